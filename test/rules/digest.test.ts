import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, wordsFor } from '../../src/discord/words/index.ts';
import { TOPICS } from '../../src/discord/words/vocabulary.ts';
import {
  citedIn,
  DEFINED,
  type Defined,
  DIGEST,
  definedBy,
  EXPANSION_NAMES,
  filesIn,
  LETTERS,
  lettersOf,
  SETTINGS,
  textOf,
  toldUnder,
} from '../support/digest.ts';
import EXAMPLES from './examples.json' with { type: 'json' };

const idsOf = (kind: Defined['kind']): Set<string> =>
  new Set(DEFINED.filter((defined) => defined.kind === kind).map(({ id }) => id));

const RULES = idsOf('rule');
const SITUATIONS = idsOf('situation');

/** Letters before numbers that are no rules: of expansions without a folder yet, by a README, or of other things. */
const NO_RULES: ReadonlySet<string> = new Set([
  ...toldUnder('letters').keys(),
  'CIE', // a measure of colours
]);

/** A single letter that begins no rule is a side, a square, an edition or a step of the end. */
const isRule = (id: string): boolean =>
  LETTERS.has(lettersOf(id)) || (/^[A-Z]{2}/.test(id) && !NO_RULES.has(lettersOf(id)));

const CITING = ['src', 'commands', 'render', 'tools', 'lab', 'test', 'docs'];
const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'PRIVACY.md'];
const read = (path: string): boolean =>
  /\.([jt]s|mjs|md|ftl)$/.test(path) && !/^test\/(rules|support)\/(coverage|digest)\./.test(path);

describe('every citation leads to its source', () => {
  test.each([...CITING.map((folder) => [folder, filesIn(folder).filter(read)] as const), ['pages', PAGES] as const])(
    '%s',
    (_where, paths) => {
      expect(paths).not.toEqual([]);
      const unknown = paths.flatMap((path) => {
        const { rules, situations } = citedIn(path);
        return [
          ...rules.filter((id) => isRule(id) && !RULES.has(id)),
          ...situations.filter((id) => !SITUATIONS.has(id)).map((id) => `situation ${id}`),
        ].map((id) => `${path}: ${id}`);
      });
      expect(unknown).toEqual([]);
    },
  );

  test('comments and titles cite, squares and tiles do not', () => {
    const code = `
      /** Points of a road (B10), by B18; a square is \`(M14)\`; as in situation A3. */
      const fault = 'M8', squares = ['on M15', 'N20 (M16 now)']; // B25
      const text = "ends (M17)" + \`\${n} (votes \${m}, B13)\`;
      test('AN2, AN7: 2 points', run);
      test('situation G-4: one gift', run);
    `;
    const cited = ['B10', 'B18', 'B25', 'M17', 'B13', 'AN2', 'AN7'];
    expect(citedIn('test/x.test.ts', code)).toEqual({ rules: cited, situations: ['A3', 'G-4'] });
    expect(citedIn('src/x.ts', code).rules).toContain('M8');
    expect(citedIn('src/x.ftl', "# Of step 2 (AB4).\nnot = You can't (B7), it's on M14").rules).toEqual(['AB4', 'B7']);
    expect(citedIn('docs/x.md', 'B5 says (B6), not `B7`\n```\nB8\n```\n').rules).toEqual(['B5', 'B6']);
  });
});

