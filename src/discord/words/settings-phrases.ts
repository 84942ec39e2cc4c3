import type { GamePlace, SeasonMonths, ServerSetting } from '../../game/server-settings.ts';
import type { Named } from './lobby-types.ts';
import type { Language } from './types.ts';

export interface SettingsPhrases {
  readonly presets: string;
  readonly none: string;
  preset(name: string, what: string): string;
  what(preset: string, tiles: number, map: string | null): string;
  saved(name: string, replaced: boolean): string;
  deleted(name: string): string;
  readonly server: {
    readonly title: string;
    /** That a choice is saved at once. */
    readonly hint: string;
    /** `about`: '' where nothing is known of it. */
    line(name: string, about: string): string;
    /** `effect`: since when, and what stays as it is. */
    saved(name: string, effect: string): string;
    readonly effects: Readonly<Record<ServerSetting, string>>;
    readonly menus: Readonly<Record<ServerSetting, string>>;
    /** `own`: what the server's own language is called. */
    ownLanguage(own: string): Named;
    readonly languages: Readonly<Record<Language, Named & { readonly itself: string }>>;
    readonly noPreset: Named;
    preset(name: string): string;
    readonly places: Readonly<Record<GamePlace, Named>>;
    readonly leaderboard: Readonly<Record<'on' | 'off', Named>>;
    season(months: SeasonMonths): Named;
  };
}
