import type { PageMessage } from 'discord-playground';
import { expect, test } from 'vitest';
import { Game, GIFTS, type Gift } from '../../src/engine/index.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import { chanceOf, playTurn, withVerb } from '../support/player.ts';
import { isLong, sampled } from '../support/runs.ts';
import { telling } from '../support/secrets.ts';
import { quiet, type StagedGame } from '../support/stage.ts';
import { giftedSetup, onPrepared } from '../support/tables.ts';

const TURNS = isLong ? 14 : 6;

/** Seat 0's cards and the deck, in which two games differ. */
interface Cards {
  readonly hand: readonly Gift[];
  readonly deck: readonly Gift[];
}

/** A message's whole content, pictures included, without the ids, times and signed addresses of its server. */
const plain = ({ playground }: StagedGame, message: PageMessage): string => {
  const { content, components, embeds, flags, mentions, attachments } = message;
  const bytesOf = (id: string): string => Buffer.from(playground.bytes(id) ?? []).toString('base64');
  const shown = (key: string, value: unknown): unknown =>
    key === 'media' ? bytesOf((value as { attachment_id: string }).attachment_id) : value;
  const files = attachments.map(({ id, filename, description, size, content_type }) => {
    return { filename, description, size, content_type, bytes: bytesOf(id) };
  });
  return JSON.stringify({ content, components, embeds, flags, mentions, files }, shown);
};

/** Cards and hands belong to their readers; everything else must not depend on the cards. */
const isOwnCards = ({ ephemeral, attachments, components, content }: PageMessage): boolean =>
  ephemeral &&
  (attachments.some(({ filename }) => /^(card|hand)\b/.test(filename)) || components.length + content.length === 0);

/** Plays by equal clicks and opens no gift; all users' messages after each turn, and the number of received gifts. */
async function played({ hand, deck }: Cards): Promise<{ seen: string[]; received: number }> {
  const prepared = { hands: [hand, []], giftDeck: deck };
  const { record } = Game.start(giftedSetup({ seed: 'alike', prepared }));
  const game = await onPrepared(record, { renderer: telling() });
  const chance = chanceOf(3);
  const seen: string[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const message = game.turn();
    for (const actor of [...game.others(), game.actors[4]!]) {
      for (const verb of ['square', 'tiles', 'fields', 'more']) {
        await (await actor.press(message.id, withVerb(message, verb)[0]!.custom_id!)).settled();
      }
    }
    await playTurn(game.playground, game.channel, chance, { opening: 0 });
    await quiet(game);
    for (const actor of game.actors) {
      const messages = actor.messages(game.channel).filter((one) => !isOwnCards(one));
      seen.push(...messages.map((one) => `${turn} ${actor.id} ${plain(game, one)}`));
    }
  }
  const story = storyOf((await game.stored(game.table)).record!).flat();
  return { seen, received: story.filter(({ type }) => type === 'gift-received').length };
}

const PAIRS: readonly { what: string; a: Cards; b: Cards }[] = [
  {
    what: 'a hand that could be opened and one that could not',
    a: { hand: ['take-2', 'take-2'], deck: GIFTS },
    b: { hand: ['synod', 'cash-out'], deck: GIFTS },
  },
  {
    what: 'another deck',
    a: { hand: [], deck: ['take-2', 'road-sweeper', 'take-2', 'cash-out'] },
    b: { hand: [], deck: ['synod', 'synod', 'change-position', 'synod'] },
  },
];

test.each(sampled('hands and decks', PAIRS, { short: 1 }))(
  'with $what all users are sent equal messages, to the byte',
  async ({ a, b }) => {
    const [one, other] = [await played(a), await played(b)];
    expect(one.received).toBeGreaterThan(0);
    expect(one.received).toBe(other.received);
    expect(one.seen.length).toBeGreaterThan(TURNS * 10);
    expect(one.seen).toEqual(other.seen);
  },
);
