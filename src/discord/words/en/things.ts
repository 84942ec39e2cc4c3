import { en as expansions } from '../../../expansions/words.ts';
import type { ThingPhrases } from '../phrases.ts';

const arms = (count: number): string =>
  count === 0 ? '' : count === 1 ? ' with a coat of arms' : ` with ${count} coats of arms`;

export const things: ThingPhrases = {
  figures: {
    ...expansions.figures,
    meeple: ['meeple', 'meeples'],
    large: ['large meeple', 'large meeples'],
    abbot: ['abbot', 'abbots'],
    builder: ['builder', 'builders'],
    pig: ['pig', 'pigs'],
  },
  roles: {
    ...expansions.roles,
    knight: 'Knight',
    highwayman: 'Highwayman',
    monk: 'Monk',
    farmer: 'Farmer',
    'large-knight': 'Large knight',
    'large-highwayman': 'Large highwayman',
    'large-monk': 'Large monk',
    'large-farmer': 'Large farmer',
    meeple: 'Meeple',
    large: 'Large meeple',
    abbot: 'Abbot',
    builder: 'Builder',
    pig: 'Pig',
  },
  aRole: {
    ...expansions.aRole,
    knight: 'a knight',
    highwayman: 'a highwayman',
    monk: 'a monk',
    farmer: 'a farmer',
    'large-knight': 'a large knight',
    'large-highwayman': 'a large highwayman',
    'large-monk': 'a large monk',
    'large-farmer': 'a large farmer',
    meeple: 'a meeple',
    large: 'a large meeple',
    abbot: 'an abbot',
    builder: 'a builder',
    pig: 'a pig',
  },
  kinds: {
    road: ['road', 'roads'],
    city: ['city', 'cities'],
    field: ['field', 'fields'],
    monastery: ['monastery', 'monasteries'],
    garden: ['garden', 'gardens'],
  },
  unfinished: {
    road: 'unfinished road',
    city: 'unfinished city',
    field: 'field',
    monastery: 'unfinished monastery',
    garden: 'unfinished garden',
  },
  terms: {
    ...expansions.terms,
    tiles: ['tile', 'tiles'],
    arms: ['coat of arms', 'coats of arms'],
    neighbours: ['neighbour', 'neighbours'],
    cities: ['finished city', 'finished cities'],
    arrows: ['arrow', 'arrows'],
    meeples: ['meeple', 'meeples'],
    gifts: ['gift', 'gifts'],
    towns: ['town', 'towns'],
    'most-wine': ['majority in wine', 'majorities in wine'],
    'most-grain': ['majority in grain', 'majorities in grain'],
    'most-cloth': ['majority in cloth', 'majorities in cloth'],
  },
  formerPlayer: 'a former player',
  goods: { wine: 'wine', grain: 'grain', cloth: 'cloth' },
  pieces: { wine: 'wine', grain: 'grain', cloth: 'cloth', ...expansions.pieces },
  marks: { inn: ['inn', 'inns'], cathedral: ['cathedral', 'cathedrals'] },
  bonuses: {
    ...expansions.bonuses,
    arrow: 'arrow not activated',
    'cash-out': 'Cash Out',
    'unopened-gifts': 'unopened gifts',
    'trade-goods': 'trade goods',
    island: 'island',
    town: 'town',
  },
  symbols: {
    ...expansions.symbols,
    'add-meeple': 'add a meeple',
    'place-anywhere': 'place anywhere',
    'extra-turn': 'extra turn',
  },
  gifts: {
    synod: {
      title: 'Synod',
      text: 'Put a meeple from your supply on any unfinished monastery, whoever is there.',
    },
    'road-sweeper': {
      title: 'Road Sweeper',
      text: 'Score any unfinished road at once; all its meeples go home.',
    },
    'cash-out': {
      title: 'Cash Out',
      text: 'Take one of your meeples home: 2 points for each meeple on its feature.',
    },
    'change-position': {
      title: 'Change Position',
      text: 'A standing meeple of yours lies down in a field of its tile, or a lying one stands up.',
    },
    'take-2': {
      title: 'Take 2',
      text: 'Draw a second tile, keep one of the two and put the other back.',
    },
  },
  arrow: (side, symbol) => `arrow to the ${side}: ${symbol}`,
  directions: {
    N: 'north',
    NE: 'north-east',
    E: 'east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    W: 'west',
    NW: 'north-west',
  },
  letters: { N: 'N', NE: 'NE', E: 'E', SE: 'SE', S: 'S', SW: 'SW', W: 'W', NW: 'NW' },
  allAround: 'all around',
  enclosed: 'enclosed',
  city: (sides, count) => {
    if (sides.length === 4) return `city on all four sides${arms(count)}`;
    if (sides.length === 3) return `city joining ${sides[0]}, ${sides[1]} and ${sides[2]}${arms(count)}`;
    if (sides.length === 2) return `city joining ${sides[0]} and ${sides[1]}${arms(count)}`;
    return `city to the ${sides[0]}${arms(count)}`;
  },
  roadThrough: (from, to) => `road from ${from} to ${to}`,
  roadEnds: (sides, listed) =>
    sides.length === 1 ? `road to the ${listed}, ending here` : `separate roads to the ${listed}`,
  printed: {
    ...expansions.printed,
    inn: 'an inn',
    cathedral: 'a cathedral',
    wine: 'wine',
    grain: 'grain',
    cloth: 'cloth',
  },
  having: (what, printed) => `${what}${what.includes(' with ') ? ' and' : ' with'} ${printed}`,
  riverThrough: (from, to) => `river from ${from} to ${to}`,
  spring: (side) => `spring of the river, flowing ${side}`,
  lake: (side) => `lake, where the river from the ${side} ends`,
  at: (what, square) => `${what} at ${square}`,
  turned: (degrees) => (degrees === 0 ? 'as drawn' : `turned ${degrees}°`),
};
