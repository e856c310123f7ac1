import { createHash } from 'node:crypto';
import { type StartedMongo, startMongo } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Connection, createConnection, mongo } from 'mongoose';
import { createLedger, type Ledger } from '../load/ledger.ts';
import type { Stage } from '../stage/stage.ts';
import { blobsMatchFiles } from './blobs.ts';
import { acknowledgedWritesHaveEvents, noDeadLetters, writesAreAudited } from './events.ts';
import type { Invariant } from './invariant.ts';
import { referencedClientsAreStored } from './projections.ts';
import {
  acceptedEstimatesHaveOneOrder,
  balancesAreRight,
  confirmedOrdersHaveOneInvoice,
  invoiceNumbersHaveNoGap,
} from './sales.ts';

const services = ['activity', 'billing', 'crm', 'files'];
let server: StartedMongo;
let admin: Connection;
let ledger: Ledger;

beforeAll(async () => {
  server = await startMongo();
  admin = await createConnection(server.url).asPromise();
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});
beforeEach(async () => {
  ledger = createLedger(() => {});
  for (const service of services) await admin.getClient().db(`bms_${service}`).dropDatabase();
});

const check = (invariant: Invariant) => invariant({ stage: { admin, services } as unknown as Stage, ledger });
const insert = (service: string, collection: string, ...rows: object[]) =>
  admin.getClient().db(`bms_${service}`).collection(collection).insertMany(rows);

describe('invariants of sales', () => {
  test('an accepted estimate has one order, which has a reason', async () => {
    await insert(
      'crm',
      'estimates',
      { _id: 1, status: 'accepted' },
      { _id: 2, status: 'accepted' },
      { _id: 3, status: 'sent' },
    );
    await insert('crm', 'orders', { _id: 1, estimate_id: 1 }, { _id: 2, estimate_id: 1 }, { _id: 3, estimate_id: 3 });
    expect(await check(acceptedEstimatesHaveOneOrder)).toEqual([
      'estimate 1 has 2 times its order',
      'estimate 2 has 0 times its order',
      'estimate 3 has an order without reason',
    ]);
  });

  test('a confirmed order has one invoice', async () => {
    await insert(
      'crm',
      'orders',
      { _id: 1, status: 'confirmed' },
      { _id: 2, status: 'confirmed' },
      { _id: 3, status: 'new' },
    );
    await insert('billing', 'invoices', { _id: 1, order_id: 1 });
    expect(await check(confirmedOrdersHaveOneInvoice)).toEqual(['order 2 has 0 times its invoice']);
  });

  test('invoice numbers have no gap', async () => {
    await insert('billing', 'invoices', { invoice_number: 'INV-000002' }, { invoice_number: 'INV-000001' });
    expect(await check(invoiceNumbersHaveNoGap)).toEqual([]);
    await insert('billing', 'invoices', { invoice_number: 'INV-000004' });
    expect(await check(invoiceNumbersHaveNoGap)).toEqual(['invoice number 3 of 3 is 4']);
  });

  test('a balance is the total without the payments', async () => {
    const payments = [{ amount: 40 }, { amount: 10 }];
    await insert(
      'billing',
      'invoices',
      { _id: 1, total: 100, paid: 50, payments },
      { _id: 2, total: 100, paid: 60, payments },
    );
    ledger.acknowledge('/api/invoices/1', { balance: 50 });
    expect(await check(balancesAreRight)).toEqual([
      'invoice 2 has total 100, paid 60, payments of 50, balance undefined',
    ]);
  });
});

describe('invariants of events', () => {
  test('every change has one audit entry', async () => {
    await insert('crm', 'outbox', { _id: 'a', subject: 'bms.crm.record.created.clients-1' });
    await insert('crm', 'outbox', { _id: 'b', subject: 'bms.crm.client.created.1' });
    expect(await check(writesAreAudited)).toEqual([
      'the event bms.crm.record.created.clients-1 of crm has 0 audit entries',
    ]);
    await insert('activity', 'audit_log', { event_id: 'a' });
    expect(await check(writesAreAudited)).toEqual([]);
  });

  test('every acknowledged write has an event', async () => {
    ledger.acknowledge('/api/clients/1', {});
    ledger.acknowledge('/api/clients/1', {});
    await insert('crm', 'outbox', { subject: 'bms.crm.record.created.clients-1' });
    expect(await check(acknowledgedWritesHaveEvents)).toEqual([
      '/api/clients/1 has 2 acknowledged writes and 1 events',
    ]);
  });

  test('no event is parked', async () => {
    await insert('billing', 'dead_letters', { event: 'a' });
    expect(await check(noDeadLetters)).toEqual([expect.stringMatching(/^billing has a dead letter: .*"event":"a"/)]);
  });
});

test('clients to which records refer are stored, also deleted ones; others need not be', async () => {
  await insert('billing', 'copies_clients', { _id: 1 }, { _id: 2, deletedAt: new Date() });
  await insert('billing', 'invoices', { client_id: 1 }, { client_id: 2 }, { client_id: 3 });
  await insert('crm', 'estimates', { client_id: 4 });
  expect(await check(referencedClientsAreStored)).toEqual([
    'client 3, to which invoices of billing refer, is not stored there',
  ]);
});

test('files and their bytes belong together', async () => {
  const sha256 = createHash('sha256').update('tea').digest('hex');
  await insert(
    'files',
    'entries',
    { _id: 1, kind: 'file', bytes_key: 'x', sha256 },
    { _id: 2, kind: 'file', bytes_key: 'y', sha256 },
  );
  await insert('files', 'kept_documents', { _id: 'billing/invoices/1/2', bytes_key: 'k', sha256 });
  await insert('files', 'bytes.files', { _id: 'x' }, { _id: 'k' }, { _id: 'z' }, { _id: 'orphaned' });
  await insert('files', 'bytes.chunks', { files_id: 'x', n: 0, data: new mongo.Binary(Buffer.from('tea')) });
  await insert('files', 'loose_bytes', { _id: 'orphaned' });
  expect(await check(blobsMatchFiles)).toEqual([
    'the blob z belongs to no file',
    'file 2 has other bytes than its checksum says',
    'file billing/invoices/1/2 has other bytes than its checksum says',
  ]);
});
