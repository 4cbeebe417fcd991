# Qırımtatarca. Every word that a person sees stands here, for the page and the terminal alike.
# Arguments in braces: $quantity and $count are whole numbers, $face is 1 (aces) to 6, and names are players' names.

# The language's own name.
language = Qırımtatarca

## Terms of the game

number = { $quantity ->
    [1] bir
    [2] eki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] doquz
    [10] on
    [11] on bir
    [12] on eki
    [13] on üç
    [14] on dört
    [15] on beş
    [16] on altı
    [17] on yedi
    [18] on sekiz
    [19] on doquz
    [20] yigirmi
   *[other] { $quantity }
}
# A bid as people say it: seven fours, three aces. Nouns stay singular after numerals.
# What a one is called in the box that $box names: a Paco after the toucan of Asmodee.
word-tuz = { $box ->
    [asmodee-it] paco
    [asmodee-fr] paco
    [bga] paco
   *[other] tuz
}
word-tuzlar = { $box ->
    [asmodee-it] pacolar
    [asmodee-fr] pacolar
    [bga] pacolar
   *[other] tuzlar
}
word-Tuzlar = { $box ->
    [asmodee-it] Pacolar
    [asmodee-fr] Pacolar
    [bga] Pacolar
   *[other] Tuzlar
}
word-Tuzlarga = { $box ->
    [asmodee-it] Pacolarğa
    [asmodee-fr] Pacolarğa
    [bga] Pacolarğa
   *[other] Tuzlarğa
}
word-Tuzlardan = { $box ->
    [asmodee-it] Pacolardan
    [asmodee-fr] Pacolardan
    [bga] Pacolardan
   *[other] Tuzlardan
}
word-tuzlardan = { $box ->
    [asmodee-it] pacolardan
    [asmodee-fr] pacolardan
    [bga] pacolardan
   *[other] tuzlardan
}
word-tuzlarga = { $box ->
    [asmodee-it] pacolarğa
    [asmodee-fr] pacolarğa
    [bga] pacolarğa
   *[other] tuzlarğa
}
word-Tuznin = { $box ->
    [asmodee-it] Paconıñ
    [asmodee-fr] Paconıñ
    [bga] Paconıñ
   *[other] Tuznıñ
}
word-Tuzlarda = { $box ->
    [asmodee-it] Pacolarda
    [asmodee-fr] Pacolarda
    [bga] Pacolarda
   *[other] Tuzlarda
}
# review: "on eki" could be heard as twelve, so ten and twenty take "dane"; the leaflet says "on eki" for ten twos
bid = { $face ->
    [1] { number } { word-tuz }
   *[other] { $quantity ->
        [10] { number } dane { face }
        [20] { number } dane { face }
       *[other] { number } { face }
    }
}
face = { $face ->
    [1] { word-tuz }
    [2] eki
    [3] üç
    [4] dört
    [5] beş
   *[6] altı
}
# review: singular, as it stands after "qaç dane"
faces = { $face ->
    [1] { word-tuz }
    [2] eki
    [3] üç
    [4] dört
    [5] beş
   *[6] altı
}
dice-count = { $count ->
    [one] bir kübik
   *[other] { $count } kübik
}
dudo = dudo
calza = kaltsa
# review: the leaflet's type has lost a letter or two (pala·iko); read as in its Ukrainian, палафіко
palifico = palafiko
# A label and its content.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, italyanca kitapçıq
# review: the names of the languages
edition-asmodee-fr = Asmodee, frenkçe ve niderlandca kitapçıq
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
# review
preset-friendly = Dostane qaideler
# review
preset-friendly-about = Qaç kübik qalğanını er kes köre, çoqça kübikni er angi raqamdan aytmaq mümkün.
# review
house-rules = öz qaidelerimiz
house-rules-of = { $edition }, öz qaidelernen

## Settings: a name, and for each value a sentence that states the rule

setting-players = Oyuncılar
setting-players-value = Oyuncılar sayısı: { $fewest }–{ $most }.
setting-dice = Kübik sayısı
setting-dice-value = Er kes { dice-count } ile başlay.
setting-first_opener = Kim başlay
setting-first_opener-random = Birinci tögerekni kim başlağanı tesadüfen saylana.
setting-first_opener-highest-roll = Er kes bir kübik taşlay; birinci tögerekni eñ büyük raqamnı taşlağan başlay.
# review
setting-raise = Stavkanı köterüv
setting-raise-one-axis = Ya aynı raqamdan çoqça kübik ayt, ya da aynı sayıda büyükçe raqam.
setting-raise-any-higher = Ya er angi raqamdan çoqça kübik ayt, ya da aynı sayıda büyükçe raqam.
setting-palifico = Palafiko
setting-palifico-off = Palafiko tögeregi olmay.
setting-palifico-each-time = Er sefer, tek bir kübigiñ qalğanda, palafiko tögeregini sen başlaysıñ: { word-tuzlar } cöker sayılmay, raqam deñişmey.
setting-palifico-once = İlk sefer tek bir kübigiñ qalğanda, palafiko tögeregini sen başlaysıñ: { word-tuzlar } cöker sayılmay, raqam deñişmey.
setting-palifico_with_two = Eki oyuncıda palafiko
setting-palifico_with_two-true = Tek eki oyuncı qalğanda da palafiko tögeregi oynala.
setting-palifico_with_two-false = Tek eki oyuncı qalğanda palafiko tögeregi olmay.
# review
setting-veteran_changes_face = Palafikoda veteran
# review
setting-veteran_changes_face-true = Tek bir kübigiñ olsa ve evelce palafiko olğan olsañ, başqasınıñ palafiko tögereginde raqamnı deñiştire bilesiñ.
setting-veteran_changes_face-false = Palafiko tögereginde iç kimse raqamnı deñiştirip olamay.
setting-calza = Kaltsa
# review
setting-calza-true = Kaltsa aytmaq mümkün: demek, stavka tamam doğru.
setting-calza-false = Kaltsa oynalmay.
setting-calza_callers = Kaltsanı kim ayta bile
setting-calza_callers-others-but-next = Kaltsanı er kes ayta bile, tek stavka yapqan ve nevbeti kelgen oyuncı aytıp olamay.
setting-calza_callers-all-but-bidder = Kaltsanı stavka yapqan oyuncıdan ğayrı er kes ayta bile.
setting-calza_callers-all-but-next = Kaltsanı nevbeti kelgen oyuncıdan ğayrı er kes ayta bile.
setting-calza_in_palifico = Palafikoda kaltsa
setting-calza_in_palifico-true = Palafiko tögereginde kaltsa aytmaq mümkün.
setting-calza_in_palifico-false = Palafiko tögereginde kaltsa aytmaq mümkün degil.
setting-calza_with_two = Eki oyuncıda kaltsa
setting-calza_with_two-true = Tek eki oyuncı qalğanda da kaltsa aytmaq mümkün.
setting-calza_with_two-false = Tek eki oyuncı qalğanda kaltsa aytmaq mümkün degil.
# review
setting-calza_wins = Kaltsa ne bere
# review
setting-calza_wins-die = Kaltsa aytıp aqlı çıqqan coyğan bir kübigini qaytarıp ala, amma oyun başındakinden çoq olmay.
# review
setting-calza_wins-all-others-lose = Kaltsa doğru çıqsa, onı aytqandan ğayrı er kes bir kübikni coya.
setting-lost_dice_visible = Coyulğan kübikler
setting-lost_dice_visible-true = Kimde qaç kübik qalğanını er kes köre.
setting-lost_dice_visible-false = Coyulğan kübikler gizli: kimde qaç kübik qalğanını özüñ aqlıñda tut.
# review
setting-reveal = Qadelerni köterüv
setting-reveal-at-once = Bütün qadeler birden köterile.
# review
setting-reveal-from-caller = Qadeler nevbetnen köterile: başta aytqan oyuncınıñki, soñ sol tarafqa.
# A short text for each value, for lists and tables.
value-players = { $fewest }–{ $most }
value-dice = { $count }
value-first_opener-random = tesadüfen
value-first_opener-highest-roll = eñ büyük raqamnı taşlağan
value-raise-one-axis = aynısından çoq, ya da büyük
value-raise-any-higher = er angisi çoq, ya da büyük
value-palifico-off = yoq
value-palifico-each-time = er sefer
value-palifico-once = oyunda bir kere
value-calza_callers-others-but-next = stavka yapqan ve nevbettekiden ğayrı er kes
value-calza_callers-all-but-bidder = stavka yapqandan ğayrı er kes
value-calza_callers-all-but-next = nevbettekiden ğayrı er kes
value-palifico_with_two-true = oynala
value-palifico_with_two-false = adiy tögerek
value-veteran_changes_face-true = raqamnı deñiştire bile
value-veteran_changes_face-false = raqam deñişmey
value-calza-true = oynala
value-calza-false = yoq
value-calza_in_palifico-true = mümkün
value-calza_in_palifico-false = mümkün degil
value-calza_with_two-true = mümkün
value-calza_with_two-false = mümkün degil
# review
value-calza_wins-die = kübik qaytıp kele
# review
value-calza_wins-all-others-lose = qalğanları kübik coya
value-lost_dice_visible-true = körüne
value-lost_dice_visible-false = gizli
value-reveal-at-once = episi birden
value-reveal-from-caller = aytqandan başlap sol tarafqa

