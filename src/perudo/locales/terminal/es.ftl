# Messages that only the command line uses.

## Errors in rules and positions

error-extra-missing = Faltan paquetes. Se instalan con: { $command }
error-picture-name = El nombre de una imagen acaba en { $allowed }, y { $file } no.
error-picture-unwritten = No se pudo escribir { $file }: { $why }
error-bid-graph-faces = Aquí un dado tiene de { $fewest } a { $most } caras.
error-raises-no-palifico = Con estas reglas no hay rondas de palifico.
error-raises-no-veteran = Con estas reglas los veteranos no pueden cambiar la cara.
error-bid-graph-most = Tiene que haber al menos un dado en la mesa.
error-notation-short = Una posición tiene al menos cinco partes: reglas, ronda, cubiletes, quien abre y palabras.
error-notation-long = Una posición tiene como mucho { $most } caracteres.
error-notation-part = «{ $given }» no se conoce aquí, o falta algo detrás. Después de las palabras puede ir, en este orden: rolls, seat, after.
error-notation-round = La ronda es un número desde 1, y desde 2 si hubo otra antes.
error-notation-cups = Un cubilete se escribe con sus caras una vez tirados los dados, como 33344; si no, con ? y cuántos dados, como ?5, o ? solo si no se puede saber; o con - si está fuera. Sigue una v si ya estuvo en palifico.
error-notation-opener = Quien abre es un puesto del 1 al { $seats } con dados, seguido de p en una ronda de palifico; o - mientras no se sepa quién abre.
error-notation-words = Las palabras son apuestas separadas por comas, como 4x3,5x3; - antes de la primera; o lo que se espera: roll, deal, u over si ya no hay nada.
error-notation-rolls = Una tirada inicial tiene una cifra por puesto: el dado, o 0 si no tira.
error-notation-seat = Quién mira se dice con un puesto del 1 al { $seats }, o con - si es un espectador.
error-notation-after = La ronda anterior se dice con sus cubiletes, todos destapados, quien abrió y sus palabras, con dudo o calza al final: after 33344/12266 1 4x3,5x3,dudo o calza2.
error-notation-hidden = Una partida tiene los dados de todos los cubiletes. Lo que sabe un puesto se lee como vista.
error-notation-own = Di quién mira, por ejemplo seat 3 al final, con los dados bajo ese cubilete; - es un espectador.
error-notation-unlike = Con estas reglas, esto no se sigue de lo demás.
error-notation-no-rules = Esta vista llegó por la red y no dice con qué reglas se juega: no se puede escribir.
notation-at = columna { $column } («{ $said }»)

## Events of a round

story-count = { $count ->
    [0] No hay ninguno: ni un { face }.
   *[other] Hay { $count }.
}

## The server and its data

serving-here = Perudo está en { $address }
serving-preview = Un sitio en nuestra mesa de Perudo
serving-near = Los demás de tu red lo encuentran en { $address }
serving-metrics = Las cifras para Prometheus están en { $address }
serving-no-network = Este equipo no tiene dirección en una red local; los demás no pueden llegar a él.
serving-stop = Pulsa Ctrl-C para parar. Cada partida se guarda y sigue la próxima vez.
serving-migrated = Los datos en { $place } eran de un Perudo más antiguo y se han puesto al día. Su copia es { $backup }
serving-key-made = Se ha creado una clave en { $place }: de ella dependen los dados. No se la enseñes a nadie y guárdala tanto como los datos.
serving-open-to-others = Atención: otros en esta máquina pueden leer { $place }, y con ello dados ocultos. Ciérralo: { $command }
error-page-not-built = La página no está construida. Ejecuta: make play
error-no-docs = En { $place } no hay ningún sitio. Hazlo con: make docs
error-port-taken = No se puede escuchar en { $host }, puerto { $port }: { $why }. Indica otro puerto con --port, o deja que --port 0 busque uno libre.
error-store-open = No se pueden abrir los datos en { $place }: { $why }. Indica otro lugar con --data.
error-store-damaged = Los datos en { $place } están dañados ({ $why }) y se han dejado como están. Recupera una copia: perudo restore COPIA --data { $place } --replace
error-store-full = No hay sitio para los datos en { $place }: el disco está lleno. Haz sitio o indica otro lugar con --data.
error-store-newer = Los datos en { $place } son de un Perudo más nuevo: su formato es { $theirs } y este lee hasta { $ours }. Se han dejado como están. Actualiza Perudo o indica otro lugar con --data.
error-store-older = Los datos en { $place } son de un Perudo más antiguo: su formato es { $theirs } y este trabaja con { $ours }. Se han dejado como están. Ponlos al día: { $command }
error-store-read-only = No se puede escribir en { $place }: el archivo o su carpeta es de solo lectura. Cámbialo o indica otro lugar con --data.
error-store-strange = { $place } no tiene datos de Perudo y se ha dejado como está. Indica otro lugar con --data.
error-store-foreign = Los datos en { $place } no tienen exactamente las tablas que crea Perudo ({ $what }), así que alguien los ha modificado. Se han dejado como están. Recupera una copia de confianza: perudo restore COPIA --data ARCHIVO --replace
error-backup-elsewhere = Aquí solo se copian y recuperan archivos SQLite. Para PostgreSQL usa sus propias herramientas: pg_dump copia una base de datos en marcha y psql o pg_restore la recupera.
error-backup-exists = { $place } ya existe. Indica un archivo nuevo para la copia.
error-backup-failed = No se pudo escribir { $place }: { $why }. Sigue como estaba.
error-backup-nothing = En { $place } no hay nada.
error-person-unknown = Aquí nadie guarda el nombre «{ $who }».
error-person-needed = Di a quién te refieres: perudo people NOMBRE
error-restore-exists = Ya hay datos en { $place }. Con --replace la copia ocupa su lugar, y los datos de antes se guardan al lado.
error-restore-unsound = No todo lo que hay en la copia { $place } se puede leer, así que no se ha recuperado nada. Para ver qué falla: perudo check { $place }
error-key-nowhere = La clave de la que dependen los dados aún no está en ningún sitio. Todos los servidores de una base de datos necesitan la misma: indica un archivo con --key o dila con la variable PERUDO_KEY.
error-key-other = Los datos en { $place } pertenecen a la clave { $theirs }, pero este servidor tiene la clave { $ours }. Todos los servidores de los mismos datos necesitan la misma clave. Pon la correcta en el archivo que indica --key o en PERUDO_KEY. Si se ha perdido para siempre, para todos los servidores y arranca uno con --lost-key { $short }
error-key-missing = No hay ninguna clave en { $place }, pero los datos pertenecen a la clave { $theirs }. Pon allí esa clave. Si se ha perdido para siempre, arranca con --lost-key { $short } para tener una nueva: las mesas siguen, pero cada navegador será un desconocido y las rondas en curso no se podrán comprobar.
error-key-at-work = Otros servidores trabajan con los datos en { $place } con la clave anterior. No ha cambiado nada. Páralos todos antes.
error-node-alone = --node-address es para varios servidores en una base de datos PostgreSQL. Indícala con --data, o quita --node-address.
error-key-strange = En { $place } no hay una clave de { $digits } cifras hexadecimales. Pon la correcta o, para que se haga una nueva, quita el archivo: las rondas en curso ya no se podrán comprobar.
error-key-unreadable = La clave en { $place } no se puede leer ni crear: { $why }. Indica otro archivo con --key.
error-store-held = Otro Perudo trabaja con los datos en { $place }: proceso { $process }, desde { $since }. Páralo primero, o indica otro lugar con --data.
error-migrate-held = Hay servidores que trabajan con los datos en { $place }, y el nuevo formato no es para ellos. No se ha cambiado nada. Páralos primero.
error-check-table = No se puede leer la mesa { $table }: { $why }
error-check-unsound = No todo lo que hay en { $place } se puede leer. No ha cambiado nada. Para el servidor y recupera una copia: perudo restore COPIA --data { $place } --replace
error-archive-unreachable = No se puede llegar a { $place } en el archivo histórico: { $why }. No se ha perdido nada. Arregla lo que dice, o prueba más tarde.
error-archive-missing = Falta { $place } en el archivo histórico. Recupéralo de una copia suya; las demás mesas están como estaban.
error-archive-altered = { $place } en el archivo histórico no está como se escribió ({ $why }). Recupéralo de una copia suya; las demás mesas están como estaban.
error-archive-strange = «{ $place }» no es un sitio para un archivo histórico. Nombra una carpeta, o s3://BUCKET/PREFIX.
backup-made =
    { $tables ->
        [one] { $tables } mesa copiada en { $place }
       *[other] { $tables } mesas copiadas en { $place }
    }
