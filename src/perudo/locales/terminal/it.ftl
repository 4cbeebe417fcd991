# Messages that only the command line uses.

## Errors in rules and positions

error-extra-missing = Mancano dei pacchetti. Per installarli: { $command }
error-picture-name = Il nome di un’immagine finisce con { $allowed }, { $file } no.
error-picture-unwritten = Impossibile scrivere { $file }: { $why }
error-bid-graph-faces = Qui un dado ha da { $fewest } a { $most } facce.
error-raises-no-palifico = Con queste regole non ci sono round palifico.
error-raises-no-veteran = Con queste regole i veterani non possono cambiare il valore.
error-bid-graph-most = Sul tavolo deve esserci almeno un dado.
error-notation-short = Una posizione ha almeno cinque parti: regole, round, bicchieri, chi apre e parole.
error-notation-long = Una posizione ha al massimo { $most } caratteri.
error-notation-part = “{ $given }” qui non è noto, o dopo manca qualcosa. Dopo le parole può stare, in quest’ordine: rolls, seat, after.
error-notation-round = Il round è un numero da 1 in su, da 2 se ce n’è stato uno prima.
error-notation-cups = Un bicchiere si scrive con i suoi valori una volta tirati i dadi, come 33344; altrimenti con ? e quanti dadi, come ?5, o ? da solo se non si può sapere; o con - per chi è fuori. Segue v per chi è già stato palifico.
error-notation-opener = Chi apre è un posto da 1 a { $seats } con dei dadi, seguito da p in un round palifico; o - finché non si sa chi apre.
error-notation-words = Le parole sono dichiarazioni separate da virgole, come 4x3,5x3; - prima della prima; o ciò che si attende: roll, deal, oppure over se non c’è più nulla.
error-notation-rolls = Un tiro iniziale ha una cifra per ogni posto: il dado, o 0 per chi non tira.
error-notation-seat = Chi guarda si indica con un posto da 1 a { $seats }, o con - per uno spettatore.
error-notation-after = Il round precedente si dice con i suoi bicchieri, tutti scoperti, chi ha aperto e le parole, per ultima la chiamata: after 33344/12266 1 4x3,5x3,dudo o calza2.
error-notation-hidden = Una partita ha i dadi di tutti i bicchieri. Ciò che ne sa un posto si legge come vista.
error-notation-own = Di’ chi guarda, per esempio seat 3 alla fine, con i dadi sotto quel bicchiere; - è uno spettatore.
error-notation-unlike = Con queste regole ciò non segue dal resto.
error-notation-no-rules = Questa vista è arrivata per rete e non dice con quali regole si gioca: non si può scrivere.
notation-at = colonna { $column } (“{ $said }”)

## Events of a round

story-count = { $count ->
    [0] Non ce n’è: nemmeno un { face }.
   *[other] La conta: { $count }.
}

## The server and its data

serving-here = Perudo è attivo su { $address }
serving-preview = Un posto al nostro tavolo di Perudo
serving-near = Chi è nella tua rete lo trova su { $address }
serving-metrics = Le cifre per Prometheus sono su { $address }
serving-no-network = Questo computer non ha un indirizzo in una rete locale: gli altri non possono raggiungerlo.
serving-stop = Premi Ctrl-C per fermare. Ogni partita resta salvata e riprende al prossimo avvio.
serving-migrated = I dati in { $place } venivano da un Perudo più vecchio e sono stati aggiornati. La loro copia è { $backup }
serving-key-made = È stata creata una chiave in { $place }: i dadi dipendono da essa. Non mostrarla a nessuno e conservala quanto i dati.
serving-open-to-others = Attenzione: altri su questo computer possono leggere { $place }, e con esso i dadi nascosti. Chiudilo: { $command }
error-page-not-built = La pagina non è stata costruita. Lancia: make play
error-no-docs = In { $place } non c’è nessun sito. Costruiscilo con: make docs
error-port-taken = Non riesco ad ascoltare su { $host }, porta { $port }: { $why }. Indica un’altra porta con --port, oppure --port 0 per prenderne una libera.
error-store-open = Non riesco ad aprire i dati in { $place }: { $why }. Indica un altro posto con --data.
error-store-damaged = I dati in { $place } sono danneggiati ({ $why }) e sono rimasti come sono. Recupera una copia: perudo restore COPIA --data { $place } --replace
error-store-full = Non c’è posto per i dati in { $place }: il disco è pieno. Fai posto, oppure indica un altro posto con --data.
error-store-newer = I dati in { $place } vengono da un Perudo più nuovo: il loro formato è { $theirs }, questo legge fino a { $ours }. Sono rimasti come sono. Aggiorna Perudo, oppure indica un altro posto con --data.
error-store-older = I dati in { $place } vengono da un Perudo più vecchio: il loro formato è { $theirs }, questo lavora con { $ours }. Sono rimasti come sono. Aggiornali: { $command }
error-store-read-only = Non si può scrivere in { $place }: il file o la sua cartella è di sola lettura. Cambialo, oppure indica un altro posto con --data.
error-store-strange = { $place } non contiene dati di Perudo ed è rimasto com’è. Indica un altro posto con --data.
error-store-foreign = I dati in { $place } non hanno esattamente le tabelle che crea Perudo ({ $what }): qualcuno li ha modificati. Sono rimasti come sono. Recupera una copia di cui ti fidi: perudo restore COPIA --data FILE --replace
error-backup-elsewhere = Qui si copiano e si recuperano solo file SQLite. Per PostgreSQL usa i suoi strumenti: pg_dump copia un database in funzione, psql o pg_restore lo recupera.
error-backup-exists = { $place } c’è già. Indica un file nuovo per la copia.
error-backup-failed = Non è stato possibile scrivere { $place }: { $why }. È rimasto com’era.
error-backup-nothing = In { $place } non c’è niente.
error-person-unknown = Qui nessuno tiene il nome “{ $who }”.
error-person-needed = Di’ di chi si tratta: perudo people NOME
error-restore-exists = In { $place } ci sono già dei dati. Con --replace la copia prende il loro posto, e i dati di prima restano lì accanto.
error-restore-unsound = Non tutto nella copia { $place } si può leggere, quindi non è stato recuperato niente. Per vedere che cosa non va: perudo check { $place }
error-key-nowhere = La chiave da cui dipendono i dadi non è ancora da nessuna parte. Tutti i server di un database devono avere la stessa: indica un file con --key, o dilla con la variabile PERUDO_KEY.
error-key-other = I dati in { $place } appartengono alla chiave { $theirs }, ma questo server ha la chiave { $ours }. Tutti i server degli stessi dati devono avere la stessa chiave. Metti quella giusta nel file indicato da --key, o in PERUDO_KEY. Se è persa per sempre, ferma tutti i server e avviane uno con --lost-key { $short }
error-key-missing = In { $place } non c’è nessuna chiave, ma i dati appartengono alla chiave { $theirs }. Metti lì quella chiave. Se è persa per sempre, avvia con --lost-key { $short } per averne una nuova: i tavoli continuano, ma ogni browser sarà uno sconosciuto e i round in corso non si potranno verificare.
error-key-at-work = Altri server stanno lavorando sui dati in { $place } con la chiave di prima. Non è cambiato niente. Prima fermali tutti.
error-node-alone = --node-address è per più server su un database PostgreSQL. Indicalo con --data, oppure togli --node-address.
error-key-strange = { $place } non contiene una chiave di { $digits } cifre esadecimali. Metti quella giusta oppure, per averne una nuova, togli il file: i round ancora in corso non si potranno più verificare.
error-key-unreadable = La chiave in { $place } non si può leggere né creare: { $why }. Indica un altro file con --key.
error-store-held = Un altro Perudo lavora sui dati in { $place }: processo { $process }, dal { $since }. Prima fermalo, oppure indica un altro posto con --data.
error-migrate-held = Dei server lavorano sui dati in { $place }, e il nuovo formato non fa per loro. Non è cambiato niente. Prima fermali.
error-check-table = Il tavolo { $table } non si può leggere: { $why }
error-check-unsound = Non tutto in { $place } si può leggere. Non è cambiato niente. Ferma il server e recupera una copia: perudo restore COPIA --data { $place } --replace
error-archive-unreachable = Non si riesce a raggiungere { $place } nell’archivio: { $why }. Non si è perso niente. Rimedia a quello che dice, o riprova più tardi.
error-archive-missing = { $place } manca nell’archivio. Recuperalo da una copia dell’archivio; tutti gli altri tavoli sono come erano.
error-archive-altered = { $place } nell’archivio non è come era stato scritto ({ $why }). Recuperalo da una copia dell’archivio; tutti gli altri tavoli sono come erano.
error-archive-strange = “{ $place }” non è un posto per un archivio. Indica una cartella, o s3://BUCKET/PREFIX.
backup-made =
    { $tables ->
        [one] { $tables } tavolo copiato in { $place }
       *[other] { $tables } tavoli copiati in { $place }
    }
