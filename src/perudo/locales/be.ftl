# Belarusian. Every word that a person sees stands here, for the page and the terminal alike.
# The words of the game are those of Kozak Games' leaflet: туз, кубачак, кубік and косці, стаўка, вартасць, кола, дудо, кальца, палафіко.
# Arguments in braces: $quantity and $count are whole numbers, $face is 1 (aces) to 6, and names are players' names.
# Names are never inflected, and no word that begins with у or ў stands right after one: which it is hangs on their last letter.

# The language's own name.
language = Беларуская

## Terms of the game

# Masculine, as for тузы and кубікі; the feminine of 1 and 2 stands in the bid.
number = { $quantity ->
    [1] адзін
    [2] два
    [3] тры
    [4] чатыры
    [5] пяць
    [6] шэсць
    [7] сем
    [8] восем
    [9] дзевяць
    [10] дзесяць
    [11] адзінаццаць
    [12] дванаццаць
    [13] трынаццаць
    [14] чатырнаццаць
    [15] пятнаццаць
    [16] шаснаццаць
    [17] семнаццаць
    [18] васямнаццаць
    [19] дзевятнаццаць
    [20] дваццаць
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
   *[other] тузы
}
word-tuzou = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] тузоў
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
   *[other] Тузы
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
        [many] { word-tuzou }
       *[other] { word-tuza }
    }
    [2] { $quantity ->
        [1] адна
        [2] дзве
       *[other] { number }
    } { $quantity ->
        [one] двойка
        [few] двойкі
        [many] двоек
       *[other] двойкі
    }
    [3] { $quantity ->
        [1] адна
        [2] дзве
       *[other] { number }
    } { $quantity ->
        [one] тройка
        [few] тройкі
        [many] троек
       *[other] тройкі
    }
    [4] { $quantity ->
        [1] адна
        [2] дзве
       *[other] { number }
    } { $quantity ->
        [one] чацвёрка
        [few] чацвёркі
        [many] чацвёрак
       *[other] чацвёркі
    }
    [5] { $quantity ->
        [1] адна
        [2] дзве
       *[other] { number }
    } { $quantity ->
        [one] пяцёрка
        [few] пяцёркі
        [many] пяцёрак
       *[other] пяцёркі
    }
   *[6] { $quantity ->
        [1] адна
        [2] дзве
       *[other] { number }
    } { $quantity ->
        [one] шасцёрка
        [few] шасцёркі
        [many] шасцёрак
       *[other] шасцёркі
    }
}
face = { $face ->
    [1] { word-tuz }
    [2] двойка
    [3] тройка
    [4] чацвёрка
    [5] пяцёрка
   *[6] шасцёрка
}
faces = { $face ->
    [1] { word-tuzy }
    [2] двойкі
    [3] тройкі
    [4] чацвёркі
    [5] пяцёркі
   *[6] шасцёркі
}
dice-count = { $count ->
    [1] адзін кубік
    [one] { $count } кубік
    [few] { $count } кубікі
    [many] { $count } кубікаў
   *[other] { $count } кубіка
}
dudo = дудо
calza = кальца
palifico = палафіко
# A label and its content.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, італьянскі буклет
edition-asmodee-fr = Asmodee, французска-нідэрландскі буклет
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Сяброўскія правілы
preset-friendly-about = Усім відаць, колькі кубікаў засталося, а больш кубікаў можна ставіць любой вартасці.
house-rules = хатнія правілы
house-rules-of = { $edition }, з хатнімі правіламі

## Settings: a name, and for each value a sentence that states the rule

setting-players = Гульцы
setting-players-value = Гульцоў: ад { $fewest } да { $most }.
setting-dice = Кубікаў у кожнага
setting-dice-value = На пачатку ў кожнага { dice-count }.
setting-first_opener = Хто пачынае гульню
setting-first_opener-random = Хто пачынае першае кола, вырашае жараб’ёўка.
setting-first_opener-highest-roll = Кожны кідае адзін кубік: у каго найбольш, той пачынае першае кола.
setting-raise = Як падняць стаўку
setting-raise-one-axis = Стаў больш кубікаў той самай вартасці або столькі ж, але вышэйшай.
setting-raise-any-higher = Стаў больш кубікаў любой вартасці або столькі ж, але вышэйшай.
setting-palifico = Палафіко
setting-palifico-off = Кола палафіко не бывае.
setting-palifico-each-time = Кожны раз, калі ў цябе застаецца адзін кубік, ты пачынаеш кола палафіко: { word-tuzy } не джокеры, а вартасць мяняць нельга.
setting-palifico-once = Калі ў цябе ўпершыню застаецца адзін кубік, ты пачынаеш кола палафіко: { word-tuzy } не джокеры, а вартасць мяняць нельга.
setting-palifico_with_two = Палафіко ўдваіх
setting-palifico_with_two-true = Кола палафіко бывае і тады, калі засталося двое гульцоў.
setting-palifico_with_two-false = Калі засталося двое гульцоў, кола палафіко ўжо не бывае.
setting-veteran_changes_face = Ветэраны ў палафіко
setting-veteran_changes_face-true = Калі ў цябе адзін кубік і тваё палафіко ўжо было, у чужым коле палафіко ты можаш змяніць вартасць.
setting-veteran_changes_face-false = У коле палафіко вартасці не мяняе ніхто.
setting-calza = Кальца
setting-calza-true = Можна абвясціць кальцу: стаўка дакладная.
setting-calza-false = Без кальцы.
setting-calza_callers = Хто можа абвясціць кальцу
setting-calza_callers-others-but-next = Кальцу можа абвясціць кожны, апроч таго, чыя стаўка, і таго, чый зараз ход.
setting-calza_callers-all-but-bidder = Кальцу можа абвясціць кожны, апроч таго, чыя стаўка.
setting-calza_callers-all-but-next = Кальцу можа абвясціць кожны, апроч таго, чый зараз ход.
setting-calza_in_palifico = Кальца ў палафіко
setting-calza_in_palifico-true = У коле палафіко кальцу абвяшчаць можна.
setting-calza_in_palifico-false = У коле палафіко кальцу абвяшчаць нельга.
setting-calza_with_two = Кальца ўдваіх
setting-calza_with_two-true = Кальцу можна абвясціць і тады, калі засталося двое гульцоў.
setting-calza_with_two-false = Калі засталося двое гульцоў, кальцы ўжо няма.
setting-calza_wins = Што дае кальца
setting-calza_wins-die = Хто абвясціў кальцу і ўгадаў, вяртае сабе страчаны кубік, але не больш, чым было на пачатку.
setting-calza_wins-all-others-lose = Калі кальца ўгаданая, усе, апроч таго, хто яе абвясціў, страчваюць па кубіку.
setting-lost_dice_visible = Страчаныя кубікі
setting-lost_dice_visible-true = Усім відаць, колькі ў каго засталося кубікаў.
setting-lost_dice_visible-false = Страчаныя кубікі схаваныя: памятай, у каго колькі.
setting-reveal = Паказ касцей
setting-reveal-at-once = Усе кубачкі падымаем разам.
setting-reveal-from-caller = Кубачкі падымаем па чарзе: першым той, хто сказаў дудо ці кальцу, далей налева па коле.
# A short text for each value, for lists and tables.
value-players = ад { $fewest } да { $most }
value-dice = { $count }
value-first_opener-random = жараб’ёўка
value-first_opener-highest-roll = найбольш на адным кубіку
value-raise-one-axis = больш тых жа або вышэйшая
value-raise-any-higher = больш любых або вышэйшая
value-palifico-off = няма
value-palifico-each-time = кожны раз
value-palifico-once = раз за гульню
value-calza_callers-others-but-next = усе, апроч аўтара стаўкі і наступнага
value-calza_callers-all-but-bidder = усе, апроч аўтара стаўкі
value-calza_callers-all-but-next = усе, апроч наступнага
value-palifico_with_two-true = граем
value-palifico_with_two-false = звычайнае кола
value-veteran_changes_face-true = могуць змяніць вартасць
value-veteran_changes_face-false = вартасці не мяняюць
value-calza-true = граем
value-calza-false = няма
value-calza_in_palifico-true = можна
value-calza_in_palifico-false = нельга
value-calza_with_two-true = можна
value-calza_with_two-false = нельга
value-calza_wins-die = кубік вяртаецца
value-calza_wins-all-others-lose = мінус кубік у астатніх
value-lost_dice_visible-true = відаць
value-lost_dice_visible-false = схаваныя
value-reveal-at-once = усе разам
value-reveal-from-caller = ад таго, хто абвясціў, налева

