import type { Phrases } from '../phrases.ts';

export const topics: Phrases['topics'] = {
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
    text: 'You may put one meeple from your supply on one feature of the tile you have just placed: a road, city, monastery or field. The whole connected feature must hold no meeple of anybody, not even yours (B7). You may claim what this very tile finishes: it scores at once and the meeple comes straight back (B8). Everybody has 7 meeples (B2). After a scoring all meeples on that feature go home, also those that scored nothing (B14).',
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
  'first-player': {
    title: 'Who begins',
    text: 'By the printed rules the youngest begins (B3). Here the first player is drawn by lot unless the host chooses one in the lobby; the order of the others is drawn by lot too.',
  },
  resigning: {
    title: 'Resigning and abandoning',
    text: 'Who resigns (`/resign`) leaves their meeples on the board, where they still score and still count for majority; their turns are skipped and they cannot win. With only one player left the game ends with final scoring. A game can also be abandoned without a winner, if all who still play agree or somebody with **Manage Server** stops it. These are rules of this bot, not of the printed game.',
  },
  fairness: {
    title: 'Is the order of the tiles fair?',
    text: 'A secret random seed decides the order of all tiles before the first turn. Its SHA-256 is published under the first turn, so nobody can change it later, and nobody can work out the tiles from it. When the game is over, the seed and the whole record are shown: `npm run -s verify -- RECORD` replays the game and compares the two.',
  },
};
