# Messages that only the command line uses.

## Errors in rules and positions

error-extra-missing = Не хватает пакетов. Установить их: { $command }
error-picture-name = Имя картинки оканчивается на { $allowed }, а { $file } — нет.
error-picture-unwritten = Не удалось записать { $file }: { $why }
error-bid-graph-faces = Здесь у кубика граней: от { $fewest } до { $most }.
error-raises-no-palifico = По этим правилам кругов палафико нет.
error-raises-no-veteran = По этим правилам ветераны не меняют число.
error-bid-graph-most = На столе должен быть хотя бы один кубик.
error-notation-short = В позиции не меньше пяти частей: правила, круг, стаканчики, кто начинает, и слова.
error-notation-long = В позиции не больше знаков, чем { $most }.
error-notation-part = «{ $given }» здесь неизвестно, или после него чего-то не хватает. После слов может стоять, в таком порядке: rolls, seat, after.
error-notation-round = Круг — это число от 1, а если перед ним был другой, то от 2.
error-notation-cups = Стаканчик записывается своими числами, когда кубики уже брошены, например 33344; иначе как ? и число кубиков, например ?5, или один ?, где этого знать нельзя; или как - для того, кто вне игры. После того, кто уже был палафико, стоит v.
error-notation-opener = Начинает место от 1 до { $seats }, где есть кубики; в круге палафико после него стоит p; или -, пока неизвестно, кто начинает.
error-notation-words = Слова — это ставки через запятую, например 4x3,5x3; - перед первой; или то, чего ждут: roll, deal, либо over, когда ждать нечего.
error-notation-rolls = В броске за начало по цифре на каждое место: кубик или 0, если там не бросают.
error-notation-seat = Кто смотрит, говорит место от 1 до { $seats } или - для зрителя.
error-notation-after = Предыдущий круг задают стаканчиками, все открыты, тем, кто начал, и словами, последнее — dudo или calza: after 33344/12266 1 4x3,5x3,dudo или calza2.
error-notation-hidden = В игре известны кубики под каждым стаканчиком. То, что знает одно место, читают как вид.
error-notation-own = Скажи, кто смотрит, например seat 3 в конце, с кубиками под тем стаканчиком; - это зритель.
error-notation-unlike = По этим правилам это не следует из остального.
error-notation-no-rules = Этот вид пришёл по сети и не говорит, по каким правилам играют, поэтому записать его нельзя.
notation-at = столбец { $column } («{ $said }»)

## Events of a round

story-count = { $count ->
    [0] Пусто: ни { $face ->
        [1] одного { word-tuza }
        [2] одной двойки
        [3] одной тройки
        [4] одной четвёрки
        [5] одной пятёрки
       *[6] одной шестёрки
    }.
   *[other] Насчитали: { $count }.
}

## The server and its data

serving-here = Perudo ждёт здесь: { $address }
serving-preview = Место за нашим столом Perudo
serving-near = Для других в твоей сети: { $address }
serving-metrics = Показатели для Prometheus — по адресу { $address }
serving-no-network = У этой машины нет адреса в местной сети, другим до неё не добраться.
serving-stop = Остановить: Ctrl-C. Все игры сохранятся и продолжатся при следующем запуске.
serving-migrated = Данные в { $place } были от более старого Perudo, они обновлены. Их копия: { $backup }
serving-key-made = Создан ключ в { $place }: от него зависят кубики. Никому его не показывай и храни, пока есть данные.
serving-open-to-others = Внимание: другие на этой машине могут читать { $place }, а с ним и скрытые кубики. Закрой доступ: { $command }
error-page-not-built = Страница не собрана. Запусти: make play
error-no-docs = В { $place } нет сайта. Собери его: make docs
error-port-taken = Не получается слушать { $host }, порт { $port }: { $why }. Назови другой порт через --port или дай --port 0 найти свободный.
error-store-open = Не получается открыть данные в { $place }: { $why }. Назови другое место через --data.
error-store-damaged = Данные в { $place } повреждены ({ $why }), их не трогали. Верни резервную копию: perudo restore КОПИЯ --data { $place } --replace
error-store-full = Для данных в { $place } нет места: диск заполнен. Освободи место или назови другое через --data.
error-store-newer = Данные в { $place } от более нового Perudo: их формат { $theirs }, а этот читает до { $ours }. Их не трогали. Обнови Perudo или назови другое место через --data.
error-store-older = Данные в { $place } от более старого Perudo: их формат { $theirs }, а этот работает с { $ours }. Их не трогали. Обнови их: { $command }
error-store-read-only = В { $place } нельзя писать: файл или его папка только для чтения. Исправь это или назови другое место через --data.
error-store-strange = В { $place } не данные Perudo, их не трогали. Назови другое место через --data.
error-store-foreign = Данные в { $place } имеют не в точности те таблицы, которые делает Perudo ({ $what }), значит, их кто-то изменил. Их не трогали. Верни резервную копию, которой доверяешь: perudo restore КОПИЯ --data ФАЙЛ --replace
error-backup-elsewhere = Здесь копируются и возвращаются только файлы SQLite. Для PostgreSQL есть свои средства: pg_dump копирует работающую базу, psql или pg_restore возвращает её.
error-backup-exists = { $place } уже есть. Назови для копии новый файл.
error-backup-failed = Не удалось записать { $place }: { $why }. Там всё как было.
error-backup-nothing = В { $place } ничего нет.
error-person-unknown = Здесь никто не сохранил имя «{ $who }».
error-person-needed = Скажи, о ком речь: perudo people ИМЯ
error-restore-exists = В { $place } уже есть данные. С --replace их место займёт копия, а прежние останутся рядом.
error-restore-unsound = Не всё в резервной копии { $place } можно прочитать, поэтому ничего не возвращено. Что не так, покажет: perudo check { $place }
error-key-nowhere = Ключа, от которого зависят кубики, ещё нигде нет. Всем серверам одной базы нужен один и тот же: назови файл через --key или передай ключ переменной PERUDO_KEY.
error-key-other = Данные в { $place } относятся к ключу { $theirs }, а у этого сервера ключ { $ours }. Всем серверам одних и тех же данных нужен один ключ. Положи правильный в файл, названный через --key, или в PERUDO_KEY. Если он потерян навсегда, останови все серверы и запусти один с --lost-key { $short }
error-key-missing = В { $place } нет ключа, а данные относятся к ключу { $theirs }. Положи туда этот ключ. Если он потерян навсегда, запусти с --lost-key { $short }, чтобы сделать новый: столы играют дальше, но каждый браузер будет чужим, а недоигранные круги не проверить.
error-key-at-work = Другие серверы работают с данными в { $place } с прежним ключом. Ничего не изменено. Сначала останови их все.
error-node-alone = --node-address — для нескольких серверов одной базы PostgreSQL. Назови её через --data или убери --node-address.
error-key-strange = В { $place } нет ключа из { $digits } шестнадцатеричных цифр. Положи правильный или, чтобы сделать новый, убери файл: круги, которые ещё играют, тогда уже не проверить.
error-key-unreadable = Ключ в { $place } нельзя прочитать или создать: { $why }. Назови другой файл через --key.
error-store-held = С данными в { $place } работает другой Perudo: процесс { $process }, с { $since }. Сначала останови его или назови другое место через --data.
error-migrate-held = С данными в { $place } работают серверы, а новый формат не для них. Ничего не изменено. Сначала останови их.
error-check-table = Стол { $table } не прочитать: { $why }
error-check-unsound = Не всё в { $place } можно прочитать. Ничего не изменено. Останови сервер и верни резервную копию: perudo restore КОПИЯ --data { $place } --replace
error-archive-unreachable = Не удаётся добраться до { $place } в архиве: { $why }. Ничего не потеряно. Исправь, о чём там сказано, или попробуй позже.
error-archive-missing = { $place } нет в архиве. Верни его из копии архива; остальные столы такие, как были.
error-archive-altered = { $place } в архиве уже не такой, каким его записали ({ $why }). Верни его из копии архива; остальные столы такие, как были.
error-archive-strange = «{ $place }» — не место для архива. Назови папку или s3://BUCKET/PREFIX.
backup-made =
    { $tables ->
        [one] Скопирован { $tables } стол: { $place }
        [few] Скопировано { $tables } стола: { $place }
        [many] Скопировано { $tables } столов: { $place }
       *[other] Скопировано { $tables } стола: { $place }
    }
