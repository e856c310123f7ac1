import { createHash } from 'node:crypto';
import { eventually, type KilledReplicas, killRounds, startKilledReplicas } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pLimit from 'p-limit';
import { contract, startEnvironment, type TestEnvironment } from './harness.ts';
import { type Invoices, invoicesOf, line } from './invoices.ts';

const EACH = 30;
/** The number of calls at a time. */
const PARALLEL = 8;
/** Each job runs once a second. */
const INTERVAL_MS = 1000;
/** The longest pause before a kill, short enough for the run of a job. */
const KILL_WITHIN_MS = INTERVAL_MS / 10;
const DAY_MS = 24 * 3600 * 1000;

let billing: KilledBilling;
beforeAll(async () => {
  const seconds = String(INTERVAL_MS / 1000);
  billing = await startKilledBilling({
    INVOICE_OVERDUE_INTERVAL_SECONDS: seconds,
    INVOICE_REMINDER_INTERVAL_SECONDS: seconds,
    RECURRING_INVOICE_INTERVAL_SECONDS: seconds,
  });
});
afterAll(() => billing?.stop());

type Created = { record: { id: number } };

const untilSome = (list: () => Promise<unknown[]>) => eventually(list, ({ length }) => length > 0);
const untilAll = <Found>(list: () => Promise<Found[]>) => eventually(list, ({ length }) => length >= EACH);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const invoicesWith = (filter: object) => billing.db.collection('invoices').find(filter).toArray();
const subjectsOf = (event: string, ids: readonly number[]) => ids.map((id) => `bms.billing.invoice.${event}.${id}`);

/** Sends invoices with the same fields. @returns their ids */
const sendInvoices = async (fields: object): Promise<number[]> =>
  (await pLimit(PARALLEL).map(Array<object>(EACH).fill(fields), (one) => billing.invoices.sent(one))).map(
    ({ id }) => id,
  );

/** Returns the subjects of the events of some invoices. */
const published = async (event: string, ids: readonly number[]): Promise<string[]> => {
  const filter = { subject: { $in: subjectsOf(event, ids) } };
  return (await billing.db.collection('outbox').find(filter).toArray()).map(({ subject }) => String(subject));
};

