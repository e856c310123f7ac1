import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** Ports that Linux, macOS and Windows do not give to outgoing connections by default. */
const LISTENING = { from: 10_000, to: 32_767 };
/** The port of that range which browsers and `fetch` refuse to connect to (Fetch standard, "port blocking"). */
const BLOCKED = [10_080];
const TRIES = 50;

/**
 * Returns a free TCP port of 127.0.0.1 that browsers connect to: one of `wanted` if possible, else one that no outgoing
 * connection takes before its process listens.
 */
export function freePort(...wanted: number[]): Promise<number> {
  const others = Array.from({ length: TRIES }, () => randomInt(LISTENING.from, LISTENING.to + 1));
  return getPort({ host: '127.0.0.1', port: [...wanted, ...others], exclude: BLOCKED });
}
