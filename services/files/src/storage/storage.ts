import type { Readable } from 'node:stream';

/** A part of the bytes, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of files are. A key names them for ever: they are written once. */
export interface Store {
  /**
   * Writes bytes as they come, and settles once all of them are safe.
   * @throws what the bytes throw; what was written by then is removed by whoever called
   */
  write(key: string, bytes: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void>;
  /** Reads a part as fast as it is taken. @throws Error where there are no such bytes, before the first of them */
  read(key: string, range: ByteRange): Promise<Readable>;
  /** Removes bytes, also those of a write that was never finished. Nothing happens where there are none. */
  remove(key: string): Promise<void>;
}

/** The stores by the name that is kept with each file. */
export type Stores = Readonly<Record<string, Store>>;

/** The store that a file's bytes are in. @throws Error where the settings no longer name it */
export function storeOf(stores: Stores, name: string): Store {
  const store = stores[name];
  if (!store) throw new Error(`a file is in the store ${name}, which the settings do not name`);
  return store;
}
