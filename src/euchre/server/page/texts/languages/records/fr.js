/**
 * What is wrong with a record, and the remarks on the coups of 1888, in French.
 *
 * `places` and `faults` are by the form of the English sentence, where `{name}` stands for any words;
 * `remarks` are by the English remark.
 */

export default {
  places: {
    "line {number}, column {number}: {name}": "Ligne {number}, colonne {number2} : {name}",
    "line {number}: {name}": "Ligne {number} : {name}",
    "{name}; line {number} says '{name}'": "{name}; la ligne {number} dit « {name2} »",
  },

  faults: {
    // The lines of a record.
    "expected '{name}', found '{name}'":
      "la première ligne d’une feuille est « {name} »; ici, elle est « {name2} »",
    "'{name}' is another version; this reader reads '{name}'":
      "« {name} » est une autre version; seule « {name2} » est lue ici",
    "the head names no code; expected a line 'code {name}'":
      "l’en-tête ne nomme aucun jeu; il y faut une ligne « code {name} »",
    "'{name}' is not a score here; write it as '{name}'":
      "« {name} » n’est pas un pointage ici; écrivez-le comme « {name2} »",
    "'{name}' is a header field and must come before the first act or deal":
      "« {name} » est un champ d’en-tête et doit venir avant la première donne et le premier coup",
    "there is a second '{name}'; a record has one": "il y a un deuxième « {name} »; une feuille n’en a qu’un",
    "expected the title in double quotes, found '{name}'":
      "le titre doit être entre guillemets droits; ici, il y a « {name} »",
    "'{name}' is not a date; write it as 2026-11-21, or with a time 2026-11-21T19:30":
      "« {name} » n’est pas une date; écrivez 2026-11-21, ou 2026-11-21T19:30 avec l’heure",
    "'{name}' is not a header field; after x- only a-z, 0-9, . and - are allowed":
      "« {name} » n’est pas un champ d’en-tête; après x-, seuls a à z, 0 à 9, le point et le tiret sont permis",
    "an act is missing between two commas": "il manque un coup entre deux virgules",
    "'{name}' does not begin a deal; write 'deal 7 by A', if needed with 'for B' for the player whose deal it is, and 'with red pack'":
      "« {name} » ne commence pas une donne; écrivez « deal 7 by A », au besoin avec « for B » pour le joueur dont c’est la donne, et « with red pack »",
    "there is no seat {name} at this table": "il n’y a pas de place {name} à cette table",
    "there is no side {name} at this table": "il n’y a pas de camp {name} à cette table",
    "expected deal {name}, found deal {name}": "la donne {name} devrait suivre; ici, c’est la donne {name2}",
    "a rule is one value; this text is too long": "une règle est une seule valeur; ce texte est trop long",
    "'{name}' is not a rule; write it as stick_the_dealer = false":
      "« {name} » n’est pas une règle; écrivez par exemple stick_the_dealer = false",
    "unknown header field '{name}'; did you mean {name}? known are {name} and names that begin with x-":
      "« {name} » n’est pas un champ d’en-tête; vouliez-vous dire « {name2} »? Les champs sont {name3}, et les noms qui commencent par x-",
    "unknown header field '{name}'{name} known are {name} and names that begin with x-":
      "« {name} » n’est pas un champ d’en-tête; les champs sont {name3}, et les noms qui commencent par x-",
    "only a person takes or leaves a seat, not {name}":
      "seule une personne prend ou quitte une place, pas {name}",
    "{name} keeps no score; only a side does": "{name} n’a pas de pointage; seul un camp en a un",
    "only the table as a whole can do '{name}', not {name}":
      "seule la table entière peut faire « {name} », pas {name2}",
    "only a person by name can do '{name}', not {name}":
      "seule une personne nommée peut faire « {name} », pas {name2}",
    "only a seat can do '{name}', not {name}": "seule une place peut faire « {name} », pas {name2}",

    // Words of a line.
    "'{name}' cannot play a card; only a seat can":
      "« {name} » ne peut pas jouer de carte; seule une place le peut",
    "'{name}' is not an actor; write {name}":
      "« {name} » n’est pas un acteur; écrivez A, B, C, D, A+C, B+D, table ou un nom entre guillemets droits",
    "expected an actor {name} and an act, found '{name}'":
      "une ligne commence par un acteur (A, B, C, D, A+C, table ou un nom entre guillemets droits) et un coup; ici, il y a « {name2} »",
    "'{name}' is not an act; did you mean {name}?":
      "« {name} » n’est pas un coup; vouliez-vous dire {name2}?",
    "'{name}' is not an act{name}": "« {name} » n’est pas un coup",
    "'{name}' is not an act": "« {name} » n’est pas un coup",
    "'{name}' is not a suit; write spades, hearts, diamonds or clubs":
      "« {name} » n’est pas une couleur; écrivez spades, hearts, diamonds ou clubs",
    "'{name}' is not a rank; write one of 7 8 9 T J Q K A":
      "« {name} » n’est pas une hauteur; écrivez 7, 8, 9, T, J, Q, K ou A",
    "'{name}' is not a card; write rank then suit, as TH for the ten of hearts":
      "« {name} » n’est pas une carte; écrivez la hauteur puis la couleur : TH pour le dix de cœur",
    "'{name}' is not a seat; write A, B, C or D": "« {name} » n’est pas une place; écrivez A, B, C ou D",
    "'{name}' is not a side; write A+C or B+D, or one letter where each player is a side":
      "« {name} » n’est pas un camp; écrivez A+C ou B+D, ou une seule lettre si chacun joue pour soi",

    // The game and its house rules.
    "there is no code '{name}'; the codes are {name}":
      "le jeu « {name} » n’existe pas; les jeux sont {name2}",
    "unknown key '{name}': did you mean {name}? {name}":
      "la règle « {name} » n’existe pas; vouliez-vous dire {name2}?",
    "unknown key '{name}': {name}": "la règle « {name} » n’existe pas",
    "{name} = {name} is not allowed: {name} is {name}":
      "{name} = {name2} n’est pas permis; les valeurs sont : {name4}",

    // What cannot have happened.
    "'{name}' cannot be done": "« {name} » n’est pas possible",
    "'{name}' cannot be: no deal has begun": "« {name} » n’est pas possible : aucune donne n’a commencé",
    "'{name}' cannot be: no cards are dealt yet":
      "« {name} » n’est pas possible : aucune carte n’est encore donnée",
    "'{name}' cannot be: no cards are being dealt; 'deal N by SEAT' begins a deal":
      "« {name} » n’est pas possible : personne ne donne; « deal N by PLACE » commence une donne",
    "'{name}' cannot be: {number} cards are left in the pack":
      "« {name} » n’est pas possible : il reste {number, plural, one {# carte} other {# cartes}} dans le paquet",
    "'{name}' cannot be: a player counts, or the hand is named that is counted":
      "« {name} » n’est pas possible : un joueur compte, ou il faut nommer la main qui est comptée",
    "'{name}' cannot be: no dummy is dealt in this game":
      "« {name} » n’est pas possible : ce jeu n’a pas de mort",
    "'{name}' cannot be: the record knows of another number of cards":
      "« {name} » n’est pas possible : la feuille montre un autre nombre de cartes",
    "'{name}' cannot be: {name} does not hold {name}":
      "« {name} » n’est pas possible : {name2} n’a pas {name3}",
    "'{name}' cannot be: {name} does not hold all these cards":
      "« {name} » n’est pas possible : {name2} n’a pas toutes ces cartes",
    "'{name}' cannot be: {name} has played no {name}":
      "« {name} » n’est pas possible : {name2} n’a pas joué {name3}",
    "'{name}' cannot be: {name} has no cards": "« {name} » n’est pas possible : {name2} n’a pas de cartes",
    "'{name}' cannot be: {name} has no {name} or there is no trick {number}":
      "« {name} » n’est pas possible : {name2} n’a pas {name3}, ou il n’y a pas de levée {number}",
    "'{name}' cannot be: {name} is not a player at this table":
      "« {name} » n’est pas possible : {name2} ne joue pas à cette table",
    "'{name}' cannot be: {name} has put nothing out, or does not hold {name}":
      "« {name} » n’est pas possible : {name2} n’a rien écarté, ou n’a pas {name3}",
    "'{name}' names no card; what is shown is seen by all":
      "« {name} » ne nomme aucune carte; ce qui est montré est vu de tous",
    "'{name}' cannot be{name}": "« {name} » n’est pas possible",
    "'{name}' is void: all draw from one pack": "« {name} » ne compte pas : tous tirent d’un seul paquet",
    "'{name}' marks nothing: {name} keeps no score here":
      "« {name} » ne marque rien : {name2} n’a pas de pointage ici",
    "'{name}' is too early: points are marked when the deal is over":
      "« {name} » vient trop tôt : les points se marquent à la fin de la donne",
    "'{name}' is not possible: {name}": "« {name} » n’est pas possible à ce moment",
    "{name} is here already": "{name} est déjà là",
    "{name} is not here": "{name} n’est pas là",
    "{name} is not here; {name}": "{name} n’est pas là",
    "no deal begins before the table is formed and all seats are taken":
      "aucune donne ne commence avant que la table soit formée et que toutes les places soient prises",
    "nobody sits in seat {name}: its player or a substitute takes it first":
      "personne n’occupe la place {name} : son joueur ou un remplaçant doit d’abord la prendre",
    "a deal is in progress; the next begins when it is over":
      "une donne est en cours; la suivante commence quand elle est finie",
    "no dealer has been drawn": "personne n’a été désigné pour donner",
    "this is too long: {number} of its entries are replayed":
      "la feuille est trop longue : {number} de ses entrées sont montrées",
    "this deal is too long: {number} of its acts are replayed":
      "cette donne est trop longue : {number} de ses coups sont montrés",
    "this is not text; a record is text in UTF-8":
      "ceci n’est pas du texte; une feuille est un texte en UTF-8",
    "these records are of different games; review them one by one":
      "ces feuilles sont de jeux différents; analysez-les une à une",
    "this record cannot be reviewed: {name}": "cette feuille ne peut pas être analysée : {name}",

    // Files of other programs.
    "this is not valid JSON: {name}": "ceci n’est pas du JSON valide",
    "this JSON cannot be read: {name}": "ce JSON est illisible",
    "{name} is not valid JSON": "{name} n’est pas du JSON valide",
    "{name} is too large a number": "{name} est un nombre trop grand",
    "the key '{name}' appears twice in one object": "la clé « {name} » est deux fois dans un objet",
    "the file is an object {...}, not {name}": "le fichier doit être un objet, et non {name}",
    "{name} is an object {...}, not {name}": "{name} doit être un objet, et non {name2}",
    "unknown key '{name}'; known are {name}": "la clé « {name} » est inconnue; les clés sont {name2}",
    "'{name}' is missing": "il manque « {name} »",
    "{name} is a list [...], not {name}": "{name} doit être une liste, et non {name2}",
    "{name} is a text, not {name}": "{name} doit être un texte, et non {name2}",
    "{name} holds an incomplete character, {name}": "{name} contient un caractère incomplet, {name2}",
    "{name} is a whole number from {name} to {name}, not {name}":
      "{name} doit être un nombre entier de {name2} à {name3}, et non {name4}",
    "{name} is true or false, not {name}": "{name} doit être true ou false, et non {name2}",
    "{name}: '{name}' is not a card before the trump is settled":
      "{name} : « {name2} » n’est pas une carte avant que l’atout soit fixé",
    "{name}: {name} is not a card; EGN writes Th for the ten of hearts":
      "{name} : {name2} n’est pas une carte; EGN écrit Th pour le dix de cœur",
    "{name}: '{name}' is only partly known, which a record cannot hold":
      "{name} : « {name2} » n’est connue qu’en partie, ce qu’une feuille ne peut pas contenir",
    "{name}: {name} is not played under any code here":
      "{name} : cette règle ne se joue dans aucun jeu d’ici",
    "{name}.num_players: only games of four players are read":
      "{name}.num_players : seules les parties à quatre sont lues",
    "{name}.loner_lead is {name}, not {name}": "{name}.loner_lead doit être {name2}, et non {name3}",
    "{name}: either winning_score or num_deals ends a game, and the other is 0":
      "{name} : une partie finit par winning_score ou par num_deals, et l’autre est 0",
    "{name}: EGN does not say which cards are put out when a player goes under":
      "{name} : EGN ne dit pas quelles cartes un joueur échange avec le talon",
    "{name}: cards are given to a lone player only, under partners_best":
      "{name} : on ne donne des cartes qu’à un joueur seul, avec la règle partners_best",
    "{name}: the lone player, {name}, and their partner, {name}, exchange one card":
      "{name} : le joueur seul, {name2}, et son partenaire, {name3}, échangent une carte",
    "{name}fileType is '{name}', not {name}": "{name}fileType doit être « {name2} », et non {name3}",
    "fileType is '{name}', not {name}": "fileType doit être « {name} », et non {name2}",
    "{name}version {name} is not known; {name} to {name} are read":
      "la version {name2} est inconnue; {name3} à {name4} sont lues",
    "version {name} is not known; {name} to {name} are read":
      "la version {name} est inconnue; {name2} à {name3} sont lues",
    "version {name} is not known; {name} is read": "la version {name} est inconnue; {name2} est lue",
    "{name}.date: '{name}' is not a date such as 2026-11-21":
      "{name}.date : « {name2} » n’est pas une date comme 2026-11-21",
    "{name}.phases is EUCHRE_BIDDING, then TRICK_PLAY, not {name}":
      "{name}.phases doit être EUCHRE_BIDDING, puis TRICK_PLAY, et non {name2}",
    "{name}.playerCards has {name} hands at a table of four":
      "{name}.playerCards a {name2} mains à une table de quatre",
    "{name}.upCard: EGN {name}, and a deal cannot be recorded without it":
      "{name}.upCard : la retourne, ou la couleur du joker, n’est pas dite, et une donne ne peut pas être notée sans elle",
    "{name}.isAlone: nobody made the trump, so nobody plays alone":
      "{name}.isAlone : personne n’a fait l’atout, donc personne ne joue seul",
    "{name}: trump is settled or all have passed, so nobody calls any more":
      "{name} : l’atout est fixé ou tous ont passé; plus personne ne parle",
    "{name}: the call is not known": "{name} : l’annonce n’est pas connue",
    "{name}: {name} is not a call; EGN has Pass, Order, s, h, d, c and n":
      "{name} : {name2} n’est pas une annonce; EGN a Pass, Order, s, h, d, c et n",
    "{name}.discard: the dealer took up no card, so there is no discard":
      "{name}.discard : le donneur n’a pas pris la retourne, il n’y a donc pas d’écart",
    "{name}: nobody may defend alone here": "{name} : personne ne peut défendre seul ici",
    "{name}.isAlone contradicts the calls": "{name}.isAlone contredit les annonces",
    "{name}.tricks[{name}] has {name} cards, and {name} play":
      "{name}.tricks[{name2}] a {name3} cartes, et {name4} joueurs jouent",
    "{name}.initialLead is {name} by the rules of the game":
      "{name}.initialLead doit être {name2} selon les règles du jeu",
    "{name}: everybody saw the card played, so it must be named":
      "{name} : tous ont vu la carte jouée, elle doit donc être nommée",
    "{name}: nobody plays in this deal now": "{name} : plus personne ne joue dans cette donne",
    "{name} is two numbers below {name}, the points of a game, not {name}":
      "{name} doit être deux nombres sous {name2}, les points d’une partie, et non {name3}",
    "{name}.phaseNumber is {name} here": "{name}.phaseNumber doit être {name2} ici",
    "{name}: '{name}' is not one of the {name} calls or cards":
      "{name} : « {name2} » n’est pas une des {name3} annonces ou cartes",
    "games is empty; a match has at least one game": "games est vide; un match a au moins une partie",
    "{name}.id '{name}' stands twice": "{name}.id : « {name2} » y est deux fois",
    "{name}.players is four different ids of metadata.players, not {name}":
      "{name}.players doit être quatre id différents de metadata.players, et non {name2}",
  },

  remarks: {
    "D ruffs with the ten, and A could beat it with the right bower. A throws a loser on it instead.":
      "D coupe du dix, et A pourrait le battre avec le bower droit. Il y défausse plutôt une perdante.",
    "Not to be done when C has assisted.": "À ne pas faire quand C a assisté.",
    "the coup: over-ruffing with JC costs the point":
      "le coup : surcouper du valet de trèfle coûterait le point",
    "king before ace, in case B holds a trump to spare":
      "le roi avant l’as, au cas où B aurait un atout de trop",
    "A follows with the turned-up king, which all have seen, and so keeps the queen out of sight.":
      "A fournit le roi de la retourne, que tous ont vu, et garde ainsi sa dame cachée.",
    "B leaves trumps alone and the makers get their point; 8H at once would have euchred them.":
      "B ne rejoue pas atout, et les preneurs font leur point; le huit de cœur tout de suite les aurait mis en euchre.",
    "The tale stops after the second trick.": "Le récit s’arrête après la deuxième levée.",
    "the coup: QH would tell B that another round takes all":
      "le coup : la dame de cœur dirait à B qu’un autre tour d’atout prend tout",
    "the trap works; 8H wins": "le piège réussit; le huit de cœur gagnait",
    "With three tricks safe A wants the march, and takes the lead to clear the trumps.":
      "Avec trois levées sûres, A veut la marche, et prend la main lui-même pour faire tomber les atouts.",
    "The second point laps, for the first makes the game already.":
      "Le deuxième point est reporté, car le premier fait déjà la partie.",
    "the coup: now the left bower is led and needs no help from C":
      "le coup : le bower gauche est maintenant entamé, sans l’aide de C",
    "B gives up a bower at once and keeps ace and queen over A's king.":
      "B cède un bower tout de suite et garde l’as et la dame au-dessus du roi de A.",
    "The tale stops after the second trick: whatever A leads, B has the rest.":
      "Le récit s’arrête après la deuxième levée : quoi que A entame, B fait le reste.",
    "the coup: the side ace would let the makers home":
      "le coup : l’as hors atout laisserait les preneurs faire leur point",
    "B could take C's left bower with the right, but would then lead away from king and ten.":
      "B pourrait prendre le bower gauche de C avec le droit, mais devrait ensuite entamer sous le roi et le dix.",
    "The tale stops after the third trick, with king and right bower over A's ace and queen.":
      "Le récit s’arrête après la troisième levée, le roi et le bower droit placés après l’as et la dame de A.",
    "One card of C's hand is misprinted, as the ten of spades is D's; 9S stands for it here.":
      "Une carte de la main de C est une faute d’impression, car le dix de pique est à D; le neuf de pique la remplace ici.",
    "the coup: anything higher gives the makers a third trick":
      "le coup : toute carte plus haute donne une troisième levée aux preneurs",
    "D's one trump is worth nothing by itself. D spends it on the partner's ace to lead through A.":
      "Le seul atout de D ne vaut rien par lui-même. Il coupe l’as de son partenaire pour entamer à travers A.",
    "The tale stops after the fourth trick; B has the last.":
      "Le récit s’arrête après la quatrième levée; B fait la dernière.",
    "JD would have made the point": "le valet de carreau aurait fait le point",
    "the coup: the lead is worth more than the queen": "le coup : l’entame vaut plus que la dame",
    "A takes the hand from C, who had assisted, and plays alone.":
      "A reprend la main à C, qui avait assisté, et joue seul.",
    "B does not ruff A's king with the best trump left; D's ace takes care of it.":
      "B ne coupe pas le roi de A avec le meilleur atout qui reste; l’as de D s’en charge.",
    "The tale stops after the third trick: B and D have the other two.":
      "Le récit s’arrête après la troisième levée : B et D font les deux autres.",
    "the coup: ruffing would swallow D's ace": "le coup : couper mangerait l’as de D",
    "One game each. C gives D the third trick so that the fourth is led through B.":
      "Une partie chacun. C laisse à D la troisième levée pour que la quatrième soit entamée à travers B.",
    "With the cards seen B could still make the point by ruffing the partner's king, but does not.":
      "Cartes vues, B pourrait encore faire son point en coupant le roi de son partenaire; il ne le fait pas.",
    "the coup: C's queen will sit behind B": "le coup : la dame de C sera placée après B",
    "TD would have saved the point": "le dix de carreau aurait sauvé le point",
    "B and D have won the first game. A plays alone, and C's five cards are not known.":
      "B et D ont gagné la première partie. A joue seul, et les cinq cartes de C ne sont pas connues.",
    "B leads a card that cannot win, and D must ruff and lead through A.":
      "B entame une carte qui ne peut pas gagner; D doit couper et entamer à travers A.",
    "The tale stops after the second trick: whatever D leads, it is a euchre.":
      "Le récit s’arrête après la deuxième levée : quoi que D entame, c’est un euchre.",
    "the coup: a command to D": "le coup : un ordre à D",
  },
};
