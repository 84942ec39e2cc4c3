import type { Seat } from '../../src/engine/vocabulary.ts';
import { isPrintable, printable } from '../kit/text.ts';
import type { SeatedPlayer } from '../scene.ts';

/** Capitals of other scripts, and such with a stroke, beside those they are taken for. */
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
    // Characters of Chinese beside the kana they look like, and kana of both kinds.
    .concat('カ力 ニ二 ロ口 エ工 ハ八 タ夕 ト卜 ヘへ リり オ才 チ千 ミ三 メ乂 ム厶'.split(' '))
    .flatMap(([first, ...others]) => others.map((other) => [other, first!] as const)),
);

/** No mark and no modifier begins a name, nor a vowel that Thai writes before the consonant it follows. */
const LETTER = /(?![\u0e40-\u0e44])[\p{Lu}\p{Lt}\p{Ll}\p{Lo}]/u;

/**
 * The first letter of a name, of those that our fonts have, as a capital where its script has any; null where there is none.
 * No digit: numbers are what there is to choose on a picture, and one on a meeple would be taken for a choice.
 */
const initialOf = (name: string): string | null =>
  LETTER.exec(printable(printable(name).normalize('NFKC').toUpperCase()))?.[0] ?? null;

/** The same for letters that a glance at a small meeple does not tell apart. */
function lookOf(initial: string): string {
  const bare = initial.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return ALIKE.get(bare) ?? bare;
}

/**
 * By seat, the letter that its meeples and tokens wear: the player's initial. Where two would wear the same, or one has none,
 * each of these wears the next letter of the alphabet that begins nobody's name at this table: whoever takes a letter for an
 * initial is right, and whoever finds none that it could be looks at the scoreboard. Numbering all seats A, B, C as soon as
 * two names begin alike would make Bo an A beside Ada at nearly every larger table. A letter that somebody wishes for takes the place of
 * their initial, unless it is the initial of somebody else, or wished for by a seat before.
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

/** What stands for a player where names stand: where our fonts have nothing of the name, what the caller has, or the letter. */
export function shownName(players: readonly SeatedPlayer[], seat: Seat, letter: string): string {
  const { name = '', otherName = '' } = playerAt(players, seat) ?? {};
  return [name, otherName].find(isPrintable) ?? letter;
}

const playerAt = (players: readonly SeatedPlayer[], seat: Seat): SeatedPlayer | undefined =>
  players.find((player) => player.seat === seat);
