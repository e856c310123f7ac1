import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkReady } from '@bms/parts';

/** The interval at which the copies are asked whether they are ready, in milliseconds. */
const CHECK_INTERVAL_MS = 500;

/** A TCP port that forwards each connection to a ready copy of a process, as a Service in Kubernetes does. */
export interface ServicePort {
  readonly port: number;
  /** Adds a copy by its port, which serves /readyz. */
  add(port: number): void;
  stop(): Promise<void>;
}

/** Opens a port without copies: connections are closed until a copy is ready. */
export async function openServicePort(): Promise<ServicePort> {
  const copies = new Map<number, boolean>();
  const stopping = new AbortController();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const port = nextReady(copies);
    if (port === undefined) client.destroy();
    else void forward(client, port);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const watching = watch(copies, stopping.signal);
  return {
    port: (server.address() as AddressInfo).port,
    add: (port) => void copies.set(port, false),
    stop: async () => {
      stopping.abort();
      server.close();
      await watching;
    },
  };
}

/** Returns the ready copy that was not used for the longest time, and moves it to the end. */
function nextReady(copies: Map<number, boolean>): number | undefined {
  const found = [...copies].find(([, isReady]) => isReady);
  if (!found) return undefined;
  copies.delete(found[0]);
  copies.set(...found);
  return found[0];
}

async function forward(client: Socket, port: number): Promise<void> {
  const copy = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await Promise.all([pipeline(client, copy), pipeline(copy, client)]).catch(() => {
    client.destroy();
    copy.destroy();
  });
}

async function watch(copies: Map<number, boolean>, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await Promise.all([...copies.keys()].map(async (port) => void copies.set(port, await isReady(port))));
    await sleep(CHECK_INTERVAL_MS, undefined, { signal: stopping }).catch(() => {});
  }
}

const isReady = (port: number): Promise<boolean> =>
  checkReady(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );
