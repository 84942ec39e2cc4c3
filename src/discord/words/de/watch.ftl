button-watch = Zuschauen
button-stop-watching = Nicht mehr zuschauen

watch-on = Du schaust diesem Spiel zu. Ich schreibe dir direkt, wenn jemand in Führung geht und wenn es zu Ende ist. *Nicht mehr zuschauen* beendet das, hier und unter jeder dieser Nachrichten.
watch-off = Du schaust diesem Spiel nicht mehr zu.

watch-began = Du schaust dem Spiel in { $where } zu, mit { $people }. Ich schreibe dir, wenn jemand in Führung geht, und am Ende.
watch-leads = { $who } ist in { $where } in Führung gegangen.
watch-over = Das Spiel in { $where }, dem du zugeschaut hast, ist zu Ende.
watch-stopped = Das Spiel in { $where }, dem du zugeschaut hast, wurde vor dem Ende abgebrochen.

refusal-watch-seated = Du sitzt an diesem Tisch: *Zuschauen* ist für alle, die hier nicht mitspielen.
refusal-watch-full = Diesem Spiel schauen schon { $most } zu, mehr geht nicht: Versuch es später noch einmal.
refusal-watch-unseen = Von außen kann ich nicht erkennen, ob du diesen Kanal sehen darfst, deshalb geht Zuschauen bei diesem Spiel nicht: Schau stattdessen dort vorbei.
refusal-watch-closed = Ich kann dir keine Direktnachrichten schicken, deshalb schaust du diesem Spiel nicht zu: Erlaube sie in den Privatsphäre-Einstellungen dieses Servers und drücke dann noch einmal *Zuschauen*.

privacy-watching = { $count ->
    [one] **{ $count } laufendes Spiel**, dem du zuschaust.
   *[other] **{ $count } laufende Spiele**, denen du zuschaust.
}
privacy-delete-watching = Du schaust keinem Spiel mehr zu.
