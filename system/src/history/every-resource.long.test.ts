import { loadContract, type Rpc } from '@bms/contracts';
import { eventually, type Http, openSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { MADE_BY_ACTIONS } from '../authorization/operations.ts';
import { createSamples, MAKERS, type Samples } from '../authorization/samples.ts';

const contract = loadContract();
const histories = contract.rpcs.filter(({ policy }) => policy.history);
const makes = ({ service }: Rpc): boolean =>
  service.module in MADE_BY_ACTIONS || service.rpcs.some(({ name }) => MAKERS.includes(name));
const table = histories.filter(makes).map((rpc) => [rpc.bindings[0]!.path, rpc] as const);

let admin: Http;
let samples: Samples;
beforeAll(async () => {
  const { system } = await openSystem();
  admin = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
  const { id } = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  samples = createSamples(contract, admin, { userId: id, from: 800_000 });
});

type Members = Record<string, unknown>;
interface Version {
  readonly version: number;
  readonly action: string;
  readonly user_id: number | null;
  readonly reverted_to: number | null;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

/** Returns a detail as former states have it. */
async function detailOf(path: string) {
  const { status, body, headers } = await admin.send('GET', path);
  const { actions: _actions, ...detail } = body as Members;
  return { status, detail, version: Number(headers.get('etag')?.replaceAll('"', '')) };
}

const historyOf = async (path: string): Promise<readonly Version[]> => {
  const { status, body } = await admin.send('GET', `${path}/history?limit=100`);
  expect([status, body]).toEqual([200, expect.objectContaining({ meta: expect.anything() })]);
  return (body as { records: Version[] }).records;
};

const operationOf = (rpc: Rpc, method: string) => {
  const binding = rpc.bindings.find((one) => one.method === method)!;
  return { rpc, binding, title: `${method} ${binding.path}` };
};

describe('the history', () => {
  test.each(table)('%s has each version, and details as they were after it', async (_path, { service }) => {
    const get = operationOf(service.rpcs.find(({ name }) => name === 'Get')!, 'GET');
    const path = await samples.path(get);
    const first = await detailOf(path);
    const update = service.rpcs.find(({ name }) => name === 'Update');
    if (update) {
      const sent = await admin.send('PATCH', path, await samples.body(operationOf(update, 'PATCH')));
      expect([sent.status, sent.body]).toEqual([200, expect.anything()]);
    }
    const second = await detailOf(path);
    const versions = await eventually(
      () => historyOf(path),
      ([newest]) => newest?.version === second.version,
    );
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: second.version }, (_, index) => second.version - index),
    );
    expect(versions.at(-1)).toMatchObject({ action: 'created', reverted_to: null });
    const former = await admin.send('GET', `${path}?as_of_version=${first.version}`);
    expect([former.status, former.body, former.headers.get('etag')]).toEqual([200, first.detail, null]);
    if (first.version > 1) return;
    const reverting = service.rpcs.find(({ policy }) => policy.revert);
    if (!reverting) return;
    const reverted = await admin.send('POST', `${path}/revert`, { version: first.version });
    expect([reverted.status, reverted.body]).toEqual([200, expect.objectContaining({ success: true })]);
    const third = await detailOf(path);
    const differing = Object.entries(third.detail['record'] as Members)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify((first.detail['record'] as Members)[name]))
      .map(([name]) => name);
    expect([service.name, differing.filter((name) => name !== 'updated_at' && name !== 'status')]).toEqual([
      service.name,
      [],
    ]);
  });
});
