import { type APIMessage, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { card } from '../../src/discord/interaction/card.ts';
import type { PressInteraction } from '../../src/discord/interaction/kinds.ts';
import { answerInWords } from '../../src/discord/interaction/language.ts';
import { showPanel, tellPrivately } from '../../src/discord/interaction/reply.ts';
import { createMessenger } from '../../src/discord/publish/messenger.ts';
import { button, row } from '../../src/discord/views/buttons.ts';
import { keptLog } from '../game/support.ts';
import { connected } from '../support/clients.ts';
import { buttonsOf, picturesIn, textIn } from '../support/player.ts';
import { PIXEL } from '../support/stage.ts';

/** The writer of the bot's messages, on a playground. */
async function writing() {
  const { playground, client } = await connected();
  const messenger = createMessenger({ client, log: keptLog() });
  const { channel } = playground;
  const seen = (id: string) => playground.actor(playground.users[0]!).message(id)!;
  return { playground, client, messenger, channel, seen };
}

/** A picture, or another file if there is no description. */
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
  const { id } = await messenger.send(channel, card(parts, 0xff0000), HOW);
  const [container] = seen(id).components as unknown as { accent_color: number; components: { type: number }[] }[];
  expect(container!.accent_color).toBe(0xff0000);
  expect(container!.components.map(({ type }) => type)).toEqual([10, 12, 12, 1]);
  expect([textIn(seen(id)), picturesIn(seen(id))]).toEqual(['# Over', ['The report', 'The board']]);
  expect(playground.violations.slice()).toEqual([]);
});

test('a message becomes a card, and a file that is no picture is shown as a file', async () => {
  const { playground, messenger, channel, seen } = await writing();
  const { id } = await messenger.send(channel, { content: 'A turn', components: [row(press('1'))] }, HOW);
  await messenger.edit({ channel, id }, card(['Done', [file('game.json')]]));
  expect([textIn(seen(id)), buttonsOf(seen(id))]).toEqual(['Done', []]);
  expect(JSON.stringify(seen(id).components)).toContain('game.json');
  expect(playground.violations.slice()).toEqual([]);
});