restore-made =
    { $tables ->
        [one] Возвращён { $tables } стол: { $place }
        [few] Возвращено { $tables } стола: { $place }
        [many] Возвращено { $tables } столов: { $place }
       *[other] Возвращено { $tables } стола: { $place }
    }
restore-kept = То, что было там раньше, сохранено: { $place }
restore-no-key = Ключа вместе с ней не было. Серверу нужен ключ, к которому относятся эти данные: положи его рядом. Если он потерян навсегда, следующий запуск скажет, как продолжить с новым.
check-begins = Просматриваю { $place }
check-so-far = Пока что: столов { $tables }, событий { $events }
check-sound = Всё можно прочитать. Столов: { $tables }, событий: { $events }
check-passed = Столов в архиве, который не просмотрен: { $tables }. Назови его через --archive.
prune-so-far = Просмотрено столов: { $tables }
prune-nothing = Забывать нечего. Столов: { $tables }
prune-found = Столов, которые будут забыты: { $old } из { $tables }. Там не доиграли ни одной игры.
prune-extent = В последний раз ими пользовались с { $first } по { $last }; событий на { $size } МБ
prune-ask = Забыть их навсегда? да или нет:{" "}
prune-left = Ничего не забыто.
prune-done = Забыто столов: { $old }
prune-size = { $place } теперь занимает { $size } МБ.
archive-so-far = Столов, которые уже в архиве: { $tables }
archive-nothing = В архив ничего не идёт. Столов: { $tables }
archive-found = Столов, которые пойдут в архив: { $old } из { $tables }. Там доиграли игру до конца.
archive-ask = Перенести их в { $place }? да или нет:{" "}
archive-left = В архив ничего не пошло.
archive-done = Перенесено столов в { $place }: { $old }
migrate-nothing = Данные в { $place } уже обновлены. Их формат: { $format }
migrate-found = Данные в { $place } имеют формат { $theirs } и будут переведены в формат { $ours }. Шагов: { $steps }. Будут сделаны все или ни одного.
migrate-meanwhile = Серверы тем временем могут работать дальше. Потом обнови их один за другим.
migrate-stopped = Сначала останови все серверы: новый формат не для тех, что работают сейчас.
migrate-backup = Имей резервную копию: pg_dump копирует базу.
migrate-ask = Продолжить? да или нет:{" "}
migrate-left = Ничего не изменено.
migrate-step = Шаг { $step } из { $steps }
migrate-done = Данные в { $place } теперь обновлены. Их формат: { $format }
people-list = Людей, сохранивших имя: { $count }
people-renamed = { $old } теперь зовётся { $new }.
people-ask = Удалить навсегда: { $name }? да или нет:{" "}
people-deleted = Удалено: { $name }. Работающий сервер сейчас убирает имя со всех столов; иначе сделает это при следующем запуске.
people-ban = Заблокировано: { $name }. Запущенный сервер за несколько секунд отключит этого человека.
people-unban = Больше не заблокировано: { $name }
people-banned = заблокировано: { $reason }
people-reports = Открытые жалобы: { $count }
collusion-players = игроки
collusion-ratio = отношение
collusion-calls-head = вызовы
collusion-expected = ожидалось
collusion-pair = { $one } и { $other }
collusion-calls = { $calls } из { $opportunities }
collusion-above = > { $ratio }
collusion-none = Нет игр, в которых трое или больше игроков могли проверять друг друга.
collusion-note = Отношение говорит, насколько вероятнее эти вызовы, если двое игроков щадят друг друга, чем если они относятся ко всем одинаково. Начиная с { $ratio } посмотрите их игры. Отношение ничего не доказывает: высоким оно может быть и у друзей, которые всегда сидят рядом, или у того, кто боится одного соперника.
collusion-so-far = Игр пока: { $games }

## Errors at a table

error-no-page = Такой страницы нет.

## The command line

