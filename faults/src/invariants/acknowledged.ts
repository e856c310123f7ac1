import { setTimeout as sleep } from 'node:timers/promises';
import { createHttp, type Http } from '@bms/testing';
import { differences, type Expected } from '../load/ledger.ts';
import type { Invariant } from './invariant.ts';

/** The number of concurrent reads. */
const AT_ONCE = 8;
const TRIES = 5;
const RETRY_MS = 1000;

/** Every acknowledged write is readable with its content. */
export const acknowledgedWritesAreThere: Invariant = async ({ stage, ledger }) => {
  const https = stage.urls.map((url) => createHttp(url, stage.token));
  const left = [...ledger.records];
  const violations: string[] = [];
  const worker = async (http: Http): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) violations.push(...(await check(http, ...next)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => worker(https[index % https.length]!)));
  return violations;
};

async function check(http: Http, path: string, { fields }: Expected): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await http.send('GET', path);
    if (status === 200)
      return differences((body as { record: unknown }).record, fields).map((text) => `${path}: ${text}`);
    if (status < 500 || tries === TRIES) return [`${path} was acknowledged and answers ${status}`];
    await sleep(RETRY_MS);
  }
}

/** Ended sessions are rejected by every gateway. */
export const endedSessionsAreRejected: Invariant = async ({ stage, ledger }) => {
  const violations: string[] = [];
  for (const { token } of ledger.endedSessions)
    for (const url of stage.urls) {
      const { status } = await createHttp(url, token).send('GET', '/api/auth/me');
      if (status !== 401) violations.push(`an ended session gets ${status} from ${url}`);
    }
  return violations;
};
