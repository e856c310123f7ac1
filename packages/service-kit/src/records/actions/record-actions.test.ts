import type { Caller } from '@bms/contracts';
import { administrator, portalUser, staff } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';
import type { RecordAction } from './record-actions.ts';

let tested: TestedService;
let id: number;
beforeAll(async () => {
  tested = await startTested([widgetsModule()]);
  const widget = { title: 'Chai', group_ids: '5' };
  id = (await tested.call<{ record: { id: number } }>('Widgets/Create', { widget })).message.record.id;
});
afterAll(async () => {
  await tested?.stop();
});

/** Reads the actions of the widget as a caller, without members that are unset. */
async function actionsFor(caller: Caller): Promise<Partial<RecordAction>[]> {
  const headers = { 'x-wants-actions': 'true' };
  const { message } = await tested.call<{ actions: RecordAction[] }>('Widgets/Get', { id }, { caller, headers });
  return message.actions.map((action) =>
    Object.fromEntries(Object.entries(action).filter(([name, value]) => value !== null && !name.startsWith('_'))),
  );
}

const allowed = (action: string, more = {}) => ({ action, ...more, allowed: true });
const forbidden = (action: string, reason: string, more = {}) => ({
  action,
  ...more,
  allowed: false,
  code: 'forbidden',
  reason,
});

test('the actions of a record are the operations on it and the next statuses', async () => {
  expect(await actionsFor(administrator)).toEqual([
    allowed('update'),
    allowed('delete'),
    allowed('unlock'),
    allowed('approve'),
    allowed('status', { status: 'sent' }),
  ]);
});

test('actions out of the scope of the caller have the reason of the error', async () => {
  const own = 'Your permission widgets.update is limited to your own records.';
  expect(
    await actionsFor(staff(7, { 'widgets.view': 'all', 'widgets.update': 'own', 'widgets.delete': 'all' })),
  ).toEqual([
    forbidden('update', own),
    allowed('delete'),
    forbidden('unlock', own),
    forbidden('approve', 'This requires the permission widgets.approve.'),
    forbidden('status', own, { status: 'sent' }),
  ]);
  const closed = 'This resource is not available to portal users.';
  expect((await actionsFor(portalUser(5))).slice(0, 2)).toEqual([
    forbidden('update', closed),
    forbidden('delete', closed),
  ]);
});

test('a record of the caller is in the scope of own records', async () => {
  const caller = staff(8, { 'widgets.view': 'own', 'widgets.create': 'all', 'widgets.update': 'own' });
  const { message } = await tested.call<{ record: { id: number } }>(
    'Widgets/Create',
    { widget: { title: 'Chang' } },
    { caller },
  );
  const others = id;
  id = message.record.id;
  const actions = await actionsFor(caller);
  id = others;
  expect(actions.filter((one) => one.allowed).map(({ action }) => action)).toEqual(['update', 'unlock', 'status']);
});

test('a detail that is read for something else has no actions', async () => {
  expect((await tested.call('Widgets/Get', { id })).message['actions']).toEqual([]);
});
