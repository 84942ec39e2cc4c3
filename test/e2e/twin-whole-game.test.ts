import type { Actor, PageMessage } from 'discord-playground';
import { expect, test } from 'vitest';
import type { BoardScene, CloseUpScene, Renderer, TilesScene } from '../../render/index.ts';
import { turnScene } from '../../src/discord/views/turn.ts';
import { type Words, wordsFor } from '../../src/discord/words/index.ts';
import { Game, type Square } from '../../src/engine/index.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import { lookAround, textsShown, turnNow, typed } from '../support/looking.ts';
import { buttonsOf, chanceOf, picturesIn, playTurn, textIn, turnMessage, withVerb } from '../support/player.ts';
import { isDrawn, isLong, sampled } from '../support/runs.ts';
import { onStage, partsOf, pixels, pressVerb, quiet, type Stage } from '../support/stage.ts';
import { SIMULATED } from '../support/time.ts';
import { expectNoFault } from '../support/whole-game.ts';
import { openEverything, speaking } from './tour.ts';

/** Ways to say what a picture tells, one of which must appear. */
type ToTell = readonly string[];

/** Pictures of one pixel; it notes what they would show. */
function noting(words: () => Words, noted: ToTell[]): Renderer {
  const note =
    <Scene, Drawn>(told: (scene: Scene) => ToTell[], draw: (scene: Scene) => Drawn) =>
    (scene: Scene): Drawn => {
      noted.push(...told(scene));
      return draw(scene);
    };
  const plain = pixels();
  return {
    ...plain,
    board: note((scene: BoardScene) => shownOn(scene, words()), plain.board),
    closeUp: note((scene: CloseUpScene) => shownOn(scene, words()), plain.closeUp),
    tiles: note(({ tiles }: TilesScene) => tiles.map(({ tile }) => [words().things.tile(tile)]), plain.tiles),
    card: note(({ title, text = '' }) => [[title], [text]], plain.card),
    hand: note(({ cards }) => cards.map(({ title }) => [title]), plain.hand),
  };
}

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A label and its place, with no other number between them. */
const labelled = (label: string, ...names: readonly string[]): ToTell =>
  names.map((name) => String.raw`(?<![\p{L}\d])${literally(label)}(?!\d)[^\d]{0,80}?${literally(name)}(?!\d)`);

/** All marks of a picture: numbers with their places, the last tile, and the dragon's trail. */
function shownOn(scene: BoardScene | CloseUpScene, { things }: Words): ToTell[] {
  const { badges = [], steps = [], arrowChoices = [], targets = [], trail = [], ghost } = scene;
  const places = 'places' in scene ? (scene.places ?? []) : [];
  const square = (at: Square): ToTell => [String.raw`(?<![\p{L}\d])${literally(things.square(at))}(?!\d)`];
  return [
    ...[...badges, ...steps, ...arrowChoices].map((one) => labelled(one.label, things.square(one))),
    ...[...targets, ...places]
      // A place without alternatives has no number.
      .map(({ label, place }) => labelled(label === '+' ? '' : label, things.placeOn(place), things.place(place))),
    ...trail.map(square),
    ...(ghost ? [square(ghost)] : []),
  ];
}

const untold = (wanted: readonly ToTell[], texts: readonly string[]): ToTell[] =>
  wanted.filter((ways) => !ways.some((way) => texts.some((text) => new RegExp(way, 'iu').test(text))));

/** The text as read, without signs of Markdown. */
const read = (text: string): string => text.replaceAll(/\*\*|\\/g, '');

/** The turn's message tells what its picture shows: the places of numbers, and the last placement. */
async function expectTold(stage: Stage, message: PageMessage, words: Words): Promise<void> {
  const table = await stage.stored(partsOf(buttonsOf(message)[0]!.custom_id!).table);
  const present = { table, game: Game.of(table.record!), story: storyOf(table.record!) };
  const scene = turnScene(present, words.on(table.options));
  // Each region of a map tells its own numbers.
  const badges = withVerb(message, 'region').length > 0 ? [] : scene.badges!;
  const labels = [...buttonsOf(message).map(({ label }) => String(label)), ...optionsOf(message)];
  const texts = [message.content, ...labels].map(read);
  const last = (scene.lastMoves ?? []).map((at) => [literally(words.on(table.options).things.square(at))]);
  expect(untold([...shownOn({ ...scene, badges }, words.on(table.options)), ...last], texts), message.content).toEqual(
    [],
  );
}

