import { errorsOf, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/billing.ts';
import { alfreds, clientCalls } from '../../test/clients.ts';
import { startCrm, type TestedCrm, testSecrets } from '../../test/harness.ts';

let billing: TestedBilling;
let crm: TestedCrm;
const secrets = testSecrets();
beforeAll(async () => {
  billing = await startBilling(secrets.trustedKeys);
  crm = await startCrm(`billing=${billing.target}`, secrets);
});
afterAll(async () => {
  await crm?.stop();
  billing?.close();
});

const { create, show } = clientCalls(() => crm);

describe('a client with open invoices', () => {
  test('is not deleted, and they are named only to callers who may view them', async () => {
    const { id } = await create(alfreds);
    billing.openInvoices.set(id, ['INV-000001']);
    const remove = (more: Readonly<Record<string, 'own' | 'all'>>, userId = 1) => {
      const caller = staff(userId, { 'clients.view': 'all', 'clients.delete': 'all', ...more });
      return crm.call('Clients/Delete', { id }, { caller });
    };
    const message = (named: string) => ({
      violations: [
        {
          field: 'id',
          code: 'open_invoices',
          message: `The client cannot be deleted because it has open invoices${named}.`,
        },
      ],
    });
    await expect(remove({})).rejects.toMatchObject(message(''));
    await expect(remove({ 'invoices.view': 'own' }, 9)).rejects.toMatchObject(message(''));
    await expect(remove({ 'invoices.view': 'own' })).rejects.toMatchObject(message(': INV-000001'));
    await expect(remove({ 'invoices.view': 'all' }, 9)).rejects.toMatchObject(message(': INV-000001'));
  });

  test('is not deleted, and they are named', async () => {
    const { id } = await create(alfreds);
    billing.openInvoices.set(id, ['INV-000001', 'INV-000002']);
    await expect(crm.call('Clients/Delete', { id })).rejects.toMatchObject({
      violations: [{ field: 'id', code: 'open_invoices', message: expect.stringContaining('INV-000001, INV-000002') }],
    });
    await show(id);
    billing.openInvoices.set(
      id,
      Array.from({ length: 25 }, (_, n) => `INV-${n}`),
    );
    await expect(crm.call('Clients/Delete', { id })).rejects.toMatchObject({
      violations: [{ message: expect.stringContaining('INV-19 and 5 more') }],
    });
    billing.openInvoices.delete(id);
    await crm.call('Clients/Delete', { id });
  });

  test('is told so only to who may delete it', async () => {
    const { id } = await create(alfreds);
    billing.openInvoices.set(id, ['INV-000003']);
    const deleting = (caller: RpcOptions['caller']) => errorsOf(crm.call('Clients/Delete', { id }, { caller }));
    expect(await deleting(staff(5, { 'clients.view': 'all', 'clients.delete': 'own' }))).toEqual(['forbidden']);
    expect(await deleting(staff(5, { 'clients.view': 'own', 'clients.delete': 'all' }))).toEqual(['not_found']);
    const headers = { 'if-match': '9' };
    expect(await errorsOf(crm.call('Clients/Delete', { id }, { headers }))).toEqual(['version_mismatch']);
  });

  test('cannot be told from others while billing is away', async () => {
    const { id } = await create(alfreds);
    const alone = await startCrm('billing=127.0.0.1:9', secrets, { MONGODB_URL: crm.env['MONGODB_URL']! });
    expect(await errorsOf(alone.call('Clients/Delete', { id }))).toEqual(['unavailable']);
    expect(await errorsOf(alone.call('Clients/Delete', { id: 999_999 }))).toEqual(['not_found']);
    await alone.stop();
    await show(id);
  });
});
