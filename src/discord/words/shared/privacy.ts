import type { PrivacyWords } from '../privacy-types.ts';
import type { Language } from './language.ts';

/** So many channels are named; of the others it is told how many. */
const MOST_CHANNELS = 8;

export function privacyOf(language: Language): PrivacyWords {
  const { privacy, things } = language.phrases;
  const where = (channels: readonly string[]): string => {
    const named = channels.slice(0, MOST_CHANNELS).map((id) => `<#${id}>`);
    const more = channels.length - named.length;
    return more > 0 ? `${named.join(', ')} ${language.andMore(more)}` : language.and(named);
  };
  const told = (channels: readonly string[], say: (count: number, where: string) => string): string[] =>
    channels.length === 0 ? [] : [say(channels.length, where(channels))];
  const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

  return {
    show: ({ lobbies, games, finished }, { hidden, everywhere }) =>
      [
        privacy.title,
        listed([
          privacy.names,
          privacy.finished(finished),
          ...told(games, privacy.playing),
          ...told(lobbies, privacy.sitting),
          privacy.board(hidden),
          privacy.everywhere(everywhere, hidden),
        ]),
        privacy.nothingElse,
      ].join('\n'),
    exported: privacy.exported,
    chosen: ({ hidden, everywhere }) => [privacy.board(hidden), privacy.everywhere(everywhere, hidden)].join('\n'),
    confirmDelete: ({ lobbies, games, finished }) =>
      [
        privacy.delete.title,
        listed([
          ...told(games, privacy.delete.resign),
          ...told(lobbies, privacy.delete.leave),
          privacy.delete.finished(finished, things.formerPlayer),
          privacy.delete.ratings,
          privacy.delete.messages,
        ]),
        privacy.delete.end,
      ].join('\n'),
    deleted: privacy.delete.done,
    underWay: privacy.delete.underWay,
  };
}