## Built-in bots

bot-beginner = Acemi
# review
bot-beginner-about = Közden esaplay ve tez şübelene. Elinde olğanını ayt, bırak şübelensin.
# review
bot-gambler = Qumarcı
# review
bot-gambler-about = İhtimallarnı bile, amma bahtqa işana. Aşırı ketkenini bekle.
bot-odds = Esapçı
# review
bot-odds-about = İhtimallarnı tam esaplay ve kimsege inanmay. Stavkaları öz kübiklerini açıqlay.
# review: one who sees through people
bot-reader = Sınçı
# review: "knows the end of the game by heart"
bot-reader-about = Kübikleriñni stavkalardan sezip ala ve oyunnıñ soñunı ezberden bile. Stavkalarğa inana: aldat.
# review
bot-planner = Strateg
# review
bot-planner-about = Soñraki oyuncı ne yapacağını tüşüne. Er kes bir türlü oynay dep sana: başqaca oyna.
# review
bot-master = Usta
# review
bot-master-about = Ögden tüşüne ve er kes nasıl oynağanını ögrene. Seni bilip almadan evel oyunıñnı deñiştir.
# review
bot-mixed = Qarışıq
# review
bot-mixed-about = Er türlü seviyeden, zayıftan küçlüge qadar.
# review
why-forced = Başqa aytacaq şey yoq edi.
# review
why-beginner-bid = { bid }: menimce, { NUMBER($expected, maximumFractionDigits: 1) } dane bar edi.
# review
why-beginner-bluff = { bid }: menimce, { NUMBER($expected, maximumFractionDigits: 1) } dane bar edi, biraz aldattım.
# review
why-beginner-dudo = { bid }: pek çoq kibi edi, menimce, { NUMBER($expected, maximumFractionDigits: 1) } dane bar edi.
# review
why-beginner-doubt = { bid }: menimce, { NUMBER($expected, maximumFractionDigits: 1) } dane bar edi, amma yine de şübelendim.
# review
why-beginner-calza = { bid }: men beklegenim qadar.
# review
why-gambler-bid = { bid }: ihtimalı { $percent }%, ve maña yaradı.
# review
why-gambler-dudo = { bid }: ihtimalı { $percent }%, men bahtıma işandım.
# review
why-calza = { bid }: bilgenime köre, tamam olmaq ihtimalı { $percent }%.
# review
why-odds = { bid }: mende { $own } dane bar edi, demek, ihtimalı { $percent }%.
# review
why-reader = { bid }: mende { $own } dane bar edi, stavkalarğa da baqsaq, ihtimalı { $percent }%.
# review
why-ahead = { bid }: ihtimalı { $percent }%, { $name } dudo aytması ise { $calls }%.
# review
why-ahead-you = { bid }: ihtimalı { $percent }%, seniñ dudo aytmañ ise { $calls }%.
# review
why-solved = Bu oyun soñunı ezberden bilem: mında { $percent }% vaqıt böyle aytalar.

## Why a move is illegal: one message for each Reason in game.py

reason-game-over = Oyun bitti.
reason-not-dealt = Kübikler daa taşlanmadı.
reason-not-your-turn = Şimdi seniñ nevbetiñ degil.
reason-no-such-face = Kübikte tek 1–6 raqamları bar.
reason-no-dice-bid = Eñ az bir kübik ayt.
reason-over-all-dice = Bu oyun başında olğan bütün kübiklerden çoq.
reason-aces-do-not-open = { word-Tuzlar } ile tögerek başlanmay.
reason-not-higher = Bu masadaki stavkadan yüksek degil.
reason-one-axis = Tek birini köter: ya aynı raqamdan çoqça kübik, ya da aynı sayıda büyükçe raqam.
reason-fewer-than-half-in-aces = { word-Tuzlarga } keçmek içün sayınıñ eñ az yarısı kerek (kesir olsa, yuqarığa tögereklene).
reason-fewer-than-twice-aces-plus-one = { word-Tuzlardan } çıqmaq içün { word-tuzlar } sayısınıñ eñ az eki qatı ve daa bir kerek.
reason-face-locked = Palafiko tögereginde raqam deñişmey: tek sayı arta bile.
reason-nothing-bid = Daa iç bir stavka yapılmadı.
reason-calza-off = Bu masada kaltsa oynalmay.
reason-calza-in-palifico = Palafiko tögereginde kaltsa aytmaq mümkün degil.
reason-calza-with-two = Tek eki oyuncı qalğanda kaltsa aytmaq mümkün degil.
reason-calza-own-bid = Öz stavkaña kaltsa aytıp olamaysıñ.
reason-calza-next-player = Nevbeti kelgen oyuncı kaltsa aytıp olamay.
reason-caller-without-dice = Kaltsanı tek kübigi olğan oyuncı ayta bile.
reason-already-dealt = Bu tögerekniñ kübikleri endi taşlandı.
# review: a hand of dice as a cupful
reason-hands-not-one-a-seat = Er bir yer içün bir qade kübik olmaq kerek.
reason-wrong-number-of-dice = Bir qadede qalğan kübiklerniñ sayısı doğru degil.
reason-opener-missing = Birinci tögerekni kim başlağanı belli degil.
reason-wrong-opener = Bu tögerekni başqa oyuncı başlay.
reason-no-opening-roll = Kim başlağanını bilmek içün şimdi kübik taşlamaq kerekmey.
# review
reason-wrong-rollers = Kim başlağanını bilmek içün tek teñ çıqqanlar kübik taşlay.

