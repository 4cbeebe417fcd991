# Spanish. Every word that a person sees stands here, for the page and the terminal alike.
# Values in braces are filled in: $quantity and $count are whole numbers, $face is 1 (aces) to 6, names are names.

# This language, as it calls itself.
language = Español

## The words of the game

number = { $quantity ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
    [16] dieciséis
    [17] diecisiete
    [18] dieciocho
    [19] diecinueve
    [20] veinte
   *[other] { $quantity }
}
# What a one is called in the box that $box names: a Paco after the toucan of Asmodee.
word-as = { $box ->
    [asmodee-it] Paco
    [asmodee-fr] Paco
    [bga] Paco
   *[other] as
}
word-Ases = { $box ->
    [asmodee-it] Pacos
    [asmodee-fr] Pacos
    [bga] Pacos
   *[other] Ases
}
word-ases = { $box ->
    [asmodee-it] Pacos
    [asmodee-fr] Pacos
    [bga] Pacos
   *[other] ases
}
# A bid as people say it: seven fours, three aces.
bid = { $face ->
    [1] { number } { $quantity ->
        [one] { word-as }
       *[other] { word-ases }
    }
    [2] { number } { $quantity ->
        [one] dos
       *[other] doses
    }
    [3] { number } { $quantity ->
        [one] tres
       *[other] treses
    }
    [4] { number } { $quantity ->
        [one] cuatro
       *[other] cuatros
    }
    [5] { number } { $quantity ->
        [one] cinco
       *[other] cincos
    }
   *[6] { number } { $quantity ->
        [one] seis
       *[other] seises
    }
}
face = { $face ->
    [1] { word-as }
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
}
faces = { $face ->
    [1] { word-ases }
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
}
dice-count = { $count ->
    [one] un dado
   *[other] { $count } dados
}
dudo = dudo
# review: some tables in Chile and Peru say "calzo"; the boxes say "calza"
calza = calza
palifico = palifico
# A label, and what stands after it.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, folleto italiano
edition-asmodee-fr = Asmodee, folleto francés y neerlandés
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Reglas amistosas
preset-friendly-about = Todos ven cuántos dados quedan, y se pueden apostar más dados de cualquier cara.
house-rules = reglas de la casa
house-rules-of = { $edition }, con reglas de la casa

## Settings: a name, and for each value one sentence that tells the rule at the table

setting-players = Jugadores
setting-players-value = De { $fewest } a { $most } jugadores.
setting-dice = Dados por persona
setting-dice-value = Todos empiezan con { dice-count }.
setting-first_opener = Quién abre primero
setting-first_opener-random = Quién abre la primera ronda se decide al azar.
setting-first_opener-highest-roll = Todos tiran un dado; el más alto abre la primera ronda.
setting-raise = Subir
setting-raise-one-axis = Apuesta más dados de la misma cara, o la misma cantidad de una cara más alta.
setting-raise-any-higher = Apuesta más dados de cualquier cara, o la misma cantidad de una cara más alta.
setting-palifico = Palifico
setting-palifico-off = No hay rondas de palifico.
setting-palifico-each-time = Cada vez que te quedas con un dado, abres una ronda de palifico: los { word-ases } no son comodines y la cara queda fija.
setting-palifico-once = La primera vez que te quedas con un dado, abres una ronda de palifico: los { word-ases } no son comodines y la cara queda fija.
setting-palifico_with_two = Palifico entre dos
setting-palifico_with_two-true = También hay rondas de palifico cuando solo quedan dos jugadores.
setting-palifico_with_two-false = Cuando solo quedan dos jugadores, ya no hay rondas de palifico.
setting-veteran_changes_face = Veteranos en palifico
setting-veteran_changes_face-true = Con un solo dado, y si ya tuviste tu palifico, puedes cambiar la cara en la ronda de palifico de otra persona.
setting-veteran_changes_face-false = En una ronda de palifico nadie puede cambiar la cara.
setting-calza = Calza
setting-calza-true = Puedes decir calza: la apuesta es exacta.
setting-calza-false = No se juega con calza.
setting-calza_callers = Quién puede calzar
setting-calza_callers-others-but-next = Puede calzar cualquiera, menos quien apostó y quien tiene el turno.
setting-calza_callers-all-but-bidder = Puede calzar cualquiera, menos quien apostó.
setting-calza_callers-all-but-next = Puede calzar cualquiera, menos quien tiene el turno.
setting-calza_in_palifico = Calza en palifico
setting-calza_in_palifico-true = En una ronda de palifico se puede calzar.
setting-calza_in_palifico-false = En una ronda de palifico no se puede calzar.
setting-calza_with_two = Calza entre dos
setting-calza_with_two-true = Cuando solo quedan dos jugadores, se puede calzar.
setting-calza_with_two-false = Cuando solo quedan dos jugadores, no se puede calzar.
setting-calza_wins = Qué se gana al calzar
setting-calza_wins-die = Quien calza y acierta recupera un dado, pero nunca tiene más de los que había al empezar.
setting-calza_wins-all-others-lose = Si quien calza acierta, todos los demás pierden un dado.
setting-lost_dice_visible = Dados perdidos
setting-lost_dice_visible-true = Todos ven cuántos dados le quedan a cada uno.
setting-lost_dice_visible-false = Los dados perdidos no se ven: recuerda cuántos le quedan a cada uno.
setting-reveal = Destape
setting-reveal-at-once = Todos los cubiletes se levantan a la vez.
setting-reveal-from-caller = Los cubiletes se levantan uno a uno, desde quien dudó o calzó y hacia la izquierda.

# A short word for each value, for lists and tables.
value-players = de { $fewest } a { $most }
value-dice = { $count }
value-first_opener-random = al azar
value-first_opener-highest-roll = el dado más alto
value-raise-one-axis = más de la misma, o más alta
value-raise-any-higher = más de cualquiera, o más alta
value-palifico-off = no
value-palifico-each-time = cada vez
value-palifico-once = una vez por partida
value-calza_callers-others-but-next = todos, menos quien apostó y quien sigue
value-calza_callers-all-but-bidder = todos, menos quien apostó
value-calza_callers-all-but-next = todos, menos quien sigue
value-palifico_with_two-true = se juega
value-palifico_with_two-false = ronda normal
value-veteran_changes_face-true = pueden cambiar la cara
value-veteran_changes_face-false = no cambian la cara
value-calza-true = se juega
value-calza-false = no
value-calza_in_palifico-true = se permite
value-calza_in_palifico-false = no se permite
value-calza_with_two-true = se permite
value-calza_with_two-false = no se permite
value-calza_wins-die = se recupera un dado
value-calza_wins-all-others-lose = los demás pierden uno
value-lost_dice_visible-true = a la vista
value-lost_dice_visible-false = ocultos
value-reveal-at-once = todos a la vez
value-reveal-from-caller = uno a uno, hacia la izquierda

## House bots

