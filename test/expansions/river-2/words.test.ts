import { expect, test } from 'vitest';
import { wordsFor } from '../../../src/discord/words/index.ts';
import { Game } from '../../../src/engine/index.ts';
import { people } from '../../discord/words-support.ts';
import { setupOf } from '../../support/games.ts';

test.each([
  [
    'en',
    'river forking to the north, east and west',
    'field with a pig herd',
    'lake, where the river from the west ends, with a volcano',
  ],
  [
    'de',
    'Flussgabelung nach Norden, Osten und Westen',
    'Wiese mit einer Schweineherde',
    'See, in dem der Fluss von Westen endet, mit einem Vulkan',
  ],
  [
    'es',
    'bifurcación del río hacia el norte, este y oeste',
    'campo con una piara',
    'lago donde acaba el río que viene del oeste, con un volcán',
  ],
  [
    'fr',
    'fourche de la rivière vers le nord, l’est et l’ouest',
    'pré avec un troupeau de cochons',
    'lac où se jette la rivière venue de l’ouest, avec un volcan',
  ],
])('RV1: %s: the fork, the herd and the lake with the volcano in words', (language, fork, herd, lake) => {
  const { things } = wordsFor(language);
  expect(things.tile('RV-04')).toBe(fork);
  expect(things.tile('RV-11')).toContain(herd);
  expect(things.tile('RV-03')).toBe(lake);
});

test('the sides of the fork, briefly, for the player who turns it', () => {
  expect(wordsFor('en').things.edges('RV-04', 270)).toBe('river N S W');
});

test('RV30: a field with the herd says so, and tells the worth of each city there with a pig', () => {
  const game = Game.start(
    setupOf({
      sets: ['base', 'river-2'],
      switches: ['fields', 'river-2', 'pigs'],
      prepared: { board: [{ tile: 'RV-11', x: 0, y: 0, rotation: 0 }], draws: ['BA-B', 'BA-B'], only: true },
    }),
  );
  const on = game.placesOn({ x: 0, y: 0 }).find(({ kind, at }) => kind === 'field' && at.includes('EL'))!;
  const feature = game.feature(on)!;
  const { panel } = wordsFor('en');
  const choice = { figure: 'pig', on, feature, twin: false, events: [] } as const;
  expect(panel.figureLabel(choice, 0, people('Ada', 'Bo'))).toBe('Pig – field, 0 cities, 5 each');
  const grown = panel.whatIf({
    ...{ square: { x: 0, y: 0 }, tile: 'BA-D', rotation: 0, features: [feature], events: [] },
    ...{ people: people('Ada', 'Bo'), reader: null, asked: 0, switches: ['pigs'] },
  });
  expect(grown).toContain('1 pig herd');
});

test.each([
  ['en', 'community'],
  ['de', 'Community'],
  ['es', 'comunidad'],
  ['fr', 'communauté'],
])('RV13: %s: the ban on leading an arm so is called the reading of the community', (language, community) => {
  expect(wordsFor(language).topic('river-2').text).toContain(`${community} (RV13)`);
});

test.each([
  ['en', '*Take 2* is not opened'],
  ['de', '*Nimm 2* nicht geöffnet'],
  ['es', 'no se abre *Roba 2*'],
  ['fr', '*Prends-en 2* ne s’ouvre pas'],
])('RV15: %s: of the gifts Take 2 alone waits for the river', (language, told) => {
  expect(wordsFor(language).topic('river-2').text).toContain(told);
});
