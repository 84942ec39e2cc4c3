import { ButtonStyle, ComponentType } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createCallbacks, createClient, PATIENCE } from '../../src/discord/connection/client.ts';
import { type CardPart, card } from '../../src/discord/interaction/card.ts';
import type { CustomId } from '../../src/discord/interaction/custom-id.ts';
import { type ComponentRow, cutMisfits, fittingBody, type Misfit, type RowPart } from '../../src/discord/limits.ts';
import { button, linkButton, row, rows, select } from '../../src/discord/views/buttons.ts';

const idOf = (verb: string, argument = ''): CustomId => ({ verb, table: 'abcdefgh', revision: 3, argument });
const listOf = (length: number) => Array.from({ length }, (_, at) => ({ label: `Number ${at}`, value: String(at) }));
const buttons = (length: number): RowPart[] => listOf(length).map(({ value }) => button(idOf('put', value), value));
const menu = (length: number): RowPart => select(idOf('rules'), 'Rules', listOf(length));

/** Misfits that the bot reports in production, where it cuts messages. */
function lenient(): Misfit[] {
  const told: Misfit[] = [];
  onTestFinished(cutMisfits((misfit) => told.push(misfit)));
  return told;
}

const body = (components: readonly ComponentRow[], content = 'A board') => ({ content, components, flags: 64 });

/** A card's body as sent: with content null, which clears earlier content. */
const cardBody = (parts: readonly CardPart[]) => ({ ...card(parts), content: null });

/** A misfit: its sentence, its maker, and the message sent instead. */
const MISFITS: readonly (readonly [sentence: string, make: () => unknown, cut: unknown])[] = [
  [
    '1|rules|abcdefgh|3| is a menu of 26 choices, more than 25',
    () => select(idOf('rules'), 'Rules', listOf(26), true),
    expect.objectContaining({ max_values: 25, options: listOf(25).map((one) => expect.objectContaining(one)) }),
  ],
  [
    '1|rules|abcdefgh|3| is a menu without choices',
    () => fittingBody(body([row(...buttons(1)), row(menu(0))])),
    body([row(...buttons(1))]),
  ],
  [
    '1|rules|abcdefgh|3| is a menu with two choices of the same value',
    () => row(select(idOf('rules'), 'Rules', [...listOf(2), { label: 'Once more', value: '1' }])),
    row(menu(2)),
  ],
  [
    '1|rules|abcdefgh|3| is a menu with a choice without a label',
    () => select(idOf('rules'), 'Rules', [{ label: '', value: '0' }]),
    select(idOf('rules'), 'Rules', [{ label: '…', value: '0' }]),
  ],
  ['1|put|abcdefgh|3|7 is a button without a label', () => button(idOf('put', '7'), ''), button(idOf('put', '7'), '…')],
  [
    '1|put|abcdefgh|3|0 is in a row of 6 buttons, more than 5',
    () => row(...buttons(6)),
    { type: ComponentType.ActionRow, components: buttons(5) },
  ],
  [
    '1|rules|abcdefgh|3| is in a row with a menu and something beside it',
    () => row(menu(3), ...buttons(1)),
    { type: ComponentType.ActionRow, components: [menu(3)] },
  ],
  ['a row has nothing in it', () => fittingBody(body([row(menu(1)), row()])), body([row(menu(1))])],
  [
    '1|put|abcdefgh|3|0 is in a message of 6 rows, more than 5',
    () => fittingBody(body(rows(buttons(26)))),
    body(rows(buttons(25))),
  ],
  [
    '1|put|abcdefgh|3|0 is in a message twice',
    () => fittingBody(body([row(...buttons(2)), row(...buttons(1))])),
    body([row(...buttons(2))]),
  ],
  [
    '1|put|abcdefgh|3|0 is in a message of 2001 characters, more than 2000',
    () => fittingBody(body([row(...buttons(1))], 'x'.repeat(2001))),
    body([row(...buttons(1))], `${'x'.repeat(1999)}…`),
  ],
  [
    '1|put|abcdefgh|3|0 is in a card of 4001 characters, more than 4000',
    () => fittingBody(cardBody(['x'.repeat(3000), row(...buttons(1)), 'y'.repeat(1001)])),
    cardBody(['x'.repeat(3000), row(...buttons(1)), `${'y'.repeat(999)}…`]),
  ],
  [
    '1|put|abcdefgh|3|0 is in a card of 41 components, more than 40',
    () => fittingBody(cardBody(['', 'A', 'B', 'C', ...rows(buttons(30)), 'D'])),
    cardBody(['A', 'B', 'C', ...rows(buttons(30))]),
  ],
  [
    '1|put|abcdefgh|3|0 is in a message twice',
    () => fittingBody(cardBody([row(...buttons(2)), row(...buttons(1))])),
    cardBody([row(...buttons(2))]),
  ],
];

