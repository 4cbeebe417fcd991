# Qırımtatarca. Every word that a person sees stands here, for the page and the terminal alike.
# Values in braces are filled in: $quantity and $count are whole numbers, $face is 1 (aces) to 6, names are names.

# This language, as it calls itself.
language = Qırımtatarca

## The words of the game

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
# A label, and what stands after it.
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

## Settings: a name, and for each value one sentence that tells the rule at the table

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

# A short word for each value, for lists and tables.
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

## House bots

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

## Why a word can't be said. One for each Reason in game.py

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

## Errors in the rules or the position asked for

# review: "neşir" for edition
error-edition-unknown = “{ $edition }” neşiri yoq. Neşirler: { $allowed }.
# review: "sazlama" for setting
error-setting-unknown = “{ $setting }” sazlaması yoq. Sazlamalar: { $allowed }.
error-setting-value = “{ $setting }” sazlamasınıñ { $value } degeri yoq. Mümkün olğanı: { $allowed }.
error-players-count = Bu qaidelernen { $fewest }–{ $most } oyuncı oynay, { $seats } oyuncı degil.
# review
error-extra-missing = Bunıñ içün paketler yetişmey. Olarnı qurmaq içün: { $command }
# review
error-picture-name = Resimniñ adı { $allowed } ile bite, { $file } ise öyle degil.
# review
error-picture-unwritten = { $file } yazılıp olamadı: { $why }
# review
error-bid-graph-faces = Mında kübikniñ yüzleri: { $fewest }–{ $most }.
# review
error-raises-no-palifico = Bu qaidelerge köre palafiko tögeregi yoq.
# review
error-raises-no-veteran = Bu qaidelerge köre veteranlar raqamnı deñiştirip olamay.
# review
error-bid-graph-most = Masada eñ az bir kübik olmaq kerek.
error-position-dice = Er bir oyuncıda 0–{ $most } kübik qala bile.
error-position-over = Eñ az eki oyuncıda kübik olmaq kerek.
error-position-veterans = Veteran 1–{ $seats } yerlerinden birinde oturmaq kerek.
error-position-palifico-dice = Yer { $seat }: palafiko olıp olamay, çünki tek bir kübigi degil.
error-position-palifico-rules = Yer { $seat }: bu qaidelerge köre palafiko olıp olamay.
# review
error-notation-short = Vaziyette eñ az beş qısım bar: qaideler, tögerek, qadeler, kim başlay ve sözler.
# review
error-notation-long = Vaziyette { $most } işaretten ziyade olamaz.
# review
error-notation-part = “{ $given }” mında belli degil, ya da ondan soñ bir şey eksik. Sözlerden soñ bu sıranen yazıla bile: rolls, seat, after.
# review
error-notation-round = Tögerek – 1-den başlağan sayı; ondan evel bir tögerek olğan olsa, 2-den.
# review
error-notation-cups = Qade zarlar taşlanğan soñ raqamlarınen yazıla, meselâ 33344; olmasa ? ve kübik sayısınen, meselâ ?5, ya da bilmek mümkün olmağanda tek ?; oyundan çıqqan içün -. Evelden palafiko olğandan soñ v tura.
# review
error-notation-opener = Başlağan – kübikleri olğan 1–{ $seats } yerlerinden biri, palafiko tögereginde ondan soñ p; kimniñ başlaycağı belli olmasa -.
# review
error-notation-words = Sözler – virgülnen ayırılğan stavkalar, meselâ 4x3,5x3; birinci stavkadan evel -; ya da ne beklengeni: roll, deal, başqa bir şey beklenmese over.
# review
error-notation-rolls = Başlamaq içün taşlavda er yerge bir raqam: kübik, ya da taşlamağan içün 0.
# review
error-notation-seat = Kim baqqanını 1–{ $seats } yerlerinden biri ayta, seyirci içün ise -.
# review
error-notation-after = Evelki tögerek onıñ qadelerinen (episi açıq), kim başlağanınen ve sözlerinen aytıla, soñki söz dudo ya da calza: after 33344/12266 1 4x3,5x3,dudo ya da calza2.
# review
error-notation-hidden = Oyunda er qadeniñ kübikleri belli. Bir yerniñ bilgeni körüniş olaraq oqula.
# review
error-notation-own = Kim baqqanını ayt, meselâ soñunda seat 3, o qadeniñ kübiklerinen; - seyirci.
# review
error-notation-unlike = Bu qaidelerge köre bu qalğanından kelip çıqmay.
# review
error-notation-no-rules = Bu körüniş ağ boyunca keldi ve angi qaidelernen oynalğanını aytmay, onıñ içün yazılamay.
# review
notation-at = sütun { $column } (“{ $said }”)

## Round by round, for the page and the terminal. $name, $caller, $bidder, $loser are players' names

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
story-count = { $count ->
    [0] Bir { face } bile yoq.
   *[other] Sayıldı: { $count }.
}
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
review-start = Baş
# review
review-luck = Talih
# review
review-own_errors = Coyulğan
# review
review-others = Başqalar
# review
review-result = Soñ
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

## Serving

serving-here = Perudo bu adreste açıq: { $address }
serving-near = Şebekeñdeki başqa oyuncılar onı mında tapa: { $address }
# review
serving-metrics = Prometheus içün sayılar bu adreste: { $address }
serving-no-network = Bu kompyuterniñ yerli şebekede adresi yoq; başqalar oña kirip olamaylar.
serving-stop = Toqtatmaq içün Ctrl-C bas. Er bir oyun saqlana ve soñraki sefer devam ete.
# review
serving-migrated = { $place }: malümat eski Perudodan edi, yañartıldı. Evelki malümat saqlandı: { $backup }
# review
serving-key-made = { $place }: anahtar yapıldı, kübikler oña bağlı. Onı kimsege kösterme ve malümat saqlanğance saqla.
# review
serving-open-to-others = Diqqat: bu kompyuterdeki başqaları { $place } faylını, onıñnen gizli kübiklerni oqup ola. Onı qapat: { $command }
error-page-not-built = Saife daa qurulmağan. Bunı yaz: make play
# review
error-no-docs = { $place } içinde sayt yoq. Onı böyle yap: make docs
error-port-taken = { $host }, port { $port } açılıp olamay: { $why }. Başqa portnı --port ile ayt, ya da --port 0 yaz: özü boş port tapar.
error-store-open = { $place }: malümat açılıp olamay: { $why }. Başqa yerni --data ile ayt.
# review
error-store-damaged = { $place }: malümat bozulğan ({ $why }), oña toqunılmadı. Yedek nushanı qaytar: perudo restore NUSHA --data { $place } --replace
# review
error-store-full = { $place }: malümat içün yer yoq, disk tolu. Yer aç, ya da başqa yerni --data ile ayt.
# review
error-store-newer = { $place }: malümat daa yañı Perudodan, onıñ formatı { $theirs }, bu ise { $ours } formatınace oquy. Oña toqunılmadı. Perudonı yañart, ya da başqa yerni --data ile ayt.
# review
error-store-older = { $place }: malümat daa eski Perudodan, onıñ formatı { $theirs }, bu ise { $ours } ile işley. Oña toqunılmadı. Onı yañart: { $command }
# review
error-store-read = Bu masa oqulıp olamay ({ $why }). İç bir şey deñişmedi. Soñra bir daa tırış. Serverniñ saibi onı yedek nushadan qaytarıp ola.
# review
error-store-read-only = { $place }: yazılıp olamay, fayl ya da onıñ cılbendi tek oquma içün. Bunı deñiştir, ya da başqa yerni --data ile ayt.
# review
error-store-strange = { $place }: bu Perudonıñ malümatı degil, oña toqunılmadı. Başqa yerni --data ile ayt.
# review
error-store-foreign = { $place }: malümatta Perudo yapqan cedveller aynı degil ({ $what }), demek, olarnı birev deñiştirgen. Olarğa toqunılmadı. İşanğan yedek nushañnı qaytar: perudo restore NUSHA --data FAYL --replace
error-store-write = Bu saqlanıp olamadı ({ $why }), onıñ içün sayılmay. Bir daa yapıp baq.
# review
error-store-altered = { $table } masasınıñ { $seq } vaqiası yoq ya da saqlanğanı kibi degil, onıñ içün anda oynamaq mümkün degil. İç bir şey deñişmedi. Serverniñ saibi onı yedek nushadan qaytarıp ola.
# review
error-backup-elsewhere = Mında tek SQLite faylları kopiyalana ve qaytarıla. PostgreSQL içün onıñ öz aletlerini qullan: pg_dump işlegen bazanı kopiyalay, psql ya da pg_restore onı qaytara.
# review
error-backup-exists = { $place } endi bar. Nusha içün yañı fayl ayt.
# review
error-backup-failed = { $place } yazılıp olamadı: { $why }. Anda er şey evelki kibi.
# review
error-backup-nothing = { $place }: anda bir şey yoq.
# review
error-restore-exists = { $place }: anda malümat endi bar. --replace ile onıñ yerini nusha ala, evelki malümat ise yanında saqlana.
# review
error-restore-unsound = { $place }: yedek nushada er şey oqulıp olamay, onıñ içün iç bir şey qaytarılmadı. Ne yañlış olğanını körmek içün: perudo check { $place }
# review
error-store-held = { $place }: bu malümatnen başqa Perudo işley: protsess { $process }, { $since } vaqtından berli. Evelâ onı toqtat, ya da başqa yerni --data ile ayt.
# review
error-migrate-held = { $place }: bu malümatnen serverler işley, yañı format ise olarğa kelişmey. İç bir şey deñiştirilmedi. Evelâ olarnı toqtat.
# review
error-check-table = { $table } masası oqulıp olamay: { $why }
# review
error-check-unsound = { $place }: er şey oqulıp olamay. İç bir şey deñişmedi. Serverni toqtat ve yedek nushanı qaytar: perudo restore NUSHA --data { $place } --replace
# review
error-archive-unreachable = Arhivdeki { $place } faylına irişmek mümkün degil: { $why }. İç bir şey ğayıp olmadı. Anda aytılğanını tüzet, ya da soñra bir daa tırış.
# review
error-archive-missing = Arhivde { $place } yoq. Onı arhivniñ nushasından qaytar; qalğan masalar evelki kibi.
# review
error-archive-altered = Arhivdeki { $place } yazılğanı kibi degil ({ $why }). Onı arhivniñ nushasından qaytar; qalğan masalar evelki kibi.
# review
error-archive-strange = “{ $place }” arhiv içün yer degil. Bir cılt ya da s3://BUCKET/PREFIX ayt.
# review
error-table-away = { $table } masası eski, o şimdi oqulıp olamağan arhivde yata. Soñra bir daa tırış. Serverniñ saibi sebebini onıñ jurnalında tapar.
# review
error-key-nowhere = Kübikler bağlı olğan anahtar alâ bir yerde yoq. Bir bazanıñ bütün serverlerine aynısı kerek: --key ile faylnı ayt, ya da onı PERUDO_KEY deñişkenligi ile ber.
# review
error-key-other = { $place }: malümat { $theirs } anahtarına ait, bu serverde ise { $ours } anahtarı bar. Aynı malümatnıñ bütün serverlerine aynı anahtar kerek. Doğrusını --key aytqan faylğa ya da PERUDO_KEYge qoy. O ebediy ğayıp olğan olsa, bütün serverlerni toqtat ve birini --lost-key { $short } ile başlat
# review
error-key-missing = { $place }: anda anahtar yoq, malümat ise { $theirs } anahtarına ait. O anahtarnı anda qoy. O ebediy ğayıp olğan olsa, yañısı yapılsın dep --lost-key { $short } ile başlat: masalar devam eter, amma er bir brauzer yabancı olur, oynalğan tögerekler ise teşkerilip olamaz.
# review
error-key-at-work = { $place }: başqa serverler malümat ile evelki anahtarnen çalışa. İç bir şey deñişmedi. Evelâ episini toqtat.
# review
error-node-alone = --node-address bir PostgreSQL bazasındaki bir qaç server içün. Onı --data ile ayt, ya da --node-address yazma.
# review
error-table-elsewhere = O masa başqa serverde. Emirni /socket/{ $table } soketine yolla.
# review
error-key-strange = { $place }: anda { $digits } onaltılıq raqamlı anahtar yoq. Doğrusını qoy, ya da yañısı yapılsın dep faylnı al: alâ oynalğan tögerekler o vaqıt teşkerilip olamaz.
# review
error-key-unreadable = { $place }: anahtar oqulıp ya da yapılıp olamay: { $why }. Başqa faylnı --key ile ayt.
# review
backup-made =
    { $tables ->
        [one] { $tables } masa kopiyalandı: { $place }
       *[other] { $tables } masa kopiyalandı: { $place }
    }
