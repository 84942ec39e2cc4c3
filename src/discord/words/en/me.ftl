### /me: a player’s own settings. Only this player sees them, Markdown.

## What Discord shows beside the command and its option: at most 100 characters

command-me = Your own settings, in every server: language, time zone, reminders, colour, and more
command-me-zone = Your time zone, such as Europe/Berlin: saved at once

## The panel: a title, a line for each setting, and what is below them

me-title = ### Your settings
# $name and $about: a setting as it is, as below.
me-line = **{ $name }** – { $about }
me-hint = Only you see this, and it applies to you in every server. Each choice is saved at once.
# $name: the setting as it is now.
me-saved = **{ $name }** is saved.

## Settings as they can be: at most 38 characters, .about at most 100 characters. Each name says of which setting it is

# $own: what the language is called that the reader has in Discord.
me-language-discord = Language: as in Discord
    .about = messages that only you see, now in { $own }
# $language: what it is called in this language. .gone: the bot speaks it no more.
me-language = Language: { $language }
    .about = messages only you see are in { $language }; public messages are in the server’s
    .gone = this bot no longer speaks it: you read your Discord language, now { $own }
me-zone-none = Time zone: none
    .about = for your quiet hours and days off
# $zone: such as Europe/Berlin, not translated. $time: what time it is there, such as 17:45.
me-zone = Time zone: { $zone }
    .about = it is { $time } there now
me-quiet-none = Quiet hours: none
    .about = hours when I send you no reminders
# $from and $to: hours, 0 to 23.
me-quiet = Quiet hours: { $from } to { $to }
    .about = I send you no reminders in these hours of your time zone
me-pings-channel = Reminders: in the channel
    .about = in the game’s channel, when your time runs short
me-pings-direct = Reminders: by direct message
    .about = if Discord lets me write to you; otherwise in the channel
me-pings-none = Reminders: none
    .about = I send you no reminders; your time still runs
me-invitations-on = Invitations: on
    .about = others can invite you to their table, and I mention you then
me-invitations-off = Invitations: off
    .about = nobody can invite you; you can still sit down at open tables
me-confirm-on = Ask again: on
    .about = I show what your turn does, and you press once more before it counts
me-confirm-off = Ask again: off
    .about = the last button of the panel plays your turn at once
me-colour-any = Colour: any
    .about = you get a colour that is left
# $colour: as below.
me-colour = Colour: { $colour }
    .about = yours at the next table where you sit down, if nobody there has it yet
me-letter-any = Letter: your initial
    .about = your name’s first letter, if nobody else needs it
# $letter: a capital letter.
me-letter = Letter: { $letter }
    .about = your meeples wear it at the next table, if nobody else has it
me-hints-on = Hints: on
    .about = *More* has a *Hint* for you at tables that allow hints
me-hints-off = Hints: off
    .about = no table offers you hints
me-text-on = In words: on
    .about = words tell you everything that the pictures show
me-text-off = In words: off
    .about = pictures with a short description
me-vacation-none = Days off: none
    .about = days when correspondence games wait for you; at most { $most } a year
# $from and $to: days, as the language writes them.
me-vacation = Days off: { $from } to { $to }
    .about = your time in correspondence games stands still, on both these days too

# The colours of meeples, each with the pattern that it wears on the board.
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-black = black
colour-pink = pink

## Menus before anything is chosen: at most 150 characters

me-menu-language = Language of what only you see …
me-menu-pings = How I remind you …
me-menu-colour = Colour of your meeples …

## Labels of buttons: at most 38 characters

# $on: "yes" where the setting is on, and the button switches it off.
me-switch-invitations = { $on ->
    [yes] Switch invitations off
   *[no] Switch invitations on
}
me-switch-confirm = { $on ->
    [yes] Switch “Ask again” off
   *[no] Switch “Ask again” on
}
me-switch-hints = { $on ->
    [yes] Switch hints off
   *[no] Switch hints on
}
me-switch-text = { $on ->
    [yes] Switch “In words” off
   *[no] Switch “In words” on
}
me-open-times = Time zone, quiet hours …
me-open-vacation = Days off …
me-open-letter = Letter …

## Forms that these buttons open: titles and labels at most 45 characters, .about at most 100 characters

me-form-times = Time zone and quiet hours
me-form-vacation = Days off
me-form-letter = Letter of your meeples
me-field-zone = Time zone
    .about = such as Europe/Berlin, or just the city; empty for none
me-field-from = Quiet from
    .about = an hour, 0 to 23; empty for no quiet hours
me-field-to = Quiet until
    .about = an hour, 0 to 23
me-field-first = First day off
    .about = such as { $day }; empty for none
me-field-last = Last day off
    .about = such as { $day }; at most { $most } days a year
me-field-letter = One letter
    .about = A to Z; empty for your initial

## Before a turn counts, for players who want to be asked again

# $square: where the tile comes to lie. $what: the label of what was pressed, such as "Knight – city 3 tiles, 1 open".
me-confirm = **Play this?** On { $square }: { $what }. Nothing is played yet.
# Labels: at most 38 characters.
button-place-so = Play this
button-choose-anew = Choose again

## What cannot be done: one sentence each

# $typed: cut at 40 characters and in quotation marks.
refusal-unknown-zone = I know no time zone called { $typed }: type a name such as `Europe/Berlin` or a large city in it, or pick a suggestion of `/me`.
refusal-quiet-hours = Quiet hours run from one full hour to another, 0 to 23, such as 22 to 7. They need a time zone: fill in all three fields, or leave both hours empty.
# $from and $to: days as they can be typed, such as 2026-12-24.
refusal-days-off = Days off run from one day to another, such as `{ $from }` to `{ $to }`: fill in both days, or neither for none.
refusal-days-off-past = Days off begin today at the earliest: choose a later day.
# $left: how many days of that year are left.
refusal-days-off-many = { $left ->
    [one] That is too long: you have { $left } of { $most } days off left in { $year }.
   *[other] That is too long: you have { $left } of { $most } days off left in { $year }.
}
refusal-not-a-letter = Meeples wear one letter, A to Z, and { $typed } is not one: type a letter, or nothing for your initial.

## In the answers of /privacy

# $settings: the settings that the reader has changed, listed; "none" without any.
privacy-settings = **Your settings** in `/me`: { $settings ->
    [none] none changed
   *[other] { $settings }
}.
