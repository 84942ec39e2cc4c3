import { describe, expect, test } from 'vitest';
import { type WordsFile, wordsFiles } from '../../src/discord/words/sources.ts';
import { type Action, PASS, type StepId, type Switch } from '../../src/engine/index.ts';
import type { ExpansionRow } from '../../src/engine/loading/expansion.ts';
import { verb } from '../../src/engine/turn/verbs.ts';
import { EXPANSIONS } from '../../src/expansions/rules.ts';
import { check } from '../../tools/words/check.ts';
import { unsaid } from '../../tools/words/declared.ts';
import { byFile, COMPLETE, run } from '../../tools/words/run.ts';
import { DEFINED } from '../support/digest.ts';
import { isDrawn, sampled } from '../support/runs.ts';

/** `npm run check:words` looks at all message files each time. */
const FILES = { oneIn: 6, about: ['src/discord/words/', 'src/expansions/', 'tools/words/'] };

const CORE = 'src/discord/words';

/** A file with this path, in the core or in an expansion's folder. */
function file(path: string, text: string): WordsFile {
  const [, language = '', expansion, own = ''] =
    /words\/([^/]+)\/[^/]+$|expansions\/([^/]+)\/words\/(.+)\.ftl$/.exec(path) ?? [];
  return expansion === undefined
    ? { path, text, language, folder: CORE }
    : { path, text, language: own, folder: `src/expansions/${expansion}/words` };
}

const ENGLISH = file(
  `${CORE}/en/turn.ftl`,
  `title = { $who } – your tile ({ $left ->
    [one] one left
   *[other] { $left } left
})
# at most 10 characters, .about at most 12 characters
button = Press
    .about = Press it
placed = { $who } placed { FORM($role, "a") } on { $ground ->
    [road] a road
   *[city] a city
}
sign = +
role-knight = Knight
    .form-a = a knight
`,
);
const INNS = file('src/expansions/inns/words/en.ftl', 'inn = an inn\n');

/** All the English files, in German. */
const GERMAN = [
  file(
    `${CORE}/de/turn.ftl`,
    `title = { $who } – dein Plättchen (noch { $left })
button = Drück
    .about = Drück hier
placed = { $who } hat { FORM($role, "acc") } gesetzt, { $ground ->
    [road] eine Straße
   *[city] eine Stadt
}
role-knight = Ritter
    .form-acc = einen Ritter
`,
  ),
  file('src/expansions/inns/words/de.ftl', 'inn = ein Wirtshaus\n'),
];

/** The lines that the check would print. */
const faultsIn = (files: readonly WordsFile[], complete: readonly string[] = ['en']): string[] =>
  check(files, complete).faults.map(({ path, line, key, what }) => `${path}:${line} ${key}: ${what}`);

const FRENCH = `${CORE}/fr/turn.ftl`;
const ASKED = 'a form is asked of an argument, by its name: FORM($role, "acc")';
/** The faults of a French file beside the English ones. */
const inFrench = (text: string): string[] => faultsIn([ENGLISH, INNS, file(FRENCH, text)]);

test('files without faults: nothing is reported', () => {
  expect(faultsIn([ENGLISH, INNS, ...GERMAN], ['en', 'de'])).toEqual([]);
});

