import { errorsOf, portalUser, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContent, type TestedContent } from '../../test/harness.ts';

interface Listed {
  records: Record<string, unknown>[];
  meta: Record<string, number>;
}

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const grants = { 'messages.view': 'all', 'messages.create': 'all' } as const;
const nancy = staff(2, { ...grants, 'clients.view': 'all' });
const list = async (request: object, caller = nancy) =>
  (await content.call<Listed>('Messages/ListRecipients', request, { caller })).message;
const asked = () => content.stubs.recipientsAsked.at(-1);

describe('the recipients of messages', () => {
  test('come by pages with the names of their clients', async () => {
    const { records, meta } = await list({ list: { page: 2, limit: 2 }, search: 'phil' });
    expect(records).toEqual([
      {
        id: 60,
        name: 'Philip Cramer',
        user_type: 'client',
        job_title: '',
        client_id: 5,
        client_name: 'Alfreds Futterkiste',
      },
      { id: 2, name: 'Nancy Davolio', user_type: 'staff', job_title: 'Sales Representative', client_name: '' },
    ]);
    expect(meta).toEqual({ total: 42, current_page: 2, per_page: 2 });
    expect(asked()).toMatchObject({ page: 2, limit: 2, search: 'phil', staff_only: false, first_id: 0, except_id: 2 });
  });

  test.each([
    ['no clients', staff(2, grants)],
    ['only other clients', staff(2, { ...grants, 'clients.view': 'own' })],
  ])('are not told with their client to callers who may view %s', async (_what, caller) => {
    const { records } = await list({}, caller);
    expect(records[0]).toEqual({ id: 60, name: 'Philip Cramer', user_type: 'client', job_title: '', client_name: '' });
  });

  test('are only staff for a user of the portal, who looks after the client first', async () => {
    await list({ ids: [3, 4] }, portalUser(5, 60));
    expect(asked()).toMatchObject({ ids: [3, 4], staff_only: true, first_id: 3, except_id: 60 });
  });

  test('are refused to staff who may not send messages', async () => {
    expect(await errorsOf(list({}, staff(2, { 'messages.view': 'all' })))).toEqual(['forbidden']);
  });
});

describe('a message', () => {
  test('shows the names of who sent it and who gets it, in detail and list', async () => {
    const message = { to_user_id: 60, message: 'Hello' };
    const names = { from_user_name: 'Somebody', to_user_name: 'Somebody' };
    const { record } = (
      await content.call<{ record: { id: number } }>('Messages/Create', { message }, { caller: nancy })
    ).message;
    const { message: shown } = await content.call('Messages/Get', { id: record.id }, { caller: nancy });
    expect(shown).toMatchObject({ record: names });
    const { message: listed } = await content.call('Messages/List', {}, { caller: portalUser(5, 60) });
    expect(listed).toMatchObject({ records: [names] });
  });
});
