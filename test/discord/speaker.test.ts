import { describe, expect, test } from 'vitest';
import { type Argument, type Speaker, speakerOf, type WordTrouble } from '../../src/discord/words/speaker.ts';

const ENGLISH = `language-tag = en-GB
press = Press
    .about = Press it
left = { $left ->
    [one] one tile
   *[other] { $left } tiles
}
taken = { $seat } takes it{ $from ->
    [none] {""}
   *[other] {" "}from { $from }
}{ $own ->
    [yes] , again
   *[no] {""}
}.
placed = { $seat } placed { FORM($role, "a") }.
named = { $role }
at = On { $ground ->
    [road] a road
   *[other] { $ground }
}.
inn = an inn
sign = +
role-knight = Knight
    .form-a = a knight
role-monk = Monk
`;

const KEYS = ['press', 'press.about', 'left', 'taken', 'placed', 'named', 'at', 'inn', 'role-knight', 'role-monk'];
const knight = { thing: 'role-knight' };
const monk = { thing: 'role-monk' };

/** A speaker of these texts beside English, and all troubles that it reports. */
function spoken(language: string, ...texts: string[]) {
  const troubles: WordTrouble[] = [];
  const tell = (trouble: WordTrouble): void => void troubles.push(trouble);
  const english = speakerOf({ language: 'en', texts: [ENGLISH], english: null, tell });
  const speaker = texts.length > 0 ? speakerOf({ language, texts, english, tell }) : english;
  const say = (key: string, given: Readonly<Record<string, Argument>> = {}) => speaker.sayIfAny(key, given);
  /** Without the troubles about missing messages, which come at loading. */
  const told = () => troubles.filter(({ why }) => !why.startsWith('not translated'));
  return { speaker, say, troubles, told };
}
const inFrench = (...texts: string[]) => spoken('fr', ...texts);

test('the project’s own English causes no trouble', () => {
  const { say, troubles } = spoken('en');
  expect(say('press.about')).toBe('Press it');
  expect(say('taken', { seat: 'Ada', from: null, own: true })).toBe('Ada takes it, again.');
  expect(say('placed', { seat: 'Ada', role: knight })).toBe('Ada placed a knight.');
  expect(troubles).toEqual([]);
});

describe('a message that cannot be said is said in English, and told once', () => {
  const given = { seat: 'Ada', from: null, own: false, left: 3, role: knight, ground: 'road' };

  test('all messages that a language lacks are told at once', () => {
    const { say, troubles } = inFrench('press = Appuyer\n', 'inn = une auberge\n');
    expect(troubles).toEqual([
      {
        language: 'fr',
        keys: KEYS.filter((key) => key !== 'press' && key !== 'inn'),
        why: 'not translated, or not to be read',
      },
    ]);
    expect([say('press'), say('inn'), say('press.about'), say('left', { left: 3 })]).toEqual([
      ...['Appuyer', 'une auberge', 'Press it', '3 tiles'],
    ]);
    expect(troubles).toHaveLength(1);
  });

  test('signs, forms, terms and the tag may be missing', () => {
    const all = ENGLISH.replace(/^(sign|language-tag) = .*\n|^ {4}\.form.*\n/gm, '');
    expect(inFrench(all).troubles).toEqual([]);
    expect(inFrench(all).say('sign')).toBe('+');
  });

  test.each([
    ['a message that breaks off', 'left = { $left\n'],
    ['a choice without its default', 'left = { $left ->\n    [one] une\n}\n'],
    ['nothing but a mistake', '}}} {{{ = [\n'],
    ['nothing', ''],
  ])('%s, and the rest of the file is said', (_what, text) => {
    const { say, troubles } = inFrench(`press = Appuyer\n${text}inn = une auberge\n`);
    expect([say('left', given), say('press'), say('inn')]).toEqual(['3 tiles', 'Appuyer', 'une auberge']);
    expect(troubles.filter(({ keys }) => keys.includes('left'))).toHaveLength(1);
  });

  test.each([
    ['an unknown argument', 'left = { $tiles } tuiles\n', 'Unknown variable: $tiles'],
    ['an unknown function', 'left = { CASE($left) }\n', 'Unknown function: CASE()'],
    ['a function that takes no text', 'left = { NUMBER($seat) }\n', 'Invalid argument to NUMBER'],
    ['an unknown message', 'left = { inn } { $left }\n', 'Unknown message: inn'],
    ['an unknown attribute', 'left = { press.about }\npress = Appuyer\n', 'Unknown attribute: about'],
    ['an unknown term', 'left = { -inn }\n', 'Unknown term: -inn'],
    ['a message that refers to itself', 'left = { left }\n', 'Cyclic reference'],
    ['a hundred and one arguments', `left = ${'{ $left }'.repeat(101)}\n`, 'Too many placeables expanded'],
    ['a thing without a name', 'left = { FORM($role, "le") }\n', 'Unknown message: role-knight'],
    ['a thing without a name, as it is', 'left = { $role }\n', 'Unknown message: role-knight'],
    [
      'a thing that is called by an unknown message',
      'left = { $role }\nrole-knight = { inn }\n',
      'Unknown message: inn',
    ],
    ['a form that is given nothing', 'left = { FORM($role, "le") }\nrole-knight = A\n    .form-le = { $x }\n', '$x'],
  ])('%s', (_what, text, why) => {
    const { say, told } = inFrench(text);
    for (let again = 0; again < 3; again += 1) expect(say('left', given)).toBe('3 tiles');
    expect(told()).toEqual([{ language: 'fr', keys: ['left'], why: expect.stringContaining(why) }]);
  });

  test('a message that English itself cannot say is said as far as possible', () => {
    const { speaker, say, troubles } = spoken('en');
    expect(say('at')).toBe('On {$ground}.');
    expect(say('at')).toBe('On {$ground}.');
    expect(say('nothing')).toBeNull();
    expect(speaker.say('nothing' as 'at-square', { what: '', square: '' })).toBe('nothing');
    expect(troubles.map(({ keys }) => keys)).toEqual([['at'], ['nothing']]);
  });

  test('a key that stands twice has its first text', () => {
    const { say, told } = inFrench('inn = une auberge\n', 'press = A\ninn = un gîte\npress = B\n');
    expect([say('inn'), say('press')]).toEqual(['une auberge', 'A']);
    expect(told()).toEqual([{ language: 'fr', keys: ['inn', 'press'], why: 'stands twice: only the first is said' }]);
  });

  test.each([
    ['fr', 'language-tag = fr_x!\n', 'fr'],
    ['not a tag', '', 'en'],
    ['fr', 'language-tag=fr-CH\n', 'fr-CH'],
  ])('the folder %s with %j is spoken as %s', (folder, text, tag) => {
    const { speaker, say } = spoken(folder, `${text}left = { $left }\n`);
    expect([speaker.tag, speaker.language]).toEqual([tag, folder]);
    expect(speaker.number(12)).toBe('12');
    expect(say('left', { left: 3 })).toBe('3');
  });
});

