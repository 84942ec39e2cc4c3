import { expect, test } from 'vitest';
import { Game, type GameView, TILE_DESIGNS } from '../../src/engine/index.ts';
import { setupOf } from '../support/games.ts';
import { de, en } from '../support/stage.ts';
import { gameWhere } from '../support/tables.ts';

const notesOf = ({ lists }: typeof en, view: GameView): string => lists.tilesLeft(view).notes.join('\n');

test('PD10: tiles that lie aside are told with the tiles left', () => {
  const setup = { seats: 2, sets: ['base', 'princess-and-dragon'], switches: ['fields', 'princess-dragon'] } as const;
  const one = Game.of(gameWhere((game) => game.view(null).setAside.length === 1, { setup })).view(null);
  expect(notesOf(en, one)).toContain('1 more is set aside, drawn before it could be played: 1 × ');
  expect(en.alt.tilesLeft(one)).toContain('1 more is set aside');
  expect(notesOf(de, one)).toContain(
    '1 weiteres liegt beiseite; es wurde gezogen, bevor es gespielt werden konnte: 1 × ',
  );
  const none = Game.start(setupOf(setup)).view(null);
  expect(notesOf(en, none)).not.toContain('aside');
});

test('as many tiles are told as fit in', () => {
  const view = Game.start(setupOf()).view(null);
  const all = { ...view, setAside: TILE_DESIGNS.map(({ id }) => id) };
  for (const words of [en, de]) {
    expect(notesOf(words, all).length).toBeLessThanOrEqual(1000);
    expect(words.alt.tilesLeft(all).length).toBeLessThanOrEqual(1024);
  }
});
