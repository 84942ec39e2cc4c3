import type { Actor, PageComponent, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import { needs } from '../support/needs.ts';
import { buttonsOf, chanceOf, leftOver, playTurn, turnMessage, withVerb } from '../support/player.ts';
import { isChanged, isDrawn, isLong, sampled } from '../support/runs.ts';
import { answered, changed, en, partsOf, planted, pressVerb, quiet } from '../support/stage.ts';
import { recordOn } from '../support/whole-game.ts';
import { courseOfRecord } from './games.ts';
import { type KeptTable, RELEASES } from './kept.ts';
import { type Opened, opened } from './opening.ts';
import { forward } from './playing.ts';
import { pressEverything } from './presses.ts';

const PRESSED = { oneIn: 6, about: ['test/kept/', 'src/game/store/', 'src/discord/components/'] };

const withPhase = ({ manifest }: Opened, phase: KeptTable['phase']): KeptTable[] =>
  manifest.tables.filter((table) => table.phase === phase);

describe.each(RELEASES)('the store of %s', (release) => {
  const kinds = [
    { kind: 'sqlite', isMissing: false },
    { kind: 'redis', isMissing: needs('redis-server') === null },
  ] as const;
  const [drawn] = sampled(
    'stores',
    kinds.flatMap(({ kind, isMissing }) => (isMissing ? [] : kind)),
    { short: 1 },
  );

  describe.each(kinds)('in $kind', ({ kind, isMissing }) => {
    // One store will do in `npm test`, unless how stores read has changed.
    const inOne = test.skipIf(isMissing || (kind !== drawn && !isLong && !isChanged('src/storage/')));

    inOne(
      'is read whole: nothing is set aside, every game is unchanged and visible to the seat that it asks',
      async () => {
        const stage = await opened(release, kind);
        for (const { id, phase, course } of stage.manifest.tables) {
          const table = await stage.stored(id);
          expect([table.phase, table.record && courseOfRecord(table.record)], id).toEqual([phase, course]);
        }
        for (const { name, channel, asked } of withPhase(stage, 'playing')) {
          const message = turnMessage(stage.playground, channel);
          expect(message?.content, name).toContain(`<@${asked}>`);
        }
        // A start shows only messages that were missing.
        expect(stage.playground.pings).toEqual([]);
        expect(await stage.setAside()).toEqual([]);
        expect(stage.complaints()).toEqual([]);
      },
    );

    inOne('results, boards, profiles, replays, settings and choices are there', async () => {
      const stage = await opened(release, kind);
      const { stats } = stage.bot;
      const [ada, bo, chloe, , , finn] = stage.actors;
      const finished = withPhase(stage, 'finished');
      const { channel } = finished[0]!;
      const asked = async (actor: Actor, command: string, options = {}): Promise<PageMessage> =>
        (await actor.slash(channel, command, options)).settled();

      const over = [...finished, ...withPhase(stage, 'abandoned')].map(({ id }) => id);
      const history = await stats.history({ guild: stage.manifest.guild, of: 'server', page: 0 });
      const listed = history.games.map((one) => (one.kind === 'game' ? one.result.table : null));
      expect(listed.sort()).toEqual(over.sort());
      expect((await stats.rebuild()).isSame).toBe(true);

      const list = await asked(ada!, 'history', { of: 'server' });
      expect(withVerb(list, 'report')[0]!.options).toHaveLength(over.length);
      expect((await asked(ada!, 'leaderboard')).attachments).toHaveLength(1);
      expect((await asked(ada!, 'profile', { user: bo!.id })).attachments).toHaveLength(1);
      for (const { id } of finished) {
        const replay = await asked(bo!, 'replay', { game: id });
        expect(replay.attachments.map(({ content_type }) => content_type)).toEqual(['image/gif']);
        await pressVerb(bo!, replay, 'step');
        expect((await changed(bo!, replay)).content).toContain('Before the first turn');
      }
      const presets = (await asked(ada!, 'settings presets')).content;
      for (const name of ['Friday night', 'Élan']) expect(presets).toContain(name);
      expect(await stats.privacy.choices(finn!.id)).toMatchObject({ hidden: true });
      expect(await stats.privacy.choices(chloe!.id)).toMatchObject({ everywhere: true });
      expect(stage.complaints()).toEqual([]);
    });

    const inOneNowAndThen = isDrawn('everything left behind', PRESSED) ? inOne : test.skip;
    inOneNowAndThen('every button and menu left behind works, or says why not and what works instead', async () => {
      const stage = await opened(release, kind);
      await pressEverything(stage);
      expect(await stage.setAside()).toEqual([]);
      expect(stage.complaints()).toEqual([]);
    });

    inOne('its lobby is joined and started; its games are played on and finished, and become results', async () => {
      const stage = await opened(release, kind);
      const { playground, manifest, bot } = stage;
      const guild = manifest.guild;
      const before = (await bot.stats.history({ guild, of: 'server', page: 0 })).size;
      const lobby = withPhase(stage, 'lobby')[0]!;
      await startOld(stage, lobby);
      const all = [lobby, ...withPhase(stage, 'playing')];
      // `npm test` plays a sample; only the first turn and the last few are by clicks.
      const running = sampled('games left running', all, { short: 1, always: (one) => one === lobby });

      const chance = chanceOf(1);
      for (const { channel } of running) await playTurn(playground, channel, chance);
      await quiet(stage);
      if (!isLong || kind === 'redis') for (const { id } of running) await forward(stage, id);
      await stage.restart();
      await quiet(stage);
      for (const { channel } of running) {
        while (turnMessage(playground, channel)) await playTurn(playground, channel, chance);
      }
      await quiet(stage);

      for (const { id, name, channel } of running) {
        const { phase, record } = await stage.stored(id);
        expect(phase, name).toBe('finished');
        const messages = stage.actors[5]!.messages(channel);
        expect(leftOver(messages.filter(({ ephemeral }) => !ephemeral)), name).toEqual([]);
        const file = await recordOn(stage, stage.actors[5]!, messages.at(-1)!);
        expect(JSON.parse(file.bytes.toString('utf8')).record, name).toEqual(record);
      }
      expect((await bot.stats.history({ guild, of: 'server', page: 0 })).size).toBe(before + running.length);
      expect(stage.complaints()).toEqual([]);
    });
  });
});

describe('a choice between two tiles that version 0.1.0 left open', () => {
  const leftOpen = async () => {
    const stage = await opened('0.1.0-1e1157c', 'sqlite');
    const { id, channel, asked } = stage.manifest.tables.find(({ name }) => name === 'gift-take-2')!;
    const actor = stage.playground.actor(asked!);
    const { record } = await stage.stored(id);
    const { drawn, drawnToo } = Game.of(record!).view(null);
    expect(drawnToo).not.toBeNull();
    const message = turnMessage(stage.playground, channel)!;
    /** Expects the tile to be kept, and its numbers to be there. */
    const expectKept = async (tile: string | null): Promise<void> => {
      await quiet(stage);
      expect((await stage.stored(id)).record!.actions).toEqual([...record!.actions, `keep ${tile}`]);
      expect(withVerb(turnMessage(stage.playground, channel)!, 'square').length).toBeGreaterThan(0);
      expect(stage.complaints()).toEqual([]);
    };
    return { stage, actor, channel, message, tiles: [drawn, drawnToo], expectKept };
  };
  const written = (part: PageComponent): string => partsOf(part.custom_id!).verb;

  test('is answered by its button of the own cards', async () => {
    const { stage, actor, message, tiles, expectKept } = await leftOpen();
    const [gifts] = buttonsOf(message).filter((one) => written(one) === 'gifts');
    expect(buttonsOf(message).filter((one) => ['keep', 'choose', 'square'].includes(written(one)))).toEqual([]);
    const asks = await (await actor.press(message.id, gifts!.custom_id!)).settled();
    const ways = withVerb(asks, 'choose');
    expect(ways).toHaveLength(2);
    await actor.press(asks.id, ways[1]!.custom_id!);
    await quiet(stage);
    await expectKept(tiles[1]!);
  });

  test.each(sampled('buttons of the panel', [0, 1], { short: 1 }))(
    'is answered by button %i of the panel that asked for it',
    async (at) => {
      const { actor, channel, tiles, expectKept } = await leftOpen();
      const panel = actor.messages(channel).findLast((one) => buttonsOf(one).some((part) => written(part) === 'keep'))!;
      const ways = buttonsOf(panel).filter((one) => written(one) === 'keep');
      expect(panel.ephemeral).toBe(true);
      expect(ways).toHaveLength(2);
      await actor.press(panel.id, ways[at]!.custom_id!);
      expect((await changed(actor, panel)).components).toEqual([]);
      await expectKept(tiles[at]!);
    },
  );

  test('is open to nobody else', async () => {
    const { stage, channel, message, actor } = await leftOpen();
    const other = stage.actors.find(({ id }) => id !== actor.id)!;
    const [gifts] = buttonsOf(message).filter((one) => written(one) === 'gifts');
    const shown = await (await other.press(message.id, gifts!.custom_id!)).settled();
    expect(withVerb(shown, 'choose')).toEqual([]);
    const panel = actor.messages(channel).findLast((one) => buttonsOf(one).some((part) => written(part) === 'keep'))!;
    const keep = buttonsOf(panel).find((one) => written(one) === 'keep')!.custom_id!;
    const answer = await answered(
      other,
      await other.press(await planted(Object.create(stage, { channel: { value: channel } }), keep), keep),
    );
    expect(answer.content).toBe(en.refusal({ code: 'decide-first', asked: actor.id }));
  });
});

/** A player joins by the old message, and the host starts by it. */
async function startOld({ actors }: Opened, { channel }: KeptTable): Promise<void> {
  const [host, , , dieter] = actors;
  const message = host!.messages(channel).findLast((one) => withVerb(one, 'join').length > 0)!;
  await pressVerb(dieter!, message, 'join');
  await pressVerb(host!, await changed(host!, message), 'start');
  await host!.waitFor((one) => one.channel_id === channel && withVerb(one, 'tiles').length > 0);
}
