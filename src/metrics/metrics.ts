import { AsyncLocalStorage } from 'node:async_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The stages of an interaction, each at most once: `saved` is the first commit, `posted` the first message for everybody. */
export const STAGES = ['acknowledged', 'answered', 'saved', 'drawn', 'posted'] as const;
export type TimedStage = (typeof STAGES)[number];

/** Seconds. Discord waits 3 s for the first answer, and a player about 1 s for a picture. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30];

/** An interaction in progress. */
interface MeasuredCourse {
  readonly began: number;
  readonly reached: Set<TimedStage>;
}

/** All that a process counts. Labels take values of closed lists alone, and nothing tells who plays where: docs/operating.md. */
export type Metrics = ReturnType<typeof createMetrics>;

/** The reader gives up after 10 s, and the numbers are needed most when the store hangs. */
const PATIENCE_MS = 1000;

/**
 * `ofProcess`: also memory, processor time and loop lag of the process, which costs an observer that never ends. `patience`: ms that a
 * reader waits for numbers that have to be asked for; after that they stay as they were.
 */
export function createMetrics({ ofProcess = false, patience = PATIENCE_MS } = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const named = <Label extends string>(name: string, help: string, labelNames: Label[]) => ({
    ...{ name: `carcassonne_${name}`, help, labelNames, registers },
  });
  const counter = <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
    new Counter(named(name, help, labels));
  const gauge = <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
    new Gauge(named(name, help, labels));
  const seconds = <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
    new Histogram({ ...named(`${name}_seconds`, help, labels), buckets: BUCKETS });

  const courses = new AsyncLocalStorage<MeasuredCourse>();
  const stages = seconds('stage', 'From the arrival of an interaction to a stage of what follows', 'stage');
  const scraped: (() => Promise<void> | void)[] = [];

  return {
    interactions: counter('interactions_total', 'Interactions that arrived', 'kind'),
    slowed: counter(
      'interactions_slowed_total',
      'Interactions that were refused because their user had too many',
      'kind',
    ),
    turns: counter('turns_total', 'Tiles that were laid', 'by'),
    troubles: counter('troubles_total', 'Interactions that failed, by what the player was told', 'code'),
    logLines: counter('log_lines_total', 'Lines of the log', 'level'),
    underWay: gauge('under_way', 'What is waited for just now', 'what'),
    store: seconds('store', 'Calls of the store', 'call'),
    storeFailures: counter('store_failures_total', 'Calls of the store that failed', 'call'),
    tables: seconds('table', 'Calls of tables, with the wait for those before them at the same table', 'call'),
    pictures: seconds('picture', 'Pictures, from the wish to their bytes', 'picture'),
    pictureFailures: counter('picture_failures_total', 'Pictures that did not come', 'code'),
    requests: seconds('discord_request', 'Requests to Discord, without waiting for its limits', 'call'),
    responses: counter(
      'discord_responses_total',
      "Discord's answers, by the first digit of their status",
      'call',
      'status',
    ),
    rateLimits: counter('rate_limits_total', "Times that Discord's limits held a request up", 'scope'),
    gatewayEvents: counter('gateway_events_total', 'What became of the connection to Discord', 'event'),
    connected: gauge('gateway_connected', '1 while the connection to Discord stands', 'shard'),
    ping: gauge('gateway_ping_seconds', 'How long a heartbeat takes there and back', 'shard'),
    servers: gauge('servers', 'Discord servers that this process serves', 'shard'),
    clocksDue: gauge(
      'clocks_due',
      'Tables that something has to be done at by now, in the whole store, at most a hundred',
    ),

    /** Runs an interaction: the stages that it reaches are timed from now. */
    follow: <T>(work: () => Promise<T>): Promise<T> =>
      courses.run({ began: performance.now(), reached: new Set() }, work),

    /** Does nothing outside an interaction. */
    reached(stage: TimedStage): void {
      const course = courses.getStore();
      if (!course || course.reached.has(stage)) return;
      course.reached.add(stage);
      stages.observe({ stage }, (performance.now() - course.began) / 1000);
    },

    /** Calls `ask` at each reading of the numbers, and ignores its errors. Returns a function that ends this. */
    onRead(ask: () => Promise<void> | void): () => void {
      scraped.push(ask);
      return () => void scraped.splice(scraped.indexOf(ask), 1);
    },

    registry,
    contentType: registry.contentType,
    /** In Prometheus' format. */
    async text(): Promise<string> {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([Promise.allSettled(scraped.map(async (ask) => ask())), late]);
      clearTimeout(timer);
      return registry.metrics();
    },
  };
}
