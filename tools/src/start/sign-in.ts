import { randomBytes } from 'node:crypto';
import type { DataDir } from './data-dir.ts';
import { readJson, writeJson } from './json-file.ts';
import type { Secrets } from './secrets.ts';
import type { StartSettings } from './settings.ts';

/** How the first administrator signs in. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Made by us and not shown to anybody yet. */
  readonly isNews: boolean;
  /** Another email or password is set now; they are for the first start only. */
  readonly isOutdated: boolean;
}

type Body = Pick<SignIn, 'email' | 'password'>;

/** The sign-in of the first administrator: as it was at the first start that came up, else as set, else made. */
export async function signInOf(data: DataDir, settings: StartSettings, secrets: Secrets): Promise<SignIn> {
  const { adminEmail, adminPassword } = settings;
  const first = await readJson<Body>(data.signInFile);
  if (first) {
    const isOutdated = first.email !== adminEmail || (adminPassword ?? first.password) !== first.password;
    return { ...first, isNews: false, isOutdated };
  }
  const password = adminPassword ?? secrets.get('administrator', () => randomBytes(15).toString('base64url'));
  return { email: adminEmail, password, isNews: adminPassword === undefined, isOutdated: false };
}

/** Keeps it, as the body of a sign-in, once the administrator is there and the person has seen it. */
export async function keepSignIn(data: DataDir, { email, password }: SignIn): Promise<void> {
  await writeJson(data.signInFile, { email, password } satisfies Body);
}
