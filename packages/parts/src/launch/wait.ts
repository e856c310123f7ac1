import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProcess } from './process.ts';

/**
 * Tries `attempt` until it succeeds.
 * @param what names it in the error, e.g. `mongod on port 27017`.
 * @throws Error with the last failure when `timeoutMs` have passed.
 */
export async function until<T>(what: string, attempt: () => Promise<T>, timeoutMs = 30_000, pauseMs = 20): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() >= deadline) throw new Error(`${what} was not ready within ${timeoutMs} ms: ${messageOf(error)}`);
      await sleep(pauseMs);
    }
  }
}

/**
 * Waits until a TCP port of this machine takes connections.
 * @throws Error when it did not in time, or when `owner` ended meanwhile; with the owner's last output.
 */
export async function untilListening(owner: RunningProcess, port: number, timeoutMs = 30_000): Promise<void> {
  let ended = false;
  void owner.exited.then(() => {
    ended = true;
  });
  const attempt = async (): Promise<void> => {
    if (!ended) await knock(port);
  };
  await until(`port ${port}`, attempt, timeoutMs);
  if (ended) throw new Error(`it ended before port ${port} was open:\n${owner.output().slice(-2000)}`);
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
