import { type Component, checkDraft, messageBody } from 'discord-playground';
import { expect } from 'vitest';
import type { PanelContent } from '../../src/discord/interaction/reply.ts';
import type { Services } from '../../src/discord/services.ts';
import { optionsBefore } from '../../src/discord/turn/decision.ts';
import { isDecision } from '../../src/discord/turn/moment.ts';
import { optionsOf } from '../../src/discord/turn/options.ts';
import { imagine, lookAt } from '../../src/discord/turn/plan.ts';
import { beforePanel, lookPanel } from '../../src/discord/views/before.ts';
import { decisionPanel } from '../../src/discord/views/decision.ts';
import { othersPanel } from '../../src/discord/views/offers.ts';
import { placingPanel, whatIfPanel } from '../../src/discord/views/placing.ts';
import { turnAlt, turnRows, turnText } from '../../src/discord/views/turn.ts';
import type { Words } from '../../src/discord/words/index.ts';
import type { Game } from '../../src/engine/index.ts';
import type { GameAtTable } from '../../src/game/table/tables.ts';
import { oddPeople } from '../discord/words-support.ts';
import { pixels } from './pixels.ts';
import { presentAt } from './twin.ts';

const bot = { renderer: pixels(), log: { debug() {}, info() {}, warn() {}, error() {} } } as unknown as Services;

/** Every message that a decision needs: the public message and what opens from it, up to the last page. */
async function messagesOf(present: GameAtTable, words: Words, chance: () => number): Promise<PanelContent[]> {
  const { game } = present;
  const seat = game.asked!;
  const files = [{ attachment: Buffer.alloc(0), name: 'board.png', description: turnAlt(present, words) }];
  const inPublic = { content: turnText(present, words), components: turnRows(present, words), files };
  const { placements } = game.view(seat);
  if (isDecision(game.view(seat)))
    return [inPublic, ...(await Promise.all([0, 99].map((page) => decisionPanel(present, page, words, bot))))];
  const square = placements[Math.floor(chance() * placements.length)];
  const look = square && lookAt(present, square, { rotation: square.rotation, reader: seat });
  if (!look) return [inPublic];
  const imagined = imagine(game, look.plan, seat);
  const verbs = [...optionsOf(imagined, square).others.keys()];
  const before = optionsBefore(game, seat);
  return [
    inPublic,
    ...(before.length > 0 || game.view(seat).hands.length > 0 ? [await beforePanel(present, seat, words, bot)] : []),
    ...(await Promise.all(before.slice(0, 5).map((option) => lookPanel(present, option, words, bot)))),
    await placingPanel(look, imagined, words, bot),
    await whatIfPanel(look, imagine(game, look.plan, null), null, words, bot),
    ...(
      await Promise.all(
        verbs.flatMap((verb) => [0, 99].map((page) => othersPanel(look, imagined, verb, page, words, bot))),
      )
    ).map((panel) => panel!),
  ];
}

/** Expects Discord to accept every message of a decision, whatever names the players have. */
export async function expectShown(game: Game, words: Words, chance: () => number): Promise<void> {
  const present = presentAt(game, oddPeople(6));
  for (const { content, components = [], files = [] } of await messagesOf(present, words, chance)) {
    const text = content ?? '';
    const body = { content: text, components: JSON.parse(JSON.stringify(components)) };
    const { error } = messageBody.safeParse(body);
    expect(error?.issues ?? []).toEqual([]);
    checkDraft({ content: text, components: body.components as Component[], embeds: [], attachments: [], flags: 0 });
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    for (const { description } of files as readonly { description: string }[])
      expect(description.length).toBeLessThanOrEqual(1024);
  }
}
