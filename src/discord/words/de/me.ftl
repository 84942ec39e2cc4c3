command-me = Deine eigenen Einstellungen, auf jedem Server: Sprache, Zeitzone, Erinnerungen, Farbe und mehr
command-me-zone = Deine Zeitzone, etwa Europe/Berlin: sofort gespeichert

me-title = ### Deine Einstellungen
me-line = **{ $name }** – { $about }
me-hint = Das siehst nur du, und es gilt für dich auf jedem Server. Was du wählst, ist sofort gespeichert.
me-saved = **{ $name }** ist gespeichert.

me-language-discord = Sprache: wie in Discord
    .about = was nur du liest, jetzt auf { $own }
me-language = Sprache: { $language }
    .about = was nur du liest, ist auf { $language }; was alle lesen, in der Sprache des Servers
    .gone = dieser Bot spricht sie nicht mehr: du liest die Sprache deines Discord, jetzt { $own }
me-zone-none = Zeitzone: keine
    .about = für deine Ruhezeit und deine freien Tage
me-zone = Zeitzone: { $zone }
    .about = dort ist es jetzt { $time } Uhr
me-quiet-none = Ruhezeit: keine
    .about = Stunden, in denen ich dich an nichts erinnere
me-quiet = Ruhezeit: { $from } bis { $to } Uhr
    .about = in diesen Stunden deiner Zeitzone erinnere ich dich an nichts
me-pings-channel = Erinnerungen: im Kanal
    .about = dort, wo gespielt wird, wenn deine Zeit knapp wird
me-pings-direct = Erinnerungen: als Direktnachricht
    .about = wo Discord mich dir schreiben lässt; sonst im Kanal
me-pings-none = Erinnerungen: keine
    .about = ich erinnere dich an nichts; deine Zeit läuft trotzdem
me-invitations-on = Einladungen: an
    .about = andere können dich an ihren Tisch einladen, und du wirst dann gerufen
me-invitations-off = Einladungen: aus
    .about = niemand kann dich einladen; an offene Tische kannst du dich trotzdem setzen
me-confirm-on = Rückfrage: an
    .about = bevor dein Zug gilt, zeige ich, was er bewirkt, und du drückst noch einmal
me-confirm-off = Rückfrage: aus
    .about = der letzte Knopf spielt deinen Zug sofort
me-colour-any = Farbe: egal
    .about = du bekommst die, die übrig ist
me-colour = Farbe: { $colour }
    .about = deine am nächsten Tisch, an den du dich setzt, wenn vor dir niemand sie hat
me-letter-any = Buchstabe: dein Anfangsbuchstabe
    .about = der erste deines Namens, wenn ihn sonst niemand braucht
me-letter = Buchstabe: { $letter }
    .about = deine Meeples tragen ihn am nächsten Tisch, wenn ihn sonst niemand hat
me-hints-on = Tipps: an
    .about = *Mehr* hat einen *Tipp* für dich, wo der Tisch sie erlaubt
me-hints-off = Tipps: aus
    .about = dir werden keine Tipps angeboten, wo du auch spielst
me-text-on = In Worten: an
    .about = was du siehst, steht auch in Worten da, vollständig ohne die Bilder
me-text-off = In Worten: aus
    .about = Bilder mit einer kurzen Beschreibung
me-vacation-none = Freie Tage: keine
    .about = Tage, an denen Fernpartien auf dich warten; höchstens { $most } im Jahr
me-vacation = Freie Tage: { $from } bis { $to }
    .about = beide Tage zählen; an ihnen steht deine Zeit in Fernpartien still

colour-blue = blau
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-black = schwarz
colour-pink = rosa

me-menu-language = Sprache für alles, was nur du liest …
me-menu-pings = Wie ich dich erinnere …
me-menu-colour = Farbe deiner Meeples …

me-switch-invitations = { $on ->
    [yes] Einladungen ausschalten
   *[no] Einladungen einschalten
}
me-switch-confirm = { $on ->
    [yes] Rückfrage ausschalten
   *[no] Rückfrage einschalten
}
me-switch-hints = { $on ->
    [yes] Tipps ausschalten
   *[no] Tipps einschalten
}
me-switch-text = { $on ->
    [yes] „In Worten“ ausschalten
   *[no] „In Worten“ einschalten
}
me-open-times = Zeitzone, Ruhezeit …
me-open-vacation = Freie Tage …
me-open-letter = Buchstabe …

me-form-times = Zeitzone und Ruhezeit
me-form-vacation = Freie Tage
me-form-letter = Buchstabe deiner Meeples
me-field-zone = Zeitzone
    .about = etwa Europe/Berlin, oder nur die Stadt; leer für keine
me-field-from = Ruhe ab
    .about = eine Stunde, 0 bis 23; leer für keine Ruhezeit
me-field-to = Ruhe bis
    .about = eine Stunde, 0 bis 23
me-field-first = Erster freier Tag
    .about = etwa { $day }; leer für keinen
me-field-last = Letzter freier Tag
    .about = etwa { $day }; höchstens { $most } Tage im Jahr
me-field-letter = Ein Buchstabe
    .about = A bis Z; leer für deinen Anfangsbuchstaben

me-confirm = **So legen?** Auf { $square }: { $what }. Noch ist nichts gespielt.
button-place-so = So legen
button-choose-anew = Anders wählen

refusal-unknown-zone = Eine Zeitzone { $typed } kenne ich nicht: Tippe einen Namen wie `Europe/Berlin` oder eine große Stadt darin, oder nimm einen, den `/me` beim Tippen vorschlägt.
refusal-quiet-hours = Eine Ruhezeit geht von einer vollen Stunde bis zu einer anderen, 0 bis 23, etwa von 22 bis 7, und braucht eine Zeitzone: Fülle alle drei aus, oder lass beide Stunden leer.
refusal-days-off = Freie Tage gehen von einem Tag bis zu einem anderen, etwa von `{ $from }` bis `{ $to }`: Fülle beide aus, oder keinen für keine freien Tage.
refusal-days-off-past = Freie Tage beginnen frühestens heute: Wähle einen späteren Tag.
refusal-days-off-many = { $left ->
    [one] Das ist zu lang: Von den { $most } freien Tagen für { $year } ist noch { $left } übrig.
   *[other] Das ist zu lang: Von den { $most } freien Tagen für { $year } sind noch { $left } übrig.
}
refusal-not-a-letter = Meeples tragen einen Buchstaben von A bis Z, und { $typed } ist keiner: Tippe einen anderen, oder nichts für deinen Anfangsbuchstaben.

privacy-settings = **Deine Einstellungen** von `/me`: { $settings ->
    [none] alle wie am Anfang
   *[other] { $settings }
}.
