import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { missingPermissions } from '../src/discord/interaction/permission.ts';
import { idsOf } from '../src/discord/words/speakers.ts';

/** Allowed imports besides a folder's or file's own: folders, files, packages, or `node:` for all of Node. No other import is allowed. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  // With the lists of its layer, which name the expansions.
  'src/engine': ['src/kept.ts', 'src/expansions/rules.ts', 'src/expansions/tiles.ts'],
  'src/expansions': ['src/engine', 'render/kit', '@napi-rs/canvas'],
  'src/game': [
    'src/kept.ts',
    'src/text-file.ts',
    'src/engine/index.ts',
    'src/expansions/presets.ts',
    'src/players/levels.ts',
    'src/players/advice.ts',
    'zod',
    'node:crypto',
    'node:util',
    'node:fs',
    'node:path',
  ],
  'src/stats': [
    'src/game',
    'src/engine/index.ts',
    'src/players/levels.ts',
    'openskill',
    'zod',
    'node:crypto',
    'node:timers/promises',
  ],
  // Code that thinks for a seat: it knows rules and views, but no tables, stores and channels.
  'src/players': ['src/engine/index.ts', 'zod', 'node:'],
  'src/storage': ['src/kept.ts', 'src/game/store/ports.ts', 'keyv', '@keyv/redis', 'zod', 'node:'],
  render: [
    'src/kept.ts',
    'src/plain.ts',
    'src/engine/for-players/view.ts',
    'src/engine/vocabulary.ts',
    'src/engine/tiles/tiles.ts',
    'src/engine/board/squares.ts',
    'src/engine/board/map-layout.ts',
    'src/expansions/art.ts',
    '@napi-rs/canvas',
    'chart.js',
    'node:',
  ],
  // The basis of all art: it knows tiles and seats, but no composed pictures.
  'render/kit': ['src/plain.ts', 'src/engine/vocabulary.ts', 'src/engine/tiles/tiles.ts', '@napi-rs/canvas', 'node:'],
  'src/discord': [
    'src/kept.ts',
    'src/plain.ts',
    'src/log-context.ts',
    'src/metrics',
    'src/game',
    'src/engine/index.ts',
    'src/stats',
    'src/players/levels.ts',
    'src/players/advice.ts',
    'src/expansions/words.ts',
    'src/expansions/message-types.ts',
    'src/expansions/topics.ts',
    '@fluent/bundle',
    'render',
    'discord.js',
    'zod',
    'node:',
  ],
  // The possible turns and their results: no messages, pictures or stores.
  'src/discord/turn': ['src/game', 'src/engine/index.ts', 'src/discord/words'],
  'src/discord/views': [
    ...[
      'turn',
      'words',
      'services.ts',
      'past/board-choice.ts',
      'past/history-choice.ts',
      'past/leaderboard.ts',
      'limits.ts',
      'explaining/map-facts.ts',
      'explaining/topics.ts',
    ].map((own) => `src/discord/${own}`),
    ...['card.ts', 'custom-id.ts', 'ids.ts', 'reply.ts'].map((own) => `src/discord/interaction/${own}`),
    ...['src/game', 'src/engine/index.ts', 'src/players/levels.ts', 'src/players/advice.ts'],
    ...['src/stats', 'render', 'discord.js'],
  ],
  commands: ['src/discord', 'src/game', 'src/stats', 'src/engine/index.ts', 'src/config.ts', 'discord.js', 'node:'],
  'src/playground': ['discord-playground', 'node:'],
  // A package of its own, which knows neither this bot nor another.
  'packages/discord-playground/src': ['ws', 'zod', 'node:'],
  'packages/discord-playground/test': [
    'packages/discord-playground/src',
    'discord-playground',
    'vitest',
    'discord.js',
    'oceanic.js',
    '@discordeno/bot',
    '@discordjs/builders',
    'playwright-core',
    'ajv',
    'ajv-formats',
    'ws',
    'node:',
  ],
  'src/config.ts': ['src/text-file.ts', 'zod', 'node:'],
  'src/log.ts': ['pino'],
  // Decorators: the watched code does not know them.
  'src/metrics': ['src/game', 'render', 'discord.js', 'prom-client', 'node:async_hooks'],
  'src/log-context.ts': ['src/game/store/ports.ts', 'node:async_hooks'],
  'src/plain.ts': [],
  'src/kept.ts': [],
  'src/text-file.ts': ['node:fs'],
  'src/health.ts': ['src/game/store/ports.ts', 'node:'],
  // Decides which process serves which servers; it knows neither Discord nor games.
  'src/shards': ['src/kept.ts', 'src/game', 'zod', 'node:'],
  'src/stopping.ts': ['src/game/store/ports.ts'],
  'src/check-node.js': [],
};

/** Comments contain anything; a string may contain `//`. */
const withoutComments = (code: string): string =>
  code.replace(/('(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/.*/g, (_, text) => text ?? '');

/** The code that remains when the program runs: without imports of types alone. */
const withoutTypes = (code: string): string =>
  code.replace(
    /^\s*(?:import|export)\s+(?:type\s|\{(?:\s*type\s+[\w ]+,?)+\s*\})[^'"`;=()]*\bfrom\s*['"][^'"]*['"];?/gm,
    '',
  );

interface Source {
  readonly path: string;
  /** Without comments. */
  readonly code: string;
  readonly lines: number;
  /** Its imports: paths from the root, packages as written. */
  readonly imports: readonly string[];
}

/** Static, re-exporting and dynamic imports, as paths from the root; packages stay as written. */
function importsOf(path: string, code: string): string[] {
  const statement = /^\s*(?:import|export)\s(?:[^'"`;=()]*\bfrom\s)?\s*['"]([^'"\n]+)['"]/gm;
  const call = /\bimport\(\s*['"`]([^'"`\n]+)['"`]/g;
  return [statement, call]
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(([, spec = '']) => (spec.startsWith('.') ? new URL(spec, `file:///${path}`).pathname.slice(1) : spec));
}

function sourceAt(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const code = withoutComments(text);
  const imports = importsOf(path, code);
  return { path, code, lines: text.split('\n').length - 1, imports };
}

/** All code in a folder, or one file. */
function sourcesIn(root: string): Source[] {
  if (/\.[jt]s$/.test(root)) return [sourceAt(root)];
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.[jt]s$/.test(name)).map((name) => sourceAt(`${root}/${name}`));
}

const isWithin = (path: string, root: string): boolean =>
  path === root || path.startsWith(root.endsWith(':') ? root : `${root}/`);

const PLAYGROUND = 'packages/discord-playground';
const ALL = ['src', 'commands', 'render', `${PLAYGROUND}/src`].flatMap(sourcesIn);

describe('imports go one way', () => {
  test('every form of import is seen, and no other text that looks like one', () => {
    const code = `
      import a from 'a';
      import type { B,
        C } from '../b/c.ts';
      export { d } from "./d.ts";
      export * from './e.ts';
      import './f.ts';
      const g = await import('g');
      // import h from 'h';
      export const from = 'i', text = "import j from 'j'";
    `;
    const seen = importsOf('src/x/y.ts', withoutComments(code)).sort();
    expect(seen).toEqual(['a', 'g', 'src/b/c.ts', 'src/x/d.ts', 'src/x/e.ts', 'src/x/f.ts']);
  });

  test.each(Object.entries(MAY_IMPORT))('%s imports only what it may', (root, allowed) => {
    const strays = sourcesIn(root).flatMap(({ path, imports }) =>
      imports.filter((to) => ![root, ...allowed].some((from) => isWithin(to, from))).map((to) => `${path} -> ${to}`),
    );
    expect(strays).toEqual([]);
  });

  test('art of an expansion is drawn with the kit, by what is printed and named; pictures take it from the list', () => {
    const list = 'src/expansions/art.ts';
    const isArt = (path: string) => /^src\/expansions\/[^/]+\/art(\/[^/]+)?\.ts$/.test(path);
    const isListed = (path: string) => /\/art(\/index)?\.ts$/.test(path);
    const allowed = ['render/kit', 'src/engine/vocabulary.ts', 'src/engine/tiles/tiles.ts'];
    /** The folder's own art and names. */
    const ownOf = (path: string) => ['art', 'vocabulary.ts'].map((own) => path.replace(/art(\/[^/]+)?\.ts$/, own));
    const strays = ALL.flatMap(({ path, imports }) =>
      imports
        .filter((to) => {
          if (isArt(path)) return ![...allowed, ...ownOf(path)].some((from) => isWithin(to, from));
          return (isArt(to) && path !== list) || (to === list && path !== 'render/art/all.ts');
        })
        .map((to) => `${path} -> ${to}`),
    );
    expect(strays).toEqual([]);
    const art = ALL.map(({ path }) => path).filter((path) => isArt(path) && isListed(path));
    expect(sourceAt(list).imports.filter(isArt).toSorted()).toEqual(art.toSorted());
  });

  test('every file of src has a rule', () => {
    const ruled = [...Object.keys(MAY_IMPORT), 'src/main.ts'];
    const strays = sourcesIn('src').filter(({ path }) => !ruled.some((root) => isWithin(path, root)));
    expect(strays.map(({ path }) => path)).toEqual([]);
  });

  test('only src/main.ts and processes of their own are roots: nobody imports main', () => {
    const roots = ['src/main.ts', 'src/playground/main.ts', 'commands/deploy.ts'];
    const strays = ALL.filter(({ imports }) => imports.some((to) => roots.includes(to)));
    expect(strays.map(({ path }) => path)).toEqual([]);
  });
});

/** Circles of files that import each other; each circle is sorted. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map<string, Set<string>>();
  for (const path of imports.keys()) {
    const seen = new Set<string>();
    const waiting = [path];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      for (const to of imports.get(one) ?? []) {
        if (seen.has(to) || !imports.has(to)) continue;
        seen.add(to);
        waiting.push(to);
      }
    }
    reached.set(path, seen);
  }
  const found = [...imports.keys()].flatMap((path) => {
    if (!reached.get(path)!.has(path)) return [];
    const circle = [...reached.get(path)!].filter((to) => reached.get(to)!.has(path)).sort();
    return circle[0] === path ? [circle] : [];
  });
  return found.sort();
}

/** Allowed circles: the reason, and the files that may form them. */
const CIRCLES: readonly (readonly [why: string, within: RegExp])[] = [
  [
    'a rule, the game that it plays and what modules add to both are told by each other: by type alone',
    /^src\/(engine|expansions\/([^/]+\/)?rules)[./]/,
  ],
];

describe('no files import each other in a circle', () => {
  test('a circle is found, without the files that hang on it', () => {
    const imports = new Map([
      ['a', ['b', 'e']],
      ['b', ['c']],
      ['c', ['a', 'elsewhere']],
      ['d', ['a']],
      ['e', []],
      ['f', ['f']],
    ]);
    expect(circlesIn(imports)).toEqual([['a', 'b', 'c'], ['f']]);
  });

  test('imports of types are told apart from others', () => {
    const code = `import type { A } from './a.ts';\nimport { type B, type C } from './b.ts';\nexport type { D } from './d.ts';
      import { type E, f } from './e.ts';\nimport g from './g.ts';`;
    expect(importsOf('x.ts', withoutTypes(code))).toEqual(['e.ts', 'g.ts']);
  });

  test('nor by imports of types, but with a reason', () => {
    const circles = circlesIn(new Map(ALL.map(({ path, imports }) => [path, imports])));
    const strays = circles.filter((circle) => !CIRCLES.some(([, within]) => circle.every((path) => within.test(path))));
    expect(strays).toEqual([]);
  });

  test('at run time only within the folder of an expansion, whose steps ask for its own slot', () => {
    const circles = circlesIn(new Map(ALL.map(({ path, code }) => [path, importsOf(path, withoutTypes(code))])));
    const isOwn = (circle: readonly string[]): boolean =>
      new Set(circle.map((path) => /^src\/(expansions\/[^/]+\/rules)\//.exec(path)?.[1] ?? path)).size === 1;
    expect(circles.filter((circle) => !isOwn(circle))).toEqual([]);
  });
});

/** Maps and sets that live as long as the process, are no `Kept`, and cannot grow with games, users, servers or texts: the reason. */
const BOUNDED: Readonly<Record<string, string>> = {
  'render/process/draw.ts quantisers': 'one for each theme',
  'render/kit/cache.ts all': 'as many bytes as it is told',
  'render/kit/font-parts.ts known': 'one for each package of fonts',
  'render/kit/font-parts.ts loaded': 'MOST_LOADED fonts, of which some are given up together',
  'render/process/lanes.ts own': 'as many as may wait',
  'render/replay/pieces.ts groups': 'of one replay',
  'render/board/stamps.ts names': 'MOST_NAMES, after which all are forgotten',
  'src/discord/servers/dashboards.ts waiting': 'a timer for each server that was changed just now',
  'src/discord/servers/left-servers.ts waiting': 'what a newer version has kept, which this one adds nothing to',
  'src/discord/people/forgetting.ts waiting': 'what a newer version has kept, which this one adds nothing to',
  'src/discord/interaction/looks.ts underWay': 'people who look at something just now',
  'src/discord/interaction/own-panels.ts underWay': 'presses on private panels that are being answered just now',
  'src/discord/limits.ts known': 'a kind of fault of a verb, as many as there are in the program',
  'src/discord/publish/notes.ts unsaved': 'notes that the store has not taken yet, and that are nowhere else',
  'src/discord/publish/reconciler.ts lacks': 'MOST_LACKS tables, each with a timer to be stopped',
  'src/discord/connection/pending-work.ts running': 'what is under way',
  'src/discord/people/watching.ts waiting': 'a timer for each table that was changed just now',
  'src/discord/words/speaker.ts told': 'messages of one language',
  'src/engine/board/printed-map.ts around': 'squares of one map',
  'src/engine/board/printed-map.ts opens': 'squares of one map',
  'src/engine/board/printed-map.ts rim': 'squares of one map',
  'src/game/past/analysis.ts underWay': 'MOST_WAITING games',
  'src/game/computers/computers.ts cancels':
    'timers that are still to come, one for each table where a computer failed',
  'src/game/computers/computers.ts heard': 'tables where a computer thinks just now',
  'src/game/table/create-tables.ts listeners': 'parts of the program',
  'src/game/store/uncertain-saves.ts opened':
    'saves of which nobody knows whether they were made, which must be found out',
  'src/game/learning/puzzles.ts underWay': 'MOST_WAITING servers',
  'src/game/table/queue.ts ends': 'what is under way',
  'src/metrics/news.ts kinds': 'messages of the log, for an hour',
  'src/metrics/watched.ts wrapped': 'methods of one object',
  'src/players/computers.ts threads': 'one for each processor',
  'src/shards/shards.ts held': 'shards',
  'src/shards/shards.ts serving': 'shards',
  'src/stats/board-rebuild.ts #changed': 'of one rebuild of boards, which is over then',
  'src/stats/board-rebuild.ts #companions': 'of one rebuild of boards, which is over then',
  'src/stats/board-rebuild.ts #found': 'of one rebuild of boards, which is over then',
  'src/stats/board-rebuild.ts #revisions': 'of one rebuild of boards, which is over then',
  'src/stats/board-rebuild.ts #standings': 'of one rebuild of boards, which is over then',
  'src/storage/sqlite.ts #files': 'three files',
  'src/storage/sqlite.ts #statements': 'statements of the program',
  'src/storage/store.ts underWay': 'what is under way',
};

test('data that live as long as the process and may grow have a bound', () => {
  /** Initially empty: in a module, in a factory's result, or in an object. */
  const grown =
    /^(| {2})(?:(?:export |private |readonly )*(?:const |let )?)(#?\w+)(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\);$/;
  const factory =
    /^(?:export )?(?:abstract )?(?:class |(?:async )?function (?:create|serve|known|watched|cut|speaker)\w*)/;
  const found = ALL.filter(({ path }) => !isWithin(path, PLAYGROUND)).flatMap(({ path, code }) => {
    let within = '';
    return code.split('\n').flatMap((line) => {
      if (/^[a-z]/.test(line)) within = line;
      const [, indent, name] = grown.exec(line) ?? [];
      return name !== undefined && (indent === '' || factory.test(within)) ? [`${path} ${name}`] : [];
    });
  });
  expect(found.toSorted()).toEqual(Object.keys(BOUNDED).toSorted());
});

describe('the engine', () => {
  const engine = sourcesIn('src/engine');
  const rules = sourcesIn('src/expansions').filter(({ path }) => /\/(rules|tiles)(\/|\.ts)/.test(path));

  test('is pure: no time, no chance, no surroundings', () => {
    const impure = /\b(Date|Math\.random|performance|process|console|crypto|setTimeout|setInterval|fetch|globalThis)\b/;
    const strays = [...engine, ...rules]
      .filter(({ code }) => impure.test(code))
      .map(({ path, code }) => `${path}: ${impure.exec(code)![0]}`);
    expect(strays).toEqual([]);
  });

  test('is synchronous', () => {
    expect(
      [...engine, ...rules].filter(({ code }) => /\b(async|await|Promise)\b/.test(code)).map(({ path }) => path),
    ).toEqual([]);
  });

  test('meets its expansions in one file, and their tiles in another', () => {
    const meeting = engine.filter(({ imports }) => imports.some((to) => isWithin(to, 'src/expansions')));
    expect(meeting.map(({ path }) => path).toSorted()).toEqual([
      'src/engine/loading/modules.ts',
      'src/engine/tiles/tiles.ts',
    ]);
  });
});

test('an expansion is one folder: no other imports from it, nor any file but the lists', () => {
  const folderOf = (path: string) => /^src\/expansions\/([^/]+)\//.exec(path)?.[1];
  const strays = [...ALL, ...['lab', 'tools'].flatMap(sourcesIn)]
    .filter(({ path }) => !/^src\/expansions\/[a-z]+\.ts$/.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((to) => folderOf(to) !== undefined && folderOf(to) !== folderOf(path))
        .map((to) => `${path} -> ${to}`),
    );
  expect(strays).toEqual([]);
});

test.each([
  ['rules.ts', /^src\/expansions\/[^/]+\/rules(\/index)?\.ts$/],
  ['tiles.ts', /^src\/expansions\/[^/]+\/tiles\.json$/],
  ['topics.ts', /^src\/expansions\/[^/]+\/topics\.ts$/],
  ['words.ts', /^src\/expansions\/[^/]+\/words\/messages\.ts$/],
])('every file in the folders of expansions is in the list of its layer, %s', (list, layer) => {
  const there = readdirSync('src/expansions', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/expansions/${name}`)
    .filter((path) => layer.test(path));
  expect(there).not.toEqual([]);
  expect(new Set(sourceAt(`src/expansions/${list}`).imports.filter((to) => layer.test(to)))).toEqual(new Set(there));
});

test('a layer of an expansion imports only its layer’s share: its rules one page of the engine, its art the kit', () => {
  const layers = [
    [/^src\/expansions\/rules\.ts$/, /^src\/(engine|expansions)\//],
    [/^src\/expansions\/[^/]+\/rules(\.ts|\/)/, /^src\/(engine\/for-rules\.ts$|expansions\/)/],
    [
      /^src\/expansions\/(art\.ts|[^/]+\/art(\.ts|\/))/,
      /^(render\/kit|src\/engine|src\/expansions)\/|^@napi-rs\/canvas$/,
    ],
    [/^src\/expansions\/[^/]+\/vocabulary\.ts$/, /^$/],
    [/^src\/expansions\/words\.ts$/, /^src\/expansions\/[^/]+\/words\/messages\.ts$/],
    [/^src\/expansions\/[^/]+\/words\/messages\.ts$/, /^src\/expansions\/message-types\.ts$/],
    [/^src\/expansions\/message-types\.ts$/, /^$/],
    [/^src\/expansions\/(topics|topic-types|[^/]+\/topics)\.ts$/, /^src\/(engine|expansions)\//],
    [/^src\/expansions\/tiles\.ts$/, /^src\/expansions\/[^/]+\/tiles\.json$/],
    [/^src\/expansions\/presets\.ts$/, /^src\/engine\//],
  ] as const;
  const known = sourcesIn('src/expansions');
  const strays = known.flatMap(({ path, imports }) => {
    const may = layers.find(([layer]) => layer.test(path))?.[1];
    return may ? imports.filter((to) => !may.test(to)).map((to) => `${path} -> ${to}`) : [`${path} is of no layer`];
  });
  expect(strays).toEqual([]);
});

test('an expansion declares its ids in one block', () => {
  const declared = sourcesIn('src/expansions').flatMap(({ path, code }) =>
    [...code.matchAll(/^declare module '.*\/(\w+\/[\w-]+\.ts)'/gm)].map(([, to]) => [path, to] as const),
  );
  expect(declared.filter(([, to]) => to !== 'engine/declared.ts')).toEqual([]);
  const blocks = declared.map(([path]) => path);
  const modules = sourceAt('src/expansions/rules.ts').imports.filter((to) => /\/rules(\/index)?\.ts$/.test(to));
  expect(blocks.toSorted()).toEqual([...new Set(modules)].toSorted());
});

test('only render/kit/canvas.ts makes a canvas: any other would draw with the fonts and the language of the machine', () => {
  const taken = /\bimport\s(?!type\b)[^;]*\bcreateCanvas\b[^;]*\bfrom\s*'@napi-rs\/canvas'/;
  const makers = [...ALL, ...['lab', 'tools', 'test'].flatMap(sourcesIn)].filter(({ code }) => taken.test(code));
  expect(makers.map(({ path }) => path)).toEqual(['render/kit/canvas.ts']);
});

test('colours stand only in the palettes: a reader who changes one sees all of them', () => {
  const colour = /['"`]#[\da-f]{3,8}['"`]|\b(?:rgb|hsl)a?\(|\b(?:fillStyle|strokeStyle|shadowColor) = ['"`]/i;
  const strays = ALL.filter(({ path }) => isWithin(path, 'render') || isWithin(path, 'src/expansions'))
    .filter(({ path }) => !isWithin(path, 'render/kit/palette'))
    .flatMap(({ path, code }) => (colour.test(code) ? [`${path}: ${colour.exec(code)![0]}`] : []));
  expect(strays).toEqual([]);
});

test('only src/config.ts reads the environment', () => {
  const readers = ALL.filter(
    ({ path, code }) => !isWithin(path, 'src/playground') && /\bprocess\s*\.\s*env\b/.test(code),
  );
  expect(readers.map(({ path }) => path)).toEqual(['src/config.ts']);
});

test('no file is longer than 400 lines', ({ annotate }) => {
  // Types of messages are generated, not read.
  const read = ALL.filter(({ path }) => !path.endsWith('/words/messages.ts'));
  const long = read.filter(({ lines }) => lines > 250).map(({ path, lines }) => `${path}: ${lines}`);
  if (long.length > 0) void annotate(`longer than 250 lines, the goal: ${long.join(', ')}`);
  expect(read.filter(({ lines }) => lines > 400).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

test('commands and components are doors side by side: their shared answers are in src/discord/answers', () => {
  const strays = ALL.flatMap(({ path, imports }) =>
    imports
      .filter((to) => isWithin(to, 'src/discord/components') && !isWithin(path, 'src/discord/components'))
      .map((to) => `${path} -> ${to}`),
  );
  expect(strays).toEqual(['src/discord/dispatcher.ts -> src/discord/components/index.ts']);
});

test('inside src/discord imports go from input to output, never back', () => {
  const downwards = ['components', 'answers', 'publish', 'views', 'interaction', 'turn', 'words'];
  const levelOf = (path: string): number => downwards.indexOf(/^src\/discord\/([a-z]+)\//.exec(path)?.[1] ?? '');
  const strays = sourcesIn('src/discord').flatMap(({ path, imports }) =>
    imports
      .filter((to) => levelOf(to) >= 0 && levelOf(path) >= 0 && levelOf(to) < levelOf(path))
      .map((to) => `${path} -> ${to}`),
  );
  expect(strays).toEqual([]);
});

test('files that the guides name exist', () => {
  const guides = ['CONTRIBUTING.md', 'README.md', 'docs/press.md', 'docs/expansions.md'];
  const named = guides.flatMap((guide) => {
    const text = readFileSync(guide, 'utf8');
    const quoted = [...text.matchAll(/`((?:src|test|render|commands|docs|bench|tools|packages)\/[\w./-]+)`/g)].map(
      ([, path]) => path!,
    );
    const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) => join(guide, '..', to!));
    return [...quoted, ...linked].map((path) => ({ guide, path }));
  });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('a view decides nothing: it plays no game, not even an imagined one', () => {
  const playing = /\bimagine\(|\.(play|legalActions|clone)\(/;
  const strays = sourcesIn('src/discord/views').filter(({ code }) => playing.test(code));
  expect(strays.map(({ path }) => path)).toEqual([]);
});

test('the text that a component says of itself is written and read in one place', () => {
  const places = ['ids.ts', 'custom-id.ts'].map((name) => `src/discord/interaction/${name}`);
  const others = ['src/discord', 'commands']
    .flatMap(sourcesIn)
    .filter(({ path }) => !isWithin(path, 'src/discord/words'))
    .filter(({ path, code }) => !places.includes(path) && /\bargument\b|\bwriteCustomId\b/.test(code))
    .map(({ path }) => path);
  // A view writes a component's id; the dispatcher reads a button's argument as its value.
  expect(others).toEqual(['src/discord/dispatcher.ts', 'src/discord/views/buttons.ts']);
});

/** Their texts are for operators and developers. */
const FOR_OPERATORS: readonly string[] = ['commands/deploy.ts', 'src/discord/limits.ts'];

test('all prose of the bot is in src/discord/words', () => {
  // Three words in a row, in code that a player could meet; errors and log lines are for operators.
  const prose = /['"`][^'"`\n]*\p{L}{2,} \p{L}{2,} \p{L}{2,}[^'"`\n]*['"`]/u;
  const strays = ['src/discord', 'commands']
    .flatMap(sourcesIn)
    .filter(({ path }) => !isWithin(path, 'src/discord/words') && !FOR_OPERATORS.includes(path))
    .flatMap(({ path, code }) =>
      code
        .split('\n')
        .filter((line) => prose.test(line) && !/Error\(|invariant\(|assert\w*\(|\blog(?:ged)?\b|\bwhy\b/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(strays).toEqual([]);
});

describe('the bot has no words that it never says', () => {
  const speaking = ['src/discord', 'src/game', 'src/engine/index.ts', 'commands']
    .flatMap(sourcesIn)
    .map(({ code }) => code);
  const found = (pattern: RegExp): string[] =>
    speaking.flatMap((code) => [...code.matchAll(pattern)].map(([, first, second]) => (first ?? second)!));

  test('each label of a button is read for a button', () => {
    const read = new Set(found(/\bbuttons(?:\.(\w+)|\['([\w-]+)'\])/g));
    expect(idsOf('button').filter((name) => !read.has(name))).toEqual([]);
  });

  test('each refusal is given somewhere: its type alone does not count', () => {
    const values = found(/(?<!readonly )\bcode: ([^,}\n]+)/g).flatMap(
      (value) => value.match(/(?<=')[\w-]+(?=')/g) ?? [],
    );
    expect(idsOf('refusal').filter((code) => !values.includes(code))).toEqual([]);
  });

  test('each permission is asked for somewhere', () => {
    const asked = (['channel', 'thread', 'new-thread'] as const).flatMap((ground) => missingPermissions(null, ground));
    expect(idsOf('permission').filter((name) => !(asked as string[]).includes(name))).toEqual([]);
  });
});

test('no test waits for a length of time, or has a deadline: a slow machine would miss it', () => {
  const timed = [
    /\bset(?:Timeout|Interval)\(/,
    /\bsleep\(|timers\/promises/,
    /\btimeout: *[1-9]|Timeout\([1-9]|\bsetConfig\(/,
    // After the body of a test.
    /^ *\}, [\d_]{3,}\);$/m,
  ];
  // Code that breaks things at random moments must choose these; kept promises do not depend on the moment.
  const breaksThings = (path: string): boolean => path.startsWith('test/chaos/') && !path.endsWith('.test.ts');
  const strays = sourcesIn('test')
    .filter(({ path }) => path !== 'test/architecture.test.ts' && !breaksThings(path))
    .flatMap(({ path, code }) => timed.flatMap((one) => (one.test(code) ? [`${path}: ${one.exec(code)![0]}`] : [])));
  expect(strays).toEqual([]);
});

test('no file names a machine: no absolute paths of a person’s disk, no package registry', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--', '.', ':!test/architecture.test.ts'], { encoding: 'utf8' });
  const named = /(?<![\w.-])\/(?:work|farm|root|Users|home)\/|\bregistry\.\w+\.\w+/;
  const strays = files
    .split('\0')
    .filter((path) => path !== '' && existsSync(path) && !/\.(woff2?|png|webp|gz)$/.test(path))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) => (named.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 100)}`] : [])),
    );
  expect(strays).toEqual([]);
});
