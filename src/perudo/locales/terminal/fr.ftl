# Messages that only the command line uses.

## Errors in rules and positions

error-extra-missing = Il manque des paquets. Pour les installer : { $command }
error-picture-name = Le nom d’une image finit par { $allowed }, ce qui n’est pas le cas de { $file }.
error-picture-unwritten = Impossible d’écrire { $file } : { $why }
error-bid-graph-faces = Ici, un dé a de { $fewest } à { $most } faces.
error-raises-no-palifico = Avec ces règles, il n’y a pas de manche palifico.
error-raises-no-veteran = Avec ces règles, les anciens palifico ne changent pas la face.
error-bid-graph-most = Il faut au moins un dé sur la table.
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

## Events of a round

story-count = { $count ->
    [0] Rien : pas un seul { face }.
   *[other] Au total : { $count }.
}

## The server and its data

serving-here = Perudo t’attend à l’adresse { $address }
serving-preview = Une place à notre table de Perudo
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
error-store-read-only = Impossible d’écrire dans { $place } : le fichier ou son dossier est en lecture seule. Change cela, ou donne un autre endroit avec --data.
error-store-strange = { $place } ne contient pas de données de Perudo et est resté tel quel. Donne un autre endroit avec --data.
error-store-foreign = Les données dans { $place } n’ont pas exactement les tables que crée Perudo ({ $what }) : quelqu’un les a modifiées. Elles sont restées telles quelles. Rétablis une sauvegarde de confiance : perudo restore SAUVEGARDE --data FICHIER --replace
error-backup-elsewhere = Ici, on ne sauvegarde et ne rétablit que des fichiers SQLite. Pour PostgreSQL, prends ses propres outils : pg_dump copie une base en service, psql ou pg_restore la rétablit.
error-backup-exists = { $place } existe déjà. Donne un nouveau fichier pour la sauvegarde.
error-backup-failed = Impossible d’écrire { $place } : { $why }. Tout y est comme avant.
error-backup-nothing = Il n’y a rien dans { $place }.
error-person-unknown = Personne ne garde ici le nom « { $who } ».
error-person-needed = Dis de qui il s’agit : perudo people NOM
error-restore-exists = Il y a déjà des données dans { $place }. Avec --replace, la sauvegarde prend leur place, et les anciennes sont gardées à côté.
error-restore-unsound = Tout n’est pas lisible dans la sauvegarde { $place } : rien n’a été rétabli. Pour voir ce qui ne va pas : perudo check { $place }
error-key-nowhere = La clé dont dépendent les dés n’est encore nulle part. Tous les serveurs d’une base ont besoin de la même : donne un fichier avec --key, ou dis-la par la variable PERUDO_KEY.
error-key-other = Les données dans { $place } appartiennent à la clé { $theirs }, mais ce serveur a la clé { $ours }. Tous les serveurs des mêmes données ont besoin de la même clé. Mets la bonne dans le fichier donné par --key, ou dans PERUDO_KEY. Si elle est perdue pour de bon, arrête tous les serveurs et démarres-en un avec --lost-key { $short }
error-key-missing = Il n’y a pas de clé dans { $place }, mais les données appartiennent à la clé { $theirs }. Mets-y cette clé. Si elle est perdue pour de bon, démarre avec --lost-key { $short } pour en avoir une nouvelle : les tables continuent, mais chaque navigateur devient un inconnu, et les manches en cours ne pourront pas être vérifiées.
error-key-at-work = D’autres serveurs travaillent sur les données dans { $place } avec la clé d’avant. Rien n’a changé. Arrête-les tous d’abord.
error-node-alone = --node-address est pour plusieurs serveurs sur une base PostgreSQL. Nomme-la avec --data, ou laisse --node-address de côté.
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
people-list = Personnes qui gardent un nom : { $count }
people-renamed = { $old } s’appelle maintenant { $new }.
people-ask = Supprimer { $name } pour toujours ? oui ou non :{" "}
people-deleted = Supprimé : { $name }. Le serveur en marche retire maintenant ce nom de toutes les tables ; sinon, il le fera au prochain démarrage.
people-ban = Exclu : { $name }. Un serveur en marche déconnecte cette personne en quelques secondes.
people-unban = N’est plus exclu : { $name }
people-banned = exclu : { $reason }
people-reports = Signalements ouverts : { $count }
collusion-players = joueurs
collusion-ratio = rapport
collusion-calls-head = dudos
collusion-expected = attendus
collusion-pair = { $one } et { $other }
collusion-calls = { $calls } sur { $opportunities }
collusion-above = > { $ratio }
collusion-none = Il n’y a aucune partie où trois joueurs ou plus pouvaient douter les uns des autres.
collusion-note = Le rapport dit combien ces dudos sont plus probables si les deux joueurs s’épargnent que s’ils traitent tout le monde de la même façon. À partir de { $ratio }, regarde leurs parties. Un rapport ne prouve rien : celui d’amis qui sont toujours assis côte à côte, ou de quelqu’un qui craint un adversaire, peut aussi être élevé.
collusion-so-far = Parties jusqu’ici : { $games }

