import { describe, expect, test } from '@jest/globals';
import type { PanelProvider } from './data-provider.ts';
import type { Http } from './http.ts';
import { withNames } from './names.ts';

const member = { id: 1, first_name: 'Nancy', last_name: 'Davolio', email: 'nancy@example.com' };
const former = { id: 16, name: 'Andrew Fuller', user_type: 'staff', status: 'deleted' };

/** A provider whose team is one member, and a service that knows the names of `names`. */
function stage(names: readonly object[] | Error) {
  const asked: unknown[] = [];
  const getMany = async (_name: string, { ids }: { ids: number[] }) => ({
    data: ids.map((id) => (id === member.id ? member : { id })),
  });
  const http = (async (_method: string, _path: string, { query }: { query: { ids: string } }) => {
    asked.push(query.ids);
    if (names instanceof Error) throw names;
    return { body: { records: names } };
  }) as unknown as Http;
  return { asked, provider: withNames({ getMany } as unknown as PanelProvider, http) };
}

describe('a look-up of the team', () => {
  test('has the names of users whom the team does not list', async () => {
    const { asked, provider } = stage([former]);
    const { data } = await provider.getMany('team', { ids: [1, 16, 99] });
    expect(data).toEqual([member, former, { id: 99 }]);
    expect(asked).toEqual(['16,99']);
  });

  test('asks for no names where the team lists all users, nor for other records', async () => {
    const { asked, provider } = stage([former]);
    await provider.getMany('team', { ids: [1] });
    await provider.getMany('clients', { ids: [16] });
    expect(asked).toEqual([]);
  });

  test('asks for at most 100 names at once', async () => {
    const { asked, provider } = stage([]);
    await provider.getMany('team', { ids: Array.from({ length: 150 }, (_, index) => index + 2) });
    expect(asked.map((ids) => String(ids).split(',').length)).toEqual([100, 50]);
  });

  test('still has the members if the names cannot be read', async () => {
    const { provider } = stage(new Error('away'));
    expect((await provider.getMany('team', { ids: [1, 16] })).data).toEqual([member, { id: 16 }]);
  });
});
