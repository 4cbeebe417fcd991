# Messages that only the page uses.

## Names, languages and time

page-title = Perudo
page-title-turn = ● À toi · Perudo
page-title-waits = À { $name } de parler · Perudo
page-what = Les dés menteurs : parie sur les dés de tous, démasque le bluff.
page-your-name = Ton nom
page-edition = Règles
page-by-your-box = Jouer comme dans ta boîte
page-play-now = Jouer
page-new-here = Tu découvres le Perudo ?
page-new-show = Montre-moi (3 minutes)
page-new-know = Je sais jouer
page-play-now-about = { $count ->
    [1] contre un bot
    [one] contre { $count } bot
   *[other] contre { $count } bots
}
page-bots = Bots
page-bots-level = Leur niveau
page-level = Niveau
page-bots-weaker = Adversaires plus faibles
page-bots-stronger = Adversaires plus forts
page-with-friends = Entre amis
# review: a button one word long that says: look for others to play with
page-find-others = Avec d’autres
page-find-waits = { $name } attend
page-house-rules-none = Revenir aux règles imprimées
page-rules-picture = Les dessins montrent { $box ->
    [hasbro-1994] quelles propositions peuvent suivre la dernière
   *[other] quelles enchères peuvent suivre la dernière
}, si les dés perdus sont visibles et si le palifico peut revenir.
page-rules-linked = Ton lien a apporté ces règles : { $edition }.
page-join = Avec un code
page-join-go = Aller à la table
page-code = Code de la table
page-how-to-play = Comment jouer
page-install = Installer l’application
howto-dice = { $box ->
    [hasbro-1994] Chacun secoue ses dés sous son godet. Tu ne vois que les tiens.
   *[other] Chacun secoue ses dés sous son gobelet. Tu ne vois que les tiens.
}
howto-bid = { $box ->
    [hasbro-1994] « { bid } » : c’est une proposition. Sous tous les godets réunis, il y en a au moins autant.
   *[other] « { bid } » : c’est une enchère. Sous tous les gobelets réunis, il y en a au moins autant.
}
howto-raise = { $box ->
    [hasbro-1994] Le joueur suivant monte, par exemple { bid }, ou dit dudo : « je n’y crois pas ».
   *[other] Le joueur suivant surenchérit, par exemple { bid }, ou dit dudo : « je n’y crois pas ».
}
howto-dudo = { $box ->
    [hasbro-1994] Après dudo, tous les godets se lèvent. Les as comptent pour toutes les faces. Qui a tort perd un dé ; le dernier à avoir des dés gagne.
   *[other] Après dudo, tous les gobelets se lèvent. Les paco comptent pour toutes les { word-face }s. Qui a tort perd un dé ; le dernier à avoir des dés gagne.
}
howto-fine = Toutes les règles : { $edition }
howto-sources = Montrer les sources
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’est ouverte à tous pour l’instant. Ouvres-en une entre amis, et mets-la dans la liste.
page-going-on = Parties en cours
page-turns = { $count ->
    [one] À toi à une table
   *[other] À toi à { $count } tables
}
page-gathers = on se rassemble
page-return = Revenir
page-played = Dernières parties
page-career = Victoires : { $wins } sur { $games }
page-daily = Le problème du jour
page-table-of = Chez { $name }
page-invited = { $name } t’invite
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
page-coach-ask = Qu’en dirait un entraîneur ?
page-coach-bid = Toi : { bid }. Avec tes dés, on pouvait en attendre environ { $expected }.
page-coach-call = Tu as répondu à { bid }. Avec tes dés, on pouvait en attendre environ { $expected }.
page-coach-passed = Il s’agissait de { bid }. Avec tes dés, on pouvait en attendre environ { $expected }.
page-coach-best = Mieux : { $best }.
page-coach-figures = Chiffres
page-coloured-dice = Dés en couleurs
page-close = Fermer
page-dismiss = Masquer
page-lost = Pas de connexion, nouvel essai… Ta place est gardée, et ce que tu dis maintenant partira ensuite.
page-lost-said = Pas de connexion, nouvel essai… Ce que tu as dit attend, et partira ensuite.
page-missed = Pendant ton absence
# review: said of a line and of a bid; nouvelle would fit enchère
page-new = nouveau
# The chance of a bid.
page-new-bid = nouvelle
page-loading = On va à la table…
page-broken = Impossible de charger cette page
page-broken-text = La connexion est peut-être coupée un moment.
page-nowhere = Il n’y a rien ici
page-nowhere-text = L’adresse est peut-être coupée, ou mal tapée.
page-no-table = Table introuvable
page-error-unknown = Le serveur a refusé ({ $code }).
# A table before its game
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
page-invite-phones = Les téléphones n’y arrivent pas ?
page-link = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-qr = QR code du lien vers cette table
page-rules = Règles de la table
page-rules-here = Règles de la table
page-rules-of = Règles : { $edition }
page-rules-change = Changer
page-rule-code = Partager ces règles
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
# Table settings
page-table-settings = Usages de la table
# At the table
page-table = Table
page-menu = Plus
page-settings = Réglages
page-alert-sound = Son
page-alert-vibration = Vibration
page-alert-notices = M’avertir
page-push-failed = Ce navigateur n’affiche des notifications que tant que la page est ouverte.
page-quiet-nights = Sans son la nuit
page-call-about = Le prochain coup peut prendre des heures. Veux-tu une notification quand c’est ton tour ?
page-call-me = M’avertir
page-not-now = Pas maintenant
push-club-table = { $name } a ouvert une table
push-club-table-about = Au club { $club }
push-evening = { $club } se retrouve bientôt
push-evening-about = La soirée commence dans moins d’une heure.
push-round = Le tour { $round } a commencé
push-round-about = { $tournament } : ta table t’attend.
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
page-now-resumed = La partie reprend.
page-now-locked = La table est verrouillée : personne d’autre ne peut s’asseoir.
page-now-unlocked = La table est de nouveau ouverte.
page-was-removed = L’hôte a retiré { $name } de la table. Un bot joue à sa place.
page-host-is = { $name } est maintenant l’hôte.
page-host-is-you = Tu es maintenant l’hôte.
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
page-pause-now = Mettre la partie en pause
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
page-series = Score
page-series-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
page-series-player = Joueur
page-series-wins = Victoires
page-series-places = Places
page-series-dudos = Dudos justes
page-champion = { $count ->
    [one] { $names } gagne la soirée !
   *[other] { $names } se partagent la première place de la soirée !
}
page-champion-own = Tu gagnes la soirée !
page-series-end = Finir la soirée
page-series-end-title = Finir la soirée ?
page-series-end-about = Tout le monde voit qui gagne la soirée. La prochaine partie ouvre un nouveau score.
page-series-end-not = Continuer
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
page-tip-ok = Compris
page-tip-bid = { $box ->
    [hasbro-1994] Une proposition compte tous les godets : au moins ce nombre de dés.
   *[other] Une enchère compte tous les gobelets : au moins ce nombre de dés.
}
page-tip-dudo = Tu n’y crois pas ? Maintiens Dudo, ou touche-le deux fois.
page-tip-lower-aces = { $box ->
    [hasbro-1994] Pour proposer des as, la moitié suffit : seuls les as comptent.
   *[other] Pour annoncer des paco, la moitié suffit : seuls les paco comptent.
}
page-tip-aces = { $ace ->
    [bird] L’oiseau
    [head] La tête
   *[sun] Le soleil
} est un joker : ça compte pour toutes les { word-face }s.
page-tip-palifico = { $box ->
    [hasbro-1994] Palifico : qui ouvre n’a plus qu’un dé. Dans ce tour de jeu, les as ne sont pas des jokers.
   *[other] Palifico : qui ouvre n’a plus qu’un dé. Dans cette manche, les paco ne sont pas des jokers.
}
page-to-act = doit parler
page-waits-for = C’est à { $name } de parler.
page-rolling = Tout le monde lance un dé ; le plus haut ouvre.
page-shaking = { $box ->
    [hasbro-1994] Secoue
   *[other] Agite
}, retourne, regarde.
page-palifico = Palifico
page-out = hors jeu
page-ready = c’est bon
# review: on a plate of 80 px beside the dice left; in full: un bot remplace
page-stand-in = bot
page-program = programme
page-registered-name = nom gardé
page-rated = classée
rated-about = Classée : qui quitte la partie finit dernier.
page-leave-rated = Cette partie est classée. Si un bot doit jouer pour toi, tu finis dernier, même si tu reviens.
unrated-alone = Non classée : moins de deux personnes jouent.
unrated-absent = Non classée : quelqu’un n’est pas là.
unrated-address = Non classée : deux d’entre vous partagent la même connexion.
rated-change = Ton classement : { $rating } ({ $change })
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
# Keyboard shortcuts and questions. $key is a key's name in browsers.
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
cheer-caught = { $name } a percé le bluff !
cheer-caught-you = Tu as percé le bluff !
cheer-held = { $name } disait vrai !
cheer-held-you = Tu disais vrai !
cheer-exact = { $name } tombe pile !
cheer-exact-you = En plein dans le mille !
page-last-two = Plus que deux : { $names } !
page-why = Pourquoi ?
page-why-title = Pourquoi les bots l’ont dit
page-why-wait = Un instant…
page-why-alone = Il a aussi tenu compte de ce qui précède, et le dira une fois la partie finie.
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
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
# The lesson
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
# The shared screen
page-screen = Montrer sur grand écran
page-tv = C’est la télé
page-screens = Affiché sur un grand écran
page-show-table = Afficher la table ici
page-only-dice = Seulement mes dés
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
page-review-working = Analyse de chaque décision…
page-replay-none = Partie introuvable
page-replay-failed = Impossible de charger la partie
page-replay-failed-text = La connexion est peut-être coupée un moment.
page-try-again = Réessayer
page-replay-record = Revoir une partie enregistrée
page-docs = Documentation
page-me = Mon nom
page-tournament = Tournoi
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
page-type-again = En commencer une autre
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
# People who come and go, for screen readers
page-sat-down = { $name } s’assoit.
page-sat-down-you = Tu t’assois.
page-stood-up = { $name } se lève.
page-stood-up-you = Tu quittes ta place.
page-stand-in-came = Un bot continue pour { $name }.
page-stand-in-came-you = Un bot continue pour toi.
page-came-back = { $name } revient.
page-came-back-you = Te revoilà.
page-withheld = { $name } n’a pas participé au tirage de ces dés, peut-être à cause d’une coupure. Les dés restent équitables.
page-withheld-you = Tu n’as pas participé au tirage de ces dés, peut-être à cause d’une coupure. Les dés restent équitables.
# Chat
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
me-title = Ton nom
me-about = Garde ton nom : tes places et tes parties te suivent sur tous tes appareils. Sans e-mail, sans mot de passe.
me-register = Garder mon nom
me-passkey-about = Ton appareil te demande ton empreinte, ton visage ou son code. Rien à retenir.
me-register-with-code = Utiliser plutôt un code de secours
me-passkey = Clé d’accès
me-passkey-add = Ajouter une clé d’accès pour cet appareil
me-passkey-added = C’est fait : tu peux désormais te connecter avec elle.
me-passkey-made = Créée le { $date }
me-passkey-remove = Supprimer
me-passkey-remove-made = Supprimer la clé créée le { $date }
me-games = Tes parties
me-games-none = Les parties que tu termines sur ce serveur seront comptées ici.
me-ratings = Classement
me-ratings-about = Ton classement montre ta force, sur la même échelle que les bots. Les parties classées sont pour les noms gardés. Qui s’en va finit dernier.
me-rating-2 = Deux joueurs
me-rating-4 = Trois ou quatre joueurs
me-rating-8 = De cinq à huit joueurs
me-rating-margin = { $rating } ± { $margin }
me-rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
me-rating-bots = Les bots sur la même échelle
me-rating-chart = Classement sur les { $count } dernières parties, de { $from } à { $to }
me-find-rated = Trouver un adversaire
me-open-rated = Ouvrir une table classée
me-visibility = Qui voit ton classement et tes parties
me-visible-everybody = Tout le monde
me-visible-clubs = Les membres de mes clubs
me-visible-nobody = Moi seulement
me-public-page = Ta page pour les autres
me-finished-games = Parties
me-since = Nom gardé depuis le { $date }
me-hidden = Le classement et les parties ne te sont pas montrés.
me-report = Signaler cette personne
me-report-about = Le nom est-il blessant, ou ce que cette personne écrit ? Qui gère ce serveur lit ton signalement. Cette personne ne le voit pas.
me-report-text = Que s’est-il passé ?
me-report-send = Envoyer le signalement
me-reported = Ton signalement est envoyé. Merci.
me-no-games = Pas encore de parties finies.
me-wins = Gagnées
me-bluffs = Bluffs crus
me-dudos = Dudos justes
me-calzas = Calzas justes
me-of = { $count } sur { $total }
me-reviewed = Parties analysées : { $count }
me-answered = Réponses : { $count }
me-played-with = Joué avec
me-games-together = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
me-invite = Inviter à une table
me-invite-chosen = Ouvrir une table et les inviter
me-passkey-sign-in = Se connecter avec une clé d’accès
me-passkey-cancelled = Aucune clé d’accès n’a été utilisée. Réessaie, ou utilise un code de secours.
me-change = Changer de nom
me-have-name = Tu gardes déjà un nom ?
me-have-name-about = Affiche le code QR sur l’appareil où tu es connecté, et scanne-le avec celui-ci. Ou saisis ton code de secours.
me-code = Code de secours
me-sign-in = Se connecter
me-code-about = Note ce code : il n’est montré qu’une fois. Il te connecte sur tout appareil, et c’est le seul moyen de revenir si tu perds celui-ci.
me-code-saved = Je l’ai noté
me-new-code = Créer un nouveau code
me-new-code-about = Si tu as perdu ton code, ou si quelqu’un l’a vu, crées-en un nouveau. L’ancien ne marchera plus.
me-devices = Tes appareils
me-this-device = cet appareil
me-used = utilisé le { $date }
me-sign-out = Se déconnecter
me-sign-out-device = Se déconnecter : { $device }
me-add-device = Un autre appareil
me-show-qr = Afficher un code QR
me-add-device-about = Scanne ce code avec l’autre appareil, ou ouvre le lien là-bas. Il sert une fois, pendant cinq minutes. Ne le montre à personne d’autre.
me-qr = Code QR qui connecte un autre appareil
me-link = Lien qui connecte un autre appareil
me-link-about = Cet appareil jouera alors sous ton nom. Les parties jouées ici comme invité deviennent les tiennes.
me-sign-in-here = Se connecter sur cet appareil
me-data = Tes données
me-download = Télécharger tout ce qui est enregistré sur toi
me-delete = Supprimer mon nom
me-delete-ask = Supprimer ton nom ?
me-delete-about = Ton nom et ce que tu as écrit disparaissent de toutes les tables et parties, et tous les appareils sont déconnectés. Tes parties restent, sans toi. C’est définitif.
me-delete-keep = Le garder
club-yours = Tes clubs
club-about = Pour celles et ceux qui jouent souvent ensemble : un lien, la prochaine soirée, et qui gagne combien de fois.
club-name = Nom du club
club-found = Fonder un club
club-invited = Tu es invité dans ce club. Membres : { $count }
club-join = Rejoindre
club-need-name = Les membres gardent leur nom. Garde d’abord le tien, puis rouvre ce lien.
club-next = Prochaine soirée
club-next-at = Prochaine soirée : { $date }
club-no-evening = Aucune soirée n’est prévue.
club-when = Jour et heure
club-plan = Fixer
club-cancel = Annuler la soirée
club-coming = Je viens
club-not-coming = Je ne peux pas
club-comes = vient
club-comes-not = ne peut pas
club-open-table = Ouvrir une table
club-call-about = Veux-tu une notification avant chaque soirée, et quand quelqu’un ouvre une table ?
club-table = Table { $code }, ouverte : { $time }
club-standings = Classement
club-period = Soirée ou année
club-no-games = Les parties jouées aux tables du club seront comptées ici.
club-place = Place
club-games = Parties
club-wins = Gagnées
club-members = Membres
club-owner = responsable
club-remove = Retirer : { $name }
club-removal = Retirer
tournament-new = Tournoi
tournament-about = Les amis rejoignent par un lien. Des bots prennent les places libres, et les tours s’enchaînent tout seuls.
tournament-yours = Tes tournois
tournament-name = Nom du tournoi
tournament-form = Formule
tournament-knock-out = Élimination directe
tournament-swiss = Système suisse
tournament-knock-out-about = La meilleure moitié de chaque table (arrondie vers le bas) continue, jusqu’à ce qu’il reste un vainqueur.
tournament-swiss-about = Tout le monde joue tous les tours. Chaque joueur qui finit derrière toi vaut un point.
tournament-table-size = Joueurs par table
tournament-rounds = Tours
tournament-slow = Un tour peut durer des semaines. Les joueurs sont prévenus quand c’est à eux, s’ils le souhaitent.
tournament-open = Ouvrir le tournoi
tournament-join = Rejoindre le tournoi
tournament-late = Le tournoi a commencé. À partir du prochain tour, tu peux prendre la place d’un bot.
tournament-no-place = Aucune place n’est libre, mais tu peux regarder.
tournament-start = Lancer le tournoi
tournament-bots = { $count ->
    [one] Un bot prend la place libre.
   *[other] { $count } bots prennent les places libres.
}
tournament-starts-later = Attends que le tournoi soit lancé. Tu arriveras alors tout seul à ta table.
tournament-link = Lien pour les joueurs
tournament-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-your-table = À ta table
tournament-call-about = Veux-tu une notification quand un tour commence ?
tournament-wait = Le prochain tour commence quand toutes les tables ont terminé.
tournament-next-in = La suite dans { $seconds } s.
tournament-your-place = Tu es numéro { $place } sur { $count }.
tournament-round = Tour { $round }
tournament-round-of = Tour { $round } sur { $rounds }
tournament-final = Finale
tournament-watch = Regarder
tournament-points = Points
tournament-still-in = en jeu
tournament-bot = bot
tournament-screen = Afficher sur une télé
tournament-leave = Quitter le tournoi
tournament-leave-ask = Quitter le tournoi ?
tournament-leave-about = Un bot continue à partir du prochain tour.
tournament-left = Tu es parti. Un bot joue pour toi.
tournament-return = Revenir
tournament-remove-ask = Retirer { $name } ?
tournament-stay = Annuler
tournament-another = Un autre tournoi
tournament-won = Victoire : { $names }
tournament-fair-play = Jeu loyal
tournament-fair-play-about = Deux joueurs qui évitent de douter l’un de l’autre gagnent plus souvent qu’ils ne devraient. Tu peux vérifier si c’est arrivé. Toi seul vois le résultat.
tournament-fair-play-check = Vérifier les parties
tournament-fair-play-progress = Parties vérifiées : { $analysed } sur { $games }
tournament-fair-play-none = Aucune paire de joueurs ne s’est évitée de façon notable.
tournament-fair-play-note = Ces joueurs se sont dit dudo étonnamment peu. Cela ne prouve rien : des amis toujours assis côte à côte, ou quelqu’un qui craint un adversaire, peuvent aussi se détacher. Regarde leurs parties.
tournament-fair-play-calls = Dudos : { $calls } sur { $opportunities }, attendus : { $expected }
tournament-fair-play-pair = { $one } et { $other }
club-remove-ask = Retirer { $name } ?
club-remove-about = Avec le lien, cette personne peut revenir. Pour l’empêcher, remplace le lien.
club-link = Lien du club
club-link-about = Toute personne qui a ce lien peut rejoindre le club.
club-new-link = Remplacer le lien
club-rename = Changer le nom
club-leave = Quitter le club
club-leave-about = Pour revenir, il te faut le lien du club. Le club disparaît avec son dernier membre.
club-stay = Rester
club-keep-member = Garder
me-failed = Le serveur est injoignable. Réessaie.
