import type { CardArt, ExpansionArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, polygon } from '../../../render/kit/brush.ts';
import { house, monastery, tower, yard } from '../../../render/kit/buildings.ts';
import { CARD_RATIO, landscape, wooden } from '../../../render/kit/card.ts';
import { INK } from '../../../render/kit/palette/ink.ts';

const card = (colour: string, show: CardArt['picture']): CardArt => ({
  colour,
  picture(brush, tile) {
    landscape(brush);
    show(brush, tile);
  },
});

export const GIFTS_ART: ExpansionArt = {
  deck: {
    id: 'gifts',
    back: parcel,
    cards: {
      synod: card(INK.dye.violet, synod),
      'road-sweeper': card(INK.dye.rust, roadSweeper),
      'cash-out': card(INK.dye.green, cashOut),
      'change-position': card(INK.dye.blue, changePosition),
      'take-2': card(INK.dye.red, takeTwo),
    },
  },
};

function synod(brush: Brush): void {
  brush.fillStyle = INK.card.ribbonLight;
  for (let ray = 0; ray < 14; ray++) {
    brush.beginPath();
    brush.moveTo(0, -0.12);
    for (const edge of [-0.09, 0.09]) {
      const angle = (ray * Math.PI) / 7 + edge;
      brush.lineTo(0.72 * Math.cos(angle), -0.12 + 0.72 * Math.sin(angle));
    }
    brush.fill();
  }
  brush.fillStyle = INK.grass;
  brush.beginPath();
  brush.ellipse(0, 1.06, 1.7, 0.98, 0, 0, 2 * Math.PI);
  brush.fill();
  brush.save();
  brush.scale(1.2, 1.2);
  yard(brush, { x: 0, y: 0.02 });
  monastery({ x: 0, y: -0.02 }).draw(brush);
  brush.restore();
  wooden(brush, -0.38, 0.23, 0.26, 1);
  wooden(brush, 0.38, 0.22, 0.26, 0);
  wooden(brush, 0, 0.3, 0.3, 2);
}

