import type { Actor, PageMessage } from 'discord-playground';
import { withVerb } from './player.ts';
import { changed, pressVerb } from './stage.ts';

/** Opens the host's window of boxes from a panel of settings and submits these ticks. The panel as it is then. */
export async function ticked(
  actor: Actor,
  panel: PageMessage,
  which: 'large' | 'small' | 'parts',
  values: Readonly<Record<string, readonly string[]>>,
): Promise<PageMessage> {
  const { custom_id } = withVerb(panel, 'boxes').find((one) => one.custom_id!.endsWith(`|${which}`))!;
  const opened = await actor.press(panel.id, custom_id!);
  await actor.submitModal(opened, Object.fromEntries(Object.entries(values).map(([name, ids]) => [name, [...ids]])));
  return changed(actor, panel);
}

/** Puts a box with its rules on the table of a lobby. The panel of settings as it is then. */
export async function withBoxOn(
  actor: Actor,
  lobby: PageMessage,
  which: 'large' | 'small',
  box: string,
): Promise<PageMessage> {
  const panel = await (await pressVerb(actor, lobby, 'settings')).settled();
  return ticked(actor, panel, which, { 'on.0': [box], 'tiles.0': [] });
}

/** The text that anybody may read about a table's contents. */
export async function contentsOf(actor: Actor, lobby: PageMessage): Promise<string> {
  const told = await pressVerb(actor, actor.message(lobby.id)!, 'contents');
  return (await told.settled()).content;
}
