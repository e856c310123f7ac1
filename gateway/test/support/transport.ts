import { eventually } from '@bms/testing';
import type { TestEnvironment } from './environment.ts';

/** The ways in which a gateway calls a service: streams, and unary calls if the service serves nothing else. */
export const transports = ['streams', 'unary calls'] as const;

/** The number of successive calls after which each connection of a gateway (UPSTREAM_CHANNELS) was used. */
const CALLS = 4;

/** Calls the service until all calls use the transport, and forgets these calls. */
export async function useTransport(
  transport: (typeof transports)[number],
  { echo }: TestEnvironment,
  call: () => Promise<unknown>,
): Promise<void> {
  await eventually(async () => {
    echo.seen.splice(0);
    for (let at = 0; at < CALLS; at++) await call();
    return echo.seen.every(({ isStreamed }) => isStreamed === (transport === 'streams'));
  });
  echo.seen.splice(0);
}
