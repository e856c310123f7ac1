import { type Caller, loadContract } from '@bms/contracts';
import type { FindResponse, FoundRecord } from '@bms/contracts/types/activity';
import type { DomainEvent } from '@bms/events';
import {
  administrator,
  eventually,
  type Publisher,
  portalUser,
  type StartedPart,
  staff,
  startNats,
  startPublisher,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startActivity, type TestedActivity } from '../../test/harness.ts';

const contract = loadContract();
let nats: StartedPart;
let activity: TestedActivity;
let publishers: Readonly<Record<string, Publisher>>;

const SERVICES = { crm: 'bms.crm', billing: 'bms.billing', work: 'bms.work', content: 'bms.content' };

beforeAll(async () => {
  nats = await startNats();
  activity = await startActivity({ NATS_URL: nats.url });
  const names = Object.keys(SERVICES);
  const started = await Promise.all(names.map((name) => startPublisher(name, nats.url)));
  publishers = Object.fromEntries(names.map((name, index) => [name, started[index]!]));
});
afterAll(async () => {
  await Promise.all([...Object.values(publishers ?? {}).map((one) => one.stop()), activity?.stop()]);
  await nats?.stop();
});

const entries = () => activity.running.kit.db.collection<{ _id: string; version: number }>('search');
const find = async (
  q: string,
  { caller = administrator, ...request }: { caller?: Caller; modules?: string; limit?: number } = {},
) => await activity.call<FindResponse>('Search/Find', { q, ...request }, { caller });
const titlesOf = ({ records }: FindResponse): string[] => records.map(({ title }) => title);
/** Returns the fragments of a hit as one text, with what matches in brackets. */
const marked = ({ fragments }: FoundRecord): string =>
  fragments.map(({ text, match }) => (match ? `[${text}]` : text)).join('');

interface Change {
  readonly service: string;
  readonly module: string;
  readonly id: number;
  readonly record?: object;
  readonly action?: string;
  readonly version?: number;
  readonly owners?: readonly number[];
  readonly data?: object;
}

/** Builds the event of a change, with the record as its service encodes it. */
function changeOf({
  service,
  module,
  id,
  record,
  action = 'created',
  version = 1,
  owners = [],
  data = {},
}: Change): DomainEvent {
  const own = contract.services.get(service)!;
  const access = own.rpcs.find(({ name }) => name === 'Get')!.policy.access;
  const bytes = record
    ? contract.definition(service)['Get']!.responseSerialize({ record: { id, ...record } })
    : new Uint8Array();
  return {
    message: 'bms.api.RecordChange',
    type: `record.${action}`,
    recordId: `${module}-${id}`,
    version,
    module: access.kind === 'permission' ? access.module : module,
    owners,
    data: { module, record_id: id, version, told_to: 'viewers', record: bytes, ...data },
  };
}

const client = (id: number, record: object, more: Partial<Change> = {}) =>
  changeOf({ service: 'bms.crm.Clients', module: 'clients', id, record, ...more });
const invoice = (id: number, invoice_number: string, more: Partial<Change> = {}) =>
  changeOf({ service: 'bms.billing.Invoices', module: 'invoices', id, record: { invoice_number }, ...more });

/** Publishes events and waits for the entries of their versions. */
async function publish(service: keyof typeof SERVICES, ...events: DomainEvent[]): Promise<void> {
  await publishers[service]!.publish(...events);
  for (const { data, version } of events) {
    const _id = `${data['module']}/${data['record_id']}`;
    await eventually(async () => ((await entries().findOne({ _id }))?.version ?? 0) >= version);
  }
}

describe('a search', () => {
  test('finds a record by the beginnings of words, with the parts that match', async () => {
    await publish(
      'crm',
      client(1, { company_name: 'Königlich Essen', city: 'Brandenburg', email: 'info@essen.example' }),
    );
    for (const q of ['köni', 'KONIGLICH', 'essen köni', 'brandenb', 'info@essen'])
      expect(titlesOf(await find(q))).toEqual(['Königlich Essen']);
    const { records } = await find('koni');
    expect(records[0]).toMatchObject({
      module: 'clients',
      record_id: 1,
      title: 'Königlich Essen',
      subtitle: 'Brandenburg',
    });
    expect(marked(records[0]!)).toBe('[Köni]glich Essen');
    expect(marked((await find('essen branden')).records[0]!)).toBe('Königlich [Essen] · [Branden]burg');
    expect(titlesOf(await find('niglich'))).toEqual([]);
  });

  test('finds the whole number of a document first, without its dashes and by its digits', async () => {
    await publish(
      'billing',
      invoice(1, 'INV-000042', { data: { found_names: ['Café Ümlaut'] } }),
      invoice(2, 'INV-000421'),
      invoice(3, 'INV-000420', { data: { found_names: ['Firma INV-000042'] } }),
    );
    for (const q of ['INV-000042', 'inv 000042', 'inv000042', '42'])
      expect(titlesOf(await find(q))[0]).toBe('INV-000042');
    expect(titlesOf(await find('inv-00004')).sort()).toEqual(
      ['INV-000042', 'INV-000420', 'INV-000421'].filter((n) => n.startsWith('INV-00004')),
    );
    const [first] = (await find('cafe uml')).records;
    expect(first).toMatchObject({ title: 'INV-000042', subtitle: 'Café Ümlaut' });
  });
});
