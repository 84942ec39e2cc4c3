## In the lobby: at most 38 characters, .about at most 100 characters

rule-builders = Builders
    .about = extend the builder’s road or city and draw and place once more
rule-pigs = Pigs
    .about = with your pig a field’s cities bring you 4 instead of 3
rule-goods = Trade goods
    .about = for finishing cities; 10 points for most of each good at the end
set-traders-and-builders = Traders & Builders
    .about = with wine, grain and cloth

## In play

figure-builder = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}
sign-builder = 🔨
role-builder = Builder
    .form-a = a builder
    .form-in = builder
figure-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
}
sign-pig = 🐖
role-pig = Pig
    .form-a = a pig
    .form-in = pig

# Printed on a city, after "with".
mark-wine = wine
mark-grain = grain
mark-cloth = cloth

# As in "2 wine".
piece-wine = wine
piece-grain = grain
piece-cloth = cloth
sign-wine = 🍷
sign-grain = 🌾
sign-cloth = 🧵

term-most-wine = { $count ->
    [one] { $count } majority in wine
   *[other] { $count } majorities in wine
}
term-most-grain = { $count ->
    [one] { $count } majority in grain
   *[other] { $count } majorities in grain
}
term-most-cloth = { $count ->
    [one] { $count } majority in cloth
   *[other] { $count } majorities in cloth
}

# What was scored.
bonus-trade-goods = trade goods
sum-trade-goods = trade goods
