import { createHttp } from '@bms/testing';
import { heading, result } from './say.ts';
import type { Stage } from './stage.ts';

/** The limit of sign-ins from one address, by the contract. */
const LIMIT = 50;
const SENT = 120;

/** One limit over both gateways: sign-ins from one address, sent to both in turn, all at once. */
export async function showLimit({ urls }: Stage): Promise<void> {
  heading(`A limit over both gateways: ${SENT} sign-ins at once, ${LIMIT} a minute are allowed`);
  const body = { email: 'nobody@example.com', password: 'not the password' };
  // Those who were hired signed in from this address too, within the same minute.
  const before = await used(urls[0]);
  const replies = await Promise.all(
    Array.from({ length: SENT }, (_, n) => createHttp(urls[n % 2]!).send('POST', '/api/auth/login', body)),
  );
  const refused = replies.filter(({ status }) => status === 429);
  const allowed = SENT - refused.length;
  result(
    `${allowed} were let through to identity, ${before} had been before, ${refused.length} got 429`,
    allowed + before === LIMIT,
  );
  const wait = refused[0]?.headers.get('retry-after');
  result(`a refused one is told to come again in ${wait} s`, Number(wait) > 0);
}

/** How many sign-ins of this minute are used up, by what a gateway says of it; asking is one. */
async function used(url: string): Promise<number> {
  const { headers } = await createHttp(url).send('POST', '/api/auth/login', {});
  const left = /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1];
  return LIMIT - Number(left);
}
