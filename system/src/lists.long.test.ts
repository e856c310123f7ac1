import { detailOf, expandable, type HttpBinding, loadContract, type Rpc } from '@bms/contracts';
import { type Http, openSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';

interface Listed {
  records: Record<string, unknown>[];
  meta: { total: number; next_cursor: string | null };
  expanded?: Record<string, Record<string, unknown>>;
}

let admin: Http;
let clientId: number;
beforeAll(async () => {
  const { system } = await openSystem();
  admin = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
  const { record: client } = await create('/api/clients', { company_name: 'Alfreds', type: 'person', labels: ['a'] });
  clientId = client.id;
  const items = [{ title: 'Chai', quantity: 2, rate: 18 }];
  const document = { client_id: client.id, items };
  await create('/api/invoices', { ...document, due_date: '2999-12-31' });
  await create('/api/estimates', document);
  await create('/api/orders', document);
  await create('/api/tasks', { title: 'Call', assigned_to: [1] });
  await create('/api/file-manager/folders', { title: 'Logos', client_id: client.id });
  await create('/api/leads', { company_name: 'Bolido' });
  await create(`/api/clients/${client.id}/contacts`, { name: 'Ana' });
  for (let n = 0; n < 5; n += 1) await create('/api/item-categories', { title: `Category ${n}` });
});

async function create(path: string, body: object): Promise<{ record: { id: number } }> {
  const { status, body: answer } = await admin.send('POST', path, body);
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  return answer as { record: { id: number } };
}

const list = async (path: string): Promise<Listed> => {
  const { status, body } = await admin.send('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body as Listed;
};

const getOf = (rpc: Rpc): HttpBinding | undefined => detailOf(rpc)?.bindings[0];
const withPath = (path: string): string => path.replace('{client_id}', String(clientId));

const { rpcs } = loadContract();
const lists = rpcs
  .filter((rpc) => rpc.name === 'List' && rpc.shape)
  .map((rpc) => [rpc.bindings[0]!.path, rpc] as const);

describe('every list', () => {
  test.each(lists)('%s shows with fields=* what the details show', async (path, rpc) => {
    const { records } = await list(`${withPath(path)}?limit=3&fields=*`);
    const get = getOf(rpc);
    if (!get) return;
    for (const { etag, ...record } of records) {
      const detail = await admin.send('GET', withPath(get.path).replace('{id}', String(record['id'])));
      // Apps keep copies of lists, so `*` leaves out what depends on the caller and the day.
      const { record: shown, actions: _actions, ...beside } = detail.body as { record: object; actions: object };
      expect(record).toEqual({ ...shown, ...beside });
      expect(etag).toMatch(/^"\d+"$/);
    }
  });

  test.each(lists.filter(([, rpc]) => rpc.response.field('meta')))('%s can be paged by a cursor', async (path) => {
    const { meta } = await list(`${withPath(path)}?limit=100`);
    const ids: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(`${withPath(path)}?limit=2&cursor=${cursor}`);
      ids.push(...page.records.map(({ id }) => id));
      cursor = page.meta.next_cursor;
    }
    expect(new Set(ids).size).toBe(meta.total);
    expect(ids).toEqual([...ids].sort((one, other) => Number(one) - Number(other)));
  });

  test.each(lists)('%s expands its references to the details', async (path, rpc) => {
    const references = expandable(rpc, rpcs);
    if (references.size === 0) return;
    const expand = [...references.keys()].slice(0, 10).join();
    const page = await list(`${withPath(path)}?limit=100&fields=*`);
    const { records, expanded } = await list(`${withPath(path)}?limit=100&expand=${expand}`);
    expect(records).toEqual((await list(`${withPath(path)}?limit=100`)).records);
    const named = page.records.flatMap((record) =>
      [...references.values()].flatMap(({ member, targets }) => {
        const ids = [record[member] ?? []].flat().filter((id) => id !== 0);
        return ids.map((id) => ({ id: String(id), modules: targets.map(({ service }) => service.module) }));
      }),
    );
    for (const { id, modules } of named) expect(modules.filter((module) => expanded![module]?.[id])).toHaveLength(1);
    for (const { targets } of references.values())
      for (const get of targets)
        for (const [id, shown] of Object.entries(expanded![get.service.module]!)) {
          const detail = await admin.send('GET', get.bindings[0]!.path.replace('{id}', id));
          const { record, actions: _actions, ...beside } = detail.body as { record: object; actions: object };
          expect(shown).toEqual({ ...record, ...beside });
        }
  });
});
