import { describe, expect, test } from 'vitest';
import { validateRequests } from '../../packages/discord-playground/test/schema.ts';
import { askedBy, buttonsOf, lastPut, withVerb } from '../support/player.ts';
import {
  answered,
  de,
  en,
  isPublicBoard,
  onTable,
  panelOf,
  playOn,
  pressVerb,
  quiet,
  tableOn,
} from '../support/stage.ts';

describe('the messages of a game', () => {
  test('only the newest message has buttons, and each turn pings the asked player once', async () => {
    const game = await onTable(3);
    const asked = [askedBy(game.turn())];
    for (let turn = 0; turn < 6; turn++) asked.push(askedBy(await playOn(game)));
    await quiet(game);
    const messages = game.actors[5]!.messages(game.channel).filter(({ author }) => author.id === game.playground.bot);
    expect(messages.slice(0, -1).flatMap(buttonsOf)).toEqual([]);
    expect(buttonsOf(messages.at(-1)!).length).toBeGreaterThan(0);
    expect(game.playground.pings.map(({ users }) => users)).toEqual(asked.map((user) => [user]));
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('every interaction is acknowledged before the bot asks Discord for anything else about it', async () => {
    const game = await onTable(2);
    await playOn(game);
    await game.actors[3]!.slash(game.channel, 'board');
    await quiet(game);
    const seen = new Set<string>();
    for (const { route, params } of game.playground.requests) {
      if (route.endsWith('/callback')) seen.add(params.token!);
      else if (route.startsWith('/webhooks/')) expect(seen).toContain(params.token);
    }
    // No other request comes between the press and its callback, not even one for a channel.
    const { requests } = game.playground;
    requests.length = 0;
    await panelOf(game.asked(), game.turn());
    expect(requests[0]!.route).toBe('/interactions/:interaction/:token/callback');
  });

  test('every message of the bot fits the published schema', async () => {
    const game = await onTable(2);
    for (let turn = 0; turn < 3; turn++) await playOn(game);
    const ada = game.actors[0]!;
    for (const verb of ['tiles', 'fields', 'more']) await (await pressVerb(ada, game.turn(), verb)).settled();
    await ada.slash(game.channel, 'help');
    await ada.slash(game.channel, 'rules', { topic: 'fields' });
    await ada.autocomplete(game.channel, 'place', 'square', { square: 'N' });
    await (await ada.slash(game.channel, 'resign')).settled();
    await quiet(game);
    expect(validateRequests(game.playground.requests)).toEqual([]);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('the private what-if of players who are not asked offers no action, and shows no secrets', async () => {
    const game = await onTable(2);
    const before = await game.stored(game.table);
    for (const reader of [...game.others(), game.actors[5]!]) {
      const panel = await panelOf(reader, game.turn());
      expect(panel.ephemeral).toBe(true);
      const verbs = buttonsOf(panel).map(({ custom_id }) => custom_id!.split('|')[1]);
      expect(verbs.filter((verb) => verb !== 'turn')).toEqual([]);
      expect(JSON.stringify(panel)).not.toContain(before.record!.setup.seed);
    }
    await quiet(game);
    expect(await game.stored(game.table)).toEqual(before);
    // No request contained the seed.
    expect(JSON.stringify(game.playground.requests)).not.toContain(before.record!.setup.seed);
  });

  test('a German reads German panels, while the channel stays in the server’s language', async () => {
    const game = await onTable(2);
    const dieter = game.actors[3]!;
    const panel = await panelOf(dieter, game.turn());
    expect(panel.content).toContain('Was wäre, wenn');
    const more = await (await pressVerb(dieter, game.turn(), 'more')).settled();
    expect(buttonsOf(more).map(({ label }) => label)).toContain(de.buttons.watch);
    expect(game.turn().content).toContain('your tile');
  });

  test('in a German server the public messages are German', async () => {
    const game = await onTable(2);
    const guild = game.playground.addGuild({ name: 'Der Markt', locale: 'de' });
    const { id: channel } = game.playground.addChannel(guild.id, { name: 'spiele' });
    const german = await tableOn(game, 2, channel);
    expect(german.turn().content).toContain('dein Plättchen');
    expect(buttonsOf(german.turn()).map(({ label }) => label)).toContain(de.buttons.more);
    const panel = await panelOf(german.asked(), german.turn());
    expect(panel.content).toContain('Each button places the tile');
  });

  test('several games go on at the same time, in channels and threads', async () => {
    const game = await onTable(2);
    const talk = game.playground.stage.world.channelsOf(game.playground.guild)[1]!.id;
    const thread = game.playground.addThread(game.channel, game.actors[0]!.id, 'Second table').id;
    const others = await Promise.all([tableOn(game, 3, talk), tableOn(game, 2, thread)]);
    const games = [game, ...others];
    for (let turn = 0; turn < 4; turn++) await Promise.all(games.map(playOn));
    expect(new Set(games.map(({ table }) => table)).size).toBe(3);
    for (const one of games) {
      expect(one.turn().channel_id).toBe(one.channel);
      expect((await one.stored(one.table)).record!.actions.length).toBeGreaterThanOrEqual(4);
    }
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('six players with the widest names have their turns', async () => {
    const { onStage } = await import('../support/stage.ts');
    const stage = await onStage();
    const { world } = stage.playground.stage;
    const names = [
      'W'.repeat(32),
      '_'.repeat(32),
      '字'.repeat(32),
      '@everyone **x** `y`',
      '👩‍👩‍👧‍👦'.repeat(2),
      '||spoiler|| <@1>',
    ];
    for (const [index, displayName] of names.entries())
      world.saveUser({ ...world.users.get(stage.playground.users[index]!)!, displayName });
    const game = await tableOn(stage, 6);
    for (let turn = 0; turn < 6; turn++) await playOn(game);
    expect(game.playground.pings.every(({ users }) => users.length === 1)).toBe(true);
    expect(validateRequests(game.playground.requests)).toEqual([]);
    expect(game.playground.violations.slice()).toEqual([]);
  });
});

describe('/board', () => {
  test('brings the turn down without a notice; the message above loses its buttons, and the new buttons work', async () => {
    const game = await onTable(2);
    const old = game.turn();
    const pings = game.playground.pings.length;
    await game.actors[4]!.slash(game.channel, 'board');
    await quiet(game);
    expect(BigInt(game.turn().id)).toBeGreaterThan(BigInt(old.id));
    expect(buttonsOf(game.actors[0]!.message(old.id)!)).toEqual([]);
    expect(game.playground.pings).toHaveLength(pings);
    await playOn(game);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('that comes while a move is being shown brings down the new turn and not the old one', async () => {
    const game = await onTable(2);
    const panel = await panelOf(game.asked(), game.turn());
    const actor = game.asked();
    await Promise.all([actor.press(panel.id, lastPut(panel).custom_id!), game.actors[4]!.slash(game.channel, 'board')]);
    await quiet(game);
    const { revision } = await game.stored(game.table);
    expect(withVerb(game.turn(), 'square')[0]!.custom_id).toContain(`|${revision}|`);
  });

  test('posts anew at once if the message was deleted, and so does the next move', async () => {
    const game = await onTable(2);
    const panel = await panelOf(game.asked(), game.turn());
    const actor = game.asked();
    const first = game.turn().id;
    game.playground.deleteMessage(first);
    await actor.press(panel.id, lastPut(panel).custom_id!);
    await actor.waitFor((one) => isPublicBoard(one, game.channel) && withVerb(one, 'square').length > 0);
    const second = game.turn().id;
    game.playground.deleteMessage(second);
    await actor.slash(game.channel, 'board');
    await actor.waitFor((one) => isPublicBoard(one, game.channel) && withVerb(one, 'square').length > 0);
    expect(new Set([first, second, game.turn().id]).size).toBe(3);
    await playOn(game);
  });
});

describe('messages that the channel no longer needs', () => {
  test('a resignation off turn keeps the message, whose buttons go on working, and pings nobody', async () => {
    const game = await onTable(3);
    const message = game.turn();
    const pings = game.playground.pings.length;
    const [other] = game.others();
    const panel = await (await other!.slash(game.channel, 'resign')).settled();
    await pressVerb(other!, panel, 'resign-now');
    await quiet(game);
    expect(game.turn().id).toBe(message.id);
    expect(game.playground.pings).toHaveLength(pings);
    await playOn(game);
    expect(game.playground.pings).toHaveLength(pings + 1);
    const told = await answered(other!, await other!.slash(game.channel, 'resign'));
    expect(told.content).toBe(en.refusal({ code: 'already-resigned' }));
  });
});
