import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../console/say.ts';
import { identityOf, isRunning, type ProcessIdentity } from '../supervisor/process-identity.ts';

/**
 * Acquires the lock of a data directory for this process. The lock of a process that has ended is taken over.
 * @param runDir directory of the running processes
 * @param port the port of the gateway, which `npx bms` reads from the lock
 * @returns a function that releases the lock
 * @throws UserError when another start holds the lock
 */
export async function lockDataDir(runDir: string, port: number): Promise<() => Promise<void>> {
  const file = join(runDir, 'start.json');
  const self = await identityOf(process.pid);
  for (;;) {
    try {
      await writeFile(file, JSON.stringify({ ...self, port }), { flag: 'wx', mode: 0o600 });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await assertNotHeld(file);
      await rm(file, { force: true });
    }
  }
}

async function assertNotHeld(file: string): Promise<void> {
  const holder = await readHolder(file);
  if (holder && (await isRunning(holder)))
    throw new UserError(
      `Another start (process ${holder.pid}) runs on this DATA_DIR: stop it, or choose another with DATA_DIR=<folder> PORT=<port> npm start`,
    );
}

/** Reads the holder of the lock; undefined for a partly written file, whose holder has ended. */
async function readHolder(file: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
