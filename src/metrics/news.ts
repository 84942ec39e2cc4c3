import type { Clock } from '../game/store/ports.ts';

export interface NewsPorts {
  readonly clock: Clock;
  /** Throws if it cannot be posted. */
  readonly post: (text: string) => Promise<void>;
  /** Told once if posting fails, until it works again. */
  readonly failed: (error: unknown) => void;
}

/** The wait for more trouble, so that related lines come in one message. */
const GATHER_MS = 60_000;
const HOUR_MS = 60 * 60_000;
const MOST_KINDS = 10;
const MOST_REFERENCES = 5;

/** Tells the operator what went wrong: by kinds, in one message an hour at most. */
export function createTroubleNews({ clock, post, failed }: NewsPorts) {
  const kinds = new Map<string, { count: number; readonly references: string[] }>();
  let posted = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  let cancel: (() => void) | null = null;

  const tell = async (): Promise<void> => {
    cancel = null;
    posted = clock.now();
    const text = textOf([...kinds]);
    kinds.clear();
    try {
      await post(text);
      isFailing = false;
    } catch (error) {
      if (!isFailing) failed(error);
      isFailing = true;
    }
  };

  return {
    /** A line of the log. `message` is one of the program's own sentences; of `data` only the reference is told. */
    heard(level: string, data: object, message: string): void {
      if (level !== 'error' && level !== 'fatal') return;
      const kind = kinds.get(message) ?? { count: 0, references: [] };
      kind.count += 1;
      const { reference } = data as { reference?: unknown };
      if (typeof reference === 'string' && kind.references.length < MOST_REFERENCES) kind.references.push(reference);
      kinds.set(message, kind);
      cancel ??= clock.after(Math.max(GATHER_MS, posted + HOUR_MS - clock.now()), () => void tell());
    },
    stop: (): void => cancel?.(),
  };
}

function textOf(
  kinds: readonly (readonly [string, { readonly count: number; readonly references: readonly string[] }])[],
): string {
  const most = kinds.toSorted(([, a], [, b]) => b.count - a.count);
  const lines = most.slice(0, MOST_KINDS).map(([message, { count, references }]) => {
    const where = references.length === 0 ? '' : ` (in the log: ${references.map((one) => `\`${one}\``).join(', ')})`;
    return `${count} × ${message}${where}`;
  });
  const left = most.length - lines.length;
  return ['Trouble with Carcassonne:', ...lines, ...(left > 0 ? [`and ${left} other kinds`] : [])]
    .join('\n')
    .slice(0, 2000);
}
