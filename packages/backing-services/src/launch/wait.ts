import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProcess } from './process.ts';

const TIMEOUT_MS = 180_000;

export interface UntilOptions {
  /** The timeout in milliseconds; by default three minutes, for what hangs: on a busy machine, a start takes a minute. */
  readonly timeoutMs?: number;
  /** The pause between two attempts in milliseconds; 20 by default. */
  readonly pauseMs?: number;
  /** The process to wait for; the wait fails once it has ended. */
  readonly process?: RunningProcess;
}

/**
 * Retries `attempt` until it succeeds.
 * @param what the name in the error, e.g. `mongod on port 27017`.
 * @throws Error with the last failure after the timeout, or with the last output if the process has ended.
 */
export async function until<T>(what: string, attempt: () => Promise<T>, options: UntilOptions = {}): Promise<T> {
  const { timeoutMs = TIMEOUT_MS, pauseMs = 20, process } = options;
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
 * Waits until `process` accepts connections on a TCP port of this machine.
 * @throws Error if it does not in time, or has ended.
 */
export async function untilListening(process: RunningProcess, port: number): Promise<void> {
  await until(`port ${port}`, () => tryConnect(port), { process });
}

/** Connects to a TCP port of this machine once. @throws Error if nothing listens there */
export function tryConnect(port: number): Promise<void> {
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
