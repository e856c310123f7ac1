import { readFile, rename, writeFile } from 'node:fs/promises';
import { UserError } from '../console/say.ts';

/**
 * Reads a JSON file.
 * @returns undefined if it does not exist
 * @throws UserError if it is not valid JSON
 */
export async function readJson<T>(file: string): Promise<T | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new UserError(`${file} is damaged (it is no JSON): put back a copy of it, or choose another DATA_DIR`);
  }
}

/** Writes a JSON file atomically, readable by its owner only. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
