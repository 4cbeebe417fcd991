# French. Every word that a person sees stands here, for the page and the terminal alike.
# Arguments in braces: $quantity and $count are whole numbers, $face is 1 (aces) to 6, and names are players' names.
# $box : l’édition dont on dit les règles, quand un message prend les mots de cette boîte.
# The words are those of the booklets: paco, gobelet, manche, enchère, joker. Names are never put after de, que or other
# words that would have to be elided before a vowel.

# The language's own name.
language = Français

## Terms of the game

number = { $quantity ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [19] dix-neuf
    [20] vingt
   *[other] { $quantity }
}
# The words for which the booklet of 1994 has others. Today's says paco, the plural without s.
word-paco = { $box ->
    [hasbro-1994] as
   *[other] paco
}
word-un-paco = { $box ->
    [hasbro-1994] un as
   *[other] un paco
}
word-gobelet = { $box ->
    [hasbro-1994] godet
   *[other] gobelet
}
word-gobelets = { $box ->
    [hasbro-1994] godets
   *[other] gobelets
}
word-Manche = { $box ->
    [hasbro-1994] Tour de jeu
   *[other] Manche
}
word-une-manche = { $box ->
    [hasbro-1994] un tour de jeu
   *[other] une manche
}
word-de-la-manche = { $box ->
    [hasbro-1994] du tour de jeu
   *[other] de la manche
}
word-cette-manche = { $box ->
    [hasbro-1994] ce tour de jeu
   *[other] cette manche
}
word-enchere = { $box ->
    [hasbro-1994] proposition
   *[other] enchère
}
word-Encheres = { $box ->
    [hasbro-1994] Propositions
   *[other] Enchères
}
word-encheres = { $box ->
    [hasbro-1994] propositions
   *[other] enchères
}
word-l-enchere = { $box ->
    [hasbro-1994] la proposition
   *[other] l’enchère
}
word-L-enchere = { $box ->
    [hasbro-1994] La proposition
   *[other] L’enchère
}
word-Annonce = { $box ->
    [hasbro-1994] Propose
   *[other] Annonce
}
word-Annoncer = { $box ->
    [hasbro-1994] Proposer
   *[other] Annoncer
}
word-ete-annonce = { $box ->
    [hasbro-1994] été proposé
   *[other] été annoncé
}
word-face = { $box ->
    [asmodee-fr] valeur
   *[other] face
}
# A bid as people say it: seven fours, three aces. Twenty is in figures: "vingt deux" reads as 22.
bid = { $quantity ->
    [20] 20
   *[other] { number }
} { $face ->
    [1] { word-paco }
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
face = { $face ->
    [1] { word-paco }
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
faces = { $face ->
    [1] { word-paco }
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
dice-count = { $count ->
    [1] un dé
    [one] { $count } dé
   *[other] { $count } dés
}
dudo = dudo
calza = calza
palifico = palifico
# A label and its content.
label = { $what } :
labelled = { $what } : { $text }

## Editions

edition-asmodee-it = Asmodee, livret italien
edition-asmodee-fr = Asmodee, livret français et néerlandais
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Règles conviviales
preset-friendly-about = Tout le monde voit combien de dés il reste, et l’on peut annoncer plus de dés de n’importe quelle face.
house-rules = règles maison
house-rules-of = { $edition }, avec des règles maison

## Settings: a name, and for each value a sentence that states the rule

setting-players = Joueurs
setting-players-value = De { $fewest } à { $most } joueurs.
setting-dice = Dés par joueur
setting-dice-value = Tout le monde commence avec { dice-count }.
setting-first_opener = Première ouverture
setting-first_opener-random = { $box ->
    [hasbro-1994] On tire au sort qui ouvre le premier tour de jeu.
   *[other] On tire au sort qui ouvre la première manche.
}
setting-first_opener-highest-roll = { $box ->
    [hasbro-1994] Chacun lance un dé ; le plus haut ouvre le premier tour de jeu.
   *[other] Chacun lance un dé ; le plus haut ouvre la première manche.
}
setting-raise = { $box ->
    [hasbro-1994] Proposition supérieure
   *[other] Surenchère
}
setting-raise-one-axis = { $box ->
    [hasbro-1994] Propose plus de dés de la même face, ou autant de dés d’une face plus haute.
   *[other] Annonce plus de dés de la même { word-face }, ou autant de dés d’une { word-face } plus haute.
}
setting-raise-any-higher = { $box ->
    [hasbro-1994] Propose plus de dés de n’importe quelle face, ou autant de dés d’une face plus haute.
   *[other] Annonce plus de dés de n’importe quelle { word-face }, ou autant de dés d’une { word-face } plus haute.
}
setting-palifico = Palifico
setting-palifico-off = { $box ->
    [hasbro-1994] Il n’y a pas de tours de jeu palifico.
   *[other] Il n’y a pas de manches palifico.
}
setting-palifico-each-time = { $box ->
    [hasbro-1994] Chaque fois que tu tombes à un dé, tu ouvres un tour de jeu palifico : les as ne sont plus des jokers et la face est bloquée.
   *[other] Chaque fois que tu tombes à un dé, tu ouvres une manche palifico : les paco ne sont plus des jokers et la { word-face } est bloquée.
}
setting-palifico-once = { $box ->
    [hasbro-1994] La première fois que tu tombes à un dé, tu ouvres un tour de jeu palifico : les as ne sont plus des jokers et la face est bloquée.
   *[other] La première fois que tu tombes à un dé, tu ouvres une manche palifico : les paco ne sont plus des jokers et la { word-face } est bloquée.
}
setting-palifico_with_two = Palifico à deux
setting-palifico_with_two-true = { $box ->
    [hasbro-1994] On joue aussi les tours de jeu palifico quand il ne reste que deux joueurs.
   *[other] On joue aussi les manches palifico quand il ne reste que deux joueurs.
}
setting-palifico_with_two-false = { $box ->
    [hasbro-1994] Quand il ne reste que deux joueurs, il n’y a plus de tours de jeu palifico.
   *[other] Quand il ne reste que deux joueurs, il n’y a plus de manches palifico.
}
setting-veteran_changes_face = Anciens palifico
setting-veteran_changes_face-true = { $box ->
    [hasbro-1994] Avec un seul dé, si tu as déjà été palifico, tu peux changer la face dans le tour de jeu palifico de quelqu’un d’autre.
   *[other] Avec un seul dé, si tu as déjà été palifico, tu peux changer la { word-face } dans la manche palifico de quelqu’un d’autre.
}
setting-veteran_changes_face-false = { $box ->
    [hasbro-1994] Dans un tour de jeu palifico, personne ne peut changer la face.
   *[other] Dans une manche palifico, personne ne peut changer la { word-face }.
}
setting-calza = Calza
setting-calza-true = { $box ->
    [hasbro-1994] Tu peux dire calza : la proposition est exacte.
   *[other] Tu peux dire calza : l’enchère est exacte.
}
setting-calza-false = On joue sans le calza.
setting-calza_callers = Qui peut dire calza
setting-calza_callers-others-but-next = { $box ->
    [hasbro-1994] Tout le monde peut dire calza, sauf l’auteur de la proposition et celui qui doit parler.
   *[other] Tout le monde peut dire calza, sauf l’auteur de l’enchère et celui qui doit parler.
}
setting-calza_callers-all-but-bidder = { $box ->
    [hasbro-1994] Tout le monde peut dire calza, sauf l’auteur de la proposition.
   *[other] Tout le monde peut dire calza, sauf l’auteur de l’enchère.
}
setting-calza_callers-all-but-next = Tout le monde peut dire calza, sauf celui qui doit parler.
setting-calza_in_palifico = Calza en palifico
setting-calza_in_palifico-true = { $box ->
    [hasbro-1994] On peut dire calza dans un tour de jeu palifico.
   *[other] On peut dire calza dans une manche palifico.
}
setting-calza_in_palifico-false = { $box ->
    [hasbro-1994] On ne peut pas dire calza dans un tour de jeu palifico.
   *[other] On ne peut pas dire calza dans une manche palifico.
}
setting-calza_with_two = Calza à deux
setting-calza_with_two-true = On peut dire calza quand il ne reste que deux joueurs.
setting-calza_with_two-false = On ne peut plus dire calza quand il ne reste que deux joueurs.
setting-calza_wins = Ce que gagne le calza
setting-calza_wins-die = Qui dit calza à raison reprend un dé perdu, sans jamais en avoir plus qu’au début.
setting-calza_wins-all-others-lose = Si le calza est juste, tout le monde perd un dé, sauf celui qui l’a dit.
setting-lost_dice_visible = Dés perdus
setting-lost_dice_visible-true = Tout le monde voit combien de dés il reste à chacun.
setting-lost_dice_visible-false = Les dés perdus sont cachés : à toi de retenir qui en a combien.
setting-reveal = Révélation
setting-reveal-at-once = { $box ->
    [hasbro-1994] Tous les godets se lèvent en même temps.
   *[other] Tous les gobelets se lèvent en même temps.
}
setting-reveal-from-caller = { $box ->
    [hasbro-1994] Les godets se lèvent un par un, vers la gauche, en partant de celui qui a dit dudo ou calza.
   *[other] Les gobelets se lèvent un par un, vers la gauche, en partant de celui qui a dit dudo ou calza.
}
# A short text for each value, for lists and tables.
value-players = { $fewest } à { $most }
value-dice = { $count }
value-first_opener-random = au hasard
value-first_opener-highest-roll = le plus haut, un dé chacun
value-raise-one-axis = même { word-face }, ou plus haute
value-raise-any-higher = toute { word-face }, ou plus haute
value-palifico-off = sans
value-palifico-each-time = à chaque fois
value-palifico-once = une fois par partie
value-calza_callers-others-but-next = tous sauf l’auteur et le suivant
value-calza_callers-all-but-bidder = tous sauf l’auteur
value-calza_callers-all-but-next = tous sauf le suivant
value-palifico_with_two-true = joué
value-palifico_with_two-false = { word-une-manche } ordinaire
value-veteran_changes_face-true = peuvent changer la { word-face }
value-veteran_changes_face-false = tenus à la { word-face }
value-calza-true = joué
value-calza-false = sans
value-calza_in_palifico-true = permis
value-calza_in_palifico-false = pas permis
value-calza_with_two-true = permis
value-calza_with_two-false = pas permis
value-calza_wins-die = un dé revient
value-calza_wins-all-others-lose = les autres en perdent un
value-lost_dice_visible-true = visibles
value-lost_dice_visible-false = cachés
value-reveal-at-once = tous ensemble
value-reveal-from-caller = un par un, vers la gauche

## Built-in bots

bot-beginner = Débutant
bot-beginner-about = Compte à vue de nez et doute vite. { word-Annonce } ce que tu as et laisse-le douter.
bot-gambler = Flambeur
bot-gambler-about = Connaît les probabilités, mais se fie à la chance. Attends qu’il aille trop loin.
bot-odds = Matheux
bot-odds-about = Joue les probabilités exactes et ne croit personne. Ses { word-encheres } trahissent ses dés.
bot-reader = Observateur
bot-reader-about = Devine tes dés d’après tes { word-encheres } et connaît les fins de partie par cœur. Il croit aux { word-encheres } : bluffe.
bot-planner = Stratège
bot-planner-about = Pense à ce que fera le joueur suivant. Pour lui, tout le monde joue pareil : surprends-le.
bot-master = Maître
bot-master-about = Voit plus loin et apprend comment chacun joue. Change de jeu avant qu’il te connaisse.
bot-mixed = Mélangés
bot-mixed-about = De niveaux différents, du plus faible au plus fort.
why-forced = Il n’y avait rien d’autre à dire.
why-beginner-bid = { bid } : j’en attendais environ { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-bluff = { bid } : j’en attendais environ { NUMBER($expected, maximumFractionDigits: 1) }, et j’ai bluffé un peu.
why-beginner-dudo = { bid } : cela faisait beaucoup, j’en attendais environ { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid } : j’en attendais environ { NUMBER($expected, maximumFractionDigits: 1) }, et j’ai douté quand même.
why-beginner-calza = { bid } : à peu près ce que j’attendais.
why-gambler-bid = { bid } : { $percent } % de chances, et ça me plaisait.
why-gambler-dudo = { bid } : { $percent } % de chances, et j’ai cru en ma bonne étoile.
why-calza = { bid } : exacte à { $percent } %, d’après tout ce que je savais.
why-odds = { bid } : j’en avais { $own }, donc { $percent } % de chances.
why-reader = { bid } : j’en avais { $own }, et avec ce qui avait { word-ete-annonce }, { $percent } % de chances.
why-ahead = { bid } : { $percent } % de chances ; que { $name } en doute, { $calls } %.
why-ahead-you = { bid } : { $percent } % de chances ; que tu en doutes, { $calls } %.
why-solved = Je connais cette fin de partie par cœur : ici, c’est ce qu’il faut dire { $percent } % du temps.

## Why a move is illegal: one message for each Reason in game.py

reason-game-over = La partie est finie.
reason-not-dealt = Les dés ne sont pas encore lancés.
reason-not-your-turn = Ce n’est pas ton tour.
reason-no-such-face = Un dé montre un nombre de 1 à 6.
reason-no-dice-bid = { word-Annonce } au moins un dé.
reason-over-all-dice = C’est plus que tous les dés du début de la partie.
reason-aces-do-not-open = On n’ouvre pas { word-une-manche } avec des { word-paco }.
reason-not-higher = Ce n’est pas plus haut que { word-l-enchere } en cours.
reason-one-axis = Monte une seule chose à la fois : plus de dés de la même { word-face }, ou autant de dés d’une { word-face } plus haute.
reason-fewer-than-half-in-aces = Pour passer aux { word-paco }, il faut au moins la moitié du nombre, arrondie au-dessus.
reason-fewer-than-twice-aces-plus-one = Pour quitter les { word-paco }, il faut au moins le double plus un.
reason-face-locked = Dans { word-une-manche } palifico, la { word-face } est bloquée : seul le nombre peut monter.
reason-nothing-bid = Rien n’a encore { word-ete-annonce }.
reason-calza-off = On joue sans le calza à cette table.
reason-calza-in-palifico = On ne peut pas dire calza dans { word-une-manche } palifico.
reason-calza-with-two = On ne peut plus dire calza quand il ne reste que deux joueurs.
reason-calza-own-bid = Tu ne peux pas dire calza sur ta propre { word-enchere }.
reason-calza-next-player = Qui doit parler ne peut pas dire calza.
reason-caller-without-dice = Il faut avoir des dés pour dire calza.
reason-already-dealt = Les dés de { word-cette-manche } sont déjà lancés.
reason-hands-not-one-a-seat = Il faut une main de dés pour chaque place.
reason-wrong-number-of-dice = Une main n’a pas autant de dés qu’il en reste à sa place.
reason-opener-missing = Il faut quelqu’un pour ouvrir { $box ->
    [hasbro-1994] le premier tour de jeu
   *[other] la première manche
}.
reason-wrong-opener = C’est une autre place qui ouvre { word-cette-manche }.
reason-no-opening-roll = Il n’y a pas de dé à lancer pour l’ouverture maintenant.
reason-wrong-rollers = Seuls ceux qui sont encore à égalité relancent pour l’ouverture.

## Errors in rules and positions

error-edition-unknown = L’édition « { $edition } » n’existe pas. Les éditions sont : { $allowed }.
error-setting-unknown = Le réglage « { $setting } » n’existe pas. Les réglages sont : { $allowed }.
error-setting-value = Le réglage « { $setting } » ne peut pas valoir { $value }. Au choix : { $allowed }.
error-players-count = Ces règles sont faites pour { $fewest } à { $most } joueurs, pas pour { $seats }.
error-position-dice = Il reste de 0 à { $most } dés à chacun.
error-position-over = Il faut au moins deux joueurs avec des dés.
error-position-veterans = Les anciens palifico sont des places de 1 à { $seats }.
error-position-palifico-dice = La place { $seat } ne peut pas être palifico : il ne lui reste pas exactement un dé.
error-position-palifico-rules = D’après ces règles, la place { $seat } ne peut pas être palifico.

## Events of a round. $name, $caller, $bidder and $loser are players' names

story-opens = { $name } ouvre.
story-opens-palifico = { $name } ouvre { word-une-manche } palifico : les { word-paco } ne sont plus des jokers, et la { word-face } est bloquée.
story-opens-palifico-you = Tu ouvres { word-une-manche } palifico : les { word-paco } ne sont plus des jokers, et la { word-face } est bloquée.
story-bids = { $name } : { bid }.
story-bids-you = { page-you } : { bid }.
story-retracted = { $name } reprend { $box ->
    [hasbro-1994] sa proposition
   *[other] son enchère
}.
story-retracted-you = Tu reprends { $box ->
    [hasbro-1994] ta proposition
   *[other] ton enchère
}.
story-dudo = { $name } : dudo !
story-dudo-you = { page-you } : dudo !
story-calza = { $name } : calza !
story-calza-you = { page-you } : calza !
story-late-bid = Temps écoulé pour { $name } : la table { $box ->
    [hasbro-1994] propose
   *[other] annonce
} { bid } à sa place.
story-late-bid-you = Ton temps est écoulé : la table { $box ->
    [hasbro-1994] propose
   *[other] annonce
} { bid } à ta place.
story-late-dudo = Temps écoulé pour { $name } : la table dit dudo à sa place.
story-late-dudo-you = Ton temps est écoulé : la table dit dudo à ta place.
story-calza-void = { $name } dit calza, mais c’était à { $other } de parler, et ça passe avant : le calza ne compte pas.
story-calza-void-you = Tu dis calza, mais c’était à { $other } de parler, et ça passe avant : ton calza ne compte pas.
story-calza-void-other-you = { $name } dit calza, mais c’était à toi de parler, et ça passe avant : le calza ne compte pas.
story-calza-nearer = Vers la gauche après { $bidder }, { $other } vient avant { $name } : c’est son calza qui compte.
story-calza-nearer-you = Vers la gauche après { $bidder }, { $other } vient avant toi : c’est son calza qui compte.
story-calza-nearer-other-you = Vers la gauche après { $bidder }, tu viens avant { $name } : c’est ton calza qui compte.
story-calza-nearer-bidder-you = Vers la gauche après toi, { $other } vient avant { $name } : c’est son calza qui compte.
story-rolls = { $name } fait { $face ->
    [1] { word-un-paco }
   *[other] un { face }
}.
story-rolls-you = Tu fais { $face ->
    [1] { word-un-paco }
   *[other] un { face }
}.
story-bid-stands = { $bidder } disait vrai.
story-bid-stands-you = Tu disais vrai.
story-bid-falls = { $bidder } a vu trop grand.
story-bid-falls-you = Tu as vu trop grand.
story-exact = Exactement ça.
story-not-exact = Pas exactement.
story-loses = { $name } perd un dé.
story-loses-you = Tu perds un dé.
story-others-lose = Tout le monde perd un dé, sauf { $name }.
story-others-lose-you = Tout le monde perd un dé, sauf toi.
story-gains = { $name } reprend un dé.
story-gains-you = Tu reprends un dé.
story-gains-nothing = { $name } a déjà tous ses dés, et gagne l’ouverture.
story-gains-nothing-you = Tu as déjà tous tes dés, et gagnes l’ouverture.
story-out = { $name } sort du jeu.
story-out-you = Tu sors du jeu.
story-wins = { $name } gagne la partie.
fact-boldest = { word-L-enchere } la plus osée : { $name }, { bid }, { $chance } de chances. { $fate ->
    [stood] Et c’était vrai !
    [fell] On en a douté.
   *[raised] Personne n’en a douté.
}
fact-bluffs = Roi du bluff : { $name }. { word-Encheres } fausses que personne n’a mises en doute : { $count }.
fact-dudos = Meilleur flair : { $name }. Dudos justes : { $right } sur { $count }.
fact-calzas = Œil de lynx : { $name }. Calzas justes : { $count }.
fact-luck = La chance du jour : { $name }. { $box ->
    [hasbro-1994] As
   *[other] Paco
} lancés : { $count } ; on en attendait environ { $expected }.
fact-comeback = { $name } n’avait plus qu’un dé, et gagne quand même.
fact-longest = { $box ->
    [hasbro-1994] Propositions dans le tour de jeu le plus long
   *[other] Enchères dans la manche la plus longue
} : { $count }.
review = Analyse
review-chart = Chances de gagner au fil de la partie
review-accuracy = Précision
review-start = Chances au début
review-luck = La chance aux dés
review-own_errors = Ses erreurs
review-others = Le jeu des autres
review-result = Chances à la fin
review-bluffs = Bluffs
review-right_doubts = Bluffs démasqués
review-missed_calls = Dudos et calzas manqués
review-only = Seul choix
review-best = Le meilleur
review-good = Bon
review-slip = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-gave = { $verdict } : { $given } gâchés. Mieux : { $best }.
review-likely = { word-L-enchere } d’avant : probable à { $alone } d’après les seuls dés, à { $read } après ce qui a { word-ete-annonce }.
review-exact = Exacte : { $chance }.
review-swing = C’est { $name } qui y gagne le plus : { $chance } de plus.
review-keys = Moments clés
review-silence = ne rien dire
review-silent = { $name } ne dit rien
review-part = L’enregistrement commence en cours de partie. Ce qui a été dit avant n’est pas connu.
review-about = Chaque parole est jugée d’après ce que son joueur pouvait savoir. La chance est ce que les dés ont donné, et elle est nulle en moyenne ; le reste est l’œuvre des autres. La précision est de 100 si chaque parole était la meilleure ; un quart de dé gâché compte pour moitié.

## Errors of the server and its data

error-store-read = Cette table est illisible ({ $why }). Rien n’a changé. Réessaie plus tard. La personne qui tient le serveur peut la rétablir depuis une sauvegarde.
error-store-write = Ça n’a pas pu être gardé ({ $why }), donc rien n’a eu lieu. Réessaie.
error-store-altered = L’événement { $seq } de la table { $table } manque, ou n’est plus tel qu’il a été gardé : on ne peut pas y jouer davantage. Rien n’a changé. La personne qui tient le serveur peut rétablir la table depuis une sauvegarde.
error-table-elsewhere = Cette table est sur un autre serveur. Envoie la commande au socket /socket/{ $table }.
error-table-away = La table { $table } est ancienne et se trouve dans une archive illisible pour le moment. Réessaie plus tard. La personne qui tient le serveur en trouve la raison dans son journal.

## Errors at a table

error-internal = Quelque chose a raté ici, sur le serveur. Rien n’a changé ; réessaie.
error-message-too-long = Un message peut avoir { $most } octets au plus.
error-message-unreadable = Ce message est illisible : { $why }
error-no-cookie = Le navigateur n’a pas envoyé son cookie. Recharge la page, et autorise-lui les cookies.
error-no-record = Il n’y a pas de partie finie à cette table.
error-table-unknown = La table { $table } n’existe pas. Vérifie le lien, ou ouvre ta propre table.
error-table-full = Toutes les places sont prises. Tu peux regarder.
error-chair-taken = La place { $chair } est prise.
error-name-empty = Dis-nous comment tu t’appelles.
error-name-too-long = Un nom peut avoir { $most } caractères au plus.
error-name-characters = Dans un nom : des lettres, des chiffres et des espaces, s’il te plaît.
error-name-alike = Ce nom ressemble trop à « { $other } ». Choisis-en un autre.
error-name-taken = Quelqu’un garde déjà ce nom, ou un nom qui lui ressemble. Choisis-en un autre.
error-signed-in = Tu es déjà connecté ici.
error-signed-out = Tu es déconnecté ici. Connecte-toi de nouveau, ou continue comme invité.
error-sign-in-code = Ce code de secours est faux. Vérifie chaque lettre.
error-sign-in-link = Ce lien a expiré, ou a déjà servi. Crées-en un nouveau sur l’appareil où tu es connecté.
error-passkey = Cette clé d’accès n’est pas valable ici. Réessaie, ou utilise ton code de secours.
error-club-unknown = Ce club n’existe pas. Son lien a peut-être été remplacé : demande le nouveau à un membre.
error-club-owner-only = Seul le responsable du club peut faire cela.
error-club-full = Ce club a déjà { $most } membres.
error-club-too-many = Tu es déjà dans { $most } clubs. Quittes-en d’abord un.
error-club-evening = Choisis un moment entre maintenant et dans un an.
error-tournament-unknown = Ce tournoi n’existe pas. Il est peut-être trop ancien : les tournois sont conservés un an.
error-tournament-clock = Un tournoi a besoin d’une limite de temps, pour que personne ne retarde un tour.
error-tournament-full = Ce tournoi est complet.
error-tournament-over = Ce tournoi est terminé.
error-tournament-not-over = Ce tournoi n’est pas encore terminé.
error-tournament-empty = Un tournoi a besoin d’au moins deux joueurs.
error-tournament-owner-only = Seule la personne qui a ouvert le tournoi peut faire cela.
error-tournament-table = À une table de tournoi, personne ne peut suspendre la partie ni en lancer une autre.
error-banned = Ce nom est exclu de ce serveur. Raison : { $reason }
error-person-report = Il n’y a pas de signalement { $report }.
error-rated-name = À une table classée, chacun joue sous un nom gardé. Garde d’abord ton nom, ou rejoins une autre table.
error-rated-device = Une place à une table classée n’est qu’à toi. Pour continuer sur un autre appareil, connecte-toi là-bas avec ton nom.
error-rated-settings = Une table classée n’a ni aide d’entraînement ni programmes, et ne montre pas de dés aux joueurs éliminés.
error-rated-remove = Pendant une partie classée, personne ne peut être exclu.
error-person-gone = Personne ne garde de nom à cette adresse. Peut-être a-t-il été supprimé.
error-push-service = Les notifications de { $host } ne peuvent pas être envoyées d’ici. Autorise-les sur ce serveur avec --push-service.
error-push-key = La clé du navigateur pour les notifications n’est pas valable. Désactive les notifications, puis réactive-les.
error-not-seated = Prends d’abord une place.
error-invite-stranger = Tu ne peux inviter que des gens avec qui tu as joué, et les membres de tes clubs.
error-host-only = Seul l’hôte peut faire ça.
error-deputy-only = { $name } est l’hôte de cette table et peut revenir. D’ici là, tu peux faire avancer la partie, mais pas changer la table.
error-host-person = Seule une personne assise à cette table et connectée peut en devenir l’hôte.
error-program-may-not = Un programme peut regarder, s’asseoir, jouer et se lever ; ceci est pour les gens.
error-programs-not-let = L’hôte n’a pas permis aux programmes de s’asseoir à cette table.
error-people-play = Il y a encore des personnes dans cette partie.
error-remove-self = Pour quitter ta propre place, lève-toi.
error-again-waits = Attends les autres encore { $count } { $count ->
    [one] seconde
   *[other] secondes
} ou demande à l’hôte de commencer.
error-remove-not = On ne peut pas retirer { $name } pendant une partie.
error-muted = L’hôte t’a coupé la parole à cette table.
error-table-locked = L’hôte a verrouillé cette table : personne d’autre ne peut s’asseoir.
error-removed = L’hôte t’a fait quitter cette table. Tu peux regarder, ou ouvrir ta propre table.
error-seat-link = Ce lien vers une place a déjà servi, ou il est trop vieux. Fais-en un autre sur l’appareil où tu joues.
error-seat-link-seated = Tu as déjà une place à cette table. Un navigateur n’en a qu’une.
error-person-here = Un bot ne peut prendre que la place de quelqu’un qui n’est pas là.
error-person-waited-for = { $name } était là il y a un instant. Un bot pourra prendre la place dans { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}.
error-game-begun = La partie a déjà commencé.
error-game-not-over = La partie n’est pas encore finie.
error-not-playing = La partie n’a pas commencé.
error-cups-closed = Il est trop tôt, ou trop tard, pour demander pourquoi.
error-stale = Autre chose s’est passé entre-temps. Regarde, puis redis-le.
error-bid-stands = Trop tard pour reprendre { word-l-enchere }.
error-unpledged = Cette contribution aux dés ne correspond pas à ce que tu avais annoncé : elle ne compte pas.
error-withheld = Dans cette partie, une contribution que tu avais annoncée n’a pas été ouverte : on ne t’en demandera qu’à la prochaine.

## Rules of all five editions, one sentence each

shared-goal = Le dernier à avoir encore des dés gagne.
shared-roll = { $box ->
    [hasbro-1994] À chaque tour de jeu, tout le monde secoue ses dés sous un godet en même temps, et ne regarde que les siens.
   *[other] À chaque manche, tout le monde agite ses dés sous un gobelet en même temps, et ne regarde que les siens.
}
shared-bid = { $box ->
    [hasbro-1994] Une proposition, c’est un nombre et une face, comme sept quatre : il y a au moins ce nombre de dés de cette face sous tous les godets réunis.
   *[other] Une enchère, c’est un nombre et une { word-face }, comme sept quatre : il y a au moins ce nombre de dés de cette { word-face } sous tous les gobelets réunis.
}
shared-turn = { $box ->
    [hasbro-1994] On tourne vers la gauche. Qui ouvre le tour de jeu fait une proposition ; ensuite, chacun en fait une supérieure, ou dit dudo s’il doute.
   *[other] On tourne vers la gauche. Qui ouvre la manche annonce une enchère ; ensuite, chacun surenchérit, ou dit dudo s’il doute.
}
shared-jumps = Le nombre peut augmenter de plus d’un à la fois.
shared-in-turn = Seul celui dont c’est le tour peut dire dudo.
shared-dudo = { $box ->
    [hasbro-1994] Sur dudo, les godets se lèvent et on compte les dés qui vont avec la proposition. S’il y en a autant que proposé, ou plus, celui qui a douté perd un dé ; sinon, c’est l’auteur de la proposition.
   *[other] Sur dudo, les gobelets se lèvent et on compte les dés qui vont avec l’enchère. S’il y en a autant qu’annoncé, ou plus, celui qui a douté perd un dé ; sinon, c’est l’auteur de l’enchère.
}
shared-loser = { $box ->
    [hasbro-1994] Qui perd un dé ouvre le tour de jeu suivant.
   *[other] Qui perd un dé ouvre la manche suivante.
}
shared-out = Sans dés, on sort du jeu.
shared-out-opens = Si le perdant sort du jeu, le prochain à gauche qui a des dés ouvre.
shared-aces = { $box ->
    [hasbro-1994] Les as sont des jokers : ils comptent pour toutes les faces.
   *[other] Les paco, ou as, sont des jokers : ils comptent pour toutes les { word-face }s.
}
shared-aces-open = { $box ->
    [hasbro-1994] On peut aussi proposer des as, mais seul un palifico peut ouvrir un tour de jeu avec eux.
   *[other] On peut aussi annoncer des paco, mais seul un palifico peut ouvrir une manche avec eux.
}
shared-aces-alone = { $box ->
    [hasbro-1994] Dans une proposition d’as, seuls les as comptent.
   *[other] Dans une enchère de paco, seuls les paco comptent.
}
shared-to-aces = { $box ->
    [hasbro-1994] Pour passer aux as, propose au moins la moitié du nombre en cours, arrondie au-dessus : quatre as après sept quatre.
   *[other] Pour passer aux paco, annonce au moins la moitié du nombre en cours, arrondie au-dessus : quatre paco après sept quatre.
}
shared-from-aces = { $box ->
    [hasbro-1994] Pour quitter les as, propose au moins leur double plus un, de la face que tu veux : neuf cinq après quatre as.
   *[other] Pour quitter les paco, annonce au moins leur double plus un, de la { word-face } que tu veux : neuf cinq après quatre paco.
}
shared-fewer-dice = Seul le passage aux { $box ->
    [hasbro-1994] as
   *[other] paco
} permet de baisser le nombre de dés.
shared-cap = { $box ->
    [hasbro-1994] Personne ne peut proposer plus de dés qu’il n’y en avait au début de la partie.
   *[other] Personne ne peut annoncer plus de dés qu’il n’y en avait au début de la partie.
}
shared-declared = Dès qu’il ne te reste qu’un dé, tu dois te déclarer palifico. Ici, la table le fait pour toi.
shared-palifico = { $box ->
    [hasbro-1994] Dans un tour de jeu palifico, les as ne sont plus des jokers et peuvent ouvrir, et la face est bloquée : seul le nombre peut monter, sauf pour les anciens palifico dans certaines éditions.
   *[other] Dans une manche palifico, les paco ne sont plus des jokers et peuvent ouvrir, et la { word-face } est bloquée : seul le nombre peut monter, sauf pour les anciens palifico dans certaines éditions.
}
shared-aces-lowest = { $box ->
    [hasbro-1994] Les as y sont une face comme les autres, la plus basse.
   *[other] Les paco y sont une { word-face } comme les autres, la plus basse.
}
shared-calza = { $box ->
    [hasbro-1994] Le calza, une règle optionnelle, dit que la proposition est exacte, jokers compris. Il se dit avant que le joueur suivant ne parle. Si c’est faux, qui l’a dit perd un dé.
   *[other] Le calza, une règle optionnelle, dit que l’enchère est exacte, jokers compris. Il se dit avant que le joueur suivant ne parle. Si c’est faux, qui l’a dit perd un dé.
}
shared-calza-opens = { $box ->
    [hasbro-1994] Juste ou faux, qui a dit calza ouvre le tour de jeu suivant.
   *[other] Juste ou faux, qui a dit calza ouvre la manche suivante.
}
shared-calza-nearest = { $box ->
    [hasbro-1994] Si deux personnes disent calza en même temps, on écoute la première en partant de la gauche de l’auteur de la proposition.
   *[other] Si deux personnes disent calza en même temps, on écoute la première en partant de la gauche de l’auteur de l’enchère.
}
shared-calza-late = Si celui dont c’est le tour parle au même moment, ce qu’il dit passe avant tout calza.
shared-shown-dice = Une règle optionnelle laisse voir les dés perdus : ici, c’est le réglage « Dés perdus ».

## Readings: how errors and gaps of the booklets are read (core/citations.py)

reading-tie = À égalité au lancer d’ouverture, on relance. Aucune édition ne le dit.
reading-cap = Aucune édition ne limite { word-l-enchere }. Ici, la limite est le nombre de dés du début : tout le monde le connaît, il ne trahit rien de caché.
reading-veteran = { $box ->
    [hasbro-1994] Un ancien palifico propose comme d’habitude : plus de dés d’une face plus basse, c’est permis, et les as sont la plus basse. Les autres sont alors tenus à la nouvelle face.
   *[other] Un ancien palifico surenchérit comme d’habitude : plus de dés d’une face plus basse, c’est permis, et les paco sont la plus basse. Les autres sont alors tenus à la nouvelle face.
}
reading-own-bid = Le calza n’est refusé qu’au joueur suivant : l’auteur { $box ->
    [hasbro-1994] de la proposition
   *[other] de l’enchère
} peut donc le dire sur la sienne. C’est étrange, mais c’est écrit.
reading-all-dice = Qui a encore tous ses dés peut aussi dire calza ; s’il a raison, il ne gagne que l’ouverture. Aucune édition ne le dit expressément.
reading-again = Rien ne dit une fois par partie : qui reprend un dé par un calza et retombe à un seul est de nouveau palifico.
reading-nearest = Les deux livrets Asmodee disent en termes différents qui l’on écoute si deux personnes disent calza. On lit les deux ainsi : le plus proche à gauche de l’auteur de l’enchère.
reading-this-opens = La phrase italienne sur ce qui suit un calza est vague ; on la lit comme la française : qui l’a dit ouvre.
reading-unheard = Qui l’on écoute si deux personnes disent calza, et si celui dont c’est le tour passe avant, seuls les livrets Asmodee le disent. On joue partout à leur façon.
reading-plus-one = La règle française pour quitter les paco oublie de doubler. Son exemple et le texte néerlandais doublent et ajoutent un : c’est ainsi qu’on joue.
reading-french-value = D’après le texte français, seul le passage aux paco peut faire baisser la valeur. L’italien et le néerlandais parlent du nombre de dés : c’est ainsi qu’on joue.
reading-dutch-palifico = Le texte néerlandais pourrait vouloir dire une fois par partie. Le français et l’italien disent à chaque fois : c’est ainsi qu’on joue.
reading-dutch-lost-dice = Seul le texte néerlandais propose de laisser voir les dés perdus.
reading-example = Un exemple parle d’une enchère de trois là où elle était de quatre. Rien n’en dépend.
reading-lifting = La règle, donnée deux fois, lève les godets à partir de la gauche de qui a dit dudo ; la démonstration commence par lui. Lu ensemble : lui d’abord, puis vers la gauche.
reading-loser-out = Rien ne dit qui ouvre quand le perdant sort du jeu. Comme ailleurs, c’est le prochain à gauche.
reading-sets = Une boîte sert à deux à quatre joueurs, deux boîtes réunies jusqu’à huit.
reading-held = Les autres, dit le texte, ne changent pas la face d’une manche palifico. Son exemple y oblige tout le monde, y compris qui a ouvert.
reading-aces-once = Le livret dit expressément que chaque nombre de paco ne s’annonce qu’une fois par manche. Les règles de surenchère l’imposent dans toutes les éditions.
reading-right-calza = Rien ne dit qui ouvre après un calza juste. Comme ailleurs, c’est qui l’a dit.
reading-crimean-tatar = Dans le texte tatar de Crimée, les deux enchères de l’exemple de l’ancien palifico sont inversées, et l’exemple du palifico passe à trois quatre alors que la face est bloquée.
reading-polish = D’après le texte polonais, un calza faux coûte des dés ; d’après les quatre autres, un dé. C’est un.
reading-belarusian = Le texte biélorusse demande dix après quatre as ; sa règle et les autres textes donnent neuf. Il parle aussi de six joueurs et de trente dés, saute à dix trois, omet une enchère et contient une note en tatar de Crimée. Sa liste du contenu ajoute un couvercle.
reading-russian = Le texte russe n’a le plus souvent qu’un mot pour la manche et la partie ; ici la manche est « круг ». Sa phrase sur les anciens palifico a perdu le mot palifico.

## The content of each box

box-asmodee-it = De Cosmo Fry et Alfredo Fernandini. Trente dés, cinq de chacune des six couleurs, six gobelets aux mêmes couleurs, un sac et le livret. La boîte elle-même cache les dés perdus.
box-asmodee-fr = De Cosmo Fry et Alfredo Fernandini, en français et en néerlandais. Trente dés, cinq de chacune des six couleurs, six gobelets aux mêmes couleurs, un couvercle qui cache les dés perdus, un sac et le livret.
box-bga = Pas une boîte, mais le jeu d’Asmodee tel que Board Game Arena le raconte en anglais : trente dés à six, dix à deux. L’as s’y appelle Paco, et c’est un oiseau.
box-hasbro-1994 = Imprimé en 1994, en France par Kenner Parker. Trente dés et six godets en six couleurs, un sac et un couvercle ; l’as est une tête. Le livret dit que les Incas aimaient déjà ce jeu au XVe siècle, et ne nomme pas d’auteur. Ces règles ont été retrouvées et mises en ligne en 2008.
box-kozak = En cinq langues, de l’ukrainien au russe. Vingt dés, quatre gobelets et un sac en tissu. On y lit que Pizarro captura Atahualpa en 1532, et la rumeur que le prisonnier lui apprit le jeu. Traducteurs et artistes sont nommés, pas d’auteur.

## Names, languages and time

# Suggested names for players: animals that everybody likes, separated by commas.
guest-names = Loutre, Héron, Blaireau, Mésange, Lynx, Faucon, Hérisson, Castor, Macareux, Panthère, Hirondelle, Martre, Hibou, Dauphin, Roitelet, Tigre, Pie, Koala, Corbeau, Morse
table-setting-clock = Chrono
table-setting-clock-about = Quand le temps est écoulé, la table dit le coup permis le plus prudent : dudo, ou { word-l-enchere } la plus basse pour ouvrir. Après deux fois de suite, un bot tient la place en attendant le retour du joueur.
table-setting-training_aid = Montrer les probas
table-setting-training_aid-true = Pour s’entraîner : chacun voit, d’après ses propres dés, les chances de chaque { word-enchere }.
table-setting-training_aid-false = Personne ne voit les probas.
table-setting-spectators_see_previous_round = { $box ->
    [hasbro-1994] Godets
   *[other] Gobelets
} ouverts au public
table-setting-spectators_see_previous_round-true = Les spectateurs peuvent voir sous tous les { word-gobelets }, avec { word-une-manche } de retard.
table-setting-spectators_see_previous_round-false = Les spectateurs ne voient rien avant que les { word-gobelets } se lèvent.
table-setting-eliminated_see_dice = Qui est sorti voit tout
table-setting-eliminated_see_dice-true = Qui est sorti du jeu peut regarder aussitôt sous tous les { word-gobelets }. Il peut dire aux autres ce qu’il voit.
table-setting-eliminated_see_dice-false = Qui est sorti ne voit rien avant que les { word-gobelets } se lèvent, sauf s’il ne reste que des bots.
table-setting-speed = Rythme
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
table-setting-chat = Discussion
table-setting-chat-true = On peut écrire, dire des phrases toutes faites et réagir.
table-setting-chat-false = On ne discute pas à cette table.
table-setting-listed = Montrer dans la liste des tables ouvertes
table-setting-listed-true = Tout le monde peut trouver cette table sur la page d’accueil.
table-setting-listed-false = On ne trouve cette table que par son lien.
table-setting-external_bots = Laisser s’asseoir des programmes
table-setting-external_bots-true = Des programmes faits par quelqu’un peuvent s’asseoir. Leurs places sont signalées.
table-setting-external_bots-false = Seuls jouent ici des gens, et les bots que place l’hôte.
clock-none = Sans chrono
clock-none-about = Sans chrono : prends ton temps.
clock-own = Autre chrono
clock-part-move = Secondes par coup
clock-part-bank = Secondes en réserve
clock-part-increment = Secondes ajoutées
clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
# $move, $bank and $increment are such durations.
clock-move = { $move } par coup
clock-bank = { $bank } chacun, pour toute la partie
clock-bank-increment = { $bank } chacun, plus { $increment } à chaque coup
clock-move-and-bank = { $move } par coup, puis une réserve de { $bank }
clock-move-and-bank-increment = { $move } par coup, puis une réserve de { $bank } qui gagne { $increment } à chaque coup
# A running time: $seconds has two digits.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } h
clock-left-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
story-opens-you = Tu ouvres { $box ->
    [hasbro-1994] le tour de jeu
   *[other] la manche
}.
story-becomes-palifico = { $name } ouvre en palifico.
story-becomes-palifico-you = Tu ouvres en palifico.
story-wins-you = Tu gagnes la partie !
# Reactions: the label of the button, and the text for screen readers.
reaction-laugh-do = Rire
reaction-gasp-do = Sursauter
reaction-think-do = Réfléchir
reaction-clap-do = Applaudir
reaction-cry-do = Pleurer
reaction-cool-do = Rester cool
# Phrases, which each player reads in their own language
phrase-hello = Salut tout le monde !
phrase-good-luck = Bonne chance !
phrase-nice-bluff = Joli bluff !
phrase-well-played = Bien joué !
phrase-really = Vraiment ?
phrase-hurry = Prends ton temps, mais pas toute la nuit.
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
reaction-laugh = rit
reaction-gasp = sursaute
reaction-think = réfléchit
reaction-clap = applaudit
reaction-cry = pleure
reaction-cool = reste cool

## The lesson. $seat: 1 is the learner, 2 and 3 are bots with names of their own. $own is the number of the learner's
## matching dice; other numbers belong to the bid or the count

lesson-name = { $seat ->
    [1] Toi
    [2] Killa
   *[3] Inti
}
lesson-so-many-aces = { $aces ->
    [1] un paco
    [2] deux paco
    [3] trois paco
   *[other] { $aces } paco
}
lesson-hold = { $own ->
    [0] Tu n’en as aucun.
    [1] Tu en as un.
    [2] Tu en as deux.
   *[other] Tu en as { $own }.
}
lesson-cups = Bienvenue ! Sous tous les gobelets réunis, il y a { number } dés. Les tiens, il n’y a que toi qui les vois. Une vraie partie commence avec plus de dés, mais se joue exactement comme ça.
lesson-bid = { lesson-name } ouvre : « { bid } ». Ça parle de tous les gobelets réunis, le tien compris : en tout, il y a au moins ce nombre de dés de cette face.
lesson-raise = À toi. Annonce plus de dés, de n’importe quelle face, ou autant d’une face plus haute. Tu as { bid } : touche la face, puis annonce.
lesson-doubt = Et maintenant { bid }, dit { lesson-name }. { lesson-hold } Doute : maintiens Dudo, ou touche-le deux fois.
lesson-falls = Au total : { bid }, et il en fallait { $claimed }. Pas assez : { lesson-name } perd un dé. Si l’enchère avait été vraie, c’est toi qui en perdais un. Qui perd un dé ouvre la manche suivante.
lesson-aces = Tu vois { $ace ->
    [bird] l’oiseau
    [head] la tête
   *[sun] le soleil
} ? C’est un paco, et les paco sont des jokers : chacun compte pour toutes les faces. Avec lui, tu as donc déjà { bid }.
lesson-ace-bid = { $more ->
    [1] Un de plus
    [one] { $more } de plus
   *[other] { $more } de plus
} parmi les { $others } autres dés, ça se tente. Monte à { bid }.
lesson-stands = { lesson-name } a douté de toi. Avec les paco, au total : { bid }, pile ce que tu disais. Une enchère exacte est vraie, donc { lesson-name } perd un dé.
lesson-to-aces = Après { bid }, { lesson-name } passe aux paco. Il en faut deux fois moins, arrondi au-dessus : { lesson-so-many-aces }. Dans une enchère de paco, seuls les paco comptent.
lesson-from-aces = Pour quitter les paco, il faut le double plus un : { number }. Avec tes paco, tu as { bid }. Annonce-le !
lesson-over = Et maintenant { bid }. Passe aux paco : la moitié, arrondie au-dessus, ça fait { lesson-so-many-aces }. Tu en as { $own }, et { lesson-name } a parlé de paco.
lesson-aces-stand = { lesson-name } a douté de toi, et il y a bien { bid } : ton enchère tient. { $left ->
    [1] Il ne reste qu’un dé sous son gobelet, et ça rend la manche suivante un peu spéciale.
    [one] Il reste { $left } dé sous son gobelet.
   *[other] Il reste { $left } dés sous son gobelet.
}
lesson-palifico = { lesson-name } n’a plus qu’un dé et ouvre une manche palifico : les paco n’y sont plus des jokers, et la face est bloquée. L’enchère : { bid }.
lesson-locked = Seul le nombre peut monter. Tu as { bid }, ton paco ne t’aide plus, et { lesson-name } a peut-être un { face } aussi. Surenchérir, ou douter ?
lesson-own-bid-stands = { lesson-name } a douté de toi. Au total : { bid }, comme tu l’as dit. C’était son dernier dé. Le dernier à avoir encore des dés gagne la partie.
lesson-own-bid-falls = Au total : { bid }, et tu as dit { $claimed }. C’est trop : tu perds un dé. Ça arrive à tout le monde ! Le dernier à avoir encore des dés gagne la partie.
lesson-own-doubt-wrong = Au total : { bid }, et { $claimed } suffisaient. L’enchère était vraie : tu perds un dé. Ça arrive à tout le monde ! Le dernier à avoir encore des dés gagne la partie.
lesson-rather-bid = Tu peux dire ça. Mais pour cette leçon, dis { bid }.
lesson-rather-dudo = Tu peux dire ça. Mais pour cette leçon, doute : dudo.

## Reports of rules

rules-shared = Ce qui se joue dans toutes les éditions
rules-readings = Comment se lisent les erreurs et les silences
rules-box = La boîte
rules-if-calza = Si on joue le calza :
rules-note-sources = La source de chaque ligne est le passage du livret de l’édition, d’après son titre et dans sa langue ; entre parenthèses quand le livret ne fait que sous-entendre la règle.
rules-silent = cette édition ne le dit pas
rules-unsaid = aucune édition ne le dit

## Play in the terminal

play-your-dice = Tes dés : { $dice }.

## Records

tell-seat = Place { $seat }
tell-dice-left = Dés restants : { $dice }

## Errors in records: the place, and the fault

record-error = { $place } : { $why }
record-at-line = ligne { $line }
record-at-round = manche { $round }
record-at-move = coup { $move }
record-at-said = coup { $move } ({ $said })
error-review-unfinished = Seule une partie finie est analysée.
error-record-unreadable = Ce fichier est illisible : { $why }
error-record-too-long = Un enregistrement a { $most } octets au plus.
error-record-not-utf-8 = Ce texte n’est pas en UTF-8 : son octet { $byte } n’est pas à sa place.
error-record-syntax = { $why ->
    [mark] Il manque ici un guillemet, une virgule ou un crochet.
    [twice] C’est déjà dit plus haut. Chaque manche commence par [[round]], entre doubles crochets.
    [value] Après = vient un nombre, true, false, un texte entre "guillemets" ou une liste entre [crochets].
    [key] Une ligne est un nom, = et sa valeur, par exemple : opener = 2
   *[other] Ceci est illisible.
}
error-record-nested = Ses listes ou ses tables sont trop imbriquées.
error-record-line-long = Cette ligne dépasse { $most } caractères.
error-record-key-long = Cette ligne a un nom de plus de { $most } caractères.
error-record-rounds-many = Un enregistrement a { $most } manches au plus.
error-record-dear = Cet enregistrement demande trop de temps ou de mémoire pour être rejoué.
error-record-version = Un enregistrement dit « perudo = { $version } », la version du format ; celui-ci en donne une autre.
error-record-key-unknown = « { $key } » ne veut rien dire ici. On peut écrire : { $allowed }.
error-record-key-missing = Il manque « { $key } = … ».
error-record-key-kind = « { $key } » doit être { $kind ->
    [int] un nombre entier
    [str] un texte entre guillemets
    [dict] une table
    [list] une liste
    [list-str] une liste de textes entre guillemets
    [list-int] une liste de nombres entiers
    [list-dict] sous la forme [[{ $key }]], une fois pour chaque
   *[setting] true, false, un nombre entier, un texte entre guillemets, ou une paire de nombres entiers
}.
error-record-position-seats = La position a des dés pour { $given } places, mais il y a { $seats } joueurs.
error-record-hand = Les dés de la place { $seat } doivent être un texte de faces de 1 à 6, comme "33344", ou "" pour qui est hors jeu.
error-record-hands = Il faut une main pour chacune des { $seats } places, "" pour qui est hors jeu ; ici, il y en a { $given }.
error-record-hand-dice = { $left ->
    [0] La place { $seat } est hors jeu : sa main doit être "".
    [1] La place { $seat } a encore un dé, pas { $given }.
    [one] La place { $seat } a encore { $left } dé, pas { $given }.
   *[other] La place { $seat } a encore { $left } dés, pas { $given }.
}
error-record-opener = C’est la place { $opener } qui ouvre cette manche, pas la place { $given }.
error-record-opener-without-dice = La place { $given } ne peut pas ouvrir : elle n’existe pas, ou n’a pas de dés.
# $key is a key of the record, such as "seed".
error-record-hex = « { $key } » s’écrit par paires de chiffres de 0 à 9 et de a à f.
error-record-move = Un coup s’écrit "5x4", "dudo" ou "calza 2" : sans majuscules, signes, zéros en tête ni autres espaces.
error-record-after-call = La manche s’est terminée là ; aucun coup ne peut suivre.
error-record-after-end = La partie est finie, et la place { $winner } a gagné ; aucune manche ne peut suivre.
error-record-after-unfinished = La manche d’avant s’arrête sans dudo ni calza : seule la dernière manche le peut.

## Errors in chat, clocks and rule codes

error-rule-code = Le code de règles « { $text } » est illisible : « { $part } » n’est pas un réglage.
error-text-empty = Dis quelque chose.
error-text-characters = Cette ligne a des caractères impossibles à afficher.
error-talk-closed = L’hôte a fermé la discussion à cette table.
error-too-fast = Pas si vite. Attends un instant.
error-too-busy = Le serveur a trop de calculs à faire en ce moment. Réessaie dans une minute.
error-too-many-sockets = Trop de pages sont ouvertes en même temps. Fermes-en quelques-unes, ou réessaie dans un moment.
error-too-many-listed = Tu as déjà { $count } tables dans la liste. Retires-en une d’abord, ou partage le lien de cette table.
error-too-many-listed-nearby = Ton réseau a déjà { $count } tables dans la liste. Rejoins l’une d’elles, ou partage le lien de la tienne.
error-forbidden-origin = Une page d’une autre adresse le demande. Ouvre la page de ce serveur, et réessaie de là.
error-table-worn-out = Il s’est passé tant de choses à cette table qu’elle n’en retient plus. Ouvre-en une nouvelle.
error-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-resume-away = { $name } n’est pas là, et son chrono tournerait. Attends son retour, ou laisse un bot jouer à sa place.
error-aid-hidden-dice = Les probas ne peuvent s’afficher que si les dés perdus sont visibles. Active ça aussi.
