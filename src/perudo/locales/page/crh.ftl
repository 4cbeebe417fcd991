# Messages that only the page uses.

## Names, languages and time

page-title = Perudo
page-title-turn = ● Nevbet seniñ · Perudo
page-title-waits = { $name } aytacaq · Perudo
# review
page-what = Yalancı kübikleri: er kesniñ kübiklerine stavka ayt, blefni tut.
page-your-name = Adıñ
page-edition = Qaideler
# review
page-by-your-box = Öz qutuñnıñ qaidelerinen oyna
page-play-now = Şimdi oyna
# review
page-new-here = Perudonı birinci kere oynaysıñmı?
# review
page-new-show = Maña köster (3 daqqa)
# review
page-new-know = Oynamağa bilem
page-play-now-about = { $count ->
    [one] bir botqa qarşı
   *[other] { $count } botqa qarşı
}
# review
page-bots = Botlar
# review
page-bots-level = Olar ne qadar yahşı oynay
# review
page-level = Seviye
# review
page-bots-weaker = Zayıfça raqipler
# review
page-bots-stronger = Küçlüce raqipler
page-with-friends = Dostlarnen
page-find-others = Başqalarnen
page-find-waits = { $name } bekley
# review
page-house-rules-none = Neşirniñ qaidelerine qayt
# review
page-rules-picture = Resimler soñki stavkadan soñ angi stavkalar aytıla bilgenini, coyulğan kübikler körüngenini ve palafiko tekrarlana bilgenini köstere.
page-rules-linked = Bağlantıñdaki qaideler: { $edition }.
page-join = Kodnen
page-join-go = Masağa keç
page-code = Masa kodu
page-how-to-play = Nasıl oynala
# review
page-install = Uyğulama olaraq qur
# review
howto-dice = Er kes öz kübiklerini qade tübünde silkite. Sen tek öziñnikini köresiñ.
# review
howto-bid = “{ bid }” – bu stavka: bütün qadeler tübünde eñ az o qadar bar.
# review
howto-raise = Soñraki oyuncı kötere, meselâ: { bid }, ya da dudo ayta: “inanmayım”.
# review
howto-dudo = Dudodan soñ bütün qadeler kötürile; { word-tuzlar } er angi raqam yerine sayıla. Yañılğan bir kübik coya; kübiklernen soñki qalğan ğalip ola.
# review
howto-fine = Bütün qaideler: { $edition }
# review
howto-sources = Menbalarnı köster
page-open-tables = Açıq masalar
page-no-open-tables = Şimdi er keske açıq masa yoq. Dostlarnen masa aç da, onı cedvelde köster.
# review
page-going-on = Devam etken oyunlar
# review
page-turns = { $count ->
   *[other] { $count } masada nevbet seniñ
}
# review
page-gathers = oyuncılar toplana
# review
page-return = Qayt
# review
page-played = Soñki oyunlar
# review
page-career = { $games } oyundan ğalebe: { $wins }
# review
page-daily = Künniñ meselesi
page-table-of = { $name } masası
# review
page-invited = { $name } seni davet ete
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
page-coach-ask = Trener ne der edi?
# review
page-coach-bid = Seniñ stavkañ: { bid }. Kübikleriñnen { $expected } qadar beklemek mümkün edi.
# review
page-coach-call = Stavka: { bid }. Kübikleriñnen { $expected } qadar beklemek mümkün edi.
# review
page-coach-passed = Stavka: { bid }. Kübikleriñnen { $expected } qadar beklemek mümkün edi.
# review
page-coach-best = Daa yahşısı: { $best }.
# review
page-coach-figures = Sayılar
# review
page-coloured-dice = Tüslü kübikler
page-close = Qapat
page-dismiss = Qapat
# review: "alâqa" for connection
page-lost = Alâqa yoq; qayta bağlanam … Yeriñ saqlana, şimdi aytqanıñ ise soñ yollanır.
page-lost-said = Alâqa yoq; qayta bağlanam … Aytqanıñ bekley, soñ yollanır.
page-missed = Sen yoqta
page-new = yañı
# The chance of a bid.
page-new-bid = yañı
page-loading = Masağa keçemiz …
page-broken = Bu saife açılıp olamay
page-broken-text = Belki alâqa bir anğa üzülgendir.
page-nowhere = Mında iç bir şey yoq
page-nowhere-text = Adres qırqılğan, ya da yañlış yazılğan ola bile.
page-no-table = Böyle masa yoq
page-error-unknown = Server bunı qabul etmedi ({ $code }).
# A table before its game
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
# review
page-invite-phones = Telefonlar açalmaymı?
page-link = Bu masağa bağlantı
page-copy = Kopiyala
page-copied = Kopiyalandı
page-qr = Bu masağa bağlantınıñ QR kodu
page-rules = Bu masanıñ qaideleri
page-rules-here = Bu masanıñ qaideleri
page-rules-of = Qaideler: { $edition }
page-rules-change = Deñiştir
page-rule-code = Bu qaidelerni paylaş
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
# Table settings

