# Belarusian. Every word that a person sees stands here, for the page and the terminal alike.
# The words of the game are those of Kozak Games' leaflet: туз, кубачак, кубік and косці, стаўка, вартасць, кола, дудо, кальца, палафіко.
# Values in braces are filled in: $quantity and $count are whole numbers, $face is 1 (aces) to 6, names are names.
# Names are never inflected, and no word that begins with у or ў stands right after one: which it is hangs on their last letter.

# This language, as it calls itself.
language = Беларуская

## The words of the game

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
# A label, and what stands after it.
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

## Settings: a name, and for each value one sentence that tells the rule at the table

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

# A short word for each value, for lists and tables.
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

## House bots

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

## Why a word can't be said. One for each Reason in game.py

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

## Errors in the rules or the position asked for

error-edition-unknown = Няма выдання «{ $edition }». Ёсць такія: { $allowed }.
error-setting-unknown = Няма правіла «{ $setting }». Ёсць такія: { $allowed }.
error-setting-value = У правіла «{ $setting }» няма значэння { $value }. Можна: { $allowed }.
error-players-count = Гульцоў паводле гэтых правілаў — ад { $fewest } да { $most }, а тут { $seats }.
error-extra-missing = Не хапае пакетаў. Усталяваць іх: { $command }
error-picture-name = Назва малюнка канчаецца на { $allowed }, а { $file } — не.
error-picture-unwritten = Не ўдалося запісаць { $file }: { $why }
error-bid-graph-faces = Тут у кубіка граняў: ад { $fewest } да { $most }.
error-raises-no-palifico = Паводле гэтых правілаў колаў палафіко няма.
error-raises-no-veteran = Паводле гэтых правілаў ветэраны не мяняюць вартасці.
error-bid-graph-most = На стале мусіць быць хаця б адзін кубік.
error-position-dice = У кожнага гульца можа заставацца кубікаў: ад 0 да { $most }.
error-position-over = Кубікі мусяць быць хаця б у двух гульцоў.
error-position-veterans = Ветэраны — гэта месцы ад 1 да { $seats }.
error-position-palifico-dice = Месца { $seat } не можа быць палафіко: кубікаў там не адзін.
error-position-palifico-rules = Паводле гэтых правілаў месца { $seat } не можа быць палафіко.
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

## Round by round, for the page and the terminal. $name, $caller, $bidder, $loser are players' names

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
review-start = Пачатак
review-luck = Удача
review-own_errors = Страчана
review-others = Іншыя
review-result = Канец
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

## Serving

serving-here = Perudo чакае тут: { $address }
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
error-store-read = Гэты стол не прачытаць ({ $why }). Нічога не змянілася. Паспрабуй пазней. Гаспадар сервера можа вярнуць яго з рэзервовай копіі.
error-store-read-only = У { $place } нельга пісаць: файл або яго папка толькі для чытання. Змяні гэта або назаві іншае месца праз --data.
error-store-strange = У { $place } не даныя Perudo, іх не чапалі. Назаві іншае месца праз --data.
error-store-foreign = Даныя ў { $place } маюць не якраз тыя табліцы, якія робіць Perudo ({ $what }), значыць, іх нехта змяніў. Іх не чапалі. Вярні рэзервовую копію, якой давяраеш: perudo restore КОПІЯ --data ФАЙЛ --replace
error-store-write = Захаваць не ўдалося ({ $why }), таму нічога не адбылося. Паспрабуй яшчэ раз.
error-store-altered = Падзея { $seq } стала { $table } знікла або ўжо не такая, якой яе захавалі, таму граць за ім далей нельга. Нічога не змянілася. Гаспадар сервера можа вярнуць яго з рэзервовай копіі.
error-backup-elsewhere = Тут капіююцца і вяртаюцца толькі файлы SQLite. Для PostgreSQL ёсць свае сродкі: pg_dump капіюе базу, што працуе, psql або pg_restore вяртае яе.
error-backup-exists = { $place } ужо ёсць. Назаві для копіі новы файл.
error-backup-failed = Не ўдалося запісаць { $place }: { $why }. Там усё як было.
error-backup-nothing = У { $place } нічога няма.
error-restore-exists = У { $place } ужо ёсць даныя. З --replace іх месца зойме копія, а ранейшыя застануцца побач.
error-restore-unsound = Не ўсё ў рэзервовай копіі { $place } можна прачытаць, таму нічога не вернута. Што не так, пакажа: perudo check { $place }
error-key-nowhere = Ключа, ад якога залежаць косці, яшчэ нідзе няма. Усім серверам адной базы патрэбны той самы: назаві файл праз --key або перадай ключ зменнай PERUDO_KEY.
error-key-other = Даныя ў { $place } належаць да ключа { $theirs }, а гэты сервер мае ключ { $ours }. Усім серверам тых самых даных патрэбны той самы ключ. Пакладзі правільны ў файл, названы праз --key, або ў PERUDO_KEY. Калі ён страчаны назаўсёды, спыні ўсе серверы і запусці адзін з --lost-key { $short }
error-key-missing = У { $place } няма ключа, а даныя належаць да ключа { $theirs }. Пакладзі туды гэты ключ. Калі ён страчаны назаўсёды, запусці з --lost-key { $short }, каб зрабіць новы: сталы граюць далей, але кожны браўзер будзе чужым, а недагуляных колаў не праверыць.
error-key-at-work = Іншыя серверы працуюць з данымі ў { $place } з папярэднім ключом. Нічога не зменена. Спачатку спыні іх усе.
error-node-alone = --node-address — для некалькіх сервераў адной базы PostgreSQL. Назаві яе праз --data або прыбяры --node-address.
error-table-elsewhere = Гэты стол на іншым серверы. Дашлі каманду ў сокет /socket/{ $table }.
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
error-table-away = Стол { $table } стары і ляжыць у архіве, які зараз не прачытаць. Паспрабуй пазней. Гаспадар сервера знойдзе прычыну ў яго журнале.
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

