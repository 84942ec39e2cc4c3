import type { Square } from '../../engine/index.ts';
import type { PersonalSettings } from '../../game/personal-settings.ts';
import type { Named } from './lobby-types.ts';
import type { Language } from './vocabulary.ts';

/** In the order in which they are shown. */
export const PERSONAL_SETTINGS = [
  'language',
  'zone',
  'quiet',
  'vacation',
  'pings',
  'confirm',
  'hints',
  'text',
  'colour',
  'letter',
] as const satisfies readonly (keyof PersonalSettings)[];
export type PersonalSetting = (typeof PERSONAL_SETTINGS)[number];

/** Chosen from a menu, switched by a button, and typed into a form. */
export const PERSONAL_MENUS = ['language', 'pings', 'colour'] as const satisfies readonly PersonalSetting[];
export type PersonalMenu = (typeof PERSONAL_MENUS)[number];
export const PERSONAL_SWITCHES = ['confirm', 'hints', 'text'] as const satisfies readonly PersonalSetting[];
export type PersonalSwitch = (typeof PERSONAL_SWITCHES)[number];
export const PERSONAL_FORMS = {
  times: ['zone', 'from', 'to'],
  vacation: ['first', 'last'],
  letter: ['letter'],
} as const;
export type PersonalForm = keyof typeof PERSONAL_FORMS;
export type PersonalField = (typeof PERSONAL_FORMS)[PersonalForm][number];

/** What the settings are told with. */
export interface PersonalAbout {
  /** The language of their Discord, or what we speak in its stead. */
  readonly own: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `/me`: Markdown, at most 2000 characters. */
export interface MeWords {
  /**
   * All settings as they are and what they mean; last, just above what can be pressed, what was saved just now, or a
   * sentence that says why nothing was.
   */
  panel(settings: PersonalSettings, about: PersonalAbout, came?: readonly PersonalSetting[] | string): string;
  /** One setting as it would be, plain: a name that says which it is, and what it means, at most 100 characters each. */
  choice(setting: PersonalSetting, settings: PersonalSettings, about: PersonalAbout): Named;
  /** Names of the settings that are not as at first, plain. */
  settled(settings: PersonalSettings, about: PersonalAbout): string[];
  /** Shown in a menu before anything is chosen; at most 150 characters. */
  menu(setting: PersonalMenu): string;
  /** On the button that switches it; `isOn`: as it is now. */
  switchLabel(setting: PersonalSwitch, isOn: boolean): string;
  openLabel(form: PersonalForm): string;
  /** At most 45 characters. */
  formTitle(form: PersonalForm): string;
  /** At most 45 and 100 characters. `day`: one as it can be typed. */
  field(field: PersonalField, day: string): Named;
  /** Before a turn counts. `what`: the label of what was pressed. */
  confirm(square: Square, what: string): string;
}
