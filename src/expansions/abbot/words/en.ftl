figure-abbot = { $count ->
    [one] { $count } abbot
   *[other] { $count } abbots
}
# Before the number of a seat's figures of this kind.
sign-abbot = ♝
role-abbot = Abbot
    .form-a = an abbot
    .form-in = abbot

# The abbot is taken back, and scores: from a monastery or garden at $square, with $sum as the working.
# $kind (thing)
log-recalled = { $who } took the abbot back from the { $kind } at { $square }, { $sum } = **{ $points }**
