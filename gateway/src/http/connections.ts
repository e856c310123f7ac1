import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { countedAddress, plainAddress } from '../limits/address.ts';

/** Connection limits of a gateway. */
export interface ConnectionLimits {
  /** Maximum number of connections in total. */
  readonly maxConnections: number;
  /** Maximum number of connections of one client address, or of one /64 of IPv6. */
  readonly maxPerAddress: number;
  /** Returns true if an address is a trusted proxy, which represents many clients and counts towards the total only. */
  readonly isProxy: (address: string) => boolean;
}

/** Maximum number of excess connections that wait for a health check; each is closed after its first response. */
const RESERVED_CONNECTIONS = 64;
/** Time limit for an excess connection to send its request, in milliseconds. */
const EXCESS_MS = 2000;
/** Idle time after which a connection may be evicted for a new one, in milliseconds. */
const EVICTABLE_AFTER_MS = 1000;
/** Minimum interval between two log lines about the limits, in milliseconds. */
const LOG_EVERY_MS = 60_000;

/** The connections of one HTTP server. */
export interface Connections {
  /** Returns true if a connection is above the limits, so that only health checks are answered on it. */
  isExcess(socket: Socket): boolean;
  /**
   * Makes every further response close its connection (RFC 9112, 9.6), so that clients send the next request elsewhere.
   */
  retire(): void;
  /** Number of open connections. */
  readonly count: number;
}

interface Tracked {
  readonly address: string;
  requests: number;
  idleSince: number;
}

/**
 * Keeps the connections of a server within limits. A connection above the limit of its address, or above the total
 * while none is idle, is an excess connection: it is held in a small reserve, so that health checks are answered while
 * the limits are reached.
 * @param server a server that already has its own `connection` listeners
 */
export function limitConnections(server: Server, limits: ConnectionLimits, log: Logger): Connections {
  const tracked = new Map<Socket, Tracked>();
  const perAddress = new Map<string, number>();
  /** Connections without a request in progress, the longest idle first. */
  const idle = new Set<Socket>();
  const excess = new Set<Socket>();
  /** Excess connections that have sent no request yet, the oldest first. */
  const waiting = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  const warn = throttled((reached: object) => log.warn(reached, 'connection limit reached'), LOG_EVERY_MS);
  let isRetired = false;

  const keep = (socket: Socket, address: string): void => {
    tracked.set(socket, { address, requests: 0, idleSince: performance.now() });
    idle.add(socket);
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    socket.once('close', () => {
      tracked.delete(socket);
      idle.delete(socket);
      const left = perAddress.get(address)! - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
  };

  const reserve = (socket: Socket): void => {
    if (excess.size >= RESERVED_CONNECTIONS) first(waiting)?.destroy();
    // Every connection of the reserve is being answered, so not even a health check is accepted.
    if (excess.size >= 2 * RESERVED_CONNECTIONS) return void socket.destroy();
    excess.add(socket);
    waiting.add(socket);
    const timer = setTimeout(() => socket.destroy(), EXCESS_MS).unref();
    socket.once('close', () => {
      clearTimeout(timer);
      excess.delete(socket);
      waiting.delete(socket);
    });
  };

  const evictIdle = (): boolean => {
    const oldest = first(idle);
    if (!oldest || performance.now() - tracked.get(oldest)!.idleSince < EVICTABLE_AFTER_MS) return false;
    idle.delete(oldest);
    oldest.destroy();
    return true;
  };

  server.on('connection', (socket: Socket) => {
    const remote = plainAddress(socket.remoteAddress ?? '');
    const isProxy = limits.isProxy(remote);
    const address = isProxy ? 'proxies' : countedAddress(remote);
    if (!isProxy && (perAddress.get(address) ?? 0) >= limits.maxPerAddress) {
      warn({ address, connections: limits.maxPerAddress, setting: 'MAX_CONNECTIONS_PER_ADDRESS' });
      reserve(socket);
    } else if (tracked.size >= limits.maxConnections && !evictIdle()) {
      warn({ connections: limits.maxConnections, setting: 'MAX_CONNECTIONS' });
      reserve(socket);
    } else keep(socket, address);
  });

  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    if (isRetired || excess.has(socket)) response.shouldKeepAlive = false;
    waiting.delete(socket);
    underWay.add(response);
    const state = tracked.get(socket);
    if (state) state.requests += 1;
    idle.delete(socket);
    response.once('close', () => {
      underWay.delete(response);
      if (!state) return;
      state.requests -= 1;
      state.idleSince = performance.now();
      if (state.requests === 0 && tracked.has(socket)) idle.add(socket);
    });
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.prependListener(event, onRequest);

  return {
    isExcess: (socket) => excess.has(socket),
    retire: () => {
      isRetired = true;
      for (const response of underWay) response.shouldKeepAlive = false;
    },
    get count() {
      return tracked.size + excess.size;
    },
  };
}

const first = <Value>(values: Set<Value>): Value | undefined => values.values().next().value;

/** Returns a function that calls `call` at most once per interval. */
function throttled<Argument>(call: (argument: Argument) => void, everyMs: number): (argument: Argument) => void {
  let last = -Infinity;
  return (argument) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    call(argument);
  };
}
