import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../console/say.ts';
import { identityOf, isRunning, type ProcessIdentity } from '../supervisor/process-identity.ts';

/**
 * Makes this process the only start on a data folder. A lock whose holder has ended, however it did, is taken over.
 * @param runDir the folder of what runs now.
 * @returns what gives it up again.
 * @throws UserError when another start holds it.
 */
export async function lockDataDir(runDir: string): Promise<() => Promise<void>> {
  const file = join(runDir, 'start.json');
  const self = await identityOf(process.pid);
  for (;;) {
    try {
      await writeFile(file, JSON.stringify(self), { flag: 'wx', mode: 0o600 });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await refuseIfHeld(file);
      await rm(file, { force: true });
    }
  }
}

async function refuseIfHeld(file: string): Promise<void> {
  const holder = await readHolder(file);
  if (holder && (await isRunning(holder)))
    throw new UserError(
      `Another start (process ${holder.pid}) runs on this DATA_DIR: stop it, or choose another with DATA_DIR=<folder> PORT=<port> npm start`,
    );
}

/** A holder that ended while it wrote left half a file: nobody holds it. */
async function readHolder(file: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
