import { type Action, type Game, type Seat, supplyOf } from '../engine/index.ts';
import type { Chance } from './chance.ts';
import { Valued } from './evaluation.ts';
import { distinct, finishTurn, goesOn, onAverage, wholeMoves } from './moves.ts';
import type { Considered, KnownGame, Player } from './player.ts';
import { sensible } from './sense.ts';
import { WEIGHTS } from './weights.ts';

export interface SearchSettings {
  /** Processor time for one choice, in milliseconds. */
  readonly ms: number;
  /** A fixed number of simulations instead of a time: for tests and fitting. */
  readonly simulations?: number;
  /** Games drawn anew, each with a tree of its own. */
  readonly worlds: number;
  /** Turns that are played by lot before a position is valued. */
  readonly turnsByLot: number;
  /** How much the search tries options that do not look best. */
  readonly curiosity: number;
  /** Points of difference that make an option e times as likely to be tried. */
  readonly softness: number;
  /** Whole moves looked at before the first simulation; with 0 each option is valued without a figure. */
  readonly wholeMoves: number;
  /** Visits after which the options of a position are valued one by one. */
  readonly valuedFrom: number;
  /** Margin that is two thirds of the way to certain. */
  readonly scale: number;
  /** `WEIGHTS` by default. */
  readonly weights?: Float64Array;
}

export const SETTINGS: SearchSettings = {
  ms: 2000,
  worlds: 4,
  turnsByLot: 10,
  curiosity: 0.25,
  softness: 5,
  wholeMoves: 600,
  valuedFrom: 12,
  scale: 30,
};

/** The probability that a turn by lot places a figure. */
const FIGURE_BY_LOT = 0.3;
const LOOKS_AT_CLOCK_EVERY = 32;
/** The part of the time for looking at whole moves. */
const FOR_FIRST_SIGHT = 0.3;
/** Whole moves looked at after each way of chance. */
const LANDINGS = 8;
/** Simulations for each option, before there is another tree. */
const EACH_OPTION = 12;
/** A tree takes no more room than this. */
const MOST_NODES = 60_000;

class Node {
  readonly asked: Seat;
  readonly turn: number;
  readonly options: readonly Action[];
  visits = 0;
  /** By option: how often it was tried. `won`: the sum of what came of it for the asked seat, from 0 to 1 each time. */
  readonly tried: number[];
  readonly won: number[];
  readonly children: (Node | null)[];
  priors: Float64Array | null = null;
  /** Whether chance decides instead of the asked seat; the options are then its ways. */
  readonly isChance: boolean;

  constructor(game: Game, ways: readonly Action[] | null = null) {
    this.isChance = ways !== null;
    this.asked = ways === null ? (game.asked ?? -1) : -1;
    this.turn = game.turn;
    this.options = ways ?? (this.asked < 0 ? [] : distinct(game));
    const { length } = this.options;
    this.tried = new Array(length).fill(0);
    this.won = new Array(length).fill(0);
    this.children = new Array(length).fill(null);
  }
}

interface Tree {
  readonly game: Game;
  readonly root: Node;
  nodes: number;
}

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

class Search {
  private readonly settings: SearchSettings;
  private readonly chance: Chance;
  readonly trees: Tree[] = [];
  private readonly known: KnownGame;
  private rootPriors: Float64Array | null = null;
  private readonly supply;
  private readonly tiles: number;
  private readonly rewards: number[];
  private readonly weights: Float64Array;
  private began = 0;
  turns = 0;
  simulations = 0;

  constructor(known: KnownGame, settings: SearchSettings, chance: Chance) {
    this.settings = settings;
    this.chance = chance;
    this.known = known;
    const { game } = this.plant();
    this.supply = supplyOf(game);
    this.tiles = game.tilesLeft + game.turn;
    this.rewards = game.standings().map(() => 0);
    this.weights = settings.weights ?? WEIGHTS;
  }

  /** One more game drawn anew, with a tree of its own. */
  private plant(): Tree {
    const game = this.known.world(this.chance);
    const tree = { game, root: new Node(game), nodes: 1 };
    this.trees.push(tree);
    return tree;
  }

  /** Plants as many trees as leave each enough simulations for every option. `simulations`: how many are still to come. */
  private plantFor(simulations: number): void {
    const { worlds } = this.settings;
    const options = this.trees[0]!.root.options.length;
    const wanted = Math.min(worlds, Math.floor(simulations / (EACH_OPTION * options)));
    while (this.trees.length < wanted) this.plant();
  }

