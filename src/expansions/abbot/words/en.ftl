## In the lobby: at most 38 characters, .about at most 100 characters

rule-abbot = The Abbot
    .about = for monasteries and gardens; may be taken back early for its points

## In play

figure-abbot = { $count ->
    [one] { $count } abbot
   *[other] { $count } abbots
}
# Before the number of a seat's figures of this kind.
sign-abbot = ♝
role-abbot = Abbot
    .form-a = an abbot
    .form-in = abbot
