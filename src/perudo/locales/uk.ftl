# Ukrainian. Every word that a person sees stands here, for the page and the terminal alike.
# Arguments in braces: $quantity and $count are whole numbers, $face is 1 (aces) to 6, and names are players' names.

# The language's own name.
language = Українська

## Terms of the game

# Masculine, as for тузи and кубики, which is the only word for dice here; the feminine of 1 and 2 stands in the bid.
number = { $quantity ->
    [1] один
    [2] два
    [3] три
    [4] чотири
    [5] п’ять
    [6] шість
    [7] сім
    [8] вісім
    [9] дев’ять
    [10] десять
    [11] одинадцять
    [12] дванадцять
    [13] тринадцять
    [14] чотирнадцять
    [15] п’ятнадцять
    [16] шістнадцять
    [17] сімнадцять
    [18] вісімнадцять
    [19] дев’ятнадцять
    [20] двадцять
   *[other] { $quantity }
}
# What a one is called in the box that $box names: a Paco after the toucan of Asmodee.
word-tuz = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] туз
}
word-tuzy = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] тузи
}
word-tuziv = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] тузів
}
word-tuza = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] туза
}
word-Tuzy = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] Тузи
}
word-tuzakh = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] тузах
}
# A bid as people say it: seven fours, three aces.
bid = { $face ->
    [1] { number } { $quantity ->
        [one] { word-tuz }
        [few] { word-tuzy }
        [many] { word-tuziv }
       *[other] { word-tuza }
    }
    [2] { $quantity ->
        [1] одна
        [2] дві
       *[other] { number }
    } { $quantity ->
        [one] двійка
        [few] двійки
        [many] двійок
       *[other] двійки
    }
    [3] { $quantity ->
        [1] одна
        [2] дві
       *[other] { number }
    } { $quantity ->
        [one] трійка
        [few] трійки
        [many] трійок
       *[other] трійки
    }
    [4] { $quantity ->
        [1] одна
        [2] дві
       *[other] { number }
    } { $quantity ->
        [one] четвірка
        [few] четвірки
        [many] четвірок
       *[other] четвірки
    }
    [5] { $quantity ->
        [1] одна
        [2] дві
       *[other] { number }
    } { $quantity ->
        [one] п’ятірка
        [few] п’ятірки
        [many] п’ятірок
       *[other] п’ятірки
    }
   *[6] { $quantity ->
        [1] одна
        [2] дві
       *[other] { number }
    } { $quantity ->
        [one] шістка
        [few] шістки
        [many] шісток
       *[other] шістки
    }
}
face = { $face ->
    [1] { word-tuz }
    [2] двійка
    [3] трійка
    [4] четвірка
    [5] п’ятірка
   *[6] шістка
}
faces = { $face ->
    [1] { word-tuzy }
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
   *[6] шістки
}
dice-count = { $count ->
    [1] один кубик
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}
dudo = дудо
calza = кальца
palifico = палафіко
# A label and its content.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, італійський буклет
edition-asmodee-fr = Asmodee, французько-нідерландський буклет
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Дружні правила
preset-friendly-about = Усім видно, скільки кубиків лишилося, а більше кубиків можна ставити з будь-яким числом.
house-rules = домашні правила
house-rules-of = { $edition }, з домашніми правилами

## Settings: a name, and for each value a sentence that states the rule

setting-players = Гравці
setting-players-value = Гравців: від { $fewest } до { $most }.
setting-dice = Кубиків у кожного
setting-dice-value = На початку в кожного { dice-count }.
setting-first_opener = Хто починає гру
setting-first_opener-random = Хто починає перше коло, вирішує жереб.
setting-first_opener-highest-roll = Кожен кидає один кубик: у кого найбільше, той починає перше коло.
setting-raise = Як підняти ставку
setting-raise-one-axis = Став більше кубиків із тим самим числом або стільки ж із вищим числом.
setting-raise-any-higher = Став більше кубиків із будь-яким числом або стільки ж із вищим числом.
setting-palifico = Палафіко
setting-palifico-off = Кіл палафіко немає.
setting-palifico-each-time = Щоразу, коли в тебе лишається один кубик, ти починаєш коло палафіко: { word-tuzy } не джокери, а число міняти не можна.
setting-palifico-once = Коли в тебе вперше лишається один кубик, ти починаєш коло палафіко: { word-tuzy } не джокери, а число міняти не можна.
setting-palifico_with_two = Палафіко вдвох
setting-palifico_with_two-true = Кола палафіко бувають і тоді, коли лишилося двоє гравців.
setting-palifico_with_two-false = Коли лишилося двоє гравців, кіл палафіко вже немає.
setting-veteran_changes_face = Ветерани в палафіко
setting-veteran_changes_face-true = Якщо в тебе один кубик і твоє палафіко вже було, у чужому колі палафіко ти можеш змінити число.
setting-veteran_changes_face-false = У колі палафіко числа не міняє ніхто.
setting-calza = Кальца
setting-calza-true = Можна оголосити кальцу: ставка точна.
setting-calza-false = Без кальци.
setting-calza_callers = Хто може оголосити кальцу
setting-calza_callers-others-but-next = Кальцу може оголосити кожен, крім того, чия ставка, і того, чий зараз хід.
setting-calza_callers-all-but-bidder = Кальцу може оголосити кожен, крім того, чия ставка.
setting-calza_callers-all-but-next = Кальцу може оголосити кожен, крім того, чий зараз хід.
setting-calza_in_palifico = Кальца в палафіко
setting-calza_in_palifico-true = У колі палафіко кальцу оголошувати можна.
setting-calza_in_palifico-false = У колі палафіко кальцу оголошувати не можна.
setting-calza_with_two = Кальца вдвох
setting-calza_with_two-true = Кальцу можна оголосити й тоді, коли лишилося двоє гравців.
setting-calza_with_two-false = Коли лишилося двоє гравців, кальци вже немає.
setting-calza_wins = Що дає кальца
setting-calza_wins-die = Хто оголосив кальцу і вгадав, повертає собі втрачений кубик, але не понад початкову кількість.
setting-calza_wins-all-others-lose = Якщо кальцу вгадано, усі, крім того, хто її оголосив, втрачають по кубику.
setting-lost_dice_visible = Втрачені кубики
setting-lost_dice_visible-true = Усім видно, скільки в кого лишилося кубиків.
setting-lost_dice_visible-false = Втрачені кубики сховано: пам’ятай, у кого скільки.
setting-reveal = Показ кубиків
setting-reveal-at-once = Усі келішки піднімаємо разом.
setting-reveal-from-caller = Келішки піднімаємо по черзі: першим той, хто сказав дудо чи кальцу, далі вліво по колу.
# A short text for each value, for lists and tables.
value-players = від { $fewest } до { $most }
value-dice = { $count }
value-first_opener-random = жереб
value-first_opener-highest-roll = найбільше на одному кубику
value-raise-one-axis = більше тих самих або вище
value-raise-any-higher = більше будь-яких або вище
value-palifico-off = немає
value-palifico-each-time = щоразу
value-palifico-once = раз за гру
value-calza_callers-others-but-next = усі, крім автора ставки й наступного
value-calza_callers-all-but-bidder = усі, крім автора ставки
value-calza_callers-all-but-next = усі, крім наступного
value-palifico_with_two-true = граємо
value-palifico_with_two-false = звичайне коло
value-veteran_changes_face-true = можуть змінити число
value-veteran_changes_face-false = числа не міняють
value-calza-true = граємо
value-calza-false = немає
value-calza_in_palifico-true = можна
value-calza_in_palifico-false = не можна
value-calza_with_two-true = можна
value-calza_with_two-false = не можна
value-calza_wins-die = кубик повертається
value-calza_wins-all-others-lose = мінус кубик у решти
value-lost_dice_visible-true = видно
value-lost_dice_visible-false = сховано
value-reveal-at-once = усі разом
value-reveal-from-caller = від того, хто оголосив, вліво

