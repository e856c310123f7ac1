import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../console/say.ts';

/** The directories and files of one start. */
export interface DataDir {
  readonly path: string;
  /** Output of every process, `<name>.log`. */
  readonly logs: string;
  /** Running processes, `<name>.json`. */
  readonly run: string;
  /** Random secrets of this data directory, mode 0600. */
  readonly secretsFile: string;
  /** Ports chosen for the backing services and services. */
  readonly portsFile: string;
  /** Login request of the administrator as JSON, mode 0600. */
  readonly signInFile: string;
  /** Returns the data directory of a backing service; creates it if needed. */
  folder(name: string): Promise<string>;
}

/**
 * Opens the data directory; creates it with access for its owner only if it does not exist.
 * @throws UserError when it cannot be written
 */
export async function openDataDir(path: string): Promise<DataDir> {
  const folder = async (name: string): Promise<string> => {
    await mkdir(join(path, name), { recursive: true, mode: 0o700 });
    return join(path, name);
  };
  try {
    await makeFolder(path);
    await tryWriting(join(path, '.writable'));
    await Promise.all([folder('logs'), folder('run')]);
  } catch (error) {
    throw new UserError(
      `DATA_DIR ${path} cannot be written (${(error as NodeJS.ErrnoException).code}): ` +
        'allow it, or choose another folder with DATA_DIR=<folder> npm start',
    );
  }
  return {
    path,
    logs: join(path, 'logs'),
    run: join(path, 'run'),
    secretsFile: join(path, 'secrets.json'),
    portsFile: join(path, 'ports.json'),
    signInFile: join(path, 'sign-in.json'),
    folder,
  };
}

/** Creates a directory without `recursive`, which loops forever where nothing can be created, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 });
}

async function tryWriting(file: string): Promise<void> {
  await writeFile(file, '');
  await rm(file);
}
