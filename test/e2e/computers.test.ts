import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import type { BoardScene, Renderer } from '../../render/index.ts';
import { Game, TILE_SETS } from '../../src/engine/index.ts';
import { CHARACTERS, levelOf } from '../../src/game/computers/computer-players.ts';
import { AWAY_MS } from '../../src/game/time/absence.ts';
import { LEVELS, type Level } from '../../src/players/levels.ts';
import { hurriedComputers } from '../support/computers.ts';
import { DRAGONS } from '../support/dragons.ts';
import { gameAfter, RULES_WITHOUT_MAP, setupOf } from '../support/games.ts';
import { buttonsOf, hasNumbers, leftOver, textIn, withVerb } from '../support/player.ts';
import { isDrawn, isLong, lucks, sampled } from '../support/runs.ts';
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
  type Stage,
  type StagedGame,
  type StageOptions,
  stagedGame,
} from '../support/stage.ts';
import { putTable, tableOf } from '../support/tables.ts';
import { endOf, expectNoFault, playOut } from '../support/whole-game.ts';

const menuOf = (lobby: PageMessage) => withVerb(lobby, 'computer')[0]!;
const choicesIn = (lobby: PageMessage) =>
  menuOf(lobby).options as { value: string; label: string; description?: string }[];

async function lobbyOf(stage: Stage, options = {}): Promise<PageMessage> {
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play', options);
  return ada!.waitFor((one) => withVerb(one, 'join').length > 0);
}

/** Chooses in the menu of computers, and waits for the lobby to change. */
async function choose(actor: Actor, lobby: PageMessage, value: string): Promise<PageMessage> {
  const before = actor.message(lobby.id)!;
  await actor.select(lobby.id, menuOf(before).custom_id!, [value]);
  return changed(actor, before);
}

/** A game of Ada, who begins, against computers. */
async function against(levels: readonly Level[], options: StageOptions = {}): Promise<StagedGame> {
  const stage = await onStage(options);
  const [ada] = stage.actors;
  let lobby = await lobbyOf(stage, { first: ada!.id });
  for (const level of levels) lobby = await choose(ada!, lobby, level);
  await pressVerb(ada!, lobby, 'start');
  const turn = await ada!.waitFor(hasNumbers);
  await quiet(stage);
  const { table } = partsOf(withVerb(turn, 'square')[0]!.custom_id!);
  return stagedGame(stage, table, 1, stage.channel);
}

/** A renderer of pixels that records its requests. */
function remembered(): { readonly renderer: Renderer; readonly boards: BoardScene[]; pictures: number } {
  const drawn = pixels();
  const kept = { boards: [] as BoardScene[], pictures: 0, renderer: drawn };
  kept.renderer = {
    ...drawn,
    board(scene) {
      kept.boards.push(scene);
      kept.pictures += 1;
      return drawn.board(scene);
    },
    closeUp(scene) {
      kept.pictures += 1;
      return drawn.closeUp(scene);
    },
  };
  return kept;
}

