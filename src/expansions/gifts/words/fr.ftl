rule-gifts = Les Présents
    .about = cartes secrètes pour qui prolonge les zones des autres ; fermées : 2 points

card-synod = Synode
    .text = Place un meeple de ta réserve sur n’importe quelle abbaye incomplète, peu importe qui s’y trouve.
card-road-sweeper = Cantonnier
    .text = Évalue aussitôt n’importe quelle route incomplète ; tous ses meeples rentrent.
card-cash-out = Retrait
    .text = Retire un de tes meeples : 2 points par meeple présent sur sa zone.
card-change-position = Debout/Couché
    .text = Un de tes meeples debout se couche dans un pré de sa tuile, ou un meeple couché se lève.
card-take-2 = Prends-en 2
    .text = Pioche une deuxième tuile, garde l’une des deux et remets l’autre.

action-open = { $gift ->
    [synod] Synode : { FORM($on-role, "nu") } en { $on } ({ $around } sur { $most })
    [road-sweeper] Balayer { $on-spot }
    [cash-out] Retirer { FORM($on-role, "le") } { $on-spot }
    [change-position] { $on-role } { $on-spot } → { $to-place }
   *[take-2] Prends-en 2 : piocher une deuxième tuile
}

hand-gifts = ### Mes présents ({ $held } à ouvrir)
    .none = Tu n’as pas de présents. Tu en reçois un quand tu prolonges une route ou une ville qui est aux autres.
    .usable = Tu peux en ouvrir un maintenant, avant de poser ta tuile : tu vois exactement ce qu’il fait avant qu’il ne compte.
    .unusable = Ta tuile peut être posée tout de suite : aucun de tes présents ne peut s’ouvrir maintenant.
    .wait = Les présents s’ouvrent à ton tour, après avoir pioché et avant de poser.
    .secret = -# Personne d’autre ne voit ceci. Chaque présent encore fermé à la fin rapporte 2 points.
    .alt = Tes présents, visibles de toi uniquement : { $listed }.
    .button = Mes présents
    .absent = Cette partie se joue sans Les Présents, il n’y a donc rien à montrer : une table les a s’ils sont activés avant le départ.
    .later = Tu verras alors aussi ton présent.
    .received =
        🎁 Tu as reçu un présent : **{ $title }** – { $text }
        Tu peux l’ouvrir dès ta prochaine tuile. *Mes présents* ou `/gifts` te montre tes cartes à tout moment ({ $held } à ouvrir).
        -# Personne d’autre ne voit ceci : les autres n’en connaissent que le nombre.

ask-gift = { $who } – ouvrir un présent ?
group-open = Ouvrir { $title } …
preview-open = -# Rien n’est encore fait, et personne d’autre ne voit ceci. L’ouverture se fait devant tout le monde, et c’est ton seul présent de ce tour.
commit-open = Ouvrir
ask-keep = { $who } – Prends-en 2 : quelle tuile gardes-tu ?
action-keep = { $tile-edges ->
    [none] Garder : { $tile }
   *[other] Garder : { $tile-edges }
}

brings-gift-received = Tu reçois un présent.

term-meeples = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
term-gifts = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
bonus-cash-out = Retrait
    .short = points
bonus-unopened-gifts = présents non ouverts
sum-cash-out = Retrait
sum-unopened-gifts = présents non ouverts
    .short = présents

event-gift-received = { $seat } reçoit un présent ({ $unopened } à ouvrir).
event-gifts-reshuffled = { $cards ->
    [one] Le présent déjà ouvert devient la nouvelle pile.
   *[other] Les { $cards } présents ouverts sont mélangés et forment la nouvelle pile.
}
event-gift-opened = { $seat } ouvre **{ $gift-name }** : { gift-does }.
event-drawn-too = { $seat } pioche une deuxième tuile : { $tile }.
event-kept = { $seat } garde une tuile ({ $tile }) et remet l’autre ({ $back }) : encore { $tilesLeft }.

gift-does = { $gift ->
    [synod] { FORM($on-role, "un") } va en { $on } ({ $on-place })
    [road-sweeper] la route en { $on } est évaluée et balayée
    [cash-out] { FORM($on-role, "le") } en { $on } ({ $on-place }) rentre
    [change-position] { FORM($on-role, "le") } en { $on } ({ $on-place }) devient { FORM($to-role, "nu") } ({ $to-place })
   *[take-2] une deuxième tuile est piochée, et l’une des deux est remise
}
advice-first-open = { $gift-name } (présent), puis { $turn }

