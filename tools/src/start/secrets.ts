import { randomBytes } from 'node:crypto';
import { readJson, writeJson } from './json-file.ts';

/** The secrets of a data folder, each made at random the first time it is asked for. */
export interface Secrets {
  /** The secret of that name, e.g. `mongod/root`. `make` makes a new one; default 24 random bytes in hexadecimal. */
  get(name: string, make?: () => string): string;
  /** Writes what was made since; before anything relies on it. */
  save(): Promise<void>;
}

/**
 * Opens the secrets in `file`, a JSON object of name to secret, which need not be there yet.
 * @throws UserError when the file is damaged: new secrets would lock us out of the data.
 */
export async function openSecrets(file: string): Promise<Secrets> {
  const known = (await readJson<Record<string, string>>(file)) ?? {};
  return {
    get(name, make = () => randomBytes(24).toString('hex')) {
      known[name] ??= make();
      return known[name];
    },
    save: () => writeJson(file, known),
  };
}
