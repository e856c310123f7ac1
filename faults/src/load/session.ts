import { createApi } from '@bms/client';
import { createHttp, eventually } from '@bms/testing';
import type { Stage } from '../stage/stage.ts';
import { createPersistentFetch, inTurn } from './persistent-fetch.ts';
import type { Writer } from './writer.ts';

/** The time within which all gateways reject an ended session, whatever happens meanwhile, in milliseconds. */
const REJECTED_TIMEOUT_MS = 60_000;

/** Signs in, uses the session at each gateway, signs out, and waits until each gateway rejects it. */
export async function runSession({ api, ledger }: Writer, { urls, system }: Stage): Promise<void> {
  const { data } = await api.account.login({ body: { ...system.admin } });
  const fetch = createPersistentFetch({ nextGateway: inTurn(urls), pauseMs: 100, onAnswer: ledger.countAnswer });
  const own = createApi({ url: urls[0], token: data.token, fetch, retry: { tries: 1, maxWait: 0 } });
  for (const _ of urls) await own.account.me();
  await own.account.logout();
  const since = Date.now();
  const status = async (url: string): Promise<number> =>
    (await createHttp(url, data.token).send('GET', '/api/auth/me')).status;
  await eventually(
    () => Promise.all(urls.map(status)),
    (statuses) => statuses.every((one) => one === 401),
    REJECTED_TIMEOUT_MS,
  );
  ledger.endSession({ token: data.token, rejectedAfterMs: Date.now() - since });
}
