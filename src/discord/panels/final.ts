import { AttachmentBuilder, type MessageCreateOptions } from 'discord.js';
import type { ScoredEvent } from '../../engine/index.ts';
import { storyOf } from '../../game/story.ts';
import type { Bot } from '../bot.ts';
import { cut } from '../parts.ts';
import type { Words } from '../words/index.ts';
import { drawn, type Shown, turnAlt, turnScene } from './turn.ts';

/** The result: who has won, every seat's points by kind, the last board, and what is needed to check the game. */
export async function finalMessage(
  { table, game }: Shown,
  spoken: Words,
  bot: Pick<Bot, 'renderer' | 'log'>,
): Promise<MessageCreateOptions> {
  const words = spoken.on(table.options);
  const view = game.view(null);
  const people = table.members;
  const story = storyOf(game.record).flat();
  const scored = story.filter((event): event is ScoredEvent => event.type === 'scored');
  const ending = story.slice(
    Math.max(
      0,
      story.findIndex(({ type }) => type === 'final-scoring'),
    ),
  );
  const file = `carcassonne-${table.id}.json`;
  const { setup } = game.record;
  const head = [words.final.headline(view, people), words.final.table(view, people, scored)].join('\n');
  const seed = words.final.seed({ seed: setup.seed, commitment: table.commitment ?? '', file });
  const room = 2000 - head.length - seed.length - 10;
  const scoring = room > 200 ? words.final.scoring(ending, people, room) : '';
  const record = { record: game.record, commitment: table.commitment, players: people.map(({ name }) => name) };
  return {
    content: cut([head, scoring, seed].filter((part) => part !== '').join('\n\n'), 2000),
    files: [
      ...(await drawn(bot, bot.renderer.board(turnScene({ table, game })), turnAlt({ table, game }, words))),
      new AttachmentBuilder(Buffer.from(`${JSON.stringify(record, null, 1)}\n`), { name: file }),
    ],
    components: [],
  };
}
