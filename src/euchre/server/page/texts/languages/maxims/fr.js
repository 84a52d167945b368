/** The maxims of the old books in French, in our own words, by book and id. */

export default {
  "leeds-dwight-1888": {
    "author": "Leeds et Dwight, 1888",
    "maxims": {
      "G1": {
        "heading": "Le pointage avant les cartes",
        "says": "Regardez le pointage avant de prendre votre main.",
        "why": "Qui regarde d’abord ses cartes a déjà à moitié décidé avant de savoir ce qu’il lui faut.",
      },
      "G2": {
        "heading": "Jouer selon le pointage",
        "says": "Parlez et jouez autrement, avec les mêmes cartes, à des pointages différents.",
        "why":
          "Un point vaut le plus là où il gagne la partie, et un risque coûte le moins là où la partie est perdue sans lui.",
      },
      "G3": {
        "heading": "Les débutants suivent les conseils",
        "says":
          "Débutant, restez près de ces conseils; laissez les exceptions aux bons joueurs, et même eux devraient en faire peu.",
        "why": "Une exception ne vaut rien si vous ne savez pas quelle règle vous enfreignez, et pourquoi.",
      },
      "G9": {
        "heading": "Parler avec ses cartes",
        "says": "Que vos cartes disent à votre partenaire tout ce qu’elles peuvent.",
        "why":
          "Votre partenaire joue la moitié des levées de votre camp et n’a que vos cartes pour se guider.",
      },
      "G4": {
        "heading": "Prudence à quatre contre trois",
        "says":
          "À quatre points contre trois, soyez prudent comme premier à parler : ici, on ne commande rien avec moins de trois atouts.",
        "why":
          "Il ne vous faut qu’un point et vous pouvez l’attendre; un euchre donnerait la partie à l’autre camp.",
      },
      "G5": {
        "heading": "Pas de fausses cartes",
        "says":
          "Ne trompez jamais votre partenaire : de cartes égales, fournissez la plus basse, et surveillez vos petites cartes.",
        "why": "La plus haute de deux égales dit que vous n’avez pas l’autre, et votre partenaire le croit.",
      },
      "G6": {
        "heading": "Montrer qu’on tient une couleur",
        "says":
          "Avec l’as et le roi d’une couleur hors atout, défaussez l’as dès que possible sur une levée de votre partenaire.",
        "why": "Le roi vaut maintenant ce que valait l’as, et votre partenaire sait où la couleur est tenue.",
      },
      "G7": {
        "heading": "Cacher qu’on tient une couleur",
        "says":
          "Si les cartes tombées montrent que votre partenaire n’a rien, gardez pour vous l’as et le roi.",
        "why": "La nouvelle n’aiderait que l’autre camp.",
      },
      "G8": {
        "heading": "Pas d’impasse hors atout",
        "says": "Ne faites pas d’impasse hors atout : jouez la meilleure carte de la couleur si vous l’avez.",
        "why":
          "Avec si peu de cartes dans chaque couleur, le deuxième tour est plus souvent coupé que gagné.",
      },
      "E1": {
        "heading": "Trois atouts moyens",
        "says":
          "Si le bower droit n’est pas retourné, commandez avec trois atouts à partir du dix, un peu de force à côté, et pas de meilleure couleur en vue.",
        "why":
          "Deux de ces trois atouts devraient gagner, et l’entame vous laisse choisir le terrain de la troisième levée.",
      },
      "E2": {
        "heading": "Attendre la couleur de même teinte",
        "says":
          "Ne commandez pas ce que vous pourriez aussi bien faire dans l’autre couleur de même teinte, sauf avec une grande force.",
        "why":
          "Si la retourne est refusée, vous nommez cette couleur avec les mêmes bowers; si elle est prise, vous pouvez euchrer le donneur.",
      },
      "E3": {
        "heading": "Faire la couleur de même teinte",
        "says":
          "Quand la retourne est refusée, faites l’autre couleur de même teinte dès que vous le pouvez, surtout si un bower a été refusé.",
        "why":
          "Le camp du donneur vient de dire qu’il a peu de cette teinte, et un bower refusé est hors jeu.",
      },
      "E4": {
        "heading": "Ne pas changer de teinte",
        "says": "Ne faites pas une couleur de l’autre teinte si vous n’y êtes pas très fort.",
        "why":
          "Qui refuse le noir a sans doute du rouge, et les bowers de l’autre teinte sont encore tous à craindre.",
      },
      "E5": {
        "heading": "L’as d’atout dans la même teinte",
        "says":
          "Si vous avez fait la couleur de même teinte avec l’as et deux autres atouts sans le roi, entamez avec l’as.",
        "why":
          "Dans cette couleur, l’autre camp est souvent court en atouts, et l’as ramasse le peu qu’il a.",
      },
      "E6": {
        "heading": "Un petit atout dans l’autre teinte",
        "says":
          "Si vous avez fait une couleur de l’autre teinte avec l’as et deux autres atouts sans le roi, entamez avec un petit atout.",
        "why":
          "Les bowers sont sans doute contre vous : qu’ils tombent sur une carte dont vous pouvez vous passer, et gardez l’as derrière eux.",
      },
      "E7": {
        "heading": "À travers la main qui a assisté",
        "says":
          "Si le bower droit n’était pas retourné, entamez atout à travers la main qui a assisté. Pas avec le bower gauche et un petit, ni avec l’as et un petit, ni à quatre contre trois pour vous quand vous jouez pour empêcher la marche.",
        "why":
          "La main qui a assisté doit jouer avant votre partenaire, et chaque atout tombé est un atout qui ne coupera pas vos couleurs.",
      },
      "E8": {
        "heading": "Garder la fourchette",
        "says":
          "Avec le bower droit et l’as, ou le bower droit et le roi, et rien de bon à côté, entamez hors atout et laissez venir les atouts.",
        "why":
          "La première et la troisième carte gagnent deux levées si un autre entame la couleur, et souvent une seule si c’est vous.",
      },
      "E9": {
        "heading": "Atout avec deux as",
        "says": "Avec un ou deux atouts et deux as hors atout, entamez atout, que l’on ait assisté ou non.",
        "why": "Vos as gagnent dès que sont partis les atouts qui les couperaient.",
      },
      "E10": {
        "heading": "Ni roi ni dame avec une petite",
        "says":
          "Contre un donneur qui a pris, évitez d’entamer une couleur de roi et petite, ou de dame et petite.",
        "why":
          "La petite perd et laisse l’honneur seul; gardée, elle peut gagner le deuxième tour d’une entame d’un autre.",
      },
      "E11": {
        "heading": "As, honneur seul ou cartes égales",
        "says":
          "Contre un donneur qui a pris, entamez si possible avec un as, un roi ou une dame seuls, ou avec des cartes égales : roi et dame, dame et valet, valet et dix.",
        "why":
          "Ces entames gagnent, ou font tomber l’as et laissent derrière elles la meilleure carte de la couleur.",
      },
      "E12": {
        "heading": "Pas d’atout vers le donneur",
        "says": "N’entamez pas, en général, atout vers un donneur qui a pris.",
        "why":
          "Le donneur joue le dernier sur votre entame avec les meilleurs atouts, et vous avez fait son travail.",
      },
      "E13": {
        "heading": "Atout avec deux points d’avance",
        "says":
          "Avec trois atouts et deux points d’avance, entamez atout même vers le donneur, si la retourne n’est pas plus haute que le roi.",
        "why":
          "Vous pouvez vous permettre de viser l’euchre, et trois atouts font tomber la plupart des siens.",
      },
      "E14": {
        "heading": "Droit, gauche, as",
        "says": "Avec les deux bowers et un as hors atout, entamez dans cet ordre.",
        "why":
          "Deux tours d’atout dépouillent les preneurs, et l’as fait la troisième levée, celle de l’euchre.",
      },
      "E15": {
        "heading": "Atout quand le partenaire a parlé",
        "says": "Entamez atout si votre partenaire a commandé ou fait l’atout.",
        "why":
          "Votre partenaire a les atouts : faire tomber ceux des autres rend bons ses petits et sûrs vos as.",
      },
      "E16": {
        "heading": "La meilleure carte sans atout",
        "says":
          "Si vous n’avez pas d’atout pour l’annonce de votre partenaire, entamez avec votre meilleure carte.",
        "why":
          "Gagnez la levée ou forcez les adversaires à y mettre quelque chose; votre partenaire a le reste.",
      },
      "E17": {
        "heading": "Pas la couleur refusée",
        "says":
          "Quand votre partenaire a fait l’atout, n’entamez pas la couleur refusée avant un premier tour d’atout.",
        "why":
          "C’est la couleur la plus rare autour de la table, et les adversaires ont encore leurs atouts pour la couper.",
      },
      "E18": {
        "heading": "Le gauche, puis le petit",
        "says":
          "Avec le bower gauche et un petit atout, entamez vers votre partenaire avec le gauche, et continuez avec le petit si les deux adversaires ont fourni.",
        "why":
          "Le gauche fait tomber deux atouts d’un coup, et s’il faut fournir un deuxième tour, votre partenaire reste maître.",
      },
      "E19": {
        "heading": "Le plus bas de deux atouts",
        "says":
          "De deux autres atouts, entamez vers votre partenaire avec le plus bas, sauf s’ils sont égaux.",
        "why": "Votre partenaire a ce qui le bat, et le plus haut peut encore gagner une levée.",
      },
      "S1": {
        "heading": "Assister trop léger",
        "says": "N’assistez pas avec trop peu : c’est la faute la plus fréquente.",
        "why": "Votre partenaire, qui a la retourne et l’écart, peut encore parler pour soi.",
      },
      "S2": {
        "heading": "Trois atouts",
        "says": "Assistez avec trois atouts.",
        "why": "Avec la retourne, votre camp a au moins quatre atouts; les autres en ont rarement autant.",
      },
      "S3": {
        "heading": "Le droit et un autre",
        "says": "Assistez avec le bower droit et un autre atout.",
        "why":
          "Le droit est une levée sûre, l’autre une coupe probable, et la retourne est à votre partenaire.",
      },
      "S4": {
        "heading": "Le gauche, un autre et un as",
        "says": "Assistez avec le bower gauche, un autre atout et un as hors atout.",
        "why": "Deux levées probables à vous, et la retourne fait la troisième.",
      },
      "S5": {
        "heading": "Le gauche et un autre",
        "says":
          "Avec le bower gauche et un autre atout, assistez ou non selon le pointage. Selon notre lecture : oui, sauf à trois partout ou à quatre contre deux, où le livre demande au donneur d’être prudent.",
        "why":
          "C’est une main pour un point, pas plus; elle vaut le risque là où un euchre ne coûterait pas la partie.",
      },
      "S6": {
        "heading": "Deux atouts et deux as",
        "says": "Assistez avec deux atouts et deux as hors atout.",
        "why":
          "Deux as font deux levées plus souvent que non, et la retourne avec vos atouts devrait trouver la troisième.",
      },
      "S7": {
        "heading": "As, un autre et un as",
        "says":
          "Avec l’as d’atout, un autre atout et un as hors atout, assistez ou non selon le pointage. Selon notre lecture : oui, sauf à trois partout ou à quatre contre deux.",
        "why": "Les deux bowers sont contre vous : la main est à peu près égale.",
      },
      "S8": {
        "heading": "L’as et un autre, le droit retourné",
        "says":
          "Si le bower droit est retourné, assistez avec l’as, un autre atout et un as hors atout à tout pointage.",
        "why": "Votre partenaire prend le meilleur atout, et le vôtre est le troisième.",
      },
      "S9": {
        "heading": "Deux atouts moyens et une seule couleur",
        "says":
          "Avec deux atouts moyens et trois cartes d’une couleur avec l’as, assistez ou non selon le pointage. Selon notre lecture : oui, sauf à trois partout ou à quatre contre deux.",
        "why": "Deux couleurs qui vous manquent sont deux couleurs à couper.",
      },
      "S10": {
        "heading": "As ou roi et un autre à un pointage léger",
        "says":
          "Avec l’as et un autre atout, ou le roi et un autre, vous pouvez assister à quatre partout, et à quatre à rien pour vous.",
        "why":
          "À quatre partout, qui fait l’atout gagne; à quatre à rien, un euchre vous laisse encore devant.",
      },
      "S11": {
        "heading": "As ou roi et un autre, trop peu",
        "says":
          "Sauf à quatre partout et à quatre à rien pour vous, n’assistez pas avec l’as et un autre atout, ou le roi et un autre, même s’il vous manque une couleur.",
        "why":
          "C’est une levée, et votre partenaire doit en trouver deux; s’il le peut, il prendra de lui-même.",
      },
      "S12": {
        "heading": "Moins, c’est trop peu",
        "says":
          "Avec moins que ce que demandent les autres maximes du partenaire du donneur, passez, sauf à quatre partout et à quatre à rien pour vous.",
        "why": "Le donneur parle le dernier et peut prendre sans vous.",
      },
      "S13": {
        "heading": "Deux petits atouts pour un droit retourné",
        "says": "N’assistez pas un bower droit retourné avec deux petits atouts.",
        "why":
          "Votre partenaire sait que faire de son bower; trompé sur vos atouts, il peut se lancer seul à tort.",
      },
      "S14": {
        "heading": "Une couleur manquante",
        "says":
          "Comptez comme un grand avantage de n’avoir rien d’une couleur. Ici, cela décide pour les mains qui dépendent du pointage.",
        "why":
          "Chaque couleur manquante est un endroit où votre petit atout gagne une levée qu’aucune autre carte ne gagnerait.",
      },
      "S23": {
        "heading": "Rouge quand le noir est refusé",
        "says":
          "Quand votre partenaire a refusé du noir, nommez une couleur rouge si votre main le permet, d’autant plus si c’était le bower.",
        "why": "Les donneurs qui ne veulent pas de noir ont sans doute du rouge pour vous aider.",
      },
      "S15": {
        "heading": "Le droit quand on entame à travers vous",
        "says":
          "Quand on entame atout à travers vous et que vous avez le bower droit et un autre, jouez le droit, sauf si l’as est retourné.",
        "why":
          "Vous gagnez la levée à coup sûr et entamez; retenir perd contre le premier atout fort derrière vous.",
      },
      "S16": {
        "heading": "Le petit quand l’as est retourné",
        "says":
          "Quand on entame atout à travers vous, que vous avez le bower droit et un autre, et que l’as est retourné, vous pouvez jouer le petit.",
        "why": "L’as de votre partenaire peut tenir la levée, et votre droit reste pour une autre.",
      },
      "S17": {
        "heading": "Le gauche quand on entame à travers vous",
        "says":
          "Si l’on entame à travers vous après que vous avez assisté avec le bower gauche et un autre, jouez le gauche, sauf si le droit ou l’as est retourné.",
        "why":
          "Seul le droit le bat, et une retourne plus basse que l’as ne donne à votre partenaire rien pour tenir la levée.",
      },
      "S18": {
        "heading": "Atout aussitôt après avoir assisté",
        "says":
          "Si vous avez assisté avec trois atouts et gagné la première levée hors atout, entamez atout sans tarder.",
        "why":
          "À vous deux, vous avez le plus d’atouts; tombés maintenant, ceux des autres ne coupent pas vos gagnantes.",
      },
      "S19": {
        "heading": "Après avoir gagné en coupant",
        "says":
          "Si vous avez gagné la première levée en coupant, réglez-vous sur les atouts qui vous restent et sur la retourne.",
        "why": "Avec de bons atouts, faites tomber ceux des autres; avec de faibles, coupez encore.",
      },
      "S20": {
        "heading": "Atout tôt avec deux as",
        "says":
          "Si vous avez assisté avec deux atouts et deux as, entamez atout à la première occasion, si les adversaires ne l’ont pas fait.",
        "why": "Les as sont vos levées, et seul un atout vous les prend.",
      },
      "S21": {
        "heading": "Couper du plus haut, entamer du plus bas",
        "says":
          "Si votre partenaire a pris et que vous avez deux atouts moyens, comme dame et sept ou dix et huit, coupez tôt avec le plus haut, puis entamez l’autre vers lui.",
        "why":
          "Le plus haut se laisse moins facilement surcouper, et l’entame de l’autre amène les atouts à travers vers la main forte.",
      },
      "S22": {
        "heading": "Pas la couleur défaussée par le partenaire",
        "says":
          "Si vous gagnez la première levée hors atout pendant que votre partenaire défausse une autre couleur, n’entamez pas celle-ci, même avec l’as.",
        "why": "On défausse la couleur dont on peut se passer, ou pour ne plus couper.",
      },
      "S24": {
        "heading": "Ne pas couper avec le droit seul",
        "says":
          "Deuxième sur une petite carte hors atout à la première levée, ne coupez pas avec le bower droit seul.",
        "why":
          "Le droit fait une levée quand vous voulez; votre partenaire joue après vous et peut gagner celle-ci.",
      },
      "S25": {
        "heading": "Couper avec le gauche seul",
        "says": "Avec le bower gauche seul, coupez, surtout si votre partenaire a fait ou pris l’atout.",
        "why": "Le gauche seul tombe sous le droit dès qu’on entame atout; ici, il gagne encore une levée.",
      },
      "S26": {
        "heading": "La couleur refusée contre le troisième seul",
        "says":
          "Si votre partenaire a refusé la retourne et que la troisième main joue seule dans une autre couleur, entamez la couleur refusée.",
        "why":
          "Votre partenaire en a montré un peu en la retournant, et le joueur seul aurait pu la commander et ne l’a pas fait.",
      },
      "S27": {
        "heading": "Un seul petit atout",
        "says": "Avec un seul petit atout, prenez la première coupe qui s’offre.",
        "why": "Le prochain tour d’atout vous le prend pour rien.",
      },
      "T1": {
        "heading": "Plus que le premier",
        "says": "Ne commandez ni ne nommez une couleur avec ce qui suffirait au premier : demandez plus.",
        "why":
          "Votre partenaire a montré de la faiblesse en passant, et vous ne pouvez pas compter sur son entame.",
      },
      "T2": {
        "heading": "Fort ici et dans la même teinte",
        "says":
          "Avec une bonne main dans la couleur retournée et une très forte dans l’autre de même teinte, commandez plutôt que d’attendre.",
        "why": "Plus vous avez de cette autre couleur, moins votre partenaire pourra la faire.",
      },
      "T3": {
        "heading": "Le droit demande trois levées sûres",
        "says": "Ne commandez pas le bower droit sans voir trois levées.",
        "why": "Vous donneriez au donneur le meilleur atout du paquet.",
      },
      "T4": {
        "heading": "Les mains qui vous obligent",
        "says":
          "Si le bower droit n’est pas retourné, commandez avec : quatre atouts; les deux bowers et un autre, ou un as; trois atouts et deux as, ou une couleur avec l’as; le droit avec l’as et un troisième; gauche, as et roi avec un as hors atout ou une seule couleur; gauche, roi et un autre, gauche, dame et un autre, ou as, roi et un autre, chacun avec un as hors atout.",
        "why": "Chacune vaut trois levées contre la meilleure carte du donneur.",
      },
      "T5": {
        "heading": "Gauche, as, roi",
        "says":
          "Avec gauche, as et roi et rien à côté, commandez ou non selon le pointage. Selon notre lecture : oui, sauf à trois partout, à quatre contre deux ou à quatre contre trois.",
        "why": "Deux levées sont sûres, et la troisième dépend de l’endroit où est le droit.",
      },
      "T6": {
        "heading": "Battre la retourne",
        "says": "Si vous coupez devant le donneur, ne coupez pas plus bas que sa retourne.",
        "why": "Vous connaissez un de ses atouts : un plus bas ne fait que le lui offrir.",
      },
      "D1": {
        "heading": "Les mains qui prennent",
        "says":
          "Prenez avec : trois atouts, la retourne comprise; le droit avec l’as, le roi ou la dame; le droit et un autre avec une seule couleur ou un as; le gauche et l’as avec un as hors atout; le gauche, un autre, un as hors atout et une troisième couleur de roi et dame; deux atouts et deux as.",
        "why":
          "Une fois la carte écartée, chacune approche trois levées avant que votre partenaire en joue une.",
      },
      "D2": {
        "heading": "As, roi et une seule couleur",
        "says":
          "Avec l’as et le roi d’atout et une seule couleur avec son as, prenez ou non selon le pointage. Selon notre lecture : oui, sauf à trois partout ou à quatre contre deux.",
        "why":
          "Les deux bowers peuvent être contre vous, mais deux couleurs vides à couper parlent pour vous.",
      },
      "D3": {
        "heading": "Plus léger à quatre partout et à quatre à rien",
        "says":
          "À quatre partout, ou à quatre à rien pour vous, vous pouvez prendre une main plus légère, surtout si c’est la meilleure que vous puissiez espérer.",
        "why": "À quatre partout, refuser donne la parole à l’autre camp, et peut-être la partie.",
      },
      "D4": {
        "heading": "Prudence à trois partout et à quatre contre deux",
        "says":
          "À trois partout, ou à quatre contre deux pour vous, soyez plus prudent : ici, rien de moins que les mains de la liste n’est pris.",
        "why":
          "Un euchre donne deux points : à trois partout la partie, à quatre contre deux toute votre avance.",
      },
      "D5": {
        "heading": "Un peu plus léger à quatre contre trois",
        "says": "À quatre contre trois pour vous, vous pouvez prendre un peu plus léger que d’habitude.",
        "why": "Il ne vous faut qu’un point, et c’est votre donne qui est en jeu.",
      },
      "D6": {
        "heading": "Il en faut moins au second tour",
        "says":
          "Quand tous ont de nouveau passé, vous pouvez nommer une couleur avec un peu moins que ce qu’il faudrait aux autres.",
        "why": "Trois joueurs ont dit deux fois qu’ils ont peu.",
      },
      "D7": {
        "heading": "Tenter le point",
        "says":
          "Avec une main correcte, mieux vaut d’habitude tenter le point que refuser et subir leur choix.",
        "why":
          "Vous avez la retourne, l’écart et la dernière carte de la première levée; ils ne valent plus rien dès que vous refusez.",
      },
      "D8": {
        "heading": "Les deux bowers de l’autre teinte",
        "says":
          "Si vous êtes mieux dans la couleur de même teinte et que vous avez les deux bowers de l’autre teinte, refusez la retourne.",
        "why":
          "Qui nomme l’autre teinte tombe sur vos bowers, et qui nomme la même teinte sur votre couleur.",
      },
      "D9": {
        "heading": "Pas le droit sans un as à suivre",
        "says":
          "Si vous avez pris avec seulement le bower droit et un autre et gagné la première levée avec le petit, n’entamez pas le droit sans un as pour le suivre.",
        "why": "Le droit fait tomber un tour et ne vous laisse rien; gardé, il arrête encore une levée.",
      },
      "D10": {
        "heading": "La plus basse d’une couleur courte",
        "says":
          "Après avoir pris, écartez la plus basse carte de votre couleur la plus courte, en gardant les as : même un roi seul.",
        "why": "Une couleur vide est un endroit où couper, et un roi seul survit rarement à l’as.",
      },
      "D11": {
        "heading": "Un roi seul à quatre partout",
        "says": "À quatre partout, avec seulement deux atouts, certains gardent un roi seul.",
        "why":
          "Là où une levée de plus suffit, ce peut être le roi, et vous avez trop peu d’atouts pour couper.",
      },
      "D12": {
        "heading": "L’as seul plutôt que l’as et le roi",
        "says":
          "Seul avec trois atouts, l’as et le roi d’une couleur et l’as seul d’une autre, écartez l’as seul.",
        "why":
          "Après trois tours d’atout, personne ne garde deux cartes des deux couleurs : as et roi gagnent ensemble ce que deux as peuvent perdre.",
      },
      "D13": {
        "heading": "Atout pour le partenaire qui a assisté",
        "says":
          "Quand votre partenaire a assisté et que vous gagnez la première ou la deuxième levée, entamez atout vers lui, sauf si l’on a déjà vu l’un des siens.",
        "why": "Il vous a dit qu’il en a; réunis, vos atouts font tomber ceux des adversaires.",
      },
      "D14": {
        "heading": "L’atout qui en dit le plus",
        "says":
          "Quand un atout a gagné la première levée de votre camp et que vous avez la retourne avec des égaux au-dessus, entamez avec le plus haut : le roi au-dessus d’une dame retournée, l’as avec as et roi.",
        "why": "Votre partenaire connaît déjà la retourne; l’autre carte lui dit ce qu’il ne sait pas.",
      },
      "B1": {
        "heading": "Le pont",
        "says":
          "À quatre contre un et à quatre contre deux pour vous, commandez exprès, de peur que le camp du donneur joue seul pour quatre points. Les auteurs ne tranchent pas et doutent que cela paie de s’y tenir strictement; ici, on s’y tient sans levée certaine.",
        "why":
          "Un euchre coûte deux points et vous laisse la donne suivante; une main seule réussie coûte la partie.",
      },
      "B2": {
        "heading": "Toujours ou jamais",
        "says": "Si vous faites le pont, faites-le chaque fois et de la même façon.",
        "why": "Sinon, votre partenaire se trompe quand vous passez.",
      },
      "B3": {
        "heading": "Tenter sa chance au pont",
        "says":
          "Avec deux as hors atout, ou l’as d’atout et un autre, passez au pont et tentez votre chance. Les auteurs le donnent comme l’usage nouveau, non comme une règle.",
        "why": "De telles cartes arrêtent d’elles-mêmes la plupart des mains jouées seul.",
      },
      "B4": {
        "heading": "Moindre contre de bons joueurs",
        "says": "Le pont perd de sa valeur à mesure que les joueurs sont meilleurs.",
        "why": "Une main seule imparfaite passe rarement deux bons défenseurs.",
      },
      "L0": {
        "heading": "Pas de mesure d’une main seule",
        "says":
          "On ne peut pas dire ce qu’est une main à jouer seul : jugez selon la place, le pointage et ce qu’a dit votre partenaire.",
        "why": "Les mêmes cinq cartes gagnent seules avec l’entame et perdent sans elle.",
      },
      "L1": {
        "heading": "Pas de main légère en fin de partie serrée, ni devant",
        "says":
          "À trois partout, à quatre partout ou à tout pointage en votre faveur, ne risquez pas seul une main légère. Légère veut dire ici : qui gagne les cinq levées moins de deux fois sur trois.",
        "why":
          "La marche avec votre partenaire vaut deux points, souvent tout ce qu’il faut; une main seule euchrée leur en vaut quatre.",
      },
      "L2": {
        "heading": "Prendre son partenaire pour la marche",
        "says":
          "Ne laissez pas votre partenaire hors d’une main qui a besoin d’aide : bien des points se perdent ainsi. Selon notre lecture, une main a besoin d’aide si les cinq levées sont, seul, moins probables que non.",
        "why": "Une levée de sa part change un point en marche.",
      },
      "L3": {
        "heading": "Le tout pour le tout",
        "says": "À un contre quatre ou à deux contre quatre, vous pouvez tenter seul une main désespérée.",
        "why": "Point par point, vous perdrez sans doute; quatre d’un coup gagnent la partie, ou presque.",
      },
      "L4": {
        "heading": "Quand le pont n’a pas été fait",
        "says":
          "Si les adversaires font le pont et que le premier a passé, soyez plus prudent avec une main seule.",
        "why": "En passant, il a dit qu’il peut en arrêter une.",
      },
      "L5": {
        "heading": "Plus la place est mauvaise, plus il en faut",
        "says":
          "Le premier est le mieux placé pour jouer seul, puis le donneur; en deuxième et en troisième, ne tentez pas ce qui leur suffirait.",
        "why":
          "Sans la première entame ni le dernier mot, vous jouez vos gagnantes quand cela convient aux autres.",
      },
      "L6": {
        "heading": "L’entame de même teinte va venir",
        "says":
          "En troisième, avec la retourne comme atout, n’oubliez pas avant de jouer seul que le donneur écartera une carte de l’autre couleur de même teinte et que son partenaire l’entamera.",
        "why": "Toute perdante dans cette couleur est découverte à la première levée.",
      },
      "L7": {
        "heading": "Il en faut moins quand on a assisté",
        "says": "Quand votre partenaire a assisté, vous pouvez jouer seul avec moins.",
        "why": "Deux ou trois des atouts que vous craignez sont dans sa main, face cachée.",
      },
      "L8": {
        "heading": "Reprendre la main",
        "says":
          "Si votre partenaire joue seul et que vous avez de bons atouts sans couleur faible à côté, reprenez la main.",
        "why": "Il a annoncé les meilleurs atouts qui vous manquent, et ils ne sont plus contre vous.",
      },
      "DA1": {
        "heading": "La même teinte contre le troisième seul",
        "says":
          "Quand le troisième joue seul sur la retourne, le donneur écarte une carte de l’autre couleur de même teinte, et son partenaire entame cette couleur.",
        "why":
          "Le donneur n’en a plus, et son petit atout peut couper avant que la main seule se mette en route.",
      },
      "DA2": {
        "heading": "Couleur courte ou cartes égales",
        "says": "Contre une main seule, entamez d’une couleur courte ou de cartes égales.",
        "why":
          "Des égales, la seconde reste une gagnante; une carte seule laisse vos couleurs longues gardées jusqu’à la fin.",
      },
      "DA3": {
        "heading": "La quatrième carte dit ce que vous gardez",
        "says":
          "Quand le joueur seul gagne avec des atouts, que votre carte à la quatrième levée soit de la couleur que vous gardez, pour que votre partenaire en garde une autre.",
        "why": "À vous deux, vous gardez deux couleurs, et l’une est sans doute celle qui lui reste.",
      },
      "DA4": {
        "heading": "Garder l’autre de deux égales",
        "says":
          "Si vous avez entamé d’égales et que le joueur seul a gagné avec une carte de la couleur, ne défaussez jamais l’autre : défaussez tout le reste, si haut soit-il. C’est toujours vrai contre le donneur, et d’habitude contre les autres.",
        "why": "Il a montré la couleur, et votre seconde carte en est maintenant la meilleure.",
      },
      "DA5": {
        "heading": "L’as seul, puis l’autre",
        "says":
          "Contre une main seule, avec un as seul et l’as et le roi d’une autre couleur, entamez l’as seul et défaussez tôt l’autre as.",
        "why": "Cela montre à votre partenaire que vous tenez la couleur, et le roi la tient encore.",
      },
      "DA6": {
        "heading": "Quand la quatrième carte du partenaire est un roi",
        "says":
          "Si le donneur, seul, a gagné trois levées sans montrer de carte hors atout et entame un quatrième atout, et que votre partenaire y met un roi hors atout, gardez votre carte de la couleur du roi plutôt que l’autre.",
        "why": "Le roi jeté dit qu’il n’a rien derrière : c’est à vous de tenir la couleur.",
      },
      "C0": {
        "heading": "Des coups",
        "says":
          "Avant un coup, pesez ce que disent les cartes des autres; puis jouez-le sans hésiter. Seuls des cas exceptionnels en justifient un.",
        "why": "L’hésitation dit à la table ce que la carte devait cacher.",
      },
      "C1": {
        "heading": "Refuser de surcouper",
        "says":
          "Si vous avez pris, qu’un adversaire coupe la première levée et que seul votre bower droit le battrait, défaussez plutôt une perdante.",
        "why":
          "Vous perdez la levée mais aussi une perdante, et le droit revient faire tomber deux atouts d’un coup.",
      },
      "C1b": {
        "heading": "Surcouper quand on a assisté",
        "says": "Si votre partenaire a assisté, surcoupez quand même.",
        "why": "Il a des atouts pour continuer, et la levée en main compte.",
      },
      "C1c": {
        "heading": "Le roi avant l’as",
        "says":
          "Comme preneur avec l’as et le roi d’une couleur et deux levées à jouer, entamez le roi si un adversaire peut avoir le dernier atout.",
        "why": "Il peut laisser passer le roi, croyant que son partenaire le bat; l’as, il le coupe.",
      },
      "C2": {
        "heading": "Jouer la carte connue",
        "says":
          "Quand on entame atout à travers votre partenaire qui a assisté et que vous avez la retourne et son égal, jouez la retourne.",
        "why": "Tous savent que vous l’avez; l’autre reste cachée.",
      },
      "C2b": {
        "heading": "Encore atout aussitôt",
        "says":
          "Si vous avez entamé le droit à travers la main qui a assisté et que le donneur a fourni un atout plus bas que sa retourne, entamez aussitôt encore atout.",
        "why": "Il vous a dit ce qui lui reste, et un tour de plus le prend.",
      },
      "C3": {
        "heading": "Couper l’as du partenaire",
        "says":
          "Toutes les levées gagnées jusque-là, coupez l’as gagnant de votre partenaire si vous pouvez ensuite faire tomber les derniers atouts et faire le reste.",
        "why":
          "La marche demande que quelqu’un fasse tomber les atouts, et vous seul le pouvez; vous payez l’entame d’un atout.",
      },
      "C4": {
        "heading": "Le gauche vers le droit",
        "says":
          "Si le donneur a pris le bower droit et que vous avez le gauche, l’as et la dame, entamez le gauche vers lui.",
        "why":
          "Le gauche tombe sous le droit, et votre as et votre dame sont maintenant au-dessus de son roi.",
      },
      "C5": {
        "heading": "Laisser passer pour garder la fourchette",
        "says":
          "Dernier sur un atout que vous pourriez gagner, laissez-le passer si vous gardez le droit et le roi au-dessus du preneur à votre droite et pouvez vous passer de la levée.",
        "why": "Quoi qu’on entame ensuite, il joue avant vous, et vos deux atouts sont au-dessus des siens.",
      },
      "C6": {
        "heading": "Couper pour entamer à travers le preneur",
        "says":
          "Coupez même la gagnante de votre partenaire avec un atout seul qui ne gagne rien d’autre, si le preneur est à votre gauche : puis entamez à travers lui.",
        "why": "L’atout ne vaut rien où il est; l’entame force le preneur à jouer avant votre partenaire.",
      },
      "C7": {
        "heading": "Garder le maître atout",
        "says":
          "Avec seulement le meilleur atout contre une main seule, ne coupez pas une carte hors atout qui peut perdre de toute façon.",
        "why":
          "L’atout fait une levée quand vous voulez; sa carte peut perdre contre votre partenaire pour rien.",
      },
      "C8": {
        "heading": "Donner l’entame pour être derrière le preneur",
        "says":
          "Pour joueurs d’expérience : donnez la levée à la main à votre gauche, pour que l’entame suivante traverse le preneur jusqu’à votre dame d’atout.",
        "why": "Derrière le preneur, votre dame gagne ce qu’elle perdrait devant lui.",
      },
      "C9": {
        "heading": "Entamer une perdante que le partenaire coupe",
        "says":
          "Pour joueurs d’expérience : contre une main seule qui va manquer d’une couleur, entamez une perdante de cette couleur, pour que votre partenaire coupe et entame à travers.",
        "why": "Il vous laisserait une gagnante; une perdante lui commande de couper.",
      },
    },
  },
  "professor-1862": {
    "author": "le Professeur, 1862",
    "maxims": {
      "BID1": {
        "heading": "Le premier avec trois levées",
        "says": "Commandez quand vous attendez trois levées de votre main.",
        "why": "Trois levées font le point, et personne n’a encore parlé sur qui vous puissiez compter.",
      },
      "BID2": {
        "heading": "Le partenaire du donneur avec trois à deux",
        "says": "Assistez quand vous et le donneur devriez gagner trois levées ensemble.",
        "why": "La retourne est à lui : on peut compter une levée de sa part.",
      },
      "BID3": {
        "heading": "Le troisième avec trois à deux",
        "says": "Commandez quand vous et votre partenaire devriez gagner trois levées ensemble.",
        "why": "Il entame, et l’on peut compter une levée de sa part.",
      },
      "BID4": {
        "heading": "Le donneur prend avec trois à deux",
        "says": "Prenez quand vous et votre partenaire devriez gagner trois levées ensemble.",
        "why": "La retourne et l’écart valent plus que n’importe quel second choix.",
      },
      "BID5": {
        "heading": "Le donneur refuse avec moins",
        "says": "Refusez la retourne quand vous et votre partenaire ne devriez pas gagner trois levées.",
        "why": "Un euchre coûte deux points, refuser ne coûte encore rien.",
      },
      "BID6": {
        "heading": "Nommer une couleur",
        "says": "Au second tour, nommez une couleur quand vous y attendez trois levées.",
        "why": "Qui la nomme en répond seul.",
      },
      "BID7": {
        "heading": "Fort des deux côtés",
        "says":
          "Comme premier, fort dans la couleur retournée et dans l’autre de même teinte, passez : euchrez le donneur s’il prend, faites l’autre couleur s’il refuse. Au pont, où un point gagne, cela ne vaut pas.",
        "why":
          "Vous gagnez dans les deux cas, et deux points s’il s’y aventure. Le prix : si votre partenaire commande, vous ne pouvez plus jouer seul.",
      },
      "BID8": {
        "heading": "Le droit et un autre, trois petites de même teinte",
        "says":
          "Avec le bower droit, un autre atout et trois petites cartes de l’autre couleur de même teinte, passez à tout pointage.",
        "why":
          "Vous arrêtez déjà toute main seule, et la longue couleur basse, entamée encore et encore, épuise qui a pris.",
      },
      "DISC1": {
        "heading": "La carte qui vaut le moins",
        "says": "Écartez la carte qui vaut le moins pour vous.",
        "why":
          "La petite carte seule part d’abord : elle perd sa levée de toute façon, et sa place est bonne pour une coupe.",
      },
      "DISC2": {
        "heading": "Le roi seul avant la petite sous l’as",
        "says":
          "Seul avec trois atouts, un roi seul et un as accompagné d’une petite, écartez le roi et gardez l’as et la petite, même un sept.",
        "why":
          "Après trois tours d’atout, l’as dégage sans doute sa couleur pour la petite; le roi doit gagner le premier tour de la sienne. (Contre une défense parfaite, le roi est la meilleure carte à garder.)",
      },
      "JB12": {
        "heading": "Laisser la retourne",
        "says":
          "Avec cinq bonnes cartes sans elle, vous pouvez laisser la retourne sur le talon et ne rien écarter.",
        "why":
          "La retourne ne fait que nommer l’atout; rien n’oblige à prendre ce qui vaut moins que votre main.",
      },
      "LONE1": {
        "heading": "Sûr des cinq",
        "says":
          "Jouez seul quand vous êtes sûr des cinq levées. Selon notre lecture : à trois contre un ou mieux.",
        "why": "Quatre points au lieu de deux, et votre partenaire ne pourrait pas vous en donner plus.",
      },
      "LONE2": {
        "heading": "Quatre atouts forts et un as",
        "says": "Jouez seul avec quatre atouts forts et un as hors atout.",
        "why": "Quatre tours d’atout ne laissent qu’une carte à chacun, et rarement une qui bat un as.",
      },
      "LONE3": {
        "heading": "Trois atouts forts, as et petite",
        "says": "Jouez seul avec trois atouts forts, un as et une petite de sa couleur.",
        "why":
          "Les autres se défaussent sur vos atouts, et la petite reste souvent bonne derrière l’as. (Contre une défense parfaite, c’est le cas trois fois sur dix.)",
      },
      "LONE4": {
        "heading": "Gauche, as, roi et cartes maîtresses",
        "says":
          "Jouez toujours seul avec gauche, as et roi sans le droit si vos autres cartes sont maîtresses dans leurs couleurs.",
        "why":
          "Si le droit est contre vous, un partenaire n’apporterait que le même point; sinon, les cinq sont probables.",
      },
      "LONE5": {
        "heading": "L’entame compense la faiblesse",
        "says":
          "Comme premier, qui entame, contentez-vous d’une main seule plus faible que toute autre place. Selon notre lecture : à partir de deux chances sur cinq de tout gagner.",
        "why": "Vous faites tomber les atouts avant qu’on puisse entamer une couleur qui vous nuit.",
      },
      "LONE6": {
        "heading": "Le droit et un petit en veine",
        "says":
          "Un expert en veine peut, comme premier, jouer seul avec le droit et un petit atout si ses autres cartes sont maîtresses.",
        "why":
          "C’est un pari sur la veine. (Contre une défense parfaite, cela gagne les cinq levées trois fois sur dix.)",
      },
      "LONE7": {
        "heading": "Ce que vaut la première entame",
        "says":
          "Comptez la première entame comme un avantage, quelle que soit la façon dont l’atout a été fixé.",
        "why": "Qui entame choisit la couleur où les autres doivent dépenser leurs cartes.",
      },
      "LONE8": {
        "heading": "La donne vient ensuite",
        "says":
          "Comme donneur, dernier à la première levée, contentez-vous d’une main seule plus faible que le deuxième et le troisième. Selon notre lecture : à partir d’une chance sur deux.",
        "why": "Vous voyez trois cartes avant de jouer la vôtre, et vous en avez choisi cinq sur six.",
      },
      "LONE9": {
        "heading": "Trois atouts et un as en veine",
        "says":
          "Un expert en veine peut, comme donneur, jouer seul avec le droit et deux autres atouts, un as et une carte plus basse d’une autre couleur.",
        "why":
          "C’est encore un pari sur la veine. (Contre une défense parfaite, cela gagne les cinq levées une fois sur sept.)",
      },
      "LONE10": {
        "heading": "L’as avant le dernier atout",
        "says":
          "Seul, après deux levées gagnées en atout, avec un atout, un as et une carte plus basse d’une autre couleur, entamez l’as avant le dernier atout.",
        "why":
          "Les adversaires le croient d’une couleur de deux, gardent cette couleur et défaussent de meilleures cartes de l’autre sur votre dernier atout.",
      },
      "LONE11": {
        "heading": "As et sept avant un quatrième atout",
        "says":
          "Estimez trois atouts maîtres avec l’as et le sept d’une couleur au-dessus de quatre atouts avec un roi hors atout.",
        "why":
          "Le roi a besoin que l’as tombe, le sept seulement que personne ne garde la couleur. (Contre une défense parfaite, c’est l’inverse.)",
      },
      "LONE12": {
        "heading": "La plus basse en dernier",
        "says": "Seul, gardez la carte la moins chère pour la dernière entame.",
        "why":
          "Chaque entame avant elle fait défausser une carte aux adversaires, et ce peut être celle qui aurait battu la vôtre.",
      },
      "LONE13": {
        "heading": "Après une perte, viser trois",
        "says": "Seul, une levée perdue, renoncez à la marche et ne visez que trois levées.",
        "why":
          "La marche est perdue, et une main seule euchrée leur vaut quatre points : entamez ce qui doit gagner avant un atout qui peut perdre.",
      },
      "LONE14": {
        "heading": "Garder la fourchette",
        "says": "Seul, une levée perdue, n’entamez pas d’une fourchette d’atout.",
        "why":
          "Laissez-les entamer vers la première et la troisième carte : vous gagnez les deux, et une levée de plus assure le point.",
      },
      "LONE15": {
        "heading": "Les mains fortes se font euchrer aussi",
        "says":
          "Souvenez-vous que même une main seule forte tombe devant deux atouts et une longue couleur avec l’entame.",
        "why": "Chaque entame de la longue couleur coûte un atout, et bientôt les leurs sont plus nombreux.",
      },
      "DEF1": {
        "heading": "Garder la meilleure de ce que le partenaire défausse",
        "says":
          "Quand votre partenaire défausse les hautes cartes d’une couleur, pensez qu’il en tient une autre, et gardez votre meilleure carte de la couleur défaussée plutôt qu’une qui ne tient rien.",
        "why":
          "Il défausse ce dont il peut se passer parce qu’il tient plus sûr : vous gardez ce qu’il a quitté.",
      },
      "DEF2": {
        "heading": "Défausser la couleur qu’il a coupée",
        "says":
          "Dès que le joueur seul a coupé une couleur et qu’aucun de vous n’a d’atout, défaussez toutes les cartes de cette couleur sur ses gagnantes.",
        "why": "Il n’en a pas, elle ne peut donc rien gagner : gardez ce qui le peut.",
      },
      "DEF3": {
        "heading": "Le forcer avec la longue couleur",
        "says":
          "Contre une main seule, avec le droit, un autre atout et trois cartes d’une couleur, entamez cette couleur et continuez.",
        "why":
          "Cela lui coûte un atout chaque fois; avec deux dont le droit, vous durez plus longtemps. (Tiré d’un exemple de jeu; le livre n’en fait pas une règle.)",
      },
      "BR1": {
        "heading": "Commander au pont",
        "says":
          "À quatre contre un et à quatre contre deux pour vous, la donne étant contre vous, commandez sauf si vous avez une levée certaine.",
        "why":
          "Deux points d’euchre coûtent moins qu’une main seule de quatre, et la donne suivante, la vôtre, vaut environ un point.",
      },
      "BR2": {
        "heading": "Plus faible, plus vite",
        "says": "Plus votre main est faible, plus vite commandez au pont.",
        "why": "Ce qui vous manque, quelqu’un du camp du donneur peut l’avoir.",
      },
      "BR3": {
        "heading": "Une levée certaine permet de passer",
        "says":
          "Avec une levée certaine, le droit ou le gauche accompagné, vous pouvez passer au pont, et votre partenaire peut le comprendre ainsi.",
        "why": "Une levée arrête la main seule, et il apprend qu’il n’a pas à la craindre.",
      },
      "BR4": {
        "heading": "Le troisième vise la partie",
        "says":
          "Quand le premier a passé au pont et que vous êtes fort en atout, commandez pour le point et la partie.",
        "why": "Son silence vous a annoncé une levée certaine, et il ne vous faut qu’un point.",
      },
      "BR5": {
        "heading": "Le pont élargi",
        "says":
          "Pour experts, et ici seulement si la maison compte ces pointages comme un pont : à trois contre un et à deux à rien, commandez si un valet, un as ou un roi est retourné.",
        "why": "Une main seule les mettrait à la partie ou tout près, et la retourne en rend une probable.",
      },
      "BR6": {
        "heading": "Pas de rappel",
        "says": "Ne rappelez jamais le pointage au premier quand il est au pont.",
        "why": "C’est à lui de le remarquer, et un mot de votre part lui dit ce que vous avez.",
      },
      "BR7": {
        "heading": "Quatre à rien n’est pas un pont",
        "says": "À quatre à rien, ne commandez pas une main faible comme si c’était un pont.",
        "why": "Une main seule les laisserait à quatre, pas à la partie.",
      },
      "JB1": {
        "heading": "Quatre atouts à partir du gauche et un as",
        "says": "Comme donneur, étalez la main, jambone, avec gauche, as, roi et dame et un as hors atout.",
        "why":
          "Si le droit est contre vous, même une main seule ordinaire ne gagne qu’un point; sinon, huit sont à vous.",
      },
      "JB2": {
        "heading": "Tout sauf le roi",
        "says":
          "Comme donneur, étalez la main avec les deux bowers, l’as, la dame et le dix, en espérant que le roi n’est pas en jeu.",
        "why":
          "Huit points contre quatre valent le risque. (Le roi est chez un adversaire cinq fois sur treize; étalée, la main vaut encore plus.)",
      },
      "JB3": {
        "heading": "Les bowers et trois as",
        "says":
          "Comme donneur avec les deux bowers, un petit atout et les trois as hors atout, écartez le petit atout et étalez la main.",
        "why":
          "Ils demanderont une carte à la première levée, et un as demandé la gagne plus souvent qu’un neuf d’atout.",
      },
      "JB4": {
        "heading": "Pas de main ouverte avec l’entame",
        "says": "Comme premier, n’étalez pas les deux bowers et trois as.",
        "why": "L’adversaire à votre gauche demande un as qu’il peut couper.",
      },
      "JB5": {
        "heading": "Bowers, deux petits atouts, un as",
        "says":
          "Si l’on a assisté, avec les deux bowers, deux petits atouts et un as hors atout, jouez simplement seul, et jambone seulement si le pointage y invite. Selon notre lecture : quand quatre points ne gagneraient pas la partie que les autres vont gagner.",
        "why":
          "Ouverte, vous perdez la première levée si le premier a un atout à entamer et à faire demander.",
      },
      "JB6": {
        "heading": "Entamer l’atout qui bat le sien",
        "says":
          "Avec la première entame contre une main ouverte, et un atout qui bat l’un des siens, entamez-le et demandez l’atout qu’il bat.",
        "why": "Il doit jouer la carte demandée, et la marche est arrêtée à la première levée.",
      },
      "JB7": {
        "heading": "Entamer atout pour le partenaire",
        "says":
          "Avec un atout qui ne bat aucun des siens, entamez-le quand même et demandez un atout que celui qui manque battrait.",
        "why": "Votre partenaire peut avoir l’atout qui manque, et c’est la seule levée où il peut compter.",
      },
      "JB8": {
        "heading": "Trois d’une couleur qu’il n’a pas",
        "says":
          "Sans atout, entamez une couleur dont vous avez trois cartes et lui aucune, et demandez son plus petit atout.",
        "why":
          "Avec trois chez vous, votre partenaire n’en a sans doute pas, et peut monter sur l’atout qu’il doit jouer.",
      },
      "JB9": {
        "heading": "Demander l’as derrière quatre atouts",
        "says":
          "Contre quatre atouts en suite à partir du gauche avec un as hors atout, entamez la couleur de l’as et demandez l’as.",
        "why":
          "Seule une coupe de votre partenaire peut le battre, et elle doit venir dans la couleur qu’il doit fournir.",
      },
      "JB10": {
        "heading": "Demander l’as de votre plus longue couleur",
        "says":
          "Contre une main ouverte avec plusieurs as hors atout, entamez la plus longue de leurs couleurs que vous ayez et demandez son as.",
        "why": "Plus vous en avez, plus il est probable que votre partenaire n’en ait pas et coupe.",
      },
      "JB11": {
        "heading": "Ce que dit une assistance",
        "says": "Comptez au moins deux atouts au partenaire qui a assisté quand vous calculez ce qui reste.",
        "why": "Il n’aurait guère parlé avec moins, et ce qu’il a n’est pas contre vous.",
      },
      "JB13": {
        "heading": "Annoncer le jamboree",
        "says":
          "Avec les deux bowers, l’as, le roi et la dame, annoncez jamboree, et jamais jambone ou seul par erreur.",
        "why": "Il vaut seize points sans jouer, et vous recevez ce que vous annoncez.",
      },
      "JB14": {
        "heading": "Qui ne risque rien n’a rien",
        "says": "Avec un jambone ou une main seule qui n’est pas tout à fait sûre, tentez-la.",
        "why": "Les grands pointages viennent de mains qui auraient pu échouer.",
      },
      "ETQ1": {
        "heading": "Les usages d’abord",
        "says":
          "Entre joueurs qui ne se connaissent pas, fixez report, chelem et jambone avant la première donne.",
        "why": "Une règle convenue avant que les cartes soient vues n’avantage personne.",
      },
      "ETQ2": {
        "heading": "Un qui ramasse, un qui marque",
        "says": "Nommez un joueur de chaque camp pour ramasser ses levées et tenir son pointage.",
        "why": "Deux qui comptent tous deux sont deux qui peuvent différer.",
      },
      "ETQ3": {
        "heading": "Strict et courtois",
        "says": "Tenez-vous strictement aux règles, avec courtoisie, et demandez-en autant aux autres.",
        "why":
          "Demander poliment une pénalité ne gâche aucune soirée; en lâcher une de temps en temps en gâche beaucoup.",
      },
    },
  },
};
