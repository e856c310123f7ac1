import { type Http, openSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';

const COUNT = 100;
/** Number of concurrent requests: each must be answered within a few seconds, even on a slow machine. */
const AT_ONCE = 20;

let admin: Http;
beforeAll(async () => {
  const { system } = await openSystem();
  admin = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
});

const items = [{ title: 'Chai', quantity: 2, rate: 18 }];
const numbers = Array.from({ length: COUNT }, (_, n) => n);

/**
 * Creates a client and invoices it in the next call. @returns the status of the invoice, and whether it belongs to the
 * client
 */
async function invoiceNew(n: number): Promise<[status: number, isTheirs: boolean]> {
  const client = { company_name: `Client ${n}`, type: 'person' };
  const created = await admin.send('POST', '/api/clients', client);
  const { id } = (created.body as { record: { id: number } }).record;
  const invoice = await admin.send('POST', '/api/invoices', { client_id: id, due_date: '2999-12-31', items });
  return [invoice.status, (invoice.body as { record?: { client_id: number } }).record?.client_id === id];
}

describe('a client that was just created, through the gateway', () => {
  const never = numbers.map(() => [201, true]);

  test('can be invoiced in the next call, a hundred times', async () => {
    const answers = [];
    for (const n of numbers) answers.push(await invoiceNew(n));
    expect(answers).toEqual(never);
  });

  test('can be invoiced in the next call, also twenty at once', async () => {
    const answers = [];
    for (let from = 0; from < COUNT; from += AT_ONCE)
      answers.push(...(await Promise.all(numbers.slice(from, from + AT_ONCE).map(invoiceNew))));
    expect(answers).toEqual(never);
  });
});