bot-beginner = Principiante
bot-beginner-about = Cuenta a ojo y duda pronto. Apuesta lo que tienes y deja que dude.
bot-gambler = Atrevido
bot-gambler-about = Conoce las probabilidades, pero confía en la suerte. Espera a que se pase.
bot-odds = Calculador
bot-odds-about = Juega con las probabilidades exactas y no cree a nadie. Sus apuestas delatan sus dados.
# review: reads the others' bids; "Lector" would make one think of books
bot-reader = Observador
bot-reader-about = Adivina tus dados por tus apuestas y se sabe los finales de memoria. Se cree las apuestas, así que miéntele.
bot-planner = Estratega
bot-planner-about = Piensa en lo que hará quien va después. Cree que todo el mundo juega igual: sorpréndelo.
bot-master = Maestro
bot-master-about = Piensa por adelantado y aprende cómo juega cada cual. Cambia de juego antes de que te conozca.
bot-mixed = Variados
bot-mixed-about = De distintos niveles, del más flojo al más fuerte.
why-forced = No había otra cosa que decir.
why-beginner-bid = { bid }: esperaba unos { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-bluff = { bid }: esperaba unos { NUMBER($expected, maximumFractionDigits: 1) }, y mentí un poco.
why-beginner-dudo = { bid }: parecían demasiados, esperaba unos { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid }: esperaba unos { NUMBER($expected, maximumFractionDigits: 1) }, y dudé de todos modos.
why-beginner-calza = { bid }: más o menos lo que esperaba.
why-gambler-bid = { bid }: probabilidad del { $percent } %, y me gustó.
why-gambler-dudo = { bid }: probabilidad del { $percent } %, y confié en mi suerte.
why-calza = { bid }: exacta con un { $percent } %, según todo lo que sabía.
why-odds = { bid }: yo tenía { $own }, así que un { $percent } % de probabilidad.
why-reader = { bid }: yo tenía { $own }, y con lo que se había apostado, un { $percent } % de probabilidad.
why-ahead = { bid }: un { $percent } % de probabilidad; de que { $name } dudara, un { $calls } %.
why-ahead-you = { bid }: un { $percent } % de probabilidad; de que tú dudaras, un { $calls } %.
why-solved = Este final me lo sé de memoria: aquí se dice esto el { $percent } % de las veces.

## Why a word can't be said. One for each Reason in game.py

reason-game-over = La partida ha terminado.
reason-not-dealt = Todavía no se han tirado los dados.
reason-not-your-turn = No te toca.
reason-no-such-face = Un dado tiene caras del 1 al 6.
reason-no-dice-bid = Apuesta al menos un dado.
reason-over-all-dice = Son más que todos los dados con que empezó la partida.
reason-aces-do-not-open = No se puede abrir una ronda con { word-ases }.
reason-not-higher = Eso no sube la última apuesta.
reason-one-axis = Sube una sola cosa: más dados de la misma cara, o la misma cantidad de una cara más alta.
reason-fewer-than-half-in-aces = Para pasar a { word-ases } hace falta al menos la mitad, redondeando hacia arriba.
reason-fewer-than-twice-aces-plus-one = Para salir de los { word-ases } hace falta al menos el doble más uno.
reason-face-locked = En una ronda de palifico la cara queda fija: solo sube la cantidad.
reason-nothing-bid = Todavía no hay ninguna apuesta.
reason-calza-off = En esta mesa no se juega con calza.
reason-calza-in-palifico = En una ronda de palifico no se puede calzar.
reason-calza-with-two = Cuando solo quedan dos jugadores, no se puede calzar.
reason-calza-own-bid = No puedes calzar tu propia apuesta.
reason-calza-next-player = Quien tiene el turno no puede calzar.
reason-caller-without-dice = Solo puede calzar quien tiene dados.
reason-already-dealt = Los dados de esta ronda ya se tiraron.
reason-hands-not-one-a-seat = Debe haber una mano de dados por cada puesto.
reason-wrong-number-of-dice = Una mano no tiene tantos dados como le quedan a su puesto.
reason-opener-missing = Falta decir quién abre la primera ronda.
reason-wrong-opener = Esta ronda la abre otro puesto.
reason-no-opening-roll = Ahora no toca ninguna tirada inicial.
reason-wrong-rollers = En la tirada inicial tiran solo los puestos que siguen en empate, y todos ellos.

## Errors in the rules or the position asked for

error-edition-unknown = No existe la edición «{ $edition }». Las ediciones son: { $allowed }.
error-setting-unknown = No existe el ajuste «{ $setting }». Los ajustes son: { $allowed }.
error-setting-value = El ajuste «{ $setting }» no admite el valor { $value }. Puede ser: { $allowed }.
error-players-count = Estas reglas son para { $fewest } a { $most } jugadores, no para { $seats }.
error-extra-missing = Faltan paquetes. Se instalan con: { $command }
error-picture-name = El nombre de una imagen acaba en { $allowed }, y { $file } no.
error-picture-unwritten = No se pudo escribir { $file }: { $why }
error-bid-graph-faces = Aquí un dado tiene de { $fewest } a { $most } caras.
error-raises-no-palifico = Con estas reglas no hay rondas de palifico.
error-raises-no-veteran = Con estas reglas los veteranos no pueden cambiar la cara.
error-bid-graph-most = Tiene que haber al menos un dado en la mesa.
error-position-dice = A cada jugador le quedan de 0 a { $most } dados.
error-position-over = Al menos dos jugadores deben tener dados.
error-position-veterans = Los veteranos son puestos del 1 al { $seats }.
error-position-palifico-dice = El puesto { $seat } no puede estar en palifico: no tiene un solo dado.
error-position-palifico-rules = Con estas reglas, el puesto { $seat } no puede estar en palifico.
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

## Round by round, for the page and the terminal. $name, $caller, $bidder, $loser are players' names

story-opens = { $name } abre.
story-opens-palifico = { $name } abre una ronda de palifico: los { word-ases } no son comodines y la cara queda fija.
story-opens-palifico-you = Abres una ronda de palifico: los { word-ases } no son comodines y la cara queda fija.
story-bids = { $name }: { bid }.
story-bids-you = { page-you }: { bid }.
story-retracted = { $name } retira la apuesta.
story-retracted-you = Retiras la apuesta.
story-dudo = { $name }: ¡dudo!
story-dudo-you = { page-you }: ¡dudo!
story-calza = { $name }: ¡calza!
story-calza-you = { page-you }: ¡calza!
story-late-bid = A { $name } se le ha acabado el tiempo: la mesa dice { bid } por { $name }.
story-late-bid-you = Se te ha acabado el tiempo: la mesa dice { bid } por ti.
story-late-dudo = A { $name } se le ha acabado el tiempo: la mesa dice dudo por { $name }.
story-late-dudo-you = Se te ha acabado el tiempo: la mesa dice dudo por ti.
story-calza-void = { $name } no llega a calzar: es el turno de { $other }, que habla primero.
story-calza-void-you = No llegas a calzar: es el turno de { $other }, que habla primero.
story-calza-void-other-you = { $name } no llega a calzar: es tu turno, y hablas primero.
story-calza-nearer = A la izquierda de { $bidder }, { $other } está más cerca que { $name }, así que calza { $other }.
story-calza-nearer-you = A la izquierda de { $bidder }, { $other } está más cerca que tú, así que calza { $other }.
story-calza-nearer-other-you = A la izquierda de { $bidder }, tú estás más cerca que { $name }, así que calzas tú.
story-calza-nearer-bidder-you = A tu izquierda, { $other } está más cerca que { $name }, así que calza { $other }.
story-rolls = { $name } saca un { face }.
story-rolls-you = Sacas un { face }.
story-count = { $count ->
    [0] No hay ninguno: ni un { face }.
   *[other] Hay { $count }.
}
story-bid-stands = La apuesta de { $bidder } se cumple.
story-bid-stands-you = Tu apuesta se cumple.
story-bid-falls = La apuesta de { $bidder } no se cumple.
story-bid-falls-you = Tu apuesta no se cumple.
story-exact = Exacto.
story-not-exact = No es exacto.
story-loses = { $name } pierde un dado.
story-loses-you = Pierdes un dado.
story-others-lose = Todos menos { $name } pierden un dado.
story-others-lose-you = Todos menos tú pierden un dado.
story-gains = { $name } recupera un dado.
story-gains-you = Recuperas un dado.
story-gains-nothing = { $name } ya tiene todos sus dados, y gana el derecho a abrir.
story-gains-nothing-you = Ya tienes todos tus dados, y ganas el derecho a abrir.
story-out = { $name } queda fuera.
story-out-you = Quedas fuera.
story-wins = { $name } gana la partida.
fact-boldest = La apuesta más atrevida: { $name }, { bid }, { $chance } probable. { $fate ->
    [stood] ¡Y era cierta!
    [fell] No coló.
   *[raised] Nadie dudó de ella.
}
fact-bluffs = Mejor farol: { $name }. Apuestas falsas de las que nadie dudó: { $count }.
fact-dudos = Mejor olfato: { $name }. Dudos acertados: { $right } de { $count }.
fact-calzas = Ojo de lince: { $name }. Calzas acertadas: { $count }.
fact-luck = Más suerte: { $name }. { word-Ases } que salieron: { $count }; tocaban unos { $expected }.
fact-comeback = A { $name } le quedaba un solo dado, y aun así ganó.
fact-longest = Apuestas en la ronda más larga: { $count }.
review = Análisis
review-chart = Probabilidad de ganar, ronda a ronda
review-accuracy = Precisión
review-start = Inicio
review-luck = Suerte
review-own_errors = Desperdiciado
review-others = Los demás
review-result = Final
review-bluffs = Faroles
review-right_doubts = Faroles descubiertos
review-missed_calls = Dudos y calzas perdidos
review-only = Única opción
review-best = La mejor
review-good = Buena
review-slip = Imprecisión
review-mistake = Error
review-blunder = Error grave
review-gave = { $verdict }: { $given } desperdiciado. Mejor: { $best }.
review-likely = La apuesta anterior: probable al { $alone } solo por los dados, al { $read } tras lo que se apostó.
review-exact = Exacta: { $chance }.
review-swing = A quien más ayuda es a { $name }: { $chance } más.
review-keys = Momentos clave
review-silence = no decir nada
review-silent = { $name } no dice nada
review-part = El registro empieza a mitad de la partida. No se sabe qué se dijo antes.
review-about = Cada palabra se juzga por lo que su jugador podía saber. La suerte es lo que dieron los dados, y de media no es nada; el resto lo hicieron los demás. La precisión es 100 si cada palabra fue la mejor; un cuarto de dado desperdiciado cuenta la mitad.

## Serving

serving-here = Perudo está en { $address }
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
error-store-read = Esta mesa no se puede leer ({ $why }). No ha cambiado nada. Prueba más tarde. Quien lleva el servidor puede recuperarla de una copia.
error-store-read-only = No se puede escribir en { $place }: el archivo o su carpeta es de solo lectura. Cámbialo o indica otro lugar con --data.
error-store-strange = { $place } no tiene datos de Perudo y se ha dejado como está. Indica otro lugar con --data.
error-store-foreign = Los datos en { $place } no tienen exactamente las tablas que crea Perudo ({ $what }), así que alguien los ha modificado. Se han dejado como están. Recupera una copia de confianza: perudo restore COPIA --data ARCHIVO --replace
error-store-write = Esto no se pudo guardar ({ $why }), así que no pasó. Inténtalo otra vez.
error-store-altered = El suceso { $seq } de la mesa { $table } falta o no está como se guardó, así que no se puede seguir jugando en ella. No ha cambiado nada. Quien lleva el servidor puede recuperarla de una copia.
error-backup-elsewhere = Aquí solo se copian y recuperan archivos SQLite. Para PostgreSQL usa sus propias herramientas: pg_dump copia una base de datos en marcha y psql o pg_restore la recupera.
error-backup-exists = { $place } ya existe. Indica un archivo nuevo para la copia.
error-backup-failed = No se pudo escribir { $place }: { $why }. Sigue como estaba.
error-backup-nothing = En { $place } no hay nada.
error-restore-exists = Ya hay datos en { $place }. Con --replace la copia ocupa su lugar, y los datos de antes se guardan al lado.
error-restore-unsound = No todo lo que hay en la copia { $place } se puede leer, así que no se ha recuperado nada. Para ver qué falla: perudo check { $place }
error-key-nowhere = La clave de la que dependen los dados aún no está en ningún sitio. Todos los servidores de una base de datos necesitan la misma: indica un archivo con --key o dila con la variable PERUDO_KEY.
error-key-other = Los datos en { $place } pertenecen a la clave { $theirs }, pero este servidor tiene la clave { $ours }. Todos los servidores de los mismos datos necesitan la misma clave. Pon la correcta en el archivo que indica --key o en PERUDO_KEY. Si se ha perdido para siempre, para todos los servidores y arranca uno con --lost-key { $short }
error-key-missing = No hay ninguna clave en { $place }, pero los datos pertenecen a la clave { $theirs }. Pon allí esa clave. Si se ha perdido para siempre, arranca con --lost-key { $short } para tener una nueva: las mesas siguen, pero cada navegador será un desconocido y las rondas en curso no se podrán comprobar.
error-key-at-work = Otros servidores trabajan con los datos en { $place } con la clave anterior. No ha cambiado nada. Páralos todos antes.
error-node-alone = --node-address es para varios servidores en una base de datos PostgreSQL. Indícala con --data, o quita --node-address.
error-table-elsewhere = Esa mesa está en otro servidor. Envía la orden al socket /socket/{ $table }.
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
error-table-away = La mesa { $table } es antigua y está en un archivo histórico que ahora no se puede leer. Prueba más tarde. Quien lleva el servidor encuentra la razón en su registro.
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

## Errors at a table

error-internal = Algo falló aquí, en el servidor. No cambió nada; inténtalo otra vez.
error-message-too-long = Un mensaje puede tener como mucho { $most } bytes.
error-message-unreadable = Este mensaje no se puede leer: { $why }
error-no-cookie = El navegador no envió su cookie. Carga la página otra vez y permite sus cookies.
error-no-page = Esa página no existe.
error-no-record = En esta mesa no hay ninguna partida terminada.
error-table-unknown = No existe la mesa { $table }. Revisa el enlace, o abre tu propia mesa.
error-table-full = No queda silla libre. Puedes mirar.
error-chair-taken = La silla { $chair } ya está ocupada.
error-name-empty = Di cómo te llamas.
error-name-too-long = Un nombre puede tener como mucho { $most } caracteres.
error-name-characters = Usa letras, cifras y espacios en el nombre.
error-name-alike = Este nombre se parece demasiado a «{ $other }». Elige otro.
error-not-seated = Primero hay que sentarse.
error-host-only = Eso solo puede hacerlo quien organiza la mesa.
error-deputy-only = Esta mesa la organiza { $name }, y puede volver. Mientras tanto puedes hacer que la partida siga, pero no cambiar la mesa.
error-host-person = Solo puede organizar la mesa una persona que esté sentada y conectada.
error-program-may-not = Un programa puede mirar, sentarse, jugar y levantarse; esto es para personas.
error-programs-not-let = Quien organiza no ha dejado que se sienten programas a esta mesa.
error-people-play = En esta partida aún juegan personas.
error-remove-self = Para dejar tu silla, levántate.
error-again-waits = Espera a los demás { $count } { $count ->
    [one] segundo
   *[other] segundos
} más o pide a quien organiza que empiece.
error-remove-not = No se puede quitar a { $name } durante una partida.
error-muted = Quien organiza te ha silenciado en esta mesa.
error-table-locked = Quien organiza ha cerrado esta mesa: nadie más puede sentarse.
error-removed = Quien organiza te ha quitado de esta mesa. Puedes mirar, o abrir una mesa tuya.
error-seat-link = Este enlace a un puesto ya se usó, o es demasiado viejo. Crea otro en el dispositivo en el que juegas.
error-seat-link-seated = Ya tienes un puesto en esta mesa. Cada navegador tiene uno solo.
error-person-here = Un bot solo puede ocupar el puesto de alguien ausente.
error-person-waited-for = { $name } estaba aquí hace un momento. Un bot podrá ocupar el puesto en { $count ->
    [one] un segundo
   *[other] { $count } segundos
}.
error-game-begun = La partida ya empezó.
error-game-not-over = La partida aún no ha terminado.
error-not-playing = La partida no ha empezado.
error-cups-closed = Es demasiado pronto, o demasiado tarde, para preguntar por qué.
error-stale = Antes pasó otra cosa. Mira de nuevo y luego dilo.
error-bid-stands = Ya es tarde para retirar la apuesta.
error-unpledged = Este aporte a los dados no encaja con lo que anunciaste antes, así que no vale.
error-withheld = En esta partida no se abrió un aporte que habías anunciado, así que no se te pedirá otro hasta la próxima.

## What is played in all five editions, a sentence a rule

shared-goal = Gana la última persona con dados.
shared-roll = En cada ronda todos agitan a la vez sus dados bajo un cubilete, y miran solo los suyos.
shared-bid = Una apuesta es una cantidad y una cara, por ejemplo siete cuatros: entre todos los cubiletes hay al menos esa cantidad de dados con esa cara.
shared-turn = Se juega hacia la izquierda. Quien abre la ronda apuesta; después, cada cual sube la apuesta o la pone en duda con dudo.
shared-jumps = La cantidad puede subir más de uno de una vez.
shared-in-turn = Solo puede decir dudo quien tiene el turno.
shared-dudo = Con dudo se levantan los cubiletes y se cuentan los dados que sirven para la apuesta. Si hay tantos como se apostaron, o más, pierde un dado quien dudó; si no, lo pierde quien apostó.
shared-loser = Quien perdió un dado abre la ronda siguiente.
shared-out = Quien se queda sin dados está fuera.
shared-out-opens = Si quien perdió está fuera, abre la siguiente persona a la izquierda que tenga dados.
shared-aces = Los { word-ases } son comodines: valen por cualquier cara.
shared-aces-open = También se pueden apostar { word-ases }, pero solo un palifico puede abrir una ronda con ellos.
shared-aces-alone = En una apuesta de { word-ases } solo cuentan los { word-ases }.
shared-to-aces = Para pasar a { word-ases }, apuesta al menos la mitad de la última cantidad, redondeando hacia arriba: cuatro { word-ases } sobre siete cuatros.
shared-from-aces = Para salir de los { word-ases }, apuesta al menos el doble más uno, de cualquier cara: nueve cincos sobre cuatro { word-ases }.
shared-fewer-dice = Solo al pasar a { word-ases } puede bajar la cantidad de dados.
shared-cap = Nadie puede apostar más dados de los que había al empezar la partida.
shared-declared = Quien se queda con un solo dado debe decir «palifico». Aquí lo dice la mesa.
shared-palifico = En una ronda de palifico los { word-ases } no son comodines y pueden abrir, y la cara queda fija: solo sube la cantidad, salvo para los veteranos en algunas ediciones.
shared-aces-lowest = Allí los { word-ases } son una cara como las demás, la más baja.
shared-calza = Calza, una regla opcional, dice que la apuesta es exacta, comodines incluidos. Se dice antes de que hable la siguiente persona. Quien falla pierde un dado.
shared-calza-opens = Acierte o no, quien calzó abre la ronda siguiente.
shared-calza-nearest = Si dos calzan a la vez, vale quien esté más cerca, por la izquierda, de quien apostó.
shared-calza-late = Lo que diga en ese momento quien tiene el turno va antes que cualquier calza.
shared-shown-dice = Una regla opcional deja a la vista los dados perdidos: aquí es el ajuste «Dados perdidos».

## How slips and silences of the booklets are read; which of them, says perudo/booklets.py

reading-tie = Quienes empatan en la tirada inicial tiran otra vez. Ninguna edición lo dice.
reading-cap = Ninguna edición limita la apuesta. Aquí el límite son los dados del comienzo: todos saben cuántos son, y no revela nada oculto.
reading-veteran = Un veterano sube como en cualquier ronda: valen más dados de una cara más baja, y los { word-ases } son la más baja. Los demás quedan sujetos a la nueva cara.
reading-own-bid = Solo se prohíbe calzar al siguiente, así que quien apostó puede calzar su propia apuesta. Es raro, pero así está escrito.
reading-all-dice = También puede calzar quien conserva todos sus dados; si acierta, gana solo el derecho a abrir. Ninguna edición lo dice expresamente.
reading-again = No dice una vez por partida: quien recupera un dado al calzar y vuelve a quedarse con uno es palifico otra vez.
reading-nearest = Los dos folletos de Asmodee dicen con palabras distintas quién vale si calzan dos. Ambos se leen así: quien está más cerca, por la izquierda, de quien apostó.
reading-this-opens = La frase italiana sobre lo que sigue a calza es vaga; se lee como la francesa: abre quien calzó.
reading-unheard = Quién vale si calzan dos, y si quien tiene el turno va antes, solo lo dicen los folletos de Asmodee. En todas partes se juega así.
reading-plus-one = La regla francesa para salir de los { word-ases } olvida doblar. Su ejemplo y el texto neerlandés doblan y suman uno, y así se juega.
reading-french-value = Según el texto francés, solo al pasar a los { word-ases } puede bajar la cara. El italiano y el neerlandés hablan del número de dados, y así se juega.
reading-dutch-palifico = El texto neerlandés podría querer decir una vez por partida. El francés y el italiano dicen cada vez, y así se juega.
reading-dutch-lost-dice = Solo el texto neerlandés ofrece dejar a la vista los dados perdidos.
reading-example = Un ejemplo habla de una apuesta de tres donde era de cuatro. No cambia nada.
reading-lifting = La regla, dos veces, levanta los cubiletes desde la izquierda de quien habló; la demostración empieza por esa persona. Leído junto: primero esa persona, y luego hacia la izquierda.
reading-loser-out = No dice quién abre si quien perdió está fuera. Como en las demás ediciones, la siguiente persona a la izquierda.
reading-sets = Un juego sirve para dos a cuatro personas; dos juegos juntos, hasta para ocho.
reading-held = Los demás, dice, no cambian la cara de una ronda de palifico. Su ejemplo obliga a todos, también a quien abrió.
reading-aces-once = Dice expresamente que cada cantidad de { word-ases } se apuesta una sola vez por ronda. Tal como se sube, es así en todas las ediciones.
reading-right-calza = No dice quién abre tras una calza acertada. Como en las demás ediciones, quien calzó.
reading-crimean-tatar = En el texto tártaro de Crimea, las dos apuestas del ejemplo del veterano están al revés, y el ejemplo del palifico pasa a tres cuatros aunque la cara queda fija.
reading-polish = Según el texto polaco, una calza fallida cuesta dados; según los otros cuatro, un dado. Es uno.
reading-belarusian = El texto bielorruso pide diez tras cuatro { word-ases }; su regla y los demás textos dan nueve. También habla de seis jugadores y treinta dados, salta a diez treses, omite una apuesta y trae una nota en tártaro de Crimea. Su lista del contenido añade una tapa.
reading-russian = El texto ruso tiene casi siempre una sola palabra para ronda y partida; aquí la ronda es «круг». Su frase sobre los veteranos ha perdido la palabra palifico.

## What is in each box, and what it tells of itself

box-asmodee-it = De Cosmo Fry y Alfredo Fernandini. Treinta dados, cinco de cada uno de seis colores, seis cubiletes de los mismos colores, una bolsa y el folleto. La propia caja oculta los dados perdidos.
box-asmodee-fr = De Cosmo Fry y Alfredo Fernandini, en francés y neerlandés. Treinta dados, cinco de cada uno de seis colores, seis cubiletes de los mismos colores, una tapa que oculta los dados perdidos, una bolsa y el folleto.
box-bga = No es una caja, sino el juego de Asmodee tal como lo cuenta en inglés Board Game Arena: treinta dados para seis, diez para dos. El as se llama Paco y es un pájaro.
box-hasbro-1994 = Impreso en 1994, en Francia por Kenner Parker. Treinta dados y seis cubiletes en seis colores, una bolsa y una tapa; el as es una cabeza. Dice que a los incas ya les gustaba el juego en el siglo XV, y no nombra autor. Estas reglas se reencontraron y se pusieron en línea en 2008.
box-kozak = En cinco idiomas, del ucraniano al ruso. Veinte dados, cuatro cubiletes y una bolsa de tela. Cuenta que Pizarro apresó a Atahualpa en 1532, y el rumor de que el cautivo le enseñó el juego. Nombra traductores y artistas, pero no autor.

## The page

page-title = Perudo
page-title-turn = ● Te toca · Perudo
page-title-waits = Turno de { $name } · Perudo
page-what = El dado mentiroso: apuesta sobre los dados de todos y destapa el farol.
page-your-name = Tu nombre
# Names for those who have not said theirs, one by one: creatures that everybody likes.
guest-names = Nutria, Garza, Tejón, Petirrojo, Lince, Halcón, Erizo, Castor, Gaviota, Pantera, Golondrina, Ardilla, Búho, Delfín, Gorrión, Tigre, Urraca, Koala, Cuervo, Morsa
page-edition = Reglas
page-by-your-box = Juega según tu caja
page-play-now = Jugar ya
page-play-now-about = { $count ->
    [one] contra un bot
   *[other] contra { $count } bots
}
page-bots = Bots
page-bots-level = Qué tal juegan
page-bots-weaker = Rivales más flojos
page-bots-stronger = Rivales más fuertes
page-with-friends = Con amigos
page-find-others = Buscar gente
page-find-waits = { $name } espera
page-house-rules-none = Volver a las reglas impresas
page-rules-linked = Tu enlace trae estas reglas: { $edition }.
page-join = Unirse
page-join-go = Ir a la mesa
page-code = Código de mesa
page-how-to-play = Cómo se juega
page-open-tables = Mesas abiertas
page-no-open-tables = Ahora no hay ninguna mesa abierta a todos. Abre una con amigos y ponla en la lista.
page-going-on = Partidas en curso
page-gathers = la gente se reúne
page-return = Volver
page-played = Últimas partidas
page-table-of = Mesa de { $name }
page-chairs-free = { $count ->
    [0] no queda silla libre
    [one] una silla libre
   *[other] { $count } sillas libres
}
page-begins-itself = empieza en cuanto se sienten { $count }
page-to-front = Volver al inicio
page-language = Idioma
page-to-light = Colores claros
page-to-dark = Colores oscuros
page-ace = Dibujo del { word-as }
page-ace-box = como en la caja
page-ace-sun = un sol
page-ace-bird = un pájaro
page-ace-head = una cabeza
page-cup = Mi cubilete
page-cup-weave = Dibujo de mi cubilete
page-cup-weave-seat = como mi puesto
page-cup-weave-number = dibujo { $number }
page-cup-clay = Color de mi cubilete
page-cup-clay-red = rojo
page-cup-clay-blue = azul
page-cup-clay-green = verde
page-cup-clay-dark = oscuro
page-left-handed = Para zurdos
page-bot-faces = Los bots muestran lo que sienten
page-coach = Entrenador contra bots
page-coach-says = El entrenador:
page-coloured-dice = Dados de colores
page-close = Cerrar
page-dismiss = Descartar
page-lost = Sin conexión; reintentando… Tu puesto se guarda, y lo que digas ahora se envía al volver.
page-lost-said = Sin conexión; reintentando… Lo que dijiste espera y se envía al volver.
page-missed = Mientras no estabas
# review: said of a bid and of a line of the history; "nueva" fits "apuesta", the commoner of the two
page-new = nuevo
# Of a bid.
page-new-bid = nueva
page-loading = Yendo a la mesa…
page-broken = No se puede cargar esta página
page-broken-text = Quizá te quedaste un momento sin conexión.
page-nowhere = Aquí no hay nada
page-nowhere-text = Quizá la dirección está cortada o mal escrita.
page-no-table = No existe esa mesa
page-error-unknown = El servidor no lo aceptó ({ $code }).

# Gathering at a table
page-sit-title = Elige una silla
page-sit = Sentarse
page-sit-here = Sentarse aquí
page-table-full = No queda silla libre. Puedes mirar.
page-chairs = Sillas
page-chairs-number = Sillas
page-step-fewer = { $what }: uno menos
page-step-more = { $what }: uno más
page-free-chair = Silla libre
page-add-bot = Añadir un bot
page-fill-bots = Llenar con bots
page-seat-bot = Añadir un bot en la silla { $chair }
page-bot = Bot: { $level }
# review: a verb, since "anfitrión" would give the host's gender away
page-host = Organiza
page-away = ausente
page-waited-for = se espera aún:
page-chair-kept = Un bot guarda esta silla hasta su regreso.
page-rename = Renombrar
page-save = Guardar
page-remove = Quitar a { $name }
page-lock-about = Nadie más puede sentarse. Los jugadores conservan su asiento.
page-lock = Cerrar la mesa
page-remove-not = No quitar
page-remove-playing = Un bot sigue en su asiento.
page-remove-about = No podrá volver a sentarse en esta mesa, a menos que lo permitas.
page-remove-title = ¿Quitar a { $name } de la mesa?
page-remove-button = Quitar
page-make-host = Que organice
page-make-host-title = ¿Pasar la mesa a { $name }?
page-make-host-about = No podrás recuperar ese papel por tu cuenta.
page-make-host-not = Seguir yo
page-unmute-for-all = Devolver la palabra
page-mute-for-all = Silenciar para todos
page-people-none = Aún no hay nadie más.
page-removals = Quitados
page-readmit = Dejar volver
page-people = Jugadores
page-invite = Invitar amigos
page-share-invite = Ven a jugar al Perudo conmigo:
page-invite-about = Quien abra este enlace puede sentarse. Con un teléfono, escanea el cuadro.
page-invite-alone = Este enlace solo se abre en este equipo.
page-invite-lan = Para que entren teléfonos, inicia el servidor para la red local: make play LAN=1
page-link = Enlace a esta mesa
page-copy = Copiar
page-copied = Copiado
page-qr = Código QR del enlace a esta mesa
page-rules = Reglas de esta mesa
page-rules-here = Reglas de esta mesa
page-rules-of = Reglas: { $edition }
page-rules-change = Cambiar
page-rule-code = Código de reglas: { $code }
page-rule-code-about = Quien abra este enlace puede jugar con las mismas reglas, en su propia mesa.
page-rule-code-link = Enlace a estas reglas
page-rules-done = Listo
page-here = Lo que deciden estas reglas
page-watch-illustrated = Ver la ronda ilustrada
page-house-rule = regla de la casa
page-compare = Comparar con las reglas que conoces
page-compare-choose = Elige una edición
page-compare-here = Aquí:
page-compare-there = Allí:
page-compare-same = Las reglas son las mismas.
page-example-may = se puede apostar
page-example-not = no se puede apostar. { $why }
page-example-seat = Puesto { $seat }
page-example-stands = La apuesta se cumple.
page-example-falls = La apuesta no se cumple.
page-example-opens = abre
page-example-lifts = se levanta con el número
page-house-rules = Reglas de la casa
page-start = Empezar la partida
page-seeking = Esperando a otros que quieran estas reglas. En cuanto se sienten { $count } personas, la partida empieza sola y los bots ocupan las demás sillas.
page-start-with-bots = Empezar con bots
page-start-waits = { $name } empieza la partida.
page-too-few = { $count ->
    [one] Falta alguien más: un amigo o un bot.
   *[other] Faltan { $count } más: amigos o bots.
}

# How a table is kept, beside the rules
page-table-settings = Costumbres de esta mesa
table-setting-clock = Reloj
table-setting-clock-about = Si se acaba, la mesa dice lo más prudente que se permita: dudo o, para abrir, la apuesta más baja. Tras dos veces seguidas, un bot ocupa el puesto hasta que vuelva quien se fue.
table-setting-training_aid = Mostrar las probabilidades
table-setting-training_aid-true = Ayuda para aprender: cada cual ve qué probabilidad tiene cada apuesta, según sus propios dados.
table-setting-training_aid-false = Nadie ve ninguna probabilidad.
table-setting-spectators_see_previous_round = Cubiletes abiertos para quien mira
table-setting-spectators_see_previous_round-true = Quien mira puede ver bajo todos los cubiletes, con una ronda de retraso.
table-setting-spectators_see_previous_round-false = Quien mira no ve bajo ningún cubilete antes de que se levante.
table-setting-eliminated_see_dice = Quien queda fuera lo ve todo
table-setting-eliminated_see_dice-true = Quien queda fuera puede mirar enseguida bajo todos los cubiletes. Puede contar a los demás lo que ve.
table-setting-eliminated_see_dice-false = Quien queda fuera no ve nada antes de que se levanten los cubiletes, salvo que solo jueguen bots.
table-setting-speed = Ritmo
speed-slow = Lento
speed-normal = Normal
speed-fast = Rápido
table-setting-chat = Charla
table-setting-chat-true = Se puede escribir, decir frases y hacer gestos.
table-setting-chat-false = En esta mesa no hay charla.
table-setting-listed = Mostrar en la lista de mesas abiertas
table-setting-listed-true = Cualquiera puede encontrar esta mesa en la página de inicio.
table-setting-listed-false = A esta mesa solo se llega por su enlace.
table-setting-external_bots = Dejar sentarse a programas
table-setting-external_bots-true = Pueden sentarse programas de alguien. Sus sitios van marcados.
table-setting-external_bots-false = Aquí solo se sientan personas, y los bots que pone quien organiza.
clock-none = Sin reloj
clock-none-about = Sin reloj: tómate tu tiempo.
clock-own = Otro reloj
clock-part-move = Segundos por jugada
clock-part-bank = Segundos de reserva
clock-part-increment = Segundos que se suman
clock-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
clock-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
clock-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
clock-days = { $count ->
    [one] un día
   *[other] { $count } días
}
# $move, $bank and $increment are such spans of time.
clock-move = Reloj: { $move } por jugada
clock-bank = Reloj: { $bank } por persona para toda la partida
clock-bank-increment = Reloj: { $bank } por persona, y { $increment } más con cada jugada
clock-move-and-bank = Reloj: { $move } por jugada, y luego una reserva de { $bank }
clock-move-and-bank-increment = Reloj: { $move } por jugada, y luego una reserva de { $bank } que crece { $increment } por jugada
# Time that runs: $seconds has two figures.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } h
clock-left-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

# At the table
page-table = Mesa
page-menu = Más
page-settings = Ajustes
page-alert-sound = Sonido
page-alert-vibration = Vibración
page-alert-notices = Avisarme cuando me toque
page-alert-refused = Este navegador no deja que la página te avise. Puedes permitirlo en sus ajustes para este sitio.
# review: short for "with the odds shown"; "Probabilidades" is too long for the chip
page-aid-chip = Con ayuda
page-calza-window = { $name } aún puede hablar antes.
page-calza-window-you = Aún puedes hablar antes.
page-calza-own = La apuesta es tuya: con { calza } dices que es exacta.
page-retract = Retirarla
page-in-play = { dice-count } en la mesa
page-expected = De { dice-count }, unos { $expected } cuentan como { faces }
page-last-seconds = Quedan diez segundos.
page-what-now = Y ahora
page-paused = La partida está en pausa
page-paused-about = Los relojes y los bots están parados.
page-paused-blocked = Con reloj, la partida sigue cuando estén todos o juegue un bot por ellos.
page-go-on = Seguir
page-pause-asked = { $names } { $count ->
    [one] pide
   *[other] piden
} una pausa.
page-pause-agree = Aceptar
page-pause-decline = Seguir jugando
page-pause-declined = Los demás prefieren seguir jugando.
page-pause-waits = Pides una pausa. Tienen que aceptarla todos los que juegan.
page-hesitates = se lo piensa mucho
page-asks-pause = pide una pausa
page-pause = Pedir una pausa
page-pause-not = Mejor sin pausa
page-round = Ronda { $round }
page-round-begins = Ronda { $round }.
page-opening = Tirada inicial
page-over = La partida ha terminado
page-place = { $place }.º de { $count }
page-order = Clasificación
page-facts = Para reírse
page-watchers = { $count ->
    [one] mira una persona
   *[other] miran { $count }
}
page-leave = Dejar la mesa
page-leave-title = ¿Dejas la mesa?
page-leave-playing = Un bot sigue jugando en tu puesto. Abre el enlace otra vez para recuperarlo.
page-leave-gathering = Tu silla queda libre.
page-leave-alone = Aquí no juega nadie más: la partida se detiene y tu puesto te espera hasta que abras el enlace otra vez.
page-leave-out = Ya estás fuera: los demás siguen sin ti.
page-left-alone = La partida está parada y tu puesto te espera.
page-left-people = Tu puesto te espera. Si tardas, los demás pueden dejar que juegue un bot hasta que vuelvas.
page-left-clock = Tu puesto te espera, pero tu reloj sigue. Cuando haya hablado dos veces por ti, jugará un bot hasta que vuelvas.
page-leave-yes = Dejarla
page-stay = Quedarse
page-hand-over = Jugar en otro dispositivo
page-hand-over-about = Escanea el cuadro con el otro dispositivo, o abre allí el enlace. Sirve una sola vez, durante unos minutos. No se lo muestres a nadie más: quien lo abra se queda con tu puesto.
page-hand-over-link = Enlace a tu puesto
page-hand-over-qr = Código QR del enlace a tu puesto
page-handed = Ahora juegas en otro dispositivo. Aquí miras.
page-locked = Quien organiza ha cerrado esta mesa. Puedes mirar.
page-removed = Quien organiza te ha quitado de esta mesa. Puedes mirar, o abrir una mesa tuya.
page-history = Lo que se dijo
page-told = Lo que pasa en la mesa
page-round-so-far = Apuestas de esta ronda
page-you = Tú
page-your-dice = Tus dados
page-hide-dice = Tapar mis dados
page-your-turn = Te toca
page-to-act = le toca
story-opens-you = Abres la ronda.
page-waits-for = Le toca a { $name }.
page-rolling = Todos tiran un dado; el más alto abre.
page-shaking = Agita, voltea, mira.
page-palifico = Palifico
story-becomes-palifico = { $name } abre en palifico.
story-becomes-palifico-you = Abres en palifico.
page-out = fuera
page-ready = ya está
page-stand-in = suplente
page-program = programa
page-watching = Estás mirando. Los cubiletes siguen cerrados para ti hasta que se levanten.
page-you-are-out = Quedas fuera: { page-place }. ¡Bien jugado!
page-see-cups = Ver todos los dados
page-faster = Más rápido
page-to-result = Al resultado
page-new-game = Partida nueva
page-you-watch = mirando
page-watch-gathering = Estás mirando esta mesa. Quédate y verás la partida en cuanto empiece.
page-watch-over = Quédate a mirar la próxima partida, o a sentarte cuando se junte gente.
page-behind = Una ronda atrás
page-behind-open = Ronda { $round }, con todo destapado
page-behind-later = Desde la segunda ronda puedes mirar bajo todos los cubiletes, con una ronda de retraso.
page-is-away = { $name } no está.
page-let-bot-play = Que juegue un bot
page-let-bot-play-for = Que un bot juegue por { $name }
page-held-by-bot = Un bot ocupa tu puesto.
page-take-back = Recuperarlo

# The pad
page-pad = Tu jugada
page-pad-faces = Caras
page-face-from = { faces }, desde { $quantity }
page-face-not = { faces }: ahora no. { $why }
page-quick = { $quantity }×
page-over-bid = sobre
page-how-many = ¿Cuántos { faces }?
page-quantities = de { $first } a { $last }
# review: "45 % probable" is short rather than elegant
page-likely = { $chance } probable
page-chance = { $percent } %
page-chance-least = <1 %
page-chance-most = >99 %
page-fewer = Menos dados
page-more = Más dados
page-bid = Apostar { bid }
page-bid-likely = Apostar { bid }, { $chance } probable
page-no-bid = No queda apuesta
# review: in full "mantén pulsado"; there is only room for the verb
page-hold = mantén
page-dudo-armed = Otra vez: ¡dudo!
page-calza-armed = Otra vez: ¡calza!

# Keys, and what may be asked at any time. $key is a key by the name that browsers give it.
page-keyboard = Teclado
page-keys-characters = Letras y cifras como atajos
page-keys-about = Con Tab se llega a todo. Si los desactivas, una letra, cifra o signo de interrogación no hace nada por sí sola: mejor si dictas.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Retroceso
    [End] Fin
    [Enter] Intro
    [Home] Inicio
    [Space] Espacio
   *[other] { $key }
}
page-key-help = Mostrar estos atajos
page-key-face = Elegir una cara
page-key-range = Elegir un rango
page-key-bid = Decir la apuesta elegida
page-key-dudo = Dudo: pulsar dos veces
page-key-calza = Calza: pulsar dos veces
page-key-onward = Saltar el recuento; siguiente ronda
page-ask = Preguntar a la mesa
page-ask-about = El lector de pantalla dice la respuesta. Los botones para las mismas preguntas están al final de la página.
page-ask-bid = La apuesta, y a quién le toca
page-ask-choices = Lo que puedo decir
page-ask-left = Dados que quedan
page-ask-no-cup = No tienes cubilete.
page-ask-lowest = Apuesta más baja: { bid }.
page-ask-aces = En { word-ases }: { bid }.
page-ask-dudo = Puedes decir dudo.
page-ask-calza = Puedes decir calza.

