import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSystem } from '@bms/testing';
import type { Tally } from '../checks/run-checks.ts';
import { type Say, UserError } from '../console/say.ts';
import { type ClientKind, clientKinds, type Tool } from './kinds.ts';

/** Working directory, inside the package so that programs can import its dependencies. */
const work = fileURLToPath(new URL('../../.cache', import.meta.url));
/** Steps of each program, which prints `ok <step>` after each. */
const steps = ['sign in', 'create', 'list', 'update', 'invoice', 'payment', 'expand', 'upload', 'download'];

interface Target {
  readonly document: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Result of one client, by step; a missing step counts as failed. */
export interface ClientResult extends Tally {
  readonly name: string;
  /** True if the generator cannot run on this machine. */
  readonly isLeftOut: boolean;
}

/**
 * Generates a client from the OpenAPI document with each generator, compiles it, and runs a program with it against a
 * system started for this check.
 */
export async function checkClients(say: Pick<Say, 'step' | 'done' | 'warn' | 'fail'>): Promise<ClientResult[]> {
  await mkdir(work, { recursive: true });
  const folder = await mkdtemp(join(work, 'clients-'));
  say.step('Starting a system for the clients');
  const system = await startSystem({ apart: [] });
  try {
    const { url } = system.gateways[0]!;
    const document = join(folder, 'openapi.json');
    await writeFile(document, await (await fetch(`${url}/api/docs`)).text());
    const { email, password } = system.admin;
    const env = { API_URL: url, API_EMAIL: email, API_PASSWORD: password };
    const results: ClientResult[] = [];
    for (const kind of clientKinds) results.push(await checkClient(kind, { document, env }, folder, say));
    return results;
  } finally {
    await system.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkClient(
  kind: ClientKind,
  target: Target,
  parent: string,
  say: Pick<Say, 'step' | 'done' | 'warn' | 'fail'>,
): Promise<ClientResult> {
  const { name } = kind;
  const tool = await kind.prepare(say.step).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    say.warn(`${name} skipped: ${error.message}`);
    return undefined;
  });
  if (!tool) return { name, isLeftOut: true, passed: 0, failed: 0 };
  const done: string[] = [];
  const failure = await tryTool(tool, target, await mkdtemp(join(parent, 'client-')), done).catch(
    (error: Error) => error.message,
  );
  const all = ['generates', 'compiles', ...steps];
  const missing = all.filter((step) => !done.includes(step));
  if (missing.length === 0) say.done(`${name}: ${all.join(', ')}`);
  else say.fail(`${name}: missing ${missing.join(', ')}\n${failure ?? ''}`);
  return { name, isLeftOut: false, passed: all.length - missing.length, failed: missing.length };
}

async function tryTool(tool: Tool, { document, env }: Target, folder: string, done: string[]): Promise<undefined> {
  await tool.generate(document, folder);
  done.push('generates');
  await tool.compile(folder);
  done.push('compiles');
  const recordSteps = (output: string): void =>
    void done.push(...[...output.matchAll(/^ok (.+)$/gm)].map(([, step]) => step!));
  recordSteps(
    await tool.run(folder, env).catch((error: Error) => {
      recordSteps(error.message);
      throw error;
    }),
  );
  return undefined;
}
