# Messages that only the command line uses.

## Errors in rules and positions

error-extra-missing = Бракує пакетів. Встановити їх: { $command }
error-picture-name = Назва картинки закінчується на { $allowed }, а { $file } — ні.
error-picture-unwritten = Не вдалося записати { $file }: { $why }
error-bid-graph-faces = Тут у кубика граней: від { $fewest } до { $most }.
error-raises-no-palifico = За цими правилами кіл палафіко немає.
error-raises-no-veteran = За цими правилами ветерани не міняють числа.
error-bid-graph-most = На столі має бути щонайменше один кубик.
error-notation-short = У позиції щонайменше п’ять частин: правила, коло, келішки, хто починає, і слова.
error-notation-long = У позиції не більше знаків, ніж { $most }.
error-notation-part = «{ $given }» тут невідоме, або після нього чогось бракує. Після слів може стояти, у такому порядку: rolls, seat, after.
error-notation-round = Коло — це число від 1, а якщо було коло перед ним, то від 2.
error-notation-cups = Келішок записують його числами, коли кубики вже кинуто, як-от 33344; інакше як ? і кількість кубиків, як-от ?5, або самий ?, де цього знати не можна; або як - для того, хто вибув. Після того, хто вже був палафіко, стоїть v.
error-notation-opener = Починає місце від 1 до { $seats }, де є кубики; у колі палафіко після нього стоїть p; або -, доки невідомо, хто починає.
error-notation-words = Слова — це ставки через кому, як-от 4x3,5x3; - перед першою; або те, на що чекають: roll, deal, чи over, коли вже ні на що.
error-notation-rolls = У кидку за початок по цифрі на кожне місце: кубик або 0, якщо там не кидають.
error-notation-seat = Хто дивиться, каже місце від 1 до { $seats } або - для глядача.
error-notation-after = Попереднє коло подають келішками, усі відкриті, тим, хто почав, і словами, останнє — dudo чи calza: after 33344/12266 1 4x3,5x3,dudo або calza2.
error-notation-hidden = У грі відомі кубики під кожним келішком. Те, що знає одне місце, читають як вигляд.
error-notation-own = Скажи, хто дивиться, наприклад seat 3 наприкінці, з кубиками під тим келішком; - це глядач.
error-notation-unlike = За цими правилами це не випливає з решти.
error-notation-no-rules = Цей вигляд надійшов мережею і не каже, за якими правилами грають, тож записати його не можна.
notation-at = стовпець { $column } («{ $said }»)

## Events of a round

story-count = { $count ->
    [0] Немає { $face ->
        [1] жодного { word-tuza }
        [2] жодної двійки
        [3] жодної трійки
        [4] жодної четвірки
        [5] жодної п’ятірки
       *[6] жодної шістки
    }.
   *[other] Нарахували: { $count }.
}

## The server and its data

serving-here = Perudo чекає тут: { $address }
serving-preview = Місце за нашим столом Perudo
serving-near = З інших пристроїв твоєї мережі: { $address }
serving-metrics = Показники для Prometheus — за адресою { $address }
serving-no-network = Цей комп’ютер не має адреси в локальній мережі: інші до нього не дістануться.
serving-stop = Щоб зупинити, натисни Ctrl-C. Кожна гра збережеться й піде далі після запуску.
serving-migrated = Дані в { $place } були від старішого Perudo, їх оновлено. Їхня копія: { $backup }
serving-key-made = Створено ключ у { $place }: від нього залежать кубики. Нікому його не показуй і зберігай, доки є дані.
serving-open-to-others = Увага: інші на цій машині можуть читати { $place }, а з ним і приховані кубики. Закрий доступ: { $command }
error-page-not-built = Сторінку ще не зібрано. Виконай: make play
error-no-docs = У { $place } немає сайту. Збери його: make docs
error-port-taken = Не виходить слухати { $host }, порт { $port }: { $why }. Назви інший порт через --port, а з --port 0 знайдеться вільний.
error-store-open = Не виходить відкрити дані в { $place }: { $why }. Назви інше місце через --data.
error-store-damaged = Дані в { $place } пошкоджено ({ $why }), їх не чіпали. Поверни резервну копію: perudo restore КОПІЯ --data { $place } --replace
error-store-full = Для даних у { $place } немає місця: диск заповнено. Звільни місце або назви інше через --data.
error-store-newer = Дані в { $place } від новішого Perudo: їхній формат { $theirs }, а цей читає до { $ours }. Їх не чіпали. Онови Perudo або назви інше місце через --data.
error-store-older = Дані в { $place } від старішого Perudo: їхній формат { $theirs }, а цей працює з { $ours }. Їх не чіпали. Онови їх: { $command }
error-store-read-only = У { $place } не можна писати: файл або його тека лише для читання. Зміни це або назви інше місце через --data.
error-store-strange = У { $place } не дані Perudo, їх не чіпали. Назви інше місце через --data.
error-store-foreign = Дані в { $place } мають не саме ті таблиці, які робить Perudo ({ $what }), отже, їх хтось змінив. Їх не чіпали. Поверни резервну копію, якій довіряєш: perudo restore КОПІЯ --data ФАЙЛ --replace
error-backup-elsewhere = Тут копіюють і повертають лише файли SQLite. Для PostgreSQL є власні засоби: pg_dump копіює базу, що працює, psql або pg_restore повертає її.
error-backup-exists = { $place } вже є. Назви для копії новий файл.
error-backup-failed = Не вдалося записати { $place }: { $why }. Там усе як було.
error-backup-nothing = У { $place } нічого немає.
error-person-unknown = Тут ніхто не зберіг ім’я «{ $who }».
error-person-needed = Скажи, про кого йдеться: perudo people ІМ’Я
error-restore-exists = У { $place } вже є дані. З --replace їхнє місце займе копія, а попередні залишаться поруч.
error-restore-unsound = Не все в резервній копії { $place } можна прочитати, тож нічого не повернуто. Що саме не так, покаже: perudo check { $place }
error-key-nowhere = Ключа, від якого залежать кубики, ще ніде немає. Усім серверам однієї бази потрібен той самий: назви файл через --key або передай ключ змінною PERUDO_KEY.
error-key-other = Дані в { $place } належать до ключа { $theirs }, а цей сервер має ключ { $ours }. Усім серверам тих самих даних потрібен той самий ключ. Поклади правильний у файл, названий через --key, або в PERUDO_KEY. Якщо його втрачено назавжди, зупини всі сервери й запусти один із --lost-key { $short }
error-key-missing = У { $place } немає ключа, а дані належать до ключа { $theirs }. Поклади туди цей ключ. Якщо його втрачено назавжди, запусти з --lost-key { $short }, щоб зробити новий: столи грають далі, але кожен браузер буде чужим, а недограних кіл не перевірити.
error-key-at-work = Інші сервери працюють із даними в { $place } з попереднім ключем. Нічого не змінено. Спершу зупини їх усі.
error-node-alone = --node-address — для кількох серверів однієї бази PostgreSQL. Назви її через --data або прибери --node-address.
error-key-strange = У { $place } немає ключа з { $digits } шістнадцяткових цифр. Поклади правильний або, щоб зробити новий, прибери файл: кола, які ще грають, тоді вже не перевірити.
error-key-unreadable = Ключ у { $place } не можна прочитати чи створити: { $why }. Назви інший файл через --key.
error-store-held = З даними в { $place } працює інший Perudo: процес { $process }, від { $since }. Спершу зупини його або назви інше місце через --data.
error-migrate-held = З даними в { $place } працюють сервери, а новий формат не для них. Нічого не змінено. Спершу зупини їх.
error-check-table = Стіл { $table } не прочитати: { $why }
error-check-unsound = Не все в { $place } можна прочитати. Нічого не змінено. Зупини сервер і поверни резервну копію: perudo restore КОПІЯ --data { $place } --replace
error-archive-unreachable = Не вдається дістатися { $place } в архіві: { $why }. Нічого не втрачено. Виправ, про що там сказано, або спробуй пізніше.
error-archive-missing = { $place } немає в архіві. Поверни його з копії архіву; решта столів така, як була.
error-archive-altered = { $place } в архіві вже не такий, яким його записали ({ $why }). Поверни його з копії архіву; решта столів така, як була.
error-archive-strange = «{ $place }» — не місце для архіву. Назви теку або s3://BUCKET/PREFIX.
backup-made =
    { $tables ->
        [one] Скопійовано { $tables } стіл: { $place }
        [few] Скопійовано { $tables } столи: { $place }
        [many] Скопійовано { $tables } столів: { $place }
       *[other] Скопійовано { $tables } стола: { $place }
    }
