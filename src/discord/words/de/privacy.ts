import type { PrivacyPhrases } from '../privacy-phrases.ts';

const ofGames = (count: number): string => (count === 1 ? '1 laufendes Spiel' : `${count} laufende Spiele`);
const tables = (count: number): string => (count === 1 ? '1 offenen Tisch' : `${count} offene Tische`);

export const privacy: PrivacyPhrases = {
  title: '## Was über dich gespeichert ist',
  names:
    '**Deine Nutzer-ID und dein Name**, wie er angezeigt wurde, als du dich gesetzt hast, bei jedem deiner Tische und Spiele.',
  finished: (count) =>
    count === 0
      ? '**Keine beendeten Spiele**, also auch keine Spielstärke.'
      : `**${count === 1 ? '1 beendetes Spiel' : `${count} beendete Spiele`}**: Aufbau, Züge, Punkte; und die Spielstärken und Bestmarken, die sich daraus ergeben.`,
  playing: (count, where) => `**${ofGames(count)}**: ${where}.`,
  sitting: (count, where) =>
    `Ein Platz an **${count === 1 ? 'einem offenen Tisch' : `${count} offenen Tischen`}**: ${where}.`,
  board: (hidden) =>
    hidden
      ? '**Verborgen**: Du stehst auf keiner Bestenliste, und niemand sonst sieht dein Profil. `/privacy hide` ändert das.'
      : '**Sichtbar** auf den Bestenlisten der Server, auf denen du spielst, und andere können dein Profil sehen. `/privacy hide` ändert das.',
  everywhere: (everywhere, hidden) => {
    const counted = hidden ? 'zählen, aber verborgen,' : 'zählen';
    return everywhere
      ? `Deine Spiele **${counted}** auf den serverübergreifenden Bestenlisten. \`/privacy everywhere\` ändert das.`
      : 'Deine Spiele zählen auf den serverübergreifenden Bestenlisten **nicht**. `/privacy everywhere` ändert das.';
  },
  nothingElse: `Sonst nichts: keine Nachrichten von dir, nichts weiter über dein Konto. Es liegt im Speicher derer, die diesen Bot betreiben. Wer mit dir am Tisch sitzt oder Bestenlisten, Profile und frühere Spiele ansieht, sieht Namen, Spiele und Spielstärken.
\`/privacy export\` gibt dir alles als Datei. \`/privacy delete\` löscht es. Alles dazu steht in \`PRIVACY.md\` beim Quelltext des Bots.`,
  exported: (recordsLeftOut) => {
    const file =
      'Alles, was über dich gespeichert ist, als Datei. Spiele, die noch laufen, stehen ohne ihre Züge darin, bis sie vorbei sind.';
    if (recordsLeftOut === 0) return file;
    return `${file} Sie wäre größer als 8 MiB, deshalb ${recordsLeftOut === 1 ? 'steht das älteste Spiel' : `stehen die ${recordsLeftOut} ältesten Spiele`} ohne Züge darin.`;
  },
  delete: {
    title: '### Alles löschen, was über dich gespeichert ist?',
    resign: (count, where) =>
      `Du **gibst ${ofGames(count)} auf** (${where}). Deine Meeples bleiben und werden gewertet; ein Spiel zu zweit endet damit, und die andere Person gewinnt.`,
    leave: (count, where) => `Du verlässt ${tables(count)} (${where}).`,
    finished: (count, former) =>
      count === 0
        ? `Wo dein Name steht, steht dann „${former}“.`
        : `${count === 1 ? 'Dein beendetes Spiel bleibt' : `Deine ${count} beendeten Spiele bleiben`} für die anderen sichtbar, ohne deine ID und deinen Namen: Dort steht innerhalb einer Minute „${former}“.`,
    ratings: 'Deine Spielstärken, Bestmarken und Einstellungen werden gelöscht. Die der anderen bleiben, wie sie sind.',
    messages:
      'Nachrichten, die schon in Kanälen stehen, bleiben, mit deinem Namen in Text und Bild: Sie liegen bei Discord, und wer den Server verwaltet, kann sie löschen.',
    end: 'Das lässt sich nicht rückgängig machen. `/privacy export` gibt dir vorher eine Datei. Setzt du dich später wieder an einen Tisch, fängst du neu an.',
    done: 'Erledigt: Deine ID und dein Name stehen nirgends mehr, und deine Spielstärken, Bestmarken und Einstellungen sind gelöscht. Sicherungskopien derer, die diesen Bot betreiben, können sie noch enthalten, bis auch die gelöscht sind.',
    underWay:
      'Noch nicht ganz fertig: Es ist vermerkt, dass deine Daten gelöscht werden, und das geschieht von selbst, auch nach einem Neustart des Bots. `/privacy show` sagt dir, ob noch etwas übrig ist.',
  },
};