describe('a lobby with computers', () => {
  test('/play alone is two presses from the first tile', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const lobby = await lobbyOf(stage, { first: ada!.id });
    await ada!.select(lobby.id, menuOf(lobby).custom_id!, ['easy']);
    await quiet(stage);
    await pressVerb(ada!, ada!.message(lobby.id)!, 'start');
    const turn = await ada!.waitFor(hasNumbers);
    expect(turn.content).toContain(`<@${ada!.id}>`);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('the menu tells what each level looks at, and the lobby tells its members', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    expect(choicesIn(lobby).map(({ value, description }) => [value, description])).toEqual(
      LEVELS.map((level) => [level, en.lobby.addComputer(level).about]),
    );
    expect(menuOf(lobby).placeholder).toBe(en.lobby.computerMenu('add'));
    const added = await choose(stage.actors[0]!, lobby, 'hard');
    const { sign, name } = CHARACTERS.hard;
    expect(textIn(added)).toContain(`${sign} ${name}`);
  });

  test('the host sends a computer away by the menu, which nobody else can use', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors;
    const lobby = await lobbyOf(stage);
    const told = await answered(bo!, await bo!.select(lobby.id, menuOf(lobby).custom_id!, ['easy']));
    expect(told.content).toBe(en.refusal({ code: 'not-host', host: ada!.id }));
    const added = await choose(ada!, lobby, 'easy');
    expect(choicesIn(added).at(-1)!.label).toBe(en.lobby.removeComputer(CHARACTERS.easy.name));
    expect(menuOf(added).placeholder).toBe(en.lobby.computerMenu('both'));
    const gone = await choose(ada!, added, choicesIn(added).at(-1)!.value);
    expect(textIn(gone)).not.toContain(CHARACTERS.easy.name);
    expect(buttonsOf(gone).find(({ label }) => label === en.buttons.start)!.disabled).toBe(true);
  });

  test('at a full table the menu only sends away', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    let lobby = await lobbyOf(stage);
    for (const level of LEVELS) lobby = await choose(ada!, lobby, level);
    expect(choicesIn(lobby).map(({ label }) => label)).toEqual(
      LEVELS.map((level) => en.lobby.removeComputer(CHARACTERS[level].name)),
    );
    expect(menuOf(lobby).placeholder).toBe(en.lobby.computerMenu('away'));
    expect(buttonsOf(lobby).find(({ label }) => label === en.buttons.join)!.disabled).toBe(true);
  });

  test('the last person who leaves closes the lobby', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const lobby = await choose(ada!, await lobbyOf(stage), 'easy');
    await pressVerb(ada!, lobby, 'leave');
    const closed = await changed(ada!, lobby);
    expect(leftOver([closed])).toEqual([]);
    expect(textIn(closed)).toContain('closed');
  });

  test('a computer that begins plays before the first message; any user who asks is told the hash of the seed', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const lobby = await choose(ada!, await lobbyOf(stage), 'easy');
    const panel = await (await pressVerb(ada!, lobby, 'settings')).settled();
    await pressVerb(ada!, panel, 'more-settings');
    const more = await changed(ada!, panel);
    await ada!.select(more.id, withVerb(more, 'first')[0]!.custom_id!, ['1']);
    await changed(ada!, more);
    await quiet(stage);
    await pressVerb(ada!, ada!.message(lobby.id)!, 'start');
    const turn = await ada!.waitFor(hasNumbers);
    await quiet(stage);
    const { commitment } = await stage.stored(partsOf(withVerb(turn, 'square')[0]!.custom_id!).table);
    expect(turn.content).not.toContain(commitment);
    const tools = await answered(ada!, await pressVerb(ada!, turn, 'more'));
    await pressVerb(ada!, tools, 'fair');
    expect((await changed(ada!, tools)).content).toContain(commitment);
    expect(turn.content).toMatch(new RegExp(`\\*\\*${CHARACTERS.easy.name}\\*\\* placed`));
    expect(leftOver([ada!.message(lobby.id)!])).toEqual([]);
  });
});

