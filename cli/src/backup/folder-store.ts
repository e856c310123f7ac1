import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupPlace, BackupStore } from './store.ts';

/** Opens a folder with backups. Only the owner can read what is written to it. */
export function openFolderPlace(path: string): BackupPlace {
  const dir = resolve(path);
  return {
    store: (name) => folderStore(name === undefined ? dir : join(dir, name)),
    names: async () => (await entriesOf(dir)).filter((entry) => entry.isDirectory()).map(({ name }) => name),
  };
}

function folderStore(dir: string): BackupStore {
  return {
    name: dir,
    write: async (path, bytes) => {
      const file = join(dir, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const part = createWriteStream(`${file}.part`, { mode: 0o600, flush: true });
      await pipeline(Readable.from(bytes, { objectMode: false }), part);
      await rename(`${file}.part`, file);
    },
    read: async (path) => {
      const file = await ifFound(open(join(dir, path)));
      return file && createReadStream('', { fd: file });
    },
    isEmpty: async () => (await entriesOf(dir)).length === 0,
    clear: () => rm(dir, { recursive: true, force: true }),
  };
}

const entriesOf = async (dir: string) => (await ifFound(readdir(dir, { withFileTypes: true }))) ?? [];

async function ifFound<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
