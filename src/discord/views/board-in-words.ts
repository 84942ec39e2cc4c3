import { type FeatureView, type Game, writePlace } from '../../engine/index.ts';
import { storyIn } from '../../game/past/replay.ts';
import { type EventLog, latestOf } from '../../game/table/event-log.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { movesInRow } from '../../game/turn/moves.ts';
import { card } from '../interaction/card.ts';
import type { CustomId } from '../interaction/custom-id.ts';
import { ids, type PageNumber } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import { isDecision } from '../turn/moment.ts';
import { numberedSquares, rotationsAt } from '../turn/numbers.ts';
import { CARD_TEXT, type TwinSection, type Words } from '../words/index.ts';
import { button, type ComponentRow, pageButtons, row, SELECT_OPTIONS, select } from './buttons.ts';
import { decisionLines } from './decision.ts';
import { lastMoves } from './drawing.ts';
import { type ReplayedGame, stepOf } from './replay.ts';
import { wordsOn } from './report.ts';
import { heldLine } from './taking-back.ts';

/** The rest is for the page number above each page. */
const ROOM = CARD_TEXT - 100;

export interface TwinPage {
  readonly titles: readonly string[];
  readonly text: string;
}

/** A page of the board in words: the same facts as its picture. Pages count from 0; a number beyond the last gives the last. */
export function twinPanel(present: GameAtTable, wanted: number, spoken: Words): PanelContent {
  const { table } = present;
  const words = spoken.on(table.options);
  const of = [table.revision, ...table.members.map(({ name }) => name)].join('\n');
  const pages = pagesOf(present.story, of, words, () => twinSections(present, words));
  return pagePanel(pages, wanted, (page) => ids.twin(table, page), words);
}

/**
 * The last pages by event log, which is a new object after each move, and by language. Turning pages does not build them again. `of`:
 * everything else that they depend on.
 */
const TOLD = new WeakMap<EventLog, Map<Words, { readonly of: string; readonly pages: readonly TwinPage[] }>>();

function pagesOf(
  story: EventLog,
  of: string,
  words: Words,
  sections: () => readonly TwinSection[],
): readonly TwinPage[] {
  const known = TOLD.get(story) ?? new Map();
  TOLD.set(story, known);
  const before = known.get(words);
  if (before?.of === of) return before.pages;
  const pages = twinPages(sections(), words.twin);
  known.set(words, { of, pages });
  return pages;
}

/** The board in words after a turn of a finished game, with a button to its picture. `position` gives the game at that time. */
export function stepTwinPanel(
  { game, replay }: ReplayedGame,
  { at, page, list }: { readonly at: number; readonly page: number; readonly list: string },
  position: () => Game,
  spoken: Words,
): PanelContent {
  const words = wordsOn(spoken, game);
  const index = Math.min(Math.max(0, at), replay.entries.length - 1);
  const sections = (): readonly TwinSection[] => {
    const step = stepOf({ game, replay }, index, words);
    return words.twin.sections({
      ...{ view: { ...step.view, deadSquares: [] }, people: step.people, events: step.events, numbers: [] },
      past: words.replay.step(step).split('\n')[0]!,
      last: replay.entries[index]!.lastMoves,
      features: featuresToTell(position()),
    });
  };
  const of = [index, ...game.seats.map(({ name }) => name)].join('\n');
  const pages = pagesOf(storyIn(game.record), of, words, sections);
  const back = row(button(ids.step(game, index, list), words.buttons.back));
  return pagePanel(pages, page, (to) => ids.stepTwin(game, index, to, list), words, [back]);
}

/** `idOf`: the id of a page's button, or of the menu of pages. */
function pagePanel(
  pages: readonly TwinPage[],
  wanted: number,
  idOf: (page: PageNumber) => CustomId,
  words: Words,
  below: readonly ComponentRow[] = [],
): PanelContent {
  const page = Math.min(Math.max(0, Math.trunc(wanted)), pages.length - 1);
  const head = words.twin.page(page + 1, pages.length);
  return card([`${head}\n${pages[page]!.text}`, ...pageRows(pages, page, idOf, words), ...below]);
}

export function twinSections(present: GameAtTable, spoken: Words): readonly TwinSection[] {
  const { table, game, story } = present;
  const words = spoken.on(table.options);
  const view = game.view(null);
  const moves = movesInRow(present);
  return words.twin.sections({
    view,
    ...(table.held && { held: heldLine(present, words) }),
    people: table.members,
    events: moves?.told.flat() ?? latestOf(story),
    last: moves?.placed ?? lastMoves(view),
    ...(isDecision(view) && { choices: decisionLines(present, words) }),
    numbers: numberedSquares(view).map(({ label, x, y }) => ({
      label,
      square: { x, y },
      ways: rotationsAt(view, { x, y }),
    })),
    features: featuresToTell(game),
  });
}

/** Features with figures, open features except fields, and finished cities, for which fields score. */
function featuresToTell(game: Game): FeatureView[] {
  const seen = new Set<string>();
  return game.view(null).board.flatMap((square) =>
    game.placesOn(square).flatMap((place) => {
      if (!game.canHold(place.kind) || seen.has(writePlace(place))) return [];
      const feature = game.feature(place)!;
      for (const one of feature.places) seen.add(writePlace(one));
      const isHeld = feature.votes.some((votes) => votes > 0);
      const isOpen = feature.kind !== 'field' && feature.open > 0;
      return isHeld || isOpen || feature.kind === 'city' ? [feature] : [];
    }),
  );
}

/** Whole lines under their headings, on pages; a heading that goes on is repeated. */
export function twinPages(
  sections: readonly TwinSection[],
  { continued }: Pick<Words['twin'], 'continued'>,
): TwinPage[] {
  const pages: { titles: string[]; lines: string[]; length: number }[] = [];
  const fits = (lines: readonly string[]): boolean => {
    const page = pages.at(-1);
    return page !== undefined && page.length + lines.join('\n').length + 1 <= ROOM;
  };
  for (const { title, lines } of sections) {
    for (const [index, line] of lines.entries()) {
      const heading = `### ${index === 0 ? title : continued(title)}`;
      const isNew = !fits(index === 0 ? [heading, line] : [line]);
      const added = isNew || index === 0 ? [heading, line] : [line];
      if (isNew) pages.push({ titles: [], lines: [], length: 0 });
      const page = pages.at(-1)!;
      page.lines.push(...added);
      page.length += added.join('\n').length + 1;
      if (page.titles.at(-1) !== title) page.titles.push(title);
    }
  }
  return pages.map(({ titles, lines }) => ({ titles, text: lines.join('\n') }));
}

/** Previous, next, and a menu of nearby pages by their headings. */
function pageRows(
  pages: readonly TwinPage[],
  page: number,
  idOf: (page: PageNumber) => CustomId,
  words: Words,
): ComponentRow[] {
  if (pages.length < 2) return [];
  const first = Math.max(0, Math.min(page - Math.floor(SELECT_OPTIONS / 2), pages.length - SELECT_OPTIONS));
  const choices = pages.slice(first, first + SELECT_OPTIONS).map(({ titles }, index) => {
    const from = titles[0]!;
    const to = titles.at(-1)!;
    const told = from === to ? from : `${from} – ${to}`;
    return { label: `${first + index + 1}. ${told}`, value: String(first + index), chosen: first + index === page };
  });
  return [row(...pageButtons(idOf, page, pages.length, words)), row(select(idOf('menu'), words.twin.menu, choices))];
}
