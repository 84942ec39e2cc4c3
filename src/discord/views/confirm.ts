import { ids, optionValue } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import { choicesOf, optionsOf } from '../turn/options.ts';
import { type Imagined, type Look, outcomeAlone, outcomeOf, turnActions } from '../turn/plan.ts';
import type { FigureChoice, Words } from '../words/index.ts';
import { button, row } from './buttons.ts';
import { figuresOffered } from './offers.ts';
import { closeUp } from './placing.ts';

/** A way to end a turn, as its button or menu calls it; `choice` where a figure comes onto the tile. */
function chosenOf(look: Look, imagined: Imagined, option: number | 'none', words: Words) {
  const { game, square, table } = look;
  const [seat, people] = [game.asked!, table.members];
  if (option === 'none') return { label: words.panel.noFigureLabel(outcomeAlone(imagined), seat, people) };
  const { onTile, elsewhere, returns } = optionsOf(imagined, square);
  const at = onTile.findIndex(({ index }) => index === option);
  const choice = choicesOf(imagined, onTile)[at];
  if (choice) return { label: words.panel.figureLabel(choice, seat, people), choice };
  const far = figuresOffered(look, imagined, elsewhere, 0, words).find(({ index }) => index === option);
  if (far) return { label: far.label };
  const back = returns.find(({ index }) => index === option)?.option;
  if (back) return { label: words.panel.returnLabel(back, outcomeOf(imagined, back), seat, people) };
  const action = imagined.options[option]!;
  return { label: words.decision.label(null, action, outcomeOf(imagined, action), people) };
}

/** Asks whoever wants to be asked again: what they have chosen, and a way on and back. It stands in the custom ids and nowhere else. */
export async function confirmPanel(
  look: Look,
  imagined: Imagined,
  option: number | 'none',
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, square, plan } = look;
  const { label, choice }: { label: string; choice?: FigureChoice } = chosenOf(look, imagined, option, words);
  const id = optionValue(option, turnActions(imagined, option === 'none' ? null : option)!);
  return {
    content: words.me.confirm(square, label),
    files: await closeUp(look, game.asked, words, bot, choice ? [choice] : [], imagined),
    components: [
      row(
        button(ids.putNow(table, plan, id), words.buttons['place-so'], 'go'),
        button(ids.plan(table, 'turn', plan), words.buttons['choose-anew']),
      ),
    ],
  };
}