## Errors at a table

error-internal = На серверы нешта пайшло не так. Нічога не змянілася; паспрабуй яшчэ раз.
error-message-too-long = Задоўгае паведамленне. Найбольш байтаў: { $most }.
error-message-unreadable = Гэтае паведамленне не чытаецца: { $why }
error-no-cookie = Браўзер не даслаў cookie. Дазволь іх для гэтай старонкі і абнаві яе.
error-no-page = Такой старонкі няма.
error-no-record = За гэтым сталом няма скончанай гульні.
error-table-unknown = Стала { $table } няма. Правер спасылку або адкрый свой стол.
error-table-full = Усе месцы занятыя. Можна глядзець.
error-chair-taken = Месца { $chair } занятае.
error-name-empty = Скажы, як цябе зваць.
error-name-too-long = Задоўгае імя. Найбольш сімвалаў: { $most }.
error-name-characters = У імені можна толькі літары, лічбы і прабелы.
error-name-alike = Гэтае імя занадта падобнае да «{ $other }». Выберы іншае.
error-not-seated = Спачатку сядзь за стол.
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

## What is played in all five editions, a sentence a rule

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

## How slips and silences of the booklets are read; which of them, says perudo/booklets.py

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

## What is in each box, and what it tells of itself

box-asmodee-it = Аўтары: Cosmo Fry і Alfredo Fernandini. Трыццаць касцей, па пяць кожнага з шасці колераў, шэсць кубачкаў тых самых колераў, мяшэчак і буклет. Страчаныя кубікі хавае сама скрынка.
box-asmodee-fr = Аўтары: Cosmo Fry і Alfredo Fernandini; па-французску і па-нідэрландску. Трыццаць касцей, па пяць кожнага з шасці колераў, шэсць кубачкаў тых самых колераў, накрыўка, што хавае страчаныя кубікі, мяшэчак і буклет.
box-bga = Гэта не скрынка, а гульня Asmodee, як яе па-ангельску апісвае Board Game Arena: трыццаць касцей на шасцярых, дзесяць на дваіх. Туз тут завецца Paco, і гэта птушка.
box-hasbro-1994 = Надрукавана ў 1994 годзе, у Францыі — Kenner Parker. Трыццаць касцей і шэсць кубачкаў шасці колераў, мяшэчак і накрыўка; туз — гэта галава. Буклет кажа, што гульню любілі ўжо інкі ў XV стагоддзі, а аўтара не называе. Гэтыя правілы знайшлі зноў і выклалі ў сетку ў 2008 годзе.
box-kozak = На пяці мовах, ад украінскай да рускай. Дваццаць касцей, чатыры кубачкі і торба. Апавядае, як у 1532 годзе Пісара паланіў Атаўальпу, і чутку, што палонны навучыў яго гульні. Названыя перакладчыкі і мастакі, аўтар — не.

## The page

page-title = Perudo
page-title-turn = ● Твой ход · Perudo
page-title-waits = Ходзіць { $name } · Perudo
page-what = Косці хлуса: стаў на кубікі ўсіх за сталом і лаві на блефе.
page-your-name = Тваё імя
# Names for those who have not said theirs, one by one: creatures that everybody likes.
guest-names = Выдра, Чапля, Барсук, Малінаўка, Рысь, Сокал, Вожык, Бабёр, Чайка, Пантэра, Ластаўка, Куніца, Сава, Дэльфін, Верабей, Тыгр, Сарока, Каала, Крумкач, Морж
page-edition = Правілы
page-by-your-box = Грай паводле правілаў сваёй скрынкі
page-play-now = Граць зараз
page-play-now-about = { $count ->
    [1] супраць бота
    [one] супраць { $count } бота
    [few] супраць { $count } ботаў
    [many] супраць { $count } ботаў
   *[other] супраць { $count } бота
}
page-bots = Боты
page-bots-level = Наколькі добра граюць
page-bots-weaker = Слабейшыя супернікі
page-bots-stronger = Мацнейшыя супернікі
page-with-friends = З сябрамі
# review: "find a table", shorter than "find others"
page-find-others = Знайсці стол
page-find-waits = { $name } чакае
page-house-rules-none = Назад да друкаваных правілаў
page-rules-linked = Правілы з тваёй спасылкі: { $edition }.
# review: "by a code", for a button that asks for the table's code
page-join = Па кодзе
page-join-go = Да стала
page-code = Код стала
page-how-to-play = Як граць
page-open-tables = Адкрытыя сталы
page-no-open-tables = Зараз няма сталоў, адкрытых для ўсіх. Адкрый свой з сябрамі і дадай яго ў спіс.
page-going-on = Гульні, што працягваюцца
page-gathers = гульцы збіраюцца
page-return = Вярнуцца
page-played = Згуляныя апошнімі
page-table-of = Стол: { $name }
page-chairs-free = { $count ->
    [0] вольных месцаў няма
    [1] адно вольнае месца
    [one] { $count } вольнае месца
    [few] { $count } вольныя месцы
    [many] { $count } вольных месцаў
   *[other] { $count } вольнага месца
}
page-begins-itself = { $count ->
    [one] пачнецца, як толькі збярэцца { $count } гулец
    [few] пачнецца, як толькі збяруцца { $count } гульцы
    [many] пачнецца, як толькі збярэцца { $count } гульцоў
   *[other] пачнецца, як толькі збярэцца { $count } гульца
}
page-to-front = На пачатак
page-language = Мова
page-to-light = Светлыя колеры
page-to-dark = Цёмныя колеры
page-ace = Малюнак { word-tuza }
page-ace-box = як у скрынцы
page-ace-sun = сонца
page-ace-bird = птушка
page-ace-head = галава
page-cup = Мой кубачак
page-cup-weave = Узор майго кубачка
page-cup-weave-seat = як у майго месца
page-cup-weave-number = узор { $number }
page-cup-clay = Колер майго кубачка
page-cup-clay-red = чырвоны
page-cup-clay-blue = сіні
page-cup-clay-green = зялёны
page-cup-clay-dark = цёмны
page-left-handed = Пад левую руку
page-bot-faces = Боты паказваюць эмоцыі
page-coach = Трэнер у гульні з ботамі
page-coach-says = Трэнер:
page-coloured-dice = Каляровыя кубікі
page-close = Закрыць
page-dismiss = Прыбраць
page-lost = Сувязі няма, спрабуем яшчэ… Тваё месца за табой, а сказанае перададзім потым.
page-lost-said = Сувязі няма, спрабуем яшчэ… Тваё слова чакае, перададзім потым.
page-missed = Пакуль цябе не было
page-new = новае
# Of a bid.
page-new-bid = новая
page-loading = Ідзём да стала…
page-broken = Старонка не загружаецца
page-broken-text = Мабыць, на хвілінку знікла сувязь.
page-nowhere = Тут нічога няма
page-nowhere-text = Можа, у адрасе не хапае кавалачка або ёсць памылка.
page-no-table = Такога стала няма
page-error-unknown = Сервер адмовіў ({ $code }).

