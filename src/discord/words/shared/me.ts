import { isDeepStrictEqual } from 'node:util';
import { comingOff, dayOf, MOST_DAYS_OFF } from '../../../game/own-time.ts';
import {
  DEFAULT_PERSONAL_SETTINGS,
  DISCORDS_LANGUAGE,
  type PersonalSettings,
} from '../../../game/personal-settings.ts';
import { cut, MESSAGE_TEXT, unmarked } from '../escape.ts';
import { type MeWords, PERSONAL_SETTINGS, type PersonalAbout, type PersonalSetting } from '../me-types.ts';
import { SPEAKERS } from '../speakers.ts';
import type { Named } from '../types.ts';
import type { Language } from './language.ts';

/** What a menu shows of a choice, and what a form shows of a title and a label. */
const CHOICE = 100;
const TITLE = 45;

export function meOf(language: Language): MeWords {
  const { say, tag } = language;
  const languageNames = new Intl.DisplayNames(tag, { type: 'language' });
  const languageName = (code: string): string => languageNames.of(code) ?? code;
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const most = MOST_DAYS_OFF;

  const plainly = (
    key:
      | `me-${'zone' | 'quiet'}-none`
      | `me-pings-${PersonalSettings['pings']}`
      | `me-${'confirm' | 'hints' | 'text'}-${'on' | 'off'}`
      | `me-${'colour' | 'letter'}-any`,
  ): Named => ({ name: say(key), about: say(`${key}.about`) });

  function languageAs(code: string, { own }: PersonalAbout): Named {
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

  function vacationAs({ zone, vacation }: PersonalSettings, { now }: PersonalAbout): Named {
    const span = comingOff(vacation, dayOf({ zone }, now));
    if (span === null) return { name: say('me-vacation-none'), about: say('me-vacation-none.about', { most }) };
    const [from, to] = [span.from, span.to].map((day) => days.format(Date.parse(day))) as [string, string];
    return { name: say('me-vacation', { from, to }), about: say('me-vacation.about') };
  }

  function named(setting: PersonalSetting, settings: PersonalSettings, about: PersonalAbout): Named {
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
  const choice: MeWords['choice'] = (setting, settings, about) => {
    const one = named(setting, settings, about);
    return { name: cut(one.name, CHOICE), about: cut(one.about, CHOICE) };
  };

  return {
    panel(settings, about, came = []) {
      const name = (setting: PersonalSetting): string => unmarked(choice(setting, settings, about).name);
      const lines = PERSONAL_SETTINGS.map((setting) => {
        // What it means is our own, and may name a button in asterisks.
        return `- ${say('me-line', { name: name(setting), about: choice(setting, settings, about).about })}`;
      });
      const saved = (settled: readonly PersonalSetting[]): string =>
        settled.map((setting) => say('me-saved', { name: name(setting) })).join(' ') || say('me-hint');
      const last = typeof came === 'string' ? came : saved(came);
      return cut([say('me-title'), ...lines, '', last].join('\n'), MESSAGE_TEXT);
    },
    choice,
    settled: (settings, about) => {
      const isSettled = (setting: PersonalSetting): boolean =>
        !isDeepStrictEqual(settings[setting], DEFAULT_PERSONAL_SETTINGS[setting]);
      return PERSONAL_SETTINGS.filter(isSettled).map((setting) => choice(setting, settings, about).name);
    },
    menu: (setting) => say(`me-menu-${setting}`),
    switchLabel: (setting, on) => cut(say(`me-switch-${setting}`, { on }), 38),
    openLabel: (form) => cut(say(`me-open-${form}`), 38),
    formTitle: (form) => cut(say(`me-form-${form}`), TITLE),
    field(field, day) {
      const about = (): string => {
        if (field === 'first') return say('me-field-first.about', { day });
        if (field === 'last') return say('me-field-last.about', { day, most });
        return say(`me-field-${field}.about`);
      };
      return { name: cut(say(`me-field-${field}`), TITLE), about: cut(about(), CHOICE) };
    },
    confirm: (square, what) =>
      say('me-confirm', { square: `**${language.square(square)}**`, what: `**${unmarked(what)}**` }),
  };
}
