import { MOST_PRESETS } from '../../../game/servers.ts';
import type { RefusalPhrases } from '../phrases.ts';

export const refusals: RefusalPhrases = {
  quotes: ['„', '“'],
  permissions: {
    ViewChannel: 'Kanal anzeigen',
    SendMessages: 'Nachrichten senden',
    SendMessagesInThreads: 'Nachrichten in Threads senden',
    AttachFiles: 'Dateien anhängen',
    ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
    CreatePublicThreads: 'Öffentliche Threads erstellen',
  },
  of: {
    'not-legal': () =>
      'Das lassen die Regeln dort nicht zu, und nichts wurde verändert: Drücke eine der Zahlen unter dem neuesten Spielplan, nur erlaubte Felder haben eine.',
    'game-over': () => 'Dieses Spiel ist zu Ende, darin geht nichts mehr: Beginne mit `/play` ein neues.',
    'already-resigned': () =>
      'Du hast dieses Spiel schon aufgegeben: Du kannst weiter zuschauen oder mit `/play` ein neues beginnen.',
    'no-such-table': () => 'Dieses Spiel gibt es nicht mehr: Beginne mit `/play` ein neues.',
    'table-broken': ({ reference }) =>
      `Das gespeicherte Spiel lässt sich nicht lesen und bleibt, wie es ist: Nenne den Betreibern dieses Bots die Kennung \`${reference}\` und beginne mit \`/play\` ein neues.`,
    stale: () =>
      'Seit es diesen Knopf gibt, ist am Tisch etwas geschehen, deshalb hat er nichts bewirkt: Nimm die neueste Nachricht oder hole sie mit `/board` hierher.',
    'channel-busy': ({ phase }) =>
      phase === 'lobby'
        ? 'In diesem Kanal ist schon ein Tisch offen: Setz dich dort dazu (`/board` holt ihn hierher) oder öffne deinen in einem anderen Kanal oder Thread.'
        : 'In diesem Kanal wird schon gespielt: Schau mit `/board` zu oder öffne deinen Tisch in einem anderen Kanal oder Thread.',
    'not-in-lobby': () =>
      'An diesem Tisch hat das Spiel begonnen oder er ist geschlossen, Plätze und Einstellungen stehen fest: Sieh ihn dir mit `/board` an oder öffne mit `/play` einen neuen.',
    'not-playing': () =>
      'An diesem Tisch läuft kein Spiel: Wer ihn geöffnet hat, kann es starten, oder du öffnest mit `/play` einen neuen.',
    'table-full': ({ seats }) =>
      `Alle ${seats} Plätze an diesem Tisch sind besetzt: Schau zu oder öffne mit \`/play\` einen Tisch in einem anderen Kanal.`,
    'already-joined': () => 'Du sitzt schon an diesem Tisch: Warte auf *Starten*, oder drücke *Aufstehen*.',
    'not-at-table': () =>
      'Du sitzt nicht an diesem Tisch: Du kannst jede Zahl drücken und das Plättchen für dich ausprobieren, oder mit `/play` in einem anderen Kanal einen eigenen öffnen.',
    'not-host': ({ host }, say) => `Das kann nur, wer den Tisch geöffnet hat: Frage ${say.user(host)}.`,
    'too-few-players': ({ least }) =>
      `Zum Spielen braucht es mindestens ${least} Personen: Erst muss noch jemand *Mitspielen* drücken.`,
    'not-your-turn': ({ turnOf }, say) =>
      `${say.user(turnOf)} ist am Zug: Bis du dran bist, kannst du mit den Zahlen das Plättchen für dich ausprobieren.`,
    'already-agreed': () =>
      'Du hast dem Abbruch schon zugestimmt: Jetzt müssen noch die anderen zustimmen, die mitspielen.',
    'unknown-component': () =>
      'Dieser Knopf stammt von einer älteren Fassung dieses Bots und bewirkt nichts mehr: Nimm die neueste Nachricht oder hole sie mit `/board` hierher.',
    'not-your-panel': () =>
      'Diese Auswahl gehört jemand anderem: Drücke eine Zahl unter dem Spielplan, dann bekommst du deine eigene.',
    'panel-expired': () =>
      'Diese Auswahl ist zu alt, aber nichts ist verloren: Drücke die Zahl unter dem Spielplan noch einmal.',
    'no-game-here': () => 'In diesem Kanal gibt es kein Spiel: Beginne mit `/play` eines.',
    'missing-permissions': ({ permissions, channel }, say) =>
      `Ich darf in ${say.channel(channel)} nicht spielen: Wer den Server verwaltet, kann mir dort in den Kanaleinstellungen unter *Berechtigungen* ${say.list(permissions.map((one) => `**${refusals.permissions[one]}**`))} geben; laufende Spiele sind sicher.`,
    'cannot-see-channel': ({ channel }, say) =>
      `Ich kann ${say.channel(channel)} nicht sehen: Wer den Server verwaltet, kann mir dort **Kanal anzeigen** geben, danach holt \`/board\` das Spiel zurück.`,
    'thread-archived-locked': ({ channel }, say) =>
      `Der Thread ${say.channel(channel)} ist gesperrt: Wer moderiert, kann ihn entsperren, danach geht es mit \`/board\` weiter, und nichts ist verloren.`,
    'too-many-threads': ({ channel }, say) =>
      `In ${say.channel(channel)} sind so viele Threads offen, wie Discord erlaubt: Schließe einen, den niemand mehr braucht, oder benutze \`/play\` in einem von ihnen.`,
    'not-a-square': ({ typed }, say) =>
      `${say.typed(typed)} ist kein Feld: Schreibe Spalte und Zeile wie am Rand des Spielplans, etwa \`${say.example}\`, oder nimm einen der Vorschläge.`,
    'square-not-legal': ({ typed, tile }, say) =>
      `Dein Plättchen (${say.tile(tile)}) passt nicht auf ${say.typed(typed)}: Nimm eines der vorgeschlagenen Felder oder drücke eine Zahl unter dem Spielplan.`,
    'square-not-open': ({ typed }, say) =>
      `Auf ${say.typed(typed)} kann gerade kein Plättchen kommen: Nimm einen der Vorschläge, die leeren Felder neben einem Plättchen.`,
    'rotation-not-legal': ({ square, legal }, say) =>
      legal.length === 0
        ? `Auf ${say.square(square)} passt das Plättchen in keiner Drehung: Nimm eines der vorgeschlagenen Felder.`
        : `Auf ${say.square(square)} passt das Plättchen so gedreht nicht: Wähle ${say.list(
            legal.map((one) => `${one}°`),
            'or',
          )}.`,
    'place-not-legal': ({ typed }, say) =>
      `Auf ${say.typed(typed)} kann kein Meeple gesetzt werden: Nimm einen der Vorschläge oder \`none\`.`,
    'text-too-long': ({ most }) =>
      `Der Text ist zu lang: Höchstens ${most} Zeichen werden gelesen, nimm also einen der Vorschläge.`,
    'unknown-topic': ({ typed }, say) =>
      `Zu ${say.typed(typed)} gibt es keine Antwort: Nimm eines der Themen, die \`/rules\` vorschlägt.`,
    'guild-only': () => 'Gespielt wird in den Kanälen eines Servers: Benutze diesen Befehl dort.',
    'manage-server-needed': () =>
      'Dafür braucht es die Berechtigung **Server verwalten**: Bitte jemanden, der sie hat; ein Spiel könnt ihr auch abbrechen, indem alle zustimmen.',
    'store-unavailable': ({ reference }) =>
      `Die Spiele sind gerade nicht erreichbar, deshalb ist ungewiss, ob das gespeichert wurde: Warte eine Minute, sieh mit \`/board\` nach und versuche es noch einmal (Kennung \`${reference}\`).`,
    internal: ({ reference }) =>
      `Bei mir ist etwas schiefgegangen: Sieh mit \`/board\` nach, wie das Spiel steht, und versuche es noch einmal; geschieht es wieder, nenne den Betreibern dieses Bots die Kennung \`${reference}\`.`,
    'picture-failed': ({ reference }) =>
      `Das Bild ließ sich nicht zeichnen, aber das Spiel ist gespeichert: \`/board\` versucht es noch einmal (Kennung \`${reference}\`).`,
    'no-gifts-in-this-game': () =>
      'In diesem Spiel sind Die Geschenke nicht dabei, es gibt also nichts zu zeigen: Ein Tisch hat sie, wenn sie vor dem Start eingeschaltet werden.',
    'gift-not-now': () =>
      'Ein Geschenk öffnet man im eigenen Zug, nach dem Ziehen und vor dem Legen (G9): Bis dahin bleibt es bei dir, mit `/gifts` siehst du es an.',
    'gift-already-opened': () =>
      'Zu jedem gezogenen Plättchen darf nur ein Geschenk geöffnet werden, und das hast du schon getan (G9): Lege jetzt dein Plättchen mit einer Zahl unter dem Spielplan.',
    'keep-a-tile-first': () =>
      'Mit Nimm 2 wurde ein zweites Plättchen gezogen: Wähle erst, welches der beiden du behältst (G60), mit *Meine Geschenke* oder der neuesten Nachricht.',
    'decide-first': ({ asked }, say) =>
      asked === null
        ? 'Erst ist etwas anderes zu entscheiden, und du bist gefragt: Drück einen der Knöpfe unter der neuesten Nachricht.'
        : `Erst wird etwas anderes entschieden: ${say.user(asked)} ist gefragt, unter der neuesten Nachricht. Danach werden wieder Plättchen gelegt.`,
    'unknown-map': ({ typed }, say) =>
      `Eine Karte ${say.typed(typed)} gibt es nicht: Nimm eine von denen, die \`/play\` vorschlägt, oder wähle sie in den Einstellungen des Tisches.`,
    'unknown-preset': ({ typed }, say) =>
      `Eine Vorlage ${say.typed(typed)} gibt es nicht: Nimm einen der Vorschläge, oder sieh mit \`/settings presets\` nach, welche dieser Server hat.`,
    'preset-name': ({ typed }, say) =>
      `${say.typed(typed)} kann kein Name einer Vorlage sein: Wähle einen von 1 bis 40 Zeichen.`,
    'presets-full': () =>
      `Dieser Server hat ${MOST_PRESETS} Vorlagen, mehr lassen sich nicht speichern: Lösche erst eine mit \`/settings delete\`, oder nimm einen Namen, den es schon gibt.`,
    'no-lobby-here': () =>
      'In diesem Kanal ist kein Tisch vor dem Start, dessen Einstellungen sich speichern ließen: Öffne einen mit `/play`, wähle dort und speichere dann.',
    'leaderboard-off': () =>
      'Dieser Server führt keine Bestenliste: Wer ihn verwaltet, kann sie mit `/settings server` einschalten.',
    'profile-hidden': () =>
      'Diese Person behält ihre Ergebnisse für sich: `/profile` ohne Namen zeigt dir deine eigenen.',
    'profile-none': ({ user }, say) =>
      user === null
        ? 'Du hast auf diesem Server noch kein Spiel zu Ende gespielt: Beginne eines mit `/play`.'
        : `${say.user(user)} hat auf diesem Server noch kein Spiel zu Ende gespielt: Lade mit \`/play\` zu einem ein.`,
    'profile-bot': () => 'Computer und andere Bots haben kein Profil: Wähle jemanden, der hier gespielt hat.',
    'tiles-too-few': ({ map, tiles, least }, say) =>
      `${say.typed(map)} braucht mindestens ${least} Plättchen, und nur ${tiles} sind gewählt: Nimm in den Einstellungen weitere Plättchen dazu.`,
    'unknown-game': ({ typed }, say) =>
      `${say.typed(typed)} ist kein beendetes Spiel dieses Servers: Nimm einen der Vorschläge oder sieh in \`/history\` nach.`,
    'game-not-over': () =>
      'Dieses Spiel läuft noch, und zurückblicken kannst du nur auf beendete: `/board` zeigt, wie es steht.',
    'no-finished-game': () =>
      'In diesem Kanal ist noch kein Spiel zu Ende gegangen: Nimm eines vom ganzen Server aus `/history`, oder spiel eines mit `/play`.',
    'history-hidden': ({ user }, say) =>
      `Die Spiele von ${say.user(user)} sind nicht öffentlich: \`/history\` zeigt die dieses Kanals oder des Servers.`,
    'game-newer': () =>
      'Dieses Spiel braucht eine neuere Fassung des Bots und bleibt, wie es ist: Es ist wieder da, sobald der Bot aktualisiert ist.',
    'data-newer': () =>
      'Was hierzu gespeichert ist, braucht eine neuere Fassung des Bots und bleibt, wie es ist: Es gilt wieder, sobald der Bot aktualisiert ist.',
    'no-replay': () =>
      'Dieses Spiel wurde nach Regeln aufgezeichnet, die diese Fassung des Bots nicht kennt, und lässt sich nicht Zug für Zug zeigen: Die Punkte stehen weiter in `/history`.',
    'upload-refused': () =>
      'Discord hat die Datei als zu groß abgelehnt: Sieh dir das Spiel mit den Knöpfen von `/replay` Zug für Zug an, oder speichere die Aufzeichnung.',
    'blocked-by-server': () =>
      'Die automatische Moderation dieses Servers hat meine Nachricht abgelehnt: Bitte jemanden aus der Moderation, meine Nachrichten zuzulassen, und benutze dann `/board`; das Spiel selbst ist gespeichert.',
  },
};
