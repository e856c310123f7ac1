/** A logo that can be drawn, with its size in pixels. */
export interface Logo {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The most bytes and pixels of a logo: a larger one costs more memory than a document may. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_PIXELS = 16_000_000;

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
/** The JPEG markers of a frame header, which holds the size. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns the logo of an image file; undefined if it is no PNG or JPEG in RGB or grey, or is too large. */
export function readLogo(bytes: Uint8Array): Logo | undefined {
  if (bytes.length > MAX_BYTES) return undefined;
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = pngSize(view) ?? jpegSize(view);
  if (!size?.width || !size.height || size.width * size.height > MAX_PIXELS) return undefined;
  return { bytes, ...size };
}

type Size = Pick<Logo, 'width' | 'height'>;

function pngSize(view: Buffer): Size | undefined {
  if (view.length < 24 || view.toString('latin1', 0, 8) !== PNG_SIGNATURE) return undefined;
  return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
}

function jpegSize(view: Buffer): Size | undefined {
  if (view.length < 4 || view.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < view.length && view[at] === 0xff; at += 2 + view.readUInt16BE(at + 2)) {
    if (!isFrame(view[at + 1] ?? 0)) continue;
    // CMYK needs another output profile than the one of the documents.
    const hasColors = view[at + 9] === 1 || view[at + 9] === 3;
    return hasColors ? { height: view.readUInt16BE(at + 5), width: view.readUInt16BE(at + 7) } : undefined;
  }
  return undefined;
}
