import type { PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { buttonsOf, withVerb } from '../support/player.ts';
import { changed, en, pressVerb, quiet } from '../support/stage.ts';
import { opened } from './opening.ts';

/** Whether it is a card; version 0.1.0 had no cards. */
const isCard = ({ flags }: PageMessage): boolean => (flags & (1 << 15)) !== 0;

/** The lobby of version 0.1.0 in its channel, with that version's buttons. */
async function oldLobby() {
  const stage = await opened('0.1.0-1e1157c', 'sqlite');
  const { id, channel } = stage.manifest.tables.find(({ phase }) => phase === 'lobby')!;
  const [host] = stage.actors;
  const lobby = host!.messages(channel).findLast((one) => withVerb(one, 'join').length > 0)!;
  expect([isCard(lobby), lobby.attachments]).toEqual([false, []]);
  const now = (): PageMessage => host!.message(lobby.id)!;
  return { stage, id, host: host!, dieter: stage.actors[3]!, lobby, now };
}

describe('the lobby of version 0.1.0 is no card, and stays a plain message', () => {
  test('from the first who joins to the game', async () => {
    const { stage, id, host, dieter, lobby, now } = await oldLobby();
    await pressVerb(dieter, lobby, 'join');
    const joined = await changed(host, lobby);
    expect([isCard(joined), buttonsOf(joined).length]).toEqual([false, 5]);
    expect(joined.content).toContain(`<@${dieter.id}>`);
    expect(joined.attachments.map(({ description }) => description)).toEqual([
      en.lobby.boxesAlt((await stage.stored(id)).options),
    ]);
    await pressVerb(host, joined, 'start');
    await quiet(stage);
    expect([isCard(now()), now().attachments, buttonsOf(now())]).toEqual([false, [], []]);
    expect(now().content).toBe(en.lobby.started(await stage.stored(id)));
    expect(stage.complaints()).toEqual([]);
  });

  test('until all have left it', async () => {
    const { stage, id, lobby, now } = await oldLobby();
    const { members } = await stage.stored(id);
    for (const { user } of members) {
      await pressVerb(stage.playground.actor(user), now(), 'leave');
      await quiet(stage);
    }
    expect([isCard(now()), now().id, buttonsOf(now())]).toEqual([false, lobby.id, []]);
    expect(now().content).toBe(en.lobby.abandoned(await stage.stored(id), null));
    expect(stage.complaints()).toEqual([]);
  });
});
