command-me = Deine eigenen Einstellungen, auf jedem Server: Sprache, Zeitzone, Erinnerungen, Farbe und mehr
command-me-zone = Deine Zeitzone, etwa Europe/Berlin: sofort gespeichert

me-title = ### Deine Einstellungen
me-line = **{ $name }** – { $about }
me-hint = Das siehst nur du, und es gilt für dich auf jedem Server. Jede Wahl ist sofort gespeichert.
me-saved = **{ $name }** ist gespeichert.

me-language-discord = Sprache: wie in Discord
    .about = was nur du siehst, jetzt auf { $own }
me-language = Sprache: { $language }
    .about = was nur du siehst, ist auf { $language }; öffentliche Nachrichten in der Sprache des Servers
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
    .about = wenn Discord mich dir schreiben lässt; sonst im Kanal
me-pings-none = Erinnerungen: keine
    .about = ich erinnere dich an nichts; deine Zeit läuft trotzdem
me-invitations-on = Einladungen: an
    .about = andere können dich an ihren Tisch einladen, und ich erwähne dich dann
me-invitations-off = Einladungen: aus
    .about = niemand kann dich einladen; an offene Tische kannst du dich trotzdem setzen
me-confirm-on = Rückfrage: an
    .about = ich zeige, was dein Zug bewirkt, und du drückst noch einmal, bevor er gilt
me-confirm-off = Rückfrage: aus
    .about = der letzte Knopf spielt deinen Zug sofort
me-colour-any = Farbe: egal
    .about = du bekommst eine, die übrig ist
me-colour = Farbe: { $colour }
    .about = deine am nächsten Tisch, an den du dich setzt, wenn dort niemand sie hat
me-letter-any = Buchstabe: dein Anfangsbuchstabe
    .about = der erste deines Namens, wenn ihn sonst niemand braucht
me-letter = Buchstabe: { $letter }
    .about = deine Meeples tragen ihn am nächsten Tisch, wenn ihn sonst niemand hat
me-hints-on = Tipps: an
    .about = *Mehr* hat einen *Tipp* für dich, wenn der Tisch Tipps erlaubt
me-hints-off = Tipps: aus
    .about = kein Tisch bietet dir Tipps an
me-text-on = In Worten: an
    .about = Worte sagen dir alles, was die Bilder zeigen
me-text-off = In Worten: aus
    .about = Bilder mit einer kurzen Beschreibung
me-vacation-none = Freie Tage: keine
    .about = Tage, an denen Fernpartien auf dich warten; höchstens { $most } im Jahr
me-vacation = Freie Tage: { $from } bis { $to }
    .about = deine Zeit in Fernpartien steht still, auch an diesen beiden Tagen

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

refusal-unknown-zone = Eine Zeitzone { $typed } kenne ich nicht: Tippe einen Namen wie `Europe/Berlin` oder eine große Stadt darin, oder nimm einen Vorschlag von `/me`.
refusal-quiet-hours = Eine Ruhezeit geht von einer vollen Stunde bis zu einer anderen, 0 bis 23, etwa von 22 bis 7. Sie braucht eine Zeitzone: Fülle alle drei Felder aus, oder lass beide Stunden leer.
refusal-days-off = Freie Tage gehen von einem Tag bis zu einem anderen, etwa von `{ $from }` bis `{ $to }`: Fülle beide Felder aus, oder lass beide leer.
refusal-days-off-past = Freie Tage beginnen frühestens heute: Wähle einen späteren Tag.
refusal-days-off-many = { $left ->
    [one] Das ist zu lang: Für { $year } hast du noch { $left } von { $most } freien Tagen.
   *[other] Das ist zu lang: Für { $year } hast du noch { $left } von { $most } freien Tagen.
}
refusal-not-a-letter = Meeples tragen einen Buchstaben von A bis Z, und { $typed } ist keiner: Tippe einen anderen, oder nichts für deinen Anfangsbuchstaben.

privacy-settings = **Deine Einstellungen** von `/me`: { $settings ->
    [none] alle wie am Anfang
   *[other] { $settings }
}.
