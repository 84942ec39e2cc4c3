/** How the six seats are told apart: a colour and a pattern, beside the letter of `../../letters.ts`; never one alone. */
export const PATTERNS = ['plain', 'stripes', 'dots', 'checks', 'bars', 'rings'] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface SeatMark {
  /** By which a player wishes for it. */
  readonly name: string;
  readonly colour: string;
  /** What is drawn on the colour: letter and pattern. */
  readonly on: string;
  /** A tone of the colour for its pattern. */
  readonly tone: string;
  readonly pattern: Pattern;
}

/** Their lightness climbs in steps, so that greyscale and colour blindness keep them apart; a test computes it. */
export const SEAT_MARKS = [
  { name: 'blue', colour: '#1f4ab8', on: '#ffffff', tone: '#4a76e0', pattern: 'plain' },
  { name: 'red', colour: '#d42a2a', on: '#ffffff', tone: '#f2695c', pattern: 'stripes' },
  { name: 'yellow', colour: '#ffe02e', on: '#2a2000', tone: '#d6a800', pattern: 'dots' },
  { name: 'green', colour: '#18a88f', on: '#06352d', tone: '#0c7a67', pattern: 'checks' },
  { name: 'black', colour: '#1e1a1d', on: '#ffffff', tone: '#5c5660', pattern: 'bars' },
  { name: 'pink', colour: '#f7a6dc', on: '#3d0a30', tone: '#d977b8', pattern: 'rings' },
] as const satisfies readonly SeatMark[];
export type SeatColour = (typeof SEAT_MARKS)[number]['name'];

/** A mark by its number; those beyond six start again (no rule has more seats). Which seat wears which: `../../worn.ts`. */
export const markOf = (mark: number): SeatMark => SEAT_MARKS[mark % SEAT_MARKS.length]!;

/** The table under the tiles, badges, the strip. */
export const TABLE = {
  felt: '#25323b',
  square: '#2d3c47',
  squareLine: '#394a56',
  legal: '#4a5f6d',
  legalLine: '#8fa6b5',
  strip: '#1a242b',
  cell: '#2b3943',
  turn: '#f6edd6',
  text: '#f4efe2',
  faint: '#a9b8c2',
  ink: '#1d262c',
  badge: '#fff6dc',
  badgeLine: '#14191d',
  glow: '#ffd23c',
  dead: '#e4573d',
} as const;

/** What marks on a board are drawn with, beside the table's own colours. */
export const MARK = {
  light: '#ffffff',
  /** Under a tile that is not really there. */
  paper: '#f4ecd8',
  glowHeart: '#fffbe8',
  /** Crosses out what goes; points to whose turn it is. */
  red: '#d9361f',
  tileBack: '#7a5231',
  tileBackLine: '#d9a866',
} as const;

/** What is the same on all figures, whoever's they are. */
export const WOOD = {
  shade: 'rgba(20, 16, 8, 0.45)',
  rim: '#ffffff',
  line: '#17130f',
  pale: '#fff6dc',
  gilt: '#b8860b',
  eye: '#ffffff',
} as const;

/** Curves without axes, on a dark ground and on a lit one. */
export const SPARK = {
  dark: { line: TABLE.glow, under: '#4d4f3c' },
  lit: { line: '#b0491c', under: '#ecd7b4' },
} as const;