## Errors in rules and positions

# review: "neşir" for edition
error-edition-unknown = “{ $edition }” neşiri yoq. Neşirler: { $allowed }.
# review: "sazlama" for setting
error-setting-unknown = “{ $setting }” sazlaması yoq. Sazlamalar: { $allowed }.
error-setting-value = “{ $setting }” sazlamasınıñ { $value } degeri yoq. Mümkün olğanı: { $allowed }.
error-players-count = Bu qaidelernen { $fewest }–{ $most } oyuncı oynay, { $seats } oyuncı degil.
error-position-dice = Er bir oyuncıda 0–{ $most } kübik qala bile.
error-position-over = Eñ az eki oyuncıda kübik olmaq kerek.
error-position-veterans = Veteran 1–{ $seats } yerlerinden birinde oturmaq kerek.
error-position-palifico-dice = Yer { $seat }: palafiko olıp olamay, çünki tek bir kübigi degil.
error-position-palifico-rules = Yer { $seat }: bu qaidelerge köre palafiko olıp olamay.

## Events of a round. $name, $caller, $bidder and $loser are players' names

story-opens = { $name } başlay.
story-opens-palifico = { $name } palafiko tögeregini başlay: { word-tuzlar } cöker sayılmay, raqam deñişmey.
# review
story-opens-palifico-you = Sen palafiko tögeregini başlaysıñ: { word-tuzlar } cöker sayılmay, raqam deñişmey.
story-bids = { $name }: { bid }.
# review
story-bids-you = { page-you }: { bid }.
# review
story-retracted = { $name } stavkanı qaytarıp ala.
# review
story-retracted-you = Sen stavkanı qaytarıp alasıñ.
story-dudo = { $name }: dudo!
# review
story-dudo-you = { page-you }: dudo!
story-calza = { $name }: kaltsa!
# review
story-calza-you = { page-you }: kaltsa!
story-late-bid = { $name }: vaqıt bitti, masa onıñ yerine ayta: { bid }.
# review
story-late-bid-you = Vaqtıñ bitti, masa seniñ yeriñe ayta: { bid }.
story-late-dudo = { $name }: vaqıt bitti, masa onıñ yerine ayta: dudo.
# review
story-late-dudo-you = Vaqtıñ bitti, masa seniñ yeriñe ayta: dudo.
story-calza-void = { $name } aytqan kaltsa sayılmay: nevbeti kelgen { $other } evelce ayttı.
# review
story-calza-void-you = Sen aytqan kaltsa sayılmay: nevbeti kelgen { $other } evelce ayttı.
# review
story-calza-void-other-you = { $name } aytqan kaltsa sayılmay: nevbet seniñ edi, sen evelce ayttıñ.
# review
story-calza-nearer = Eki kaltsadan { $other } aytqanı sayıla: { $bidder } oyuncısınıñ sol tarafına o { $name } oyuncısından yaqınca otura.
# review
story-calza-nearer-you = Eki kaltsadan { $other } aytqanı sayıla: { $bidder } oyuncısınıñ sol tarafına o senden yaqınca otura.
# review
story-calza-nearer-other-you = Eki kaltsadan sen aytqanıñ sayıla: { $bidder } oyuncısınıñ sol tarafına sen { $name } oyuncısından yaqınca oturasıñ.
# review
story-calza-nearer-bidder-you = Eki kaltsadan { $other } aytqanı sayıla: seniñ sol tarafıña o { $name } oyuncısından yaqınca otura.
story-rolls = { $name } taşlay: { face }.
# review
story-rolls-you = Sen taşlaysıñ: { face }.
story-bid-stands = { $bidder } yapqan stavka doğru.
# review
story-bid-stands-you = Sen yapqan stavka doğru.
story-bid-falls = { $bidder } yapqan stavka yañlış.
# review
story-bid-falls-you = Sen yapqan stavka yañlış.
story-exact = Tamam doğru.
story-not-exact = Tamam doğru degil.
story-loses = { $name } bir kübikni coya.
# review
story-loses-you = Sen bir kübikni coyasıñ.
# review
story-others-lose = { $name } kübiklerini saqlay, qalğanları birer kübik coya.
# review
story-others-lose-you = Sen kübikleriñni saqlaysıñ, qalğanları birer kübik coya.
story-gains = { $name } bir kübikni qaytarıp ala.
# review
story-gains-you = Sen bir kübikni qaytarıp alasıñ.
# review
story-gains-nothing = { $name }: kübikleri onsız da tolu, amma soñraki tögerekni başlay.
# review
story-gains-nothing-you = Kübikleriñ onsız da tolu, amma soñraki tögerekni başlaysıñ.
story-out = { $name } oyundan çıqa.
# review
story-out-you = Sen oyundan çıqasıñ.
story-wins = { $name } ğalip ola!
# review
fact-boldest = Eñ cesür stavka: { $name }, { bid }, ihtimalı { $chance }. { $fate ->
    [stood] Ve doğru çıqtı!
    [fell] Oña inanmadılar.
   *[raised] Kimse şübelenmedi.
}
# review
fact-bluffs = Eñ yahşı blöf: { $name }. İnanılğan yañlış stavkalar: { $count }.
# review
fact-dudos = Eñ yahşı sezgi: { $name }. Doğru dudo: { $count } içinden { $right }.
# review
fact-calzas = Eñ keskin köz: { $name }. Doğru kaltsa: { $count }.
# review
fact-luck = Eñ bahtlı: { $name }. Tüşken { word-tuzlar }: { $count }; beklengeni { $expected } edi.
# review
fact-comeback = { $name }: tek bir kübik qalğan edi, amma ğalip oldı.
# review
fact-longest = Eñ uzun tögerekteki stavkalar: { $count }.
# review
review = Tahlil
# review
review-chart = Ğalebe ihtimalları, tögerek-tögerek
# review
review-accuracy = Doğruluq
# review
review-start = Baştaki ihtimal
# review
review-luck = Kübik talihi
# review
review-own_errors = Öz hataları
# review
review-others = Başqalarnıñ oyunı
# review
review-result = Soñdaki ihtimal
# review
review-bluffs = Blöfler
# review
review-right_doubts = Tutulğan blöfler
# review
review-missed_calls = Qaçırılğan dudo ya da kaltsa
# review
review-only = Tek çare
# review
review-best = Eñ yahşı
# review
review-good = Yahşı
# review
review-slip = Ufaq hata
# review
review-mistake = Hata
# review
review-blunder = Qaba hata
# review
review-gave = { $verdict }: { $given } coyuldı. Daa yahşısı: { $best }.
# review
review-likely = Evelki stavka: yalıñız kübiklerge köre { $alone }, aytılğan stavkalardan soñ { $read } ihtimal.
# review
review-exact = Tamam olmaq ihtimalı: { $chance }.
# review
review-swing = Bu eñ çoq { $name } içün yahşı: { $chance } ziyade.
# review
review-keys = Müim anlar
# review
review-silence = söz aytmamaq
# review
review-silent = { $name } söz aytmay
# review
review-part = Qayd oyunnıñ ortasından başlay. Evel ne aytılğanı belli degil.
# review
review-about = Er bir söz oyuncınıñ bile alğanına köre qıymetlene. Talih — kübikler bergeni, ortalama olaraq iç; qalğanı başqalarnıñ işi. Er bir söz eñ yahşı olsa, doğruluq 100; kübikniñ dörtten biri coyulsa, yarısı sayıla.

