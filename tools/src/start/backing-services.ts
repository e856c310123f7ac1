import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  adminMongoUrl,
  type Credentials,
  ensureReplicaSet,
  type Program as Found,
  mongodCommand,
  NATS_SETUP_USER,
  natsCommand,
  natsPermissions,
  natsSetupPermissions,
  natsUrl,
  type PartName,
  type ProcessSource,
  parts,
  type RunningProcess,
  resolveProgram,
  untilListening,
  valkeyCommand,
  valkeyUrl,
} from '@bms/backing-services';
import { say } from '../console/say.ts';
import { problemInMongod, problemInNats, problemInText, problemInValkey } from '../supervisor/problems.ts';
import type { Program } from '../supervisor/supervisor.ts';
import type { DataDir } from './data-dir.ts';
import type { Secrets } from './secrets.ts';

/** Dependencies for starting a backing service. */
export interface BackingServiceContext {
  readonly data: DataDir;
  readonly ports: Readonly<Record<string, number>>;
  readonly secrets: Secrets;
  /** Aborts a download in progress. */
  readonly signal: AbortSignal;
}

/** A backing service to start, with its URL. */
export interface LocalBackingService {
  readonly program: Program;
  readonly url: string;
}

/** Returns mongod as a replica set of one node; `url` has the administrator's credentials. */
export async function localMongod(context: BackingServiceContext): Promise<LocalBackingService> {
  const found = await find('mongod', context);
  const port = context.ports['mongod']!;
  const root = { user: 'root', password: context.secrets.get('mongod/root') };
  const dataDir = await context.data.folder('mongod');
  const keyFile = join(context.data.path, 'mongod.key');
  if (!existsSync(keyFile)) await writeFile(keyFile, context.secrets.get('mongod/key'), { mode: 0o600 });
  const ready = async (process: RunningProcess): Promise<void> => {
    await untilListening(process, port);
    await ensureReplicaSet(`127.0.0.1:${port}`, root);
  };
  const incompatible = 62;
  const explain = ({ code }: { code: number | null }): string | undefined =>
    code === incompatible
      ? `MongoDB ${found.version} cannot read ${dataDir}, which another version wrote: put that version on PATH, or choose another DATA_DIR`
      : undefined;
  const command = () => mongodCommand({ binary: found.binary, port, dataDir, keyFile });
  const label = labelOf('mongod', found, port);
  const program = {
    name: 'mongod',
    label,
    tier: 0,
    command,
    ready,
    explain,
    problem: problemInMongod,
    graceMs: 20_000,
  };
  return { program, url: adminMongoUrl(`127.0.0.1:${port}`, root) };
}

/** Returns a server with the Redis protocol, for rate limits. */
export async function localValkey(context: BackingServiceContext): Promise<LocalBackingService> {
  const found = await find('valkey', context);
  const port = context.ports['valkey']!;
  const password = context.secrets.get('valkey');
  const dataDir = await context.data.folder('valkey');
  const program: Program = {
    name: 'valkey',
    label: labelOf('valkey', found, port),
    tier: 0,
    command: () => valkeyCommand({ binary: found.binary, port, dataDir, password }),
    ready: (process) => untilListening(process, port),
    problem: problemInValkey,
    graceMs: 5_000,
  };
  return { program, url: valkeyUrl(port, password) };
}

/**
 * Returns NATS with JetStream and a user with permissions for each process and for the set-up; `urlOf` returns the URL
 * for one of them.
 */
export async function localNats(
  context: BackingServiceContext,
  processes: readonly ProcessSource[],
  services: readonly string[],
): Promise<{ program: Program; urlOf: (user: string) => string }> {
  const found = await find('nats', context);
  const port = context.ports['nats']!;
  const login = (user: string): Credentials => ({ user, password: context.secrets.get(`nats/${user}`) });
  const setup = { ...login(NATS_SETUP_USER), permissions: natsSetupPermissions(services) };
  const users = [
    ...processes.map((source) => ({ ...login(source.name), permissions: natsPermissions(source) })),
    setup,
  ];
  const dataDir = await context.data.folder('nats');
  const program: Program = {
    name: 'nats',
    label: labelOf('nats', found, port),
    tier: 0,
    command: () => natsCommand({ ...found, port, dataDir, users }),
    ready: (process) => untilListening(process, port),
    problem: problemInNats,
    graceMs: 10_000,
  };
  return { program, urlOf: (user) => natsUrl(port, login(user)) };
}

/** Returns the mail inbox, which accepts all mail and sends none; `webUrl` is its page. */
export async function localInbox(context: BackingServiceContext): Promise<LocalBackingService & { webUrl: string }> {
  const smtp = context.ports['smtp']!;
  const web = context.ports['inbox']!;
  const manifest = createRequire(import.meta.url).resolve('maildev/package.json');
  const mails = await context.data.folder('mail');
  const args = [join(manifest, '../bin/maildev'), '--ip', '127.0.0.1', '--smtp', String(smtp), '--web', String(web)];
  const program: Program = {
    name: 'inbox',
    label: `Mail inbox on port ${web}`,
    tier: 0,
    command: () => ({
      file: process.execPath,
      args: ['--disable-warning=DEP0040', ...args, '--mail-directory', mails, '--silent'],
      env: { PATH: process.env['PATH'] ?? '' },
    }),
    ready: async (running) => {
      await untilListening(running, smtp);
      await untilListening(running, web);
    },
    problem: problemInText,
    graceMs: 3_000,
  };
  return { program, url: `smtp://127.0.0.1:${smtp}`, webUrl: `http://127.0.0.1:${web}` };
}

/** Returns an OAuth 2.0 server that grants every request at once, for connecting drives and calendars. */
export async function localOAuth({ ports }: BackingServiceContext): Promise<LocalBackingService> {
  const port = ports['oauth']!;
  const main = fileURLToPath(new URL('./oauth2-mock-server.mjs', import.meta.resolve('oauth2-mock-server')));
  const program: Program = {
    name: 'oauth',
    label: `OAuth 2.0 server on port ${port}`,
    tier: 0,
    command: () => ({
      file: process.execPath,
      args: [main, '-a', '127.0.0.1', '-p', String(port)],
      env: { PATH: process.env['PATH'] ?? '' },
    }),
    ready: (running) => untilListening(running, port),
    problem: problemInText,
    graceMs: 3_000,
  };
  return { program, url: `http://127.0.0.1:${port}` };
}

function find(name: PartName, { signal }: BackingServiceContext): Promise<Found> {
  return resolveProgram(name, { onStep: say.step, signal });
}

function labelOf(name: PartName, found: Found, port: number): string {
  return `${parts[name].label} ${found.version} on port ${port}`;
}
