## In the lobby: at most 38 characters, .about at most 100 characters

rule-inns = Inns
    .about = a finished road with one brings 2 a tile, an unfinished one nothing
rule-cathedrals = Cathedrals
    .about = a finished city with one: 3 a tile and coat of arms; unfinished nothing
rule-large-meeple = Large meeple
    .about = one each, counts as two for the majority
set-inns-and-cathedrals = Inns & Cathedrals
    .about = with inns and cathedrals

## In play

figure-large = { $count ->
    [one] { $count } large meeple
   *[other] { $count } large meeples
}
sign-large = ♚
role-large = Large meeple
    .form-a = a large meeple
    .form-in = large meeple
role-large-knight = Large knight
    .form-a = a large knight
    .form-in = large knight
role-large-highwayman = Large highwayman
    .form-a = a large highwayman
    .form-in = large highwayman
role-large-monk = Large monk
    .form-a = a large monk
    .form-in = large monk
role-large-farmer = Large farmer
    .form-a = a large farmer
    .form-in = large farmer

# Printed on a city or road, after "with".
mark-inn = an inn
mark-cathedral = a cathedral

# The same, counted.
term-inn = { $count ->
    [one] { $count } inn
   *[other] { $count } inns
}
term-cathedral = { $count ->
    [one] { $count } cathedral
   *[other] { $count } cathedrals
}