## Built-in bots

bot-beginner = Новачок
bot-beginner-about = Рахує на око й рано сумнівається. Став те, що маєш, і хай сумнівається.
bot-gambler = Ризикант
bot-gambler-about = Знає шанси, але покладається на удачу. Дочекайся, поки він перегне.
bot-odds = Математик
bot-odds-about = Грає за точними шансами й нікому не вірить. Ставки видають його кубики.
bot-reader = Психолог
bot-reader-about = Угадує твої кубики за ставками і знає ендшпіль напам’ять. Ставкам вірить, тож блефуй.
bot-planner = Стратег
bot-planner-about = Думає, що зробить наступний гравець. Вважає, що всі грають однаково: грай інакше.
bot-master = Майстер
bot-master-about = Думає наперед і вивчає, як грає кожен. Зміни гру, поки він тебе не розкусив.
bot-mixed = Різні
bot-mixed-about = Різних рівнів, від слабкого до сильного.
why-forced = Більше нічого було сказати.
why-beginner-bid = { bid }: за моїми прикидками, їх десь { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-bluff = { bid }: за моїми прикидками, їх десь { NUMBER($expected, maximumFractionDigits: 1) }, тож трохи блефу.
why-beginner-dudo = { bid }: здалося забагато, за моїми прикидками їх десь { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid }: за моїми прикидками, їх десь { NUMBER($expected, maximumFractionDigits: 1) }, але сумнів узяв гору.
why-beginner-calza = { bid }: приблизно так і очікувалося.
why-gambler-bid = { bid }: шанс { $percent } %, і мені сподобалося.
why-gambler-dudo = { bid }: шанс { $percent } %, але є ще й удача.
why-calza = { bid }: точно — { $percent } %, за всім, що мені було відомо.
why-odds = { bid }: у мене їх { $own }, отже шанс { $percent } %.
why-reader = { bid }: у мене їх { $own }, і зважаючи на ставки, шанс { $percent } %.
why-ahead = { bid }: шанс { $percent } %, а що { $name } скаже дудо — { $calls } %.
why-ahead-you = { bid }: шанс { $percent } %, а що дудо скажеш ти — { $calls } %.
why-solved = Цей ендшпіль я знаю напам’ять: тут так кажуть у { $percent } % випадків.

## Why a move is illegal: one message for each Reason in game.py

reason-game-over = Гру вже закінчено.
reason-not-dealt = Кубиків ще не кинуто.
reason-not-your-turn = Зараз не твій хід.
reason-no-such-face = На кубику числа від 1 до 6.
reason-no-dice-bid = Став хоча б один кубик.
reason-over-all-dice = Стільки кубиків не було навіть на початку гри.
reason-aces-do-not-open = Починати коло з { word-tuziv } не можна.
reason-not-higher = Це не вище за ставку на столі.
reason-one-axis = Піднімай щось одне: більше кубиків із тим самим числом або стільки ж із вищим.
reason-fewer-than-half-in-aces = Щоб перейти на { word-tuzy }, треба щонайменше половину кількості, заокруглену вгору.
reason-fewer-than-twice-aces-plus-one = Щоб піти з { word-tuziv }, подвой їхню кількість і додай один — або став ще більше.
reason-face-locked = У колі палафіко число не міняється: росте лише кількість.
reason-nothing-bid = Ставок ще не було.
reason-calza-off = За цим столом кальци немає.
reason-calza-in-palifico = У колі палафіко кальцу оголошувати не можна.
reason-calza-with-two = Коли лишилося двоє гравців, кальцу оголошувати не можна.
reason-calza-own-bid = На власну ставку кальцу оголошувати не можна.
reason-calza-next-player = Хто ходить, той кальцу не оголошує.
reason-caller-without-dice = Кальцу може оголосити лише гравець із кубиками.
reason-already-dealt = У цьому колі кубики вже кинуто.
reason-hands-not-one-a-seat = На кожне місце має бути свій набір кубиків.
reason-wrong-number-of-dice = На одному з місць не стільки кубиків, скільки мало лишитися.
reason-opener-missing = Невідомо, хто починає перше коло.
reason-wrong-opener = Це коло починає інше місце.
reason-no-opening-roll = Зараз за початок не кидають.
reason-wrong-rollers = За початок кидають лише ті, у кого досі порівну.

## Errors in rules and positions

error-edition-unknown = Немає видання «{ $edition }». Є такі: { $allowed }.
error-setting-unknown = Немає правила «{ $setting }». Є такі: { $allowed }.
error-setting-value = Правило «{ $setting }» не має значення { $value }. Можна: { $allowed }.
error-players-count = Гравців за цими правилами — від { $fewest } до { $most }, а тут { $seats }.
error-position-dice = У кожного гравця може лишатися кубиків: від 0 до { $most }.
error-position-over = Кубики мають бути щонайменше у двох гравців.
error-position-veterans = Ветерани — це місця від 1 до { $seats }.
error-position-palifico-dice = Місце { $seat } не може бути палафіко: кубиків там не один.
error-position-palifico-rules = За цими правилами місце { $seat } не може бути палафіко.

## Events of a round. $name, $caller, $bidder and $loser are players' names

story-opens = Починає { $name }.
story-opens-palifico = { $name } починає коло палафіко: { word-tuzy } не джокери, а число міняти не можна.
story-opens-palifico-you = Ти починаєш коло палафіко: { word-tuzy } не джокери, а число міняти не можна.
story-bids = { $name }: { bid }.
story-bids-you = { page-you }: { bid }.
story-retracted = { $name } забирає ставку назад.
story-retracted-you = Ти забираєш ставку назад.
story-dudo = { $name }: дудо!
story-dudo-you = { page-you }: дудо!
story-calza = { $name }: кальца!
story-calza-you = { page-you }: кальца!
story-late-bid = { $name }: час вийшов, тож стіл сам ставить: { bid }.
story-late-bid-you = Твій час вийшов, тож стіл сам ставить: { bid }.
story-late-dudo = { $name }: час вийшов, тож стіл сам каже дудо.
story-late-dudo-you = Твій час вийшов, тож стіл сам каже дудо.
story-calza-void = { $name }: кальца не рахується. Ходить { $other }, і це слово важить більше.
story-calza-void-you = Твоя кальца не рахується. Ходить { $other }, і це слово важить більше.
story-calza-void-other-you = { $name }: кальца не рахується. Ходиш ти, і твоє слово важить більше.
# review: names are not inflected, so the neighbour's order is told in a roundabout way
story-calza-nearer = Ставку робить { $bidder }; ліворуч { $other } сидить ближче, ніж { $name }, тож рахується кальца, яку каже { $other }.
story-calza-nearer-you = Ставку робить { $bidder }; ліворуч { $other } сидить ближче, ніж ти, тож рахується кальца, яку каже { $other }.
story-calza-nearer-other-you = Ставку робить { $bidder }; ліворуч ти сидиш ближче, ніж { $name }, тож рахується твоя кальца.
story-calza-nearer-bidder-you = Ставка твоя; ліворуч { $other } сидить ближче, ніж { $name }, тож рахується кальца, яку каже { $other }.
story-rolls = { $name } кидає: { face }.
story-rolls-you = Ти кидаєш: { face }.
story-bid-stands = { $bidder }: ставка зіграла.
story-bid-stands-you = Твоя ставка зіграла.
story-bid-falls = { $bidder }: ставка не зіграла.
story-bid-falls-you = Твоя ставка не зіграла.
story-exact = Точнісінько.
story-not-exact = Не точно.
story-loses = { $name } втрачає кубик.
story-loses-you = Ти втрачаєш кубик.
story-others-lose = { $name } зберігає свої кубики, решта втрачає по одному.
story-others-lose-you = Ти зберігаєш свої кубики, решта втрачає по одному.
story-gains = { $name } повертає собі кубик.
story-gains-you = Ти повертаєш собі кубик.
story-gains-nothing = { $name } і так має всі кубики, зате починає наступне коло.
story-gains-nothing-you = Ти й так маєш усі кубики, зате починаєш наступне коло.
story-out = { $name } вибуває.
story-out-you = Ти вибуваєш.
story-wins = { $name } перемагає!
fact-boldest = Найсміливіша ставка: { $name }, { bid }, шанс { $chance }. { $fate ->
    [stood] І вона зіграла!
    [fell] У неї не повірили.
   *[raised] Ніхто не засумнівався.
}
fact-bluffs = Майстер блефу: { $name }. Хибних ставок, у які повірили: { $count }.
fact-dudos = Найкращий нюх: { $name }. Влучних дудо: { $right } з { $count }.
fact-calzas = Найгостріше око: { $name }. Кальца вдалася, разів: { $count }.
fact-luck = Улюбленець долі: { $name }. Випало { word-tuziv }: { $count }; чекали близько { $expected }.
fact-comeback = { $name }: лишався один кубик, а все одно перемога.
fact-longest = Ставок у найдовшому колі: { $count }.
review = Розбір
review-chart = Шанси на перемогу, коло за колом
review-accuracy = Точність
review-start = Шанс на початку
review-luck = Удача в кубиках
review-own_errors = Власні помилки
review-others = Гра інших
review-result = Шанс наприкінці
review-bluffs = Блефи
review-right_doubts = Викрито блефів
review-missed_calls = Пропущено дудо чи кальцу
review-only = Єдиний вибір
review-best = Найкраще
review-good = Добре
review-slip = Неточність
review-mistake = Помилка
review-blunder = Груба помилка
review-gave = { $verdict }: втрачено { $given }. Краще: { $best }.
review-likely = Попередня ставка: імовірна на { $alone } за самими кубиками, на { $read } — після почутих ставок.
review-exact = Точна: { $chance }.
review-swing = Найбільше виграє від цього { $name }: на { $chance } більше.
review-keys = Ключові моменти
review-silence = промовчати
review-silent = { $name } мовчить
review-part = Запис починається посеред гри. Що було сказано раніше, невідомо.
review-about = Кожне слово оцінено за тим, що гравець міг знати. Удача — це те, що дали кубики, у середньому нуль; решта — справа інших. Точність 100, якщо кожне слово було найкращим; втрата чверті кубики важить половину.

## Errors of the server and its data

error-store-read = Цей стіл не прочитати ({ $why }). Нічого не змінилося. Спробуй пізніше. Власник сервера може повернути його з резервної копії.
error-store-write = Зберегти не вдалося ({ $why }), тож нічого не сталося. Спробуй ще раз.
error-store-altered = Подія { $seq } столу { $table } зникла або вже не така, якою її зберегли, тож грати за ним далі не можна. Нічого не змінилося. Власник сервера може повернути його з резервної копії.
error-table-elsewhere = Цей стіл на іншому сервері. Надішли команду до сокета /socket/{ $table }.
error-table-away = Стіл { $table } старий і лежить в архіві, який зараз не прочитати. Спробуй пізніше. Власник сервера знайде причину в його журналі.

## Errors at a table

error-internal = На сервері щось пішло не так. Нічого не змінилося; спробуй ще раз.
error-message-too-long = Задовге повідомлення. Найбільше байтів: { $most }.
error-message-unreadable = Це повідомлення не читається: { $why }
error-no-cookie = Браузер не надіслав cookie. Дозволь їх для цієї сторінки й онови її.
error-no-record = За цим столом немає закінченої гри.
error-table-unknown = Столу { $table } немає. Перевір посилання або відкрий власний стіл.
error-table-full = Усі місця зайняті. Можна дивитися.
error-chair-taken = Місце { $chair } вже зайняте.
error-name-empty = Скажи, як тебе звати.
error-name-too-long = Задовге ім’я. Найбільше символів: { $most }.
error-name-characters = В імені можна лише літери, цифри й пробіли.
error-name-alike = Це ім’я надто схоже на «{ $other }». Вибери інше.
error-name-taken = Хтось уже має це ім’я або схоже на нього. Вибери інше.
error-signed-in = Тут уже виконано вхід.
error-signed-out = Тут ти вийшов із системи. Увійди знову або грай далі як гість.
error-sign-in-code = Цей код відновлення неправильний. Перевір кожну літеру.
error-sign-in-link = Це посилання застаріло або вже використане. Створи нове на пристрої, де виконано вхід.
error-passkey = Цей ключ доступу тут недійсний. Спробуй ще раз або скористайся кодом відновлення.
error-club-unknown = Такого клубу немає. Можливо, його посилання замінили: попроси нове в когось із клубу.
error-club-owner-only = Це може зробити лише власник клубу.
error-club-full = У цьому клубі вже { $most } учасників.
error-club-too-many = Ти вже в { $most } клубах. Спершу вийди з якогось.
error-club-evening = Вибери час від цієї миті до року наперед.
error-tournament-unknown = Такого турніру немає. Можливо, він застарий: турніри зберігаються рік.
error-tournament-clock = Турніру потрібне обмеження часу, щоб ніхто не затримував тур.
error-tournament-full = У цьому турнірі немає вільних місць.
error-tournament-over = Цей турнір уже закінчився.
error-tournament-not-over = Цей турнір ще не закінчився.
error-tournament-empty = Для турніру потрібно щонайменше двоє гравців.
error-tournament-owner-only = Це може зробити лише той, хто відкрив турнір.
error-tournament-table = За турнірним столом ніхто не може призупинити гру або почати нову.
error-banned = Це ім’я заблоковано на цьому сервері. Причина: { $reason }
error-person-report = Немає скарги { $report }.
error-rated-name = За рейтинговим столом усі грають під збереженим ім’ям. Спершу збережи своє ім’я або вибери інший стіл.
error-rated-device = Місце за рейтинговим столом належить лише тобі. Щоб грати далі на іншому пристрої, увійди там зі своїм ім’ям.
error-rated-settings = За рейтинговим столом немає підказок і програм, а тим, хто вибув, кубиків не показують.
error-rated-remove = Під час рейтингової гри нікого не можна вилучити.
error-person-gone = За цією адресою ніхто не зберігає ім’я. Можливо, його видалили.
error-push-service = Сповіщення { $host } звідси надіслати не можна. Дозволь їх на цьому сервері параметром --push-service.
error-push-key = Ключ браузера для сповіщень недійсний. Вимкни сповіщення й увімкни їх знову.
error-not-seated = Спершу сядь за стіл.
error-invite-stranger = Запрошувати можна лише тих, з ким уже була гра, і учасників своїх клубів.
error-host-only = Це може лише господар столу.
error-deputy-only = Господар цього столу — { $name }, і ще може повернутися. До того часу можна вести гру далі, але не змінювати стіл.
error-host-person = Господарем може стати лише той, хто сидить за цим столом і на зв’язку.
error-program-may-not = Програма може дивитися, сідати, грати й вставати; це — для людей.
error-programs-not-let = Господар не пускає програм за цей стіл.
error-people-play = У цій грі ще грають люди.
error-remove-self = Щоб звільнити власне місце, устань з-за столу.
error-again-waits = Зачекай на інших ще { $count } с або попроси господаря почати.
error-remove-not = Під час гри не можна прибрати: { $name }.
error-muted = Господар позбавив тебе слова за цим столом.
error-table-locked = Господар закрив цей стіл: більше ніхто не може сісти.
error-removed = Господар попросив тебе з-за столу. Можна дивитися або відкрити свій стіл.
error-seat-link = Це посилання на місце вже використане або застаріле. Створи нове на пристрої, з якого граєш.
error-seat-link-seated = Ти вже сидиш за цим столом. Один браузер має одне місце.
error-person-here = Бот може замінити лише того, кого зараз немає.
error-person-waited-for = { $name }: зв’язок щойно обірвався. Бот зможе зайняти місце через { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}.
error-game-begun = Гра вже почалася.
error-game-not-over = Гра ще не закінчилася.
error-not-playing = Гра ще не почалася.
error-cups-closed = Питати чому — зарано або вже запізно.
error-stale = Щойно сталося щось інше. Глянь, а тоді скажи ще раз.
error-bid-stands = Забирати ставку назад уже пізно.
error-unpledged = Цей внесок у кубики не відповідає тому, про що було оголошено, тож його не прийнято.
error-withheld = У цій грі оголошений тобою внесок не було відкрито, тож до наступної гри його не просять.

## Rules of all five editions, one sentence each

shared-goal = Перемагає останній, у кого лишилися кубики.
shared-roll = У кожному колі всі разом струшують кубики під келішком і дивляться лише на свої.
shared-bid = Ставка — це кількість і число, як-от сім четвірок: під усіма келішками разом щонайменше стільки кубиків із цим числом.
shared-turn = Хід іде вліво. Хто починає коло, той ставить; далі кожен піднімає ставку або сумнівається: каже дудо.
shared-jumps = Кількість можна піднімати й більше ніж на один.
shared-in-turn = Дудо каже лише той, чий хід.
shared-dudo = Після дудо піднімають келішки й рахують кубики, що пасують до ставки. Якщо їх стільки, скільки поставили, чи більше, кубик втрачає той, хто сказав дудо; якщо менше — той, чия ставка.
shared-loser = Хто втратив кубик, той починає наступне коло.
shared-out = Без кубиків гравець вибуває.
shared-out-opens = Якщо той, хто програв, вибув, починає найближчий ліворуч, у кого є кубики.
shared-aces = { word-Tuzy } — джокери: рахуються як будь-яке число.
shared-aces-open = Ставити на { word-tuzy } теж можна, але починати з них коло може лише палафіко.
shared-aces-alone = У ставці на { word-tuzy } рахують самі лише { word-tuzy }.
shared-to-aces = Щоб перейти на { word-tuzy }, постав щонайменше половину кількості, заокруглену вгору: після семи четвірок — чотири { word-tuzy }.
shared-from-aces = Щоб піти з { word-tuziv }, подвой їхню кількість, додай один і став щонайменше стільки на будь-яке число: після чотирьох { word-tuziv } — дев’ять п’ятірок.
shared-fewer-dice = Зменшити кількість кубиків можна, лише переходячи на { word-tuzy }.
shared-cap = Ніхто не може поставити більше кубиків, ніж було на початку гри.
shared-declared = Хто лишається з одним кубиком, має оголосити «палафіко». Тут це оголошує стіл.
shared-palifico = У колі палафіко { word-tuzy } не джокери, з них можна починати, а число не міняється: росте лише кількість. У деяких виданнях для ветеранів є виняток.
shared-aces-lowest = { word-Tuzy } там — число, як інші, найнижче.
shared-calza = Кальца — необов’язкове правило: ти кажеш, що ставка точна, разом із джокерами. Її оголошують, доки наступний гравець не сказав свого слова. Хто схибив, втрачає кубик.
shared-calza-opens = Вгадав чи ні, наступне коло починає той, хто оголосив кальцу.
shared-calza-nearest = Якщо кальцу кажуть двоє відразу, чують того, хто сидить ближче ліворуч від автора ставки.
shared-calza-late = Слово того, чий хід, сказане тієї ж миті, важить більше за будь-яку кальцу.
shared-shown-dice = Необов’язкове правило лишає втрачені кубики на видноті: тут воно зветься «Втрачені кубики».

## Readings: how errors and gaps of the booklets are read (core/citations.py)

reading-tie = Якщо в кидку за початок нічия, ті самі кидають ще раз. Цього не каже жодне видання.
reading-cap = Жодне видання не обмежує ставки. Тут межа — кількість кубиків на початку гри: її знають усі, тож вона нічого не виказує.
reading-veteran = Ветеран піднімає як завжди: можна й більше кубиків із нижчим числом, а найнижчі — { word-tuzy }. Далі всі тримаються нового числа.
reading-own-bid = Кальцу не каже лише той, чий хід наступний, тож автор ставки може сказати її на свою ж ставку. Дивно, але так написано.
reading-all-dice = Кальцу може сказати й той, у кого всі кубики на місці; якщо вгадав, виграє лише право починати. Прямо цього не каже жодне видання.
reading-again = Про один раз за гру не сказано: хто кальцою повернув кубик і знову лишився з одним, той знову палафіко.
reading-nearest = Два буклети Asmodee по-різному кажуть, кого чути, коли кальцу кажуть двоє. Обидва прочитано так: хто сидить ближче ліворуч від автора ставки.
reading-this-opens = Італійське речення про те, що йде після кальци, нечітке; прочитано як французьке: починає той, хто її оголосив.
reading-unheard = Кого чути, коли кальцу кажуть двоє, і чи перший той, чий хід, кажуть лише буклети Asmodee. Тут за ними грають у кожному виданні.
reading-plus-one = Французьке правило, як піти з { word-tuziv }, забуває їх подвоїти. Його приклад і нідерландський текст подвоюють і додають один, так і грають.
reading-french-value = За французьким текстом, лише перехід на { word-tuzy } може знизити число. В італійському й нідерландському йдеться про кількість кубиків, так і грають.
reading-dutch-palifico = Нідерландський текст може означати раз за гру. Французький та італійський кажуть щоразу, так і грають.
reading-dutch-lost-dice = Лише нідерландський текст дозволяє тримати втрачені кубики на видноті.
reading-example = В одному прикладі ставка три, хоча була чотири. Від цього нічого не залежить.
reading-lifting = Правило, сказане двічі, відкриває келішки від лівого сусіда того, хто сказав дудо; показ починається з нього самого. Разом: спершу він, далі вліво.
reading-loser-out = Хто починає, коли той, хто програв, вибув, не сказано. Як і в інших виданнях, найближчий ліворуч.
reading-sets = Один набір — для двох-чотирьох гравців, два разом — щонайбільше для вісьмох.
reading-held = Числа в колі палафіко, як написано, не міняють інші гравці. Приклад стосується всіх, і того, хто починав.
reading-aces-once = Прямо сказано, що кожну кількість { word-tuziv } ставлять лише раз за коло. З того, як піднімають ставку, це випливає в кожному виданні.
reading-right-calza = Хто починає після вдалої кальци, не сказано. Як і в інших виданнях, той, хто її оголосив.
reading-crimean-tatar = У кримськотатарському тексті дві ставки в прикладі про ветерана переставлено, а приклад про палафіко переходить до трьох четвірок, хоча число міняти не можна.
reading-polish = За польським текстом хибна кальца коштує кубиків, за чотирма іншими — одного. Одного.
reading-belarusian = Білоруський текст вимагає десять після чотирьох { word-tuziv }; його ж правило й інші тексти дають дев’ять. Він також каже про шістьох гравців і тридцять кубиків, стрибає до десяти трійок, губить одну ставку й має примітку кримськотатарською. У переліку набору він додає кришку.
reading-russian = У російському тексті здебільшого одне слово на коло й на гру; тут російською коло — «круг». У його реченні про ветеранів загубилося слово палафіко.

## The content of each box

box-asmodee-it = Автори: Cosmo Fry і Alfredo Fernandini. Тридцять кубиків, по п’ять кожного з шести кольорів, шість келішків тих самих кольорів, мішечок і буклет. Втрачені кубики ховає сама коробка.
box-asmodee-fr = Автори: Cosmo Fry і Alfredo Fernandini; французькою та нідерландською. Тридцять кубиків, по п’ять кожного з шести кольорів, шість келішків тих самих кольорів, кришка, що ховає втрачені кубики, мішечок і буклет.
box-bga = Це не коробка, а гра Asmodee, як її англійською описує Board Game Arena: тридцять кубиків на шістьох, десять на двох. Туз тут зветься Paco, і це птах.
box-hasbro-1994 = Надруковано 1994 року, у Франції — Kenner Parker. Тридцять кубиків і шість келішків шести кольорів, мішечок і кришка; туз — це голова. Буклет каже, що гру любили вже інки в XV столітті, а автора не називає. Ці правила знайшли знову й виклали в мережу 2008 року.
box-kozak = П’ятьма мовами, від української до російської. Двадцять кубиків, чотири келішки й торбинка. Розповідає, як 1532 року Пісарро полонив Атагуальпу, і чутку, що бранець навчив його гри. Названо перекладачів і художників, автора — ні.

## Names, languages and time

# Suggested names for players: animals that everybody likes, separated by commas.
guest-names = Видра, Чапля, Борсук, Вільшанка, Рись, Сокіл, Їжак, Бобер, Чайка, Пантера, Ластівка, Куниця, Сова, Дельфін, Горобець, Тигр, Сорока, Коала, Ворон, Морж
table-setting-clock = Годинник
table-setting-clock-about = Коли час вийде, стіл скаже найобережніше з дозволеного: дудо або, на початку кола, найнижчу ставку. Двічі поспіль — і місце тримає бот, доки гравець не повернеться.
table-setting-training_aid = Показувати шанси
table-setting-training_aid-true = Підказка для навчання: кожен бачить шанси кожної ставки, пораховані за його кубиками.
table-setting-training_aid-false = Шансів не видно нікому.
table-setting-spectators_see_previous_round = Глядачам видно кубики
table-setting-spectators_see_previous_round-true = Глядачі можуть зазирати під усі келішки — з запізненням на одне коло.
table-setting-spectators_see_previous_round-false = Глядачі не бачать кубиків, доки не піднімуть келішків.
table-setting-eliminated_see_dice = Хто вибув, бачить усе
table-setting-eliminated_see_dice-true = Хто вибув, може одразу зазирати під усі келішки. І може розповісти іншим, що там.
table-setting-eliminated_see_dice-false = Хто вибув, не бачить кубиків, доки не піднімуть келішків, — хіба що лишилися самі боти.
table-setting-speed = Темп
speed-slow = Повільно
speed-normal = Звичайно
speed-fast = Швидко
table-setting-chat = Чат
table-setting-chat-true = Гравці можуть писати, кидати фрази й гримаси.
table-setting-chat-false = За цим столом чату немає.
table-setting-listed = Показати серед відкритих столів
table-setting-listed-true = Цей стіл кожен знайде на головній сторінці.
table-setting-listed-false = Цей стіл можна знайти лише за посиланням.
table-setting-external_bots = Пускати програми за стіл
table-setting-external_bots-true = За стіл можуть сісти чиїсь власні програми. Їхні місця позначено.
table-setting-external_bots-false = Тут сидять лише люди й боти, яких садить господар.
clock-none = Без годинника
clock-none-about = Без годинника: думай, скільки треба.
clock-own = Інший годинник
clock-part-move = Секунд на хід
clock-part-bank = Секунд у запасі
clock-part-increment = Секунд додається
clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}
clock-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
clock-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
# $move, $bank and $increment are such durations.
clock-move = { $move } на хід
clock-bank = { $bank } кожному на всю гру
clock-bank-increment = { $bank } кожному і ще { $increment } за кожен хід
clock-move-and-bank = { $move } на хід, далі запас — { $bank }
clock-move-and-bank-increment = { $move } на хід, далі запас — { $bank } і ще { $increment } за кожен хід
# A running time: $seconds has two digits.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } год
clock-left-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
story-opens-you = Ти починаєш коло.
story-becomes-palifico = { $name } починає коло палафіко.
story-becomes-palifico-you = Ти починаєш коло палафіко.
story-wins-you = Перемога твоя!
# Reactions: the label of the button, and the text for screen readers.
reaction-laugh-do = Засміятися
reaction-gasp-do = Ахнути
reaction-think-do = Замислитися
reaction-clap-do = Поплескати
reaction-cry-do = Заплакати
reaction-cool-do = І бровою не повести
# Phrases, which each player reads in their own language
phrase-hello = Усім привіт!
phrase-good-luck = Щасти!
phrase-nice-bluff = Гарний блеф!
phrase-well-played = Гарно зіграно!
phrase-really = Та невже?
phrase-hurry = Не поспішай, але й не засинай.
phrase-thanks = Дякую!
phrase-sorry = Перепрошую!
phrase-oops = Ой!
reaction-laugh = сміється
reaction-gasp = ахає
reaction-think = думає
reaction-clap = плеще в долоні
reaction-cry = плаче
reaction-cool = і бровою не веде

