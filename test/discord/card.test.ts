import { type APIMessage, Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { card } from '../../src/discord/interaction/card.ts';
import type { PressInteraction } from '../../src/discord/interaction/kinds.ts';
import { answerInWords } from '../../src/discord/interaction/language.ts';
import { showPanel, tellPrivately } from '../../src/discord/interaction/reply.ts';
import { createMessenger } from '../../src/discord/publish/messenger.ts';
import { button, row } from '../../src/discord/views/buttons.ts';
import { connected } from '../support/clients.ts';
import { buttonsOf, picturesIn, textIn } from '../support/player.ts';
import { PIXEL } from '../support/stage.ts';

/** What writes the bot's messages, on a playground. */
async function writing() {
  const { playground, client } = await connected();
  const messenger = createMessenger({ client });
  const { channel } = playground;
  const seen = (id: string) => playground.actor(playground.users[0]!).message(id)!;
  return { playground, client, messenger, channel, seen };
}

/** A picture, or where it says nothing another file. */
const file = (name: string, description?: string) => ({
  ...{ attachment: Buffer.from(PIXEL), name },
  ...(description !== undefined && { description }),
});
const press = (argument: string) => button({ verb: 'square', table: 'abcdefgh', revision: 3, argument }, argument);
const HOW = { asked: [], nonce: 'once' };

test('a card shows its parts from top to bottom, and each picture in full width', async () => {
  const { playground, messenger, channel, seen } = await writing();
  const parts = [
    '# Over',
    '',
    [file('report.png', 'The report')],
    [],
    [file('board.png', 'The board')],
    row(press('1')),
  ];
  const id = await messenger.send(channel, card(parts, 0xff0000), HOW);
  const [container] = seen(id).components as unknown as { accent_color: number; components: { type: number }[] }[];
  expect(container!.accent_color).toBe(0xff0000);
  expect(container!.components.map(({ type }) => type)).toEqual([10, 12, 12, 1]);
  expect([textIn(seen(id)), picturesIn(seen(id))]).toEqual(['# Over', ['The report', 'The board']]);
  expect(playground.violations.slice()).toEqual([]);
});

test('a message becomes a card, and what is no picture is shown as a file', async () => {
  const { playground, messenger, channel, seen } = await writing();
  const id = await messenger.send(channel, { content: 'A turn', components: [row(press('1'))] }, HOW);
  await messenger.edit({ channel, id }, card(['Done', [file('game.json')]]));
  expect([textIn(seen(id)), buttonsOf(seen(id))]).toEqual(['Done', []]);
  expect(JSON.stringify(seen(id).components)).toContain('game.json');
  expect(playground.violations.slice()).toEqual([]);
});

test('buttons are taken from any message, and all else stays: pictures of a card too, which no answer lists', async () => {
  const { playground, client, messenger, channel, seen } = await writing();
  const parts = ['Over', [file('one.png', 'One'), file('two.png', 'Two'), file('game.json')], row(press('1'))];
  const shown = await messenger.send(channel, card(parts), HOW);
  const plain = await messenger.send(
    channel,
    { content: 'Plain', components: [row(press('2'))] },
    { ...HOW, nonce: '2' },
  );
  const wire = (await client.rest.get(Routes.channelMessage(channel, shown))) as APIMessage;
  expect(wire.attachments).toEqual([]);
  for (const id of [shown, plain]) await messenger.fade({ channel, id }, null);
  expect([textIn(seen(shown)), picturesIn(seen(shown)), buttonsOf(seen(shown))]).toEqual(['Over', ['One', 'Two'], []]);
  expect(JSON.stringify(seen(shown).components)).toContain('game.json');
  expect([textIn(seen(plain)), buttonsOf(seen(plain))]).toEqual(['Plain', []]);
  expect(playground.violations.slice()).toEqual([]);
});

test('buttons of a card are found again among the messages of a channel, and a card without is known as faded', async () => {
  const { messenger, channel } = await writing();
  const asks = card(['Who plays?', row(press('1'))]);
  const id = await messenger.send(channel, asks, HOW);
  expect(await messenger.own(channel, 0)).toEqual([{ id, customIds: ['1|square|abcdefgh|3|1'] }]);
  await messenger.fade({ channel, id }, null);
  expect(await messenger.own(channel, 0)).toEqual([]);
  // Asked for once more it is another one, since this one can be pressed no more.
  expect(await messenger.send(channel, asks, HOW)).not.toBe(id);
});

/** A press, and what it is answered with. `onCard`: it stands on a private card. */
function pressing(onCard = false) {
  const answers: { content: string; flags?: number; components: readonly unknown[] }[] = [];
  const interaction = {
    isMessageComponent: () => true,
    deferred: true,
    ...(onCard ? { message: { flags: { has: () => true } } } : { ephemeral: true }),
    editReply: async (answer: (typeof answers)[number]) => {
      answers.push(answer);
      return { id: '1' };
    },
    followUp: async (answer: (typeof answers)[number]) => {
      answers.push(answer);
      return { id: '2' };
    },
  } as unknown as PressInteraction;
  return { interaction, answers };
}

const V2 = 1 << 15;
const text = (content: string) => ({ type: 10, content });

test('what takes the place of a card is a card: the flag cannot be taken back', async () => {
  const answered = pressing();
  await showPanel(answered.interaction, card(['A card']));
  const onCard = pressing(true);
  for (const { interaction, answers } of [answered, onCard]) {
    await showPanel(interaction, { content: 'Plain', files: [file('a.png', 'A')], components: [row(press('1'))] });
    expect(answers.at(-1)).toMatchObject({ content: '', flags: V2 });
    expect(answers.at(-1)!.components).toMatchObject([text('Plain'), { type: 12 }, { type: 1 }]);
  }
  const { interaction, answers } = pressing();
  await showPanel(interaction, { content: 'Plain' });
  expect(answers).toMatchObject([{ content: 'Plain', components: [] }]);
  expect(answers[0]!.flags).toBeUndefined();
});

test('what is told above a card stands in it', async () => {
  const { interaction, answers } = pressing();
  await showPanel(interaction, { ...card(['A card']), content: 'Too late' });
  expect(answers).toMatchObject([{ content: '', flags: V2 }]);
  expect(answers[0]!.components).toMatchObject([text('Too late'), { type: 17, components: [text('A card')] }]);
});

test('a sentence on a public card is told beside it', async () => {
  const { interaction, answers } = pressing(true);
  await tellPrivately(interaction, 'Not now');
  expect(answers).toMatchObject([{ content: 'Not now', flags: 64 }]);
});

test('in words a card has what its pictures say in their places, and in a further message what it does not hold', async () => {
  const { interaction, answers } = pressing();
  answerInWords(interaction);
  const parts = [
    'x'.repeat(3500),
    [file('a.png', 'a'.repeat(450))],
    'End',
    [file('b.png', 'b'.repeat(450))],
    row(press('1')),
  ];
  await showPanel(interaction, card(parts));
  const [first, second] = answers;
  expect(first!.components).toMatchObject([
    { components: [text('x'.repeat(3500)), text('a'.repeat(450)), text('End'), { type: 1 }] },
  ]);
  expect([second!.content, answers.length]).toEqual(['b'.repeat(450), 2]);
});
