# French. Every word that a person sees stands here, for the page and the terminal alike.
# Values in braces are filled in: $quantity and $count are whole numbers, $face is 1 (aces) to 6, names are names.
# $box : l’édition dont on dit les règles, quand un message prend les mots de cette boîte.
# The words are those of the booklets: paco, gobelet, manche, enchère, joker. Names are never put after de, que or other
# words that would have to be elided before a vowel.

# This language, as it calls itself.
language = Français

## The words of the game

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
# A label, and what stands after it.
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

## Settings: a name, and for each value one sentence that tells the rule at the table

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

# A short word for each value, for lists and tables.
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

## House bots

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

## Why a word can't be said. One for each Reason in game.py

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

## Errors in the rules or the position asked for

error-edition-unknown = L’édition « { $edition } » n’existe pas. Les éditions sont : { $allowed }.
error-setting-unknown = Le réglage « { $setting } » n’existe pas. Les réglages sont : { $allowed }.
error-setting-value = Le réglage « { $setting } » ne peut pas valoir { $value }. Au choix : { $allowed }.
error-players-count = Ces règles sont faites pour { $fewest } à { $most } joueurs, pas pour { $seats }.
error-extra-missing = Il manque des paquets. Pour les installer : { $command }
error-picture-name = Le nom d’une image finit par { $allowed }, ce qui n’est pas le cas de { $file }.
error-picture-unwritten = Impossible d’écrire { $file } : { $why }
error-bid-graph-faces = Ici, un dé a de { $fewest } à { $most } faces.
error-raises-no-palifico = Avec ces règles, il n’y a pas de manche palifico.
error-raises-no-veteran = Avec ces règles, les anciens palifico ne changent pas la face.
error-bid-graph-most = Il faut au moins un dé sur la table.
error-position-dice = Il reste de 0 à { $most } dés à chacun.
error-position-over = Il faut au moins deux joueurs avec des dés.
error-position-veterans = Les anciens palifico sont des places de 1 à { $seats }.
error-position-palifico-dice = La place { $seat } ne peut pas être palifico : il ne lui reste pas exactement un dé.
error-position-palifico-rules = D’après ces règles, la place { $seat } ne peut pas être palifico.
error-notation-short = Une position a au moins cinq parties : règles, manche, gobelets, qui ouvre, et paroles.
error-notation-long = Une position a au plus { $most } caractères.
error-notation-part = « { $given } » n’est pas connu ici, ou il manque quelque chose après. Après les paroles peuvent suivre, dans cet ordre : rolls, seat, after.
error-notation-round = La manche est un nombre à partir de 1, et de 2 si une autre l’a précédée.
error-notation-cups = Un gobelet s’écrit par ses faces une fois les dés lancés, comme 33344 ; sinon par ? et le nombre de dés, comme ?5, ou ? seul si on ne peut pas le savoir ; ou par - pour qui est hors jeu. Un v suit pour qui a déjà été palifico.
error-notation-opener = Qui ouvre est une place de 1 à { $seats } qui a des dés, suivie de p dans une manche palifico ; ou - tant qu’on ne sait pas qui ouvre.
error-notation-words = Les paroles sont des enchères séparées par des virgules, comme 4x3,5x3 ; - avant la première ; ou ce qu’on attend : roll, deal, ou over s’il n’y a plus rien.
error-notation-rolls = Un lancer d’ouverture a un chiffre par place : le dé, ou 0 pour qui ne lance pas.
error-notation-seat = Qui regarde se dit par une place de 1 à { $seats }, ou par - pour un spectateur.
error-notation-after = La manche d’avant se dit par ses gobelets, tous levés, qui a ouvert, et ses paroles, l’annonce en dernier : after 33344/12266 1 4x3,5x3,dudo ou calza2.
error-notation-hidden = Une partie a les dés de tous les gobelets. Ce qu’une place en sait se lit comme une vue.
error-notation-own = Dis qui regarde, par exemple seat 3 à la fin, avec les dés sous ce gobelet ; - est un spectateur.
error-notation-unlike = D’après ces règles, cela ne découle pas du reste.
error-notation-no-rules = Cette vue est venue par le réseau et ne dit pas selon quelles règles on joue : on ne peut pas l’écrire.
notation-at = colonne { $column } (« { $said } »)

## Round by round, for the page and the terminal. $name, $caller, $bidder, $loser are players' names

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
story-count = { $count ->
    [0] Rien : pas un seul { face }.
   *[other] Au total : { $count }.
}
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
review-start = Début
review-luck = Chance
review-own_errors = Gâché
review-others = Les autres
review-result = Fin
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

## Serving

serving-here = Perudo t’attend à l’adresse { $address }
serving-near = Les autres, sur ton réseau, le trouvent à l’adresse { $address }
serving-metrics = Les chiffres pour Prometheus sont à { $address }
serving-no-network = Cette machine n’a pas d’adresse sur un réseau local ; les autres ne peuvent pas la joindre.
serving-stop = Ctrl-C pour arrêter. Chaque partie est gardée et reprend au prochain démarrage.
serving-migrated = Les données dans { $place } venaient d’un Perudo plus ancien et ont été mises à jour. Leur sauvegarde : { $backup }
serving-key-made = Une clé a été créée dans { $place } : les dés en dépendent. Ne la montre à personne, et garde-la aussi longtemps que les données.
serving-open-to-others = Attention : d’autres sur cette machine peuvent lire { $place }, et ainsi des dés cachés. Ferme-le : { $command }
error-page-not-built = La page n’est pas construite. Lance : make play
error-no-docs = Il n’y a pas de site dans { $place }. Construis-le avec : make docs
error-port-taken = Impossible d’écouter sur { $host }, port { $port } : { $why }. Donne un autre port avec --port, ou laisse --port 0 en trouver un libre.
error-store-open = Impossible d’ouvrir les données dans { $place } : { $why }. Donne un autre endroit avec --data.
error-store-damaged = Les données dans { $place } sont abîmées ({ $why }) et sont restées telles quelles. Rétablis une sauvegarde : perudo restore SAUVEGARDE --data { $place } --replace
error-store-full = Il n’y a pas de place pour les données dans { $place } : le disque est plein. Fais de la place, ou donne un autre endroit avec --data.
error-store-newer = Les données dans { $place } viennent d’un Perudo plus récent : leur format est { $theirs }, celui-ci lit jusqu’à { $ours }. Elles sont restées telles quelles. Mets Perudo à jour, ou donne un autre endroit avec --data.
error-store-older = Les données dans { $place } viennent d’un Perudo plus ancien : leur format est { $theirs }, celui-ci travaille avec { $ours }. Elles sont restées telles quelles. Mets-les à jour : { $command }
error-store-read = Cette table est illisible ({ $why }). Rien n’a changé. Réessaie plus tard. La personne qui tient le serveur peut la rétablir depuis une sauvegarde.
error-store-read-only = Impossible d’écrire dans { $place } : le fichier ou son dossier est en lecture seule. Change cela, ou donne un autre endroit avec --data.
error-store-strange = { $place } ne contient pas de données de Perudo et est resté tel quel. Donne un autre endroit avec --data.
error-store-foreign = Les données dans { $place } n’ont pas exactement les tables que crée Perudo ({ $what }) : quelqu’un les a modifiées. Elles sont restées telles quelles. Rétablis une sauvegarde de confiance : perudo restore SAUVEGARDE --data FICHIER --replace
error-store-write = Ça n’a pas pu être gardé ({ $why }), donc rien n’a eu lieu. Réessaie.
error-store-altered = L’événement { $seq } de la table { $table } manque, ou n’est plus tel qu’il a été gardé : on ne peut pas y jouer davantage. Rien n’a changé. La personne qui tient le serveur peut rétablir la table depuis une sauvegarde.
error-backup-elsewhere = Ici, on ne sauvegarde et ne rétablit que des fichiers SQLite. Pour PostgreSQL, prends ses propres outils : pg_dump copie une base en service, psql ou pg_restore la rétablit.
error-backup-exists = { $place } existe déjà. Donne un nouveau fichier pour la sauvegarde.
error-backup-failed = Impossible d’écrire { $place } : { $why }. Tout y est comme avant.
error-backup-nothing = Il n’y a rien dans { $place }.
error-restore-exists = Il y a déjà des données dans { $place }. Avec --replace, la sauvegarde prend leur place, et les anciennes sont gardées à côté.
error-restore-unsound = Tout n’est pas lisible dans la sauvegarde { $place } : rien n’a été rétabli. Pour voir ce qui ne va pas : perudo check { $place }
error-key-nowhere = La clé dont dépendent les dés n’est encore nulle part. Tous les serveurs d’une base ont besoin de la même : donne un fichier avec --key, ou dis-la par la variable PERUDO_KEY.
error-key-other = Les données dans { $place } appartiennent à la clé { $theirs }, mais ce serveur a la clé { $ours }. Tous les serveurs des mêmes données ont besoin de la même clé. Mets la bonne dans le fichier donné par --key, ou dans PERUDO_KEY. Si elle est perdue pour de bon, arrête tous les serveurs et démarres-en un avec --lost-key { $short }
error-key-missing = Il n’y a pas de clé dans { $place }, mais les données appartiennent à la clé { $theirs }. Mets-y cette clé. Si elle est perdue pour de bon, démarre avec --lost-key { $short } pour en avoir une nouvelle : les tables continuent, mais chaque navigateur devient un inconnu, et les manches en cours ne pourront pas être vérifiées.
error-key-at-work = D’autres serveurs travaillent sur les données dans { $place } avec la clé d’avant. Rien n’a changé. Arrête-les tous d’abord.
error-node-alone = --node-address est pour plusieurs serveurs sur une base PostgreSQL. Nomme-la avec --data, ou laisse --node-address de côté.
error-table-elsewhere = Cette table est sur un autre serveur. Envoie la commande au socket /socket/{ $table }.
error-key-strange = { $place } ne contient pas de clé de { $digits } chiffres hexadécimaux. Mets-y la bonne ou, pour en avoir une nouvelle, enlève le fichier : les manches en cours ne pourront plus être vérifiées.
error-key-unreadable = La clé dans { $place } ne peut être ni lue ni créée : { $why }. Donne un autre fichier avec --key.
error-store-held = Un autre Perudo travaille sur les données dans { $place } : processus { $process }, depuis { $since }. Arrête-le d’abord, ou donne un autre endroit avec --data.
error-migrate-held = Des serveurs travaillent sur les données dans { $place }, et le nouveau format n’est pas pour eux. Rien n’a été changé. Arrête-les d’abord.
error-check-table = La table { $table } est illisible : { $why }
error-check-unsound = Tout n’est pas lisible dans { $place }. Rien n’a changé. Arrête le serveur et rétablis une sauvegarde : perudo restore SAUVEGARDE --data { $place } --replace
error-archive-unreachable = Impossible d’atteindre { $place } dans l’archive : { $why }. Rien n’est perdu. Corrige ce qui est dit là, ou réessaie plus tard.
error-archive-missing = { $place } manque dans l’archive. Rétablis-le depuis une copie de l’archive ; toutes les autres tables sont comme avant.
error-archive-altered = { $place } dans l’archive n’est plus tel qu’il a été écrit ({ $why }). Rétablis-le depuis une copie de l’archive ; toutes les autres tables sont comme avant.
error-archive-strange = « { $place } » n’est pas un endroit pour une archive. Nomme un dossier, ou s3://BUCKET/PREFIX.
error-table-away = La table { $table } est ancienne et se trouve dans une archive illisible pour le moment. Réessaie plus tard. La personne qui tient le serveur en trouve la raison dans son journal.
backup-made =
    { $tables ->
        [one] { $tables } table copiée dans { $place }
       *[other] { $tables } tables copiées dans { $place }
    }
