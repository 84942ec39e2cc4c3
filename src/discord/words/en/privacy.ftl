### Answers of /privacy, which only the asking player sees. Markdown. $where: channels, listed.

## What is stored: a title, a list, and what is below it

privacy-title = ## What is stored about you
privacy-names = **Your user ID, and your name** as shown when you sat down, at each of your tables and games.
privacy-finished = { $count ->
    [0] **No finished games**, and so no ratings.
    [one] **{ $count } finished game**: its setup, moves and points, and the ratings and records that follow from it.
   *[other] **{ $count } finished games**: their setups, moves and points, and the ratings and records that follow from them.
}
privacy-playing = { $count ->
    [one] **{ $count } game** under way: { $where }.
   *[other] **{ $count } games** under way: { $where }.
}
privacy-sitting = { $count ->
    [one] **{ $count } open table**: { $where }.
   *[other] **{ $count } open tables**: { $where }.
}
# How boards treat the reader, who has chosen it.
privacy-board = { $hidden ->
    [yes] **Hidden**: you are on no board, and nobody else sees your profile. `/privacy hide` changes it.
   *[no] **Shown** on the boards of the servers where you play, and others may see your profile. `/privacy hide` changes it.
}
# How the boards across servers do. $hidden: as above.
privacy-everywhere = { $everywhere ->
    [yes] { $hidden ->
        [yes] Your games are **counted, but hidden** on the boards across servers. `/privacy everywhere` changes it.
       *[no] Your games are **counted** on the boards across servers. `/privacy everywhere` changes it.
    }
   *[no] Your games are **not counted** on the boards across servers. `/privacy everywhere` changes it.
}
privacy-nothing-else = Nothing else: none of your messages, and nothing more about your account. The operator of this bot keeps the data. Players at your tables, and readers of boards, profiles and history, see names, games and ratings.
    `/privacy export` gives you all of it as a file. `/privacy delete` deletes it. The file below explains everything.
# Above the file. $left-out: how many games stand in it without their moves, for want of room.
privacy-exported = Everything stored about you, as a file. Games under way are in it without their moves until they are over.{ $left-out ->
    [0] {""}
    [one] {" "}With all moves it would be larger than 8 MiB, so the oldest game has none.
   *[other] {" "}With all moves it would be larger than 8 MiB, so the oldest { $left-out } games have none.
}

## Before all of it is deleted: a title, a list of what will happen, and what is below it

privacy-delete = ### Delete everything stored about you?
privacy-delete-playing = { $count ->
    [one] You **resign from { $count } game** under way ({ $where }). Your meeples stay and still score. A game of two ends, and the other player wins.
   *[other] You **resign from { $count } games** under way ({ $where }). Your meeples stay and still score. A game of two ends, and the other player wins.
}
privacy-delete-sitting = { $count ->
    [one] You leave { $count } open table ({ $where }).
   *[other] You leave { $count } open tables ({ $where }).
}
# $former: what the reader is called from then on.
privacy-delete-finished = { $count ->
    [0] Your name becomes “{ $former }” everywhere.
    [one] Others can still look at your { $count } finished game, without your ID and name: within a minute you are “{ $former }” there.
   *[other] Others can still look at your { $count } finished games, without your ID and name: within a minute you are “{ $former }” there.
}
privacy-delete-ratings = Your ratings, records, choices and settings are deleted. Other players keep theirs.
privacy-delete-messages = Messages already in channels stay, with your name in text and pictures. They belong to Discord, and server managers can delete them.
privacy-delete-end = Nobody can undo this. `/privacy export` gives you a file first. If you sit down again later, you start over.

## Afterwards

privacy-deleted = Done: your ID and your name are gone, and your ratings, records, choices and settings are deleted. The operator’s backups may hold them until those backups are deleted, too.
privacy-under-way = Still under way: your request is noted, and the deletion finishes by itself, even if the bot restarts. `/privacy show` tells you if anything is left.
