import type { Bot } from '../bot.ts';
import type { Component, Press } from '../handlers.ts';
import type { PressVerb } from '../interaction/ids.ts';
import type { AnswerKind } from '../interaction/kinds.ts';

/** A button or menu that acts on something it belongs to. `find` gives null if it has told the presser why there is nothing. */
export const component = <Found>(
  verb: PressVerb,
  find: (press: Press, bot: Bot) => Promise<Found | null>,
  act: (press: Press, found: Found, bot: Bot) => Promise<void>,
  answer: AnswerKind = 'private',
): Component => ({
  verb,
  answer,
  async run(press, bot) {
    const found = await find(press, bot);
    if (found !== null) await act(press, found, bot);
  },
});
