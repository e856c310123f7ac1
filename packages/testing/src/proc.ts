import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** Clock ticks a second in /proc, which Linux fixes for programs. */
const TICKS_PER_SECOND = 100;
const BYTES_PER_KIB = 1024;

/** Returns the CPU time in seconds, user and system, of a line of /proc/<pid>/stat. */
export function cpuSecondsOf(stat: string): number {
  // The name of the program is in parentheses and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) / TICKS_PER_SECOND;
}

/** Returns the resident memory in bytes of the text of /proc/<pid>/status. */
export function residentBytesOf(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * BYTES_PER_KIB;
}

/** Returns the name of a program without version and platform, of the text of /proc/<pid>/cmdline. */
export function processNameOf(cmdline: string): string {
  const [program = ''] = cmdline.split('\0');
  return basename(program.trim()).replace(/-\d.*$/, '');
}

/** Returns the name of a process, such as `bms-crm` or `mongod`. @throws Error where there is no /proc */
export async function processName(pid: number): Promise<string> {
  return processNameOf(await readFile(`/proc/${pid}/cmdline`, 'utf8'));
}

/** Returns the CPU time that processes have used so far, in seconds; NaN where there is no /proc. */
export async function cpuSeconds(pids: readonly number[]): Promise<number> {
  const each = pids.map(async (pid) => cpuSecondsOf(await readFile(`/proc/${pid}/stat`, 'utf8')));
  return sum(await Promise.all(each).catch(() => [Number.NaN]));
}

/** Returns the resident memory of processes together, in bytes; NaN where there is no /proc. */
export async function residentBytes(pids: readonly number[]): Promise<number> {
  const each = pids.map(async (pid) => residentBytesOf(await readFile(`/proc/${pid}/status`, 'utf8')));
  return sum(await Promise.all(each).catch(() => [Number.NaN]));
}

/** Time limit for a process to stop, in milliseconds. */
const STOP_TIMEOUT_MS = 5000;

/**
 * Blocks until every thread of a process that was sent SIGSTOP has stopped: on a busy machine, one that runs continues for
 * a moment. Returns at once where there is no /proc.
 */
export function waitUntilStopped(pid: number): void {
  const end = performance.now() + STOP_TIMEOUT_MS;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (!areThreadsStopped(pid) && performance.now() < end) Atomics.wait(pause, 0, 0, 1);
}

function areThreadsStopped(pid: number): boolean {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.every((thread) => isStopped(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')));
  } catch {
    // There is no /proc, or the process or a thread has ended.
    return true;
  }
}

/** Returns true if a line of /proc/<pid>/stat is that of a stopped thread (state T). */
const isStopped = (stat: string): boolean => stat.slice(stat.lastIndexOf(')') + 2).startsWith('T');

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
