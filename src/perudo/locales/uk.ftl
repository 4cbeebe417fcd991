# Ukrainian. Every word that a person sees stands here, for the page and the terminal alike.
# Values in braces are filled in: $quantity and $count are whole numbers, $face is 1 (aces) to 6, names are names.

# This language, as it calls itself.
language = Українська

## The words of the game

# Masculine, as for тузи and кубики; the feminine of 1 and 2 stands in the bid.
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
# A label, and what stands after it.
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

## Settings: a name, and for each value one sentence that tells the rule at the table

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
setting-reveal = Показ костей
setting-reveal-at-once = Усі келішки піднімаємо разом.
setting-reveal-from-caller = Келішки піднімаємо по черзі: першим той, хто сказав дудо чи кальцу, далі вліво по колу.

# A short word for each value, for lists and tables.
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

## House bots

bot-beginner = Новачок
bot-beginner-about = Рахує на око й рано сумнівається. Став те, що маєш, і хай сумнівається.
bot-gambler = Ризикант
bot-gambler-about = Знає шанси, але покладається на удачу. Дочекайся, поки він перегне.
bot-odds = Математик
bot-odds-about = Грає за точними шансами й нікому не вірить. Ставки видають його кості.
bot-reader = Психолог
bot-reader-about = Угадує твої кості за ставками і знає ендшпіль напам’ять. Ставкам вірить, тож блефуй.
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

## Why a word can't be said. One for each Reason in game.py

reason-game-over = Гру вже закінчено.
reason-not-dealt = Костей ще не кинуто.
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
reason-already-dealt = У цьому колі кості вже кинуто.
reason-hands-not-one-a-seat = На кожне місце має бути свій набір костей.
reason-wrong-number-of-dice = На одному з місць не стільки костей, скільки мало лишитися.
reason-opener-missing = Невідомо, хто починає перше коло.
reason-wrong-opener = Це коло починає інше місце.
reason-no-opening-roll = Зараз за початок не кидають.
reason-wrong-rollers = За початок кидають лише ті, у кого досі порівну.

## Errors in the rules or the position asked for

error-edition-unknown = Немає видання «{ $edition }». Є такі: { $allowed }.
error-setting-unknown = Немає правила «{ $setting }». Є такі: { $allowed }.
error-setting-value = Правило «{ $setting }» не має значення { $value }. Можна: { $allowed }.
error-players-count = Гравців за цими правилами — від { $fewest } до { $most }, а тут { $seats }.
error-extra-missing = Бракує пакетів. Встановити їх: { $command }
error-picture-name = Назва картинки закінчується на { $allowed }, а { $file } — ні.
error-picture-unwritten = Не вдалося записати { $file }: { $why }
error-bid-graph-faces = Тут у кубика граней: від { $fewest } до { $most }.
error-raises-no-palifico = За цими правилами кіл палафіко немає.
error-raises-no-veteran = За цими правилами ветерани не міняють числа.
error-bid-graph-most = На столі має бути щонайменше один кубик.
error-position-dice = У кожного гравця може лишатися кубиків: від 0 до { $most }.
error-position-over = Кубики мають бути щонайменше у двох гравців.
error-position-veterans = Ветерани — це місця від 1 до { $seats }.
error-position-palifico-dice = Місце { $seat } не може бути палафіко: кубиків там не один.
error-position-palifico-rules = За цими правилами місце { $seat } не може бути палафіко.
error-notation-short = У позиції щонайменше п’ять частин: правила, коло, келішки, хто починає, і слова.
error-notation-long = У позиції не більше знаків, ніж { $most }.
error-notation-part = «{ $given }» тут невідоме, або після нього чогось бракує. Після слів може стояти, у такому порядку: rolls, seat, after.
error-notation-round = Коло — це число від 1, а якщо було коло перед ним, то від 2.
error-notation-cups = Келішок записують його числами, коли кості вже кинуто, як-от 33344; інакше як ? і кількість костей, як-от ?5, або самий ?, де цього знати не можна; або як - для того, хто вибув. Після того, хто вже був палафіко, стоїть v.
error-notation-opener = Починає місце від 1 до { $seats }, де є кості; у колі палафіко після нього стоїть p; або -, доки невідомо, хто починає.
error-notation-words = Слова — це ставки через кому, як-от 4x3,5x3; - перед першою; або те, на що чекають: roll, deal, чи over, коли вже ні на що.
error-notation-rolls = У кидку за початок по цифрі на кожне місце: кубик або 0, якщо там не кидають.
error-notation-seat = Хто дивиться, каже місце від 1 до { $seats } або - для глядача.
error-notation-after = Попереднє коло подають келішками, усі відкриті, тим, хто почав, і словами, останнє — dudo чи calza: after 33344/12266 1 4x3,5x3,dudo або calza2.
error-notation-hidden = У грі відомі кості під кожним келішком. Те, що знає одне місце, читають як вигляд.
error-notation-own = Скажи, хто дивиться, наприклад seat 3 наприкінці, з костями під тим келішком; - це глядач.
error-notation-unlike = За цими правилами це не випливає з решти.
error-notation-no-rules = Цей вигляд надійшов мережею і не каже, за якими правилами грають, тож записати його не можна.
notation-at = стовпець { $column } («{ $said }»)

## Round by round, for the page and the terminal. $name, $caller, $bidder, $loser are players' names

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
review-start = Початок
review-luck = Удача
review-own_errors = Втрачено
review-others = Інші
review-result = Кінець
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
review-likely = Попередня ставка: імовірна на { $alone } за самими костями, на { $read } — після почутих ставок.
review-exact = Точна: { $chance }.
review-swing = Найбільше виграє від цього { $name }: на { $chance } більше.
review-keys = Ключові моменти
review-silence = промовчати
review-silent = { $name } мовчить
review-part = Запис починається посеред гри. Що було сказано раніше, невідомо.
review-about = Кожне слово оцінено за тим, що гравець міг знати. Удача — це те, що дали кості, у середньому нуль; решта — справа інших. Точність 100, якщо кожне слово було найкращим; втрата чверті кості важить половину.

## Serving

