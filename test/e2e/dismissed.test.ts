import { describe, expect, test } from 'vitest';
import { lastPut, withVerb } from '../support/player.ts';
import { isPublicBoard, onStage, onTable, panelOf, pressVerb, quiet, type Stage, told } from '../support/stage.ts';

/** Expects that Discord told the bot only that its answer is gone. */
const onlyGone = ({ playground }: Stage): void =>
  expect(new Set(playground.violations.map(({ code }) => code))).toEqual(new Set([10008]));

const failures = ({ bot }: Stage) => bot.lines.filter(({ level }) => level !== 'info');

describe('an answer that its reader dismisses while the bot is at work', () => {
  test('is not missed by /play: the table is open, and nothing went wrong', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const acted = await ada!.slash(stage.channel, 'play');
    ada!.dismiss(acted.response!.id);
    await quiet(stage);
    expect(withVerb(ada!.messages(stage.channel)[0]!, 'join')).toHaveLength(1);
    expect(told(stage, ada!)).toEqual([]);
    expect(failures(stage)).toEqual([]);
    onlyGone(stage);
  });

  test('is not missed by /board: the message is brought down, and nothing went wrong', async () => {
    const game = await onTable();
    const [player] = game.players;
    const before = game.turn().id;
    const acted = await player!.slash(game.channel, 'board');
    player!.dismiss(acted.response!.id);
    await quiet(game);
    expect(game.turn().id).not.toBe(before);
    expect(told(game, player!)).toEqual([]);
    expect(failures(game)).toEqual([]);
    onlyGone(game);
  });

  test.each(['help', 'history', 'gifts'])('is not missed by /%s, which would have changed it', async (command) => {
    const stage = await onStage();
    const [ada] = stage.actors;
    const acted = await ada!.slash(stage.channel, command);
    ada!.dismiss(acted.response!.id);
    await quiet(stage);
    expect(told(stage, ada!)).toEqual([]);
    expect(failures(stage)).toEqual([]);
    onlyGone(stage);
  });

  test('is not missed by the turn that is played from it: everybody sees the turn', async () => {
    const game = await onTable();
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    await actor.press(panel.id, lastPut(panel).custom_id!);
    actor.dismiss(panel.id);
    await quiet(game);
    const boards = game.actors[4]!.messages(game.channel).filter((one) => isPublicBoard(one, game.channel));
    expect(boards).toHaveLength(2);
    expect(told(game, actor)).toEqual([]);
    expect(failures(game)).toEqual([]);
    onlyGone(game);
  });

  test('changes nothing if a press on it had not arrived', async () => {
    const game = await onTable();
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    const before = await game.stored(game.table);
    const pressed = pressVerb(actor, panel, 'put');
    actor.dismiss(panel.id);
    await expect(pressed).rejects.toThrow('in vain');
    await quiet(game);
    expect(await game.stored(game.table)).toEqual(before);
    expect(told(game, actor)).toEqual([]);
    expect(failures(game)).toEqual([]);
    onlyGone(game);
  });
});