restore-made =
    { $tables ->
        [one] { $tables } tavolo recuperato in { $place }
       *[other] { $tables } tavoli recuperati in { $place }
    }
restore-kept = Quello che c’era prima è conservato come { $place }
restore-no-key = Non c’era nessuna chiave. Al server serve la chiave a cui appartengono questi dati: mettila lì accanto. Se è persa per sempre, il prossimo avvio dice come continuare con una nuova.
check-begins = Controllo { $place }
check-so-far = Finora: tavoli { $tables }, eventi { $events }
check-sound = Si può leggere tutto. Tavoli: { $tables }, eventi: { $events }
check-passed = Tavoli in un archivio che non è stato guardato: { $tables }. Indicalo con --archive.
prune-so-far = Tavoli visti finora: { $tables }
prune-nothing = Non c’è niente da dimenticare. Tavoli: { $tables }
prune-found = Tavoli da dimenticare: { $old } su { $tables }. Nessuna partita vi è stata giocata fino alla fine.
prune-extent = Usati l’ultima volta dal { $first } al { $last }; { $size } MB di eventi
prune-ask = Dimenticarli per sempre? sì o no:{" "}
prune-left = Non è stato dimenticato niente.
prune-done = Tavoli dimenticati: { $old }
prune-size = { $place } ora occupa { $size } MB.
archive-so-far = Tavoli andati nell’archivio finora: { $tables }
archive-nothing = Niente deve andare nell’archivio. Tavoli: { $tables }
archive-found = Tavoli che andranno nell’archivio: { $old } su { $tables }. Vi è stata giocata una partita fino alla fine.
archive-ask = Portarli in { $place }? sì o no:{" "}
archive-left = Niente è andato nell’archivio.
archive-done = Tavoli andati in { $place }: { $old }
migrate-nothing = I dati in { $place } sono aggiornati. Il loro formato: { $format }
migrate-found = I dati in { $place } hanno il formato { $theirs } e vengono portati al formato { $ours }. Passi: { $steps }. Si fanno tutti, o nessuno.
migrate-meanwhile = Intanto i server possono continuare a lavorare. Poi aggiornali uno dopo l’altro.
migrate-stopped = Prima ferma tutti i server: il nuovo formato non fa per quelli in funzione adesso.
migrate-backup = Tieni pronta una copia: pg_dump copia il database.
migrate-ask = Continuare? sì o no:{" "}
migrate-left = Non è cambiato niente.
migrate-step = Passo { $step } di { $steps }
migrate-done = Ora i dati in { $place } sono aggiornati. Il loro formato: { $format }
people-list = Persone che tengono un nome: { $count }
people-renamed = { $old } ora si chiama { $new }.
people-ask = Eliminare { $name } per sempre? sì o no:{" "}
people-deleted = Eliminato: { $name }. Il server in funzione ora toglie il nome da tutti i tavoli; altrimenti lo farà al prossimo avvio.
people-ban = Escluso: { $name }. Un server in funzione scollega questa persona in pochi secondi.
people-unban = Non più escluso: { $name }
people-banned = escluso: { $reason }
people-reports = Segnalazioni aperte: { $count }
collusion-players = giocatori
collusion-ratio = rapporto
collusion-calls-head = dudo
collusion-expected = attesi
collusion-pair = { $one } e { $other }
collusion-calls = { $calls } di { $opportunities }
collusion-above = > { $ratio }
collusion-none = Non ci sono partite in cui tre o più giocatori potevano dubitare l’uno dell’altro.
collusion-note = Il rapporto dice quanto questi dudo sono più probabili se i due giocatori si risparmiano che se trattano tutti allo stesso modo. Da { $ratio } in su, guarda le loro partite. Un rapporto non prova nulla: può essere alto anche quello di amici che siedono sempre vicini, o di chi teme un avversario.
collusion-so-far = Partite finora: { $games }

## Errors at a table

error-no-page = Questa pagina non c’è.

## The command line