describe('a message that Discord would refuse', () => {
  test.each(MISFITS)('throws an error as it is made: %s', (sentence, make) => {
    expect(make).toThrow(new Error(`invariant broken: ${sentence}`));
  });

  test.each(MISFITS)('is cut in a bot that people use: %s', (_, make, cut) => {
    lenient();
    expect(make()).toEqual(cut);
  });

  test('is told once for each kind, by the verb alone: the rest of a custom id may name a secret card', () => {
    const told = lenient();
    for (const length of [26, 27, 26]) select(idOf('rules', 'synod'), 'Rules', listOf(length));
    select(idOf('sets'), 'Sets', listOf(30));
    expect(told).toEqual([
      { component: 'rules', what: 'is a menu of 26 choices, more than 25' },
      { component: 'sets', what: 'is a menu of 30 choices, more than 25' },
    ]);
    expect(JSON.stringify(told)).not.toContain('synod');
  });

  test('a message that fits stays as it is, and so do links, forms, and bodies that are no message', () => {
    const fit = body([row(menu(25)), ...rows(buttons(15)), row(linkButton('https://example.com', 'There'))]);
    const form = { type: 9, data: { custom_id: '1|me-form|-|0|pace', components: [{ type: ComponentType.Label }] } };
    for (const one of [fit, form, { type: 6 }, undefined, null, [{ name: 'play' }]])
      expect(fittingBody(one)).toEqual(one);
  });
});

describe('a message that leaves the bot', () => {
  /** Bodies sent by a client, and by the sender of first answers. */
  function sending() {
    const sent: unknown[] = [];
    const watch =
      () =>
      async (_: string, { body: text }: { body?: unknown }) => {
        sent.push(JSON.parse(String(text)));
        return new Response('{}', { headers: { 'content-type': 'application/json' } });
      };
    const client = createClient('http://discord.invalid/api', { watch });
    onTestFinished(() => client.destroy());
    client.rest.setToken('a.b.c');
    const callbacks = createCallbacks('http://discord.invalid/api', PATIENCE, watch);
    return { sent, client, callbacks };
  }
  const link = (url: string) => ({ type: ComponentType.Button, style: ButtonStyle.Link, label: 'There', url });
  const many = {
    components: [
      { type: ComponentType.ActionRow, components: [1, 2, 3, 4, 5, 6].map((at) => link(`https://example.com/${at}`)) },
    ],
  };
  const few = {
    components: [{ type: ComponentType.ActionRow, components: many.components[0]!.components.slice(0, 5) }],
  };
  const ways = ({ client, callbacks }: ReturnType<typeof sending>) => [
    () => client.rest.post('/channels/1/messages', { body: many }),
    () => client.rest.patch('/webhooks/1/token/messages/@original', { body: many, auth: false }),
    () => callbacks.rest.post('/interactions/1/token/callback', { body: { type: 4, data: many }, auth: false }),
  ];

  test('is checked whichever way it goes, and not sent', async () => {
    const all = sending();
    for (const send of ways(all)) await expect(send()).rejects.toThrow('is in a row of 6 buttons');
    expect(all.sent).toEqual([]);
  });

  test('is cut in a bot that people use', async () => {
    lenient();
    const all = sending();
    for (const send of ways(all)) await send();
    expect(all.sent).toEqual([few, few, { type: 4, data: few }]);
  });
});