restore-made =
    { $tables ->
        [one] Повернуто { $tables } стіл: { $place }
        [few] Повернуто { $tables } столи: { $place }
        [many] Повернуто { $tables } столів: { $place }
       *[other] Повернуто { $tables } стола: { $place }
    }
restore-kept = Те, що було там раніше, збережено: { $place }
restore-no-key = Ключа разом із нею не було. Серверу потрібен ключ, до якого належать ці дані: поклади його поруч. Якщо його втрачено назавжди, наступний запуск скаже, як продовжити з новим.
check-begins = Переглядаю { $place }
check-so-far = Поки що: столів { $tables }, подій { $events }
check-sound = Усе можна прочитати. Столів: { $tables }, подій: { $events }
check-passed = Столів в архіві, якого не переглянуто: { $tables }. Назви його через --archive.
prune-so-far = Переглянуто столів: { $tables }
prune-nothing = Забувати нічого. Столів: { $tables }
prune-found = Столів, які буде забуто: { $old } із { $tables }. Там не дограли жодної гри.
prune-extent = Востаннє ними користувалися від { $first } до { $last }; подій на { $size } МБ
prune-ask = Забути їх назавжди? так чи ні:{" "}
prune-left = Нічого не забуто.
prune-done = Забуто столів: { $old }
prune-size = { $place } тепер має { $size } МБ.
archive-so-far = Столів, що вже в архіві: { $tables }
archive-nothing = До архіву нічого не йде. Столів: { $tables }
archive-found = Столів, які підуть до архіву: { $old } із { $tables }. Там дограли гру до кінця.
archive-ask = Перенести їх до { $place }? так чи ні:{" "}
archive-left = До архіву нічого не пішло.
archive-done = Перенесено столів до { $place }: { $old }
migrate-nothing = Дані в { $place } вже оновлено. Їхній формат: { $format }
migrate-found = Дані в { $place } мають формат { $theirs }, їх буде переведено у формат { $ours }. Кроків: { $steps }. Буде зроблено всі або жодного.
migrate-meanwhile = Сервери тим часом можуть працювати далі. Потім онови їх один за одним.
migrate-stopped = Спершу зупини всі сервери: новий формат не для тих, що працюють зараз.
migrate-backup = Май резервну копію: pg_dump копіює базу.
migrate-ask = Продовжити? так чи ні:{" "}
migrate-left = Нічого не змінено.
migrate-step = Крок { $step } із { $steps }
migrate-done = Дані в { $place } тепер оновлено. Їхній формат: { $format }
people-list = Людей, які зберегли ім’я: { $count }
people-renamed = { $old } тепер зветься { $new }.
people-ask = Видалити назавжди: { $name }? так чи ні:{" "}
people-deleted = Видалено: { $name }. Запущений сервер зараз прибирає ім’я з усіх столів; інакше зробить це під час наступного запуску.
people-ban = Заблоковано: { $name }. Запущений сервер за кілька секунд від’єднає цю людину.
people-unban = Більше не заблоковано: { $name }
people-banned = заблоковано: { $reason }
people-reports = Відкриті скарги: { $count }
collusion-players = гравці
collusion-ratio = відношення
collusion-calls-head = виклики
collusion-expected = очікувано
collusion-pair = { $one } і { $other }
collusion-calls = { $calls } з { $opportunities }
collusion-above = > { $ratio }
collusion-none = Немає ігор, у яких троє чи більше гравців могли перевіряти одне одного.
collusion-note = Відношення каже, наскільки ймовірніші ці виклики, якщо двоє гравців щадять одне одного, ніж якщо вони ставляться до всіх однаково. Від { $ratio } подивіться їхні ігри. Відношення нічого не доводить: високим воно може бути й у друзів, які завжди сидять поруч, або в того, хто боїться одного суперника.
collusion-so-far = Ігор досі: { $games }

## Errors at a table

error-no-page = Такої сторінки немає.

## The command line