serving-here = Perudo чекає тут: { $address }
serving-near = З інших пристроїв твоєї мережі: { $address }
serving-metrics = Показники для Prometheus — за адресою { $address }
serving-no-network = Цей комп’ютер не має адреси в локальній мережі: інші до нього не дістануться.
serving-stop = Щоб зупинити, натисни Ctrl-C. Кожна гра збережеться й піде далі після запуску.
serving-migrated = Дані в { $place } були від старішого Perudo, їх оновлено. Їхня копія: { $backup }
serving-key-made = Створено ключ у { $place }: від нього залежать кості. Нікому його не показуй і зберігай, доки є дані.
serving-open-to-others = Увага: інші на цій машині можуть читати { $place }, а з ним і приховані кості. Закрий доступ: { $command }
error-page-not-built = Сторінку ще не зібрано. Виконай: make play
error-no-docs = У { $place } немає сайту. Збери його: make docs
error-port-taken = Не виходить слухати { $host }, порт { $port }: { $why }. Назви інший порт через --port, а з --port 0 знайдеться вільний.
error-store-open = Не виходить відкрити дані в { $place }: { $why }. Назви інше місце через --data.
error-store-damaged = Дані в { $place } пошкоджено ({ $why }), їх не чіпали. Поверни резервну копію: perudo restore КОПІЯ --data { $place } --replace
error-store-full = Для даних у { $place } немає місця: диск заповнено. Звільни місце або назви інше через --data.
error-store-newer = Дані в { $place } від новішого Perudo: їхній формат { $theirs }, а цей читає до { $ours }. Їх не чіпали. Онови Perudo або назви інше місце через --data.
error-store-older = Дані в { $place } від старішого Perudo: їхній формат { $theirs }, а цей працює з { $ours }. Їх не чіпали. Онови їх: { $command }
error-store-read = Цей стіл не прочитати ({ $why }). Нічого не змінилося. Спробуй пізніше. Власник сервера може повернути його з резервної копії.
error-store-read-only = У { $place } не можна писати: файл або його тека лише для читання. Зміни це або назви інше місце через --data.
error-store-strange = У { $place } не дані Perudo, їх не чіпали. Назви інше місце через --data.
error-store-foreign = Дані в { $place } мають не саме ті таблиці, які робить Perudo ({ $what }), отже, їх хтось змінив. Їх не чіпали. Поверни резервну копію, якій довіряєш: perudo restore КОПІЯ --data ФАЙЛ --replace
error-store-write = Зберегти не вдалося ({ $why }), тож нічого не сталося. Спробуй ще раз.
error-store-altered = Подія { $seq } столу { $table } зникла або вже не така, якою її зберегли, тож грати за ним далі не можна. Нічого не змінилося. Власник сервера може повернути його з резервної копії.
error-backup-elsewhere = Тут копіюють і повертають лише файли SQLite. Для PostgreSQL є власні засоби: pg_dump копіює базу, що працює, psql або pg_restore повертає її.
error-backup-exists = { $place } вже є. Назви для копії новий файл.
error-backup-failed = Не вдалося записати { $place }: { $why }. Там усе як було.
error-backup-nothing = У { $place } нічого немає.
error-restore-exists = У { $place } вже є дані. З --replace їхнє місце займе копія, а попередні залишаться поруч.
error-restore-unsound = Не все в резервній копії { $place } можна прочитати, тож нічого не повернуто. Що саме не так, покаже: perudo check { $place }
error-key-nowhere = Ключа, від якого залежать кості, ще ніде немає. Усім серверам однієї бази потрібен той самий: назви файл через --key або передай ключ змінною PERUDO_KEY.
error-key-other = Дані в { $place } належать до ключа { $theirs }, а цей сервер має ключ { $ours }. Усім серверам тих самих даних потрібен той самий ключ. Поклади правильний у файл, названий через --key, або в PERUDO_KEY. Якщо його втрачено назавжди, зупини всі сервери й запусти один із --lost-key { $short }
error-key-missing = У { $place } немає ключа, а дані належать до ключа { $theirs }. Поклади туди цей ключ. Якщо його втрачено назавжди, запусти з --lost-key { $short }, щоб зробити новий: столи грають далі, але кожен браузер буде чужим, а недограних кіл не перевірити.
error-key-at-work = Інші сервери працюють із даними в { $place } з попереднім ключем. Нічого не змінено. Спершу зупини їх усі.
error-node-alone = --node-address — для кількох серверів однієї бази PostgreSQL. Назви її через --data або прибери --node-address.
error-table-elsewhere = Цей стіл на іншому сервері. Надішли команду до сокета /socket/{ $table }.
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
error-table-away = Стіл { $table } старий і лежить в архіві, який зараз не прочитати. Спробуй пізніше. Власник сервера знайде причину в його журналі.
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

## Errors at a table

error-internal = На сервері щось пішло не так. Нічого не змінилося; спробуй ще раз.
error-message-too-long = Задовге повідомлення. Найбільше байтів: { $most }.
error-message-unreadable = Це повідомлення не читається: { $why }
error-no-cookie = Браузер не надіслав cookie. Дозволь їх для цієї сторінки й онови її.
error-no-page = Такої сторінки немає.
error-no-record = За цим столом немає закінченої гри.
error-table-unknown = Столу { $table } немає. Перевір посилання або відкрий власний стіл.
error-table-full = Усі місця зайняті. Можна дивитися.
error-chair-taken = Місце { $chair } вже зайняте.
error-name-empty = Скажи, як тебе звати.
error-name-too-long = Задовге ім’я. Найбільше символів: { $most }.
error-name-characters = В імені можна лише літери, цифри й пробіли.
error-name-alike = Це ім’я надто схоже на «{ $other }». Вибери інше.
error-not-seated = Спершу сядь за стіл.
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
error-unpledged = Цей внесок у кості не відповідає тому, про що було оголошено, тож його не прийнято.
error-withheld = У цій грі оголошений тобою внесок не було відкрито, тож до наступної гри його не просять.

## What is played in all five editions, a sentence a rule

shared-goal = Перемагає останній, у кого лишилися кубики.
shared-roll = У кожному колі всі разом струшують кості під келішком і дивляться лише на свої.
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

## How slips and silences of the booklets are read; which of them, says perudo/booklets.py

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
reading-belarusian = Білоруський текст вимагає десять після чотирьох { word-tuziv }; його ж правило й інші тексти дають дев’ять. Він також каже про шістьох гравців і тридцять костей, стрибає до десяти трійок, губить одну ставку й має примітку кримськотатарською. У переліку набору він додає кришку.
reading-russian = У російському тексті здебільшого одне слово на коло й на гру; тут російською коло — «круг». У його реченні про ветеранів загубилося слово палафіко.

## What is in each box, and what it tells of itself

box-asmodee-it = Автори: Cosmo Fry і Alfredo Fernandini. Тридцять костей, по п’ять кожного з шести кольорів, шість келішків тих самих кольорів, мішечок і буклет. Втрачені кубики ховає сама коробка.
box-asmodee-fr = Автори: Cosmo Fry і Alfredo Fernandini; французькою та нідерландською. Тридцять костей, по п’ять кожного з шести кольорів, шість келішків тих самих кольорів, кришка, що ховає втрачені кубики, мішечок і буклет.
box-bga = Це не коробка, а гра Asmodee, як її англійською описує Board Game Arena: тридцять костей на шістьох, десять на двох. Туз тут зветься Paco, і це птах.
box-hasbro-1994 = Надруковано 1994 року, у Франції — Kenner Parker. Тридцять костей і шість келішків шести кольорів, мішечок і кришка; туз — це голова. Буклет каже, що гру любили вже інки в XV столітті, а автора не називає. Ці правила знайшли знову й виклали в мережу 2008 року.
box-kozak = П’ятьма мовами, від української до російської. Двадцять костей, чотири келішки й торбинка. Розповідає, як 1532 року Пісарро полонив Атагуальпу, і чутку, що бранець навчив його гри. Названо перекладачів і художників, автора — ні.

## The page