# Gathering at a table
page-sit-title = Сядай за стол
page-sit = Сесці
page-sit-here = Сесці тут
page-table-full = Усе месцы занятыя. Можна глядзець.
page-chairs = Месцы
page-chairs-number = Месцаў
page-step-fewer = { $what }: на аднаго менш
page-step-more = { $what }: на аднаго больш
page-free-chair = Вольнае месца
page-add-bot = Дадаць бота
page-fill-bots = Запоўніць ботамі
page-seat-bot = Дадаць бота на месца { $chair }
page-bot = Бот: { $level }
page-host = Гаспадар
page-away = не тут
page-waited-for = яшчэ чакаем:
page-chair-kept = Да вяртання месца трымае бот.
page-rename = Іншае імя
page-save = Захаваць
page-remove = Прыбраць: { $name }
page-lock-about = Больш ніхто не сядзе. Гульцы захоўваюць свае месцы.
page-lock = Зачыніць стол
page-remove-not = Не прыбіраць
page-remove-playing = На гэтым месцы далей будзе граць бот.
page-remove-about = Зноў сесці за гэты стол не атрымаецца, пакуль ты не дазволіш.
page-remove-title = Прыбраць з-за стала: { $name }?
page-remove-button = Прыбраць
page-make-host = Зрабіць гаспадаром
page-make-host-title = Новы гаспадар: { $name }?
page-make-host-about = Вярнуць гэтую ролю без згоды новага гаспадара нельга.
page-make-host-not = Не мяняць
page-unmute-for-all = Вярнуць слова
page-mute-for-all = Пазбавіць слова
page-people-none = Больш пакуль нікога няма.
page-removals = Прыбраныя
page-readmit = Пусціць назад
page-people = Гульцы
page-invite = Кліч сяброў
page-share-invite = Хадзі граць са мной у Перудо:
page-invite-about = Хто адкрые гэтую спасылку, зможа сесці за стол. З тэлефона — адскануй квадрат.
page-invite-alone = Гэтая спасылка адкрыецца толькі на гэтым камп’ютары.
page-invite-lan = Каб пусціць тэлефоны, запусці сервер для лакальнай сеткі: make play LAN=1
page-link = Спасылка на гэты стол
page-copy = Капіяваць
page-copied = Скапіявана
page-qr = QR-код спасылкі на гэты стол
page-rules = Правілы гэтага стала
page-rules-here = Правілы гэтага стала
page-rules-of = Правілы: { $edition }
page-rules-change = Змяніць
page-rule-code = Код правілаў: { $code }
page-rule-code-about = Хто адкрые гэтую спасылку, зможа граць паводле тых самых правілаў за сваім сталом.
page-rule-code-link = Спасылка на гэтыя правілы
page-rules-done = Гатова
page-here = Што вырашаюць гэтыя правілы
page-watch-illustrated = Паглядзець кола з буклета
page-house-rule = хатняе правіла
page-compare = Параўнаць са знаёмымі правіламі
page-compare-choose = Абяры выданне
page-compare-here = Тут:
page-compare-there = Там:
page-compare-same = Правілы аднолькавыя.
page-example-may = ставіць можна
page-example-not = ставіць нельга. { $why }
page-example-seat = Месца { $seat }
page-example-stands = Стаўка спраўдзілася.
page-example-falls = Стаўка не спраўдзілася.
page-example-opens = пачынае
page-example-lifts = адкрываецца пад нумарам
page-house-rules = Хатнія правілы
page-start = Пачаць гульню
page-seeking = { $count ->
    [one] Чакаем тых, хто хоча такіх самых правілаў. Як толькі збярэцца { $count } гулец, гульня пачнецца сама, а астатнія месцы зоймуць боты.
    [few] Чакаем тых, хто хоча такіх самых правілаў. Як толькі збяруцца { $count } гульцы, гульня пачнецца сама, а астатнія месцы зоймуць боты.
    [many] Чакаем тых, хто хоча такіх самых правілаў. Як толькі збярэцца { $count } гульцоў, гульня пачнецца сама, а астатнія месцы зоймуць боты.
   *[other] Чакаем тых, хто хоча такіх самых правілаў. Як толькі збярэцца { $count } гульца, гульня пачнецца сама, а астатнія месцы зоймуць боты.
}
page-start-with-bots = Пачаць з ботамі
page-start-waits = Пачаць гульню можа { $name }.
page-too-few = { $count ->
    [1] Не хапае яшчэ аднаго гульца: пакліч сяброў або бота.
    [one] Не хапае яшчэ { $count } гульца: пакліч сяброў або ботаў.
    [few] Не хапае яшчэ { $count } гульцоў: пакліч сяброў або ботаў.
    [many] Не хапае яшчэ { $count } гульцоў: пакліч сяброў або ботаў.
   *[other] Не хапае яшчэ { $count } гульца: пакліч сяброў або ботаў.
}

