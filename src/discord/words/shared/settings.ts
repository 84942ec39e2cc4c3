import { readyPreset, SERVER_SETTINGS, sameName } from '../../../game/server-settings.ts';
import type { TableOptions } from '../../../game/table.ts';
import { cut, escaped, fitting, plain } from '../escape.ts';
import type { Named, ServerAbout, ServerChoice, SettingsWords } from '../types.ts';
import { type Language, safeName } from './language.ts';
import { mapNameIn, presetNameIn, tilesIn } from './lobby.ts';

/** What a message takes. */
const LIMIT = 2000;
const NAME = 40;
const ABOUT = 100;

export function settingsOf(language: Language): SettingsWords {
  const { settings, lists } = language.phrases;
  const { say } = language;
  const { server } = settings;

  const whatIs = (options: TableOptions): string => {
    const map = options.map === null ? null : mapNameIn(language, options.map);
    return settings.what(presetNameIn(language, options), tilesIn(options), map);
  };

  const presetChoice = (name: string | null, { presets }: ServerAbout): Named => {
    if (name === null) return server.noPreset;
    const ready = readyPreset(name);
    if (ready) return { name: server.preset(say(`preset-${ready}`)), about: say(`preset-${ready}.about`) };
    const saved = presets.find((one) => sameName(one.name, name));
    return { name: server.preset(cut(plain(name), NAME)), about: saved ? cut(whatIs(saved.options), ABOUT) : '' };
  };

  const choice = (one: ServerChoice, about: ServerAbout): Named => {
    switch (one.setting) {
      case 'language':
        if (one.value === 'server') return server.ownLanguage(server.languages[about.own].itself);
        return server.languages[one.value];
      case 'preset':
        return presetChoice(one.value, about);
      case 'place':
        return server.places[one.value];
      case 'leaderboard':
        return server.leaderboard[one.value ? 'on' : 'off'];
      case 'seasonMonths':
        return server.season(one.value);
    }
  };

  return {
    presets: (saved) => {
      if (saved.length === 0) return settings.none;
      const lines = saved.map(({ name, options }) => {
        return `- ${settings.preset(safeName(name, NAME), escaped(whatIs(options)))}`;
      });
      const room = LIMIT - settings.presets.length - 1;
      return [settings.presets, ...fitting(lines, room, lists.andMore)].join('\n');
    },
    saved: (name, replaced = false) => settings.saved(safeName(name, NAME), replaced),
    deleted: (name) => settings.deleted(safeName(name, NAME)),
    server: ({ settings: chosen, presets }, own, changed) => {
      const of = (setting: (typeof SERVER_SETTINGS)[number]): Named => {
        const { name, about } = choice({ setting, value: chosen[setting] } as ServerChoice, { own, presets });
        return { name: escaped(name), about: about && escaped(about) };
      };
      const lines = SERVER_SETTINGS.map((setting) => `- ${server.line(of(setting).name, of(setting).about)}`);
      const last = changed === undefined ? server.hint : server.saved(of(changed).name, server.effects[changed]);
      return [server.title, ...lines, '', last].join('\n');
    },
    menu: (setting) => server.menus[setting],
    choice,
  };
}
