import { expect, test } from 'vitest';
import { wordsFor } from '../../../src/discord/words/index.ts';
import type { GameEvent, Place } from '../../../src/engine/index.ts';
import { people } from '../../discord/words-support.ts';
import { laidOut, pass, place } from '../../support/board.ts';

const two = people('Ada', 'Bo');
const on: Place = { kind: 'monastery', x: 0, y: 0, at: '', called: 'shrine' };

const scored = (reason: 'shrine' | 'shrine.incomplete', count: number): GameEvent => ({
  ...{ type: 'scored', seat: 0, points: count + 1, reason, on, votes: [1, 0] },
  working: [
    { of: 'tiles', count: 1, each: 1 },
    { of: 'neighbours', count, each: 1 },
  ],
});

test.each([
  ['en', 'shrine', 'unfinished shrine', 'Heretic', 'Large heretic', 'monastery'],
  ['de', 'Kultstätte', 'unfertige Kultstätte', 'Ketzer', 'Großer Ketzer', 'Kloster'],
  ['es', 'lugar de culto', 'lugar de culto incompleto', 'Hereje', 'Hereje grande', 'monasterio'],
  ['fr', 'lieu de culte', 'lieu de culte incomplet', 'Hérétique', 'Grand hérétique', 'abbaye'],
])(
  'SH1, SH18: %s: a shrine is called a shrine, and no monastery, wherever it is named',
  (language, shrine, unfinished, heretic, large, monastery) => {
    const words = wordsFor(language);
    const { things, log } = words;
    expect(things.place(on)).toBe(shrine);
    expect(things.placeOn(on)).toContain(shrine);
    expect(things.role('meeple', on)).toBe(heretic);
    expect(things.role('large', on)).toBe(large);
    expect(things.tile('CU-01')).toBe(shrine);
    expect([things.reason('shrine'), things.reason('shrine.incomplete')]).toEqual([shrine, unfinished]);
    const lines = log.lines([scored('shrine', 8), scored('shrine.incomplete', 4)], two).join('\n');
    expect(lines.toLowerCase()).toContain(shrine.toLowerCase());
    expect(lines.toLowerCase()).not.toContain(monastery);
  },
);

test.each(['en', 'de', 'es', 'fr'])(
  'SH13: %s: the log of a duel says the points, the loser, and the right name of each building',
  (language) => {
    const game = laidOut({
      rules: 'shrines',
      board:
        'CU-01@0,0r0 BA-B@1,0r0 BA-V@-1,-1r90 BA-E@0,-1r0 BA-V@1,-1r180 BA-V@-1,1r0 BA-E@0,1r180 BA-V@1,1r270 BA-E@2,0r90',
      figures: 'A monastery:0,0, B monastery:1,0',
      draws: 'BA-E BA-V BA-V BA-V',
    });
    place(game, 'BA-E@-1,0r270');
    const words = wordsFor(language);
    const { duel } = {
      en: { duel: 'Home without points after the lost duel' },
      de: { duel: 'Ohne Punkte heim nach dem verlorenen Duell' },
      es: { duel: 'El duelo' },
      fr: { duel: 'Retour sans points après le duel perdu' },
    }[language]!;
    const lines = words.log.lines(pass(game), two);
    expect(lines.find((line) => line.startsWith(duel))).toMatch(/\*\*Bo\*\* 1 (meeple|seguidor)/i);
    expect(lines.join('\n')).toContain(words.things.place(on));
  },
);

test('SH1: the panel says heretic and shrine of allowed actions', () => {
  const game = laidOut({ rules: 'shrines', draws: 'CU-01 BA-V BA-V' });
  place(game, 'CU-01@0,1r0');
  const option = game.legalActions().find((action) => action.type === 'deploy' && action.on.kind === 'monastery')!;
  if (option.type !== 'deploy') throw new Error('a heretic can be put there');
  const feature = game.feature(option.on)!;
  expect(feature).toMatchObject({ kind: 'monastery', called: 'shrine' });
  for (const [language, label] of [
    ['en', 'Heretic – shrine, '],
    ['de', 'Ketzer – Kultstätte, '],
    ['es', 'Hereje – lugar de culto, '],
    ['fr', 'Hérétique – lieu de culte, '],
  ] as const)
    expect(
      wordsFor(language).panel.figureLabel(
        { ...option, mark: null, feature, events: [], twin: false, elsewhere: false, beside: null } as never,
        0,
        two,
      ),
    ).toContain(label);
});