describe('whichever process of billing is killed meanwhile', () => {
  test.each(killRounds)('each overdue invoice is announced once, round %d', async () => {
    const ids = await sendInvoices({ due_date: daysAgo(3) });
    const announced = () => published('overdue', ids);
    await untilSome(announced);
    await billing.killAll(KILL_WITHIN_MS);
    const left = () => billing.db.collection('invoices').countDocuments({ overdue: true, overdue_told: false });
    await eventually(left, (count) => count === 0);
    await billing.untilAllPublished();
    expect((await announced()).sort()).toEqual(subjectsOf('overdue', ids).sort());
  });

  test.each(killRounds)('each invoice is reminded of once, round %d', async () => {
    await billing.identity.publish({ reminders: [] });
    const ids = await sendInvoices({ due_date: daysAgo(30) });
    await billing.identity.publish({
      reminders: [
        { days_after_due: 7, fee: 500 },
        { days_after_due: 14, fee: 500 },
      ],
    });
    const reminded = () => published('reminded', ids);
    await untilSome(reminded);
    await billing.killAll(KILL_WITHIN_MS);
    await untilAll(reminded);
    await billing.untilAllPublished();
    expect((await reminded()).sort()).toEqual(subjectsOf('reminded', ids).sort());
    const stored = await invoicesWith({ _id: { $in: ids } });
    expect(stored.map(({ reminders }) => reminders.map(({ step }: { step: number }) => step))).toEqual(
      ids.map(() => [1]),
    );
    await billing.identity.publish({ reminders: [] });
  });

  test.each(killRounds)('each recurring invoice is sent once, round %d', async () => {
    const recurring_invoice = { client_id: 1, items: [line], every: 'month', starts_on: daysAgo(0), send: true };
    const create = (request: object) => billing.call<Created>('RecurringInvoices/Create', request);
    const made = await pLimit(PARALLEL).map(Array<object>(EACH).fill({ recurring_invoice }), (one) => create(one));
    const ids = made.map(({ message }) => message.record.id);
    const created = () => invoicesWith({ recurring_invoice_id: { $in: ids } });
    await untilSome(created);
    await billing.killAll(KILL_WITHIN_MS);
    await untilAll(created);
    await billing.untilAllPublished();
    const invoices = await created();
    expect(invoices.map(({ recurring_invoice_id }) => recurring_invoice_id).sort()).toEqual([...ids].sort());
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['sent']));
    const numbers = await billing.db.collection('invoices').distinct('invoice_number');
    expect(numbers.map((number) => Number(String(number).slice(4))).sort((a, b) => a - b)).toEqual(
      numbers.map((_, index) => index + 1),
    );
  });

  test.each([
    [701, 'all'],
    [702, 'some'],
  ])(
    'recurring invoices of client %d are active again once it is restored, after %s of its deletion',
    async (client_id, extent) => {
      await billing.crm.publish('client.created', client_id);
      const recurring_invoice = { client_id, items: [line], every: 'month', starts_on: '2999-01-01' };
      const create = (request: object) => billing.call('RecurringInvoices/Create', request);
      await pLimit(PARALLEL).map(Array<object>(EACH).fill({ recurring_invoice }), (one) => create(one));
      const templates = billing.db.collection('recurring_invoices');
      const active = () => templates.countDocuments({ client_id, status: 'active', status_before: null });
      const states = billing.db.collection<{ _id: string }>('client_states');
      const untilAt = (version: number) =>
        eventually(
          () => states.countDocuments({ _id: `recurring_invoices.${client_id}`, version }),
          (found) => found > 0,
        );
      await billing.crm.remove(client_id);
      if (extent === 'all') {
        await untilAt(2);
        expect(await active()).toBe(0);
      }
      await billing.crm.publish('client.restored', client_id);
      await billing.killAll(KILL_WITHIN_MS);
      await untilAt(3);
      expect(await active()).toBe(EACH);
      await billing.untilAllPublished();
    },
  );

  test.each(killRounds)('each sent invoice has one kept document, round %d', async () => {
    const ids = await sendInvoices({});
    const { documents } = billing.files;
    const kept = async () => [...documents.keys()].filter((key) => ids.includes(Number(key.split('/')[2])));
    await untilSome(kept);
    await billing.killAll(KILL_WITHIN_MS);
    await untilAll(kept);
    const wanted = { _id: { $in: ids.map((id) => `invoices/${id}`) as never[] }, sha256: { $gt: '' } };
    const rows = await untilAll(() => billing.db.collection('sent_documents').find(wanted).toArray());
    const keys = rows.map(({ _id, version }) => `billing/${_id}/${version}`);
    expect((await kept()).sort()).toEqual(keys.sort());
    const hashOf = (key: string) => createHash('sha256').update(documents.get(key)!.content).digest('hex');
    for (const { _id, version, sha256 } of rows) expect(sha256).toBe(hashOf(`billing/${_id}/${version}`));
  });
});

/** Processes of billing with their backing services, to be killed while they work. */
interface KilledBilling extends KilledReplicas, Pick<TestEnvironment, 'crm' | 'identity' | 'files'> {
  /** Calls a random process. */
  readonly invoices: Invoices;
}

/** Starts processes of billing. @param settings override the defaults */
async function startKilledBilling(settings: Record<string, string> = {}): Promise<KilledBilling> {
  const environment = await startEnvironment();
  const { MONGODB_URL: _own, ...env } = environment.env;
  const { secrets, crm, identity, files } = environment;
  const replicas = await startKilledReplicas('billing', { contract, secrets, env: { ...env, ...settings } });
  const stop = () => replicas.stop().then(environment.stop);
  return { ...replicas, crm, identity, files, invoices: invoicesOf(replicas), stop };
}
