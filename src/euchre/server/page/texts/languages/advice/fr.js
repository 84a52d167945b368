/** Advice in French: what the server says of a choice, by the key of each sentence. See `../../advice.js`. */

export default {
  /** Acts as they are advised, where a button says it otherwise. */
  acts: {
    "leads {card}": "entamer avec {card, the}",
    "plays {card}": "jouer {card, the}",
    "declines the turn-up": "laisser la retourne",
    "waives": "y renoncer",
    "takes the dummy": "prendre le mort",
    "lays down": "étaler la main",
    "agrees": "accepter",
    "objects": "refuser",
    "proposes {number}": "proposer {number, plural, one {# levée} other {# levées}} aux preneurs",
  },

  /** Verbs whose subject is a side: with a partner, or one player. */
  sides: {
    yours: "votre camp",
    of: "le camp de {seat}",
  },

  sentences: {
    "do": "{act}.",
    "do-not": "Ne pas {act}.",
    "forced": "C’est le seul coup permis.",
    "no-maxim": "Le livre n’a pas de maxime pour ce choix : les règles générales décident.",
    "no-reason": "Le joueur « {player} » ne donne pas de raison.",

    "score":
      "{seat, select, you {Votre camp} other {Le camp de {seat}}} a {mine, plural, one {# point} other {# points}} sur {of}, l’autre camp {theirs}.",
    "place":
      "{seat, select, you {Vous êtes} other {{seat} est}} {place, select, eldest {à la gauche du donneur} second {partenaire du donneur, et deuxième à parler} third {à la droite du donneur} other {le donneur}}.",
    "best-suit":
      "{seat, select, you {Votre meilleure couleur est} other {La meilleure couleur de {seat} est}} {suit, suit}.",
    "held":
      "{next, select, none {Avec} other {Dans l’autre couleur de même teinte, avec}} {suit, suit} comme atout, {seat, select, you {vous avez} other {{seat} a}} {count, plural, one {# atout} other {# atouts}} : {trumps}{counted, select, none {} other {, la retourne comprise}}.{others, select, none {} other { Autres cartes : {others}.}}",
    "held-none":
      "{next, select, none {Avec} other {Dans l’autre couleur de même teinte, avec}} {suit, suit} comme atout, {seat, select, you {vous n’avez} other {{seat} n’a}} aucun atout, seulement {others}.",
    "held-no-trump": "Sans atout, {seat, select, you {vous avez} other {{seat} a}} {others}.",
    "discard-only":
      "{card, the} est la seule carte à {suit, suit} : sans elle, il n’en reste plus dans la main.",
    "discard-lowest":
      "{card, the} est la plus basse de {count, plural, one {# carte} other {# cartes}} à {suit, suit}.",
    "made-by":
      "{relation, select, self {{maker, select, you {Vous avez} other {{maker} a}}} partner {{seat, select, you {Votre partenaire} other {Le partenaire de {seat}}} a} side {{maker}, du même camp, a} other {{maker}, un adversaire, a}} {call, select, take_up {pris la retourne} assist {assisté} order_up {commandé la retourne} other {fait l’atout}} : {suit, suit}{alone, select, none {} maker {, et {maker, select, you {jouez} other {joue}} seul} other {, et {lone, select, you {vous jouez} other {{lone} joue}} seul}}.",
    "trumps-out":
      "{count, plural, =0 {Il ne reste aucun autre atout.} one {Un atout n’a pas encore été vu.} other {# atouts n’ont pas encore été vus.}}",
    "best-left": "{card, the} est la plus forte carte à {suit, suit} qui reste.",
    "best-trump": "{card, the} est l’atout le plus fort qui reste.",
    "only-card":
      "{card, the} est {seat, select, you {votre seule carte} other {la seule carte de {seat}}} à {suit, suit}.",
    "open": "{seat, select, you {Votre main} other {La main de {seat}}} est découverte : {cards}.",
    "led-and-wins":
      "{relation, select, partner {{seat, select, you {Votre partenaire} other {Le partenaire de {seat}}}} adversary {{holder}, un adversaire,} side {{holder}, du même camp,} other {{holder}}} a entamé avec {card, the} et tient la levée pour l’instant.",
    "led-other-wins":
      "L’entame est {card, the}; {relation, select, partner {{seat, select, you {votre partenaire} other {le partenaire de {seat}}}} adversary {{holder}, un adversaire,} side {{holder}, du même camp,} other {{holder}}} tient la levée pour l’instant avec {best, the}.",
    "void":
      "{seat, select, you {Vous n’avez} other {{seat} n’a}} pas de {suit, suit} et {seat, select, you {pouvez} other {peut}} {ruffs, select, none {} other {couper ou }}{seat, select, you {vous} other {se}} défausser.",
    "behind":
      "{count, plural, =0 {Personne ne joue après {seat}} other {À jouer encore après {seat} : {seats}}}.",

    "agree": "Continuer ne peut rien rapporter de plus.",
    "object": "Continuer peut rapporter plus, et ne coûte rien.",
    "jamboree":
      "Avec {suit, suit} comme atout, la main a les cinq cartes les plus fortes et ne peut perdre aucune levée.",
    "expects-alone":
      "Avec {suit, suit} comme atout, {side, select, you {vous pouvez} other {{side} peut}} espérer environ {hoped, plural, one {# levée} other {# levées}} : assez pour les tenter toutes, seul.",
    "expects-enough":
      "Avec {suit, suit} comme atout, {side, select, you {vous pouvez} other {{side} peut}} espérer environ {hoped, plural, one {# levée} other {# levées}}, et {need} suffisent pour parler.",
    "expects-stuck":
      "Avec {suit, suit} comme atout, {side, select, you {vous pouvez} other {{side} peut}} espérer environ {hoped, plural, one {# levée} other {# levées}}, moins que les {need} d’usage, mais le donneur doit nommer une couleur.",
    "expects-less":
      "Avec {suit, suit} comme atout, {side, select, you {vous pouvez} other {{side} peut}} espérer environ {hoped, plural, one {# levée} other {# levées}}, moins que les {need} d’usage, mais cela vaut encore mieux que {act}.",
    "expects-but":
      "Avec {suit, suit} comme atout, {side, select, you {vous pouvez} other {{side} peut}} espérer environ {hoped, plural, one {# levée} other {# levées}}. Cela suffit souvent pour parler, mais ici mieux vaut {act}.",
    "expects-needs":
      "Avec {suit, suit} comme atout, {side, select, you {vous pouvez} other {{side} peut}} espérer environ {hoped, plural, one {# levée} other {# levées}}, et il en faut environ {need} pour parler.",
    "trumps-worth-more": "Les autres atouts et les autres cartes de la main valent plus.",
    "only-of-suit":
      "C’est {seat, select, you {votre seule carte} other {la seule carte de {seat}}} à {suit, suit} : sans elle, {seat, select, you {vous pouvez} other {{seat} peut}} couper {suit, suit}.",
    "lowest-of-suit":
      "C’est la plus basse à {suit, suit} dans {seat, select, you {votre main} other {la main de {seat}}}, et les autres cartes valent plus.",
    "others-worth-more": "Les autres cartes valent plus.",
    "highest-left":
      "C’est la plus forte carte à {suit, suit} qui reste{sure, select, none {; elle gagne donc si personne ne la coupe} other {, et personne ne peut la couper; elle gagne donc}}.",
    "only-then-ruff":
      "C’est {seat, select, you {votre seule carte} other {la seule carte de {seat}}} à {suit, suit} : ensuite, {seat, select, you {vous pouvez} other {{seat} peut}} couper {suit, suit}.",
    "keeps": "Cela garde {card, the} pour une levée suivante.",
    "least": "Aucune carte n’est sûre de gagner, et {card, the} est la moins chère à donner.",
    "last-trump": "Il ne reste aucun autre atout : il fait donc la levée.",
    "highest-trump":
      "C’est l’atout le plus fort qui reste : il gagne et {ours, select, none {prend des atouts à l’adversaire} other {fait tomber les atouts}}.",
    "draws":
      "{ours, select, none {Cela prend des atouts à l’adversaire} other {Cela fait tomber les atouts}}, et moins de cartes des autres couleurs pourront être coupées.",
    "friend-wins":
      "{relation, select, partner {{seat, select, you {Votre partenaire} other {Le partenaire de {seat}}}} other {{holder}, du même camp,}} tient la levée : {how, select, no-ruff {inutile de couper} throw-off {défaussez une carte de trop} lowest {donnez la plus basse à {suit, suit}} other {{card, the} peut partir}}.",
    "ruff-later": "Les atouts valent plus ensuite qu’en coupant {best, the} maintenant.",
    "beats-later": "{card, the} battrait {best, the}, mais vaut plus pour une levée suivante.",
    "nothing-beats":
      "{seat, select, you {Vous n’avez} other {{seat} n’a}} rien qui batte {best, the} : {how, select, throw-off {défaussez une carte de trop} lowest {donnez la plus basse à {suit, suit}} other {{card, the} peut partir}}.",
    "takes-from-friend":
      "Cela prend la levée {relation, select, partner {{seat, select, you {à votre partenaire} other {au partenaire de {seat}}}} other {à {holder}}}, et {seat, select, you {vous entamez} other {{seat} entame}} la suivante.",
    "only-winner": "C’est la seule carte qui gagne la levée.",
    "wins-cheaply": "Cela gagne la levée au plus bas prix.",
    "wins": "Cela gagne la levée.",
    "unbeatable": "Rien ne peut la battre : elle fait donc la levée.",
    "friend-beaten":
      "{relation, select, partner {{seat, select, you {Votre partenaire} other {Le partenaire de {seat}}}} other {{holder}}} tient la levée avec {best, the}, mais elle n’est pas sûre; à jouer encore : {seats}.",
    "beats-unless": "Cela bat {best, the} et gagne si personne ne coupe.",
    "beats-cheaply": "Cela bat {best, the} au plus bas prix; à jouer encore : {seats}.",
    "beats-harder":
      "Cela bat {best, the} et se laisse battre moins facilement qu’une carte plus basse; à jouer encore : {seats}.",

    "worth": "{act} vaut {points} pt en moyenne.",
    "worth-beside": "{act} vaut {points} pt en moyenne, {other} {points2}.",
    "both-worth": "Les deux valent {points} pt en moyenne.",
    "game-chances": "La chance de gagner la partie est de {game}, contre {game2}.",
    "score-decides":
      "{act} {better, select, better {rapporte plus de} other {rapporte autant de}} points, mais à ce pointage gagne la partie moins souvent.",
    "score-no-more": "{act} rapporte plus de points, mais à ce pointage ne gagne pas la partie plus souvent.",
    "a-little-better": "D’après ces estimations, {act} est un peu mieux.",
    "a-little-worse": "{act}{next, select, none {} other {, le deuxième choix,}} est un peu moins bon.",
    "worse":
      "{act}{next, select, none {} other {, le deuxième choix,}} est {how, select, far {de loin} other {nettement}} moins bon{hardly, select, none {} other {, même si cela ne change presque rien à la chance de gagner la partie}}.",
    "nearly-as-good": "C’est serré : {act} est presque aussi bon.",
    "just-as-good": "Il est tout aussi bon de {act}.",
    "alone-more":
      "Seul, {seat, select, you {vous faites} other {{seat} fait}} toutes les levées dans {often} des cas, et cela rapporte plus.",
    "alone-only":
      "Seul, {seat, select, you {vous ne faites} other {{seat} ne fait}} toutes les levées que dans {often} des cas.",
    "call-euchred": "Cette annonce finit en euchre dans {often} des cas.",
    "act-euchred": "{act} finit en euchre dans {often} des cas.",
    "euchre-march":
      "{side, select, you {Vous subissez} other {{side} subit}} un euchre dans {often} des cas et {side, select, you {faites} other {fait}} toutes les levées dans {march}.",
    "scores":
      "{ours, select, none {Les preneurs subissent un euchre} other {{side, select, you {Vous marquez} other {{side} marque}}}} dans {often} des cas, contre {often2}.",
    "marches":
      "{ours, select, none {Les preneurs font} other {{side, select, you {Vous faites} other {{side} fait}}}} toutes les levées dans {march} des cas, contre {march2}.",
    "scores-marches":
      "{ours, select, none {Les preneurs subissent un euchre} other {{side, select, you {Vous marquez} other {{side} marque}}}} dans {often} des cas, contre {often2}, {joined, select, and {et} other {mais}} {ours, select, none {font} other {{side, select, you {faites} other {fait}}}} toutes les levées dans {march}, contre {march2}.",
    "score-matters": "Le pointage compte : pour les seuls points, il vaudrait mieux {act}.",
    "turn-for":
      "{act} gagne le plus si {relation, select, partner {le partenaire} other {{seat}}} {card, select, none {n’a pas de {suit, suit}} other {a {card, the}}} (probabilité {chance}) : alors, c’est mieux de {more} pt.",
    "turn-against":
      "Mais si {relation, select, partner {le partenaire} other {{seat}}} {card, select, none {n’a pas de {suit, suit}} other {a {card, the}}} (probabilité {chance}), il vaudrait mieux {act}.",

    "question":
      "{game}. {dealer, select, you {Vous donnez} other {{dealer} donne}}; {scored, select, none {personne n’a encore de point} other {vous avez {mine, plural, one {# point} other {# points}} sur {of}, l’autre camp {theirs}}}. Que faites-vous?",
    "right": "Juste.",
    "not-best": "Ce n’est pas le meilleur choix.",
    "loses": "Il perd {lost} pt en moyenne.",
    "better": "Mieux : {act}.",
    "book-would": "Le livre dit : {act}.",
    "no-estimate": "La partie ne montre pas assez de cartes pour une estimation de notre part.",
    "estimate-prefers":
      "Notre propre estimation préfère {act}, de {more} pt : le livre joue pour ce qu’il a vu.",
    "layout":
      "Dans la donne d’où il vient : {hands}. C’est une répartition parmi beaucoup d’autres; elle ne décide de rien.",

    "maxim": "{maxim}, {heading} : {says}",
    "maxim-of": "{author}, {maxim} : {says}",
    "see-maxim": "Voir {author}, {maxim} ({heading}).",
    "against-score": "La maxime {maxim} ({heading}) dit autre chose, mais ici le pointage décide.",
    "against-hardly": "La maxime {maxim} ({heading}) dit autre chose, mais ici cela ne change presque rien.",
    "against-cost": "La maxime {maxim} ({heading}) dit autre chose; ici, cela coûterait {lost} pt.",
    "why": "Pourquoi? {reason}",
    "firmly":
      "{strength, select, always {Le livre ne fait pas d’exception.} never {Le livre ne fait pas d’exception.} strongly {Le livre y tient.} usually {C’est le choix habituel, avec des exceptions.} avoid {C’est le choix habituel, avec des exceptions.} permitted {Le livre le permet sans le demander : le choix est serré.} other {Cela dépend du pointage : à un autre pointage, le choix peut changer.}}",
    "maxims-differ": "Des maximes de même force se contredisent ici : le choix est serré.",
    "maxims-agree": "Maximes du même avis : {maxims}.",
    "others-agree": "Autres maximes du même avis : {maxims}.",
    "otherwise-outweighed": "D’un autre avis : {maxims}, mais {weightier} passe avant.",
    "otherwise-score": "D’un autre avis : {maxims}, mais ici le pointage décide.",
    "otherwise-reasons": "D’un autre avis : {maxims}, mais ici d’autres raisons sont plus fortes.",
    "otherwise-little": "D’un autre avis : {maxims}, mais ici la différence est presque nulle.",
    "otherwise-cost": "D’un autre avis : {maxims}, mais ici cela coûterait {lost} pt.",
    "other-book": "Ce conseil vient de : {author}. Ce n’est pas le livre de cette partie ({game}).",
    "no-book": "Ce conseil vient de : {author}. Aucun n’a été imprimé pour cette partie ({game}).",
  },
};
