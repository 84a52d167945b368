/**
 * House rules and the rules at a glance in French.
 *
 * `names`, `meanings` and `choices` are by the key of a value of a code; `sections` and `rules` by the English
 * text, with numbers as digits.
 */

export default {
  names: {
    players: "Joueurs",
    partnerships: "Partenaires",
    lowest_rank: "Plus basse carte",
    joker: "Joker",
    hand_size: "Cartes en main",
    dummy: "Mort",
    partners_by_cut: "Partenaires par la coupe",
    two_cards_cut: "Deux cartes coupées",
    dropped_card_is_cut: "La carte tombée compte",
    cutter_chooses: "Le coupeur choisit",
    waiting_members: "Membres en attente",
    first_deal: "Première donne",
    cutting_order: "Ordre des cartes en coupant",
    new_first_deal: "Nouveau premier donneur",
    first_shuffle: "Qui mêle",
    others_shuffle: "Qui d’autre mêle",
    cut_may_be_declined: "La coupe peut être refusée",
    cut_least_lifted: "Cartes levées au moins",
    cut_least_left: "Cartes laissées au moins",
    packets: "Paquets",
    same_packets_for_all: "Mêmes paquets pour tous",
    stick_the_dealer: "Le donneur doit nommer",
    all_pass: "Tous passent",
    naming_turned_down_suit: "Couleur refusée nommée",
    assist_must_be_alone: "Assister seulement seul",
    take_over: "Reprise de la main",
    take_over_after_pass: "Reprise après avoir passé",
    take_over_settled_between_partners: "Reprise réglée entre partenaires",
    take_over_until: "Reprise jusqu’à",
    alone_until: "Annoncer seul jusqu’à",
    dealer_alone_until: "Donneur : annoncer seul jusqu’à",
    defend_alone: "Défendre seul",
    jambone: "Jambone",
    jamboree: "Jamboree",
    may_bury_turn_up: "Écarter la retourne",
    may_decline_turn_up: "Laisser la retourne",
    lead_against_lone: "Entame contre un joueur seul",
    lay_down: "Étaler",
    throw_in: "Terminer d’accord",
    tricks_gathered_by: "Qui ramasse les levées",
    point: "Point",
    march: "Marche",
    euchre: "Euchre",
    lone_point: "Point, seul",
    lone_march: "Marche, seul",
    lone_euchre: "Euchre, seul",
    jambone_point: "Point au jambone",
    jambone_march: "Marche au jambone",
    jambone_euchre: "Euchre au jambone",
    jamboree_points: "Points du jamboree",
    duel_point: "Point en duel",
    duel_march: "Marche en duel",
    duel_euchre: "Euchre en duel",
    game_points: "Points d’une partie",
    lap: "Report",
    slam_games: "Parties d’un chelem",
    rubber_games: "Parties d’une manche",
    fourth_game_if_third_laps: "Quatrième partie en cas de report",
    game_value: "Valeur d’une partie",
    love_game_value: "Valeur d’une partie blanche",
    rubber_bonus: "Prime de manche",
    point_counter: "Marque des points",
    game_counter: "Marque des parties",
    wide_bridge: "Pont large",
    lone_must_march: "Seul, il faut la marche",
    shutout_euchre: "Euchre sans levée",
    suit_needed_to_call: "Couleur exigée pour l’atout",
    partners_best: "La meilleure du partenaire",
    no_trump: "Sans atout",
    no_trump_point: "Point à sans atout",
    no_trump_march: "Marche à sans atout",
    no_trump_euchre: "Euchre à sans atout",
    no_trump_lone_point: "Point seul à sans atout",
    no_trump_lone_march: "Marche seul à sans atout",
    no_trump_lone_euchre: "Euchre seul à sans atout",
    deals_in_game: "Donnes d’une partie",
    weak_hand_deals_again: "Main faible, nouvelle donne",
    farmers_hand: "Main du fermier",
    suit_needed_to_rob: "Couleur exigée pour prendre",
    stolen_deal: "Donne volée",
  },

  meanings: {
    players: "Joueurs à la table : 4, 3 ou 2.",
    partnerships: "Si les joueurs face à face partagent une marque.",
    lowest_rank:
      "La plus basse carte du paquet : 7 fait 32 cartes, 8 en fait 28, 9 en fait 24, 10 en fait 20.",
    joker: "Si le joker est dans le paquet, comme plus haut bower au-dessus du droit.",
    hand_size: "Cartes que chaque joueur reçoit.",
    dummy: "Cartes d’un mort que le preneur reçoit; 0 sans mort.",
    partners_by_cut:
      "Si les deux plus hautes coupes jouent contre les deux plus basses; sinon les joueurs s’entendent.",
    two_cards_cut:
      "Ce qui suit une coupe qui montre deux cartes : couper de nouveau, ou la plus haute compte.",
    dropped_card_is_cut: "Si une carte qui tombe à découvert en coupant compte comme la coupe de ce joueur.",
    cutter_chooses: "Si la plus haute coupe choisit cartes et place avant les autres, une fois.",
    waiting_members:
      "Personnes en plus des joueurs qui peuvent appartenir à la table et entrer après une manche.",
    first_deal:
      "Qui donne d’abord : le premier valet donné à découvert, la plus basse ou la plus haute coupe.",
    cutting_order: "Les cartes en coupant, de la plus haute à la plus basse; la couleur ne départage pas.",
    new_first_deal:
      "Quand un nouveau premier donneur est choisi : à chaque partie, à chaque manche ou jamais; sinon la donne tourne.",
    first_shuffle:
      "Qui mêle : le donneur, le joueur à sa gauche ou son partenaire. Le donneur peut toujours mêler en dernier.",
    others_shuffle: "Qui d’autre peut mêler une fois avant la coupe : personne, le coupeur ou tous.",
    cut_may_be_declined: "Si le joueur à droite du donneur peut laisser le paquet sans le couper.",
    cut_least_lifted: "Le moins de cartes à lever dans la coupe.",
    cut_least_left: "Le moins de cartes que la coupe doit laisser.",
    packets: "Les paires de paquets permises pour les deux tours de donne.",
    same_packets_for_all: "Si tous reçoivent des paquets de même taille dans un tour.",
    stick_the_dealer: "Si le donneur doit nommer une couleur quand tous ont passé deux fois.",
    all_pass:
      "Ce qui suit quand tous passent deux fois : la donne passe à gauche, ou le même donneur donne de nouveau.",
    naming_turned_down_suit:
      "Ce que compte une annonce dans la couleur refusée : une passe, ou rien, et le joueur parle de nouveau.",
    assist_must_be_alone:
      "Si le partenaire du donneur ne peut accepter la retourne qu’en jouant seul (règle canadienne).",
    take_over: "Si le partenaire du preneur peut reprendre la main et jouer seul.",
    take_over_after_pass:
      "Si le joueur à gauche du donneur, après avoir passé, peut encore reprendre la main commandée par son partenaire.",
    take_over_settled_between_partners:
      "Si un joueur qui a annoncé seul peut reprendre la main à son partenaire qui la lui a reprise.",
    take_over_until:
      "Jusqu’à quand le partenaire du preneur peut reprendre la main, s’il ne donne pas : jusqu’à l’écart ou à l’entame.",
    alone_until:
      "Jusqu’à quand le preneur peut annoncer seul : avec l’annonce, jusqu’à l’écart ou à l’entame.",
    dealer_alone_until:
      "Jusqu’à quand le donneur peut annoncer seul quand son camp a accepté la retourne : avec l’annonce, jusqu’à l’écart ou à l’entame.",
    defend_alone: "Si un adversaire peut jouer seul contre un joueur seul.",
    jambone: "Si une main jouée seul peut l’être à découvert.",
    jamboree: "Si les cinq meilleurs atouts dans une main peuvent être montrés et marqués sans jouer.",
    may_bury_turn_up: "Si le donneur peut écarter la retourne elle-même.",
    may_decline_turn_up:
      "Si le donneur peut laisser ouvertement la retourne sur le talon et garder ses cartes.",
    lead_against_lone:
      "Qui entame la première levée contre un joueur seul : le joueur à gauche du donneur, ou le suivant qui joue; celui à gauche du joueur seul; ou le joueur seul.",
    lay_down: "Si le joueur qui entame peut étaler des levées certaines.",
    throw_in: "Si le reste d’une main peut ne pas se jouer quand tous s’entendent sur le résultat.",
    tricks_gathered_by:
      "Qui ramasse les levées d’un camp : son marqueur, le premier gagnant d’une levée, ou le gagnant de chacune.",
    point: "Points pour trois ou quatre levées (plus de la moitié, pas toutes).",
    march: "Points pour toutes les levées.",
    euchre: "Points à chaque camp adverse quand les preneurs font moins de levées qu’il n’en faut.",
    lone_point: "Points d’une main jouée seul pour plus de la moitié des levées.",
    lone_march: "Points d’une main jouée seul pour toutes les levées.",
    lone_euchre: "Points à chaque camp adverse quand un joueur seul fait moins de levées qu’il n’en faut.",
    jambone_point: "Points d’un jambone pour plus de la moitié des levées.",
    jambone_march: "Points d’un jambone pour toutes les levées.",
    jambone_euchre: "Points aux adversaires quand un jambone fait moins de levées qu’il n’en faut.",
    jamboree_points: "Points d’un jamboree.",
    duel_point: "Points d’un joueur seul contre un adversaire seul pour plus de la moitié des levées.",
    duel_march: "Points d’un joueur seul contre un adversaire seul pour toutes les levées.",
    duel_euchre: "Points de l’adversaire seul pour un euchre du joueur seul.",
    game_points: "Points qui font une partie.",
    lap: "Si les points en trop sont reportés à la partie suivante.",
    slam_games:
      "Parties que vaut une partie gagnée quand les perdants n’ont rien; 1 si elle compte comme une autre.",
    rubber_games: "Parties d’une manche, toutes jouées; 0 si les parties sont seulement comptées.",
    fourth_game_if_third_laps:
      "Si des points reportés dans la dernière partie d’une manche donnent une partie de plus.",
    game_value: "Points de manche d’une partie.",
    love_game_value: "Points de manche d’une partie gagnée quand les perdants n’ont rien.",
    rubber_bonus: "Points de manche ajoutés à qui gagne la manche.",
    point_counter: "Comment les points se montrent : en chiffres, ou avec un trois et un deux.",
    game_counter: "Comment les parties se montrent : en chiffres, ou avec les lames d’un canif.",
    wide_bridge: "Si 3-1 et 2-0 comptent comme un pont, avec 4-1 et 4-2.",
    lone_must_march: "Si un joueur seul qui ne fait pas toutes les levées est euchre.",
    shutout_euchre:
      "Points à chaque camp adverse quand les preneurs ne font aucune levée; 0 si cela compte comme un euchre ordinaire.",
    suit_needed_to_call:
      "Si un joueur doit avoir une carte de la couleur pour en faire l’atout; la retourne compte pour le donneur.",
    partners_best:
      "Si le partenaire d’un joueur seul lui donne une carte, contre laquelle le joueur seul en écarte une.",
    no_trump:
      "Si sans atout peut être nommé au deuxième tour; les valets sont alors de simples cartes de leur couleur.",
    no_trump_point:
      "Points à sans atout pour plus de la moitié des levées; 0 si elles comptent comme avec un atout.",
    no_trump_march: "Points à sans atout pour toutes les levées; 0 si elles comptent comme avec un atout.",
    no_trump_euchre:
      "Points à chaque camp adverse pour un euchre à sans atout; 0 s’il compte comme avec un atout.",
    no_trump_lone_point:
      "Points d’une main jouée seul à sans atout pour plus de la moitié des levées; 0 si elles comptent comme avec un atout.",
    no_trump_lone_march:
      "Points d’une main jouée seul à sans atout pour toutes les levées; 0 si elles comptent comme avec un atout.",
    no_trump_lone_euchre:
      "Points à chaque camp adverse pour l’euchre d’un joueur seul à sans atout; 0 s’il compte comme avec un atout.",
    deals_in_game:
      "Donnes après lesquelles le camp en avance gagne la partie; une égalité se rejoue. 0 si seuls les points finissent la partie.",
    weak_hand_deals_again:
      "La main qu’un joueur peut montrer à sa première annonce pour que le même donneur donne de nouveau : aucune; rien au-dessus d’un dix; sans figure, les as à part; ou rien au-dessus d’un dix et aucune carte de la couleur retournée.",
    farmers_hand:
      "Si un joueur qui n’a rien au-dessus d’un dix peut échanger trois cartes avec le talon à sa première annonce.",
    suit_needed_to_rob:
      "Ce que le donneur doit avoir, outre la retourne, pour la prendre de lui-même : rien, une carte de sa couleur, ou une carte naturelle, ce que le bower gauche n’est pas.",
    stolen_deal:
      "Ce qui suit quand un joueur donne hors de son tour : ce que dit la règle; la donne reste une fois la retourne montrée; ou elle revient si on la réclame pendant la donne.",
  },

  choices: {
    lowest_rank: { 7: "7", 8: "8", 9: "9", T: "10" },
    two_cards_cut: { cuts_again: "couper de nouveau", higher_counts: "la plus haute" },
    first_deal: {
      first_jack: "premier valet",
      lowest_cut: "plus basse coupe",
      highest_cut: "plus haute coupe",
    },
    new_first_deal: { each_game: "chaque partie", each_rubber: "chaque manche", never: "jamais" },
    first_shuffle: { dealer: "donneur", dealers_left: "gauche du donneur", dealers_partner: "partenaire" },
    others_shuffle: { nobody: "personne", cutter: "coupeur", everyone: "tous" },
    all_pass: { deal_passes: "la donne passe", deals_again: "donner de nouveau" },
    naming_turned_down_suit: { pass: "passe", void: "rien" },
    take_over_until: { discard: "l’écart", opening_lead: "l’entame" },
    alone_until: { call: "l’annonce", discard: "l’écart", opening_lead: "l’entame" },
    dealer_alone_until: { call: "l’annonce", discard: "l’écart", opening_lead: "l’entame" },
    lead_against_lone: {
      eldest_hand: "gauche du donneur",
      left_of_lone_player: "gauche du joueur seul",
      lone_player: "joueur seul",
    },
    tricks_gathered_by: { scorer: "marqueur", first_winner: "premier gagnant", winner: "chaque gagnant" },
    point_counter: { numbers: "chiffres", tray_and_deuce: "trois et deux" },
    game_counter: { numbers: "chiffres", penknife: "canif" },
    weak_hand_deals_again: {
      never: "jamais",
      no_ace_no_face: "rien au-dessus du dix",
      no_face: "sans figure",
      no_ace_no_face_no_trump: "rien au-dessus du dix, sans atout",
    },
    suit_needed_to_rob: { never: "rien", suit: "la couleur", natural: "une naturelle" },
    stolen_deal: { by_law: "selon la règle", stands: "elle reste", goes_back: "elle revient" },
  },

  sections: {
    "The game": "La partie",
    "The cards": "Les cartes",
    "Naming trumps": "Le choix de l’atout",
    "Playing alone": "Jouer seul",
    "Play": "Le jeu",
    "Points": "Les points",
  },

  rules: {
    "{number} players, 2 against 2, partners facing each other.":
      "{number} joueurs, deux contre deux, les partenaires face à face.",
    "{number} players, each for themselves.": "{number} joueurs, chacun pour soi.",
    "{number} points win a game.": "{number} points font une partie.",
    "{number} point wins a game.": "{number} point fait une partie.",
    "Points beyond that are carried to the next game (lap).":
      "Les points en trop sont reportés à la partie suivante.",
    "A game won with the losers at nothing counts as {number} games (slam).":
      "Une partie gagnée quand les perdants n’ont rien compte comme {number} parties (chelem).",
    "{number} games make a rubber.": "{number} parties font une manche.",
    "{number} game make a rubber.": "{number} partie fait une manche.",
    "{number} cards, {number} to ace in 4 suits.":
      "{number} cartes, {number2, select, 7 {du sept} 8 {du huit} 9 {du neuf} other {du dix}} à l’as dans quatre couleurs.",
    "{number} cards, {number} to ace in 4 suits, and the joker as the highest trump.":
      "{number} cartes, {number2, select, 7 {du sept} 8 {du huit} 9 {du neuf} other {du dix}} à l’as dans quatre couleurs, et le joker comme plus haut atout.",
    "In trumps: right bower (jack), left bower (the other jack of the colour), ace, king and down.":
      "À l’atout : bower droit (valet), bower gauche (l’autre valet de même teinte), as, roi et ainsi de suite.",
    "In the other suits: ace, king, queen, jack, 10 and down.":
      "Dans les autres couleurs : as, roi, dame, valet, dix et ainsi de suite.",
    "Each player gets {number} cards; the next card is turned up.":
      "Chaque joueur reçoit {number} cartes; la carte suivante est retournée.",
    "A dummy hand of {number} cards lies beside; the maker takes it to choose from.":
      "Un mort de {number} cartes est à côté; le preneur le prend et y choisit.",
    "First round: each player in turn calls the suit turned up, or passes. Left of the dealer begins.":
      "Premier tour : chacun à son tour demande la couleur retournée, ou passe. La gauche du donneur commence.",
    "If the turn-up is called, the dealer takes it and puts a card out.":
      "Si la retourne est demandée, le donneur la prend et écarte une carte.",
    "If the turn-up is called, the dealer may leave it and keep the hand.":
      "Si la retourne est demandée, le donneur peut la laisser et garder sa main.",
    "The dealer's partner may call it only by playing alone.":
      "Le partenaire du donneur ne peut la demander qu’en jouant seul.",
    "If all pass, the card is turned down, and each player in turn may name another suit.":
      "Si tous passent, la retourne est refusée, et chacun à son tour peut nommer une autre couleur.",
    "No trump may be named in the second round.": "Sans atout peut être nommé au deuxième tour.",
    "If the others pass again, the dealer must name a suit.":
      "Si les autres passent encore, le donneur doit nommer une couleur.",
    "If all pass again, the next player deals.": "Si tous passent encore, le joueur suivant donne.",
    "If all pass again, the same dealer deals again.":
      "Si tous passent encore, le même donneur donne de nouveau.",
    "You may name a suit only if you hold a card of it.":
      "Vous ne pouvez nommer une couleur que si vous en avez une carte.",
    "A maker may play alone, without the partner, and says so with the call.":
      "Le preneur peut jouer seul, sans partenaire, et le dit avec l’annonce.",
    "A maker may play alone, without the partner, and says so by the discard at the latest.":
      "Le preneur peut jouer seul, sans partenaire, et le dit à l’écart au plus tard.",
    "A maker may play alone, without the partner, and says so by the first lead at the latest.":
      "Le preneur peut jouer seul, sans partenaire, et le dit à la première entame au plus tard.",
    "A maker may play alone, without the dummy, and says so with the call.":
      "Le preneur peut jouer seul, sans le mort, et le dit avec l’annonce.",
    "A maker may play alone, without the dummy, and says so by the discard at the latest.":
      "Le preneur peut jouer seul, sans le mort, et le dit à l’écart au plus tard.",
    "A maker may play alone, without the dummy, and says so by the first lead at the latest.":
      "Le preneur peut jouer seul, sans le mort, et le dit à la première entame au plus tard.",
    "The maker's partner may take the hand over and play alone.":
      "Le partenaire du preneur peut reprendre la main et jouer seul.",
    "1 adversary may then defend alone.": "Un adversaire peut alors défendre seul.",
    "A lone hand may be played face up (jambone), for {number} points for all tricks.":
      "Une main jouée seul peut l’être à découvert (jambone), pour {number} points à toutes les levées.",
    "The 5 best trumps in 1 hand may be shown for {number} points (jamboree).":
      "Les cinq meilleurs atouts dans une main peuvent être montrés pour {number} points (jamboree).",
    "A lone hand that does not take all the tricks is euchred.":
      "Un joueur seul qui ne fait pas toutes les levées est euchre.",
    "The player left of the dealer leads to the first trick; then the winner of each trick leads.":
      "Le joueur à gauche du donneur entame la première levée; ensuite, le gagnant de chaque levée entame.",
    "Against a lone hand the player left of the lone player leads.":
      "Contre un joueur seul, le joueur à sa gauche entame.",
    "Against a lone hand the lone player leads.": "Le joueur seul entame sa première levée.",
    "Follow the suit led if you can. The left bower belongs to the trump suit. Otherwise play any card.":
      "Fournissez la couleur entamée si vous le pouvez. Le bower gauche est de la couleur d’atout. Sinon, jouez n’importe quelle carte.",
    "The highest trump wins the trick, or without trumps the highest card of the suit led.":
      "Le plus haut atout gagne la levée, ou sans atout la plus haute carte de la couleur entamée.",
    "Makers, {number} to {number} tricks: {number}. All {number} tricks: {number}.":
      "Preneurs, {number} à {number2} levées : {number3}. Les {number4} levées : {number5}.",
    "Makers, fewer than {number} tricks (euchre): {number} to the others.":
      "Preneurs, moins de {number} levées (euchre) : {number2} aux autres.",
    "Alone, {number} to {number} tricks: {number}. Alone, all {number}: {number}.":
      "Seul, {number} à {number2} levées : {number3}. Seul, les {number4} : {number5}.",
    "A lone hand euchred: {number} to the others.": "Un joueur seul euchre : {number} aux autres.",
    "Makers without a trick: {number} to the others.": "Preneurs sans levée : {number} aux autres.",
  },
};
