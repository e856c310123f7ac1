import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { UserError } from '../run/errors.ts';
import { ENCRYPTED_SUFFIX, type Transform } from './encryption.ts';
import type { BackupFile } from './manifest.ts';
import type { BackupStore } from './store.ts';

/** Size from which small pieces are compressed together, in bytes. */
const PIECE_BYTES = 256 * 1024;

/** The keys of the files of a backup; without them, the files are not encrypted. */
export interface BackupKeys {
  readonly encrypt?: Transform | undefined;
  readonly decrypt?: Transform | undefined;
}

/** Reads and writes the compressed files of a backup. */
export class BackupFiles {
  readonly store: BackupStore;
  readonly #keys: BackupKeys;

  constructor(store: BackupStore, keys: BackupKeys = {}) {
    this.store = store;
    this.#keys = keys;
  }

  /** True if what is written is encrypted. */
  get encrypts(): boolean {
    return this.#keys.encrypt !== undefined;
  }

  /**
   * Compresses bytes into a new file, and encrypts it.
   * @param path path within the backup, without a suffix for the encryption
   * @throws Error of `bytes` or of the store
   */
  async write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<BackupFile> {
    const { encrypt } = this.#keys;
    const hash = createHash('sha256');
    let size = 0;
    const measured = async function* (source: AsyncIterable<Uint8Array>) {
      for await (const piece of source) {
        hash.update(piece);
        size += piece.length;
        yield piece;
      }
    };
    const compressed = through(joined(bytes), createGzip());
    const stored = encrypt ? path + ENCRYPTED_SUFFIX : path;
    await this.store.write(stored, measured(encrypt ? encrypt(compressed) : compressed));
    return { path: stored, bytes: size, sha256: hash.digest('hex') };
  }

  /** Writes a text as `write` does. */
  writeText(path: string, content: string): Promise<BackupFile> {
    return this.write(path, Readable.from([Buffer.from(content)]));
  }

  /** Yields the content of a file. @throws UserError if it is missing, or encrypted and there is no key */
  async *read({ path }: BackupFile): AsyncGenerator<Buffer> {
    const decrypt = path.endsWith(ENCRYPTED_SUFFIX) ? this.#decryption() : undefined;
    const stored = await this.#open(path);
    try {
      yield* through(decrypt ? decrypt(stored) : stored, createGunzip({ chunkSize: PIECE_BYTES }));
    } finally {
      // A decryption that fails leaves the rest unread.
      if (stored instanceof Readable) stored.destroy();
    }
  }

  /** Reads a text. */
  async readText(file: BackupFile): Promise<string> {
    return text(this.read(file));
  }

  /** Verifies size and checksum of a file. @throws UserError naming the file if it is missing or was changed */
  async verify({ path, bytes, sha256 }: BackupFile): Promise<void> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of await this.#open(path)) {
      hash.update(piece);
      size += piece.length;
    }
    if (size !== bytes || hash.digest('hex') !== sha256)
      throw new UserError(`the backup is damaged: ${path} differs from its checksum`);
  }

  async #open(path: string): Promise<AsyncIterable<Uint8Array>> {
    const bytes = await this.store.read(path);
    if (!bytes) throw new UserError(`the backup is incomplete: ${path} is missing`);
    return bytes;
  }

  #decryption(): Transform {
    const { decrypt } = this.#keys;
    if (!decrypt) throw new UserError('the backup is encrypted: give --identity with the file of its key');
    return decrypt;
  }
}

/** Yields bytes after a transform of zlib, and ends with the error of either. */
async function* through(bytes: AsyncIterable<Uint8Array>, transform: NodeJS.ReadWriteStream): AsyncGenerator<Buffer> {
  const output = new PassThrough();
  const done = pipeline(Readable.from(bytes, { objectMode: false }), transform, output);
  // The reader below gets the error as well.
  done.catch(() => {});
  yield* output;
  await done;
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