# How a table is kept, beside the rules
page-table-settings = Звычаі гэтага стала
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
# $move, $bank and $increment are such spans of time.
clock-move = Гадзіннік: { $move } на ход
clock-bank = Гадзіннік: { $bank } кожнаму на ўсю гульню
clock-bank-increment = Гадзіннік: { $bank } кожнаму і яшчэ { $increment } за кожны ход
clock-move-and-bank = Гадзіннік: { $move } на ход, далей запас — { $bank }
clock-move-and-bank-increment = Гадзіннік: { $move } на ход, далей запас — { $bank } і яшчэ { $increment } за кожны ход
# Time that runs: $seconds has two figures.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } гадз
clock-left-days = { $count ->
    [one] { $count } дзень
    [few] { $count } дні
    [many] { $count } дзён
   *[other] { $count } дня
}

# At the table
page-table = Стол
page-menu = Яшчэ
page-settings = Налады
page-alert-sound = Гук
page-alert-vibration = Вібрацыя
page-alert-notices = Клікаць, калі мой ход
page-alert-refused = Гэты браўзер не дае старонцы цябе клікаць. Дазволіць можна ў яго наладах для сайта.
page-aid-chip = Шанцы
page-calza-window = Першае слова яшчэ мае { $name }.
page-calza-window-you = Першае слова яшчэ маеш ты.
page-calza-own = Гэта твая стаўка: { calza } значыць, што яна дакладная.
page-retract = Узяць назад
page-in-play = На стале { dice-count }
page-expected = { faces }: каля { $expected } з { $count }
page-last-seconds = Засталося дзесяць секунд.
page-what-now = Што далей
page-paused = Гульня на паўзе
page-paused-about = Гадзіннікі і боты чакаюць.
page-paused-blocked = З гадзіннікам гульня працягваецца, калі ўсе на месцы або за іх грае бот.
page-go-on = Далей
page-pause-asked = Паўзу { $count ->
    [one] просіць
    [few] просяць
    [many] просяць
   *[other] просяць
}: { $names }.
page-pause-agree = Згода
page-pause-decline = Граем далей
page-pause-declined = Іншыя хочуць працягваць гульню.
page-pause-waits = Ты просіш паўзу. Патрэбная згода ўсіх, хто грае.
page-hesitates = доўга думае
page-asks-pause = просіць паўзу
page-pause = Папрасіць паўзу
page-pause-not = Паўзы не трэба
page-round = Кола { $round }
page-round-begins = Кола { $round }.
page-opening = Кідок за пачатак
page-over = Гульня скончылася
page-place = { $place }-е месца з { $count }
page-order = Выніковыя месцы
page-facts = Ёсць з чаго пасмяяцца
page-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } гледачы
    [many] { $count } гледачоў
   *[other] { $count } гледача
}
page-leave = Пайсці з-за стала
page-leave-title = Пайсці з-за стала?
page-leave-playing = Далей за цябе грае бот. Каб вярнуцца, адкрый спасылку яшчэ раз.
page-leave-gathering = Тваё месца вызваліцца.
page-leave-alone = Тут больш ніхто не грае: гульня спыніцца, а тваё месца будзе чакаць, пакуль зноў не адкрыеш спасылку.
page-leave-out = Для цябе гульня скончана: астатнія граюць далей.
page-left-alone = Гульня стаіць, а тваё месца чакае цябе.
page-left-people = Тваё месца чакае цябе. Калі цябе доўга не будзе, астатнія могуць пасадзіць туды бота, пакуль ты не вернешся.
page-left-clock = Тваё месца чакае, але твой гадзіннік ідзе. Калі час выйдзе двойчы запар, грае бот, пакуль ты не вернешся.
page-leave-yes = Пайсці
page-stay = Застацца
page-hand-over = Граць на іншай прыладзе
page-hand-over-about = Адскануй квадрат іншай прыладай або адкрый спасылку там. Яна дзейнічае адзін раз, некалькі хвілін. Не паказвай яе больш нікому: хто яе адкрые, той і зойме тваё месца.
page-hand-over-link = Спасылка на тваё месца
page-hand-over-qr = QR-код спасылкі на тваё месца
page-handed = Цяпер ты граеш на іншай прыладзе. Тут ты глядач.
page-locked = Гаспадар зачыніў гэты стол. Можна глядзець.
page-removed = Гаспадар папрасіў цябе з-за стала. Можна глядзець або адкрыць свой стол.
page-history = Што ўжо сказана
page-told = Што робіцца за сталом
page-round-so-far = Стаўкі гэтага кола
page-you = Ты
page-your-dice = Твае косці
page-hide-dice = Схаваць косці
page-your-turn = Твой ход
page-to-act = зараз ходзіць
story-opens-you = Ты пачынаеш кола.
page-waits-for = Ходзіць { $name }.
page-rolling = Кожны кідае кубік: у каго найбольш, той пачынае.
page-shaking = Трасі, перавярні, зазірні.
page-palifico = Палафіко
page-out = па-за гульнёй
story-becomes-palifico = { $name } пачынае кола палафіко.
story-becomes-palifico-you = Ты пачынаеш кола палафіко.
# review: borrowed from sport, because it is short and has no gender
page-ready = гатова
page-stand-in = замена
page-program = праграма
page-watching = Ты назіраеш. Кубачкі для цябе закрытыя, пакуль іх не падымуць.
page-you-are-out = Твая гульня скончана: { page-place }. Добра згуляна!
page-see-cups = Паказаць усе косці
page-faster = Хутчэй
page-to-result = Да выніку
page-new-game = Новая гульня
page-you-watch = глядач
page-watch-gathering = Ты назіраеш за гэтым сталом. Заставайся — убачыш гульню ад самага пачатку.
page-watch-over = Заставайся, каб паглядзець наступную гульню або сесці за стол, калі збяруцца гульцы.
page-behind = На кола пазней
page-behind-open = Кола { $round }, кубачкі адкрытыя
page-behind-later = З другога кола можна зазіраць пад усе кубачкі — са спазненнем на адно кола.
page-is-away = { $name } зараз не тут.
page-let-bot-play = Хай грае бот
page-let-bot-play-for = Няхай бот грае за гульца { $name }
page-held-by-bot = Тваё месца трымае бот.
page-take-back = Вярнуцца