## The lesson. $seat: 1 is the learner, 2 and 3 are bots with names of their own. $own is the number of the learner's
## matching dice; other numbers belong to the bid or the count

lesson-name = { $seat ->
    [1] Ти
    [2] Кілья
   *[3] Інті
}
lesson-so-many-aces = { $aces ->
    [1] один туз
    [2] два тузи
    [3] три тузи
    [one] { $aces } туз
    [few] { $aces } тузи
    [many] { $aces } тузів
   *[other] { $aces } туза
}
lesson-hold = { $own ->
    [0] У тебе таких немає.
    [1] У тебе така одна.
    [2] У тебе таких дві.
   *[other] У тебе таких { $own }.
}
lesson-cups = Вітаю! Під усіма келішками разом { number } { $quantity ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
}. Свої бачиш ти, і більше ніхто. У справжній грі кубиків більше, але йде вона так само.
lesson-bid = Починає { lesson-name }: «{ bid }». Це здогад про всі келішки разом, твій теж: щонайменше стільки кубиків із таким числом.
lesson-raise = Твій хід. Постав більше кубиків із будь-яким числом або стільки ж із вищим. У тебе { bid }: торкнися числа, а тоді став.
lesson-doubt = Тепер { bid }, каже { lesson-name }. { lesson-hold } Не вір: затисни «Дудо» або торкнися двічі.
lesson-falls = Нарахували: { bid }, а сказано { $claimed }. Замало, тож { lesson-name } втрачає кубик. Якби ставка зіграла, кубик пішов би від тебе. Хто втратив, той починає наступне коло.
lesson-aces = Бачиш { $ace ->
    [bird] птаха
    [head] голову
   *[sun] сонце
}? Це туз, а тузи — джокери: рахуються як будь-яке число. Тож із ним у тебе вже { bid }.
lesson-ace-bid = Серед інших { $others } кубиків знайдеться ще { $more ->
    [1] один
   *[other] { $more }
}? Цілком можливо. Піднімай: { bid }.
lesson-stands = { lesson-name } каже дудо. Разом із тузами нарахували: { bid } — якраз твоя ставка. Точна ставка теж правдива, тож { lesson-name } втрачає кубик.
lesson-to-aces = Ставка була { bid }, а { lesson-name } переходить на тузи. Для цього досить половини, заокругленої вгору: { lesson-so-many-aces }. На ставку з тузів рахують самі лише тузи.
lesson-from-aces = Щоб піти з тузів, подвой їхню кількість і додай один: { number }. Із тузами в тебе { bid }. Так і став!
lesson-over = Тепер { bid }. Перейди на тузи: половина, заокруглена вгору, — це { lesson-so-many-aces }. У тебе їх { $own }, та й { lesson-name } натякає на тузи.
lesson-aces-stand = { lesson-name } каже дудо, а на столі { bid }: твоя ставка зіграла. { $left ->
    [1] Під тим келішком лишився один кубик, тож наступне коло буде особливе.
    [one] Під тим келішком лишився { $left } кубик.
    [few] Під тим келішком лишилося { $left } кубики.
    [many] Під тим келішком лишилося { $left } кубиків.
   *[other] Під тим келішком лишилося { $left } кубика.
}
lesson-palifico = { lesson-name } має лише один кубик і починає коло палафіко. Тузи в ньому не джокери, а число міняти не можна. Ставка: { bid }.
lesson-locked = Рости може лише кількість. У тебе { bid }, твій туз тепер не помічник, а { lesson-name } теж може мати таке число. Піднімеш чи дудо?
lesson-own-bid-stands = { lesson-name } каже дудо. Нарахували: { bid }, тож твоя ставка зіграла, а { lesson-name } втрачає останній кубик. Хто лишиться з кубиками останнім, той і переможе.
lesson-own-bid-falls = Нарахували: { bid }, а твоя ставка — { $claimed }. Забагато, тож у тебе на кубик менше. Буває з кожним! Хто лишиться з кубиками останнім, той і переможе.
lesson-own-doubt-wrong = Нарахували: { bid }, а досить було { $claimed }. Ставка зіграла, тож у тебе на кубик менше. Буває з кожним! Хто лишиться з кубиками останнім, той і переможе.
lesson-rather-bid = Так теж можна. Але зараз постав: { bid }.
lesson-rather-dudo = Так теж можна. Але зараз не вір: дудо.

