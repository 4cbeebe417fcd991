# Messages that only the command line uses.

## Errors in rules and positions

error-extra-missing = Не хапае пакетаў. Усталяваць іх: { $command }
error-picture-name = Назва малюнка канчаецца на { $allowed }, а { $file } — не.
error-picture-unwritten = Не ўдалося запісаць { $file }: { $why }
error-bid-graph-faces = Тут у кубіка граняў: ад { $fewest } да { $most }.
error-raises-no-palifico = Паводле гэтых правілаў колаў палафіко няма.
error-raises-no-veteran = Паводле гэтых правілаў ветэраны не мяняюць вартасці.
error-bid-graph-most = На стале мусіць быць хаця б адзін кубік.
error-notation-short = У пазіцыі прынамсі пяць частак: правілы, кола, кубачкі, хто пачынае, і словы.
error-notation-long = У пазіцыі не больш знакаў, чым { $most }.
error-notation-part = «{ $given }» тут невядома, або пасля яго нечага не стае. Пасля слоў можа стаяць, у такім парадку: rolls, seat, after.
error-notation-round = Кола — гэта лік ад 1, а калі было кола перад ім, то ад 2.
error-notation-cups = Кубачак запісваюць яго вартасцямі, калі косці ўжо кінутыя, напрыклад 33344; інакш як ? і колькасць касцей, напрыклад ?5, або толькі ?, дзе гэтага ведаць нельга; або як - для таго, хто выбыў. Пасля таго, хто ўжо быў палафіко, стаіць v.
error-notation-opener = Пачынае месца ад 1 да { $seats }, дзе ёсць косці; у коле палафіко пасля яго стаіць p; або -, пакуль невядома, хто пачынае.
error-notation-words = Словы — гэта стаўкі праз коску, напрыклад 4x3,5x3; - перад першай; або тое, чаго чакаюць: roll, deal, ці over, калі ўжо нічога.
error-notation-rolls = У кідку за пачатак па лічбе на кожнае месца: кубік або 0, калі там не кідаюць.
error-notation-seat = Хто глядзіць, кажа месца ад 1 да { $seats } або - для гледача.
error-notation-after = Папярэдняе кола падаюць кубачкамі, усе адкрытыя, тым, хто пачаў, і словамі, апошняе — dudo ці calza: after 33344/12266 1 4x3,5x3,dudo або calza2.
error-notation-hidden = У гульні вядомыя косці пад кожным кубачкам. Тое, што ведае адно месца, чытаюць як выгляд.
error-notation-own = Скажы, хто глядзіць, напрыклад seat 3 у канцы, з касцямі пад тым кубачкам; - гэта глядач.
error-notation-unlike = Паводле гэтых правілаў гэта не вынікае з астатняга.
error-notation-no-rules = Гэты выгляд прыйшоў па сетцы і не кажа, паводле якіх правілаў граюць, таму запісаць яго нельга.
notation-at = слупок { $column } («{ $said }»)

## Events of a round

story-count = { $count ->
    [0] Няма { $face ->
        [1] ніводнага { word-tuza }
        [2] ніводнай двойкі
        [3] ніводнай тройкі
        [4] ніводнай чацвёркі
        [5] ніводнай пяцёркі
       *[6] ніводнай шасцёркі
    }.
   *[other] Налічылі: { $count }.
}

## The server and its data

serving-here = Perudo чакае тут: { $address }
serving-preview = Месца за нашым сталом Perudo
serving-near = З іншых прылад тваёй сеткі: { $address }
serving-metrics = Паказчыкі для Prometheus — па адрасе { $address }
serving-no-network = У гэтага камп’ютара няма адраса ў лакальнай сетцы: іншыя да яго не дабяруцца.
serving-stop = Каб спыніць, націсні Ctrl-C. Кожная гульня захаваецца і пойдзе далей пасля запуску.
serving-migrated = Даныя ў { $place } былі ад старэйшага Perudo, іх абноўлена. Іх копія: { $backup }
serving-key-made = Створаны ключ у { $place }: ад яго залежаць косці. Нікому яго не паказвай і захоўвай, пакуль ёсць даныя.
serving-open-to-others = Увага: іншыя на гэтай машыне могуць чытаць { $place }, а з ім і схаваныя косці. Закрый доступ: { $command }
error-page-not-built = Старонка яшчэ не сабраная. Выканай: make play
error-no-docs = У { $place } няма сайта. Збяры яго: make docs
error-port-taken = Не выходзіць слухаць { $host }, порт { $port }: { $why }. Назаві іншы порт праз --port, а з --port 0 знойдзецца вольны.
error-store-open = Не выходзіць адкрыць даныя ў { $place }: { $why }. Назаві іншае месца праз --data.
error-store-damaged = Даныя ў { $place } пашкоджаныя ({ $why }), іх не чапалі. Вярні рэзервовую копію: perudo restore КОПІЯ --data { $place } --replace
error-store-full = Для даных у { $place } няма месца: дыск запоўнены. Вызвалі месца або назаві іншае праз --data.
error-store-newer = Даныя ў { $place } ад навейшага Perudo: іх фармат { $theirs }, а гэты чытае да { $ours }. Іх не чапалі. Абнаві Perudo або назаві іншае месца праз --data.
error-store-older = Даныя ў { $place } ад старэйшага Perudo: іх фармат { $theirs }, а гэты працуе з { $ours }. Іх не чапалі. Абнаві іх: { $command }
error-store-read-only = У { $place } нельга пісаць: файл або яго папка толькі для чытання. Змяні гэта або назаві іншае месца праз --data.
error-store-strange = У { $place } не даныя Perudo, іх не чапалі. Назаві іншае месца праз --data.
error-store-foreign = Даныя ў { $place } маюць не якраз тыя табліцы, якія робіць Perudo ({ $what }), значыць, іх нехта змяніў. Іх не чапалі. Вярні рэзервовую копію, якой давяраеш: perudo restore КОПІЯ --data ФАЙЛ --replace
error-backup-elsewhere = Тут капіююцца і вяртаюцца толькі файлы SQLite. Для PostgreSQL ёсць свае сродкі: pg_dump капіюе базу, што працуе, psql або pg_restore вяртае яе.
error-backup-exists = { $place } ужо ёсць. Назаві для копіі новы файл.
error-backup-failed = Не ўдалося запісаць { $place }: { $why }. Там усё як было.
error-backup-nothing = У { $place } нічога няма.
error-person-unknown = Тут ніхто не захаваў імя «{ $who }».
error-person-needed = Скажы, пра каго гаворка: perudo people ІМЯ
error-restore-exists = У { $place } ужо ёсць даныя. З --replace іх месца зойме копія, а ранейшыя застануцца побач.
error-restore-unsound = Не ўсё ў рэзервовай копіі { $place } можна прачытаць, таму нічога не вернута. Што не так, пакажа: perudo check { $place }
error-key-nowhere = Ключа, ад якога залежаць косці, яшчэ нідзе няма. Усім серверам адной базы патрэбны той самы: назаві файл праз --key або перадай ключ зменнай PERUDO_KEY.
error-key-other = Даныя ў { $place } належаць да ключа { $theirs }, а гэты сервер мае ключ { $ours }. Усім серверам тых самых даных патрэбны той самы ключ. Пакладзі правільны ў файл, названы праз --key, або ў PERUDO_KEY. Калі ён страчаны назаўсёды, спыні ўсе серверы і запусці адзін з --lost-key { $short }
error-key-missing = У { $place } няма ключа, а даныя належаць да ключа { $theirs }. Пакладзі туды гэты ключ. Калі ён страчаны назаўсёды, запусці з --lost-key { $short }, каб зрабіць новы: сталы граюць далей, але кожны браўзер будзе чужым, а недагуляных колаў не праверыць.
error-key-at-work = Іншыя серверы працуюць з данымі ў { $place } з папярэднім ключом. Нічога не зменена. Спачатку спыні іх усе.
error-node-alone = --node-address — для некалькіх сервераў адной базы PostgreSQL. Назаві яе праз --data або прыбяры --node-address.
error-key-strange = У { $place } няма ключа з { $digits } шаснаццатковых лічбаў. Пакладзі правільны або, каб зрабіць новы, прыбяры файл: колы, якія яшчэ граюць, тады ўжо не праверыць.
error-key-unreadable = Ключ у { $place } нельга прачытаць ці стварыць: { $why }. Назаві іншы файл праз --key.
error-store-held = З данымі ў { $place } працуе іншы Perudo: працэс { $process }, з { $since }. Спачатку спыні яго або назаві іншае месца праз --data.
error-migrate-held = З данымі ў { $place } працуюць серверы, а новы фармат не для іх. Нічога не зменена. Спачатку спыні іх.
error-check-table = Стол { $table } не прачытаць: { $why }
error-check-unsound = Не ўсё ў { $place } можна прачытаць. Нічога не зменена. Спыні сервер і вярні рэзервовую копію: perudo restore КОПІЯ --data { $place } --replace
error-archive-unreachable = Не ўдаецца дабрацца да { $place } у архіве: { $why }. Нічога не страчана. Выправі, пра што там сказана, або паспрабуй пазней.
error-archive-missing = { $place } няма ў архіве. Вярні яго з копіі архіва; астатнія сталы такія, як былі.
error-archive-altered = { $place } у архіве ўжо не такі, якім яго запісалі ({ $why }). Вярні яго з копіі архіва; астатнія сталы такія, як былі.
error-archive-strange = «{ $place }» — не месца для архіва. Назаві папку або s3://BUCKET/PREFIX.
backup-made =
    { $tables ->
        [one] Скапіяваны { $tables } стол: { $place }
        [few] Скапіявана { $tables } сталы: { $place }
        [many] Скапіявана { $tables } сталоў: { $place }
       *[other] Скапіявана { $tables } стала: { $place }
    }
