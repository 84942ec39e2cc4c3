import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPONENTS, FORMS } from '../../src/discord/components/index.ts';
import { type CustomId, readCustomId, writeCustomId } from '../../src/discord/interaction/custom-id.ts';
import {
  boundsIn,
  choicesText,
  figureIn,
  figureValue,
  historyIn,
  ids,
  isFor,
  LESSON_TABLE,
  listIn,
  openIn,
  openValue,
  optionIn,
  othersIn,
  pageIn,
  pageValue,
  planIn,
  squareIn,
  squareValue,
  standingIn,
  stepIn,
} from '../../src/discord/interaction/ids.ts';
import { FIRST_CHOICE, writeBoardChoice } from '../../src/discord/past/board-choice.ts';

const table = { id: 'abcd1234', revision: 7 };
const game = { table: table.id };
const plan = { placement: { x: -1, y: 2, rotation: 90 }, choices: [1] } as const;
const undecided = { ...plan, choices: [] } as const;
const channel = { of: { channel: '123' }, page: 2 } as const;

/** Ids as screens have them; they must go on working. */
const WRITTEN: readonly (readonly [CustomId, string])[] = [
  [ids.table('join', table), '1|join|abcd1234|7|'],
  [ids.amount(table, { least: 3, most: 999 }), '1|amount|abcd1234|7|3-999'],
  [ids.table('computer', table), '1|computer|abcd1234|7|'],
  [ids.table('hints', table), '1|hints|abcd1234|7|'],
  [ids.stepTwin({ table: 'abcd1234' }, 12, 'menu', ''), '1|step-twin|abcd1234|0|12.menu'],
  [ids.table('pace', table), '1|pace|abcd1234|7|'],
  [ids.table('table-text', table), '1|table-text|abcd1234|7|'],
  [ids.table('wait-for', table), '1|wait-for|abcd1234|7|'],
  [ids.table('remove', table), '1|remove|abcd1234|7|'],
  [ids.table('pause', table), '1|pause|abcd1234|7|'],
  [ids.table('go-on', table), '1|go-on|abcd1234|7|'],
  [ids.takeBackFor(table, null), '1|take-back-for|abcd1234|7|0'],
  [ids.takeBackFor(table, 30), '1|take-back-for|abcd1234|7|30'],
  [ids.table('take-back', table), '1|take-back|abcd1234|7|'],
  [ids.table('done', table), '1|done|abcd1234|7|'],
  [ids.table('undo', table), '1|undo|abcd1234|7|'],
  [ids.table('undo-now', table), '1|undo-now|abcd1234|7|'],
  [ids.undoAnswer(table, 'agree-to-undo', 12), '1|agree-to-undo|abcd1234|7|12'],
  [ids.undoAnswer(table, 'decline-undo', 12), '1|decline-undo|abcd1234|7|12'],
  [ids.table('watch', table), '1|watch|abcd1234|7|'],
  [ids.table('watch-stop', table), '1|watch-stop|abcd1234|7|'],
  [ids.tiles(table, null), '1|tiles|abcd1234|7|'],
  [ids.tiles(table, 2), '1|tiles|abcd1234|7|2'],
  [ids.lesson('learn'), '1|learn|-|0|'],
  [ids.play(), '1|play|-|0|'],
  [ids.inThread('1234567890'), '1|in-thread|-|0|1234567890'],
  [ids.settingsPage(1), '1|server-page|-|0|1'],
  [ids.table('hint', table), '1|hint|abcd1234|7|'],
  [ids.table('hint-now', table), '1|hint-now|abcd1234|7|'],
  [ids.table('hand-over', table), '1|hand-over|abcd1234|7|'],
  [ids.table('stand-in', table), '1|stand-in|abcd1234|7|'],
  [ids.table('i-am-back', table), '1|i-am-back|abcd1234|7|'],
  [ids.square(table, { x: -1, y: 2 }), '1|square|abcd1234|7|-1,2'],
  [ids.squares(table), '1|pick|abcd1234|7|'],
  [ids.twin(table, 2), '1|twin|abcd1234|7|2'],
  [ids.log(table, 1), '1|log|abcd1234|7|1'],
  [ids.twin(table, 'menu'), '1|twin|abcd1234|7|menu'],
  [ids.region(table, 3), '1|region|abcd1234|7|3'],
  [ids.plan(table, 'turn', plan), '1|turn|abcd1234|7|-1,2,90,1'],
  [ids.plan(table, 'turn', undecided), '1|turn|abcd1234|7|-1,2,90,0'],
  [ids.plan(table, 'turn', { ...plan, figure: 'abbot' }), '1|turn|abcd1234|7|-1,2,90,1,,abbot'],
  [ids.plan(table, 'turn', plan, '3.ab_-'), '1|turn|abcd1234|7|-1,2,90,1,3.ab_-'],
  [ids.puts(table, plan, '-figures'), '1|put|abcd1234|7|-1,2,90,1,menu-figures'],
  [ids.put(table, { ...plan, figure: 'abbot' }, '3.ab_-'), '1|put|abcd1234|7|-1,2,90,1,3.ab_-,abbot'],
  [ids.others(table, { ...plan, figure: 'abbot' }, 'deploy', 1), '1|far|abcd1234|7|-1,2,90,1,deploy.1,abbot'],
  [ids.plan(table, 'stop', plan), '1|stop|abcd1234|7|-1,2,90,1'],
  [ids.plan(table, 'stop', { ...plan, choices: [0] }), '1|stop|abcd1234|7|-1,2,90,00'],
  [ids.plan(table, 'stop', { ...plan, choices: [0, 12] }), '1|stop|abcd1234|7|-1,2,90,0.12'],
  [ids.stop(table, undecided), '1|stop|abcd1234|7|-1,2,90,0,menu'],
  [ids.stop(table, plan), '1|stop|abcd1234|7|-1,2,90,1,menu'],
  [ids.others(table, plan, 'deploy', 0), '1|far|abcd1234|7|-1,2,90,1,deploy.0'],
  [ids.others(table, plan, 'deploy', 'menu'), '1|far|abcd1234|7|-1,2,90,1,deploy.menu'],
  [ids.put(table, plan, 'none.ab_-'), '1|put|abcd1234|7|-1,2,90,1,none.ab_-'],
  [ids.putNow(table, plan, 'none.ab_-'), '1|put-now|abcd1234|7|-1,2,90,1,none.ab_-'],
  [ids.puts(table, plan), '1|put|abcd1234|7|-1,2,90,1,menu'],
  [ids.puts(table, plan, '-list'), '1|put|abcd1234|7|-1,2,90,1,menu-list'],
  [ids.choose(table, '3.ab_-'), '1|choose|abcd1234|7|3.ab_-'],
  [ids.choices(table), '1|choose|abcd1234|7|menu'],
  [ids.decide(table, 2), '1|decide|abcd1234|7|2'],
  [ids.standing(table, 'meeple', 'away', true), '1|standing|abcd1234|7|meeple.away.on'],
  [ids.table('before', table), '1|before|abcd1234|7|'],
  [ids.look(table, '0.ab_-'), '1|look|abcd1234|7|0.ab_-'],
  [ids.looks(table, 4), '1|look|abcd1234|7|of-4'],
  [ids.ended(game, 'replay', 'c123.2'), '1|replay|abcd1234|0|c123.2'],
  [ids.ended(game, 'analysis', 'c123.2'), '1|analysis|abcd1234|0|c123.2'],
  [ids.ended(game, 'show-analysis'), '1|show-analysis|abcd1234|0|'],
  [ids.ended(game, 'record'), '1|record|abcd1234|0|'],
  [ids.ended(game, 'fair', 's0'), '1|fair|abcd1234|0|s0'],
  [ids.step(game, 'first', ''), '1|step|abcd1234|0|first'],
  [ids.step(game, 12, 'c123.2'), '1|step|abcd1234|0|12,c123.2'],
  [ids.why(game, 1, 'c123.2'), '1|why|abcd1234|0|1,c123.2'],
  [ids.scorings(game, ''), '1|scoring|abcd1234|0|first'],
  [ids.list('c123.2'), '1|history|-|0|c123.2'],
  [ids.history(channel), '1|history|-|0|c123.2'],
  [ids.reports({ of: 'server', page: 0 }), '1|report|-|0|s.0'],
  [ids.board('leaderboard', FIRST_CHOICE), `1|leaderboard|-|0|${writeBoardChoice(FIRST_CHOICE)}`],
  [ids.board('leaderboard-season', FIRST_CHOICE), `1|leaderboard-season|-|0|${writeBoardChoice(FIRST_CHOICE)}`],
  [ids.profile('profile-show', '456'), '1|profile-show|-|0|456'],
  [ids.puzzle('puzzle'), '1|puzzle|-|0|'],
  [ids.puzzle('puzzle-show'), '1|puzzle-show|-|0|'],
  [ids.lesson('learn-anew'), '1|learn-anew|-|0|'],
  [ids.lesson('learn-play'), '1|learn-play|-|0|'],
  [ids.square({ id: LESSON_TABLE, revision: 3 }, { x: 0, y: -1 }), '1|square|lesson00|3|0,-1'],
  [ids.setting('language'), '1|server|-|0|language'],
  [ids.ownMenu('pings'), '1|me|-|0|pings'],
  [ids.ownSwitch('confirm', true), '1|me|-|0|confirm.on'],
  [ids.ownForm('times'), '1|me-form|-|0|times'],
  [ids.deletion('456', { games: ['1', '2'], lobbies: [] }), '1|delete-data|-|0|456,2,0'],
];