  run(): void {
    const { ms, simulations } = this.settings;
    this.began = processorMs();
    const { trees, began } = this;
    const [{ root }] = trees as [Tree];
    if (root.options.length === 1 && !this.goesOnAfterOnly()) return;
    if (simulations !== undefined) this.plantFor(simulations);
    let lookAt = LOOKS_AT_CLOCK_EVERY;
    for (;;) {
      for (const tree of trees) this.simulate(tree);
      this.simulations += trees.length;
      if (simulations !== undefined && this.simulations >= simulations) return;
      if (this.simulations < lookAt) continue;
      lookAt += LOOKS_AT_CLOCK_EVERY;
      const used = processorMs() - began;
      if (used >= ms || this.isDecided(used / ms)) return;
      // The second look at the clock tells the speed: until the first one the options were valued, too.
      if (simulations === undefined && lookAt === 3 * LOOKS_AT_CLOCK_EVERY)
        this.plantFor((this.simulations * (ms - used)) / Math.max(used, 1));
    }
  }

  private goesOnAfterOnly(): boolean {
    const [{ game, root }] = this.trees as [Tree];
    const after = game.clone();
    after.play(root.options[0]!);
    return goesOn(after, root.asked, root.turn);
  }

  /** Whether the leading option will stay ahead in the time left. `spent`: the part of the time that is used. */
  private isDecided(spent: number): boolean {
    if (spent < 0.1) return false;
    const left = (this.simulations * (1 - spent)) / spent;
    const [first, second] = this.pooled().sort((a, b) => b.visits - a.visits);
    if (!first) return true;
    if (second && first.visits - second.visits <= left) return false;
    // The figure is chosen by the same search.
    return first.visits >= 2000;
  }

  /** The root's options over all trees. */
  pooled(
    nodes: readonly Node[] = this.trees.map(({ root }) => root),
  ): { index: number; visits: number; mean: number }[] {
    const [first] = nodes;
    return first!.options.map((_, index) => {
      let visits = 0;
      let won = 0;
      for (const node of nodes) {
        visits += node.tried[index]!;
        won += node.won[index]!;
      }
      return { index, visits, mean: visits > 0 ? won / visits : 0 };
    });
  }

  private simulate(tree: Tree): void {
    const game = tree.game.clone();
    const path: { node: Node; index: number }[] = [];
    let node = tree.root;
    for (;;) {
      if (node.options.length === 0) break;
      const index = node.isChance ? this.chance.below(node.options.length) : this.pick(node, game, path.length === 0);
      if (!node.isChance) path.push({ node, index });
      const child = node.children[index]!;
      const ways = child === null ? game.waysOf(node.options[index]!) : null;
      if (ways !== null || child?.isChance) {
        // Nobody knows how chance falls, so each visit follows another way.
        node.children[index] ??= new Node(game, ways);
        node = node.children[index]!;
        continue;
      }
      game.play(node.options[index]!);
      if (child === null) {
        if (tree.nodes < MOST_NODES) {
          node.children[index] = new Node(game);
          tree.nodes += 1;
        }
        break;
      }
      node = child;
    }
    this.value(game);
    const { rewards } = this;
    for (const { node: at, index } of path) {
      at.visits += 1;
      at.tried[index]! += 1;
      at.won[index]! += rewards[at.asked]!;
    }
  }

