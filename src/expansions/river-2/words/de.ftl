rule-river-2 = Der Fluss II
    .about = kommt zuerst und gabelt sich; ein Arm endet an einer Stadt, einer am See mit Vulkan
set-river-2 = Der Fluss II
    .about = zuerst gelegt, mit Gabelung; nicht auf Karten

mark-pig-herd = einer Schweineherde
term-pig-herd = { $count ->
    [one] { $count } Schweineherde
   *[other] { $count } Schweineherden
}

topic-river-2 = Der Fluss II
    .text =
        Die Quelle liegt aus, die Gabelung ist das erste gezogene Plättchen, neun gemischte folgen, und der See mit dem Vulkan kommt zuletzt (RV10). Jedes Plättchen setzt einen offenen Arm deiner Wahl fort (RV11). Der See vor einer Stadt beendet seinen Arm, der See mit dem Vulkan den letzten (RV12).

        - Ein Plättchen, das an keinen Arm passt, kommt aus dem Spiel (RV14).
        - Ein Plättchen darf den Fluss nicht sofort zurückwenden.
        - Es darf auch keinen Arm dorthin führen, wo er auf einen anderen Teil des Flusses stoßen müsste; so liest es die Community (RV13). Hinter einem offenen Ende müssen also vier Felder frei sein: das nächste, die beiden daneben und das dahinter.
        - Die Stadt über dem Fluss ist eine einzige, und die Wiese jedes Ufers geht unter ihrer Brücke weiter (RV2). Die Straße am Wirtshaus zählt als eine mit Wirtshaus (RV20).
        - Mit Schweinen bringt jede fertige Stadt der Wiese mit der Schweineherde 1 mehr, mit dem eigenen Schwein insgesamt 5 (RV30).
        - Mit dem Drachen wirkt der Vulkan: Der Drache kommt, und niemand wird dorthin gesetzt (RV40).
        - Solange ein Fluss gelegt wird, wird *Nimm 2* nicht geöffnet und keine Abtei gelegt (RV15).
        - Beide Flüsse zusammen sind einer: eine Quelle, die Gabelung mit eingemischt und nur die Seen dieses Flusses. Das Plättchen, das an einer Stadt endet, wartet auf die Gabelung (RV51).

example-river-2 = Von der Quelle im Westen kommt der Fluss zu einer Gabelung. Ein Arm führt nach Norden unter der Brücke einer Straße mit Wirtshaus hindurch. Der andere führt nach Süden, biegt an einer Schweineherde nach Osten ab und endet in einem See vor einer Stadt.

legend-mark-pig-herd = Schweineherde: die Wiese bringt je Stadt mehr
