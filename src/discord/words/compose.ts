import { cut } from './escape.ts';
import { altOf } from './sentences/alt.ts';
import { analysisOf } from './sentences/analysis.ts';
import { boardsOf } from './sentences/boards.ts';
import { decisionOf } from './sentences/decision.ts';
import { finalOf } from './sentences/final.ts';
import { gamesOf } from './sentences/games.ts';
import { handOf } from './sentences/hand.ts';
import { hintOf } from './sentences/hint.ts';
import { historyOf } from './sentences/history.ts';
import { languageOf, type SpokenLanguage } from './sentences/language.ts';
import { learnOf } from './sentences/learn.ts';
import { listsOf } from './sentences/lists.ts';
import { lobbyOf } from './sentences/lobby.ts';
import { logOf } from './sentences/log.ts';
import { meOf } from './sentences/me.ts';
import { panelOf } from './sentences/panel.ts';
import { privacyOf } from './sentences/privacy.ts';
import { profileOf } from './sentences/profile.ts';
import { puzzleOf } from './sentences/puzzle.ts';
import { refusalOf } from './sentences/refusal.ts';
import { replayOf } from './sentences/replay.ts';
import { reportOf } from './sentences/report.ts';
import { settingsOf } from './sentences/settings.ts';
import { takeBackOf } from './sentences/takeback.ts';
import { thingsOf } from './sentences/things.ts';
import { timeOf } from './sentences/time.ts';
import { topicOf } from './sentences/topic.ts';
import { turnOf } from './sentences/turn.ts';
import { twinOf } from './sentences/twin.ts';
import { watchOf } from './sentences/watch.ts';
import { whyOf } from './sentences/why.ts';
import type { Speaker } from './speaker.ts';
import { BUTTONS, type Button, type Topic } from './vocabulary.ts';

/**
 * All words of the bot in one language. Names of people come as typed: Markdown texts escape them, plain texts (button labels, alt text) do
 * not. No text is longer than the limit that its group states.
 */
export interface Words extends Readonly<ReturnType<typeof groupsOf>> {
  /**
   * The same words with square names for these options. A map counts from A1 in the north-west, another table from the start tile. Use
   * `words.on(table.options)` for every text with square names.
   */
  on(options: { readonly map: string | null }): Words;
}

/** A language's messages with what all languages share: order, limits, escaping, sums. */
export function compose(speaker: Speaker): Words {
  const on = ({ map }: { readonly map: string | null }): Words => (map === null ? onTable : onMap);
  const onTable = { ...groupsOf(languageOf(speaker)), on };
  const onMap = { ...groupsOf(languageOf(speaker, { x: 0, y: 0 })), on };
  return onTable;
}

function groupsOf(language: SpokenLanguage) {
  const { say } = language;
  const things = thingsOf(language);
  const log = logOf(language, things);
  return {
    language: language.language,
    /** One sentence for the presser: the problem, and a way on. Markdown, at most 1000 characters. */
    refusal: refusalOf(language, things),
    things,
    log,
    turn: turnOf(language, things),
    final: finalOf(language, things),
    report: reportOf(language, things),
    history: historyOf(language),
    games: gamesOf(language),
    watch: watchOf(language),
    replay: replayOf(language, things),
    lobby: lobbyOf(language),
    settings: settingsOf(language),
    time: timeOf(language),
    takeBack: takeBackOf(language, log),
    me: meOf(language),
    puzzle: puzzleOf(language, things),
    learn: learnOf(language, things),
    why: whyOf(language, things),
    privacy: privacyOf(language),
    panel: panelOf(language, things),
    decision: decisionOf(language, things),
    hand: handOf(language),
    analysis: analysisOf(language, things),
    hint: hintOf(language, things),
    lists: listsOf(language, things),
    boards: boardsOf(language, things),
    profile: profileOf(language, things),
    alt: altOf(language, things),
    twin: twinOf(language, things, log),
    /** Labels of at most 38 characters: phones show them uncut. */
    buttons: Object.fromEntries(BUTTONS.map((button) => [button, cut(say(`button-${button}`), 38)])) as Readonly<
      Record<Button, string>
    >,
    topic: topicOf(language),
    /** The description of a topic's example picture: plain, at most 1024 characters; '' without one. */
    example: (topic: Topic) => cut(language.sayIfAny(`example-${topic}`, {}) ?? '', 1024),
    /** Answer of `/help`: Markdown, at most 2000 characters. */
    help: cut(say('help'), 2000),
  };
}