describe('each fault is reported by file, line and key', () => {
  test.each([
    [
      'a message that breaks off',
      'inn = x\nbutton = { $who\nsign = -\n',
      '2 button: cannot be read: Expected token: "}"',
    ],
    [
      'an attribute that breaks off',
      'button = A\n    .about = { $who\n',
      '2 button: cannot be read: Expected token: "}"',
    ],
    [
      'a choice without its default',
      'placed = { $ground ->\n    [road] a\n    [city] b\n}\n',
      '4 placed: cannot be read: Expected one of the variants to be marked as default (*)',
    ],
    [
      'a text that goes on without a blank',
      'button = A\nand so on\n',
      '2 button: cannot be read: neither a message nor a comment; a line that goes on with a text begins with blanks',
    ],
    [
      'a text that goes on with a sign of Fluent’s',
      'button = A\n    *bold* text\n',
      '2 button: cannot be read: a line cannot begin with * alone: write {"*"}',
    ],
    ['a key that stands twice', 'button = A\nsign = -\nbutton = B\n', `3 button: stands twice, also in ${FRENCH}:1`],
    ['a key that English has not', 'button = A\nbuttom = A\n', '2 buttom: is no message of the English files'],
    [
      'an attribute that English has not',
      'button = A\n    .abuot = B\n',
      '2 button.abuot: is no message of the English files',
    ],
    ['an argument that nobody gives', 'title = { $whom }\n', '1 title: is given no $whom'],
    [
      'an argument inside a choice',
      'title = { $left ->\n    [one] { $tile }\n   *[other] x\n}\n',
      '1 title: is given no $tile',
    ],
    [
      'an argument of a form',
      'role-knight = A\n    .form-le = le { $x }\n',
      '2 role-knight.form-le: is a form, which is given no $x',
    ],
    ['a function that there is not', 'title = { CASE($who) }\n', '1 title: there is no function CASE'],
    ['a form that nothing has', 'placed = { FORM($role, "le") }\n', '1 placed: nothing has the form form-le'],
    ['a message that there is not', 'button = { buttom }\n', '1 button: speaks of buttom, which fr has not'],
    ['a message that is not translated', 'button = { inn }\n', '1 button: speaks of inn, which fr has not'],
    ['a term that there is not', 'button = { -meeple }\n', '1 button: speaks of -meeple, which fr has not'],
    [
      'an argument that a message asks for which another one speaks of',
      'button = { title }\ntitle = { $who }\n',
      '1 button: is given no $who',
    ],
    [
      'an argument that a form asks for by another message',
      'role-knight = A\n    .form-le = { title }\ntitle = { $who }\n',
      '2 role-knight.form-le: is a form, which is given no $who',
    ],
    [
      'an argument of the message in a term',
      '-pion = { $who } { $case }\nbutton = { -pion(case: "le") }\n',
      '1 -pion: is a term, which is given no $who',
    ],
    [
      'an argument of the message in a part of a term',
      '-pion = pion\n    .kind = { $who }\nbutton = { -pion(case: "le") }\n',
      '2 -pion.kind: is a term, which is given no $who',
    ],
    ['a message that speaks of itself', 'button = x { button }\n', '1 button: speaks of itself'],
    [
      'messages that speak of each other',
      'button = { inn }\ninn = { -pion }\n-pion = { button }\n',
      '3 -pion: speaks of itself',
    ],
    ['a form of what is written out', 'placed = { FORM("role-knight", "a") }\n', `1 placed: ${ASKED}`],
    ['a form without its name', 'placed = { FORM($role) }\n', `1 placed: ${ASKED}`],
    [
      'a text over its limit by what it speaks of',
      'button = { -pion } { inn }\n-pion = pion\ninn = auberge\n',
      '1 button: is 12 characters long, and at most 10 are shown',
    ],
    ['a mark before the first message', '\ufeffbutton = A\n', '1 ?: begins with a byte order mark'],
    ['letters that are not written in UTF-8', 'sign = -\nbutton = Cr\ufffde\n', '2 button: is not written in UTF-8'],
    [
      'a plural that the language has not',
      'title = { $left ->\n    [one] a\n    [few] b\n   *[other] c\n}\n',
      '1 title: chooses by [few], which no number is in this language',
    ],
    [
      'a variant that never comes',
      'placed = { $ground ->\n    [raod] a\n   *[city] b\n}\n',
      '1 placed: chooses by [raod], and English knows no such $ground',
    ],
    ['a text over its limit', 'button = Appuyez ici\n', '1 button: is 11 characters long, and at most 10 are shown'],
    [
      'an attribute over its limit, in its longest variant',
      'button = A\n    .about = { $x ->\n        [one] a\n       *[other] much too long\n    }\n',
      '2 button.about: is 13 characters long, and at most 12 are shown',
    ],
    [
      'a message in the wrong folder',
      'inn = une auberge\n',
      '1 inn: belongs into src/expansions/inns/words, where English has it',
    ],
    ['a tag that Intl does not know', 'language-tag = fr_x!\n', '1 language-tag: is no language that Intl knows'],
  ])('%s', (_what, text, told) => {
    expect(inFrench(text)).toContain(`${FRENCH}:${told}`);
  });

  test('a message of the core in the folder of an expansion', () => {
    const path = 'src/expansions/inns/words/fr.ftl';
    expect(faultsIn([ENGLISH, INNS, file(path, 'button = A\n'), file(FRENCH, 'sign = A\n')])).toEqual([
      `${path}:1 button: belongs into ${CORE}, where English has it`,
    ]);
  });

  test('a key that stands twice in different files', () => {
    const other = `${CORE}/fr/other.ftl`;
    expect(faultsIn([ENGLISH, INNS, file(other, 'button = A\n'), file(FRENCH, 'button = A\n')])).toEqual([
      `${FRENCH}:1 button: stands twice, also in ${other}:1`,
    ]);
  });

  test('a folder that is no locale of Discord’s, once, with any number of files', () => {
    const files = [file(`${CORE}/tlh/a.ftl`, 'button = A\n'), file(`${CORE}/tlh/b.ftl`, 'sign = A\n')];
    expect(faultsIn([ENGLISH, INNS, ...files])).toEqual([
      `${CORE}/tlh/a.ftl:1 tlh: is the name of no locale that Discord has`,
    ]);
  });

  test('a language that an expansion has and the core lacks', () => {
    const path = 'src/expansions/inns/words/fr.ftl';
    const own = file(path, 'inn = une auberge\n');
    expect(faultsIn([ENGLISH, INNS, own])).toEqual([
      `${path}:1 fr: is shown to nobody: there is no src/discord/words/fr`,
    ]);
    expect(faultsIn([ENGLISH, INNS, own, file(FRENCH, 'button = Appuie\n')])).toEqual([]);
  });

  test('a folder without a region is for all of Discord’s locales of that language', () => {
    for (const language of ['es', 'pt', 'es-419', 'zh-TW'])
      expect(faultsIn([ENGLISH, INNS, file(`${CORE}/${language}/a.ftl`, 'button = A\n')])).toEqual([]);
  });

  test('a message that is missing in a language that has to be complete, by its place in English', () => {
    const [core, inns] = GERMAN as [WordsFile, WordsFile];
    const cut = { ...core, text: core.text.replace(/button = .*\n.*\n/, '') };
    expect(faultsIn([ENGLISH, INNS, cut, inns], ['en', 'de'])).toEqual([
      `${ENGLISH.path}:6 button: is missing in de`,
      `${ENGLISH.path}:7 button.about: is missing in de`,
    ]);
    expect(faultsIn([ENGLISH, INNS, core], ['en', 'de'])).toEqual([`${INNS.path}:1 inn: is missing in de`]);
  });

  test('several files: in the order of paths and lines', () => {
    const told = inFrench('b = x\na = { $y\n');
    expect(told.map((one) => one.split(' ')[0])).toEqual([`${FRENCH}:1`, `${FRENCH}:2`]);
  });
});

