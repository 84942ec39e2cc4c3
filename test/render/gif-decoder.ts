/** Reads GIFs by the specification, sharing no code with the encoder. Throws if a file is not sound. */

export interface DecodedFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Hundredths of a second. */
  readonly delay: number;
  readonly indices: readonly number[];
  readonly transparent: number | null;
}

export interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly colours: readonly (readonly [number, number, number])[];
  readonly frames: readonly DecodedFrame[];
  /** 0 is for ever; null plays once. */
  readonly loops: number | null;
}

export function decodeGif(bytes: Uint8Array): Decoded {
  const file = Buffer.from(bytes);
  let at = 0;
  const take = (length: number): Buffer => {
    if (at + length > file.length) throw new Error('cut off');
    at += length;
    return file.subarray(at - length, at);
  };
  const byte = (): number => take(1)[0]!;
  const short = (): number => take(2).readUInt16LE();
  const blocks = (): Buffer => {
    const parts: Buffer[] = [];
    for (let length = byte(); length > 0; length = byte()) parts.push(take(length));
    return Buffer.concat(parts);
  };

  if (take(6).toString('latin1') !== 'GIF89a') throw new Error('no GIF');
  const [width, height, packed] = [short(), short(), byte()];
  take(2);
  if (!(packed & 0x80)) throw new Error('no global table');
  const colours = Array.from({ length: 2 << (packed & 7) }, () => [byte(), byte(), byte()] as const);
  const frames: DecodedFrame[] = [];
  let loops: number | null = null;
  let control = { delay: 0, transparent: null as number | null };
  for (;;) {
    const kind = byte();
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      const label = byte();
      const data = blocks();
      if (label === 0xff && data.toString('latin1', 0, 11) === 'NETSCAPE2.0') loops = data.readUInt16LE(12);
      if (label !== 0xf9) continue;
      if (((data[0]! >> 2) & 7) !== 1) throw new Error('only frames that stay are read');
      control = { delay: data.readUInt16LE(1), transparent: data[0]! & 1 ? data[3]! : null };
    } else if (kind === 0x2c) {
      const [x, y, wide, high, flags] = [short(), short(), short(), short(), byte()];
      if (flags !== 0) throw new Error('only plain frames are read');
      const indices = unpacked(byte(), blocks(), wide * high);
      frames.push({ x, y, width: wide, height: high, indices, ...control });
    } else throw new Error(`unknown block ${kind} at ${at}`);
  }
  if (at !== file.length) throw new Error('more after the end');
  return { width, height, colours, frames, loops };
}

function unpacked(size: number, data: Buffer, count: number): number[] {
  const clear = 1 << size;
  const out: number[] = [];
  let table: number[][] = [];
  let bits = size + 1;
  let before: number[] | null = null;
  let position = 0;
  const next = (): number => {
    if (position + bits > data.length * 8) throw new Error('no end code');
    let code = 0;
    for (let i = 0; i < bits; i++, position++) code |= ((data[position >> 3]! >> (position & 7)) & 1) << i;
    return code;
  };
  for (;;) {
    const code = next();
    if (code === clear + 1) break;
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, i) => (i < clear ? [i] : []));
      bits = size + 1;
      before = null;
      continue;
    }
    if (code > table.length || (code === table.length && before === null)) throw new Error(`code ${code} too early`);
    const run: number[] = table[code] ?? [...before!, before![0]!];
    for (const index of run) out.push(index);
    if (before && table.length < 4096) table.push([...before, run[0]!]);
    before = run;
    if (table.length === 1 << bits && bits < 12) bits++;
  }
  if (out.length !== count) throw new Error(`${out.length} pixels of ${count}`);
  if (data.length !== Math.ceil(position / 8)) throw new Error('data after the end code');
  return out;
}

/** The picture after each frame, as palette indices. */
export function* shownBy({ width, height, frames }: Decoded): Generator<Uint8Array> {
  const picture = new Uint8Array(width * height);
  for (const { x, y, width: wide, indices, transparent } of frames) {
    indices.forEach((index, i) => {
      if (index !== transparent) picture[(y + Math.floor(i / wide)) * width + x + (i % wide)] = index;
    });
    yield picture;
  }
}