# review
restore-made =
    { $tables ->
        [one] { $tables } masa qaytarıldı: { $place }
       *[other] { $tables } masa qaytarıldı: { $place }
    }
# review
restore-kept = Evelki malümat saqlandı: { $place }
# review
restore-no-key = Onen beraber anahtar kelmedi. Serverge bu malümat ait olğan anahtar kerek: onı malümat yanına qoy. O ebediy ğayıp olğan olsa, soñraki başlatuv yañısınen nasıl devam etmekni aytar.
check-begins = { $place } teşkerile
# review
check-so-far = Şimdilik: masalar { $tables }, vaqialar { $events }
# review
check-sound = Er şey oqulıp ola. Masalar: { $tables }, vaqialar: { $events }
# review
check-passed = Baqılmağan arhivdeki masalar: { $tables }. Onı --archive ile ayt.
# review
prune-so-far = Şimdilik baqılğan masalar: { $tables }
# review
prune-nothing = Unutılacaq bir şey yoq. Masalar: { $tables }
# review
prune-found = Unutılacaq masalar: { $tables } içinden { $old }. Anda iç bir oyun soñuna qadar oynalmadı.
# review
prune-extent = Soñki qullanuv: { $first } – { $last }; vaqialar { $size } MB
# review
prune-ask = Olarnı ebediyen unutayıqmı? ebet ya da yoq:{" "}
# review
prune-left = İç bir şey unutılmadı.
# review
prune-done = Unutılğan masalar: { $old }
# review
prune-size = { $place } şimdi { $size } MB.
# review
archive-so-far = Şimdilik arhivge ketken masalar: { $tables }
# review
archive-nothing = Arhivge ketecek bir şey yoq. Masalar: { $tables }
# review
archive-found = Arhivge ketecek masalar: { $tables } içinden { $old }. Anda bir oyun soñuna qadar oynaldı.
# review
archive-ask = Olarnı { $place } yerine alıp barayıqmı? ebet ya da yoq:{" "}
# review
archive-left = Arhivge iç bir şey ketmedi.
# review
archive-done = { $place } yerine ketken masalar: { $old }
migrate-nothing = { $place }: malümat yañartılğan. Formatı: { $format }
# review
migrate-found = { $place }: malümatnıñ formatı { $theirs }, o { $ours } formatına keçirile. Adımlar: { $steps }. Episi yapıla, ya da iç biri.
# review
migrate-meanwhile = Serverler bu vaqıtta işlep tura bile. Soñra olarnı birer-birer yañart.
# review
migrate-stopped = Evelâ bütün serverlerni toqtat: yañı format şimdi işlegenlerge kelişmey.
# review
migrate-backup = Yedek nusha olsun: pg_dump bazanı kopiyalay.
# review
migrate-ask = Devam eteyikmi? ebet ya da yoq:{" "}
# review
migrate-left = İç bir şey deñiştirilmedi.
# review
migrate-step = Adım { $step } / { $steps }
# review
migrate-done = { $place }: malümat endi yañartıldı. Formatı: { $format }

## Errors at a table

error-internal = Serverde bir hata çıqtı. İç bir şey deñişmedi; bir daa yapıp baq.
error-message-too-long = Haber eñ çoq { $most } bayt ola bile.
error-message-unreadable = Bu haber oqulıp olamay: { $why }
error-no-cookie = Brauzer cookie yollamadı. Cookie qabul etilsin de, saifeni yañıdan aç.
error-no-page = Böyle saife yoq.
error-no-record = Bu masada bitken oyun yoq.
error-table-unknown = { $table } masası yoq. Bağlantını teşker, ya da öz masañnı aç.
error-table-full = Bütün oturğıçlar tolu. Seyir ete bilesiñ.
error-chair-taken = { $chair } oturğıçı boş degil.
error-name-empty = Adıñnı ayt.
error-name-too-long = Adda eñ çoq { $most } işaret ola bile.
error-name-characters = Adda tek arifler, raqamlar ve boşluqlar ola bile.
# review
error-name-alike = Bu ad “{ $other }” adına pek beñzey. Başqa bir ad sayla.
error-not-seated = Evelâ oturıp al.
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

## What is played in all five editions, a sentence a rule

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

## How slips and silences of the booklets are read; which of them, says perudo/booklets.py

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

## What is in each box, and what it tells of itself

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

## The page

page-title = Perudo
page-title-turn = ● Nevbet seniñ · Perudo
page-title-waits = { $name } aytacaq · Perudo
# review
page-what = Yalancı kübikleri: er kesniñ kübiklerine stavka ayt, blefni tut.
page-your-name = Adıñ
# review: creatures, each a name for somebody who has not said theirs
guest-names = Qunduz, Turna, Porsuq, Bülbül, Silevsin, Laçin, Kirpi, Qarlığaç, Martı, Qaplan, Suvsar, Bayquş, Yunus, Torğay, Arslan, Savusqan, Qarğa, Tilki, Geyik, Quzğun
page-edition = Qaideler
# review
page-by-your-box = Öz qutuñnıñ qaidelerinen oyna
page-play-now = Şimdi oyna
page-play-now-about = { $count ->
    [one] bir botqa qarşı
   *[other] { $count } botqa qarşı
}
# review
page-bots = Botlar
# review
page-bots-level = Olar ne qadar yahşı oynay
# review
page-bots-weaker = Zayıfça raqipler
# review
page-bots-stronger = Küçlüce raqipler
page-with-friends = Dostlarnen
page-find-others = Oyuncı tap
page-find-waits = { $name } bekley
# review
page-house-rules-none = Neşirniñ qaidelerine qayt
page-rules-linked = Bağlantıñdaki qaideler: { $edition }.
page-join = Qoşul
page-join-go = Masağa keç
page-code = Masa kodu
page-how-to-play = Nasıl oynala
page-open-tables = Açıq masalar
page-no-open-tables = Şimdi er keske açıq masa yoq. Dostlarnen masa aç da, onı cedvelde köster.
# review
page-going-on = Devam etken oyunlar
# review
page-gathers = oyuncılar toplana
# review
page-return = Qayt
# review
page-played = Soñki oyunlar
page-table-of = { $name } masası
page-chairs-free = { $count ->
    [0] boş oturğıç yoq
    [one] bir oturğıç boş
   *[other] { $count } oturğıç boş
}
page-begins-itself = { $count } oyuncı oturğanınen başlay
page-to-front = Baş saifege
page-language = Til
page-to-light = Aydın tüsler
page-to-dark = Qaranlıq tüsler
# review
page-ace = { word-Tuznin } resimi
# review
page-ace-box = qutuda nasıl olsa
# review
page-ace-sun = küneş
# review
page-ace-bird = quş
# review
page-ace-head = baş
# review
page-cup = Menim qadeim
# review
page-cup-weave = Qadeimniñ naqışı
# review
page-cup-weave-seat = yerimniñki kibi
# review
page-cup-weave-number = naqış { $number }
# review
page-cup-clay = Qadeimniñ tüsü
# review
page-cup-clay-red = qırmızı
# review
page-cup-clay-blue = mavı
# review
page-cup-clay-green = yeşil
# review
page-cup-clay-dark = qara
page-left-handed = Solaqaylar içün
# review
page-bot-faces = Botlar duyğularını köstere
# review
page-coach = Botlarnen oyunda trener
# review
page-coach-says = Trener:
# review
page-coloured-dice = Tüslü kübikler
page-close = Qapat
page-dismiss = Qapat
# review: "alâqa" for connection
page-lost = Alâqa yoq; qayta bağlanam … Yeriñ saqlana, şimdi aytqanıñ ise soñ yollanır.
page-lost-said = Alâqa yoq; qayta bağlanam … Aytqanıñ bekley, soñ yollanır.
page-missed = Sen yoqta
page-new = yañı
# Of a bid.
page-new-bid = yañı
page-loading = Masağa keçemiz …
page-broken = Bu saife açılıp olamay
page-broken-text = Belki alâqa bir anğa üzülgendir.
page-nowhere = Mında iç bir şey yoq
page-nowhere-text = Adres qırqılğan, ya da yañlış yazılğan ola bile.
page-no-table = Böyle masa yoq
page-error-unknown = Server bunı qabul etmedi ({ $code }).

# Gathering at a table
page-sit-title = Yer sayla
page-sit = Otur
page-sit-here = Mında otur
page-table-full = Bütün oturğıçlar tolu. Seyir ete bilesiñ.
page-chairs = Oturğıçlar
page-chairs-number = Oturğıçlar
# review
page-step-fewer = { $what }: bir dane eksik
# review
page-step-more = { $what }: bir dane çoq
page-free-chair = Boş oturğıç
page-add-bot = Bot qoş
# review
page-fill-bots = Botlarnen toldur
page-seat-bot = Bot qoş: { $chair } oturğıçı
page-bot = Bot: { $level }
# review
page-host = Saip
page-away = yoq
# review
page-waited-for = daa beklene:
page-chair-kept = Qaytqance oturğıçnı bot saqlay.
page-rename = Ad deñiştir
page-save = Saqla
page-remove = { $name } çıqarılsın
# review
page-lock-about = Yañı kimse oturıp olamaz. Oyuncılar yerlerini saqlaylar.
# review
page-lock = Masanı qapatmaq
# review
page-remove-not = Qalsın
# review
page-remove-playing = Onıñ yerinde bot oynap devam ete.
# review
page-remove-about = Sen ruhset bermegence bu masağa bir daa oturıp olamaz.
# review
page-remove-title = { $name } masadan çıqarılsınmı?
# review
page-remove-button = Çıqarmaq
# review
page-make-host = Saip yapmaq
# review
page-make-host-title = { $name } masanıñ saibi olsunmı?
# review
page-make-host-about = Bu rolni özüñ qaytarıp almaysıñ.
# review
page-make-host-not = Saip olıp qalmaq
# review
page-unmute-for-all = Kene söz bermek
# review
page-mute-for-all = Er kes içün susturmaq
# review
page-people-none = Daa kimse yoq.
page-removals = Çıqarılğanlar
page-readmit = Kene kirsetmek
# review
page-people = Oyuncılar
page-invite = Dostlarnı çağır
# review
page-share-invite = Kel, menimnen Perudo oyna:
# review: the square of the QR code as "murabba"
page-invite-about = Bu bağlantını açqan er kes oturıp ola. Telefonda murabbanı skan et.
page-invite-alone = Bu bağlantını tek bu kompyuter açıp ola.
page-invite-lan = Telefonlar da kirsin deseñ, serverni yerli şebeke içün işlet: make play LAN=1
page-link = Bu masağa bağlantı
page-copy = Kopiyala
page-copied = Kopiyalandı
page-qr = Bu masağa bağlantınıñ QR kodu
page-rules = Bu masanıñ qaideleri
page-rules-here = Bu masanıñ qaideleri
page-rules-of = Qaideler: { $edition }
page-rules-change = Deñiştir
page-rule-code = Qaideler kodu: { $code }
page-rule-code-about = Bu bağlantını açqan er kes şu qaidelernen öz masasında oynap ola.
page-rule-code-link = Bu qaidelerge bağlantı
page-rules-done = Azır
page-here = Bu qaidelerniñ öz şartları
# review
page-watch-illustrated = Resimli tögerekni köster
page-house-rule = öz qaidemiz
page-compare = Sen bilgen qaidelernen teñeştir
page-compare-choose = Neşir sayla
page-compare-here = Mında:
page-compare-there = Anda:
page-compare-same = Qaideleri bir.
page-example-may = aytmaq mümkün
page-example-not = aytmaq mümkün degil. { $why }
page-example-seat = Yer { $seat }
page-example-stands = Stavka doğru.
page-example-falls = Stavka yañlış.
page-example-opens = başlay
page-example-lifts = qadeni köterüv sırası:
page-house-rules = Öz qaidelerimiz
page-start = Oyunnı başla
page-seeking = Bu qaidelernen oynaycaq başqalarnı bekleymiz. { $count } oyuncı oturğanınen oyun özü başlanır, boş oturğıçlarğa botlar oturır.
page-start-with-bots = Botlarnen başla
page-start-waits = Oyunnı { $name } başlay.
page-too-few = { $count ->
    [one] Daa bir oyuncı kerek: ya dost, ya bot.
   *[other] Daa { $count } oyuncı kerek: ya dostlar, ya botlar.
}

