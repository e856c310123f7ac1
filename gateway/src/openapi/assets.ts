import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Static content, the same for all clients of a gateway version. */
export interface Asset {
  readonly type: string;
  /** Changes with the content. */
  readonly version: string;
  /** Reads and compresses the content on the first call. */
  readonly content: () => Promise<{ plain: Buffer; gzipped: Buffer }>;
}

const JAVASCRIPT = 'text/javascript; charset=utf-8';

/** Returns Scalar's standalone bundle from its package. */
export function scalarBundle(): Asset {
  const entry = createRequire(import.meta.url).resolve('@scalar/api-reference');
  const root = entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`));
  const { version } = createRequire(import.meta.url)(path.join(root, 'package.json')) as { version: string };
  const content = once(async () => compressed(await readFile(path.join(root, 'dist', 'browser', 'standalone.js'))));
  return { type: JAVASCRIPT, version, content };
}

/** Creates a JavaScript asset from text. */
export const scriptAsset = (text: string): Asset => textAsset(JAVASCRIPT, text);

/** Creates an asset from text. @param type its Content-Type */
export function textAsset(type: string, text: string): Asset {
  const version = hash('sha256', text, 'base64url').slice(0, 22);
  return { type, version, content: once(() => compressed(Buffer.from(text))) };
}

async function compressed(plain: Buffer): Promise<{ plain: Buffer; gzipped: Buffer }> {
  return { plain, gzipped: await promisify(gzip)(plain) };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
