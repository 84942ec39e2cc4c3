import type { Renderer } from '../../render/index.ts';
import { laysTile } from '../game/past/report.ts';
import type { Collection, Store } from '../game/store/ports.ts';
import type { Tables } from '../game/table/tables.ts';
import type { TurnWish } from '../game/turn/playing.ts';
import type { Metrics } from './metrics.ts';

type EndedCall = (seconds: number, failure: { readonly error: unknown } | null) => void;

/** The object with its asynchronous calls watched: `began` gets the name of each, and the function that it returns is told of the end. */
function watched<T extends object>(target: T, began: (call: string) => EndedCall): T {
  const methods = target as Record<PropertyKey, unknown>;
  const wrapped = new Map<PropertyKey, Method>();
  return new Proxy(target, {
    get(_, name) {
      if (typeof methods[name] !== 'function') return methods[name];
      // Looked up at each call: a test may put another in its place.
      const call: Method = (...given) => (methods[name] as Method).apply(target, given);
      const known = wrapped.get(name) ?? timed(call, () => began(String(name)));
      wrapped.set(name, known);
      return known;
    },
  });
}

type Method = (...given: unknown[]) => unknown;

const timed =
  (call: Method, began: () => EndedCall): Method =>
  (...given) => {
    const at = performance.now();
    const answer = call(...given);
    // A synchronous answer is no work.
    if (!(answer instanceof Promise)) return answer;
    const ended = began();
    const spent = (): number => (performance.now() - at) / 1000;
    answer.then(
      () => ended(spent(), null),
      (error) => ended(spent(), { error }),
    );
    return answer;
  };

export function watchedStore(store: Store, metrics: Metrics): Store {
  const began = (call: string): EndedCall => {
    metrics.underWay.inc({ what: 'store' });
    return (seconds, failure) => {
      metrics.underWay.dec({ what: 'store' });
      metrics.store.observe({ call }, seconds);
      if (failure) metrics.storeFailures.inc({ call });
      else if (call === 'commit') metrics.reached('saved');
    };
  };
  const whole = watched(store, began);
  const rankings = watched(store.rankings, began);
  return new Proxy(whole, {
    get(of, name) {
      if (name === 'rankings') return rankings;
      if (name !== 'collection') return Reflect.get(of, name);
      return (...given: Parameters<Store['collection']>): Collection<unknown> =>
        watched(store.collection(...given), began);
    },
  });
}

export function watchedRenderer(renderer: Renderer, metrics: Metrics): Renderer {
  const whole = watched(renderer, (picture) => {
    metrics.underWay.inc({ what: 'pictures' });
    return (seconds, failure) => {
      metrics.underWay.dec({ what: 'pictures' });
      metrics.pictures.observe({ picture }, seconds);
      if (failure) metrics.pictureFailures.inc({ code: codeOf(failure.error) });
      else metrics.reached('drawn');
    };
  });
  const by: Renderer['by'] = (asker) => watchedRenderer(renderer.by(asker), metrics);
  return new Proxy(whole, { get: (of, name) => (name === 'by' ? by : Reflect.get(of, name)) });
}

export function watchedTables(tables: Tables, metrics: Metrics): Tables {
  const whole = watched(tables, (call) => {
    metrics.underWay.inc({ what: 'tables' });
    return (seconds) => {
      metrics.underWay.dec({ what: 'tables' });
      metrics.tables.observe({ call }, seconds);
    };
  });
  const play: Tables['play'] = async (turn) => {
    const played = await whole.play(turn);
    if (played.ok && isTile(turn)) metrics.turns.inc({ by: turn.byComputer ? 'computer' : 'person' });
    return played;
  };
  return new Proxy(whole, { get: (of, name) => (name === 'play' ? play : Reflect.get(of, name)) });
}

const isTile = ({ actions }: TurnWish): boolean => actions.some(({ type }) => laysTile(type));

/** The code of a `RenderError`; any other error is a bug. */
const codeOf = (error: unknown): string =>
  error instanceof Error && error.name === 'RenderError' ? (error as Error & { code: string }).code : 'bug';