# review
page-table-settings = Bu masanıñ adetleri
# At the table
page-table = Masa
page-menu = Daa
page-settings = Sazlamalar
page-alert-sound = Ses
# review
page-alert-vibration = Titrev
page-alert-notices = Bildir
# review
page-push-failed = Bu brauzer bildirüvlerni tek saife açıq ekende köstere.
# review
page-quiet-nights = Gece sessiz
# review
page-call-about = Kelecek areket saatlernen sürebilir. Nevbetiñ kelgende bildirüv isteysiñmi?
# review
page-call-me = Bildir
# review
page-not-now = Şimdi degil
# review
push-club-table = { $name } masa açtı
# review
push-club-table-about = { $club } klubında
# review
push-evening = { $club } tez arada toplana
# review
push-evening-about = Aqşam bir saat içinde başlana.
# review
push-round = { $round }. tur başladı
# review
push-round-about = { $tournament }: masañ seni bekley.
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
# review
page-now-resumed = Oyun devam ete.
# review
page-now-locked = Masa kilitlendi: yañı kimse oturamaz.
# review
page-now-unlocked = Masa yañıdan açıq.
# review
page-was-removed = Saip { $name } oyuncını çıqardı. Yerine bot oynay.
# review
page-host-is = Endi masa saibi { $name }.
# review
page-host-is-you = Endi masa saibi sensiñ.
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
# review
page-pause-now = Oyunnı toqtat
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
page-series = Esap
# review
page-series-games = { $count } oyun
# review
page-series-player = Oyuncı
# review
page-series-wins = Ğalebeler
# review
page-series-places = Yerler
# review
page-series-dudos = Doğru dudo
# review
page-champion = Aqşamnıñ ğalibi: { $names }!
# review
page-champion-own = Aqşamnıñ ğalibi sensiñ!
# review
page-series-end = Aqşamnı bitir
# review
page-series-end-title = Aqşamnı bitireyikmi?
# review
page-series-end-about = Er kes aqşamnıñ ğalibini körer. Kelecek oyun yañı esap başlar.
# review
page-series-end-not = Oyunğa devam
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
# review
page-tip-ok = Añladım
# review
page-tip-bid = Stavka bütün qadeler aqqında: eñ az o qadar kübik bar.
# review
page-tip-dudo = Soñki stavkağa inanmaysıñmı? Dudonı basıp tut, ya da eki kere bas.
# review
page-tip-lower-aces = { word-Tuzlar } stavkası içün sayınıñ yarısı yete: onda tek { word-tuzlar } sayıla.
# review
page-tip-aces = { $ace ->
    [bird] Quş
    [head] Baş
   *[sun] Küneş
} – cöker: er angi raqam yerine sayıla.
# review
page-tip-palifico = Palafiko: başlağan oyuncıda tek bir kübik qaldı. Bu tögerekte { word-tuzlar } cöker sayılmay.
page-to-act = nevbeti keldi
page-waits-for = { $name } aytacaq.
page-rolling = Er kes bir kübik taşlay; eñ büyük raqamnı taşlağan başlay.
# review
page-shaking = Salla, qapla, baqıp al.
page-palifico = Palafiko
page-out = çıqtı
page-ready = azır
page-stand-in = yerine bot
# review
page-program = programma
# review
page-registered-name = saqlanğan ad
# review
page-rated = reytingli
# review
rated-about = Reytingli: oyundan ketken soñki ola.
# review
page-leave-rated = Bu oyun reytingli. Seniñ yeriñe bot oynasa, qaytsañ da soñki olursıñ.
# review
unrated-alone = Reytingsiz: ekiden az insan oynay.
# review
unrated-absent = Reytingsiz: kimdir yoq.
# review
unrated-address = Reytingsiz: ekiñizniñ internet bağlantısı bir.
# review
rated-change = Seniñ reytingiñ: { $rating } ({ $change })
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
# Keyboard shortcuts and questions. $key is a key's name in browsers.

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
cheer-caught = { $name } blefni açtı!
# review
cheer-caught-you = Sen blefni açtıñ!
# review
cheer-held = { $name } doğru ayttı!
# review
cheer-held-you = Sen doğru ayttıñ!
# review
cheer-exact = { $name } tam urdı!
# review
cheer-exact-you = Tam urdıñ!
# review
page-last-two = Ekisi qaldı: { $names }!
# review
page-why = Niçün?
# review
page-why-title = Botlar niçün böyle dedi
# review
page-why-wait = Bir daqqa …
# review
page-why-alone = O evelki olğanğa da baqtı: bunı oyun bitkende aytır.
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
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
# The lesson
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
# The shared screen
page-screen = Büyük ekranda köster
# review
page-tv = Bu televizor
# review
page-screens = Büyük ekranda kösterile
# review
page-show-table = Masanı mında köster
# review
page-only-dice = Tek öz kübiklerim
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
# review
page-review-working = Er qarar közden keçirile…
page-replay-none = Böyle oyun yoq
page-replay-failed = Oyun açılıp olamay
page-replay-failed-text = Belki alâqa bir anğa üzülgendir.
page-try-again = Kene yapıp baq
page-replay-record = Yazılğan oyunnı qayta köster
# review
page-docs = Vesiqalar
# review
page-me = Menim adım
# review
page-tournament = Turnir
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
page-type-again = Yañısını başla
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
# People who come and go, for screen readers
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
page-withheld = { $name } bu kübiklerniñ çekilişine qatılmadı, belki bağ üzülgendir. Kübikler yine de adaletli.
# review
page-withheld-you = Bu kübiklerniñ çekilişi sensiz keçti, belki bağ üzülgendir. Kübikler yine de adaletli.
# Chat
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
# review
me-title = Seniñ adıñ
# review
me-about = Adıñnı saqla: yerleriñ ve oyunlarıñ bütün cihazlarıñda seniñnen olur. E-mail de, parol de kerek degil.
# review
me-register = Adımnı saqla
# review
me-passkey-about = Cihazıñ parmaq izini, yüzüñni ya da PIN kodnı sorar. Bir şey aqılda tutmaq kerekmey.
# review
me-register-with-code = Bunıñ yerine qurtaruv kodunı qullan
# review
me-passkey = Kiriş anahtarı
# review
me-passkey-add = Bu cihaz içün kiriş anahtarını qoş
# review
me-passkey-added = Qoşuldı: endi onıñnen kirmek mümkün.
# review
me-passkey-made = { $date } künü yapıldı
# review
me-passkey-remove = Sil
# review
me-passkey-remove-made = { $date } künü yapılğan anahtarnı sil
# review
me-games = Oyunlarıñ
# review
me-games-none = Bu serverde bitirgen oyunlarıñ mında sayılacaq.
# review
me-ratings = Reyting
# review
me-ratings-about = Reyting seniñ ne qadar küçlü olğanıñnı botlarnen bir ölçekte köstere. Reytingli oyunlar saqlanğan adlar içündir. Ketken soñki ola.
# review
me-rating-2 = Eki oyuncı
# review
me-rating-4 = Üç ya da dört oyuncı
# review
me-rating-8 = Beşten sekizge qadar oyuncı
# review
me-rating-margin = { $rating } ± { $margin }
# review
me-rated-games = { $count ->
    [one] { $count } reytingli oyun
   *[other] { $count } reytingli oyun
}
# review
me-rating-bots = Aynı ölçekte botlar
# review
me-rating-chart = Soñki { $count } oyunda reyting: { $from } — { $to }
# review
me-find-rated = Raqip tap
# review
me-open-rated = Reytingli masa aç
# review
me-visibility = Reytingiñni ve oyunlarıñnı kim köre
# review
me-visible-everybody = Er kes
# review
me-visible-clubs = Klublarımnıñ azaları
# review
me-visible-nobody = Tek özüm
# review
me-public-page = Başqaları içün saifeñ
# review
me-finished-games = Oyunlar
# review
me-since = Ad { $date } künü saqlandı
# review
me-hidden = Reyting ve oyunlar saña kösterilmey.
# review
me-report = Bu adamnı şikâyet et
# review
me-report-about = Ad ya da bu adamnıñ yazğanları aqaretlimi? Şikâyetiñni serverni alıp barğan adam oquy. Bu adam onı körmez.
# review
me-report-text = Ne oldı?
# review
me-report-send = Şikâyetni yolla
# review
me-reported = Şikâyetiñ yollandı. Sağ ol.
# review
me-no-games = Alâ bitirilgen oyun yoq.
# review
me-wins = Qazanılğan
# review
me-bluffs = İnanılğan blefler
# review
me-dudos = Doğru dudolar
# review
me-calzas = Doğru calzalar
# review
me-of = { $count } / { $total }
# review
me-reviewed = Teşkerilgen oyunlar: { $count }
# review
me-answered = Cevaplar: { $count }
# review
me-played-with = Birge oynağanlar
# review
me-games-together = { $count ->
   *[other] { $count } oyun
}
# review
me-invite = Masağa davet et
# review
me-invite-chosen = Masa aç ve olarnı davet et
# review
me-passkey-sign-in = Kiriş anahtarınen kir
# review
me-passkey-cancelled = Kiriş anahtarı qullanılmadı. Bir daa köster, ya da qurtaruv kodunı qullan.
# review
me-change = Adnı deñiştir
# review
me-have-name = Adıñ endi barmı?
# review
me-have-name-about = Kirgen cihazıñda QR kodnı köster ve onı bu cihaznen skanerle. Ya da qurtaruv kodunı yaz.
# review
me-code = Qurtaruv kodu
# review
me-sign-in = Kir
# review
me-code-about = Bu kodnı yazıp al: o tek bir kere kösterile. Onıñnen er bir cihazdan kirmek mümkün, bu cihaznı ğayıp etseñ, qaytmaq içün başqa yol yoq.
# review
me-code-saved = Yazıp aldım
# review
me-new-code = Yañı kod yap
# review
me-new-code-about = Koduñnı ğayıp etseñ, ya da birisi onı kördi ise, yañısını yap. Eskisi endi işlemez.
# review
me-devices = Cihazlarıñ
# review
me-this-device = bu cihaz
# review
me-used = soñki sefer: { $date }
# review
me-sign-out = Çıq
# review
me-sign-out-device = Çıq: { $device }
# review
me-add-device = Başqa cihaz
# review
me-show-qr = QR kodnı köster
# review
me-add-device-about = Bu kodnı başqa cihaznen skanerle, ya da bağlantını anda aç. O beş daqqa içinde bir kere işley. Onı başqa kimsege kösterme.
# review
me-qr = Başqa cihazdan kirmek içün QR kod
# review
me-link = Başqa cihazdan kirmek içün bağlantı
# review
me-link-about = Bu cihaz seniñ adıñnen oynar. Mında musafir olaraq oynalğan oyunlar seniñki olur.
# review
me-sign-in-here = Bu cihazda kir
# review
me-data = Seniñ malümatlarıñ
# review
me-download = Seniñ aqqıñda saqlanğan er şeyni yükle
# review
me-delete = Adımnı sil
# review
me-delete-ask = Adıñ silinsinmi?
# review
me-delete-about = Adıñ ve yazğanlarıñ bütün masalardan ve oyun yazılarından ğayıp olur, bütün aletlerden çıqılır. Oyunlarıñ qalır, lâkin sensiz. Bunı qaytarıp olmaz.
# review
me-delete-keep = Qalsın
# review
club-yours = Klublarıñ
# review
club-about = Sıq-sıq beraber oynağanlar içün: bir bağlantı, kelecek aqşam ve kim qaç kere yeñe.
# review
club-name = Klubnıñ adı
# review
club-found = Klub qur
# review
club-invited = Seni bu klubğa davet eteler. Azalar: { $count }
# review
club-join = Qoşul
# review
club-need-name = Azalar adlarını saqlaylar. Evelâ öz adıñnı saqla, soñra bu bağlantını kene aç.
# review
club-next = Kelecek aqşam
# review
club-next-at = Kelecek aqşam: { $date }
# review
club-no-evening = İç bir aqşam belgilenmegen.
# review
club-when = Kün ve saat
# review
club-plan = Belgile
# review
club-cancel = Aqşamnı lâğu et
# review
club-coming = Kelecem
# review
club-not-coming = Kelip olamam
# review
club-comes = kele
# review
club-comes-not = kelip olamay
# review
club-open-table = Masa aç
# review
club-call-about = Aqşam başlamazdan evel ve birev masa açqanda bildirüv isteysiñmi?
# review
club-table = { $code } masası, açıldı: { $time }
# review
club-standings = Sıralama
# review
club-period = Aqşam ya da yıl
# review
club-no-games = Klub masalarındaki oyunlar mında sayılacaq.
# review
club-place = Yer
# review
club-games = Oyunlar
# review
club-wins = Yeñildi
# review
club-members = Azalar
# review
club-owner = saip
# review
club-remove = Çıqar: { $name }
# review
club-removal = Çıqar
# review
tournament-new = Turnir
# review
tournament-about = Dostlar bağlantı ile qoşula. Boş yerlerni botlar ala, turlar özleri biri birini taqip ete.
# review
tournament-yours = Seniñ turnirleriñ
# review
tournament-name = Turnirniñ adı
# review
tournament-form = Format
# review
tournament-knock-out = Elemeli
# review
tournament-swiss = İsviçre sisteması
# review
tournament-knock-out-about = Er masanıñ eñ yahşı yarısı (aşağığa yuvarlaqlanıp) devam ete, bir ğalip qalğance.
# review
tournament-swiss-about = Er kes bütün turlarnı oynay. Senden soñ bitirgen er oyuncı bir puandır.
# review
tournament-table-size = Masada oyuncılar
# review
tournament-rounds = Turlar
# review
tournament-slow = Bir tur aftalar sürip bile. Oyuncılar isteseler, növbetleri kelgende çağırıla.
# review
tournament-open = Turnirni aç
# review
tournament-join = Turnirge qoşul
# review
tournament-late = Turnir başlandı. Kelecek turdan bir botnıñ yerini alıp olasıñ.
# review
tournament-no-place = Boş yer yoq, lâkin seyir etip olasıñ.
# review
tournament-start = Turnirni başla
# review
tournament-bots = { $count ->
    [one] Bir bot boş yerni ala.
   *[other] { $count } bot boş yerlerni ala.
}
# review
tournament-starts-later = Turnir başlağance bekle. Soñ masañ özü açılır.
# review
tournament-link = Oyuncılar içün bağlantı
# review
tournament-players = { $count ->
    [one] { $count } oyuncı
   *[other] { $count } oyuncı
}
# review
tournament-your-table = Masaña
# review
tournament-call-about = Tur başlağanda bildirüv isteysiñmi?
# review
tournament-wait = Kelecek tur bütün masalar bitirgende başlana.
# review
tournament-next-in = { $seconds } saniyeden soñ devam ete.
# review
tournament-your-place = Seniñ yeriñ { $count } kişiden { $place }.
# review
tournament-round = { $round }. tur
# review
tournament-round-of = { $rounds } turdan { $round }.
# review
tournament-final = Final
# review
tournament-watch = Seyir et
# review
tournament-points = Puanlar
# review
tournament-still-in = oynay
# review
tournament-bot = bot
# review
tournament-screen = Televizorda köster
# review
tournament-leave = Turnirden çıq
# review
tournament-leave-ask = Turnirden çıqasıñmı?
# review
tournament-leave-about = Kelecek turdan bir bot oynaycaq.
# review
tournament-left = Turnirden çıqtıñ. Seniñ yeriñe bir bot oynay.
# review
tournament-return = Qayt
# review
tournament-remove-ask = { $name } çıqarılsınmı?
# review
tournament-stay = Vazgeç
# review
tournament-another = Daa bir turnir
# review
tournament-won = Ğalip: { $names }
# review
tournament-fair-play = Adaletli oyun
# review
tournament-fair-play-about = Biri-birine dudo aytmağan eki oyuncı kerekkeninden çoq yeñe. Böyle bir şey olğanını teşkerip olasıñ. Neticeni tek sen köresiñ.
# review
tournament-fair-play-check = Oyunlarnı teşker
# review
tournament-fair-play-progress = Teşkerilgen oyunlar: { $games } oyundan { $analysed }
# review
tournament-fair-play-none = İç bir eki oyuncı biri-birini körünip qorçalamadı.
# review
tournament-fair-play-note = Bu oyuncılar biri-birine pek az dudo ayttı. Bu iç bir şeyni isbatlamay: daima yan-yanaşa oturğan dostlar ya da bir raqibinden qorqqan oyuncı da ayırılıp tura bile. Oyunlarını baq.
# review
tournament-fair-play-calls = Çağıruvlar: { $opportunities } imkândan { $calls }, beklengen: { $expected }
# review
tournament-fair-play-pair = { $one } ve { $other }
# review
club-remove-ask = { $name } çıqarılsınmı?
# review
club-remove-about = Bağlantınen bu adam kene qoşulıp ola. Buña yol bermemek içün bağlantını deñiştir.
# review
club-link = Klubnıñ bağlantısı
# review
club-link-about = Bu bağlantı kimde olsa, qoşulıp ola.
# review
club-new-link = Bağlantını deñiştir
# review
club-rename = Adını deñiştir
# review
club-leave = Klubtan çıq
# review
club-leave-about = Qaytmaq içün klubnıñ bağlantısı kerek. Soñki azanen beraber klub da ğayıp ola.
# review
club-stay = Qal
# review
club-keep-member = Qaldır
# review
me-failed = Serverge yetip olmay. Bir daa köster.