restore-made =
    { $tables ->
        [one] Вернуты { $tables } стол: { $place }
        [few] Вернута { $tables } сталы: { $place }
        [many] Вернута { $tables } сталоў: { $place }
       *[other] Вернута { $tables } стала: { $place }
    }
restore-kept = Тое, што было там раней, захавана: { $place }
restore-no-key = Ключа разам з ёй не было. Серверу патрэбны ключ, да якога належаць гэтыя даныя: пакладзі яго побач. Калі ён страчаны назаўсёды, наступны запуск скажа, як працягнуць з новым.
check-begins = Праглядаю { $place }
check-so-far = Пакуль: сталоў { $tables }, падзей { $events }
check-sound = Усё можна прачытаць. Сталоў: { $tables }, падзей: { $events }
check-passed = Сталоў у архіве, які не прагледжаны: { $tables }. Назаві яго праз --archive.
prune-so-far = Прагледжана сталоў: { $tables }
prune-nothing = Забываць няма чаго. Сталоў: { $tables }
prune-found = Сталоў, якія будуць забытыя: { $old } з { $tables }. Там не дагулялі ніводнай гульні.
prune-extent = Апошні раз імі карысталіся з { $first } да { $last }; падзей на { $size } МБ
prune-ask = Забыць іх назаўсёды? так ці не:{" "}
prune-left = Нічога не забыта.
prune-done = Забыта сталоў: { $old }
prune-size = { $place } цяпер займае { $size } МБ.
archive-so-far = Сталоў, якія ўжо ў архіве: { $tables }
archive-nothing = У архіў нічога не ідзе. Сталоў: { $tables }
archive-found = Сталоў, якія пойдуць у архіў: { $old } з { $tables }. Там дагулялі гульню да канца.
archive-ask = Перанесці іх у { $place }? так ці не:{" "}
archive-left = У архіў нічога не пайшло.
archive-done = Перанесена сталоў у { $place }: { $old }
migrate-nothing = Даныя ў { $place } ужо абноўленыя. Іх фармат: { $format }
migrate-found = Даныя ў { $place } маюць фармат { $theirs } і будуць пераведзеныя ў фармат { $ours }. Крокаў: { $steps }. Будуць зробленыя ўсе або ніводнага.
migrate-meanwhile = Серверы тым часам могуць працаваць далей. Потым абнаві іх адзін за адным.
migrate-stopped = Спачатку спыні ўсе серверы: новы фармат не для тых, што працуюць цяпер.
migrate-backup = Май рэзервовую копію: pg_dump капіюе базу.
migrate-ask = Працягнуць? так ці не:{" "}
migrate-left = Нічога не зменена.
migrate-step = Крок { $step } з { $steps }
migrate-done = Даныя ў { $place } цяпер абноўленыя. Іх фармат: { $format }
people-list = Людзей, якія захавалі імя: { $count }
people-renamed = { $old } цяпер завецца { $new }.
people-ask = Выдаліць назаўсёды: { $name }? так ці не:{" "}
people-deleted = Выдалена: { $name }. Запушчаны сервер зараз прыбірае імя з усіх сталоў; інакш зробіць гэта пры наступным запуску.
people-ban = Заблакавана: { $name }. Запушчаны сервер за некалькі секунд адключыць гэтага чалавека.
people-unban = Больш не заблакавана: { $name }
people-banned = заблакавана: { $reason }
people-reports = Адкрытыя скаргі: { $count }
collusion-players = гульцы
collusion-ratio = адносіна
collusion-calls-head = выклікі
collusion-expected = чакалася
collusion-pair = { $one } і { $other }
collusion-calls = { $calls } з { $opportunities }
collusion-above = > { $ratio }
collusion-none = Няма гульняў, у якіх трое ці больш гульцоў маглі правяраць адно аднаго.
collusion-note = Адносіна кажа, наколькі больш верагодныя гэтыя выклікі, калі двое гульцоў шкадуюць адно аднаго, чым калі яны ставяцца да ўсіх аднолькава. Ад { $ratio } паглядзі іх гульні. Адносіна нічога не даказвае: высокай яна можа быць і ў сяброў, якія заўсёды сядзяць побач, або ў таго, хто баіцца аднаго праціўніка.
collusion-so-far = Гульняў дагэтуль: { $games }

## Errors at a table

error-no-page = Такой старонкі няма.

## The command line