page-title = Perudo
page-title-turn = ● Твій хід · Perudo
page-title-waits = Ходить { $name } · Perudo
page-what = Кості брехуна: став на кубики всіх за столом і лови на блефі.
page-your-name = Твоє ім’я
# Names for those who have not said theirs, one by one: creatures that everybody likes.
guest-names = Видра, Чапля, Борсук, Вільшанка, Рись, Сокіл, Їжак, Бобер, Чайка, Пантера, Ластівка, Куниця, Сова, Дельфін, Горобець, Тигр, Сорока, Коала, Ворон, Морж
page-edition = Правила
page-by-your-box = Грай за правилами своєї коробки
page-play-now = Грати зараз
page-play-now-about = { $count ->
    [1] проти бота
    [one] проти { $count } бота
    [few] проти { $count } ботів
    [many] проти { $count } ботів
   *[other] проти { $count } бота
}
page-bots = Боти
page-bots-level = Наскільки добре грають
page-bots-weaker = Слабші суперники
page-bots-stronger = Сильніші суперники
page-with-friends = З друзями
# review: "find a game", shorter than "find others"
page-find-others = Знайти гру
page-find-waits = { $name } чекає
page-house-rules-none = Назад до друкованих правил
page-rules-linked = Правила з твого посилання: { $edition }.
# review: "by a code", for a button that asks for the table's code
page-join = За кодом
page-join-go = До столу
page-code = Код столу
page-how-to-play = Як грати
page-open-tables = Відкриті столи
page-no-open-tables = Зараз немає столів, відкритих для всіх. Відкрий свій із друзями й додай до списку.
page-going-on = Ігри, що тривають
page-gathers = гравці збираються
page-return = Повернутися
page-played = Зіграні останніми
page-table-of = Стіл: { $name }
page-chairs-free = { $count ->
    [0] вільних місць немає
    [1] одне вільне місце
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
page-begins-itself = { $count ->
    [one] почнеться, щойно збереться { $count } гравець
    [few] почнеться, щойно зберуться { $count } гравці
    [many] почнеться, щойно збереться { $count } гравців
   *[other] почнеться, щойно збереться { $count } гравця
}
page-to-front = На початок
page-language = Мова
page-to-light = Світлі кольори
page-to-dark = Темні кольори
page-ace = Малюнок { word-tuza }
page-ace-box = як у коробці
page-ace-sun = сонце
page-ace-bird = птах
page-ace-head = голова
page-cup = Мій келішок
page-cup-weave = Візерунок мого келішка
page-cup-weave-seat = як у мого місця
page-cup-weave-number = візерунок { $number }
page-cup-clay = Колір мого келішка
page-cup-clay-red = червоний
page-cup-clay-blue = синій
page-cup-clay-green = зелений
page-cup-clay-dark = темний
page-left-handed = Під ліву руку
page-bot-faces = Боти показують емоції
page-coach = Тренер у грі з ботами
page-coach-says = Тренер:
page-coloured-dice = Кольорові кубики
page-close = Закрити
page-dismiss = Прибрати
page-lost = Зв’язку немає, пробуємо ще… Твоє місце за тобою, а сказане передамо згодом.
page-lost-said = Зв’язку немає, пробуємо ще… Твоє слово чекає, передамо згодом.
page-missed = Поки тебе не було
page-new = нове
# Of a bid.
page-new-bid = нова
page-loading = Ідемо до столу…
page-broken = Сторінка не завантажується
page-broken-text = Мабуть, на хвильку зник зв’язок.
page-nowhere = Тут нічого немає
page-nowhere-text = Може, в адресі бракує шматочка або закралася помилка.
page-no-table = Такого столу немає
page-error-unknown = Сервер відмовив ({ $code }).

# Gathering at a table
page-sit-title = Сідай за стіл
page-sit = Сісти
page-sit-here = Сісти тут
page-table-full = Усі місця зайняті. Можна дивитися.
page-chairs = Місця
page-chairs-number = Місць
page-step-fewer = { $what }: на один менше
page-step-more = { $what }: на один більше
page-free-chair = Вільне місце
page-add-bot = Додати бота
page-fill-bots = Заповнити ботами
page-seat-bot = Додати бота на місце { $chair }
page-bot = Бот: { $level }
page-host = Господар
page-away = не тут
page-waited-for = ще чекаємо:
page-chair-kept = До повернення місце тримає бот.
page-rename = Інше ім’я
page-save = Зберегти
page-remove = Прибрати: { $name }
page-lock-about = Більше ніхто не сяде. Гравці зберігають свої місця.
page-lock = Закрити стіл
page-remove-not = Не прибирати
page-remove-playing = На цьому місці далі гратиме бот.
page-remove-about = Знову сісти за цей стіл не вдасться, доки ти не дозволиш.
page-remove-title = Прибрати з-за столу: { $name }?
page-remove-button = Прибрати
page-make-host = Зробити господарем
page-make-host-title = Новий господар: { $name }?
page-make-host-about = Повернути цю роль без згоди нового господаря не можна.
page-make-host-not = Не змінювати
page-unmute-for-all = Повернути слово
page-mute-for-all = Позбавити слова
page-people-none = Більше поки нікого немає.
page-removals = Прибрані
page-readmit = Пустити назад
page-people = Гравці
page-invite = Клич друзів
page-share-invite = Ходи грати зі мною в Перудо:
page-invite-about = Хто відкриє це посилання, зможе сісти за стіл. З телефона — відскануй квадрат.
page-invite-alone = Це посилання відкриється лише на цьому комп’ютері.
page-invite-lan = Щоб пустити телефони, запусти сервер для локальної мережі: make play LAN=1
page-link = Посилання на цей стіл
page-copy = Копіювати
page-copied = Скопійовано
page-qr = QR-код посилання на цей стіл
page-rules = Правила цього столу
page-rules-here = Правила цього столу
page-rules-of = Правила: { $edition }
page-rules-change = Змінити
page-rule-code = Код правил: { $code }
page-rule-code-about = Хто відкриє це посилання, зможе грати за тими самими правилами за власним столом.
page-rule-code-link = Посилання на ці правила
page-rules-done = Готово
page-here = Що вирішують ці правила
page-watch-illustrated = Переглянути коло з буклета
page-house-rule = домашнє правило
page-compare = Порівняти зі знайомими правилами
page-compare-choose = Обери видання
page-compare-here = Тут:
page-compare-there = Там:
page-compare-same = Правила однакові.
page-example-may = ставити можна
page-example-not = ставити не можна. { $why }
page-example-seat = Місце { $seat }
page-example-stands = Ставка зіграла.
page-example-falls = Ставка не зіграла.
page-example-opens = починає
page-example-lifts = відкривається за номером
page-house-rules = Домашні правила
page-start = Почати гру
page-seeking = { $count ->
    [one] Чекаємо на тих, хто хоче таких самих правил. Щойно збереться { $count } гравець, гра почнеться сама, а решту місць займуть боти.
    [few] Чекаємо на тих, хто хоче таких самих правил. Щойно зберуться { $count } гравці, гра почнеться сама, а решту місць займуть боти.
    [many] Чекаємо на тих, хто хоче таких самих правил. Щойно збереться { $count } гравців, гра почнеться сама, а решту місць займуть боти.
   *[other] Чекаємо на тих, хто хоче таких самих правил. Щойно збереться { $count } гравця, гра почнеться сама, а решту місць займуть боти.
}
page-start-with-bots = Почати з ботами
page-start-waits = Почати гру може { $name }.
page-too-few = { $count ->
    [1] Бракує ще одного гравця: поклич друзів або бота.
    [one] Бракує ще { $count } гравця: поклич друзів або ботів.
    [few] Бракує ще { $count } гравців: поклич друзів або ботів.
    [many] Бракує ще { $count } гравців: поклич друзів або ботів.
   *[other] Бракує ще { $count } гравця: поклич друзів або ботів.
}

# How a table is kept, beside the rules
page-table-settings = Звичаї цього столу
table-setting-clock = Годинник
table-setting-clock-about = Коли час вийде, стіл скаже найобережніше з дозволеного: дудо або, на початку кола, найнижчу ставку. Двічі поспіль — і місце тримає бот, доки гравець не повернеться.
table-setting-training_aid = Показувати шанси
table-setting-training_aid-true = Підказка для навчання: кожен бачить шанси кожної ставки, пораховані за його костями.
table-setting-training_aid-false = Шансів не видно нікому.
table-setting-spectators_see_previous_round = Глядачам видно кості
table-setting-spectators_see_previous_round-true = Глядачі можуть зазирати під усі келішки — з запізненням на одне коло.
table-setting-spectators_see_previous_round-false = Глядачі не бачать костей, доки не піднімуть келішків.
table-setting-eliminated_see_dice = Хто вибув, бачить усе
table-setting-eliminated_see_dice-true = Хто вибув, може одразу зазирати під усі келішки. І може розповісти іншим, що там.
table-setting-eliminated_see_dice-false = Хто вибув, не бачить костей, доки не піднімуть келішків, — хіба що лишилися самі боти.
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
# $move, $bank and $increment are such spans of time.
clock-move = Годинник: { $move } на хід
clock-bank = Годинник: { $bank } кожному на всю гру
clock-bank-increment = Годинник: { $bank } кожному і ще { $increment } за кожен хід
clock-move-and-bank = Годинник: { $move } на хід, далі запас — { $bank }
clock-move-and-bank-increment = Годинник: { $move } на хід, далі запас — { $bank } і ще { $increment } за кожен хід
# Time that runs: $seconds has two figures.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } год
clock-left-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}

