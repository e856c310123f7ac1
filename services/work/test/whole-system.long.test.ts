import {
  eventually,
  type Http,
  type HttpResponse,
  hire,
  type Inbox,
  openSystem,
  type StartedSystem,
  signIn,
} from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';

type Body = { record: Record<string, unknown> & { id: number }; errors: { field: string }[] };

let inbox: Inbox;
let system: StartedSystem;
let admin: Http;
beforeAll(async () => {
  ({ system, inbox } = await openSystem());
  admin = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
});

const bodyOf = ({ body }: HttpResponse): Body => body as Body;
const grants = ['view', 'create', 'update'].map((action) => ({ module: 'tasks', action, scope: 'own' }));

describe('a task through the gateway', () => {
  test('is answered and listed with exactly the fields of the contract', async () => {
    const sent = { title: 'Call', project_id: 3, assigned_to: [1], start_date: '2026-03-01', deadline: '2026-03-02' };
    const created = await admin.send('POST', '/api/tasks', sent);
    expect([created.status, created.body]).toEqual([
      201,
      { record: { ...sent, id: expect.any(Number), status: 'not_started' } },
    ]);
    const listed = await admin.send('GET', '/api/tasks?project_id=3');
    expect(listed.body).toEqual({
      records: [
        {
          ...bodyOf(created).record,
          description: '',
          priority: 'medium',
          created_at: new Date().toISOString().slice(0, 10),
        },
      ],
      meta: { total: 1, current_page: 1, per_page: 20 },
    });
    const bare = await admin.send('POST', '/api/tasks', { title: 'x' });
    expect(bodyOf(bare).record).toMatchObject({ project_id: null, start_date: null, deadline: null, assigned_to: [] });
  });

  test('takes back what it shows, by PUT and PATCH, and keeps its status and what only a create takes', async () => {
    const items = [{ title: 'one' }, { title: 'two' }];
    const template = bodyOf(await admin.send('POST', '/api/checklist-templates', { title: 'Steps', items }));
    const checklist_template_id = template.record.id;
    const { id } = bodyOf(
      await admin.send('POST', '/api/tasks', { title: 'x', labels: ['a'], checklist_template_id }),
    ).record;
    await admin.send('PATCH', `/api/tasks/${id}`, { status: 'on_hold' });
    const { record } = bodyOf(await admin.send('GET', `/api/tasks/${id}`));
    for (const method of ['PUT', 'PATCH'])
      expect([method, (await admin.send(method, `/api/tasks/${id}`, record)).status]).toEqual([method, 200]);
    expect(bodyOf(await admin.send('GET', `/api/tasks/${id}`)).record).toEqual(record);
    await admin.send('PUT', `/api/tasks/${id}`, { title: 'y' });
    expect(bodyOf(await admin.send('GET', `/api/tasks/${id}`)).record).toMatchObject({
      title: 'y',
      status: 'on_hold',
      labels: [],
      checklist: [],
      checklist_template_id,
    });
  });
});

describe('a member of staff', () => {
  test('works on own tasks, and is off them within seconds after the account became inactive', async () => {
    const { http, id: userId } = await hire(system.gateways[0]!.url, admin, inbox, 'nancy', grants);
    const path = `/api/tasks/${bodyOf(await admin.send('POST', '/api/tasks', { title: 'x', assigned_to: [userId] })).record.id}`;
    await admin.send('POST', '/api/team_members', { project_id: 5, user_id: userId });
    expect((await http.send('PATCH', path, { status: 'in_progress' })).status).toBe(200);

    await admin.send('PATCH', `/api/team/${userId}`, { status: 'inactive' });
    await eventually(
      async () => bodyOf(await admin.send('GET', path)).record['assigned_to'],
      (users) => (users as number[]).length === 0,
    );
    const members = await admin.send('GET', `/api/team_members?user_id=${userId}`);
    expect(members.body).toMatchObject({ records: [], meta: { total: 0 } });
    const again = await admin.send('PATCH', path, { assigned_to: [userId] });
    expect([again.status, bodyOf(again).errors.map(({ field }) => field)]).toEqual([422, ['assigned_to']]);
  });
});
