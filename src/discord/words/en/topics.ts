import { en as expansions } from '../../../expansions/words.ts';
import type { Phrases } from '../phrases.ts';

export const topics: Phrases['topics'] = {
  ...expansions.topics,
  turn: {
    title: 'A turn',
    text: 'A turn has three steps (B4): you place the tile you have drawn (B5), you may put one meeple on it (B7), and everything this tile has finished is scored (B15). A meeple that comes home in the third step can be used from your next turn on (B9). Play goes clockwise (B3).',
  },
  placing: {
    title: 'Placing a tile',
    text: 'The tile must touch a tile on the table with at least one whole edge; corners do not count. Every edge that touches must match: city to city, road to road, field to field (B5). The numbers on the board are exactly the squares where your tile fits, and only rotations that fit are offered.',
  },
  meeples: {
    title: 'Placing a meeple',
    text: 'You may put one meeple from your supply on one feature of the tile you have just placed: a road, city, monastery or field. The whole connected feature must hold no meeple of anybody, not even yours (B7). You may claim what this very tile finishes: it scores at once and the meeple comes straight back (B8). Everybody has 7 meeples (B2), on maps 9 (M4). After a scoring all meeples on that feature go home, also those that scored nothing (B14).',
  },
  roads: {
    title: 'Roads',
    text: 'A road is finished when both ends are closed by a crossing, village, city or monastery, or when it forms a loop: 1 point a tile (B10). At the end of the game an unfinished road brings 1 point a tile too (B18). A tile counts once, even if the road crosses it twice (B23).',
  },
  cities: {
    title: 'Cities',
    text: 'A city is finished when walls close it and no gap is left inside: 2 points a tile and 2 for each coat of arms. Small cities are no exception: two tiles bring 4 points (B11). At the end of the game an unfinished city brings 1 point a tile and 1 a coat of arms (B18).',
  },
  monasteries: {
    title: 'Monasteries',
    text: 'A monastery is finished when 8 tiles surround it: 9 points (B12). At the end of the game an unfinished one brings 1 point and 1 for each neighbouring tile (B18). One tile can finish two monasteries at once (B25).',
  },
  fields: {
    title: 'Fields and farmers',
    text: 'A farmer lies in a field and stays until the end of the game. Roads, cities and the edge of the board bound a field (B16). At the end each finished city that touches a field brings 3 points to whoever has most farmers there; ties in full. A city counts once for a field, but may count for several fields; unfinished cities bring nothing (B19). A table can switch fields off before the game: then there are no farmers.',
  },
  majority: {
    title: 'Several meeples on one feature',
    text: 'Features of several players can grow together (B22). Whoever has most meeples on the feature gets all its points; everybody who ties for most gets them in full. The others get nothing, and a feature without meeples scores for nobody (B13). All the meeples go home (B14).',
  },
  unplaceable: {
    title: 'A tile that fits nowhere',
    text: 'It leaves the game and you draw another, as long as there are tiles (B6). I check this by myself and tell it in the next turn. If it was the last tile, the game ends (B24).',
  },
  'final-scoring': {
    title: 'Final scoring',
    text: 'The game ends after the turn in which the last tile is placed (B17). Then everything that still has meeples is scored: roads 1 a tile, cities 1 a tile and 1 a coat of arms, monasteries 1 and 1 a neighbouring tile (B18), fields 3 for each finished city (B19). Majority and ties as always (B13).',
  },
  winning: {
    title: 'Winning',
    text: 'The highest total wins; equal totals share the win (B20). Who has resigned cannot win.',
  },
  abbot: {
    title: 'The Abbot',
    text: 'With The Abbot everybody also has one abbot (AB1). In the second step it may go on an unoccupied monastery or garden of the tile just placed, nowhere else (AB2), and counts as one monk (AB9). It comes home when the place is finished (AB3). Or you take it back in the second step, instead of placing anything: it scores at once 1 point and 1 for each neighbouring tile (AB4), whoever else stands there (AB7), also from a place this tile has just finished (AB6). Placing and taking back in one turn is impossible (AB5). At the end of the game it scores like a monk (AB9).',
  },
  gardens: {
    title: 'Gardens',
    text: 'Some tiles of the new edition show a garden. Without The Abbot gardens do nothing: they are neither claimed nor scored. With it an abbot may stand there, but no other meeple (AB1, AB2). A garden with 8 neighbours is finished and scores 9 (AB3); an abbot left there at the end, or taken back, brings 1 and 1 a neighbouring tile (AB4, AB9). For every other rule a garden is no monastery (AB10).',
  },
  arrows: {
    title: 'Arrows of the 20th Anniversary',
    text: '15 tiles bear an arrow with one of three symbols (AN1). If you place one and its arrow points at no tile, you score 2 points at once (AN2); if it points at a tile, its symbol is activated (AN3). Any tile placed where an arrow of the table points activates that arrow (AN4). Only the next square counts (AN5). At most one symbol a placement: with several you choose (AN6), with a single one it is active without a question (AN8). If your own arrow is not the one activated, you score the 2 points too (AN7).\n**The layouts of the 15 tiles here are proposals of this project and unverified**: which roads and cities they show, which letter has which symbol and where its arrow points. They are data, and whoever has the box can correct them.',
  },
  'arrow-add-meeple': {
    title: 'Arrow 01: add a meeple',
    text: 'Instead of placing on the new tile you may put a meeple from your supply beside one of your own anywhere; both count for the majority (AN10). Never a third at the same spot, though other meeples of yours may be elsewhere on the feature (AN11). Others may be there too (AN12). What is added must be able to stand there: an abbot beside a monk, but nobody beside an abbot in a garden (AN13). It also works on what this tile has just finished, before it is scored (AN15). Using it is optional (AN8).',
  },
  'arrow-place-anywhere': {
    title: 'Arrow 02: place anywhere',
    text: 'Instead of placing on the new tile you may place a meeple on any feature of the board that nobody is on and that is not finished: a road, city, monastery or field; an abbot on a monastery or garden. An enclosed field is still open (AN9). The abbot may so come back to where it was (AB12). Using it is optional; if you cannot, the arrow still brings no 2 points (AN8).',
  },
  'arrow-extra-turn': {
    title: 'Arrow 03: extra turn',
    text: 'You finish your turn and take one more whole turn: draw, gift, tile, figure, scoring (AN16). In it another 03 is activated without effect, so there is never a third turn in a row (AN17), and it brings no 2 points (AN18). The other symbols work as always. With no tile left there is no extra turn (AN21).',
  },
  'gifts-receiving': {
    title: 'Gifts: receiving',
    text: 'If your tile extends a road or city that belongs to others, you draw a gift and keep it secret (G2). Whose it is goes by majority after the placement: you get none where you hold or share it, but one where you are outvoted (G3). One gift a placement at most (G4), also if the tile finishes the feature (G5); none for fields, monasteries, gardens or what nobody is on (G6). When the deck is empty the opened gifts are shuffled into a new one (G8). There are 25 cards, 5 of each of the five (G1). Each unopened at the end brings 2 points (G12). Only you see which cards you hold: the others see their number.',
  },
  'gifts-opening': {
    title: 'Gifts: opening',
    text: 'After drawing and before placing you may open one gift (G9). It is resolved at once, then you place as usual. A gift just received waits for your next tile (G10); an extra turn has its own (G11). Only gifts with an effect are offered (G14), and you see what one does before it counts. Press *My gifts* or use `/gifts`.',
  },
  'gift-synod': {
    title: 'Gift: Synod',
    text: 'Put a meeple from your supply on any unfinished monastery of the board, empty or occupied by anybody (G20); the abbot too (G22), but not on gardens (G23). The second step of your turn remains free (G21). There may be any number of meeples; at the end the majority scores (G25).',
  },
  'gift-road-sweeper': {
    title: 'Gift: Road Sweeper',
    text: 'Any unfinished road with meeples is scored at once; you need not be on it (G30). It counts as at the end of the game, 1 point a tile (G31), for the majority, ties in full (G32). All its meeples go home (G33). The road is then empty: you may claim it with your tile (G34), and extending it earns no gift (G37).',
  },
  'gift-cash-out': {
    title: 'Gift: Cash Out',
    text: 'Take one of your meeples from a city, road, monastery or field home: 2 points for each meeple on the whole feature, everybody’s and that one included (G40, G41). Only this one goes, others stay (G42). A farmer may go (G45), an abbot from a monastery, but not from a garden (G44). You may use it again in this very turn (G46).',
  },
  'gift-change-position': {
    title: 'Gift: Change Position',
    text: 'A standing meeple of yours lies down in a field of its tile, or one lying in a field stands up on a road, city or monastery of its tile (G50), even if others are there (G51). Not from standing to standing, nor from field to field (G52). The abbot cannot (G54), and what is finished is no target (G55). Nothing is scored by it (G58).',
  },
  'gift-take-2': {
    title: 'Gift: Take 2',
    text: 'You draw a second tile, choose one of the two to place, and the other is shuffled back (G60). With no tile left it cannot be opened (G61). If the second fits nowhere you keep the first (G62).',
  },
  inns: {
    title: 'Inns',
    text: 'A finished road with one or more inns at it brings 2 points a tile instead of 1; unfinished at the end it brings nothing (IC1). A second inn adds nothing (IC3). You may lay tiles with inns at the roads of others (IC9). On maps coats of arms at such a road still count 2 (M11). A table can switch the rule off: the inns are then mere decoration, as the maps recommend (M19).',
  },
  cathedrals: {
    title: 'Cathedrals',
    text: 'A finished city with a cathedral brings 3 points a tile and 3 a coat of arms; unfinished at the end it brings nothing (IC2). A second cathedral adds nothing (IC3). For a field it is a city like any other and counts 3 (IC4). With the rule off the tile is a plain city on all four sides.',
  },
  'large-meeple': {
    title: 'The large meeple',
    text: 'Everybody has one more meeple, a large one. It is placed like any meeple, counts as two for the majority and comes back as usual (IC5). Cards and arrows that say meeple mean it too; that is a ruling of this project (L6).',
  },
  builder: {
    title: 'The builder',
    text: 'Instead of a meeple you may put your builder on the tile just placed, on a road or city where you have a meeple already (TB4); not on what this very tile has finished (L1). From then on, whenever you extend that road or city, you have a second part of the turn: draw, place, figure and scoring once more (TB5), also if the first part finished it and sent the builder home (TB7). A second part never gives a third (TB6). The builder has no vote and goes home with your last meeple there (TB8). Builders of several players may share a road or city (TB9).',
  },
  pig: {
    title: 'The pig',
    text: 'Instead of a meeple you may put your pig on the tile just placed, in a field where you have a farmer. If you win or tie that field at the end, each finished city brings you 4 points instead of 3 (TB11). It has no vote and goes home with your last farmer there (TB8). The pigs of others do nothing for you, and more than one would add nothing (TB12).',
  },
  goods: {
    title: 'Trade goods',
    text: 'Cities may show wine, grain and cloth. Whoever places the tile that finishes such a city takes a token for each symbol in it, even without a knight there and even if nobody has one (TB2). At the end whoever has most tokens of a good gets 10 points for it; all who tie get 10, and without tokens nobody does (TB3). There are 9 of wine, 6 of grain and 5 of cloth (TB1).',
  },
  river: {
    title: 'The River',
    text: 'The spring lies on the table first, ten shuffled tiles of the river follow, and the lake comes last (R1). Each must continue the river. Figures may go on the roads, cities, fields, monasteries and gardens of these tiles, never on the river (R2). Two curves directly one after the other may not turn it back by 180 degrees (R3). The river separates fields, but the field goes around its spring and its lake (R4). The ordinary start tile is shuffled in with the others (R5). Maps are played without the River (R7).',
  },
  maps: {
    title: 'Maps',
    text: 'Tiles go only on the squares of the map, next to a tile already placed (M1). The start tile and, as the map says, one or more random tiles lie on start squares (M2). Everybody has 9 meeples (M4). Each map recommends a number of tiles (M3): with more, tiles are taken out at random; with fewer, all are used (L30). It recommends the tiles of expansions without their rules and figures (M19), but every rule can be switched on. If a tile fits no free square it leaves the game; if no square is free the game ends (M20). With *USA, both* every set of tiles is in twice (L30).\n**The layouts are this project’s own**: the printed boards are known only as pictures, and nothing of them was copied. Each element is marked as verified, inferred or ours.',
  },
  'map-borders': {
    title: 'Maps: the border',
    text: 'Where a road or city is printed at the border, your tile must match it; where nothing is printed, anything fits (M8). A road that ends in a printed one is finished there, and what is printed counts as tiles (M9). Sea and plain border close cities, roads and fields; half a city at the border brings 2 points (M10). Coats of arms bring 2 in every scoring, at roads too, and 1 each at the end for what is unfinished (M11). A monastery or garden at the border is finished when all squares around it that exist are filled; tiles and printed large cities count, other prints do not (M16, M17). Waves and highlights take no tile (M13, M15).',
  },
  'large-cities': {
    title: 'Maps: large cities',
    text: 'No tile may be placed on a printed large city. As soon as a tile touches it, everybody may build beside it, on any side (M5). Its squares count 2 each like tiles of any city, and each coat of arms adds 2 (M6). Its edges must be matched from the start (L33).',
  },
  ferries: {
    title: 'Maps: ferries',
    text: 'A ferry joins two roads over the sea. As soon as a road meets one end, everybody may go on at the other (M12); only roads fit there (L34). It counts 1 as part of the road, and its coats of arms when the road is finished (M12). Until both ends have a tile the road is open there (L35). Nobody can stand on a ferry, and an arrow does not point over it (L40).',
  },
  islands: {
    title: 'Maps: islands',
    text: 'Squares on islands can be reached by ferry only. Whoever places a tile there scores 2 points at once for each coat of arms on the square, with or without a figure (M14).',
  },
  towns: {
    title: 'Maps: towns',
    text: 'A square with a town is a square like any other (M7). A table can choose one of three variants: covering a town gives another turn, once while it is your turn, after the second part and an arrow’s turn (M7, L43); covering it costs 2 points, even below 0 (M7, L44); or each town still visible beside a tile of a scored road brings that road 2 points (M7, L45).',
  },
  'first-player': {
    title: 'Who begins',
    text: 'By the printed rules the youngest begins (B3). Here the first player is drawn by lot unless the host chooses one in the lobby; the order of the others is drawn by lot too.',
  },
  resigning: {
    title: 'Resigning and abandoning',
    text: 'Who resigns (`/resign`) leaves their meeples on the board, where they still score and still count for majority; their turns are skipped and they cannot win. With only one player left the game ends with final scoring. A game can also be abandoned without a winner, if all who still play agree or somebody with **Manage Server** stops it. These are rules of this bot, not of the printed game.',
  },
  ratings: {
    title: 'How is the rating counted?',
    text: [
      'A finished game compares everybody at the table with everybody else by their places, ties too (OpenSkill, Plackett–Luce). Games of two and games of three to six have ratings of their own, and so has each kind of game in each of them.',
      'A rating is what the bot takes you for (μ, at first 25) and how unsure it is of that (σ, at first 25/3). Shown is 1000 + 40·(μ − 3σ), so it begins at 1000. `?` stands while σ is 4 or more, or with fewer than 8 rated games.',
      '- **The same people again** within 7 days: the change counts 1, ½, ¼ …; with several opponents, the mean over them.',
      '- **Unfinished games** rate only those who left, as last. They count as no game and no win for anybody.',
      '- **Games with a computer player** are not rated.',
      '- **Seasons** last as long as the server has set, three months if it has not; across servers three. Your first game of a later season makes the rating less sure (σ becomes √(σ² + 2²), at most 25/3); μ stays, and the boards of earlier seasons stay.',
      '- **Across servers** you count only if you ask for it: `/privacy everywhere`. A game counts there between those at the table who have asked, if they are at least two.',
      '- Whoever wants to be on no board says so with `/privacy hide`.',
      'These are rules of this bot, not of the printed game.',
    ].join('\n'),
  },
  fairness: {
    title: 'Is the order of the tiles fair?',
    text: 'A secret random seed decides the order of all tiles before the first turn. Its SHA-256 is published under the first turn, so nobody can change it later, and nobody can work out the tiles from it. When the game is over, the seed and the whole record are shown: `npm run -s verify -- RECORD` replays the game and compares the two.',
  },
};
