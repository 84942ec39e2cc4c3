import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import type { BoardScene, Renderer } from '../../render/index.ts';
import { quickComputers } from '../support/computers.ts';
import { buttonsOf, hasNumbers, textIn, withVerb } from '../support/player.ts';
import {
  answered,
  changed,
  en,
  onStage,
  onTable,
  partsOf,
  pixels,
  planted,
  playOn,
  pressVerb,
  quiet,
  type StagedGame,
  type StageOptions,
  stagedGame,
} from '../support/stage.ts';

const more = async (game: StagedGame, actor: Actor): Promise<PageMessage> =>
  answered(actor, await pressVerb(actor, game.turn(), 'more'));

/** Presses in a panel; the panel once the bot has nothing more to do. */
async function pressed(game: StagedGame, actor: Actor, panel: PageMessage, verb: string): Promise<PageMessage> {
  await pressVerb(actor, panel, verb);
  await quiet(game);
  return actor.message(panel.id)!;
}

const publicLines = (game: StagedGame): string[] => game.actors[5]!.messages(game.channel).map(textIn);

const hinted = async (game: StagedGame): Promise<(true | undefined)[]> =>
  (await game.stored(game.table)).members.map((member) => member.hinted);

/** A game of Ada, who begins, and the players whom `fill` seats. */
async function begun(options: StageOptions, fill: (ada: Actor, lobby: PageMessage, bo: Actor) => Promise<unknown>) {
  const stage = await onStage(options);
  const [ada, bo] = stage.actors as [Actor, Actor];
  await ada.slash(stage.channel, 'play', { first: ada.id });
  const lobby = await ada.waitFor((one) => withVerb(one, 'join').length > 0);
  await fill(ada, lobby, bo);
  await quiet(stage);
  await pressVerb(ada, ada.message(lobby.id)!, 'start');
  const turn = await ada.waitFor(hasNumbers);
  await quiet(stage);
  const { table } = partsOf(withVerb(turn, 'square')[0]!.custom_id!);
  return { ada, game: stagedGame(stage, table, 2, stage.channel) };
}

const withComputer = (options: StageOptions = {}) =>
  begun(options, (ada, lobby) => ada.select(lobby.id, withVerb(lobby, 'computer')[0]!.custom_id!, ['easy']));

/** Two people whose host has allowed hints. */
const withPeople = () =>
  begun({}, async (ada, lobby, bo) => {
    await pressVerb(bo, lobby, 'join');
    const full = await changed(ada, lobby);
    const panel = await (await pressVerb(ada, full, 'settings')).settled();
    await pressVerb(ada, panel, 'more-settings');
    const further = await changed(ada, panel);
    await ada.select(further.id, withVerb(further, 'hints')[0]!.custom_id!, ['on']);
    await changed(ada, further);
  });