# How a table is kept, beside the rules

# review
page-table-settings = Bu masanıñ adetleri
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
# $move, $bank and $increment are such spans of time.
clock-move = Saat: er bir sözge { $move }
clock-bank = Saat: bütün oyunğa er keste { $bank }
clock-bank-increment = Saat: er keste { $bank }, er bir sözden soñ daa { $increment }
# review
clock-move-and-bank = Saat: er bir sözge { $move }, soñ ambardan { $bank }
# review
clock-move-and-bank-increment = Saat: er bir sözge { $move }, soñ ambardan { $bank }, er bir söz oña { $increment } qoşa
# Time that runs: $seconds has two figures.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } saat
clock-left-days = { $count ->
    [one] { $count } kün
   *[other] { $count } kün
}

# At the table
page-table = Masa
page-menu = Daa
page-settings = Sazlamalar
page-alert-sound = Ses
# review
page-alert-vibration = Titrev
page-alert-notices = Nevbetim kelgende meni çağır
page-alert-refused = Brauzer bu saifege seni çağırmağa izin bermey. Bu saytnıñ sazlamalarında izin bere bilesiñ.
page-aid-chip = İhtimal
page-calza-window = Evelâ { $name } aytıp ola.
# review
page-calza-window-you = Evelâ sen aytıp olasıñ.
# review
page-calza-own = Stavka seniñ: { calza } dep, onıñ tam olğanını aytasıñ.
# review
page-retract = Qaytarıp al
# review
page-in-play = Masada { dice-count }
# review
page-expected = { faces }: { $count } kübikten { $expected } qadar
page-last-seconds = On saniye qaldı.
page-what-now = Şimdi ne yapmalı
page-paused = Oyun toqtatıldı
page-paused-about = Saatlar ve botlar bekley.
# review
page-paused-blocked = Saat işlegende oyun, er kes yerinde olğanda ya da yerine bot oynağanda devam ete.
page-go-on = Devam et
page-pause-asked = { $names } { $count ->
    [one] pauza istey.
   *[other] pauza istey.
}
page-pause-agree = Razım
# review
page-pause-decline = Oynamağa devam
# review
page-pause-declined = Qalğanları oyunnı devam ettirmek isteyler.
page-pause-waits = Pauza istediñ. Bütün oynağanlar razı olmaq kerek.
page-hesitates = çoq tüşüne
page-asks-pause = pauza istey
page-pause = Pauza iste
page-pause-not = Pauza kerekmey
page-round = Tögerek { $round }
page-round-begins = Tögerek { $round }.
# review
page-opening = Kim başlay
page-over = Oyun bitti
# review
page-place = { $count } içinden { $place }. yer
# review
page-order = Yerler
# review
page-facts = Külmege sebep
page-watchers = { $count ->
    [one] bir seyirci
   *[other] { $count } seyirci
}
page-leave = Masadan ket
page-leave-title = Masadan ketesiñmi?
page-leave-playing = Seniñ yeriñde bot oynap turacaq. Qaytmaq içün bağlantını yañıdan aç.
page-leave-gathering = Oturğıçıñ boş qalır.
# review
page-leave-alone = Mında başqa kimse oynamay: oyun toqtay, yeriñ bağlantını yañıdan açqance seni bekley.
# review
page-leave-out = Sen oyundan çıqtıñ: qalğanları sensiz oynap turacaq.
# review
page-left-alone = Oyun toqtadı, yeriñ seni bekley.
# review
page-left-people = Yeriñ seni bekley. Çoq vaqıt kelmeseñ, başqaları sen qaytqance yeriñe bot oturta bile.
# review
page-left-clock = Yeriñ seni bekley, amma saatıñ yüre. Saat eki kere bitse, sen qaytqance bot oynay.
# review
page-leave-yes = Ket
page-stay = Qal
# review
page-hand-over = Başqa cihazda oyna
# review
page-hand-over-about = Murabbanı başqa cihaznen skan et, ya da bağlantını anda aç. O bir kere, bir qaç daqqa işley. Başqa kimsege kösterme: onı açqan seniñ yeriñni alır.
# review
page-hand-over-link = Seniñ yeriñe bağlantı
# review
page-hand-over-qr = Seniñ yeriñe bağlantınıñ QR kodu
# review
page-handed = Endi başqa cihazda oynaysıñ. Mında seyir etesiñ.
# review
page-locked = Masanıñ saibi bu masanı qapattı. Baqıp olursıñ.
# review
page-removed = Masanıñ saibi seni bu masadan çıqardı. Baqıp olursıñ ya da öz masañnı açıp olursıñ.
page-history = Aytılğanlar
page-told = Masada ne ola
page-round-so-far = Bu tögerekniñ stavkaları
page-you = Sen
page-your-dice = Kübikleriñ
page-hide-dice = Kübiklerimni gizle
page-your-turn = Nevbet seniñ
page-to-act = nevbeti keldi
story-opens-you = Tögerekni sen başlaysıñ.
page-waits-for = { $name } aytacaq.
page-rolling = Er kes bir kübik taşlay; eñ büyük raqamnı taşlağan başlay.
# review
page-shaking = Salla, qapla, baqıp al.
page-palifico = Palafiko
story-becomes-palifico = { $name } palafiko olaraq başlay.
# review
story-becomes-palifico-you = Sen palafiko olaraq başlaysıñ.
page-out = çıqtı
page-ready = azır
page-stand-in = yerine bot
# review
page-program = programma
page-watching = Sen seyircisiñ. Qadeler köterilgence saña qapalı.
# review
page-you-are-out = Oyundan çıqtıñ: { $count } içinden { $place }. yer. Yahşı oynadıñ!
# review
page-see-cups = Bütün kübiklerni köster
# review
page-faster = Tezce
# review
page-to-result = Neticege
# review
page-new-game = Yañı oyun
page-you-watch = seyir etesiñ
page-watch-gathering = Bu masanı seyir etesiñ. Qalsañ, oyun başlanğanını körersiñ.
page-watch-over = Qalsañ, soñraki oyunnı körersiñ, ya da toplaşqanda oturırsıñ.
page-behind = Bir tögerek artta
page-behind-open = Tögerek { $round }, bütün qadeler açıq
page-behind-later = Ekinci tögerekten başlap qadeler tübüne baqıp olasıñ, amma bir tögerek soñ.
page-is-away = { $name } mında degil.
page-let-bot-play = Bot oynasın
# review
page-let-bot-play-for = { $name } yerine bot oynasın
page-held-by-bot = Yeriñni bot saqlay.
page-take-back = Qaytarıp al

# The pad
page-pad = Seniñ sözüñ
page-pad-faces = Raqamlar
page-face-from = { faces }, eñ az { $quantity }
page-face-not = { faces }: şimdi mümkün degil. { $why }
page-quick = { $quantity }×
# review: the standing bid, as the one before yours
page-over-bid = evelki
page-how-many = Qaç dane { faces }?
page-quantities = { $first }–{ $last }
page-likely = ihtimalı { $chance }
page-chance = { $percent }%
page-chance-least = <1%
page-chance-most = >99%
page-fewer = Azca kübik
page-more = Çoqça kübik
page-bid = Ayt: { bid }
page-bid-likely = Ayt: { bid }, ihtimalı { $chance }
page-no-bid = Stavka qalmadı
# review
page-hold = tut
page-dudo-armed = Kene: dudo!
page-calza-armed = Kene: kaltsa!

# Keys, and what may be asked at any time. $key is a key by the name that browsers give it.

# review
page-keyboard = Klaviatura
# review
page-keys-characters = Arif ve raqamlar tez tuşlar olaraq
# review
page-keys-about = Tab tuşu ile er yerge barmaq mümkün. Söndürilse, yalıñız arif, raqam ya da sual işareti iç bir şey yapmaz: aytıp yazdırsañ, böyle daa yahşı.
# review
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Backspace
    [End] End
    [Enter] Enter
    [Home] Home
    [Space] Boşluq
   *[other] { $key }
}
# review
page-key-help = Bu tuşlarnı köster
# review
page-key-face = Raqam saylamaq
# review
page-key-range = Aralıqnı saylamaq
# review
page-key-bid = Saylanğan stavkanı aytmaq
# review
page-key-dudo = Dudo: eki kere bas
# review
page-key-calza = Kaltsa: eki kere bas
# review
page-key-onward = Sayuvnı keçmek; soñraki tögerek
# review
page-ask = Masağa sormaq
# review
page-ask-about = Cevapnı ekran oquyıcı ayta. Aynı suallerniñ dögmeleri saifeniñ soñundadır.
# review
page-ask-bid = Stavka ve nevbet kimniñ
# review
page-ask-choices = Ne aytıp olam
page-ask-left = Qalğan kübikler
# review
page-ask-no-cup = Seniñ qadeñ yoq.
page-ask-lowest = Eñ alçaq stavka: { bid }.
# review
page-ask-aces = { word-Tuzlarda }: { bid }.
# review
page-ask-dudo = Dudo aytıp olasıñ.
# review
page-ask-calza = Kaltsa aytıp olasıñ.

