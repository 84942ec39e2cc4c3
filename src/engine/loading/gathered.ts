import { MOST_KINDS } from '../board/marks.ts';
import type { PieceId, Switch } from '../for-players/view.ts';
import { invariant } from '../record/refused.ts';
import { STEPS, type StepId } from '../steps/index.ts';
import { deploy } from '../steps/meeple.ts';
import { place } from '../steps/place.ts';
import { type Mark, TILE_DESIGNS, type TileDesign, type TileSet } from '../tiles/tiles.ts';
import type { VerbId } from '../turn/actions.ts';
import { REASONS_OF_THE_BASE_GAME, type Reason } from '../turn/events.ts';
import { type ActionVerb, verb } from '../turn/verbs.ts';
import type { Figure } from '../vocabulary.ts';
import type { ExpansionRow, RuleModule } from './expansion.ts';
import { LINES, lineUp, type OrderRow, standsIn } from './order.ts';
import type { Rules } from './rules.ts';

/** Checks and gathers what modules declare. An error is one sentence that names the folder and the id. */

const pass = verb<'pass'>({ verb: 'pass', points: [], run() {} });

/** The base game's own. */
const CORE_VERBS: readonly ActionVerb[] = [place, deploy, pass];

/** All declarations together. Throws if two modules declare the same id, or if a declaration cannot be played. */
export function gathered(rows: readonly ExpansionRow[], designs: readonly TileDesign[] = TILE_DESIGNS) {
  const modules = rows.flatMap(([folder, ...own]) => own.map((module) => ({ module, by: folderCalled(folder) })));

  /** All ids of one kind, the base game's first. Throws for an id declared twice: one declaration would undo the other unnoticed. */
  const once = <Id extends string>(
    kind: string,
    base: readonly Id[],
    idsOf: (module: RuleModule) => readonly Id[] | undefined,
  ): readonly [Id, ...Id[]] => {
    const declared = new Map<Id, string>(base.map((id) => [id, 'the base game']));
    for (const { module, by } of modules) {
      for (const id of idsOf(module) ?? []) {
        const other = declared.get(id);
        const who = other === by ? `${by} declares twice` : `${other} and ${by} both declare`;
        invariant(other === undefined, `${who} the ${kind} ${id}`);
        declared.set(id, by);
      }
    }
    return [...declared.keys()] as unknown as readonly [Id, ...Id[]];
  };

  const known = once<Mark>('mark', [], ({ marks }) => marks);
  checkMarks(rows, known, designs);
  once('step', Object.keys(STEPS) as StepId[], ({ steps }) => steps?.map(({ id }) => id));
  for (const { module, by } of modules) for (const one of module.steps ?? []) checkStep(one, by);
  once('field of views', [], ({ slot }) => Object.keys(slot?.unseen ?? {}));
  for (const line of LINES) checkOrder(modules, line);
  const verbs = [...CORE_VERBS, ...modules.flatMap(({ module }) => module.verbs ?? [])];
  once<VerbId>('verb', idsOfVerbs(CORE_VERBS), (module) => idsOfVerbs(module.verbs ?? []));
  once('deck', [], ({ deck }) => deck && [deck.id]);
  once('count', [], ({ counts }) => counts?.map(({ key }) => key));
  for (const { module, by } of modules) {
    for (const id of idsOfVerbs(module.verbs ?? []))
      invariant(VERB.test(id), `${by}: the verb ${id} is no name of a verb: ${VERB_NAMES}`);
    const { deck, slot } = module;
    invariant(!deck || slot?.hands !== undefined, `${by}: the deck ${deck?.id} is in no hands`);
  }
  once('figure', ['meeple'], ({ figures }) => figures?.map(({ figure }) => figure));
  const figures = modules
    .flatMap(({ module }) => module.figures ?? [])
    .toSorted((a, b) => Number(b.meeple) - Number(a.meeple) || b.on.length - a.on.length);
  return {
    switches: once<Switch>('switch', ['fields'], (module) => [module.switch]),
    figures: ['meeple', ...figures.map(({ figure }) => figure)] as readonly [Figure, ...Figure[]],
    pieces: once<PieceId>('piece', [], ({ pieces }) => pieces) as readonly PieceId[],
    reasons: once<Reason>('reason', REASONS_OF_THE_BASE_GAME, ({ reasons }) => reasons),
    verbs: new Map(verbs.map((one) => [one.verb, one])) as ReadonlyMap<VerbId, ActionVerb>,
  };
}