describe('a language may go its own ways', () => {
  test.each([
    ['forms of its own', 'role-knight = Chevalier\n    .form-le = le chevalier\nplaced = { FORM($role, "le") }\n'],
    ['terms of its own', '-pion = { $case ->\n    [le] le pion\n   *[other] pion\n}\nplaced = { -pion(case: "le") }\n'],
    ['plurals where English has none', 'placed = { $ground }\ntitle = { $left ->\n    [many] a\n   *[other] b\n}\n'],
    ['exact numbers', 'title = { $left ->\n    [0] a\n    [1] b\n   *[other] c\n}\n'],
    ['what English does not say', 'placed = { $who }\n'],
    ['a tag', 'language-tag = fr-CH\n'],
    ['the length that a button has', 'button = 1234567890\n'],
  ])('%s', (_what, text) => {
    expect(inFrench(text)).toEqual([]);
  });
});

describe('coverage', () => {
  const coverageOf = (text: string) => {
    const { coverage } = check([ENGLISH, INNS, file(FRENCH, text)], ['en']);
    const { has, of, missing, same } = coverage.find(({ language }) => language === 'fr')!;
    return { has, of, missing: missing.map(({ key }) => key), same: same.map(({ key }) => key) };
  };

  test('a missing message is shown in English, and is no fault; signs and forms need no words', () => {
    expect(coverageOf('button = A\n    .about = B\ninn = C\n')).toEqual({
      ...{ has: 3, of: 6, missing: ['title', 'placed', 'role-knight'], same: [] },
    });
    expect(inFrench('button = A\n')).toEqual([]);
  });

  test('missing messages are listed by English file, with the first keys of each', () => {
    const many = file(`${CORE}/en/many.ftl`, Array.from({ length: 20 }, (_, index) => `key-${index} = Key\n`).join(''));
    const { coverage } = check([ENGLISH, INNS, many, file(FRENCH, 'button = A\n')], []);
    const { missing } = coverage.find(({ language }) => language === 'fr')!;
    expect(byFile('shown in English', missing)).toEqual([
      `  ${ENGLISH.path}: 4 shown in English: title, button.about, placed, role-knight`,
      `  ${INNS.path}: 1 shown in English: inn`,
      `  ${many.path}: 20 shown in English: key-0, key-1, key-2, key-3, key-4, key-5, key-6, key-7, key-8, key-9, key-10, key-11, …`,
    ]);
  });

  test('messages that were copied and not translated are told apart', () => {
    expect(coverageOf(ENGLISH.text.replace('Knight', 'Chevalier')).same).toEqual([
      ...['title', 'button', 'button.about', 'placed'],
    ]);
  });
});

