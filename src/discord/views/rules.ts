import type { Picture } from '../../../render/index.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import type { Topic, Words } from '../words/index.ts';
import { drawn } from './drawing.ts';

/** An answer of `/rules`, with the picture of its example if there is one. */
export async function topicPanel(
  topic: Topic,
  words: Words,
  picture: Promise<Picture> | null,
  bot: Pick<Services, 'log'>,
): Promise<PanelContent> {
  const { title, told } = words.topic(topic);
  return {
    content: `### ${title}\n${told}`,
    ...(picture && { files: await drawn(bot, picture, words.example(topic)) }),
  };
}