## Built-in bots

bot-beginner = Навічок
bot-beginner-about = Лічыць на вока і рана сумняваецца. Стаў тое, што маеш, і хай сумняваецца.
bot-gambler = Рызыкант
bot-gambler-about = Ведае шанцы, але спадзяецца на ўдачу. Дачакайся, пакуль ён перагне.
bot-odds = Матэматык
bot-odds-about = Грае паводле дакладных шанцаў і нікому не верыць. Стаўкі выдаюць яго косці.
bot-reader = Псіхолаг
bot-reader-about = Угадвае твае косці па стаўках і ведае эндшпіль на памяць. Стаўкам верыць, таму блефуй.
bot-planner = Стратэг
bot-planner-about = Думае, што зробіць наступны гулец. Лічыць, што ўсе граюць аднолькава: грай іначай.
bot-master = Майстар
bot-master-about = Думае наперад і вывучае, як грае кожны. Змяні гульню, пакуль ён цябе не раскусіў.
bot-mixed = Розныя
bot-mixed-about = Розных узроўняў, ад слабога да моцнага.
why-forced = Больш нічога было сказаць.
why-beginner-bid = { bid }: па маіх прыкідках, іх недзе { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-bluff = { bid }: па маіх прыкідках, іх недзе { NUMBER($expected, maximumFractionDigits: 1) }, таму крыху блефу.
why-beginner-dudo = { bid }: здалося зашмат, па маіх прыкідках іх недзе { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid }: па маіх прыкідках, іх недзе { NUMBER($expected, maximumFractionDigits: 1) }, але сумненне перамагло.
why-beginner-calza = { bid }: прыблізна так і чакалася.
why-gambler-bid = { bid }: шанцы — { $percent } %, і мне спадабалася.
why-gambler-dudo = { bid }: шанцы — { $percent } %, але ёсць яшчэ і ўдача.
why-calza = { bid }: дакладна — { $percent } %, паводле ўсяго, што мне было вядома.
why-odds = { bid }: у мяне іх { $own }, значыць, шанцы — { $percent } %.
why-reader = { bid }: у мяне іх { $own }, і зважаючы на стаўкі, шанцы — { $percent } %.
why-ahead = { bid }: шанцы — { $percent } %, а што { $name } скажа дудо — { $calls } %.
why-ahead-you = { bid }: шанцы — { $percent } %, а што дудо скажаш ты — { $calls } %.
why-solved = Гэты эндшпіль я ведаю на памяць: тут так кажуць у { $percent } % выпадкаў.

## Why a move is illegal: one message for each Reason in game.py

reason-game-over = Гульня ўжо скончылася.
reason-not-dealt = Косці яшчэ не кінутыя.
reason-not-your-turn = Зараз не твой ход.
reason-no-such-face = На кубіку вартасці ад 1 да 6.
reason-no-dice-bid = Пастаў хоць адзін кубік.
reason-over-all-dice = Столькі кубікаў не было нават на пачатку гульні.
reason-aces-do-not-open = Пачынаць кола з { word-tuzou } нельга.
reason-not-higher = Гэта не вышэй за стаўку на стале.
reason-one-axis = Падымай нешта адно: больш кубікаў той самай вартасці або столькі ж, але вышэйшай.
reason-fewer-than-half-in-aces = Каб перайсці на { word-tuzy }, трэба не менш за палову колькасці, акругленую ўверх.
reason-fewer-than-twice-aces-plus-one = Каб сысці з { word-tuzou }, падвой іх колькасць і дадай адзін — або стаў яшчэ больш.
reason-face-locked = У коле палафіко вартасць не мяняецца: расце толькі колькасць.
reason-nothing-bid = Ставак яшчэ не было.
reason-calza-off = За гэтым сталом кальцы няма.
reason-calza-in-palifico = У коле палафіко кальцу абвяшчаць нельга.
reason-calza-with-two = Калі засталося двое гульцоў, кальцу абвяшчаць нельга.
reason-calza-own-bid = На сваю стаўку кальцу абвяшчаць нельга.
reason-calza-next-player = Хто ходзіць, той кальцу не абвяшчае.
reason-caller-without-dice = Кальцу можа абвясціць толькі гулец з кубікамі.
reason-already-dealt = У гэтым коле косці ўжо кінутыя.
reason-hands-not-one-a-seat = На кожнае месца мае быць свой набор касцей.
reason-wrong-number-of-dice = На адным з месцаў не столькі касцей, колькі мела застацца.
reason-opener-missing = Невядома, хто пачынае першае кола.
reason-wrong-opener = Гэтае кола пачынае іншае месца.
reason-no-opening-roll = Зараз за пачатак не кідаюць.
reason-wrong-rollers = За пачатак кідаюць толькі тыя, у каго дагэтуль пароўну.

## Errors in rules and positions

error-edition-unknown = Няма выдання «{ $edition }». Ёсць такія: { $allowed }.
error-setting-unknown = Няма правіла «{ $setting }». Ёсць такія: { $allowed }.
error-setting-value = У правіла «{ $setting }» няма значэння { $value }. Можна: { $allowed }.
error-players-count = Гульцоў паводле гэтых правілаў — ад { $fewest } да { $most }, а тут { $seats }.
error-position-dice = У кожнага гульца можа заставацца кубікаў: ад 0 да { $most }.
error-position-over = Кубікі мусяць быць хаця б у двух гульцоў.
error-position-veterans = Ветэраны — гэта месцы ад 1 да { $seats }.
error-position-palifico-dice = Месца { $seat } не можа быць палафіко: кубікаў там не адзін.
error-position-palifico-rules = Паводле гэтых правілаў месца { $seat } не можа быць палафіко.

## Events of a round. $name, $caller, $bidder and $loser are players' names

story-opens = Пачынае { $name }.
story-opens-palifico = { $name } пачынае кола палафіко: { word-tuzy } не джокеры, а вартасць мяняць нельга.
story-opens-palifico-you = Ты пачынаеш кола палафіко: { word-tuzy } не джокеры, а вартасць мяняць нельга.
story-bids = { $name }: { bid }.
story-bids-you = { page-you }: { bid }.
story-retracted = { $name } бярэ стаўку назад.
story-retracted-you = Ты бярэш стаўку назад.
story-dudo = { $name }: дудо!
story-dudo-you = { page-you }: дудо!
story-calza = { $name }: кальца!
story-calza-you = { page-you }: кальца!
story-late-bid = { $name }: час выйшаў, таму стол сам ставіць: { bid }.
story-late-bid-you = Твой час выйшаў, таму стол сам ставіць: { bid }.
story-late-dudo = { $name }: час выйшаў, таму стол сам кажа дудо.
story-late-dudo-you = Твой час выйшаў, таму стол сам кажа дудо.
story-calza-void = { $name }: кальца не лічыцца. Ходзіць { $other }, і гэтае слова важыць больш.
story-calza-void-you = Твая кальца не лічыцца. Ходзіць { $other }, і гэтае слова важыць больш.
story-calza-void-other-you = { $name }: кальца не лічыцца. Ходзіш ты, і тваё слова важыць больш.
# review: names are not inflected, so the neighbour's order is told in a roundabout way
story-calza-nearer = Стаўку робіць { $bidder }; злева { $other } сядзіць бліжэй, чым { $name }, таму лічыцца кальца, якую кажа { $other }.
story-calza-nearer-you = Стаўку робіць { $bidder }; злева { $other } сядзіць бліжэй, чым ты, таму лічыцца кальца, якую кажа { $other }.
story-calza-nearer-other-you = Стаўку робіць { $bidder }; злева ты сядзіш бліжэй, чым { $name }, таму лічыцца твая кальца.
story-calza-nearer-bidder-you = Стаўка твая; злева { $other } сядзіць бліжэй, чым { $name }, таму лічыцца кальца, якую кажа { $other }.
story-rolls = { $name } кідае: { face }.
story-rolls-you = Ты кідаеш: { face }.
story-bid-stands = { $bidder }: стаўка спраўдзілася.
story-bid-stands-you = Твая стаўка спраўдзілася.
story-bid-falls = { $bidder }: стаўка не спраўдзілася.
story-bid-falls-you = Твая стаўка не спраўдзілася.
story-exact = Акурат столькі.
story-not-exact = Не акурат.
story-loses = { $name } страчвае кубік.
story-loses-you = Ты страчваеш кубік.
story-others-lose = { $name } захоўвае свае кубікі, астатнія страчваюць па адным.
story-others-lose-you = Ты захоўваеш свае кубікі, астатнія страчваюць па адным.
story-gains = { $name } вяртае сабе кубік.
story-gains-you = Ты вяртаеш сабе кубік.
story-gains-nothing = { $name } і так мае ўсе кубікі, затое пачынае наступнае кола.
story-gains-nothing-you = Ты і так маеш усе кубікі, затое пачынаеш наступнае кола.
story-out = { $name } выбывае.
story-out-you = Ты выбываеш.
story-wins = { $name } перамагае!
fact-boldest = Самая смелая стаўка: { $name }, { bid }, шанец { $chance }. { $fate ->
    [stood] І яна спраўдзілася!
    [fell] У яе не паверылі.
   *[raised] Ніхто не засумняваўся.
}
fact-bluffs = Майстар блефу: { $name }. Няпраўдзівых ставак, у якія паверылі: { $count }.
fact-dudos = Найлепшы нюх: { $name }. Трапных дудо: { $right } з { $count }.
fact-calzas = Самае вострае вока: { $name }. Кальца ўдалася, разоў: { $count }.
fact-luck = Улюбёнец лёсу: { $name }. Выпала { word-tuzou }: { $count }; чакалася каля { $expected }.
fact-comeback = { $name }: заставаўся адзін кубік, а ўсё роўна перамога.
fact-longest = Ставак у самым доўгім коле: { $count }.
review = Разбор
review-chart = Шанцы на перамогу, кола за колам
review-accuracy = Дакладнасць
review-start = Шанец на пачатку
review-luck = Удача ў косцях
review-own_errors = Свае памылкі
review-others = Гульня іншых
review-result = Шанец напрыканцы
review-bluffs = Блефы
review-right_doubts = Выкрыта блефаў
review-missed_calls = Прапушчана дудо ці кальцу
review-only = Адзіны выбар
review-best = Найлепшае
review-good = Добра
review-slip = Недакладнасць
review-mistake = Памылка
review-blunder = Грубая памылка
review-gave = { $verdict }: страчана { $given }. Лепш: { $best }.
review-likely = Папярэдняя стаўка: верагодная на { $alone } паводле саміх касцей, на { $read } — пасля пачутых ставак.
review-exact = Дакладная: { $chance }.
review-swing = Найбольш выйграе ад гэтага { $name }: на { $chance } больш.
review-keys = Ключавыя моманты
review-silence = прамаўчаць
review-silent = { $name } маўчыць
review-part = Запіс пачынаецца пасярод гульні. Што было сказана раней, невядома.
review-about = Кожнае слова ацэнена паводле таго, што гулец мог ведаць. Удача — гэта тое, што далі косці, у сярэднім нуль; астатняе — справа іншых. Дакладнасць 100, калі кожнае слова было найлепшым; страта чвэрці косці важыць палову.

## Errors of the server and its data

error-store-read = Гэты стол не прачытаць ({ $why }). Нічога не змянілася. Паспрабуй пазней. Гаспадар сервера можа вярнуць яго з рэзервовай копіі.
error-store-write = Захаваць не ўдалося ({ $why }), таму нічога не адбылося. Паспрабуй яшчэ раз.
error-store-altered = Падзея { $seq } стала { $table } знікла або ўжо не такая, якой яе захавалі, таму граць за ім далей нельга. Нічога не змянілася. Гаспадар сервера можа вярнуць яго з рэзервовай копіі.
error-table-elsewhere = Гэты стол на іншым серверы. Дашлі каманду ў сокет /socket/{ $table }.
error-table-away = Стол { $table } стары і ляжыць у архіве, які зараз не прачытаць. Паспрабуй пазней. Гаспадар сервера знойдзе прычыну ў яго журнале.

## Errors at a table

error-internal = На серверы нешта пайшло не так. Нічога не змянілася; паспрабуй яшчэ раз.
error-message-too-long = Задоўгае паведамленне. Найбольш байтаў: { $most }.
error-message-unreadable = Гэтае паведамленне не чытаецца: { $why }
error-no-cookie = Браўзер не даслаў cookie. Дазволь іх для гэтай старонкі і абнаві яе.
error-no-record = За гэтым сталом няма скончанай гульні.
error-table-unknown = Стала { $table } няма. Правер спасылку або адкрый свой стол.
error-table-full = Усе месцы занятыя. Можна глядзець.
error-chair-taken = Месца { $chair } занятае.
error-name-empty = Скажы, як цябе зваць.
error-name-too-long = Задоўгае імя. Найбольш сімвалаў: { $most }.
error-name-characters = У імені можна толькі літары, лічбы і прабелы.
error-name-alike = Гэтае імя занадта падобнае да «{ $other }». Выберы іншае.
error-name-taken = Нехта ўжо мае гэта імя або падобнае. Выберы іншае.
error-signed-in = Тут уваход ужо выкананы.
error-signed-out = Тут ты выйшаў з сістэмы. Увайдзі зноў або грай далей як госць.
error-sign-in-code = Гэты код аднаўлення няправільны. Правер кожную літару.
error-sign-in-link = Гэта спасылка састарэла або ўжо выкарыстана. Ствары новую на прыладзе, дзе выкананы ўваход.
error-passkey = Гэты ключ доступу тут несапраўдны. Паспрабуй яшчэ раз або скарыстайся кодам аднаўлення.
error-club-unknown = Такога клуба няма. Магчыма, яго спасылку замянілі: папрасі новую ў кагосьці з клуба.
error-club-owner-only = Гэта можа зрабіць толькі ўладальнік клуба.
error-club-full = У гэтым клубе ўжо { $most } удзельнікаў.
error-club-too-many = Ты ўжо ў { $most } клубах. Спачатку выйдзі з якога-небудзь.
error-club-evening = Выберы час ад гэтай хвіліны да года наперад.
error-tournament-unknown = Такога турніру няма. Магчыма, ён занадта стары: турніры захоўваюцца год.
error-tournament-clock = Турніру патрэбнае абмежаванне часу, каб ніхто не затрымліваў тур.
error-tournament-full = У гэтым турніры няма вольных месцаў.
error-tournament-over = Гэты турнір ужо скончыўся.
error-tournament-not-over = Гэты турнір яшчэ не скончыўся.
error-tournament-empty = Для турніру патрэбныя прынамсі два гульцы.
error-tournament-owner-only = Гэта можа зрабіць толькі той, хто адкрыў турнір.
error-tournament-table = За турнірным сталом ніхто не можа прыпыніць гульню або пачаць новую.
error-banned = Гэта імя заблакавана на гэтым серверы. Прычына: { $reason }
error-person-report = Няма скаргі { $report }.
error-rated-name = За рэйтынгавым сталом усе граюць пад захаваным імем. Спачатку захавай сваё імя або выберы іншы стол.
error-rated-device = Месца за рэйтынгавым сталом належыць толькі табе. Каб граць далей на іншай прыладзе, увайдзі там са сваім імем.
error-rated-settings = За рэйтынгавым сталом няма падказак і праграм, а тым, хто выбыў, костак не паказваюць.
error-rated-remove = Падчас рэйтынгавай гульні нікога нельга выдаліць.
error-person-gone = Па гэтым адрасе ніхто не захоўвае імя. Магчыма, яго выдалілі.
error-push-service = Апавяшчэнні { $host } адсюль адправіць нельга. Дазволь іх на гэтым серверы параметрам --push-service.
error-push-key = Ключ браўзера для апавяшчэнняў несапраўдны. Выключы апавяшчэнні і ўключы іх зноў.
error-not-seated = Спачатку сядзь за стол.
error-invite-stranger = Запрашаць можна толькі тых, з кім ужо была партыя, і ўдзельнікаў сваіх клубаў.
error-host-only = Гэта можа толькі гаспадар стала.
error-deputy-only = Гаспадар гэтага стала — { $name }, і яшчэ можа вярнуцца. Да таго часу можна весці гульню далей, але не мяняць стол.
error-host-person = Гаспадаром можа стаць толькі той, хто сядзіць за гэтым сталом і на сувязі.
error-program-may-not = Праграма можа глядзець, сядаць, граць і ўставаць; гэта — для людзей.
error-programs-not-let = Гаспадар не пускае праграм за гэты стол.
error-people-play = У гэтай гульні яшчэ граюць людзі.
error-remove-self = Каб вызваліць сваё месца, устань з-за стала.
error-again-waits = Пачакай астатніх яшчэ { $count } с або папрасі гаспадара пачаць.
error-remove-not = Падчас гульні нельга прыбраць: { $name }.
error-muted = Гаспадар пазбавіў цябе слова за гэтым сталом.
error-table-locked = Гаспадар зачыніў гэты стол: больш ніхто не можа сесці.
error-removed = Гаспадар папрасіў цябе з-за стала. Можна глядзець або адкрыць свой стол.
error-seat-link = Гэтая спасылка на месца ўжо выкарыстаная або састарэлая. Зрабі новую на прыладзе, з якой граеш.
error-seat-link-seated = Ты ўжо сядзіш за гэтым сталом. Адзін браўзер мае адно месца.
error-person-here = Бот можа замяніць толькі таго, каго зараз няма.
error-person-waited-for = { $name }: сувязь толькі што абарвалася. Бот зможа заняць месца праз { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}.
error-game-begun = Гульня ўжо пачалася.
error-game-not-over = Гульня яшчэ не скончылася.
error-not-playing = Гульня яшчэ не пачалася.
error-cups-closed = Пытацца чаму яшчэ рана або ўжо позна.
error-stale = Толькі што здарылася нешта іншае. Глянь, а тады скажы зноў.
error-bid-stands = Браць стаўку назад ужо позна.
error-unpledged = Гэты ўнёсак у косці не адпавядае таму, пра што было абвешчана, таму яго не прынялі.
error-withheld = У гэтай гульні абвешчаны табой унёсак не быў адкрыты, таму да наступнай гульні яго не просяць.

## Rules of all five editions, one sentence each

shared-goal = Перамагае апошні, у каго засталіся кубікі.
shared-roll = У кожным коле ўсе разам трасуць косці пад кубачкам і глядзяць толькі на свае.
shared-bid = Стаўка — гэта колькасць і вартасць, напрыклад сем чацвёрак: пад усімі кубачкамі разам прынамсі столькі кубікаў гэтай вартасці.
shared-turn = Ход ідзе налева. Хто пачынае кола, той ставіць; далей кожны падымае стаўку або не верыць: кажа дудо.
shared-jumps = Колькасць можна падняць і больш чым на адзін.
shared-in-turn = Дудо кажа толькі той, чый ход.
shared-dudo = Пасля дудо падымаюць кубачкі і лічаць кубікі, што пасуюць да стаўкі. Калі іх столькі, колькі пастаўлена, ці больш, кубік страчвае той, хто сказаў дудо; калі менш — той, чыя стаўка.
shared-loser = Хто страціў кубік, той пачынае наступнае кола.
shared-out = Без кубікаў гулец выбывае.
shared-out-opens = Калі той, хто прайграў, выбыў, пачынае найбліжэйшы злева, у каго ёсць кубікі.
shared-aces = { word-Tuzy } — джокеры: лічацца за любую вартасць.
shared-aces-open = Ставіць на { word-tuzy } таксама можна, але пачынаць з іх кола можа толькі палафіко.
shared-aces-alone = У стаўцы на { word-tuzy } лічаць толькі { word-tuzy }.
shared-to-aces = Каб перайсці на { word-tuzy }, пастаў не менш за палову колькасці, акругленую ўверх: пасля сямі чацвёрак — чатыры { word-tuzy }.
shared-from-aces = Каб сысці з { word-tuzou }, падвой іх колькасць, дадай адзін і стаў прынамсі столькі на любую вартасць: пасля чатырох { word-tuzou } — дзевяць пяцёрак.
shared-fewer-dice = Зменшыць колькасць кубікаў можна, толькі пераходзячы на { word-tuzy }.
shared-cap = Ніхто не можа паставіць больш кубікаў, чым было на пачатку гульні.
shared-declared = Хто застаецца з адным кубікам, мусіць абвясціць «палафіко». Тут гэта абвяшчае стол.
shared-palifico = У коле палафіко { word-tuzy } не джокеры, з іх можна пачынаць, а вартасць не мяняецца: расце толькі колькасць. У некаторых выданнях для ветэранаў ёсць выключэнне.
shared-aces-lowest = { word-Tuzy } там — вартасць, як іншыя, найніжэйшая.
shared-calza = Кальца — неабавязковае правіла: ты кажаш, што стаўка дакладная, разам з джокерамі. Яе абвяшчаюць, пакуль наступны гулец не сказаў свайго слова. Хто памыліўся, страчвае кубік.
shared-calza-opens = Угадаў ці не, наступнае кола пачынае той, хто абвясціў кальцу.
shared-calza-nearest = Калі кальцу кажуць двое адразу, чуюць таго, хто сядзіць бліжэй злева ад аўтара стаўкі.
shared-calza-late = Слова таго, чый ход, сказанае ў тую ж хвілю, важыць больш за любую кальцу.
shared-shown-dice = Неабавязковае правіла пакідае страчаныя кубікі навідавоку: тут яно завецца «Страчаныя кубікі».

## Readings: how errors and gaps of the booklets are read (core/citations.py)

reading-tie = Калі ў кідку за пачатак нічыя, тыя самыя кідаюць яшчэ раз. Гэтага не кажа ніводнае выданне.
reading-cap = Ніводнае выданне не абмяжоўвае стаўкі. Тут мяжа — колькасць кубікаў на пачатку гульні: яе ведаюць усе, таму яна нічога не выдае.
reading-veteran = Ветэран падымае як заўсёды: можна і больш кубікаў ніжэйшай вартасці, а найніжэйшыя — { word-tuzy }. Далей усе трымаюцца новай вартасці.
reading-own-bid = Кальцу не кажа толькі той, чый ход наступны, таму аўтар стаўкі можа сказаць яе на сваю ж стаўку. Дзіўна, але так напісана.
reading-all-dice = Кальцу можа сказаць і той, у каго ўсе кубікі на месцы; калі ўгадаў, выйграе толькі права пачынаць. Проста гэтага не кажа ніводнае выданне.
reading-again = Пра адзін раз за гульню не сказана: хто кальцай вярнуў кубік і зноў застаўся з адным, той зноў палафіко.
reading-nearest = Два буклеты Asmodee па-рознаму кажуць, каго чуваць, калі кальцу кажуць двое. Абодва прачытаныя так: хто сядзіць бліжэй злева ад аўтара стаўкі.
reading-this-opens = Італьянскі сказ пра тое, што ідзе пасля кальцы, няясны; прачытаны як французскі: пачынае той, хто яе абвясціў.
reading-unheard = Каго чуваць, калі кальцу кажуць двое, і ці першы той, чый ход, кажуць толькі буклеты Asmodee. Тут паводле іх граюць у кожным выданні.
reading-plus-one = Французскае правіла, як сысці з { word-tuzou }, забывае іх падвоіць. Яго прыклад і нідэрландскі тэкст падвойваюць і дадаюць адзін, так і граюць.
reading-french-value = Паводле французскага тэксту, толькі пераход на { word-tuzy } можа знізіць вартасць. У італьянскім і нідэрландскім гаворка пра колькасць кубікаў, так і граюць.
reading-dutch-palifico = Нідэрландскі тэкст можа азначаць раз за гульню. Французскі і італьянскі кажуць кожны раз, так і граюць.
reading-dutch-lost-dice = Толькі нідэрландскі тэкст дазваляе трымаць страчаныя кубікі навідавоку.
reading-example = У адным прыкладзе стаўка тры, хоць была чатыры. Ад гэтага нічога не залежыць.
reading-lifting = Правіла, сказанае двойчы, адкрывае кубачкі ад левага суседа таго, хто сказаў дудо; паказ пачынаецца з яго самога. Разам: спачатку ён, далей налева.
reading-loser-out = Хто пачынае, калі той, хто прайграў, выбыў, не сказана. Як і ў іншых выданнях, найбліжэйшы злева.
reading-sets = Адзін набор — для двух-чатырох гульцоў, два разам — найбольш для васьмі.
reading-held = Вартасці ў коле палафіко, як напісана, не мяняюць іншыя гульцы. Прыклад датычыць усіх, і таго, хто пачынаў.
reading-aces-once = Проста сказана, што кожную колькасць { word-tuzou } ставяць толькі адзін раз за кола. З таго, як падымаюць стаўку, гэта вынікае ў кожным выданні.
reading-right-calza = Хто пачынае пасля ўдалай кальцы, не сказана. Як і ў іншых выданнях, той, хто яе абвясціў.
reading-crimean-tatar = У крымскататарскім тэксце дзве стаўкі ў прыкладзе пра ветэрана перастаўленыя, а прыклад пра палафіко пераходзіць да трох чацвёрак, хоць вартасць мяняць нельга.
reading-polish = Паводле польскага тэксту няўдалая кальца каштуе кубікаў, паводле чатырох іншых — аднаго. Аднаго.
reading-belarusian = Беларускі тэкст патрабуе дзесяць пасля чатырох { word-tuzou }; яго ж правіла і іншыя тэксты даюць дзевяць. Ён таксама кажа пра шасцярых гульцоў і трыццаць касцей, скача да дзесяці троек, губляе адну стаўку і мае заўвагу па-крымскататарску. У пераліку набору ён дадае накрыўку.
reading-russian = У рускім тэксце пераважна адно слова на кола і на гульню; тут па-руску кола — «круг». У яго сказе пра ветэранаў згубілася слова палафіко.

## The content of each box

box-asmodee-it = Аўтары: Cosmo Fry і Alfredo Fernandini. Трыццаць касцей, па пяць кожнага з шасці колераў, шэсць кубачкаў тых самых колераў, мяшэчак і буклет. Страчаныя кубікі хавае сама скрынка.
box-asmodee-fr = Аўтары: Cosmo Fry і Alfredo Fernandini; па-французску і па-нідэрландску. Трыццаць касцей, па пяць кожнага з шасці колераў, шэсць кубачкаў тых самых колераў, накрыўка, што хавае страчаныя кубікі, мяшэчак і буклет.
box-bga = Гэта не скрынка, а гульня Asmodee, як яе па-ангельску апісвае Board Game Arena: трыццаць касцей на шасцярых, дзесяць на дваіх. Туз тут завецца Paco, і гэта птушка.
box-hasbro-1994 = Надрукавана ў 1994 годзе, у Францыі — Kenner Parker. Трыццаць касцей і шэсць кубачкаў шасці колераў, мяшэчак і накрыўка; туз — гэта галава. Буклет кажа, што гульню любілі ўжо інкі ў XV стагоддзі, а аўтара не называе. Гэтыя правілы знайшлі зноў і выклалі ў сетку ў 2008 годзе.
box-kozak = На пяці мовах, ад украінскай да рускай. Дваццаць касцей, чатыры кубачкі і торба. Апавядае, як у 1532 годзе Пісара паланіў Атаўальпу, і чутку, што палонны навучыў яго гульні. Названыя перакладчыкі і мастакі, аўтар — не.

## Names, languages and time

# Suggested names for players: animals that everybody likes, separated by commas.
guest-names = Выдра, Чапля, Барсук, Малінаўка, Рысь, Сокал, Вожык, Бабёр, Чайка, Пантэра, Ластаўка, Куніца, Сава, Дэльфін, Верабей, Тыгр, Сарока, Каала, Крумкач, Морж
table-setting-clock = Гадзіннік
table-setting-clock-about = Калі час выйдзе, стол скажа самае асцярожнае з дазволенага: дудо або, на пачатку кола, найніжэйшую стаўку. Двойчы запар — і месца трымае бот, пакуль гулец не вернецца.
table-setting-training_aid = Паказваць шанцы
table-setting-training_aid-true = Падказка для навучання: кожнаму відаць шанцы кожнай стаўкі, палічаныя па ўласных касцях.
table-setting-training_aid-false = Шанцаў не відаць нікому.
table-setting-spectators_see_previous_round = Гледачам відаць косці
table-setting-spectators_see_previous_round-true = Гледачы могуць зазіраць пад усе кубачкі — са спазненнем на адно кола.
table-setting-spectators_see_previous_round-false = Гледачы не бачаць касцей, пакуль кубачкі не падымуць.
table-setting-eliminated_see_dice = Хто выбыў, бачыць усё
table-setting-eliminated_see_dice-true = Хто выбыў, можа адразу зазіраць пад усе кубачкі. І можа расказаць іншым, што там.
table-setting-eliminated_see_dice-false = Хто выбыў, не бачыць касцей, пакуль кубачкі не падымуць, — хіба што засталіся адны боты.
table-setting-speed = Тэмп
speed-slow = Павольна
speed-normal = Звычайна
speed-fast = Хутка
table-setting-chat = Чат
table-setting-chat-true = Гульцы могуць пісаць, казаць фразы і строіць грымасы.
table-setting-chat-false = За гэтым сталом чата няма.
table-setting-listed = Паказаць сярод адкрытых сталоў
table-setting-listed-true = Гэты стол кожны знойдзе на галоўнай старонцы.
table-setting-listed-false = Гэты стол можна знайсці толькі па спасылцы.
table-setting-external_bots = Пускаць праграмы за стол
table-setting-external_bots-true = За стол могуць сесці чыесьці ўласныя праграмы. Іх месцы пазначаныя.
table-setting-external_bots-false = Тут сядзяць толькі людзі і боты, якіх садзіць гаспадар.
clock-none = Без гадзінніка
clock-none-about = Без гадзінніка: думай, колькі трэба.
clock-own = Іншы гадзіннік
clock-part-move = Секунд на ход
clock-part-bank = Секунд у запасе
clock-part-increment = Секунд дадаецца
clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
clock-minutes = { $count ->
    [one] { $count } хвіліна
    [few] { $count } хвіліны
    [many] { $count } хвілін
   *[other] { $count } хвіліны
}
clock-hours = { $count ->
    [one] { $count } гадзіна
    [few] { $count } гадзіны
    [many] { $count } гадзін
   *[other] { $count } гадзіны
}
clock-days = { $count ->
    [one] { $count } дзень
    [few] { $count } дні
    [many] { $count } дзён
   *[other] { $count } дня
}
# $move, $bank and $increment are such durations.
clock-move = { $move } на ход
clock-bank = { $bank } кожнаму на ўсю гульню
clock-bank-increment = { $bank } кожнаму і яшчэ { $increment } за кожны ход
clock-move-and-bank = { $move } на ход, далей запас — { $bank }
clock-move-and-bank-increment = { $move } на ход, далей запас — { $bank } і яшчэ { $increment } за кожны ход
# A running time: $seconds has two digits.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } гадз
clock-left-days = { $count ->
    [one] { $count } дзень
    [few] { $count } дні
    [many] { $count } дзён
   *[other] { $count } дня
}
story-opens-you = Ты пачынаеш кола.
story-becomes-palifico = { $name } пачынае кола палафіко.
story-becomes-palifico-you = Ты пачынаеш кола палафіко.
story-wins-you = Перамога твая!
# Reactions: the label of the button, and the text for screen readers.
reaction-laugh-do = Засмяяцца
reaction-gasp-do = Ахнуць
reaction-think-do = Задумацца
reaction-clap-do = Папляскаць
reaction-cry-do = Заплакаць
reaction-cool-do = І брывом не павесці
# Phrases, which each player reads in their own language
phrase-hello = Усім прывітанне!
phrase-good-luck = Хай шанцуе!
phrase-nice-bluff = Файны блеф!
phrase-well-played = Добра сыграна!
phrase-really = Ды няўжо?
phrase-hurry = Не спяшайся, але і не засынай.
phrase-thanks = Дзякуй!
phrase-sorry = Прабачце!
phrase-oops = Ой!
reaction-laugh = смяецца
reaction-gasp = ахае
reaction-think = думае
reaction-clap = пляскае ў далоні
reaction-cry = плача
reaction-cool = і брывом не вядзе

## The lesson. $seat: 1 is the learner, 2 and 3 are bots with names of their own. $own is the number of the learner's
## matching dice; other numbers belong to the bid or the count

lesson-name = { $seat ->
    [1] Ты
    [2] Кілья
   *[3] Інці
}
lesson-so-many-aces = { $aces ->
    [1] адзін туз
    [2] два тузы
    [3] тры тузы
    [one] { $aces } туз
    [few] { $aces } тузы
    [many] { $aces } тузоў
   *[other] { $aces } туза
}
lesson-hold = { $own ->
    [0] У цябе такіх няма.
    [1] У цябе такая адна.
    [2] У цябе такіх дзве.
   *[other] У цябе такіх { $own }.
}
lesson-cups = Вітаю! Пад усімі кубачкамі разам { number } { $quantity ->
    [one] кубік
    [few] кубікі
    [many] кубікаў
   *[other] кубіка
}. Свае бачыш ты, і больш ніхто. У сапраўднай гульні кубікаў больш, але ідзе яна гэтак жа.
lesson-bid = Пачынае { lesson-name }: «{ bid }». Гэта здагадка пра ўсе кубачкі разам, і твой таксама: прынамсі столькі кубікаў гэтай вартасці.
lesson-raise = Твой ход. Пастаў больш кубікаў любой вартасці або столькі ж, але вышэйшай. У цябе { bid }: дакраніся да вартасці, а тады стаў.
lesson-doubt = Цяпер { bid }, кажа { lesson-name }. { lesson-hold } Не вер: прытрымай «Дудо» або дакраніся двойчы.
lesson-falls = Налічылі: { bid }, а сказана { $claimed }. Замала, таму { lesson-name } страчвае кубік. Калі б стаўка спраўдзілася, кубік пайшоў бы ад цябе. Хто страціў, той пачынае наступнае кола.
lesson-aces = Бачыш { $ace ->
    [bird] птушку
    [head] галаву
   *[sun] сонца
}? Гэта туз, а тузы — джокеры: лічацца за любую вартасць. Таму з ім у цябе ўжо { bid }.
lesson-ace-bid = Сярод астатніх кубікаў — іх { $others } — знойдзецца яшчэ { $more ->
    [1] адзін
   *[other] { $more }
}? Цалкам магчыма. Падымай: { bid }.
lesson-stands = { lesson-name } кажа дудо. Разам з тузамі налічылі: { bid } — акурат твая стаўка. Дакладная стаўка таксама праўдзівая, таму { lesson-name } страчвае кубік.
lesson-to-aces = Стаўка была { bid }, а { lesson-name } пераходзіць на тузы. Для гэтага хапае паловы, акругленай уверх: { lesson-so-many-aces }. На стаўку з тузоў лічаць толькі тузы.
lesson-from-aces = Каб сысці з тузоў, падвой іх колькасць і дадай адзін: { number }. З тузамі ў цябе { bid }. Так і стаў!
lesson-over = Цяпер { bid }. Перайдзі на тузы: палова, акругленая ўверх, — гэта { lesson-so-many-aces }. У цябе іх { $own }, ды і { lesson-name } намякае на тузы.
lesson-aces-stand = { lesson-name } кажа дудо, а на стале { bid }: твая стаўка спраўдзілася. { $left ->
    [1] Пад тым кубачкам застаўся адзін кубік, таму наступнае кола будзе асаблівае.
    [one] Пад тым кубачкам застаўся { $left } кубік.
    [few] Пад тым кубачкам засталося { $left } кубікі.
    [many] Пад тым кубачкам засталося { $left } кубікаў.
   *[other] Пад тым кубачкам засталося { $left } кубіка.
}
lesson-palifico = { lesson-name } мае толькі адзін кубік і пачынае кола палафіко. Тузы ў ім не джокеры, а вартасць мяняць нельга. Стаўка: { bid }.
lesson-locked = Расці можа толькі колькасць. У цябе { bid }, твой туз цяпер не памочнік, а { lesson-name } таксама можа мець такую вартасць. Падымеш ці дудо?
lesson-own-bid-stands = { lesson-name } кажа дудо. Налічылі: { bid }, таму твая стаўка спраўдзілася, а { lesson-name } страчвае апошні кубік. Хто апошні застанецца з кубікамі, той і пераможа.
lesson-own-bid-falls = Налічылі: { bid }, а твая стаўка — { $claimed }. Зашмат, таму ў цябе на кубік менш. Бывае з кожным! Хто апошні застанецца з кубікамі, той і пераможа.
lesson-own-doubt-wrong = Налічылі: { bid }, а досыць было { $claimed }. Стаўка спраўдзілася, таму ў цябе на кубік менш. Бывае з кожным! Хто апошні застанецца з кубікамі, той і пераможа.
lesson-rather-bid = Так таксама можна. Але зараз пастаў: { bid }.
lesson-rather-dudo = Так таксама можна. Але зараз не вер: дудо.

## Reports of rules

rules-shared = Як граюць у кожным выданні
rules-readings = Як прачытаныя памылкі і замоўчанае
rules-box = Скрынка
rules-if-calza = Калі кальца ўключана:
rules-note-sources = Крыніца кожнага радка — месца ў буклеце самога выдання: загаловак яго мовай; у дужках, калі правіла там толькі маецца на ўвазе.
rules-silent = гэтае выданне пра гэта не кажа
rules-unsaid = пра гэта не кажа ніводнае выданне

## Play in the terminal

play-your-dice = Твае косці: { $dice }.

## Records

tell-seat = Месца { $seat }
tell-dice-left = Засталося кубікаў: { $dice }

## Errors in records: the place, and the fault

record-error = { $place }: { $why }
record-at-line = радок { $line }
record-at-round = кола { $round }
record-at-move = ход { $move }
record-at-said = ход { $move } ({ $said })
error-review-unfinished = Разбіраюць толькі скончаную гульню.
error-record-unreadable = Гэты файл не чытаецца: { $why }
error-record-too-long = Задоўгі запіс. Найбольш байтаў: { $most }.
error-record-not-utf-8 = Гэта не тэкст у UTF-8: байт { $byte } не на сваім месцы.
error-record-syntax = { $why ->
    [mark] Тут не хапае двукосся, коскі ці дужкі.
    [twice] Гэта ўжо сказана вышэй. Кожнае кола пачынаецца з [[round]], у падвойных дужках.
    [value] Пасля = стаіць лік, true, false, тэкст у "двукоссі" або спіс у [дужках].
    [key] Радок — гэта назва, = і значэнне, напрыклад: opener = 2
   *[other] Гэтага не прачытаць.
}
error-record-nested = Зашмат спісаў ці табліц адзін у адным.
error-record-line-long = Гэты радок задоўгі. Найбольш знакаў: { $most }.
error-record-key-long = Назва ў гэтым радку задоўгая. Найбольш знакаў: { $most }.
error-record-rounds-many = Зашмат колаў у запісе. Найбольш: { $most }.
error-record-dear = Каб прайграць гэты запіс, трэба зашмат часу ці памяці.
error-record-version = У запісе мусіць быць «perudo = { $version }» — версія фармату; тут іншая.
error-record-key-unknown = «{ $key }» тут нічога не значыць. Тут можа быць: { $allowed }.
error-record-key-missing = Не хапае «{ $key } = …».
error-record-key-kind = «{ $key }» — гэта мусіць быць { $kind ->
    [int] цэлы лік
    [str] тэкст у двукоссі
    [dict] табліца
    [list] спіс
    [list-str] спіс тэкстаў у двукоссі
    [list-int] спіс цэлых лікаў
    [list-dict] запіс [[{ $key }]], асобны на кожны выпадак
   *[setting] true, false, цэлы лік, тэкст у двукоссі або пара цэлых лікаў
}.
error-record-position-seats = У пазіцыі косці на столькі месцаў: { $given }, а гульцоў { $seats }.
error-record-hand = Косці месца { $seat } — гэта мусіць быць тэкст з вартасцей ад 1 да 6, напрыклад "33344", або "", калі гулец выбыў.
error-record-hands = Косці патрэбныя для кожнага месца (усяго { $seats }), а "" — калі гулец выбыў; тут іх { $given }.
error-record-hand-dice = { $left ->
    [0] Месца { $seat } выбыла: косці там мусяць быць "".
    [one] На месцы { $seat } застаўся { $left } кубік, а не { $given }.
    [few] На месцы { $seat } засталося { $left } кубікі, а не { $given }.
    [many] На месцы { $seat } засталося { $left } кубікаў, а не { $given }.
   *[other] На месцы { $seat } засталося { $left } кубіка, а не { $given }.
}
error-record-opener = Гэтае кола пачынае месца { $opener }, а не месца { $given }.
error-record-opener-without-dice = Месца { $given } не можа пачынаць: такога месца няма або там больш няма кубікаў.
# $key is a key of the record, such as "seed".
error-record-hex = «{ $key }» пішуць парамі знакаў ад 0 да 9 і ад a да f.
error-record-move = Ход пішуць як "5x4", "dudo" або "calza 2": без вялікіх літар, знакаў, нулёў на пачатку і лішніх прабелаў.
error-record-after-call = Кола скончылася словам «дудо» або «кальца»; хадоў пасля яго быць не можа.
error-record-after-end = Гульня скончылася, перамагло месца { $winner }; колаў пасля гэтага быць не можа.
error-record-after-unfinished = Папярэдняе кола не скончанае, а такім можа быць толькі апошняе.

## Errors in chat, clocks and rule codes

error-rule-code = Код правілаў «{ $text }» не чытаецца: «{ $part }» — не правіла.
error-text-empty = Скажы нешта.
error-text-characters = У гэтым радку ёсць сімвалы, якіх не паказаць.
error-talk-closed = Гаспадар закрыў чат за гэтым сталом.
error-too-fast = Не так хутка. Пачакай хвілінку.
error-too-busy = Сервер зараз мае зашмат вылічэнняў. Паспрабуй праз хвіліну.
error-too-many-sockets = Адкрыта зашмат старонак адразу. Закрый лішнія ці паспрабуй крыху пазней.
error-too-many-listed = У спісе ўжо столькі тваіх сталоў: { $count }. Спачатку прыбяры адзін са спіса або падзяліся спасылкай на гэты стол.
error-too-many-listed-nearby = У спісе ўжо столькі сталоў з тваёй сеткі: { $count }. Сядзь за адзін з іх або падзяліся спасылкай на свой.
error-forbidden-origin = Пра гэта просіць старонка з іншага адраса. Адкрый старонку гэтага сервера і паспрабуй там.
error-table-worn-out = За гэтым сталом адбылося столькі, што больш нічога не змесціцца. Адкрый новы.
error-paused = Гульня на паўзе.
error-not-paused = Гульня не на паўзе.
error-resume-away = { $name } зараз няма, а гадзіннік пайшоў бы. Пачакай ці няхай пакуль грае бот.
error-aid-hidden-dice = Шанцы можна паказваць толькі тады, калі відаць страчаныя кубікі. Уключы і гэта.