cli-usage = запуск:{" "}
cli-arguments = аргументы
cli-options = параметры
cli-commands = команды
cli-examples = примеры:
cli-help-option = показать эту справку и остановиться
cli-command = КОМАНДА
cli-perudo-about = Perudo, кости с блефом и тузами-джокерами, по правилам пяти печатных изданий или по своим. Подробнее о каждой команде: perudo КОМАНДА --help
cli-perudo-version = показать версию и остановиться
cli-perudo-language = на каком языке говорить: { $languages }; если не назван — на языке терминала
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse replaces what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Не хватает: %s.
cli-unrecognized = Здесь такого нет: %s.
cli-expected-one = Нужно значение.
cli-expected-some = Нужно хотя бы одно значение.
cli-choice = Нет такого: %(value)s; есть %(choices)s.
cli-no-command = Нет команды %(parser_name)s; есть команды %(choices)s.
cli-explicit = Значение не нужно, а дано %r.
compiling = Готовится скомпилированный код: в первый раз — несколько секунд.
cli-error = perudo: { $why }
cli-see = { $why } Смотри: { $command } --help
cli-play-about = Игра с ботами в терминале, простыми строками.
cli-play-edition = по правилам какого издания играть: { $editions }; если не названо — { $default }
cli-play-set = своё правило, например calza=true или dice=3; можно несколько раз. Все настройки: perudo rules
cli-play-bots = сколько ботов за столом; если не сказано — { $default }
cli-play-bot = свой бот за столом: ФАЙЛ.py:КЛАСС, МОДУЛЬ:КЛАСС или программа в кавычках (docs/bots.md); можно несколько раз. Остальные, если --bots просит больше, — встроенные
cli-play-level = насколько хорошо играют боты: { $levels }; если не сказано — { $default }
cli-play-explain = после каждого круга — почему каждый бот так играл
cli-play-name = как тебя называть
cli-play-record = файл, куда записать игру, для perudo replay
cli-play-seed = число, с которым игра повторима: то же число — те же кубики и боты
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true
cli-serve-about = Открыть столы для игры в браузере.
cli-serve-host = адрес, который слушать; если не назван — { $default }, только эта машина
cli-serve-port = порт, который слушать; 0 берёт любой свободный; если не назван — { $default }, когда он свободен
cli-serve-lan = пустить местную сеть и показать адрес для телефонов QR-кодом
cli-serve-open = открыть браузер
cli-serve-data = файл SQLite, где хранятся все игры, или URL базы PostgreSQL; если не сказано — { $default }
cli-serve-key = файл ключа, от которого зависят кубики; если не сказано — рядом с файлом SQLite или из переменной PERUDO_KEY
cli-serve-lost-key = принять другой ключ для данных, ключ которых потерян навсегда: его короткая форма, которую называет отклонённый запуск
cli-serve-wait-factor = сколько думают боты и открываются кубики: 1 — как у людей, меньше — быстрее
cli-serve-url = адрес, по которому этот сервер виден другим, если он за прокси
cli-serve-proxy = IP-адрес прокси перед сервером или его сеть, например 10.0.0.0/8: ему верят в том, кто за ним; если не назвать, не верят никому
cli-serve-metrics = отдавать показатели для Prometheus на этом порту, только на этой машине, если перед портом не стоит адрес, например 0.0.0.0:9100; 0 — любой свободный
cli-serve-node-address = где другие серверы той же базы PostgreSQL находят этот; без этого — адрес этой машины
cli-serve-docs = сайт документации, на который ведёт страница: его URL или папка, которую собрал `make docs`; тогда она доступна по /docs/
cli-serve-push-service = ещё одна служба push, в которую отправляются уведомления, как URL; можно повторять (по умолчанию: службы распространённых браузеров)
cli-serve-delete-after = через сколько дней без событий стол забывается, если там не доиграли ни одной игры; 0 — никогда; если не сказано — { $default }
cli-serve-archive = куда идут старые столы, где доиграли игру до конца: папка или s3://BUCKET/PREFIX; если не сказано, они остаются в данных
cli-serve-archive-after = через сколько дней без событий они туда идут; 0 — никогда; если не сказано — { $default }
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080
cli-backup-about = Скопировать данные сервера, даже работающего, в один файл: каждый стол таким, какой он в этот миг.
cli-backup-target = файл, который появится
cli-backup-data = файл SQLite, который копируется; если не сказано — { $default }
cli-backup-with-key = скопировать и ключ кубиков, рядом с копией: у кого есть оба, тот знает кубики кругов, которые ещё играют
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db
cli-restore-about = Вернуть резервную копию туда, где сервер находит свои данные. Сначала останови сервер.
cli-restore-source = файл, который сделала команда perudo backup
cli-restore-data = файл SQLite, который возвращается; если не сказано — { $default }
cli-restore-replace = даже если данные уже есть; они останутся рядом
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace
cli-check-about = Прочитать всё, что хранит сервер, и сказать, цело ли оно. Ничего не меняется, сервер может работать. Код выхода 1, если что-то не прочитать.
cli-check-data = файл SQLite или URL базы PostgreSQL; если не сказано — { $default }
cli-check-archive = прочитать и то, что лежит в этом архиве: папка или s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db
cli-prune-about = Забыть столы, где не доиграли ни одной игры и где давно ничего не происходит. Сначала говорит, сколько этого, и спрашивает. Работающий сервер делает это сам; сначала останови его.
cli-prune-data = файл SQLite или URL базы PostgreSQL; если не сказано — { $default }
cli-prune-delete-after = через сколько дней без событий; если не сказано — { $default }
cli-prune-yes = не спрашивать
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes
cli-archive-about = Перенести старые столы, где доиграли игру до конца, из данных в сжатые файлы, по месяцам. Сервер, который знает архив, показывает их, и за ними играют дальше, как раньше. Сначала говорит, сколько этого, и спрашивает. Сервер с --archive делает это сам; сервер, чьи данные в файле SQLite, сначала останови.
cli-archive-data = файл SQLite или URL базы PostgreSQL; если не сказано — { $default }
cli-archive-to = архив: папка или s3://BUCKET/PREFIX; остальное говорят переменные AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION и AWS_ENDPOINT_URL
cli-archive-archive-after = через сколько дней без событий; если не сказано — { $default }
cli-archive-yes = не спрашивать
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes
cli-migrate-about = Обновить данные более старого Perudo. Сначала говорит, что нужно сделать, и сохраняет копию файла SQLite; для данных PostgreSQL имей свою копию: об этом спрашивает. Если делать нечего, не делает ничего.
cli-migrate-data = файл SQLite или URL базы PostgreSQL; если не сказано — { $default }
cli-migrate-yes = не спрашивать
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo
cli-people-about = Показать людей, сохранивших имя на сервере, или то, что хранится об одном из них; переименовать, заблокировать или удалить человека. Сервер может работать дальше.
cli-people-who = имя или id человека; без него — список всех
cli-people-data = файл SQLite или URL базы PostgreSQL; если не сказано — { $default }
cli-people-export = вывести всё, что хранится о человеке, в JSON
cli-people-rename = изменить имя человека
cli-people-ban = заблокировать человека; он узнает причину
cli-people-unban = разблокировать человека
cli-people-reports = показать жалобы
cli-people-close = убрать жалобу из списка
cli-people-delete = удалить человека, после подтверждения
cli-people-yes = не спрашивать
cli-people-examples =
    perudo people
    perudo people Ana --export
    perudo people Ana --ban "insulted others"
    perudo people Ana --delete
    perudo people --reports