## Reports of rules

rules-shared = Як грають у кожному виданні
rules-readings = Як прочитано помилки й замовчане
rules-box = Коробка
rules-if-calza = Коли кальцу ввімкнено:
rules-note-sources = Джерело кожного рядка — місце в буклеті самого видання: заголовок його мовою; у дужках, якщо правило там лише мається на увазі.
rules-silent = це видання про це не каже
rules-unsaid = про це не каже жодне видання

## Play in the terminal

play-your-dice = Твої кубики: { $dice }.

## Records

tell-seat = Місце { $seat }
tell-dice-left = Лишилося кубиків: { $dice }

## Errors in records: the place, and the fault

record-error = { $place }: { $why }
record-at-line = рядок { $line }
record-at-round = коло { $round }
record-at-move = хід { $move }
record-at-said = хід { $move } ({ $said })
error-review-unfinished = Розбирають лише закінчену гру.
error-record-unreadable = Цей файл не читається: { $why }
error-record-too-long = Задовгий запис. Найбільше байтів: { $most }.
error-record-not-utf-8 = Це не текст у UTF-8: байт { $byte } не на своєму місці.
error-record-syntax = { $why ->
    [mark] Тут бракує лапок, коми чи дужки.
    [twice] Це вже сказано вище. Кожне коло починається з [[round]], у подвійних дужках.
    [value] Після = має бути число, true, false, текст у "лапках" або список у [дужках].
    [key] Рядок — це назва, = і значення, наприклад: opener = 2
   *[other] Цього не прочитати.
}
error-record-nested = Забагато списків чи таблиць одне в одному.
error-record-line-long = Цей рядок задовгий. Найбільше знаків: { $most }.
error-record-key-long = Назва в цьому рядку задовга. Найбільше знаків: { $most }.
error-record-rounds-many = Забагато кіл у записі. Найбільше: { $most }.
error-record-dear = Щоб відтворити цей запис, треба забагато часу чи пам’яті.
error-record-version = Запис має містити «perudo = { $version }» — версію формату; тут інша.
error-record-key-unknown = «{ $key }» тут нічого не означає. Тут може бути: { $allowed }.
error-record-key-missing = Бракує «{ $key } = …».
error-record-key-kind = «{ $key }» — це має бути { $kind ->
    [int] ціле число
    [str] текст у лапках
    [dict] таблиця
    [list] список
    [list-str] список текстів у лапках
    [list-int] список цілих чисел
    [list-dict] запис [[{ $key }]], окремий на кожен випадок
   *[setting] true, false, ціле число, текст у лапках або пара цілих чисел
}.
error-record-position-seats = У позиції кубики на стільки місць: { $given }, а гравців { $seats }.
error-record-hand = Кубики місця { $seat } — це має бути текст із чисел від 1 до 6, як-от "33344", або "", якщо гравець вибув.
error-record-hands = Кубики потрібні для кожного місця (усього { $seats }), а "" — якщо гравець вибув; тут їх { $given }.
error-record-hand-dice = { $left ->
    [0] Місце { $seat } вибуло: кубики там мають бути "".
    [one] На місці { $seat } лишився { $left } кубик, а не { $given }.
    [few] На місці { $seat } лишилося { $left } кубики, а не { $given }.
    [many] На місці { $seat } лишилося { $left } кубиків, а не { $given }.
   *[other] На місці { $seat } лишилося { $left } кубика, а не { $given }.
}
error-record-opener = Це коло починає місце { $opener }, а не місце { $given }.
error-record-opener-without-dice = Місце { $given } не може починати: такого місця немає або там уже немає кубиків.
# $key is a key of the record, such as "seed".
error-record-hex = «{ $key }» пишуть парами знаків від 0 до 9 і від a до f.
error-record-move = Хід пишуть як "5x4", "dudo" або "calza 2": без великих літер, знаків, нулів на початку й зайвих пробілів.
error-record-after-call = Коло закінчилося словом «дудо» або «кальца»; ходів після нього бути не може.
error-record-after-end = Гру закінчено, перемогло місце { $winner }; кіл після цього бути не може.
error-record-after-unfinished = Попереднє коло не закінчене, а таким може бути лише останнє.

