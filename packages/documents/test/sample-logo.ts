import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 60;
const HEIGHT = 20;

/** Returns an image of 60 x 20 pixels. */
export const logoOf = (type: 'png' | 'jpeg'): Uint8Array => (type === 'png' ? png() : jpeg());

function png(): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits a channel, RGB with transparency.
  header.set([8, 6], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(WIDTH * 4, Buffer.from([20, 120, 110, 200]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: HEIGHT }, () => row)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Returns the header of a baseline JPEG in grey; its pixels are embedded without being read. */
function jpeg(): Uint8Array {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, HEIGHT, 0, WIDTH, 1, 1, 0x11, 0]);
  return new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.from([0xff, 0xd9])]));
}