describe('a hint', () => {
  test('is shown only to the player who asks: the squares on the board and in words, with a button to the tile there', async () => {
    const boards: BoardScene[] = [];
    const drawn = pixels();
    const renderer: Renderer = {
      ...drawn,
      board(scene) {
        boards.push(scene);
        return drawn.board(scene);
      },
    };
    const { ada, game } = await withComputer({ renderer });
    const before = game.turn();
    const panel = await pressed(game, ada, await more(game, ada), 'hint');
    expect(panel.ephemeral).toBe(true);
    expect(panel.content).toContain('Hint');
    const squares = withVerb(panel, 'turn');
    expect(squares.length).toBeGreaterThan(0);
    const scene = boards.at(-1)!;
    expect(scene.badges!.map(({ label }) => label)).toEqual(squares.map((_, index) => String(index + 1)));
    expect(scene.ghosts).toHaveLength(squares.length);
    expect(game.turn()).toEqual(before);
    await ada.press(panel.id, squares[0]!.custom_id!);
    const placing = await changed(ada, panel);
    // The hint's recommendation is marked and has the hint's name.
    const [best, ...others] = buttonsOf(placing).filter(({ label }) => String(label).startsWith('★ '));
    expect(others).toEqual([]);
    const called = String(best!.label).replace('★ ', '').split(' – ')[0]!;
    const [first] = panel.content.split('\n').filter((line) => line.startsWith('**1.**'));
    expect(first!.toLowerCase()).toContain(called.split(',')[0]!.toLowerCase());
    await ada.press(placing.id, best!.custom_id!);
    await quiet(game);
    expect(game.turn().id).not.toBe(before.id);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('takes some seconds, which the panel says at once', async () => {
    let think = () => {};
    const thought = new Promise<void>((resolve) => {
      think = resolve;
    });
    const quick = quickComputers();
    const hint: typeof quick.hint = async (...about) => {
      await thought;
      return quick.hint(...about);
    };
    const { ada, game } = await withComputer({ computers: { hint } });
    const panel = await more(game, ada);
    await pressVerb(ada, panel, 'hint');
    const waiting = await changed(ada, panel);
    expect([waiting.content, waiting.components]).toEqual([en.hint.working, []]);
    think();
    await quiet(game);
    expect(withVerb(ada.message(panel.id)!, 'turn').length).toBeGreaterThan(0);
  });

  test('that cannot be worked out says so', async () => {
    const hint = () => Promise.reject(new Error('no thread'));
    const { ada, game } = await withComputer({ computers: { hint } });
    const told = await pressed(game, ada, await more(game, ada), 'hint');
    expect([told.content, told.components]).toEqual([en.hint.failed, []]);
  });

  test('is given without a question first if a computer sits at the table, and is recorded', async () => {
    const { ada, game } = await withComputer();
    expect(await hinted(game)).toEqual([undefined, undefined]);
    await pressed(game, ada, await more(game, ada), 'hint');
    expect(await hinted(game)).toEqual([true, undefined]);
    await playOn(game);
    expect(await hinted(game)).toEqual([true, undefined]);
  });

  test('is not given among people unless the host allows it', async () => {
    const game = await onTable(2);
    const asked = game.asked();
    expect(withVerb(await more(game, asked), 'hint')).toEqual([]);
    const id = await planted(game, withVerb(game.turn(), 'more')[0]!.custom_id!.replace('more', 'hint'));
    const told = await answered(asked, await pressVerb(asked, asked.message(id)!, 'hint'));
    expect(told.content).toBe(en.refusal({ code: 'hints-off' }));
    expect(await hinted(game)).toEqual([undefined, undefined]);
  });
});

describe('a hint in a game that would be rated', () => {
  test('is said to cost the rating first, and costs nothing until the player asks again', async () => {
    const { ada, game } = await withPeople();
    const panel = await pressed(game, ada, await more(game, ada), 'hint');
    expect(panel.content).toBe(en.hint.confirm);
    expect(await hinted(game)).toEqual([undefined, undefined]);
    const given = await pressed(game, ada, panel, 'hint-now');
    expect(withVerb(given, 'turn').length).toBeGreaterThan(0);
    expect(await hinted(game)).toEqual([true, undefined]);
  });

  test('stands in the end report, and a game of two with it rates nobody', async () => {
    const { ada, game } = await withPeople();
    const panel = await pressed(game, ada, await more(game, ada), 'hint');
    await pressed(game, ada, panel, 'hint-now');
    const asks = await (await ada.slash(game.channel, 'resign')).settled();
    await pressVerb(ada, asks, 'resign-now');
    await quiet(game);
    expect(publicLines(game).at(-1)).toContain('(with hints)');
    const result = await game.bot.stats.game(game.table);
    expect(result.kind === 'game' && result.result.seats.map((seat) => seat.hinted)).toEqual([true, undefined]);
    const profile = await game.bot.stats.profile(game.playground.guild, ada.id, ada.id);
    expect(profile).toBe('none');
  });
});

test('nobody gets a hint while another player is asked', async () => {
  const { game } = await withPeople();
  const [other] = game.others();
  expect(withVerb(await more(game, other!), 'hint')).toEqual([]);
});
