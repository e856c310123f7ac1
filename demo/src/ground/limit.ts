import { createHttp } from '@bms/testing';
import { heading, result } from './say.ts';
import type { Stage } from './stage.ts';

/** Limit of sign-ins from one address per minute, as defined by the contract. */
const LIMIT = 50;
const SENT = 120;

/** Shows that both gateways share one limit, with concurrent sign-ins from one address to both gateways. */
export async function showLimit({ urls }: Stage): Promise<void> {
  heading(`A limit over both gateways: ${SENT} sign-ins at once, ${LIMIT} a minute are allowed`);
  const body = { email: 'nobody@example.com', password: 'not the password' };
  // The hired users signed in from this address too, within the same minute.
  const before = await used(urls[0]);
  const replies = await Promise.all(
    Array.from({ length: SENT }, (_, n) => createHttp(urls[n % 2]!).send('POST', '/api/auth/login', body)),
  );
  const rejected = replies.filter(({ status }) => status === 429);
  const allowed = SENT - rejected.length;
  result(
    `${allowed} were let through to identity, ${before} had been before, ${rejected.length} got 429`,
    allowed + before === LIMIT,
  );
  const wait = rejected[0]?.headers.get('retry-after');
  result(`a refused one is told to come again in ${wait} s`, Number(wait) > 0);
}

/** Returns the number of sign-ins counted in this minute, from the RateLimit header; the request itself counts. */
async function used(url: string): Promise<number> {
  const { headers } = await createHttp(url).send('POST', '/api/auth/login', {});
  const left = /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1];
  return LIMIT - Number(left);
}