# The reveal
page-skip = Sayuvnı keç
page-tally = Sayıldı { $count }, stavka { $quantity }
page-counted = { $count ->
    [0] Bir { faces } bile yoq.
   *[other] Sayıldı: { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Netice
page-next-round = Soñraki tögerek
# review
page-why = Niçün?
# review
page-why-title = Botlar niçün böyle dedi
# review
page-why-wait = Bir daqqa …
# review
page-why-alone = O evelki olğanğa da baqtı: bunı oyun bitkende aytır.
# Checking where the dice of a round came from: what a seed, a commitment and a part are is told in docs/fair-dice.md.
page-check = Bu kübiklerni teşker
page-check-round = Tögerek { $round }: kübikler
# review: "söz bermek" for committing oneself
page-check-fair = Episi doğru: server söz bergen soñ bu kübiklerden iç biri saylanmadı ve deñiştirilmedi.
page-check-unfair = Bu doğru DEGİL. Bu oyunnıñ qaydını saqla ve başqalarğa köster.
# review: "urluq" for a seed
page-check-committed-yes = Urluq ve izler kübiklerden evel söz berilgenlerdir: bu brauzer onı kördi.
# review
page-check-committed-no = Urluq ya da izler söz berilgenler DEGİL: bu brauzer başqalarını kördi.
# review
page-check-committed-unknown = Serverniñ urluğı mında yazılğan sözge uya. Bu brauzer onı evelden körmedi.
# review: "tesadüfiy sayı" for a random number
# review
page-check-unfit = Serverniñ urluğı mında yazılğan sözge UYMAY.
# review
page-check-parts-yes = Er bir isse iç biri açılmazdan evel berilgen izge uya.
# review
page-check-parts-no = Kübiklerdeki isseler kerekkeni kibi DEGİL: biri issesi olmağan yerden, uzunlığı başqa ya da izine uymay.
page-check-mine-yes = Bu brauzer yollağan tesadüfiy sayı kübiklerge qoşuldı.
# review
page-check-mine-no = Bu brauzer ilân etip vaqtında yollağan tesadüfiy sayı kübiklerge QOŞULMADI.
# review
page-check-mine-late = Bu brauzer ilân etken tesadüfiy sayı kübiklerge qoşulmadı: vaqtında açılmadı.
# review: "isse" for a part in the dice
page-check-mine-unknown = Bu brauzerniñ kübiklerde issesi yoq.
# review
page-check-withheld = { $name } issesini ilân etti, amma açmadı; onıñ yerine urluqtaki isse tutuldı.
# review
page-check-withheld-you = Sen isseñni ilân ettiñ, amma açmadıñ; onıñ yerine urluqtaki isse tutuldı.
# review
page-check-dice-yes = Urluq ve isseler tamam qadeler tübündeki kübiklerni bere.
# review
page-check-dice-no = Urluq ve isseler qadeler tübündeki kübiklerni BERMEY.
# review
page-check-opener-no = Urluq ve isselerge köre BAŞQA oyuncı başlay, ya da bunıñ içün atışlar başqa.
# review
page-check-limits = Serverni işletken adam qadeler tübüne baqmağanını iç bir böyle teşkerüv kösterip olamay.
# review
page-check-seed = Urluq
# review
page-check-commitment = Berilgen söz
# review
page-check-digests = İsselerniñ izleri
# review
page-check-no-digest = yoq
# review
page-check-parts = Kübiklerdeki isseler
# review
page-check-part-held = urluq içinde
page-waits-for-all = Bekleymiz: { $names }
story-wins-you = Sen ğalip oldıñ!
page-again = Kene oyna
page-again-change = Masanı deñiştir
# review
page-again-about = Yerler ve qaideler aynı. Er kes azır olğanda oyun başlay.
page-again-away = { $count ->
    [one] { $names } mında degil: qaytqance yerine bot oynay.
   *[other] { $names } mında degil: qaytqance yerlerine botlar oynay.
}
page-again-waits = Bütün oyuncılar azır olğanda nevbetteki oyun başlay.
# review
page-join-next = Oyunğa qoşulmaq
# review
page-next-gathers = Oyuncılar yañı oyunğa azırlanalar.
# review
page-next-watch = Nevbetteki oyun başladı.
# review
page-next-began = Nevbetteki oyun başladı. Sen qoşulğance yeriñe bot oynay.
# review
page-again-without = { $names } olmadan başlamaq
# review
page-again-ready = Azır: { $names }
page-download = Oyun qaydını yükle
# review
page-signed-none = Bu qaydnı iç bir server imzalamadı: adlar, sözler ve qaideler deñiştirilgen, tögerekler çıqarılğan ya da episi uydurılğan ola bile.
# review
page-signed-here = Bu qaydnı bu server imzaladı: adlar, qaideler, sözler ve kübikler mında oynalğanı kibi.
# review
page-signed-other = Bu qaydnı başqa server { $key } anahtarınen imzaladı. O kimniñki ve bir şey deñiştirilmegeni bunıñnen körüne: perudo verify
# review
page-signed-unfit = İmza bu qaydnıñ DEGİL: imzadan soñ bir şey deñiştirilgen, qoşulğan ya da çıqarılğan.

# Learning
page-learn-title = Oynamağa ögren · Perudo
page-learn-in-minutes = Üç daqqada ögren
page-learn-at = Birinci oyun: { $at } / { $of }
page-learn-told = Ders ne ayta
page-learn-onward = Devam et
page-learn-skip = Dersni keç
page-learn-over = Ders bitti
page-learn-calza = Bazı masalarda kaltsa da oynala: onen “stavka tamam doğru” deysiñ. Kerçekten öyle olsa, coyğan bir kübigiñni qaytarıp alasıñ; olmasa, birini coyasıñ.
# review
page-learn-differs = Sen saylağan qaidelerge köre ({ $edition }) bazı şeyler başqaca:
page-learn-loading = Masa azırlana …
page-learn-failed = Ders açılıp olamadı. Alâqa qaytqanda seni mında bekler.
page-offline = Alâqa yoq
page-offline-about = Ya cihazıñ şebekesiz qaldı, ya da server qapalı. Saife alâqa qaytqanınen özü devam eter; o vaqıtqace oynamağa ögrene bilesiñ.
page-kept-out = Server seni kirsetmey
page-lost-here = Alâqa yoq; qayta bağlanam …
page-learn-offline = Bütün bir oyun içün alâqa kerek. Saife onı özü tapar.

# review
page-practice = Meşq et
# review
page-practice-title = Meşq · Perudo
# review
page-practice-puzzles = Meseleler
# review
page-practice-odds = İhtimallar
# review
page-practice-today = Bugün
# review
page-practice-what = Sen ne aytar ediñ?
# review
page-practice-likely = İhtimal ne qadar, taqriben?
# review
page-practice-loading = Masa azırlana …
# review
page-practice-failed = Meseleler açılıp olamadı. Alâqa qaytqanda seni mında bekler.
# review
page-practice-rating = Sen: { $mine }. Bu mesele: { $rating }.
# review
page-practice-answer = Cevap
# review
page-practice-chances = Oyunnı qazanmaq ihtimalı
# review
page-practice-why-dudo = Bütün stavkalardan soñ dudo { $chance } ihtimalnen doğru.
# review
page-practice-why-bid = Bütün stavkalardan soñ “{ bid }” { $chance } ihtimalnen doğru olur edi. Soñraki oyuncınıñ ne aytacağı da müim.
# review
page-practice-why-calza = Stavkanıñ tam olması yeterli derecede ihtimallı.
# review
page-practice-next = Soñraki
# review
page-practice-streak = Sıradaki künler: { $days }
# review
page-practice-told = Perudo, { $date }: { $marks }
# review
page-practice-under = { $chance } altında
# review
page-practice-between = { $low } – { $high }
# review
page-practice-over = { $chance } üstünde
# review
page-practice-right = Doğru!
# review
page-practice-wrong = Tam öyle degil.
# review
page-practice-exact = Tam olaraq: { $chance }.

# The big screen
page-screen = Büyük ekranda köster
page-screen-join = Qoşul
# review
page-screen-scan = Murabbanı skan et, ya da aç:
page-screen-again = Kene oynamaq içün öz yeriñden başla.
page-screen-hide = Kodnı gizle
page-screen-show = Kodnı köster
page-screen-hidden = Bu masanıñ kodu gizli.
page-screen-full = Bütün ekran

# Replays

# review: "tekrar" for a replay
page-replay = Tekrar
page-replay-of = Tekrar: { $names }
page-replay-here = Bu oyunnı qayta köster
page-replay-last = Soñki oyunnı qayta köster
page-replay-loading = Oyun açıla …
page-replay-none = Böyle oyun yoq
page-replay-failed = Oyun açılıp olamay
page-replay-failed-text = Belki alâqa bir anğa üzülgendir.
page-try-again = Kene yapıp baq
page-replay-record = Yazılğan oyunnı qayta köster
# review
page-docs = Vesiqalar
page-replay-record-about = Mında bir .perudo faylını taşla, ya da sayla. Oyun öz qaidelerinen, bütün qadeler açıq olaraq kösterile. Ondan iç bir şey saqlanmay.
page-replay-choose = Fayl sayla
page-replay-drop = Faylnı yiber, oyun kösterilir.
# review
page-replay-paste = Ya da yazılğan oyunnı mında qoy
# review
page-type = Oyunnı yazıp al
# review
page-type-about = Öz masañnıñ oyunı: kim ne ayttı, qadeler tübünde ne bar edi. Yañısını başlağance brauzer onı saqlay.
# review
page-type-opens = { $round } tögerekni kim başlay?
# review
page-type-hands = Qadeler tübünde ne bar edi?
# review
page-type-rounds = Tögereklerge keç
# review
page-type-undo = Artqa al
# review
page-type-anew = Yañısını başla
# review
page-replay-sample = Misalge baq
page-replay-reading = { $file } oqula …
page-first = Başına
page-back = Bir adım artqa
page-play = Oynat
page-stop = Toqtat
page-on = Bir adım aldığa
page-last = Soñuna
page-rounds = Tögerekler
page-round-loses = Tögerek { $round }: { $name } bir kübikni coya
# review
page-round-others-lose = Tögerek { $round }: { $name } kübiklerini saqlay, qalğanları birer kübik coya
page-round-gains = Tögerek { $round }: { $name } bir kübikni qaytarıp ala
page-round-out = Tögerek { $round }: { $name } oyundan çıqa
page-round-exact = Tögerek { $round }: tamam doğru
page-round-open = Tögerek { $round }, bitmegen
# review
page-own-chance = Tek stavka aytqannıñ öz kübiklerine köre ihtimalı: { $chance }.
page-truth = { $count ->
    [0] Bütün qadeler tübünde: bir { face } bile yoq.
   *[other] Bütün qadeler tübünde: { bid }.
}
# review
page-decisive = Al etici an
# review
page-solved = Çezilgen: ne demeli ve ne qadar sıq
# review
page-solved-chance = Bu kübiklernen { $name } böyle tögereklerniñ { $chance } qısmını qazana, eger ekisi de böyle oynasa.
# review
page-solved-share = Çezimge köre, böyle vaziyetlerniñ { $chance } qısmında bu aytıla.
# review
page-solved-never = Çezimge köre, bu iç bir vaqıt aytılmay.
# review
page-solved-nothing = Çezimde olmağan bir stavkadan soñ onıñ mesleati yoq.
# review
page-solved-strayed = { $name } evelce çezimde olmağan bir stavka yaptı. Şimdi bu, çezimge köre oynağanğa qarşı eñ yahşı cevaptır.
# review
page-solved-what = Bu nedir?
# review
page-solved-about = Bu tögerek soñuna qadar esaplanacaq qadar kiçik. Er sözni bu qadar sıq, tesadüfen aytsañ, iç bir raqip uzun vaqıtta böyle oynamaqtan daa yahşı netice alıp olamaz.
page-share = Paylaş
page-share-game = Bu oyunnı paylaş
page-share-link = Bu tekrarğa bağlantı
page-share-alone = Bu bağlantını tek bu kompyuter açıp ola.
page-share-about = Bu bağlantını açqan er kes oyunnı qayta körip ola.
page-picture-save = Resimni saqla
page-picture-send = Resimni yolla
page-to-table = Masağa qayt

# Comings and goings, for screen readers
page-sat-down = { $name } otura.
# review
page-sat-down-you = Sen oturasıñ.
page-stood-up = { $name } tura.
# review
page-stood-up-you = Sen turasıñ.
page-stand-in-came = { $name } ketti, yerine bot oynay.
# review
page-stand-in-came-you = Seniñ yeriñe bot oynay.
page-came-back = { $name } qaytıp keldi.
# review
page-came-back-you = Sen qaytıp keldiñ.
# review
page-withheld = { $name } bu kübiklerdeki issesini açmadı, belki bağ üzülgendir; bu oyunnıñ soñuna qadar isse soralmaz (bu masada × { $count }).
# review
page-withheld-you = Sen bu kübiklerdeki isseñni açmadıñ, belki bağ üzülgendir; bu oyunnıñ soñuna qadar isse soralmaz (bu masada × { $count }).

# Talk at the table
page-talk = Laf
page-talk-news = Laf: { $count ->
    [one] bir yañı satır
   *[other] { $count } yañı satır
}
page-talk-quiet = Daa iç kimse bir şey aytmadı.
page-talk-seated = Tek masada oturğanlar laf etip ola.
page-say = Bir şey ayt
page-say-send = Ayt
page-phrases = Azır sözler
# review
page-reactions = Yüzler
# review
page-mute = Kim eşitilsin
page-mute-one = { $name } eşitilmesin
page-unmute-one = { $name } kene eşitilsin
# review
page-shake = Qademni çayqa
# review
page-peek = Baqıp al
# What is done, for a button; and what is seen, for who listens.
reaction-laugh-do = Kül
reaction-gasp-do = Şaş
reaction-think-do = Tüşün
reaction-clap-do = El çarp
reaction-cry-do = Ağla
# review
reaction-cool-do = Tınç qal

# Phrases that each listener reads in their own language, and faces to pull
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

## The lesson. $seat is who is spoken of: 1 is the learner, 2 and 3 are bots with names of their own. $own is how many
## of the learner's dice count for the face; the other numbers are those of the bid or the count that is spoken of

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

## The command line

# review
cli-usage = qullanuv:{" "}
cli-arguments = argumentler
# review
cli-options = opsiyalar
cli-commands = emirler
cli-examples = misaller:
cli-help-option = bu yardımnı kösterip toqta
cli-command = EMİR
# review
cli-perudo-about = Perudo – tuzları cöker olğan, aldatıp oynalğan kübik oyunı, beş neşirniñ qaidelerinen ya da öz qaideleriñnen. Er bir emir özü aqqında ayta: perudo EMİR --help
cli-perudo-version = versiyanı kösterip toqta
cli-perudo-language = angi tilde laf etmeli: { $languages }; aytılmasa, terminalnıñ öz tili
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse fills in what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Yetişmey: %s.
cli-unrecognized = Mında belli degil: %s.
cli-expected-one = Bir deger kerek.
cli-expected-some = Eñ az bir deger kerek.
cli-choice = %(value)s yoq; bar olğanı: %(choices)s.
cli-no-command = %(parser_name)s emiri yoq; emirler: %(choices)s.
cli-explicit = Deger kerekmey, amma berildi: %r.
# review
compiling = Derlengen kod azırlana: birinci kere bir qaç saniye.
cli-error = perudo: { $why }
cli-see = { $why } Baq: { $command } --help

cli-play-about = Terminalda botlarğa qarşı oyna, adiy satırlarnen.
cli-play-edition = kimniñ qaidelerinen oynamalı: { $editions }; aytılmasa, { $default }
cli-play-set = öz qaideñ, meselâ calza=true ya da dice=3; bir qaç kere yazmaq mümkün. Sazlamalar: perudo rules
cli-play-bots = masada qaç bot otura; aytılmasa, { $default }
# review
cli-play-bot = masada öz botuñ: FAYL.py:KLASS, MODUL:KLASS, ya da tırnaq içinde programma (docs/bots.md); bir qaç kere yazmaq mümkün. --bots çoqça istese, başqaları azır botlar
cli-play-level = botlar ne qadar yahşı oynay: { $levels }; aytılmasa, { $default }
# review
cli-play-explain = er tögerekten soñ, er bot neden böyle oynağanı
cli-play-name = saña nasıl demeli
cli-play-record = oyun yazılacaq fayl, perudo replay içün
# review
cli-play-seed = oyunnı tekrarlay bilgen sayı: sayı aynı olsa, kübikler ve botlar da aynı
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true

cli-serve-about = Brauzerde oynamaq içün masalar aç.
cli-serve-host = angi adreste beklemeli; aytılmasa, { $default }, yani tek bu kompyuter
cli-serve-port = angi portta beklemeli; 0 – er angi boş port; aytılmasa ve boş olsa, { $default }
cli-serve-lan = yerli şebekeni kirset ve telefonlar içün adresni QR kod kibi köster
cli-serve-open = brauzerni aç
cli-serve-data = bütün oyunlar saqlanğan SQLite faylı, ya da PostgreSQL bazasınıñ URL adresi; aytılmasa, { $default }
# review
cli-serve-key = kübikler bağlı olğan anahtarnıñ faylı; aytılmasa, SQLite faylı yanında ya da PERUDO_KEY bere
# review
cli-serve-lost-key = anahtarı ebediy ğayıp olğan malümat içün başqa anahtarnı qabul et: onıñ qısqa şekili, red etilgen başlatuv aytqanı kibi
# review
cli-serve-wait-factor = botlar ne qadar tüşüne ve qadeler ne qadar köterile: 1 – insan kibi, azca – tezce
cli-serve-url = başqalar bu serverni tapqan adres, eger proksi artında olsa
# review
cli-serve-proxy = ögdeki proksiniñ IP adresi ya da ağı (meselâ, 10.0.0.0/8): artında kim olğanı aqqında oña inanıla; aytılmasa, iç kimge inanılmay
# review
cli-serve-metrics = Prometheus içün sayılarnı bu portta ber, ögünde adres (meselâ, 0.0.0.0:9100) turmasa, tek bu kompyuterde; 0 – er angi boş port
# review
cli-serve-node-address = ayni PostgreSQL bazasınıñ başqa serverleri bunı qayda tapalar; onsız bu maşnanıñ adresi
# review
cli-serve-docs = saife alıp barğan vesiqalar saytı: URL adresi ya da `make docs` yapqan papka, o vaqıt /docs/ adresinde berile
# review
cli-serve-delete-after = anda iç bir oyun soñuna qadar oynalmasa, iç bir şey olmağan qaç künden soñ masa unutıla; 0 – iç bir vaqıt; aytılmasa, { $default }
# review
cli-serve-archive = bir oyun soñuna qadar oynalğan eski masalar qayda kete: cılt ya da s3://BUCKET/PREFIX; aytılmasa, olar malümatta qala
# review
cli-serve-archive-after = iç bir şey olmağan qaç künden soñ anda keteler; 0 – iç bir vaqıt; aytılmasa, { $default }
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080

# review
cli-backup-about = Serverniñ malümatını, o işlep turğanda da, bir faylğa kopiyala: er masa o anda nasıl tura, öyle.
# review
cli-backup-target = yaratılacaq fayl
# review
cli-backup-data = kopiyalanacaq SQLite faylı; aytılmasa, { $default }
# review
cli-backup-with-key = kübiklerniñ anahtarını da kopiyanıñ yanına kopiyala: ekisi de olğan adam alâ oynalğan tögereklerniñ kübiklerini bile
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db

# review
cli-restore-about = Yedek nushanı server malümatını tapqan yerge qaytar. Evelâ serverni toqtat.
# review
cli-restore-source = perudo backup yaratqan fayl
# review
cli-restore-data = qaytarılacaq SQLite faylı; aytılmasa, { $default }
# review
cli-restore-replace = malümat endi bar olsa da; o yanında saqlana
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace

# review
cli-check-about = Server saqlağan er şeyni oqu ve bütün olğanını ayt. İç bir şey deñişmey, server işlep tura bile. Bir şey oqulıp olamasa, çıqış kodu 1 ola.
# review
cli-check-data = SQLite faylı, ya da PostgreSQL bazasınıñ URL adresi; aytılmasa, { $default }
# review
cli-check-archive = bu arhivde yatqanını da oqu: cılt ya da s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db

# review
cli-prune-about = İç bir oyun soñuna qadar oynalmağan ve çoqtan iç bir şey olmağan masalarnı unut. Evelâ bu ne qadar olğanını ayta ve soray. İşlegen server bunı özü yapa; evelâ onı toqtat.
# review
cli-prune-data = SQLite faylı, ya da PostgreSQL bazasınıñ URL adresi; aytılmasa, { $default }
# review
cli-prune-delete-after = iç bir şey olmağan qaç künden soñ; aytılmasa, { $default }
# review
cli-prune-yes = sorama
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes

# review
cli-archive-about = Bir oyun soñuna qadar oynalğan eski masalarnı malümattan sıqılğan fayllarğa, aylar boyunca, alıp bar. Arhivni bilgen server olarnı köstere, ve anda evelki kibi oynamaq mümkün. Evelâ bu ne qadar olğanını ayta ve soray. --archive ile işlegen server bunı özü yapa; malümatı SQLite faylında olğan serverni evelâ toqtat.
# review
cli-archive-data = SQLite faylı, ya da PostgreSQL bazasınıñ URL adresi; aytılmasa, { $default }
# review
cli-archive-to = arhiv: cılt ya da s3://BUCKET/PREFIX; qalğanını AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION ve AWS_ENDPOINT_URL deñişkenleri ayta
# review
cli-archive-archive-after = iç bir şey olmağan qaç künden soñ; aytılmasa, { $default }
# review
cli-archive-yes = sorama
# review
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes

cli-migrate-about = Daa eski Perudonıñ malümatını yañart. Evelâ ne yapmaq kerek olğanını ayta ve SQLite faylınıñ nushasını saqlay; PostgreSQL malümatınıñ yedek nushası özüñde olsun: soray. Yapacaq şey olmasa, iç bir şey yapmay.
cli-migrate-data = SQLite faylı, ya da PostgreSQL bazasınıñ URL adresi; aytılmasa, { $default }
cli-migrate-yes = sorama
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo

# review
cli-replay-about = Yazılğan oyunlarnı sözlernen ayt. Qaideni bozğan qayd standart hata çıqışında kösterile, çıqış kodu ise 1 ola.
cli-replay-files = .perudo faylları; - standart kirişni oquy
cli-replay-json = bunıñ yerine er bir fayl içün bir satır JSON yaz
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo

# review
cli-review-about = Bitken oyunlarda er bir qararnıñ qıymetini ayt: oyuncı bile alğanına köre ne coyuldı, ne ise talih edi.
# review
cli-review-files = .perudo faylları; - standart kirişni oquy
# review
cli-review-json = bunıñ yerine er bir fayl içün bir satır JSON yaz
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo

cli-odds-about = Stavka doğru ve tamam doğru olğanınıñ tam ihtimalları, sen körgen kübiklerge köre.
cli-odds-dice = masadaki bütün kübikler, seniñki de
cli-odds-hand = öz kübikleriñ, raqamları yan-yana; yazılmasa – iç biri
cli-odds-bid = stavka: sayı x raqam; tuz – 1 raqamı
# review
cli-odds-bids = şimdige qadar ne ayıtıldı, meselâ "A 4x5, B 5x5": bu qadeler aqqında ne bildirgeni de aytıla; --dice o vaqıt birinci aytqandan başlap er kesniñ kübiklerini bere, meselâ 5,5,4, qol ise sırası kelgenniñki
# review
cli-odds-edition = o stavkalar kimniñ qaidelerinen yapıldı: { $editions }; yazılmasa { $default }
cli-odds-palifico = palafiko tögeregi: tuzlar cöker sayılmay
cli-odds-json = bunıñ yerine bir satır JSON yaz
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"

# review
cli-raises-about = Qaysı stavkadan soñ qaysı stavka ayta bilesiñ, neşir yaki öz qaideleriñ boyunca: cedvel, resim ya da programmalar içün sayılar.
# review
cli-raises-edition = kimniñ qaideleri: { $editions }
# review
cli-raises-set = öz qaideñ, meselâ raise=any-higher; bir qaç kere yazmaq mümkün. Sazlamalar: perudo rules
# review
cli-raises-dice = oyun başındaki bütün kübikler: ondan çoq aytıp olmay; yazılmasa, { $default }
# review
cli-raises-round = tögerek çeşiti: { $kinds }; yazılmasa, { $default }
# review
cli-raises-chart = bunıñ yerine .png ya da .svg faylına resim çiz
# review
cli-raises-json = bunıñ yerine nomeralı cedvellerni bir satır JSON olaraq yaz
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg

# review
cli-verify-about = Yazılğan oyunlarnıñ kübiklerini evelden söz berilgen urluqlardan qayta esapla, ve qaydlarnı kim imzalağanını ayt (docs/fair-dice.md, docs/records.md). Bir şey uymasa, çıqış kodu 1 ola.
cli-verify-files = serverde oynalğan oyunlarnıñ .perudo faylları; - standart kirişni oquy
# review
cli-verify-key = bu anahtarnen imza talap et: 64 onaltılıq raqamı, ya da olar yazılğan fayl, meselâ serverniñ /.well-known/perudo.json saifesi
# review
cli-verify-json = bunıñ yerine er faylğa bir satır JSON yaz
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
# review
cli-solve-about = Eki oyuncınıñ tögeregi nasıl oynalmalı: qıymeti, cevap eñ yahşısından daa ne qadar uzaq ola bilgeni ve nasıl başlamalı. Ctrl-C toqtata ve tapılğannı köstere.
# review
cli-solve-dice = başlağannıñ ve ekinci oyuncınıñ kübikleri, meselâ 2,1; ya da 1,1,1: üç oyuncı, er birinde bir kübik
# review
cli-solve-edition = kimniñ köterüv qaidesi: { $editions }; aytılmasa, { $default }
# review
cli-solve-raise = köterüv qaidesi, neşirge baqmadan
# review
cli-solve-faces = kübikniñ yüzleri, 2–6; aytılmasa, 6
# review
cli-solve-aces = wild: er vaqıttaki kibi; plain: adiy raqam; silent: cöker, lâkin stavka etilmey; top: eñ büyük raqam cöker ola
# review
cli-solve-locked = palafiko tögeregi
# review
cli-solve-iterations = bu qadar iteratsiyadan soñ toqta
# review
cli-solve-gap = qıymet bu qadar tam belli olğanda toqta; iç bir sıñır aytılmasa, { $default }
# review
cli-solve-seconds = bu qadar saniyeden soñ toqta
# review
cli-solve-checkpoint = işni saqlamaq ve ondan devam etmek içün fayl
# review
cli-solve-export = bütün strategiya içün fayl, er qol ve stavkalar içün ne qadar sıq ne aytmaq kerek: .json ya da .csv
# review
cli-solve-method = nasıl ögrene
# review
cli-solve-processes = işni bu qadar protsesske bölmek; --ray ile — bu qadar işçige, aytılmasa er protsessorğa birer
# review
cli-solve-ray = onı bu adresteki Ray klasterine bölmek; adres berilmese, RAY_ADDRESS aytqan yaki mında çalışqan klasterge, o da olmasa, bunıñ içün başlatılğanğa
# review
cli-solve-json = bunıñ yerine bir satır JSON yaz
# review
cli-solve-game = bu neşir boyunca eki oyuncınıñ bütün oyunı: kim, qaysı kübiklernen qazana
# review
cli-solve-set = öz qaideñ, meselâ calza=true ya da dice=2; bir qaç kere yazmaq mümkün
# review
cli-solve-largest = kübikleri bu sayıdan ziyade olmağan tögereklerni esapla; aytılmasa, one-axis içün 4, başqa alda 3; kaltsanen – bir eksik
# review
cli-solve-recall = tögerek esaplamağa pek büyük olsa, eki oyuncı tek soñki şu qadar stavkanı hatırlasın; bütün oyunda, aytılmasa, yer yetkeni qadar, 0 ise öyle tögereklerni taşlap kete
# review
cli-solve-chart = resimini .png ya da .svg faylına yap
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
# review
cli-probe-about = Eki oyuncınıñ vaziyetini nasıl oynamaq kerek, esaplanğan tögereklerniñ cedvellerine ya da saqlanğan çezimge köre: er sözni ne qadar sıq aytmaq, ve bu ne qadar qıymetli (docs/solving.md, docs/positions.md).
# review
cli-probe-position = vaziyet, tırnaqlar içinde bir satır (docs/positions.md)
# review
cli-probe-dice = ya da başlağannıñ ve ekinciniñ kübikleri, meselâ 2,1
# review
cli-probe-hand = sırası kelgenniñ kübikleri, raqamları yan-yana
# review
cli-probe-bids = ne aytıldı, sıranen, meselâ 1x5,2x5; yazılmasa – iç bir şey
# review
cli-probe-edition = kimniñ qaideleri: { $editions }; yazılmasa { $default }
# review
cli-probe-palifico = palafiko tögeregi
# review
cli-probe-solution = cedveller yerine perudo solve --checkpoint saqlağan fayl
# review
cli-probe-json = bunıñ yerine bir satır JSON yaz
# review
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json

# review
cli-arena-about = Botlar botlarğa qarşı: er oturışqa aynı kübikler, baht degil, oyun yeñsin. Er birniñ yeñişler payını 95% aralığınen, ve reytingini ayta. Ctrl-C toqtata, şimdige qadar tapılğan kösterile.
# review
cli-arena-bots = azır botlar (perudo bots), FAYL.py:KLASS, MODUL:KLASS, ya da tırnaq içinde programma, meselâ "node mybot.js" (docs/bots.md); eki kere aytılğan eki kere otura
# review
cli-arena-games = qaç oyun, ya da er darqatuv bütün oturışlardan keçsin dep bir qaç artıq; aytılmasa, { $default }
# review
cli-arena-players = masada qaç kişi otura; aytılmasa, qaç bot aytılğan olsa. Botlar az olsa, bazıları eki kere otura; çoq olsa, nevbetnen oynaylar
# review
cli-arena-edition = bir neşir ya da qaideler: { $editions }; aytılmasa { $every }, calza ile ve calzasız
cli-arena-set = { cli-play-set }
# review
cli-arena-calza = tek calza ile
# review
cli-arena-seconds = bot bir sözni qaç saniye tüşüne bile, soñ oyunnı coya; aytılmasa, { $default }
cli-arena-seed = { cli-play-seed }; aytılmasa — 1, ya da botlarnıñ biri bizniñ olmasa, kimse tapıp olamağan bir sayı
# review
cli-arena-jobs = qaç protsess oynay, ya da --ray ile qaç protsessorda; aytılmasa, episinde
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
# review
cli-exploit-about = Bot er tögerekte nasıl oynağanını bilgen ve eñ yahşı cevap bergenge ne qadar bere. Eki oyuncı arasında, tögerek kiçik olsa, tam; başqa yerde oynalğan tögereklerden alt sıñır, 95% aralığınen.
# review
cli-exploit-bot = azır bot (perudo bots), FAYL.py:KLASS, MODUL:KLASS, ya da tırnaq içinde programma (docs/bots.md); onıñ kodu bu protsesste çalışa: işanğanıñnı al
# review
cli-exploit-dice = başlağannıñ ve er bir soñrakiniñ kübikleri, meselâ 2,1 ya da 3,3,3
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
# review
cli-exploit-overbid = ekinci bar kübiklerden qaç dane ziyade ayta bile; aytılmasa, 0
# review
cli-exploit-seconds = pek büyük tögerekler qaç saniye oynalsın; aytılmasa, { $default }
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
# review
cli-bots-about = Azır botlar, zayıftan küçlüge.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json

# review
cli-connect-about = Öz botuña serverniñ masasında oynamağa ber, saip programmalarnı qoyğan yerde (docs/bots.md). Ctrl-C toqtata.
# review
cli-connect-url = masanıñ bağlantısı
# review
cli-connect-bot = bot: FAYL.py:KLASS, MODUL:KLASS, tırnaq içinde programma, ya da azır bot
# review
cli-connect-name = masada onıñ adı
# review
cli-connect-games = bu qadar oyundan soñ ket
# review
cli-connect-token = yerine qaytsın dep kim olğanı saqlanğan fayl
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R

cli-rules-about = Qaideler, neşir-neşir. Eki ya da çoqça neşir aytılsa, tek farqları. Bir neşir aytılsa, onıñ qaideleri cümlelernen.
cli-rules-editions = { $editions }; aytılmasa, episi
cli-rules-markdown = episini Markdown saifesi kibi yaz
# review
cli-rules-json = bunıñ yerine sazlama ve menbalarnı bir satır JSON yaz
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
# review
cli-completion-about = Qabıq emirlerni, bayraqlarnı ve fayl adlarını tamamlasın dep skript yaz. Daa bir paket kerek: pip install shtab.
# review
cli-completion-shell = seniñ yazğan qabığıñ
# review
cli-completion-examples =
    perudo completion bash

# What stands for a value in a usage line.
cli-metavar-language = TİL
cli-metavar-edition = NEŞİR
cli-metavar-set = SAZLAMA=DEGER
# review
cli-metavar-round = TÖGEREK
cli-metavar-number = N
# review
cli-metavar-days = KÜN
# review
cli-metavar-archive = ARHİV
cli-metavar-site = SAYT
cli-metavar-level = SEVİYE
cli-metavar-name = AD
cli-metavar-host = HOST
cli-metavar-host-port = HOST:PORT
cli-metavar-port = PORT
cli-metavar-file = FAYL
# review
cli-metavar-key = ANAHTAR
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = RAQAMLAR
# review
cli-metavar-address = ADRES
cli-metavar-bid = SxR
# review
cli-metavar-bids = QxF,QxF
# review
cli-metavar-position = POSITION
# review
cli-metavar-bot = BOT

error-language-unknown = Mında “{ $language }” tili yoq. Tiller: { $allowed }.
error-not-a-number = “{ $given }” – { $least }–{ $most } arasında bütün sayı degil.
error-not-an-integer = “{ $given }” bütün sayı degil.
error-not-a-pace = “{ $given }” – { $least }–{ $most } arasında sayı degil.
# review
error-not-an-address = “{ $given }” – IP adres (meselâ, 127.0.0.1) ya da ağ (meselâ, 10.0.0.0/8) degil.
error-not-a-setting = “{ $given }” SAZLAMA=DEGER kibi yazılmağan, meselâ calza=true.
error-not-a-hand = “{ $given }” 1–6 raqamları degil, meselâ 22156.
# review
error-not-a-public-key = “{ $given }” ne serverniñ anahtarı, ne de anahtar yazılğan fayl. Anahtarda 64 onaltılıq raqam bar; server öz anahtarını /.well-known/perudo.json adresinde köstere
error-not-a-bid = “{ $given }” 7x2 kibi stavka degil: sayı, x ve 1–6 raqamlarından biri.
error-hand-too-large = Qadede { $hand } kübik bar, bütün masada ise tek { $dice }.
# review
error-odds-dice-each = --bids ile er oyuncınıñ qaç kübigi olğanını ayt, meselâ --dice 5,5,4.
# review
error-odds-order = “{ $name }” mında stavka yapıp olamay: er kes sırasınen, --dice içinde öz kübikleriniñ yerinde ayta.
# review
error-probe-nothing = Ne aqqında soraysıñ, ayt: POSITION, ya da --dice ve --hand.
# review
error-probe-hand = Qolda { $hand } kübik; sırası kelgende { $dice }.
# review
error-probe-not-to-act = Mında sırası kelgen ve kübikleri körüngen kimse yoq.
# review
error-probe-not-two = Ekiden ziyade oyuncıda kübik bar; tek eki oyuncınıñ tögerekleri esaplanğan.
# review
error-probe-calza = Mında kaltsa aytmaq mümkün: bu başqa tögerek, olardan iç biri esaplanmağan.
# review
error-probe-hidden-dice = Ekinciniñ qaç kübigi bar, gizli. Sayğan ayta bile, meselâ vaziyette ?2.
# review
error-probe-hidden-veteran = Ekinci evelden palafiko olğanı ve raqamnı deñiştire bilgeni aytılmağan. Bunı v ayta, meselâ vaziyette ?1v.
# review
error-probe-not-solved = Böyle tögerekniñ cedveli yoq. Onı perudo solve --checkpoint FILE ile esapla, ve --solution FILE ile sora.
# review
error-probe-off-the-line = Cedvelge köre ekisinden iç biri mında kelmez edi, onıñ içün ne yapmaq kerekligini aytmay.
# review
error-strategy-name = Strategiya faylınıñ adı { $allowed } ile bite, { $file } ise öyle degil.
# review
error-strategy-line = Bu tögerekte { $bid } { $bids } içindeki yerinde aytılıp olamay.
# review
error-strategy-hand = “{ $hand }” orada sırası kelgenniñ qolı degil: onda { $dice } kübik bar.
# review
error-output = Aytılacaq şey yazılıp olamay: { $why }
# review
error-not-positive = “{ $given }” – sıfırdan büyük sayı degil (meselâ, 0.001).
# review
error-not-players-dice = “{ $given }” 2–{ $players } oyuncınıñ kübikleri degil, er birinde 1–{ $most }, meselâ 2,1.
# review
error-not-two-players = “{ $given }” eki oyuncınıñ kübikleri degil, er birinde 1–{ $most }, meselâ 2,1.
# review
error-solver-too-large = Bu tögerekni esaplamaq içün { $needed } GiB hafıza kerek; mında { $there } GiB boş. Qıymetlendirüv içün az kerek: --recall 2.
# review
error-forgetful-too-large = Bunıñ içün { $needed } GiB hafıza kerek; mında { $there } GiB boş. Az stavka hatırlansa, az kerek: --recall.
# review
error-options-together = { $one } { $other } ile birge qullanılmay.
# review
error-solver-other-round = { $file } faylında bu tögerek üzerinde evelki iş yoq.
# review
error-solver-other-game = { $file } faylında bu oyun üzerinde evelki iş yoq.
# review
error-solver-unwritten = İş { $file } faylında saqlanıp olamay: { $why }.
# review
error-solver-nothing = Ne esaplanacağını ayt: tögerek içün --dice, oyun içün --game.
# review
error-solver-no-calza = Bu qaidelerge köre eki oyuncı qalğanda kimse kaltsa aytıp olamay.
# review
error-solver-three-dice = Ekiden çoq oyuncı olsa, yalıñız 1,1,1 çezile: üç oyuncı, er birinde bir kübik.
# review
error-solver-three-calza = Kaltsa ile kübikler qaytıp ola, şunıñ içün üç oyuncı arasında yalıñız kaltsasız tögerekler çezile.
# review
error-worker-lost = Bir işçi iş ortasında toqtadı: protsessi öldürildi ya da maşinası yoq oldı. --checkpoint ile iş eñ soñki saqlanğan yerinden devam eter.
# review
error-no-cluster = Ray klasterine bağlanıp olamadıq: { $why }
# review
error-few-processors = Klasterniñ protsessorları: { $there }; istenilgen işçiler: { $asked }.
# review
error-tablebase-damaged = Esaplanğan tögerek cedveli bozulğan, ya da başqa versiyadan.
# review
error-study-too-large = Bu tögerekte { $lines } stavka sırası bar; eñ çoqu { $most } baqıla.
# review
error-study-calza = Kalza böyle aytılıp olğan tögerekler ögrenilmey: öz stavkasına, ya da tögerekler oynalğanda er kim tarafından.
# review
error-study-illegal = Oyuncı aytıp olmağanını ayttı: { $word }.
# review
error-arena-alone = Eñ azı eki bot ayt, meselâ: perudo arena odds beginner
# review
error-bot-unknown = “{ $given }” degen bot yoq. Azır botlar: { $allowed }; öz botuñ FAYL.py:KLASS, MODUL:KLASS, ya da tırnaq içinde programma dep aytıla (docs/bots.md).
# review
error-bot-meant = “{ $given }” degen bot yoq. Belki { $meant }?
# review
error-bot-no-file = { $file } faylı yoq.
# review
error-bot-no-module = { $module } modulı yoq.
# review
error-bot-broken = { $place } yüklenip olamay: { $why }
# review
error-bot-no-class = { $given } içinde { $name } klassı yoq.
# review
error-bot-no-bot = { $given } bot degil: perudo.bots.Bot klassından çıqqan klass olmaq kerek.
# review
error-bot-abstract = { $given } bitmegen: { $methods } yoq.
# review
error-bot-no-program = { $program } programması yoq.
# review
error-bot-silent = { $given } hello demey: { $why }
# review
error-bot-failed = { $name } devam etip olamay: { $why }
# review
error-bot-no-link = “{ $given }” masanıñ bağlantısı degil, meselâ http://localhost:8000/t/ABCDEF.
error-not-a-server = “{ $given }” serverniñ adresi degil, meselâ https://perudo.example.org.
# review
error-bot-no-server = { $server } tapılmadı: { $why }
error-bot-token = Botnıñ kim olğanı { $file } faylında saqlanıp olamay: { $why }
error-bot-token-unknown = Server botnıñ kim olğanını bilmey. --token içün başqa fayl ile, ya da onsız, yañı bot olıp kelir.

## Chances, as the terminal tells them

odds-bid = { bid }, masada { dice-count }
odds-bid-palifico = { bid }, palafiko tögeregi, masada { dice-count }
odds-hand = Köresiñ: { $hand }; { $matching ->
    [0] iç biri kelişmey
    [one] biri kelişe
   *[other] { $matching } danesi kelişe
}.
odds-no-hand = Olardan iç birini körmeysiñ.
odds-true = doğru
odds-exact = tamam
# review
odds-by-dice = tek kübiklerge köre
# review
odds-after-bids = stavkalardan soñ
# review
odds-reader = Stavkalardan soñ: “{ $reader }” botı olarnı oqığanı kibi. Bu, adetteki oyuncılar içün bir qıymetlendirüv.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
# For chances that are not quite 0 or 1, but would be rounded to it.

# review
odds-nearly-none = <0,01%
# review
odds-nearly-certain = >99,99%
odds-fraction = ({ $numerator }/{ $denominator })
# review
raises-title = { $edition } boyunca stavkanı köterüv: { $kind ->
    [palifico] palafiko tögeregi
    [veteran] palafiko tögeregi, raqamnı deñiştire bilgen veteran içün
   *[ordinary] adiy tögerek
    }, kübik: { $dice }
# review
raises-how = Satırlarda masadaki stavka, sütünlerde er bir raqam içün soñra aytıla bilgen sayılar. 4+ – dört ve çoqça, 1 – { word-tuz }.
# review
raises-opening = ilk stavka
# review
raises-standing = masadaki stavka
# review
raises-followers = soñra aytıla bilgen stavka
# review
raises-face = raqam

odds-same-face = Aynı raqam:
odds-same-quantity = Aynı sayı:

## Rounds between two, solved

# review
solve-round = Kübikler: başlağanda { $first }, ekincide { $second }
# review
solve-value = Başlağan içün qıymet, -1–1: { $value } ({ $low } ve { $high } arasında)
# review
solve-estimate = Başlağan içün qıymet, -1–1: taqriben { $value }; bu bir qıymetlendirüv
# review
solve-sure = Şübesiz o { $low } ve { $high } arasında
# review
solve-remembered = Eki oyuncı hatırlağan stavkalar: { $remembered }
# review
solve-wins = Demek, bu oyuncı böyle tögereklerniñ { $chance } qısmını qazana.
# review
solve-calza = Kaltsa aytmaq mümkün: onıñ qazanğan kübigi aytqanğa bir puan, ğayıp etilgen kübik ise ekincige bir puan.
# review
solve-three = { $edition }: üç oyuncı qalğanda ve er birinde bir kübik olğanda er birniñ oyunnı qazanmaq ihtimalı
# review
solve-three-chances = Başlağanda { $first }, soñrakisinde { $second }, eñ soñkisinde { $third }
# review
solve-three-gain = Kimse tek başına başqa türlü oynap { $gain } (oyunnıñ payı olaraq) miqdarından çoq qazanmay: bu tamlıqnen bir muvazene.
# review
solve-three-promise = Bundan çoq bir şey vade etilmey: başqa türlü oynağan eki kişi daa çoq qazanıp ola, başqa bir muvazene ise başqa ihtimallar berip ola.
# review
solve-exploitability = Eñ yahşı oyunğa yetmegeni (exploitability): { $exploitability }
# review
solve-exploitability-least = Eñ yahşı oyunğa yetmegeni (exploitability): eñ azından { $exploitability }
# review
solve-effort = İteratsiyalar: { $iterations }; saniyeler: { $seconds }
# review
solve-openings = Nasıl başlamalı, öz kübiklerine köre:
# review
solve-openings-all = Nasıl başlamalı, ortalama:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) }%
# review
solve-progress = İteratsiyalar: { $iterations }; saniyeler: { $seconds }; qıymet { $width } tamlığınen belli
# review
solve-progress-estimate = İteratsiyalar: { $iterations }; saniyeler: { $seconds }; o qadar hatırlağan daa { $gain } qazana bile
# review
solve-progress-three = İteratsiyalar: { $iterations }; saniyeler: { $seconds }; tek başına başqa türlü oynağan daa { $gain } qazanıp ola
# review
solve-progress-preparing = Oyuncılar ayıra bilgen şeyler azırlana.
# review
solve-progress-judging = Ögrenilgenge eñ yahşı cevaplar esaplana.
# review
solve-least = Buña eñ az { $seconds } saniye kerek: azırlamaq, bir iteratsiya ve onı qıymetlendirmek içün.
# review
probe-mix = Ne yapmalı: { $mix }
# review
probe-value = Sırası kelgen ne beklep ola, -1 (tögerek yutuldı) ile 1 arasında: { $value }
# review
probe-table = Perudo ile kelgen cedvelge köre.
# review
probe-kept = { $file } içinde saqlanğanğa köre.
# review
exploit-opening = Başlağanda er tögerekte bere: { $loss }
# review
exploit-answering = Cevap bergende er tögerekte bere: { $loss }
# review
exploit-estimated = Ne qadar sıq ne aytqanını esaplap olmadı; { $times } kere sorap tahmin etildi, bu sayılar da öyle.
# review
exploit-gain = Yahşı cevap bergen er tögerekte qazanğan kübikler: { $gain } (95% allarda { $low } – { $high }; dağıtmalar: { $deals }). Eñ yahşı cevap bundan az qazanmay.
# review
exploit-progress = Yapıldı: { $percent }%
# review
arena-title = Oyunlar: { $games }, { $players } oyuncılı. Başqalar kibi yahşı — { $fair }.
# review
arena-played = Qaideler: { $editions }; { $calza ->
        [on] calza ile
        [off] calzasız
       *[both] calza ile ve calzasız
    }.
