import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** The interval at which the copies are asked whether they are ready, in milliseconds. */
const CHECK_INTERVAL_MS = 500;

/** A TCP port that forwards each connection to a ready copy of a process, as a Service in Kubernetes does. */
export interface ServicePort {
  readonly port: number;
  /** Adds a copy by its port, which serves /readyz and /livez. */
  add(port: number): void;
  /** Takes a copy that is about to be terminated out of rotation, until it has ended and started again. */
  withdraw(port: number): void;
  /** Resolves once a copy is ready. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The probe of a started copy: its readiness, or only that it is alive, as the chart sets it for gateways. A copy that
 * starts is ready once /readyz answers 200.
 * @see docs/adr/0201-kubernetes-probes.md
 */
export type Probe = 'readyz' | 'livez';

/** The state of a copy: `terminating` ends when it no longer answers. */
type CopyState = 'starting' | 'ready' | 'unready' | 'terminating';

/** Opens a port without copies: connections are closed until a copy is ready. */
export async function openServicePort(probe: Probe): Promise<ServicePort> {
  const copies = new Map<number, CopyState>();
  const stopping = new AbortController();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const port = nextReady(copies);
    if (port === undefined) client.destroy();
    else void forward(client, port);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const watching = watch(copies, probe, stopping.signal);
  return {
    port: (server.address() as AddressInfo).port,
    add: (port) => void copies.set(port, 'starting'),
    withdraw: (port) => void copies.set(port, 'terminating'),
    ready: async () => {
      while (![...copies.values()].includes('ready')) await sleep(CHECK_INTERVAL_MS);
    },
    stop: async () => {
      stopping.abort();
      server.close();
      await watching;
    },
  };
}

/** Returns the ready copy that was not used for the longest time, and moves it to the end. */
function nextReady(copies: Map<number, CopyState>): number | undefined {
  const found = [...copies].find(([, state]) => state === 'ready');
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

async function watch(copies: Map<number, CopyState>, probe: Probe, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await Promise.all([...copies.keys()].map((port) => check(copies, port, probe)));
    await sleep(CHECK_INTERVAL_MS, undefined, { signal: stopping }).catch(() => {});
  }
}

async function check(copies: Map<number, CopyState>, port: number, probe: Probe): Promise<void> {
  const before = copies.get(port);
  const isStarted = before === 'ready' || before === 'unready';
  const status = await statusOf(`http://127.0.0.1:${port}/${before === 'starting' ? 'readyz' : probe}`);
  // Withdrawn while the probe was under way.
  if (copies.get(port) !== before) return;
  if (status === undefined) copies.set(port, 'starting');
  else if (before !== 'terminating' && (isStarted || status === 200)) {
    copies.set(port, status === 200 ? 'ready' : 'unready');
  }
}

/** Returns the status of an answer; undefined if the copy does not listen or answer. */
const statusOf = (url: string): Promise<number | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status,
    () => undefined,
  );