  private pick(node: Node, game: Game, isRoot: boolean): number {
    const { options, tried, won, visits } = node;
    if (options.length === 1) return 0;
    const { curiosity, valuedFrom } = this.settings;
    if (node.priors === null && (isRoot || visits >= valuedFrom)) {
      // All roots are the same position for the thinking seat.
      if (isRoot) this.rootPriors ??= this.priorsOf(node, game, this.settings.wholeMoves);
      node.priors = isRoot ? this.rootPriors : this.priorsOf(node, game, 0);
    }
    const { priors } = node;
    let total = 0;
    for (let i = 0; i < won.length; i++) total += won[i]!;
    const mean = visits > 0 ? total / visits : 0.5;
    const root = curiosity * Math.sqrt(visits + 1);
    const even = 1 / options.length;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    // Any of several equal options may come first.
    const from = this.chance.below(options.length);
    for (let k = 0; k < options.length; k++) {
      const i = (from + k) % options.length;
      const n = tried[i]!;
      const worth = (n > 0 ? won[i]! / n : mean) + (root * (priors === null ? even : priors[i]!)) / (1 + n);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /** How promising options look at first sight. `ways`: how many ways to go on from them it looks at. */
  private priorsOf({ options, asked, turn }: Node, game: Game, ways: number): Float64Array {
    const { softness, ms } = this.settings;
    const values = new Float64Array(options.length);
    let best = Number.NEGATIVE_INFINITY;
    let each = Math.floor(ways / options.length);
    for (let i = 0; i < options.length; i++) {
      if (each > 1 && processorMs() - this.began > FOR_FIRST_SIGHT * ms) each = 0;
      const chances = game.waysOf(options[i]!);
      let sum = 0;
      for (const option of chances ?? [options[i]!]) {
        const after = game.clone();
        after.play(option);
        // The place of a figure is chosen when the die has fallen.
        sum += this.atFirstSight(after, asked, turn, chances === null ? each : Math.max(each, LANDINGS));
      }
      values[i] = sum / (chances?.length ?? 1);
      best = Math.max(best, values[i]!);
    }
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
      values[i] = Math.exp((values[i]! - best) / softness);
      sum += values[i]!;
    }
    for (let i = 0; i < values.length; i++) values[i]! /= sum;
    return values;
  }

  /** The margin after the best of `ways` ways to finish a turn. Below two: after the way that leaves undone all that it can. */
  private atFirstSight(after: Game, seat: Seat, turn: number, ways: number): number {
    const { supply, tiles, weights } = this;
    if (ways < 2 || !goesOn(after, seat, turn)) {
      finishTurn(after, seat, turn);
      return new Valued(after, supply, tiles).margin(seat, weights);
    }
    let best = Number.NEGATIVE_INFINITY;
    for (const move of wholeMoves(after, ways)) {
      const value = onAverage(move, (one) => new Valued(one, supply, tiles).margin(seat, weights));
      best = Math.max(best, value);
    }
    return best;
  }

  /** Plays on by lot for some turns, and values the position. */
  private value(game: Game): void {
    const { chance, rewards, weights } = this;
    const { turnsByLot, scale } = this.settings;
    const began = game.turn;
    byLot(game, turnsByLot, chance);
    this.turns += game.turn - began;
    const valued = new Valued(game, this.supply, this.tiles);
    for (let seat = 0; seat < rewards.length; seat++) {
      rewards[seat] = 0.5 + 0.5 * Math.tanh(valued.margin(seat, weights) / scale);
    }
  }

  /** Ways to go on, best first, each as far as it was thought through. */
  considered(most: number): Considered[] {
    const nodes = this.trees.map(({ root }) => root);
    return this.ranked(nodes)
      .slice(0, most)
      .map(({ index, visits, mean }) => {
        return { actions: this.planFrom(nodes, index), visits, margin: this.marginOf(mean) };
      });
  }

  private ranked(nodes: readonly Node[]) {
    return this.pooled(nodes).sort((a, b) => b.visits - a.visits || b.mean - a.mean);
  }

  /** An option with what was meant to follow, if that was tried often enough to say. */
  private planFrom(nodes: readonly Node[], index: number): Action[] {
    const [first] = nodes as [Node];
    const action = first.options[index]!;
    const next = nodes.flatMap((node) => node.children[index] ?? []);
    const [follow] = next;
    // If hidden facts decide what follows, the trees differ.
    const isSame =
      next.length === nodes.length && next.every(({ options }) => options.length === follow!.options.length);
    if (!follow || !isSame || follow.asked !== first.asked || follow.turn !== first.turn) return [action];
    const seen = next.reduce((sum, { visits }) => sum + visits, 0);
    if (follow.options.length > 1 && seen < ENOUGH * follow.options.length) return [action];
    return [action, ...this.planFrom(next, this.ranked(next)[0]!.index)];
  }

  /** Points that a reward stands for. */
  private marginOf(reward: number): number {
    return this.settings.scale * Math.atanh(Math.min(0.999, Math.max(-0.999, 2 * reward - 1)));
  }
}

/** Plays turns by lot, figures placed now and then. */
export function byLot(game: Game, turns: number, chance: Chance): void {
  const until = game.turn + turns;
  while (game.asked !== null && game.turn < until) {
    const options = game.legalActions();
    const last = options.length - 1;
    let option = options[last]!;
    if (option.type !== 'pass') option = options[chance.below(options.length)]!;
    else if (last > 0 && chance.next() < FIGURE_BY_LOT) option = options[chance.below(last)]!;
    const ways = game.waysOf(option);
    game.play(ways === null ? option : chance.of(ways));
  }
}

/** Visits for each following option, from which the first plan includes the best of them. */
const ENOUGH = 12;
/** The part of a turn's time for placing the tile, which decides most. */
const FOR_PLACING = 0.85;
/** Ways among which it looks for one that nobody would call silly. */
const MOST_CONSIDERED = 6;

/** Thinks ahead in games drawn anew: a tree of decisions for each, in which promising options are tried more often. */
export function searchPlayer(
  name: string,
  settings: Partial<SearchSettings> & Pick<SearchSettings, 'weights'>,
): Player {
  const all: SearchSettings = { ...SETTINGS, ...settings };
  return {
    name,
    choose(known, chance) {
      if (known.options.length === 1) return { actions: [known.options[0]!] };
      const isPlacing = known.options[0]!.type === 'place';
      const ms = all.ms * (isPlacing ? FOR_PLACING : 1 - FOR_PLACING);
      const search = new Search(known, { ...all, ms }, chance);
      search.run();
      const considered = search.considered(MOST_CONSIDERED);
      return { actions: sensible(known.world(chance), considered).actions, considered, turns: search.turns };
    },
  };
}
