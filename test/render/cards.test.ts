import { createHash } from 'node:crypto';
import type { Canvas } from '@napi-rs/canvas';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CARD_BACKS } from '../../render/art/all.ts';
import { composeBoard } from '../../render/board/board.ts';
import type { BoardView, HandCounts } from '../../render/index.ts';
import type { Brush } from '../../render/kit/brush.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { FONT, wrapped } from '../../render/kit/text.ts';
import { draw } from '../../render/process/draw.ts';
import { composeCard, composeHand, handLayout } from '../../render/sheets/cards.ts';
import { GIFTS } from '../../src/engine/index.ts';
import { isDrawn } from '../support/runs.ts';
import { makeView } from './boards.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('cards', () => {
  test('each of the five has its own picture, for any title', () => {
    const pictures = GIFTS.map((gift) =>
      draw({ kind: 'card', scene: { deck: 'gifts', card: gift, title: 'Gift', text: 'Gift', size: 240 } }),
    );
    expect(new Set(pictures.map(({ bytes }) => hash(bytes))).size).toBe(GIFTS.length);
  });

  test('no file name, width or height tells which card it is', () => {
    const faces = [...GIFTS, null].map((gift) =>
      draw({ kind: 'card', scene: { deck: 'gifts', card: gift, title: '', size: 200 } }),
    );
    expect(new Set(faces.map(({ name, width, height }) => `${name} ${width} ${height}`)).size).toBe(1);
    const hands = GIFTS.map((gift) =>
      draw({ kind: 'hand', scene: { cards: [{ deck: 'gifts', card: gift, title: gift }] } }),
    );
    expect(new Set(hands.map(({ name, width, height }) => `${name} ${width} ${height}`)).size).toBe(1);
  });

  test('odd words are drawn too', () => {
    for (const title of ['', '🎁', 'x'.repeat(300)])
      expect(draw({ kind: 'card', scene: { deck: 'gifts', card: 'synod', title, text: title } }).width).toBe(480);
  });
});

describe('cards of several decks', () => {
  const [RED, BLUE] = ['#ff0000', '#0000ff'];
  /** Adds made-up decks, each with a back of one colour. */
  const withDecks = () => {
    const backs = CARD_BACKS as Map<string, (brush: Brush) => void>;
    for (const [id, colour] of [
      ['red', RED],
      ['blue', BLUE],
    ] as const) {
      backs.set(id, (brush) => {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1.4);
      });
      onTestFinished(() => void backs.delete(id));
    }
  };
  /** How many pixels of each colour one canvas has and the other lacks. */
  const counted = (
    canvas: Canvas,
    other = createCanvas(canvas.width, canvas.height),
  ): { red: number; blue: number } => {
    const [data, before] = [canvas, other].map(
      (one) => one.getContext('2d').getImageData(0, 0, one.width, one.height).data,
    );
    let [red, blue] = [0, 0];
    for (let i = 0; i < data!.length; i += 4) {
      if ([0, 1, 2].every((at) => data![i + at] === before![i + at])) continue;
      // A picture of a board uses only its palette's colours.
      if (data![i]! > data![i + 2]! + 100) red++;
      if (data![i + 2]! > data![i]! + 100) blue++;
    }
    return { red, blue };
  };

  test('each card that lies face down shows the back of its own deck', () => {
    withDecks();
    for (const deck of ['red', 'blue'] as const) {
      const card = counted(composeCard({ deck, card: null, title: '' }));
      expect(card[deck]).toBeGreaterThan(100_000);
      expect(card[deck === 'red' ? 'blue' : 'red']).toBe(0);
    }
    const pile = (deck: string) => ({ deck, card: 'synod', title: 'Synod', count: 3 });
    // The lower cards of a pile lie face down.
    const hand = (...decks: string[]) => composeHand({ cards: decks.map(pile) });
    const turned = counted(hand('red', 'blue'), hand('red', 'red'));
    expect(turned.blue).toBeGreaterThan(1000);
    expect(turned.red).toBe(0);
  });

  const CELLS = { oneIn: 6, about: ['render/scoreboard/', 'render/sheets/'] };
  test.runIf(isDrawn('cells with cards', CELLS))(
    'the cell of a seat has a back and a number for each deck that it holds cards of, side by side',
    () => {
      withDecks();
      const view = makeView({ tiles: 6, seats: 2 });
      const picture = (...hands: BoardView['hands']) => composeBoard({ view: { ...view, hands }, players: [] });
      const bare = picture();
      const seen = (...hands: BoardView['hands']) => counted(picture(...hands), bare);
      const red: HandCounts = { deck: 'red', counts: [2, 0] };
      const blue: HandCounts = { deck: 'blue', counts: [2, 0] };
      const alone = { red: seen(red).red, blue: seen(blue).blue };
      expect(alone.red).toBeGreaterThan(20);
      expect(seen(red, blue)).toEqual(alone);
      expect(seen({ deck: 'red', counts: [0, 0] }, { deck: 'blue', counts: [] })).toEqual({ red: 0, blue: 0 });
    },
  );

  test('a deck without a drawing is a bug, told by its name', () => {
    expect(() => composeCard({ deck: 'messages', card: null, title: '' })).toThrow('nothing draws messages');
  });
});

describe('a hand', () => {
  test('is near square, and its cards at least 1/4 of its width', () => {
    for (const cards of [0, 1, 2, 3, 4, 5]) {
      const { columns, rows, width, height } = handLayout(cards);
      expect(columns * rows).toBeGreaterThanOrEqual(cards);
      expect(width / height).toBeGreaterThan(0.66);
      expect(width / height).toBeLessThan(1.5);
      expect(420 / width).toBeGreaterThan(0.25);
    }
  });

  test('without cards it is an empty place, not nothing', () => {
    expect(draw({ kind: 'hand', scene: { cards: [] } })).toMatchObject({ name: 'hand.webp', width: 500 });
  });
});

describe('wrapped text', () => {
  const texts = {
    english: 'Take one of your meeples back and score 2 points for each meeple on its whole feature.',
    german: 'Straßenbauunternehmensgesellschaft: Werte eine unfertige Straße sofort.',
    oneWord: 'x'.repeat(200),
    spaces: '   a   b   ',
    none: '',
  };

  test.each(Object.entries(texts))('%s: no line is wider than allowed', (_name, text) => {
    const context = createCanvas(10, 10).getContext('2d');
    context.font = `400 20px ${FONT}`;
    for (const width of [60, 120, 250]) {
      const lines = wrapped(context, text, width, 5);
      expect(lines.length).toBeLessThanOrEqual(5);
      for (const line of lines) expect(context.measureText(line).width).toBeLessThanOrEqual(width);
    }
  });

  test('a text with enough room loses nothing, and its words stay whole', () => {
    const context = createCanvas(10, 10).getContext('2d');
    context.font = `400 20px ${FONT}`;
    const lines = wrapped(context, texts.english, 250, 5);
    expect(lines.join(' ')).toBe(texts.english);
    expect(lines.length).toBeGreaterThan(2);
  });

  test('a cut text ends in …', () => {
    const context = createCanvas(10, 10).getContext('2d');
    context.font = `400 20px ${FONT}`;
    expect(wrapped(context, texts.english, 120, 2).at(-1)).toMatch(/…$/);
  });
});
