rule-abbot = Der Abt
    .about = für Klöster und Gärten; bringt auch früher zurückgenommen Punkte

figure-abbot = { $count ->
    [one] { $count } Abt
   *[other] { $count } Äbte
}
role-abbot = Abt
    .form-acc = einen Abt
