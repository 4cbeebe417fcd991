# Messages that only the command line uses.

## Errors in rules and positions

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

## Events of a round

story-count = { $count ->
    [0] Bir { face } bile yoq.
   *[other] Sayıldı: { $count }.
}

## The server and its data

serving-here = Perudo bu adreste açıq: { $address }
# review
serving-preview = Perudo masamızda bir yer
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
error-store-read-only = { $place }: yazılıp olamay, fayl ya da onıñ cılbendi tek oquma içün. Bunı deñiştir, ya da başqa yerni --data ile ayt.
# review
error-store-strange = { $place }: bu Perudonıñ malümatı degil, oña toqunılmadı. Başqa yerni --data ile ayt.
# review
error-store-foreign = { $place }: malümatta Perudo yapqan cedveller aynı degil ({ $what }), demek, olarnı birev deñiştirgen. Olarğa toqunılmadı. İşanğan yedek nushañnı qaytar: perudo restore NUSHA --data FAYL --replace
# review
error-backup-elsewhere = Mında tek SQLite faylları kopiyalana ve qaytarıla. PostgreSQL içün onıñ öz aletlerini qullan: pg_dump işlegen bazanı kopiyalay, psql ya da pg_restore onı qaytara.
# review
error-backup-exists = { $place } endi bar. Nusha içün yañı fayl ayt.
# review
error-backup-failed = { $place } yazılıp olamadı: { $why }. Anda er şey evelki kibi.
# review
error-backup-nothing = { $place }: anda bir şey yoq.
# review
error-person-unknown = Mında “{ $who }” adını kimse saqlamağan.
# review
error-person-needed = Kim aqqında olğanını ayt: perudo people AD
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
# review
people-list = Adını saqlağan adamlar: { $count }
# review
people-renamed = { $old } endi { $new } dep adlandırıla.
# review
people-ask = { $name } ebediyen silinsinmi? ebet ya da yoq:{" "}
# review
people-deleted = Silindi: { $name }. Çalışqan server şimdi adnı bütün masalardan çıqara; olmasa, kelecek sefer işke tüşkende çıqaracaq.
# review
people-ban = Yasaqlandı: { $name }. Çalışqan server bu adamnı bir qaç saniyede ayıra.
# review
people-unban = Endi yasaq degil: { $name }
# review
people-banned = yasaq: { $reason }
# review
people-reports = Açıq şikâyetler: { $count }
# review
collusion-players = oyuncılar
# review
collusion-ratio = nisbet
# review
collusion-calls-head = çağıruvlar
# review
collusion-expected = beklengen
# review
collusion-pair = { $one } ve { $other }
# review
collusion-calls = { $opportunities } imkândan { $calls }
# review
collusion-above = > { $ratio }
# review
collusion-none = Üç ya da ziyade oyuncı biri-birine dudo aytıp olğan oyun yoq.
# review
collusion-note = Nisbet ayta: eki oyuncı biri-birini qorçalasa, bu çağıruvlar episine bir türlü davranğan oyuncılarğa köre ne qadar daa ihtimallı. { $ratio } ve ondan yuqarı olsa, oyunlarını baq. Nisbet iç bir şeyni isbatlamay: daima yan-yanaşa oturğan dostlarda ya da bir raqibinden qorqqan oyuncıda da yüksek ola bile.
# review
collusion-so-far = Şimdige qadar oyunlar: { $games }

## Errors at a table