## Errors in chat, clocks and rule codes

error-rule-code = Код правил «{ $text }» не читається: «{ $part }» — не правило.
error-text-empty = Скажи щось.
error-text-characters = У цьому рядку є символи, яких не показати.
error-talk-closed = Господар закрив чат за цим столом.
error-too-fast = Не так швидко. Зачекай хвильку.
error-too-busy = Сервер зараз має забагато обчислень. Спробуй за хвилину.
error-too-many-sockets = Відкрито забагато сторінок водночас. Закрий зайві або спробуй трохи згодом.
error-too-many-listed = У списку вже стільки твоїх столів: { $count }. Спершу прибери один зі списку або поділися посиланням на цей стіл.
error-too-many-listed-nearby = У списку вже стільки столів із твоєї мережі: { $count }. Сядь за один із них або поділися посиланням на свій.
error-forbidden-origin = Про це просить сторінка з іншої адреси. Відкрий сторінку цього сервера і спробуй там.
error-table-worn-out = За цим столом сталося стільки, що більше він нічого не вмістить. Відкрий новий.
error-paused = Гра на паузі.
error-not-paused = Гра не на паузі.
error-resume-away = { $name } зараз немає, а годинник пішов би. Зачекай або нехай поки що грає бот.
error-aid-hidden-dice = Шанси можна показувати лише тоді, коли видно втрачені кубики. Увімкни й це.
