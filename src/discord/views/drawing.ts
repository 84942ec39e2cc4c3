import {
  type Animation,
  type BoardScene,
  boardView,
  isPrintable,
  mapScene,
  type Picture,
  RenderError,
  type Renderer,
} from '../../../render/index.ts';
import type { GameView, PlacedTile } from '../../engine/index.ts';
import { isStoodInFor } from '../../game/computers/computer-players.ts';
import { type Table, wishesOf } from '../../game/table/table.ts';
import type { Services } from '../services.ts';
import { cut, type Members, type Words } from '../words/index.ts';

/** The board, and the map under it. */
export const drawnOf = (view: GameView): Pick<BoardScene, 'view' | 'map'> => ({
  view: boardView(view),
  ...(view.map && { map: mapScene(view.map) }),
});

/** A person who has deleted their name is a former player. Their meeples do not show an initial of these words. */
export const playersNamed = (people: Members, { things }: Words): BoardScene['players'] =>
  people.map((member, seat) => {
    const { name } = member;
    const shown = isStoodInFor(member) ? things.stoodInFor(name) : name;
    return { seat, name: shown, ...wishesOf(member), ...(name === '' && { otherName: things.formerPlayer }) };
  });

export const playersOf = ({ members }: Table, words: Words): BoardScene['players'] => playersNamed(members, words);

/** The board of a table, with the last tile marked. */
export const sceneOf = (table: Table, view: GameView, words: Words) => {
  return { ...drawnOf(view), players: playersOf(table, words), lastMoves: lastMoves(view) };
};

export function lastMoves({ board }: GameView): PlacedTile[] {
  const last = board.at(-1);
  return last && last.seat !== null ? [last] : [];
}

/** The bot with pictures in the server's theme. */
export const themed = <T extends Pick<Services, 'renderer' | 'servers'>>(bot: T, guild: string): T => ({
  ...bot,
  renderer: bot.renderer.by({ theme: async () => ((await bot.servers.settings(guild)).isLight ? 'light' : 'dark') }),
});

/** A picture that nobody waits for is no error; a refused picture is a warning. */
export function tellUndrawn(log: Services['log'], error: RenderError, what: string): void {
  if (error.isRefusal) log.warn({ error }, `${what} was refused`);
  else if (error.code !== 'passed') log.error({ error }, `${what} could not be drawn`);
}

/** The picture as a file, or none if it fails: text and buttons must not wait for it. `lacks` hears of a temporary failure. */
export async function drawn(
  { log }: Pick<Services, 'log'>,
  picture: Promise<Picture>,
  alt: string,
  lacks: (why: RenderError) => void = () => {},
) {
  try {
    return [fileOf(await picture, alt)];
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    tellUndrawn(log, error, 'a picture');
    if (error.isForNow) lacks(error);
    return [];
  }
}

/** Called for a message that was sent without its picture: `follows` with the late picture, `lacks` with the error. */
export interface Later {
  follows(picture: Picture): void;
  lacks(why: RenderError): void;
}

/** Like `drawn`, but gives no file after `patienceMs`. `isYetToCome`: the picture is late, or has failed for now. */
export async function drawnInTime(
  bot: Pick<Services, 'log'> & { readonly renderer: Pick<Renderer, 'patienceMs'> },
  picture: Promise<Picture>,
  alt: string,
  { follows, lacks }: Later,
) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, bot.renderer.patienceMs, 'late');
  });
  let isYetToCome = false;
  const files = drawn(bot, picture, alt, (why) => {
    isYetToCome = true;
    lacks(why);
  });
  const first = await Promise.race([files, late]);
  clearTimeout(timer);
  if (first !== 'late') return { files: first, isYetToCome };
  bot.log.warn({}, 'a picture was late, and follows');
  files
    .then(async ({ length }) => {
      if (length > 0) follows(await picture);
    })
    // A bug; without this handler the rejection would end the process.
    .catch((error) => bot.log.error({ error }, 'a picture could not be drawn'));
  return { files: [], isYetToCome: true };
}

/** A picture for discord.js, which changes the object that it gets: each message needs a new one. */
export const fileOf = ({ bytes, name }: Pick<Picture | Animation, 'bytes' | 'name'>, description: string) => ({
  attachment: Buffer.from(bytes),
  name,
  description: cut(description, 1024),
});

/** Whether our fonts lack all characters of a name, so that text beside the picture has to show it. */
export const isUndrawn = ({ name }: { readonly name: string }): boolean => !isPrintable(name);
