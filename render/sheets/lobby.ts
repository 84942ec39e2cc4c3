import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { spriteOf } from '../board/sprites.ts';
import { createCanvas } from '../kit/canvas.ts';
import { CARD_RATIO } from '../kit/card.ts';
import { MARK, TABLE, WOOD } from '../kit/palette/table.ts';
import type { LobbyScene, LobbyStamp } from '../scene.ts';
import { drawCardBack } from './cards.ts';
import { drawThing } from './legend.ts';

const WIDTH = 1100;
const GAP = 14;
/** Stamps in a row: fewer would be too high, more illegible in a feed. */
const IN_A_ROW = { least: 8, most: 10 } as const;

/** In shares of a stamp: its rim, the teeth of a side, and the corner of a box without its rules. */
const RIM = 0.09;
const TEETH = 9;
const CORNER = 0.42;

/** Stamps in rows of equal length, and tiles in the remaining places. */
export function composeLobby({ stamps, tiles }: LobbyScene): Canvas {
  const rows = Math.max(1, Math.ceil(stamps.length / IN_A_ROW.most));
  const columns = Math.max(IN_A_ROW.least, Math.ceil(stamps.length / rows));
  const step = (WIDTH - GAP) / columns;
  const side = Math.floor(step - GAP);
  const canvas = createCanvas(WIDTH, rows * (side + GAP) + GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (let i = 0; i < rows * columns; i++) {
    const x = Math.round(GAP + (i % columns) * step);
    const y = GAP + Math.floor(i / columns) * (side + GAP);
    const stamp = stamps[i];
    const tile = tiles[i - stamps.length];
    if (stamp) drawStamp(context, stamp, x, y, side);
    else if (tile !== undefined) context.drawImage(spriteOf(tile, 0, side), x, y);
  }
  return canvas;
}

function drawStamp(context: SKRSContext2D, { icon, isBare }: LobbyStamp, x: number, y: number, side: number): void {
  context.fillStyle = WOOD.shade;
  context.fillRect(x, y + 2, side + 2, side + 1);
  context.fillStyle = MARK.paper;
  context.fillRect(x, y, side, side);
  context.fillStyle = TABLE.felt;
  const tooth = side / TEETH;
  for (let i = 0; i <= TEETH; i++)
    for (const [dx, dy] of [
      [i * tooth, 0],
      [i * tooth, side],
      [0, i * tooth],
      [side, i * tooth],
    ] as const) {
      context.beginPath();
      context.arc(x + dx, y + dy, tooth / 4, 0, 2 * Math.PI);
      context.fill();
    }
  const rim = Math.round(RIM * side);
  const inner = side - 2 * rim;
  context.save();
  context.beginPath();
  context.rect(x + rim, y + rim, inner, inner);
  context.clip();
  drawOn(context, icon, x + rim, y + rim, inner);
  if (isBare) drawCorner(context, x + rim, y + rim, inner);
  context.restore();
}

function drawOn(context: SKRSContext2D, icon: LobbyStamp['icon'], x: number, y: number, side: number): void {
  if ('whole' in icon) context.drawImage(spriteOf(icon.whole, 0, side), x, y);
  else if ('deck' in icon) {
    const width = (0.94 * side) / CARD_RATIO;
    drawCardBack(context, icon.deck, x + (side - width) / 2, y + 0.03 * side, width);
  } else drawThing(context, icon, x, y, side);
}

/** A grey corner at the upper right: the tiles are in play, the rules are not. */
function drawCorner(context: SKRSContext2D, x: number, y: number, side: number): void {
  context.beginPath();
  context.moveTo(x + side * (1 - CORNER), y);
  context.lineTo(x + side, y);
  context.lineTo(x + side, y + side * CORNER);
  context.closePath();
  context.fillStyle = TABLE.faint;
  context.fill();
  context.lineWidth = 0.03 * side;
  context.strokeStyle = MARK.paper;
  context.stroke();
}
