import type { Picture } from '../../../render/index.ts';
import type { Table } from '../../game/table/table.ts';
import { Kept } from '../../kept.ts';
import type { Services } from '../services.ts';
import { drawnInTime, type Later } from '../views/drawing.ts';
import { lobbyScene } from '../views/stamps.ts';
import type { Words } from '../words/index.ts';

/** The pictures kept; a changing lobby often shows the same one again. */
const MOST_KEPT = 50;
const kept = new WeakMap<Services['servers'], Kept<string, Picture>>();

/** The share of a turn picture's waiting time. Who plays matters more, and the words say everything. */
const PATIENCE = 0.1;

/** The picture of the boxes in play, as files of a message. Tables with equal boxes share it; a table in words has none. */
export async function stampsOf(
  { id, guild, options }: Table,
  words: Words,
  bot: Pick<Services, 'renderer' | 'servers' | 'log'>,
  later: Later,
) {
  if (options.text) return { files: [], isYetToCome: false };
  const { servers, log, renderer } = bot;
  const pictures = kept.get(servers) ?? new Kept<string, Picture>(MOST_KEPT);
  kept.set(servers, pictures);
  const scene = lobbyScene(options);
  const key = JSON.stringify([(await servers.settings(guild)).isLight, scene.stamps]);
  const picture = async (): Promise<Picture> => {
    const drawn = pictures.get(key) ?? (await renderer.by({ newest: id }).lobby(scene));
    pictures.set(key, drawn);
    return drawn;
  };
  const patience = { log, renderer: { patienceMs: PATIENCE * renderer.patienceMs } };
  return drawnInTime(patience, picture(), words.lobby.boxesAlt(options), later);
}
