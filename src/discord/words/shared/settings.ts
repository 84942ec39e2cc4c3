import { escaped, fitting } from '../escape.ts';
import type { SettingsWords } from '../types.ts';
import { type Language, safeName } from './language.ts';
import { mapNameIn, presetNameIn, tilesIn } from './lobby.ts';

/** What a message takes. */
const LIMIT = 2000;
const NAME = 40;

export function settingsOf(language: Language): SettingsWords {
  const { settings, lists } = language.phrases;
  return {
    presets: (saved) => {
      if (saved.length === 0) return settings.none;
      const lines = saved.map(({ name, options }) => {
        const map = options.map === null ? null : escaped(mapNameIn(language, options.map));
        const what = settings.what(presetNameIn(language, options), tilesIn(options), map);
        return `- ${settings.preset(safeName(name, NAME), what)}`;
      });
      const room = LIMIT - settings.presets.length - 1;
      return [settings.presets, ...fitting(lines, room, lists.andMore)].join('\n');
    },
    saved: (name, replaced = false) => settings.saved(safeName(name, NAME), replaced),
    deleted: (name) => settings.deleted(safeName(name, NAME)),
  };
}
