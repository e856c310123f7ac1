import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Consumers, createHttp, type Http, openConsumers, type StartedSystem, startSystem } from '@bms/testing';
import { WORKS } from '../load/work.ts';
import { countAnswered } from './answered-calls.ts';
import { authorize } from './sign-in.ts';
import type { Contender, RunningContender, StartContext } from './types.ts';

/** Rate limits that no measurement reaches. */
const LIMITS = 'default=1000000/60,login=1000/60';
/** The time after which a backlog that is not applied is an error, in milliseconds. */
const SETTLE_TIMEOUT_MS = 300_000;
const POLL_MS = 50;

/** The service that the work calls. */
const SERVICE = 'crm';

/** This project: the gateway and all services with NATS and Valkey, in production mode. */
export const ours = createOurs({ name: 'ours', title: 'This project', copies: 1 });

/** This project with one, two and four copies of the gateway and of crm. */
export const COPIES: readonly Contender[] = [
  createOurs({ name: 'ours', title: 'One copy', copies: 1 }),
  createOurs({ name: 'ours-2', title: 'Two copies', copies: 2 }),
  createOurs({ name: 'ours-4', title: 'Four copies', copies: 4 }),
];

interface OursOptions extends Pick<Contender, 'name' | 'title'> {
  /** The number of copies of the gateway and of the service that the work calls. */
  readonly copies: number;
}

function createOurs({ name, title, copies }: OursOptions): Contender {
  return { name, title, works: WORKS, dialect: 'records', start: (context) => startOurs(context, copies) };
}

async function startOurs({ mongo, buildDir }: StartContext, copies: number): Promise<RunningContender> {
  const system = await startSystem({
    mongo,
    buildDir,
    isProduction: true,
    gateways: copies,
    replicas: { [SERVICE]: copies },
    databasePrefix: `bms_${copies}_`,
    gatewaySettings: { LIMITS },
  });
  const urls = system.gateways.map(({ url }) => url);
  const [url = ''] = urls;
  const headers = await authorize(url, system.admin.email, system.admin.password);
  const http = createHttp(url, headers['authorization']?.replace('Bearer ', ''));
  const consumers = await openConsumers(system.nats.url);
  const before = await countAudited(http);
  return {
    urls,
    headers,
    pids: pidsOf(system),
    settle: (writes) => settle(http, consumers, before + writes),
    countCalls: () => Promise.all((system.services.get(SERVICE) ?? []).map(({ url }) => countAnswered(url, SERVICE))),
    stop: async () => {
      await consumers.close();
      await system.stop();
    },
  };
}

function pidsOf({ gateways, services, nats, redis }: StartedSystem): number[] {
  return [...gateways, ...[...services.values()].flat(), nats, redis].map((process) => process.pid());
}

/** Returns the number of entries about clients in the audit log, which gets one for each write. */
async function countAudited(http: Http): Promise<number> {
  const { status, body } = await http.send('GET', '/api/admin/audit-log?module=clients&limit=1');
  if (status !== 200) throw new Error(`the audit log answered ${status}`);
  return (body as { meta: { total: number } }).meta.total;
}

/**
 * Waits until the audit log has an entry for each write, so all events are published, and until every consumer
 * (projections, webhooks) has acknowledged all events.
 */
async function settle(http: Http, consumers: Consumers, entries: number): Promise<void> {
  const deadline = Date.now() + SETTLE_TIMEOUT_MS;
  for (;;) {
    const audited = await countAudited(http);
    if (audited > entries) throw new Error(`the audit log has ${audited} entries for ${entries} writes`);
    if (audited === entries && (await consumers.pending()) === 0) return;
    if (Date.now() > deadline) throw new Error(`after ${SETTLE_TIMEOUT_MS} ms, ${audited} of ${entries} are audited`);
    await sleep(POLL_MS);
  }
}

const run = promisify(execFile);

/** Builds this project as an image contains it: compiled, without dev dependencies. @returns the folder of the build */
export async function buildProject(root: string): Promise<string> {
  const dir = join(root, 'dist');
  await run('npm', ['run', 'build'], { cwd: root });
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const filters = ['{./gateway}...', '{./services/*}...'].map((path) => `--filter=${path}`);
  const install = [packageManager, 'install', '--frozen-lockfile', '--prod', '--prefer-offline', ...filters];
  await run('npx', ['--yes', ...install], { cwd: dir, env: { ...process.env, CI: 'true' } });
  return dir;
}
