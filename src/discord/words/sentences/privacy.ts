import type { Choices } from '../../../stats/index.ts';
import { escaped } from '../escape.ts';
import type { SpokenLanguage } from './language.ts';

/** The number of named channels; others are only counted. */
const MOST_CHANNELS = 8;

/** Where a person's name is: the channels of their open tables and of their games. */
export interface Traces {
  readonly lobbies: readonly string[];
  readonly games: readonly string[];
  /** The number of their finished games. */
  readonly finished: number;
  /** Whether their progress in learning the game is stored. */
  readonly learning: boolean;
  /** The number of running games that they watch. */
  readonly watching: number;
}

/** Answers of `/privacy`, for the user alone: Markdown, at most 2000 characters. */
export function privacyOf(language: SpokenLanguage) {
  const { say } = language;
  const where = (channels: readonly string[]): string => {
    const named = channels.slice(0, MOST_CHANNELS).map((id) => `<#${id}>`);
    const more = channels.length - named.length;
    return more > 0 ? `${named.join(', ')} ${language.andMore(more)}` : language.and(named);
  };
  const told = (key: `privacy-${'' | 'delete-'}${'playing' | 'sitting'}`, channels: readonly string[]): string[] =>
    channels.length === 0 ? [] : [say(key, { count: channels.length, where: where(channels) })];
  const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

  return {
    /** The reader's stored data. `settled`: names of settings that differ from the defaults; null if none are stored. */
    show: (
      { lobbies, games, finished, learning, watching }: Traces,
      { hidden, everywhere }: Choices,
      settled: readonly string[] | null = null,
    ) =>
      [
        say('privacy-title'),
        listed([
          say('privacy-names'),
          say('privacy-finished', { count: finished }),
          ...told('privacy-playing', games),
          ...told('privacy-sitting', lobbies),
          ...(learning ? [say('privacy-learning')] : []),
          ...(watching > 0 ? [say('privacy-watching', { count: watching })] : []),
          say('privacy-board', { hidden }),
          say('privacy-everywhere', { everywhere, hidden }),
          ...(settled ? [say('privacy-settings', { settings: language.and(settled.map(escaped)) || null })] : []),
        ]),
        say('privacy-nothing-else'),
      ].join('\n'),
    /** Above the file. `recordsLeftOut`: the number of oldest games without moves in it, as it would be too large. */
    exported: (recordsLeftOut: number) => say('privacy-exported', { 'left-out': recordsLeftOut }),
    /** After a choice: both present values. */
    chosen: ({ hidden, everywhere }: Choices) =>
      [say('privacy-board', { hidden }), say('privacy-everywhere', { everywhere, hidden })].join('\n'),
    /** Asks before the deletion, and tells its exact effect. */
    confirmDelete: ({ lobbies, games, finished, watching }: Traces) =>
      [
        say('privacy-delete'),
        listed([
          ...told('privacy-delete-playing', games),
          ...told('privacy-delete-sitting', lobbies),
          ...(watching > 0 ? [say('privacy-delete-watching')] : []),
          say('privacy-delete-finished', { count: finished, former: say('former-player') }),
          say('privacy-delete-ratings'),
          say('privacy-delete-messages'),
        ]),
        say('privacy-delete-end'),
      ].join('\n'),
    deleted: say('privacy-deleted'),
    /** The deletion goes on in the background. */
    underWay: say('privacy-under-way'),
  };
}