# At the table
page-table = Стіл
page-menu = Ще
page-settings = Налаштування
page-alert-sound = Звук
page-alert-vibration = Вібрація
page-alert-notices = Кликати, коли мій хід
page-alert-refused = Цей браузер не дає сторінці тебе кликати. Це можна дозволити в його налаштуваннях для сайту.
page-aid-chip = Шанси
page-calza-window = Перше слово ще має { $name }.
page-calza-window-you = Перше слово ще маєш ти.
page-calza-own = Це твоя ставка: { calza } означає, що вона точна.
page-retract = Забрати назад
page-in-play = На столі { dice-count }
page-expected = { faces }: близько { $expected } із { $count }
page-last-seconds = Лишилося десять секунд.
page-what-now = Що далі
page-paused = Гра на паузі
page-paused-about = Годинники й боти чекають.
page-paused-blocked = Коли йде годинник, гра триває далі, якщо всі на місці або за них грає бот.
page-go-on = Далі
page-pause-asked = Паузу { $count ->
    [one] просить
    [few] просять
    [many] просять
   *[other] просять
}: { $names }.
page-pause-agree = Згода
page-pause-decline = Граємо далі
page-pause-declined = Решта хочуть грати далі.
page-pause-waits = Ти просиш паузу. Потрібна згода всіх, хто грає.
page-hesitates = довго думає
page-asks-pause = просить паузу
page-pause = Попросити паузу
page-pause-not = Паузи не треба
page-round = Коло { $round }
page-round-begins = Коло { $round }.
page-opening = Кидок за початок
page-over = Гру закінчено
page-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
    [7] 7-ме
    [8] 8-ме
   *[other] { $place }-те
} місце з { $count }
page-order = Підсумкові місця
page-facts = Є з чого посміятися
page-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
page-leave = Піти з-за столу
page-leave-title = Піти з-за столу?
page-leave-playing = Далі за тебе грає бот. Щоб повернутися, відкрий посилання ще раз.
page-leave-gathering = Твоє місце звільниться.
page-leave-alone = Тут більше ніхто не грає: гра спиниться, а твоє місце чекатиме, доки знову відкриєш посилання.
page-leave-out = Для тебе гру закінчено: решта грає далі.
page-left-alone = Гра стоїть, а твоє місце чекає на тебе.
page-left-people = Твоє місце чекає на тебе. Якщо тебе довго не буде, решта може посадити туди бота, доки ти повернешся.
page-left-clock = Твоє місце чекає, але твій годинник іде. Коли час вийде двічі поспіль, грає бот, доки ти повернешся.
page-leave-yes = Піти
page-stay = Лишитися
page-hand-over = Грати на іншому пристрої
page-hand-over-about = Відскануй квадрат іншим пристроєм або відкрий посилання там. Воно діє один раз, кілька хвилин. Не показуй його більше нікому: хто його відкриє, той і займе твоє місце.
page-hand-over-link = Посилання на твоє місце
page-hand-over-qr = QR-код посилання на твоє місце
page-handed = Тепер ти граєш на іншому пристрої. Тут ти глядач.
page-locked = Господар закрив цей стіл. Можна дивитися.
page-removed = Господар попросив тебе з-за столу. Можна дивитися або відкрити свій стіл.
page-history = Що вже сказано
page-told = Що діється за столом
page-round-so-far = Ставки цього кола
page-you = Ти
page-your-dice = Твої кості
page-hide-dice = Сховати кості
page-your-turn = Твій хід
page-to-act = зараз ходить
story-opens-you = Ти починаєш коло.
page-waits-for = Ходить { $name }.
page-rolling = Кожен кидає кубик; найбільше число починає.
page-shaking = Тряси, перевертай, зазирни.
page-palifico = Палафіко
page-out = поза грою
story-becomes-palifico = { $name } починає коло палафіко.
story-becomes-palifico-you = Ти починаєш коло палафіко.
# review: borrowed from sport, because it is short and has no gender
page-ready = готово
page-stand-in = заміна
page-program = програма
page-watching = Ти дивишся. Келішки для тебе закриті, доки їх не піднімуть.
page-you-are-out = Твоя гра закінчена: { page-place }. Гарна гра!
page-see-cups = Показати всі кості
page-faster = Швидше
page-to-result = До результату
page-new-game = Нова гра
page-you-watch = глядач
page-watch-gathering = Ти дивишся за цим столом. Лишайся — побачиш гру від самого початку.
page-watch-over = Лишайся, щоб дивитися наступну гру або сісти за стіл, коли збиратимуться гравці.
page-behind = На коло пізніше
page-behind-open = Коло { $round }, келішки відкриті
page-behind-later = З другого кола можна зазирати під усі келішки — з запізненням на одне коло.
page-is-away = { $name } зараз не тут.
page-let-bot-play = Хай грає бот
page-let-bot-play-for = Нехай бот грає за гравця { $name }
page-held-by-bot = Твоє місце тримає бот.
page-take-back = Повернутися

# The pad
page-pad = Твоє слово
page-pad-faces = Числа
page-face-from = { faces }, від { $quantity }
page-face-not = { faces }: зараз ні. { $why }
page-quick = { $quantity }×
page-over-bid = на столі:
page-how-many = Скільки { $face ->
    [1] { word-tuziv }
    [2] двійок
    [3] трійок
    [4] четвірок
    [5] п’ятірок
   *[6] шісток
}?
page-quantities = від { $first } до { $last }
page-likely = шанс { $chance }
page-chance = { $percent } %
page-chance-least = <1 %
page-chance-most = >99 %
page-fewer = Менше кубиків
page-more = Більше кубиків
page-bid = Ставлю: { bid }
page-bid-likely = Ставлю: { bid }, шанс { $chance }
page-no-bid = Вище ставити нікуди
page-hold = тримай
page-dudo-armed = Так, дудо!
page-calza-armed = Так, кальца!