## Errors of the server and its data

# review
error-store-read = Bu masa oqulıp olamay ({ $why }). İç bir şey deñişmedi. Soñra bir daa tırış. Serverniñ saibi onı yedek nushadan qaytarıp ola.
error-store-write = Bu saqlanıp olamadı ({ $why }), onıñ içün sayılmay. Bir daa yapıp baq.
# review
error-store-altered = { $table } masasınıñ { $seq } vaqiası yoq ya da saqlanğanı kibi degil, onıñ içün anda oynamaq mümkün degil. İç bir şey deñişmedi. Serverniñ saibi onı yedek nushadan qaytarıp ola.
# review
error-table-away = { $table } masası eski, o şimdi oqulıp olamağan arhivde yata. Soñra bir daa tırış. Serverniñ saibi sebebini onıñ jurnalında tapar.
# review
error-table-elsewhere = O masa başqa serverde. Emirni /socket/{ $table } soketine yolla.

## Errors at a table

error-internal = Serverde bir hata çıqtı. İç bir şey deñişmedi; bir daa yapıp baq.
error-message-too-long = Haber eñ çoq { $most } bayt ola bile.
error-message-unreadable = Bu haber oqulıp olamay: { $why }
error-no-cookie = Brauzer cookie yollamadı. Cookie qabul etilsin de, saifeni yañıdan aç.
error-no-record = Bu masada bitken oyun yoq.
error-table-unknown = { $table } masası yoq. Bağlantını teşker, ya da öz masañnı aç.
error-table-full = Bütün oturğıçlar tolu. Seyir ete bilesiñ.
error-chair-taken = { $chair } oturğıçı boş degil.
error-name-empty = Adıñnı ayt.
error-name-too-long = Adda eñ çoq { $most } işaret ola bile.
error-name-characters = Adda tek arifler, raqamlar ve boşluqlar ola bile.
# review
error-name-alike = Bu ad “{ $other }” adına pek beñzey. Başqa bir ad sayla.
# review
error-name-taken = Bu ad ya da oña beñzegen bir ad başqa birisiniñki. Başqasını sayla.
# review
error-signed-in = Mında endi kirdiñ.
# review
error-signed-out = Mından çıqtıñ. Yañıdan kir ya da musafir olaraq devam et.
# review
error-sign-in-code = Bu qurtaruv kodu yañlış. Er bir arifni teşker.
# review
error-sign-in-link = Bu bağlantınıñ müddeti bitti ya da endi qullanıldı. Kirgen cihazıñda yañısını yap.
# review
error-passkey = Bu kiriş anahtarı mında keçmey. Bir daa köster, ya da qurtaruv kodunı qullan.
# review
error-club-unknown = Böyle klub yoq. Belki bağlantısı deñişkendir: yañısını bir azadan sora.
# review
error-club-owner-only = Bunı tek klubnıñ saibi yapa bile.
# review
error-club-full = Bu klubda endi { $most } aza bar.
# review
error-club-too-many = Sen endi { $most } klubdasıñ. Evelâ birinden çıq.
# review
error-club-evening = Şimdiden bir yılğa qadar bir vaqıt sayla.
# review
error-tournament-unknown = Böyle turnir yoq. Belki pek eskidir: turnirler bir yıl saqlana.
# review
error-tournament-clock = Turnirde vaqıt sıñırı kerek, kimse turnı toqtatmasın dep.
# review
error-tournament-full = Bu turnirde boş yer yoq.
# review
error-tournament-over = Bu turnir bitti.
# review
error-tournament-not-over = Bu turnir daa bitmedi.
# review
error-tournament-empty = Turnirge eñ azından eki oyuncı kerek.
# review
error-tournament-owner-only = Bunı tek turnirni açqan adam yapa bile.
# review
error-tournament-table = Turnir masasında kimse oyunnı toqtatıp ya da yañı oyun başlap olamaz.
# review
error-banned = Bu ad bu serverde yasaqlandı. Sebep: { $reason }
# review
error-person-report = { $report } şikâyeti yoq.
# review
error-rated-name = Reytingli masada er kes saqlanğan adınen oynay. Evelâ adıñnı saqla ya da başqa masağa bar.
# review
error-rated-device = Reytingli masadaki yer tek seniñki. Başqa cihazda devam etmek içün anda öz adıñnen kir.
# review
error-rated-settings = Reytingli masada talim yardımı ve programmalar yoq, oyundan çıqqanlarğa zarlar kösterilmey.
# review
error-rated-remove = Reytingli oyun vaqtında kimse çetleştirilip olamaz.
# review
error-person-gone = Bu adreste kimse ad saqlamay. Belki ad silingendir.
# review
error-push-service = { $host } bildirüvleri mından yollanıp olamay. Olarğa bu serverde --push-service ile izin ber.
# review
error-push-key = Brauzerniñ bildirüv anahtarı keçmey. Bildirüvlerni söndürip, kene yandır.
error-not-seated = Evelâ oturıp al.
# review
error-invite-stranger = Tek birge oynağan adamlarıñnı ve klublarıñnıñ azalarını davet etip olasıñ.
error-host-only = Bunı tek masanıñ saibi yapa bile.
error-deputy-only = Bu masanıñ saibi { $name }, qaytıp kele bile. O vaqıtqace oyunnı devam ettirip olursıñ, masanı deñiştirip olmaysıñ.
# review
error-host-person = Tek bu masada oturğan ve şimdi mında olğan adam masanıñ saibi ola bile.
# review
error-program-may-not = Programma baqıp, oturıp, oynap ve turıp bile; bu ise adamlar içün.
# review
error-programs-not-let = Saip bu masağa programmalarnı qoymay.
# review
error-people-play = Bu oyunda daa adamlar oynay.
error-remove-self = Öz oturğıçıñdan ketmek içün tur.
# review
error-again-waits = Qalğanlarnı daa { $count } saniye bekle ya da masanıñ saibinden başlamasını rica et.
# review
error-remove-not = Oyun vaqtında { $name } çıqarılıp olamaz.
# review
error-muted = Masanıñ saibi seni bu masada susturdı.
# review
error-table-locked = Masanıñ saibi bu masanı qapattı: yañı kimse oturıp olamaz.
# review
error-removed = Masanıñ saibi seni bu masadan çıqardı. Baqıp olursıñ ya da öz masañnı açıp olursıñ.
# review
error-seat-link = Bu yerniñ bağlantısı endi qullanıldı, ya da pek eski. Oynağan cihazıñda yañısını yap.
# review
error-seat-link-seated = Sen bu masada endi oturasıñ. Bir brauzerniñ bir yeri bar.
error-person-here = Bot tek mında olmağan oyuncınıñ yerine otura bile.
# review
error-person-waited-for = { $name } bir dem evelsi mında edi. Bot onıñ yerine otura bile: { $count ->
    [one] bir saniyeden soñ
   *[other] { $count } saniyeden soñ
}.
error-game-begun = Oyun endi başlandı.
error-game-not-over = Oyun daa bitmedi.
error-not-playing = Oyun daa başlanmadı.
# review
error-cups-closed = Niçün dep soramağa ya daa erte, ya endi keç.
error-stale = Başqası evelce yetişti. Bir daa baq, soñ ayt.
# review
error-bid-stands = Stavkanı qaytarıp almağa keç qaldı.
# review
error-unpledged = Kübiklerdeki bu isse evel ilân etkeniñe uymay, onıñ içün alınmay.
# review
error-withheld = Bu oyunda ilân etken isseñ açılmadı, onıñ içün soñraki oyunğa qadar senden isse soralmaz.

