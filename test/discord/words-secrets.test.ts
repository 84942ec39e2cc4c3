import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turnRows } from '../../src/discord/views/turn.ts';
import { type Members, wordsFor } from '../../src/discord/words/index.ts';
import { DECKS, Game, type GameEvent, GIFTS, PASS, type Setup } from '../../src/engine/index.ts';
import { anyLuck, randomGame, setupOf } from '../support/games.ts';
import { isLong, lucks, runs, sampled } from '../support/runs.ts';
import { presentAt } from '../support/twin.ts';
import { EVERYTHING, everyLanguage, numbersOf, people } from './words-support.ts';

const full: Partial<Setup> = { sets: EVERYTHING.sets, switches: EVERYTHING.switches };

describe('private means private', () => {
  const spoken = sampled('languages that keep secrets', everyLanguage, { short: 1 });

  /** Every public text, and every private one that contains only public knowledge. */
  function publicTexts(game: Game, events: readonly GameEvent[], seats: Members): string[] {
    const view = game.view(null);
    return spoken.flatMap(([, words]) => [
      ...words.log.lines(events, seats),
      words.turn.title(view, seats),
      words.decision.title(view, seats),
      words.decision.before(view.step),
      ...view.hands.map(({ deck }) => words.hand.button(deck)),
      ...DECKS.flatMap(({ id }) => [words.hand.later(id), words.hand.absent(id)]),
      words.turn.scores(view, seats),
      words.turn.tile(view),
      words.turn.map(view),
      ...words.log.discovered(events, view),
      words.turn.past(view.turn, events, seats),
      words.alt.board({ view, people: seats, events, numbers: numbersOf(view) }),
      words.panel.present(view, seats),
      words.panel.done(events, seats),
      ...Object.values(words.lists.tilesLeft(view)).flat(),
      words.alt.tilesLeft(view),
      words.final.headline(view, seats),
      words.final.table(
        view,
        seats,
        events.filter((event) => event.type === 'scored'),
      ),
      words.final.scoring(events, seats),
    ]);
  }

  /** Names of cards in a text. `Cash Out` also names its own score. */
  const named = (text: string): string[] =>
    GIFTS.filter((gift) => spoken.some(([, words]) => text.includes(words.hand.card(gift).title)));

  test('G2 no public text names a card that was not opened in that very call', () => {
    const setup = fc.record({ seats: fc.integer({ min: 2, max: 4 }), seed: fc.string({ minLength: 1 }) });
    let cards = 0;
    fc.assert(
      fc.property(setup, anyLuck, (about, luck) => {
        const seats = people('Ada', 'Bo', 'Cy', 'Di').slice(0, about.seats);
        let step = 0;
        for (const { game, events } of randomGame(setupOf({ ...full, ...about }), luck)) {
          const open = events.flatMap((event) => (event.type === 'gift-opened' ? [event.gift] : []));
          cards += open.length;
          // Every call with events of gifts, and some of the others.
          if (step++ % 7 > 0 && !events.some(({ type }) => type.startsWith('gift'))) continue;
          for (const text of publicTexts(game, events, seats)) {
            const known = game.over ? [...open, 'cash-out'] : open;
            expect(named(text).filter((gift) => !known.includes(gift as never))).toEqual([]);
          }
        }
      }),
      { numRuns: runs(16), seed: 3 },
    );
    expect(cards).toBeGreaterThan(runs(50));
  });

  test('two games that differ in the hands alone are told in equal words', () => {
    const seats = people('Ada', 'Bo', 'Cy');
    const [from] = lucks('looks at words', { short: 1, long: 1 });
    /** The texts are compared after each of so many calls. */
    const each = isLong ? 1 : 3;
    const games = [GIFTS, GIFTS.toReversed()].map((giftDeck) => {
      const game = Game.start(setupOf({ ...full, seats: 3, prepared: { giftDeck: [...giftDeck] } }));
      const told: string[][] = [];
      for (let step = 0; game.asked !== null; step++) {
        // No player opens a gift, so the texts may not differ.
        if (game.step === 'gift') game.play(PASS);
        const options = game.legalActions();
        const events = game.play(options[(step * 7) % options.length]!);
        if ((from! + step) % each > 0) continue;
        const texts = publicTexts(game, events, seats);
        told.push([...texts, JSON.stringify(turnRows(presentAt(game, seats), wordsFor('en')))]);
      }
      return { told, hands: seats.map((_, seat) => game.view(seat).hands[0]!.own) };
    });
    const [one, other] = games as [(typeof games)[0], (typeof games)[0]];
    expect(one.hands).not.toEqual(other.hands);
    expect(one.told).toEqual(other.told);
  });
});