cli-usage = використання:{" "}
cli-arguments = аргументи
cli-options = параметри
cli-commands = команди
cli-examples = приклади:
cli-help-option = показати цю довідку й завершити
cli-command = КОМАНДА
cli-perudo-about = Perudo: гра в кубики з блефом і тузами-джокерами — за правилами п’яти друкованих видань або за власними. Кожна команда розкаже про себе більше: perudo КОМАНДА --help
cli-perudo-version = показати версію й завершити
cli-perudo-language = якою мовою говорити: { $languages }; якщо не вказати, мовою термінала
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse replaces what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Бракує: %s.
cli-unrecognized = Тут такого немає: %s.
cli-expected-one = Потрібне значення.
cli-expected-some = Потрібне хоча б одне значення.
cli-choice = Немає %(value)s; є %(choices)s.
cli-no-command = Немає команди %(parser_name)s; є такі команди: %(choices)s.
cli-explicit = Значення тут не потрібне, а вказано %r.
compiling = Готується скомпільований код: уперше — кілька секунд.
cli-error = perudo: { $why }
cli-see = { $why } Дивись: { $command } --help
cli-play-about = Грати проти ботів у терміналі, простими рядками.
cli-play-edition = за чиїми правилами грати: { $editions }; якщо не вказати, { $default }
cli-play-set = домашнє правило, як-от calza=true чи dice=3; можна вказати кілька разів. Усі правила: perudo rules
cli-play-bots = скільки ботів за столом; якщо не вказати, { $default }
cli-play-bot = свій бот за столом: ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС або програма в лапках (docs/bots.md); можна вказати кілька разів. Решта, якщо --bots просить більше, — вбудовані
cli-play-level = як добре грають боти: { $levels }; якщо не вказати, { $default }
cli-play-explain = після кожного кола — чому кожен бот так грав
cli-play-name = як тебе називати
cli-play-record = файл, куди записати гру для perudo replay
cli-play-seed = число, з яким гру можна повторити: те саме число — ті самі кубики й боти
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true
cli-serve-about = Відкрити столи для гри в браузері.
cli-serve-host = адреса, на якій слухати; якщо не вказати, { $default }, тобто лише цей комп’ютер
cli-serve-port = порт, на якому слухати; 0 — будь-який вільний; якщо не вказати, { $default }, коли він вільний
cli-serve-lan = пустити локальну мережу й показати адресу для її телефонів як QR-код
cli-serve-open = відкрити браузер
cli-serve-data = файл SQLite, де зберігаються всі ігри, або URL бази даних PostgreSQL; якщо не вказати, { $default }
cli-serve-key = файл ключа, від якого залежать кубики; якщо не вказати, поруч із файлом SQLite або зі змінної PERUDO_KEY
cli-serve-lost-key = прийняти інший ключ для даних, ключ яких втрачено назавжди: його коротка форма, яку називає відхилений запуск
cli-serve-wait-factor = скільки думають боти й триває лічба: 1 — як у людей, менше — швидше
cli-serve-url = адреса, за якою цей сервер видно іншим, якщо він за проксі
cli-serve-proxy = IP-адреса проксі перед сервером або його мережа, наприклад 10.0.0.0/8: йому вірять у тому, хто за ним; якщо не назвати, не вірять нікому
cli-serve-metrics = віддавати показники для Prometheus на цьому порту, лише на цій машині, якщо перед портом не стоїть адреса, наприклад 0.0.0.0:9100; 0 — будь-який вільний
cli-serve-node-address = де інші сервери тієї ж бази PostgreSQL знаходять цей; без цього — адреса цієї машини
cli-serve-docs = сайт документації, на який веде сторінка: його URL або тека, яку зібрав `make docs`; тоді вона доступна за /docs/
cli-serve-push-service = ще одна служба push, до якої надсилаються сповіщення, як URL; можна повторювати (типово: служби поширених браузерів)
cli-serve-delete-after = через скільки днів без подій стіл забувається, якщо там не дограли жодної гри; 0 — ніколи; якщо не вказати, { $default }
cli-serve-archive = куди йдуть старі столи, де дограли гру до кінця: тека або s3://BUCKET/PREFIX; якщо не вказати, вони лишаються в даних
cli-serve-archive-after = через скільки днів без подій вони туди йдуть; 0 — ніколи; якщо не вказати, { $default }
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080
cli-backup-about = Скопіювати дані сервера, навіть коли він працює, в один файл: кожен стіл таким, який він цієї миті.
cli-backup-target = файл, який з’явиться
cli-backup-data = файл SQLite, який копіюється; якщо не вказати, { $default }
cli-backup-with-key = скопіювати й ключ кубиків, поруч із копією: хто має обоє, знає кубики кіл, які ще грають
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db
cli-restore-about = Повернути резервну копію туди, де сервер знаходить свої дані. Спершу зупини сервер.
cli-restore-source = файл, який зробила команда perudo backup
cli-restore-data = файл SQLite, який повертається; якщо не вказати, { $default }
cli-restore-replace = навіть якщо дані вже є; вони залишаться поруч
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace
cli-check-about = Прочитати все, що зберігає сервер, і сказати, чи воно ціле. Нічого не змінюється, сервер може працювати. Код виходу 1, якщо щось не прочитати.
cli-check-data = файл SQLite або URL бази даних PostgreSQL; якщо не вказати, { $default }
cli-check-archive = прочитати й те, що лежить у цьому архіві: тека або s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db
cli-prune-about = Забути столи, де не дограли жодної гри й де давно нічого не відбувається. Спершу каже, скільки цього, і питає. Сервер, що працює, робить це сам; спершу зупини його.
cli-prune-data = файл SQLite або URL бази даних PostgreSQL; якщо не вказати, { $default }
cli-prune-delete-after = через скільки днів без подій; якщо не вказати, { $default }
cli-prune-yes = не питати
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes
cli-archive-about = Перенести старі столи, де дограли гру до кінця, з даних до стиснених файлів, за місяцями. Сервер, який знає архів, показує їх, і за ними грають далі, як раніше. Спершу каже, скільки цього, і питає. Сервер із --archive робить це сам; сервер, чиї дані у файлі SQLite, спершу зупини.
cli-archive-data = файл SQLite або URL бази даних PostgreSQL; якщо не вказати, { $default }
cli-archive-to = архів: тека або s3://BUCKET/PREFIX; решту кажуть змінні AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION і AWS_ENDPOINT_URL
cli-archive-archive-after = через скільки днів без подій; якщо не вказати, { $default }
cli-archive-yes = не питати
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes
cli-migrate-about = Оновити дані старішого Perudo. Спершу каже, що треба зробити, і зберігає копію файлу SQLite; для даних PostgreSQL май власну копію: про це питає. Якщо робити нічого, не робить нічого.
cli-migrate-data = файл SQLite або URL бази даних PostgreSQL; якщо не вказати, { $default }
cli-migrate-yes = не питати
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo
cli-people-about = Показати людей, які зберегли ім’я на сервері, або те, що збережено про одну з них; перейменувати, заблокувати чи видалити людину. Сервер може працювати далі.
cli-people-who = ім’я або id людини; без нього — список усіх
cli-people-data = файл SQLite або URL бази даних PostgreSQL; якщо не вказати, { $default }
cli-people-export = вивести все, що збережено про людину, як JSON
cli-people-rename = змінити ім’я людини
cli-people-ban = заблокувати людину; вона дізнається причину
cli-people-unban = розблокувати людину
cli-people-reports = показати скарги
cli-people-close = прибрати скаргу зі списку
cli-people-delete = видалити людину, після підтвердження
cli-people-yes = не питати
cli-people-examples =
    perudo people
    perudo people Ana --export
    perudo people Ana --ban "insulted others"
    perudo people Ana --delete
    perudo people --reports
