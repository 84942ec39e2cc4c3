import { ALL_TIME, BOARD_KINDS, MEASURES, POOLS, type SeasonId } from '../../stats/index.ts';
import type { CustomId } from '../interaction/custom-id.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import { type BoardChoice, THIS_SEASON, writeBoardChoice } from '../past/board-choice.ts';
import type { SeenBoard } from '../past/leaderboard.ts';
import type { DrawingServices } from '../services.ts';
import {
  BOARD_MENUS,
  type BoardMenu,
  type BoardReader,
  cut,
  escaped,
  MESSAGE_TEXT,
  type NamedMap,
  type Words,
} from '../words/index.ts';
import {
  button,
  type ComponentRow,
  choiceOf,
  type MenuChoice,
  pageButtons,
  row,
  SELECT_OPTIONS,
  select,
} from './buttons.ts';
import { drawn, isUndrawn } from './drawing.ts';

/** For the reader alone: all menus, and the reader's own row. */
export async function boardPanel(seen: SeenBoard, words: Words, bot: DrawingServices): Promise<PanelContent> {
  return { ...(await shownBoard(seen, seen.reader, words, bot)), components: boardRows(seen, words) };
}

/** For everybody: no menus, since a choice would change it for all, and no reader's row. */
export async function publicBoard(seen: SeenBoard, words: Words, bot: DrawingServices): Promise<PanelContent> {
  const look = button(ids.board('leaderboard', seen.choice), words.buttons.leaderboard);
  return { ...(await shownBoard(seen, null, words, bot)), components: [row(look)] };
}

async function shownBoard(
  { about, board }: SeenBoard,
  reader: BoardReader | null,
  { boards }: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const text = boards.head(about, board, reader);
  const alt = boards.alt(about, board, reader);
  const files = await drawn(bot, bot.renderer.leaderboard(boards.scene(about, board, reader)), alt);
  // Without a picture the rows are told in words.
  if (files.length === 0) return { content: cut(`${text}\n\n${escaped(alt)}`, MESSAGE_TEXT), files };
  const people = board.rows.map(({ player, name }) => ({ user: player, name }));
  return { content: `${text}\n${boards.undrawn(people.filter(isUndrawn))}`.trimEnd(), files };
}

function boardRows(seen: SeenBoard, words: Words): ComponentRow[] {
  const { choice, board } = seen;
  const { page } = choice;
  const look = (change: Partial<BoardChoice>): CustomId => ids.board('leaderboard', { ...choice, ...change });
  const { buttons } = words;
  const [otherScope, otherLabel] =
    choice.scope === 'all' ? (['here', buttons['this-server']] as const) : (['all', buttons['all-servers']] as const);
  return [
    ...BOARD_MENUS.map((menu) => boardMenu(menu, seen, words)),
    row(
      ...pageButtons((to) => look({ page: to }), page, board.pages, words),
      button(look({ page: 'own' }), buttons['where-am-i'], 'main', board.own === null),
      button(look({ scope: otherScope, page: 0, season: seasonElsewhere(seen) }), otherLabel),
      button(ids.board('leaderboard-show', choice), buttons['show-in-channel']),
    ),
  ];
}

/** A server's seasons can differ in length from the seasons across servers. Only the present season stays the same. */
const seasonElsewhere = ({ choice: { season }, seasons }: SeenBoard): SeasonId =>
  season === seasons[0] ? THIS_SEASON : season;

function boardMenu(menu: BoardMenu, seen: SeenBoard, { boards }: Words): ComponentRow {
  const { choice } = seen;
  /** The value holds the whole choice. */
  const option = (change: Partial<BoardChoice>, name: NamedMap): MenuChoice =>
    choiceOf(
      writeBoardChoice({ ...choice, page: 0, ...change }),
      name,
      Object.entries(change).every(([key, value]) => choice[key as keyof BoardChoice] === value),
    );
  const options = {
    pool: () => POOLS.map((pool) => option({ pool }, boards.pool(pool))),
    season: () =>
      seasonsOffered(seen).map((season) =>
        option({ season }, { name: boards.season(season), about: season === seen.seasons[0] ? boards.seasonNow : '' }),
      ),
    kind: () => BOARD_KINDS.map((kind) => option({ kind }, boards.kind(kind))),
    measure: () => MEASURES.map((measure) => option({ measure }, boards.measure(measure))),
  } satisfies Record<BoardMenu, () => MenuChoice[]>;
  // The id holds the choice, so that each choice has a menu of its own: apps keep what was chosen in an old one.
  const id = ids.board(`leaderboard-${menu}`, choice);
  return row(select(id, boards.menus[menu], options[menu]()));
}

/** The present season, all time, and the earlier seasons around the shown one. Choosing the earliest shows still earlier ones. */
export function seasonsOffered({ choice, seasons: [now, ...earlier] }: Pick<SeenBoard, 'choice' | 'seasons'>) {
  const most = SELECT_OPTIONS - 2;
  const shown = earlier.indexOf(choice.season);
  const from = Math.max(0, Math.min(shown - Math.floor(most / 2), earlier.length - most));
  return [now!, ALL_TIME, ...earlier.slice(from, from + most)];
}
