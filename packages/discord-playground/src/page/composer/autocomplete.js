import { post } from '../core/api.js';
import { state } from '../core/state.js';

/** Choices that the bot suggests while an option is typed. Only the answer to the newest question counts. */

const WAIT_MS = 250;
let timer = 0;
let turn = 0;
let asked = null;
/** Answers that came before the request told its id. */
const early = new Map();

/**
 * Asks for choices a moment after the last key.
 * @param {(choices: { name: string, value: unknown }[] | null) => void} onChoices null: the bot did not answer
 */
export function askForChoices(body, onChoices) {
  clearTimeout(timer);
  const mine = ++turn;
  timer = setTimeout(async () => {
    const answer = (choices) => {
      if (mine === turn) onChoices(choices);
    };
    try {
      const { id } = await post('autocomplete', { user: state.world.me.id, channel: state.channel, ...body });
      if (mine !== turn) return;
      if (early.has(id)) answer(early.get(id));
      else asked = { id, answer };
    } catch {
      answer(null);
    } finally {
      early.clear();
    }
  }, WAIT_MS);
}

export function dropQuestion() {
  clearTimeout(timer);
  turn++;
}

export function choicesCame(interaction, choices) {
  if (asked?.id === interaction) asked.answer(choices);
  else early.set(interaction, choices);
}
