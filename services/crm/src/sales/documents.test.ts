import type { FileContent } from '@bms/contracts/types/api';
import { pagesOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSales, type TestedSales } from '../../test/sales.ts';

let sales: TestedSales;
let client_id: number;
beforeAll(async () => {
  sales = await startSales();
  client_id = await sales.newClient({
    company_name: 'Bon app’',
    city: 'Marseille',
    country_code: 'FR',
    language: 'fr',
  });
});
afterAll(() => sales?.stop());

type Resource = 'Estimates' | 'Orders' | 'Contracts';
const items = [{ title: 'Chai', quantity: '2', rate: '1250' }];

const pdfOf = async (resource: Resource, id: number, more: object = {}) =>
  (await sales.call<FileContent>(`${resource}/Pdf`, { id, ...more })).message;
const textOf = async ({ content }: FileContent) => (await pagesOf(new Uint8Array(content))).join('\n');

async function confirm(id: number): Promise<void> {
  await sales.change('Orders', id, { status: 'processing' });
  await sales.change('Orders', id, { status: 'confirmed' });
}

let lastContract = 900;

async function draftOf(resource: Resource, client: number): Promise<number> {
  const draft = { client_id: client, items };
  if (resource !== 'Contracts') return (await sales.create(resource, draft)).id;
  lastContract += 1;
  await sales.call('Contracts/Create', { id: lastContract, contract: { ...draft, title: 'Tea' } });
  return lastContract;
}

describe('the PDF', () => {
  test('of an estimate follows its draft, and is kept once it is sent', async () => {
    const { id } = await sales.create('Estimates', { client_id, items, valid_until: '2999-12-31' });
    const draft = await textOf(await pdfOf('Estimates', id));
    for (const part of ['Devis', 'Brouillon', 'Bon app', 'FRANCE', '25,00']) expect(draft).toContain(part);
    await sales.call('Estimates/Send', { id });
    const sent = await pdfOf('Estimates', id);
    expect(await textOf(sent)).not.toContain('Brouillon');
    await sales.call('Estimates/Accept', { id });
    expect((await pdfOf('Estimates', id)).content).toEqual(sent.content);
  });

  test('of an estimate that is reopened and sent again is that of the last sending', async () => {
    const { id } = await sales.create('Estimates', { client_id, items, valid_until: '2999-12-31' });
    await sales.call('Estimates/Send', { id });
    const first = await pdfOf('Estimates', id);
    await sales.call('Estimates/Decline', { id });
    await sales.call('Estimates/Reopen', { id });
    await sales.change('Estimates', id, { items: [{ title: 'Chang', quantity: '1', rate: '900' }] });
    await sales.call('Estimates/Send', { id });
    const second = await pdfOf('Estimates', id);
    expect(second.content).not.toEqual(first.content);
    expect(await textOf(second)).toContain('Chang');
  });

  test('of an order follows its changes', async () => {
    const { id } = await sales.create('Orders', { client_id, items });
    expect(await textOf(await pdfOf('Orders', id, { language: 'en' }))).toContain('Chai');
    await sales.change('Orders', id, { items: [{ title: 'Chang', quantity: '1', rate: '900' }] });
    expect(await textOf(await pdfOf('Orders', id))).toContain('Chang');
  });

  test.each([
    ['Estimates', 'estimates', (id: number) => sales.call('Estimates/Send', { id })],
    ['Contracts', 'contracts', (id: number) => sales.call('Contracts/Send', { id })],
    ['Contracts', 'contracts', (id: number) => sales.change('Contracts', id, { status: 'sent' })],
    ['Orders', 'orders', confirm],
  ] as const)('of %s shows what was there in the transaction that sent them', async (resource, collection, send) => {
    const client = await sales.newClient({ company_name: 'Before Ltd', address: 'Obere Str. 57' });
    const id = await draftOf(resource, client);
    await send(id);
    const { db } = sales.running.kit;
    const stored = await db.collection<{ _id: string }>('sent_documents').findOne({ _id: `${collection}/${id}` });
    expect(stored).toMatchObject({ inputs: { client: { company_name: 'Before Ltd', address: 'Obere Str. 57' } } });
    await sales.call('Clients/Update', {
      ...{ id: client, client: { company_name: 'After Ltd' }, update_mask: { paths: ['company_name'] } },
    });
    const text = await textOf(await pdfOf(resource, id));
    expect(text).toContain('Before Ltd');
    expect(text).not.toContain('After Ltd');
  });

  test('of a contract has its subject, its text and its number as the name of the file', async () => {
    const contract = { client_id, title: 'Delivery of tea', content: 'A box every month.', valid_until: '2999-12-31' };
    await sales.call('Contracts/Create', { id: 4711, contract });
    const file = await pdfOf('Contracts', 4711, { language: 'en' });
    expect(file.file_name).toBe('4711.pdf');
    const text = await textOf(file);
    for (const part of ['Contract', 'Delivery of tea', 'A box every month.']) expect(text).toContain(part);
    expect(text).not.toContain('Note');
  });
});