describe('a declaration of an expansion', () => {
  const inFolder = (text: string) => check([file('src/expansions/mines/words/en.ftl', text)], []).entries;
  const never = (): Action => PASS;
  const mines: ExpansionRow = [
    'mines',
    {
      switch: 'mines' as Switch,
      verbs: [verb<'pass'>({ verb: 'dig' as 'pass', points: [], run() {} })],
      deck: { id: 'ores' as 'gifts', received: 'drawn' },
      steps: [
        { id: 'dig' as StepId, before: 'meeple', step: { options: () => [], standing: { never } } },
        { id: 'fill' as StepId, before: 'score', step: { unchosen() {} } },
      ],
    },
  ];
  const linesIn = (text: string): string[] =>
    unsaid([mines], inFolder(text)).map(({ path, key, what }) => `${path} ${key}: ${what}`);

  test('is reported by its folder and the missing message if no message says it', () => {
    expect(linesIn('action-fill = Fill\n')).toEqual([
      'src/expansions/mines/words/en.ftl ask-dig: is missing, and players are asked in the step dig',
      'src/expansions/mines/words/en.ftl standing-dig-never: is missing, and the step dig can be answered by never once for all',
      'src/expansions/mines/words/en.ftl standing-dig-never-set: is missing, and the step dig can be answered by never once for all',
      ...[
        '',
        '.button',
        '.absent',
        '.none',
        '.usable',
        '.unusable',
        '.wait',
        '.secret',
        '.alt',
        '.later',
        '.received',
      ].map(
        (part) =>
          `src/expansions/mines/words/en.ftl hand-ores${part}: is missing, and players hold cards of the deck ores`,
      ),
      'src/expansions/mines/words/en.ftl action-dig: is missing, and players are offered the verb dig',
    ]);
    const hand = ['button', 'absent', 'none', 'usable', 'unusable', 'wait', 'secret', 'alt', 'later', 'received'];
    const said = `hand-ores = Ores\n${hand.map((part) => `    .${part} = Ores\n`).join('')}${'ask-dig = Dig?\nstanding-dig-never = A\nstanding-dig-never-set = B\naction-dig = Dig\n'}`;
    expect(linesIn(said)).toEqual([]);
  });

  test.runIf(isDrawn('messages of expansions', FILES))('has its messages', () => {
    const { entries } = check(wordsFiles(), []);
    expect(unsaid(EXPANSIONS, entries)).toEqual([]);
  });
});

describe('the files of this project', () => {
  const called = (...args: string[]) => {
    const lines = { out: [] as string[], err: [] as string[] };
    const code = run(args, { out: (line) => lines.out.push(line), err: (line) => lines.err.push(line) });
    return { code, ...lines };
  };

  test.runIf(isDrawn('message files', FILES))('are right, and the types are those that the English files make', () => {
    const { code, out, err } = called('check');
    expect(err).toEqual([]);
    expect(out.at(-1)).toBe('nothing is wrong');
    expect(code).toBe(0);
    for (const language of COMPLETE) expect(out.join('\n')).toMatch(new RegExp(`^${language}: .*\\(100 %\\)$`, 'm'));
  });

  test('called in another way the program says how to call it, and does nothing', () => {
    for (const args of [[], ['chekc'], ['check', 'fr']]) {
      const { code, out, err } = called(...args);
      expect([code, out]).toEqual([2, []]);
      expect(err.join('\n')).toContain('npm run -s words -- check');
    }
  });

  /** Texts that are equal to the English ones, besides maps, the game and the figure. */
  const SAME: Readonly<Record<string, readonly string[]>> = {
    de: ['role-phantom'],
    fr: [
      ...['alt-score', 'board-pool-duel', 'board-measure-best-score.column', 'board-points'],
      ...['level-novice', 'figure-meeple', 'term-meeples', 'bonus-cash-out.short'],
      // The French word is equal.
      'panel-figure-places',
    ],
  };

  test.runIf(isDrawn('texts in English', FILES)).each(sampled('languages', Object.entries(SAME), { short: 1 }))(
    'no text is left in English in %s',
    (language, alike) => {
      const { coverage } = check(wordsFiles(), []);
      const same = coverage.find((one) => one.language === language)!.same.map(({ key }) => key);
      const expected = ['lobby-thread', 'role-meeple', ...alike].toSorted();
      expect(same.filter((key) => !key.startsWith('map-')).toSorted()).toEqual(expected);
    },
  );

  test('rules are cited in the answers of /rules alone', () => {
    const ids = new Set(DEFINED.map(({ id }) => id));
    const citing = wordsFiles().flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ at: `${path}:${index + 1}`, line }))
        .filter(({ line }) => [...line.matchAll(/\b[A-Z]+\d+\b/g)].some(([id]) => ids.has(id))),
    );
    expect(citing).not.toEqual([]);
    expect(citing.filter(({ line }) => !/^ {4}(\.text =| {4})/.test(line)).map(({ at }) => at)).toEqual([]);
  });
});