## Errors at a table

error-no-page = Cette page n’existe pas.

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
# argparse replaces what begins with a percent sign.
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
cli-serve-push-service = un autre service push auquel les notifications sont envoyées, sous forme d’URL ; peut être répété (par défaut : ceux des navigateurs courants)
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
cli-people-about = Montrer les personnes qui gardent un nom sur un serveur, ou ce qui est enregistré sur l’une d’elles ; renommer, exclure ou supprimer une personne. Le serveur peut rester en marche.
cli-people-who = nom ou identifiant d’une personne ; sans cela, la liste de toutes
cli-people-data = le fichier SQLite, ou l’URL d’une base PostgreSQL ; sans précision, { $default }
cli-people-export = afficher tout ce qui est enregistré sur la personne, en JSON
cli-people-rename = changer le nom de la personne
cli-people-ban = exclure la personne, qui apprend la raison
cli-people-unban = mettre fin à l’exclusion de la personne
cli-people-reports = lister ce que les gens ont signalé
cli-people-close = retirer un signalement de cette liste
cli-people-delete = supprimer la personne, après confirmation
cli-people-yes = ne pas demander
cli-people-examples =
    perudo people
    perudo people Ana --export
    perudo people Ana --ban "insulted others"
    perudo people Ana --delete
    perudo people --reports
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
cli-collusion-about = Chercher des joueurs qui s’épargnent : qui doutent moins souvent l’un de l’autre que des autres joueurs. Lit des parties enregistrées, ou les parties classées à trois joueurs ou plus dans les données d’un serveur, qui peut continuer à tourner.
cli-collusion-files = des fichiers .perudo ; sans eux, les parties classées des données
cli-collusion-data = le fichier SQLite, ou l’URL d’une base PostgreSQL ; sans précision, { $default }
cli-collusion-tournament = seulement les parties du tournoi qui a ce code
cli-collusion-json = { cli-solve-json }
cli-collusion-examples =
    perudo collusion --data /srv/perudo.db
    perudo collusion evening/*.perudo
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
cli-exploit-about = Ce qu’un bot donne par manche à qui sait comment il joue et lui répond au mieux. Exact à deux, quand la manche est petite ; sinon un minimum, par des manches jouées, avec son intervalle à 95 %. Avec --games, la part des parties entières que gagne un tel adversaire.
cli-exploit-bot = un bot fourni (perudo bots), FICHIER.py:CLASSE, MODULE:CLASSE, ou un programme entre guillemets (docs/bots.md) ; son code s’exécute dans ce processus : prends-en un à qui tu fais confiance
cli-exploit-dice = les dés de qui ouvre et de chacun après lui, comme 2,1 ou 3,3,3
cli-exploit-games = jouer autant de parties entières contre quelqu’un qui a une copie du bot, et donner sa part des victoires
cli-exploit-players = joueurs de ces parties : cet adversaire, et le bot aux autres places ; sans précision, 2
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
    perudo exploit reader --games 100 --edition kozak
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
# Placeholders for values in usage lines.
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
cli-metavar-person = PERSONNE
cli-metavar-reason = RAISON
cli-metavar-report = SIGNALEMENT
cli-metavar-tournament = CODE
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
error-options-needed = Indique { $one } ou { $other }.
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

## Chances

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
# Chances that are not quite 0 or 1, but would be rounded to it.
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

## Solved rounds of two players

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
exploit-share = Qui répond avec une copie du bot gagne { $share } % des parties (de { $low } à { $high } dans 95 % des cas ; parties : { $games }). Une part égale est de { $fair } %.
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

## Reports of rules

rules-editions = Éditions
rules-settings = Ce que chaque édition décide
rules-same = Ces éditions ont les mêmes règles.
rules-source = { $edition } « { $place } »
rules-sentence = { $said } « { $place } »
rules-setting = Réglage
rules-rule = Règle
rules-note-dash = Un tiret indique que le livret ne le dit pas.
rules-note-house = Chaque ligne est un réglage que l’hôte peut changer, comme le calza, que toutes les éditions laissent de côté tant que personne ne l’active : perudo play --set calza=true
rules-presets = Noms de règles qui ne sont dans aucune boîte :
rules-page-title = Les règles du Perudo, édition par édition
rules-page-made = Cette page est produite par "perudo rules --markdown". Change src/perudo/core/editions.py ou les mots dans src/perudo/locales, puis lance "make generate".

## Play in the terminal

# review: a name without gender, where Invité would have one
play-guest = Invité
play-help-hint = Tape une { word-enchere }, quantité puis { word-face }, comme 7 4, ou dudo. Tape aide pour en savoir plus.
play-level = { $names } : { $level }. { $about }
play-why = { $name } : { $why }
play-why-nothing = Rien n’a encore été joué.
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
# Accepted inputs, separated by commas.
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

## Records

tell-players = Joueurs : { $names }
tell-mid-game = L’enregistrement commence en cours de partie.
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
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
# $what is one of the following sentences.
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
# $rounds and $faults are numbers.
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
