import { loadContract } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import { administrator, eventually } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { clientEvent, stageWebhooks, type Webhook } from '../../test/webhooks.ts';

const { stage, rows, call, create, show, deliveries } = stageWebhooks();

const contract = loadContract();
/** Encodes a client as crm does. */
const encoded = (record: object): Uint8Array =>
  contract.definition('bms.crm.Clients')['Get']!.responseSerialize({ record });

let count = 100;

/** Creates the event of a change of a client, with the client 7 that was renamed from Alfred. */
function recordChange(kind = 'updated', more: object = {}): DomainEvent {
  count += 1;
  const data = {
    module: 'clients',
    record_id: 7,
    version: count,
    title: 'Alfreds',
    changes: [],
    told_to: 'viewers',
    portal_client_id: 7,
    events: [`client.${kind}`],
    record: encoded({ id: 7, company_name: 'Alfreds', owner_id: 1, due_days: 30 }),
    ...(kind === 'updated' && {
      previous: encoded({ company_name: 'Alfred' }),
      previous_fields: ['company_name', 'due_days'],
    }),
    ...more,
  };
  const attributes = { recordId: 'clients-7', version: count, module: 'clients', owners: [1] };
  return { message: 'bms.api.RecordChange', type: `record.${kind}`, ...attributes, data };
}

interface Payload {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly record: Record<string, unknown> | null };
}

/**
 * Publishes events of a record and one after them, and returns the payloads of the deliveries that were created meanwhile,
 * by type. Events of a record are handled one after another.
 * @param count the number of payloads to wait for
 */
async function received(count: number, ...events: DomainEvent[]): Promise<Payload[]> {
  const { record: last } = await create({ events: ['tax.created'], payload: 'v2' });
  const known = (await rows('webhook_deliveries').distinct('_id')) as number[];
  await stage.crm.publish(...events);
  await stage.crm.publish(recordChange('created', { module: 'taxes', record: new Uint8Array(), events: [] }));
  const created = await eventually(
    () =>
      rows('webhook_deliveries')
        .find({ _id: { $nin: known } })
        .toArray() as unknown as Promise<Created[]>,
    (all) => all.some(({ webhook_id }) => webhook_id === last.id) && all.length > count,
  );
  return created
    .filter(({ webhook_id }) => webhook_id !== last.id)
    .map(({ body }) => JSON.parse(body) as Payload)
    .sort((one, other) => (one.type < other.type ? -1 : 1));
}

/** A delivery as stored. */
interface Created {
  readonly webhook_id: number;
  readonly body: string;
}

