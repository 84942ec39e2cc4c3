import type { Actor, LoggedRequest, OptionValues, PageComponent, PageMessage } from 'discord-playground';
import { buttonsOf, componentsOf, menusOf, turnMessage, verbOf } from './player.ts';
import { quiet, type Stage } from './stage.ts';

/** Discord's name of the field that contains the text; for labels and choices also the kind of component. */
export type TextKind =
  | ('content' | 'button' | 'placeholder' | 'option' | 'option description' | 'alt text')
  | ('completion' | 'thread' | 'form' | 'field' | 'field description');

export interface Shown {
  readonly kind: TextKind;
  readonly text: string;
  /** What a button does: the beginning of its custom id. */
  readonly verb?: string;
}

/** Every text that the bot has sent to anybody, private panels included, each once. */
export function textsShown(requests: readonly LoggedRequest[]): Shown[] {
  const found = new Map<string, Shown>();
  const add = (kind: TextKind, text: unknown, verb?: string): void => {
    if (typeof text === 'string' && text !== '')
      found.set(`${kind} ${verb} ${text}`, { kind, text, ...(verb && { verb }) });
  };
  for (const { json, method, route } of requests) {
    if (method === 'PUT' || json === undefined || json === null) continue;
    const body = json as Body;
    for (const { content, title, components = [], attachments = [], choices = [] } of [body, body.data ?? {}]) {
      add('content', content);
      add('form', title);
      for (const { label, description } of components) {
        add('field', label);
        add('field description', description);
      }
      for (const { description } of attachments) add('alt text', description);
      for (const { name } of choices) add('completion', name);
      for (const part of componentsOf({ components: components as PageComponent[] })) {
        add('button', part.label, verbOf(part));
        add('placeholder', part.placeholder);
        for (const { label, description } of (part.options ?? []) as Labelled[]) {
          add('option', label);
          add('option description', description);
        }
      }
    }
    if (route.endsWith('/threads')) add('thread', body.name);
  }
  return [...found.values()];
}

interface Labelled {
  readonly label: string;
  readonly description?: string;
}

interface Sent {
  readonly content?: string;
  readonly title?: string;
  /** Rows of buttons and menus; in a form, its fields. */
  readonly components?: readonly (Partial<Labelled> & { readonly components?: readonly PageComponent[] })[];
  readonly attachments?: readonly { readonly description?: string }[];
  readonly choices?: readonly { readonly name: string }[];
}

interface Body extends Sent {
  readonly data?: Sent;
  readonly name?: string;
}

/** Verbs in panels that change no game, no lobby, no settings and no person's data. */
const HARMLESS = new Set([
  ...['square', 'pick', 'region', 'turn', 'stop', 'far', 'decide', 'look'],
  ...['before', 'tiles', 'fields', 'more', 'resign', 'abandon'],
  ...['replay', 'step', 'history', 'report', 'profile', 'record'],
  ...['leaderboard', 'leaderboard-category', 'leaderboard-group', 'leaderboard-season', 'leaderboard-scope'],
]);

const pick = <T>(items: readonly T[], chance: () => number): T | undefined =>
  items[Math.floor(chance() * items.length)];

/** The private answer to a press or command, once the bot has nothing more to do; undefined if none is left. */
export async function seenAfter(stage: Stage, actor: Actor, act: Promise<{ readonly id: string }>) {
  const { id } = await act;
  await quiet(stage);
  const mine = actor.messages(stage.channel).filter((one) => one.ephemeral && one.interaction_metadata?.id === id);
  return mine.at(-1);
}

export const typed = (stage: Stage, actor: Actor, command: string, options: OptionValues = {}) =>
  seenAfter(stage, actor, actor.slash(stage.channel, command, options));

/** Presses at random in a panel and in the panels that open from it. */
export async function lookAround(
  stage: Stage,
  actor: Actor,
  from: PageMessage | undefined,
  chance: () => number,
  presses = 4,
): Promise<void> {
  let panel = from;
  for (let press = 0; panel && press < presses; press++) {
    const parts = [...buttonsOf(panel), ...menusOf(panel)].filter((one) => HARMLESS.has(verbOf(one)) && !one.disabled);
    const part = pick(parts, chance);
    if (!part) return;
    const value = pick((part.options ?? []) as { value: string }[], chance)?.value;
    const id = part.custom_id!;
    const opened = await seenAfter(
      stage,
      actor,
      value === undefined ? actor.press(panel.id, id) : actor.select(panel.id, id, [value]),
    );
    panel = opened ?? actor.message(panel.id);
  }
}

/** The message of the turn, as it is. */
export const turnNow = ({ playground, channel }: Stage): PageMessage => turnMessage(playground, channel)!;

/** A message's whole content, pictures included, without ids and times of its server. */
export const plain = ({ playground }: Stage, { content, components, attachments }: PageMessage): string => {
  const bytesOf = (id: string): string => Buffer.from(playground.bytes(id) ?? []).toString('base64');
  const shown = (key: string, value: unknown): unknown =>
    key === 'media' ? bytesOf((value as { attachment_id: string }).attachment_id) : value;
  const files = attachments.map(({ id, filename, description }) => ({ filename, description, bytes: bytesOf(id) }));
  return JSON.stringify({ content, components, files }, shown);
};
