import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMetrics } from '../../src/metrics/metrics.ts';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The bot's figures and prom-client's of the process, from a short-lived process, since prom-client never stops watching. */
function namesOf(): Set<string> {
  const program = `
    import { createMetrics } from './src/metrics/metrics.ts';
    console.log(JSON.stringify(await createMetrics({ ofProcess: true }).registry.getMetricsAsJSON()));`;
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd,
    encoding: 'utf8',
  });
  const metrics = JSON.parse(stdout) as { name: string; type: string }[];
  const ends = (type: string): string[] => (type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']);
  return new Set(metrics.flatMap(({ name, type }) => ends(type).map((end) => name + end)));
}

const OURS = /\b(?:carcassonne|nodejs|process)_\w+/g;

test('every expression of the dashboard and the alerts names existing numbers', () => {
  const names = namesOf();
  const { panels } = JSON.parse(textOf('docs/grafana.json')) as { panels: { targets: { expr: string }[] }[] };
  const alerts = textOf('docs/operating.md').split('### Alerts')[1]!.split('### A reference')[0]!;
  const named = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), alerts].flatMap(
    (text) => text.match(OURS) ?? [],
  );
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('every number of the bot is in the table of docs/operating.md, and on the dashboard', async () => {
  const { registry } = createMetrics();
  const table = textOf('docs/operating.md').split('### Numbers')[1]!.split('### Alerts')[0]!;
  const dashboard = textOf('docs/grafana.json');
  for (const { name } of await registry.getMetricsAsJSON()) {
    expect(table, name).toContain(name.replace('carcassonne_', '`'));
    expect(dashboard, name).toContain(name);
  }
});
