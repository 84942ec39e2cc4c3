import { type Setup, writeMove } from '../../../src/engine/index.ts';
import type { Chance } from '../../../src/players/chance.ts';
import type { KnownGame, Player, PlayerChoice } from '../../../src/players/player.ts';
import { greedyPlayer } from '../../../src/players/yardsticks.ts';
import { ChoiceSchema, type Id, IdSchema, PongSchema, publicRules, type Seen, VERSION } from './messages.ts';
import { Program } from './program.ts';

export interface ForeignOptions {
  /** The time for a decision that the program is told; twice that by the wall clock is late. */
  readonly ms: number;
  /** Milliseconds that the program has to introduce itself, and to get ready for a game. */
  readonly startMs?: number;
  readonly stderr?: 'inherit' | 'ignore';
}

export interface NewGame {
  readonly seat: number;
  readonly setup: Setup;
  /** For the program's own chance. */
  readonly seed: number;
}

/**
 * A program that plays for a seat, game after game, and is told all that the seat may know. If it ends, answers late or cannot be
 * understood, greedy plays in its place; `fault` says why.
 */
export class Foreign implements Player {
  readonly name: string;
  private readonly program: Program;
  private readonly ms: number;
  private readonly startMs: number;
  private told: Id | null = null;
  private seat = -1;
  private asked = 0;
  private games = 0;

  constructor(command: string, { ms, startMs = 30_000, stderr = 'inherit' }: ForeignOptions) {
    this.name = command;
    this.program = new Program(command, stderr);
    this.ms = ms;
    this.startMs = startMs;
  }

  /** Why greedy plays in the program's place; null while the program plays. */
  get fault(): string | null {
    return this.program.fault;
  }

  /** The program's own introduction; null after a fault. */
  async id(setup: Pick<Setup, 'sets' | 'switches' | 'seats'>): Promise<Id | null> {
    const { sets, switches, seats } = setup;
    const hello = { t: 'hello', v: VERSION, sets, rules: switches, players: [seats, seats] };
    this.told ??= await this.program.ask(hello, IdSchema, 'id', this.startMs);
    return this.told;
  }

  async begin({ seat, setup, seed }: NewGame): Promise<void> {
    if (!(await this.id(setup))) return;
    this.seat = seat;
    // The deck's name would reveal the deck, so games are numbered.
    this.games += 1;
    this.program.send({ t: 'new', game: `${this.games}`, seat, players: setup.seats, rules: publicRules(setup), seed });
    // The time to get ready is not part of the first turn.
    const n = ++this.asked;
    await this.program.ask({ t: 'ping', n }, PongSchema, 'pong', this.startMs);
  }

  see({ by, did, isSecret, events }: Seen): void {
    const isHidden = isSecret === true && by !== this.seat;
    // An empty message would reveal that there was something to decide.
    if (isHidden && events.length === 0) return;
    this.program.send({ t: 'see', ...(!isHidden && did !== undefined && { by, did }), events });
  }

  async choose(known: KnownGame, chance: Chance): Promise<PlayerChoice> {
    const id = ++this.asked;
    const options = known.options.map((action) => ({ k: writeMove(action) }));
    const move = { t: 'move', id, view: known.view(), options, ms: this.ms };
    const choice = await this.program.ask(move, ChoiceSchema, 'choice', 2 * this.ms);
    if (choice) {
      const action = known.options[choice.i];
      if (choice.id === id && action) return { actions: [action] };
      const why =
        choice.id === id ? `option ${choice.i} of ${options.length}` : `question ${choice.id} instead of ${id}`;
      this.program.fail(`has answered nonsense: ${why}`);
    }
    return greedyPlayer.choose(known, chance);
  }

  end(scores: readonly number[]): void {
    this.program.send({ t: 'end', scores });
  }

  /** Tells the program to end and waits until it has. */
  close(): Promise<void> {
    return this.program.close();
  }
}

/** What such a game needs and the program does not play, by its introduction; null if it can play the game. */
export function missingOf(
  { sets, rules, players }: Id,
  setup: Pick<Setup, 'sets' | 'switches' | 'seats'>,
): string | null {
  const lacking = [
    ...setup.sets.filter((one) => sets?.includes(one) === false).map((one) => `the tiles ${one}`),
    ...setup.switches.filter((one) => rules?.includes(one) === false).map((one) => `the rules ${one}`),
  ];
  const [least, most] = players ?? [2, 6];
  if (setup.seats < least || setup.seats > most) lacking.push(`${setup.seats} seats`);
  return lacking.length === 0 ? null : lacking.join(', ');
}
