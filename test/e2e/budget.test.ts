import { expect, test } from 'vitest';
import { BUDGET } from '../../src/discord/interaction/budget.ts';
import { withVerb } from '../support/player.ts';
import { de, en, onStage, onTable, planted, playOn, pressVerb, quiet, told } from '../support/stage.ts';

test('excessive presses are answered by one sentence a second, in their presser’s language, and change nothing', async () => {
  const game = await onTable(2, { budget: BUDGET });
  const dieter = game.actors.find(({ id }) => game.playground.stage.world.users.get(id)?.locale === 'de')!;
  await quiet(game);
  const press = () => pressVerb(dieter, game.turn(), 'more');
  for (let times = 0; times < BUDGET.quick.most; times++) {
    await press();
    await quiet(game);
  }
  const requests = game.playground.requests.length;
  expect(told(game, dieter)).not.toContain(de.refusal({ code: 'slow-down', seconds: 1 }));

  await press();
  expect(told(game, dieter)).toContain(de.refusal({ code: 'slow-down', seconds: 1 }));
  expect(game.playground.requests.length).toBe(requests + 1);

  // Others play on, and a second later the presser can too.
  await playOn(game);
  game.playground.advance(1000);
  await pressVerb(dieter, game.turn(), 'more');
  await quiet(game);
  expect(told(game, dieter).filter((one) => one === de.refusal({ code: 'slow-down', seconds: 1 }))).toHaveLength(1);
});

test('the bot handles a few of one person’s many looks at once, and answers others meanwhile', async () => {
  const game = await onTable(2, { budget: BUDGET });
  const [ada, bo] = game.actors;
  await quiet(game);
  const { custom_id } = withVerb(game.turn(), 'square')[0]!;
  const before = told(game, ada!).length;
  const looks = Array.from({ length: 40 }, () => ada!.press(game.turn().id, custom_id!).catch(() => null));
  await (await bo!.slash(game.channel, 'help')).settled();
  await Promise.all(looks);
  await quiet(game);
  const answers = told(game, ada!).slice(before);
  const slowed = answers.filter((one) => one === en.refusal({ code: 'slow-down', seconds: 1 }));
  expect(slowed).toHaveLength(1);
  expect(answers.length).toBeLessThan(12);
  // Refused presses cost nothing, so the presser goes on as before.
  game.playground.advance(1000);
  await (await ada!.press(game.turn().id, custom_id!)).settled();
  expect(told(game, ada!).at(-1)).not.toContain('Slow down');
});

test('a user opens a dozen lobbies in a row at most, and a user who types too much gets no suggestions', async () => {
  const stage = await onStage({ budget: BUDGET });
  const { playground, channel } = stage;
  const [ada] = stage.actors;
  for (let times = 0; times < 12; times++) await ada!.slash(channel, 'board');
  await (await ada!.slash(channel, 'board')).response;
  expect(told(stage, ada!)).toContain(en.refusal({ code: 'slow-down', seconds: 30 }));
  playground.advance(1000);
  const choices = async () => (await ada!.autocomplete(channel, 'rules', 'topic', { topic: 'a' })).choices;
  expect(await choices()).not.toEqual([]);
});

test('a seat that is handed over and taken back again and again does not fill the channel', async () => {
  const game = await onTable(2, { budget: BUDGET });
  await quiet(game);
  const [other] = game.others();
  const { revision } = await game.stored(game.table);
  const verbs = ['hand-over', 'i-am-back'].map((verb) => `1|${verb}|${game.table}|${revision}|`);
  const message = await planted(game, ...verbs);
  const lines = () => game.actors[5]!.messages(game.channel).filter(({ ephemeral }) => !ephemeral).length;
  const before = lines();
  // Opening or joining the table has also used some of the budget.
  for (let times = 0; times < BUDGET.lasting.most; times++) {
    await other!.press(message, verbs[times % 2]!);
    await quiet(game);
  }
  expect(told(game, other!).at(-1)).toMatch(/^Slow down/);
  expect(lines() - before).toBe(BUDGET.lasting.most - 1);
});