restore-made =
    { $tables ->
        [one] { $tables } table rétablie dans { $place }
       *[other] { $tables } tables rétablies dans { $place }
    }
restore-kept = Ce qu’il y avait avant est gardé sous { $place }
restore-no-key = Aucune clé ne l’accompagnait. Le serveur a besoin de la clé à laquelle ces données appartiennent : mets-la à côté. Si elle est perdue pour de bon, le prochain démarrage dit comment continuer avec une nouvelle.
check-begins = Examen de { $place }
check-so-far = Jusqu’ici : tables { $tables }, événements { $events }
check-sound = Tout est lisible. Tables : { $tables }, événements : { $events }
check-passed = Tables d’une archive qui n’a pas été lue : { $tables }. Nomme-la par --archive.
prune-so-far = Tables vues jusqu’ici : { $tables }
prune-nothing = Il n’y a rien à oublier. Tables : { $tables }
prune-found = Tables à oublier : { $old } sur { $tables }. Aucune partie n’y a été jouée jusqu’au bout.
prune-extent = Utilisées pour la dernière fois du { $first } au { $last } ; { $size } Mo d’événements
prune-ask = Les oublier pour toujours ? oui ou non :{" "}
prune-left = Rien n’a été oublié.
prune-done = Tables oubliées : { $old }
prune-size = { $place } fait maintenant { $size } Mo.
archive-so-far = Tables archivées jusqu’ici : { $tables }
archive-nothing = Il n’y a rien à archiver. Tables : { $tables }
archive-found = Tables à archiver : { $old } sur { $tables }. Une partie y a été jouée jusqu’au bout.
archive-ask = Les porter dans { $place } ? oui ou non :{" "}
archive-left = Rien n’a été archivé.
archive-done = Tables portées dans { $place } : { $old }
migrate-nothing = Les données dans { $place } sont à jour. Leur format : { $format }
migrate-found = Les données dans { $place } ont le format { $theirs } et passent au format { $ours }. Étapes : { $steps }. Toutes sont faites, ou aucune.
migrate-meanwhile = Les serveurs peuvent continuer pendant ce temps. Ensuite, mets-les à jour l’un après l’autre.
migrate-stopped = Arrête d’abord tous les serveurs : le nouveau format n’est pas pour ceux qui tournent maintenant.
migrate-backup = Aie une sauvegarde : pg_dump copie la base.
migrate-ask = Continuer ? oui ou non :{" "}
migrate-left = Rien n’a été changé.
migrate-step = Étape { $step } sur { $steps }
migrate-done = Les données dans { $place } sont maintenant à jour. Leur format : { $format }

## Errors at a table

error-internal = Quelque chose a raté ici, sur le serveur. Rien n’a changé ; réessaie.
error-message-too-long = Un message peut avoir { $most } octets au plus.
error-message-unreadable = Ce message est illisible : { $why }
error-no-cookie = Le navigateur n’a pas envoyé son cookie. Recharge la page, et autorise-lui les cookies.
error-no-page = Cette page n’existe pas.
error-no-record = Il n’y a pas de partie finie à cette table.
error-table-unknown = La table { $table } n’existe pas. Vérifie le lien, ou ouvre ta propre table.
error-table-full = Toutes les places sont prises. Tu peux regarder.
error-chair-taken = La place { $chair } est prise.
error-name-empty = Dis-nous comment tu t’appelles.
error-name-too-long = Un nom peut avoir { $most } caractères au plus.
error-name-characters = Dans un nom : des lettres, des chiffres et des espaces, s’il te plaît.
error-name-alike = Ce nom ressemble trop à « { $other } ». Choisis-en un autre.
error-not-seated = Prends d’abord une place.
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

## What is played in all five editions, a sentence a rule

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

## How slips and silences of the booklets are read; which of them, says perudo/booklets.py

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

## What is in each box, and what it tells of itself

box-asmodee-it = De Cosmo Fry et Alfredo Fernandini. Trente dés, cinq de chacune des six couleurs, six gobelets aux mêmes couleurs, un sac et le livret. La boîte elle-même cache les dés perdus.
box-asmodee-fr = De Cosmo Fry et Alfredo Fernandini, en français et en néerlandais. Trente dés, cinq de chacune des six couleurs, six gobelets aux mêmes couleurs, un couvercle qui cache les dés perdus, un sac et le livret.
box-bga = Pas une boîte, mais le jeu d’Asmodee tel que Board Game Arena le raconte en anglais : trente dés à six, dix à deux. L’as s’y appelle Paco, et c’est un oiseau.
box-hasbro-1994 = Imprimé en 1994, en France par Kenner Parker. Trente dés et six godets en six couleurs, un sac et un couvercle ; l’as est une tête. Le livret dit que les Incas aimaient déjà ce jeu au XVe siècle, et ne nomme pas d’auteur. Ces règles ont été retrouvées et mises en ligne en 2008.
box-kozak = En cinq langues, de l’ukrainien au russe. Vingt dés, quatre gobelets et un sac en tissu. On y lit que Pizarro captura Atahualpa en 1532, et la rumeur que le prisonnier lui apprit le jeu. Traducteurs et artistes sont nommés, pas d’auteur.

## The page

