/** The lessons in French, by id and step. */

export default {
  "cards": {
    "title": "Les cartes et les bowers",
    "goal": "Quelle carte bat laquelle.",
    "steps": {
      "0": {
        "words":
          "L’euchre se joue avec peu de cartes : ici du neuf à l’as, cinq par joueur. Une couleur est l’atout et bat les autres. À l’atout, le valet est le plus fort : le bower droit. L’autre valet de même teinte vient ensuite : le bower gauche. Puis as, roi, dame, dix, neuf. L’atout est cœur, et vous entamez. Jouez votre plus fort atout.",
        "why": "Le valet d’atout, le bower droit, bat toutes les cartes.",
        "replies": {
          "B JD":
            "Le valet de carreau est le bower gauche : le deuxième atout. Le bower droit est plus fort.",
          "B AH": "À l’atout, les deux valets passent avant l’as.",
        },
        "otherwise": "Cette carte n’est pas un atout. Cherchez le valet de cœur.",
      },
      "1": {
        "words": "Le bower droit est joué. Quel est maintenant le plus fort atout qui reste?",
        "why": "Le valet de carreau est le bower gauche. Tant que l’atout est cœur, c’est un cœur.",
        "replies": {
          "B AH": "L’as vient ensuite, mais le bower gauche est encore au-dessus.",
        },
        "otherwise": "Ce n’est pas un atout.",
      },
    },
  },
  "follow": {
    "title": "Fournir la couleur",
    "goal": "Ce que vous pouvez jouer.",
    "steps": {
      "0": {
        "words":
          "Vous devez fournir la couleur entamée si vous le pouvez. L’entame est l’as de pique, et l’atout est cœur. Quelle carte pouvez-vous jouer?",
        "why": "Le roi est votre seul pique : vous devez le jouer.",
        "replies": {},
        "otherwise": "Vous avez un pique : vous devez le jouer.",
      },
      "1": {
        "words":
          "L’entame est à trèfle et vous n’en avez pas. Vous pouvez couper, c’est-à-dire jouer un atout, ou défausser une autre carte. Votre partenaire n’a pas encore gagné la levée. Gagnez-la.",
        "why": "N’importe quel atout bat toutes les cartes des autres couleurs, même l’as.",
        "replies": {},
        "otherwise": "Ici, seul un atout peut battre l’as de trèfle.",
      },
    },
  },
  "left-bower": {
    "title": "Le piège du bower gauche",
    "goal": "Le bower gauche est de la couleur d’atout.",
    "steps": {
      "0": {
        "words":
          "L’atout est cœur, et l’entame est à cœur. Vous avez le valet de carreau et quatre autres cartes sans cœur. Laquelle pouvez-vous jouer?",
        "why":
          "Le valet de carreau est le bower gauche : c’est maintenant un cœur, et vous devez fournir avec lui. Il gagne même.",
        "replies": {},
        "otherwise": "Vous avez un atout : le valet de carreau compte comme un cœur.",
      },
      "1": {
        "words":
          "L’entame est maintenant à carreau, et l’atout est cœur. Vous avez le valet de carreau et pas d’autre carreau. Devez-vous le jouer?",
        "why":
          "Vous n’avez pas à fournir, car le valet n’est plus un carreau. Mais c’est un atout, et il gagne la levée.",
        "replies": {},
        "otherwise":
          "Vous pouvez défausser cette carte : vous n’avez pas de carreau. Mais le bower gauche est un atout et gagnerait la levée.",
      },
    },
  },
  "ordering": {
    "title": "La retourne : commander, refuser, écarter",
    "goal": "Quand parler au premier tour, et ce que le donneur écarte.",
    "steps": {
      "0": {
        "words":
          "Une carte est retournée. Si quelqu’un la demande, sa couleur devient l’atout et le donneur la prend en main. Le camp qui la demande doit gagner trois des cinq levées. Vous êtes à la gauche du donneur. Que dites-vous?",
        "why":
          "Le bower droit, l’as et le roi d’atout avec un as à côté : trois levées sont presque certaines.",
        "replies": {
          "B passes": "Vous donneriez une main qui fait presque seule trois levées.",
        },
        "otherwise": "C’est fort, mais une carte à côté est faible : avec le partenaire, c’est plus sûr.",
      },
      "1": {
        "words": "Même place, une autre main.",
        "why": "Le donneur aurait le bower droit, et vous avez deux petits atouts. Laissez-les décider.",
        "replies": {},
        "otherwise":
          "Vous mettriez le bower droit dans la main d’un adversaire, et il vous faudrait trois levées contre lui.",
      },
      "2": {
        "words":
          "Maintenant, votre partenaire donne, et le valet retourné serait à lui. Le premier joueur a passé.",
        "why":
          "Le bower droit va à votre partenaire. Avec l’as, le roi et le dix d’atout et un as à côté, votre camp a trois levées.",
        "replies": {
          "C passes": "Votre partenaire reçoit le bower droit : cela suffit pour parler.",
        },
        "otherwise": "Votre partenaire a le bower droit : gardez-le dans le jeu.",
      },
      "3": {
        "words": "Vous donnez, et tous les autres ont passé. Vous pouvez prendre la carte ou la refuser.",
        "why":
          "Le bower gauche, la dame et le dix d’atout, avec un as à côté : environ trois levées avec l’aide de votre partenaire.",
        "replies": {
          "A turns down": "Vous refuseriez trois atouts avec le bower gauche, et un as.",
        },
        "otherwise": "La main est bonne, mais pas assez forte pour jouer sans votre partenaire.",
      },
      "4": {
        "words": "Vous avez pris le dix de cœur et devez écarter une de six cartes. Laquelle?",
        "why":
          "Sans le neuf, vous n’avez plus de pique : vous pouvez couper pique. L’as de trèfle peut gagner une levée de lui-même.",
        "replies": {
          "A discards AC": "L’as peut gagner une levée; le neuf, jamais.",
          "A discards KD":
            "Le roi est aussi votre seul carreau, mais le neuf de pique est la carte la plus faible.",
        },
        "otherwise": "Gardez vos atouts : chacun peut gagner une levée.",
      },
      "5": {
        "words": "Une autre main après avoir pris. Videz une couleur si vous le pouvez.",
        "why": "Le dix de trèfle est votre seul trèfle. Sans lui, vous pouvez couper le premier trèfle.",
        "replies": {
          "A discards 9D":
            "Il vous reste alors un carreau et un trèfle à fournir. Écartez la couleur dont vous n’avez qu’une carte.",
        },
        "otherwise": "Gardez vos atouts et les meilleures autres cartes.",
      },
    },
  },
  "making": {
    "title": "Faire l’atout au second tour",
    "goal": "La même teinte et l’autre teinte.",
    "steps": {
      "0": {
        "words":
          "Tous ont passé, et la retourne est refusée. Maintenant, chacun à son tour peut nommer une autre couleur. La couleur de même teinte que la carte refusée s’appelle « next ». Vous parlez en premier. Cœur a été refusé.",
        "why":
          "Le bower droit, l’as et le roi de carreau. Le camp du donneur ne voulait pas de cœur : il a sans doute peu de valets rouges. La même teinte vous est souvent favorable.",
        "replies": {
          "B passes": "Avec trois atouts forts et la première entame, vous devriez nommer carreau.",
        },
        "otherwise": "Carreau est votre couleur forte.",
      },
      "1": {
        "words":
          "Vous donnez et avez refusé cœur. Tous les autres ont passé deux fois. Dans ce jeu, le donneur doit alors nommer une couleur.",
        "why": "Trois piques avec le roi et la dame sont votre meilleure chance.",
        "replies": {},
        "otherwise": "Comptez vos cartes : pique vous donne trois atouts.",
      },
    },
  },
  "alone": {
    "title": "Jouer seul",
    "goal": "Quand laisser le partenaire de côté.",
    "steps": {
      "0": {
        "words":
          "Avec une main très forte, vous pouvez jouer seul : votre partenaire pose ses cartes. Seul, les cinq levées comptent quatre points au lieu de deux; trois ou quatre levées comptent un point comme toujours. Vous parlez en premier.",
        "why":
          "Les deux bowers, l’as et le roi sont quatre levées sûres, et l’as de carreau est sans doute la cinquième.",
        "replies": {
          "B passes": "C’est presque la meilleure main qui soit.",
        },
        "otherwise":
          "C’est bien, mais seul, les cinq levées comptent double, et vous n’avez guère besoin d’aide.",
      },
      "1": {
        "words": "Et celle-ci?",
        "why":
          "Trois atouts presque sûrs font le point. Le neuf et le dix perdront, et votre partenaire peut sauver ces levées.",
        "replies": {
          "B orders up alone":
            "Seul, vous perdriez deux levées pour le même point, avec le risque d’un euchre sans aide.",
        },
        "otherwise": "Avec le bower droit, l’as et le roi, vous devriez parler.",
      },
    },
  },
  "score": {
    "title": "Le pointage",
    "goal": "Les points, et ce que le pointage change.",
    "steps": {
      "0": {
        "words":
          "Les preneurs marquent 1 point pour trois ou quatre levées et 2 pour les cinq. S’ils en gagnent moins de trois, c’est un euchre : les autres marquent 2. Dix points gagnent. Il vous faut un point : vous en avez neuf, et les autres neuf aussi. Vous êtes à la gauche du donneur.",
        "why":
          "À neuf partout, le prochain point gagne. Avec trois atouts et un as, il est bon de parler; attendre le second tour peut l’être aussi.",
        "replies": {},
        "otherwise": "Seul n’apporte rien ici : un point suffit pour gagner.",
      },
      "1": {
        "words": "Vous avez neuf points, les autres six. Votre main est bonne à jouer seul. Que dites-vous?",
        "why": "Un point gagne la partie, et quatre atouts le font. Votre partenaire ne peut qu’aider.",
        "replies": {},
        "otherwise": "Parlez : quatre des cinq meilleurs atouts font le point qu’il vous faut.",
      },
    },
  },
  "leading": {
    "title": "Entamer et faire tomber les atouts",
    "goal": "Les preneurs entament atout; les as viennent tôt.",
    "steps": {
      "0": {
        "words":
          "Vous avez commandé et vous entamez. Les adversaires peuvent avoir de petits atouts qui couperaient vos as. Qu’entamez-vous?",
        "why": "Faites d’abord tomber leurs atouts. Ensuite, vos as gagnent.",
        "replies": {
          "B AS": "Il ne gagne que parce que vous avez les deux bowers. Entamez par le haut.",
        },
        "otherwise": "Un adversaire qui a un atout et n’a pas cette couleur couperait votre as.",
      },
      "1": {
        "words":
          "Votre partenaire, le donneur, a pris pique. Vous entamez la deuxième levée après avoir gagné la première.",
        "why":
          "L’as est le meilleur carreau, et votre partenaire a les atouts pour le reste. Vous n’avez plus d’atout à entamer.",
        "replies": {},
        "otherwise": "Les cartes hautes sont plus sûres que les basses : l’as de carreau gagnera sans doute.",
      },
    },
  },
  "defence": {
    "title": "La défense",
    "goal": "Trois levées battent les preneurs.",
    "steps": {
      "0": {
        "words": "Le donneur a pris cœur. Vous entamez contre son camp. Quel est le meilleur choix?",
        "why": "Entamez un as avant que les preneurs puissent défausser cette couleur.",
        "replies": {
          "B KS": "L’as est plus haut : entamez-le d’abord.",
        },
        "otherwise":
          "Les basses cartes donnent la levée. Entamez l’as tant que tous ont encore de la couleur.",
      },
      "1": {
        "words":
          "Votre partenaire a entamé l’as de pique et tient la levée. Vous n’avez pas de pique. Que jouez-vous?",
        "why":
          "Votre partenaire peut bien gagner cette levée. Gardez votre atout et défaussez une basse carte.",
        "replies": {
          "D QH": "Vous couperiez l’as de votre propre partenaire.",
        },
        "otherwise": "Gardez le roi : il peut gagner plus tard.",
      },
    },
  },
  "old-codes": {
    "title": "Ce qu’ajoutent les anciens codes",
    "goal": "Trente-deux cartes, cinq points, report et jambone.",
    "steps": {
      "0": {
        "words":
          "Les règles du dix-neuvième siècle se jouent avec trente-deux cartes, du sept à l’as, et en cinq points. Il y a plus de petites cartes, et un as seul est plus sûr. Selon le code du club de 1888, vous êtes le partenaire du donneur.",
        "why":
          "Le livre demande le bower droit ou gauche avec un autre atout, ou l’as et le roi : vous avez plus, et un as à côté.",
        "replies": {},
        "otherwise": "Avec le bower droit, le roi d’atout et un as, assistez.",
      },
      "1": {
        "words":
          "Dans le jeu du Professeur, de 1862, les points au-delà de cinq passent à la partie suivante, et une main jouée seul peut l’être à découvert : un jambone, pour huit points. Un adversaire peut alors demander une carte. Vous avez les cinq meilleures cartes, sauf une.",
        "why": "Jouez cette main seul. À découvert, elle compte plus, si aucune carte demandée ne la gâche.",
        "replies": {},
        "otherwise": "Cette main demande à être jouée seul.",
      },
    },
  },
};