restore-made =
    { $tables ->
        [one] { $tables } mesa recuperada en { $place }
       *[other] { $tables } mesas recuperadas en { $place }
    }
restore-kept = Lo que había antes se guarda como { $place }
restore-no-key = No venía ninguna clave con ella. El servidor necesita la clave a la que pertenecen estos datos: ponla al lado. Si se ha perdido para siempre, el próximo arranque dice cómo seguir con una nueva.
check-begins = Revisando { $place }
check-so-far = Hasta ahora: mesas { $tables }, sucesos { $events }
check-sound = Todo se puede leer. Mesas: { $tables }, sucesos: { $events }
check-passed = Mesas en un archivo histórico que no se ha mirado: { $tables }. Nómbralo con --archive.
prune-so-far = Mesas vistas hasta ahora: { $tables }
prune-nothing = No hay nada que olvidar. Mesas: { $tables }
prune-found = Mesas que se olvidarán: { $old } de { $tables }. En ellas no se jugó ninguna partida hasta el final.
prune-extent = Usadas por última vez del { $first } al { $last }; { $size } MB de sucesos
prune-ask = ¿Olvidarlas para siempre? sí o no:{" "}
prune-left = No se ha olvidado nada.
prune-done = Mesas olvidadas: { $old }
prune-size = { $place } ocupa ahora { $size } MB.
archive-so-far = Mesas llevadas al archivo histórico hasta ahora: { $tables }
archive-nothing = No hay nada que archivar. Mesas: { $tables }
archive-found = Mesas que irán al archivo histórico: { $old } de { $tables }. En ellas se jugó una partida hasta el final.
archive-ask = ¿Llevarlas a { $place }? sí o no:{" "}
archive-left = No se ha archivado nada.
archive-done = Mesas llevadas a { $place }: { $old }
migrate-nothing = Los datos en { $place } están al día. Su formato: { $format }
migrate-found = Los datos en { $place } tienen el formato { $theirs } y pasan al formato { $ours }. Pasos: { $steps }. Se dan todos, o ninguno.
migrate-meanwhile = Los servidores pueden seguir trabajando entretanto. Después actualízalos uno tras otro.
migrate-stopped = Para primero todos los servidores: el nuevo formato no es para los que están en marcha.
migrate-backup = Ten una copia: pg_dump copia la base de datos.
migrate-ask = ¿Seguir? sí o no:{" "}
migrate-left = No se ha cambiado nada.
migrate-step = Paso { $step } de { $steps }
migrate-done = Los datos en { $place } ya están al día. Su formato: { $format }
people-list = Personas que guardan un nombre: { $count }
people-renamed = { $old } se llama ahora { $new }.
people-ask = ¿Borrar a { $name } para siempre? sí o no:{" "}
people-deleted = Se ha borrado: { $name }. El servidor en marcha quita ahora el nombre de todas las mesas; si está parado, lo hará al arrancar.
people-ban = Excluido: { $name }. Un servidor en marcha desconecta a esta persona en segundos.
people-unban = Ya no está excluido: { $name }
people-banned = excluido: { $reason }
people-reports = Informes abiertos: { $count }
collusion-players = jugadores
collusion-ratio = razón
collusion-calls-head = dudos
collusion-expected = esperados
collusion-pair = { $one } y { $other }
collusion-calls = { $calls } de { $opportunities }
collusion-above = > { $ratio }
collusion-none = No hay partidas en las que tres o más jugadores pudieran decirse dudo.
collusion-note = La razón dice cuánto más probables son estos dudos si los dos jugadores se perdonan que si tratan a todos por igual. A partir de { $ratio }, mira sus partidas. Una razón no prueba nada: también puede ser alta la de amigos que siempre se sientan juntos, o la de alguien que teme a un rival.
collusion-so-far = Partidas hasta ahora: { $games }

## Errors at a table

error-no-page = Esa página no existe.

## The command line

