### Answers of /settings: what a server has settled for all of its tables. Markdown.

## Presets: settings of a table, saved under a name

settings-presets = ### Presets of this server
settings-no-presets = This server has no presets yet. `/settings save` saves the settings of this channel’s lobby under a name.
# A line of that list. $what: as below.
settings-preset = **{ $name }** – { $what }
# $preset: what is played, such as "Big box" or "Own choice". $map: "none" without one.
settings-what = { $preset }, { $tiles } tiles{ $map ->
    [none] {""}
   *[other] , { $map }
}
settings-saved = { $replaced ->
    [yes] Replaced
   *[no] Saved
}: **{ $name }**. `/play` and the settings of each lobby offer it from now on.
settings-deleted = Deleted: **{ $name }**. Open tables keep their settings.

## The panel of /settings server: a line for each setting, and menus to change them

settings-server = ### Settings of this server
settings-server-hint = Each menu saves your choice at once.
# $name and $about: a choice, as below. $about is "none" where nothing is known of it.
settings-server-line = **{ $name }**{ $about ->
    [none] {""}
   *[other] {" "}– { $about }
}
# $effect: since when it holds, as below.
settings-server-saved = **{ $name }** is saved. { $effect }

# Menus before anything is chosen: at most 150 characters. .effect: what follows from a change.
settings-menu-language = Language of public messages …
    .effect = It applies from the next public message on. Older messages stay as they are.
settings-menu-preset = What /play begins with …
    .effect = It applies to the next table. Options typed with `/play` still override it.
settings-menu-place = Where games are played …
    .effect = It applies to the next table. Open games stay where they are.
settings-menu-leaderboard = Leaderboard of this server …
    .effect = It applies from now on. Results so far are kept.
settings-menu-season = Length of a season …
    .effect = It applies from now on. Results so far are kept.
settings-menu-pictures = Background of pictures …
    .effect = It applies from the next picture on. Older ones stay as they are.

## What the menus offer: at most 38 characters, .about at most 100 characters. Each name says of which setting it is

# $own: what the server's language is called.
settings-language-server = Language: the server’s
    .about = public messages in the language set for this server in Discord, now { $own }
# $language: what it is called in this language. .gone: the bot speaks it no more, .gone at most 100 characters.
settings-language = Language: { $language }
    .about = public messages in { $language }; private answers in each reader’s own language
    .gone = the bot no longer speaks it: public messages are in the server’s own language, now { $own }
settings-preset-none = Preset: none
    .about = /play begins with the base game
settings-preset-named = Preset: { $name }
settings-place-channel = Games: in the channel
    .about = a table opens where /play is used; one at a time in each channel
settings-place-thread = Games: in threads
    .about = /play in a channel opens a new thread; I need the permissions for threads
settings-leaderboard-on = Leaderboard: on
    .about = rated games count on a leaderboard of this server
settings-leaderboard-off = Leaderboard: off
    .about = this server shows no leaderboard
settings-pictures-dark = Pictures: dark
    .about = boards and pages have a dark background, like Discord’s dark theme
settings-pictures-light = Pictures: light
    .about = boards and pages have a light background, like Discord’s light theme
settings-season = { $months ->
    [one] Season: { $months } month
   *[other] Season: { $months } months
}
    .about = { $months ->
    [1] a new season begins every month; results of past seasons are kept
    [12] a new season begins every year; results of past seasons are kept
   *[other] a new season begins every { $months } months; results of past seasons are kept
}
