import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProcess } from './process.ts';

export interface UntilOptions {
  /** Default 30,000. */
  readonly timeoutMs?: number;
  /** Between two attempts; default 20. */
  readonly pauseMs?: number;
  /** The process that is waited for: once it has ended there is nothing to wait for. */
  readonly process?: RunningProcess;
}

/**
 * Tries `attempt` until it succeeds.
 * @param what names it in the error, e.g. `mongod on port 27017`.
 * @throws Error with the last failure when the time is over, or with the last output when the process has ended.
 */
export async function until<T>(what: string, attempt: () => Promise<T>, options: UntilOptions = {}): Promise<T> {
  const { timeoutMs = 30_000, pauseMs = 20, process } = options;
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const said = process ? `\n${process.output().slice(-2000).trim()}` : '';
      if (process?.ended()) throw new Error(`${what} ended with code ${process.ended()?.code}${said}`);
      if (Date.now() >= deadline)
        throw new Error(`${what} was not ready within ${timeoutMs} ms: ${messageOf(error)}${said}`);
      await sleep(pauseMs);
    }
  }
}

/**
 * Waits until `process` takes connections on a TCP port of this machine.
 * @throws Error when it did not within 30 s, or has ended.
 */
export async function untilListening(process: RunningProcess, port: number): Promise<void> {
  await until(`port ${port}`, () => knock(port), { process });
}

function knock(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
