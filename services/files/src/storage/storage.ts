import type { Readable } from 'node:stream';

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A store of blobs. A blob is immutable: a key is written once. */
export interface Store {
  /**
   * Writes a stream of bytes, and resolves once all of them are durable.
   * @throws the error of the stream; the caller removes what was written, and again later, since an operation under way may
   * still end
   */
  write(key: string, bytes: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void>;
  /** Reads a range with backpressure. @throws Error before the first byte if the blob does not exist */
  read(key: string, range: ByteRange): Promise<Readable>;
  /** Removes a blob, also one of an unfinished write. Does nothing if there is none. */
  remove(key: string): Promise<void>;
}

/** The stores by the name that is stored with each file. */
export type Stores = Readonly<Record<string, Store>>;

/** Returns the store of a file's bytes. @throws Error if the settings no longer name it */
export function storeOf(stores: Stores, name: string): Store {
  const store = stores[name];
  if (!store) throw new Error(`a file is in the store ${name}, which the settings do not name`);
  return store;
}