# Keys, and what may be asked at any time. $key is a key by the name that browsers give it.
page-keyboard = Клавіатура
page-keys-characters = Літери й цифри як швидкі клавіші
page-keys-about = Клавішею Tab можна дійти всюди. Якщо вимкнути, сама літера, цифра чи знак питання нічого не робить: так краще, якщо диктуєш.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Backspace
    [End] End
    [Enter] Enter
    [Home] Home
    [Space] Пробіл
   *[other] { $key }
}
page-key-help = Показати ці клавіші
page-key-face = Вибрати число
page-key-range = Вибрати діапазон
page-key-bid = Сказати вибрану ставку
page-key-dudo = Дудо: натисни двічі
page-key-calza = Кальца: натисни двічі
page-key-onward = Пропустити лічбу; наступне коло
page-ask = Запитати в столу
page-ask-about = Відповідь каже екранний диктор. Кнопки з цими питаннями — останні на сторінці.
page-ask-bid = Ставка і чий хід
page-ask-choices = Що мені можна сказати
page-ask-left = Скільки лишилося кубиків
page-ask-no-cup = У тебе немає келішка.
page-ask-lowest = Найнижча ставка: { bid }.
page-ask-aces = У { word-tuzakh }: { bid }.
page-ask-dudo = Можна сказати дудо.
page-ask-calza = Можна сказати кальца.

