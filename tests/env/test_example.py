"""The example of a learner runs, and its network learns."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.env import ACTIONS, layout_of
from euchre.laws import load_code
from examples.learn import Policy, Step, main


def test_the_example_trains_and_saves_its_layers(
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    saved = tmp_path_factory.mktemp("learned") / "layers.npz"
    options = ["--deals", "60", "--rows", "8", "--hidden", "8", "--save", str(saved)]
    monkeypatch.setattr("sys.argv", ["learn.py", *options])
    main()
    assert "points a deal" in capsys.readouterr().out
    with np.load(saved) as layers:
        assert [layers[name].shape for name in layers] == [
            (layout_of(load_code("modern")).size, 8),
            (8, len(ACTIONS)),
        ]


def test_a_policy_comes_to_prefer_the_action_that_wins() -> None:
    random = np.random.default_rng(1)
    policy = Policy(bits=4, hidden=16, rate=0.05, random=random)
    mask = np.zeros(len(ACTIONS), np.bool_)
    mask[[3, 7]] = True
    for _ in range(60):
        seen = random.integers(0, 2, (64, 4), np.uint8)
        actions = random.choice([3, 7], 64)
        steps: list[Step] = [
            (bits, mask, int(action), 1.0 if (action == 3) == bool(bits[0]) else -1.0)
            for bits, action in zip(seen, actions, strict=True)
        ]
        policy.learn(steps)
    chances, _ = policy.probabilities(
        np.array([[1, 0, 1, 0], [0, 1, 1, 0]], np.uint8), np.array([mask, mask])
    )
    assert chances[0, 3] > 0.9
    assert chances[1, 7] > 0.9
    assert chances[:, ~mask].max() == 0
