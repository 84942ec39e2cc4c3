import type { Acted, Component, Message } from 'discord-playground';
import { expect } from 'vitest';
import { MINUTE_MS } from '../../src/game/time/pace.ts';
import { textIn, verbOf } from '../support/player.ts';
import { sampled } from '../support/runs.ts';
import { de, en, partsOf, quiet } from '../support/stage.ts';
import type { Opened } from './opening.ts';

/** Verbs that change more than their presser's view, in the order of the presses; the deletion of data comes last. */
const ACTING = ['put', 'choose', 'agree', 'start', 'resign-now', 'play-again', 'leave', 'delete-data'];
/** Verbs whose press must advance the table. */
const PLAYING = ['put', 'choose'];

interface Press {
  readonly user: string;
  readonly message: Message;
  /** The present name. */
  readonly verb: string;
  /** The name in the component. If a release wrote several names for a verb, each is pressed. */
  readonly written: string;
  readonly customId: string;
  /** The chosen value of a menu; null for a button. */
  readonly value: string | null;
}

/**
 * Uses each message's components: first the harmless ones, then the acting ones twice, like a client that has not seen the result. Among
 * equal components of a message it uses the first and the last.
 */
export async function pressEverything(stage: Opened): Promise<void> {
  const { world } = stage.playground.stage;
  const messages = [...world.messages.values()].filter(({ components }) => components.length > 0);
  for (const { message, customIds } of stage.manifest.panels) {
    const left = messages.find(({ id }) => id === message);
    expect(left && componentsOf(left).flatMap(({ custom_id }) => custom_id ?? [])).toEqual(customIds);
  }
  const presses = messages.map((message) => pressesOn(message, userOf(stage, message)));
  const short = Math.ceil(presses.length / 3);
  const looks = sampled('messages left behind', presses, { short }).map((all) =>
    all.filter(({ verb }) => !ACTING.includes(verb)),
  );
  const most = Math.max(...looks.map(({ length }) => length));
  for (let at = 0; at < most; at++)
    await pressAll(
      stage,
      looks.flatMap((all) => all[at] ?? []),
    );

  const writtenAs = (verb: string): string[] => [
    ...new Set(presses.flat().flatMap((one) => (one.verb === verb ? one.written : []))),
  ];
  for (const verb of ACTING) expect(writtenAs(verb), `nothing is left to ${verb}`).not.toEqual([]);
  for (const [verb, written] of ACTING.flatMap((one) => writtenAs(one).map((name) => [one, name] as const))) {
    const acts = presses.flatMap((all) => all.find((one) => one.written === written) ?? []);
    const due = await Promise.all(acts.map((press) => isDue(stage, press)));
    await pressAll(stage, acts);
    if (!PLAYING.includes(verb)) continue;
    for (const press of acts) expect(await isDue(stage, press), press.customId).toBe(false);
    expect(due, written).toContain(true);
    // Right after the first press a second one is silent, and a later sentence replaces an earlier one.
    stage.playground.advance(MINUTE_MS);
    for (const press of acts) {
      const [text] = await pressAll(stage, [press]);
      expect(text).toContain(en.refusal({ code: 'stale' }));
    }
  }
}

const componentsOf = ({ components }: Message): Component[] => components.flatMap((row) => row.components ?? []);

const writtenIn = ({ custom_id }: Component): string => partsOf(custom_id!).verb;

/** The reader of a panel, the asked player of a turn, otherwise the first user, who opened the lobby. */
const userOf = ({ playground }: Opened, { reader, content }: Message): string =>
  reader ?? /<@(\d+)>/.exec(content)?.[1] ?? playground.users[0]!;

function pressesOn(message: Message, user: string): Press[] {
  const able = componentsOf(message).filter(({ custom_id, disabled }) => custom_id && !disabled);
  const ends = able.filter((one) => {
    const alike = able.filter((other) => writtenIn(other) === writtenIn(one));
    return one === alike[0] || one === alike.at(-1);
  });
  return ends.flatMap((one) => {
    const values = (one.options ?? []).map(({ value }) => value);
    const chosen = values.length === 0 ? [null] : [...new Set([values[0]!, values.at(-1)!])];
    const of = { user, message, verb: verbOf(one), written: writtenIn(one), customId: one.custom_id! };
    return chosen.map((value) => ({ ...of, value }));
  });
}

/** Whether the table is still as it was when the component was made. */
async function isDue(stage: Opened, { customId }: Press): Promise<boolean> {
  const { table, revision } = partsOf(customId);
  return table !== '-' && (await stage.stored(table)).revision === revision;
}

/** Presses all at once, on the messages as they were left; the texts that each presser then reads. */
async function pressAll(stage: Opened, presses: readonly Press[]): Promise<string[]> {
  const { playground } = stage;
  const { world } = playground.stage;
  const acted: Acted[] = [];
  for (const { user, message, customId, value } of presses) {
    // A client shows its last state of the message.
    world.saveMessage(message);
    const actor = playground.actor(user);
    acted.push(
      value === null ? await actor.press(message.id, customId) : await actor.select(message.id, customId, [value]),
    );
  }
  await quiet(stage);
  return presses.map(({ customId, message }, at) => {
    const { state, response, messages } = acted[at]!;
    expect(state, customId).toBe('answered');
    const now = world.messages.get(message.id);
    const text = [response, ...messages, now]
      .map((one) => (one ? textIn(one) : ''))
      .join('\n')
      .trim();
    expect(text, customId).not.toBe('');
    for (const words of [en, de]) expect(text, customId).not.toContain(words.refusal({ code: 'unknown-component' }));
    return text;
  });
}
