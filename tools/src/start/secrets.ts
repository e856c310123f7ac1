import { randomBytes } from 'node:crypto';
import { newSigningKey } from '@bms/backing-services';
import { readJson, writeJson } from './json-file.ts';

/** The secrets of a data directory, generated on first use. */
export interface Secrets {
  /**
   * Returns a secret by name, e.g. `mongod/root`. `make` generates a new one; default: 24 random bytes in hexadecimal.
   */
  get(name: string, make?: () => string): string;
  /** Returns a secret by name; undefined if there is none. */
  find(name: string): string | undefined;
  /** Replaces a secret; undefined removes it. */
  set(name: string, secret: string | undefined): void;
  /** Saves new and replaced secrets; must run before they are used. */
  save(): Promise<void>;
}

/**
 * Opens the secrets in `file`, a JSON object of name to secret, which may not exist yet.
 * @throws UserError when the file is damaged: new secrets would not open the existing data
 */
export async function openSecrets(file: string): Promise<Secrets> {
  const known = (await readJson<Record<string, string>>(file)) ?? {};
  return {
    get(name, make = () => randomBytes(24).toString('hex')) {
      known[name] ??= make();
      return known[name];
    },
    find: (name) => known[name],
    set(name, secret) {
      if (secret === undefined) delete known[name];
      else known[name] = secret;
    },
    save: () => writeJson(file, known),
  };
}

/** Returns the signing key of a deployed process, which production accepts; a new one the first time. */
export const deployedSigningKey = (name: string, secrets: Secrets): string =>
  secrets.get(`${name}/signing-key`, () => newSigningKey(name, name));
