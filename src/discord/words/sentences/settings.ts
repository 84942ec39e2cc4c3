import { countOfTiles } from '../../../engine/index.ts';
import {
  type GamePlace,
  OWN_LANGUAGE,
  readyPreset,
  SERVER_SETTINGS,
  type ServerSetting,
  type ServerSettings,
  sameName,
} from '../../../game/servers/server-settings.ts';
import type { SavedPreset, ServerState } from '../../../game/servers/servers.ts';
import type { TableOptions } from '../../../game/table/table.ts';
import type { Pace } from '../../../game/time/pace.ts';
import { cut, escaped, fitting, MESSAGE_TEXT, plain } from '../escape.ts';
import { SPEAKERS } from '../speakers.ts';
import type { NamedMap } from '../vocabulary.ts';
import { type SpokenLanguage, safeName } from './language.ts';
import { mapNameIn, presetNameIn } from './lobby.ts';
import { timeOf } from './time.ts';

const NAME = 40;
const ABOUT = 100;

/** The name of a setting in message ids. */
const keyOf = (setting: ServerSetting) =>
  setting === 'seasonMonths' ? 'season' : setting === 'isLight' ? 'pictures' : setting;

/** A setting's value, or its default if it is absent. */
const chosenValue = (chosen: ServerSettings, setting: ServerSetting) =>
  setting === 'isLight' ? (chosen.isLight ?? false) : (chosen[setting] ?? null);

/** A setting with one of its values. */
export type ServerChoice = {
  readonly [S in ServerSetting]: {
    readonly setting: S;
    readonly value: S extends 'pace' ? Pace | null : S extends 'isLight' ? boolean : ServerSettings[S];
  };
}[ServerSetting];

export interface ServerAbout {
  /** The server's language on Discord, or ours in its place. */
  readonly own: string;
  readonly presets: readonly SavedPreset[];
}

/** Answers of `/settings`: Markdown, at most 2000 characters. */
export function settingsOf(language: SpokenLanguage) {
  const { say, tag } = language;
  const languageNames = new Intl.DisplayNames(tag, { type: 'language' });
  const languageName = (code: string): string => languageNames.of(code) ?? code;

  const whatIs = (options: TableOptions): string => {
    const map = options.map === null ? null : mapNameIn(language, options.map);
    return say('settings-what', { preset: presetNameIn(language, options), tiles: countOfTiles(options.sets), map });
  };

  const plainly = (
    key:
      | 'settings-preset-none'
      | `settings-place-${GamePlace}`
      | `settings-leaderboard-${'on' | 'off'}`
      | `settings-pictures-${'light' | 'dark'}`,
  ): NamedMap => ({ name: say(key), about: say(`${key}.about`) });

  const languageChoice = (code: string, about: ServerAbout): NamedMap => {
    const own = languageName(about.own);
    if (code === OWN_LANGUAGE)
      return { name: say('settings-language-server'), about: say('settings-language-server.about', { own }) };
    const given = { language: languageName(code) };
    const isSpoken = SPEAKERS.has(code);
    return {
      name: say('settings-language', given),
      about: isSpoken ? say('settings-language.about', given) : say('settings-language.gone', { own }),
    };
  };

  const presetChoice = (name: string | null, { presets }: ServerAbout): NamedMap => {
    if (name === null) return plainly('settings-preset-none');
    const called = (preset: string): string => say('settings-preset-named', { name: preset });
    const saved = presets.find((one) => sameName(one.name, name));
    const ready = readyPreset(name);
    if (ready && !saved) return { name: called(say(`preset-${ready}`)), about: say(`preset-${ready}.about`) };
    return { name: called(cut(plain(name), NAME)), about: saved ? whatIs(saved.options) : '' };
  };

  const named = (one: ServerChoice, about: ServerAbout): NamedMap => {
    switch (one.setting) {
      case 'language':
        return languageChoice(one.value, about);
      case 'preset':
        return presetChoice(one.value, about);
      case 'place':
        return plainly(`settings-place-${one.value}`);
      case 'pace':
        return timeOf(language).pace(one.value);
      case 'leaderboard':
        return plainly(`settings-leaderboard-${one.value ? 'on' : 'off'}`);
      case 'isLight':
        return plainly(`settings-pictures-${one.value ? 'light' : 'dark'}`);
      case 'seasonMonths': {
        const given = { months: one.value };
        return { name: say('settings-season', given), about: say('settings-season.about', given) };
      }
    }
  };
  const choice = (one: ServerChoice, others: ServerAbout): NamedMap => {
    const { name, about } = named(one, others);
    return { name, about: cut(about, ABOUT) };
  };

  return {
    /** A server's presets in the order of saving, each with its contents. */
    presets: (saved: readonly SavedPreset[]) => {
      if (saved.length === 0) return say('settings-no-presets');
      const lines = saved.map(({ name, options }) => {
        return `- ${say('settings-preset', { name: safeName(name, NAME), what: escaped(whatIs(options)) })}`;
      });
      const head = say('settings-presets');
      return [head, ...fitting(lines, MESSAGE_TEXT - head.length - 1, language.andMore)].join('\n');
    },
    /** `replaced`: a preset of this name existed. */
    saved: (name: string, replaced: boolean = false) => say('settings-saved', { name: safeName(name, NAME), replaced }),
    deleted: (name: string) => say('settings-deleted', { name: safeName(name, NAME) }),
    /** The panel of `/settings server`: each setting with its meaning. `changed`: the setting that was just saved. */
    server: ({ settings: chosen, presets }: ServerState, own: string, changed?: ServerSetting) => {
      const of = (setting: ServerSetting): { name: string; about: string | null } => {
        const { name, about } = choice({ setting, value: chosenValue(chosen, setting) } as ServerChoice, {
          own,
          presets,
        });
        return { name: escaped(name), about: about === '' ? null : escaped(about) };
      };
      const lines = SERVER_SETTINGS.map((setting) => `- ${say('settings-server-line', of(setting))}`);
      const last =
        changed === undefined
          ? say('settings-server-hint')
          : say('settings-server-saved', {
              name: of(changed).name,
              effect: say(`settings-menu-${keyOf(changed)}.effect`),
            });
      return [say('settings-server'), ...lines, '', last].join('\n');
    },
    /** Shown in a menu before a choice; at most 150 characters. */
    menu: (setting: ServerSetting) => say(`settings-menu-${keyOf(setting)}`),
    /** A choice in a menu, plain: its setting and value, and its meaning, at most 100 characters each. */
    choice,
  };
}
