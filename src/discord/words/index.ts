import { compose, type Words } from './compose.ts';
import type { Speaker } from './speaker.ts';
import { SPEAKERS } from './speakers.ts';
import { spokenTo } from './spoken.ts';
import type { Language } from './vocabulary.ts';

export type { Words } from './compose.ts';
export { CARD_TEXT, cut, escaped, MESSAGE_TEXT, plain, unmarked } from './escape.ts';
export type { BoardAlt } from './shared/alt.ts';
export type { Reader } from './shared/analysis.ts';
export { BOARD_MENUS, type BoardAbout, type BoardMenu, type BoardReader } from './shared/boards.ts';
export type { DecisionAbout } from './shared/decision.ts';
export { whenFinished } from './shared/features.ts';
export type { OpenLobby, OwnGame } from './shared/games.ts';
export type { HistoryOf } from './shared/history.ts';
export { BOX_WINDOWS, type BoxWindow, type MapFacts, type TilesKind, tilesIn } from './shared/lobby-facts.ts';
export {
  PERSONAL_FORMS,
  PERSONAL_MENUS,
  PERSONAL_SETTINGS,
  PERSONAL_SWITCHES,
  type PersonalAbout,
  type PersonalField,
  type PersonalForm,
  type PersonalMenu,
  type PersonalSetting,
  type PersonalSwitch,
} from './shared/me.ts';
export type { FigureChoice, FigureNamed } from './shared/panel.ts';
export type { Traces } from './shared/privacy.ts';
export type { ProfileAbout } from './shared/profile.ts';
export type { Step } from './shared/replay.ts';
export type { ReportHeading } from './shared/report.ts';
export type { ServerAbout, ServerChoice } from './shared/settings.ts';
export type { HeldAbout, UndoAbout } from './shared/takeback.ts';
export type { TwinAbout } from './shared/twin.ts';
export type { TwinSection } from './shared/twin-map.ts';
export type { WatchedGame } from './shared/watch.ts';
export { NOT_TRANSLATED, type WordTrouble } from './speaker.ts';
export { hearWordTroubles, withLanguage } from './speakers.ts';
export type { Trouble } from './trouble.ts';
export * from './vocabulary.ts';

/** All that are spoken, by Discord's names of them: `de`, `pt-BR`. */
export const languages = (): Language[] => [...SPEAKERS.keys()];

const WORDS = new WeakMap<Speaker, Words>();

/** By Discord's name of a locale (`de`, `en-US`); English for all that we do not speak, and for none. */
export function wordsFor(locale: string | null | undefined): Words {
  const speaker = SPEAKERS.get(spokenTo(locale, [...SPEAKERS.keys()]))!;
  const words = WORDS.get(speaker) ?? compose(speaker);
  WORDS.set(speaker, words);
  return words;
}