test.each(WRITTEN)('%o is written as ever and read back, and a component or form answers it', (id, text) => {
  expect(writeCustomId(id)).toBe(text);
  expect(readCustomId(text)).toEqual(id);
  expect([...COMPONENTS.keys(), ...FORMS.keys()]).toContain(id.verb);
});

/** Ids as older versions wrote them, and their meaning now. */
const OLDER: readonly (readonly [string, CustomId])[] = [
  ['1|arrow|abcd1234|7|-1,2,90,1', ids.plan(table, 'stop', plan)],
  ['1|arrow|abcd1234|7|-1,2,90,0', ids.plan(table, 'stop', undecided)],
  ['1|gifts|abcd1234|7|', ids.table('before', table)],
  ['1|look-gift|abcd1234|7|0.ab_-', ids.look(table, '0.ab_-')],
  ['1|look-gift|abcd1234|7|0', ids.look(table, '0')],
  ['1|look-gift|abcd1234|7|of-4', ids.looks(table, 4)],
  ['1|open-gift|abcd1234|7|0.ab_-', ids.choose(table, '0.ab_-')],
  ['1|open-gift|abcd1234|7|0', ids.choose(table, '0')],
  ['1|keep|abcd1234|7|1.ab_-', ids.choose(table, '1.ab_-')],
  ['1|keep|abcd1234|7|1', ids.choose(table, '1')],
];