describe('turns of computers', () => {
  test('in a row are one message, with a line for each move and all their tiles marked', async () => {
    const drawn = remembered();
    const game = await against(['easy', 'hard', 'medium'], drawn);
    const old = game.turn();
    const message = await playOn(game);
    await quiet(game);
    const names = ['easy', 'hard', 'medium'].map((level) => CHARACTERS[level as Level].name);
    const lines = message.content.split('\n').filter((line) => line.includes(' placed '));
    expect(lines).toHaveLength(3);
    for (const [index, name] of names.entries()) expect(lines[index]).toContain(`**${name}** placed`);
    expect(drawn.boards.at(-1)!.lastMoves!.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    const faded = game.asked().message(old.id)!;
    expect(buttonsOf(faded)).toEqual([]);
    expect(textIn(faded)).toMatch(/^Turn 1 – .* placed .*\. Next: Robin, Sage and Wren\.$/);
    expect(message.content).toContain(`<@${game.asked().id}>`);
    // The computers' moves stay when that message fades in its turn: in small print, in their order.
    await playOn(game);
    await quiet(game);
    const told = textIn(game.asked().message(message.id)!).split('\n');
    expect(told.slice(0, 3)).toEqual(lines.map((line) => `-# ${line}`));
    expect(told[3]).toMatch(/^Turn 5 – /);
  });

  test('cost no more pictures and calls to Discord than a turn of a person', async () => {
    /** The cost of a player's second turn, together with the player's first panel. */
    const cost = async (game: StagedGame, drawn: { pictures: number }) => {
      for (const _ of game.players) await playOn(game);
      await quiet(game);
      const [pictures, calls] = [drawn.pictures, game.playground.requests.length];
      await playOn(game);
      await quiet(game);
      return { pictures: drawn.pictures - pictures, calls: game.playground.requests.length - calls };
    };
    const people = remembered();
    const usual = await cost(await onTable(2, people), people);
    const computers = remembered();
    const game = await against(['easy', 'hard', 'medium', 'novice', 'master'], computers);
    expect(await cost(game, computers)).toEqual(usual);
    expect(game.playground.pings.every(({ users }) => users.length === 1)).toBe(true);
  });

  test('go on by themselves after a restart', async () => {
    const stage = await onStage();
    const { guild, users } = stage.playground;
    const { record } = gameAfter(setupOf({ seats: 3 }), 5, 2);
    const table = tableOf({ guild, channel: stage.channel, users: [users[0]!, '1', '2'], record });
    const members = table.members.map((member, seat) =>
      seat === 0 ? member : { user: member.user, name: `Computer ${seat}`, computer: 'easy' as const },
    );
    await putTable(stage.bot.store, { ...table, members });
    await stage.restart();
    const turn = await stage.actors[0]!.waitFor(hasNumbers);
    expect(turn.content).toContain(`<@${users[0]}>`);
    expect((await stage.stored(table.id)).record!.actions.length).toBeGreaterThan(record.actions.length);
    expect(stage.bot.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('that cannot be played for now leave a board with buttons, and are tried again', async () => {
    let broken = true;
    const game = await against(['easy'], {
      computers: {
        async choose(record) {
          if (broken) throw new Error('no worker');
          return [Game.of(record).legalActions()[0]!];
        },
      },
    });
    const waiting = await playOn(game);
    expect(waiting.content).toContain(CHARACTERS.easy.name);
    expect(withVerb(waiting, 'more')).toHaveLength(1);
    broken = false;
    game.playground.advance(60_000);
    await quiet(game);
    expect(game.turn().id).not.toBe(waiting.id);
    expect(game.asked().id).toBe(game.players[0]!.id);
    expect(leftOver([game.players[0]!.message(waiting.id)!])).toEqual([]);
  });
});

test('abandoning a game alone takes one more confirmation', async () => {
  const game = await against(['easy', 'hard']);
  const [ada] = game.players;
  const more = await (await pressVerb(ada!, game.turn(), 'more')).settled();
  await pressVerb(ada!, more, 'abandon');
  const asks = await changed(ada!, more);
  expect(asks.content).toBe(en.lobby.confirmAbandon);
  expect((await game.stored(game.table)).phase).toBe('playing');
  await pressVerb(ada!, asks, 'agree');
  await quiet(game);
  expect((await game.stored(game.table)).phase).toBe('abandoned');
});

test('Play again seats the same computers', async () => {
  const game = await against(['easy', 'hard', 'easy']);
  const [ada] = game.players;
  const asks = await (await ada!.slash(game.channel, 'resign')).settled();
  await pressVerb(ada!, asks, 'resign-now');
  await quiet(game);
  const again = `1|play-again|${game.table}|0|`;
  await ada!.press(await planted(game, again), again);
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const { members } = await game.stored(partsOf(withVerb(lobby, 'join')[0]!.custom_id!).table);
  expect(members.map(({ computer }) => computer)).toEqual([undefined, 'easy', 'hard', 'easy']);
});

describe('a computer in place of a person', () => {
  const publicLines = (game: StagedGame): string[] => game.actors[5]!.messages(game.channel).map(textIn);

  const moreOf = async (game: StagedGame, actor: Actor): Promise<PageMessage> =>
    (await pressVerb(actor, game.turn(), 'more')).settled();

  test('in a game of two the waiting player lets it play on; the person who comes back plays again', async () => {
    const game = await onTable(2);
    const [away, other] = [game.asked(), game.others()[0]!];
    const early = await moreOf(game, other);
    const told = await answered(other, await pressVerb(other, early, 'stand-in'));
    expect(told.content).toBe(en.refusal({ code: 'not-away' }));
    game.playground.advance(AWAY_MS);
    await pressVerb(other, await moreOf(game, other), 'stand-in');
    await quiet(game);
    expect(publicLines(game)).toContain(en.lobby.stoodIn(away.id));
    expect(game.asked().id).toBe(other.id);
    expect(game.turn().content).toContain('(computer)');
    await pressVerb(away, game.turn(), 'i-am-back');
    await quiet(game);
    expect(publicLines(game)).toContain(en.lobby.back(away.id));
    await playOn(game);
    expect(game.asked().id).toBe(away.id);
    expect(game.turn().content).not.toContain('(computer)');
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('in a game of three both others have to agree, the second by the button below the wish', async () => {
    const game = await onTable(3);
    const [away, [one, two]] = [game.asked(), game.others()];
    game.playground.advance(AWAY_MS);
    await pressVerb(one!, await moreOf(game, one!), 'stand-in');
    await quiet(game);
    const votes = [{ user: one!.id, choice: 'computer' as const }];
    const { members } = await game.stored(game.table);
    const others = members.map(({ user }) => user).filter((user) => user !== away.id);
    const asked = en.time.away({ why: 'silent', votes }, away.id, others, ['wait', 'computer']);
    const wish = game.actors[5]!.messages(game.channel).find(({ content }) => content === asked)!;
    expect(game.asked().id).toBe(away.id);
    await pressVerb(two!, wish, 'stand-in');
    await quiet(game);
    expect(game.asked().id).not.toBe(away.id);
    expect((await game.stored(game.table)).members.find(({ user }) => user === away.id)).toMatchObject({
      computer: 'medium',
      aided: true,
    });
    expect(withVerb(game.actors[5]!.message(wish.id)!, 'stand-in')).toEqual([]);
  });

  test('a resigning player may hand over to it instead, and its turns are played', async () => {
    const game = await onTable(3);
    const actor = game.asked();
    const asks = await (await actor.slash(game.channel, 'resign')).settled();
    await pressVerb(actor, asks, 'hand-over');
    await quiet(game);
    expect(publicLines(game)).toContain(en.lobby.handedOver(actor.id));
    for (let turn = 0; turn < 4; turn++) {
      expect(game.asked().id).not.toBe(actor.id);
      await playOn(game);
    }
    expect(game.playground.pings.at(-1)!.users).not.toContain(actor.id);
    for (const other of game.players.filter(({ id }) => id !== actor.id)) {
      const panel = await (await other.slash(game.channel, 'resign')).settled();
      await pressVerb(other, panel, 'resign-now');
      await quiet(game);
    }
    expect((await game.stored(game.table)).phase).toBe('finished');
    expect(publicLines(game).at(-1)).toContain('(computer)');
  });

  test('if nobody else plays, only resigning is offered, and its effect is told', async () => {
    const game = await against(['easy', 'easy']);
    const [ada] = game.players;
    const asks = await (await ada!.slash(game.channel, 'resign')).settled();
    expect(asks.content).toBe(en.lobby.confirmResign('computers', false));
    expect(withVerb(asks, 'hand-over')).toEqual([]);
    await pressVerb(ada!, asks, 'resign-now');
    await quiet(game);
    expect((await game.stored(game.table)).phase).toBe('abandoned');
  });
});

const ABOUT = ['src/players/', 'src/game/computers/'];

test
  .runIf(isDrawn('against computers', { oneIn: 8, about: ABOUT }))
  .each(lucks('against computers', { short: 1, long: 20 }))(
  'a whole game of one person against three computers who think, %i',
  async (luck) => {
    const levels = [0, 1, 2].map((index) => LEVELS[(luck + index) % LEVELS.length]!);
    const troubles: string[] = [];
    const computers = hurriedComputers(({ message }) => troubles.push(message));
    try {
      const game = await against(levels, { computers });
      let played = 0;
      const turns = await playOut(game, luck, {
        async each(turn) {
          played += 1;
          expect(turn.user).toBe(game.players[0]!.id);
          if (played % 7 === 0) await game.restart();
        },
      });
      expect(turns.length).toBeGreaterThan(15);
      const { result, record } = await endOf(game);
      expect(record.setup.seats).toBe(4);
      const { games, size } = await game.bot.stats.history({
        guild: game.playground.guild,
        of: { user: game.players[0]!.id },
        page: 0,
      });
      const [found] = games;
      if (found?.kind !== 'game') throw new Error('no result');
      const { seats } = found.result;
      for (const level of levels) {
        const { sign, name } = CHARACTERS[level];
        const { rank } = seats.find(({ player }) => levelOf(player) === level)!;
        const isShared = rank === 1 && seats.filter((one) => one.rank === 1).length > 1;
        expect(
          textIn(result)
            .split('\n')
            .filter((line) => line.startsWith(`${sign} **${name}**`)),
        ).toHaveLength(isShared ? 0 : 1);
      }
      expect(game.playground.pings.every(({ users }) => users.join() === game.players[0]!.id)).toBe(true);
      expectNoFault(game);
      const [guild, user] = [game.playground.guild, game.players[0]!.id];
      const level = LEVELS.findLast((one) => levels.includes(one));
      expect(await game.bot.stats.profile(guild, user, user)).toMatchObject({ games: 0, alone: [{ level, games: 1 }] });
      const card = await (await game.players[0]!.slash(game.channel, 'profile')).settled();
      expect(card.content).toContain('On this server, against computers: 1 game');
      expect(card.attachments[0]!.description).toContain(`Against ${CHARACTERS[level!].name} (`);
      expect(size).toBe(1);
    } finally {
      await computers.close();
    }
    expect(troubles).toEqual([]);
  },
);

test
  .runIf(isDrawn('with computers', { oneIn: 8, about: ABOUT }))
  .each(sampled('with computers', ['gifts', 'dragon'] as const, { short: 1 }))(
  'two people and two computers play with everything that asks others meanwhile: %s',
  async (what) => {
    const options = isLong ? {} : { most: 60 };
    const everything = { sets: [...TILE_SETS], switches: RULES_WITHOUT_MAP, options };
    const setup = what === 'dragon' ? DRAGONS : everything;
    const { record } = Game.start(setupOf({ ...setup, seats: 4, seed: `${what} with computers` }));
    const stage = await onStage();
    const { guild, users } = stage.playground;
    const table = tableOf({ guild, channel: stage.channel, users: [users[0]!, '1', users[1]!, '2'], record });
    const members = table.members.map((member, seat) =>
      seat % 2 === 0 ? member : { user: member.user, name: `Computer ${seat}`, computer: 'easy' as const },
    );
    await putTable(stage.bot.store, { ...table, members });
    await stage.restart();
    await stage.actors[0]!.waitFor((one) => withVerb(one, 'tiles').length > 0);
    await quiet(stage);
    const game = stagedGame(stage, table.id, 2, stage.channel);
    await playOut(game, 7);
    expect((await endOf(game)).record.setup.seats).toBe(4);
    const people = users.slice(0, 2);
    expect(stage.playground.pings.every((ping) => ping.users.every((user) => people.includes(user)))).toBe(true);
    expectNoFault(game);
  },
);