page-title = Perudo
page-title-turn = ● À toi · Perudo
page-title-waits = À { $name } de parler · Perudo
page-what = Les dés menteurs : parie sur les dés de tous, démasque le bluff.
page-your-name = Ton nom
# Names for those who have not said theirs, one by one: creatures that everybody likes.
guest-names = Loutre, Héron, Blaireau, Mésange, Lynx, Faucon, Hérisson, Castor, Macareux, Panthère, Hirondelle, Martre, Hibou, Dauphin, Roitelet, Tigre, Pie, Koala, Corbeau, Morse
page-edition = Règles
page-by-your-box = Jouer comme dans ta boîte
page-play-now = Jouer
page-play-now-about = { $count ->
    [1] contre un bot
    [one] contre { $count } bot
   *[other] contre { $count } bots
}
page-bots = Bots
page-bots-level = Leur niveau
page-bots-weaker = Adversaires plus faibles
page-bots-stronger = Adversaires plus forts
page-with-friends = Entre amis
# review: a button one word long that says: look for others to play with
page-find-others = Avec d’autres
page-find-waits = { $name } attend
page-house-rules-none = Revenir aux règles imprimées
page-rules-linked = Ton lien a apporté ces règles : { $edition }.
page-join = Rejoindre
page-join-go = Aller à la table
page-code = Code de la table
page-how-to-play = Comment jouer
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’est ouverte à tous pour l’instant. Ouvres-en une entre amis, et mets-la dans la liste.
page-going-on = Parties en cours
page-gathers = on se rassemble
page-return = Revenir
page-played = Dernières parties
page-table-of = Chez { $name }
page-chairs-free = { $count ->
    [0] aucune place libre
    [1] une place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-begins-itself = commence dès que { $count } personnes sont là
page-to-front = Retour au début
page-language = Langue
page-to-light = Couleurs claires
page-to-dark = Couleurs sombres
page-ace = Image { $box ->
    [hasbro-1994] de l’as
   *[other] du paco
}
page-ace-box = comme dans la boîte
page-ace-sun = un soleil
page-ace-bird = un oiseau
page-ace-head = une tête
page-cup = Mon { word-gobelet }
page-cup-weave = Motif de mon { word-gobelet }
page-cup-weave-seat = comme ma place
page-cup-weave-number = motif { $number }
page-cup-clay = Couleur de mon { word-gobelet }
page-cup-clay-red = rouge
page-cup-clay-blue = bleu
page-cup-clay-green = vert
page-cup-clay-dark = sombre
page-left-handed = Pour gauchers
page-bot-faces = Les bots montrent ce qu’ils ressentent
page-coach = Entraîneur contre les bots
page-coach-says = L’entraîneur :
page-coloured-dice = Dés en couleurs
page-close = Fermer
page-dismiss = Masquer
page-lost = Pas de connexion, nouvel essai… Ta place est gardée, et ce que tu dis maintenant partira ensuite.
page-lost-said = Pas de connexion, nouvel essai… Ce que tu as dit attend, et partira ensuite.
page-missed = Pendant ton absence
# review: said of a line and of a bid; nouvelle would fit enchère
page-new = nouveau
# Of a bid.
page-new-bid = nouvelle
page-loading = On va à la table…
page-broken = Impossible de charger cette page
page-broken-text = La connexion est peut-être coupée un moment.
page-nowhere = Il n’y a rien ici
page-nowhere-text = L’adresse est peut-être coupée, ou mal tapée.
page-no-table = Table introuvable
page-error-unknown = Le serveur a refusé ({ $code }).

# Gathering at a table
page-sit-title = Prends une place
page-sit = S’asseoir
page-sit-here = S’asseoir ici
page-table-full = Toutes les places sont prises. Tu peux regarder.
page-chairs = Places
page-chairs-number = Places
page-step-fewer = { $what } : un de moins
page-step-more = { $what } : un de plus
page-free-chair = Place libre
page-add-bot = Ajouter un bot
page-fill-bots = Compléter avec des bots
page-seat-bot = Ajouter un bot à la place { $chair }
page-bot = Bot : { $level }
page-host = Hôte
page-away = pas là
page-waited-for = on attend encore :
page-chair-kept = Un bot garde cette place en attendant.
page-rename = Renommer
page-save = OK
page-remove = Enlever { $name }
page-lock-about = Personne d’autre ne peut s’asseoir. Les joueurs gardent leur place.
page-lock = Verrouiller la table
page-remove-not = Ne pas retirer
page-remove-playing = Un bot continue à sa place.
page-remove-about = Cette personne ne pourra plus s’asseoir à cette table, sauf si tu l’y autorises.
page-remove-title = Retirer { $name } de la table ?
page-remove-button = Retirer
page-make-host = Nommer hôte
page-make-host-title = Nommer { $name } hôte de la table ?
page-make-host-about = Tu ne pourras pas reprendre ce rôle de toi-même.
page-make-host-not = Rester hôte
page-unmute-for-all = Rendre la parole
page-mute-for-all = Couper la parole
page-people-none = Personne d’autre n’est encore là.
page-removals = Personnes retirées
page-readmit = Laisser revenir
page-people = Joueurs
page-invite = Inviter des amis
page-share-invite = Viens jouer au Perudo avec moi :
page-invite-about = Qui ouvre ce lien peut s’asseoir. Sur un téléphone, scanne le carré.
page-invite-alone = Seule cette machine peut ouvrir ce lien.
page-invite-lan = Pour que les téléphones puissent entrer, lance le serveur pour le réseau local : make play LAN=1
page-link = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-qr = QR code du lien vers cette table
page-rules = Règles de la table
page-rules-here = Règles de la table
page-rules-of = Règles : { $edition }
page-rules-change = Changer
page-rule-code = Code des règles : { $code }
page-rule-code-about = Qui ouvre ce lien peut jouer avec les mêmes règles, à sa propre table.
page-rule-code-link = Lien vers ces règles
page-rules-done = C’est bon
page-here = Ce que ces règles décident
page-watch-illustrated = Voir la manche illustrée
page-house-rule = règle maison
page-compare = Comparer aux règles que tu connais
page-compare-choose = Choisis une édition
page-compare-here = Ici :
page-compare-there = Là-bas :
page-compare-same = Les règles sont les mêmes.
page-example-may = possible
page-example-not = impossible. { $why }
page-example-seat = Place { $seat }
page-example-stands = { word-L-enchere } tient.
page-example-falls = { word-L-enchere } tombe.
page-example-opens = ouvre
page-example-lifts = lève son { word-gobelet } en numéro
page-house-rules = Règles maison
page-start = Lancer la partie
page-seeking = On attend d’autres joueurs pour ces règles. Dès que { $count } personnes sont là, la partie commence toute seule, et des bots prennent les autres places.
page-start-with-bots = Commencer avec des bots
page-start-waits = C’est { $name } qui lance la partie.
page-too-few = { $count ->
    [1] Il manque une personne : un ami, ou un bot.
    [one] Il manque { $count } personne : un ami, ou un bot.
   *[other] Il manque { $count } personnes : des amis, ou des bots.
}

# How a table is kept, beside the rules
page-table-settings = Usages de la table
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
# $move, $bank and $increment are such spans of time.
clock-move = Chrono : { $move } par coup
clock-bank = Chrono : { $bank } chacun, pour toute la partie
clock-bank-increment = Chrono : { $bank } chacun, plus { $increment } à chaque coup
clock-move-and-bank = Chrono : { $move } par coup, puis une réserve de { $bank }
clock-move-and-bank-increment = Chrono : { $move } par coup, puis une réserve de { $bank } qui gagne { $increment } à chaque coup
# Time that runs: $seconds has two figures.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } h
clock-left-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

# At the table
page-table = Table
page-menu = Plus
page-settings = Réglages
page-alert-sound = Son
page-alert-vibration = Vibration
page-alert-notices = M’appeler quand c’est mon tour
page-alert-refused = Ce navigateur ne laisse pas la page t’appeler. Tu peux le permettre dans ses réglages pour ce site.
page-aid-chip = Probas
page-calza-window = { $name } peut encore parler avant.
page-calza-window-you = Tu peux encore parler avant.
page-calza-own = C’est { $box ->
    [hasbro-1994] ta proposition
   *[other] ton enchère
} : { calza } veut dire qu’elle est exacte.
page-retract = La reprendre
page-in-play = { dice-count } sur la table
page-expected = Sur { dice-count }, environ { $expected } comptent comme { faces }
page-last-seconds = Plus que dix secondes.
page-what-now = Et maintenant
page-paused = La partie est en pause
page-paused-about = Chronos et bots sont à l’arrêt.
page-paused-blocked = Avec un chrono, la partie reprend quand chacun est là ou qu’un bot joue à sa place.
page-go-on = Reprendre
page-pause-asked = { $names } { $count ->
    [one] demande
   *[other] demandent
} une pause.
page-pause-agree = D’accord
page-pause-decline = Continuer
page-pause-declined = Les autres préfèrent continuer.
page-pause-waits = Tu demandes une pause. Il faut l’accord de tous ceux qui jouent.
page-hesitates = réfléchit longtemps
page-asks-pause = demande une pause
page-pause = Demander une pause
page-pause-not = Finalement, pas de pause
page-round = { word-Manche } { $round }
page-round-begins = { word-Manche } { $round }.
page-opening = Lancer d’ouverture
page-over = La partie est finie
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $count }
page-order = Classement
page-facts = De quoi rire
page-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
page-leave = Quitter la table
page-leave-title = Quitter la table ?
page-leave-playing = Un bot continue à ta place. Rouvre le lien pour la reprendre.
page-leave-gathering = Ta place se libère.
page-leave-alone = Personne d’autre ne joue ici : la partie s’arrête, et ta place t’attend jusqu’à ce que tu rouvres le lien.
page-leave-out = Tu es hors jeu : les autres continuent sans toi.
page-left-alone = La partie est arrêtée, et ta place t’attend.
page-left-people = Ta place t’attend. Si tu restes absent, les autres peuvent y laisser jouer un bot jusqu’à ton retour.
page-left-clock = Ta place t’attend, mais ton chrono tourne. Quand il a parlé deux fois pour toi, un bot joue jusqu’à ton retour.
page-leave-yes = Quitter
page-stay = Rester
page-hand-over = Jouer sur un autre appareil
page-hand-over-about = Scanne le carré avec l’autre appareil, ou ouvres-y le lien. Il marche une seule fois, pendant quelques minutes. Ne le montre à personne d’autre : qui l’ouvre a ta place.
page-hand-over-link = Lien vers ta place
page-hand-over-qr = QR code du lien vers ta place
page-handed = Tu joues maintenant sur un autre appareil. Ici, tu regardes.
page-locked = L’hôte a verrouillé cette table. Tu peux regarder.
page-removed = L’hôte t’a fait quitter cette table. Tu peux regarder, ou ouvrir ta propre table.
page-history = Ce qui s’est dit
page-told = Ce qui se passe à la table
page-round-so-far = { word-Encheres } de { word-cette-manche }
page-you = Toi
page-your-dice = Tes dés
page-hide-dice = Cacher mes dés
page-your-turn = À toi
page-to-act = doit parler
story-opens-you = Tu ouvres { $box ->
    [hasbro-1994] le tour de jeu
   *[other] la manche
}.
page-waits-for = C’est à { $name } de parler.
page-rolling = Tout le monde lance un dé ; le plus haut ouvre.
page-shaking = { $box ->
    [hasbro-1994] Secoue
   *[other] Agite
}, retourne, regarde.
page-palifico = Palifico
story-becomes-palifico = { $name } ouvre en palifico.
story-becomes-palifico-you = Tu ouvres en palifico.
page-out = hors jeu
page-ready = c’est bon
# review: on a plate of 80 px beside the dice left; in full: un bot remplace
page-stand-in = bot
page-program = programme
page-watching = Tu regardes. Les { word-gobelets } te restent fermés tant qu’ils ne se lèvent pas.
page-you-are-out = Tu sors du jeu : { page-place }. Bien joué !
page-see-cups = Voir tous les dés
page-faster = Plus vite
page-to-result = Au résultat
page-new-game = Nouvelle partie
page-you-watch = tu regardes
page-watch-gathering = Tu regardes cette table. Reste, et tu verras la partie dès qu’elle commence.
page-watch-over = Reste pour regarder la prochaine partie, ou pour t’asseoir quand elle se prépare.
page-behind = { $box ->
    [hasbro-1994] Un tour de jeu
   *[other] Une manche
} de retard
page-behind-open = { word-Manche } { $round }, tous { word-gobelets } ouverts
page-behind-later = À partir { $box ->
    [hasbro-1994] du deuxième tour de jeu
   *[other] de la deuxième manche
}, tu peux voir sous tous les { word-gobelets }, avec { word-une-manche } de retard.
page-is-away = { $name } n’est pas là.
page-let-bot-play = Laisser jouer un bot
page-let-bot-play-for = Laisser un bot jouer pour { $name }
page-held-by-bot = Un bot tient ta place.
page-take-back = La reprendre

# The pad
page-pad = { $box ->
    [hasbro-1994] Ta proposition
   *[other] Ton annonce
}
page-pad-faces = { $box ->
    [asmodee-fr] Valeurs
   *[other] Faces
}
page-face-from = { faces } : au moins { $quantity }
page-face-not = { faces } : pas maintenant. { $why }
page-quick = { $quantity }×
page-over-bid = sur
page-how-many = Combien de { faces } ?
page-quantities = { $first } à { $last }
page-likely = { $chance } de chances
page-chance = { $percent } %
page-chance-least = <1 %
page-chance-most = >99 %
page-fewer = Moins de dés
page-more = Plus de dés
page-bid = { word-Annoncer } { bid }
page-bid-likely = { word-Annoncer } { bid }, { $chance } de chances
page-no-bid = { $box ->
    [hasbro-1994] Plus de proposition possible
   *[other] Plus d’enchère possible
}
page-hold = maintiens
page-dudo-armed = Encore : dudo !
page-calza-armed = Encore : calza !

# Keys, and what may be asked at any time. $key is a key by the name that browsers give it.
page-keyboard = Clavier
page-keys-characters = Lettres et chiffres comme raccourcis
page-keys-about = La touche Tab mène partout. Sans ces raccourcis, une lettre, un chiffre ou un point d’interrogation seul ne fait rien : mieux si tu dictes.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Retour arrière
    [End] Fin
    [Enter] Entrée
    [Home] Début
    [Space] Espace
   *[other] { $key }
}
page-key-help = Montrer ces raccourcis
page-key-face = Choisir une { word-face }
page-key-range = Choisir une fourchette
page-key-bid = Dire { word-l-enchere } choisie
page-key-dudo = Dudo : appuyer deux fois
page-key-calza = Calza : appuyer deux fois
page-key-onward = Passer le compte ; { $box ->
    [hasbro-1994] tour de jeu suivant
   *[other] manche suivante
}
page-ask = Interroger la table
page-ask-about = Le lecteur d’écran dit la réponse. Les boutons pour ces questions viennent en dernier sur la page.
page-ask-bid = { word-L-enchere }, et à qui de parler
page-ask-choices = Ce que je peux dire
page-ask-left = Dés restants
page-ask-no-cup = Tu n’as pas de { word-gobelet }.
page-ask-lowest = { $box ->
    [hasbro-1994] Proposition
   *[other] Enchère
} la plus basse : { bid }.
page-ask-aces = En { word-paco } : { bid }.
page-ask-dudo = Tu peux dire dudo.
page-ask-calza = Tu peux dire calza.