# review
arena-left-out = { $players } oyuncı içün degil, alınmadı: { $editions }.
# review
arena-seed = Kübikler tesadüfen atıldı, çünki botlarnıñ biri bizniñ degil. Aynı oyunlar bir daa: --seed { $seed }
arena-bot = bot
# review
arena-share = pay
# review
arena-interval = 95%
# review
arena-times = öz payından qaç kere
# review
arena-rating = reyting
# review
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# review
arena-forfeited = { $name }, öz qabaatınen coyğan oyunlar: { $count }; { $why ->
        [error] istisna çıqardı
        [illegal] aytmaq mümkün olmağannı ayttı
        [slow] pek çoq tüşündi
       *[died] protsessi bitti
    }: { $detail }
# review
bot-illegal = { $standing ->
        [none] { $word }, iç bir şey aytılmağanda: { $reason }
       *[other] { $word }, { $standing } soñunda: { $reason }
    }
# review
bot-waits = { $table } masasında bekley: saip programmalarnı qoysın ve yer boş olsun.
# review
bot-sits = Qoyuldı: otura.
bot-offline = { page-lost-here }
# review
bot-begins = Oyun başlana.
# review
bot-won = Yeñdi.
# review
bot-lost = Yeñildi.

# review
solve-match = { $edition }: eki oyuncı qalğanda tögerekni başlağannıñ oyunnı qazanmaq ihtimalı
# review
solve-match-rows = Yuqarıdan aşağığa – başlağannıñ kübikleri, soldan sağğa – ekinciniñ.
# review
solve-match-palifico = Başlağan oyuncı palafiko olğanda:
# review
solve-match-palifico-row = palafiko
# review
solve-match-unsolved = –: kübikleri { $most } sayısından ziyade olğan tögereklerge bağlı olğanı esaplanmağan.
# review
solve-match-estimated = ≈: qıymetlendirüv. Kübikleri { $most } sayısından ziyade olğan tögerekler esaplanmağan; olarda eki oyuncı tek soñki stavkalarnı hatırlay.
# review
solve-match-least = O tögereklerdeki oyunnıñ eñ yahşısına yetmegeni (exploitability): eñ yaramayında eñ azından { $exploitability }.
# review
solve-match-mine = başlağannıñ kübikleri
# review
solve-match-theirs = ekinciniñ kübikleri
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }%
# review
solve-match-rounds = Tögerekler: { $done } / { $many }
# review
solve-match-sweeps = Bütün vaziyetlerden keçişler: { $done } / eñ çoq { $many }
# review
solve-match-unfinished = Soñuna barmadan toqtatıldı. Aytılğanı doğru; --checkpoint ile iş bu yerden devam eter.

