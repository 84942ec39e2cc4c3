import { isDeepStrictEqual } from 'node:util';
import type { Square } from '../../../engine/index.ts';
import {
  DEFAULT_PERSONAL_SETTINGS,
  DISCORDS_LANGUAGE,
  type PersonalSettings,
} from '../../../game/people/personal-settings.ts';
import { comingOff, dayOf, MOST_DAYS_OFF } from '../../../game/people/personal-times.ts';
import { cut, MESSAGE_TEXT, unmarked } from '../escape.ts';
import { SPEAKERS } from '../speakers.ts';
import type { NamedMap } from '../vocabulary.ts';
import type { SpokenLanguage } from './language.ts';

/** Discord's limits for a menu's choice, and for a modal's title and label. */
const CHOICE = 100;
const TITLE = 45;

/** In the order of the panel. */
export const PERSONAL_SETTINGS = [
  'language',
  'zone',
  'quiet',
  'vacation',
  'pings',
  'invitations',
  'confirm',
  'hints',
  'text',
  'colour',
  'letter',
] as const satisfies readonly (keyof PersonalSettings)[];

export type PersonalSetting = (typeof PERSONAL_SETTINGS)[number];

/** Settings in menus, on buttons, and in modals. */
export const PERSONAL_MENUS = ['language', 'pings', 'colour'] as const satisfies readonly PersonalSetting[];

export type PersonalMenu = (typeof PERSONAL_MENUS)[number];

export const PERSONAL_SWITCHES = [
  'invitations',
  'confirm',
  'hints',
  'text',
] as const satisfies readonly PersonalSetting[];

export type PersonalSwitch = (typeof PERSONAL_SWITCHES)[number];

export const PERSONAL_FORMS = {
  times: ['zone', 'from', 'to'],
  vacation: ['first', 'last'],
  letter: ['letter'],
} as const;

export type PersonalForm = keyof typeof PERSONAL_FORMS;

export type PersonalField = (typeof PERSONAL_FORMS)[PersonalForm][number];

