import { LetterSchema, type PersonalSettings } from '../../game/people/personal-settings.ts';
import { DaySchema, dayAfter, dayOf, SpanSchema, withVacation, zoneNamed } from '../../game/people/personal-times.ts';
import type { Bot } from '../bot.ts';
import { showMe } from '../flows/panels.ts';
import type { Component, Filled, FormComponent } from '../handlers.ts';
import { ownSettingIn, settingIn } from '../interaction/ids.ts';
import { tellRefusal } from '../interaction/reply.ts';
import { meForm, ownWishOf } from '../views/me.ts';
import { PERSONAL_FORMS, type PersonalForm, type PersonalSetting, type Trouble } from '../words/index.ts';

/** A menu or switch of `/me`, saved at once. An old panel changes only this setting, and shows the present values of all. */
const own: Component = {
  verb: 'me',
  answer: 'private',
  async run({ interaction, id, words, value }, bot) {
    const chosen = ownWishOf(ownSettingIn(id), value);
    if (!chosen) return tellRefusal(interaction, words, { code: 'unknown-component' });
    await bot.people.change(interaction.user.id, chosen.wish);
    await showMe(interaction, bot, [chosen.setting]);
  },
};

const formNamed = (name: string): PersonalForm | null =>
  Object.hasOwn(PERSONAL_FORMS, name) ? (name as PersonalForm) : null;

/** The modals of `/me`: time zone and quiet hours, days off, the letter. */
const typed: FormComponent = {
  verb: 'me-form',

  open({ id, words, settings }, { clock }) {
    const form = formNamed(settingIn(id));
    return form && meForm(form, settings, clock.now(), words);
  },

  async run(filled, bot) {
    const { interaction, id, words } = filled;
    const form = formNamed(settingIn(id));
    if (!form) return tellRefusal(interaction, words, { code: 'unknown-component' });
    await showMe(interaction, bot, (await TAKEN[form](filled, bot)) ?? SETTINGS[form]);
  },
};

const SETTINGS: Readonly<Record<PersonalForm, readonly PersonalSetting[]>> = {
  times: ['zone', 'quiet'],
  vacation: ['vacation'],
  letter: ['letter'],
};

/** Saves the typed values, or gives the error. */
const TAKEN: Readonly<Record<PersonalForm, (filled: Filled, bot: Bot) => Promise<Trouble | null>>> = {
  async times({ interaction, typed }, { people }) {
    const zone = typed('zone') === '' ? null : zoneNamed(typed('zone'));
    if (zone === null && typed('zone') !== '') return { code: 'unknown-zone', typed: typed('zone') };
    const quiet = quietIn(typed('from'), typed('to'));
    if (quiet === undefined || (quiet !== null && zone === null)) return { code: 'quiet-hours' };
    await people.change(interaction.user.id, { zone, quiet });
    return null;
  },

  async vacation({ interaction, typed }, { people, clock }) {
    const now = clock.now();
    let why: Trouble | null = null;
    await people.change(interaction.user.id, (settings) => {
      const taken = vacationIn(settings, typed('first'), typed('last'), now);
      why = 'code' in taken ? taken : null;
      return 'code' in taken ? null : taken;
    });
    return why;
  },

  async letter({ interaction, typed }, { people }) {
    const letter = typed('letter') === '' ? null : typed('letter').toUpperCase();
    if (letter !== null && !LetterSchema.safeParse(letter).success) {
      return { code: 'not-a-letter', typed: typed('letter') };
    }
    await people.change(interaction.user.id, { letter });
    return null;
  },
};

/** `22`, `22:00`, `7 h`; undefined for anything else. */
function hourIn(text: string): number | undefined {
  const [, hour] = /^(\d{1,2})(?:[:.]00)?\s*(?:h|uhr)?$/i.exec(text) ?? [];
  return hour !== undefined && Number(hour) < 24 ? Number(hour) : undefined;
}

/** Null if both are empty, undefined if they are no valid hours. */
function quietIn(typedFrom: string, typedTo: string): PersonalSettings['quiet'] | undefined {
  if (typedFrom === '' && typedTo === '') return null;
  const [from, to] = [hourIn(typedFrom), hourIn(typedTo)];
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

/** `2026-12-24`, also as `24.12.2026`; null if there is no such day. */
function dayIn(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(text) ?? [];
  const read = DaySchema.safeParse(year === '' ? text : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'));
  return read.success ? read.data : null;
}

function vacationIn(
  settings: PersonalSettings,
  first: string,
  last: string,
  now: number,
): Pick<PersonalSettings, 'vacation'> | Trouble {
  const today = dayOf(settings, now);
  if (first === '' && last === '') return withVacation(settings.vacation, null, today);
  const wished = SpanSchema.safeParse({ from: dayIn(first), to: dayIn(last) });
  if (!wished.success) return { code: 'days-off', from: dayAfter(today, 7), to: dayAfter(today, 14) };
  return withVacation(settings.vacation, wished.data, today);
}

export const meComponents: readonly Component[] = [own];
export const meForms: readonly FormComponent[] = [typed];
