import { randomBytes } from 'node:crypto';
import type { DataDir } from './data-dir.ts';
import { readJson, writeJson } from './json-file.ts';
import type { Secrets } from './secrets.ts';
import type { StartSettings } from './settings.ts';

/** Credentials of the first administrator. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
  /**
   * `made`: generated at this start and shown once; `set`: from ADMIN_PASSWORD at this start; `earlier`: from the first
   * start.
   */
  readonly origin: 'made' | 'set' | 'earlier';
  /** True if ADMIN_EMAIL or ADMIN_PASSWORD differ from those of the first start, which remain in effect. */
  readonly isOutdated: boolean;
}

type Body = Pick<SignIn, 'email' | 'password'>;

/**
 * Returns the credentials of the first administrator: those of the first successful start, else the settings, else
 * generated ones.
 */
export async function signInOf(data: DataDir, settings: StartSettings, secrets: Secrets): Promise<SignIn> {
  const { adminEmail, adminPassword } = settings;
  const first = await readJson<Body>(data.signInFile);
  if (first) {
    const isOutdated = first.email !== adminEmail || (adminPassword ?? first.password) !== first.password;
    return { ...first, origin: 'earlier', isOutdated };
  }
  const password = adminPassword ?? secrets.get('administrator', () => randomBytes(15).toString('base64url'));
  return { email: adminEmail, password, origin: adminPassword === undefined ? 'made' : 'set', isOutdated: false };
}

/** Saves the credentials as a login request, once the administrator exists and the password was shown. */
export async function keepSignIn(data: DataDir, { email, password }: SignIn): Promise<void> {
  await writeJson(data.signInFile, { email, password } satisfies Body);
}