cli-usage = выкарыстанне:{" "}
cli-arguments = аргументы
cli-options = параметры
cli-commands = каманды
cli-examples = прыклады:
cli-help-option = паказаць гэтую даведку і скончыць
cli-command = КАМАНДА
cli-perudo-about = Perudo: гульня ў косці з блефам і тузамі-джокерамі — паводле правілаў пяці друкаваных выданняў або ўласных. Кожная каманда раскажа пра сябе больш: perudo КАМАНДА --help
cli-perudo-version = паказаць версію і скончыць
cli-perudo-language = якой мовай гаварыць: { $languages }; калі не назваць, мовай тэрмінала
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse replaces what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Не хапае: %s.
cli-unrecognized = Тут такога няма: %s.
cli-expected-one = Патрэбнае значэнне.
cli-expected-some = Патрэбнае хоць адно значэнне.
cli-choice = Няма %(value)s; ёсць %(choices)s.
cli-no-command = Няма каманды %(parser_name)s; ёсць такія каманды: %(choices)s.
cli-explicit = Значэнне тут не патрэбнае, а пададзена %r.
compiling = Рыхтуецца скампіляваны код: першы раз — некалькі секунд.
cli-error = perudo: { $why }
cli-see = { $why } Глядзі: { $command } --help
cli-play-about = Граць супраць ботаў у тэрмінале, простымі радкамі.
cli-play-edition = паводле чыіх правілаў граць: { $editions }; калі не назваць, { $default }
cli-play-set = хатняе правіла, напрыклад calza=true ці dice=3; можна падаць некалькі разоў. Усе правілы: perudo rules
cli-play-bots = колькі ботаў за сталом; калі не назваць, { $default }
cli-play-bot = свой бот за сталом: ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС або праграма ў двукоссі (docs/bots.md); можна падаць некалькі разоў. Астатнія, калі --bots просіць больш, — убудаваныя
cli-play-level = як добра граюць боты: { $levels }; калі не назваць, { $default }
cli-play-explain = пасля кожнага кола — чаму кожны бот так граў
cli-play-name = як цябе называць
cli-play-record = файл, куды запісаць гульню для perudo replay
cli-play-seed = лік, з якім гульню можна паўтарыць: той самы лік — тыя самыя косці і боты
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true
cli-serve-about = Адкрыць сталы для гульні ў браўзеры.
cli-serve-host = адрас, на якім слухаць; калі не назваць, { $default }, то-бок толькі гэты камп’ютар
cli-serve-port = порт, на якім слухаць; 0 — любы вольны; калі не назваць, { $default }, як ён вольны
cli-serve-lan = пусціць лакальную сетку і паказаць адрас для яе тэлефонаў як QR-код
cli-serve-open = адкрыць браўзер
cli-serve-data = файл SQLite, дзе захоўваюцца ўсе гульні, або URL базы даных PostgreSQL; калі не назваць, { $default }
cli-serve-key = файл ключа, ад якога залежаць косці; калі не назваць, побач з файлам SQLite або са зменнай PERUDO_KEY
cli-serve-lost-key = прыняць іншы ключ для даных, ключ якіх страчаны назаўсёды: яго кароткая форма, якую называе адхілены запуск
cli-serve-wait-factor = колькі думаюць боты і доўжыцца падлік: 1 — як у людзей, менш — хутчэй
cli-serve-url = адрас, на якім гэты сервер бачаць іншыя, калі ён за проксі
cli-serve-proxy = IP-адрас проксі перад серверам або яго сетка, напрыклад 10.0.0.0/8: яму вераць у тым, хто за ім; калі не назваць, не вераць нікому
cli-serve-metrics = аддаваць паказчыкі для Prometheus на гэтым порце, толькі на гэтай машыне, калі перад портам не стаіць адрас, напрыклад 0.0.0.0:9100; 0 — любы вольны
cli-serve-node-address = дзе іншыя серверы той жа базы PostgreSQL знаходзяць гэты; без гэтага — адрас гэтай машыны
cli-serve-docs = сайт дакументацыі, на які вядзе старонка: яго URL або папка, якую сабраў `make docs`; тады яна даступная па /docs/
cli-serve-push-service = яшчэ адна служба push, у якую адпраўляюцца апавяшчэнні, як URL; можна паўтараць (прадвызначана: службы распаўсюджаных браўзераў)
cli-serve-delete-after = праз колькі дзён без падзей стол забываецца, калі там не дагулялі ніводнай гульні; 0 — ніколі; калі не назваць, { $default }
cli-serve-archive = куды ідуць старыя сталы, дзе дагулялі гульню да канца: папка або s3://BUCKET/PREFIX; калі не назваць, яны застаюцца ў даных
cli-serve-archive-after = праз колькі дзён без падзей яны туды ідуць; 0 — ніколі; калі не назваць, { $default }
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080
cli-backup-about = Скапіяваць даныя сервера, нават калі ён працуе, у адзін файл: кожны стол такім, які ён у гэты момант.
cli-backup-target = файл, які з’явіцца
cli-backup-data = файл SQLite, які капіюецца; калі не назваць, { $default }
cli-backup-with-key = скапіяваць і ключ касцей, побач з копіяй: хто мае абодва, ведае косці колаў, якія яшчэ граюць
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db
cli-restore-about = Вярнуць рэзервовую копію туды, дзе сервер знаходзіць свае даныя. Спачатку спыні сервер.
cli-restore-source = файл, які зрабіла каманда perudo backup
cli-restore-data = файл SQLite, які вяртаецца; калі не назваць, { $default }
cli-restore-replace = нават калі даныя ўжо ёсць; яны застануцца побач
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace
cli-check-about = Прачытаць усё, што захоўвае сервер, і сказаць, ці яно цэлае. Нічога не мяняецца, сервер можа працаваць. Код выхаду 1, калі нешта не прачытаць.
cli-check-data = файл SQLite або URL базы даных PostgreSQL; калі не назваць, { $default }
cli-check-archive = прачытаць і тое, што ляжыць у гэтым архіве: папка або s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db
cli-prune-about = Забыць сталы, дзе не дагулялі ніводнай гульні і дзе даўно нічога не адбываецца. Спачатку кажа, колькі гэтага, і пытае. Сервер, які працуе, робіць гэта сам; спачатку спыні яго.
cli-prune-data = файл SQLite або URL базы даных PostgreSQL; калі не назваць, { $default }
cli-prune-delete-after = праз колькі дзён без падзей; калі не назваць, { $default }
cli-prune-yes = не пытаць
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes
cli-archive-about = Перанесці старыя сталы, дзе дагулялі гульню да канца, з даных у сціснутыя файлы, па месяцах. Сервер, які ведае архіў, паказвае іх, і за імі граюць далей, як раней. Спачатку кажа, колькі гэтага, і пытае. Сервер з --archive робіць гэта сам; сервер, чые даныя ў файле SQLite, спачатку спыні.
cli-archive-data = файл SQLite або URL базы даных PostgreSQL; калі не назваць, { $default }
cli-archive-to = архіў: папка або s3://BUCKET/PREFIX; астатняе кажуць зменныя AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION і AWS_ENDPOINT_URL
cli-archive-archive-after = праз колькі дзён без падзей; калі не назваць, { $default }
cli-archive-yes = не пытаць
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes
cli-migrate-about = Абнавіць даныя старэйшага Perudo. Спачатку кажа, што трэба зрабіць, і захоўвае копію файла SQLite; для даных PostgreSQL май сваю копію: пра гэта пытае. Калі рабіць няма чаго, не робіць нічога.
cli-migrate-data = файл SQLite або URL базы даных PostgreSQL; калі не назваць, { $default }
cli-migrate-yes = не пытаць
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo
cli-people-about = Паказаць людзей, якія захавалі імя на серверы, або тое, што захоўваецца пра аднаго з іх; перайменаваць, заблакаваць ці выдаліць чалавека. Сервер можа працаваць далей.
cli-people-who = імя або id чалавека; без яго — спіс усіх
cli-people-data = файл SQLite або URL базы даных PostgreSQL; калі не назваць, { $default }
cli-people-export = вывесці ўсё, што захоўваецца пра чалавека, як JSON
cli-people-rename = змяніць імя чалавека
cli-people-ban = заблакаваць чалавека; ён даведаецца прычыну
cli-people-unban = разблакаваць чалавека
cli-people-reports = паказаць скаргі
cli-people-close = прыбраць скаргу са спіса
cli-people-delete = выдаліць чалавека, пасля пацвярджэння
cli-people-yes = не пытаць
cli-people-examples =
    perudo people
    perudo people Ana --export
    perudo people Ana --ban "insulted others"
    perudo people Ana --delete
    perudo people --reports
