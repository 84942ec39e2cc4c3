import { de as expansions } from '../../../expansions/words.ts';
import type { ThingPhrases } from '../phrases.ts';

const arms = (count: number): string => (count === 0 ? '' : count === 1 ? ' mit einem Wappen' : ` mit ${count} Wappen`);

export const things: ThingPhrases = {
  figures: {
    ...expansions.figures,
    meeple: ['Meeple', 'Meeples'],
    large: ['großer Meeple', 'große Meeples'],
    abbot: ['Abt', 'Äbte'],
    builder: ['Baumeister', 'Baumeister'],
    pig: ['Schwein', 'Schweine'],
  },
  roles: {
    ...expansions.roles,
    knight: 'Ritter',
    highwayman: 'Wegelagerer',
    monk: 'Mönch',
    farmer: 'Bauer',
    'large-knight': 'Großer Ritter',
    'large-highwayman': 'Großer Wegelagerer',
    'large-monk': 'Großer Mönch',
    'large-farmer': 'Großer Bauer',
    meeple: 'Meeple',
    large: 'Großer Meeple',
    abbot: 'Abt',
    builder: 'Baumeister',
    pig: 'Schwein',
  },
  aRole: {
    ...expansions.aRole,
    knight: 'einen Ritter',
    highwayman: 'einen Wegelagerer',
    monk: 'einen Mönch',
    farmer: 'einen Bauern',
    'large-knight': 'einen großen Ritter',
    'large-highwayman': 'einen großen Wegelagerer',
    'large-monk': 'einen großen Mönch',
    'large-farmer': 'einen großen Bauern',
    meeple: 'einen Meeple',
    large: 'einen großen Meeple',
    abbot: 'einen Abt',
    builder: 'einen Baumeister',
    pig: 'ein Schwein',
  },
  kinds: {
    road: ['Straße', 'Straßen'],
    city: ['Stadt', 'Städte'],
    field: ['Wiese', 'Wiesen'],
    monastery: ['Kloster', 'Klöster'],
    garden: ['Garten', 'Gärten'],
  },
  unfinished: {
    road: 'unfertige Straße',
    city: 'unfertige Stadt',
    field: 'Wiese',
    monastery: 'unfertiges Kloster',
    garden: 'unfertiger Garten',
  },
  terms: {
    ...expansions.terms,
    tiles: ['Plättchen', 'Plättchen'],
    arms: ['Wappen', 'Wappen'],
    neighbours: ['Nachbar', 'Nachbarn'],
    cities: ['fertige Stadt', 'fertige Städte'],
    arrows: ['Pfeil', 'Pfeile'],
    meeples: ['Meeple', 'Meeples'],
    gifts: ['Geschenk', 'Geschenke'],
    towns: ['Ort', 'Orte'],
    'most-wine': ['Mehrheit an Wein', 'Mehrheiten an Wein'],
    'most-grain': ['Mehrheit an Getreide', 'Mehrheiten an Getreide'],
    'most-cloth': ['Mehrheit an Tuch', 'Mehrheiten an Tuch'],
  },
  formerPlayer: 'jemand von früher',
  goods: { wine: 'Wein', grain: 'Getreide', cloth: 'Tuch' },
  pieces: { wine: 'Wein', grain: 'Getreide', cloth: 'Tuch', ...expansions.pieces },
  marks: { inn: ['Wirtshaus', 'Wirtshäuser'], cathedral: ['Kathedrale', 'Kathedralen'] },
  bonuses: {
    ...expansions.bonuses,
    arrow: 'nicht aktivierter Pfeil',
    'cash-out': 'Auszahlung',
    'unopened-gifts': 'ungeöffnete Geschenke',
    'trade-goods': 'Waren',
    island: 'Insel',
    town: 'Ort',
  },
  symbols: {
    ...expansions.symbols,
    'add-meeple': 'Meeple dazu',
    'place-anywhere': 'überall setzen',
    'extra-turn': 'Extrazug',
  },
  gifts: {
    synod: {
      title: 'Synode',
      text: 'Setze einen Meeple aus deinem Vorrat auf ein beliebiges unfertiges Kloster, wer auch dort ist.',
    },
    'road-sweeper': {
      title: 'Straßenfeger',
      text: 'Werte eine beliebige unfertige Straße sofort; alle ihre Meeples gehen zurück.',
    },
    'cash-out': {
      title: 'Auszahlung',
      text: 'Nimm einen deiner Meeples zurück: 2 Punkte für jeden Meeple auf seinem Gebiet.',
    },
    'change-position': {
      title: 'Lagewechsel',
      text: 'Einer deiner stehenden Meeples legt sich auf eine Wiese seines Plättchens, oder ein liegender steht auf.',
    },
    'take-2': {
      title: 'Nimm 2',
      text: 'Ziehe ein zweites Plättchen, behalte eines der beiden und lege das andere zurück.',
    },
  },
  arrow: (side, symbol) => `Pfeil nach ${side}: ${symbol}`,
  directions: {
    N: 'Norden',
    NE: 'Nordosten',
    E: 'Osten',
    SE: 'Südosten',
    S: 'Süden',
    SW: 'Südwesten',
    W: 'Westen',
    NW: 'Nordwesten',
  },
  letters: { N: 'N', NE: 'NO', E: 'O', SE: 'SO', S: 'S', SW: 'SW', W: 'W', NW: 'NW' },
  allAround: 'ringsum',
  enclosed: 'eingeschlossen',
  city: (sides, count) => {
    if (sides.length === 4) return `Stadt auf allen vier Seiten${arms(count)}`;
    if (sides.length === 3)
      return `Stadt, die ${sides[0]}, ${sides[1]} und ${sides[2]} verbindet${arms(count) && `,${arms(count)}`}`;
    if (sides.length === 2)
      return `Stadt, die ${sides[0]} und ${sides[1]} verbindet${arms(count) && `,${arms(count)}`}`;
    return `Stadt im ${sides[0]}${arms(count)}`;
  },
  roadUnder: (from, to) => `Straße von ${from} nach ${to} durch einen Tunnel`,
  bearing: (printed) => `mit ${printed}`,
  roadThrough: (from, to) => `Straße von ${from} nach ${to}`,
  roadEnds: (sides, listed) =>
    sides.length === 1 ? `Straße im ${listed}, die hier endet` : `getrennte Straßen im ${listed}`,
  printed: {
    ...expansions.printed,
    inn: 'einem Wirtshaus',
    cathedral: 'einer Kathedrale',
    wine: 'Wein',
    grain: 'Getreide',
    cloth: 'Tuch',
  },
  having: (what, printed) => {
    if (what.includes(' mit ')) return `${what} und ${printed}`;
    return `${what}${what.includes(', die ') ? ',' : ''} mit ${printed}`;
  },
  riverThrough: (from, to) => `Fluss von ${from} nach ${to}`,
  spring: (side) => `Quelle des Flusses, der nach ${side} fließt`,
  lake: (side) => `See, in dem der Fluss von ${side} endet`,
  at: (what, square) => `${what} auf ${square}`,
  turned: (degrees) => (degrees === 0 ? 'wie abgebildet' : `um ${degrees}° gedreht`),
};