cli-replay-about = Переказати записані ігри словами. Запис, що порушує правила, буде названо в стандартному потоці помилок, а код завершення буде 1.
cli-replay-files = файли .perudo; - читає стандартний ввід
cli-replay-json = натомість вивести по рядку JSON на файл
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo
cli-review-about = Сказати, чого варте було кожне рішення в закінчених іграх: скільки воно втратило, за тим, що гравець міг знати, і що було удачею.
cli-review-files = файли .perudo; - читає стандартний ввід
cli-review-json = натомість вивести по рядку JSON на файл
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo
cli-collusion-about = Шукати гравців, які щадять одне одного: перевіряють одне одного рідше, ніж інших. Читає записи ігор або рейтингові ігри трьох чи більше гравців із даних сервера, який може працювати далі.
cli-collusion-files = файли .perudo; без них — рейтингові ігри з даних
cli-collusion-data = файл SQLite або URL бази даних PostgreSQL; якщо не вказати, { $default }
cli-collusion-tournament = лише ігри турніру з цим кодом
cli-collusion-json = { cli-solve-json }
cli-collusion-examples =
    perudo collusion --data /srv/perudo.db
    perudo collusion evening/*.perudo
cli-odds-about = Точні шанси, що ставка правдива і що вона точна, за кубиками, які ти бачиш.
cli-odds-dice = усі кубики на столі разом із твоїми
cli-odds-hand = твої кубики: числа поспіль; можна не вказувати
cli-odds-bid = ставка: кількість x число; тузи — це 1
cli-odds-bids = що ставили досі, як-от "A 4x5, B 5x5": буде сказано й те, що це каже про келішки; --dice тоді подає кубики кожного від першого, хто ставив, як-от 5,5,4, а рука — того, чия черга
cli-odds-edition = за чиїми правилами так ставили: { $editions }; якщо не вказати, { $default }
cli-odds-palifico = коло палафіко: тузи не джокери
cli-odds-json = натомість вивести рядок JSON
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"
cli-raises-about = Яка ставка може йти за якою, за правилами видання чи домашніми: таблицею, картинкою або числами для програм.
cli-raises-edition = за чиїми правилами: { $editions }
cli-raises-set = домашнє правило, як-от raise=any-higher; можна вказати кілька разів. Усі правила: perudo rules
cli-raises-dice = скільки всього кубиків на початку гри: більше поставити не можна; якщо не вказати, { $default }
cli-raises-round = яке коло: { $kinds }; якщо не вказати, { $default }
cli-raises-chart = натомість намалювати у файл .png або .svg
cli-raises-json = натомість вивести таблиці з номерами рядком JSON
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg
cli-verify-about = Наново обчислити кубики записаних ігор із зерен, зафіксованих заздалегідь, і сказати, хто підписав записи (docs/fair-dice.md, docs/records.md). Якщо щось не сходиться, код завершення буде 1.
cli-verify-files = файли .perudo ігор, зіграних на сервері; - читає стандартний ввід
cli-verify-key = вимагати підпис цим ключем: 64 шістнадцяткові цифри або файл із ними, як-от /.well-known/perudo.json сервера
cli-verify-json = натомість вивести рядок JSON на файл
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Як треба грати коло вдвох: чого воно варте, наскільки відповідь іще може бути далека від найкращої і як починати. Ctrl-C зупиняє на тому, що вже знайдено.
cli-solve-dice = кубики того, хто починає, і другого, наприклад 2,1; або 1,1,1: троє, у кожного по кубику
cli-solve-edition = за чиїми правилами підвищувати: { $editions }; якщо не вказати, { $default }
cli-solve-raise = як підвищувати, хоч яке видання
cli-solve-faces = скільки граней у кубика, від 2 до 6; якщо не вказати, 6
cli-solve-aces = wild: джокери, як завжди; plain: звичайне число; silent: джокери, але на них не ставлять; top: джокер — найвище число
cli-solve-locked = коло палафіко
cli-solve-iterations = зупинитися після стількох ітерацій
cli-solve-gap = зупинитися, коли вартість відома з такою точністю; без жодних меж { $default }
cli-solve-seconds = зупинитися через стільки секунд
cli-solve-checkpoint = файл, у якому зберігати роботу і з якого її продовжувати
cli-solve-export = файл для всієї стратегії: для кожної руки та ставок, як часто що казати; .json чи .csv
cli-solve-method = як учитися
cli-solve-processes = розподілити роботу між стількома процесами; з --ray — між стількома виконавцями, по одному на процесор, якщо не сказано
cli-solve-ray = розподілити її по кластеру Ray за цією адресою; без адреси — по тому, що названий у RAY_ADDRESS або працює тут, а якщо такого немає, по запущеному для цього
cli-solve-json = натомість вивести рядок JSON
cli-solve-game = ціла гра вдвох за цим виданням: хто її виграє та з якими кубиками
cli-solve-set = домашнє правило, як-от calza=true чи dice=2; можна вказати кілька разів
cli-solve-largest = розраховувати кола, де кубиків не більше за це число; якщо не вказати: 4 для one-axis, інакше 3; з кальцою на одну менше
cli-solve-recall = якщо коло завелике для розрахунку, обидва гравці пам’ятають лише стільки останніх ставок; для цілої партії, якщо не вказати, стільки, на скільки вистачає місця, а 0 такі кола пропускає
cli-solve-chart = намалювати це у файл .png чи .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Як грати позицію двох, за таблицями розрахованих кіл або збереженим розв’язком: як часто що казати і чого це варте (docs/solving.md, docs/positions.md).
cli-probe-position = позиція, одним рядком у лапках (docs/positions.md)
cli-probe-dice = або кубики того, хто почав, і другого, як-от 2,1
cli-probe-hand = кубики того, чия черга: числа поспіль
cli-probe-bids = що ставили, по черзі, як-от 1x5,2x5; можна не вказувати
cli-probe-edition = чиї правила: { $editions }; якщо не вказати, { $default }
cli-probe-palifico = коло палафіко
cli-probe-solution = файл, який зберегло perudo solve --checkpoint, замість таблиць
cli-probe-json = натомість вивести рядок JSON
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json
cli-arena-about = Боти проти ботів: ті самі кубики для кожного розсадження, щоб вигравала гра, а не везіння. Показує частку перемог кожного з її 95-відсотковим інтервалом і рейтинг. Ctrl-C зупиняє, і видно те, що знайдено досі.
cli-arena-bots = вбудовані боти (perudo bots), ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС або програма в лапках, як-от "node mybot.js" (docs/bots.md); хто названий двічі, сидить двічі
cli-arena-games = скільки ігор, або трохи більше, щоб кожна роздача пройшла всі розсадження; якщо не вказати, { $default }
cli-arena-players = скільки сидить за столом; якщо не вказати, стільки, скільки названо ботів. Якщо ботів менше, деякі сидять двічі; якщо більше, вони змінюють одне одного
cli-arena-edition = одне видання або набір правил: { $editions }; якщо не вказати, { $every }, з кальцою і без неї
cli-arena-set = { cli-play-set }
cli-arena-calza = лише з кальцою
cli-arena-seconds = скільки секунд бот може думати над словом, перш ніж програє гру; якщо не вказати, { $default }
cli-arena-seed = { cli-play-seed }; якщо не вказано — 1, або таке, якого ніхто не вгадає, коли серед ботів є чужий
cli-arena-jobs = скільки процесів грає, або з --ray на скількох процесорах; якщо не вказати, на всіх
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Скільки бот віддає за коло тому, хто знає, як він грає, і відповідає найкраще. Точно між двома, якщо коло мале; інакше — нижня межа за зіграними колами, з 95-відсотковим інтервалом. З --games — яку частку цілих ігор виграє такий суперник.
cli-exploit-bot = вбудований бот (perudo bots), ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС або програма в лапках (docs/bots.md); його код виконується в цьому процесі, тож бери того, кому довіряєш
cli-exploit-dice = кубики того, хто починає, і кожного наступного, як-от 2,1 або 3,3,3
cli-exploit-games = зіграти стільки цілих ігор проти того, хто має копію бота, і показати його частку перемог
cli-exploit-players = гравці в цих іграх: цей суперник і бот на решті місць; якщо не вказати, 2
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = на скільки кубиків більше, ніж їх є, може назвати інший; якщо не вказати, 0
cli-exploit-seconds = скільки секунд грати кола, завеликі, щоб їх обійти; якщо не вказати, { $default }
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
    perudo exploit reader --games 100 --edition kozak
cli-bots-about = Вбудовані боти, від слабкого до сильного.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json
cli-connect-about = Дати своєму ботові грати за столом сервера, де господар пускає програми (docs/bots.md). Ctrl-C зупиняє.
cli-connect-url = посилання на стіл
cli-connect-bot = бот: ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС, програма в лапках або вбудований
cli-connect-name = як його називати за столом
cli-connect-games = піти після стількох ігор
cli-connect-token = файл, де зберігати, хто він, щоб він повернувся на своє місце
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R
cli-rules-about = Правила, видання за виданням. Для двох і більше видань — лише відмінності. Для одного — його правила реченнями.
cli-rules-editions = { $editions }; якщо не вказати, усі
cli-rules-markdown = вивести все сторінкою у форматі Markdown
cli-rules-json = натомість вивести налаштування й джерела рядком JSON
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Вивести скрипт, за яким оболонка доповнює команди, опції та назви файлів. Потрібен ще один пакунок: pip install shtab.
cli-completion-shell = оболонка, у якій ти пишеш
cli-completion-examples =
    perudo completion bash
# Placeholders for values in usage lines.
cli-metavar-language = МОВА
cli-metavar-edition = ВИДАННЯ
cli-metavar-set = ПРАВИЛО=ЗНАЧЕННЯ
cli-metavar-round = КОЛО
cli-metavar-number = N
cli-metavar-days = ДНІ
cli-metavar-archive = АРХІВ
cli-metavar-site = САЙТ
cli-metavar-level = РІВЕНЬ
cli-metavar-name = ІМ’Я
cli-metavar-person = ЛЮДИНА
cli-metavar-reason = ПРИЧИНА
cli-metavar-report = СКАРГА
cli-metavar-tournament = КОД
cli-metavar-host = АДРЕСА
cli-metavar-host-port = АДРЕСА:ПОРТ
cli-metavar-port = ПОРТ
cli-metavar-file = ФАЙЛ
cli-metavar-key = КЛЮЧ
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = ЧИСЛА
cli-metavar-address = АДРЕСА
cli-metavar-bid = КxЧ
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = БОТ
error-language-unknown = Мовою «{ $language }» тут не говорять. Є такі: { $allowed }.
error-not-a-number = «{ $given }» — не ціле число від { $least } до { $most }.
error-not-an-integer = «{ $given }» — не ціле число.
error-not-a-pace = «{ $given }» — не число від { $least } до { $most }.
error-not-an-address = «{ $given }» — не IP-адреса, як-от 127.0.0.1, і не мережа, як-от 10.0.0.0/8.
error-not-a-setting = «{ $given }» не має вигляду ПРАВИЛО=ЗНАЧЕННЯ, як-от calza=true.
error-not-a-hand = «{ $given }» — не ряд чисел від 1 до 6, як-от 22156.
error-not-a-public-key = «{ $given }» — не ключ сервера і не файл із ним. У ключі 64 шістнадцяткові цифри; свій сервер показує за адресою /.well-known/perudo.json
error-not-a-bid = «{ $given }» — не ставка на зразок 7x2: кількість, x і число від 1 до 6.
error-hand-too-large = Своїх кубиків вказано { $hand }, а на столі їх лише { $dice }.
error-odds-dice-each = Разом із --bids скажи, скільки кубиків у кожного, як-от --dice 5,5,4.
error-odds-order = «{ $name }» не може ставити тут: ставлять по черзі, кожен там, де в --dice його кубики.
error-probe-nothing = Скажи, про що питаєш: POSITION або --dice і --hand.
error-probe-hand = Кубиків у руці { $hand }; у того, чия черга, їх { $dice }.
error-probe-not-to-act = Тут немає нікого, чия черга й чиї кубики видно.
error-probe-not-two = Кубики мають більш ніж двоє; розраховано лише кола двох.
error-probe-calza = Тут можна сказати «кальца»: це інше коло, а жодного такого не розраховано.
error-probe-hidden-dice = Скільки кубиків у другого, приховано. Хто лічив, каже це, як-от ?2 у позиції.
error-probe-hidden-veteran = Не сказано, чи другий уже був палафіко й тому може змінити число. Це каже v, як-от ?1v у позиції.
error-probe-not-solved = Таблиці такого кола немає. Розрахуй його: perudo solve --checkpoint FILE, і спитай із --solution FILE.
error-probe-off-the-line = За таблицею сюди не прийшов би ніхто з двох, тож вона не каже, як далі.
error-strategy-name = Назва файлу зі стратегією закінчується на { $allowed }, а { $file } — ні.
error-strategy-line = У цьому колі не можна поставити { $bid } там, де воно стоїть у { $bids }.
error-strategy-hand = «{ $hand }» — не рука того, чия там черга: кубиків у нього { $dice }.
error-output = Те, що є сказати, не вдається вивести: { $why }
error-not-positive = «{ $given }» — не число, більше за нуль, як-от 0.001.
error-not-players-dice = «{ $given }» — не кубики 2–{ $players } гравців, від 1 до { $most } у кожного, як-от 2,1.
error-not-two-players = «{ $given }» — не кубики двох гравців, від 1 до { $most } у кожного, як-от 2,1.
error-solver-too-large = Щоб розрахувати це коло, треба { $needed } ГіБ пам’яті; тут вільно { $there } ГіБ. Для оцінки треба менше: --recall 2.
error-forgetful-too-large = Для цього треба { $needed } ГіБ пам’яті; тут вільно { $there } ГіБ. Що менше ставок пам’ятати, то менше треба: --recall.
error-options-together = { $one } не поєднується з { $other }.
error-options-needed = Вкажи { $one } або { $other }.
error-solver-other-round = У { $file } немає попередньої роботи над цим колом.
error-solver-other-game = У { $file } немає попередньої роботи над цією грою.
error-solver-unwritten = Не виходить зберегти роботу в { $file }: { $why }.
error-solver-nothing = Скажи, що розрахувати: --dice для кола, --game для гри.
error-solver-no-calza = За цими правилами ніхто не може сказати «кальца», коли лишилося двоє гравців.
error-solver-three-dice = Коли гравців більше двох, розв’язано лише 1,1,1: троє гравців, у кожного по кубику.
error-solver-three-calza = З кальцою кубики можуть повертатися, тож утрьох розв’язуються лише кола без неї.
error-worker-lost = Виконавець зупинився посеред роботи: його процес убито або його машина зникла. З --checkpoint робота триватиме з того місця, де її востаннє зберегли.
error-no-cluster = Не вдалося підключитися до кластера Ray: { $why }
error-few-processors = Процесорів у кластері: { $there }; виконавців запитано: { $asked }.
error-tablebase-damaged = Таблиця розрахованого кола пошкоджена або іншої версії.
error-study-too-large = У цьому колі { $lines } ліній ставок; обходимо щонайбільше { $most }.
error-study-calza = Кола, де кальцу можна так оголосити, не досліджуються: тим, хто робив ставку, на власну ставку, або будь-ким там, де кола розігруються.
error-study-illegal = Гравець сказав те, чого не може: { $word }.
error-arena-alone = Назви щонайменше двох ботів, наприклад: perudo arena odds beginner
error-bot-unknown = Немає бота «{ $given }». Вбудовані: { $allowed }; свого називають ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС або програмою в лапках (docs/bots.md).
error-bot-meant = Немає бота «{ $given }». Може, { $meant }?
error-bot-no-file = Немає файлу { $file }.
error-bot-no-module = Немає модуля { $module }.
error-bot-broken = { $place } не вдається завантажити: { $why }
error-bot-no-class = У { $given } немає класу { $name }.
error-bot-no-bot = { $given } — не бот: це має бути клас, похідний від perudo.bots.Bot.
error-bot-abstract = { $given } не закінчений: бракує { $methods }.
error-bot-no-program = Немає програми { $program }.
error-bot-silent = { $given } не каже hello: { $why }
error-bot-failed = { $name } не може грати далі: { $why }
error-bot-no-link = «{ $given }» — не посилання на стіл, як-от http://localhost:8000/t/ABCDEF.
error-not-a-server = «{ $given }» — не адреса сервера, як-от https://perudo.example.org.
error-bot-no-server = До { $server } не достукатися: { $why }
error-bot-token = Не вдається зберегти в { $file }, хто цей бот: { $why }
error-bot-token-unknown = Сервер уже не знає, хто цей бот. З іншим файлом для --token або без нього він прийде як новий.

## Chances

odds-bid = { bid }, на столі { dice-count }
odds-bid-palifico = { bid } у колі палафіко, на столі { dice-count }
odds-hand = Ти бачиш { $hand }; { $matching ->
    [0] не підходить жоден кубик
    [one] підходить { $matching } кубик
    [few] підходять { $matching } кубики
    [many] підходять { $matching } кубиків
   *[other] підходять { $matching } кубика
}.
odds-no-hand = Ти не бачиш жодного кубика.
odds-true = правда
odds-exact = точно
odds-by-dice = за самими кубиками
odds-after-bids = після ставок
odds-reader = Після ставок: так, як їх читає бот «{ $reader }». Це оцінка, для гравців, якими вони зазвичай бувають.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
# Chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0,01 %
odds-nearly-certain = >99,99 %
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Як підняти ставку за правилами { $edition }: { $kind ->
    [palifico] коло палафіко
    [veteran] коло палафіко для ветерана, який може змінити число
   *[ordinary] звичайне коло
    }, кубиків: { $dice }
raises-how = У рядках — ставка на столі; у стовпцях — скільки кубиків із кожним числом можна поставити після неї. 4+ — чотири й більше, 1 — { word-tuz }.
raises-opening = перша ставка
raises-standing = ставка на столі
raises-followers = ставка, яка може йти далі
raises-face = число
odds-same-face = Те саме число:
odds-same-quantity = Та сама кількість:

## Solved rounds of two players

solve-round = Кубики: { $first } у того, хто починає, { $second } у другого
solve-value = Вартість для того, хто починає, від -1 до 1: { $value } (між { $low } і { $high })
solve-estimate = Вартість для того, хто починає, від -1 до 1: близько { $value }; це оцінка
solve-sure = Напевно вона між { $low } і { $high }
solve-remembered = Ставки, які пам’ятають обидва гравці: { $remembered }
solve-wins = Отже, цей гравець виграє { $chance } таких кіл.
solve-calza = Можна сказати «кальца»: виграний нею кубик — очко тому, хто сказав, як утрачений — очко іншому.
solve-three = { $edition }: імовірність кожного виграти гру, коли лишилося троє й у кожного по кубику
solve-three-chances = { $first } у того, хто починає, { $second } у наступного, { $third } в останнього
solve-three-gain = Ніхто не виграє більше ніж { $gain } (як частку гри), якщо сам гратиме інакше: це рівновага з такою точністю.
solve-three-promise = Більше нічого не обіцяно: двоє, що грають інакше, можуть виграти більше, а інша рівновага може дати інші ймовірності.
solve-exploitability = Недобір до найкращої гри (exploitability): { $exploitability }
solve-exploitability-least = Недобір до найкращої гри (exploitability): щонайменше { $exploitability }
solve-effort = Ітерації: { $iterations }; секунди: { $seconds }
solve-openings = Як починати, за своїми кубиками:
solve-openings-all = Як починати, у середньому:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) } %
solve-progress = Ітерації: { $iterations }; секунди: { $seconds }; вартість відома з точністю до { $width }
solve-progress-estimate = Ітерації: { $iterations }; секунди: { $seconds }; хто пам’ятає стільки ж, може ще виграти { $gain }
solve-progress-three = Ітерації: { $iterations }; секунди: { $seconds }; хто сам гратиме інакше, може ще виграти { $gain }
solve-progress-preparing = Готуємо те, що гравці можуть розрізнити.
solve-progress-judging = Обчислюємо найкращі відповіді на вивчене.
solve-least = На це треба щонайменше { $seconds } с: щоб підготувати, на одну ітерацію та щоб її оцінити.
probe-mix = Як далі: { $mix }
probe-value = На що може сподіватися той, чия черга, від -1, коло програне, до 1: { $value }
probe-table = За таблицею, що йде з Perudo.
probe-kept = За тим, що збережено в { $file }.
exploit-opening = Коли починає, віддає за коло: { $loss }
exploit-answering = Коли відповідає, віддає за коло: { $loss }
exploit-estimated = Як часто він що каже, обчислити не вдалося; це оцінено за { $times } запитаннями, тож і ці числа приблизні.
exploit-gain = Кубики, які за коло виграє той, хто добре відповідає: { $gain } (від { $low } до { $high } у 95 % випадків; роздач: { $deals }). Найкраща відповідь виграє не менше.
exploit-share = Хто відповідає з копією бота, виграє { $share } % ігор (від { $low } до { $high } у 95 % випадків; ігор: { $games }). Рівна частка — { $fair } %.
exploit-progress = Зроблено: { $percent } %
arena-title = Ігри: { $games }, по { $players } гравців. Не гірший і не кращий за інших — { $fair }.
arena-played = Правила: { $editions }; { $calza ->
        [on] з кальцою
        [off] без кальци
       *[both] з кальцою і без неї
    }.
arena-left-out = Не для { $players } гравців, тому пропущено: { $editions }.
arena-seed = Кубики кинуто випадково, бо серед ботів є чужий. Ті самі партії ще раз: --seed { $seed }
arena-bot = бот
arena-share = частка
arena-interval = 95 %
arena-times = разів від своєї частки
arena-rating = рейтинг
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, програно через свою помилку: { $count }; { $why ->
        [error] він викинув виняток
        [illegal] він сказав недозволене
        [slow] він думав задовго
       *[died] його процес завершився
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, коли ставки ще не було: { $reason }
       *[other] { $word } після { $standing }: { $reason }
    }
bot-waits = Він чекає біля столу { $table }, доки господар пустить програми й буде вільне місце.
bot-sits = Пустили: він сідає.
bot-offline = { page-lost-here }
bot-begins = Гра починається.
bot-won = Він виграв.
bot-lost = Він програв.
solve-match = { $edition }: шанс того, хто починає коло, виграти гру, коли лишилося двоє
solve-match-rows = Згори вниз кубики того, хто починає, зліва направо — другого.
solve-match-palifico = Коли той, хто починає, — палафіко:
solve-match-palifico-row = палафіко
solve-match-unsolved = –: те, що залежить від кіл, де кубиків більше, ніж { $most }, не розраховано.
solve-match-estimated = ≈: оцінка. Кола, де кубиків більше, ніж { $most }, не розраховано; у них обидва гравці пам’ятають лише останні ставки.
solve-match-least = Недобір до найкращої гри (exploitability) у цих колах: щонайменше { $exploitability } у найгіршому з них.
solve-match-mine = кубики того, хто починає
solve-match-theirs = кубики другого
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
solve-match-rounds = Кола: { $done } з { $many }
solve-match-sweeps = Проходи по всіх позиціях: { $done } з { $many }, не більше
solve-match-unfinished = Перервано до кінця. Сказане правильне; з --checkpoint робота триватиме звідси.

## Reports of rules

rules-editions = Видання
rules-settings = Що кожне видання вирішує по-своєму
rules-same = У цих виданнях правила однакові.
rules-source = { $edition } «{ $place }»
rules-sentence = { $said } «{ $place }»
rules-setting = Правило
rules-rule = Правило
rules-note-dash = Риска значить, що буклет про це не каже.
rules-note-house = Кожен рядок — це правило, яке господар столу може змінити. Наприклад, кальци немає в жодному виданні, доки її хтось не ввімкне: perudo play --set calza=true
rules-presets = Назви правил, яких немає в жодній коробці:
rules-page-title = Правила Perudo, видання за виданням
rules-page-made = Цю сторінку створює "perudo rules --markdown". Зміни src/perudo/core/editions.py або слова в src/perudo/locales, а тоді виконай "make generate".

## Play in the terminal

play-guest = Гість
play-help-hint = Ставку пиши як кількість і число, наприклад 7 4, або скажи «дудо». Напиши «допомога», щоб дізнатися більше.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Ще жодного кола не дограно.
play-ask-open = Ти починаєш. Твоя ставка:{" "}
play-ask-turn = На столі { bid }. Твоє слово:{" "}
play-ask-calza = На столі { bid }. Кальца? Якщо ні, натисни Enter:{" "}
play-ask-calza-own = Твоя ставка: { bid }. Кальца? Якщо ні, натисни Enter:{" "}
play-ask-out = Гра йде далі без тебе. Enter розповість решту, «далі» веде в самий кінець:{" "}
play-ask-quit = Піти з гри? так чи ні:{" "}
play-left = Ти йдеш з-за столу. До зустрічі!
play-recorded = Гру записано у файл { $file }.
play-not-understood = У грі такого слова немає. Став так: 7 4. Або скажи «дудо» чи «допомога».
play-who-in = Ще грають: { $names }.
play-who-turn = Ходить { $name }.
play-legal-face = { faces }: { $first ->
    [1] { $last ->
        [1] 1
       *[other] від 1 до { $last }
    }
   *[other] від { $first } до { $last }
}
play-odds = { bid }, на столі { dice-count }: правда { $true }, точно { $exact }.
play-odds-how = Про шанси ставки питай так: шанси 7 4
play-odds-hidden = Втрачені кубики сховано. Скажи, скільки їх, на твою думку, у грі, наприклад: шанси { $quantity } { $face } 18
play-odds-dice = Кубиків може бути від { $least } до { $most }.
play-help =
    7 4       поставити сім четвірок; 7x4 — те саме; { word-tuzy } — це 1
    дудо      не повірити ставці; або просто д чи d
    кальца    сказати, що ставка точна; або просто к чи c
    кубики    твої кубики
    ставки    що вже ставили в цьому колі
    хто       хто ще грає і чий хід
    можна     що зараз можна поставити
    шанси 7 4 які шанси семи четвірок із твоїми кубиками
    правила   правила цього столу
    чому      чому боти так грали в минулому колі
    вийти     піти з гри
# Accepted inputs, separated by commas.
play-word-dudo = дудо, д, dudo, d
play-word-calza = кальца, к, calza, c
play-word-help = допомога, довідка, help, h, ?
play-word-dice = кості, кубики, dice, hand
play-word-bids = ставки, ставка, с, bids, bid, b
play-word-who = хто, х, who, w
play-word-legal = можна, м, legal, l
play-word-odds = шанси, ш, odds, o
play-word-rules = правила, п, rules, r
play-word-why = чому
play-word-quit = вийти, вихід, в, quit, q, exit
play-word-skip = далі, skip, s
play-word-yes = так, т, yes, y
error-record-unwritten = Не виходить записати гру у файл { $file }: { $why }.

## Records

tell-players = Гравці: { $names }
tell-mid-game = Запис починається посеред гри.
tell-round = Коло { $round }
tell-hand = { $name } має { $dice }.
tell-stops-before-call = Запис уривається посеред кола. Ходить { $name }.
tell-stops = Тут запис уривається. Наступне коло починає { $name }.
tell-not-begun = Запис уривається ще до першого кола.
tell-standard-input = стандартний ввід
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
# $what is one of the following sentences.
verify-round = { $file }, коло { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] кубики випливають із зерна, зафіксованого заздалегідь. Внесків гравців у них немає.
        [1] кубики випливають із зерна, зафіксованого заздалегідь, і внеску одного гравця.
        [one] кубики випливають із зерна, зафіксованого заздалегідь, і внесків { $contributed } гравця.
        [few] кубики випливають із зерна, зафіксованого заздалегідь, і внесків { $contributed } гравців.
        [many] кубики випливають із зерна, зафіксованого заздалегідь, і внесків { $contributed } гравців.
       *[other] кубики випливають із зерна, зафіксованого заздалегідь, і внесків { $contributed } гравця.
    }
verify-unproven = не сказано, звідки взялися кубики.
verify-contributions = внесків у кубики не по одному з 16 байтів на кожне місце.
verify-part = є внесок у кубики від бота або місця без кубиків, які його не мають.
verify-digests = внесок у кубики НЕ відповідає відбиткові, даному заздалегідь.
verify-commitment = зерно НЕ те, що було зафіксоване заздалегідь.
verify-opener = за зерном і внесками коло починає ІНШИЙ гравець.
verify-dice = із зерна та внесків виходять ІНШІ кубики, не ті, якими грали.
verify-withheld = місце { $seat } оголосило про внесок і не відкрило його.
# $rounds and $faults are numbers.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: перевірено { $rounds } коло, усе сходиться.
            [few] { $file }: перевірено { $rounds } кола, усе сходиться.
            [many] { $file }: перевірено { $rounds } кіл, усе сходиться.
           *[other] { $file }: перевірено { $rounds } кола, усе сходиться.
        }
        [one] { $file }: НЕ сходиться { $faults } коло з { $rounds }.
        [few] { $file }: НЕ сходяться { $faults } кола з { $rounds }.
        [many] { $file }: НЕ сходяться { $faults } кіл з { $rounds }.
       *[other] { $file }: НЕ сходиться { $faults } кола з { $rounds }.
    }
error-verify-nothing = { $file }: у цьому записі не сказано, звідки взялися кубики, тож перевіряти нема чого. У записах ігор, зіграних на сервері, це є.
# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: цього запису не підписав жоден сервер. Імена, слова й правила могли змінити, кола — випустити, а все разом — вигадати: самі кубики цього не покажуть.
verify-signed = { $file }: підписано ключем { $key }. Імена, правила, слова, кубики та їхній порядок такі, як їх записав сервер із цим ключем.
verify-unfit = { $file }: підпис ключем { $key } НЕ від цього запису. Після підпису щось змінили, додали чи випустили, або підпис узято з іншого запису.
verify-weak-key = { $file }: підпис НІЧОГО не доводить. { $key } — не справжній ключ Ed25519: будь-хто може зробити підпис, який до нього підійде.
verify-key-wanted = { $file }: це саме той ключ, який ти вимагаєш.
verify-key-other = { $file }: це НЕ той ключ, який ти вимагаєш.
verify-server = { $file }: за його словами, сервер тут: { $server }. Написати таке може будь-хто: вимагай через --key ключ, який показує там /.well-known/perudo.json.
verify-server-none = { $file }: чий це ключ, запис не каже. Вимагай через --key ключ свого сервера: його показує /.well-known/perudo.json.
