/** Marks of the six seats: a colour and a pattern, besides the letter of `../../scoreboard/letters.ts`; never one alone. */
export const PATTERNS = ['plain', 'stripes', 'dots', 'checks', 'bars', 'rings'] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface SeatMark {
  /** The name that a player asks for. */
  readonly name: string;
  readonly colour: string;
  /** The colour of letter and pattern. */
  readonly on: string;
  /** A tone of the colour for its pattern. */
  readonly tone: string;
  readonly pattern: Pattern;
}

/** Their lightness rises in steps, so that they differ in greyscale and for colour-blind people; a test checks it. */
export const SEAT_MARKS = [
  { name: 'blue', colour: '#1f4ab8', on: '#ffffff', tone: '#4a76e0', pattern: 'plain' },
  { name: 'red', colour: '#d42a2a', on: '#ffffff', tone: '#f2695c', pattern: 'stripes' },
  { name: 'yellow', colour: '#ffe02e', on: '#2a2000', tone: '#d6a800', pattern: 'dots' },
  { name: 'green', colour: '#18a88f', on: '#06352d', tone: '#0c7a67', pattern: 'checks' },
  { name: 'black', colour: '#1e1a1d', on: '#ffffff', tone: '#5c5660', pattern: 'bars' },
  { name: 'pink', colour: '#f7a6dc', on: '#3d0a30', tone: '#d977b8', pattern: 'rings' },
] as const satisfies readonly SeatMark[];
export type SeatColour = (typeof SEAT_MARKS)[number]['name'];

/**
 * A mark by its number; numbers beyond six start again (no rule has more seats). `../../scoreboard/seat-marks.ts` assigns marks to seats.
 */
export const markOf = (mark: number): SeatMark => SEAT_MARKS[mark % SEAT_MARKS.length]!;

/** The background of pictures; tiles and figures are equal in all themes. */
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

const DARK = {
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
  /** Heading of a part of a page. */
  heading: '#ffd23c',
  /** Curves without axes, and the area below them. */
  curve: '#ffd23c',
  underCurve: '#4d4f3c',
};

const LIGHT: typeof DARK = {
  felt: '#e8e2d2',
  square: '#ded6c2',
  squareLine: '#cbc1a8',
  legal: '#bcd3df',
  legalLine: '#4f7d97',
  strip: '#d6cdb8',
  cell: '#f4efe2',
  turn: '#fff0b8',
  text: '#232d34',
  faint: '#59646c',
  ink: '#1d262c',
  badge: '#fffaf0',
  badgeLine: '#14191d',
  glow: '#f2a900',
  dead: '#c93a20',
  heading: '#8f4d00',
  curve: '#b0491c',
  underCurve: '#e6d3b0',
};

const COLOURS: Readonly<Record<Theme, typeof DARK>> = { dark: DARK, light: LIGHT };

/** The colours of table, badges and strip in the theme of the picture that is being drawn. */
export const TABLE: Readonly<typeof DARK> = { ...DARK };

let present: Theme = 'dark';
export const themeNow = (): Theme => present;

/** Draws something in a theme. Drawing is never interrupted, so all drawing code can read `TABLE` without being told the theme. */
export function inTheme<T>(theme: Theme, draw: () => T): T {
  const before = present;
  const wear = (one: Theme): void => {
    present = one;
    Object.assign(TABLE, COLOURS[one]);
  };
  wear(theme);
  try {
    return draw();
  } finally {
    wear(before);
  }
}

/** Colours of marks on a board, besides the table's own. */
export const MARK = {
  light: '#ffffff',
  /** Labels that can be pressed: Discord's colour of main buttons. The text on it is white. */
  press: '#5865f2',
  /** Below a tile that is not really there. */
  paper: '#f4ecd8',
  glowHeart: '#fffbe8',
  /** Crosses out figures that go; points to the seat whose turn it is. */
  red: '#d9361f',
  tileBack: '#7a5231',
  tileBackLine: '#d9a866',
} as const;

/** Colours that the figures of all seats share. */
export const WOOD = {
  shade: 'rgba(20, 16, 8, 0.45)',
  rim: '#ffffff',
  line: '#17130f',
  pale: '#fff6dc',
  gilt: '#b8860b',
  eye: '#ffffff',
} as const;

/** Curves on a lit cell. */
export const LIT_CURVE = { line: '#b0491c', under: '#ecd7b4' } as const;
