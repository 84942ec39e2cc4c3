privacy-title = ## Was über dich gespeichert ist
privacy-names = **Deine Nutzer-ID und dein Name**, wie er angezeigt wurde, als du dich gesetzt hast, bei jedem deiner Tische und Spiele.
privacy-finished = { $count ->
    [0] **Keine beendeten Spiele**, also auch keine Spielstärke.
    [one] **{ $count } beendetes Spiel**: Aufbau, Züge und Punkte, dazu die Spielstärken und Bestmarken daraus.
   *[other] **{ $count } beendete Spiele**: Aufbau, Züge und Punkte, dazu die Spielstärken und Bestmarken daraus.
}
privacy-playing = { $count ->
    [one] **{ $count } laufendes Spiel**: { $where }.
   *[other] **{ $count } laufende Spiele**: { $where }.
}
privacy-sitting = { $count ->
    [one] Ein Platz an **einem offenen Tisch**: { $where }.
   *[other] Ein Platz an **{ $count } offenen Tischen**: { $where }.
}
privacy-board = { $hidden ->
    [yes] **Verborgen**: Du stehst auf keiner Bestenliste, und niemand sonst sieht dein Profil. `/privacy hide` ändert das.
   *[no] **Sichtbar** auf den Bestenlisten der Server, auf denen du spielst, und andere können dein Profil sehen. `/privacy hide` ändert das.
}
privacy-everywhere = { $everywhere ->
    [yes] { $hidden ->
        [yes] Deine Spiele **zählen, aber verborgen,** auf den serverübergreifenden Bestenlisten. `/privacy everywhere` ändert das.
       *[no] Deine Spiele **zählen** auf den serverübergreifenden Bestenlisten. `/privacy everywhere` ändert das.
    }
   *[no] Deine Spiele zählen auf den serverübergreifenden Bestenlisten **nicht**. `/privacy everywhere` ändert das.
}
privacy-nothing-else = Sonst nichts: keine Nachrichten von dir, nichts weiter über dein Konto. Die Daten liegen bei den Betreibern dieses Bots. Wer mit dir am Tisch sitzt oder Bestenlisten, Profile und frühere Spiele ansieht, sieht Namen, Spiele und Spielstärken.
    `/privacy export` gibt dir alles als Datei. `/privacy delete` löscht es. Die Datei darunter erklärt alles, auf Englisch.
privacy-exported = Alles, was über dich gespeichert ist, als Datei. Spiele, die noch laufen, stehen ohne ihre Züge darin, bis sie vorbei sind.{ $left-out ->
    [0] {""}
    [one] {" "}Mit allen Zügen wäre sie größer als 8 MiB, deshalb fehlen die des ältesten Spiels.
   *[other] {" "}Mit allen Zügen wäre sie größer als 8 MiB, deshalb fehlen die der { $left-out } ältesten Spiele.
}

privacy-delete = ### Alles löschen, was über dich gespeichert ist?
privacy-delete-playing = { $count ->
    [one] Du **gibst { $count } laufendes Spiel auf** ({ $where }). Deine Meeples bleiben und werden gewertet. Ein Spiel zu zweit endet damit, und die andere Person gewinnt.
   *[other] Du **gibst { $count } laufende Spiele auf** ({ $where }). Deine Meeples bleiben und werden gewertet. Ein Spiel zu zweit endet damit, und die andere Person gewinnt.
}
privacy-delete-sitting = { $count ->
    [one] Du verlässt { $count } offenen Tisch ({ $where }).
   *[other] Du verlässt { $count } offene Tische ({ $where }).
}
privacy-delete-finished = { $count ->
    [0] Dein Name wird überall zu „{ $former }“.
    [one] Die anderen können dein beendetes Spiel weiter ansehen, ohne deine ID und deinen Namen: Dort steht innerhalb einer Minute „{ $former }“.
   *[other] Die anderen können deine { $count } beendeten Spiele weiter ansehen, ohne deine ID und deinen Namen: Dort steht innerhalb einer Minute „{ $former }“.
}
privacy-delete-ratings = Deine Spielstärken, Bestmarken und Einstellungen werden gelöscht. Die der anderen bleiben, wie sie sind.
privacy-delete-messages = Nachrichten in Kanälen bleiben, mit deinem Namen in Text und Bild. Sie liegen bei Discord, und wer den Server verwaltet, kann sie löschen.
privacy-delete-end = Das lässt sich nicht rückgängig machen. `/privacy export` gibt dir vorher eine Datei. Setzt du dich später wieder an einen Tisch, fängst du neu an.

privacy-deleted = Erledigt: Deine ID und dein Name sind weg, und deine Spielstärken, Bestmarken und Einstellungen sind gelöscht. Sicherungskopien der Betreiber können sie noch enthalten, bis auch diese gelöscht sind.
privacy-under-way = Noch nicht ganz fertig: Dein Wunsch ist vermerkt, und das Löschen läuft von selbst zu Ende, auch nach einem Neustart des Bots. `/privacy show` sagt dir, ob noch etwas übrig ist.
