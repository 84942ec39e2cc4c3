import { PRESETS } from '../../game/lobby/options.ts';
import {
  GAME_PLACES,
  OWN_LANGUAGE,
  SEASON_MONTHS,
  SERVER_SETTINGS,
  type ServerSetting,
  type ServerSettings,
  type ServerWish,
  sameName,
} from '../../game/servers/server-settings.ts';
import type { SavedPreset, ServerState } from '../../game/servers/servers.ts';
import { OFFERED_PACES, paceText } from '../../game/time/pace.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import { type Language, languages, type ServerChoice, type Words } from '../words/index.ts';
import { button, choiceOf, choicesNear, type MenuChoice, row, select } from './buttons.ts';

/** In the menu of presets: none, and before the name of a saved preset. */
const NO_PRESET = 'none';
const SAVED = 'saved:';

const VALUES = { on: true, off: false } as const;

interface ServerOption extends Pick<MenuChoice, 'value'> {
  readonly choice: ServerChoice;
}

/** The options of a menu by their values; one is the present choice. */
function optionsOf(setting: ServerSetting, presets: readonly SavedPreset[]): ServerOption[] {
  switch (setting) {
    case 'language':
      return [OWN_LANGUAGE, ...languages()].map((value) => ({ value, choice: { setting, value } }));
    case 'preset': {
      // A saved preset hides the built-in one with its name.
      const ready = PRESETS.filter((preset) => !presets.some(({ name }) => sameName(name, preset)));
      return [
        { value: NO_PRESET, choice: { setting, value: null } },
        ...ready.map((value) => ({ value, choice: { setting, value } })),
        ...presets.map(({ name }) => ({ value: `${SAVED}${name}`, choice: { setting, value: name } })),
      ];
    }
    case 'place':
      return GAME_PLACES.map((value) => ({ value, choice: { setting, value } }));
    case 'pace':
      return [null, ...OFFERED_PACES].map((value) => ({ value: paceText(value), choice: { setting, value } }));
    case 'leaderboard':
      return (['on', 'off'] as const).map((value) => ({ value, choice: { setting, value: VALUES[value] } }));
    case 'isLight':
      return [false, true].map((value) => ({ value: value ? 'light' : 'dark', choice: { setting, value } }));
    case 'seasonMonths':
      return SEASON_MONTHS.map((value) => ({ value: String(value), choice: { setting, value } }));
  }
}

const isChosen = ({ setting, value }: ServerChoice, settings: ServerSettings): boolean => {
  if (setting === 'pace') return paceText(value) === paceText(settings.pace ?? null);
  if (setting === 'isLight') return value === (settings.isLight ?? false);
  const now = settings[setting];
  return setting === 'preset' && value !== null && settings.preset !== null
    ? sameName(value, settings.preset)
    : value === now;
};

/** The change behind a menu's value; null if there is no such option any more. */
export function wishOf(
  setting: string,
  value: string,
  presets: readonly SavedPreset[],
): { readonly setting: ServerSetting; readonly wish: ServerWish } | null {
  const named = SERVER_SETTINGS.find((one) => one === setting);
  const found = named && optionsOf(named, presets).find((option) => option.value === value);
  return found ? { setting: named, wish: { [named]: found.choice.value } } : null;
}

/** The name in a menu's value of a saved preset, which may no longer exist; null for other options. */
export const savedPresetOf = (value: string): string | null =>
  value.startsWith(SAVED) ? value.slice(SAVED.length) : null;

/** Menus on the first page; the others are on the second. */
const ON_FIRST_PAGE = 4;
const pageOf = (setting: ServerSetting): number => (SERVER_SETTINGS.indexOf(setting) < ON_FIRST_PAGE ? 0 : 1);

/**
 * A menu for each setting, on pages. `changed`: the setting that was just saved; its page is the default `page`. `near`: a choice on the
 * page that a long menu shows, by default the present choice.
 */
export function serverPanel(
  state: ServerState,
  own: Language,
  words: Words,
  changed?: ServerSetting,
  page = changed === undefined ? 0 : pageOf(changed),
  near?: string,
): PanelContent {
  const { presets, settings } = state;
  const menu = (setting: ServerSetting) => {
    const choices = optionsOf(setting, presets).map(({ value, choice }) =>
      choiceOf(value, words.settings.choice(choice, { own, presets }), isChosen(choice, settings)),
    );
    const onPage = choicesNear(choices, near ?? choices.find(({ chosen }) => chosen)?.value, words);
    return select(ids.setting(setting), words.settings.menu(setting), onPage);
  };
  return {
    content: words.settings.server(state, own, changed),
    components: [
      ...SERVER_SETTINGS.filter((setting) => pageOf(setting) === page).map((setting) => row(menu(setting))),
      row(
        page === 0
          ? button(ids.settingsPage(1), words.buttons['more-settings'])
          : button(ids.settingsPage(0), words.buttons.back),
      ),
    ],
  };
}