cli-usage = uso:{" "}
cli-arguments = argumentos
cli-options = opciones
cli-commands = comandos
cli-examples = ejemplos:
cli-help-option = muestra esta ayuda y termina
cli-command = COMANDO
cli-perudo-about = Perudo, los dados mentirosos con ases comodines, según las reglas de cinco ediciones impresas o las tuyas. Cada comando cuenta más sobre sí mismo: perudo COMANDO --help
cli-perudo-version = muestra la versión y termina
cli-perudo-language = el idioma en que hablar: { $languages }; si no se dice, el de la terminal
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse replaces what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Falta: %s.
cli-unrecognized = Esto no se conoce aquí: %s.
cli-expected-one = Necesita un valor.
cli-expected-some = Necesita al menos un valor.
cli-choice = No existe %(value)s; existen %(choices)s.
cli-no-command = No existe el comando %(parser_name)s; los comandos son %(choices)s.
cli-explicit = No lleva valor, pero recibió %r.
compiling = Preparando el código compilado: unos segundos, la primera vez.
cli-error = perudo: { $why }
cli-see = { $why } Mira: { $command } --help
cli-play-about = Juega contra bots en la terminal, en líneas de texto.
cli-play-edition = con qué reglas se juega: { $editions }; si no se dice, { $default }
cli-play-set = una regla de la casa, como calza=true o dice=3; se puede repetir. Los ajustes: perudo rules
cli-play-bots = cuántos bots hay en la mesa; si no se dice, { $default }
cli-play-bot = un bot propio en la mesa: ARCHIVO.py:CLASE, MÓDULO:CLASE, o un programa entre comillas (docs/bots.md); se puede repetir. Los demás, si --bots pide más, son los incluidos
cli-play-level = el nivel de los bots: { $levels }; si no se dice, { $default }
cli-play-explain = después de cada ronda, por qué cada bot habló así
cli-play-name = cómo te llamas
cli-play-record = un archivo donde escribir la partida, para perudo replay
cli-play-seed = un número que hace repetible la partida: misma semilla, mismos dados y bots
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true
cli-serve-about = Sirve mesas para jugar en un navegador.
cli-serve-host = la dirección en que escuchar; si no se dice, { $default }, solo este equipo
cli-serve-port = el puerto en que escuchar; con 0, uno libre; si no se dice, { $default } cuando está libre
cli-serve-lan = deja entrar a la red local y muestra la dirección para sus teléfonos como código QR
cli-serve-open = abre un navegador
cli-serve-data = el archivo SQLite que guarda todas las partidas, o la URL de una base de datos PostgreSQL; si no se dice, { $default }
cli-serve-key = el archivo de la clave de la que dependen los dados; si no se dice, junto al archivo SQLite, o la que diga PERUDO_KEY
cli-serve-lost-key = aceptar otra clave para datos cuya clave se ha perdido para siempre: su forma corta, como la dice el arranque rechazado
cli-serve-wait-factor = cuánto tardan los bots en pensar y los cubiletes en levantarse: 1 es humano, menos es más rápido
cli-serve-url = la dirección por la que los demás llegan a este servidor, detrás de un proxy
cli-serve-proxy = la dirección IP de un proxy por delante, o su red, como 10.0.0.0/8: se cree lo que dice de quién está detrás; si no se indica, no se cree a nadie
cli-serve-metrics = dar las cifras para Prometheus en este puerto, solo en esta máquina si no lleva delante una dirección, como 0.0.0.0:9100; 0 toma uno libre
cli-serve-node-address = dónde alcanzan a este servidor los otros de la misma base de datos PostgreSQL; sin esto, la dirección de esta máquina
cli-serve-docs = el sitio de documentos al que lleva la página: su URL, o la carpeta que hizo `make docs`, que entonces se sirve en /docs/
cli-serve-push-service = otro servicio push al que se envían notificaciones, como URL; se puede repetir (por defecto, los de los navegadores habituales)
cli-serve-delete-after = tras cuántos días sin que pase nada se olvida una mesa, si en ella no se jugó ninguna partida hasta el final; 0 para nunca; si no se dice, { $default }
cli-serve-archive = adónde van las mesas antiguas en las que se jugó una partida hasta el final: una carpeta, o s3://BUCKET/PREFIX; si no se dice, se quedan en los datos
cli-serve-archive-after = tras cuántos días sin que pase nada van allí; 0 para nunca; si no se dice, { $default }
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080
cli-backup-about = Copia en un solo archivo los datos de un servidor, aunque esté en marcha: cada mesa tal como está en ese momento.
cli-backup-target = el archivo que se crea
cli-backup-data = el archivo SQLite que se copia; si no se dice, { $default }
cli-backup-with-key = copiar también la clave de los dados, junto a la copia: quien tiene ambas conoce los dados de las rondas en curso
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db
cli-restore-about = Devuelve una copia al lugar donde un servidor encuentra sus datos. Para antes el servidor.
cli-restore-source = un archivo creado por perudo backup
cli-restore-data = el archivo SQLite que se recupera; si no se dice, { $default }
cli-restore-replace = aunque ya haya datos, que se guardan al lado
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace
cli-check-about = Lee todo lo que guarda un servidor y dice si está entero. No cambia nada, y el servidor puede estar en marcha. Código de salida 1 si algo no se puede leer.
cli-check-data = el archivo SQLite, o la URL de una base de datos PostgreSQL; si no se dice, { $default }
cli-check-archive = lee también lo que hay en este archivo histórico: una carpeta, o s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db
cli-prune-about = Olvida las mesas donde no se jugó ninguna partida hasta el final y donde hace mucho que no pasa nada. Primero dice cuánto es, y pregunta. Un servidor en marcha lo hace por sí mismo; páralo primero.
cli-prune-data = el archivo SQLite, o la URL de una base de datos PostgreSQL; si no se dice, { $default }
cli-prune-delete-after = tras cuántos días sin que pase nada; si no se dice, { $default }
cli-prune-yes = no preguntar
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes
cli-archive-about = Lleva las mesas antiguas en las que se jugó una partida hasta el final de los datos a archivos comprimidos, por meses. Un servidor que conoce el archivo histórico las muestra, y se sigue jugando en ellas, como antes. Primero dice cuánto es, y pregunta. Un servidor con --archive lo hace por sí mismo; para primero el que guarda sus datos en un archivo SQLite.
cli-archive-data = el archivo SQLite, o la URL de una base de datos PostgreSQL; si no se dice, { $default }
cli-archive-to = el archivo histórico: una carpeta, o s3://BUCKET/PREFIX; el resto lo dicen las variables AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION y AWS_ENDPOINT_URL
cli-archive-archive-after = tras cuántos días sin que pase nada; si no se dice, { $default }
cli-archive-yes = no preguntar
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes
cli-migrate-about = Pone al día los datos de un Perudo más antiguo. Primero dice qué hay que hacer, y de un archivo SQLite guarda una copia; de los datos de PostgreSQL ten tú una copia: pregunta. Si no hay nada que hacer, no hace nada.
cli-migrate-data = el archivo SQLite, o la URL de una base de datos PostgreSQL; si no se dice, { $default }
cli-migrate-yes = no preguntar
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo
cli-people-about = Mostrar quién guarda un nombre en un servidor, o lo que se guarda de una persona; cambiar su nombre, excluirla o borrarla. El servidor puede seguir en marcha.
cli-people-who = nombre o id de una persona; sin esto, se muestran todas
cli-people-data = el archivo SQLite, o la URL de una base de datos PostgreSQL; si no se dice, { $default }
cli-people-export = imprimir todo lo guardado sobre la persona, en JSON
cli-people-rename = cambiar el nombre de la persona
cli-people-ban = excluir a la persona; se le comunica el motivo
cli-people-unban = anular la exclusión de la persona
cli-people-reports = listar lo que la gente ha denunciado
cli-people-close = quitar un informe de esta lista
cli-people-delete = borrar a la persona, tras preguntar
cli-people-yes = no preguntar
cli-people-examples =
    perudo people
    perudo people Ana --export
    perudo people Ana --ban "insulted others"
    perudo people Ana --delete
    perudo people --reports
