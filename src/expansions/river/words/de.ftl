rule-river = Der Fluss
    .about = wird zuerst gelegt, von der Quelle bis zum See; keine Figur steht darauf
set-river = Der Fluss
    .about = zuerst gelegt; nicht auf Karten
