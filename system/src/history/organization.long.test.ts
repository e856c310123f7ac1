import { eventually, type Http, hire, openSystem, signIn } from '@bms/testing';
import { beforeAll, expect, test } from '@jest/globals';

/* The history of the organization, of which there is one record without an id in its path. */
const PATH = '/api/admin/organization';

let url: string;
let admin: Http;
let member: Http;
beforeAll(async () => {
  const { system, inbox } = await openSystem();
  url = system.gateways[0]!.url;
  admin = await signIn(url, system.admin.email, system.admin.password);
  member = (await hire(url, admin, inbox, 'organizer', [])).http;
});

interface Version {
  readonly version: number;
  readonly user_id: number;
  readonly reverted_to: number | null;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

const ibanOf = async (query = ''): Promise<unknown> =>
  ((await admin.send('GET', PATH + query)).body as { record: { iban: string } }).record.iban;
const history = async (): Promise<readonly Version[]> =>
  ((await admin.send('GET', `${PATH}/history`)).body as { records: Version[] }).records;
test('says who changed the bank account, and brings the former one back', async () => {
  const [before, after] = ['DE89370400440532013000', 'GB33BUKB20201555555555'];
  const { headers } = await admin.send('PATCH', PATH, { iban: before });
  const known = Number(headers.get('etag')!.replaceAll('"', ''));
  await admin.send('PATCH', PATH, { iban: after, name: 'Northwind' });
  const [changed] = await eventually(history, ([first]) => first?.version === known + 1);
  expect(changed).toMatchObject({ user_id: expect.any(Number), reverted_to: null });
  expect(changed!.changes).toContainEqual({ field: 'iban', before, after });
  expect(await ibanOf(`?as_of_version=${known}`)).toBe(before);
  const reverted = await admin.send('POST', `${PATH}/revert`, { version: known });
  expect([reverted.status, reverted.body]).toMatchObject([200, { record: { iban: before } }]);
  expect(await ibanOf()).toBe(before);
  const [last] = await eventually(history, ([first]) => first?.version === known + 2);
  expect(last!.reverted_to).toBe(known);
});

test('is for administrators, and has no versions to come', async () => {
  expect((await member.send('GET', `${PATH}/history`)).status).toBe(403);
  expect((await member.send('POST', `${PATH}/revert`, { version: 1 })).status).toBe(403);
  expect((await admin.send('GET', `${PATH}?as_of_version=999`)).status).toBe(404);
  const missing = await admin.send('POST', `${PATH}/revert`, { version: 999 });
  expect([missing.status, missing.body]).toMatchObject([422, { errors: [{ field: 'version' }] }]);
  const stale = await admin.send('POST', `${PATH}/revert`, { version: 1 }, { 'If-Match': '"999"' });
  expect(stale.status).toBe(412);
});
