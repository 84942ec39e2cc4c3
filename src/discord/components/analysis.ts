import { endedGameOf } from '../flows/ended-game.ts';
import type { Component } from '../handlers.ts';
import { listIn } from '../interaction/ids.ts';
import { publicWords } from '../interaction/language.ts';
import { postForAll, showPanel, tellRefusal } from '../interaction/reply.ts';
import { analysisPanel, sharedAnalysis } from '../views/analysis.ts';
import { replayed } from '../views/report.ts';
import { component } from './component.ts';

/** The computer's analysis of a game. The first reader waits for it. */
const analysis = component('analysis', endedGameOf, async ({ interaction, words, id }, game, bot) => {
  const replay = replayed(game);
  if (replay === null) return tellRefusal(interaction, words, { code: 'no-replay' });
  let found = await bot.analyses.kept(game.table);
  if (found === null) {
    await showPanel(interaction, { content: words.analysis.working(bot.analyses.lasts(game.record)) });
    found = await bot.analyses.of(game.table, game.record);
  }
  if (found === null) return void (await showPanel(interaction, { content: words.analysis.failed }));
  const seat = game.seats.findIndex(({ player }) => player === interaction.user.id);
  const about = { replay, seat: seat < 0 ? null : seat, list: listIn(id) };
  await showPanel(interaction, await analysisPanel(game, found, about, words, bot));
});

const showAnalysis = component('show-analysis', endedGameOf, async (press, game, bot) => {
  const found = await bot.analyses.of(game.table, game.record);
  if (found === null) return showPanel(press.interaction, { content: press.words.analysis.failed });
  const words = await publicWords(bot, press.interaction.guildId);
  await postForAll(press, sharedAnalysis(game, found, words), bot);
});

export const analysisComponents: readonly Component[] = [analysis, showAnalysis];
