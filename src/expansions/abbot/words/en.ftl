figure-abbot = { $count ->
    [one] { $count } abbot
   *[other] { $count } abbots
}
# Before the number of a seat's figures of this kind.
sign-abbot = ♝
role-abbot = Abbot
    .form-a = an abbot
    .form-in = abbot

# A button that takes a figure back, at most 80 characters.
# $role (thing)
panel-return = { $role } back, { $points } now (no figure)
# What the panel says of it.
panel-return-note = *Abbot back* scores at once, instead of placing any figure.