# The pad
page-pad = Тваё слова
page-pad-faces = Вартасці
page-face-from = { faces }, ад { $quantity }
page-face-not = { faces }: зараз не. { $why }
page-quick = { $quantity }×
page-over-bid = на стале:
page-how-many = Колькі { $face ->
    [1] { word-tuzou }
    [2] двоек
    [3] троек
    [4] чацвёрак
    [5] пяцёрак
   *[6] шасцёрак
}?
page-quantities = ад { $first } да { $last }
page-likely = шанец { $chance }
page-chance = { $percent } %
page-chance-least = <1 %
page-chance-most = >99 %
page-fewer = Менш кубікаў
page-more = Больш кубікаў
page-bid = Стаўлю: { bid }
page-bid-likely = Стаўлю: { bid }, шанец { $chance }
page-no-bid = Вышэй ставіць няма куды
page-hold = трымай
page-dudo-armed = Так, дудо!
page-calza-armed = Так, кальца!

# Keys, and what may be asked at any time. $key is a key by the name that browsers give it.
page-keyboard = Клавіятура
page-keys-characters = Літары і лічбы як хуткія клавішы
page-keys-about = Клавішай Tab можна дайсці да ўсяго. Калі выключыць, сама літара, лічба ці пытальнік нічога не робіць: так лепш, калі дыктуеш.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Backspace
    [End] End
    [Enter] Enter
    [Home] Home
    [Space] Прабел
   *[other] { $key }
}
page-key-help = Паказаць гэтыя клавішы
page-key-face = Выбраць вартасць
page-key-range = Выбраць дыяпазон
page-key-bid = Сказаць выбраную стаўку
page-key-dudo = Дудо: націсні двойчы
page-key-calza = Кальца: націсні двойчы
page-key-onward = Прапусціць падлік; наступнае кола
page-ask = Спытаць у стала
# review
page-ask-about = Адказ кажа праграма чытання з экрана. Кнопкі з гэтымі пытаннямі — апошнія на старонцы.
page-ask-bid = Стаўка і чый ход
page-ask-choices = Што мне можна сказаць
page-ask-left = Колькі засталося кубікаў
page-ask-no-cup = У цябе няма кубачка.
page-ask-lowest = Найніжэйшая стаўка: { bid }.
page-ask-aces = У { word-tuzakh }: { bid }.
page-ask-dudo = Можна сказаць дудо.
page-ask-calza = Можна сказаць кальца.

