import { compose, type Words } from './compose.ts';
import type { Speaker } from './speaker.ts';
import { SPEAKERS } from './speakers.ts';
import { spokenTo } from './spoken.ts';
import type { Language } from './vocabulary.ts';

export type { Words } from './compose.ts';
export { CARD_TEXT, cut, escaped, MESSAGE_TEXT, plain, unmarked } from './escape.ts';
export type { BoardAlt } from './sentences/alt.ts';
export type { AnalysisReader } from './sentences/analysis.ts';
export { BOARD_MENUS, type BoardAbout, type BoardMenu, type BoardReader } from './sentences/boards.ts';
export type { Bounds, DecisionAbout } from './sentences/decision.ts';
export { whenFinished } from './sentences/features.ts';
export type { OpenLobby, OwnGame } from './sentences/games.ts';
export type { HistoryOf } from './sentences/history.ts';
export { BOX_WINDOWS, type BoxWindow, type MapFacts, type TilesKind, tilesIn } from './sentences/lobby-facts.ts';
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
} from './sentences/me.ts';
export type { FigureChoice, FigureNamed } from './sentences/panel.ts';
export type { Traces } from './sentences/privacy.ts';
export type { ProfileAbout } from './sentences/profile.ts';
export type { ReplayStep } from './sentences/replay.ts';
export type { ReportHeading } from './sentences/report.ts';
export type { ServerAbout, ServerChoice } from './sentences/settings.ts';
export type { HeldAbout, UndoAbout } from './sentences/takeback.ts';
export type { TwinAbout } from './sentences/twin.ts';
export type { TwinSection } from './sentences/twin-map.ts';
export type { WatchedGame } from './sentences/watch.ts';
export { NOT_TRANSLATED, type WordTrouble } from './speaker.ts';
export { hearWordTroubles, withLanguage } from './speakers.ts';
export type { Trouble } from './trouble.ts';
export * from './vocabulary.ts';

/** All languages, by Discord's names: `de`, `pt-BR`. */
export const languages = (): Language[] => [...SPEAKERS.keys()];

const WORDS = new WeakMap<Speaker, Words>();

/** The words for a Discord locale (`de`, `en-US`); English if there is none or we do not speak it. */
export function wordsFor(locale: string | null | undefined): Words {
  const speaker = SPEAKERS.get(spokenTo(locale, [...SPEAKERS.keys()]))!;
  const words = WORDS.get(speaker) ?? compose(speaker);
  WORDS.set(speaker, words);
  return words;
}
