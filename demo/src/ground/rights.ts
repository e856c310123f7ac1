import type { Http } from '@bms/testing';
import { heading, result, table } from './say.ts';
import type { Stage } from './stage.ts';

const expected = {
  'list clients': [200, 200, 200],
  'create one': [201, 201, 201],
  'change an own one': [200, 200, 200],
  "change another's": [200, 200, 403],
  'delete an own one': [200, 200, 200],
  "delete another's": [200, 200, 403],
  'list roles': [200, 403, 403],
};

/** Shows the permissions of the administrator and two roles over HTTP. */
export async function showRights({ admin, manager, member }: Stage): Promise<void> {
  heading('Who may do what');
  const columns: number[][] = [];
  for (const http of [admin, manager.http, member.http]) columns.push(await tryAll(http, await create(admin)));
  const rows = Object.keys(expected).map((what, row) => [what, ...columns.map((column) => String(column[row]))]);
  table([['', 'administrator', 'Manager', 'Member'], ...rows]);
  result(
    'each may what the role says, and no more',
    JSON.stringify(transpose(columns)) === JSON.stringify(Object.values(expected)),
  );
}

/** Returns the statuses in the order of `expected`. @param others a client created by another user */
async function tryAll(http: Http, others: number): Promise<number[]> {
  const created = await http.send('POST', '/api/clients', { company_name: 'Own', type: 'person' });
  const own = (created.body as { record: { id: number } }).record.id;
  const replies = [
    await http.send('GET', '/api/clients'),
    created,
    await http.send('PATCH', `/api/clients/${own}`, { city: 'Berlin' }),
    await http.send('PATCH', `/api/clients/${others}`, { city: 'Berlin' }),
    await http.send('DELETE', `/api/clients/${own}`),
    await http.send('DELETE', `/api/clients/${others}`),
    await http.send('GET', '/api/admin/roles'),
  ];
  return replies.map(({ status }) => status);
}

async function create(http: Http): Promise<number> {
  const response = await http.send('POST', '/api/clients', { company_name: "Another's", type: 'organization' });
  return (response.body as { record: { id: number } }).record.id;
}

const transpose = (columns: number[][]): number[][] =>
  columns[0]!.map((_, row) => columns.map((column) => column[row]!));