test('buttons are taken from any message, and the rest stays: a card’s pictures too, which no answer lists', async () => {
  const { playground, client, messenger, channel, seen } = await writing();
  const parts = ['Over', [file('one.png', 'One'), file('two.png', 'Two'), file('game.json')], row(press('1'))];
  const { id: shown } = await messenger.send(channel, card(parts), HOW);
  const { id: plain } = await messenger.send(
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

test('buttons of a card are found again among the messages of a channel, and a card without buttons counts as faded', async () => {
  const { messenger, channel } = await writing();
  const asks = card(['Who plays?', row(press('1'))]);
  const { id } = await messenger.send(channel, asks, HOW);
  expect(await messenger.own(channel, 0)).toEqual([{ id, isCard: true, customIds: ['1|square|abcdefgh|3|1'] }]);
  await messenger.fade({ channel, id }, null);
  expect(await messenger.own(channel, 0)).toEqual([]);
  // A repeated question is a new message, since the old one has no buttons any more.
  expect((await messenger.send(channel, asks, HOW)).id).not.toBe(id);
});

describe('a card that Discord refuses', () => {
  const REFUSED = { kind: 'refuse', code: 50035 } as const;
  const LOBBY = card(['Who plays?', [file('boxes.png', 'An inn')], row(press('1'))]);

  test('is a plain message if it is new, and stays plain', async () => {
    const { playground, messenger, channel, seen } = await writing();
    playground.faults.add({ ...REFUSED, method: 'POST', route: '/messages' });
    const { id, isCard } = await messenger.send(channel, LOBBY, HOW);
    expect(isCard).toBe(false);
    const shows = () => [seen(id).content, picturesIn(seen(id)), buttonsOf(seen(id)).length];
    expect(shows()).toEqual(['Who plays?', ['An inn'], 1]);
    await messenger.change({ channel, id }, card(['Two play', row(press('1'))]), isCard);
    expect(shows()).toEqual(['Two play', [], 1]);
    // Only the refusal that the test caused.
    expect(playground.violations).toHaveLength(1);
  });

  test('has words in place of its pictures if the message is a card already', async () => {
    const { playground, messenger, channel, seen } = await writing();
    const { id, isCard } = await messenger.send(channel, LOBBY, HOW);
    playground.faults.add({ ...REFUSED, method: 'PATCH', route: '/messages' });
    expect(await messenger.change({ channel, id }, card(['Two play', [file('boxes.png', 'A dragon')]]), isCard)).toBe(
      true,
    );
    expect([textIn(seen(id)), picturesIn(seen(id))]).toEqual(['Two play\nA dragon', []]);
    // Only the refusal that the test caused.
    expect(playground.violations).toHaveLength(1);
  });

  test('is a plain message if a turn was to become the card, and keeps the turn’s pictures', async () => {
    const { playground, messenger, channel, seen } = await writing();
    const turn = { content: 'Your tile', files: [file('board.png', 'The board')], components: [row(press('1'))] };
    const { id } = await messenger.send(channel, turn, HOW);
    playground.faults.add({ ...REFUSED, method: 'PATCH', route: '/messages' });
    await messenger.fade({ channel, id }, (pictures) => card(['Done', pictures]));
    expect([seen(id).content, picturesIn(seen(id)), buttonsOf(seen(id))]).toEqual(['Done', ['The board'], []]);
    // Only the refusal that the test caused.
    expect(playground.violations).toHaveLength(1);
  });

  test('is a card if the message was not noted as one', async () => {
    const { playground, messenger, channel, seen } = await writing();
    const { id } = await messenger.send(channel, LOBBY, HOW);
    expect(await messenger.change({ channel, id }, { content: 'It is closed', components: [] }, false)).toBe(true);
    expect([textIn(seen(id)), buttonsOf(seen(id))]).toEqual(['It is closed', []]);
    // The refusal that revealed the card.
    expect(playground.violations).toHaveLength(1);
  });

  test('loses its buttons', async () => {
    const { playground, messenger, channel, seen } = await writing();
    const { id } = await messenger.send(channel, LOBBY, HOW);
    playground.faults.add({ ...REFUSED, method: 'PATCH', route: '/messages' });
    await messenger.fade({ channel, id }, null);
    expect([textIn(seen(id)), buttonsOf(seen(id))]).toEqual(['Who plays?\nAn inn', []]);
  });

  test('is not tried in another form if the message itself is not at fault', async () => {
    const { playground, messenger, channel } = await writing();
    playground.faults.add({ kind: 'refuse', code: 50013, method: 'POST', route: '/messages' });
    await expect(messenger.send(channel, LOBBY, HOW)).rejects.toMatchObject({ code: 50013 });
  });
});

test('a message that mentions a player is no card, so that the player can read it on a phone', async () => {
  const { playground, messenger, channel, seen } = await writing();
  const asked = [playground.users[1]!];
  const { id, isCard } = await messenger.send(channel, card([`<@${asked[0]}>, who plays?`, row(press('1'))]), {
    ...HOW,
    asked,
  });
  expect([isCard, seen(id).content, buttonsOf(seen(id)).length]).toEqual([false, `<@${asked[0]}>, who plays?`, 1]);
});

test('a card whose buttons are gone changes to a card, and a plain message to a plain one', async () => {
  const { playground, messenger, channel, seen } = await writing();
  const parts = ['Who plays?', [file('boxes.png', 'An inn')], row(press('1'))];
  const { id } = await messenger.send(channel, card(parts), HOW);
  const old = await messenger.send(
    channel,
    { content: 'Who plays?', components: [row(press('2'))] },
    { ...HOW, nonce: '2' },
  );
  for (const one of [id, old.id])
    await messenger.fade({ channel, id: one }, { content: 'It has begun', components: [] });
  for (const one of [id, old.id])
    expect([textIn(seen(one)), picturesIn(seen(one)), buttonsOf(seen(one))]).toEqual(['It has begun', [], []]);
  expect(seen(old.id).content).toBe('It has begun');
  expect(playground.violations.slice()).toEqual([]);
});

/** A press and its answers. `onCard`: it is on a private card. */
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

test('a message that replaces a card is a card: the flag cannot be taken back', async () => {
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

test('a text above a card stands in the card’s message', async () => {
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

test('in words a card has its pictures’ texts in their places, and a further message holds the rest', async () => {
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
