import type { Switch, TileSet } from '../../engine/index.ts';
import type { Preset, TownRule } from '../../game/options.ts';

/** Something to choose: what it is called, and what it does in at most 100 characters. */
export interface Named {
  readonly name: string;
  readonly about: string;
}

export interface LobbyPhrases {
  readonly title: string;
  /** `sets`: the sets of tiles, each with its number; '' where there is but one. */
  tiles(preset: string, tiles: number, sets: string): string;
  set(name: string, tiles: number): string;
  readonly presets: Readonly<Record<Preset, Named>>;
  readonly ownChoice: string;
  readonly rules: Readonly<Record<Switch, Named>>;
  readonly sets: Readonly<Record<TileSet, Named>>;
  /** `12 tiles, laid first`: a set's number of tiles and what it is. */
  setAbout(tiles: number, about: string): string;
  /** Of the 15 tiles with arrows. */
  readonly unverified: string;
  readonly towns: Readonly<Record<TownRule | 'none', Named>>;
  /** Of the maps that come with the bot, by id. */
  readonly maps: Readonly<Record<string, string>>;
  map(about: {
    readonly name: string;
    readonly squares: number;
    readonly min: number;
    readonly max: number;
    readonly meeples: number;
  }): string;
  mapAbout(squares: number, min: number, max: number): string;
  readonly noMap: string;
  /** That a layout is this project's own, and how many of its elements are known for what. */
  layout(verified: number, inferred: number, ours: number): string;
  readonly layoutPrinted: string;
  surplus(tiles: number): string;
  fewTiles(tiles: number): string;
  readonly tilesOnly: string;
  readonly notTilesOnly: string;
  /** A line about a rule, town or set that is in play. */
  line(name: string, about: string): string;
  readonly fieldsOff: string;
  /** `listed`: the names of what is off, such as `The Abbot, The Gifts`. */
  on(listed: string): string;
  off(listed: string): string;
  first(who: string | null): string;
  seats(taken: number, most: number, listed: string): string;
  host(who: string): string;
  start(least: number, enough: boolean): string;
  expires(when: string): string;
  started(listed: string): string;
  expired(host: string): string;
  abandonedLobby(by: string | null): string;
  abandoned(by: string | null): string;
  abandoning(agreed: string, still: string): string;
  threadName(who: string): string;
  openedIn(channel: string): string;
  resigned(who: string): string;
  confirmResign(ends: boolean): string;
  readonly confirmStop: string;
  settings(lines: string): string;
  /** `listed`: names of rules; '' where none is on. */
  rulesOn(listed: string): string;
  mapChosen(name: string, town: string): string;
  readonly firstByLot: string;
  readonly menus: Readonly<Record<'preset' | 'rules' | 'sets' | 'map' | 'town' | 'first', string>>;
}
