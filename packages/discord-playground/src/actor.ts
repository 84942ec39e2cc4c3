import type { Interaction, InteractionEvent, Modal } from './interactions.ts';
import type { OptionValues, PageChoice, PageMessage } from './page-api.ts';
import { pageMessage } from './page-view.ts';
import type { Stage } from './stage.ts';
import * as users from './users.ts';
import type { Message, WorldEvent } from './world.ts';

/** A user for tests: acts as the user's client would, and sees the same messages. */
export interface Actor {
  readonly id: string;
  /** `command` is the name, with group and subcommand after it. */
  slash(channel: string, command: string, options?: OptionValues): Promise<Acted>;
  press(message: string, customId: string): Promise<Acted>;
  select(message: string, customId: string, values: string[]): Promise<Acted>;
  autocomplete(channel: string, command: string, focused: string, options?: OptionValues): Promise<Acted>;
  /** `opener` is the action that was answered with the modal, or the id of its interaction. */
  submitModal(opener: Acted | string, values: Record<string, string | string[] | boolean | null>): Promise<Acted>;
  say(channel: string, content: string): Message;
  deleteMessage(message: string): void;
  /** Removes an answer from the user's own screen; for the bot it is gone (10008) from then on. */
  dismiss(message: string): void;
  setLocale(locale: string): void;
  /** All that this user sees, own ephemeral messages included, oldest first. */
  messages(channel: string): PageMessage[];
  message(id: string): PageMessage | undefined;
  /**
   * The newest message that satisfies the predicate, or the next to come; `only` limits the search to one message. Rejects if nothing more
   * will come by itself.
   */
  waitFor(predicate: (message: PageMessage) => boolean, only?: string): Promise<PageMessage>;
}

/** The result of an action: answered or failed. */
export interface Acted {
  readonly id: string;
  readonly state: 'answered' | 'failed' | 'pending';
  /** The callback's type, `null` if there was none. */
  readonly callback: number | null;
  /** Real milliseconds from dispatch to the bot's callback. */
  readonly acknowledged: number | null;
  readonly modal: Modal | null;
  readonly choices: PageChoice[] | null;
  /** The response, or the updated message; as this user sees it now. */
  readonly response: PageMessage | null;
  /** The response and the follow-ups that still exist. */
  readonly messages: PageMessage[];
  /** The response once the bot no longer "thinks". Rejects if it is deleted, or if nothing more will come by itself. */
  settled(): Promise<PageMessage>;
}

export function createActor(stage: Stage, id: string): Actor {
  const { world, interactions } = stage;
  const view = (message: Message | undefined): PageMessage | undefined =>
    message && users.sees(world, id, message) ? pageMessage(stage, message) : undefined;

  /** Resolves with the first result of `look`, which runs after each event that may concern it. */
  const awaiting = <T>(
    look: () => T | undefined,
    what: string,
    concerns: (event: WorldEvent | InteractionEvent) => boolean,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const done = () => {
        isDone = true;
        for (const stop of unsubscribe) stop();
      };
      const settle = () => {
        try {
          const result = look();
          if (result === undefined) return;
          done();
          resolve(result);
        } catch (error) {
          done();
          reject(error);
        }
      };
      let isDone = false;
      const heard = (event: WorldEvent | InteractionEvent): void => {
        if (concerns(event)) settle();
      };
      const unsubscribe = [world.listen(heard), interactions.listen(heard)];
      settle();
      if (isDone) return;
      stage.exhausted().then(() => {
        done();
        reject(new Error(`${world.users.get(id)?.displayName ?? id} waited in vain for ${what}: the bot is idle`));
      });
    });

  const act = async (begin: () => Interaction): Promise<Acted> => {
    const started = performance.now();
    let acknowledged: number | null = null;
    let choices: PageChoice[] | null = null;
    let modal: Modal | null = null;
    const early: string[] = [];
    let interaction: Interaction | undefined;
    const stop = interactions.listen((event) => {
      if (interaction && event.interaction !== interaction) return;
      if (event.kind === 'choices') choices = event.choices;
      if (event.kind === 'modal') modal = event.modal;
      if (event.kind === 'state' && event.interaction.state === 'answered') acknowledged = performance.now() - started;
      early.push(event.interaction.id);
    });
    try {
      interaction = begin();
    } catch (error) {
      stop();
      throw error;
    }
    const mine = interaction;
    // A frozen clock fails the interaction only when it is moved.
    await awaiting(
      () => (mine.state === 'pending' ? undefined : true),
      'an answer',
      (event) => 'interaction' in event && event.interaction === mine,
    ).finally(stop);
    return {
      id: mine.id,
      get state() {
        return mine.state;
      },
      get callback() {
        return mine.callback;
      },
      acknowledged,
      modal,
      choices,
      get response() {
        return view(world.messages.get(mine.original ?? '')) ?? null;
      },
      get messages() {
        return mine.messages.flatMap((message) => view(world.messages.get(message)) ?? []);
      },
      settled: () =>
        awaiting(
          () => {
            const message = view(world.messages.get(mine.original ?? ''));
            if (!message) throw new Error('The response is gone, or there is none to see');
            return message.loading ? undefined : message;
          },
          'the response',
          (event) =>
            'interaction' in event
              ? event.interaction === mine
              : event.kind !== 'message' || event.message.id === mine.original,
        ),
    };
  };

  return {
    id,
    slash: (channel, command, options = {}) => act(() => users.slash(stage, { user: id, channel, command, options })),
    press: (message, customId) => act(() => users.press(stage, { user: id, message, customId })),
    select: (message, customId, values) => act(() => users.select(stage, { user: id, message, customId, values })),
    autocomplete: (channel, command, focused, options = {}) =>
      act(() => users.autocomplete(stage, { user: id, channel, command, focused, options })),
    submitModal: (opener, values) =>
      act(() =>
        users.submitModal(stage, { user: id, interaction: typeof opener === 'string' ? opener : opener.id, values }),
      ),
    say: (channel, content) => users.say(stage, { user: id, channel, content }),
    deleteMessage: (message) => users.deleteMessage(stage, id, message),
    dismiss: (message) => users.dismiss(stage, id, message),
    setLocale: (locale) => users.setLocale(stage, id, locale),
    messages: (channel) => world.messagesOf(channel).flatMap((message) => view(message) ?? []),
    message: (message) => view(world.messages.get(message)),
    waitFor(predicate, only) {
      const fits = (message: Message | undefined) => {
        const seen = view(message);
        return seen && predicate(seen) ? seen : undefined;
      };
      let found: PageMessage | undefined;
      const there = only === undefined ? [...world.messages.values()].reverse() : [world.messages.get(only)];
      for (const message of there) found ??= fits(message);
      // From here on only a changed message can begin to fit.
      const stop = world.listen((event) => {
        if (event.kind !== 'message' || event.change === 'deleted') return;
        if (only === undefined || event.message.id === only) found ??= fits(event.message);
      });
      return awaiting(
        () => found,
        'a message',
        () => found !== undefined,
      ).finally(stop);
    },
  };
}
