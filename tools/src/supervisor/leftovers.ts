import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { signalGroup, until } from '@bms/backing-services';
import { writeJson } from '../start/json-file.ts';
import { identityOf, isRunning, type ProcessIdentity } from './process-identity.ts';

const suffix = '.process.json';

/** Records a process under `name`, so that a later start can check if it still runs. */
export async function noteProcess(runDir: string, name: string, pid: number): Promise<void> {
  const identity = await identityOf(pid);
  if (identity) await writeJson(join(runDir, name + suffix), identity);
}

/** Removes the record of a process. */
export async function removeProcessFile(runDir: string, name: string): Promise<void> {
  await rm(join(runDir, name + suffix), { force: true });
}

/**
 * Waits for the processes of a killed start: each stops when its start ends, and holds its port and files until then. A
 * process that still runs after `graceMs` is killed.
 */
export async function endLeftovers(runDir: string, graceMs = 12_000): Promise<void> {
  const files = (await readdir(runDir)).filter((name) => name.endsWith(suffix));
  await Promise.all(files.map((name) => endLeftover(join(runDir, name), graceMs)));
}

async function endLeftover(file: string, graceMs: number): Promise<void> {
  const identity: ProcessIdentity = JSON.parse(await readFile(file, 'utf8'));
  await gone(identity, graceMs).catch(() => {
    signalGroup(identity.pid, 'SIGKILL');
    return gone(identity, graceMs);
  });
  await rm(file, { force: true });
}

async function gone(identity: ProcessIdentity, timeoutMs: number): Promise<void> {
  const check = async (): Promise<void> => {
    if (await isRunning(identity)) throw new Error('it still runs');
  };
  await until(`the end of process ${identity.pid}`, check, { timeoutMs, pauseMs: 50 });
}
