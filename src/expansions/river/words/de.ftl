rule-river = Der Fluss
    .about = wird zuerst gelegt, von der Quelle bis zum See; keine Figur steht darauf
set-river = Der Fluss
    .about = zuerst gelegt; nicht auf Karten

topic-river = Der Fluss
    .text =
        Zuerst liegt die Quelle aus, dann folgen zehn gemischte Flussplättchen, und der See kommt zuletzt (R1). Jedes Plättchen muss den Fluss fortsetzen. Figuren dürfen auf Straßen, Städte, Wiesen, Klöster und Gärten dieser Plättchen, aber nie auf den Fluss (R2).

        - Zwei Biegungen direkt hintereinander dürfen den Fluss nicht um 180 Grad wenden (R3).
        - Der Fluss trennt Wiesen, aber um Quelle und See geht die Wiese herum (R4).
        - Das gewöhnliche Startplättchen wird unter die anderen gemischt (R5).
        - Auf Karten spielt man ohne Fluss (R7).

example-river = Der Fluss führt von der Quelle im Westen zwischen zwei Städten hindurch und an einem Kloster vorbei bis zum See im Osten.
