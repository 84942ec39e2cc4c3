import { crc32, deflateSync } from 'node:zlib';

const COLOURS = [
  [0x7f, 0xb0, 0x69],
  [0xa3, 0xc9, 0x8a],
];

function chunk(name: string, data: Uint8Array): Buffer {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name), data]);
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** A PNG of squares in two colours. */
export function picture(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const row = (odd: number) => [0, ...Array.from({ length: width }, (_, x) => (Math.floor(x / 80) + odd) % 2)];
  const rows = [Buffer.from(row(0)), Buffer.from(row(1))];
  const pixels = Buffer.concat(Array.from({ length: height }, (_, y) => rows[Math.floor(y / 80) % 2]!));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(COLOURS.flat())),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