alt-gifts = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
sign-gifts = 🎁


board-measure-gifts-opened = Présents
    .about = Le plus de présents ouverts en une partie
    .column = Présents
    .goal = Ouvre un présent dans une partie
    .value = { term-gifts }
profile-gifts-opened = Présents ouverts
    .value = { $gifts-opened } sur { $gifts-received } reçus

command-gifts = Te montre en privé tes présents à ouvrir

topic-gifts-receiving = Présents : recevoir
    .text = Si ta tuile prolonge une route ou une ville qui est aux autres, tu pioches un présent et le gardes secret (G2). La majorité après la pose dit à qui elle est : tu n’en reçois pas si tu l’as ou la partages, mais tu en reçois un si d’autres t’y dépassent (G3). Un présent par pose au plus (G4), même si la tuile complète la zone (G5) ; aucun pour les prés, abbayes, jardins ou ce que personne n’occupe (G6). Quand la pile est vide, les présents ouverts sont mélangés et en forment une nouvelle (G8). Il y a 25 cartes, 5 de chacune des cinq (G1). Chaque présent fermé à la fin rapporte 2 points (G12). Personne d’autre ne voit tes cartes : les autres voient leur nombre.
topic-gifts-opening = Présents : ouvrir
    .text = Après avoir pioché et avant de poser, tu peux ouvrir un présent (G9). Il agit tout de suite, puis tu poses comme d’habitude. Un présent tout juste reçu attend ta prochaine tuile (G10) ; un tour supplémentaire a le sien (G11). Seuls les présents qui ont un effet sont proposés (G14), et tu vois ce que l’un fait avant qu’il ne compte. Appuie sur *Mes présents* ou utilise `/gifts`.
topic-gift-synod = Présent : Synode
    .text = Place un meeple de ta réserve sur n’importe quelle abbaye incomplète du plateau, vide ou déjà occupée (G20) ; l’abbé aussi (G22), mais pas sur les jardins (G23). La deuxième étape de ton tour te reste (G21). Il peut y avoir autant de meeples qu’on veut ; à la fin, la majorité prend les points (G25).
topic-gift-road-sweeper = Présent : Cantonnier
    .text = N’importe quelle route incomplète avec des meeples est évaluée aussitôt ; tu n’as pas besoin d’y être (G30). Elle compte comme à la fin de la partie, 1 point par tuile (G31), pour la majorité, à égalité tous les points pour chacun (G32). Tous ses meeples rentrent (G33). La route est ensuite vide : tu peux l’occuper avec ta tuile (G34), et la prolonger ne donne pas de présent (G37). Une route vide n’est pas au choix, la carte n’y ferait rien (G35).
topic-gift-cash-out = Présent : Retrait
    .text = Retire un de tes meeples d’une ville, d’une route, d’une abbaye ou d’un pré : 2 points par meeple sur toute la zone, ceux des autres et lui-même compris (G40, G41). Lui seul s’en va, les autres restent (G42). Un paysan peut partir (G45), un abbé aussi d’une abbaye, mais pas d’un jardin (G44). Tu peux le replacer dans le même tour (G46).
topic-gift-change-position = Présent : Debout/Couché
    .text = Un de tes meeples debout se couche dans un pré de sa tuile, ou un meeple couché dans un pré se lève sur une route, une ville ou une abbaye de sa tuile (G50), même s’il y a déjà quelqu’un (G51). Pas de debout à debout, ni d’un pré à l’autre (G52). L’abbé ne le peut pas (G54), et ce qui est complet est exclu : un meeple n’en reviendrait jamais (G55). Cela n’évalue rien (G58).
topic-gift-take-2 = Présent : Prends-en 2
    .text = Tu pioches une deuxième tuile, tu choisis laquelle des deux poser, et l’autre est remélangée (G60). S’il ne reste aucune tuile, on ne peut pas l’ouvrir (G61), ni avec une tuile Rivière en main, car celles-ci viennent dans leur propre ordre (G64). Si la deuxième ne va nulle part, tu gardes la première (G62).

example-gifts-receiving = Une route de Rouge, avec un brigand rouge : toute autre personne qui la prolonge d’une tuile pioche un présent.