# The reveal
page-skip = Passer le compte
page-tally = compte : { $count }, { word-enchere } : { $quantity }
page-counted = { $count ->
    [0] Pas un seul { face }.
   *[other] Au total : { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Verdict
page-next-round = { $box ->
    [hasbro-1994] Tour de jeu suivant
   *[other] Manche suivante
}
page-why = Pourquoi ?
page-why-title = Pourquoi les bots l’ont dit
page-why-wait = Un instant…
page-why-alone = Il a aussi tenu compte de ce qui précède, et le dira une fois la partie finie.
# Checking where the dice of a round came from: what a seed, a commitment and a part are is told in docs/fair-dice.md.
page-check = Vérifier ces dés
page-check-round = Dés { word-de-la-manche } { $round }
page-check-fair = Tout concorde : aucun de ces dés n’a été choisi ni changé après l’engagement du serveur.
page-check-unfair = Ça ne concorde PAS. Garde l’enregistrement de cette partie, et montre-le aux autres.
page-check-committed-yes = La graine et les empreintes sont bien celles sur lesquelles le serveur s’était engagé avant le tirage des dés : ce navigateur l’a vu.
page-check-committed-no = La graine ou les empreintes ne sont PAS celles sur lesquelles le serveur s’était engagé : ce navigateur en a vu d’autres.
page-check-committed-unknown = La graine du serveur correspond à l’engagement affiché ici. Ce navigateur n’était pas là pour le voir avant.
page-check-unfit = La graine du serveur ne correspond PAS à l’engagement affiché ici.
page-check-parts-yes = Chaque contribution correspond à l’empreinte donnée avant qu’aucune ne soit ouverte.
page-check-parts-no = Les contributions aux dés ne sont PAS comme il faut : l’une vient d’une place qui n’en a pas, n’a pas la bonne longueur ou ne correspond pas à son empreinte.
page-check-mine-yes = Le nombre aléatoire envoyé par ce navigateur compte dans les dés.
page-check-mine-no = Le nombre aléatoire que ce navigateur avait annoncé et envoyé à temps ne compte PAS dans les dés.
page-check-mine-late = Le nombre aléatoire annoncé par ce navigateur ne compte pas dans les dés : il n’a pas été ouvert à temps.
page-check-mine-unknown = Ce navigateur n’a pas contribué aux dés.
page-check-withheld = { $name } avait annoncé une contribution et ne l’a pas ouverte ; celle que contient la graine la remplace.
page-check-withheld-you = Tu avais annoncé une contribution et ne l’as pas ouverte ; celle que contient la graine la remplace.
page-check-dice-yes = La graine et les contributions donnent exactement les dés qui étaient sous les { word-gobelets }.
page-check-dice-no = La graine et les contributions ne donnent PAS les dés qui étaient sous les { word-gobelets }.
page-check-opener-no = La graine et les contributions donnent QUELQU’UN D’AUTRE pour ouvrir, ou d’autres lancers pour en décider.
page-check-limits = Ce qu’aucune vérification de ce genre ne peut montrer : que la personne qui tient le serveur ne regarde pas sous les { word-gobelets }.
page-check-seed = Graine
page-check-commitment = Engagement
page-check-digests = Empreintes des contributions
page-check-no-digest = aucune
page-check-parts = Contributions aux dés
page-check-part-held = contenue dans la graine
page-waits-for-all = On attend { $names }
story-wins-you = Tu gagnes la partie !
page-again = Rejouer
page-again-change = Changer la table
page-again-about = Mêmes places, mêmes règles. La partie commence quand tout le monde est prêt.
page-again-away = { $count ->
    [one] { $names } n’est pas là : un bot joue à sa place en attendant.
   *[other] { $names } ne sont pas là : des bots jouent à leur place en attendant.
}
page-again-waits = La prochaine partie commence quand tout le monde est prêt.
page-join-next = Rejoindre la partie
page-next-gathers = Les joueurs se préparent à une autre partie.
page-next-watch = La partie suivante a commencé.
page-next-began = La partie suivante a commencé. Un bot joue pour toi jusqu’à ce que tu la rejoignes.
page-again-without = Commencer sans { $names }
page-again-ready = Prêts : { $names }
page-download = Télécharger la partie
page-signed-none = Aucun serveur n’a signé cet enregistrement : noms, annonces et règles ont pu être changés, des manches retirées, ou tout inventé.
page-signed-here = Ce serveur a signé cet enregistrement : noms, règles, annonces et dés sont tels qu’on a joué ici.
page-signed-other = Un autre serveur a signé cet enregistrement, avec la clé { $key }. À qui elle est, et si rien n’a été changé : perudo verify
page-signed-unfit = La signature n’est PAS celle de cet enregistrement : quelque chose a été changé, ajouté ou retiré après.

# Learning
page-learn-title = Apprendre à jouer · Perudo
page-learn-in-minutes = Apprendre en trois minutes
page-learn-at = Première partie : { $at } sur { $of }
page-learn-told = Ce que dit la leçon
page-learn-onward = Continuer
page-learn-skip = Avancer
page-learn-over = Fin de la leçon
page-learn-calza = Certaines tables jouent aussi le calza, pour dire qu’une enchère est exacte : si c’est vrai, un dé perdu revient ; sinon, tu en perds un.
page-learn-differs = Avec les règles que tu as choisies ({ $edition }), certaines choses changent :
page-learn-loading = On met la table…
page-learn-failed = Impossible de charger la leçon. Elle t’attend ici, le temps que le réseau revienne.
page-offline = Pas de connexion
page-offline-about = Ton appareil est peut-être hors ligne, ou le serveur éteint. Cette page reprend toute seule dès que possible ; en attendant, tu peux apprendre le jeu.
page-kept-out = Le serveur ne te laisse pas entrer
page-lost-here = Pas de connexion, nouvel essai…
page-learn-offline = Pour une vraie partie, il faut une connexion. Cette page la trouve toute seule.

page-practice = S’entraîner
page-practice-title = S’entraîner · Perudo
page-practice-puzzles = Problèmes
page-practice-odds = Chances
page-practice-today = Aujourd’hui
page-practice-what = Que dirais-tu ?
page-practice-likely = Quelles chances, à peu près ?
page-practice-loading = On met la table…
page-practice-failed = Impossible de charger les problèmes. Ils t’attendent ici, le temps que le réseau revienne.
page-practice-rating = Toi : { $mine }. Celui-ci : { $rating }.
page-practice-answer = La réponse
page-practice-chances = Chances de gagner la partie
page-practice-why-dudo = Après tout ce qui a { word-ete-annonce }, dudo tombe juste { $chance } du temps.
page-practice-why-bid = Après tout ce qui a { word-ete-annonce }, « { bid } » serait vrai { $chance } du temps. Ce qu’en fera le joueur suivant compte aussi.
page-practice-why-calza = Le compte a de bonnes chances d’être exact.
page-practice-next = Suivant
page-practice-streak = Jours d’affilée : { $days }
page-practice-told = Perudo, { $date } : { $marks }
page-practice-under = moins de { $chance }
page-practice-between = de { $low } à { $high }
page-practice-over = plus de { $chance }
page-practice-right = Juste !
page-practice-wrong = Pas tout à fait.
page-practice-exact = Exactement : { $chance }.

# The big screen
page-screen = Montrer sur grand écran
page-screen-join = Venez jouer
page-screen-scan = Scannez le carré, ou ouvrez
page-screen-again = Rejouez depuis vos places.
page-screen-hide = Cacher le code
page-screen-show = Montrer le code
page-screen-hidden = Le code de cette table est caché.
page-screen-full = Plein écran

# Replays
page-replay = Revoir
page-replay-of = Revoir : { $names }
page-replay-here = Revoir cette partie
page-replay-last = Revoir la dernière partie
page-replay-loading = On va chercher la partie…
page-replay-none = Partie introuvable
page-replay-failed = Impossible de charger la partie
page-replay-failed-text = La connexion est peut-être coupée un moment.
page-try-again = Réessayer
page-replay-record = Revoir une partie enregistrée
page-docs = Documentation
page-replay-record-about = Dépose un fichier .perudo ici, ou choisis-en un. La partie se rejoue selon ses règles, tous gobelets ouverts. Rien n’en est gardé.
page-replay-choose = Choisir un fichier
page-replay-drop = Lâche ce fichier pour revoir la partie.
page-replay-paste = Ou colles-en une ici
page-type = Saisir une partie
page-type-about = De ta propre table : qui a annoncé quoi, et ce qu’il y avait sous les gobelets. Ce navigateur la garde jusqu’à ce que tu en commences une autre.
page-type-opens = Qui ouvre la manche { $round } ?
page-type-hands = Qu’y avait-il sous les gobelets ?
page-type-rounds = Passer aux manches
page-type-undo = Annuler
page-type-anew = En commencer une autre
page-replay-sample = Voir un exemple
page-replay-reading = Lecture : { $file }…
page-first = Au début
page-back = Un pas en arrière
page-play = Lecture
page-stop = Arrêt
page-on = Un pas en avant
page-last = À la fin
page-rounds = { $box ->
    [hasbro-1994] Tours de jeu
   *[other] Manches
}
page-round-loses = { word-Manche } { $round } : { $name } perd un dé
page-round-others-lose = { word-Manche } { $round } : tout le monde perd un dé, sauf { $name }
page-round-gains = { word-Manche } { $round } : { $name } reprend un dé
page-round-out = { word-Manche } { $round } : { $name } sort du jeu
page-round-exact = { word-Manche } { $round } : exactement ça
page-round-open = { word-Manche } { $round }, pas { $box ->
    [hasbro-1994] fini
   *[other] finie
}
page-own-chance = D’après les seuls dés de qui parle : { $chance } de chances.
page-truth = { $count ->
    [0] Sous tous les { word-gobelets } : pas un seul { face }.
   *[other] Sous tous les { word-gobelets } : { bid }.
}
page-decisive = Moment décisif
page-solved = Résolu : que dire, et à quelle fréquence
page-solved-chance = Avec ces dés, { $name } gagne { word-cette-manche } dans { $chance } des cas, si les deux jouent ainsi.
page-solved-share = La solution le dit dans { $chance } des cas.
page-solved-never = La solution ne le dit jamais.
page-solved-nothing = La solution n’a pas de conseil après une { word-enchere } qu’elle ne fait jamais.
page-solved-strayed = Avant cela, { $name } a fait une { word-enchere } que la solution ne fait jamais. Voici maintenant la meilleure réponse à qui la suit.
page-solved-what = Qu’est-ce que c’est ?
page-solved-about = { $box ->
    [hasbro-1994] Ce tour de jeu est assez petit pour être calculé
   *[other] Cette manche est assez petite pour être calculée
} jusqu’au bout. Si tu dis chaque chose à cette fréquence, au hasard, aucun adversaire ne peut faire mieux à la longue que de jouer ainsi lui aussi.
page-share = Partager
page-share-game = Partager cette partie
page-share-link = Lien pour revoir la partie
page-share-alone = Seule cette machine peut ouvrir ce lien.
page-share-about = Qui ouvre ce lien peut revoir la partie.
page-picture-save = Garder l’image
page-picture-send = Envoyer l’image
page-to-table = Retour à la table

# Comings and goings, for screen readers
page-sat-down = { $name } s’assoit.
page-sat-down-you = Tu t’assois.
page-stood-up = { $name } se lève.
page-stood-up-you = Tu quittes ta place.
page-stand-in-came = Un bot continue pour { $name }.
page-stand-in-came-you = Un bot continue pour toi.
page-came-back = { $name } revient.
page-came-back-you = Te revoilà.
page-withheld = { $name } n’a pas ouvert de contribution à ces dés, peut-être à cause d’une connexion coupée ; on n’en demande plus d’ici la fin de la partie (× { $count } à cette table).
page-withheld-you = Tu n’as pas ouvert de contribution à ces dés, peut-être à cause d’une connexion coupée ; on ne t’en demande plus d’ici la fin de la partie (× { $count } à cette table).

# Talk at the table
page-talk = Discussion
page-talk-news = Discussion : { $count ->
    [1] une nouvelle ligne
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
page-talk-quiet = Personne n’a encore rien dit.
page-talk-seated = Il faut être à la table pour discuter.
page-say = Dis quelque chose
page-say-send = Dire
page-phrases = Phrases
page-reactions = Grimaces
page-mute = Qui entendre
page-mute-one = Ne plus entendre { $name }
page-unmute-one = Entendre à nouveau { $name }
page-shake = { $box ->
    [hasbro-1994] Secouer
   *[other] Agiter
} mon { word-gobelet }
page-peek = Regarder
# What is done, for a button; and what is seen, for who listens.
reaction-laugh-do = Rire
reaction-gasp-do = Sursauter
reaction-think-do = Réfléchir
reaction-clap-do = Applaudir
reaction-cry-do = Pleurer
reaction-cool-do = Rester cool

# Phrases that each listener reads in their own language, and faces to pull
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

## The lesson. $seat is who is spoken of: 1 is the learner, 2 and 3 are bots with names of their own. $own is how many
## of the learner's dice count for the face; the other numbers are those of the bid or the count that is spoken of

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

## The command line

cli-usage = usage :{" "}
cli-arguments = arguments
cli-options = options
cli-commands = commandes
cli-examples = exemples :
cli-help-option = afficher cette aide et s’arrêter
cli-command = COMMANDE
cli-perudo-about = Perudo, le jeu de bluff aux dés où les paco sont des jokers, selon les règles de cinq éditions imprimées ou les tiennes. Chaque commande s’explique elle-même : perudo COMMANDE --help
cli-perudo-version = afficher la version et s’arrêter
cli-perudo-language = la langue à parler : { $languages } ; sans précision, celle du terminal
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse fills in what begins with a percent sign.
cli-argument = %(argument_name)s : %(message)s
cli-required = Il manque : %s.
cli-unrecognized = Inconnu ici : %s.
cli-expected-one = Il faut une valeur.
cli-expected-some = Il faut au moins une valeur.
cli-choice = %(value)s n’existe pas ; au choix : %(choices)s.
cli-no-command = La commande %(parser_name)s n’existe pas ; les commandes sont %(choices)s.
cli-explicit = Pas de valeur ici, mais tu as donné %r.
compiling = Préparation du code compilé : quelques secondes, la première fois.
cli-error = perudo : { $why }
cli-see = { $why } Voir : { $command } --help

cli-play-about = Jouer contre des bots dans le terminal, en lignes simples.
cli-play-edition = les règles du jeu : { $editions } ; sans précision, { $default }
cli-play-set = une règle maison, comme calza=true ou dice=3 ; peut être répété. Les réglages : perudo rules
cli-play-bots = combien de bots à la table ; sans précision, { $default }
cli-play-bot = un bot à toi à la table : FICHIER.py:CLASSE, MODULE:CLASSE, ou un programme entre guillemets (docs/bots.md) ; peut être répété. Les autres, si --bots en demande plus, sont ceux fournis
cli-play-level = le niveau des bots : { $levels } ; sans précision, { $default }
cli-play-explain = après chaque manche, pourquoi chaque bot a parlé ainsi
cli-play-name = comment t’appeler
cli-play-record = un fichier où écrire la partie, pour perudo replay
cli-play-seed = un nombre qui rend la partie reproductible : même graine, mêmes dés et mêmes bots
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true

cli-serve-about = Ouvrir des tables où jouer dans un navigateur.
cli-serve-host = l’adresse où écouter ; sans précision, { $default }, pour cette machine seulement
cli-serve-port = le port où écouter ; 0 en prend un libre ; sans précision, { $default } s’il est libre
cli-serve-lan = ouvrir au réseau local, et montrer l’adresse en QR code pour les téléphones
cli-serve-open = ouvrir un navigateur
cli-serve-data = le fichier SQLite qui garde toutes les parties, ou l’URL d’une base PostgreSQL ; sans précision, { $default }
cli-serve-key = le fichier de la clé dont dépendent les dés ; sans précision, à côté du fichier SQLite, ou dite par PERUDO_KEY
cli-serve-lost-key = accepter une autre clé pour des données dont la clé est perdue pour de bon : sa forme courte, telle que la donne le démarrage refusé
cli-serve-wait-factor = le temps que prennent les bots et les révélations : 1 est humain, moins est plus rapide
cli-serve-url = l’adresse où les autres trouvent ce serveur, derrière un proxy
cli-serve-proxy = l’adresse IP d’un proxy placé devant, ou son réseau, comme 10.0.0.0/8 : on le croit sur qui se trouve derrière lui ; sans cela, on ne croit personne
cli-serve-metrics = donner les chiffres pour Prometheus sur ce port, depuis cette machine seulement sauf si une adresse le précède, comme 0.0.0.0:9100 ; 0 en prend un libre
cli-serve-node-address = où les autres serveurs de la même base PostgreSQL joignent celui-ci ; sans cela, l’adresse de cette machine
cli-serve-docs = le site des documents vers lequel mène la page : son URL, ou le dossier qu’a construit `make docs`, qui est alors servi à /docs/
cli-serve-delete-after = après combien de jours sans que rien ne s’y passe une table est oubliée, si aucune partie n’y a été jouée jusqu’au bout ; 0 pour jamais ; sans précision, { $default }
cli-serve-archive = où vont les anciennes tables où une partie a été jouée jusqu’au bout : un dossier, ou s3://BUCKET/PREFIX ; sans précision, elles restent dans les données
cli-serve-archive-after = après combien de jours sans que rien ne s’y passe elles y vont ; 0 pour jamais ; sans précision, { $default }
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080

cli-backup-about = Copier dans un seul fichier les données d’un serveur, même en marche : chaque table telle qu’elle est à cet instant.
cli-backup-target = le fichier à créer
cli-backup-data = le fichier SQLite à copier ; sans précision, { $default }
cli-backup-with-key = copier aussi la clé des dés, à côté de la copie : qui a les deux connaît les dés des manches en cours
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db

cli-restore-about = Remettre une sauvegarde là où un serveur trouve ses données. Arrête d’abord le serveur.
cli-restore-source = un fichier créé par perudo backup
cli-restore-data = le fichier SQLite à rétablir ; sans précision, { $default }
cli-restore-replace = même s’il y a déjà des données, qui sont gardées à côté
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace

cli-check-about = Lire tout ce qu’un serveur garde et dire si c’est intact. Rien n’est changé, et le serveur peut être en marche. Code de sortie 1 si quelque chose est illisible.
cli-check-data = le fichier SQLite, ou l’URL d’une base PostgreSQL ; sans précision, { $default }
cli-check-archive = lire aussi ce qui se trouve dans cette archive : un dossier, ou s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db

cli-prune-about = Oublier les tables où aucune partie n’a été jouée jusqu’au bout et où rien ne se passe depuis longtemps. Dit d’abord ce que cela représente, et demande. Un serveur en marche le fait de lui-même ; arrête-le d’abord.
cli-prune-data = le fichier SQLite, ou l’URL d’une base PostgreSQL ; sans précision, { $default }
cli-prune-delete-after = après combien de jours sans que rien ne s’y passe ; sans précision, { $default }
cli-prune-yes = ne pas demander
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes

cli-archive-about = Porter les anciennes tables où une partie a été jouée jusqu’au bout des données vers des fichiers comprimés, par mois. Un serveur qui connaît l’archive les montre, et on y joue encore, comme avant. Dit d’abord ce que cela représente, et demande. Un serveur avec --archive le fait de lui-même ; arrête d’abord celui dont les données sont dans un fichier SQLite.
cli-archive-data = le fichier SQLite, ou l’URL d’une base PostgreSQL ; sans précision, { $default }
cli-archive-to = l’archive : un dossier, ou s3://BUCKET/PREFIX ; les variables AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION et AWS_ENDPOINT_URL disent le reste
cli-archive-archive-after = après combien de jours sans que rien ne s’y passe ; sans précision, { $default }
cli-archive-yes = ne pas demander
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes

cli-migrate-about = Mettre à jour les données d’un Perudo plus ancien. Dit d’abord ce qu’il y a à faire, et garde une copie d’un fichier SQLite ; pour PostgreSQL, aie une sauvegarde : la commande demande. S’il n’y a rien à faire, elle ne fait rien.
cli-migrate-data = le fichier SQLite, ou l’URL d’une base PostgreSQL ; sans précision, { $default }
cli-migrate-yes = ne pas demander
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo

cli-replay-about = Raconter des parties enregistrées. Un enregistrement qui enfreint une règle est signalé sur la sortie d’erreur, et le code de retour est 1.
cli-replay-files = des fichiers .perudo ; - lit l’entrée standard
cli-replay-json = afficher plutôt une ligne de JSON par fichier
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo

cli-review-about = Dire ce que valait chaque décision de parties finies : ce qu’elle a gâché, d’après ce que le joueur pouvait savoir, et ce qui était de la chance.
cli-review-files = des fichiers .perudo ; - lit l’entrée standard
cli-review-json = afficher plutôt une ligne de JSON par fichier
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo

cli-odds-about = Les chances exactes qu’une enchère soit vraie, et qu’elle soit exacte, d’après les dés que tu vois.
cli-odds-dice = tous les dés sur la table, les tiens compris
cli-odds-hand = tes propres dés, leurs faces à la suite ; sans précision, aucun
cli-odds-bid = l’enchère : quantité x face ; les paco sont la face 1
cli-odds-bids = ce qui a été annoncé jusqu’ici, comme "A 4x5, B 5x5" : on dit aussi ce que cela révèle des gobelets ; --dice donne alors les dés de chacun, depuis le premier qui a parlé, comme 5,5,4, et la main est à qui est de tour
cli-odds-edition = d’après quelles règles ces enchères ont été faites : { $editions } ; { $default } sans précision
cli-odds-palifico = une manche palifico : les paco ne sont plus des jokers
cli-odds-json = afficher plutôt une ligne de JSON
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"

cli-raises-about = Quelle enchère peut suivre laquelle, selon une édition ou des règles maison : en tableau, en image, ou en nombres pour les programmes.
cli-raises-edition = les règles du jeu : { $editions }
cli-raises-set = une règle maison, comme raise=any-higher ; peut être répété. Les réglages : perudo rules
cli-raises-dice = tous les dés du début de partie, le plus qu’on puisse annoncer ; sans précision, { $default }
cli-raises-round = le genre de manche : { $kinds } ; sans précision, { $default }
cli-raises-chart = dessiner plutôt dans ce fichier, .png ou .svg
cli-raises-json = afficher plutôt les tables numérotées, en une ligne de JSON
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg

cli-verify-about = Recalculer les dés de parties enregistrées à partir des graines sur lesquelles le serveur s’était engagé d’avance, et dire qui a signé les enregistrements (docs/fair-dice.md, docs/records.md). Le code de retour est 1 si quelque chose ne concorde pas.
cli-verify-files = des fichiers .perudo de parties jouées sur un serveur ; - lit l’entrée standard
cli-verify-key = exiger une signature par cette clé : ses 64 chiffres hexadécimaux, ou un fichier qui les contient, comme le /.well-known/perudo.json d’un serveur
cli-verify-json = afficher plutôt une ligne de JSON par fichier
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Comment jouer une manche à deux : ce qu’elle vaut, à quelle distance de l’optimum la réponse peut encore être, et comment ouvrir. Ctrl-C s’arrête sur ce qui est trouvé.
cli-solve-dice = les dés de qui ouvre et de l’autre, comme 2,1 ; ou 1,1,1 : trois joueurs avec un dé chacun
cli-solve-edition = les surenchères de quelle édition : { $editions } ; sans précision, { $default }
cli-solve-raise = les surenchères, quelle que soit l’édition
cli-solve-faces = les faces d’un dé, de 2 à 6 ; sans précision, 6
cli-solve-aces = wild : jokers, comme toujours ; plain : une face comme les autres ; silent : jokers, jamais annoncés ; top : la face la plus haute est le joker
cli-solve-locked = une manche palifico
cli-solve-iterations = s’arrêter après tant d’itérations
cli-solve-gap = s’arrêter quand la valeur est connue d’aussi près ; sans aucune limite, { $default }
cli-solve-seconds = s’arrêter après ce temps
cli-solve-checkpoint = un fichier où garder le travail, et d’où reprendre s’il existe
cli-solve-export = un fichier où écrire toute la stratégie, pour chaque main et chaque suite d’enchères à quelle fréquence dire quoi : .json ou .csv
cli-solve-method = la façon d’apprendre
cli-solve-processes = répartir le travail sur ce nombre de processus ; avec --ray, sur ce nombre d’ouvriers, un par processeur si rien n’est dit
cli-solve-ray = le répartir sur une grappe Ray, celle de cette adresse ; sans adresse, celle que nomme RAY_ADDRESS ou qui tourne ici, sinon une lancée pour l’occasion
cli-solve-json = afficher plutôt une ligne de JSON
cli-solve-game = une partie entière à deux selon cette édition : qui la gagne, avec quels dés
cli-solve-set = une règle maison, comme calza=true ou dice=2 ; peut être répété
cli-solve-largest = résoudre les manches jusqu’à tant de dés ; sans précision, 4 pour des surenchères one-axis, sinon 3 ; un de moins avec calza
cli-solve-recall = quand une manche est trop grande pour être résolue, les deux joueurs ne se souviennent que de tant d’enchères, les dernières ; pour une partie entière, sans précision, autant que la mémoire le permet ; 0 laisse ces manches de côté
cli-solve-chart = en faire une image, .png ou .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Comment jouer une position à deux, d’après les tables des manches résolues ou une solution gardée : à quelle fréquence dire chaque parole, et ce que cela vaut (docs/solving.md, docs/positions.md).
cli-probe-position = la position, en une ligne entre guillemets (docs/positions.md)
cli-probe-dice = ou les dés de qui a ouvert et de l’autre, comme 2,1
cli-probe-hand = les dés de qui est de tour, leurs faces à la suite
cli-probe-bids = ce qui a été annoncé, tour à tour, comme 1x5,2x5 ; rien sans précision
cli-probe-edition = d’après quelles règles : { $editions } ; { $default } sans précision
cli-probe-palifico = une manche palifico
cli-probe-solution = un fichier gardé par perudo solve --checkpoint, à la place des tables
cli-probe-json = afficher plutôt une ligne de JSON
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json

cli-arena-about = Bots contre bots : les mêmes dés pour chaque disposition à la table, pour que gagne le jeu et non la chance. Donne pour chacun sa part de victoires avec son intervalle à 95 %, et une cote. Ctrl-C s’arrête avec ce qui est trouvé jusque-là.
cli-arena-bots = bots fournis (perudo bots), FICHIER.py:CLASSE, MODULE:CLASSE, ou un programme entre guillemets, comme "node mybot.js" (docs/bots.md) ; un nom donné deux fois joue deux fois
cli-arena-games = combien de parties, ou un peu plus, pour que chaque donne passe par toutes les dispositions ; sans précision, { $default }
cli-arena-players = combien jouent à une table ; sans précision, autant que de bots nommés. S’il y a moins de bots, certains jouent deux fois ; s’il y en a plus, ils se relaient
cli-arena-edition = une seule édition ou un choix de règles : { $editions } ; sans précision { $every }, avec calza et sans
cli-arena-set = { cli-play-set }
cli-arena-calza = avec calza seulement
cli-arena-seconds = combien de secondes un bot peut réfléchir à un mot, avant de perdre la partie par forfait ; sans précision, { $default }
cli-arena-seed = { cli-play-seed } ; à défaut 1, ou un nombre que personne ne peut deviner quand un bot n’est pas de la maison
cli-arena-jobs = combien de processus jouent, ou avec --ray sur combien de processeurs ; sans précision, sur tous
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Ce qu’un bot donne par manche à qui sait comment il joue et lui répond au mieux. Exact à deux, quand la manche est petite ; sinon un minimum, par des manches jouées, avec son intervalle à 95 %.
cli-exploit-bot = un bot fourni (perudo bots), FICHIER.py:CLASSE, MODULE:CLASSE, ou un programme entre guillemets (docs/bots.md) ; son code s’exécute dans ce processus : prends-en un à qui tu fais confiance
cli-exploit-dice = les dés de qui ouvre et de chacun après lui, comme 2,1 ou 3,3,3
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = de combien de dés de plus qu’il n’y en a l’autre peut annoncer ; sans précision, 0
cli-exploit-seconds = combien de secondes on joue les manches trop grandes pour être parcourues ; sans précision, { $default }
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
cli-bots-about = Les bots fournis, du plus faible au plus fort.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json

cli-connect-about = Fait jouer un bot à toi à une table d’un serveur, là où l’hôte laisse s’asseoir des programmes (docs/bots.md). Ctrl-C arrête.
cli-connect-url = le lien de la table
cli-connect-bot = le bot : FICHIER.py:CLASSE, MODULE:CLASSE, un programme entre guillemets, ou un bot fourni
cli-connect-name = son nom à la table
cli-connect-games = partir après tant de parties
cli-connect-token = un fichier où garder qui il est, pour qu’il retrouve sa place
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R

cli-rules-about = Les règles, édition par édition. Avec deux éditions ou plus : seulement ce qui change. Avec une seule : ses règles en phrases.
cli-rules-editions = { $editions } ; sans précision, toutes
cli-rules-markdown = afficher le tout en une page Markdown
cli-rules-json = afficher plutôt réglages et sources en une ligne de JSON
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Afficher un script par lequel le shell complète commandes, options et noms de fichiers. Il faut un paquet de plus : pip install shtab.
cli-completion-shell = le shell où tu tapes
cli-completion-examples =
    perudo completion bash

# What stands for a value in a usage line.
cli-metavar-language = LANGUE
cli-metavar-edition = ÉDITION
cli-metavar-set = RÉGLAGE=VALEUR
cli-metavar-round = MANCHE
cli-metavar-number = N
cli-metavar-days = JOURS
cli-metavar-archive = ARCHIVE
cli-metavar-site = SITE
cli-metavar-level = NIVEAU
cli-metavar-name = NOM
cli-metavar-host = HÔTE
cli-metavar-host-port = HÔTE:PORT
cli-metavar-port = PORT
cli-metavar-file = FICHIER
cli-metavar-key = CLÉ
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = FACES
cli-metavar-address = ADRESSE
cli-metavar-bid = QxF
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = BOT

error-language-unknown = On ne parle pas « { $language } » ici. Les langues sont : { $allowed }.
error-not-a-number = « { $given } » n’est pas un nombre entier de { $least } à { $most }.
error-not-an-integer = « { $given } » n’est pas un nombre entier.
error-not-a-pace = « { $given } » n’est pas un nombre de { $least } à { $most }.
error-not-an-address = « { $given } » n’est ni une adresse IP, comme 127.0.0.1, ni un réseau, comme 10.0.0.0/8.
error-not-a-setting = « { $given } » ne s’écrit pas RÉGLAGE=VALEUR, comme calza=true.
error-not-a-hand = « { $given } » n’est pas une suite de faces de 1 à 6, comme 22156.
error-not-a-public-key = « { $given } » n’est ni la clé d’un serveur ni un fichier qui en contient une. Une clé a 64 chiffres hexadécimaux ; un serveur donne la sienne à /.well-known/perudo.json
error-not-a-bid = « { $given } » n’est pas une enchère comme 7x2 : une quantité, x, et une face de 1 à 6.
error-hand-too-large = La main a { $hand } dés, mais il n’y en a que { $dice } sur la table.
error-odds-dice-each = Avec --bids, dis combien de dés a chaque joueur, comme --dice 5,5,4.
error-odds-order = « { $name } » n’a pas pu parler là : on parle à tour de rôle, chacun là où --dice a ses dés.
error-probe-nothing = Dis de quoi il s’agit : une POSITION, ou --dice et --hand.
error-probe-hand = La main a { $hand } dés ; qui est de tour en a { $dice }.
error-probe-not-to-act = Il n’y a personne ici dont ce soit le tour et dont on voie les dés.
error-probe-not-two = Plus de deux joueurs ont des dés ; seules les manches à deux sont résolues.
error-probe-calza = Ici, on peut dire calza : c’est une autre manche, et aucune de celles-là n’est résolue.
error-probe-hidden-dice = Le nombre de dés de l’autre est caché. Qui a compté le dit, comme ?2 dans la position.
error-probe-hidden-veteran = Il n’est pas dit si l’autre a déjà été palifico et peut donc changer de face. Un v le dit, comme ?1v dans la position.
error-probe-not-solved = Il n’y a pas de table d’une telle manche. Résous-la avec perudo solve --checkpoint FILE, et demande avec --solution FILE.
error-probe-off-the-line = D’après la table, aucun des deux ne serait venu ici : elle ne dit pas comment continuer.
error-strategy-name = Le nom du fichier d’une stratégie finit par { $allowed }, pas { $file }.
error-strategy-line = Dans cette manche, { $bid } ne peut pas se dire là où il est dans { $bids }.
error-strategy-hand = « { $hand } » n’est pas une main de qui est là de tour : ce joueur a { $dice } dés.
error-output = Ce qu’il y a à dire ne peut pas être écrit : { $why }
error-not-positive = « { $given } » n’est pas un nombre supérieur à zéro, comme 0.001.
error-not-players-dice = « { $given } » : il faut les dés de 2 à { $players } joueurs, de 1 à { $most } chacun, comme 2,1.
error-not-two-players = « { $given } » : il faut les dés de deux joueurs, de 1 à { $most } chacun, comme 2,1.
error-solver-too-large = Résoudre cette manche demande { $needed } Gio de mémoire ; { $there } Gio sont libres ici. Une estimation en demande moins : --recall 2.
error-forgetful-too-large = Cela demande { $needed } Gio de mémoire ; { $there } Gio sont libres ici. Se souvenir de moins d’enchères en demande moins : --recall.
error-options-together = { $one } ne va pas avec { $other }.
error-solver-other-round = { $file } ne contient pas de travail antérieur sur cette manche.
error-solver-other-game = { $file } ne contient pas de travail antérieur sur cette partie.
error-solver-unwritten = Impossible de garder le travail dans { $file } : { $why }.
error-solver-nothing = Dis ce qu’il faut résoudre : --dice pour une manche, --game pour une partie.
error-solver-no-calza = Selon ces règles, personne ne peut dire calza quand il reste deux joueurs.
error-solver-three-dice = À plus de deux, seul 1,1,1 est résolu : trois joueurs avec un dé chacun.
error-solver-three-calza = Avec calza, des dés peuvent revenir : à trois, seules les manches sans calza sont résolues.
error-worker-lost = Un ouvrier s’est arrêté en plein travail : son processus a été tué, ou sa machine a disparu. Avec --checkpoint, le travail reprend là où il a été gardé pour la dernière fois.
error-no-cluster = Impossible de rejoindre une grappe Ray : { $why }
error-few-processors = Processeurs de la grappe : { $there } ; ouvriers demandés : { $asked }.
error-tablebase-damaged = Cette table d’une manche résolue est abîmée, ou d’une autre version.
error-study-too-large = Cette manche a { $lines } suites d’annonces ; on en parcourt au plus { $most }.
error-study-calza = Les manches où calza peut être dit ainsi ne sont pas étudiées : par qui vient d’annoncer, ou par quiconque là où les manches sont jouées.
error-study-illegal = Le joueur a dit ce qu’il ne peut pas dire : { $word }.
error-arena-alone = Nomme au moins deux bots, par exemple : perudo arena odds beginner
error-bot-unknown = Il n’y a pas de bot « { $given } ». Sont fournis { $allowed } ; un bot à toi se nomme FICHIER.py:CLASSE, MODULE:CLASSE, ou un programme entre guillemets (docs/bots.md).
error-bot-meant = Il n’y a pas de bot « { $given } ». Voulais-tu dire { $meant } ?
error-bot-no-file = Il n’y a pas de fichier { $file }.
error-bot-no-module = Il n’y a pas de module { $module }.
error-bot-broken = { $place } ne peut pas être chargé : { $why }
error-bot-no-class = Il n’y a pas de classe { $name } dans { $given }.
error-bot-no-bot = { $given } n’est pas un bot : il faut une classe dérivée de perudo.bots.Bot.
error-bot-abstract = { $given } n’est pas fini : il lui manque { $methods }.
error-bot-no-program = Il n’y a pas de programme { $program }.
error-bot-silent = { $given } ne dit pas hello : { $why }
error-bot-failed = { $name } ne peut pas continuer : { $why }
error-bot-no-link = « { $given } » n’est pas le lien d’une table, comme http://localhost:8000/t/ABCDEF.
error-not-a-server = « { $given } » n’est pas l’adresse d’un serveur, comme https://perudo.example.org.
error-bot-no-server = { $server } est injoignable : { $why }
error-bot-token = Impossible de garder dans { $file } qui est le bot : { $why }
error-bot-token-unknown = Le serveur ne sait plus qui était le bot. Avec un autre fichier pour --token, ou sans, il arrive comme nouveau.

## Chances, as the terminal tells them

odds-bid = { bid }, pour { dice-count } sur la table
odds-bid-palifico = { bid } dans une manche palifico, pour { dice-count } sur la table
odds-hand = Tu vois { $hand } ; { $matching ->
    [0] aucun ne compte
    [1] un seul compte
    [one] { $matching } compte
   *[other] { $matching } comptent
}.
odds-no-hand = Tu n’en vois aucun.
odds-true = vraie
odds-exact = exacte
odds-by-dice = d’après les dés seuls
odds-after-bids = après les enchères
odds-reader = Après les enchères : comme les lit le bot « { $reader } ». Une estimation, pour des joueurs comme ils sont d’ordinaire.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
# For chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0,01 %
odds-nearly-certain = >99,99 %
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Surenchères de { $edition } : { $kind ->
    [palifico] manche palifico
    [veteran] manche palifico, pour un ancien palifico qui peut changer la face
   *[ordinary] manche ordinaire
    }, { $dice ->
    [1] un dé
   *[other] { $dice } dés
    }
raises-how = En lignes, l’enchère en cours ; en colonnes, pour chaque face, les quantités qui peuvent suivre. 4+ : quatre ou plus ; 1 : un paco.
raises-opening = ouverture
raises-standing = enchère en cours
raises-followers = enchère qui peut suivre
raises-face = face

odds-same-face = La même face :
odds-same-quantity = La même quantité :

## Rounds between two, solved

solve-round = Dés : { $first } pour qui ouvre, { $second } pour l’autre
solve-value = Valeur pour qui ouvre, de -1 à 1 : { $value } (entre { $low } et { $high })
solve-estimate = Valeur pour qui ouvre, de -1 à 1 : environ { $value } ; c’est une estimation
solve-sure = À coup sûr elle est entre { $low } et { $high }
solve-remembered = Enchères dont les deux joueurs se souviennent : { $remembered }
solve-wins = Qui ouvre gagne donc { $chance } de ces manches.
solve-calza = On peut dire calza : un dé qu’il fait gagner vaut un point à qui le dit, comme un dé perdu en vaut un à l’autre.
solve-three = { $edition } : la chance de chacun de gagner la partie, quand il reste trois joueurs avec un dé chacun
solve-three-chances = { $first } pour qui ouvre, { $second } pour le suivant, { $third } pour le dernier
solve-three-gain = Personne ne gagne plus de { $gain } (en part d’une partie) en jouant seul autrement : un équilibre, à cela près.
solve-three-promise = Rien de plus n’est promis : deux qui jouent autrement peuvent gagner davantage, et un autre équilibre peut donner d’autres chances.
solve-exploitability = Exploitabilité : { $exploitability }
solve-exploitability-least = Exploitabilité : au moins { $exploitability }
solve-effort = Itérations : { $iterations } ; secondes : { $seconds }
solve-openings = Comment ouvrir, selon ses propres dés :
solve-openings-all = Comment ouvrir, en moyenne :
solve-share = { NUMBER($percent, maximumFractionDigits: 0) } %
solve-progress = Itérations : { $iterations } ; secondes : { $seconds } ; valeur connue à { $width } près
solve-progress-estimate = Itérations : { $iterations } ; secondes : { $seconds } ; qui se souvient d’autant peut encore gagner { $gain }
solve-progress-three = Itérations : { $iterations } ; secondes : { $seconds } ; qui joue seul autrement peut encore gagner { $gain }
solve-progress-preparing = Préparation de ce que les joueurs peuvent distinguer.
solve-progress-judging = Calcul des meilleures réponses à ce qui a été appris.
solve-least = Il faut au moins { $seconds } secondes : pour préparer, pour une itération, et pour la juger.
probe-mix = Comment continuer : { $mix }
probe-value = Ce que peut attendre qui est de tour, de -1, manche perdue, à 1 : { $value }
probe-table = D’après une table qui vient avec Perudo.
probe-kept = D’après ce qui est gardé dans { $file }.
exploit-opening = Quand il ouvre, il donne par manche : { $loss }
exploit-answering = Quand il répond, il donne par manche : { $loss }
exploit-estimated = La fréquence de chacun de ses mots n’a pas pu être calculée ; elle est estimée en l’interrogeant { $times } fois, et ces chiffres aussi.
exploit-gain = Dés que gagne par manche qui lui répond bien : { $gain } (de { $low } à { $high } dans 95 % des cas ; donnes : { $deals }). La meilleure réponse ne gagne pas moins.
exploit-progress = Fait : { $percent } %
arena-title = Parties : { $games }, à { $players }. Aussi bon que les autres, c’est { $fair }.
arena-played = Règles : { $editions } ; { $calza ->
        [on] avec calza
        [off] sans calza
       *[both] avec calza et sans
    }.
arena-left-out = Pas pour { $players } joueurs, donc laissées de côté : { $editions }.
arena-seed = Les dés ont été tirés au hasard, car un bot n’est pas de la maison. Pour rejouer les mêmes parties : --seed { $seed }
arena-bot = bot
arena-share = part
arena-interval = 95 %
arena-times = fois sa part
arena-rating = cote
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, parties perdues par forfait : { $count } ; { $why ->
        [error] il a levé une exception
        [illegal] il a dit ce qu’il ne peut pas dire
        [slow] il a mis trop de temps
       *[died] son processus s’est arrêté
    } : { $detail }
bot-illegal = { $standing ->
        [none] { $word }, quand rien n’était annoncé : { $reason }
       *[other] { $word }, après { $standing } : { $reason }
    }
bot-waits = Il attend à la table { $table } que l’hôte laisse entrer des programmes et qu’une place soit libre.
bot-sits = On le laisse entrer : il s’assoit.
bot-offline = { page-lost-here }
bot-begins = Une partie commence.
bot-won = Il a gagné.
bot-lost = Il a perdu.

solve-match = { $edition } : la chance de gagner la partie pour qui ouvre, quand on n’est plus que deux
solve-match-rows = De haut en bas les dés de qui ouvre, de gauche à droite ceux de l’autre.
solve-match-palifico = Quand qui ouvre est palifico :
solve-match-palifico-row = palifico
solve-match-unsolved = – : ce qui dépend de manches avec plus de dés que { $most } n’est pas résolu.
solve-match-estimated = ≈ : une estimation. Les manches avec plus de dés que { $most } ne sont pas résolues ; les deux joueurs ne s’y souviennent que des dernières enchères.
solve-match-least = Exploitabilité du jeu dans ces manches : au moins { $exploitability } dans la pire.
solve-match-mine = dés de qui ouvre
solve-match-theirs = dés de l’autre
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
solve-match-rounds = Manches : { $done } sur { $many }
solve-match-sweeps = Passages sur toutes les positions : { $done } sur { $many } au plus
solve-match-unfinished = Interrompu avant la fin. Ce qui est dit reste vrai ; avec --checkpoint, le travail reprend d’ici.

## The rules, as the terminal and the documentation tell them

rules-editions = Éditions
rules-shared = Ce qui se joue dans toutes les éditions
rules-settings = Ce que chaque édition décide
rules-readings = Comment se lisent les erreurs et les silences
rules-box = La boîte
rules-same = Ces éditions ont les mêmes règles.
rules-source = { $edition } « { $place } »
rules-sentence = { $said } « { $place } »
rules-setting = Réglage
rules-rule = Règle
rules-if-calza = Si on joue le calza :
rules-note-sources = La source de chaque ligne est le passage du livret de l’édition, d’après son titre et dans sa langue ; entre parenthèses quand le livret ne fait que sous-entendre la règle.
rules-note-dash = Un tiret indique que le livret ne le dit pas.
rules-silent = cette édition ne le dit pas
rules-unsaid = aucune édition ne le dit
rules-note-house = Chaque ligne est un réglage que l’hôte peut changer, comme le calza, que toutes les éditions laissent de côté tant que personne ne l’active : perudo play --set calza=true
rules-presets = Noms de règles qui ne sont dans aucune boîte :
rules-page-title = Les règles du Perudo, édition par édition
rules-page-made = Cette page est produite par "perudo rules --markdown". Change src/perudo/core/rules.py ou les mots dans src/perudo/locales, puis lance "make generate".

## Playing in a terminal

# review: a name without gender, where Invité would have one
play-guest = Invité
play-help-hint = Tape une { word-enchere }, quantité puis { word-face }, comme 7 4, ou dudo. Tape aide pour en savoir plus.
play-level = { $names } : { $level }. { $about }
play-why = { $name } : { $why }
play-why-nothing = Rien n’a encore été joué.
play-your-dice = Tes dés : { $dice }.
play-ask-open = Tu ouvres. { $box ->
    [hasbro-1994] Ta proposition
   *[other] Ton enchère
} :{" "}
play-ask-turn = Ta réponse à { bid } :{" "}
play-ask-calza = Calza sur { bid } ? Entrée pour laisser passer :{" "}
play-ask-calza-own = Calza sur ta propre { word-enchere }, { bid } ? Entrée pour laisser passer :{" "}
play-ask-out = Tu n’as plus de dés. Entrée raconte la suite, « fin » saute à la fin :{" "}
play-ask-quit = Quitter la partie ? oui ou non :{" "}
play-left = Tu quittes la table. À la prochaine.
play-recorded = La partie est écrite dans { $file }.
play-not-understood = Ce n’est pas un mot du jeu. { word-Annonce } comme 7 4, ou dis dudo ou aide.
play-who-in = Encore en jeu : { $names }.
play-who-turn = À { $name } de parler.
play-legal-face = { faces } : { $first ->
    [one] { $last ->
        [one] 1
       *[other] 1 à { $last }
    }
   *[other] { $first } à { $last }
}
play-odds = { bid }, pour { dice-count } : vraie { $true }, exacte { $exact }.
play-odds-how = Demande les chances d’une { word-enchere } ainsi : probas 7 4
play-odds-hidden = Les dés perdus sont cachés. Dis combien de dés il y a selon toi, par exemple : probas { $quantity } { $face } 18
play-odds-dice = Il peut y avoir de { $least } à { $most } dés.
play-help =
    7 4         annoncer sept quatre ; 7x4 revient au même ; les { word-paco } sont la { word-face } 1
    dudo        douter de { word-l-enchere } en cours ; d revient au même
    calza       dire qu’elle est exacte ; c revient au même
    dés         tes propres dés
    enchères    ce qui est annoncé dans { word-cette-manche }
    qui         qui est encore en jeu, et à qui de parler
    permis      ce qu’on peut annoncer maintenant
    probas 7 4  les chances de sept quatre, d’après tes propres dés
    règles      les règles de cette table
    pourquoi    pourquoi les bots ont parlé ainsi dans la dernière manche
    quitter     partir
# What may be typed for each; separated by commas.
play-word-dudo = dudo, d
play-word-calza = calza, c
play-word-help = aide, help, h, ?
play-word-dice = dés, des, main, dice, hand
play-word-bids = enchères, encheres, annonces, bids, bid, b
play-word-who = qui, who, w
play-word-legal = permis, possible, legal, l
play-word-odds = probas, proba, chances, odds, o
play-word-rules = règles, regles, rules, r
play-word-why = pourquoi
play-word-quit = quitter, partir, quit, q, exit
play-word-skip = fin, passer, skip, s
play-word-yes = oui, o, yes, y
error-record-unwritten = Impossible d’écrire la partie dans { $file } : { $why }.

## Recorded games, as the terminal tells them

tell-players = Joueurs : { $names }
tell-seat = Place { $seat }
tell-mid-game = L’enregistrement commence en cours de partie.
tell-dice-left = Dés restants : { $dice }
tell-round = { word-Manche } { $round }
tell-hand = { $name } a { $dice }.
tell-stops-before-call = L’enregistrement s’arrête avant la fin { word-de-la-manche }. C’est à { $name } de parler.
tell-stops = L’enregistrement s’arrête ici. { $name } ouvre { $box ->
    [hasbro-1994] le tour de jeu suivant
   *[other] la manche suivante
}.
tell-not-begun = L’enregistrement s’arrête avant { $box ->
    [hasbro-1994] le premier tour de jeu
   *[other] la première manche
}.
tell-standard-input = entrée standard

# --- Checking dice: docs/fair-dice.md tells what a seed, a commitment and a contribution are.

# $what is one of the sentences that follow.
verify-round = { $file }, manche { $round } : { $what }
verify-fits =
    { $contributed ->
        [0] les dés découlent de la graine sur laquelle le serveur s’était engagé. Aucun joueur n’y a contribué.
        [one] les dés découlent de la graine sur laquelle le serveur s’était engagé, et de la contribution d’un joueur.
       *[other] les dés découlent de la graine sur laquelle le serveur s’était engagé, et des contributions de { $contributed } joueurs.
    }
verify-unproven = rien n’est dit de l’origine des dés.
verify-contributions = il n’y a pas une contribution de 16 octets aux dés pour chaque place.
verify-part = il y a une contribution aux dés pour un bot ou une place sans dés, qui n’en ont pas.
verify-digests = une contribution aux dés ne correspond PAS à l’empreinte donnée avant.
verify-commitment = la graine n’est PAS celle sur laquelle le serveur s’était engagé.
verify-opener = d’après la graine et les contributions, c’est QUELQU’UN D’AUTRE qui ouvre.
verify-dice = la graine et les contributions donnent D’AUTRES dés que ceux de la partie.
verify-withheld = la place { $seat } avait annoncé une contribution et ne l’a pas ouverte.
# $rounds and $faults: how many.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file } : tout concorde, dans l’unique manche.
           *[other] { $file } : tout concorde, dans les { $rounds } manches.
        }
        [one] { $file } : une manche sur { $rounds } ne concorde PAS.
       *[other] { $file } : { $faults } manches sur { $rounds } ne concordent PAS.
    }
error-verify-nothing = { $file } : cet enregistrement ne dit pas d’où viennent ses dés, il n’y a donc rien à vérifier. Ceux des parties jouées sur un serveur le disent.

# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file } : aucun serveur n’a signé cet enregistrement. Noms, annonces et règles ont pu être changés, des manches peuvent manquer, et tout peut être inventé : les dés seuls ne le montrent pas.
verify-signed = { $file } : signé par la clé { $key }. Noms, règles, annonces et dés, et leur ordre, sont tels que le serveur qui a cette clé les a enregistrés.
verify-unfit = { $file } : la signature par la clé { $key } n’est PAS celle de cet enregistrement. Quelque chose a été changé, ajouté ou retiré après la signature, ou elle vient d’un autre enregistrement.
verify-weak-key = { $file } : la signature ne prouve RIEN. { $key } n’est pas une vraie clé Ed25519 : n’importe qui peut fabriquer une signature qui lui correspond.
verify-key-wanted = { $file } : c’est bien la clé demandée.
verify-key-other = { $file } : ce n’est PAS la clé demandée.
verify-server = { $file } : de son propre aveu, le serveur est à { $server }. N’importe qui peut l’écrire : demande avec --key la clé que /.well-known/perudo.json y donne.
verify-server-none = { $file } : l’enregistrement ne dit pas à qui est cette clé. Demande avec --key celle de ton serveur, que donne son /.well-known/perudo.json.

## Errors in records: where, and what is wrong

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
# $key is a key of the record, as "seed".
error-record-hex = « { $key } » s’écrit par paires de chiffres de 0 à 9 et de a à f.
error-record-move = Un coup s’écrit "5x4", "dudo" ou "calza 2" : sans majuscules, signes, zéros en tête ni autres espaces.
error-record-after-call = La manche s’est terminée là ; aucun coup ne peut suivre.
error-record-after-end = La partie est finie, et la place { $winner } a gagné ; aucune manche ne peut suivre.
error-record-after-unfinished = La manche d’avant s’arrête sans dudo ni calza : seule la dernière manche le peut.

## Errors in talk, clocks and rule codes

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
