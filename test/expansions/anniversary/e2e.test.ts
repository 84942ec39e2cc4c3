import type { Actor, PageComponent, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { validateRequests } from '../../../packages/discord-playground/test/schema.ts';
import { choicesText } from '../../../src/discord/interaction/ids.ts';
import { imagine, type Plan } from '../../../src/discord/turn/plan.ts';
import { type Action, Game, type Place, samePlace, writeMove, writePlace } from '../../../src/engine/index.ts';
import { menusOf, othersMenu, verbOf, withVerb } from '../../support/player.ts';
import { isDrawn, sampled } from '../../support/runs.ts';
import { answered, changed, en, planted, quiet, type StagedGame } from '../../support/stage.ts';
import { gameWhere, noFigure, onPrepared, panelAt, pathWhere, placeOnly } from '../../support/tables.ts';

type Deploy = Extract<Action, { type: 'deploy' }>;

const elsewhere = (game: Game, path: Plan): Deploy[] =>
  imagine(game, path, game.asked).options.filter(
    (one): one is Deploy => one.type === 'deploy' && (one.on.x !== path.placement.x || one.on.y !== path.placement.y),
  );

/** The first game with a path that offers so many places elsewhere, and that path. */
function offering(least: number, symbol: string) {
  const find = (game: Game) => {
    return pathWhere(game, (imagined, path) => {
      return imagined.game.view(null).arrow?.symbol === symbol && elsewhere(game, path).length >= least;
    });
  };
  const record = gameWhere((game) => game.view(null).drawn?.startsWith('AN-') === true && find(game) !== null);
  return { record, path: find(Game.of(record))! };
}

async function press(actor: Actor, panel: PageMessage, verb: string, index = 0): Promise<PageMessage> {
  await actor.press(panel.id, withVerb(panel, verb).at(index)!.custom_id!);
  return changed(actor, panel);
}

/** The number of the option that a choice names. */
const numberIn = (value: string): number => Number(value.split('.')[0]);

const valuesIn = (panel: PageMessage): string[] =>
  (menusOf(panel)[0]!.options as { value: string }[]).map(({ value }) => value);

const partsIn = (row: PageMessage['components'][number]) => (row.components ?? []) as PageComponent[];

async function settled(game: StagedGame, before: PageMessage): Promise<void> {
  await game.actors[0]!.waitFor((one) => one.channel_id === game.channel && BigInt(one.id) > BigInt(before.id));
  await quiet(game);
}

describe('places elsewhere', () => {
  test('more than 25 are on pages, with a way back, and the chosen place is played', async () => {
    const { record, path } = offering(26, 'place-anywhere');
    // From top to bottom, as on the picture.
    const offered = elsewhere(Game.of(record), path).toSorted((a, b) => a.on.y - b.on.y || a.on.x - b.on.x);
    const game = await onPrepared(record);
    const actor = game.asked();
    const placing = await panelAt(game, actor, path);
    const before = await game.stored(game.table);

    const open = async (on: PageMessage): Promise<PageMessage> => {
      await actor.select(on.id, othersMenu(on).custom_id!, ['open:deploy']);
      return changed(actor, on);
    };
    let panel = await open(placing);
    const reached: string[] = [...valuesIn(panel)];
    expect(reached).toHaveLength(25);
    expect(panel.content).toContain(`1–25 of ${offered.length}`);
    while (reached.length < offered.length) {
      panel = await press(actor, panel, 'far', -1);
      reached.push(...valuesIn(panel));
    }
    const { options } = imagine(Game.of(record), path, Game.of(record).asked);
    expect(reached.map((value) => options[numberIn(value)])).toEqual(offered);
    // Going back to the tile and here again changes nothing.
    panel = await press(actor, panel, 'turn');
    expect(panel.components).toEqual(placing.components);
    panel = await open(panel);
    panel = await press(actor, panel, 'far', -1);
    expect(await game.stored(game.table)).toEqual(before);

    const turn = game.turn();
    const chosen = valuesIn(panel).at(-1)!;
    await actor.select(panel.id, menusOf(panel)[0]!.custom_id!, [chosen]);
    await settled(game, turn);
    const { figure, on } = options[numberIn(chosen)] as Deploy;
    const { actions } = (await game.stored(game.table)).record!;
    expect(actions).toContain(`deploy ${figure} ${writePlace(on)}`);
    expect(validateRequests(game.playground.requests)).toEqual([]);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  const isSought = isDrawn('places elsewhere', { oneIn: 6, about: ['src/expansions/anniversary/'] });

  test.runIf(isSought)('beside an own meeple, never as a third (AN11)', async () => {
    // A game where the asked seat has two meeples on one place and one on another, while 01 can be activated.
    const pairOf = (game: Game): Place | null => {
      const { figures } = game.view(null);
      const own = figures.filter(({ seat, figure }) => seat === game.asked && figure === 'meeple');
      return own.find(({ on }, index) => own.slice(index + 1).some((one) => samePlace(one.on, on)))?.on ?? null;
    };
    const find = (game: Game) =>
      pathWhere(game, (imagined, path) => {
        return imagined.game.view(null).arrow?.symbol === 'add-meeple' && elsewhere(game, path).length > 0;
      });
    const record = gameWhere((game) => pairOf(game) !== null && find(game) !== null);
    const now = Game.of(record);
    const pair = pairOf(now)!;
    const path = find(now)!;
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, path);
    const { options } = imagine(now, path, now.asked);
    // A single place has a button.
    const values = withVerb(panel, 'put').flatMap((part) =>
      part.options
        ? (part.options as { value: string }[]).map(({ value }) => value)
        : part.custom_id!.split(',').at(-1)!,
    );
    const { x, y } = path.placement;
    const places = values.flatMap((value) => {
      const option = options[numberIn(value)];
      return option?.type === 'deploy' && !(option.on.x === x && option.on.y === y) ? [option.on] : [];
    });
    const offered = elsewhere(now, path).map(({ on }) => writePlace(on));
    expect(places.map(writePlace).toSorted()).toEqual(offered.toSorted());
    expect(places.length).toBeGreaterThan(0);
    expect(places.some((on) => samePlace(on, pair))).toBe(false);

    // A press that asks for more than the panel offers does not help.
    const before = await game.stored(game.table);
    const { placement } = path;
    for (const option of [options.length, 999]) {
      const argument = [placement.x, placement.y, placement.rotation, choicesText(path.choices), option].join(',');
      const id = `1|put|${game.table}|${before.revision}|${argument}`;
      const told = await answered(actor, await actor.press(await planted(game, id), id));
      expect(told.content).toBe(en.refusal({ code: 'not-legal' }));
    }
    expect(await game.stored(game.table)).toEqual(before);
  });

  test.each(sampled('broken presses', ['far', 'put', 'stop', 'arrow', 'turn'], { short: 2 }))(
    'a copied or broken press (%s) places nothing for anybody',
    async (verb) => {
      const { record, path } = offering(1, 'place-anywhere');
      const game = await onPrepared(record);
      const { x, y, rotation } = path.placement;
      const before = await game.stored(game.table);
      const [other] = game.others();
      for (const argument of [`${x},${y},${rotation},0,0`, `${x},${y},${rotation},99,0`, `${x},${y},7,0,0`, 'x']) {
        const id = `1|${verb}|${game.table}|${before.revision}|${argument}`;
        await answered(other!, await other!.press(await planted(game, id), id));
      }
      expect(await game.stored(game.table)).toEqual(before);
      expect(game.bot.lines.filter(({ level }) => level === 'error')).toEqual([]);
      expect(game.playground.violations.slice()).toEqual([]);
    },
  );
});

describe('a choice of arrows', () => {
  /** A path that activates the second of several arrows. */
  const secondOf = (game: Game) =>
    pathWhere(game, ({ stops }) => stops.some(({ options, chosen }) => options.length > 1 && chosen === 1));

  test('asks in one row for the arrow to activate, and plays the chosen arrow', async () => {
    const record = gameWhere((game) => game.tilesLeft < 60 && secondOf(game) !== null);
    const path = secondOf(Game.of(record))!;
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, path);
    const [stop] = imagine(Game.of(record), path, Game.of(record).asked).stops;
    const { options } = stop!;
    // One row of buttons, with the chosen one disabled.
    const row = panel.components.find((one) => partsIn(one).some((part) => verbOf(part) === 'stop'))!;
    expect(partsIn(row).map(({ label }) => String(label).slice(0, 2))).toEqual(
      options.map((_, at) => `${'abcdef'[at]}:`),
    );
    expect(partsIn(row).map(({ disabled = false }) => disabled)).toEqual(options.map((_, at) => at === 1));
    expect(panel.content).toContain('Several arrows are possible: choose one.');
    await placeOnly(game, actor, panel);
    const { actions } = (await game.stored(game.table)).record!;
    expect(actions).toContain(writeMove(options[1]!));
  });

  test('in a panel of version 0.1.0 is read and played, too', async () => {
    const record = gameWhere((game) => game.tilesLeft < 60 && secondOf(game) !== null);
    const { placement } = secondOf(Game.of(record))!;
    const game = await onPrepared(record);
    const actor = game.asked();
    const { revision } = await game.stored(game.table);
    const { x, y, rotation } = placement;
    const { options } = imagine(Game.of(record), { placement, choices: [1] }, Game.of(record).asked).stops[0]!;
    for (const at of [0, 1]) {
      const id = `1|arrow|${game.table}|${revision}|${x},${y},${rotation},${at}`;
      const panel = await answered(actor, await actor.press(await planted(game, id), id));
      const choices = panel.components.flatMap(partsIn).filter((part) => verbOf(part) === 'stop');
      expect(choices.map(({ disabled = false }) => disabled)).toEqual(options.map((_, index) => index === at));
    }
    const put = `1|put|${game.table}|${revision}|${x},${y},${rotation},1,none`;
    await actor.press(await planted(game, put), put);
    await quiet(game);
    expect((await game.stored(game.table)).record!.actions).toContain(writeMove(options[1]!));
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('is typed beside the square, as it is completed, and the places that it leads to are completed after it', async () => {
    const record = gameWhere((game) => game.tilesLeft < 60 && secondOf(game) !== null);
    const now = Game.of(record);
    const { placement } = secondOf(now)!;
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, { placement, choices: [1] });
    const labels = panel.components
      .flatMap(partsIn)
      .flatMap((one) => (verbOf(one) === 'stop' ? String(one.label) : []));
    const typed = { square: en.things.square(placement), rotation: placement.rotation };
    const { choices } = await actor.autocomplete(game.channel, 'place', 'choice', { ...typed, choice: '' });
    expect(choices!.map(({ name }) => name)).toEqual(labels);
    const choice = String(choices![1]!.value);
    for (const [chosen, at] of [
      [String(choices![0]!.value), 0],
      [choice, 1],
    ] as const) {
      const figures = await actor.autocomplete(game.channel, 'place', 'figure', {
        ...typed,
        choice: chosen,
        figure: '',
      });
      const { options } = imagine(now, { placement, choices: [at] }, now.asked);
      const offered = options.filter(({ type }) => type !== 'pass').length + 1;
      expect(figures.choices!.length).toBe(Math.min(25, offered));
    }
    const before = await game.stored(game.table);
    for (const wrong of ['1', 'b.a', 'z', '-1', 'a b']) {
      const refused = await answered(
        actor,
        await actor.slash(game.channel, 'place', { ...typed, choice: wrong, figure: 'none' }),
      );
      expect(refused.content, wrong).toBe(en.refusal({ code: 'place-not-legal', typed: wrong }));
    }
    expect(await game.stored(game.table)).toEqual(before);
    await actor.slash(game.channel, 'place', { ...typed, choice, figure: 'none' });
    await quiet(game);
    const [stop] = imagine(now, { placement, choices: [1] }, now.asked).stops;
    expect((await game.stored(game.table)).record!.actions).toContain(writeMove(stop!.options[1]!));
    expect(game.playground.violations.slice()).toEqual([]);
  });
});

describe('an extra turn', () => {
  test('is a turn of its own: a message and a notice for the same player', async () => {
    const follows = (game: Game) =>
      pathWhere(game, (imagined) => {
        const after = imagined.game.clone();
        if (imagined.options.length > 0) after.play({ type: 'pass' });
        return after.view(null).part === 'extra';
      });
    const record = gameWhere((game) => game.tilesLeft < 70 && game.view(null).part === 'own' && follows(game) !== null);
    const path = follows(Game.of(record))!;
    const game = await onPrepared(record);
    const actor = game.asked();
    const first = game.turn();
    const panel = await panelAt(game, actor, path);
    expect(panel.content).toContain('extra turn');
    await actor.press(panel.id, noFigure(panel));
    await settled(game, first);
    expect(game.asked().id).toBe(actor.id);
    expect(BigInt(game.turn().id)).toBeGreaterThan(BigInt(first.id));
    expect(game.turn().content).toContain('extra turn');
    expect(withVerb(actor.message(first.id)!, 'square')).toEqual([]);
    expect(game.playground.pings.map(({ users }) => users)).toEqual([[actor.id], [actor.id]]);
  });
});