cli-replay-about = Cuenta en palabras partidas guardadas. Un registro que rompe una regla se nombra en la salida de errores, y el código de salida es 1.
cli-replay-files = archivos .perudo; - lee la entrada estándar
cli-replay-json = en su lugar, escribe una línea de JSON por archivo
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo
cli-review-about = Cuenta qué valía cada decisión de partidas terminadas: qué desperdició, según lo que el jugador podía saber, y qué fue suerte.
cli-review-files = archivos .perudo; - lee la entrada estándar
cli-review-json = en su lugar, escribe una línea de JSON por archivo
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo
cli-collusion-about = Busca jugadores que se perdonan: que dudan menos de las apuestas del otro que de las de los demás. Lee partidas grabadas, o las partidas con puntuación de tres o más jugadores en los datos de un servidor, que puede seguir en marcha.
cli-collusion-files = archivos .perudo; sin ellos, las partidas con puntuación de los datos
cli-collusion-data = el archivo SQLite, o la URL de una base de datos PostgreSQL; si no se dice, { $default }
cli-collusion-tournament = solo las partidas del torneo con este código
cli-collusion-json = { cli-solve-json }
cli-collusion-examples =
    perudo collusion --data /srv/perudo.db
    perudo collusion evening/*.perudo
cli-odds-about = Las probabilidades exactas de que una apuesta sea cierta, y de que sea exacta, según los dados que ves.
cli-odds-dice = todos los dados de la mesa, también los tuyos
cli-odds-hand = tus propios dados, con sus caras seguidas; ninguno si no se dice
cli-odds-bid = la apuesta, como cantidad x cara; los ases son la cara 1
cli-odds-bids = lo apostado hasta ahora, como "A 4x5, B 5x5": se dice también qué revela de los cubiletes; --dice da entonces los de cada jugador desde el primero que apostó, como 5,5,4, y la mano es de quien tiene el turno
cli-odds-edition = con qué reglas se hicieron esas apuestas: { $editions }; { $default } si no se dice
cli-odds-palifico = una ronda de palifico: los ases no son comodines
cli-odds-json = en su lugar, escribe una línea de JSON
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"
cli-raises-about = Qué apuesta puede seguir a cuál, según una edición o reglas de la casa: en tabla, en imagen o en números para programas.
cli-raises-edition = con qué reglas: { $editions }
cli-raises-set = una regla de la casa, como raise=any-higher; se puede repetir. Los ajustes: perudo rules
cli-raises-dice = todos los dados al empezar la partida, lo más que se puede apostar; si no se dice, { $default }
cli-raises-round = el tipo de ronda: { $kinds }; si no se dice, { $default }
cli-raises-chart = en su lugar, lo dibuja en este archivo, .png o .svg
cli-raises-json = en su lugar, escribe las tablas numeradas en una línea de JSON
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg
cli-verify-about = Calcula otra vez los dados de partidas guardadas a partir de las semillas comprometidas de antemano, y dice quién firmó los registros (docs/fair-dice.md, docs/records.md). El código de salida es 1 si algo no cuadra.
cli-verify-files = archivos .perudo de partidas jugadas en un servidor; - lee la entrada estándar
cli-verify-key = exigir una firma de esta clave: sus 64 cifras hexadecimales, o un archivo con ellas, como el /.well-known/perudo.json de un servidor
cli-verify-json = en su lugar, escribe una línea de JSON por archivo
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Cómo se debe jugar una ronda entre dos: cuánto vale, cuánto puede faltarle aún a la respuesta para ser óptima, y cómo abrir. Ctrl-C la detiene con lo encontrado hasta ahí.
cli-solve-dice = los dados de quien abre y del otro, como 2,1; o 1,1,1: tres con un dado cada uno
cli-solve-edition = de quién son las subidas: { $editions }; si no se dice, { $default }
cli-solve-raise = las subidas, sea cual sea la edición
cli-solve-faces = las caras de un dado, de 2 a 6; si no se dice, 6
cli-solve-aces = wild: comodines, como siempre; plain: una cara como las demás; silent: comodines, y nunca se apuestan; top: el comodín es la cara más alta
cli-solve-locked = una ronda de palifico
cli-solve-iterations = parar tras tantas iteraciones
cli-solve-gap = parar cuando el valor se conozca así de cerca; sin ningún límite, { $default }
cli-solve-seconds = parar pasados estos segundos
cli-solve-checkpoint = un archivo donde guardar el trabajo, y desde el que seguir si ya está
cli-solve-export = un archivo donde escribir toda la estrategia, para cada mano y apuestas cuánto decir cada cosa: .json o .csv
cli-solve-method = cómo aprende
cli-solve-processes = repartir el trabajo entre tantos procesos; con --ray, entre tantos trabajadores, uno por procesador si no se dice
cli-solve-ray = repartirlo por un clúster de Ray, el de esta dirección; sin dirección, el que nombra RAY_ADDRESS o el que está en marcha aquí, y si no, uno iniciado para ello
cli-solve-json = en su lugar, escribe una línea de JSON
cli-solve-game = una partida entera entre dos según esta edición: quién la gana, con qué dados
cli-solve-set = una regla de la casa, como calza=true o dice=2; se puede repetir
cli-solve-largest = resolver rondas de hasta tantos dados; si no se dice, 4 con subidas one-axis, si no 3; uno menos con calza
cli-solve-recall = cuando una ronda es demasiado grande para resolverla, ambos jugadores recuerdan solo las últimas apuestas, tantas como se diga; en una partida entera, si no se dice, tantas como quepan, y con 0 esas rondas quedan fuera
cli-solve-chart = hacer un dibujo de ello, .png o .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Cómo jugar una posición de dos, según las tablas de rondas resueltas o una solución guardada: cuánto decir cada palabra y qué vale (docs/solving.md, docs/positions.md).
cli-probe-position = la posición, en una línea entre comillas (docs/positions.md)
cli-probe-dice = o los dados de quien abrió y del otro, como 2,1
cli-probe-hand = los dados de quien tiene el turno, con sus caras seguidas
cli-probe-bids = lo apostado, por turnos, como 1x5,2x5; nada si no se dice
cli-probe-edition = con qué reglas: { $editions }; { $default } si no se dice
cli-probe-palifico = una ronda de palifico
cli-probe-solution = un archivo que guardó perudo solve --checkpoint, en lugar de las tablas
cli-probe-json = en su lugar, escribe una línea de JSON
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json
cli-arena-about = Bots contra bots: los mismos dados para cada forma de sentarse, para que gane el juego y no la suerte. Dice de cada uno su parte de las victorias con su intervalo del 95 %, y una puntuación. Ctrl-C para con lo hallado hasta entonces.
cli-arena-bots = bots incluidos (perudo bots), ARCHIVO.py:CLASE, MÓDULO:CLASE, o un programa entre comillas, como "node mybot.js" (docs/bots.md); el que se nombra dos veces se sienta dos veces
cli-arena-games = cuántas partidas, o unas pocas más, para que cada reparto pase por todas las formas de sentarse; si no se dice, { $default }
cli-arena-players = cuántos se sientan a una mesa; si no se dice, tantos como bots se nombren. Si hay menos bots, algunos se sientan dos veces; si hay más, se turnan
cli-arena-edition = una sola edición o un conjunto de reglas: { $editions }; si no se dice, { $every }, con calza y sin ella
cli-arena-set = { cli-play-set }
cli-arena-calza = solo con calza
cli-arena-seconds = cuántos segundos puede pensar un bot una palabra, antes de perder la partida; si no se dice, { $default }
cli-arena-seed = { cli-play-seed }; si no se dice, 1, o una que nadie puede adivinar cuando un bot no es de la casa
cli-arena-jobs = cuántos procesos juegan, o con --ray en cuántos procesadores; si no se dice, en todos
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Lo que un bot regala por ronda a quien sabe cómo juega y le responde lo mejor posible. Exacto entre dos, si la ronda es pequeña; si no, un mínimo, con rondas jugadas y su intervalo del 95 %. Con --games, qué parte de partidas enteras gana ese rival.
cli-exploit-bot = un bot incluido (perudo bots), ARCHIVO.py:CLASE, MÓDULO:CLASE, o un programa entre comillas (docs/bots.md); su código se ejecuta en este proceso: elige uno en el que confíes
cli-exploit-dice = los dados de quien abre y de cada uno después, como 2,1 o 3,3,3
cli-exploit-games = jugar tantas partidas enteras contra alguien que tiene una copia del bot, y dar su parte de victorias
cli-exploit-players = jugadores de esas partidas: ese rival, y el bot en las demás sillas; si no se dice, 2
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = cuántos dados más de los que hay puede apostar el otro; si no se dice, 0
cli-exploit-seconds = cuántos segundos se juegan las rondas demasiado grandes para recorrerlas; si no se dice, { $default }
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
    perudo exploit reader --games 100 --edition kozak
cli-bots-about = Los bots incluidos, del débil al fuerte.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json
cli-connect-about = Hace jugar a un bot propio en una mesa de un servidor, donde quien organiza deja sentarse a programas (docs/bots.md). Ctrl-C para.
cli-connect-url = el enlace de la mesa
cli-connect-bot = el bot: ARCHIVO.py:CLASE, MÓDULO:CLASE, un programa entre comillas, o uno incluido
cli-connect-name = cómo se llama en la mesa
cli-connect-games = irse después de tantas partidas
cli-connect-token = un archivo donde guardar quién es, para que vuelva a su sitio
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R
cli-rules-about = Las reglas, edición por edición. Con dos ediciones o más: solo en qué difieren. Con una: sus reglas en frases.
cli-rules-editions = { $editions }; todas si no se nombra ninguna
cli-rules-markdown = lo escribe todo como una página en Markdown
cli-rules-json = en su lugar, escribe ajustes y fuentes en una línea de JSON
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Escribe un guion con el que la shell completa órdenes, opciones y nombres de archivo. Hace falta un paquete más: pip install shtab.
cli-completion-shell = la shell en la que escribes
cli-completion-examples =
    perudo completion bash
# Placeholders for values in usage lines.
cli-metavar-language = IDIOMA
cli-metavar-edition = EDICIÓN
cli-metavar-set = AJUSTE=VALOR
cli-metavar-round = RONDA
cli-metavar-number = N
cli-metavar-days = DÍAS
cli-metavar-archive = ARCHIVO
cli-metavar-site = SITIO
cli-metavar-level = NIVEL
cli-metavar-name = NOMBRE
cli-metavar-person = PERSONA
cli-metavar-reason = MOTIVO
cli-metavar-report = INFORME
cli-metavar-tournament = CÓDIGO
cli-metavar-host = DIRECCIÓN
cli-metavar-host-port = DIRECCIÓN:PUERTO
cli-metavar-port = PUERTO
cli-metavar-file = ARCHIVO
cli-metavar-key = CLAVE
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = CARAS
cli-metavar-address = DIRECCIÓN
cli-metavar-bid = NxC
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = BOT
error-language-unknown = Aquí no se habla «{ $language }». Los idiomas son: { $allowed }.
error-not-a-number = «{ $given }» no es un número entero de { $least } a { $most }.
error-not-an-integer = «{ $given }» no es un número entero.
error-not-a-pace = «{ $given }» no es un número de { $least } a { $most }.
error-not-an-address = «{ $given }» no es una dirección IP, como 127.0.0.1, ni una red, como 10.0.0.0/8.
error-not-a-setting = «{ $given }» no está escrito como AJUSTE=VALOR, por ejemplo calza=true.
error-not-a-hand = «{ $given }» no es una serie de caras del 1 al 6, por ejemplo 22156.
error-not-a-public-key = «{ $given }» no es la clave de un servidor ni un archivo que la contenga. Una clave tiene 64 cifras hexadecimales; cada servidor dice la suya en /.well-known/perudo.json
error-not-a-bid = «{ $given }» no es una apuesta como 7x2: una cantidad, x y una cara del 1 al 6.
error-hand-too-large = La mano tiene { $hand } dados, pero en la mesa solo hay { $dice }.
error-odds-dice-each = Con --bids, di cuántos dados tiene cada jugador, por ejemplo --dice 5,5,4.
error-odds-order = «{ $name }» no pudo apostar ahí: se apuesta por turnos, cada cual donde --dice tiene sus dados.
error-probe-nothing = Di por qué preguntas: una POSITION, o --dice y --hand.
error-probe-hand = La mano tiene { $hand } dados; quien tiene el turno tiene { $dice }.
error-probe-not-to-act = Aquí no hay nadie que tenga el turno y cuyos dados se vean.
error-probe-not-two = Más de dos jugadores tienen dados; solo están resueltas las rondas de dos.
error-probe-calza = Aquí se puede decir calza: es otra ronda, y ninguna de esas está resuelta.
error-probe-hidden-dice = Cuántos dados tiene el otro está oculto. Quien los contó lo dice, como ?2 en la posición.
error-probe-hidden-veteran = No se dice si el otro ya estuvo en palifico y puede cambiar de cara. Lo dice una v, como ?1v en la posición.
error-probe-not-solved = No hay tabla de una ronda así. Resuélvela con perudo solve --checkpoint FILE y pregunta con --solution FILE.
error-probe-off-the-line = Según la tabla, ninguno de los dos habría llegado aquí: no dice cómo seguir.
error-strategy-name = El nombre del archivo de una estrategia acaba en { $allowed }, y { $file } no.
error-strategy-line = En esta ronda no se puede apostar { $bid } donde está en { $bids }.
error-strategy-hand = «{ $hand }» no es una mano de quien tiene ahí el turno: tiene { $dice } dados.
error-output = Lo que hay que decir no se puede escribir: { $why }
error-not-positive = «{ $given }» no es un número mayor que cero, como 0.001.
error-not-players-dice = «{ $given }» no son los dados de 2 a { $players } jugadores, de 1 a { $most } cada uno, como 2,1.
error-not-two-players = «{ $given }» no son los dados de dos jugadores, de 1 a { $most } cada uno, como 2,1.
error-solver-too-large = Resolver esta ronda requiere { $needed } GiB de memoria; aquí hay libres { $there } GiB. Una estimación requiere menos: --recall 2.
error-forgetful-too-large = Esto requiere { $needed } GiB de memoria; aquí hay libres { $there } GiB. Recordar menos apuestas requiere menos: --recall.
error-options-together = { $one } no va con { $other }.
error-options-needed = Indica { $one } o { $other }.
error-solver-other-round = { $file } no contiene trabajo anterior sobre esta ronda.
error-solver-other-game = { $file } no contiene trabajo anterior sobre esta partida.
error-solver-unwritten = El trabajo no se puede guardar en { $file }: { $why }.
error-solver-nothing = Di qué resolver: --dice para una ronda, --game para una partida.
error-solver-no-calza = Según estas reglas nadie puede decir calza cuando quedan dos jugadores.
error-solver-three-dice = Entre más de dos solo se resuelve 1,1,1: tres jugadores con un dado cada uno.
error-solver-three-calza = Con calza pueden volver dados, así que entre tres solo se resuelven las rondas sin ella.
error-worker-lost = Un trabajador terminó en mitad del trabajo: su proceso fue eliminado o su máquina ya no está. Con --checkpoint el trabajo sigue desde donde se guardó por última vez.
error-no-cluster = No fue posible conectarse a un clúster de Ray: { $why }
error-few-processors = Procesadores del clúster: { $there }; trabajadores pedidos: { $asked }.
error-tablebase-damaged = Esta tabla de una ronda resuelta está dañada, o es de otra versión.
error-study-too-large = Esta ronda tiene { $lines } líneas de apuestas; se recorren como mucho { $most }.
error-study-calza = No se estudian rondas en las que se puede decir calza así: quien apostó sobre su propia apuesta, o cualquiera donde las rondas se juegan.
error-study-illegal = El jugador dijo lo que no puede: { $word }.
error-arena-alone = Nombra al menos dos bots, por ejemplo: perudo arena odds beginner
error-bot-unknown = No hay ningún bot «{ $given }». Incluidos hay { $allowed }; uno propio se nombra como ARCHIVO.py:CLASE, MÓDULO:CLASE, o como un programa entre comillas (docs/bots.md).
error-bot-meant = No hay ningún bot «{ $given }». ¿Querías decir { $meant }?
error-bot-no-file = No hay ningún archivo { $file }.
error-bot-no-module = No hay ningún módulo { $module }.
error-bot-broken = { $place } no se puede cargar: { $why }
error-bot-no-class = No hay ninguna clase { $name } en { $given }.
error-bot-no-bot = { $given } no es un bot: tiene que ser una clase derivada de perudo.bots.Bot.
error-bot-abstract = { $given } no está terminado: le falta { $methods }.
error-bot-no-program = No hay ningún programa { $program }.
error-bot-silent = { $given } no dice hello: { $why }
error-bot-failed = { $name } no puede seguir: { $why }
error-bot-no-link = «{ $given }» no es el enlace de una mesa, como http://localhost:8000/t/ABCDEF.
error-not-a-server = «{ $given }» no es la dirección de un servidor, como https://perudo.example.org.
error-bot-no-server = No se llega a { $server }: { $why }
error-bot-token = No se puede guardar en { $file } quién es el bot: { $why }
error-bot-token-unknown = El servidor ya no sabe quién era el bot. Con otro archivo para --token, o sin él, llega como nuevo.

## Chances

odds-bid = { bid }, de { dice-count } en la mesa
odds-bid-palifico = { bid } en una ronda de palifico, de { dice-count } en la mesa
odds-hand = Ves { $hand }; { $matching ->
    [0] no sirve ninguno
    [one] sirve uno
   *[other] sirven { $matching }
}.
odds-no-hand = No ves ninguno.
odds-true = cierta
odds-exact = exacta
odds-by-dice = solo por los dados
odds-after-bids = tras las apuestas
odds-reader = Tras las apuestas: como las lee el bot «{ $reader }». Una estimación, para jugadores como suelen ser.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
# Chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0,01 %
odds-nearly-certain = >99,99 %
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Subidas en { $edition }: { $kind ->
    [palifico] ronda de palifico
    [veteran] ronda de palifico, para un veterano que puede cambiar la cara
   *[ordinary] ronda normal
    }, { $dice ->
    [1] un dado
   *[other] { $dice } dados
    }
raises-how = En las filas, la última apuesta; en las columnas, las cantidades de cada cara que pueden seguirla. 4+ es cuatro o más, 1 un { word-as }.
raises-opening = apertura
raises-standing = última apuesta
raises-followers = apuesta que puede seguir
raises-face = cara
odds-same-face = La misma cara:
odds-same-quantity = La misma cantidad:

## Solved rounds of two players

solve-round = Dados: { $first } de quien abre, { $second } del otro
solve-value = Valor para quien abre, de -1 a 1: { $value } (entre { $low } y { $high })
solve-estimate = Valor para quien abre, de -1 a 1: cerca de { $value }; es una estimación
solve-sure = Con certeza está entre { $low } y { $high }
solve-remembered = Apuestas que ambos jugadores recuerdan: { $remembered }
solve-wins = Así que gana el { $chance } de estas rondas.
solve-calza = Se puede decir calza: un dado que se gana con ella es un punto para quien la dice, como un dado perdido lo es para el otro.
solve-three = { $edition }: la probabilidad de cada uno de ganar la partida, cuando quedan tres con un dado cada uno
solve-three-chances = { $first } para quien abre, { $second } para el siguiente, { $third } para el último
solve-three-gain = Nadie gana más de { $gain } (como parte de una partida) jugando de otro modo por su cuenta: un equilibrio, salvo eso.
solve-three-promise = Más no se promete: dos que juegan de otro modo pueden ganar más, y otro equilibrio puede dar otras probabilidades.
solve-exploitability = Explotabilidad: { $exploitability }
solve-exploitability-least = Explotabilidad: al menos { $exploitability }
solve-effort = Iteraciones: { $iterations }; segundos: { $seconds }
solve-openings = Cómo abrir, según los dados propios:
solve-openings-all = Cómo abrir, en promedio:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) } %
solve-progress = Iteraciones: { $iterations }; segundos: { $seconds }; el valor se conoce con un margen de { $width }
solve-progress-estimate = Iteraciones: { $iterations }; segundos: { $seconds }; quien recuerda lo mismo aún puede ganar { $gain }
solve-progress-three = Iteraciones: { $iterations }; segundos: { $seconds }; quien juega de otro modo por su cuenta aún puede ganar { $gain }
solve-progress-preparing = Preparando lo que los jugadores pueden distinguir.
solve-progress-judging = Calculando las mejores respuestas a lo aprendido.
solve-least = Esto requiere al menos { $seconds } segundos: para preparar, para una iteración y para juzgarla.
probe-mix = Cómo seguir: { $mix }
probe-value = Qué puede esperar quien tiene el turno, de -1, ronda perdida, a 1: { $value }
probe-table = Según una tabla que viene con Perudo.
probe-kept = Según lo guardado en { $file }.
exploit-opening = Cuando abre, regala por ronda: { $loss }
exploit-answering = Cuando responde, regala por ronda: { $loss }
exploit-estimated = No se pudo calcular con qué frecuencia dice cada cosa; se estimó preguntándole { $times } veces, y así son estas cifras.
exploit-gain = Dados que gana por ronda quien le responde bien: { $gain } (de { $low } a { $high } en el 95 % de los casos; repartos: { $deals }). La mejor respuesta no gana menos.
exploit-share = Quien responde con una copia del bot gana el { $share } % de las partidas (de { $low } a { $high } en el 95 % de los casos; partidas: { $games }). La parte igual es el { $fair } %.
exploit-progress = Hecho: { $percent } %
arena-title = Partidas: { $games }, de { $players } jugadores. Tan bueno como los demás es { $fair }.
arena-played = Reglas: { $editions }; { $calza ->
        [on] con calza
        [off] sin calza
       *[both] con calza y sin ella
    }.
arena-left-out = No para { $players } jugadores, y se dejan fuera: { $editions }.
arena-seed = Los dados se tiraron al azar, porque un bot no es de la casa. Las mismas partidas otra vez: --seed { $seed }
arena-bot = bot
arena-share = parte
arena-interval = 95 %
arena-times = veces su parte
arena-rating = puntuación
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, partidas perdidas por falta propia: { $count }; { $why ->
        [error] lanzó una excepción
        [illegal] dijo lo que no puede
        [slow] tardó demasiado
       *[died] su proceso terminó
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, cuando nada se había apostado: { $reason }
       *[other] { $word }, tras { $standing }: { $reason }
    }
bot-waits = Espera en la mesa { $table } a que quien organiza deje entrar a programas y haya un sitio libre.
bot-sits = Lo dejan entrar: se sienta.
bot-offline = { page-lost-here }
bot-begins = Empieza una partida.
bot-won = Ha ganado.
bot-lost = Ha perdido.
solve-match = { $edition }: la probabilidad de ganar la partida de quien abre, cuando quedan dos
solve-match-rows = Hacia abajo los dados de quien abre; a lo ancho, los del otro.
solve-match-palifico = Cuando quien abre es palifico:
solve-match-palifico-row = palifico
solve-match-unsolved = –: lo que depende de rondas con más dados que { $most } no está resuelto.
solve-match-estimated = ≈: una estimación. Las rondas con más dados que { $most } no están resueltas; en ellas ambos jugadores recuerdan solo las últimas apuestas.
solve-match-least = Explotabilidad del juego en esas rondas: al menos { $exploitability } en la peor.
solve-match-mine = dados de quien abre
solve-match-theirs = dados del otro
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
solve-match-rounds = Rondas: { $done } de { $many }
solve-match-sweeps = Pasadas por todas las posiciones: { $done } de { $many } como máximo
solve-match-unfinished = Interrumpido antes del final. Lo que se dice vale; con --checkpoint el trabajo sigue desde aquí.

## Reports of rules

rules-editions = Ediciones
rules-settings = Lo que cada edición decide por su cuenta
rules-same = Estas ediciones tienen las mismas reglas.
rules-source = { $edition } «{ $place }»
rules-sentence = { $said } «{ $place }»
rules-setting = Ajuste
rules-rule = Regla
rules-note-dash = Una raya indica que el folleto no lo dice.
rules-note-house = Cada línea es un ajuste que puede cambiar quien organiza la mesa, como calza, que ninguna edición trae activada: perudo play --set calza=true
rules-presets = Nombres de reglas que no están en ninguna caja:
rules-page-title = Las reglas de Perudo, edición por edición
rules-page-made = Esta página la escribe "perudo rules --markdown". Cambia src/perudo/core/editions.py o las palabras de src/perudo/locales, y luego ejecuta "make generate".

## Play in the terminal

# review: "Invitado" would give a gender; "Visita" is a guest of either
play-guest = Visita
play-help-hint = Escribe una apuesta como cantidad y cara, por ejemplo 7 4, o dudo. Escribe ayuda para saber más.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Todavía no se ha jugado ninguna ronda.
play-ask-open = Abres. Tu apuesta:{" "}
play-ask-turn = ¿Qué dices a { bid }?{" "}
play-ask-calza = ¿Calzas { bid }? Con Enter lo dejas pasar:{" "}
play-ask-calza-own = ¿Calzas tu propia apuesta, { bid }? Con Enter la dejas pasar:{" "}
play-ask-out = Te quedaste sin dados. Con Enter te cuento el resto; con saltar vas al final:{" "}
play-ask-quit = ¿Dejas la partida? sí o no:{" "}
play-left = Dejas la mesa. ¡Hasta la próxima!
play-recorded = La partida queda escrita en { $file }.
play-not-understood = Eso no se dice en este juego. Apuesta como 7 4, o di dudo o ayuda.
play-who-in = Siguen en juego: { $names }.
play-who-turn = Le toca a { $name }.
play-legal-face = { faces }: { $first ->
    [one] { $last ->
        [one] 1
       *[other] de 1 a { $last }
    }
   *[other] de { $first } a { $last }
}
play-odds = { bid }, de { dice-count }: cierta { $true }, exacta { $exact }.
play-odds-how = Pregunta por las probabilidades así: prob 7 4
play-odds-hidden = Los dados perdidos no se ven. Di cuántos dados crees que hay, por ejemplo: prob { $quantity } { $face } 18
play-odds-dice = Puede haber de { $least } a { $most } dados.
play-help =
    7 4      apuesta siete cuatros; 7x4 es lo mismo; los { word-ases } son la cara 1
    dudo     pone en duda la última apuesta; d es lo mismo
    calza    dice que es exacta; c es lo mismo
    dados    tus propios dados
    apuestas lo que se apostó en esta ronda
    quién    quién sigue en juego y a quién le toca
    legal    lo que se puede apostar ahora
    prob 7 4 qué probables son siete cuatros, según tus propios dados
    reglas   las reglas de esta mesa
    porqué   por qué los bots hablaron así en la última ronda
    salir    dejar la partida
# Accepted inputs, separated by commas.
play-word-dudo = dudo, d, dudar
play-word-calza = calza, c, calzo, calzar
play-word-help = ayuda, help, h, ?
play-word-dice = dados, mano, dice, hand
play-word-bids = apuestas, apuesta, bids, bid, b
play-word-who = quién, quien, who, w
play-word-legal = legal, l
play-word-odds = prob, probabilidad, probabilidades, p, odds, o
play-word-rules = reglas, r, rules
play-word-why = porqué, porque
play-word-quit = salir, quit, q, exit
play-word-skip = saltar, skip, s
play-word-yes = sí, si, s, yes, y
error-record-unwritten = El registro no se puede escribir en { $file }: { $why }.

## Records

tell-players = Juegan: { $names }
tell-mid-game = El registro empieza a mitad de partida.
tell-round = Ronda { $round }
tell-hand = { $name } tiene { $dice }.
tell-stops-before-call = El registro se detiene antes de que alguien dude o calce. Le toca a { $name }.
tell-stops = El registro se detiene aquí. La ronda siguiente la abre { $name }.
tell-not-begun = El registro se detiene antes de la primera ronda.
tell-standard-input = entrada estándar
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
# $what is one of the following sentences.
verify-round = { $file }, ronda { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] los dados salen de la semilla comprometida de antemano. Ningún jugador aportó nada.
        [one] los dados salen de la semilla comprometida de antemano y del aporte de un jugador.
       *[other] los dados salen de la semilla comprometida de antemano y de los aportes de { $contributed } jugadores.
    }
verify-unproven = no se dice de dónde salieron los dados.
verify-contributions = no hay un aporte de 16 bytes a los dados por cada puesto.
verify-part = figura un aporte a los dados de un bot o de un puesto sin dados, que no lo tienen.
verify-digests = un aporte a los dados NO encaja con la huella que se dio antes.
verify-commitment = la semilla NO es la comprometida de antemano.
verify-opener = según la semilla y los aportes, abre OTRO jugador.
verify-dice = la semilla y los aportes dan OTROS dados, no los que se jugaron.
verify-withheld = el puesto { $seat } anunció un aporte y no lo abrió.
# $rounds and $faults are numbers.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: todo cuadra en la única ronda.
           *[other] { $file }: todo cuadra en las { $rounds } rondas.
        }
        [one] { $file }: NO cuadra una ronda de { $rounds }.
       *[other] { $file }: NO cuadran { $faults } rondas de { $rounds }.
    }
error-verify-nothing = { $file }: este registro no dice de dónde salieron sus dados, así que no hay nada que comprobar. Los de partidas jugadas en un servidor sí lo dicen.
# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: ningún servidor ha firmado este registro. Pueden haberse cambiado nombres, jugadas y reglas, faltar rondas o ser todo inventado: los dados solos no lo muestran.
verify-signed = { $file }: firmado con la clave { $key }. Nombres, reglas, jugadas y dados, y su orden, son como los registró el servidor que la tiene.
verify-unfit = { $file }: la firma de la clave { $key } NO es de este registro. Algo se cambió, añadió o quitó después de firmarlo, o la firma viene de otro registro.
verify-weak-key = { $file }: la firma NO demuestra nada. { $key } no es una clave Ed25519 de verdad: cualquiera puede hacer una firma que encaje con ella.
verify-key-wanted = { $file }: es la clave que has pedido.
verify-key-other = { $file }: NO es la clave que has pedido.
verify-server = { $file }: según él mismo, el servidor está en { $server }. Eso lo puede escribir cualquiera: pide con --key la clave que dice allí /.well-known/perudo.json.
verify-server-none = { $file }: el registro no dice de quién es esa clave. Pide con --key la de tu servidor, que la dice en /.well-known/perudo.json.