const optionsOf = (message: PageMessage): string[] =>
  withVerb(message, 'pick').flatMap(({ options = [] }) => (options as { label: string }[]).map(({ label }) => label));

/** Reads all pages of the board in words: every tile has a line, and every figure on it its owner. */
async function expectWholeBoard(stage: Stage, actor: Actor, words: Words): Promise<void> {
  const first = (await typed(stage, actor, 'board', { text: true }))!;
  const pages = [textIn(first)];
  for (let panel = first; ; ) {
    const next = withVerb(panel, 'twin').findLast(({ type }) => type === 2);
    if (!next || pages.at(-1) !== textIn(panel)) break;
    await actor.press(panel.id, next.custom_id!);
    await quiet(stage);
    panel = actor.message(panel.id)!;
    if (pages.includes(textIn(panel))) break;
    pages.push(textIn(panel));
  }
  const { table } = partsOf(withVerb(turnNow(stage), 'more')[0]!.custom_id!);
  const { record, members, options } = await stage.stored(table);
  const { things } = words.on(options);
  const { board, figures } = Game.of(record!).view(null);
  const lines = pages.flatMap((page) => page.split('\n'));
  for (const tile of board) {
    const [line = ''] = lines.filter((one) => one.startsWith(`- **${things.square(tile)}**`));
    const standing = figures.filter(({ on }) => on.x === tile.x && on.y === tile.y);
    for (const text of [things.tile(tile.tile, tile.rotation), ...standing.map(({ seat }) => members[seat]!.name)]) {
      expect(line).toContain(text);
    }
  }
}

const GAMES: readonly { locale: string; map: string | null; luck: number }[] = [
  { locale: 'en-US', map: null, luck: 1 },
  { locale: 'en-US', map: 'taiwan', luck: 2 },
  { locale: 'fr', map: 'usa', luck: 3 },
  { locale: 'es-ES', map: null, luck: 4 },
  { locale: 'de', map: 'taiwan', luck: 5 },
];
/** Turns of a game in `npm test`, before its players resign. */
const FEW_TURNS = 12;

test
  .runIf(isDrawn('a table in words', { oneIn: 6, about: ['src/discord/turn/'] }))
  .each(sampled('tables in words', GAMES, { short: 1 }))(
  'a table in words with every expansion, in $locale, map: $map: the words tell all that pictures would, and clicks play it',
  async ({ locale, map, luck }) => {
    const words = wordsFor(locale);
    const onIt = words.on({ map });
    const noted: ToTell[] = [];
    let drawn = luck;
    const stage = await onStage({
      renderer: noting(() => onIt, noted),
      seeds: { next: () => String(drawn++).padStart(64, '0') },
      playground: { seed: speaking(locale), clock: SIMULATED },
    });
    const { playground, channel, actors } = stage;
    const [chance, look] = [chanceOf(luck), chanceOf(-luck)];
    await openEverything(stage, map, { text: true });
    let heard = playground.requests.length;
    for (let turns = 0; turnMessage(playground, channel) && (isLong || turns < FEW_TURNS); turns++) {
      await expectTold(stage, turnNow(stage), words);
      noted.length = 0;
      // Players at the table, and an onlooker.
      if (look() < 0.5) await lookAround(stage, actors[Math.floor(look() * 4)]!, turnNow(stage), look);
      if (look() < 0.1) await expectWholeBoard(stage, actors[Math.floor(look() * 3)]!, words);
      await playTurn(playground, channel, chance, { opening: 0.9, looking: 0.6 });
      await quiet(stage);
      const texts = textsShown(playground.requests.slice(heard)).map(({ text }) => read(text));
      expect(untold(noted, texts), texts.join('\n\n')).toEqual([]);
      heard = playground.requests.length;
    }
    for (const actor of turnMessage(playground, channel) ? actors.slice(0, 2) : []) {
      const sure = (await typed(stage, actor, 'resign'))!;
      await pressVerb(actor, sure, 'resign-now');
      await quiet(stage);
    }
    const seen = actors.flatMap((actor) => actor.messages(channel));
    expect([seen.flatMap(({ attachments }) => attachments), seen.flatMap(picturesIn)]).toEqual([[], []]);
    expectNoFault(stage);
  },
);
