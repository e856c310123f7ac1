import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { UserError } from '../run/errors.ts';
import type { BackupFile } from './manifest.ts';

/** Size from which small pieces are compressed together, in bytes. */
const PIECE_BYTES = 256 * 1024;

/**
 * Compresses bytes into a new file that only its owner can read.
 * @param dir the folder of the backup
 * @param path path within it
 * @throws Error of `bytes`; Error if the file exists
 */
export async function writeCompressed(
  dir: string,
  path: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<BackupFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* (source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  };
  const file = createWriteStream(join(dir, path), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(joined(bytes), { objectMode: false }), createGzip(), measured, file);
  return { path, bytes: size, sha256: hash.digest('hex') };
}

/** Joins small pieces, since each costs a call of the compression. */
async function* joined(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    size += piece.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pieces);
}

/** Reads a file of a backup, uncompressed. */
export function readCompressed(dir: string, { path }: BackupFile): AsyncIterable<Buffer> {
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES });
  const file = createReadStream(join(dir, path)).once('error', (error) => gunzip.destroy(error));
  return file.pipe(gunzip);
}

/** Writes a text as writeCompressed does. */
export const writeText = (dir: string, path: string, text: string): Promise<BackupFile> =>
  writeCompressed(dir, path, piecesOf(text));

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Reads a text of a backup. */
export async function readText(dir: string, file: BackupFile): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of readCompressed(dir, file)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

/** Verifies size and checksum of a file. @throws UserError naming the file if it is missing or was changed */
export async function verifyFile(dir: string, { path, bytes, sha256 }: BackupFile): Promise<void> {
  const file = join(dir, path);
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new UserError(`the backup is incomplete: ${path} is missing`);
  const hash = createHash('sha256');
  if (found.size === bytes) for await (const piece of createReadStream(file)) hash.update(piece);
  if (found.size !== bytes || hash.digest('hex') !== sha256)
    throw new UserError(`the backup is damaged: ${path} differs from its checksum`);
}