function roadSweeper(brush: Brush): void {
  // A road that comes down from the hills.
  for (const [colour, wide] of [
    [INK.rim, 0.035],
    [INK.road, 0],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(0.2 - wide * 0.4, 0.08);
    brush.bezierCurveTo(0.36 - wide, 0.2, -0.3 - wide, 0.22, -0.4 - wide, 0.7);
    brush.lineTo(0.26 + wide, 0.7);
    brush.bezierCurveTo(0.2 + wide, 0.3, 0.5 + wide, 0.24, 0.27 + wide * 0.4, 0.08);
    brush.fill();
  }
  house({ x: 0.34, y: 0.06 }, 0.2, 0).draw(brush);
  tower({ x: 0.46, y: 0.05 }, 0.13).draw(brush);
  for (const [x, y, radius] of [
    [-0.4, 0.3, 0.1],
    [-0.3, 0.36, 0.12],
    [-0.45, 0.4, 0.09],
    [-0.36, 0.22, 0.06],
  ] as const) {
    disc(brush, INK.rim, { x, y }, radius + 0.012, 0.86);
    disc(brush, INK.roadWorn, { x, y }, radius, 0.86);
  }
  wooden(brush, -0.41, 0.14, 0.13, 1, -0.7);
  brush.save();
  brush.translate(-0.06, 0.22);
  brush.rotate(0.62);
  brush.lineJoin = 'round';
  const { line, wood, woodDark, ribbon } = INK.card;
  const part = (colour: string, ...corners: [number, number][]) => {
    const path = polygon(...corners);
    brush.strokeStyle = line;
    brush.lineWidth = 0.035;
    brush.stroke(path);
    brush.fillStyle = colour;
    brush.fill(path);
  };
  part(wood, [-0.026, -0.72], [0.026, -0.72], [0.026, -0.08], [-0.026, -0.08]);
  part(
    ribbon,
    [-0.09, -0.04],
    [0.09, -0.04],
    [0.19, 0.26],
    [0.12, 0.24],
    [0.07, 0.28],
    [0, 0.25],
    [-0.07, 0.28],
    [-0.12, 0.24],
    [-0.19, 0.26],
  );
  brush.strokeStyle = INK.card.ribbonDark;
  brush.lineWidth = 0.014;
  for (const x of [-0.1, -0.05, 0, 0.05, 0.1]) {
    brush.beginPath();
    brush.moveTo(x * 0.6, 0);
    brush.lineTo(x * 1.2, 0.22);
    brush.stroke();
  }
  part(woodDark, [-0.1, -0.1], [0.1, -0.1], [0.1, -0.02], [-0.1, -0.02]);
  brush.restore();
}

function coin(brush: Brush, x: number, y: number, radius: number, flat = 1): void {
  disc(brush, INK.card.line, { x, y }, radius + 0.014, flat + 0.06);
  disc(brush, INK.card.coin, { x, y }, radius, flat);
  disc(brush, INK.card.coinDark, { x, y }, radius * 0.7, flat);
  disc(brush, INK.card.coin, { x, y }, radius * 0.56, flat);
}

function cashOut(brush: Brush): void {
  for (const [x, height] of [
    [0.2, 5],
    [0.38, 3],
    [0.07, 2],
  ] as const) {
    for (let i = 0; i < height; i++) coin(brush, x, 0.34 - i * 0.052, 0.105, 0.46);
  }
  coin(brush, -0.38, 0.37, 0.07, 0.5);
  coin(brush, 0.44, 0.4, 0.07, 0.5);
  wooden(brush, -0.2, 0.06, 0.56, 3, -0.1);
  coin(brush, 0.14, -0.32, 0.085);
  coin(brush, 0.36, -0.2, 0.07, 0.8);
  coin(brush, -0.06, -0.4, 0.06, 0.7);
  coin(brush, 0.32, -0.42, 0.055);
}

function changePosition(brush: Brush): void {
  fill(brush, INK.rim, [-2, 0.27], [-0.03, 0.27], [0.06, 0.46], [-2, 0.46]);
  fill(brush, INK.road, [-2, 0.29], [-0.05, 0.29], [0.02, 0.44], [-2, 0.44]);
  for (const [x, y] of [
    [0.2, 0.4],
    [0.42, 0.41],
    [0.3, 0.2],
  ] as const) {
    brush.save();
    brush.translate(x, y);
    brush.fillStyle = INK.crop[1];
    brush.beginPath();
    brush.roundRect(-0.13, -0.05, 0.26, 0.1, 0.03);
    brush.fill();
    brush.fillStyle = INK.cropLine[1];
    for (const row of [-0.025, 0.005]) brush.fillRect(-0.11, row, 0.22, 0.014);
    brush.restore();
  }
  wooden(brush, -0.27, 0.17, 0.4, 5);
  wooden(brush, 0.29, 0.24, 0.4, 5, -Math.PI / 2);
  // From standing to lying and back.
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const [colour, grow] of [
    [INK.card.line, 0.05],
    [INK.pale, 0],
  ] as const) {
    brush.strokeStyle = colour;
    brush.fillStyle = colour;
    brush.lineWidth = 0.066 + grow;
    brush.beginPath();
    brush.arc(0.01, -0.04, 0.28, 1.12 * Math.PI, 1.86 * Math.PI);
    brush.stroke();
    for (const side of [-1, 1]) {
      const [x, y] = side < 0 ? [-0.275, -0.09] : [0.295, -0.09];
      const head = polygon([x - 0.1, y - 0.03], [x + 0.1, y - 0.03], [x + side * 0.015, y + 0.12]);
      brush.lineWidth = grow + 0.012;
      brush.stroke(head);
      brush.fill(head);
    }
  }
}

function takeTwo(brush: Brush, picture: Parameters<CardArt['picture']>[1]): void {
  for (const [tile, x, y, tilt] of [
    ['BA-U', -0.21, 0.05, -0.16],
    ['BA-L', 0.21, 0.01, 0.14],
  ] as const) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(tilt);
    brush.lineJoin = 'round';
    brush.fillStyle = INK.card.line;
    brush.beginPath();
    brush.roundRect(-0.245, -0.245, 0.49, 0.53, 0.03);
    brush.fill();
    brush.fillStyle = INK.card.wood;
    brush.fillRect(-0.23, 0.2, 0.46, 0.07);
    brush.drawImage(picture(tile), -0.23, -0.23, 0.46, 0.46);
    brush.restore();
  }
  // Two arrows stand for the question: which tile?
  for (const x of [-0.21, 0.21]) {
    const head = polygon(
      [x, -0.33],
      [x - 0.07, -0.42],
      [x - 0.026, -0.42],
      [x - 0.026, -0.5],
      [x + 0.026, -0.5],
      [x + 0.026, -0.42],
      [x + 0.07, -0.42],
    );
    brush.strokeStyle = INK.card.line;
    brush.lineWidth = 0.04;
    brush.stroke(head);
    brush.fillStyle = INK.pale;
    brush.fill(head);
  }
}

