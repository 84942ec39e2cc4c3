import { createHash } from 'node:crypto';
import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '../../render/kit/canvas.ts';
import { FONT } from '../../render/kit/text.ts';
import { emptyMap } from '../../render/map/scene.ts';
import { compose, type PictureRequest } from '../../render/process/draw.ts';
import { mapOf } from '../../src/expansions/maps/rules/layouts.ts';
import { makeView } from './boards.ts';
import { BOARD, PROFILE, reportOf } from './results.ts';

/** A process of its own: draws every kind of picture with text, and prints the results as one line of JSON. */

/** Other scripts, emoji in each spelling, controls, stray marks, characters without a font, and letters of many shapes. */
const ODD = [
  '卡葛\u{e0100} 한 \u{20000}',
  'محمد עדה कर्षि ก้ำ ᠠ\u180b',
  '🐉 👨‍👩‍👧 🇩🇪 👍🏿 \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
  '☺\ufe0f ☺\ufe0e ❤\ufe0f 1\ufe0f\u20e3 ©\ufe0f ↔\ufe0f',
  'Z̷̢̛a̸l̴g̵o̶ \u0301 \u25cc\u0301',
  '\u202eadA\u202c\t\u0000\u200d\u3164\ud800',
  '\u0378 \u{10fffd} \ue123 \uffff',
  // Serbian, Romanian, Turkish, Dutch and Catalan write some of these differently.
  'бгдпт ŞşŢţ Iıİi ĳ íj́ l·l',
];
const odd = (i: number): string => ODD[i % ODD.length]!;

const view = makeView({ tiles: 6, seats: 6 });
const players = ODD.slice(0, 6).map((name, seat) => ({ seat, name }));
const requests: readonly PictureRequest[] = [
  {
    kind: 'board',
    tile: 48,
    scene: {
      view,
      players,
      caption: odd(7),
      badges: view.openSquares.slice(0, 8).map((square, i) => ({ ...square, label: odd(i) })),
      pointsTags: view.board.slice(0, 4).map(({ x, y }, i) => ({ x, y, text: odd(i), seat: null })),
    },
  },
  {
    kind: 'board',
    tile: 32,
    scene: { view: { ...view, board: [], figures: [] }, players, map: emptyMap(mapOf('nordics')!) },
  },
  {
    kind: 'hand',
    scene: {
      cards: ODD.map((text, i) => ({
        deck: 'gifts',
        card: 'synod',
        title: odd(i + 1),
        text: `${text} ${text}`,
        label: odd(i),
      })),
    },
  },
  { kind: 'legend', scene: { rows: ODD.map((text) => ({ icon: { sign: 'press' }, text })) } },
  { kind: 'tilesLeft', scene: { counts: { 'BA-A': 2 }, headings: { base: odd(1) } } },
  {
    kind: 'leaderboard',
    scene: { ...BOARD, title: odd(2), rows: BOARD.rows.map((row, i) => ({ ...row, name: odd(i) })) },
  },
  { kind: 'profile', scene: { ...PROFILE, name: odd(0), facts: ODD.map((value) => ({ label: value, value })) } },
  { kind: 'report', scene: reportOf(6, 20, { players, title: odd(7) }) },
];

const shown = (canvas: Canvas): string => createHash('sha256').update(canvas.data()).digest('hex');

/** Draws the text as it is, with nothing left out. */
function lettering(text: string, font: string): string {
  const context = createCanvas(400, 60).getContext('2d');
  context.font = font;
  context.fillText(text, 10, 40);
  return `${shown(context.canvas)} ${context.measureText(text).width}`;
}

console.log(
  JSON.stringify({
    pictures: requests.map((request) => [request.kind, shown(compose(request))]),
    letterings: ODD.flatMap((text) => [400, 700].map((weight) => [text, lettering(text, `${weight} 30px ${FONT}`)])),
    // From no font of the project: an incomplete font list makes the machine's fonts draw it.
    fromMachine: lettering('\u0378', '30px "Board Sans"'),
  }),
);
