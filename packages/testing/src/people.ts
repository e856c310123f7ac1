import { createHttp, type Http, type HttpResponse, signIn } from './http.ts';
import type { Inbox } from './inbox.ts';

/** A grant of a role; actions without a grant are forbidden. */
export interface Grant {
  readonly module: string;
  readonly action: string;
  readonly scope: string;
}

/** The password that all test users choose. */
export const PASSWORD = 'walks the whole contract';

/**
 * Creates a staff member with a new role through the regular flow: created by an administrator, invited by mail,
 * password set with the code.
 * @returns the signed-in client and the id of the account
 */
export async function hire(
  url: string,
  admin: Http,
  inbox: Inbox,
  name: string,
  grants: readonly Grant[],
): Promise<{ http: Http; id: number }> {
  const email = `${name}@example.com`;
  const role = idOf(await admin.send('POST', '/api/admin/roles', { title: name, grants }));
  const id = idOf(
    await admin.send('POST', '/api/team', { first_name: name, last_name: 'Walker', email, role_id: role }),
  );
  return { http: await acceptInvitation(url, inbox, email), id };
}

/**
 * Creates a portal user of a client through the regular flow.
 * @returns the signed-in client and the id of the account
 */
export async function inviteToPortal(
  url: string,
  admin: Http,
  inbox: Inbox,
  name: string,
  clientId: number,
): Promise<{ http: Http; id: number }> {
  const email = `${name}@example.com`;
  const user = { client_id: clientId, first_name: name, last_name: 'Walker', email };
  const id = idOf(await admin.send('POST', '/api/admin/portal-users', user));
  return { http: await acceptInvitation(url, inbox, email), id };
}

async function acceptInvitation(url: string, inbox: Inbox, email: string): Promise<Http> {
  const code = await inbox.codeTo(email);
  const nobody = createHttp(url);
  const chosen = await nobody.send('POST', '/api/auth/change-password', {
    code,
    password: PASSWORD,
    retype_password: PASSWORD,
  });
  if (chosen.status !== 200) throw new Error(`${email} cannot choose a password: ${JSON.stringify(chosen.body)}`);
  return signIn(url, email, PASSWORD);
}

function idOf({ status, body }: HttpResponse): number {
  const id = (body as { record?: { id?: number } }).record?.id;
  if (status !== 201 || id === undefined) throw new Error(`not created: ${JSON.stringify(body)}`);
  return id;
}
