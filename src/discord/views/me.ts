import { COLOURS, DISCORDS_LANGUAGE, type PersonalSettings, PINGS } from '../../game/people/personal-settings.ts';
import { comingOff, dayOf } from '../../game/people/personal-times.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import {
  languages,
  PERSONAL_FORMS,
  PERSONAL_MENUS,
  PERSONAL_SWITCHES,
  type PersonalAbout,
  type PersonalField,
  type PersonalForm,
  type PersonalMenu,
  type PersonalSetting,
  type Trouble,
  type Words,
} from '../words/index.ts';
import { button, choiceOf, form, type ModalForm, row, select } from './buttons.ts';

/** In the menu of colours: any colour that is free. */
const ANY = 'any';

interface MeOption {
  readonly value: string;
  readonly wish: Partial<PersonalSettings>;
}

/** The options of a menu by their values. */
function optionsOf(setting: PersonalMenu): MeOption[] {
  switch (setting) {
    case 'language':
      return [DISCORDS_LANGUAGE, ...languages()].map((language) => ({ value: language, wish: { language } }));
    case 'pings':
      return PINGS.map((pings) => ({ value: pings, wish: { pings } }));
    case 'colour':
      return [null, ...COLOURS].map((colour) => ({ value: colour ?? ANY, wish: { colour } }));
  }
}

/** The change behind a menu's value or a switch; null if there is no such option any more. */
export function ownWishOf(
  { name, isOn }: { readonly name: string; readonly isOn: boolean | null },
  value: string,
): { readonly setting: PersonalSetting; readonly wish: Partial<PersonalSettings> } | null {
  const setting = PERSONAL_SWITCHES.find((one) => one === name);
  if (isOn !== null) return setting ? { setting, wish: { [setting]: isOn } } : null;
  const menu = PERSONAL_MENUS.find((one) => one === name);
  const option = menu && optionsOf(menu).find((one) => one.value === value);
  return option ? { setting: menu, wish: option.wish } : null;
}

/** The settings that were just saved, or the reason why none was. */
export type PersonalCame = readonly PersonalSetting[] | Trouble;

/** A person's settings, and everything that changes them. */
export function mePanel(
  settings: PersonalSettings,
  about: PersonalAbout,
  words: Words,
  came: PersonalCame = [],
): PanelContent {
  const menu = (setting: PersonalMenu) =>
    select(
      ids.ownMenu(setting),
      words.me.menu(setting),
      optionsOf(setting).map(({ value, wish }) => {
        const name = words.me.choice(setting, { ...settings, ...wish }, about);
        return choiceOf(value, name, wish[setting] === settings[setting]);
      }),
    );
  const switches = PERSONAL_SWITCHES.map((setting) =>
    button(ids.ownSwitch(setting, !settings[setting]), words.me.switchLabel(setting, settings[setting])),
  );
  const forms = (Object.keys(PERSONAL_FORMS) as PersonalForm[]).map((which) =>
    button(ids.ownForm(which), words.me.openLabel(which), 'main'),
  );
  return {
    content: words.me.panel(settings, about, 'code' in came ? words.refusal(came) : came),
    components: [...PERSONAL_MENUS.map((setting) => row(menu(setting))), row(...switches), row(...forms)],
  };
}

/** The modal, filled with the present settings. */
export function meForm(which: PersonalForm, settings: PersonalSettings, now: number, words: Words): ModalForm {
  const { zone, quiet, vacation, letter } = settings;
  const today = dayOf(settings, now);
  const off = comingOff(vacation, today);
  const filled: Readonly<Record<PersonalField, string>> = {
    ...{ zone: zone ?? '', from: String(quiet?.from ?? ''), to: String(quiet?.to ?? '') },
    ...{ first: off?.from ?? '', last: off?.to ?? '', letter: letter ?? '' },
  };
  const fields = PERSONAL_FORMS[which].map((field) => {
    const { name, about } = words.me.field(field, today);
    return { id: field, label: name, about, value: filled[field] };
  });
  return form(ids.ownForm(which), words.me.formTitle(which), fields);
}
