import { createHttp, type Http, type HttpResponse } from '@bms/testing';
import { heading, result, until } from './say.ts';
import type { Stage } from './stage.ts';

/** Shows that a session that ends at one gateway is rejected by the other. */
export async function showSession({ admin, manager, urls }: Stage): Promise<void> {
  heading('A session that dies');
  const elsewhere = createHttp(urls[1], tokenOf(manager.http));
  const me = (http: Http) => http.send('GET', '/api/auth/me').then(({ status }: HttpResponse) => status);
  result('one token is good at both gateways', (await me(manager.http)) === 200 && (await me(elsewhere)) === 200);
  const { status } = await admin.send('PATCH', `/api/team/${manager.id}`, { status: 'inactive' });
  result('the administrator deactivates the account, at the first gateway', status === 200);
  const took = await until(
    'the end of the session at both gateways',
    async () => (await me(manager.http)) === 401 && (await me(elsewhere)) === 401,
  );
  result(`dead at both after ${took} ms`, took < 10_000);
}

const tokenOf = (http: Http): string => http.token ?? '';