cli-usage = uso:{" "}
cli-arguments = argomenti
cli-options = opzioni
cli-commands = comandi
cli-examples = esempi:
cli-help-option = mostra questo aiuto e si ferma
cli-command = COMANDO
cli-perudo-about = Perudo, il gioco dei dadi bugiardi con i Paco, con le regole di cinque edizioni stampate o con le tue. Ogni comando dice di più su di sé: perudo COMANDO --help
cli-perudo-version = mostra la versione e si ferma
cli-perudo-language = la lingua da parlare: { $languages }; quella del terminale se non la dici
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse replaces what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Manca: %s.
cli-unrecognized = Qui non si conosce: %s.
cli-expected-one = Serve un valore.
cli-expected-some = Serve almeno un valore.
cli-choice = %(value)s non c’è; ci sono %(choices)s.
cli-no-command = Il comando %(parser_name)s non c’è; i comandi sono %(choices)s.
cli-explicit = Non prende nessun valore, ma ha ricevuto %r.
compiling = Preparazione del codice compilato: qualche secondo, la prima volta.
cli-error = perudo: { $why }
cli-see = { $why } Vedi: { $command } --help
cli-play-about = Gioca contro i bot nel terminale, in righe semplici.
cli-play-edition = con le regole di chi si gioca: { $editions }; { $default } se non lo dici
cli-play-set = una regola della casa, come calza=true o dice=3; si può ripetere. Le impostazioni: perudo rules
cli-play-bots = quanti bot siedono al tavolo; { $default } se non lo dici
cli-play-bot = un bot tuo al tavolo: FILE.py:CLASSE, MODULO:CLASSE, o un programma tra virgolette (docs/bots.md); si può ripetere. Gli altri, se --bots ne chiede di più, sono quelli inclusi
cli-play-level = quanto giocano bene i bot: { $levels }; { $default } se non lo dici
cli-play-explain = dopo ogni round, perché ogni bot ha parlato così
cli-play-name = come chiamarti
cli-play-record = un file in cui scrivere la partita, per perudo replay
cli-play-seed = un numero che rende la partita ripetibile: stesso seme, stessi dadi e stessi bot
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true
cli-serve-about = Apre tavoli a cui giocare in un browser.
cli-serve-host = l’indirizzo su cui ascoltare; { $default }, solo questo computer, se non lo dici
cli-serve-port = la porta su cui ascoltare; 0 ne prende una libera; { $default }, se è libera, quando non lo dici
cli-serve-lan = fa entrare la rete locale, e mostra l’indirizzo per i suoi telefoni come codice QR
cli-serve-open = apre un browser
cli-serve-data = il file SQLite che conserva ogni partita, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-serve-key = il file della chiave da cui dipendono i dadi; accanto al file SQLite, o detta da PERUDO_KEY, se non lo dici
cli-serve-lost-key = accetta un’altra chiave per dati la cui chiave è persa per sempre: la sua forma breve, come la dice l’avvio rifiutato
cli-serve-wait-factor = quanto durano le riflessioni dei bot e la conta dei dadi: 1 è umano, meno è più svelto
cli-serve-url = l’indirizzo a cui gli altri raggiungono questo server, dietro un proxy
cli-serve-proxy = l’indirizzo IP di un proxy davanti, o la sua rete, come 10.0.0.0/8: gli si crede su chi c’è dietro; se non lo si indica, non si crede a nessuno
cli-serve-metrics = dà le cifre per Prometheus su questa porta, solo da questa macchina se non la precede un indirizzo, come 0.0.0.0:9100; 0 ne prende una libera
cli-serve-node-address = dove gli altri server dello stesso database PostgreSQL raggiungono questo; senza, l’indirizzo di questa macchina
cli-serve-docs = il sito dei documenti a cui porta la pagina: il suo URL, o la cartella costruita da `make docs`, che allora è servita in /docs/
cli-serve-push-service = un altro servizio push a cui inviare le notifiche, come URL; si può ripetere (predefiniti: quelli dei browser comuni)
cli-serve-delete-after = dopo quanti giorni senza che succeda niente un tavolo viene dimenticato, se nessuna partita vi è stata giocata fino alla fine; 0 per mai; { $default } se non lo dici
cli-serve-archive = dove vanno i vecchi tavoli in cui una partita è stata giocata fino alla fine: una cartella, o s3://BUCKET/PREFIX; se non lo dici restano nei dati
cli-serve-archive-after = dopo quanti giorni senza che succeda niente ci vanno; 0 per mai; { $default } se non lo dici
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080
cli-backup-about = Copia in un solo file i dati di un server, anche mentre è in funzione: ogni tavolo com’è in quel momento.
cli-backup-target = il file da creare
cli-backup-data = il file SQLite da copiare; { $default } se non lo dici
cli-backup-with-key = copia anche la chiave dei dadi, accanto alla copia: chi ha entrambe conosce i dadi dei round ancora in corso
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db
cli-restore-about = Rimette una copia dove un server trova i suoi dati. Prima ferma il server.
cli-restore-source = un file creato da perudo backup
cli-restore-data = il file SQLite da recuperare; { $default } se non lo dici
cli-restore-replace = anche se ci sono già dei dati, che restano conservati lì accanto
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace
cli-check-about = Legge tutto quello che un server conserva e dice se è integro. Non cambia niente, e il server può essere in funzione. Codice di uscita 1 se qualcosa non si può leggere.
cli-check-data = il file SQLite, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-check-archive = leggi anche quello che sta in questo archivio: una cartella, o s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db
cli-prune-about = Dimentica i tavoli dove nessuna partita è stata giocata fino alla fine e da molto non succede niente. Prima dice quanto è, e chiede. Un server in funzione lo fa da sé; prima fermalo.
cli-prune-data = il file SQLite, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-prune-delete-after = dopo quanti giorni senza che succeda niente; { $default } se non lo dici
cli-prune-yes = non chiedere
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes
cli-archive-about = Porta i vecchi tavoli in cui una partita è stata giocata fino alla fine dai dati a file compressi, per mese. Un server che conosce l’archivio li mostra, e ci si gioca ancora, come prima. Prima dice quanto è, e chiede. Un server con --archive lo fa da sé; prima ferma quello che tiene i dati in un file SQLite.
cli-archive-data = il file SQLite, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-archive-to = l’archivio: una cartella, o s3://BUCKET/PREFIX; il resto lo dicono le variabili AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION e AWS_ENDPOINT_URL
cli-archive-archive-after = dopo quanti giorni senza che succeda niente; { $default } se non lo dici
cli-archive-yes = non chiedere
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes
cli-migrate-about = Aggiorna i dati di un Perudo più vecchio. Prima dice che cosa c’è da fare, e di un file SQLite conserva una copia; dei dati di PostgreSQL tieni pronta una copia tu: chiede. Se non c’è niente da fare non fa niente.
cli-migrate-data = il file SQLite, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-migrate-yes = non chiedere
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo
cli-people-about = Mostra chi tiene un nome su un server, o che cosa è memorizzato su una persona; cambia il nome di una persona, la esclude o la elimina. Il server può restare in funzione.
cli-people-who = nome o id di una persona; senza, l’elenco di tutte
cli-people-data = il file SQLite, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-people-export = stampa tutto ciò che è memorizzato sulla persona, in JSON
cli-people-rename = cambia il nome della persona
cli-people-ban = escludere la persona, a cui viene detto il motivo
cli-people-unban = annullare l’esclusione della persona
cli-people-reports = elencare ciò che è stato segnalato
cli-people-close = togliere una segnalazione da questo elenco
cli-people-delete = elimina la persona, dopo aver chiesto conferma
cli-people-yes = non chiedere
cli-people-examples =
    perudo people
    perudo people Ana --export
    perudo people Ana --ban "insulted others"
    perudo people Ana --delete
    perudo people --reports
