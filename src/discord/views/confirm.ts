import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import type { Imagined, PlannedTurn } from '../turn/plan.ts';
import type { Words } from '../words/index.ts';
import { button, row } from './buttons.ts';
import { chosenOf, offersOf } from './offers.ts';
import { closeUp } from './placing.ts';

/** Asks a player, who has chosen to be asked, to confirm the turn or to choose anew. Only the custom ids hold the choice. */
export async function confirmPanel(
  look: PlannedTurn,
  imagined: Imagined,
  option: number | 'none',
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, square, plan } = look;
  const offers = offersOf(look, imagined, words);
  // A pass has a number among the options, but no offer has that number.
  const chosen = offers.find(({ index }) => index === option) ?? offers[0]!;
  const { option: action } = chosen;
  const figure = action.type === 'deploy' ? action.figure : undefined;
  const place = chosenOf(offers, figure).places.find(({ offer }) => offer === chosen);
  const marked = place && figure ? [{ ...place, figure }] : [];
  return {
    content: words.me.confirm(square, chosen.label(place?.mark)),
    files: await closeUp(look, game.asked, words, bot, marked, imagined),
    components: [
      row(
        button(ids.putNow(table, plan, chosen.value), words.buttons['place-so'], 'go'),
        button(ids.plan(table, 'turn', plan), words.buttons['choose-anew']),
      ),
    ],
  };
}
