import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { Switch } from '../../src/engine/index.ts';

/**
 * A rule or ruling of `docs/rules/` or an expansion's README: a row of a table whose first cell is its id. A worked example is a point of a
 * list that begins with its id.
 */
export interface Defined {
  readonly id: string;
  /** `B3` and `situation B3` are different things. */
  readonly kind: 'rule' | 'situation';
  readonly path: string;
  readonly line: string;
}

const EXPANSIONS = 'src/expansions';

export const textOf = (path: string): string => readFileSync(path, 'utf8');

/** Files in a folder and its subfolders, as paths from the root; empty if the folder does not exist. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`)
        .filter((path) => statSync(path).isFile())
        .sort()
    : [];

export const EXPANSION_NAMES: readonly string[] = readdirSync(EXPANSIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export const readmeOf = (expansion: string): string => `${EXPANSIONS}/${expansion}/README.md`;

export const BASE_DOCUMENTS: readonly string[] = filesIn('docs/rules').filter((path) => path.endsWith('.md'));

export const DIGEST: readonly string[] = [...BASE_DOCUMENTS, ...EXPANSION_NAMES.map(readmeOf)];

const ROW = /^\| ([A-Z]+\d+) *\|/;
const EXAMPLE = /^- \*\*([A-Z]+\d+)(?: [^*]*)?\*\* /;
const SITUATION = /^- \*\*situation ([A-Z]-?\d+)\*\* /;

/** All that a document defines. Tables of the steps of a turn have another heading, since steps are no rules. */
export function definedBy(path: string, text: string = textOf(path)): Defined[] {
  const defined: Defined[] = [];
  let heading = '';
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) heading = '';
    else heading ||= line;
    const situation = SITUATION.exec(line)?.[1];
    const rule = EXAMPLE.exec(line)?.[1] ?? (/^\| id *\|/.test(heading) ? ROW.exec(line)?.[1] : undefined);
    if (situation) defined.push({ id: situation, kind: 'situation', path, line });
    else if (rule) defined.push({ id: rule, kind: 'rule', path, line });
  }
  return defined;
}

/** Second cells by first cells, from all tables of the digest whose first column has this heading. */
export const toldUnder = (heading: string): ReadonlyMap<string, string> =>
  new Map(
    DIGEST.flatMap((path) => tablesIn(path))
      .filter(({ columns: [first] }) => first === heading)
      .flatMap(({ rows }) => rows.map(([first, second]): [string, string] => [first!, second ?? ''])),
  );

export interface Table {
  readonly path: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function tablesIn(path: string, text: string = textOf(path)): Table[] {
  const blocks = text.split('\n').reduce<string[][]>(
    (found, line) => {
      if (line.startsWith('|')) found.at(-1)!.push(line);
      else if (found.at(-1)!.length > 0) found.push([]);
      return found;
    },
    [[]],
  );
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const [columns, , ...rows] = lines.map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
      return { path, columns: columns!, rows };
    });
}

/** The setting that plays the other reading, by the id of a question that sources answer differently. */
export const SETTINGS: ReadonlyMap<string, Switch> = new Map(
  DIGEST.flatMap((path) => tablesIn(path)).flatMap(({ columns, rows }) => {
    const at = columns.indexOf('setting');
    return at < 0 ? [] : rows.map((cells): [string, Switch] => [cells[0]!, cells[at]!.replaceAll('`', '') as Switch]);
  }),
);

export const lettersOf = (id: string): string => id.replace(/\d+$/, '');

export const DEFINED: readonly Defined[] = DIGEST.flatMap((path) => definedBy(path));

/** The letters of all defined ids: `KR` of KR10. */
export const LETTERS: ReadonlySet<string> = new Set(
  DEFINED.filter(({ kind }) => kind === 'rule').map(({ id }) => lettersOf(id)),
);

/** The ids that a text names. */
export interface Cited {
  readonly rules: readonly string[];
  readonly situations: readonly string[];
}

const ID = /\b[A-Z]{1,3}\d{1,2}\b/g;
const COMMENT_OR_STRING = /(\/\*[\s\S]*?\*\/|\/\/.*)|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
/** `(B12)`, `(M8, M9)`, `(AN2 to AN7)`, or the last words in parentheses: `(votes 2 to 1, B13)`. */
const IN_PARENTHESES = /[(,] ?((?:[A-Z]{1,3}\d{1,2}(?:, | and | to |-)?)+)\)/g;
/** The beginning of a test's name: `B12, B8: …`. */
const IN_FRONT = /^((?:[A-Z]{1,3}\d{1,2}(?:, )?)+): /g;

/** Text set as code is an example and cites nothing. */
const proseOf = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`]*`/g, '');

const SITUATION_NAMED = /\bsituation ([A-Z]-?\d+)/g;

const citedInProse = (prose: string): Cited => ({
  situations: [...prose.matchAll(SITUATION_NAMED)].map(([, id]) => id!),
  rules: prose.replace(SITUATION_NAMED, '').match(ID) ?? [],
});

function citedInString(text: string, isTest: boolean): Cited {
  if (!isTest && /^[A-Z]{1,3}\d{1,2}$/.test(text)) return { rules: [text], situations: [] };
  const groups = [...text.matchAll(IN_PARENTHESES), ...text.matchAll(IN_FRONT)];
  const situations = [...text.matchAll(/^situation ([A-Z]-?\d+): /g)];
  return { rules: groups.flatMap(([, group]) => group!.match(ID)!), situations: situations.map(([, id]) => id!) };
}

/**
 * The ids that a file cites. Squares (columns B, G, L, M, R) and tiles look like ids, so only these count: prose and comments that are not
 * set as code; in strings an id alone in parentheses or before a colon; in code except tests, a string that is only an id.
 */
export function citedIn(path: string, text: string = textOf(path)): Cited {
  if (DIGEST.includes(path)) return citedInProse(text); // in tables an id may be set as code
  if (path.endsWith('.md')) return citedInProse(proseOf(text));
  if (path.endsWith('.ftl')) return citedInString(text, true); // all of it is strings
  const parts = [...text.matchAll(COMMENT_OR_STRING)].map(([, comment, ...strings]) =>
    comment === undefined
      ? citedInString(strings.find((part) => part !== undefined) ?? '', path.startsWith('test/'))
      : citedInProse(proseOf(comment)),
  );
  return {
    rules: parts.flatMap(({ rules }) => rules),
    situations: parts.flatMap(({ situations }) => situations),
  };
}
