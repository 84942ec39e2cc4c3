import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { inTheme, THEMES } from '../../render/kit/palette/table.ts';
import { encode, pixelsOf } from '../../render/process/draw.ts';
import { ART } from './art.ts';
import { SCENES } from './scenes.ts';
import { type Cell, contactSheet } from './sheet.ts';

const USAGE =
  'usage: npm run -s pictures -- OUT_DIR (a folder, made where there is none, for contact sheets of all that is drawn)';

export interface Printer {
  out(line: string): void;
  err(line: string): void;
}

/** Width of a picture in a feed, in pixels. */
const FEED = 400;

/** The whole program; returns the exit code: 1 if nothing can be written, 2 if the options are wrong. */
export async function run(
  args: readonly string[],
  print: Printer,
  { art = ART, scenes = SCENES }: { readonly art?: typeof ART; readonly scenes?: Partial<typeof SCENES> } = {},
): Promise<number> {
  const [folder, ...more] = args;
  if (folder === undefined || folder === '' || more.length > 0 || folder.startsWith('-')) {
    print.err(USAGE);
    return 2;
  }
  try {
    await mkdir(folder, { recursive: true });
    const save = async (name: string, canvas: Canvas): Promise<void> => {
      await writeFile(join(folder, `${name}.webp`), encode(pixelsOf(canvas)));
      print.out(`${name}.webp, ${canvas.width} × ${canvas.height}`);
    };
    for (const [name, groups] of Object.entries(art)) await save(`art-${name}`, contactSheet(groups()));
    for (const theme of THEMES) {
      const inFeed: Cell[] = [];
      const named = (name: string) => (theme === 'dark' ? name : `${theme}-${name}`);
      for (const [kind, pictures] of Object.entries(scenes)) {
        for (const [words, compose] of Object.entries(pictures)) {
          const name = named(fileName(`${kind} ${words}`));
          const canvas = inTheme(theme, compose);
          inFeed.push(asInFeed(name, canvas));
          await inTheme(theme, () => save(name, canvas));
        }
      }
      const heading = `As in a feed, ${FEED} px wide`;
      await save(named('feed'), contactSheet([{ heading, cells: inFeed }], 4 * FEED + 80));
    }
    return 0;
  } catch (error) {
    print.err(`${folder}: the pictures could not be written: ${(error as Error).message}`);
    return 1;
  }
}

const fileName = (words: string): string =>
  words.replaceAll(' ', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function asInFeed(label: string, canvas: Canvas): Cell {
  const width = Math.min(FEED, canvas.width);
  const height = Math.round((canvas.height * width) / canvas.width);
  return {
    label,
    width,
    height,
    draw: (context, x, y) => {
      context.imageSmoothingQuality = 'high';
      context.drawImage(canvas, x, y, width, height);
    },
  };
}
