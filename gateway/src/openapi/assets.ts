import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** Returns Scalar's standalone bundle. */
export function scalarBundle(): Asset {
  const root = locateScalar();
  const { version } = createRequire(import.meta.url)(path.join(root, 'package.json')) as { version: string };
  const content = once(async () => compressed(await readFile(path.join(root, 'dist', 'browser', 'standalone.js'))));
  return { type: JAVASCRIPT, version, content };
}

/** Returns the folder of Scalar: the copy in vendor/ of a build, or else the package. */
function locateScalar(): string {
  const copy = fileURLToPath(new URL('../../../vendor/@scalar/api-reference', import.meta.url));
  if (existsSync(copy)) return copy;
  const entry = createRequire(import.meta.url).resolve('@scalar/api-reference');
  return entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`));
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