/** The form that lines of records and custom ids can hold. */
const VERB = /^(?!resign$)(?=.{1,15}$)[a-z]+(-[a-z]+)*$/;
const VERB_NAMES = 'small letters and hyphens, at most 15, and not resign, which is a line of its own';

const folderCalled = (name: string): string => `src/expansions/${name}`;

const idsOfVerbs = (verbs: readonly ActionVerb[]): VerbId[] => verbs.map((one) => one.verb);

/** Checks that a step has its place in a turn, does something, and keeps secrets. */
function checkStep({ id, before, step }: NonNullable<RuleModule['steps']>[number], by: string): void {
  const tell = (isRight: boolean, what: string): void => invariant(isRight, `${by}: the step ${id} ${what}`);
  tell(before === null || Object.hasOwn(STEPS, before), `comes before ${before}, which is no step of every turn`);
  const { secret = false, forced = false, options, unchosen, standing } = step;
  tell(options !== undefined || unchosen !== undefined, 'has neither options nor what comes of it unchosen');
  const asked = Object.entries({ secret, forced, standing }).find(([, value]) => value)?.[0];
  tell(options !== undefined || asked === undefined, `says ${asked}, and has no options`);
  tell(!(secret && forced), 'is secret, and forced, which is told to everybody');
  // Other seats see the step `before` instead of a secret one (`views.ts`).
  const asksAfterIt = before === null || (STEPS as Rules['steps'])[before]?.options !== undefined;
  tell(!secret || asksAfterIt, `is secret, and others see ${before} in its place, which asks nobody`);
}

/** Checks that modules with wishes for a line have something there, name such modules, and can all get their wish. */
function checkOrder(modules: readonly { readonly module: RuleModule; readonly by: string }[], line: OrderRow): void {
  const where = line in STEPS ? `the steps before ${line}` : `the hook ${line}`;
  const folderOf = (one: RuleModule | undefined) => modules.find(({ module }) => module === one)?.by;
  const wishOf = (one: RuleModule, after: string | undefined): string =>
    `${folderOf(one)} wants to be ${one.order?.[line] === 'last' ? 'last' : `after ${after}`}`;
  for (const { module } of modules) {
    const wish = module.order?.[line];
    const tell = (isRight: boolean, after: string | undefined, what: string): void =>
      invariant(isRight, `in ${where} ${wishOf(module, after)}, and ${what}: take that out of its order`);
    const named = wish === undefined || wish === 'last' ? [] : wish.after;
    tell(wish === undefined || standsIn(module, line), named[0], 'has nothing there');
    for (const id of named) {
      const other = modules.find((one) => one.module.switch === id);
      tell(other !== undefined, id, 'there is no such switch');
      tell(standsIn(other!.module, line), id, `${other!.by} has nothing there`);
    }
  }
  const { circle } = lineUp(
    modules.map(({ module }) => module),
    line,
  );
  const wishes = circle.map((one, index) => wishOf(one, folderOf(circle[index + 1] ?? circle[0])));
  invariant(circle.length === 0, `in ${where} ${wishes.join(', and ')}: change the order of one of them`);
}

/** Checks that some module knows each mark on a tile, and that the marks can be counted. */
function checkMarks(rows: readonly ExpansionRow[], known: readonly Mark[], designs: readonly TileDesign[]): void {
  for (const { id, set, marks, cities, roads, fields } of designs) {
    const borne = [...marks, ...[...cities, ...roads, ...fields].flatMap((segment) => segment.marks)];
    const strange = borne.find((mark) => !known.includes(mark));
    invariant(strange === undefined, `${whose(rows, set)}: no module declares the mark ${strange}, which ${id} bears`);
  }
  for (const on of ['cities', 'roads', 'fields'] as const) {
    const kinds = new Set<Mark>();
    for (const { id, set, [on]: segments } of designs) {
      for (const mark of segments.flatMap(({ marks }) => marks)) {
        const what = `${whose(rows, set)}: ${id} bears the mark ${mark}, and ${on} have room for ${MOST_KINDS} kinds`;
        invariant(kinds.add(mark).size <= MOST_KINDS, what);
      }
    }
  }
}

/** The folder that a set of tiles belongs to, as its modules say. */
function whose(rows: readonly ExpansionRow[], set: TileSet): string {
  const found = rows.find(([, ...modules]) =>
    modules.some(({ tiles, cameWith, needs = [] }) => [tiles, cameWith, ...needs].includes(set)),
  );
  return found ? folderCalled(found[0]) : `the set ${set}`;
}
