import type { Bot } from '../bot.ts';
import type { Component, Press } from '../handlers.ts';
import type { PressVerb } from '../interaction/ids.ts';
import type { AnswerKind } from '../interaction/kinds.ts';

/** A button or menu for a thing that `find` loads. `find` gives null after it has told the presser why there is none. */
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
