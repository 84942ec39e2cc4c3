import { describe, expect, test } from 'vitest';
import { Game, type Setup } from '../../../src/engine/index.ts';
import { contentsOf } from '../../support/lobby.ts';
import { picturesIn, withVerb } from '../../support/player.ts';
import { isDrawn } from '../../support/runs.ts';
import { answered, changed, onStage, pressVerb, quiet, type StagedGame } from '../../support/stage.ts';
import { gameWhere, onPrepared } from '../../support/tables.ts';

const TOWN = {
  sets: ['base', 'count-of-carcassonne'],
  switches: ['fields', 'the-count'],
  seats: 3,
} as const satisfies Partial<Setup>;

const gameOf = async (game: StagedGame): Promise<Game> => Game.of((await game.stored(game.table)).record!);
const choosing = (game: StagedGame) => withVerb(game.turn(), 'choose');
const labelsOf = (game: StagedGame): string[] => choosing(game).map(({ label }) => String(label));
const press = async (game: StagedGame, index: number): Promise<void> => {
  await game.asked().press(game.turn().id, String(choosing(game).at(index)!.custom_id));
  await quiet(game);
};

describe('the Count in a channel', () => {
  const DRAWN = { oneIn: 3, about: ['src/expansions/count/'] };

  test.runIf(isDrawn('the Count in the lobby', DRAWN))(
    'CO2: switched on in the lobby it brings the town, and no tiles to draw; /rules tells of it',
    async () => {
      const stage = await onStage();
      const [ada] = stage.actors;
      await ada!.slash(stage.channel, 'play');
      const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
      const panel = await (await pressVerb(ada!, lobby, 'settings')).settled();
      await pressVerb(ada!, panel, 'map-settings');
      const starts = await changed(ada!, panel);
      await ada!.select(panel.id, withVerb(starts, 'map')[0]!.custom_id!, ['start:count']);
      expect((await changed(ada!, starts)).content).toContain('start: The Count of Carcassonne');
      await quiet(stage);
      expect(await contentsOf(stage.actors[1]!, lobby)).toContain('72 tiles.');
      const rules = await answered(ada!, await ada!.slash(stage.channel, 'rules', { topic: 'count' }));
      expect(rules.content.length).toBeGreaterThan(300);
      expect(stage.playground.violations.slice()).toEqual([]);
    },
  );

  test('CO14, CO15: a meeple into the town and the count to another quarter, by buttons with numbers', async () => {
    const record = gameWhere((game) => game.step === 'town', { setup: TOWN });
    const game = await onPrepared(record);
    expect(game.turn().content).toContain('others scored and you did not. A meeple into the town?');
    expect(labelsOf(game)).toHaveLength(5);
    expect(labelsOf(game)[0]).toMatch(/^1: Meeple: [a-z’]+ quarter$/);
    expect(labelsOf(game).at(-1)).toMatch(/Nobody enters$/);
    await press(game, 0);
    expect((await gameOf(game)).step).toBe('count-moves');
    expect(game.turn().content).toContain('into the town: ');
    expect(game.turn().content).toContain('move the Count to another quarter?');
    expect(labelsOf(game).at(-1)).toMatch(/The Count stays$/);
    await press(game, 0);
    expect((await gameOf(game)).record.actions.at(-1)).toMatch(/^move-count quarter:/);
    // Who is in the town, in the line of scores; where the count stands, for people who do not see the picture.
    expect(game.turn().content).toMatch(/(🛡️|🔔|⚒️|🧺)🤴?1/u);
    expect(picturesIn(game.turn()).join(' ')).toMatch(/the Count at [A-Z]+\d+ \([a-z’]+ quarter\)/);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test.runIf(isDrawn('meeples sent by buttons', DRAWN))(
    'CO11: another player sends a meeple before the score, or says once for all to send nobody',
    async () => {
      const record = gameWhere((game) => game.step === 'leave-quarter' && game.asked !== game.turnOf, { setup: TOWN });
      const game = await onPrepared(record);
      expect(game.turn().content).toContain('send a meeple from a quarter to a feature that scores now?');
      expect(labelsOf(game)[0]).toMatch(/^1: [A-Z][a-z]+ to [a-z]+.*, [A-Z]+\d+/);
      expect(withVerb(game.turn(), 'standing')[0]!.label).toBe('Don’t ask me again to send meeples from quarters');
      await press(game, 0);
      expect((await gameOf(game)).record.actions.at(-1)).toMatch(/^send meeple /);
      const other = await onPrepared(record);
      const [standing] = withVerb(other.turn(), 'standing');
      await other.asked().press(other.turn().id, String(standing!.custom_id));
      await quiet(other);
      expect((await gameOf(other)).record.actions.at(-1)).toBe('pass');
      expect(other.playground.violations.slice()).toEqual([]);
    },
  );

  test('CO90: after the last tile each player is asked about the market', async () => {
    const record = gameWhere((game) => game.step === 'last-quarter', { setup: TOWN });
    const game = await onPrepared(record);
    expect(game.turn().content).toContain('before final scoring: move a meeple out of a quarter?');
    // Too many fields for buttons: a menu has them.
    const actor = game.asked();
    const opener = String(withVerb(game.turn(), 'decide')[0]!.custom_id);
    const panel = await answered(actor, await actor.press(game.turn().id, opener));
    const [menu] = withVerb(panel, 'choose');
    const fields = menu!.options as { label: string; value: string }[];
    expect(fields[0]!.label).toMatch(/^1: Farmer to field/);
    await actor.select(panel.id, String(menu!.custom_id), [fields[0]!.value]);
    await quiet(game);
    expect((await gameOf(game)).record.actions.at(-1)).toMatch(/^send meeple field:/);
    expect(game.playground.violations.slice()).toEqual([]);
  });
});
