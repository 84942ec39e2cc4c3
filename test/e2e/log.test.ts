import type { Actor, PageMessage } from 'discord-playground';
import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/index.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import { textIn, withVerb } from '../support/player.ts';
import { answered, changed, en, pressVerb, quiet } from '../support/stage.ts';
import { gameWhere, onPrepared } from '../support/tables.ts';

const turnsOn = (message: PageMessage): number[] =>
  [...textIn(message).matchAll(/^\*\*(\d+)\.\*\* /gm)].map(([, turn]) => Number(turn));

test('the log under More tells every turn with the points after it, the newest first, page by page', async () => {
  const isFar = (one: Game): boolean => one.turn > 25 && one.step === 'place' && one.view(null).scores.some(Boolean);
  const game = await onPrepared(gameWhere(isFar, { setup: { sets: ['base'], switches: ['fields'] } }));
  const bystander = game.actors[5] as Actor;
  let page = await answered(bystander, await pressVerb(bystander, game.turn(), 'more'));
  await pressVerb(bystander, page, 'log');
  page = await changed(bystander, page);
  const turns = turnsOn(page);
  const text = [textIn(page)];
  for (let on = withVerb(page, 'log').at(-1)!; !on.disabled && turns.at(-1)! > 1; ) {
    await bystander.press(page.id, on.custom_id!);
    page = await changed(bystander, page);
    turns.push(...turnsOn(page));
    text.push(textIn(page));
    on = withVerb(page, 'log').at(-1)!;
  }
  expect(text.length).toBeGreaterThan(2);
  expect(turns).toEqual(Array.from({ length: turns[0]! }, (_, index) => turns[0]! - index));
  const { record } = await game.stored(game.table);
  const scored = storyOf(record!)
    .flat()
    .filter((event) => event.type === 'scored');
  expect(scored.length).toBeGreaterThan(0);
  for (const { points } of scored) expect(text.join('\n')).toContain(`**+${points}**`);
  const sums = [0, 1].map((seat) => scored.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0));
  const standing = text
    .join('\n')
    .split('\n')
    .find((line) => line.includes('**+'))!;
  for (const sum of sums) expect(standing.split(' · ').at(-1)).toMatch(new RegExp(` ${sum}\\b`));
  expect(game.playground.violations.slice()).toEqual([]);
});

test('the log’s pages can be turned after the game is over, too', async () => {
  const isFar = (one: Game): boolean => one.turn > 25 && one.step === 'place';
  const game = await onPrepared(gameWhere(isFar, { setup: { sets: ['base'], switches: ['fields'] } }));
  const [ada, , , , , bystander] = game.actors as Actor[];
  const more = await answered(bystander!, await pressVerb(bystander!, game.turn(), 'more'));
  await pressVerb(bystander!, more, 'log');
  const first = await changed(bystander!, more);
  const sure = await (await ada!.slash(game.channel, 'resign')).settled();
  await pressVerb(ada!, sure, 'resign-now');
  await quiet(game);
  await bystander!.press(first.id, withVerb(first, 'log').at(-1)!.custom_id!);
  const second = await changed(bystander!, first);
  expect(turnsOn(second)).toContain(turnsOn(first).at(-1)! - 1);
  expect(textIn(second)).not.toContain(en.refusal({ code: 'game-over' }));
  expect(game.playground.violations.slice()).toEqual([]);
});
