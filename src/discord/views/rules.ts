import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import type { Topic, Words } from '../words/index.ts';
import { drawn } from './drawing.ts';

/** An answer of `/rules`, with a picture of an example where its topic has one. */
export async function topicPanel(
  topic: Topic,
  words: Words,
  bot: Pick<Services, 'examples' | 'log'>,
): Promise<PanelContent> {
  const { title, text } = words.topic(topic);
  const picture = bot.examples.of(topic);
  return {
    content: `### ${title}\n${text}`,
    ...(picture && { files: await drawn(bot, picture, words.example(topic)) }),
  };
}