## Rules of all five editions, one sentence each

# review
shared-goal = Kübiklernen soñki qalğan oyuncı ğalip ola.
# review
shared-roll = Er bir tögerekte er kes birden kübiklerini qade tübünde çayqay ve tek özününkilerine baqa.
shared-bid = Stavka – sayı ve raqam, meselâ “yedi dört”: yani bütün qadeler tübünde eñ az o qadar kübik bu raqamnı köstere.
# review
shared-turn = Nevbet sol tarafqa keçe. Tögerekni başlağan stavka yapa; soñ er kes stavkanı kötere, ya da inanmasa, dudo ayta.
# review
shared-jumps = Sayı birden ziyade de köterile bile.
# review
shared-in-turn = Dudonı tek nevbeti kelgen oyuncı ayta.
shared-dudo = Dudo aytılsa, qadeler köterile ve stavkağa kelişken kübikler sayıla. Olar stavkadaki qadar ya da çoqça olsa, kübikni dudo aytqan coya; az olsa – stavka yapqan.
# review
shared-loser = Kübikni coyğan oyuncı soñraki tögerekni başlay.
# review
shared-out = Kübigi qalmağan oyundan çıqa.
# review
shared-out-opens = Coyğan oyundan çıqsa, sol taraftan kübigi olğan soñraki oyuncı başlay.
# review
shared-aces = { word-Tuzlar } – cöker: er bir raqam yerine sayılalar.
# review
shared-aces-open = { word-Tuzlarga } da stavka yapmaq mümkün, amma tögerekni { word-tuzlardan } tek palafiko başlap ola.
# review
shared-aces-alone = { word-Tuzlar } stavkasında tek { word-tuzlar } sayıla.
shared-to-aces = { word-Tuzlarga } keçmek içün sayınıñ eñ az yarısını ayt, kesir olsa, yuqarığa tögerekle: “yedi dört” stavkasından soñ – “dört { word-tuz }”.
shared-from-aces = { word-Tuzlardan } çıqmaq içün { word-tuzlar } sayısınıñ eñ az eki qatını ve daa birni ayt, raqam er angi ola bile: “dört { word-tuz }” stavkasından soñ – “doquz beş”.
# review
shared-fewer-dice = Kübiklerniñ sayısı tek { word-tuzlarga } keçkende eksile bile.
# review
shared-cap = İç kimse oyun başındakinden çoq kübik aytıp olamay.
# review
shared-declared = Tek bir kübigi qalğan oyuncı “palafiko” demeli. Mında bunı masa ayta.
# review
shared-palifico = Palafiko tögereginde { word-tuzlar } cöker sayılmay, tögerek { word-tuzlardan } da başlana bile, raqam ise deñişmey: tek sayı arta. Bazı neşirlerde veteranlar raqamnı deñiştire bile.
# review
shared-aces-lowest = Anda { word-tuzlar } başqaları kibi bir raqam, eñ alçağı.
# review
shared-calza = Kaltsa mıtlaq qaide degil. Onı aytqan “stavka, cökerlernen beraber, tamam doğru” dey. Kaltsa soñraki oyuncıdan evel aytıla. Yañlışsa, aytqan bir kübikni coya.
# review
shared-calza-opens = Aqlı olsa da, olmasa da, soñraki tögerekni kaltsa aytqan başlay.
# review
shared-calza-nearest = Eki oyuncı birden kaltsa aytsa, stavka yapqannıñ sol tarafına yaqınca oturğannıñki sayıla.
# review
shared-calza-late = Nevbeti kelgen oyuncı da şu vaqıtta bir söz aytsa, kaltsa degil, onıñ sözü sayıla.
# review
shared-shown-dice = Mecburiy olmağan bir qaidege köre coyulğan kübikler köz ögünde qala: mında bu “Coyulğan kübikler” sazlamasıdır.

## Readings: how errors and gaps of the booklets are read (core/citations.py)