export interface PersonalAbout {
  /** The language of the user's Discord, or ours in its place. */
  readonly own: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `/me`: Markdown, at most 2000 characters. */
export function meOf(language: SpokenLanguage) {
  const { say, tag } = language;
  const languageNames = new Intl.DisplayNames(tag, { type: 'language' });
  const languageName = (code: string): string => languageNames.of(code) ?? code;
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const most = MOST_DAYS_OFF;

  const plainly = (
    key:
      | `me-${'zone' | 'quiet'}-none`
      | `me-pings-${PersonalSettings['pings']}`
      | `me-${PersonalSwitch}-${'on' | 'off'}`
      | `me-${'colour' | 'letter'}-any`,
  ): NamedMap => ({ name: say(key), about: say(`${key}.about`) });

  function languageAs(code: string, { own }: PersonalAbout): NamedMap {
    const discords = { own: languageName(own) };
    if (code === DISCORDS_LANGUAGE)
      return { name: say('me-language-discord'), about: say('me-language-discord.about', discords) };
    const given = { language: languageName(code) };
    const isSpoken = SPEAKERS.has(code);
    return {
      name: say('me-language', given),
      about: isSpoken ? say('me-language.about', given) : say('me-language.gone', discords),
    };
  }

  function vacationAs({ zone, vacation }: PersonalSettings, { now }: PersonalAbout): NamedMap {
    const span = comingOff(vacation, dayOf({ zone }, now));
    if (span === null) return { name: say('me-vacation-none'), about: say('me-vacation-none.about', { most }) };
    const [from, to] = [span.from, span.to].map((day) => days.format(Date.parse(day))) as [string, string];
    return { name: say('me-vacation', { from, to }), about: say('me-vacation.about') };
  }

  function named(setting: PersonalSetting, settings: PersonalSettings, about: PersonalAbout): NamedMap {
    const { zone, quiet, pings, colour, letter } = settings;
    switch (setting) {
      case 'language':
        return languageAs(settings.language, about);
      case 'zone': {
        if (zone === null) return plainly('me-zone-none');
        const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: zone }).format(about.now);
        return { name: say('me-zone', { zone }), about: say('me-zone.about', { time }) };
      }
      case 'quiet':
        if (quiet === null) return plainly('me-quiet-none');
        return { name: say('me-quiet', { ...quiet }), about: say('me-quiet.about') };
      case 'vacation':
        return vacationAs(settings, about);
      case 'pings':
        return plainly(`me-pings-${pings}`);
      case 'invitations':
      case 'confirm':
      case 'hints':
      case 'text':
        return plainly(`me-${setting}-${settings[setting] ? 'on' : 'off'}`);
      case 'colour':
        if (colour === null) return plainly('me-colour-any');
        return { name: say('me-colour', { colour: say(`colour-${colour}`) }), about: say('me-colour.about') };
      case 'letter':
        if (letter === null) return plainly('me-letter-any');
        return { name: say('me-letter', { letter }), about: say('me-letter.about') };
    }
  }
  const choice = (setting: PersonalSetting, settings: PersonalSettings, about: PersonalAbout): NamedMap => {
    const one = named(setting, settings, about);
    return { name: cut(one.name, CHOICE), about: cut(one.about, CHOICE) };
  };

  return {
    /** All settings with their meanings. The last line, above the buttons, names the settings just saved, or says why none was. */
    panel(settings: PersonalSettings, about: PersonalAbout, came: readonly PersonalSetting[] | string = []) {
      const name = (setting: PersonalSetting): string => unmarked(choice(setting, settings, about).name);
      const lines = PERSONAL_SETTINGS.map((setting) => {
        // The meaning is our own text, and can name a button in bold.
        return `- ${say('me-line', { name: name(setting), about: choice(setting, settings, about).about })}`;
      });
      const saved = (settled: readonly PersonalSetting[]): string =>
        settled.map((setting) => say('me-saved', { name: name(setting) })).join(' ') || say('me-hint');
      const last = typeof came === 'string' ? came : saved(came);
      return cut([say('me-title'), ...lines, '', last].join('\n'), MESSAGE_TEXT);
    },
    /** A setting with this value, plain: its name and meaning, at most 100 characters each. */
    choice,
    /** Names of the settings that differ from the defaults, plain. */
    settled: (settings: PersonalSettings, about: PersonalAbout): string[] => {
      const isSettled = (setting: PersonalSetting): boolean =>
        !isDeepStrictEqual(settings[setting], DEFAULT_PERSONAL_SETTINGS[setting]);
      return PERSONAL_SETTINGS.filter(isSettled).map((setting) => choice(setting, settings, about).name);
    },
    /** Shown in a menu before a choice; at most 150 characters. */
    menu: (setting: PersonalMenu) => say(`me-menu-${setting}`),
    /** On the button that switches it; `on`: its present state. */
    switchLabel: (setting: PersonalSwitch, on: boolean) => cut(say(`me-switch-${setting}`, { on }), 38),
    openLabel: (form: PersonalForm) => cut(say(`me-open-${form}`), 38),
    /** At most 45 characters. */
    formTitle: (form: PersonalForm) => cut(say(`me-form-${form}`), TITLE),
    /** At most 45 and 100 characters. `day`: an example of a day. */
    field(field: PersonalField, day: string): NamedMap {
      const about = (): string => {
        if (field === 'first') return say('me-field-first.about', { day });
        if (field === 'last') return say('me-field-last.about', { day, most });
        return say(`me-field-${field}.about`);
      };
      return { name: cut(say(`me-field-${field}`), TITLE), about: cut(about(), CHOICE) };
    },
    /** Before a turn counts. `what`: the label of the pressed button. */
    confirm: (square: Square, what: string) =>
      say('me-confirm', { square: `**${language.square(square)}**`, what: `**${unmarked(what)}**` }),
  };
}