cli-replay-about = Пераказаць запісаныя гульні словамі. Запіс, што парушае правілы, будзе названы ў стандартным патоку памылак, а код завяршэння будзе 1.
cli-replay-files = файлы .perudo; - чытае стандартны ўвод
cli-replay-json = замест гэтага вывесці па радку JSON на файл
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo
cli-review-about = Сказаць, чаго было вартае кожнае рашэнне ў скончаных гульнях: колькі яно страціла, паводле таго, што гулец мог ведаць, і што было ўдачай.
cli-review-files = файлы .perudo; - чытае стандартны ўвод
cli-review-json = замест гэтага вывесці па радку JSON на файл
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo
cli-collusion-about = Шукаць гульцоў, якія шкадуюць адно аднаго: правяраюць адно аднаго радзей, чым іншых. Чытае запісы гульняў або рэйтынгавыя гульні трох ці больш гульцоў з даных сервера, які можа працаваць далей.
cli-collusion-files = файлы .perudo; без іх — рэйтынгавыя гульні з даных
cli-collusion-data = файл SQLite або URL базы даных PostgreSQL; калі не назваць, { $default }
cli-collusion-tournament = толькі гульні турніра з гэтым кодам
cli-collusion-json = { cli-solve-json }
cli-collusion-examples =
    perudo collusion --data /srv/perudo.db
    perudo collusion evening/*.perudo
cli-odds-about = Дакладныя шанцы, што стаўка праўдзівая і што яна дакладная, паводле касцей, якія ты бачыш.
cli-odds-dice = усе кубікі на стале разам з тваімі
cli-odds-hand = твае косці: вартасці запар; можна не падаваць
cli-odds-bid = стаўка: колькасць x вартасць; тузы — гэта 1
cli-odds-bids = што ставілі дагэтуль, напрыклад "A 4x5, B 5x5": будзе сказана і тое, што гэта кажа пра кубачкі; --dice тады падае косці кожнага ад першага, хто ставіў, напрыклад 5,5,4, а рука — таго, чыя чарга
cli-odds-edition = паводле чыіх правілаў так ставілі: { $editions }; калі не назваць, { $default }
cli-odds-palifico = кола палафіко: тузы не джокеры
cli-odds-json = замест гэтага вывесці радок JSON
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"
cli-raises-about = Якая стаўка можа ісці за якой, паводле правілаў выдання ці хатніх: табліцай, малюнкам або лікамі для праграм.
cli-raises-edition = паводле чыіх правілаў: { $editions }
cli-raises-set = хатняе правіла, напрыклад raise=any-higher; можна падаць некалькі разоў. Усе правілы: perudo rules
cli-raises-dice = колькі ўсяго кубікаў на пачатку гульні: больш паставіць нельга; калі не назваць, { $default }
cli-raises-round = якое кола: { $kinds }; калі не назваць, { $default }
cli-raises-chart = замест гэтага намаляваць у файл .png або .svg
cli-raises-json = замест гэтага вывесці табліцы з нумарамі радком JSON
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg
cli-verify-about = Нанова вылічыць косці запісаных гульняў з зерня, зафіксаванага загадзя, і сказаць, хто падпісаў запісы (docs/fair-dice.md, docs/records.md). Калі нешта не сыходзіцца, код завяршэння будзе 1.
cli-verify-files = файлы .perudo гульняў, згуляных на серверы; - чытае стандартны ўвод
cli-verify-key = патрабаваць подпіс гэтым ключом: 64 шаснаццатковыя лічбы або файл з імі, напрыклад /.well-known/perudo.json сервера
cli-verify-json = замест гэтага вывесці радок JSON на файл
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Як трэба граць кола ўдваіх: чаго яно вартае, наколькі адказ яшчэ можа быць далёкі ад найлепшага і як пачынаць. Ctrl-C спыняе на тым, што ўжо знойдзена.
cli-solve-dice = кубікі таго, хто пачынае, і другога, напрыклад 2,1; або 1,1,1: трое, у кожнага па кубіку
cli-solve-edition = чые правілы павышэння: { $editions }; калі не назваць, { $default }
cli-solve-raise = павышэнне, якім бы ні было выданне
cli-solve-faces = колькі граней у кубіка, ад 2 да 6; калі не назваць, 6
cli-solve-aces = wild: джокеры, як заўсёды; plain: звычайная вартасць; silent: джокеры, але на іх не ставяць; top: джокер — найвышэйшая вартасць
cli-solve-locked = кола палафіко
cli-solve-iterations = спыніцца пасля столькіх ітэрацый
cli-solve-gap = спыніцца, калі вартасць вядомая з такой дакладнасцю; без ніякіх межаў { $default }
cli-solve-seconds = спыніцца праз столькі секунд
cli-solve-checkpoint = файл, у якім захоўваць працу і з якога яе працягваць
cli-solve-export = файл для ўсёй стратэгіі: для кожнай рукі і ставак, як часта што казаць; .json ці .csv
cli-solve-method = як вучыцца
cli-solve-processes = размеркаваць працу паміж столькімі працэсамі; з --ray — паміж столькімі выканаўцамі, па адным на працэсар, калі не сказана
cli-solve-ray = размеркаваць яе па кластары Ray з гэтым адрасам; без адраса — па тым, што названы ў RAY_ADDRESS ці працуе тут, а калі такога няма, па запушчаным для гэтага
cli-solve-json = замест гэтага вывесці радок JSON
cli-solve-game = цэлая гульня ўдваіх паводле гэтага выдання: хто яе выйграе, з якімі кубікамі
cli-solve-set = хатняе правіла, напрыклад calza=true ці dice=2; можна падаць некалькі разоў
cli-solve-largest = разлічваць колы, дзе кубікаў не больш за гэты лік; калі не назваць: 4 для one-axis, інакш 3; з кальцай на адзін менш
cli-solve-recall = калі кола завялікае для разліку, абодва гульцы памятаюць толькі столькі апошніх ставак; для цэлай партыі, калі не назваць, столькі, на колькі хапае месца, а 0 такія колы прапускае
cli-solve-chart = намаляваць гэта ў файл .png ці .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Як граць пазіцыю дваіх, паводле табліц разлічаных колаў або захаванага рашэння: як часта што казаць і чаго гэта вартае (docs/solving.md, docs/positions.md).
cli-probe-position = пазіцыя, адным радком у двукоссі (docs/positions.md)
cli-probe-dice = або косці таго, хто пачаў, і другога, напрыклад 2,1
cli-probe-hand = косці таго, чыя чарга: вартасці запар
cli-probe-bids = што ставілі, па чарзе, напрыклад 1x5,2x5; можна не падаваць
cli-probe-edition = чые правілы: { $editions }; калі не назваць, { $default }
cli-probe-palifico = кола палафіко
cli-probe-solution = файл, які захавала perudo solve --checkpoint, замест табліц
cli-probe-json = замест гэтага вывесці радок JSON
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json
cli-arena-about = Боты супраць ботаў: тыя самыя косці для кожнага рассаджвання, каб выйгравала гульня, а не шанцаванне. Паказвае долю перамог кожнага з яе 95-працэнтным інтэрвалам і рэйтынг. Ctrl-C спыняе, і відаць тое, што знойдзена да гэтага.
cli-arena-bots = убудаваныя боты (perudo bots), ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС або праграма ў двукоссі, напрыклад "node mybot.js" (docs/bots.md); хто названы двойчы, сядзіць двойчы
cli-arena-games = колькі гульняў, або крыху больш, каб кожная раздача прайшла ўсе рассаджванні; калі не назваць, { $default }
cli-arena-players = колькі сядзіць за сталом; калі не назваць, столькі, колькі названа ботаў. Калі ботаў менш, некаторыя сядзяць двойчы; калі больш, яны змяняюць адно аднаго
cli-arena-edition = адно выданне або набор правілаў: { $editions }; калі не назваць, { $every }, з кальцай і без яе
cli-arena-set = { cli-play-set }
cli-arena-calza = толькі з кальцай
cli-arena-seconds = колькі секунд бот можа думаць над словам, перш чым прайграе гульню; калі не назваць, { $default }
cli-arena-seed = { cli-play-seed }; калі не сказана — 1, або такі, якога ніхто не адгадае, калі сярод ботаў ёсць чужы
cli-arena-jobs = колькі працэсаў грае, або з --ray на колькіх працэсарах; калі не назваць, на ўсіх
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Колькі бот аддае за кола таму, хто ведае, як ён грае, і адказвае найлепш. Дакладна паміж двума, калі кола малое; інакш — ніжняя мяжа паводле згуляных колаў, з 95-працэнтным інтэрвалам. З --games — якую долю цэлых партый выйграе такі праціўнік.
cli-exploit-bot = убудаваны бот (perudo bots), ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС або праграма ў двукоссі (docs/bots.md); яго код выконваецца ў гэтым працэсе, таму бяры таго, каму давяраеш
cli-exploit-dice = кубікі таго, хто пачынае, і кожнага наступнага, напрыклад 2,1 або 3,3,3
cli-exploit-games = правесці столькі цэлых партый супраць таго, хто мае копію бота, і паказаць яго долю перамог
cli-exploit-players = гульцы ў гэтых партыях: гэты праціўнік і бот на астатніх месцах; калі не назваць, 2
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = на колькі кубікаў больш, чым іх ёсць, можа назваць іншы; калі не назваць, 0
cli-exploit-seconds = колькі секунд граць колы, завялікія, каб іх абысці; калі не назваць, { $default }
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
    perudo exploit reader --games 100 --edition kozak
cli-bots-about = Убудаваныя боты, ад слабага да моцнага.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json
cli-connect-about = Даць свайму боту граць за сталом сервера, дзе гаспадар пускае праграмы (docs/bots.md). Ctrl-C спыняе.
cli-connect-url = спасылка на стол
cli-connect-bot = бот: ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС, праграма ў двукоссі або ўбудаваны
cli-connect-name = як яго называць за сталом
cli-connect-games = пайсці пасля столькіх гульняў
cli-connect-token = файл, дзе захоўваць, хто ён, каб ён вярнуўся на сваё месца
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R
cli-rules-about = Правілы, выданне за выданнем. Для двух і больш выданняў — толькі адрозненні. Для аднаго — яго правілы сказамі.
cli-rules-editions = { $editions }; калі не назваць, усе
cli-rules-markdown = вывесці ўсё старонкай у фармаце Markdown
cli-rules-json = замест гэтага вывесці налады і крыніцы радком JSON
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Вывесці скрыпт, паводле якога абалонка дапаўняе каманды, опцыі і назвы файлаў. Патрэбны яшчэ адзін пакунак: pip install shtab.
cli-completion-shell = абалонка, у якой ты пішаш
cli-completion-examples =
    perudo completion bash
# Placeholders for values in usage lines.
cli-metavar-language = МОВА
cli-metavar-edition = ВЫДАННЕ
cli-metavar-set = ПРАВІЛА=ЗНАЧЭННЕ
cli-metavar-round = КОЛА
cli-metavar-number = N
cli-metavar-days = ДНІ
cli-metavar-archive = АРХІЎ
cli-metavar-site = САЙТ
cli-metavar-level = УЗРОВЕНЬ
cli-metavar-name = ІМЯ
cli-metavar-person = ЧАЛАВЕК
cli-metavar-reason = ПРЫЧЫНА
cli-metavar-report = СКАРГА
cli-metavar-tournament = КОД
cli-metavar-host = АДРАС
cli-metavar-host-port = АДРАС:ПОРТ
cli-metavar-port = ПОРТ
cli-metavar-file = ФАЙЛ
cli-metavar-key = КЛЮЧ
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = ВАРТАСЦІ
cli-metavar-address = АДРАС
cli-metavar-bid = КxВ
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = БОТ
error-language-unknown = Мовай «{ $language }» тут не гавораць. Ёсць такія: { $allowed }.
error-not-a-number = «{ $given }» — не цэлы лік ад { $least } да { $most }.
error-not-an-integer = «{ $given }» — не цэлы лік.
error-not-a-pace = «{ $given }» — не лік ад { $least } да { $most }.
error-not-an-address = «{ $given }» — не IP-адрас, як, напрыклад, 127.0.0.1, і не сетка, як 10.0.0.0/8.
error-not-a-setting = «{ $given }» не мае выгляду ПРАВІЛА=ЗНАЧЭННЕ, напрыклад calza=true.
error-not-a-hand = «{ $given }» — не шэраг вартасцей ад 1 да 6, напрыклад 22156.
error-not-a-public-key = «{ $given }» — не ключ сервера і не файл з ім. У ключы 64 шаснаццатковыя лічбы; свой сервер паказвае па адрасе /.well-known/perudo.json
error-not-a-bid = «{ $given }» — не стаўка накшталт 7x2: колькасць, лацінская x і вартасць ад 1 да 6.
error-hand-too-large = Сваіх кубікаў пададзена { $hand }, а на стале іх толькі { $dice }.
error-odds-dice-each = Разам з --bids скажы, колькі касцей у кожнага, напрыклад --dice 5,5,4.
error-odds-order = «{ $name }» не можа ставіць тут: ставяць па чарзе, кожны там, дзе ў --dice яго косці.
error-probe-nothing = Скажы, пра што пытаешся: POSITION або --dice і --hand.
error-probe-hand = Касцей у руцэ { $hand }; у таго, чыя чарга, іх { $dice }.
error-probe-not-to-act = Тут няма нікога, чыя чарга і чые косці бачныя.
error-probe-not-two = Косці маюць больш за дваіх; разлічаны толькі колы дваіх.
error-probe-calza = Тут можна сказаць «кальца»: гэта іншае кола, а ніводнага такога не разлічана.
error-probe-hidden-dice = Колькі касцей у другога, схавана. Хто лічыў, кажа гэта, напрыклад ?2 у пазіцыі.
error-probe-hidden-veteran = Не сказана, ці другі ўжо быў палафіко і таму можа змяніць вартасць. Гэта кажа v, напрыклад ?1v у пазіцыі.
error-probe-not-solved = Табліцы такога кола няма. Разлічы яго: perudo solve --checkpoint FILE, і спытай з --solution FILE.
error-probe-off-the-line = Паводле табліцы сюды не прыйшоў бы ніхто з двух, таму яна не кажа, як далей.
error-strategy-name = Назва файла са стратэгіяй заканчваецца на { $allowed }, а { $file } — не.
error-strategy-line = У гэтым коле нельга паставіць { $bid } там, дзе яно стаіць у { $bids }.
error-strategy-hand = «{ $hand }» — не рука таго, чыя там чарга: касцей у яго { $dice }.
error-output = Тое, што ёсць сказаць, не ўдаецца вывесці: { $why }
error-not-positive = «{ $given }» — не лік, большы за нуль, як, напрыклад, 0.001.
error-not-players-dice = «{ $given }» — не кубікі 2–{ $players } гульцоў, ад 1 да { $most } у кожнага, як, напрыклад, 2,1.
error-not-two-players = «{ $given }» — не кубікі двух гульцоў, ад 1 да { $most } у кожнага, як, напрыклад, 2,1.
error-solver-too-large = Каб разлічыць гэта кола, трэба { $needed } ГіБ памяці; тут вольна { $there } ГіБ. Для ацэнкі трэба менш: --recall 2.
error-forgetful-too-large = Для гэтага трэба { $needed } ГіБ памяці; тут вольна { $there } ГіБ. Чым менш ставак памятаць, тым менш трэба: --recall.
error-options-together = { $one } не спалучаецца з { $other }.
error-options-needed = Укажы { $one } або { $other }.
error-solver-other-round = У { $file } няма ранейшай працы над гэтым колам.
error-solver-other-game = У { $file } няма ранейшай працы над гэтай гульнёй.
error-solver-unwritten = Не выходзіць захаваць працу ў { $file }: { $why }.
error-solver-nothing = Скажы, што разлічыць: --dice для кола, --game для гульні.
error-solver-no-calza = Паводле гэтых правілаў ніхто не можа сказаць «кальца», калі засталося двое гульцоў.
error-solver-three-dice = Калі гульцоў больш за двух, развязана толькі 1,1,1: трое гульцоў, у кожнага па кубіку.
error-solver-three-calza = З кальцай кубікі могуць вяртацца, таму ўтраіх развязваюцца толькі колы без яе.
error-worker-lost = Выканаўца спыніўся пасярод працы: яго працэс забіты або яго машына знікла. З --checkpoint праца пойдзе далей з таго месца, дзе яе апошні раз захавалі.
error-no-cluster = Не ўдалося падключыцца да кластара Ray: { $why }
error-few-processors = Працэсараў у кластары: { $there }; выканаўцаў запытана: { $asked }.
error-tablebase-damaged = Табліца разлічанага кола пашкоджаная або іншай версіі.
error-study-too-large = У гэтым коле { $lines } ліній ставак; абыходзім не больш за { $most }.
error-study-calza = Колы, дзе кальцу можна так абвясціць, не вывучаюцца: тым, хто рабіў стаўку, на ўласную стаўку, або кім заўгодна там, дзе колы разыгрываюцца.
error-study-illegal = Гулец сказаў тое, чаго не можа: { $word }.
error-arena-alone = Назаві прынамсі двух ботаў, напрыклад: perudo arena odds beginner
error-bot-unknown = Няма бота «{ $given }». Убудаваныя: { $allowed }; свайго называюць ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС або праграмай у двукоссі (docs/bots.md).
error-bot-meant = Няма бота «{ $given }». Можа, { $meant }?
error-bot-no-file = Няма файла { $file }.
error-bot-no-module = Няма модуля { $module }.
error-bot-broken = { $place } не ўдаецца загрузіць: { $why }
error-bot-no-class = У { $given } няма класа { $name }.
error-bot-no-bot = { $given } — не бот: гэта мусіць быць клас, вытворны ад perudo.bots.Bot.
error-bot-abstract = { $given } не скончаны: бракуе { $methods }.
error-bot-no-program = Няма праграмы { $program }.
error-bot-silent = { $given } не кажа hello: { $why }
error-bot-failed = { $name } не можа граць далей: { $why }
error-bot-no-link = «{ $given }» — не спасылка на стол, напрыклад http://localhost:8000/t/ABCDEF.
error-not-a-server = «{ $given }» — не адрас сервера, напрыклад https://perudo.example.org.
error-bot-no-server = Да { $server } не дастукацца: { $why }
error-bot-token = Не ўдаецца захаваць у { $file }, хто гэты бот: { $why }
error-bot-token-unknown = Сервер ужо не ведае, хто гэты бот. З іншым файлам для --token ці без яго ён прыйдзе як новы.

## Chances

odds-bid = { bid }, на стале { dice-count }
odds-bid-palifico = { bid }, кола палафіко, на стале { dice-count }
odds-hand = Ты бачыш { $hand }; { $matching ->
    [0] не пасуе ніводзін кубік
    [one] пасуе { $matching } кубік
    [few] пасуюць { $matching } кубікі
    [many] пасуюць { $matching } кубікаў
   *[other] пасуюць { $matching } кубіка
}.
odds-no-hand = Ты не бачыш ніводнага кубіка.
odds-true = праўда
odds-exact = дакладна
odds-by-dice = толькі паводле касцей
odds-after-bids = пасля ставак
odds-reader = Пасля ставак: так, як іх чытае бот «{ $reader }». Гэта ацэнка, для гульцоў, якімі яны звычайна бываюць.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
# Chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0,01 %
odds-nearly-certain = >99,99 %
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Як падняць стаўку паводле { $edition }: { $kind ->
    [palifico] кола палафіко
    [veteran] кола палафіко для ветэрана, якому можна змяніць вартасць
   *[ordinary] звычайнае кола
    }, кубікаў: { $dice }
raises-how = У радках — стаўка на стале; у слупках — колькі кубікаў кожнай вартасці можна паставіць пасля яе. 4+ — чатыры і больш, 1 — { word-tuz }.
raises-opening = першая стаўка
raises-standing = стаўка на стале
raises-followers = стаўка, якая можа ісці далей
raises-face = вартасць
odds-same-face = Тая самая вартасць:
odds-same-quantity = Тая самая колькасць:

## Solved rounds of two players

solve-round = Кубікі: { $first } у таго, хто пачынае, { $second } у другога
solve-value = Вартасць для таго, хто пачынае, ад -1 да 1: { $value } (паміж { $low } і { $high })
solve-estimate = Вартасць для таго, хто пачынае, ад -1 да 1: каля { $value }; гэта ацэнка
solve-sure = Напэўна яна паміж { $low } і { $high }
solve-remembered = Стаўкі, якія памятаюць абодва гульцы: { $remembered }
solve-wins = Значыць, гэты гулец выйграе { $chance } такіх колаў.
solve-calza = Можна сказаць «кальца»: выйграны ёю кубік — ачко таму, хто сказаў, як і страчаны — ачко другому.
solve-three = { $edition }: верагоднасць кожнага выйграць гульню, калі засталося трое і ў кожнага па кубіку
solve-three-chances = { $first } у таго, хто пачынае, { $second } у наступнага, { $third } у апошняга
solve-three-gain = Ніхто не выйграе больш за { $gain } (як частку гульні), калі сам будзе граць інакш: гэта раўнавага з такой дакладнасцю.
solve-three-promise = Больш нічога не абяцана: двое, што граюць інакш, могуць выйграць больш, а іншая раўнавага можа даць іншыя верагоднасці.
solve-exploitability = Недаход да найлепшай гульні (exploitability): { $exploitability }
solve-exploitability-least = Недаход да найлепшай гульні (exploitability): не менш за { $exploitability }
solve-effort = Ітэрацыі: { $iterations }; секунды: { $seconds }
solve-openings = Як пачынаць, паводле сваіх касцей:
solve-openings-all = Як пачынаць, у сярэднім:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) } %
solve-progress = Ітэрацыі: { $iterations }; секунды: { $seconds }; вартасць вядомая з дакладнасцю да { $width }
solve-progress-estimate = Ітэрацыі: { $iterations }; секунды: { $seconds }; хто памятае столькі ж, можа яшчэ выйграць { $gain }
solve-progress-three = Ітэрацыі: { $iterations }; секунды: { $seconds }; хто сам будзе граць інакш, можа яшчэ выйграць { $gain }
solve-progress-preparing = Рыхтуем тое, што гульцы могуць адрозніць.
solve-progress-judging = Вылічаем найлепшыя адказы на вывучанае.
solve-least = На гэта трэба прынамсі { $seconds } с: каб падрыхтаваць, на адну ітэрацыю і каб яе ацаніць.
probe-mix = Як далей: { $mix }
probe-value = На што можа спадзявацца той, чыя чарга, ад -1, кола прайграна, да 1: { $value }
probe-table = Паводле табліцы, якая ідзе з Perudo.
probe-kept = Паводле таго, што захавана ў { $file }.
exploit-opening = Калі пачынае, аддае за кола: { $loss }
exploit-answering = Калі адказвае, аддае за кола: { $loss }
exploit-estimated = Як часта ён што кажа, вылічыць не ўдалося; гэта ацэнена па { $times } пытаннях, таму і гэтыя лікі прыблізныя.
exploit-gain = Кубікі, якія за кола выйграе той, хто добра адказвае: { $gain } (ад { $low } да { $high } у 95 % выпадкаў; раздач: { $deals }). Найлепшы адказ выйграе не менш.
exploit-share = Хто адказвае з копіяй бота, выйграе { $share } % партый (ад { $low } да { $high } у 95 % выпадкаў; партый: { $games }). Роўная доля — { $fair } %.
exploit-progress = Зроблена: { $percent } %
arena-title = Гульні: { $games }, па { $players } гульцоў. Не горшы і не лепшы за іншых — { $fair }.
arena-played = Правілы: { $editions }; { $calza ->
        [on] з кальцай
        [off] без кальцы
       *[both] з кальцай і без яе
    }.
arena-left-out = Не для { $players } гульцоў, таму прапушчана: { $editions }.
arena-seed = Косці кінуты выпадкова, бо сярод ботаў ёсць чужы. Тыя самыя гульні яшчэ раз: --seed { $seed }
arena-bot = бот
arena-share = доля
arena-interval = 95 %
arena-times = разоў ад сваёй долі
arena-rating = рэйтынг
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, прайграна праз сваю памылку: { $count }; { $why ->
        [error] ён выкінуў выключэнне
        [illegal] ён сказаў недазволенае
        [slow] ён думаў задоўга
       *[died] яго працэс скончыўся
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, калі стаўкі яшчэ не было: { $reason }
       *[other] { $word } пасля { $standing }: { $reason }
    }
bot-waits = Ён чакае ля стала { $table }, пакуль гаспадар пусціць праграмы і будзе вольнае месца.
bot-sits = Пусцілі: ён сядае.
bot-offline = { page-lost-here }
bot-begins = Гульня пачынаецца.
bot-won = Ён выйграў.
bot-lost = Ён прайграў.
solve-match = { $edition }: шанец таго, хто пачынае кола, выйграць гульню, калі засталося двое
solve-match-rows = Зверху ўніз кубікі таго, хто пачынае, злева направа — другога.
solve-match-palifico = Калі той, хто пачынае, — палафіко:
solve-match-palifico-row = палафіко
solve-match-unsolved = –: тое, што залежыць ад колаў, дзе кубікаў больш за { $most }, не разлічана.
solve-match-estimated = ≈: ацэнка. Колы, дзе кубікаў больш за { $most }, не разлічаны; у іх абодва гульцы памятаюць толькі апошнія стаўкі.
solve-match-least = Недаход да найлепшай гульні (exploitability) у гэтых колах: не менш за { $exploitability } у найгоршым з іх.
solve-match-mine = кубікі таго, хто пачынае
solve-match-theirs = кубікі другога
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
solve-match-rounds = Колы: { $done } з { $many }
solve-match-sweeps = Праходы па ўсіх пазіцыях: { $done } з { $many }, не больш
solve-match-unfinished = Перапынена да канца. Сказанае правільнае; з --checkpoint праца пойдзе далей адсюль.

## Reports of rules

rules-editions = Выданні
rules-settings = Што кожнае выданне вырашае па-свойму
rules-same = У гэтых выданнях правілы аднолькавыя.
rules-source = { $edition } «{ $place }»
rules-sentence = { $said } «{ $place }»
rules-setting = Правіла
rules-rule = Правіла
rules-note-dash = Працяжнік значыць, што буклет пра гэта не кажа.
rules-note-house = Кожны радок — гэта правіла, якое гаспадар стала можа змяніць. Напрыклад, кальцы няма ў ніводным выданні, пакуль яе нехта не ўключыць: perudo play --set calza=true
rules-presets = Назвы правілаў, якіх няма ў ніводнай скрынцы:
rules-page-title = Правілы Perudo, выданне за выданнем
rules-page-made = Гэтую старонку стварае "perudo rules --markdown". Змяні src/perudo/core/editions.py або словы ў src/perudo/locales, а тады выканай "make generate".

## Play in the terminal

play-guest = Госць
play-help-hint = Стаўку пішы як колькасць і вартасць, напрыклад 7 4, або скажы «дудо». Каб даведацца больш, напішы «дапамога».
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Яшчэ ніводнага кола не дагралі.
play-ask-open = Ты пачынаеш. Твая стаўка:{" "}
play-ask-turn = На стале { bid }. Тваё слова:{" "}
play-ask-calza = На стале { bid }. Кальца? Калі не, націсні Enter:{" "}
play-ask-calza-own = Твая стаўка: { bid }. Кальца? Калі не, націсні Enter:{" "}
play-ask-out = Гульня ідзе далей без цябе. Enter раскажа астатняе, «далей» вядзе ў самы канец:{" "}
play-ask-quit = Пайсці з гульні? так ці не:{" "}
play-left = Ты пакідаеш стол. Да сустрэчы!
play-recorded = Гульня запісаная ў файл { $file }.
play-not-understood = У гульні такога слова няма. Стаў так: 7 4. Або скажы «дудо» ці «дапамога».
play-who-in = Яшчэ граюць: { $names }.
play-who-turn = Ходзіць { $name }.
play-legal-face = { faces }: { $first ->
    [1] { $last ->
        [1] 1
       *[other] ад 1 да { $last }
    }
   *[other] ад { $first } да { $last }
}
play-odds = { bid }, на стале { dice-count }: праўда { $true }, дакладна { $exact }.
play-odds-how = Пра шанцы стаўкі пытай так: шанцы 7 4
play-odds-hidden = Страчаныя кубікі схаваныя. Скажы, колькі іх, на тваю думку, у гульні, напрыклад: шанцы { $quantity } { $face } 18
play-odds-dice = Кубікаў можа быць ад { $least } да { $most }.
play-help =
    7 4       паставіць сем чацвёрак; 7x4 — тое самае; { word-tuzy } — гэта 1
    дудо      не паверыць стаўцы; або проста д ці d
    кальца    сказаць, што стаўка дакладная; або проста к ці c
    косці     твае косці
    стаўкі    што ўжо ставілі ў гэтым коле
    хто       хто яшчэ грае і чый ход
    можна     што зараз можна паставіць
    шанцы 7 4 якія шанцы ў сямі чацвёрак з тваімі касцямі
    правілы   правілы гэтага стала
    чаму      чаму боты так гралі ў мінулым коле
    выйсці    пайсці з гульні
# Accepted inputs, separated by commas.
play-word-dudo = дудо, д, dudo, d
play-word-calza = кальца, к, calza, c
play-word-help = дапамога, даведка, help, h, ?
play-word-dice = косці, кубікі, dice, hand
play-word-bids = стаўкі, стаўка, с, bids, bid, b
play-word-who = хто, х, who, w
play-word-legal = можна, м, legal, l
play-word-odds = шанцы, ш, odds, o
play-word-rules = правілы, п, rules, r
play-word-why = чаму
play-word-quit = выйсці, выхад, в, quit, q, exit
play-word-skip = далей, skip, s
play-word-yes = так, т, yes, y
error-record-unwritten = Не выходзіць запісаць гульню ў файл { $file }: { $why }.

## Records

tell-players = Гульцы: { $names }
tell-mid-game = Запіс пачынаецца пасярод гульні.
tell-round = Кола { $round }
tell-hand = { $name } мае { $dice }.
tell-stops-before-call = Запіс абрываецца пасярод кола. Ходзіць { $name }.
tell-stops = Тут запіс абрываецца. Наступнае кола пачынае { $name }.
tell-not-begun = Запіс абрываецца яшчэ да першага кола.
tell-standard-input = стандартны ўвод
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
# $what is one of the following sentences.
verify-round = { $file }, кола { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] косці вынікаюць з зерня, зафіксаванага загадзя. Унёскаў гульцоў у іх няма.
        [1] косці вынікаюць з зерня, зафіксаванага загадзя, і ўнёску аднаго гульца.
        [one] косці вынікаюць з зерня, зафіксаванага загадзя, і ўнёскаў { $contributed } гульца.
        [few] косці вынікаюць з зерня, зафіксаванага загадзя, і ўнёскаў { $contributed } гульцоў.
        [many] косці вынікаюць з зерня, зафіксаванага загадзя, і ўнёскаў { $contributed } гульцоў.
       *[other] косці вынікаюць з зерня, зафіксаванага загадзя, і ўнёскаў { $contributed } гульца.
    }
verify-unproven = не сказана, адкуль узяліся косці.
verify-contributions = унёскаў у косці не па адным з 16 байтаў на кожнае месца.
verify-part = ёсць унёсак у косці ад бота або месца без касцей, якія яго не маюць.
verify-digests = унёсак у косці НЕ адпавядае адбітку, дадзенаму загадзя.
verify-commitment = зерне НЕ тое, што было зафіксаванае загадзя.
verify-opener = паводле зерня і ўнёскаў кола пачынае ІНШЫ гулец.
verify-dice = з зерня і ўнёскаў выходзяць ІНШЫЯ косці, не тыя, якімі гралі.
verify-withheld = месца { $seat } абвясціла пра ўнёсак і не адкрыла яго.
# $rounds and $faults are numbers.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: праверана { $rounds } кола, усё сыходзіцца.
            [few] { $file }: правераны { $rounds } колы, усё сыходзіцца.
            [many] { $file }: праверана { $rounds } колаў, усё сыходзіцца.
           *[other] { $file }: праверана { $rounds } кола, усё сыходзіцца.
        }
        [one] { $file }: НЕ сыходзіцца { $faults } кола з { $rounds }.
        [few] { $file }: НЕ сыходзяцца { $faults } колы з { $rounds }.
        [many] { $file }: НЕ сыходзяцца { $faults } колаў з { $rounds }.
       *[other] { $file }: НЕ сыходзіцца { $faults } кола з { $rounds }.
    }
error-verify-nothing = { $file }: гэты запіс не кажа, адкуль узяліся косці, таму правяраць няма чаго. У запісах гульняў, згуляных на серверы, гэта ёсць.
# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: гэтага запісу не падпісаў ніводзін сервер. Імёны, словы і правілы маглі змяніць, колы — прапусціць, а ўсё разам — прыдумаць: адны косці гэтага не пакажуць.
verify-signed = { $file }: падпісана ключом { $key }. Імёны, правілы, словы, косці і іх парадак такія, як іх запісаў сервер з гэтым ключом.
verify-unfit = { $file }: подпіс ключом { $key } НЕ ад гэтага запісу. Пасля подпісу нешта змянілі, дадалі ці прапусцілі, або подпіс узяты з іншага запісу.
verify-weak-key = { $file }: подпіс НІЧОГА не даказвае. { $key } — не сапраўдны ключ Ed25519: любы можа зрабіць подпіс, які да яго падыдзе.
verify-key-wanted = { $file }: гэта той самы ключ, якога ты патрабуеш.
verify-key-other = { $file }: гэта НЕ той ключ, якога ты патрабуеш.
verify-server = { $file }: паводле яго слоў, сервер тут: { $server }. Напісаць такое можа хто заўгодна: патрабуй праз --key ключ, які паказвае там /.well-known/perudo.json.
verify-server-none = { $file }: чый гэта ключ, запіс не кажа. Патрабуй праз --key ключ свайго сервера: яго паказвае /.well-known/perudo.json.
