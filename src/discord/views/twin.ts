import { type FeatureView, type Game, writePlace } from '../../engine/index.ts';
import { movesInRow } from '../../game/moves.ts';
import { latestOf } from '../../game/story.ts';
import type { GameAtTable } from '../../game/tables.ts';
import type { CustomId } from '../interaction/custom-id.ts';
import { ids, type PageNumber } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import { isDecision } from '../turn/moment.ts';
import { numberedSquares, rotationsAt } from '../turn/numbers.ts';
import { MESSAGE_TEXT, type TwinSection, type Words } from '../words/index.ts';
import { button, pageButtons, type Row, row, SELECT_OPTIONS, select } from './buttons.ts';
import { decisionLines } from './decision.ts';
import { lastMoves } from './drawing.ts';
import { type Replayed, stepOf } from './replay.ts';
import { wordsOn } from './report.ts';
import { heldLine } from './taking-back.ts';

/** Above each page stands which it is. */
const ROOM = MESSAGE_TEXT - 100;

export interface TwinPage {
  /** The headings on it, in their order. */
  readonly titles: readonly string[];
  readonly text: string;
}

/** A page of the board in words: what a picture of it shows, and no more. Pages count from 0; the last stands for all later ones. */
export function twinPanel(present: GameAtTable, wanted: number, spoken: Words): PanelContent {
  const { table } = present;
  const words = spoken.on(table.options);
  return pagePanel(twinSections(present, words), wanted, (page) => ids.twin(table, page), words);
}

/** The same as the board lay after a turn of a finished game, with the way back to its picture. `position`: the game then. */
export function stepTwinPanel(
  { game, replay }: Replayed,
  { at, page, list }: { readonly at: number; readonly page: number; readonly list: string },
  position: Game,
  spoken: Words,
): PanelContent {
  const words = wordsOn(spoken, game);
  const index = Math.min(Math.max(0, at), replay.entries.length - 1);
  const step = stepOf({ game, replay }, index, words);
  const sections = words.twin.sections({
    ...{ view: { ...step.view, deadSquares: [] }, people: step.people, events: step.events, numbers: [] },
    past: words.replay.step(step).split('\n')[0]!,
    last: replay.entries[index]!.lastMoves,
    features: featuresToTell(position),
  });
  const panel = pagePanel(sections, page, (to) => ids.stepTwin(game, index, to, list), words);
  const back = row(button(ids.step(game, index, list), words.buttons.back));
  return { ...panel, components: [...(panel.components ?? []), back] };
}

/** `idOf`: what leads to a page, or is a menu of them. */
function pagePanel(
  sections: readonly TwinSection[],
  wanted: number,
  idOf: (page: PageNumber) => CustomId,
  words: Words,
): PanelContent {
  const pages = twinPages(sections, words.twin);
  const page = Math.min(Math.max(0, Math.trunc(wanted)), pages.length - 1);
  const head = words.twin.page(page + 1, pages.length);
  return { content: `${head}\n${pages[page]!.text}`, components: pageRows(pages, page, idOf, words) };
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

/** All that somebody stands on, all that can still grow, and finished cities, for which fields are scored. */
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

/** Whole lines under their headings, page after page; a heading that goes on is told again. */
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

/** One back, one on, and a menu of the pages around by what is on them. */
function pageRows(pages: readonly TwinPage[], page: number, idOf: (page: PageNumber) => CustomId, words: Words): Row[] {
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