## The rules, as the terminal and the documentation tell them

rules-editions = Neşirler
rules-shared = Er bir neşirde nasıl oynala
rules-settings = Er bir neşir özü belgilegen qaideler
# review
rules-readings = Hatalar ve aytılmağanlar nasıl oquldı
# review
rules-box = Qutu
rules-same = Bu neşirlerniñ qaideleri bir.
rules-source = { $edition } “{ $place }”
rules-sentence = { $said } “{ $place }”
rules-setting = Sazlama
# review
rules-rule = Qaide
rules-if-calza = Kaltsa oynalsa:
# review
rules-note-sources = Er bir satırnıñ menbası – neşirniñ öz kitapçığındaki yer: onıñ serlevası, öz tilinde; qaide kitapçıqta açıq aytılmağan olsa, qavuslarda.
# review
rules-note-dash = Sızıq kitapçıq bu aqta bir şey aytmağanını köstere.
# review
rules-silent = bu neşir aytmay
# review
rules-unsaid = iç bir neşir aytmay
# review
rules-note-house = Er bir satır masa saibi deñiştire bilgen sazlamadır. Meselâ kaltsa bütün neşirlerde qoşulmağan, onı böyle qoşalar: perudo play --set calza=true
# review
rules-presets = İç bir qutuda olmağan qaidelerniñ adları:
rules-page-title = Perudo qaideleri, neşir-neşir
rules-page-made = Bu saife "perudo rules --markdown" ile yapıla. src/perudo/core/rules.py faylını ya da src/perudo/locales içindeki sözlerni deñiştir, soñ "make generate" işlet.