/** A parcel's paper, ribbon and bow. */
function parcel(brush: Brush): void {
  const { back, backDark, backLight, ribbon, ribbonDark, line, paper } = INK.card;
  brush.beginPath();
  brush.roundRect(0, 0, 1, CARD_RATIO, 0.09);
  brush.fillStyle = line;
  brush.fill();
  brush.beginPath();
  brush.roundRect(0.02, 0.02, 0.96, CARD_RATIO - 0.04, 0.075);
  brush.fillStyle = paper;
  brush.fill();
  brush.beginPath();
  brush.roundRect(0.065, 0.065, 0.87, CARD_RATIO - 0.13, 0.05);
  brush.fillStyle = back;
  brush.fill();
  brush.save();
  brush.clip();
  // Small tiles on their corners.
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 8; column++) {
      const [px, py] = [0.07 + column * 0.124 + (row % 2) * 0.062, 0.06 + row * 0.118];
      const tone = (row + column) % 3 ? backDark : backLight;
      brush.beginPath();
      brush.moveTo(px, py - 0.034);
      brush.lineTo(px + 0.034, py);
      brush.lineTo(px, py + 0.034);
      brush.lineTo(px - 0.034, py);
      brush.closePath();
      brush.fillStyle = tone;
      brush.fill();
    }
  }
  const middle = { x: 0.5, y: CARD_RATIO * 0.46 };
  const band = (left: number, top: number, wide: number, high: number): void => {
    brush.fillStyle = ribbonDark;
    brush.fillRect(left, top, wide, high);
    const thin = Math.min(wide, high) * 0.13;
    brush.fillStyle = ribbon;
    if (wide > high) brush.fillRect(left, top + thin, wide, high - 2 * thin);
    else brush.fillRect(left + thin, top, wide - 2 * thin, high);
  };
  band(middle.x - 0.085, 0, 0.17, CARD_RATIO);
  band(0, middle.y - 0.085, 1, 0.17);
  brush.restore();
  brush.translate(middle.x, middle.y);
  bow(brush);
}

/** Two loops, two tails and a knot, around 0,0. */
function bow(brush: Brush): void {
  const { ribbon, ribbonDark, ribbonLight, line } = INK.card;
  brush.lineJoin = 'round';
  const paint = (colour: string): void => {
    brush.closePath();
    brush.fillStyle = colour;
    brush.strokeStyle = line;
    brush.lineWidth = 0.028;
    brush.stroke();
    brush.fill();
  };
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(side * 0.27, 0.3);
    brush.lineTo(side * 0.2, 0.31);
    brush.lineTo(side * 0.16, 0.37);
    brush.lineTo(side * -0.02, 0.06);
    paint(ribbonDark);
  }
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(0, 0.02);
    brush.bezierCurveTo(side * 0.12, -0.28, side * 0.4, -0.27, side * 0.38, -0.06);
    brush.bezierCurveTo(side * 0.36, 0.13, side * 0.14, 0.13, 0, 0.02);
    paint(ribbon);
    brush.beginPath();
    brush.moveTo(side * 0.09, -0.01);
    brush.bezierCurveTo(side * 0.16, -0.13, side * 0.29, -0.14, side * 0.28, -0.05);
    brush.bezierCurveTo(side * 0.26, 0.04, side * 0.17, 0.05, side * 0.09, -0.01);
    brush.closePath();
    brush.fillStyle = ribbonDark;
    brush.fill();
  }
  brush.beginPath();
  brush.roundRect(-0.075, -0.085, 0.15, 0.16, 0.05);
  paint(ribbonLight);
}