# review
reading-tie = Başlamaq içün taşlağanda teñ çıqqanlar kene taşlay. Bunı iç bir neşir aytmay.
# review
reading-cap = İç bir neşir stavkağa sıñır qoymay. Mında sıñır – oyun başındaki kübikler: sayısını er kes bile, o bir şeyni belli etmey.
# review
reading-veteran = Veteran er vaqıttaki kibi kötere: alçaq raqamdan çoqça kübik de mümkün, eñ alçağı – { word-tuzlar }. Soñ er kes yañı raqamğa baqa.
# review
reading-own-bid = Kaltsanı tek soñraki oyuncı aytıp olamay, demek stavka yapqan öz stavkasına aytıp ola. Aceyip, amma öyle yazılğan.
# review
reading-all-dice = Bütün kübikleri olğan oyuncı da kaltsa aytıp ola; aqlı olsa, tek başlamaq aqqını qazana. Bunı iç bir neşir açıq aytmay.
# review
reading-again = Oyunda bir kere dep aytılmay: kaltsanen kübikni qaytarıp kene bir kübikli qalğan kene palafiko ola.
# review
reading-nearest = Asmodeeniñ eki kitapçığı eki kaltsadan angisi sayılğanını başqa sözlernen ayta. Ekisi de böyle oquldı: stavka yapqannıñ sol tarafına yaqınca oturğannıñki.
# review
reading-this-opens = Kaltsadan soñ ne olğanı aqqındaki italyanca cümle açıq degil; frenkçesi kibi oquldı: onı aytqan başlay.
# review
reading-unheard = Eki kaltsadan angisi sayılğanını ve nevbeti kelgenniñ sözü evel kelgenini tek Asmodee kitapçıqları ayta. Er yerde öyle oynala.
# review
reading-plus-one = { word-Tuzlardan } çıqmaq içün frenkçe qaide eki qat etmekni unuta. Onıñ misali ve niderlandca metin eki qat etip birni qoşa, öyle de oynala.
# review
reading-french-value = Frenkçe metinge köre raqam tek { word-tuzlarga } keçkende eksile bile. İtalyanca ve niderlandca metinler kübiklerniñ sayısını ayta, öyle de oynala.
# review
reading-dutch-palifico = Niderlandca metinni oyunda bir kere dep añlamaq mümkün. Frenkçe ve italyancası er sefer dey, öyle de oynala.
# review
reading-dutch-lost-dice = Coyulğan kübiklerni köz ögünde tutmaqnı tek niderlandca metin teklif ete.
# review
reading-example = Bir misalde stavka dört edi, soñ üç dep aytıla. Bundan bir şey deñişmey.
# review
reading-lifting = Qaide eki kere qadelerni aytqannıñ sol tarafından açtıra; kösteriş aytqannıñ özünden başlay. Beraber: evelâ aytqan, soñ sol tarafqa.
# review
reading-loser-out = Coyğan oyundan çıqqanda kim başlağanı aytılmay. Başqa neşirlerdeki kibi, sol taraftan soñraki.
# review
reading-sets = Bir taqım eki-dört oyuncı içün, eki taqım beraber sekizge qadar.
# review
reading-held = Palafiko tögereginde raqamnı başqa oyuncılar deñiştirmey, dep yazılğan. Misal er keske ait, başlağanğa da.
# review
reading-aces-once = Er bir { word-tuz } sayısını tögerekte tek bir kere aytmaq mümkün olğanı açıq yazılğan. Stavka köterilgeni içün bu er bir neşirde öyledir.
# review
reading-right-calza = Doğru kaltsadan soñ kim başlağanı aytılmay. Başqa neşirlerdeki kibi, onı aytqan.
# review
reading-crimean-tatar = Qırımtatar metninde veteran misaliniñ eki stavkası yerlerini almaştırğan, palafiko misali ise, raqam deñişmegeni alda, “üç dört” stavkasına keçe.
# review
reading-polish = Polâkça metinge köre yañlış kaltsa kübiklerni coydıra, başqa dört metinge köre birini. Bir kübik.
# review
reading-belarusian = Belarusça metin dört tuzdan soñ on istey; öz qaidesi ve başqa metinler doquz bere. O altı oyuncı ve otuz kübik aqqında da ayta, on üçke atlay, bir stavkanı qaldıra ve qırımtatarca bir qayd tuta. Mündericesinde bir qapaq da bar.
# review
reading-russian = Rusça metinde tögerek ve oyun içün çoqusı bir söz bar; mında rusça tögerek “круг”. Veteranlar aqqındaki cümlesi palafiko sözüni coyğan.

## The content of each box

# review
box-asmodee-it = Müellifleri: Cosmo Fry ve Alfredo Fernandini. Otuz kübik, altı renkniñ er birinden beşer, şu renklerde altı qade, torba ve kitapçıq. Coyulğan kübiklerni qutunıñ özü gizley.
# review
box-asmodee-fr = Müellifleri: Cosmo Fry ve Alfredo Fernandini; frenkçe ve niderlandca. Otuz kübik, altı renkniñ er birinden beşer, şu renklerde altı qade, coyulğan kübiklerni gizlegen qapaq, torba ve kitapçıq.
# review
box-bga = Bu qutu degil, Asmodee oyunınıñ Board Game Arenada inglizce tarifi: altı oyuncığa otuz kübik, ekige on. Tuznıñ adı anda Paco, özü de quş.
# review
box-hasbro-1994 = 1994 senesi basılğan, Frenkistanda – Kenner Parker. Altı renkte otuz kübik ve altı qade, torba ve qapaq; tuz yerine baş resimi bar. Kitapçıqqa köre bu oyunnı XV asırda inklar da sevgen; müellifni o aytmay. Bu qaideler 2008 senesi kene tapılıp, internetke qoyuldı.
# review
box-kozak = Beş tilde, ukraincadan rusçağace. Yigirmi kübik, dört qade ve torba. 1532 senesi Pisarro Atagualpanı esir alğanını ve esir oña oyunnı ögretkenine dair laflarnı ayta. Tercimanlar ve ressamlar aytılğan, müellif – yoq.

## Names, languages and time