## Playing in a terminal

play-guest = Musafir
play-help-hint = Stavkanı sayı ve raqam kibi yaz, meselâ 7 4, ya da dudo yaz. Çoqçasını bilmek içün yardım yaz.
# review
play-level = { $names }: { $level }. { $about }
# review
play-why = { $name }: { $why }
# review
play-why-nothing = Daa iç bir tögerek oynalmağan.
play-your-dice = Kübikleriñ: { $dice }.
play-ask-open = Sen başlaysıñ. Stavkañ:{" "}
play-ask-turn = Stavka: { bid }. Seniñ sözüñ:{" "}
play-ask-calza = Stavka: { bid }. Kaltsa aytasıñmı? Enter – yoq:{" "}
play-ask-calza-own = Öz stavkañ: { bid }. Kaltsa aytasıñmı? Enter – yoq:{" "}
play-ask-out = Oyundan çıqtıñ. Enter – devamını ayta, keç – soñuna keçe:{" "}
play-ask-quit = Oyundan ketesiñmi? ebet ya da yoq:{" "}
play-left = Masadan kettiñ. Körüşkence!
play-recorded = Oyun { $file } faylına yazıldı.
play-not-understood = Oyunda böyle söz yoq. Stavkanı 7 4 kibi yaz, ya da ayt: dudo, yardım.
play-who-in = Oyunda: { $names }.
play-who-turn = Nevbet: { $name }.
play-legal-face = { faces }: { $first ->
    [one] { $last ->
        [one] 1
       *[other] 1–{ $last }
    }
   *[other] { $first }–{ $last }
}
play-odds = { bid }, masada { dice-count }: doğru { $true }, tamam { $exact }.
play-odds-how = Stavka ihtimalını böyle sora: ihtimal 7 4
play-odds-hidden = Coyulğan kübikler gizli. Seniñce masada qaç kübik bar, ayt, meselâ: ihtimal { $quantity } { $face } 18
play-odds-dice = Masada { $least }–{ $most } kübik ola bile.
play-help =
    7 4         yedi dört stavkası; 7x4 de mümkün; { word-tuz } – 1 raqamı
    dudo        stavkağa inanmayım; d da mümkün
    kaltsa      stavka tamam doğru; k ya da c da mümkün
    kübik       öz kübikleriñ
    stavka      bu tögerekte ne aytıldı
    kim         kim oyunda ve kimniñ nevbeti
    mümkün      şimdi ne aytmaq mümkün
    ihtimal 7 4 yedi dört ihtimalı, öz kübikleriñe köre
    qaide       bu masanıñ qaideleri
    neden       botlar soñki tögerekte neden böyle oynadı
    çıq         oyundan ket
