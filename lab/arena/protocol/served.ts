import {
  type Action,
  type Animal,
  Game,
  type GameRecord,
  type Setup,
  SWITCHES,
  TILE_SETS,
  writeMove,
} from '../../../src/engine/index.ts';
import { Chance } from '../../../src/players/chance.ts';
import { knownBy } from '../../../src/players/known.ts';
import type { Player } from '../../../src/players/player.ts';
import { parsed, type ToldMessage, ToldSchema } from './messages.ts';

/** What a seat sees does not tell who holds which card, so a game with gifts cannot be rebuilt. */
const PLAYED_RULES = SWITCHES.filter((one) => one !== 'gifts');

/** Tiles in the order in which they left the bag. */
const DRAWN: readonly string[] = ['drawn', 'discarded', 'set-aside'];

interface Joined {
  readonly setup: Setup;
  readonly seat: number;
  readonly chance: Chance;
  readonly draws: string[];
  /** The animals that the tent has shown. */
  readonly animals: Animal[];
  readonly moves: string[];
  /** The actions that the player planned beyond its last answer, as records write them. */
  plan: string[];
}

/**
 * One of our players as a program. It rebuilds the game from what its seat is told, deals the unknown part at random, and lets the player
 * decide there.
 */
export class ServedPlayer {
  private readonly name: string;
  private readonly playerFor: (ms: number) => Player;
  private game: Joined | null = null;

  constructor(name: string, playerFor: (ms: number) => Player) {
    this.name = name;
    this.playerFor = playerFor;
  }

  /** The answer to a line; null if there is none. Unknown messages are ignored. */
  async hear(line: string): Promise<object | null> {
    const told = ToldSchema.safeParse(parsed(line));
    return told.success ? this.answer(told.data) : null;
  }

  private async answer(told: ToldMessage): Promise<object | null> {
    switch (told.t) {
      case 'hello':
        return { t: 'id', name: this.name, sets: TILE_SETS, rules: PLAYED_RULES, players: [2, 6] };
      case 'ping':
        return { t: 'pong', n: told.n };
      case 'new': {
        const { rules, players, seat, seed } = told;
        const setup = { ...rules, seats: players, seed: 'known to nobody' } as Setup;
        this.game = { setup, seat, chance: new Chance(seed), draws: [], animals: [], moves: [], plan: [] };
        return null;
      }
      case 'see': {
        if (told.did !== undefined) this.game?.moves.push(told.did);
        for (const { type, tile, animal } of told.events) {
          if (DRAWN.includes(type)) this.game?.draws.push(String(tile));
          if (type === 'animal-shown') this.game?.animals.push(animal as Animal);
        }
        return null;
      }
      case 'move':
        return { t: 'choice', id: told.id, i: await this.choose(told) };
      case 'quit':
        return null;
    }
  }

  private async choose({ view, options, ms }: Extract<ToldMessage, { t: 'move' }>): Promise<number> {
    const at = this.game!;
    const { setup, draws, animals, moves, chance, seat } = at;
    const planned = at.plan.shift();
    const known = options.findIndex(({ k }) => k === planned);
    if (known >= 0) return known;
    const board = view.board.filter((tile) => tile.seat === null);
    const record: GameRecord = {
      setup: { ...setup, prepared: { board, draws, animals, chanceAsTold: true } },
      actions: moves,
    };
    const { actions } = await this.playerFor(ms).choose(knownBy(Game.of(record), seat), chance);
    const [first, ...plan] = actions.map((action: Action) => writeMove(action));
    at.plan = plan;
    return options.findIndex(({ k }) => k === first);
  }
}