error-no-page = Böyle saife yoq.

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
# argparse replaces what begins with a percent sign.
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
cli-serve-push-service = bildirüvler yollanğan daa bir push hızmeti, URL olaraq; tekrarlanabilir (adiy brauzerlerniñki belli)
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
cli-people-about = Serverde adını saqlağan adamlarnı, ya da biri aqqında saqlanğan malümatnı köster; adamnıñ adını deñiştir, adamnı yasaqla ya da sil. Server çalışıp tura bile.
# review
cli-people-who = adamnıñ adı ya da id’si; aytılmasa, episiniñ cedveli
# review
cli-people-data = SQLite faylı, ya da PostgreSQL bazasınıñ URL adresi; aytılmasa, { $default }
# review
cli-people-export = adam aqqında saqlanğan er şeyni JSON olaraq çıqar
# review
cli-people-rename = adamnıñ adını deñiştir
# review
cli-people-ban = adamnı yasaqla; sebebi oña aytıla
# review
cli-people-unban = adamnıñ yasağını bitir
# review
cli-people-reports = şikâyetlerni köster
# review
cli-people-close = şikâyetni bu cedvelden çıqar
# review
cli-people-delete = adamnı sil, soramadan soñ
# review
cli-people-yes = sorama
# review
cli-people-examples =
    perudo people
    perudo people Ana --export
    perudo people Ana --ban "insulted others"
    perudo people Ana --delete
    perudo people --reports
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
# review
cli-collusion-about = Biri-birini qorçalağan oyuncılarnı qıdır: olar biri-birine başqalardan daa az dudo aytalar. Oyun yazılarını oquy, ya da server malümatındaki üç ya da ziyade oyuncılı reytingli oyunlarnı; server işley bere bile.
# review
cli-collusion-files = .perudo faylları; olar olmasa, malümattaki reytingli oyunlar
# review
cli-collusion-data = SQLite faylı, ya da PostgreSQL bazasınıñ URL adresi; aytılmasa, { $default }
# review
cli-collusion-tournament = tek bu kodlu turnirniñ oyunları
# review
cli-collusion-json = { cli-solve-json }
# review
cli-collusion-examples =
    perudo collusion --data /srv/perudo.db
    perudo collusion evening/*.perudo
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
cli-exploit-about = Bot er tögerekte nasıl oynağanını bilgen ve eñ yahşı cevap bergenge ne qadar bere. Eki oyuncı arasında, tögerek kiçik olsa, tam; başqa yerde oynalğan tögereklerden alt sıñır, 95% aralığınen. --games ile: böyle raqip bütün oyunlarnıñ qaysı qısmını qazana.
# review
cli-exploit-bot = azır bot (perudo bots), FAYL.py:KLASS, MODUL:KLASS, ya da tırnaq içinde programma (docs/bots.md); onıñ kodu bu protsesste çalışa: işanğanıñnı al
# review
cli-exploit-dice = başlağannıñ ve er bir soñrakiniñ kübikleri, meselâ 2,1 ya da 3,3,3
# review
cli-exploit-games = botnıñ kopiyası olğan birevge qarşı bu qadar bütün oyun oynamaq, ve onıñ ğalebe qısmını köstermek
# review
cli-exploit-players = bu oyunlardaki oyuncılar: bu raqip, ve qalğan yerlerde bot; aytılmasa, 2
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
    perudo exploit reader --games 100 --edition kozak
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
# Placeholders for values in usage lines.
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
# review
cli-metavar-person = ADAM
# review
cli-metavar-reason = SEBEP
# review
cli-metavar-report = ŞIKÂYET
# review
cli-metavar-tournament = KOD
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
error-options-needed = { $one } ya da { $other } ber.
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

## Chances

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
# Chances that are not quite 0 or 1, but would be rounded to it.

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

## Solved rounds of two players

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
exploit-share = Botnıñ kopiyası ile cevap bergen oyunlarnıñ { $share }% qısmını qazana (95% allarda { $low } – { $high }; oyunlar: { $games }). Müsaviy qısım { $fair }%.
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

## Reports of rules

rules-editions = Neşirler
rules-settings = Er bir neşir özü belgilegen qaideler
rules-same = Bu neşirlerniñ qaideleri bir.
rules-source = { $edition } “{ $place }”
rules-sentence = { $said } “{ $place }”
rules-setting = Sazlama
# review
rules-rule = Qaide
# review
rules-note-dash = Sızıq kitapçıq bu aqta bir şey aytmağanını köstere.
# review
rules-note-house = Er bir satır masa saibi deñiştire bilgen sazlamadır. Meselâ kaltsa bütün neşirlerde qoşulmağan, onı böyle qoşalar: perudo play --set calza=true
# review
rules-presets = İç bir qutuda olmağan qaidelerniñ adları:
rules-page-title = Perudo qaideleri, neşir-neşir
rules-page-made = Bu saife "perudo rules --markdown" ile yapıla. src/perudo/core/editions.py faylını ya da src/perudo/locales içindeki sözlerni deñiştir, soñ "make generate" işlet.

## Play in the terminal

play-guest = Musafir
play-help-hint = Stavkanı sayı ve raqam kibi yaz, meselâ 7 4, ya da dudo yaz. Çoqçasını bilmek içün yardım yaz.
# review
play-level = { $names }: { $level }. { $about }
# review
play-why = { $name }: { $why }
# review
play-why-nothing = Daa iç bir tögerek oynalmağan.
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
# Accepted inputs, separated by commas.
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

## Records

tell-players = Oyuncılar: { $names }
tell-mid-game = Qayd oyun ortasında başlana.
tell-round = Tögerek { $round }
tell-hand = { $name }: { $dice }.
tell-stops-before-call = Qayd mında toqtay, daa dudo ya da kaltsa aytılmağan. Nevbet: { $name }.
tell-stops = Qayd mında toqtay. Soñraki tögerekni { $name } başlay.
tell-not-begun = Qayd birinci tögerekten evel toqtay.
tell-standard-input = standart kiriş
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
# $what is one of the following sentences.
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
# $rounds and $faults are numbers.
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
