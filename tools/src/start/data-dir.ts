import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../console/say.ts';

/** The folders and files of one start. */
export interface DataDir {
  readonly path: string;
  /** Output of every process, `<name>.log`. */
  readonly logs: string;
  /** What runs now, `<name>.json`. */
  readonly run: string;
  /** Secrets made at random for this folder, mode 0600. */
  readonly secretsFile: string;
  /** The ports chosen for the parts and services. */
  readonly portsFile: string;
  /** The administrator's sign-in as a client sends it, mode 0600. */
  readonly signInFile: string;
  /** A folder of its own for a part; made when it is not there. */
  folder(name: string): Promise<string>;
}

/**
 * Makes the data folder if need be; only its owner may look into it.
 * @throws UserError when it cannot be written.
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

/** Not by `recursive`, which tries for ever where nothing can be made, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 });
}

async function tryWriting(file: string): Promise<void> {
  await writeFile(file, '');
  await rm(file);
}
