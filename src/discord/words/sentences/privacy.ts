import type { Choices } from '../../../stats/index.ts';
import { escaped } from '../escape.ts';
import type { SpokenLanguage } from './language.ts';

/** So many channels are named; of the others it is told how many. */
const MOST_CHANNELS = 8;

/** Where somebody's name stands. Channels in which they sit at an open table, and in which they play. */
export interface Traces {
  readonly lobbies: readonly string[];
  readonly games: readonly string[];
  /** How many games of theirs are over. */
  readonly finished: number;
  /** Whether it is kept how far they are with learning the game. */
  readonly learning: boolean;
  /** How many games that go on they watch. */
  readonly watching: number;
}

/** Answers of `/privacy`, to whoever asks alone: Markdown, at most 2000 characters. */
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
    /** What is stored of the reader. `settled`: names of their own settings that are not as at first; null where none are stored. */
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
    /** Above the file. `recordsLeftOut`: so many of the oldest games stand in it without their moves, for want of room. */
    exported: (recordsLeftOut: number) => say('privacy-exported', { 'left-out': recordsLeftOut }),
    /** After a choice: both as they are now. */
    chosen: ({ hidden, everywhere }: Choices) =>
      [say('privacy-board', { hidden }), say('privacy-everywhere', { everywhere, hidden })].join('\n'),
    /** Asks once more, and says exactly what will happen. */
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
    /** Not all of it is done yet; it goes on by itself. */
    underWay: say('privacy-under-way'),
  };
}