describe('a webhook with the payload v2', () => {
  test('gets the record as the API shows it, and the members that changed with their values before', async () => {
    await create({ events: ['client.updated'], payload: 'v2' });
    const change = recordChange();
    const [payload, ...others] = await received(1, clientEvent('client.updated'), change);
    expect(others).toEqual([]);
    expect(payload).toMatchObject({
      type: 'client.updated',
      data: {
        ...{ module: 'clients', record_id: 7, version: change.version, action: 'updated', user_id: null },
        record: { id: 7, company_name: 'Alfreds', due_days: 30, owner_id: 1, vat_number: '' },
        previous: { company_name: 'Alfred', due_days: null },
      },
    });
  });

  test('gets every member of the documented record, with null for unset ones, and names of other records', async () => {
    await create({ events: ['client.updated'], payload: 'v2' });
    const [payload] = await received(1, recordChange());
    const { fields } = contract.message('bms.crm.Client');
    const required = fields.filter(({ rules }) => !rules.writeOnly && !rules.omitEmpty && !rules.omitUnset);
    const record = payload!.data.record!;
    expect(Object.keys(record)).toEqual(expect.arrayContaining(required.map(({ name }) => name)));
    expect(record['owner_name']).not.toBe('');
  });

  test('is the default of a new one', async () => {
    const { record } = await call<{ record: Webhook & { payload: string } }>('Create', {
      webhook: { url: stage.endpoint.url, events: ['*'], active: true },
    });
    expect(record.payload).toBe('v2');
  });

  test('gets one event of each type of a change, each with its own id, once even if the change arrives again', async () => {
    const { record } = await create({ events: ['invoice.updated', 'invoice.sent'], payload: 'v2' });
    const change = recordChange('updated', {
      module: 'invoices',
      record: new Uint8Array(),
      events: ['invoice.updated', 'invoice.sent', 'invoice.made_of_order'],
    });
    const payloads = await received(2, change);
    expect(payloads.map(({ type }) => type)).toEqual(['invoice.sent', 'invoice.updated']);
    const [sent, updated] = payloads;
    expect(sent!.id).toBe(`${updated!.id}_invoice_sent`);
    const { length } = await deliveries(record.id);
    await stage.crm.repeat();
    await received(0);
    expect(await deliveries(record.id)).toHaveLength(length);
  });

  test('gets a deleted record as it was', async () => {
    await create({ events: ['client.deleted'], payload: 'v2' });
    const [payload] = await received(1, recordChange('deleted'));
    expect(payload!.data).toMatchObject({ action: 'deleted', record: { company_name: 'Alfreds' }, previous: null });
  });

  test('gets an event that changed no member as announced', async () => {
    await create({ events: ['invoice.overdue'], payload: 'v2' });
    const overdue = { module: 'invoices', record: new Uint8Array(), events: ['invoice.overdue'] };
    const [payload, ...others] = await received(1, recordChange('announced', overdue));
    expect([payload!.type, payload!.data['action'], others]).toEqual(['invoice.overdue', 'announced', []]);
  });

  test.each([
    ['only their owners see', { told_to: 'owners' }],
    ['only a role and a user see', { told_to: 'owners', groups: ['role:3', 'user:4'] }],
  ])('gets no members of records that %s, not even those of its owner', async (_who, visibility) => {
    await create({ events: ['client.updated'], payload: 'v2' });
    const [payload] = await received(1, recordChange('updated', visibility));
    expect(payload!.data).toMatchObject({ record_id: 7, record: null, previous: null });
    expect(JSON.stringify(payload)).not.toContain('Alfred');
  });
});

describe('a webhook with the payload v1', () => {
  test('gets the summary alone', async () => {
    await create({ events: ['client.updated'] });
    const summary = clientEvent('client.updated');
    const payloads = await received(1, summary, recordChange());
    expect(payloads.map(({ data }) => data)).toEqual([expect.objectContaining({ id: summary.recordId, version: 1 })]);
    expect(payloads[0]!.data).not.toHaveProperty('record');
  });

  test('is one from before the setting', async () => {
    const { record } = await create({ events: ['client.updated'], payload: 'v2' });
    await rows('webhooks').updateOne({ _id: record.id }, { $unset: { payload: '' } });
    expect(await show(record.id)).toMatchObject({ payload: 'v1' });
    const payloads = await received(1, clientEvent('client.updated'), recordChange());
    expect(payloads.map(({ data }) => 'record' in data)).toEqual([false]);
  });

  test('gets an event that has no summary as v2 if it names it, and not by the wildcard', async () => {
    await create({ events: ['estimate_form.created'] });
    await create({ events: ['*'] });
    const change = recordChange('created', { module: 'estimate_forms', record: new Uint8Array(), events: [] });
    const payloads = await received(1, change);
    expect(payloads.map(({ type, data }) => [type, data['action']])).toEqual([['estimate_form.created', 'created']]);
  });

  test('becomes v2 from then on, and a replacement that does not name the payload keeps it', async () => {
    const { record } = await create({ events: ['client.updated'] });
    const update = (webhook: object, paths: string[]) =>
      call<{ record: Webhook }>('Update', { id: record.id, webhook, update_mask: { paths } }, administrator);
    await update({ payload: 'v2' }, ['payload']);
    expect(
      (await received(1, clientEvent('client.updated'), recordChange())).map(({ data }) => 'record' in data),
    ).toEqual([true]);
    await update({ url: stage.endpoint.url, events: ['*'], active: true }, ['url', 'events', 'active']);
    expect(await show(record.id)).toMatchObject({ payload: 'v2', events: ['*'] });
  });
});