test.each(OLDER)('%s of an older screen is read with its present meaning, and a component answers it', (text, id) => {
  expect(readCustomId(text)).toEqual(id);
  expect([...COMPONENTS.keys()]).toContain(id.verb);
});

test('the number of an arrow is the choice at the stop, and no number is the usual choice, on every older screen', () => {
  const argumentOf = (text: string) => planIn(readCustomId(text)!)!;
  expect(argumentOf('1|arrow|abcd1234|7|-1,2,90,2').choices).toEqual([2]);
  expect(argumentOf('1|turn|abcd1234|7|-1,2,90,0').choices).toEqual([]);
  expect(argumentOf('1|put|abcd1234|7|-1,2,90,1,3.ab_-')).toMatchObject({ choices: [1], rest: '3.ab_-' });
  expect(argumentOf('1|far|abcd1234|7|-1,2,90,3,deploy.1')).toMatchObject({ choices: [3], rest: 'deploy.1' });
});

test('the gift that is opened and the tile that Take 2 keeps are checked by the line that they play, as ever', () => {
  const open = [{ type: 'open', gift: 'take-2', figure: null, on: null, to: null }] as const;
  const keep = [{ type: 'keep', tile: 'BA-D' }] as const;
  // As version 0.1.0 and later versions wrote them.
  for (const [value, actions] of [
    ['0', open],
    ['0.Kagl', open],
    ['1', keep],
    ['1.SWuw', keep],
  ] as const)
    expect(isFor(value, actions), value).toBe(true);
  expect(isFor('0.Kagl', keep)).toBe(false);
});