# The reveal
page-skip = Saltar el recuento
page-tally = Hay { $count }; apuesta: { $quantity }
page-counted = { $count ->
    [0] No hay { faces }.
   *[other] Hay { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Resultado
page-next-round = Siguiente ronda
page-why = ¿Por qué?
page-why-title = Por qué lo dijeron los bots
page-why-wait = Un momento…
page-why-alone = También tuvo en cuenta lo de antes: lo dirá cuando acabe la partida.
# Checking where the dice of a round came from: what a seed, a commitment and a part are is told in docs/fair-dice.md.
page-check = Comprobar estos dados
page-check-round = Dados de la ronda { $round }
page-check-fair = Todo cuadra: ninguno de estos dados se eligió ni se cambió después de que el servidor fijara su compromiso.
page-check-unfair = Esto NO cuadra. Guarda el registro de esta partida y enséñaselo a los demás.
page-check-committed-yes = La semilla y las huellas son las mismas con las que el servidor se comprometió antes de tirar los dados: este navegador lo vio.
page-check-committed-no = La semilla o las huellas NO son las mismas con las que el servidor se comprometió: este navegador vio otras.
page-check-committed-unknown = La semilla del servidor encaja con el compromiso que figura aquí. Este navegador no estaba para verlo antes.
page-check-unfit = La semilla del servidor NO encaja con el compromiso que figura aquí.
page-check-parts-yes = Cada aporte encaja con la huella que había antes de que se abriera alguno.
page-check-parts-no = Los aportes a los dados NO son como deben ser: hay uno de un puesto que no lo tiene, de otra longitud o que no encaja con su huella.
page-check-mine-yes = El número al azar que envió este navegador forma parte de los dados.
page-check-mine-no = El número al azar que este navegador anunció y envió a tiempo NO forma parte de los dados.
page-check-mine-late = El número al azar que anunció este navegador no forma parte de los dados: no se abrió a tiempo.
page-check-mine-unknown = Este navegador no aportó nada a los dados.
page-check-withheld = { $name } anunció un aporte y no lo abrió; en su lugar vale el incluido en la semilla.
page-check-withheld-you = Anunciaste un aporte y no lo abriste; en su lugar vale el incluido en la semilla.
page-check-dice-yes = La semilla y los aportes dan exactamente los dados que había bajo los cubiletes.
page-check-dice-no = La semilla y los aportes NO dan los dados que había bajo los cubiletes.
page-check-opener-no = Según la semilla y los aportes abre OTRO jugador, o las tiradas para decidirlo son otras.
page-check-limits = Lo que ninguna comprobación así puede demostrar: que quien lleva el servidor no mira bajo los cubiletes.
page-check-seed = Semilla
page-check-commitment = Compromiso
page-check-digests = Huellas de los aportes
page-check-no-digest = ninguna
page-check-parts = Aportes a los dados
page-check-part-held = incluido en la semilla
page-waits-for-all = Esperando a { $names }
story-wins-you = ¡Ganas la partida!
page-again = Jugar otra vez
page-again-change = Cambiar la mesa
page-again-about = Los mismos asientos y reglas. La partida empieza cuando todos estén listos.
page-again-away = { $count ->
    [one] { $names } no está: un bot juega en su lugar hasta que vuelva.
   *[other] { $names } no están: juegan bots en su lugar hasta que vuelvan.
}
page-again-waits = La próxima partida empieza cuando todos estén listos.
page-join-next = Entrar en la partida
page-next-gathers = Los jugadores se preparan para otra partida.
page-next-watch = La siguiente partida ha empezado.
page-next-began = La siguiente partida ha empezado. Un bot juega por ti hasta que entres.
page-again-without = Empezar sin { $names }
page-again-ready = Listos: { $names }
page-download = Descargar el registro
page-signed-none = Ningún servidor ha firmado este registro: pueden haberse cambiado nombres, jugadas y reglas, faltar rondas o ser todo inventado.
page-signed-here = Este servidor firmó este registro: nombres, reglas, jugadas y dados son como se jugó aquí.
page-signed-other = Otro servidor firmó este registro, con la clave { $key }. De quién es, y que nada se cambió, lo muestra: perudo verify
page-signed-unfit = La firma NO es de este registro: algo se cambió, añadió o quitó después de firmarlo.

# Learning
page-learn-title = Aprende a jugar · Perudo
page-learn-in-minutes = Aprende en tres minutos
page-learn-at = Primera partida: { $at } de { $of }
page-learn-told = Lo que cuenta la lección
page-learn-onward = Seguir
page-learn-skip = Saltar
page-learn-over = Fin de la lección
page-learn-calza = En algunas mesas se juega también con calza: dices que la apuesta es exacta. Si lo es, recuperas un dado; si no, pierdes uno.
page-learn-differs = Con las reglas que elegiste ({ $edition }), algunas cosas cambian:
page-learn-loading = Poniendo la mesa…
page-learn-failed = No se pudo cargar la lección. Te espera aquí hasta que vuelva la red.
page-offline = No hay conexión
page-offline-about = Quizá tu dispositivo no tiene red, o el servidor está apagado. Esta página sigue sola en cuanto puede; mientras tanto, puedes aprender el juego.
page-kept-out = El servidor no te deja entrar
page-lost-here = Sin conexión; reintentando…
page-learn-offline = Para jugar una partida completa necesitas conexión. Esta página la busca sola.

page-practice = Practicar
page-practice-title = Practicar · Perudo
page-practice-puzzles = Problemas
page-practice-odds = Probabilidades
page-practice-today = Hoy
page-practice-what = ¿Qué dirías?
page-practice-likely = ¿Qué probabilidad tiene, más o menos?
page-practice-loading = Poniendo la mesa…
page-practice-failed = No se pudieron cargar los problemas. Te esperan aquí hasta que vuelva la red.
page-practice-rating = Tú: { $mine }. Este: { $rating }.
page-practice-answer = La respuesta
page-practice-chances = Probabilidad de ganar la partida
page-practice-why-dudo = Tras todo lo apostado, dudo acierta el { $chance } de las veces.
page-practice-why-bid = Tras todo lo apostado, «{ bid }» sería verdad el { $chance } de las veces. También cuenta lo que haga el siguiente jugador.
page-practice-why-calza = Es bastante probable que la apuesta sea exacta.
page-practice-next = Siguiente
page-practice-streak = Días seguidos: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = menos del { $chance }
page-practice-between = del { $low } al { $high }
page-practice-over = más del { $chance }
page-practice-right = ¡Bien!
page-practice-wrong = No exactamente.
page-practice-exact = Exactamente: { $chance }.

# The big screen
page-screen = Ver en pantalla grande
page-screen-join = Únete
page-screen-scan = Escanea el cuadro, o abre
page-screen-again = Juega otra vez desde tu puesto.
page-screen-hide = Ocultar el código
page-screen-show = Mostrar el código
page-screen-hidden = El código de esta mesa está oculto.
page-screen-full = Pantalla completa

# Replays
page-replay = Repetición
page-replay-of = Repetición: { $names }
page-replay-here = Ver la repetición
page-replay-last = Ver la última partida
page-replay-loading = Cargando la partida…
page-replay-none = No existe esa partida
page-replay-failed = No se puede cargar la partida
page-replay-failed-text = Quizá te quedaste un momento sin conexión.
page-try-again = Reintentar
page-replay-record = Ver una partida guardada
page-docs = Documentación
page-replay-record-about = Suelta aquí un archivo .perudo, o elige uno. Se repite según sus reglas, con todos los cubiletes abiertos. No se guarda nada de él.
page-replay-choose = Elegir un archivo
page-replay-drop = Suelta para ver este archivo.
page-replay-paste = O pega una aquí
page-type = Apuntar una partida
page-type-about = De tu propia mesa: quién apostó qué, y qué había bajo los cubiletes. Este navegador la guarda hasta que empieces otra.
page-type-opens = ¿Quién abre la ronda { $round }?
page-type-hands = ¿Qué había bajo los cubiletes?
page-type-rounds = A las rondas
page-type-undo = Deshacer
page-type-anew = Empezar otra
page-replay-sample = Ver un ejemplo
page-replay-reading = Leyendo { $file }…
page-first = Al principio
page-back = Un paso atrás
page-play = Reproducir
page-stop = Parar
page-on = Un paso adelante
page-last = Al final
page-rounds = Rondas
page-round-loses = Ronda { $round }: { $name } pierde un dado
page-round-others-lose = Ronda { $round }: todos menos { $name } pierden un dado
page-round-gains = Ronda { $round }: { $name } recupera un dado
page-round-out = Ronda { $round }: { $name } queda fuera
page-round-exact = Ronda { $round }: exacto
page-round-open = Ronda { $round }, sin terminar
page-own-chance = Solo por los dados de quien apostó: { $chance } probable.
page-truth = { $count ->
    [0] Bajo todos los cubiletes: ni un { face }.
   *[other] Bajo todos los cubiletes: { bid }.
}
page-decisive = Momento decisivo
page-solved = Resuelto: qué decir y con qué frecuencia
page-solved-chance = Con estos dados, { $name } gana esta ronda el { $chance } de las veces, si los dos juegan así.
page-solved-share = La solución lo dice el { $chance } de las veces.
page-solved-never = La solución nunca lo dice.
page-solved-nothing = La solución no tiene consejo tras una apuesta que nunca hace.
page-solved-strayed = Antes { $name } apostó algo que la solución nunca apuesta. Esta es ahora la mejor respuesta a quien la sigue.
page-solved-what = ¿Qué es esto?
page-solved-about = Esta ronda es lo bastante pequeña para calcularla hasta el final. Si dices cada cosa con esta frecuencia, al azar, a la larga ningún rival puede hacer nada mejor que jugar así también.
page-share = Compartir
page-share-game = Compartir esta partida
page-share-link = Enlace a esta repetición
page-share-alone = Este enlace solo se abre en este equipo.
page-share-about = Quien abra este enlace puede ver la repetición.
page-picture-save = Guardar la imagen
page-picture-send = Enviar la imagen
page-to-table = Volver a la mesa

# Comings and goings, for screen readers
page-sat-down = { $name } se sienta.
page-sat-down-you = Te sientas.
page-stood-up = { $name } se levanta.
page-stood-up-you = Te levantas.
page-stand-in-came = Un bot sigue jugando por { $name }.
page-stand-in-came-you = Un bot sigue jugando por ti.
page-came-back = { $name } vuelve.
page-came-back-you = Has vuelto.
page-withheld = { $name } no abrió su aporte a estos dados, quizá por una línea caída; en lo que queda de partida no se le pide otro (× { $count } en esta mesa).
page-withheld-you = No abriste tu aporte a estos dados, quizá por una línea caída; en lo que queda de partida no se te pide otro (× { $count } en esta mesa).

# Talk at the table
page-talk = Charla
page-talk-news = Charla: { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
page-talk-quiet = Todavía nadie ha dicho nada.
page-talk-seated = Solo pueden hablar quienes están en la mesa.
page-say = Di algo
page-say-send = Decirlo
page-phrases = Frases
page-reactions = Gestos
page-mute = A quién oír
page-mute-one = Silenciar a { $name }
page-unmute-one = Volver a oír a { $name }
page-shake = Agitar mi cubilete
page-peek = Mirar
# What is done, for a button; and what is seen, for who listens.
reaction-laugh-do = Reír
reaction-gasp-do = Asombrarse
reaction-think-do = Pensar
reaction-clap-do = Aplaudir
reaction-cry-do = Llorar
reaction-cool-do = Ni inmutarse

# Phrases that each listener reads in their own language, and faces to pull
phrase-hello = ¡Hola a todo el mundo!
phrase-good-luck = ¡Suerte!
phrase-nice-bluff = ¡Qué bien mientes!
phrase-well-played = ¡Bien jugado!
phrase-really = ¿En serio?
phrase-hurry = Tómate tu tiempo, pero no todo.
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
reaction-laugh = se ríe
reaction-gasp = se asombra
reaction-think = se lo piensa
reaction-clap = aplaude
reaction-cry = llora
reaction-cool = ni se inmuta

## The lesson. $seat is who is spoken of: 1 is the learner, 2 and 3 are bots with names of their own. $own is how many
## of the learner's dice count for the face; the other numbers are those of the bid or the count that is spoken of

lesson-name = { $seat ->
    [1] Tú
    [2] Killa
   *[3] Inti
}
lesson-so-many-aces = { $aces ->
    [1] un as
    [2] dos ases
    [3] tres ases
   *[other] { $aces } ases
}
lesson-hold = { $own ->
    [0] Tú no tienes ninguno.
    [1] Tú tienes uno.
    [2] Tú tienes dos.
   *[other] Tú tienes { $own }.
}
lesson-cups = ¡Te damos la bienvenida! Bajo todos los cubiletes juntos hay { number } dados. Tú ves los tuyos, y nadie más los ve. Una partida completa empieza con más dados, pero se juega igual.
lesson-bid = { lesson-name } abre: «{ bid }». Es decir: entre todos los cubiletes, también el tuyo, hay al menos esa cantidad de dados con esa cara.
lesson-raise = Te toca. Di más dados, de cualquier cara, o los mismos de una más alta. Tienes { bid }: toca la cara y luego apuesta.
lesson-doubt = Ahora { bid }, dice { lesson-name }. { lesson-hold } Ponlo en duda: mantén pulsado Dudo, o tócalo dos veces.
lesson-falls = Hay { bid }, y se apostaron { $claimed }. No alcanza, así que { lesson-name } pierde un dado. Si la apuesta hubiera sido cierta, lo habrías perdido tú. Quien pierde abre la ronda siguiente.
lesson-aces = ¿Ves { $ace ->
    [bird] el pájaro
    [head] la cabeza
   *[sun] el sol
}? Es un as, y los ases son comodines: cada uno vale por cualquier cara. Así que con él ya tienes { bid }.
lesson-ace-bid = { $more ->
    [one] Uno más
   *[other] { $more } más
} entre los otros { $others } dados: no es mucho pedir. Sube a { bid }.
lesson-stands = { lesson-name } dudó de ti. Contando los ases hay { bid }, justo lo que dijiste. Una apuesta exacta es cierta, así que { lesson-name } pierde un dado.
lesson-to-aces = Sobre { bid }, { lesson-name } pasó a ases. Para eso basta la mitad, redondeando hacia arriba: { lesson-so-many-aces }. En una apuesta de ases solo cuentan los ases.
lesson-from-aces = Para salir de los ases hace falta el doble más uno: { number }. Con tus ases tienes { bid }. ¡Dilo!
lesson-over = Ahora { bid }. Pasa a ases. Te basta la mitad, redondeando hacia arriba: { lesson-so-many-aces }. Tú tienes { $own }; { lesson-name } habló de ases.
lesson-aces-stand = { lesson-name } dudó de ti, y aquí hay { bid }: tu apuesta se cumple. { $left ->
    [one] Bajo ese cubilete queda un solo dado, y por eso la próxima ronda es especial.
   *[other] Bajo ese cubilete quedan { $left } dados.
}
lesson-palifico = A { lesson-name } le queda un solo dado, y abre una ronda de palifico. En ella los ases no son comodines y la cara queda fija. La apuesta: { bid }.
lesson-locked = Solo sube la cantidad. Tienes { bid }, tu as ahora no ayuda, pero quizá { lesson-name } tenga otro { face }. ¿Subes o dudas?
lesson-own-bid-stands = { lesson-name } dudó de ti. Hay { bid }, como dijiste. Era el último dado de { lesson-name }. Gana la partida la última persona con dados.
lesson-own-bid-falls = Hay { bid }, y dijiste { $claimed }. Son demasiados, así que pierdes un dado. ¡Le pasa a todo el mundo! Gana la partida la última persona con dados.
lesson-own-doubt-wrong = Hay { bid }, y bastaban { $claimed }. La apuesta era cierta, así que pierdes un dado. ¡Le pasa a todo el mundo! Gana la partida la última persona con dados.
lesson-rather-bid = Podrías decir eso. Pero en esta lección, di { bid }.
lesson-rather-dudo = Podrías decir eso. Pero en esta lección, duda: di dudo.

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
# argparse fills in what begins with a percent sign.
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
cli-exploit-about = Lo que un bot regala por ronda a quien sabe cómo juega y le responde lo mejor posible. Exacto entre dos, si la ronda es pequeña; si no, un mínimo, con rondas jugadas y su intervalo del 95 %.
cli-exploit-bot = un bot incluido (perudo bots), ARCHIVO.py:CLASE, MÓDULO:CLASE, o un programa entre comillas (docs/bots.md); su código se ejecuta en este proceso: elige uno en el que confíes
cli-exploit-dice = los dados de quien abre y de cada uno después, como 2,1 o 3,3,3
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

# What stands for a value in a usage line.
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

## Chances, as the terminal tells them

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
# For chances that are not quite 0 or 1, but would be rounded to it.
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

## Rounds between two, solved

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

## The rules, as the terminal and the documentation tell them

rules-editions = Ediciones
rules-shared = Lo que se juega en todas las ediciones
rules-settings = Lo que cada edición decide por su cuenta
rules-readings = Cómo se leen erratas y silencios
rules-box = La caja
rules-same = Estas ediciones tienen las mismas reglas.
rules-source = { $edition } «{ $place }»
rules-sentence = { $said } «{ $place }»
rules-setting = Ajuste
rules-rule = Regla
rules-if-calza = Donde se juega con calza:
rules-note-sources = La fuente de cada línea es el lugar en el folleto de esa edición, por su título y en su idioma; entre paréntesis, si el folleto solo da a entender la regla.
rules-note-dash = Una raya indica que el folleto no lo dice.
rules-silent = esta edición no lo dice
rules-unsaid = ninguna edición lo dice
rules-note-house = Cada línea es un ajuste que puede cambiar quien organiza la mesa, como calza, que ninguna edición trae activada: perudo play --set calza=true
rules-presets = Nombres de reglas que no están en ninguna caja:
rules-page-title = Las reglas de Perudo, edición por edición
rules-page-made = Esta página la escribe "perudo rules --markdown". Cambia src/perudo/core/rules.py o las palabras de src/perudo/locales, y luego ejecuta "make generate".

## Playing in a terminal

# review: "Invitado" would give a gender; "Visita" is a guest of either
play-guest = Visita
play-help-hint = Escribe una apuesta como cantidad y cara, por ejemplo 7 4, o dudo. Escribe ayuda para saber más.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Todavía no se ha jugado ninguna ronda.
play-your-dice = Tus dados: { $dice }.
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
# What may be typed for each; separated by commas.
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

## Recorded games, as the terminal tells them

tell-players = Juegan: { $names }
tell-seat = Puesto { $seat }
tell-mid-game = El registro empieza a mitad de partida.
tell-dice-left = Dados que quedan: { $dice }
tell-round = Ronda { $round }
tell-hand = { $name } tiene { $dice }.
tell-stops-before-call = El registro se detiene antes de que alguien dude o calce. Le toca a { $name }.
tell-stops = El registro se detiene aquí. La ronda siguiente la abre { $name }.
tell-not-begun = El registro se detiene antes de la primera ronda.
tell-standard-input = entrada estándar

# --- Checking dice: docs/fair-dice.md tells what a seed, a commitment and a contribution are.

# $what is one of the sentences that follow.
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
# $rounds and $faults: how many.
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

## Errors in records: where, and what is wrong

record-error = { $place }: { $why }
record-at-line = línea { $line }
record-at-round = ronda { $round }
record-at-move = jugada { $move }
record-at-said = jugada { $move } ({ $said })
error-review-unfinished = Solo se analiza una partida terminada.
error-record-unreadable = Este archivo no se puede leer: { $why }
error-record-too-long = Un registro tiene como mucho { $most } bytes.
error-record-not-utf-8 = Esto no es un texto en UTF-8: su byte { $byte } está fuera de lugar.
error-record-syntax = { $why ->
    [mark] Aquí falta una comilla, una coma o un corchete.
    [twice] Esto ya se dijo antes. Cada ronda empieza por [[round]], entre corchetes dobles.
    [value] Después de = va un número, true, false, un texto entre "comillas" o una lista entre [corchetes].
    [key] Una línea es un nombre, = y su valor, por ejemplo: opener = 2
   *[other] Esto no se puede leer.
}
error-record-nested = Sus listas o tablas tienen demasiados niveles.
error-record-line-long = Esta línea pasa de { $most } caracteres.
error-record-key-long = Esta línea tiene un nombre de más de { $most } caracteres.
error-record-rounds-many = Un registro tiene como mucho { $most } rondas.
error-record-dear = Este registro exige demasiado tiempo o memoria para reproducirlo.
error-record-version = Un registro dice «perudo = { $version }», la versión del formato; este da otra.
error-record-key-unknown = «{ $key }» no significa nada aquí. Puede decir: { $allowed }.
error-record-key-missing = Falta «{ $key } = …».
error-record-key-kind = «{ $key }» debe ser { $kind ->
    [int] un número entero
    [str] un texto entre comillas
    [dict] una tabla
    [list] una lista
    [list-str] una lista de textos entre comillas
    [list-int] una lista de números enteros
    [list-dict] algo escrito como [[{ $key }]], una vez por cada uno
   *[setting] true, false, un número entero, un texto entre comillas o un par de números enteros
}.
error-record-position-seats = La posición tiene dados para { $given } puestos, pero hay { $seats } jugadores.
error-record-hand = Los dados del puesto { $seat } deben ser un texto de caras del 1 al 6, como "33344", o "" si está fuera.
error-record-hands = Debe haber una mano por cada uno de los { $seats } puestos, "" para quien está fuera; aquí hay { $given }.
error-record-hand-dice = { $left ->
    [0] El puesto { $seat } está fuera: su mano debe ser "".
    [one] Al puesto { $seat } le queda un dado, no { $given }.
   *[other] Al puesto { $seat } le quedan { $left } dados, no { $given }.
}
error-record-opener = Esta ronda la abre el puesto { $opener }, no el puesto { $given }.
error-record-opener-without-dice = El puesto { $given } no puede abrir: no existe, o no tiene dados.
# $key is a key of the record, as "seed".
error-record-hex = «{ $key }» se escribe con pares de cifras del 0 al 9 y de la a a la f.
error-record-move = Una jugada se escribe como "5x4", "dudo" o "calza 2": sin mayúsculas, signos, ceros delante ni otros espacios.
error-record-after-call = La ronda ya acabó con un dudo o una calza; no puede seguir otra jugada.
error-record-after-end = La partida terminó y ganó el puesto { $winner }; no puede seguir otra ronda.
error-record-after-unfinished = La ronda anterior se detiene sin dudo ni calza, y eso solo puede pasar en la última.

## Errors in talk, clocks and rule codes

error-rule-code = El código de reglas «{ $text }» no se puede leer: «{ $part }» no es un ajuste.
error-text-empty = Di algo.
error-text-characters = Esta línea tiene caracteres que no se pueden mostrar.
error-talk-closed = En esta mesa la charla está cerrada.
error-too-fast = No tan rápido. Espera un momento.
error-too-busy = El servidor tiene ahora demasiado que calcular. Prueba otra vez dentro de un minuto.
error-too-many-sockets = Hay demasiadas páginas abiertas a la vez. Cierra alguna o prueba otra vez dentro de un rato.
error-too-many-listed = Ya tienes { $count } mesas en la lista. Quita antes una, o comparte el enlace de esta mesa.
error-too-many-listed-nearby = Tu red ya tiene { $count } mesas en la lista. Siéntate a una de ellas, o comparte el enlace de la tuya.
error-forbidden-origin = Lo pide una página de otra dirección. Abre la página de este servidor y prueba desde ahí.
error-table-worn-out = En esta mesa ha pasado tanto que ya no cabe más. Abre una nueva.
error-paused = La partida está en pausa.
error-not-paused = La partida no está en pausa.
error-resume-away = { $name } no está y su reloj correría. Espera a que vuelva o deja que un bot juegue mientras tanto.
error-aid-hidden-dice = Las probabilidades solo se pueden mostrar donde los dados perdidos están a la vista. Activa eso también.
