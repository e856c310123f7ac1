import { ApiError } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { ApiKeys } from './api-keys.ts';
import type { Identity } from './identity.ts';
import { followRevocations, type Revocations } from './revocations.ts';
import type { Sessions } from './sessions.ts';

/** The number of calls that identity rejects while it starts. */
const FAILURES = 5;

let calls: number;
let lines: string[];
let revocations: Revocations;

beforeEach(() => {
  calls = 0;
  lines = [];
  const endedSessions = async () => {
    calls += 1;
    if (calls <= FAILURES) throw new ApiError('unavailable');
    return { ids: [], asOfMs: Date.now() };
  };
  const memory = { sessions: { replaceEnded: () => {} }, apiKeys: {} };
  revocations = followRevocations(
    { endedSessions } as unknown as Identity,
    memory as unknown as { sessions: Sessions; apiKeys: ApiKeys },
    pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) }),
  );
});
afterEach(() => revocations.close());

test('a failed load of the ended sessions is repeated several times a second', async () => {
  const since = performance.now();
  await eventually(() => revocations.isLoaded);
  expect(calls).toBe(FAILURES + 1);
  expect(performance.now() - since).toBeLessThan(4000);
});

test('of consecutive failed loads only the first is logged, and the load that ends them', async () => {
  await eventually(() => revocations.isLoaded);
  expect(lines).toEqual([
    'loading ended sessions from identity failed; retrying',
    'ended sessions loaded from identity',
  ]);
});