# review: creatures, each a name for somebody who has not said theirs
guest-names = Qunduz, Turna, Porsuq, Bülbül, Silevsin, Laçin, Kirpi, Qarlığaç, Martı, Qaplan, Suvsar, Bayquş, Yunus, Torğay, Arslan, Savusqan, Qarğa, Tilki, Geyik, Quzğun
table-setting-clock = Saat
# review
table-setting-clock-about = Vaqıt bitkende, masa mümkün olğan eñ ihtiyatlı sözni ayta: dudo, ya da tögerek başında eñ alçaq stavka. Üst-üste eki kereden soñ yerni, saibi qaytqance, bot saqlay.
table-setting-training_aid = İhtimallarnı köster
# review
table-setting-training_aid-true = Ögrenüvge yardım: er kes öz kübiklerine köre er bir stavkanıñ ihtimalını köre.
table-setting-training_aid-false = İhtimallar iç kimsege kösterilmey.
table-setting-spectators_see_previous_round = Seyircilerge açıq qadeler
table-setting-spectators_see_previous_round-true = Seyirciler bütün qadeler tübüne baqıp ola, amma bir tögerek soñ.
table-setting-spectators_see_previous_round-false = Seyirciler qade köterilgence iç bir şey körmey.
# review
table-setting-eliminated_see_dice = Oyundan çıqqan episini köre
# review
table-setting-eliminated_see_dice-true = Oyundan çıqqan er qadeniñ tübüne baqıp ola. Körgenini başqalarğa aytıp bile.
# review
table-setting-eliminated_see_dice-false = Oyundan çıqqan qade köterilgence bir şey körmey, tek botlar qalmağan olsa.
# review
table-setting-speed = Temp
# review
speed-slow = Yavaş
# review
speed-normal = Adiy
# review
speed-fast = Tez
table-setting-chat = Laf
table-setting-chat-true = Oyuncılar yazıp, azır söz aytıp, yüz kösterip ola.
table-setting-chat-false = Bu masada laf etilmey.
table-setting-listed = Açıq masalar cedvelinde köster
table-setting-listed-true = Bu masanı baş saifede er kes tapıp ola.
table-setting-listed-false = Bu masa tek bağlantısınen tapıla.
# review
table-setting-external_bots = Programmalar otursın
# review
table-setting-external_bots-true = Birisiniñ öz programmaları otura bile. Olarnıñ yerleri belgilenir.
# review
table-setting-external_bots-false = Mında tek adamlar ve saip oturtqan botlar otura.
clock-none = Saatsız
clock-none-about = Saat yoq: aşıqma.
clock-own = Başqa saat
clock-part-move = Bir sözge saniye
# review: the bank of time is said as "ambar", a store
clock-part-bank = Ambarda saniye
clock-part-increment = Qoşulğan saniye
clock-seconds = { $count ->
    [one] bir saniye
   *[other] { $count } saniye
}
clock-minutes = { $count ->
    [one] bir daqqa
   *[other] { $count } daqqa
}
clock-hours = { $count ->
    [one] bir saat
   *[other] { $count } saat
}
clock-days = { $count ->
    [one] bir kün
   *[other] { $count } kün
}
# $move, $bank and $increment are such durations.
clock-move = Er bir sözge { $move }
clock-bank = Bütün oyunğa er keste { $bank }
clock-bank-increment = Er keste { $bank }, er bir sözden soñ daa { $increment }
# review
clock-move-and-bank = Er bir sözge { $move }, soñ ambardan { $bank }
# review
clock-move-and-bank-increment = Er bir sözge { $move }, soñ ambardan { $bank }, er bir söz oña { $increment } qoşa
# A running time: $seconds has two digits.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } saat
clock-left-days = { $count ->
    [one] { $count } kün
   *[other] { $count } kün
}
story-opens-you = Tögerekni sen başlaysıñ.
story-becomes-palifico = { $name } palafiko olaraq başlay.
# review
story-becomes-palifico-you = Sen palafiko olaraq başlaysıñ.
story-wins-you = Sen ğalip oldıñ!
# Reactions: the label of the button, and the text for screen readers.
reaction-laugh-do = Kül
reaction-gasp-do = Şaş
reaction-think-do = Tüşün
reaction-clap-do = El çarp
reaction-cry-do = Ağla
# review
reaction-cool-do = Tınç qal
# Phrases, which each player reads in their own language
phrase-hello = Selâm, dostlar!
phrase-good-luck = Uğurlar olsun!
# review: the fox, as in the leaflet's word for bluffing
phrase-nice-bluff = Ay tilki, yahşı aldattıñ!
phrase-well-played = Yahşı oynadıñ!
phrase-really = Kerçektenmi?
# review: not until winter
phrase-hurry = Aşıqma, amma qışqa qadar da tüşünme.
phrase-thanks = Sağ ol!
phrase-sorry = Afu et!
phrase-oops = Vay!
reaction-laugh = küle
reaction-gasp = şaşa
reaction-think = tüşüne
reaction-clap = el çarpa
reaction-cry = ağlay
# review
reaction-cool = tınç qala

## The lesson. $seat: 1 is the learner, 2 and 3 are bots with names of their own. $own is the number of the learner's
## matching dice; other numbers belong to the bid or the count

lesson-name = { $seat ->
    [1] Sen
    [2] Killa
   *[3] Inti
}
lesson-so-many-aces = { $aces ->
    [1] bir tuz
    [2] eki tuz
    [3] üç tuz
   *[other] { $aces } tuz
}
lesson-hold = { $own ->
    [0] Sende olardan biri bile yoq.
    [1] Sende olardan biri bar.
    [2] Sende olardan ekisi bar.
   *[other] Sende olardan { $own } dane bar.
}
lesson-cups = Hoş keldiñ! Bütün qadeler tübünde { number } kübik bar. Öz kübikleriñni sen köresiñ, başqa iç kimse körmey. Bütün bir oyun çoqça kübiknen başlana, amma tamam böyle kete.
lesson-bid = { lesson-name } başlay: “{ bid }”. Bu söz bütün qadeler aqqında, seniñki de: eñ az o qadar kübik bu raqamnı köstere.
# review
lesson-raise = Nevbet seniñ. Ya er angi raqamdan çoqça kübik ayt, ya da aynı sayıda büyükçe raqam. Sende { bid } bar: raqamğa bas, soñ stavkanı ayt.
lesson-doubt = Şimdi { lesson-name } ayta: { bid }. { lesson-hold } İnanma: Dudonı basıp tut, ya da eki kere bas.
lesson-falls = Sayıldı: { bid }, aytılğanı ise { $claimed }. Az, onıñ içün { lesson-name } bir kübikni coya. Stavka doğru olsa edi, kübikni sen coyar ediñ. Coyğan oyuncı soñraki tögerekni başlay.
lesson-aces = { $ace ->
    [bird] Quşnı
    [head] Başnı
   *[sun] Küneşni
} köresiñmi? Bu tuz, tuzlar ise cöker: er biri er angi raqam yerine sayıla. Demek, sende onıñnen endi { bid } bar.
lesson-ace-bid = { $more ->
    [one] Qalğan { $others } kübik arasında daa bir dane ola bile
   *[other] Qalğan { $others } kübik arasında daa { $more } dane ola bile
}: bu yahşı tahmin. Stavkanı köter: { bid }.
lesson-stands = { lesson-name } saña inanmadı. Tuzlarnen birge sayıldı: { bid }, aytqanıñ kibi. Tamamınen kelişken stavka doğru sayıla, onıñ içün { lesson-name } bir kübikni coya.
# review
lesson-to-aces = “{ bid }” stavkasından soñ { lesson-name } tuzlarğa keçti. Buña sayınıñ yarısı yete, yuqarığa tögereklenip: { lesson-so-many-aces }. Tuzlar stavkasında tek tuzlar sayıla.
lesson-from-aces = Tuzlardan çıqmaq içün olarnıñ eki qatı ve daa bir kerek: { number }. Tuzlarıñnen birge sende { bid } bar. Ayt!
lesson-over = Şimdi { bid }. Tuzlarğa keç: sayınıñ yarısı, yuqarığa tögereklenip, bu { lesson-so-many-aces }. Sende { $own } dane bar, { lesson-name } de tuzlarnı ayttı.
lesson-aces-stand = { lesson-name } saña inanmadı, mında ise { bid } bar: stavkañ doğru. { $left ->
    [one] O qade tübünde tek bir kübik qaldı, onıñ içün soñraki tögerek mahsus olacaq.
   *[other] O qade tübünde { $left } kübik qaldı.
}
lesson-palifico = { lesson-name } tek bir kübiknen qaldı ve palafiko tögeregini başlay. Onda tuzlar cöker sayılmay, raqam ise deñişmey. Stavka: { bid }.
# review
lesson-locked = Tek sayı arta bile. Sende { bid } bar, tuzuñ şimdi yardım etmey, amma { lesson-name } qadesinde de bir { face } ola bile. Köteresiñmi, yoqsa dudo aytasıñmı?
lesson-own-bid-stands = { lesson-name } saña inanmadı. Sayıldı: { bid }, aytqanıñ kibi. { lesson-name } soñki kübigini coydı. Kübiklernen soñki qalğan oyuncı ğalip ola.
lesson-own-bid-falls = Sayıldı: { bid }, sen ise { $claimed } dediñ. Çoq ayttıñ, onıñ içün bir kübigiñ ketti. Er kesnen olıp tura! Kübiklernen soñki qalğan oyuncı ğalip ola.
lesson-own-doubt-wrong = Sayıldı: { bid }, stavka ise { $claimed } edi. Demek, stavka doğru, onıñ içün bir kübigiñ ketti. Er kesnen olıp tura! Kübiklernen soñki qalğan oyuncı ğalip ola.
lesson-rather-bid = Böyle aytmaq da mümkün. Amma bu derste ayt: { bid }.
lesson-rather-dudo = Böyle aytmaq da mümkün. Amma bu derste inanma: dudo.

