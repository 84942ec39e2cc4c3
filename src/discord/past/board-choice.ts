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

/** Whose games count: this server's, or all servers'. */
export const BOARD_SCOPES = ['here', 'all'] as const;
export type BoardScope = (typeof BOARD_SCOPES)[number];

/** The season that goes on when it is looked at, whichever that is. */
export const THIS_SEASON = 'now';

/** What somebody looks at on a board of players. All of it stands in the buttons and menus; nothing is stored. */
export interface BoardChoice {
  readonly scope: BoardScope;
  readonly pool: Pool;
  /** `ALL_TIME`, `THIS_SEASON`, or a season. */
  readonly season: SeasonId;
  readonly kind: BoardKind;
  readonly measure: Measure;
  /** From 0; `own`: the page with the reader on it. */
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

/** Whatever an older version or somebody else has written: what is no choice becomes the first one. */
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
