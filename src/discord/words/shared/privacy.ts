import { escaped } from '../escape.ts';
import type { PrivacyWords } from '../privacy-types.ts';
import type { Language } from './language.ts';

/** So many channels are named; of the others it is told how many. */
const MOST_CHANNELS = 8;

export function privacyOf(language: Language): PrivacyWords {
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
    show: ({ lobbies, games, finished, learning, watching }, { hidden, everywhere }, settled = null) =>
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
    exported: (recordsLeftOut) => say('privacy-exported', { 'left-out': recordsLeftOut }),
    chosen: ({ hidden, everywhere }) =>
      [say('privacy-board', { hidden }), say('privacy-everywhere', { everywhere, hidden })].join('\n'),
    confirmDelete: ({ lobbies, games, finished, watching }) =>
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
    underWay: say('privacy-under-way'),
  };
}
