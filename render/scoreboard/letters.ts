import type { Seat } from '../../src/engine/vocabulary.ts';
import { isPrintable, printable } from '../kit/text.ts';
import type { SeatedPlayer } from '../scene.ts';

/** Capitals of other scripts, and letters with a stroke, mapped to the letters that they resemble. */
const ALIKE = new Map(
  [
    'AАΑ',
    'BВΒ',
    'CС',
    'DĐÐ',
    'EЕΕ',
    'HНΗĦ',
    'IІΙ',
    'JЈ',
    'KКΚ',
    'LŁ',
    'MМΜ',
    'NΝ',
    'OОΟØ',
    'PРΡ',
    'SЅ',
    'TТΤŦ',
    'XХΧ',
    'YУΥ',
    'ZΖ',
  ]
    .concat(['ГΓ', 'ПΠ', 'ФΦ'])
    // Chinese characters that resemble kana, and similar kana of both kinds.
    .concat('カ力 ニ二 ロ口 エ工 ハ八 タ夕 ト卜 ヘへ リり オ才 チ千 ミ三 メ乂 ム厶'.split(' '))
    .flatMap(([first, ...others]) => others.map((other) => [other, first!] as const)),
);

/** A name's letter is no mark and no modifier, nor a Thai vowel that is written before its consonant. */
const LETTER = /(?![\u0e40-\u0e44])[\p{Lu}\p{Lt}\p{Ll}\p{Lo}]/u;

/**
 * The first letter of a name that our fonts have, as a capital if its script has any; else null. Digits do not count: numbers on a picture
 * are choices, and a number on a meeple would look like one.
 */
const initialOf = (name: string): string | null =>
  LETTER.exec(printable(printable(name).normalize('NFKC').toUpperCase()))?.[0] ?? null;

/** A key that is equal for letters that look alike on a small meeple. */
function lookOf(initial: string): string {
  const bare = initial.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return ALIKE.get(bare) ?? bare;
}

/**
 * By seat, the letter on its meeples and tokens: the player's initial. If two seats have the same, or one has none, each gets the next
 * letter that begins no name at this table. So a letter that looks like an initial is one; the scoreboard explains the others. If all seats
 * became A, B, C whenever two names begin alike, Bo would often be an A beside Ada. A letter that a player wishes for replaces the initial,
 * unless it is another player's initial or an earlier seat's wish.
 */
export function lettersOf(players: readonly SeatedPlayer[], seats: number): readonly string[] {
  const initials = Array.from({ length: seats }, (_, seat) => initialOf(playerAt(players, seat)?.name ?? ''));
  const own = initials.map((initial) => initial && lookOf(initial));
  const wished = initials.map((_, seat) => playerAt(players, seat)?.letter ?? null);
  wished.forEach((letter, seat) => {
    const isTaken = wished.indexOf(letter) < seat || own.some((look, other) => other !== seat && look === letter);
    if (letter !== null && !isTaken) initials[seat] = letter;
  });
  const looks = initials.map((initial) => initial && lookOf(initial));
  const free = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !looks.includes(letter));
  return initials.map((initial, seat) => {
    const isOwn = initial !== null && looks.indexOf(looks[seat]!) === looks.lastIndexOf(looks[seat]!);
    return isOwn ? initial : free.shift()!;
  });
}

/** The shown name of a player: the first of `name` and `otherName` that our fonts can draw, else the letter. */
export function shownName(players: readonly SeatedPlayer[], seat: Seat, letter: string): string {
  const { name = '', otherName = '' } = playerAt(players, seat) ?? {};
  return [name, otherName].find(isPrintable) ?? letter;
}

const playerAt = (players: readonly SeatedPlayer[], seat: Seat): SeatedPlayer | undefined =>
  players.find((player) => player.seat === seat);
