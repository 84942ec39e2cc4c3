import { expect, test } from 'vitest';
import { validateRequests } from '../../packages/discord-playground/test/schema.ts';
import { Game, type GameRecord, type Setup, writeMove } from '../../src/engine/index.ts';
import { menusOf, withVerb } from '../support/player.ts';
import { answered, changed, partsOf, pressVerb, quiet } from '../support/stage.ts';
import { gameWhere, onPrepared } from '../support/tables.ts';

const PORTALS: Partial<Setup> = {
  seats: 2,
  sets: ['base', 'princess-and-dragon'],
  switches: ['fields', 'princess-dragon'],
};

/** A game between tile and figure, with that many legal actions. */
const halfPlayed = (least: number, most: number): GameRecord =>
  gameWhere(
    (game) => {
      const { length } = game.legalActions();
      return game.step === 'meeple' && length >= least && length <= most;
    },
    { setup: PORTALS },
  );

test('more options than buttons: each choice in a menu of pages, numbered on a picture, commits', async () => {
  const record = halfPlayed(30, 50);
  const legal = Game.of(record).legalActions();
  const game = await onPrepared(record);
  const actor = game.asked();
  expect(withVerb(game.turn(), 'choose')).toEqual([]);
  const first = await answered(actor, await pressVerb(actor, game.turn(), 'decide'));
  expect((menusOf(first)[0]!.options as unknown[]).length).toBe(25);
  expect(first.attachments[0]!.description).toContain('1 marks');

  await actor.press(first.id, withVerb(first, 'decide').at(-1)!.custom_id!);
  const second = await changed(actor, first);
  const choices = menusOf(second)[0]!.options as { label: string; value: string }[];
  expect(choices[0]!.label).toMatch(/^26: /);
  expect(choices).toHaveLength(Math.min(25, legal.length - 25));
  await actor.select(second.id, menusOf(second)[0]!.custom_id!, [choices[1]!.value]);
  await quiet(game);
  const { actions } = (await game.stored(game.table)).record!;
  expect(actions).toEqual([...record.actions, writeMove(legal[26]!)]);
  expect(actor.message(second.id)!.components).toEqual([]);
  expect(game.playground.violations.slice()).toEqual([]);
  expect(validateRequests(game.playground.requests)).toEqual([]);
});

test('few options are buttons, all of them, in their order', async () => {
  const record = halfPlayed(3, 15);
  const game = await onPrepared(record);
  const legal = Game.of(record).legalActions();
  const buttons = withVerb(game.turn(), 'choose');
  expect(buttons.map(({ custom_id }) => Number.parseInt(partsOf(custom_id!).argument, 10))).toEqual([...legal.keys()]);
  expect(game.turn().attachments[0]!.description).toContain('To choose from: ');
});
