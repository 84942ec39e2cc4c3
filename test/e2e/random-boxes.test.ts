import { expect, test } from 'vitest';
import { CHOSEN_BOXES } from '../../src/game/lobby/boxes.ts';
import { ticked } from '../support/lobby.ts';
import { chanceOf, withVerb } from '../support/player.ts';
import { isDrawn, lucks } from '../support/runs.ts';
import { changed, onStage, partsOf, pixels, pressVerb, quiet } from '../support/stage.ts';
import { endOf, expectNoFault, playOut } from '../support/whole-game.ts';

test
  .runIf(isDrawn('boxes by chance', { oneIn: 8, about: ['src/game/lobby/'] }))
  .each(lucks('boxes by chance', { short: 1, long: 4 }))(
  'a game of boxes ticked by chance, number %i, is played to its end by clicks, and Discord refuses nothing',
  async (luck) => {
    const chance = chanceOf(luck);
    const stage = await onStage({ renderer: pixels() });
    const people = stage.actors.slice(0, 2 + Math.floor(3 * chance()));
    const [host] = people;
    await host!.slash(stage.channel, 'play', { 'take-back': 'off' });
    const lobby = await host!.waitFor((one) => withVerb(one, 'join').length > 0);
    const { table } = partsOf(withVerb(lobby, 'join')[0]!.custom_id!);
    let panel = await (await pressVerb(host!, lobby, 'settings')).settled();
    for (const which of ['large', 'small'] as const) {
      const boxes = CHOSEN_BOXES.filter(({ isLarge }) => isLarge === (which === 'large'));
      const some = (share: number, all = boxes): string[] => all.flatMap(({ id }) => (chance() < share ? [id] : []));
      const tiles = boxes.filter(({ set }) => set !== null);
      panel = await ticked(host!, panel, which, { 'on.0': some(0.4), 'tiles.0': some(0.15, tiles) });
    }
    const tiles = withVerb(panel, 'map-tiles')[0];
    if (tiles) {
      await host!.select(panel.id, tiles.custom_id!, ['72']);
      panel = await changed(host!, panel);
    }
    for (const one of people.slice(1)) await pressVerb(one, host!.message(lobby.id)!, 'join');
    await quiet(stage);
    await pressVerb(host!, host!.message(lobby.id)!, 'start');
    await quiet(stage);
    const { options } = await stage.stored(table);
    const turns = await playOut(stage, luck);
    const { record } = await endOf(stage);
    expect(record.setup.switches).toEqual(options.switches);
    expect(turns.length).toBeGreaterThan(30);
    expectNoFault(stage);
  },
);