describe('a question that sources answer differently is called a setting if it is one, and nowhere else', () => {
  const QUESTION = /\bV\d+\b/g;
  /** The questions that prose calls settings, or no settings, sentence by sentence. */
  const claimsOf = (text: string): [id: string, isSetting: boolean][] =>
    text.split(/(?<=[.;:])\s|\n/).flatMap((sentence) => {
      const says = /\b(no )?(?:switch|setting)\b/.exec(sentence);
      return says ? [...sentence.matchAll(QUESTION)].map(([id]): [string, boolean] => [id, says[1] === undefined]) : [];
    });

  test('in the digest', () => {
    const claims = DIGEST.flatMap((path) => claimsOf(textOf(path)).map((claim) => [path, ...claim] as const));
    expect(new Set(claims.map(([, , isSetting]) => isSetting))).toEqual(new Set([true, false]));
    expect(claims.filter(([, id, isSetting]) => isSetting !== SETTINGS.has(id))).toEqual([]);
  });

  test.each(languages())('by /rules, by its name: %s', (language) => {
    const words = wordsFor(language);
    const told = TOPICS.map((topic) => words.topic(topic).text).join('\n');
    const named = [...SETTINGS].map(([id, setting]) => {
      const name = words.lobby.rule(setting).name;
      // The first question after the setting's name.
      return [id, told.split(`*${name}*`)[1]?.match(QUESTION)?.[0]];
    });
    expect(named).toEqual([...SETTINGS.keys()].map((id) => [id, id]));
    const cited = [...told.matchAll(QUESTION)].map(([id]) => id);
    expect(cited.filter((id) => !SETTINGS.has(id))).toEqual([]);
  });

  test('a sentence claims it of the questions that it names', () => {
    expect(claimsOf('| V9 | no switch |\nSo it is (V1). A setting plays V2, V3. No doubt')).toEqual([
      ['V9', false],
      ['V2', true],
      ['V3', true],
    ]);
  });
});

describe('the digest', () => {
  test('has a page for each expansion', () => {
    expect(EXPANSION_NAMES).not.toEqual([]);
    expect(DIGEST.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('defines each id once', () => {
    const names = DEFINED.map(({ kind, id }) => `${kind} ${id}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('defines by the rows of a table of ids and by examples, not by the steps of a turn', () => {
    const text = `
| id  | rule |
| --- | --- |
| B1 | A tile. |
| | **Turn** |
| B2  | Another, see B1. |

| step | what |
| --- | --- |
| E0 | The end. |

- **X01 Smallest city.** Board.
- **PDP1** A city. [B1]
- **situation B1** An abbot.
`;
    const names = definedBy('x.md', text).map(({ kind, id }) => `${kind} ${id}`);
    expect(names).toEqual(['rule B1', 'rule B2', 'rule X01', 'rule PDP1', 'situation B1']);
  });

  test('has the worked examples as they are in examples.json', () => {
    const lines = EXAMPLES.map(({ id, title, board, rules, figures, when, expect: points }) => {
      const on = rules.length > 0 ? ` Rules on: ${rules.join(', ')}.` : '';
      const standing = figures.map((figure) => figure.replace(/^(\w+ \w+) /, '$1 on ')).join('; ');
      const scores = Object.entries(points).map(([seat, score]) => `${seat} ${score}`);
      const start = `- **${id} ${title}.** Board: \`${board}\`.${on} Figures: ${standing}.`;
      return `${start} At ${when} scoring: ${scores.join(', ')}.`;
    });
    const told = DEFINED.filter(({ id }) => /^X\d/.test(id)).map(({ line }) => line);
    expect(lines.filter((line) => !told.some((there) => there.startsWith(line)))).toEqual([]);
    expect(told).toHaveLength(lines.length);
  });

  test('leads somewhere with every link', () => {
    const links = [...DIGEST, ...PAGES, ...filesIn('docs').filter((path) => path.endsWith('.md'))].flatMap((path) =>
      [...textOf(path).matchAll(/\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)/g)].map(([link, to, anchor]) => {
        const target = to === '' ? path : join(dirname(path), to!);
        const headings = (): string[] =>
          [...textOf(target).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
            heading!
              .toLowerCase()
              .replace(/[^\w\- ]/g, '')
              .replaceAll(' ', '-'),
          );
        return existsSync(target) && (anchor === undefined || headings().includes(anchor)) ? '' : `${path}: ${link}`;
      }),
    );
    expect(links.filter((link) => link !== '')).toEqual([]);
  });
});
