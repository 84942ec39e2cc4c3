import type { Switch, TileSet } from '../../engine/index.ts';
import type { Preset, TownRule } from '../../game/options.ts';
import type { Table, TableOptions, UserId } from '../../game/table.ts';
import type { Level } from '../../players/levels.ts';

/** Something to choose: what it is called, and what it does in at most 100 characters. */
export interface Named {
  readonly name: string;
  readonly about: string;
}

/** What is told of a map before the game. */
export interface MapFacts {
  readonly id: string;
  /** As its file names it; shown for ids that we have no name for. */
  readonly name: string;
  /** Whether it was drawn after the printed board or made for this project. */
  readonly layout: 'ours' | 'printed';
  /** Squares that take a tile. */
  readonly squares: number;
  /** Recommended numbers of tiles (M3). */
  readonly tiles: { readonly min: number; readonly max: number };
  /** Meeples each (M4). */
  readonly meeples: number;
  /** How often each set of tiles is in play: twice where both maps of the USA are laid out (L30). */
  readonly copies: number;
  /** How many of its elements (names, prints, ferries, islands) are known for what. */
  readonly marked: Readonly<Record<'verified' | 'inferred' | 'ours', number>>;
}

/** The lobby and the table's fate: Markdown. */
export interface LobbyWords {
  /**
   * The whole text of the open lobby, at most 2000 characters, whatever is on. `expires`: milliseconds since 1970. `map`: of
   * the table's map; null without one.
   */
  text(table: Table, about: { readonly expires: number; readonly map: MapFacts | null }): string;
  /** Line in the lobby message once the game runs. */
  started(table: Table): string;
  expired(table: Table): string;
  /** `by`: who stopped it with Manage Server; null: all agreed, or nobody remembers. */
  abandoned(table: Table, by: UserId | null): string;
  /** Who agrees to abandon and who is still to be asked. */
  abandoning(table: Table, still: readonly UserId[]): string;
  /** What the thread of somebody's table is called: plain, at most 100 characters. `name`: the host's. */
  threadName(name: string): string;
  /** Tells the host where their table is. `channel`: the thread. */
  openedIn(channel: string): string;
  resigned(user: UserId): string;
  /** Asks once more before resigning. `left`: who is left then. `isReplaceable`: a computer can take over. */
  confirmResign(left: 'people' | 'one' | 'computers', isReplaceable: boolean): string;
  /** A computer plays on for somebody, by their own wish or by that of the others. */
  handedOver(user: UserId): string;
  stoodIn(user: UserId): string;
  back(user: UserId): string;
  /** The menu of computers: before anything is chosen, a computer to add, and one to send away by its name. */
  computerMenu(offers: 'add' | 'away' | 'both'): string;
  addComputer(level: Level): Named;
  removeComputer(name: string): string;
  /** Asks somebody who alone is left to agree once more before abandoning the game. */
  readonly confirmAbandon: string;
  /** Asks once more before stopping the game for everybody. */
  readonly confirmStop: string;
  /** Head of the private settings panel: what is chosen, in short. At most 1000. */
  settings(options: TableOptions, map?: MapFacts | null): string;
  /** Names in menus, at most 38; what they do, at most 100. */
  presetName(preset: Preset): string;
  presetAbout(preset: Preset): string;
  switchName(rule: Switch): string;
  switchAbout(rule: Switch): string;
  setName(set: TileSet): string;
  setAbout(set: TileSet): string;
  /** `name`: from the map's file, for maps that we have no name for. */
  mapName(id: string, name?: string): string;
  mapAbout(map: MapFacts): string;
  readonly noMap: string;
  townName(town: TownRule | null): string;
  townAbout(town: TownRule | null): string;
  readonly firstByLot: string;
  /** Shown in a menu before anything is chosen; at most 150 characters. */
  readonly presetMenu: string;
  readonly rulesMenu: string;
  readonly setsMenu: string;
  readonly mapMenu: string;
  readonly townMenu: string;
  readonly firstMenu: string;
  readonly hintsMenu: string;
  hints(isOn: boolean): Named;
}
