import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Identifies a process that may have ended, so that its id may now belong to another process. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time, in the unit of the operating system. */
  readonly started: string;
}

/** Returns the identity of the process with an id; undefined if there is none. */
export async function identityOf(pid: number): Promise<ProcessIdentity | undefined> {
  const started = process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
  return started ? { pid, started } : undefined;
}

/** Returns true if the same process still runs. */
export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  return (await identityOf(identity.pid))?.started === identity.started;
}

/**
 * Reads the start time from field 22 of proc(5). The name (field 2) is in parentheses and may contain any character. A
 * zombie (Z) has ended.
 */
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
