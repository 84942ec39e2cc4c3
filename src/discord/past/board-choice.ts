import {
  ALL_TIME,
  BOARD_KINDS,
  type BoardKind,
  MEASURES,
  type Measure,
  POOLS,
  type Pool,
  type SeasonId,
  seasonStart,
} from '../../stats/index.ts';

/** Which games count: this server's, or all servers'. */
export const BOARD_SCOPES = ['here', 'all'] as const;
export type BoardScope = (typeof BOARD_SCOPES)[number];

/** The running season, whichever it is when read. */
export const THIS_SEASON = 'now';

/** The chosen leaderboard. Buttons and menus hold all of it; nothing is stored. */
export interface BoardChoice {
  readonly scope: BoardScope;
  readonly pool: Pool;
  /** `ALL_TIME`, `THIS_SEASON`, or a season. */
  readonly season: SeasonId;
  readonly kind: BoardKind;
  readonly measure: Measure;
  /** From 0; `own`: the reader's page. */
  readonly page: number | 'own';
}

export const FIRST_CHOICE: BoardChoice = {
  scope: 'here',
  pool: 'table',
  season: THIS_SEASON,
  kind: 'all',
  measure: 'rating',
  page: 0,
};

/** At most 56 characters. */
export const writeBoardChoice = ({ scope, pool, season, kind, measure, page }: BoardChoice): string =>
  [scope, pool, season, kind, measure, page].join('.');

const oneOf = <T extends string>(list: readonly T[], text: string | undefined, otherwise: T): T =>
  list.find((one) => one === text) ?? otherwise;

/** Accepts any text, also of older versions: an invalid part becomes the first choice. */
export function readBoardChoice(text: string): BoardChoice {
  const [scope, pool, season = '', kind, measure, page = ''] = text.split('.');
  return {
    scope: oneOf(BOARD_SCOPES, scope, FIRST_CHOICE.scope),
    pool: oneOf(POOLS, pool, FIRST_CHOICE.pool),
    season: season === ALL_TIME || seasonStart(season) !== null ? season : THIS_SEASON,
    kind: oneOf(BOARD_KINDS, kind, FIRST_CHOICE.kind),
    measure: oneOf(MEASURES, measure, FIRST_CHOICE.measure),
    page: page === 'own' ? 'own' : /^\d{1,7}$/.test(page) ? Number(page) : 0,
  };
}
