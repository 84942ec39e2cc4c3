import type { PageMessage } from 'discord-playground';
import { Game, type Gift } from '../../src/engine/index.ts';
import { withVerb } from './player.ts';
import { answered, changed, planted, pressVerb, type StagedGame } from './stage.ts';
import { giftedSetup } from './tables.ts';

/** A game at its first turn, with these hands. */
export const holding = (...hands: Gift[][]) =>
  Game.start(giftedSetup({ seats: Math.max(2, hands.length), prepared: { hands } })).record;

export const hand = async (game: StagedGame, actor = game.asked()) =>
  (await pressVerb(actor, game.turn(), 'before')).settled();

/** The hand, opened by typing; a further one from the message of the turn leaves it where it is. */
export const typedHand = async (game: StagedGame, actor = game.asked()) =>
  (await actor.slash(game.channel, 'gifts')).settled();

/** The preview of the first way to open a gift, reached by presses. */
export async function preview(game: StagedGame, actor = game.asked(), from = hand): Promise<PageMessage> {
  const panel = await from(game, actor);
  const way = withVerb(panel, 'look')[0]!;
  const target = (way.options as { value: string }[] | undefined)?.[0]?.value;
  if (target === undefined) await actor.press(panel.id, way.custom_id!);
  else await actor.select(panel.id, way.custom_id!, [target]);
  return changed(actor, panel);
}

/** Presses a made-up button that the test puts into the channel; the answer to the presser. */
export async function crafted(game: StagedGame, actor: StagedGame['actors'][number], verb: string, argument: string) {
  const { revision } = await game.stored(game.table);
  const id = `1|${verb}|${game.table}|${revision}|${argument}`;
  return answered(actor, await actor.press(await planted(game, id), id));
}

/** Opens the first gift of the asked player. */
export async function openFirst(game: StagedGame): Promise<PageMessage> {
  const actor = game.asked();
  const panel = await preview(game, actor);
  const before = game.turn();
  await actor.press(panel.id, withVerb(panel, 'choose')[0]!.custom_id!);
  await actor.waitFor((one) => one.id === before.id && one.edited_timestamp !== before.edited_timestamp);
  await actor.waitFor((one) => one.id === panel.id && withVerb(one, 'before').length === 0);
  return actor.message(panel.id)!;
}