# The reveal
page-skip = Пропустити лічбу
page-tally = Нарахували: { $count }, ставка: { $quantity }
page-counted = { $count ->
    [0] Немає { $face ->
        [1] жодного { word-tuza }
        [2] жодної двійки
        [3] жодної трійки
        [4] жодної четвірки
        [5] жодної п’ятірки
       *[6] жодної шістки
    }.
   *[other] Нарахували: { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Підсумок
page-next-round = Наступне коло
page-why = Чому?
page-why-title = Чому боти так сказали
page-why-wait = Хвилинку…
page-why-alone = Він зважав і на те, що було раніше, — про це скаже, коли гра скінчиться.
# Checking where the dice of a round came from: what a seed, a commitment and a part are is told in docs/fair-dice.md.
page-check = Перевірити ці кості
page-check-round = Кості кола { $round }
page-check-fair = Усе сходиться: жодної з цих костей не вибрали й не підмінили після того, як сервер дав зобов’язання.
page-check-unfair = Це НЕ сходиться. Збережи запис цієї гри й покажи його іншим.
page-check-committed-yes = Зерно й відбитки саме ті, які сервер зафіксував до кидка: цей браузер бачив зобов’язання.
page-check-committed-no = Зерно або відбитки НЕ ті, які сервер зафіксував: цей браузер бачив інші.
page-check-committed-unknown = Зерно сервера відповідає показаному тут зобов’язанню. Заздалегідь цей браузер його не бачив.
page-check-unfit = Зерно сервера НЕ відповідає показаному тут зобов’язанню.
page-check-parts-yes = Кожен внесок відповідає відбиткові, який був ще до того, як відкрили перший.
page-check-parts-no = Внески в кості НЕ такі, якими мають бути: є внесок місця, яке його не має, іншої довжини або такий, що не відповідає своєму відбиткові.
page-check-mine-yes = Випадкове число, яке надіслав цей браузер, враховано в костях.
page-check-mine-no = Випадкове число, про яке цей браузер оголосив і яке надіслав вчасно, НЕ враховано в костях.
page-check-mine-late = Випадкове число, про яке оголосив цей браузер, не враховано в костях: його не відкрито вчасно.
page-check-mine-unknown = Внеску цього браузера в костях немає.
page-check-withheld = { $name }: про внесок оголошено, але його не відкрито; замість нього той, що закладений у зерні.
page-check-withheld-you = Про твій внесок оголошено, але його не відкрито; замість нього той, що закладений у зерні.
page-check-dice-yes = Зерно та внески дають точнісінько ті кості, що лежали під келішками.
page-check-dice-no = Зерно та внески НЕ дають тих костей, що лежали під келішками.
page-check-opener-no = За зерном і внесками починає ІНШИЙ гравець, або кидки за це були інші.
page-check-limits = Чого жодна така перевірка не покаже: що господар сервера не зазирає під келішки.
page-check-seed = Зерно
page-check-commitment = Зобов’язання
page-check-digests = Відбитки внесків
page-check-no-digest = немає
page-check-parts = Внески в кості
page-check-part-held = закладений у зерні
page-waits-for-all = Чекаємо: { $names }
story-wins-you = Перемога твоя!
page-again = Грати ще
page-again-change = Змінити стіл
page-again-about = Ті самі місця і правила. Гра почнеться, коли всі будуть готові.
page-again-away = { $count ->
    [one] { $names } зараз не тут: до повернення за це місце грає бот.
    [few] { $names } зараз не тут: до повернення за ці місця грають боти.
    [many] { $names } зараз не тут: до повернення за ці місця грають боти.
   *[other] { $names } зараз не тут: до повернення за ці місця грають боти.
}
page-again-waits = Наступна гра почнеться, коли всі гравці будуть готові.
page-join-next = Увійти в гру
page-next-gathers = Гравці готуються до нової гри.
page-next-watch = Наступна гра почалася.
page-next-began = Наступна гра почалася. Поки тебе немає, за тебе грає бот.
page-again-without = Почати без: { $names }
page-again-ready = Готові: { $names }
page-download = Завантажити запис
page-signed-none = Цього запису не підписав жоден сервер: імена, слова й правила могли змінити, кола — випустити, а все разом — вигадати.
page-signed-here = Цей запис підписав цей сервер: імена, правила, слова й кості такі, як тут зіграли.
page-signed-other = Цей запис підписав інший сервер, ключем { $key }. Чий він і чи нічого не змінили, покаже: perudo verify
page-signed-unfit = Підпис НЕ від цього запису: після підпису щось змінили, додали чи випустили.

# Learning
page-learn-title = Вчимося грати · Perudo
page-learn-in-minutes = Навчися за три хвилини
page-learn-at = Перша гра: { $at } з { $of }
page-learn-told = Що каже урок
page-learn-onward = Далі
page-learn-skip = Пропустити
page-learn-over = Кінець уроку
page-learn-calza = За деякими столами є ще кальца: так ти кажеш, що ставка точна. Якщо це правда, втрачений кубик повернеться, якщо ні — втратиш ще один.
page-learn-differs = За вибраними тобою правилами ({ $edition }) дещо інакше:
page-learn-loading = Накриваємо на стіл…
page-learn-failed = Урок не завантажився. Він чекатиме на тебе тут, доки не повернеться зв’язок.
page-offline = Немає зв’язку
page-offline-about = Може, твій пристрій без мережі, а може, сервер вимкнено. Сторінка піде далі сама, щойно зможе; а поки що можна навчитися грати.
page-kept-out = Сервер тебе не пускає
page-lost-here = Зв’язку немає, пробуємо ще…
page-learn-offline = Щоб зіграти цілу гру, потрібен зв’язок. Сторінка знайде його сама.

page-practice = Тренування
page-practice-title = Тренування · Perudo
page-practice-puzzles = Задачі
page-practice-odds = Шанси
page-practice-today = Сьогодні
page-practice-what = Що скажеш?
page-practice-likely = Яка приблизно ймовірність?
page-practice-loading = Накриваємо на стіл…
page-practice-failed = Задачі не завантажилися. Вони чекатимуть на тебе тут, доки не повернеться зв’язок.
page-practice-rating = Ти: { $mine }. Ця задача: { $rating }.
page-practice-answer = Відповідь
page-practice-chances = Імовірність виграти гру
page-practice-why-dudo = Після всіх ставок дудо слушне з імовірністю { $chance }.
page-practice-why-bid = Після всіх ставок «{ bid }» було б правдою з імовірністю { $chance }. Важить і те, що на це скаже наступний гравець.
page-practice-why-calza = Досить імовірно, що ставка точна.
page-practice-next = Далі
page-practice-streak = Днів поспіль: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = менше { $chance }
page-practice-between = від { $low } до { $high }
page-practice-over = понад { $chance }
page-practice-right = Правильно!
page-practice-wrong = Не зовсім.
page-practice-exact = Точно: { $chance }.

# The big screen
page-screen = На великий екран
page-screen-join = Приєднуйся
page-screen-scan = Відскануй квадрат або відкрий
page-screen-again = Нову гру почніть зі своїх місць.
page-screen-hide = Сховати код
page-screen-show = Показати код
page-screen-hidden = Код цього столу сховано.
page-screen-full = На весь екран

# Replays
page-replay = Повтор
page-replay-of = Повтор: { $names }
page-replay-here = Переглянути цю гру
page-replay-last = Переглянути останню гру
page-replay-loading = Шукаємо гру…
page-replay-none = Такої гри немає
page-replay-failed = Гра не завантажується
page-replay-failed-text = Мабуть, на хвильку зник зв’язок.
page-try-again = Спробувати ще
page-replay-record = Переглянути записану гру
page-docs = Документація
page-replay-record-about = Кинь сюди файл .perudo або вибери його. Повтор піде за його правилами, з відкритими келішками. Ми нічого не збережемо.
page-replay-choose = Вибрати файл
page-replay-drop = Відпусти, і почнеться повтор.
page-replay-paste = Або встав запис сюди
page-type = Ввести гру
page-type-about = З твого столу: хто що ставив і що лежало під келішками. Браузер пам’ятає її, доки не почнеш нову.
page-type-opens = Хто починає коло { $round }?
page-type-hands = Що лежало під келішками?
page-type-rounds = До кіл
page-type-undo = Скасувати
page-type-anew = Почати нову
page-replay-sample = Переглянути приклад
page-replay-reading = Читаємо { $file }…
page-first = На початок
page-back = Крок назад
page-play = Пуск
page-stop = Стоп
page-on = Крок уперед
page-last = У кінець
page-rounds = Кола
page-round-loses = Коло { $round }: { $name } втрачає кубик
page-round-others-lose = Коло { $round }: { $name } зберігає свої кубики, решта втрачає по одному
page-round-gains = Коло { $round }: { $name } повертає собі кубик
page-round-out = Коло { $round }: { $name } вибуває
page-round-exact = Коло { $round }: точнісінько
page-round-open = Коло { $round }, не закінчене
page-own-chance = Лише за костями того, хто ставив: шанс { $chance }.
page-truth = { $count ->
    [0] Під усіма келішками немає { $face ->
        [1] жодного { word-tuza }
        [2] жодної двійки
        [3] жодної трійки
        [4] жодної четвірки
        [5] жодної п’ятірки
       *[6] жодної шістки
    }.
   *[other] Під усіма келішками: { bid }.
}
page-decisive = Вирішальна мить
page-solved = Розв’язано: що й як часто казати
page-solved-chance = З цими костями { $name } виграє це коло в { $chance } випадків, якщо обоє так грають.
page-solved-share = За розв’язком так кажуть у { $chance } випадків.
page-solved-never = За розв’язком так не кажуть ніколи.
page-solved-nothing = На ставку, якої в розв’язку немає, поради в ньому теж немає.
page-solved-strayed = Однієї з попередніх ставок ({ $name }) у розв’язку немає. Тепер це найкраща відповідь тому, хто його тримається.
page-solved-what = Що це?
page-solved-about = Це коло таке мале, що його можна прорахувати до кінця. Якщо казати кожне слово так часто, вибираючи навмання, з часом жоден суперник не доб’ється більшого, ніж граючи так само.
page-share = Поділитися
page-share-game = Поділитися цією грою
page-share-link = Посилання на цей повтор
page-share-alone = Це посилання відкриється лише на цьому комп’ютері.
page-share-about = Хто відкриє це посилання, зможе переглянути гру.
page-picture-save = Зберегти картинку
page-picture-send = Надіслати картинку
page-to-table = Назад до столу

# Comings and goings, for screen readers
page-sat-down = { $name } сідає за стіл.
page-sat-down-you = Ти сідаєш за стіл.
page-stood-up = { $name } встає з-за столу.
page-stood-up-you = Ти встаєш з-за столу.
page-stand-in-came = { $name } не за столом: далі грає бот.
page-stand-in-came-you = Далі за тебе грає бот.
page-came-back = { $name } знову тут.
page-came-back-you = Ти знову тут.
page-withheld = { $name }: внесок у ці кості не відкрито, може, через обірваний зв’язок; до кінця гри його більше не просять (× { $count } за цим столом).
page-withheld-you = Твій внесок у ці кості не відкрито, може, через обірваний зв’язок; до кінця гри його більше не просять (× { $count } за цим столом).

# Talk at the table
page-talk = Чат
page-talk-news = Чат: { $count ->
    [one] { $count } новий рядок
    [few] { $count } нові рядки
    [many] { $count } нових рядків
   *[other] { $count } нового рядка
}
page-talk-quiet = Поки що всі мовчать.
page-talk-seated = Писати можуть лише ті, хто сидить за столом.
page-say = Скажи щось
page-say-send = Сказати
page-phrases = Фрази
page-reactions = Гримаси
page-mute = Кого чути
page-mute-one = Не чути: { $name }
page-unmute-one = Знову чути: { $name }
page-shake = Потрусити келішком
page-peek = Глянути
# What is done, for a button; and what is seen, for who listens.
reaction-laugh-do = Засміятися
reaction-gasp-do = Ахнути
reaction-think-do = Замислитися
reaction-clap-do = Поплескати
reaction-cry-do = Заплакати
reaction-cool-do = І бровою не повести

# Phrases that each listener reads in their own language, and faces to pull
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

## The lesson. $seat is who is spoken of: 1 is the learner, 2 and 3 are bots with names of their own. $own is how many
## of the learner's dice count for the face; the other numbers are those of the bid or the count that is spoken of

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

## The command line

cli-usage = використання:{" "}
cli-arguments = аргументи
cli-options = параметри
cli-commands = команди
cli-examples = приклади:
cli-help-option = показати цю довідку й завершити
cli-command = КОМАНДА
cli-perudo-about = Perudo: гра в кості з блефом і тузами-джокерами — за правилами п’яти друкованих видань або за власними. Кожна команда розкаже про себе більше: perudo КОМАНДА --help
cli-perudo-version = показати версію й завершити
cli-perudo-language = якою мовою говорити: { $languages }; якщо не вказати, мовою термінала
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse fills in what begins with a percent sign.
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
cli-play-seed = число, з яким гру можна повторити: те саме число — ті самі кості й боти
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true

cli-serve-about = Відкрити столи для гри в браузері.
cli-serve-host = адреса, на якій слухати; якщо не вказати, { $default }, тобто лише цей комп’ютер
cli-serve-port = порт, на якому слухати; 0 — будь-який вільний; якщо не вказати, { $default }, коли він вільний
cli-serve-lan = пустити локальну мережу й показати адресу для її телефонів як QR-код
cli-serve-open = відкрити браузер
cli-serve-data = файл SQLite, де зберігаються всі ігри, або URL бази даних PostgreSQL; якщо не вказати, { $default }
cli-serve-key = файл ключа, від якого залежать кості; якщо не вказати, поруч із файлом SQLite або зі змінної PERUDO_KEY
cli-serve-lost-key = прийняти інший ключ для даних, ключ яких втрачено назавжди: його коротка форма, яку називає відхилений запуск
cli-serve-wait-factor = скільки думають боти й триває лічба: 1 — як у людей, менше — швидше
cli-serve-url = адреса, за якою цей сервер видно іншим, якщо він за проксі
cli-serve-proxy = IP-адреса проксі перед сервером або його мережа, наприклад 10.0.0.0/8: йому вірять у тому, хто за ним; якщо не назвати, не вірять нікому
cli-serve-metrics = віддавати показники для Prometheus на цьому порту, лише на цій машині, якщо перед портом не стоїть адреса, наприклад 0.0.0.0:9100; 0 — будь-який вільний
cli-serve-node-address = де інші сервери тієї ж бази PostgreSQL знаходять цей; без цього — адреса цієї машини
cli-serve-docs = сайт документації, на який веде сторінка: його URL або тека, яку зібрав `make docs`; тоді вона доступна за /docs/
cli-serve-delete-after = через скільки днів без подій стіл забувається, якщо там не дограли жодної гри; 0 — ніколи; якщо не вказати, { $default }
cli-serve-archive = куди йдуть старі столи, де дограли гру до кінця: тека або s3://BUCKET/PREFIX; якщо не вказати, вони лишаються в даних
cli-serve-archive-after = через скільки днів без подій вони туди йдуть; 0 — ніколи; якщо не вказати, { $default }
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080

cli-backup-about = Скопіювати дані сервера, навіть коли він працює, в один файл: кожен стіл таким, який він цієї миті.
cli-backup-target = файл, який з’явиться
cli-backup-data = файл SQLite, який копіюється; якщо не вказати, { $default }
cli-backup-with-key = скопіювати й ключ костей, поруч із копією: хто має обоє, знає кості кіл, які ще грають
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

cli-odds-about = Точні шанси, що ставка правдива і що вона точна, за костями, які ти бачиш.
cli-odds-dice = усі кубики на столі разом із твоїми
cli-odds-hand = твої кості: числа поспіль; можна не вказувати
cli-odds-bid = ставка: кількість x число; тузи — це 1
cli-odds-bids = що ставили досі, як-от "A 4x5, B 5x5": буде сказано й те, що це каже про келішки; --dice тоді подає кості кожного від першого, хто ставив, як-от 5,5,4, а рука — того, чия черга
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

cli-verify-about = Наново обчислити кості записаних ігор із зерен, зафіксованих заздалегідь, і сказати, хто підписав записи (docs/fair-dice.md, docs/records.md). Якщо щось не сходиться, код завершення буде 1.
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
cli-probe-dice = або кості того, хто почав, і другого, як-от 2,1
cli-probe-hand = кості того, чия черга: числа поспіль
cli-probe-bids = що ставили, по черзі, як-от 1x5,2x5; можна не вказувати
cli-probe-edition = чиї правила: { $editions }; якщо не вказати, { $default }
cli-probe-palifico = коло палафіко
cli-probe-solution = файл, який зберегло perudo solve --checkpoint, замість таблиць
cli-probe-json = натомість вивести рядок JSON
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json

cli-arena-about = Боти проти ботів: ті самі кості для кожного розсадження, щоб вигравала гра, а не везіння. Показує частку перемог кожного з її 95-відсотковим інтервалом і рейтинг. Ctrl-C зупиняє, і видно те, що знайдено досі.
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
cli-exploit-about = Скільки бот віддає за коло тому, хто знає, як він грає, і відповідає найкраще. Точно між двома, якщо коло мале; інакше — нижня межа за зіграними колами, з 95-відсотковим інтервалом.
cli-exploit-bot = вбудований бот (perudo bots), ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС або програма в лапках (docs/bots.md); його код виконується в цьому процесі, тож бери того, кому довіряєш
cli-exploit-dice = кубики того, хто починає, і кожного наступного, як-от 2,1 або 3,3,3
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

# What stands for a value in a usage line.
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
error-odds-dice-each = Разом із --bids скажи, скільки костей у кожного, як-от --dice 5,5,4.
error-odds-order = «{ $name }» не може ставити тут: ставлять по черзі, кожен там, де в --dice його кості.
error-probe-nothing = Скажи, про що питаєш: POSITION або --dice і --hand.
error-probe-hand = Костей у руці { $hand }; у того, чия черга, їх { $dice }.
error-probe-not-to-act = Тут немає нікого, чия черга й чиї кості видно.
error-probe-not-two = Кості мають більш ніж двоє; розраховано лише кола двох.
error-probe-calza = Тут можна сказати «кальца»: це інше коло, а жодного такого не розраховано.
error-probe-hidden-dice = Скільки костей у другого, приховано. Хто лічив, каже це, як-от ?2 у позиції.
error-probe-hidden-veteran = Не сказано, чи другий уже був палафіко й тому може змінити число. Це каже v, як-от ?1v у позиції.
error-probe-not-solved = Таблиці такого кола немає. Розрахуй його: perudo solve --checkpoint FILE, і спитай із --solution FILE.
error-probe-off-the-line = За таблицею сюди не прийшов би ніхто з двох, тож вона не каже, як далі.
error-strategy-name = Назва файлу зі стратегією закінчується на { $allowed }, а { $file } — ні.
error-strategy-line = У цьому колі не можна поставити { $bid } там, де воно стоїть у { $bids }.
error-strategy-hand = «{ $hand }» — не рука того, чия там черга: костей у нього { $dice }.
error-output = Те, що є сказати, не вдається вивести: { $why }
error-not-positive = «{ $given }» — не число, більше за нуль, як-от 0.001.
error-not-players-dice = «{ $given }» — не кубики 2–{ $players } гравців, від 1 до { $most } у кожного, як-от 2,1.
error-not-two-players = «{ $given }» — не кубики двох гравців, від 1 до { $most } у кожного, як-от 2,1.
error-solver-too-large = Щоб розрахувати це коло, треба { $needed } ГіБ пам’яті; тут вільно { $there } ГіБ. Для оцінки треба менше: --recall 2.
error-forgetful-too-large = Для цього треба { $needed } ГіБ пам’яті; тут вільно { $there } ГіБ. Що менше ставок пам’ятати, то менше треба: --recall.
error-options-together = { $one } не поєднується з { $other }.
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

## Chances, as the terminal tells them

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
odds-by-dice = за самими костями
odds-after-bids = після ставок
odds-reader = Після ставок: так, як їх читає бот «{ $reader }». Це оцінка, для гравців, якими вони зазвичай бувають.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
# For chances that are not quite 0 or 1, but would be rounded to it.
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

## Rounds between two, solved

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
solve-openings = Як починати, за своїми костями:
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
exploit-progress = Зроблено: { $percent } %
arena-title = Ігри: { $games }, по { $players } гравців. Не гірший і не кращий за інших — { $fair }.
arena-played = Правила: { $editions }; { $calza ->
        [on] з кальцою
        [off] без кальци
       *[both] з кальцою і без неї
    }.
arena-left-out = Не для { $players } гравців, тому пропущено: { $editions }.
arena-seed = Кості кинуто випадково, бо серед ботів є чужий. Ті самі партії ще раз: --seed { $seed }
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

## The rules, as the terminal and the documentation tell them

rules-editions = Видання
rules-shared = Як грають у кожному виданні
rules-settings = Що кожне видання вирішує по-своєму
rules-readings = Як прочитано помилки й замовчане
rules-box = Коробка
rules-same = У цих виданнях правила однакові.
rules-source = { $edition } «{ $place }»
rules-sentence = { $said } «{ $place }»
rules-setting = Правило
rules-rule = Правило
rules-if-calza = Коли кальцу ввімкнено:
rules-note-sources = Джерело кожного рядка — місце в буклеті самого видання: заголовок його мовою; у дужках, якщо правило там лише мається на увазі.
rules-note-dash = Риска значить, що буклет про це не каже.
rules-silent = це видання про це не каже
rules-unsaid = про це не каже жодне видання
rules-note-house = Кожен рядок — це правило, яке господар столу може змінити. Наприклад, кальци немає в жодному виданні, доки її хтось не ввімкне: perudo play --set calza=true
rules-presets = Назви правил, яких немає в жодній коробці:
rules-page-title = Правила Perudo, видання за виданням
rules-page-made = Цю сторінку створює "perudo rules --markdown". Зміни src/perudo/core/rules.py або слова в src/perudo/locales, а тоді виконай "make generate".

## Playing in a terminal

play-guest = Гість
play-help-hint = Ставку пиши як кількість і число, наприклад 7 4, або скажи «дудо». Напиши «допомога», щоб дізнатися більше.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Ще жодного кола не дограно.
play-your-dice = Твої кості: { $dice }.
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
    кості     твої кості
    ставки    що вже ставили в цьому колі
    хто       хто ще грає і чий хід
    можна     що зараз можна поставити
    шанси 7 4 які шанси семи четвірок із твоїми костями
    правила   правила цього столу
    чому      чому боти так грали в минулому колі
    вийти     піти з гри
# What may be typed for each; separated by commas.
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

## Recorded games, as the terminal tells them

tell-players = Гравці: { $names }
tell-seat = Місце { $seat }
tell-mid-game = Запис починається посеред гри.
tell-dice-left = Лишилося кубиків: { $dice }
tell-round = Коло { $round }
tell-hand = { $name } має { $dice }.
tell-stops-before-call = Запис уривається посеред кола. Ходить { $name }.
tell-stops = Тут запис уривається. Наступне коло починає { $name }.
tell-not-begun = Запис уривається ще до першого кола.
tell-standard-input = стандартний ввід

# --- Checking dice: docs/fair-dice.md tells what a seed, a commitment and a contribution are.

# $what is one of the sentences that follow.
verify-round = { $file }, коло { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] кості випливають із зерна, зафіксованого заздалегідь. Внесків гравців у них немає.
        [1] кості випливають із зерна, зафіксованого заздалегідь, і внеску одного гравця.
        [one] кості випливають із зерна, зафіксованого заздалегідь, і внесків { $contributed } гравця.
        [few] кості випливають із зерна, зафіксованого заздалегідь, і внесків { $contributed } гравців.
        [many] кості випливають із зерна, зафіксованого заздалегідь, і внесків { $contributed } гравців.
       *[other] кості випливають із зерна, зафіксованого заздалегідь, і внесків { $contributed } гравця.
    }
verify-unproven = не сказано, звідки взялися кості.
verify-contributions = внесків у кості не по одному з 16 байтів на кожне місце.
verify-part = є внесок у кості від бота або місця без костей, які його не мають.
verify-digests = внесок у кості НЕ відповідає відбиткові, даному заздалегідь.
verify-commitment = зерно НЕ те, що було зафіксоване заздалегідь.
verify-opener = за зерном і внесками коло починає ІНШИЙ гравець.
verify-dice = із зерна та внесків виходять ІНШІ кості, не ті, якими грали.
verify-withheld = місце { $seat } оголосило про внесок і не відкрило його.
# $rounds and $faults: how many.
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
error-verify-nothing = { $file }: у цьому записі не сказано, звідки взялися кості, тож перевіряти нема чого. У записах ігор, зіграних на сервері, це є.

# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: цього запису не підписав жоден сервер. Імена, слова й правила могли змінити, кола — випустити, а все разом — вигадати: самі кості цього не покажуть.
verify-signed = { $file }: підписано ключем { $key }. Імена, правила, слова, кості та їхній порядок такі, як їх записав сервер із цим ключем.
verify-unfit = { $file }: підпис ключем { $key } НЕ від цього запису. Після підпису щось змінили, додали чи випустили, або підпис узято з іншого запису.
verify-weak-key = { $file }: підпис НІЧОГО не доводить. { $key } — не справжній ключ Ed25519: будь-хто може зробити підпис, який до нього підійде.
verify-key-wanted = { $file }: це саме той ключ, який ти вимагаєш.
verify-key-other = { $file }: це НЕ той ключ, який ти вимагаєш.
verify-server = { $file }: за його словами, сервер тут: { $server }. Написати таке може будь-хто: вимагай через --key ключ, який показує там /.well-known/perudo.json.
verify-server-none = { $file }: чий це ключ, запис не каже. Вимагай через --key ключ свого сервера: його показує /.well-known/perudo.json.

## Errors in records: where, and what is wrong

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
error-record-position-seats = У позиції кості на стільки місць: { $given }, а гравців { $seats }.
error-record-hand = Кості місця { $seat } — це має бути текст із чисел від 1 до 6, як-от "33344", або "", якщо гравець вибув.
error-record-hands = Кості потрібні для кожного місця (усього { $seats }), а "" — якщо гравець вибув; тут їх { $given }.
error-record-hand-dice = { $left ->
    [0] Місце { $seat } вибуло: кості там мають бути "".
    [one] На місці { $seat } лишився { $left } кубик, а не { $given }.
    [few] На місці { $seat } лишилося { $left } кубики, а не { $given }.
    [many] На місці { $seat } лишилося { $left } кубиків, а не { $given }.
   *[other] На місці { $seat } лишилося { $left } кубика, а не { $given }.
}
error-record-opener = Це коло починає місце { $opener }, а не місце { $given }.
error-record-opener-without-dice = Місце { $given } не може починати: такого місця немає або там уже немає кубиків.
# $key is a key of the record, as "seed".
error-record-hex = «{ $key }» пишуть парами знаків від 0 до 9 і від a до f.
error-record-move = Хід пишуть як "5x4", "dudo" або "calza 2": без великих літер, знаків, нулів на початку й зайвих пробілів.
error-record-after-call = Коло закінчилося словом «дудо» або «кальца»; ходів після нього бути не може.
error-record-after-end = Гру закінчено, перемогло місце { $winner }; кіл після цього бути не може.
error-record-after-unfinished = Попереднє коло не закінчене, а таким може бути лише останнє.

## Errors in talk, clocks and rule codes

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
