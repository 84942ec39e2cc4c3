/** Type and pixels of a picture by its first bytes; `null` if it is not PNG, JPEG, GIF or WebP. */
export function imageSize(bytes: Uint8Array): { type: string; width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length < 24) return null;

  if (ascii(1, 4) === 'PNG') return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  if (ascii(0, 3) === 'GIF')
    return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP' && bytes.length >= 30)
    return { type: 'image/webp', ...webpSize(view, ascii(12, 16)) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(view);
  return null;
}

function webpSize(view: DataView, chunk: string): { width: number; height: number } {
  const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (chunk === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (chunk === 'VP8L') {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function jpegSize(view: DataView): { type: string; width: number; height: number } | null {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