cli-replay-about = Пересказать записанные игры словами. Если запись нарушает правило, об этом сказано в стандартном потоке ошибок, а код выхода — 1.
cli-replay-files = файлы .perudo; - читает стандартный ввод
cli-replay-json = вместо этого — по строке JSON на файл
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo
cli-review-about = Сказать, чего стоило каждое решение в законченных играх: сколько оно потеряло, по тому, что игрок мог знать, и что было удачей.
cli-review-files = файлы .perudo; - читает стандартный ввод
cli-review-json = вместо этого — по строке JSON на файл
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo
cli-collusion-about = Искать игроков, которые щадят друг друга: проверяют друг друга реже, чем других. Читает записи игр или рейтинговые игры трёх или больше игроков из данных сервера, который может работать дальше.
cli-collusion-files = файлы .perudo; без них — рейтинговые игры из данных
cli-collusion-data = файл SQLite или URL базы PostgreSQL; если не сказано — { $default }
cli-collusion-tournament = только игры турнира с этим кодом
cli-collusion-json = { cli-solve-json }
cli-collusion-examples =
    perudo collusion --data /srv/perudo.db
    perudo collusion evening/*.perudo
cli-odds-about = Точные шансы, что ставка верна и что она точна, по кубикам, которые ты видишь.
cli-odds-dice = сколько кубиков на столе вместе с твоими
cli-odds-hand = твои кубики, числа подряд; если не названы — ни одного
cli-odds-bid = ставка: количество x число; туз — это 1
cli-odds-bids = что ставили до сих пор, например "A 4x5, B 5x5": будет сказано и то, что это говорит о стаканчиках; --dice тогда задаёт кубики каждого от первого, кто ставил, например 5,5,4, а рука — того, чей ход
cli-odds-edition = по чьим правилам так ставили: { $editions }; если не сказано, { $default }
cli-odds-palifico = круг палафико: тузы не джокеры
cli-odds-json = вместо этого — одна строка JSON
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"
cli-raises-about = Какая ставка может идти за какой, по правилам издания или своим: таблицей, картинкой или числами для программ.
cli-raises-edition = правила какого издания: { $editions }
cli-raises-set = своё правило, например raise=any-higher; можно несколько раз. Все настройки: perudo rules
cli-raises-dice = сколько всего кубиков в начале игры: больше поставить нельзя; если не названо — { $default }
cli-raises-round = какой круг: { $kinds }; если не назван — { $default }
cli-raises-chart = вместо этого нарисовать в файл .png или .svg
cli-raises-json = вместо этого — таблицы с номерами одной строкой JSON
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg
cli-verify-about = Заново вычислить кубики записанных игр из зёрен, зафиксированных заранее, и сказать, кто подписал записи (docs/fair-dice.md, docs/records.md). Если что-то не сходится, код выхода — 1.
cli-verify-files = файлы .perudo игр, сыгранных на сервере; - читает стандартный ввод
cli-verify-key = требовать подпись этим ключом: 64 шестнадцатеричные цифры или файл с ними, например /.well-known/perudo.json сервера
cli-verify-json = вместо этого — по строке JSON на файл
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Как нужно играть круг вдвоём: чего он стоит, насколько ответ ещё может быть далёк от наилучшего и как начинать. Ctrl-C останавливает на том, что уже найдено.
cli-solve-dice = кубики того, кто начинает, и второго, например 2,1; или 1,1,1: трое, у каждого по кубику
cli-solve-edition = по какому изданию повышать: { $editions }; если не названо — { $default }
cli-solve-raise = как повышать, каким бы ни было издание
cli-solve-faces = сколько граней у кубика, от 2 до 6; если не сказано — 6
cli-solve-aces = wild: джокеры, как всегда; plain: обычное число; silent: джокеры, но на них не ставят; top: джокер — наибольшее число
cli-solve-locked = круг палафико
cli-solve-iterations = остановиться после стольких итераций
cli-solve-gap = остановиться, когда ценность известна с такой точностью; без всяких пределов — { $default }
cli-solve-seconds = остановиться через столько секунд
cli-solve-checkpoint = файл, в котором хранить работу и с которого её продолжать
cli-solve-export = файл для всей стратегии: для каждой руки и ставок, как часто что говорить; .json или .csv
cli-solve-method = как учиться
cli-solve-processes = распределить работу по стольким процессам; с --ray — по стольким исполнителям, по одному на процессор, если не сказано
cli-solve-ray = распределить её по кластеру Ray с этим адресом; без адреса — по тому, что назван в RAY_ADDRESS или работает здесь, а если такого нет, по запущенному для этого
cli-solve-json = вместо этого — одна строка JSON
cli-solve-game = целая игра вдвоём по этому изданию: кто выиграет и с какими кубиками
cli-solve-set = своё правило, например calza=true или dice=2; можно несколько раз
cli-solve-largest = рассчитывать круги, где кубиков не больше этого; если не сказано: 4 для one-axis, иначе 3; с «кальцей» на один меньше
cli-solve-recall = если круг слишком велик для расчёта, оба игрока помнят лишь столько последних ставок; для целой партии, если не сказано, столько, на сколько хватает места, а 0 такие круги пропускает
cli-solve-chart = нарисовать это в файл .png или .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Как играть позицию двоих, по таблицам рассчитанных кругов или сохранённому решению: как часто что говорить и чего это стоит (docs/solving.md, docs/positions.md).
cli-probe-position = позиция, одной строкой в кавычках (docs/positions.md)
cli-probe-dice = или кубики того, кто начал, и второго, например 2,1
cli-probe-hand = кубики того, чей ход, числа подряд
cli-probe-bids = что ставили, по очереди, например 1x5,2x5; если не сказано — ничего
cli-probe-edition = чьи правила: { $editions }; если не сказано, { $default }
cli-probe-palifico = круг палафико
cli-probe-solution = файл, который сохранило perudo solve --checkpoint, вместо таблиц
cli-probe-json = вместо этого — одна строка JSON
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json
cli-arena-about = Боты против ботов: те же кубики для каждой рассадки, чтобы выигрывала игра, а не везение. Показывает долю побед каждого с её 95-процентным интервалом и рейтинг. Ctrl-C останавливает, и видно то, что найдено до этого.
cli-arena-bots = встроенные боты (perudo bots), ФАЙЛ.py:КЛАСС, МОДУЛЬ:КЛАСС или программа в кавычках, например "node mybot.js" (docs/bots.md); кто назван дважды, сидит дважды
cli-arena-games = сколько игр, или немного больше, чтобы каждая раздача прошла все рассадки; если не названо — { $default }
cli-arena-players = сколько сидит за столом; если не названо — столько, сколько названо ботов. Если ботов меньше, некоторые сидят дважды; если больше, они сменяют друг друга
cli-arena-edition = одно издание или набор правил: { $editions }; если не названо — { $every }, с кальцей и без неё
cli-arena-set = { cli-play-set }
cli-arena-calza = только с кальцей
cli-arena-seconds = сколько секунд бот может думать над словом, прежде чем проиграет игру; если не названо — { $default }
cli-arena-seed = { cli-play-seed }; если не указано — 1, или такое, которого никто не угадает, когда среди ботов есть чужой
cli-arena-jobs = сколько процессов играет, или с --ray на скольких процессорах; если не названо — на всех
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Сколько бот отдаёт за круг тому, кто знает, как он играет, и отвечает лучше всего. Точно между двумя, если круг мал; иначе — нижняя граница по сыгранным кругам, с 95-процентным интервалом. С --games — какую долю целых игр выигрывает такой соперник.
cli-exploit-bot = встроенный бот (perudo bots), ФАЙЛ.py:КЛАСС, МОДУЛЬ:КЛАСС или программа в кавычках (docs/bots.md); его код выполняется в этом процессе, поэтому бери того, кому доверяешь
cli-exploit-dice = кубики того, кто начинает, и каждого следующего, например 2,1 или 3,3,3
cli-exploit-games = сыграть столько целых игр против того, у кого есть копия бота, и показать его долю побед
cli-exploit-players = игроки в этих играх: этот соперник и бот на остальных местах; если не названо — 2
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = на сколько кубиков больше, чем их есть, может назвать другой; если не названо — 0
cli-exploit-seconds = сколько секунд играть круги, слишком большие, чтобы их обойти; если не названо — { $default }
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
    perudo exploit reader --games 100 --edition kozak
cli-bots-about = Встроенные боты, от слабого к сильному.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json
cli-connect-about = Дать своему боту играть за столом сервера, где хозяин пускает программы (docs/bots.md). Ctrl-C останавливает.
cli-connect-url = ссылка на стол
cli-connect-bot = бот: ФАЙЛ.py:КЛАСС, МОДУЛЬ:КЛАСС, программа в кавычках или встроенный
cli-connect-name = как его называть за столом
cli-connect-games = уйти после стольких игр
cli-connect-token = файл, где хранить, кто он, чтобы он вернулся на своё место
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R
cli-rules-about = Правила по изданиям. Для двух и больше — только различия. Для одного — его правила целыми фразами.
cli-rules-editions = { $editions }; если не названы — все
cli-rules-markdown = показать всё страницей в Markdown
cli-rules-json = вместо этого — настройки и источники одной строкой JSON
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Вывести скрипт, по которому оболочка дополняет команды, ключи и имена файлов. Нужен ещё один пакет: pip install shtab.
cli-completion-shell = оболочка, в которой ты пишешь
cli-completion-examples =
    perudo completion bash
# Placeholders for values in usage lines.
cli-metavar-language = ЯЗЫК
cli-metavar-edition = ИЗДАНИЕ
cli-metavar-set = НАСТРОЙКА=ЗНАЧЕНИЕ
cli-metavar-round = КРУГ
cli-metavar-number = N
cli-metavar-days = ДНИ
cli-metavar-archive = АРХИВ
cli-metavar-site = САЙТ
cli-metavar-level = УРОВЕНЬ
cli-metavar-name = ИМЯ
cli-metavar-person = ЧЕЛОВЕК
cli-metavar-reason = ПРИЧИНА
cli-metavar-report = ЖАЛОБА
cli-metavar-tournament = КОД
cli-metavar-host = АДРЕС
cli-metavar-host-port = АДРЕС:ПОРТ
cli-metavar-port = ПОРТ
cli-metavar-file = ФАЙЛ
cli-metavar-key = КЛЮЧ
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = ЧИСЛА
cli-metavar-address = АДРЕС
cli-metavar-bid = КxЧ
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = БОТ
error-language-unknown = На языке «{ $language }» здесь не говорят. Есть такие: { $allowed }.
error-not-a-number = «{ $given }» — не целое число от { $least } до { $most }.
error-not-an-integer = «{ $given }» — не целое число.
error-not-a-pace = «{ $given }» — не число от { $least } до { $most }.
error-not-an-address = «{ $given }» — не IP-адрес, как, например, 127.0.0.1, и не сеть, как 10.0.0.0/8.
error-not-a-setting = «{ $given }» — не НАСТРОЙКА=ЗНАЧЕНИЕ, как, например, calza=true.
error-not-a-hand = «{ $given }» — не числа от 1 до 6 подряд, как, например, 22156.
error-not-a-public-key = «{ $given }» — не ключ сервера и не файл с ним. В ключе 64 шестнадцатеричные цифры; свой сервер показывает по адресу /.well-known/perudo.json
error-not-a-bid = «{ $given }» — не ставка, как, например, 7x2: количество, x и число от 1 до 6.
error-hand-too-large = Своих кубиков названо { $hand }, а на столе их всего { $dice }.
error-odds-dice-each = Вместе с --bids скажи, сколько кубиков у каждого, например --dice 5,5,4.
error-odds-order = «{ $name }» не может ставить здесь: ставят по очереди, каждый там, где в --dice его кубики.
error-probe-nothing = Скажи, о чём спрашиваешь: POSITION или --dice и --hand.
error-probe-hand = Кубиков в руке { $hand }; у того, чей ход, их { $dice }.
error-probe-not-to-act = Здесь нет никого, чей ход и чьи кубики видны.
error-probe-not-two = Кубики есть больше чем у двоих; рассчитаны только круги двоих.
error-probe-calza = Здесь можно сказать «кальца»: это другой круг, а ни один такой не рассчитан.
error-probe-hidden-dice = Сколько кубиков у второго, скрыто. Кто считал, говорит это, например ?2 в позиции.
error-probe-hidden-veteran = Не сказано, был ли второй уже палафико и может ли поэтому сменить число. Это говорит v, например ?1v в позиции.
error-probe-not-solved = Таблицы такого круга нет. Рассчитай его: perudo solve --checkpoint FILE, и спроси с --solution FILE.
error-probe-off-the-line = По таблице сюда не пришёл бы ни один из двоих, поэтому она не говорит, как дальше.
error-strategy-name = Имя файла со стратегией кончается на { $allowed }, а { $file } — нет.
error-strategy-line = В этом круге нельзя поставить { $bid } там, где оно стоит в { $bids }.
error-strategy-hand = «{ $hand }» — не рука того, чей там ход: кубиков у него { $dice }.
error-output = То, что есть сказать, не удаётся вывести: { $why }
error-not-positive = «{ $given }» — не число больше нуля, как, например, 0.001.
error-not-players-dice = «{ $given }» — не кубики 2–{ $players } игроков, от 1 до { $most } у каждого, как, например, 2,1.
error-not-two-players = «{ $given }» — не кубики двух игроков, от 1 до { $most } у каждого, как, например, 2,1.
error-solver-too-large = Чтобы рассчитать этот круг, нужно { $needed } ГиБ памяти; здесь свободно { $there } ГиБ. Для оценки нужно меньше: --recall 2.
error-forgetful-too-large = Для этого нужно { $needed } ГиБ памяти; здесь свободно { $there } ГиБ. Чем меньше ставок помнить, тем меньше нужно: --recall.
error-options-together = { $one } не сочетается с { $other }.
error-options-needed = Укажи { $one } или { $other }.
error-solver-other-round = В { $file } нет прежней работы над этим кругом.
error-solver-other-game = В { $file } нет прежней работы над этой игрой.
error-solver-unwritten = Не получается сохранить работу в { $file }: { $why }.
error-solver-nothing = Скажи, что рассчитать: --dice для круга, --game для игры.
error-solver-no-calza = По этим правилам никто не может сказать «кальца», когда осталось двое игроков.
error-solver-three-dice = Когда игроков больше двух, решено только 1,1,1: трое игроков, у каждого по кубику.
error-solver-three-calza = С кальцей кубики могут возвращаться, поэтому втроём решаются только круги без неё.
error-worker-lost = Исполнитель остановился посреди работы: его процесс убит или его машина пропала. С --checkpoint работа продолжится с того места, где её сохранили в последний раз.
error-no-cluster = Не удалось подключиться к кластеру Ray: { $why }
error-few-processors = Процессоров в кластере: { $there }; исполнителей запрошено: { $asked }.
error-tablebase-damaged = Таблица рассчитанного круга повреждена или другой версии.
error-study-too-large = В этом круге { $lines } линий ставок; обходим не больше { $most }.
error-study-calza = Круги, где кальцу можно так объявить, не изучаются: сделавшим ставку на свою же ставку или кем угодно там, где круги разыгрываются.
error-study-illegal = Игрок сказал то, чего не может: { $word }.
error-arena-alone = Назови хотя бы двух ботов, например: perudo arena odds beginner
error-bot-unknown = Нет бота «{ $given }». Встроенные: { $allowed }; своего называют ФАЙЛ.py:КЛАСС, МОДУЛЬ:КЛАСС или программой в кавычках (docs/bots.md).
error-bot-meant = Нет бота «{ $given }». Может быть, { $meant }?
error-bot-no-file = Нет файла { $file }.
error-bot-no-module = Нет модуля { $module }.
error-bot-broken = { $place } не удаётся загрузить: { $why }
error-bot-no-class = В { $given } нет класса { $name }.
error-bot-no-bot = { $given } — не бот: это должен быть класс, производный от perudo.bots.Bot.
error-bot-abstract = { $given } не закончен: не хватает { $methods }.
error-bot-no-program = Нет программы { $program }.
error-bot-silent = { $given } не говорит hello: { $why }
error-bot-failed = { $name } не может играть дальше: { $why }
error-bot-no-link = «{ $given }» — не ссылка на стол, такая как http://localhost:8000/t/ABCDEF.
error-not-a-server = «{ $given }» — не адрес сервера, такой как https://perudo.example.org.
error-bot-no-server = До { $server } не достучаться: { $why }
error-bot-token = Не удаётся сохранить в { $file }, кто этот бот: { $why }
error-bot-token-unknown = Сервер уже не знает, кто этот бот. С другим файлом для --token или без него он придёт как новый.

## Chances

odds-bid = { bid }, на столе { dice-count }
odds-bid-palifico = { bid } в круге палафико, на столе { dice-count }
odds-hand = Ты видишь { $hand }; { $matching ->
    [0] ни один не подходит
    [1] подходит один
    [one] подходит { $matching }
    [few] подходят { $matching }
    [many] подходят { $matching }
   *[other] подходят { $matching }
}.
odds-no-hand = Ты не видишь ни одного из них.
odds-true = верна
odds-exact = точна
odds-by-dice = по одним кубикам
odds-after-bids = после ставок
odds-reader = После ставок: так, как их читает бот «{ $reader }». Это оценка, для игроков, какими они обычно бывают.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
# Chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0,01 %
odds-nearly-certain = >99,99 %
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Как поднимать по правилам { $edition }: { $kind ->
    [palifico] круг палафико
    [veteran] круг палафико для ветерана, которому можно менять число
   *[ordinary] обычный круг
    }, кубиков: { $dice }
raises-how = По строкам — текущая ставка, по столбцам — сколько кубиков с каждым числом можно поставить после неё. 4+ — четыре и больше, 1 — { word-tuz }.
raises-opening = первая ставка
raises-standing = текущая ставка
raises-followers = ставка, которая может следовать
raises-face = число
odds-same-face = То же число:
odds-same-quantity = То же количество:

## Solved rounds of two players

solve-round = Кубики: { $first } у того, кто начинает, { $second } у второго
solve-value = Ценность для того, кто начинает, от -1 до 1: { $value } (между { $low } и { $high })
solve-estimate = Ценность для того, кто начинает, от -1 до 1: около { $value }; это оценка
solve-sure = Наверняка она между { $low } и { $high }
solve-remembered = Ставки, которые помнят оба игрока: { $remembered }
solve-wins = Значит, этот игрок выигрывает { $chance } таких кругов.
solve-calza = Можно сказать «кальца»: выигранный ею кубик — очко тому, кто сказал, как потерянный — очко другому.
solve-three = { $edition }: вероятность каждого выиграть игру, когда осталось трое и у каждого по кубику
solve-three-chances = { $first } у того, кто начинает, { $second } у следующего, { $third } у последнего
solve-three-gain = Никто не выиграет больше { $gain } (как долю игры), если один будет играть иначе: это равновесие с такой точностью.
solve-three-promise = Большего не обещано: двое, играющие иначе, могут выиграть больше, а другое равновесие может дать другие вероятности.
solve-exploitability = Недобор до наилучшей игры (exploitability): { $exploitability }
solve-exploitability-least = Недобор до наилучшей игры (exploitability): не меньше { $exploitability }
solve-effort = Итерации: { $iterations }; секунды: { $seconds }
solve-openings = Как начинать, по своим кубикам:
solve-openings-all = Как начинать, в среднем:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) } %
solve-progress = Итерации: { $iterations }; секунды: { $seconds }; ценность известна с точностью до { $width }
solve-progress-estimate = Итерации: { $iterations }; секунды: { $seconds }; кто помнит столько же, может ещё выиграть { $gain }
solve-progress-three = Итерации: { $iterations }; секунды: { $seconds }; кто один играет иначе, может ещё выиграть { $gain }
solve-progress-preparing = Готовим то, что игроки могут различить.
solve-progress-judging = Вычисляем лучшие ответы на выученное.
solve-least = На это нужно не меньше { $seconds } с: чтобы подготовить, на одну итерацию и чтобы её оценить.
probe-mix = Как дальше: { $mix }
probe-value = На что может надеяться тот, чей ход, от -1, круг проигран, до 1: { $value }
probe-table = По таблице, которая идёт с Perudo.
probe-kept = По тому, что сохранено в { $file }.
exploit-opening = Когда начинает, отдаёт за круг: { $loss }
exploit-answering = Когда отвечает, отдаёт за круг: { $loss }
exploit-estimated = Как часто он что говорит, вычислить не удалось; это оценено по { $times } вопросам, так что и эти числа приблизительны.
exploit-gain = Кубики, которые за круг выигрывает тот, кто хорошо отвечает: { $gain } (от { $low } до { $high } в 95 % случаев; раздач: { $deals }). Лучший ответ выигрывает не меньше.
exploit-share = Отвечающий с копией бота выигрывает { $share } % игр (от { $low } до { $high } в 95 % случаев; игр: { $games }). Равная доля — { $fair } %.
exploit-progress = Сделано: { $percent } %
arena-title = Игры: { $games }, по { $players } игроков. Не хуже и не лучше других — { $fair }.
arena-played = Правила: { $editions }; { $calza ->
        [on] с кальцей
        [off] без кальцы
       *[both] с кальцей и без неё
    }.
arena-left-out = Не для { $players } игроков, поэтому пропущено: { $editions }.
arena-seed = Кубики брошены случайно, так как среди ботов есть чужой. Те же партии ещё раз: --seed { $seed }
arena-bot = бот
arena-share = доля
arena-interval = 95 %
arena-times = раз от своей доли
arena-rating = рейтинг
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, проиграно по своей вине: { $count }; { $why ->
        [error] он выбросил исключение
        [illegal] он сказал недозволенное
        [slow] он думал слишком долго
       *[died] его процесс завершился
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, когда ставки ещё не было: { $reason }
       *[other] { $word } после { $standing }: { $reason }
    }
bot-waits = Он ждёт у стола { $table }, пока хозяин пустит программы и будет свободное место.
bot-sits = Пустили: он садится.
bot-offline = { page-lost-here }
bot-begins = Игра начинается.
bot-won = Он выиграл.
bot-lost = Он проиграл.
solve-match = { $edition }: шанс того, кто начинает круг, выиграть игру, когда осталось двое
solve-match-rows = Сверху вниз — кубики того, кто начинает, слева направо — второго.
solve-match-palifico = Когда тот, кто начинает, — палафико:
solve-match-palifico-row = палафико
solve-match-unsolved = –: то, что зависит от кругов, где кубиков больше, чем { $most }, не рассчитано.
solve-match-estimated = ≈: оценка. Круги, где кубиков больше, чем { $most }, не рассчитаны; в них оба игрока помнят лишь последние ставки.
solve-match-least = Недобор до наилучшей игры (exploitability) в этих кругах: не меньше { $exploitability } в худшем из них.
solve-match-mine = кубики того, кто начинает
solve-match-theirs = кубики второго
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
solve-match-rounds = Круги: { $done } из { $many }
solve-match-sweeps = Проходы по всем позициям: { $done } из { $many }, не больше
solve-match-unfinished = Прервано до конца. Сказанное верно; с --checkpoint работа продолжится отсюда.

## Reports of rules

rules-editions = Издания
rules-settings = Что каждое издание решает по-своему
rules-same = Правила этих изданий одинаковы.
rules-source = { $edition } «{ $place }»
rules-sentence = { $said } «{ $place }»
rules-setting = Настройка
rules-rule = Правило
rules-note-dash = Прочерк значит, что буклет об этом не говорит.
rules-note-house = Каждую строку хозяин стола может изменить, например кальцу: ни в одном издании её нет, пока её не включат: perudo play --set calza=true
rules-presets = Названия правил, которых нет ни в одной коробке:
rules-page-title = Правила Perudo по изданиям
rules-page-made = Эту страницу делает "perudo rules --markdown". Измени src/perudo/core/editions.py или слова в src/perudo/locales и запусти "make generate".

## Play in the terminal

play-guest = Гость
play-help-hint = Набери ставку, количество и число, например 7 4, или дудо. Подробнее: помощь.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Ещё ни один круг не доигран.
play-ask-open = Ты начинаешь. Твоя ставка:{" "}
play-ask-turn = Ставка: { bid }. Твоё слово:{" "}
play-ask-calza = Ставка: { bid }. Кальца? Enter — промолчать:{" "}
play-ask-calza-own = Твоя ставка: { bid }. Кальца? Enter — промолчать:{" "}
play-ask-out = Кубиков у тебя больше нет. Enter — смотреть дальше, «конец» — сразу к концу:{" "}
play-ask-quit = Выйти из игры? да или нет:{" "}
play-left = Ты уходишь из-за стола. До скорого.
play-recorded = Игра записана в { $file }.
play-not-understood = Такого слова в игре нет. Ставь так: 7 4, или скажи дудо или помощь.
play-who-in = Ещё в игре: { $names }.
play-who-turn = Ходит { $name }.
play-legal-face = { faces }: { $first ->
    [1] { $last ->
        [1] 1
       *[other] от 1 до { $last }
    }
   *[other] от { $first } до { $last }
}
play-odds = { bid }, на столе { dice-count }: верна { $true }, точна { $exact }.
play-odds-how = Шансы ставки спрашивай так: шансы 7 4
play-odds-hidden = Потерянные кубики спрятаны. Скажи, сколько их, по-твоему, на столе, например: шансы { $quantity } { $face } 18
play-odds-dice = Кубиков может быть от { $least } до { $most }.
play-help =
    7 4       поставить семь четвёрок; 7x4 — то же самое; { word-tuz } — это 1
    дудо      не верить ставке; д — то же самое
    кальца    сказать, что ставка точна; к — то же самое
    кубики    твои кубики
    ставки    какие ставки были в этом круге
    кто       кто ещё в игре и чей ход
    можно     что можно поставить сейчас
    шансы 7 4 насколько вероятны семь четвёрок, судя по твоим кубикам
    правила   правила этого стола
    почему    почему боты так играли в прошлом круге
    выход     уйти
# Accepted inputs, separated by commas.
play-word-dudo = дудо, д, dudo, d
play-word-calza = кальца, к, calza, c
play-word-help = помощь, справка, help, h, ?
play-word-dice = кубики, кости, dice, hand
play-word-bids = ставки, bids, bid, b
play-word-who = кто, who, w
play-word-legal = можно, м, legal, l
play-word-odds = шансы, ш, odds, o
play-word-rules = правила, rules, r
play-word-why = почему
play-word-quit = выход, выйти, quit, q, exit
play-word-skip = конец, skip, s
play-word-yes = да, д, yes, y
error-record-unwritten = Не получается записать игру в { $file }: { $why }.

## Records

tell-players = Игроки: { $names }
tell-mid-game = Запись начинается с середины игры.
tell-round = Круг { $round }
tell-hand = { $name }: под стаканчиком { $dice }.
tell-stops-before-call = Запись кончается до «дудо» или «кальца». Ходит { $name }.
tell-stops = Здесь запись кончается. Следующий круг начинает { $name }.
tell-not-begun = Запись кончается до первого круга.
tell-standard-input = стандартный ввод
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
# $what is one of the following sentences.
verify-round = { $file }, круг { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] кубики получаются из зерна, зафиксированного заранее. Вкладов игроков в них нет.
        [1] кубики получаются из зерна, зафиксированного заранее, и вклада одного игрока.
        [one] кубики получаются из зерна, зафиксированного заранее, и вкладов { $contributed } игрока.
        [few] кубики получаются из зерна, зафиксированного заранее, и вкладов { $contributed } игроков.
        [many] кубики получаются из зерна, зафиксированного заранее, и вкладов { $contributed } игроков.
       *[other] кубики получаются из зерна, зафиксированного заранее, и вкладов { $contributed } игрока.
    }
verify-unproven = не сказано, откуда взялись кубики.
verify-contributions = вкладов в кубики не по одному из 16 байт на каждое место.
verify-part = указан вклад в кубики от бота или места без кубиков, у которых его нет.
verify-digests = вклад в кубики НЕ подходит к отпечатку, данному заранее.
verify-commitment = зерно НЕ то, что было зафиксировано заранее.
verify-opener = по зерну и вкладам круг начинает ДРУГОЙ игрок.
verify-dice = из зерна и вкладов получаются ДРУГИЕ кубики, не те, которыми играли.
verify-withheld = место { $seat } объявило о вкладе и не открыло его.
# $rounds and $faults are numbers.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: проверен { $rounds } круг, всё сходится.
            [few] { $file }: проверено { $rounds } круга, всё сходится.
            [many] { $file }: проверено { $rounds } кругов, всё сходится.
           *[other] { $file }: проверено { $rounds } круга, всё сходится.
        }
        [one] { $file }: НЕ сходится { $faults } круг из { $rounds }.
        [few] { $file }: НЕ сходятся { $faults } круга из { $rounds }.
        [many] { $file }: НЕ сходятся { $faults } кругов из { $rounds }.
       *[other] { $file }: НЕ сходится { $faults } круга из { $rounds }.
    }
error-verify-nothing = { $file }: в этой записи не сказано, откуда взялись кубики, так что проверять нечего. В записях игр, сыгранных на сервере, это есть.
# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: эту запись не подписал ни один сервер. Имена, слова и правила могли изменить, круги — выпустить, а всё вместе — придумать: одни кубики этого не покажут.
verify-signed = { $file }: подписано ключом { $key }. Имена, правила, слова, кубики и их порядок такие, как их записал сервер с этим ключом.
verify-unfit = { $file }: подпись ключом { $key } НЕ от этой записи. После подписи что-то изменили, добавили или выпустили, или подпись взята из другой записи.
verify-weak-key = { $file }: подпись НИЧЕГО не доказывает. { $key } — не настоящий ключ Ed25519: кто угодно может сделать подпись, которая к нему подойдёт.
verify-key-wanted = { $file }: это тот самый ключ, которого ты требуешь.
verify-key-other = { $file }: это НЕ тот ключ, которого ты требуешь.
verify-server = { $file }: по его словам, сервер здесь: { $server }. Написать такое может кто угодно: требуй через --key ключ, который показывает там /.well-known/perudo.json.
verify-server-none = { $file }: чей это ключ, запись не говорит. Требуй через --key ключ своего сервера: его показывает /.well-known/perudo.json.
