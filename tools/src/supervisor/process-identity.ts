import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process that may have ended since, so that its number may belong to another by now. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in whatever unit the system tells it. */
  readonly started: string;
}

/** Who runs under this number now; undefined when nobody does. */
export async function identityOf(pid: number): Promise<ProcessIdentity | undefined> {
  const started = process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
  return started ? { pid, started } : undefined;
}

/** Whether that very process still runs. */
export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  return (await identityOf(identity.pid))?.started === identity.started;
}

/** Field 22 of proc(5); the name, field 2, is in brackets and may hold anything. A zombie (Z) has ended. */
async function fromProc(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? undefined : rest[18];
}

async function fromPs(pid: number): Promise<string | undefined> {
  try {
    return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
