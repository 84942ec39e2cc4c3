import type { PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { RenderError, type RenderErrorCode, type Renderer } from '../../render/index.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import { TableSchema } from '../../src/game/table/table.ts';
import { buttonsOf, lastPut } from '../support/player.ts';
import {
  answered,
  de,
  en,
  onStage,
  onTable,
  panelOf,
  pixels,
  planted,
  pressVerb,
  quiet,
  type Stage,
  type StageOptions,
  tableOn,
} from '../support/stage.ts';

const supportUrl = 'https://example.com/help';
const FAILED = {
  kind: 'status',
  method: 'POST',
  route: '/channels/:channel/messages',
  status: 500,
  times: 10,
} as const;

/** The links of a message, by the labels of their buttons. */
const links = (message: PageMessage) => buttonsOf(message).flatMap(({ label, url }) => (url ? [[label, url]] : []));

const failure = ({ bot }: Stage) => bot.lines.find(({ message }) => message === 'an interaction failed')!;

describe('a player who was told of a failure', () => {
  test('of a command finds the operator of the bot, by a button', async () => {
    const stage = await onStage({ supportUrl });
    const [ada] = stage.actors;
    stage.playground.faults.add(FAILED);
    const told = await answered(ada!, await ada!.slash(stage.channel, 'play'));
    await quiet(stage);
    expect(ada!.message(told.id)!.content).toContain('Something went wrong on my side');
    expect(links(ada!.message(told.id)!)).toEqual([[en.buttons.support, supportUrl]]);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('of a press finds the operator, too, and the panel stays unchanged', async () => {
    const game = await onTable(2, { supportUrl });
    const actor = game.asked();
    const more = await (await pressVerb(actor, game.turn(), 'more')).settled();
    game.playground.faults.add(FAILED);
    const told = await answered(actor, await pressVerb(actor, more, 'here'));
    expect(links(told)).toEqual([[en.buttons.support, supportUrl]]);
    expect(actor.message(more.id)!.components).toEqual(more.components);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('of a game that cannot be read finds the operator, too', async () => {
    const game = await onTable(2, { supportUrl });
    const tables = game.bot.store.collection('table', TableSchema, { features: GAME_FEATURES });
    const loaded = await tables.load(game.table);
    if (loaded.kind !== 'found') throw new Error(loaded.kind);
    const { value, revision } = loaded.stored;
    await tables.save(game.table, { ...value, record: { ...value.record!, actions: ['nonsense'] } }, revision);
    await game.restart();
    const told = await answered(game.players[0]!, await pressVerb(game.players[0]!, game.turn(), 'more'));
    expect(told.content).toContain('The saved game cannot be read');
    expect(links(told)).toEqual([[en.buttons.support, supportUrl]]);
  });

  test.each<[string, StageOptions, unknown[]]>([
    ['is asked to tell the operator if no address is set', {}, []],
    ['finds the button under /help', { supportUrl }, [[de.buttons.support, supportUrl]]],
  ])('%s', async (_, options, expected) => {
    const stage = await onStage(options);
    const [ada] = stage.actors;
    ada!.setLocale('de');
    const help = await (await ada!.slash(stage.channel, 'help')).settled();
    expect(help.content).toBe(de.help);
    expect(links(help)).toEqual(expected);
    stage.playground.faults.add(FAILED);
    const told = await answered(ada!, await ada!.slash(stage.channel, 'play'));
    expect(links(told)).toEqual(expected);
    expect(told.content).toContain('den Betreibern dieses Bots');
  });

  test('of their own making is shown no such button', async () => {
    const stage = await onStage({ supportUrl });
    const [ada] = stage.actors;
    const told = await answered(ada!, await ada!.press(await planted(stage, 'hello'), 'hello'));
    expect(links(told)).toEqual([]);
  });
});

describe('the line of the log with the reference of a failure', () => {
  test('names the place and the command', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    stage.playground.faults.add(FAILED);
    const told = await answered(ada!, await ada!.slash(stage.channel, 'play'));
    const [, reference] = /`([0-9a-f]{8})`/.exec(told.content)!;
    expect(failure(stage).data).toMatchObject({
      reference,
      trouble: 'internal',
      guild: stage.playground.guild,
      channel: stage.channel,
      command: 'play',
    });
  });

  test('names the table and the kind of button, and nothing else of its id', async () => {
    const game = await onTable();
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    const put = lastPut(panel).custom_id!;
    game.playground.faults.add(FAILED);
    await actor.press(panel.id, put);
    await quiet(game);
    const { data } = failure(game);
    expect(data).toMatchObject({
      guild: game.playground.guild,
      channel: game.channel,
      table: game.table,
      button: 'put',
    });
    expect(Object.keys(data).sort()).toEqual([
      'button',
      'channel',
      'error',
      'guild',
      'interaction',
      'reference',
      'table',
      'trouble',
    ]);
  });

  test.each<[RenderErrorCode, string]>([
    ['busy', 'warn'],
    ['refused', 'warn'],
    ['crashed', 'error'],
  ])('is a warning if a picture was refused: %s', async (code, level) => {
    const tilesLeft = () => Promise.reject(new RenderError(code, code));
    const renderer: Renderer = { ...pixels(), tilesLeft, by: () => renderer };
    const game = await onTable(2, { renderer });
    const [actor] = game.players;
    const more = await (await pressVerb(actor!, game.turn(), 'more')).settled();
    await pressVerb(actor!, more, 'tiles');
    await quiet(game);
    expect(game.bot.lines.filter(({ level }) => level !== 'info').map((line) => line.level)).toEqual([level]);
  });

  test('names the place even without a press', async () => {
    const stage = await onStage();
    const game = await tableOn(stage, 2, stage.channel, { 'take-back': '10' });
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    await actor.press(panel.id, lastPut(panel).custom_id!);
    await quiet(game);
    const { guild, faults } = game.playground;
    faults.add(FAILED);
    game.playground.advance(11_000);
    await quiet(game);
    const lines = game.bot.lines.filter(({ level }) => level === 'warn' || level === 'error');
    expect(lines).not.toEqual([]);
    for (const { data } of lines) expect(data).toMatchObject({ guild, channel: game.channel, table: game.table });
  });
});
