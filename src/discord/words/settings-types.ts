import type { ServerSetting, ServerSettings } from '../../game/server-settings.ts';
import type { SavedPreset, ServerState } from '../../game/servers.ts';
import type { Pace } from '../../game/time/pace.ts';
import type { Named } from './lobby-types.ts';
import type { Language } from './vocabulary.ts';

/** One thing that a setting can be. */
export type ServerChoice = {
  readonly [S in ServerSetting]: {
    readonly setting: S;
    readonly value: S extends 'pace' ? Pace | null : S extends 'isLight' ? boolean : ServerSettings[S];
  };
}[ServerSetting];

/** What a server's settings refer to. */
export interface ServerAbout {
  /** The language that the server has chosen in Discord, or what we speak in its stead. */
  readonly own: Language;
  readonly presets: readonly SavedPreset[];
}

/** Answers of `/settings`: Markdown, at most 2000 characters. */
export interface SettingsWords {
  /** The presets of a server, in the order of saving, each with what it holds. */
  presets(saved: readonly SavedPreset[]): string;
  /** `replaced`: there was one of that name. */
  saved(name: string, replaced?: boolean): string;
  deleted(name: string): string;
  /** The panel of `/settings server`: what each setting is and means. `changed`: the one that was saved just now. */
  server(server: ServerState, own: Language, changed?: ServerSetting): string;
  /** Shown in a menu before anything is chosen; at most 150 characters. */
  menu(setting: ServerSetting): string;
  /** As a menu offers it, plain: a name that says of which setting it is, and what it means, at most 100 characters each. */
  choice(choice: ServerChoice, about: ServerAbout): Named;
}
