import { createHttp, type Http, signIn, startInbox, startSystem } from '@bms/testing';
import type { Role } from './options.ts';

/** Credentials of an account. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A complete system with an account for each role. */
export interface Target {
  readonly url: string;
  readonly accounts: Readonly<Record<Role, Account>>;
  /** Ids of users that must not be changed, since they run the fuzz. */
  readonly users: readonly number[];
  /** Ids of roles that must not be changed. */
  readonly roles: readonly number[];
  /** An estimate form that can be submitted, with values for its required fields. */
  readonly form: { readonly form_id: number; readonly values: Readonly<Record<string, string>> };
  stop(): Promise<void>;
}

/** A rate limit that no run reaches, in calls per minute. */
const UNLIMITED = 10_000_000;
const LIMITS = ['default', 'login', 'otp', 'recovery', 'phone_verify', 'factors'].map(
  (name) => `${name}=${UNLIMITED}/60`,
);
const member: Account = { email: 'fuzz-member@example.com', password: 'tries what comes to mind' };

/** Starts databases, services and a gateway on loopback, with raised rate limits. */
export async function startTarget(): Promise<Target> {
  const inbox = await startInbox();
  const system = await startSystem({ apart: [], smtpUrl: inbox.url, gatewaySettings: { LIMITS: LIMITS.join(',') } });
  const url = system.gateways[0]!.url;
  const stop = async () => {
    await system.stop();
    await inbox.stop();
  };
  try {
    const administrator = await signIn(url, system.admin.email, system.admin.password);
    const role = await memberRole(administrator);
    const made = await administrator.send('POST', '/api/team', {
      first_name: 'Fuzz',
      last_name: 'Member',
      email: member.email,
      role_id: role,
    });
    await choosePassword(url, await inbox.codeTo(member.email));
    const users = [idOf((await administrator.send('GET', '/api/auth/me')).body), idOf(record(made.body))];
    return {
      url,
      accounts: { administrator: system.admin, member },
      users,
      roles: [role],
      form: await answeredForm(administrator),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function memberRole(administrator: Http): Promise<number> {
  const { body } = await administrator.send('GET', '/api/admin/roles');
  return idOf(recordsOf(body).find((role) => role['title'] === 'Member'));
}

async function answeredForm(administrator: Http): Promise<Target['form']> {
  const forms = '/api/request_estimate/forms';
  const form_id = idOf(recordsOf((await administrator.send('GET', forms)).body)[0]);
  const fields = recordsOf((await administrator.send('GET', `${forms}/${form_id}/fields`)).body);
  const required = fields.filter((field) => field['required'] === true);
  return { form_id, values: Object.fromEntries(required.map((field) => [`field_${idOf(field)}`, 'what they need'])) };
}

async function choosePassword(url: string, code: string): Promise<void> {
  const { password } = member;
  const answer = { code, password, retype_password: password };
  const { status } = await createHttp(url).send('POST', '/api/auth/change-password', answer);
  if (status !== 200) throw new Error(`the password of the member was refused with ${status}`);
}

const recordsOf = (body: unknown): Record<string, unknown>[] =>
  (body as { records: Record<string, unknown>[] }).records;
const record = (body: unknown): unknown => (body as { record?: unknown }).record;

function idOf(value: unknown): number {
  const { id } = (value ?? {}) as { id?: number };
  if (id === undefined) throw new Error('an answer of the set-up has no id');
  return id;
}
