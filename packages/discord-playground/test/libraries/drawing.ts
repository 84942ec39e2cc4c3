import { png } from '../bot.ts';

/**
 * A bot that draws a requested thing and lets the user name it. Each library has its own version in this folder. It uses common features: a
 * command with suggestions, a deferred answer, a picture with alt text, a button, a form, a follow-up.
 */
export const COMMAND = {
  name: 'draw',
  description: 'Draws',
  options: [{ type: 3, name: 'what', description: 'What to draw', required: true, autocomplete: true }],
} satisfies { name: string; description: string; options: object[] };

/** The custom id of the form's only field. */
export const FIELD = 'title';

export const PICTURE = png(30, 20);
