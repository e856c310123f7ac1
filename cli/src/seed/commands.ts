import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CommandGroup, Context, Outcome } from '../run/command.ts';
import { UserError } from '../run/errors.ts';
import { findTarget } from '../target/find-target.ts';

const DEMO = fileURLToPath(new URL('../../../demo/src/main.ts', import.meta.url));

/** `bms seed`. */
export const seedCommands: CommandGroup = {
  commands: [
    {
      usage: 'seed',
      description: 'Import the Northwind sample company and perform one sale. A second run changes nothing.',
      example: 'seed',
      run: runSeed,
    },
  ],
};

/** Runs the program of `npm run demo`; its output is progress, on stderr. */
async function runSeed({ env, signal }: Context): Promise<Outcome> {
  if (!existsSync(DEMO)) throw new UserError('the sample data is only in a checkout: run npx bms seed there');
  const target = await findTarget(env);
  const credentials = target.credentials();
  if ('token' in credentials)
    throw new UserError('seed signs in as an administrator: set ADMIN_EMAIL and ADMIN_PASSWORD');
  const signIn = { ADMIN_EMAIL: credentials.email, ADMIN_PASSWORD: credentials.password };
  const settings = target.local ? signIn : { API_URL: target.apiUrl(), ...signIn };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', DEMO], {
    env: { ...env, ...settings },
    stdio: ['ignore', 2, 2],
    signal,
  });
  const [code] = await once(child, 'exit');
  const succeeded = code === 0;
  const lines = [succeeded ? '✓ the sample data is there' : '✗ the import failed, see above'];
  return { data: { seeded: succeeded }, lines, failed: !succeeded };
}