cli-replay-about = Racconta a parole le partite registrate. Se una registrazione viola una regola, lo dice sullo standard error, e lo stato d’uscita è 1.
cli-replay-files = file .perudo; - legge lo standard input
cli-replay-json = scrive invece una riga di JSON per file
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo
cli-review-about = Dire quanto valeva ogni decisione di partite finite: che cosa ha sprecato, per quel che il giocatore poteva sapere, e che cosa è stata fortuna.
cli-review-files = file .perudo; - legge lo standard input
cli-review-json = scrive invece una riga di JSON per file
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo
cli-collusion-about = Cerca giocatori che si risparmiano: che dubitano l’uno dell’altro meno spesso che degli altri. Legge partite registrate, o le partite classificate con tre o più giocatori nei dati di un server, che può restare in funzione.
cli-collusion-files = file .perudo; senza, le partite classificate nei dati
cli-collusion-data = il file SQLite, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-collusion-tournament = solo le partite del torneo con questo codice
cli-collusion-json = { cli-solve-json }
cli-collusion-examples =
    perudo collusion --data /srv/perudo.db
    perudo collusion evening/*.perudo
cli-odds-about = Le probabilità esatte che una dichiarazione sia vera, e che sia esatta, dai dadi che vedi.
cli-odds-dice = tutti i dadi sul tavolo, compresi i tuoi
cli-odds-hand = i tuoi dadi, con i valori in fila; nessuno se non li dici
cli-odds-bid = la dichiarazione, come numero x valore; i Paco sono il valore 1
cli-odds-bids = che cosa è stato dichiarato finora, come "A 4x5, B 5x5": si dice anche che cosa rivela dei bicchieri; --dice dà allora i dadi di ognuno, dal primo che ha dichiarato, come 5,5,4, e i dadi visti sono di chi è di turno
cli-odds-edition = con quali regole sono state fatte quelle dichiarazioni: { $editions }; { $default } se non lo dici
cli-odds-palifico = un round palifico: i Paco non fanno da jolly
cli-odds-json = scrive invece una riga di JSON
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"
cli-raises-about = Quale dichiarazione può seguire quale, secondo un’edizione o regole della casa: in tabella, in un’immagine o in numeri per i programmi.
cli-raises-edition = con le regole di chi: { $editions }
cli-raises-set = una regola della casa, come raise=any-higher; si può ripetere. Le impostazioni: perudo rules
cli-raises-dice = tutti i dadi di inizio partita, il massimo che si può dichiarare; { $default } se non lo dici
cli-raises-round = il tipo di round: { $kinds }; { $default } se non lo dici
cli-raises-chart = disegna invece in questo file, .png o .svg
cli-raises-json = scrive invece le tabelle numerate, in una riga di JSON
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg
cli-verify-about = Ricalcola i dadi delle partite registrate dai semi su cui il server si era impegnato prima, e dice chi ha firmato le registrazioni (docs/fair-dice.md, docs/records.md). Se qualcosa non torna, lo stato d’uscita è 1.
cli-verify-files = file .perudo di partite giocate su un server; - legge lo standard input
cli-verify-key = esigi una firma con questa chiave: le sue 64 cifre esadecimali, o un file che le contiene, come /.well-known/perudo.json di un server
cli-verify-json = scrive invece una riga di JSON per file
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Come si gioca un round in due: quanto vale, quanto la risposta può ancora distare dall’ottimo, e come aprire. Ctrl-C si ferma con quanto trovato fin lì.
cli-solve-dice = i dadi di chi apre e dell’altro, come 2,1; oppure 1,1,1: tre con un dado ciascuno
cli-solve-edition = i rilanci di quale edizione: { $editions }; { $default } se non lo dici
cli-solve-raise = i rilanci, qualunque sia l’edizione
cli-solve-faces = le facce di un dado, da 2 a 6; 6 se non lo dici
cli-solve-aces = wild: jolly, come sempre; plain: un valore come gli altri; silent: jolly, e mai dichiarati; top: il jolly è il valore più alto
cli-solve-locked = un round palifico
cli-solve-iterations = fermarsi dopo tante iterazioni
cli-solve-gap = fermarsi quando il valore è noto con questa precisione; senza alcun limite { $default }
cli-solve-seconds = fermarsi dopo questi secondi
cli-solve-checkpoint = un file in cui tenere il lavoro, e da cui riprendere se c’è
cli-solve-export = un file in cui scrivere tutta la strategia, per ogni mano e dichiarazioni quanto spesso dire che cosa: .json o .csv
cli-solve-method = come impara
cli-solve-processes = distribuire il lavoro su questo numero di processi; con --ray, su questo numero di lavoratori, uno per processore se non è detto
cli-solve-ray = distribuirlo su un cluster Ray, quello a questo indirizzo; senza indirizzo, quello che RAY_ADDRESS nomina o che gira qui, altrimenti uno avviato apposta
cli-solve-json = scrive invece una riga di JSON
cli-solve-game = una partita intera in due secondo questa edizione: chi la vince, con quali dadi
cli-solve-set = una regola della casa, come calza=true o dice=2; si può ripetere
cli-solve-largest = risolvere i round fino a questo numero di dadi; se non lo dici, 4 con i rilanci one-axis, altrimenti 3; uno in meno con calza
cli-solve-recall = quando un round è troppo grande per essere risolto, i due giocatori ricordano solo le ultime dichiarazioni, tante quante indicate; in una partita intera, se non lo dici, quante ne permette la memoria, e con 0 quei round restano fuori
cli-solve-chart = farne un disegno, .png o .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Come giocare una posizione a due, secondo le tabelle dei round risolti o una soluzione conservata: quanto spesso dire ogni parola, e quanto vale (docs/solving.md, docs/positions.md).
cli-probe-position = la posizione, in una riga tra virgolette (docs/positions.md)
cli-probe-dice = oppure i dadi di chi ha aperto e dell’altro, come 2,1
cli-probe-hand = i dadi di chi è di turno, con i valori in fila
cli-probe-bids = che cosa è stato dichiarato, a turno, come 1x5,2x5; nulla se non lo dici
cli-probe-edition = con quali regole: { $editions }; { $default } se non lo dici
cli-probe-palifico = un round palifico
cli-probe-solution = un file conservato da perudo solve --checkpoint, al posto delle tabelle
cli-probe-json = scrive invece una riga di JSON
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json
cli-arena-about = Bot contro bot: gli stessi dadi per ogni disposizione al tavolo, così vince il gioco e non la fortuna. Dice di ciascuno la quota di vittorie con il suo intervallo al 95%, e un punteggio. Ctrl-C si ferma con quanto trovato fin lì.
cli-arena-bots = bot inclusi (perudo bots), FILE.py:CLASSE, MODULO:CLASSE, o un programma tra virgolette, come "node mybot.js" (docs/bots.md); chi è nominato due volte siede due volte
cli-arena-games = quante partite, o poche di più, perché ogni distribuzione passi per tutte le disposizioni; { $default } se non lo dici
cli-arena-players = quanti siedono a un tavolo; quanti sono i bot nominati, se non lo dici. Se i bot sono di meno, alcuni siedono due volte; se sono di più, si danno il cambio
cli-arena-edition = una sola edizione o una scelta di regole: { $editions }; se non ne dici nessuna { $every }, con calza e senza
cli-arena-set = { cli-play-set }
cli-arena-calza = solo con calza
cli-arena-seconds = quanti secondi un bot può pensare a una parola, prima di perdere la partita a tavolino; { $default } se non lo dici
cli-arena-seed = { cli-play-seed }; se manca, 1, o uno che nessuno può indovinare quando un bot non è di casa
cli-arena-jobs = quanti processi giocano, o con --ray su quanti processori; su tutti se non lo dici
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Quanto un bot regala per round a chi sa come gioca e gli risponde al meglio. Esatto in due, se il round è piccolo; altrimenti un minimo, con round giocati e il suo intervallo al 95%. Con --games, la quota di partite intere che vince un tale avversario.
cli-exploit-bot = un bot incluso (perudo bots), FILE.py:CLASSE, MODULO:CLASSE, o un programma tra virgolette (docs/bots.md); il suo codice gira in questo processo: scegline uno di cui ti fidi
cli-exploit-dice = i dadi di chi apre e di ciascuno dopo di lui, come 2,1 o 3,3,3
cli-exploit-games = giocare tante partite intere contro chi ha una copia del bot, e dare la sua quota di vittorie
cli-exploit-players = giocatori di queste partite: questo avversario, e il bot agli altri posti; 2 se non lo dici
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = di quanti dadi in più di quelli che ci sono l’altro può dichiarare; 0 se non lo dici
cli-exploit-seconds = per quanti secondi si giocano i round che non si possono percorrere; { $default } se non lo dici
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
    perudo exploit reader --games 100 --edition kozak
cli-bots-about = I bot inclusi, dal debole al forte.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json
cli-connect-about = Fa giocare un tuo bot a un tavolo di un server, dove chi ospita permette ai programmi di sedersi (docs/bots.md). Ctrl-C ferma.
cli-connect-url = il link del tavolo
cli-connect-bot = il bot: FILE.py:CLASSE, MODULO:CLASSE, un programma tra virgolette, o uno incluso
cli-connect-name = come si chiama al tavolo
cli-connect-games = se ne va dopo queste partite
cli-connect-token = un file in cui tenere chi è, perché torni al suo posto
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R
cli-rules-about = Le regole, edizione per edizione. Con due o più edizioni: solo dove sono diverse. Con una: le sue regole in frasi.
cli-rules-editions = { $editions }; tutte se non ne dici nessuna
cli-rules-markdown = scrive tutto come pagina in Markdown
cli-rules-json = scrive invece impostazioni e fonti in una riga di JSON
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Scrive uno script con cui la shell completa comandi, opzioni e nomi di file. Serve un pacchetto in più: pip install shtab.
cli-completion-shell = la shell in cui scrivi
cli-completion-examples =
    perudo completion bash
# Placeholders for values in usage lines.
cli-metavar-language = LINGUA
cli-metavar-edition = EDIZIONE
cli-metavar-set = REGOLA=VALORE
cli-metavar-round = ROUND
cli-metavar-number = N
cli-metavar-days = GIORNI
cli-metavar-archive = ARCHIVIO
cli-metavar-site = SITO
cli-metavar-level = LIVELLO
cli-metavar-name = NOME
cli-metavar-person = PERSONA
cli-metavar-reason = MOTIVO
cli-metavar-report = SEGNALAZIONE
cli-metavar-tournament = CODICE
cli-metavar-host = HOST
cli-metavar-host-port = HOST:PORTA
cli-metavar-port = PORTA
cli-metavar-file = FILE
cli-metavar-key = CHIAVE
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = VALORI
cli-metavar-address = INDIRIZZO
cli-metavar-bid = NxV
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = BOT
error-language-unknown = Qui non si parla “{ $language }”. Le lingue sono: { $allowed }.
error-not-a-number = “{ $given }” non è un numero intero da { $least } a { $most }.
error-not-an-integer = “{ $given }” non è un numero intero.
error-not-a-pace = “{ $given }” non è un numero da { $least } a { $most }.
error-not-an-address = “{ $given }” non è un indirizzo IP, come 127.0.0.1, né una rete, come 10.0.0.0/8.
error-not-a-setting = “{ $given }” non è scritto come REGOLA=VALORE, per esempio calza=true.
error-not-a-hand = “{ $given }” non è una fila di valori da 1 a 6, come 22156.
error-not-a-public-key = “{ $given }” non è la chiave di un server, né un file che ne contiene una. Una chiave ha 64 cifre esadecimali; un server dice la sua a /.well-known/perudo.json
error-not-a-bid = “{ $given }” non è una dichiarazione come 7x2: un numero, x e un valore da 1 a 6.
error-hand-too-large = Nella mano i dadi sono { $hand }, ma sul tavolo ce ne sono solo { $dice }.
error-odds-dice-each = Con --bids di’ quanti dadi ha ogni giocatore, come --dice 5,5,4.
error-odds-order = “{ $name }” non può aver dichiarato lì: si dichiara a turno, ognuno dove --dice ha i suoi dadi.
error-probe-nothing = Di’ che cosa chiedere: una POSITION, oppure --dice e --hand.
error-probe-hand = I dadi visti sono { $hand }; chi è di turno ne ha { $dice }.
error-probe-not-to-act = Qui non c’è nessuno che sia di turno e di cui si vedano i dadi.
error-probe-not-two = Più di due giocatori hanno dadi; sono risolti solo i round a due.
error-probe-calza = Qui si può chiamare calza: è un altro round, e nessuno di quelli è risolto.
error-probe-hidden-dice = Quanti dadi ha l’altro è nascosto. Chi li ha contati lo dica, come ?2 nella posizione.
error-probe-hidden-veteran = Non è detto se l’altro è già stato palifico e può quindi cambiare valore. Lo dice una v, come ?1v nella posizione.
error-probe-not-solved = Di un round così non c’è una tabella. Risolvilo con perudo solve --checkpoint FILE e chiedi con --solution FILE.
error-probe-off-the-line = Secondo la tabella nessuno dei due sarebbe arrivato qui: non dice come continuare.
error-strategy-name = Il nome del file di una strategia finisce con { $allowed }, e { $file } no.
error-strategy-line = In questo round { $bid } non si può dichiarare dove sta in { $bids }.
error-strategy-hand = “{ $hand }” non sono i dadi di chi è lì di turno: ne ha { $dice }.
error-output = Ciò che c’è da dire non si può scrivere: { $why }
error-not-positive = “{ $given }” non è un numero maggiore di zero, come 0.001.
error-not-players-dice = “{ $given }” non sono i dadi di 2–{ $players } giocatori, da 1 a { $most } ciascuno, come 2,1.
error-not-two-players = “{ $given }” non sono i dadi di due giocatori, da 1 a { $most } ciascuno, come 2,1.
error-solver-too-large = Per risolvere questo round servono { $needed } GiB di memoria; qui ne sono liberi { $there }. Una stima ne richiede meno: --recall 2.
error-forgetful-too-large = Servono { $needed } GiB di memoria; qui ne sono liberi { $there }. Ricordare meno dichiarazioni ne richiede meno: --recall.
error-options-together = { $one } non va insieme a { $other }.
error-options-needed = Indica { $one } o { $other }.
error-solver-other-round = { $file } non contiene un lavoro precedente su questo round.
error-solver-other-game = { $file } non contiene lavoro precedente su questa partita.
error-solver-unwritten = Il lavoro non si può conservare in { $file }: { $why }.
error-solver-nothing = Di’ che cosa risolvere: --dice per un round, --game per una partita.
error-solver-no-calza = Secondo queste regole nessuno può chiamare calza quando restano due giocatori.
error-solver-three-dice = In più di due si risolve solo 1,1,1: tre giocatori con un dado ciascuno.
error-solver-three-calza = Con il calza i dadi possono tornare: in tre si risolvono solo i round senza calza.
error-worker-lost = Un lavoratore si è fermato a metà del lavoro: il suo processo è stato ucciso, o la sua macchina non c’è più. Con --checkpoint il lavoro riprende da dove è stato conservato l’ultima volta.
error-no-cluster = Non è stato possibile unirsi a un cluster Ray: { $why }
error-few-processors = Processori del cluster: { $there }; lavoratori chiesti: { $asked }.
error-tablebase-damaged = Questa tabella di un round risolto è danneggiata, o di un’altra versione.
error-study-too-large = Questo round ha { $lines } linee di dichiarazioni; se ne percorrono al massimo { $most }.
error-study-calza = I round in cui calza si può chiamare così non si studiano: chi ha dichiarato sulla propria dichiarazione, o chiunque dove i round si giocano.
error-study-illegal = Il giocatore ha detto ciò che non può: { $word }.
error-arena-alone = Nomina almeno due bot, per esempio: perudo arena odds beginner
error-bot-unknown = Non c’è un bot “{ $given }”. Inclusi ci sono { $allowed }; uno tuo si nomina come FILE.py:CLASSE, MODULO:CLASSE, o come programma tra virgolette (docs/bots.md).
error-bot-meant = Non c’è un bot “{ $given }”. Intendevi { $meant }?
error-bot-no-file = Non c’è un file { $file }.
error-bot-no-module = Non c’è un modulo { $module }.
error-bot-broken = { $place } non si può caricare: { $why }
error-bot-no-class = Non c’è una classe { $name } in { $given }.
error-bot-no-bot = { $given } non è un bot: deve essere una classe derivata da perudo.bots.Bot.
error-bot-abstract = { $given } non è finito: gli manca { $methods }.
error-bot-no-program = Non c’è un programma { $program }.
error-bot-silent = { $given } non dice hello: { $why }
error-bot-failed = { $name } non può continuare: { $why }
error-bot-no-link = “{ $given }” non è il link di un tavolo, come http://localhost:8000/t/ABCDEF.
error-not-a-server = “{ $given }” non è l’indirizzo di un server, come https://perudo.example.org.
error-bot-no-server = { $server } non si raggiunge: { $why }
error-bot-token = Chi è il bot non si può conservare in { $file }: { $why }
error-bot-token-unknown = Il server non sa più chi era il bot. Con un altro file per --token, o senza, arriva come nuovo.

## Chances

odds-bid = { bid }, con { dice-count } sul tavolo
odds-bid-palifico = { bid } in un round palifico, con { dice-count } sul tavolo
odds-hand = Vedi { $hand }; { $matching ->
    [0] non ne conta nessuno
    [one] ne conta uno
   *[other] ne contano { $matching }
}.
odds-no-hand = Non ne vedi nessuno.
odds-true = vera
odds-exact = esatta
odds-by-dice = secondo i soli dadi
odds-after-bids = dopo le dichiarazioni
odds-reader = Dopo le dichiarazioni: come le legge il bot “{ $reader }”. Una stima, per giocatori come sono di solito.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
# Chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0,01%
odds-nearly-certain = >99,99%
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Rilanci di { $edition }: { $kind ->
    [palifico] round palifico
    [veteran] round palifico, per un veterano che può cambiare il valore
   *[ordinary] round normale
    }, { $dice ->
    [1] un dado
   *[other] { $dice } dadi
    }
raises-how = Nelle righe la dichiarazione in corso; nelle colonne, per ogni valore, le quantità che possono seguire. 4+ vuol dire da quattro in su, 1 è un { word-paco }.
raises-opening = apertura
raises-standing = dichiarazione in corso
raises-followers = dichiarazione che può seguire
raises-face = valore
odds-same-face = Lo stesso valore:
odds-same-quantity = Lo stesso numero:

## Solved rounds of two players

solve-round = Dadi: { $first } di chi apre, { $second } dell’altro
solve-value = Valore per chi apre, da -1 a 1: { $value } (tra { $low } e { $high })
solve-estimate = Valore per chi apre, da -1 a 1: circa { $value }; è una stima
solve-sure = Di certo è tra { $low } e { $high }
solve-remembered = Dichiarazioni che i due giocatori ricordano: { $remembered }
solve-wins = Chi apre vince quindi il { $chance } di questi round.
solve-calza = Si può dire calza: un dado che fa vincere è un punto per chi lo dice, come un dado perso lo è per l’altro.
solve-three = { $edition }: la probabilità di ciascuno di vincere la partita, quando restano in tre con un dado a testa
solve-three-chances = { $first } per chi apre, { $second } per il successivo, { $third } per l’ultimo
solve-three-gain = Nessuno guadagna più di { $gain } (come parte di una partita) giocando diversamente da solo: un equilibrio, a meno di tanto.
solve-three-promise = Di più non è promesso: due che giocano diversamente possono guadagnare di più, e un altro equilibrio può dare altre probabilità.
solve-exploitability = Sfruttabilità: { $exploitability }
solve-exploitability-least = Sfruttabilità: almeno { $exploitability }
solve-effort = Iterazioni: { $iterations }; secondi: { $seconds }
solve-openings = Come aprire, secondo i propri dadi:
solve-openings-all = Come aprire, in media:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) }%
solve-progress = Iterazioni: { $iterations }; secondi: { $seconds }; il valore è noto con uno scarto di { $width }
solve-progress-estimate = Iterazioni: { $iterations }; secondi: { $seconds }; chi ricorda altrettanto può ancora guadagnare { $gain }
solve-progress-three = Iterazioni: { $iterations }; secondi: { $seconds }; chi da solo gioca diversamente può ancora guadagnare { $gain }
solve-progress-preparing = Si prepara ciò che i giocatori sanno distinguere.
solve-progress-judging = Si calcolano le migliori risposte a quanto imparato.
solve-least = Servono almeno { $seconds } secondi: per preparare, per un’iterazione e per giudicarla.
probe-mix = Come continuare: { $mix }
probe-value = Che cosa può aspettarsi chi è di turno, da -1, round perso, a 1: { $value }
probe-table = Secondo una tabella che viene con Perudo.
probe-kept = Secondo ciò che sta in { $file }.
exploit-opening = Quando apre, regala per round: { $loss }
exploit-answering = Quando risponde, regala per round: { $loss }
exploit-estimated = Quanto spesso dice ogni cosa non si è potuto calcolare, ed è stimato chiedendoglielo { $times } volte: così anche queste cifre.
exploit-gain = Dadi che guadagna per round chi gli risponde bene: { $gain } (da { $low } a { $high } nel 95% dei casi; distribuzioni: { $deals }). La risposta migliore non guadagna meno.
exploit-share = Chi risponde con una copia del bot vince il { $share }% delle partite (da { $low } a { $high } nel 95% dei casi; partite: { $games }). La quota uguale è il { $fair }%.
exploit-progress = Fatto: { $percent }%
arena-title = Partite: { $games }, di { $players } giocatori. Bravo quanto gli altri è { $fair }.
arena-played = Regole: { $editions }; { $calza ->
        [on] con calza
        [off] senza calza
       *[both] con calza e senza
    }.
arena-left-out = Non per { $players } giocatori, e lasciate fuori: { $editions }.
arena-seed = I dadi sono stati tirati a caso, perché un bot non è di casa. Per rigiocare le stesse partite: --seed { $seed }
arena-bot = bot
arena-share = quota
arena-interval = 95%
arena-times = volte la sua parte
arena-rating = punteggio
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, partite perse a tavolino: { $count }; { $why ->
        [error] ha sollevato un’eccezione
        [illegal] ha detto ciò che non può
        [slow] ci ha messo troppo
       *[died] il suo processo è finito
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, senza una dichiarazione prima: { $reason }
       *[other] { $word }, dopo { $standing }: { $reason }
    }
bot-waits = Aspetta al tavolo { $table } che chi ospita ammetta programmi e ci sia un posto libero.
bot-sits = Ammesso: si siede.
bot-offline = { page-lost-here }
bot-begins = Comincia una partita.
bot-won = Ha vinto.
bot-lost = Ha perso.
solve-match = { $edition }: la probabilità di vincere la partita per chi apre, quando si resta in due
solve-match-rows = In giù i dadi di chi apre, in largo quelli dell’altro.
solve-match-palifico = Quando chi apre è palifico:
solve-match-palifico-row = palifico
solve-match-unsolved = –: ciò che dipende da round con più dadi di { $most } non è risolto.
solve-match-estimated = ≈: una stima. I round con più dadi di { $most } non sono risolti; lì i due giocatori ricordano solo le ultime dichiarazioni.
solve-match-least = Sfruttabilità del gioco in quei round: almeno { $exploitability } nel peggiore.
solve-match-mine = dadi di chi apre
solve-match-theirs = dadi dell’altro
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }%
solve-match-rounds = Round: { $done } di { $many }
solve-match-sweeps = Passaggi su tutte le posizioni: { $done } di { $many } al massimo
solve-match-unfinished = Interrotto prima della fine. Ciò che è detto vale; con --checkpoint si riprende da qui.

## Reports of rules

rules-editions = Edizioni
rules-settings = Cosa decide ogni edizione per conto suo
rules-same = Queste edizioni hanno le stesse regole.
rules-source = { $edition } “{ $place }”
rules-sentence = { $said } “{ $place }”
rules-setting = Impostazione
rules-rule = Regola
rules-note-dash = Un trattino indica che il regolamento non lo dice.
rules-note-house = Ogni riga è un’impostazione che chi ospita può cambiare, come il calza, che in ogni edizione è spento finché qualcuno non lo accende: perudo play --set calza=true
rules-presets = Nomi di regole che non sono in nessuna scatola:
rules-page-title = Le regole di Perudo, edizione per edizione
rules-page-made = Questa pagina nasce da "perudo rules --markdown". Cambia src/perudo/core/editions.py o le parole in src/perudo/locales, poi lancia "make generate".

## Play in the terminal

play-guest = Ospite
play-help-hint = Scrivi una dichiarazione come numero e valore, per esempio 7 4, o dudo. Scrivi aiuto per saperne di più.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Non si è ancora giocato nessun round.
play-ask-open = Apri tu. La tua dichiarazione:{" "}
play-ask-turn = Che dici su { bid }?{" "}
play-ask-calza = Calza su { bid }? Con Invio lasci correre:{" "}
play-ask-calza-own = Calza sulla tua dichiarazione, { bid }? Con Invio lasci correre:{" "}
play-ask-out = Hai finito i dadi. Con Invio senti il resto, con salta vai alla fine:{" "}
play-ask-quit = Lasciare la partita? sì o no:{" "}
play-left = Lasci il tavolo. Alla prossima.
play-recorded = La partita è scritta in { $file }.
play-not-understood = Questa parola non è del gioco. Dichiara come 7 4, o di’ dudo o aiuto.
play-who-in = Ancora in gioco: { $names }.
play-who-turn = Tocca a { $name }.
play-legal-face = { faces }: { $first ->
    [one] { $last ->
        [one] 1
       *[other] da 1 a { $last }
    }
   *[other] da { $first } a { $last }
}
play-odds = { bid }, con { dice-count }: vera { $true }, esatta { $exact }.
play-odds-how = Le probabilità di una dichiarazione si chiedono così: prob 7 4
play-odds-hidden = I dadi persi sono nascosti. Di’ quanti dadi ci sono secondo te, per esempio: prob { $quantity } { $face } 18
play-odds-dice = I dadi possono essere da { $least } a { $most }.
play-help =
    7 4      dichiara sette 4; 7x4 è lo stesso; { word-i-paco } sono il valore 1
    dudo     dubita dell’ultima dichiarazione; d è lo stesso
    calza    di’ che è esatta; c è lo stesso
    dadi     i tuoi dadi
    giro     cosa si è dichiarato in questo round
    chi      chi è ancora in gioco, e a chi tocca
    mosse    cosa si può dichiarare ora
    prob 7 4 quanto sono probabili sette 4, in base ai tuoi dadi
    regole   le regole di questo tavolo
    perché   perché i bot hanno parlato così nell’ultimo round
    esci     lascia la partita
# Accepted inputs, separated by commas.
play-word-dudo = dudo, dubito, d
play-word-calza = calza, c
play-word-help = aiuto, help, h, ?
play-word-dice = dadi, dice, hand
play-word-bids = giro, dichiarazioni, bids, bid, b
play-word-who = chi, who, w
play-word-legal = mosse, legal, l
play-word-odds = prob, probabilità, odds, o
play-word-rules = regole, rules, r
play-word-why = perché, perche
play-word-quit = esci, quit, q, exit
play-word-skip = salta, skip, s
play-word-yes = sì, si, s, yes, y
error-record-unwritten = La registrazione non si può scrivere in { $file }: { $why }.

## Records

tell-players = Giocatori: { $names }
tell-mid-game = La registrazione comincia a metà partita.
tell-round = Round { $round }
tell-hand = { $name } ha { $dice }.
tell-stops-before-call = La registrazione si ferma prima della chiamata. Tocca a { $name }.
tell-stops = La registrazione si ferma qui. Il prossimo round lo apre { $name }.
tell-not-begun = La registrazione si ferma prima del primo round.
tell-standard-input = standard input
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
# $what is one of the following sentences.
verify-round = { $file }, round { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] i dadi vengono dal seme su cui il server si era impegnato. Nessun giocatore vi ha contribuito.
        [one] i dadi vengono dal seme su cui il server si era impegnato e dal contributo di un giocatore.
       *[other] i dadi vengono dal seme su cui il server si era impegnato e dai contributi di { $contributed } giocatori.
    }
verify-unproven = non è detto da dove vengono i dadi.
verify-contributions = i contributi ai dadi non sono uno di 16 byte per posto.
verify-part = c’è un contributo ai dadi di un bot o di un posto senza dadi, che non ne hanno.
verify-digests = un contributo ai dadi NON corrisponde all’impronta data prima.
verify-commitment = il seme NON è quello su cui il server si era impegnato.
verify-opener = secondo il seme e i contributi apre un ALTRO giocatore.
verify-dice = il seme e i contributi danno dadi DIVERSI da quelli della partita.
verify-withheld = il posto { $seat } aveva annunciato un contributo e non l’ha aperto.
# $rounds and $faults are numbers.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: tutto torna, nell’unico round.
           *[other] { $file }: tutto torna, in tutti e { $rounds } i round.
        }
        [one] { $file }: NON torna un round su { $rounds }.
       *[other] { $file }: NON tornano { $faults } round su { $rounds }.
    }
error-verify-nothing = { $file }: questa registrazione non dice da dove vengono i suoi dadi, quindi non c’è niente da controllare. Quelle delle partite giocate su un server lo dicono.
# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: nessun server ha firmato questa registrazione. Nomi, parole e regole possono essere cambiati, dei round possono mancare, e tutto può essere inventato: i dadi da soli non lo mostrano.
verify-signed = { $file }: firmata con la chiave { $key }. Nomi, regole, parole e dadi, e il loro ordine, sono come li ha registrati il server che ha quella chiave.
verify-unfit = { $file }: la firma con la chiave { $key } NON è di questa registrazione. Qualcosa è stato cambiato, aggiunto o tolto dopo la firma, oppure la firma viene da un’altra registrazione.
verify-weak-key = { $file }: la firma NON dimostra niente. { $key } non è una vera chiave Ed25519: chiunque può fare una firma che le corrisponde.
verify-key-wanted = { $file }: è proprio la chiave richiesta.
verify-key-other = { $file }: NON è la chiave richiesta.
verify-server = { $file }: stando a quel che dice, il server è a { $server }. Può scriverlo chiunque: chiedi con --key la chiave che /.well-known/perudo.json dice lì.
verify-server-none = { $file }: la registrazione non dice di chi è quella chiave. Chiedi con --key quella del tuo server, che la dice a /.well-known/perudo.json.
