import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { handLayout } from '../../render/cards.ts';
import { draw } from '../../render/draw.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { FONT, wrapped } from '../../render/kit/text.ts';
import { GIFTS } from '../../src/engine/index.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('cards', () => {
  test('each of the five has a picture of its own, whatever its title', () => {
    const pictures = GIFTS.map((gift) =>
      draw({ kind: 'card', scene: { gift, title: 'Gift', text: 'Gift', size: 240 } }),
    );
    expect(new Set(pictures.map(({ bytes }) => hash(bytes))).size).toBe(GIFTS.length);
  });

  test('no file name, width or height tells which it is', () => {
    const faces = [...GIFTS, null].map((gift) => draw({ kind: 'card', scene: { gift, title: '', size: 200 } }));
    expect(new Set(faces.map(({ name, width, height }) => `${name} ${width} ${height}`)).size).toBe(1);
    const hands = GIFTS.map((gift) => draw({ kind: 'hand', scene: { cards: [{ gift, title: gift }] } }));
    expect(new Set(hands.map(({ name, width, height }) => `${name} ${width} ${height}`)).size).toBe(1);
  });

  test('odd words are drawn too', () => {
    for (const title of ['', '🎁', 'x'.repeat(300)])
      expect(draw({ kind: 'card', scene: { gift: 'synod', title, text: title } }).width).toBe(480);
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

  test('with room for all, nothing is lost and words stay whole', () => {
    const context = createCanvas(10, 10).getContext('2d');
    context.font = `400 20px ${FONT}`;
    const lines = wrapped(context, texts.english, 250, 5);
    expect(lines.join(' ')).toBe(texts.english);
    expect(lines.length).toBeGreaterThan(2);
  });

  test('what is cut ends in …', () => {
    const context = createCanvas(10, 10).getContext('2d');
    context.font = `400 20px ${FONT}`;
    expect(wrapped(context, texts.english, 120, 2).at(-1)).toMatch(/…$/);
  });
});
