### Answers of /privacy, to whoever asks alone. Markdown. $where: channels, listed.

## What is stored: a title, a list, and what is below it

privacy-title = ## What is stored about you
privacy-names = **Your user ID, and your name** as it was shown when you sat down, with each of your tables and games.
privacy-finished = { $count ->
    [0] **No games** that are over, and so no ratings.
    [one] **{ $count } game** that is over: setup, moves, points; and the ratings and records that follow from that.
   *[other] **{ $count } games** that are over: setup, moves, points; and the ratings and records that follow from that.
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
privacy-nothing-else = Nothing else: no messages of yours, nothing else about your account. It lies in the store of whoever runs this bot. Those at your tables, and whoever looks at boards, profiles and history, see names, games and ratings.
    `/privacy export` gives you all of it as a file. `/privacy delete` deletes it. The file below says all about it.
# Above the file. $left-out: how many games stand in it without their moves, for want of room.
privacy-exported = All that is stored about you, as a file. Games that go on are in it without their moves until they are over.{ $left-out ->
    [0] {""}
    [one] {" "}It would be larger than 8 MiB, so the oldest game stands in it without the moves.
   *[other] {" "}It would be larger than 8 MiB, so the oldest { $left-out } games stand in it without the moves.
}

## Before all of it is deleted: a title, a list of what will happen, and what is below it

privacy-delete = ### Delete all that is stored about you?
privacy-delete-playing = { $count ->
    [one] You **resign from { $count } game** under way ({ $where }). Your meeples stay and still score; a game of two ends with it, and the other one wins.
   *[other] You **resign from { $count } games** under way ({ $where }). Your meeples stay and still score; a game of two ends with it, and the other one wins.
}
privacy-delete-sitting = { $count ->
    [one] You leave { $count } open table ({ $where }).
   *[other] You leave { $count } open tables ({ $where }).
}
# $former: what the reader is called from then on.
privacy-delete-finished = { $count ->
    [0] Wherever your name stands, it becomes “{ $former }”.
    [one] Your { $count } game that is over can still be looked at by the others, without your ID and name: you are “{ $former }” there, within the minute.
   *[other] Your { $count } games that are over can still be looked at by the others, without your ID and name: you are “{ $former }” there, within the minute.
}
privacy-delete-ratings = Your ratings, records, choices and settings are deleted. Those of the others stay as they are.
privacy-delete-messages = Messages that already stand in channels stay, with your name in text and pictures: they are Discord’s, and whoever manages the server can delete them.
privacy-delete-end = Nobody can undo this. `/privacy export` gives you a file first. If you sit down again later, you begin anew.

## Afterwards

privacy-deleted = Done: your ID and your name stand nowhere any more, and your ratings, records, choices and settings are deleted. Backups of whoever runs this bot may hold them until those are deleted, too.
privacy-under-way = Still under way: it is noted that your data is to be deleted, and that will be ended by itself, even if the bot is restarted. `/privacy show` tells whether anything is left.
