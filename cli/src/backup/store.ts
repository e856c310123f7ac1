/** The files of one backup: a folder, or the objects of a bucket with a common prefix. */
export interface BackupStore {
  /** Its path or address, for messages. */
  readonly name: string;
  /** Writes a new file, and resolves once it is durable. Until then, `read` does not find it. */
  write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads a file; undefined if there is none. */
  read(path: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  isEmpty(): Promise<boolean>;
  /** Deletes all files. */
  clear(): Promise<void>;
}

/** A place with backups: a folder of folders, or a prefix of a bucket. */
export interface BackupPlace {
  /** Returns the store of a backup. @param name its name; without one, the place is the store itself */
  store(name?: string): BackupStore;
  /** Returns the names of the backups, complete or not. */
  names(): Promise<string[]>;
}
