figure-abbot = { $count ->
    [one] { $count } abbot
   *[other] { $count } abbots
}
# Before the number of a seat's figures of this kind.
sign-abbot = ♝
role-abbot = Abbot
    .form-a = an abbot
    .form-in = abbot
