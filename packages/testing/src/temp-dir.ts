import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const enoughBytes = 2 * 1024 ** 3;

/**
 * Creates a temporary folder, which `remove` deletes; in memory if there is enough space, since test data need not be
 * persisted.
 */
export async function tempDir(): Promise<{ path: string; remove: () => Promise<void> }> {
  const base = (await hasSpace('/dev/shm')) ? '/dev/shm' : tmpdir();
  const path = await mkdtemp(join(base, 'bms-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
}

async function hasSpace(dir: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(dir);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}