## Reports of rules

rules-shared = Er bir neşirde nasıl oynala
# review
rules-readings = Hatalar ve aytılmağanlar nasıl oquldı
# review
rules-box = Qutu
rules-if-calza = Kaltsa oynalsa:
# review
rules-note-sources = Er bir satırnıñ menbası – neşirniñ öz kitapçığındaki yer: onıñ serlevası, öz tilinde; qaide kitapçıqta açıq aytılmağan olsa, qavuslarda.
# review
rules-silent = bu neşir aytmay
# review
rules-unsaid = iç bir neşir aytmay

## Play in the terminal

play-your-dice = Kübikleriñ: { $dice }.

## Records

tell-seat = Yer { $seat }
tell-dice-left = Qalğan kübikler: { $dice }

## Errors in records: the place, and the fault

record-error = { $place }: { $why }
record-at-line = satır { $line }
record-at-round = tögerek { $round }
record-at-move = adım { $move }
record-at-said = adım { $move } ({ $said })
# review
error-review-unfinished = Yalıñız bitken oyun tahlil etile.
error-record-unreadable = Bu fayl oqulıp olamay: { $why }
error-record-too-long = Qayd eñ çoq { $most } bayt ola bile.
error-record-not-utf-8 = Bu UTF-8 metni degil: { $byte } baytı yerinde degil.
# review
error-record-syntax = { $why ->
    [mark] Mında tırnaq, virgül ya da parantez yetişmey.
    [twice] Bu endi aytıldı. Er tögerek [[round]] ile, çift parantezde başlay.
    [value] = işaretinden soñ sayı, true, false, "tırnaqta" metin ya da [parantezde] cedvel kele.
    [key] Satır: ad, = ve onıñ manası, meselâ: opener = 2
   *[other] Bu oqulıp olamay.
}
# review
error-record-nested = Mında cedveller biri-biriniñ içine pek terenden qoyulğan.
# review
error-record-line-long = Bu satır { $most } işaretten uzun.
# review
error-record-key-long = Bu satırda ad { $most } işaretten uzun.
# review
error-record-rounds-many = Qaydda eñ çoq { $most } tögerek ola bile.
# review
error-record-dear = Bu qaydnı oynatmaq içün pek çoq vaqıt ya da hafıza kerek.
error-record-version = Qaydda “perudo = { $version }” yazılmaq kerek, bu formatnıñ versiyası; mında ise başqası.
# review
error-record-key-unknown = “{ $key }” mında bir şey añlatmay. Mında ola bilir: { $allowed }.
# review
error-record-key-missing = “{ $key } = …” yetişmey.
# review
error-record-key-kind = “{ $key }” böyle olmaq kerek: { $kind ->
    [int] bütün sayı
    [str] tırnaqlarda metin
    [dict] cedvel
    [list] sıra
    [list-str] tırnaqlarda metinlerniñ sırası
    [list-int] bütün sayılarnıñ sırası
    [list-dict] er biri içün bir kere [[{ $key }]]
   *[setting] true, false, bütün sayı, tırnaqlarda metin, ya da eki bütün sayı
}.
# review
error-record-position-seats = Vaziyette { $given } yerniñ kübikleri bar, oyuncılar ise { $seats }.
error-record-hand = Yer { $seat }: kübikler tırnaqlarda 1–6 raqamlarınen yazılmaq kerek, meselâ "33344"; oyundan çıqqan oyuncı içün – "".
error-record-hands = { $seats } yerniñ er birine kübikler yazılmaq kerek, oyundan çıqqan oyuncı içün – ""; mında ise { $given }.
error-record-hand-dice = { $left ->
    [0] Yer { $seat } oyundan çıqqan: kübikleri "" olmaq kerek.
    [one] Yer { $seat }: bir kübik qalğan, { $given } degil.
   *[other] Yer { $seat }: { $left } kübik qalğan, { $given } degil.
}
error-record-opener = Bu tögerekni yer { $opener } başlay, yer { $given } degil.
error-record-opener-without-dice = Yer { $given } başlap olamay: ya böyle yer yoq, ya da anda kübik qalmağan.
# $key is a key of the record, such as "seed".
error-record-hex = “{ $key }” 0–9 ve a–f işaretleriniñ çiftlerinen yazıla.
error-record-move = Adım böyle yazıla: "5x4", "dudo" ya da "calza 2": büyük arifsiz, işaretsiz, başta sıfırsız ve artıq boşluqsız.
error-record-after-call = Tögerek endi bitti: bundan soñ adım olmay.
error-record-after-end = Oyun endi bitti, yer { $winner } ğalip oldı; bundan soñ tögerek olmay.
# review
error-record-after-unfinished = Evelki tögerek dudosız ve kaltsasız toqtay, böyle ise tek soñki tögerek ola bile.

## Errors in chat, clocks and rule codes

error-rule-code = “{ $text }” qaideler kodu oqulıp olamay: “{ $part }” sazlama degil.
error-text-empty = Bir şey ayt.
error-text-characters = Bu satırda kösterilip olmağan işaretler bar.
error-talk-closed = Masa saibi lafnı qapattı.
error-too-fast = Pek tez. Biraz bekle.
# review
error-too-busy = Serverniñ şimdi esaplağanı pek çoq. Bir daqqadan soñ kene tırış.
# review
error-too-many-sockets = Bir vaqıtta pek çoq saife açıq. Bir qaçını qapat ya da biraz soñra kene yap.
# review
error-too-many-listed = Cedvelde seniñ { $count } masañ bar. Evelâ birisini cedvelden çıqar ya da bu masanıñ bağlantısını yolla.
# review
error-too-many-listed-nearby = Cedvelde seniñ ağıñdan { $count } masa bar. Olarnıñ birine otur ya da öz masañnıñ bağlantısını yolla.
# review
error-forbidden-origin = Bunı başqa adresteki bir saife soray. Bu serverniñ saifesini aç da, anda yapıp baq.
# review
error-table-worn-out = Bu masada o qadar çoq şey oldı ki, daa ziyade sığmay. Yañı masa aç.
error-paused = Oyun toqtatılğan.
error-not-paused = Oyun toqtatılmağan.
# review
error-resume-away = { $name } mında degil, saatı ise yürer edi. Onı bekle, ya da o vaqıtqa qadar yerine bot oynasın.
error-aid-hidden-dice = İhtimallar tek coyulğan kübikler körünse kösterile. Onı da qoş.