const choicesIn = (text: string) =>
  planIn({ verb: 'stop', table: 'abcd1234', revision: 1, argument: `0,0,0,${text}` })?.choices ?? null;

test('choices at stops are written and read: none, the first alone, and any others', () => {
  expect([choicesText([]), choicesText([0]), choicesText([1]), choicesText([0, 2])]).toEqual(['0', '00', '1', '0.2']);
  const choices = fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 6 });
  fc.assert(
    fc.property(choices, (made) => {
      expect(choicesIn(choicesText(made))).toEqual(made);
    }),
  );
});

test.each(['', '.', '1.', '.1', '-1', 'a', '1000', '1.2.3.4.5.6.7', '1 2'])('%o names no choices', (text) => {
  expect(choicesIn(text)).toBeNull();
});

test('written squares, pages, plans, options, switches, turns and lists are read back', () => {
  expect(squareIn(squareValue({ x: -1, y: 2 }))).toEqual({ x: -1, y: 2 });
  expect(pageIn(pageValue(24))).toBe('24');
  expect(pageIn(squareValue({ x: 1, y: 2 }))).toBeNull();
  const { rotation, ...square } = plan.placement;
  const planRead = planIn(ids.others(table, plan, 'return', 3))!;
  expect(planRead).toEqual({
    square: { x: square.x, y: square.y },
    rotation,
    choices: [1],
    rest: 'return.3',
    figure: undefined,
  });
  expect(othersIn(planRead)).toEqual({ verb: 'return', page: 3 });
  const chosen = { ...plan, figure: 'abbot' } as const;
  expect(planIn(ids.plan(table, 'turn', chosen))).toMatchObject({ choices: [1], rest: '', figure: 'abbot' });
  expect(planIn(ids.put(table, chosen, '3.ab_-'))).toMatchObject({ rest: '3.ab_-', figure: 'abbot' });
  expect(openIn(openValue('fly'))).toBe('fly');
  expect(figureIn(figureValue('abbot'))).toBe('abbot');
  for (const value of ['3.ab_-', 'page:24', 'figure:nobody']) {
    expect([openIn(value), figureIn(value)]).toEqual([null, undefined]);
  }
  expect(boundsIn(ids.amount(table, { least: 3, most: 999 }))).toEqual({ least: 3, most: 999 });
  expect(standingIn(ids.standing(table, 'meeple', 'away', false))).toEqual({
    ...{ step: 'meeple', answer: 'away', isOn: false },
  });
  expect(stepIn(ids.step(game, 'last', 'c123.2'))).toEqual({ at: Number.POSITIVE_INFINITY, list: 'c123.2' });
  expect(listIn(ids.ended(game, 'report', 'c123.2'))).toBe('c123.2');
  expect(historyIn(ids.history(channel))).toEqual(channel);
});

test('ids of version 0.1.0 have only figures elsewhere, and options without a check', () => {
  expect(othersIn({ square: { x: 0, y: 0 }, rotation: 0, choices: [], rest: '2', figure: undefined })).toEqual({
    verb: 'deploy',
    page: 2,
  });
  expect([optionIn('12'), optionIn('none'), optionIn('12.ab_-')]).toEqual([12, 'none', 12]);
});

test.each(['', '1', '1,2,3', 'a,b', '1,2;', '99999,1'])('%o is no square', (text) => {
  expect(squareIn(text)).toBeNull();
});

test.each(['', '1,2', '1,2,45,0', '1,2,90', '1,2,90,x', '1,2,90,-1', '1,2,90,1.'])('%o is no plan', (argument) => {
  expect(planIn({ verb: 'put', table: 'abcd1234', revision: 1, argument })).toBeNull();
});

test.each(['', 'of-3', 'x', '12345.ab', '-1'])('%o names no option', (text) => {
  expect(optionIn(text)).toBeNull();
});