# What may be typed for each; separated by commas.
play-word-dudo = dudo, d
play-word-calza = kaltsa, k, calza, c
play-word-help = yardım, yardim, help, h, ?
play-word-dice = kübik, kübikler, kubik, kubikler, dice, hand
play-word-bids = stavka, stavkalar, bids, bid, b
play-word-who = kim, who, w
play-word-legal = mümkün, mumkun, legal, l
play-word-odds = ihtimal, odds, o
play-word-rules = qaide, qaideler, rules, r
# review
play-word-why = neden
play-word-quit = çıq, ciq, ket, quit, q, exit
play-word-skip = keç, kec, skip, s
play-word-yes = ebet, e, yes, y
error-record-unwritten = Oyun qaydı { $file } faylına yazılıp olamay: { $why }.

## Recorded games, as the terminal tells them

tell-players = Oyuncılar: { $names }
tell-seat = Yer { $seat }
tell-mid-game = Qayd oyun ortasında başlana.
tell-dice-left = Qalğan kübikler: { $dice }
tell-round = Tögerek { $round }
tell-hand = { $name }: { $dice }.
tell-stops-before-call = Qayd mında toqtay, daa dudo ya da kaltsa aytılmağan. Nevbet: { $name }.
tell-stops = Qayd mında toqtay. Soñraki tögerekni { $name } başlay.
tell-not-begun = Qayd birinci tögerekten evel toqtay.
tell-standard-input = standart kiriş

# --- Checking dice: docs/fair-dice.md tells what a seed, a commitment and a contribution are.

# $what is one of the sentences that follow.
verify-round = { $file }, tögerek { $round }: { $what }
# review
verify-fits =
    { $contributed ->
        [0] kübikler söz berilgen urluqtan çıqa. İç bir oyuncınıñ olarda issesi yoq.
        [one] kübikler söz berilgen urluqtan ve bir oyuncınıñ issesinden çıqa.
       *[other] kübikler söz berilgen urluqtan ve { $contributed } oyuncınıñ isselerinden çıqa.
    }
verify-unproven = kübikler qayerden kelgeni yazılmağan.
# review
verify-contributions = er yer içün 16 baytlıq bir isse yoq.
# review
verify-part = issesi olmağan botnıñ ya da kübiksiz yerniñ issesi yazılğan.
# review
verify-digests = kübiklerdeki bir isse evelden berilgen izge UYMAY.
# review
verify-commitment = urluq söz berilgen urluq DEGİL.
# review
verify-opener = urluq ve isselerge köre tögerekni BAŞQA oyuncı başlay.
# review
verify-dice = urluq ve isselerden BAŞQA kübikler çıqa, oynalğanları degil.
# review
verify-withheld = yer { $seat } issesini ilân etti, amma açmadı.
# $rounds and $faults: how many.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: bir tögerek, episi doğru.
           *[other] { $file }: { $rounds } tögerek, episi doğru.
        }
        [one] { $file }: { $rounds } tögerekten biri doğru DEGİL.
       *[other] { $file }: { $rounds } tögerekten { $faults } danesi doğru DEGİL.
    }
error-verify-nothing = { $file }: bu qaydda kübikler qayerden kelgeni yazılmağan, onıñ içün teşkerecek şey yoq. Serverde oynalğan oyunlarnıñ qaydında bu yazıla.

# review
verify-unsigned = { $file }: bu qaydnı iç bir server imzalamadı. Adlar, sözler ve qaideler deñiştirilgen, tögerekler çıqarılğan ya da episi uydurılğan ola bile: kübikler özü bunı köstermey.
# review
verify-signed = { $file }: { $key } anahtarınen imzalanğan. Adlar, qaideler, sözler, kübikler ve olarnıñ sırası bu anahtarnıñ serveri yazğanı kibi.
# review
verify-unfit = { $file }: { $key } anahtarınıñ imzası bu qaydnıñ DEGİL. İmzadan soñ bir şey deñiştirilgen, qoşulğan ya da çıqarılğan, ya da imza başqa qayddan alınğan.
# review
verify-weak-key = { $file }: imza İÇ bir şey isbatlamay. { $key } aqiqiy Ed25519 anahtarı degil: er kes oña uyğan imza yapıp ola.
# review
verify-key-wanted = { $file }: bu sen talap etken anahtardır.
# review
verify-key-other = { $file }: bu sen talap etken anahtar DEGİL.
# review
verify-server = { $file }: öz sözüne köre server bu adreste: { $server }. Bunı er kes yazıp ola: anda /.well-known/perudo.json kösterken anahtarnı --key ile talap et.
# review
verify-server-none = { $file }: bu kimniñ anahtarı olğanı qaydda yazılmağan. Öz serveriñniñkini --key ile talap et: onı /.well-known/perudo.json köstere.

## Errors in records: where, and what is wrong

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
# $key is a key of the record, as "seed".
error-record-hex = “{ $key }” 0–9 ve a–f işaretleriniñ çiftlerinen yazıla.
error-record-move = Adım böyle yazıla: "5x4", "dudo" ya da "calza 2": büyük arifsiz, işaretsiz, başta sıfırsız ve artıq boşluqsız.
error-record-after-call = Tögerek endi bitti: bundan soñ adım olmay.
error-record-after-end = Oyun endi bitti, yer { $winner } ğalip oldı; bundan soñ tögerek olmay.
# review
error-record-after-unfinished = Evelki tögerek dudosız ve kaltsasız toqtay, böyle ise tek soñki tögerek ola bile.

## Errors in talk, clocks and rule codes

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
