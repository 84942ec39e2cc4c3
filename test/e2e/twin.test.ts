import type { PageMessage } from 'discord-playground';
import { expect, test } from 'vitest';
import { askedBy, lastPut, openTable, textIn, turnMessage, withVerb } from '../support/player.ts';
import { changed, en, onStage, pressVerb, quiet, type Stage } from '../support/stage.ts';

/** How many tiles a page of the board in words describes. */
const tilesOn = (message: PageMessage): number => [...textIn(message).matchAll(/^- \*\*[A-Z]+-?\d+\*\*: /gm)].length;

async function playing(stage: Stage): Promise<PageMessage> {
  const { playground, channel } = stage;
  await openTable(playground, channel, playground.users.slice(0, 2));
  return turnMessage(playground, channel)!;
}

test('/board text shows the board in words only to the user who asks, without a picture', async () => {
  const stage = await onStage();
  await playing(stage);
  const [, , watcher] = stage.actors;
  const panel = await (await watcher!.slash(stage.channel, 'board', { text: true })).settled();
  expect(panel.ephemeral).toBe(true);
  expect(panel.attachments).toEqual([]);
  expect(textIn(panel)).toContain(en.twin.page(1, 1));
  expect(tilesOn(panel)).toBe(1);
  for (const { custom_id } of withVerb(turnMessage(stage.playground, stage.channel)!, 'square')) {
    expect(textIn(panel)).toContain(`= ${en.things.square(squareOf(custom_id!))}`);
  }
  expect(stage.playground.violations.slice()).toEqual([]);
});

const squareOf = (id: string) => {
  const [x, y] = id.split('|').at(-1)!.split(',').map(Number);
  return { x: x!, y: y! };
};

test('In words under More shows the board in words, too', async () => {
  const stage = await onStage();
  const turn = await playing(stage);
  const ada = stage.actors[0]!;
  const more = await (await ada.press(turn.id, withVerb(turn, 'more')[0]!.custom_id!)).settled();
  await ada.press(more.id, withVerb(more, 'twin')[0]!.custom_id!);
  const panel = await changed(ada, more);
  expect(textIn(panel)).toContain(en.twin.page(1, 1));
});

test('a user who wants all in words has panels without pictures, with the pictures’ texts instead', async () => {
  const stage = await onStage();
  const turn = await playing(stage);
  const who = stage.playground.actor(askedBy(turn));
  const number = withVerb(turn, 'square')[0]!.custom_id!;
  const seen = await (await who.press(turn.id, number)).settled();
  expect(seen.attachments).toHaveLength(1);
  const me = await (await who.slash(stage.channel, 'me')).settled();
  await who.press(me.id, withVerb(me, 'me').find(({ custom_id }) => custom_id!.endsWith('text.on'))!.custom_id!);
  await changed(who, me);

  const told = await (await who.press(turn.id, number)).settled();
  expect(told.attachments).toEqual([]);
  expect(told.content).toContain(seen.content);
  expect(told.content).toContain(seen.attachments[0]!.description);
  expect(told.content).toMatch(/(North|East|South|West), N20: city/);
  expect(told.components).toEqual(seen.components);
  const whole = await (await who.slash(stage.channel, 'board', { whole: true })).settled();
  expect(whole.attachments).toEqual([]);
  expect(tilesOn(whole)).toBe(1);
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('a table in words plays on without one picture, and each message says where the tile fits', async () => {
  const stage = await onStage();
  const { playground, channel, actors } = stage;
  await openTable(playground, channel, playground.users.slice(0, 2), { text: true, boxes: 'arrows, gifts' });
  for (let turns = 0; turns < 6; turns++) {
    const turn = inWordsNow(stage)!;
    for (const { custom_id, label } of withVerb(turn, 'square')) {
      const [number, square] = String(label).split(' · ');
      expect(square).toBe(en.things.square(squareOf(custom_id!)));
      expect(turn.content).toContain(`${number} = ${square}`);
    }
    const who = playground.actor(askedBy(turn));
    const panel = await (await who.press(turn.id, withVerb(turn, 'square')[0]!.custom_id!)).settled();
    expect(panel.attachments).toEqual([]);
    await who.press(panel.id, lastPut(panel).custom_id!);
    await quiet(stage);
  }
  expect(actors[5]!.messages(channel).flatMap(({ attachments }) => attachments)).toEqual([]);
  expect(playground.violations.slice()).toEqual([]);
});

test('the host has a table told in words, or in pictures again: the lobby says so to all, and no preset keeps it', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play', { text: true });
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const inWords = 'words instead of pictures';
  expect(textIn(lobby)).toContain(inWords);
  await (await ada!.slash(stage.channel, 'settings save', { name: 'Friday' })).settled();
  const panel = await (await pressVerb(ada!, lobby, 'settings')).settled();
  expect(panel.content).toContain(inWords);
  await pressVerb(ada!, panel, 'more-settings');
  await pressVerb(ada!, await changed(ada!, panel), 'table-text');
  await quiet(stage);
  expect(textIn(ada!.message(lobby.id)!)).not.toContain(inWords);
  const more = ada!.message(panel.id)!;
  await ada!.select(more.id, withVerb(more, 'hints')[0]!.custom_id!, ['on']);
  await quiet(stage);
  await pressVerb(ada!, ada!.message(panel.id)!, 'table-text');
  await quiet(stage);
  expect(textIn(ada!.message(lobby.id)!)).toContain(inWords);

  await pressVerb(ada!, ada!.message(lobby.id)!, 'leave');
  // A busy machine may delay an answer; the channel is free only when the table is gone.
  await quiet(stage);
  await ada!.slash(stage.channel, 'play', { preset: 'Friday' });
  const next = await ada!.waitFor((one) => one.id !== lobby.id && withVerb(one, 'join').length > 0);
  expect(next.content).not.toContain(inWords);
  expect(stage.playground.violations.slice()).toEqual([]);
});

/** The newest message that asks for a turn. */
const inWordsNow = ({ actors, channel }: Stage): PageMessage | undefined =>
  actors[5]!.messages(channel).findLast((one) => withVerb(one, 'square').length > 0);