describe('an omission that passes without a word', () => {
  test('a form that a thing has not: the thing is called by its bare name', () => {
    const french =
      'placed = { $seat } place { FORM($role, "le") }.\nrole-knight = chevalier\nrole-monk = moine\n    .form-le = le moine\n';
    const { say, told } = inFrench(french);
    expect(say('placed', { seat: 'Ada', role: knight })).toBe('Ada place chevalier.');
    expect(say('placed', { seat: 'Ada', role: monk })).toBe('Ada place le moine.');
    expect(told()).toEqual([]);
  });

  test('plurals that the language does not have, and variants that never come', () => {
    const french = 'left = { $left ->\n    [few] quelques\n    [one] une\n   *[other] beaucoup\n}\n';
    const { say, told } = inFrench(french);
    expect([0, 1, 3].map((left) => say('left', { left }))).toEqual(['une', 'une', 'beaucoup']);
    expect(told()).toEqual([]);
  });
});

describe('several things in one argument', () => {
  const both = { thing: ['role-knight', 'role-monk'] };
  const french =
    'placed = { $seat } place { FORM($role, "un") }.\nnamed = { $role }\n' +
    'role-knight = chevalier\n    .form-un = un chevalier\nrole-monk = moine\n    .form-un = un moine\n';

  test('each thing has the wanted form, and the list is written as the language lists', () => {
    const { say, told } = inFrench(french);
    expect(say('placed', { seat: 'Ada', role: both })).toBe('Ada place un chevalier et un moine.');
    expect(say('named', { role: both })).toBe('chevalier et moine');
    expect(told()).toEqual([]);
  });

  test('a list of one thing is that thing', () => {
    expect(inFrench(french).say('placed', { seat: 'Ada', role: { thing: ['role-monk'] } })).toBe('Ada place un moine.');
  });
});

describe('a player’s name does no harm', () => {
  const names = [
    'none',
    'yes',
    'no',
    'other',
    'one',
    '{ $x }',
    '{',
    '}',
    '{""}',
    '-term',
    '[road]',
    '.about = x',
    '\\u0041',
  ];

  test.each(names)('%j is shown unchanged, both as a text and as the choice of a variant', (name) => {
    for (const { say, troubles } of [spoken('en'), inFrench(ENGLISH)]) {
      expect(say('taken', { seat: name, from: null, own: false })).toBe(`${name} takes it.`);
      expect(say('taken', { seat: 'Ada', from: name, own: true })).toBe(`Ada takes it from ${name}, again.`);
      expect(say('at', { ground: name })).toBe(`On ${name}.`);
      expect(say('placed', { seat: name, role: knight })).toBe(`${name} placed a knight.`);
      expect(troubles).toEqual([]);
    }
  });

  test('a name has no signs around it', () => {
    expect(spoken('en').say('taken', { seat: 'Ada', from: 'עדה', own: false })).toBe('Ada takes it from עדה.');
  });
});

test('numbers are written as the language writes them, and choose its plurals', () => {
  const english = spoken('en');
  expect([-2, 1, 1234].map((left) => english.say('left', { left }))).toEqual(['−2 tiles', 'one tile', '1,234 tiles']);
  const polish = spoken(
    'pl',
    'left = { $left ->\n    [one] { $left } płytka\n    [few] { $left } płytki\n   *[other] { $left } płytek\n}\n',
  );
  expect([1, 3, 5, 12345].map((left) => polish.say('left', { left }))).toEqual([
    ...['1 płytka', '3 płytki', '5 płytek', '12\u00a0345 płytek'],
  ]);
  expect([english.speaker, polish.speaker].map(({ number }: Speaker) => number(-12345))).toEqual([
    ...['−12,345', '−12\u00a0345'],
  ]);
});