# The reveal
page-skip = Прапусціць падлік
page-tally = Налічылі: { $count }, стаўка: { $quantity }
page-counted = { $count ->
    [0] Няма { $face ->
        [1] ніводнага { word-tuza }
        [2] ніводнай двойкі
        [3] ніводнай тройкі
        [4] ніводнай чацвёркі
        [5] ніводнай пяцёркі
       *[6] ніводнай шасцёркі
    }.
   *[other] Налічылі: { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Вынік
page-next-round = Наступнае кола
page-why = Чаму?
page-why-title = Чаму боты так сказалі
page-why-wait = Хвілінку…
page-why-alone = Ён зважаў і на тое, што было раней, — пра гэта скажа, калі гульня скончыцца.
# Checking where the dice of a round came from: what a seed, a commitment and a part are is told in docs/fair-dice.md.
page-check = Праверыць гэтыя косці
page-check-round = Косці кола { $round }
page-check-fair = Усё сыходзіцца: ніводнай з гэтых касцей не выбралі і не падмянілі пасля таго, як сервер даў абавязацельства.
page-check-unfair = Гэта НЕ сыходзіцца. Захавай запіс гэтай гульні і пакажы яго астатнім.
page-check-committed-yes = Зерне і адбіткі тыя самыя, якія сервер зафіксаваў да кідка: гэты браўзер бачыў абавязацельства.
page-check-committed-no = Зерне або адбіткі НЕ тыя, якія сервер зафіксаваў: гэты браўзер бачыў іншыя.
page-check-committed-unknown = Зерне сервера адпавядае паказанаму тут абавязацельству. Загадзя гэты браўзер яго не бачыў.
page-check-unfit = Зерне сервера НЕ адпавядае паказанаму тут абавязацельству.
page-check-parts-yes = Кожны ўнёсак адпавядае адбітку, які быў яшчэ да таго, як адкрылі першы.
page-check-parts-no = Унёскі ў косці НЕ такія, якімі мусяць быць: ёсць унёсак месца, якое яго не мае, іншай даўжыні або такі, што не адпавядае свайму адбітку.
page-check-mine-yes = Выпадковы лік, які даслаў гэты браўзер, улічаны ў касцях.
page-check-mine-no = Выпадковы лік, пра які гэты браўзер абвясціў і які даслаў своечасова, НЕ ўлічаны ў касцях.
page-check-mine-late = Выпадковы лік, пра які абвясціў гэты браўзер, не ўлічаны ў касцях: яго не адкрылі своечасова.
page-check-mine-unknown = Унёску гэтага браўзера ў касцях няма.
page-check-withheld = { $name }: унёсак абвешчаны, але не адкрыты; замест яго той, што закладзены ў зерні.
page-check-withheld-you = Твой унёсак абвешчаны, але не адкрыты; замест яго той, што закладзены ў зерні.
page-check-dice-yes = Зерне і ўнёскі даюць акурат тыя косці, што ляжалі пад кубачкамі.
page-check-dice-no = Зерне і ўнёскі НЕ даюць тых касцей, што ляжалі пад кубачкамі.
page-check-opener-no = Паводле зерня і ўнёскаў пачынае ІНШЫ гулец, або кідкі за гэта былі іншыя.
page-check-limits = Чаго ніякая такая праверка не пакажа: што гаспадар сервера не зазірае пад кубачкі.
# review: "зерне" for a seed
page-check-seed = Зерне
page-check-commitment = Абавязацельства
page-check-digests = Адбіткі ўнёскаў
page-check-no-digest = няма
page-check-parts = Унёскі ў косці
page-check-part-held = закладзены ў зерні
page-waits-for-all = Чакаем: { $names }
story-wins-you = Перамога твая!
page-again = Граць яшчэ
page-again-change = Змяніць стол
page-again-about = Тыя ж месцы і правілы. Гульня пачнецца, калі ўсе будуць гатовыя.
page-again-away = { $count ->
    [one] { $names } зараз не тут: да вяртання за гэтае месца грае бот.
    [few] { $names } зараз не тут: да вяртання за гэтыя месцы граюць боты.
    [many] { $names } зараз не тут: да вяртання за гэтыя месцы граюць боты.
   *[other] { $names } зараз не тут: да вяртання за гэтыя месцы граюць боты.
}
page-again-waits = Наступная гульня пачнецца, калі ўсе гульцы будуць гатовыя.
page-join-next = Увайсці ў гульню
page-next-gathers = Гульцы рыхтуюцца да новай гульні.
page-next-watch = Наступная гульня пачалася.
page-next-began = Наступная гульня пачалася. Пакуль цябе няма, за цябе грае бот.
page-again-without = Пачаць без: { $names }
page-again-ready = Гатовыя: { $names }
page-download = Спампаваць запіс
page-signed-none = Гэтага запісу не падпісаў ніводзін сервер: імёны, словы і правілы маглі змяніць, колы — прапусціць, а ўсё разам — прыдумаць.
page-signed-here = Гэты запіс падпісаў гэты сервер: імёны, правілы, словы і косці такія, як тут згулялі.
page-signed-other = Гэты запіс падпісаў іншы сервер, ключом { $key }. Чый ён і ці нічога не змянілі, пакажа: perudo verify
page-signed-unfit = Подпіс НЕ ад гэтага запісу: пасля подпісу нешта змянілі, дадалі ці прапусцілі.

# Learning
page-learn-title = Вучымся граць · Perudo
page-learn-in-minutes = Навучыся за тры хвіліны
page-learn-at = Першая гульня: { $at } з { $of }
page-learn-told = Што кажа ўрок
page-learn-onward = Далей
page-learn-skip = Прапусціць
page-learn-over = Канец урока
page-learn-calza = За некаторымі сталамі ёсць яшчэ кальца: так ты кажаш, што стаўка дакладная. Калі гэта праўда, страчаны кубік вернецца, калі не — страціш яшчэ адзін.
page-learn-differs = Паводле выбраных табой правілаў ({ $edition }) сёе-тое іначай:
page-learn-loading = Накрываем на стол…
page-learn-failed = Урок не загрузіўся. Ён пачакае цябе тут, пакуль не вернецца сувязь.
page-offline = Няма сувязі
page-offline-about = Можа, твая прылада без сеткі, а можа, сервер выключаны. Старонка пойдзе далей сама, як толькі зможа; а пакуль можна навучыцца граць.
page-kept-out = Сервер цябе не пускае
page-lost-here = Сувязі няма, спрабуем яшчэ…
page-learn-offline = Каб сыграць цэлую гульню, патрэбная сувязь. Старонка знойдзе яе сама.

page-practice = Трэніроўка
page-practice-title = Трэніроўка · Perudo
page-practice-puzzles = Задачы
page-practice-odds = Шанцы
page-practice-today = Сёння
page-practice-what = Што скажаш?
page-practice-likely = Якая прыкладна верагоднасць?
page-practice-loading = Накрываем на стол…
page-practice-failed = Задачы не загрузіліся. Яны пачакаюць цябе тут, пакуль не вернецца сувязь.
page-practice-rating = Ты: { $mine }. Гэтая задача: { $rating }.
page-practice-answer = Адказ
page-practice-chances = Верагоднасць выйграць гульню
page-practice-why-dudo = Пасля ўсіх ставак дудо слушнае з верагоднасцю { $chance }.
page-practice-why-bid = Пасля ўсіх ставак «{ bid }» было б праўдай з верагоднасцю { $chance }. Важна і тое, што на гэта скажа наступны гулец.
page-practice-why-calza = Даволі верагодна, што стаўка дакладная.
page-practice-next = Далей
page-practice-streak = Дзён запар: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = менш за { $chance }
page-practice-between = ад { $low } да { $high }
page-practice-over = больш за { $chance }
page-practice-right = Правільна!
page-practice-wrong = Не зусім.
page-practice-exact = Дакладна: { $chance }.

# The big screen
page-screen = На вялікі экран
page-screen-join = Далучайся
page-screen-scan = Адскануй квадрат або адкрый
page-screen-again = Новую гульню пачніце са сваіх месцаў.
page-screen-hide = Схаваць код
page-screen-show = Паказаць код
page-screen-hidden = Код гэтага стала схаваны.
page-screen-full = На ўвесь экран

# Replays
page-replay = Паўтор
page-replay-of = Паўтор: { $names }
page-replay-here = Паглядзець гэтую гульню
page-replay-last = Паглядзець апошнюю гульню
page-replay-loading = Шукаем гульню…
page-replay-none = Такой гульні няма
page-replay-failed = Гульня не загружаецца
page-replay-failed-text = Мабыць, на хвілінку знікла сувязь.
page-try-again = Паспрабаваць яшчэ
page-replay-record = Паглядзець запісаную гульню
page-docs = Дакументацыя
page-replay-record-about = Кінь сюды файл .perudo або выберы яго. Паўтор пойдзе паводле яго правілаў, з адкрытымі кубачкамі. Мы нічога не захаваем.
page-replay-choose = Выбраць файл
page-replay-drop = Адпусці, і пачнецца паўтор.
page-replay-paste = Або ўстаў запіс сюды
page-type = Увесці гульню
page-type-about = З твайго стала: хто што ставіў і што ляжала пад кубачкамі. Браўзер памятае яе, пакуль не пачнеш новую.
page-type-opens = Хто пачынае кола { $round }?
page-type-hands = Што ляжала пад кубачкамі?
page-type-rounds = Да колаў
page-type-undo = Скасаваць
page-type-anew = Пачаць новую
page-replay-sample = Паглядзець прыклад
page-replay-reading = Чытаем { $file }…
page-first = На пачатак
page-back = Крок назад
page-play = Пуск
page-stop = Стоп
page-on = Крок наперад
page-last = У канец
page-rounds = Колы
page-round-loses = Кола { $round }: { $name } страчвае кубік
page-round-others-lose = Кола { $round }: { $name } захоўвае свае кубікі, астатнія страчваюць па адным
page-round-gains = Кола { $round }: { $name } вяртае сабе кубік
page-round-out = Кола { $round }: { $name } выбывае
page-round-exact = Кола { $round }: акурат столькі
page-round-open = Кола { $round }, не скончанае
page-own-chance = Толькі паводле касцей таго, хто ставіў: шанец { $chance }.
page-truth = { $count ->
    [0] Пад усімі кубачкамі няма { $face ->
        [1] ніводнага { word-tuza }
        [2] ніводнай двойкі
        [3] ніводнай тройкі
        [4] ніводнай чацвёркі
        [5] ніводнай пяцёркі
       *[6] ніводнай шасцёркі
    }.
   *[other] Пад усімі кубачкамі: { bid }.
}
page-decisive = Вырашальны момант
page-solved = Рашэнне: што і як часта казаць
page-solved-chance = З гэтымі касцямі { $name } выйграе гэтае кола ў { $chance } выпадкаў, калі абое так граюць.
page-solved-share = Паводле рашэння так кажуць у { $chance } выпадкаў.
page-solved-never = Паводле рашэння так ніколі не кажуць.
page-solved-nothing = На стаўку, якой у рашэнні няма, парады ў ім таксама няма.
page-solved-strayed = Адной з ранейшых ставак ({ $name }) у рашэнні няма. Цяпер гэта найлепшы адказ таму, хто яго трымаецца.
page-solved-what = Што гэта?
page-solved-about = Гэтае кола такое малое, што яго можна пралічыць да канца. Калі казаць кожнае слова так часта, выбіраючы наўздагад, з часам ніводзін супернік не даб’ецца большага, чым граючы гэтак жа.
page-share = Падзяліцца
page-share-game = Падзяліцца гэтай гульнёй
page-share-link = Спасылка на гэты паўтор
page-share-alone = Гэтая спасылка адкрыецца толькі на гэтым камп’ютары.
page-share-about = Хто адкрые гэтую спасылку, зможа паглядзець гульню.
page-picture-save = Захаваць малюнак
page-picture-send = Даслаць малюнак
page-to-table = Назад да стала

# Comings and goings, for screen readers
page-sat-down = { $name } сядае за стол.
page-sat-down-you = Ты сядаеш за стол.
page-stood-up = { $name } пакідае стол.
page-stood-up-you = Ты пакідаеш стол.
page-stand-in-came = { $name } не за сталом: далей грае бот.
page-stand-in-came-you = Далей за цябе грае бот.
page-came-back = { $name } зноў тут.
page-came-back-you = Ты зноў тут.
page-withheld = { $name }: унёсак у гэтыя косці не адкрыты, можа, праз абарваную сувязь; да канца гульні яго больш не просяць (× { $count } за гэтым сталом).
page-withheld-you = Твой унёсак у гэтыя косці не адкрыты, можа, праз абарваную сувязь; да канца гульні яго больш не просяць (× { $count } за гэтым сталом).

# Talk at the table
page-talk = Чат
page-talk-news = Чат: { $count ->
    [one] { $count } новы радок
    [few] { $count } новыя радкі
    [many] { $count } новых радкоў
   *[other] { $count } новага радка
}
page-talk-quiet = Пакуль што ўсе маўчаць.
page-talk-seated = Пісаць могуць толькі тыя, хто сядзіць за сталом.
page-say = Скажы нешта
page-say-send = Сказаць
page-phrases = Фразы
page-reactions = Грымасы
page-mute = Каго чуць
page-mute-one = Не чуць: { $name }
page-unmute-one = Зноў чуць: { $name }
page-shake = Патрэсці кубачак
page-peek = Зірнуць
# What is done, for a button; and what is seen, for who listens.
reaction-laugh-do = Засмяяцца
reaction-gasp-do = Ахнуць
reaction-think-do = Задумацца
reaction-clap-do = Папляскаць
reaction-cry-do = Заплакаць
reaction-cool-do = І брывом не павесці

# Phrases that each listener reads in their own language, and faces to pull
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

## The lesson. $seat is who is spoken of: 1 is the learner, 2 and 3 are bots with names of their own. $own is how many
## of the learner's dice count for the face; the other numbers are those of the bid or the count that is spoken of

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
# argparse fills in what begins with a percent sign.
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
cli-exploit-about = Колькі бот аддае за кола таму, хто ведае, як ён грае, і адказвае найлепш. Дакладна паміж двума, калі кола малое; інакш — ніжняя мяжа паводле згуляных колаў, з 95-працэнтным інтэрвалам.
cli-exploit-bot = убудаваны бот (perudo bots), ФАЙЛ.py:КЛАС, МОДУЛЬ:КЛАС або праграма ў двукоссі (docs/bots.md); яго код выконваецца ў гэтым працэсе, таму бяры таго, каму давяраеш
cli-exploit-dice = кубікі таго, хто пачынае, і кожнага наступнага, напрыклад 2,1 або 3,3,3
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

# What stands for a value in a usage line.
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

## Chances, as the terminal tells them

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
# For chances that are not quite 0 or 1, but would be rounded to it.
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

## Rounds between two, solved

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

## The rules, as the terminal and the documentation tell them

rules-editions = Выданні
rules-shared = Як граюць у кожным выданні
rules-settings = Што кожнае выданне вырашае па-свойму
rules-readings = Як прачытаныя памылкі і замоўчанае
rules-box = Скрынка
rules-same = У гэтых выданнях правілы аднолькавыя.
rules-source = { $edition } «{ $place }»
rules-sentence = { $said } «{ $place }»
rules-setting = Правіла
rules-rule = Правіла
rules-if-calza = Калі кальца ўключана:
rules-note-sources = Крыніца кожнага радка — месца ў буклеце самога выдання: загаловак яго мовай; у дужках, калі правіла там толькі маецца на ўвазе.
rules-note-dash = Працяжнік значыць, што буклет пра гэта не кажа.
rules-silent = гэтае выданне пра гэта не кажа
rules-unsaid = пра гэта не кажа ніводнае выданне
rules-note-house = Кожны радок — гэта правіла, якое гаспадар стала можа змяніць. Напрыклад, кальцы няма ў ніводным выданні, пакуль яе нехта не ўключыць: perudo play --set calza=true
rules-presets = Назвы правілаў, якіх няма ў ніводнай скрынцы:
rules-page-title = Правілы Perudo, выданне за выданнем
rules-page-made = Гэтую старонку стварае "perudo rules --markdown". Змяні src/perudo/core/rules.py або словы ў src/perudo/locales, а тады выканай "make generate".

## Playing in a terminal

play-guest = Госць
play-help-hint = Стаўку пішы як колькасць і вартасць, напрыклад 7 4, або скажы «дудо». Каб даведацца больш, напішы «дапамога».
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Яшчэ ніводнага кола не дагралі.
play-your-dice = Твае косці: { $dice }.
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
# What may be typed for each; separated by commas.
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

## Recorded games, as the terminal tells them

tell-players = Гульцы: { $names }
tell-seat = Месца { $seat }
tell-mid-game = Запіс пачынаецца пасярод гульні.
tell-dice-left = Засталося кубікаў: { $dice }
tell-round = Кола { $round }
tell-hand = { $name } мае { $dice }.
tell-stops-before-call = Запіс абрываецца пасярод кола. Ходзіць { $name }.
tell-stops = Тут запіс абрываецца. Наступнае кола пачынае { $name }.
tell-not-begun = Запіс абрываецца яшчэ да першага кола.
tell-standard-input = стандартны ўвод

# --- Checking dice: docs/fair-dice.md tells what a seed, a commitment and a contribution are.

# $what is one of the sentences that follow.
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
# $rounds and $faults: how many.
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

## Errors in records: where, and what is wrong

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
# $key is a key of the record, as "seed".
error-record-hex = «{ $key }» пішуць парамі знакаў ад 0 да 9 і ад a да f.
error-record-move = Ход пішуць як "5x4", "dudo" або "calza 2": без вялікіх літар, знакаў, нулёў на пачатку і лішніх прабелаў.
error-record-after-call = Кола скончылася словам «дудо» або «кальца»; хадоў пасля яго быць не можа.
error-record-after-end = Гульня скончылася, перамагло месца { $winner }; колаў пасля гэтага быць не можа.
error-record-after-unfinished = Папярэдняе кола не скончанае, а такім можа быць толькі апошняе.

## Errors in talk, clocks and rule codes

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
