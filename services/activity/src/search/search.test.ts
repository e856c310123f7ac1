import type { Caller } from '@bms/contracts';
import type { FindResponse } from '@bms/contracts/types/activity';
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
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startActivity, type TestedActivity } from '../../test/harness.ts';
import { encodeRecord, marked, type SearchedChange, searchedChange, titlesOf } from '../../test/searched.ts';
import { entryId } from './search-entry.model.ts';

const SERVICES = ['crm', 'billing', 'work', 'content'] as const;

let nats: StartedPart;
let activity: TestedActivity;
let publishers: ReadonlyMap<string, Publisher>;

beforeAll(async () => {
  nats = await startNats();
  activity = await startActivity({ NATS_URL: nats.url });
  const started = SERVICES.map(async (name) => [name, await startPublisher(name, nats.url)] as const);
  publishers = new Map(await Promise.all(started));
});
afterAll(async () => {
  await Promise.all([...[...(publishers?.values() ?? [])].map((one) => one.stop()), activity?.stop()]);
  await nats?.stop();
});
beforeEach(() => entries().deleteMany({}));

const entries = () => activity.running.kit.db.collection<{ _id: string; version: number }>('search');

interface Asked {
  readonly caller?: Caller;
  readonly modules?: string;
  readonly limit?: number;
}
const find = (q: string, { caller = administrator, ...request }: Asked = {}) =>
  activity.call<FindResponse>('Search/Find', { q, ...request }, { caller });
const titles = async (q: string, asked: Asked = {}): Promise<string[]> => titlesOf(await find(q, asked));

type Change = Partial<SearchedChange>;
const client = (id: number, company_name: string, more: object = {}, change: Change = {}) =>
  searchedChange({ service: 'bms.crm.Clients', id, record: { company_name, ...more }, ...change });
const invoice = (id: number, invoice_number: string, change: Change = {}) =>
  searchedChange({ service: 'bms.billing.Invoices', id, record: { invoice_number }, ...change });
const task = (id: number, title: string, description = '', change: Change = {}) =>
  searchedChange({ service: 'bms.work.Tasks', id, record: { title, description }, ...change });
const page = (id: number, title: string, content: string, groups: readonly string[], change: Change = {}) =>
  searchedChange({
    ...{ service: 'bms.content.Pages', id, record: { title, content }, ...change },
    data: { told_to: 'editors', groups },
  });
const message = (id: number, subject: string, text: string, owners: readonly number[]) =>
  searchedChange({
    ...{ service: 'bms.content.Messages', id, owners },
    data: { told_to: 'owners', found_fields: encodeRecord('bms.content.Messages', { id, subject, message: text }) },
  });

/** Publishes events of a service, and waits for the entries of their versions. */
async function publish(service: (typeof SERVICES)[number], ...events: DomainEvent[]): Promise<void> {
  await publishers.get(service)!.publish(...events);
  for (const { data, version } of events) {
    const _id = entryId(String(data['module']), Number(data['record_id']));
    await eventually(async () => ((await entries().findOne({ _id }))?.version ?? 0) >= version);
  }
}

describe('a search', () => {
  test('names the client of a record, by which apps reach one without a page of its own', async () => {
    const note = { client_id: 7, type: 'call', text: 'Wants a sample of oolong.' };
    await publish(
      'crm',
      searchedChange({ service: 'bms.crm.Notes', id: 3, record: note }),
      client(7, 'Oolong Ltd', {}),
    );
    const { records } = await find('oolong');
    expect(records.map(({ module, client_id }) => [module, client_id])).toEqual([
      ['clients', undefined],
      ['notes', 7],
    ]);
  });

  test('finds a record by the beginnings of its words, with the parts that match', async () => {
    const more = { city: 'Brandenburg', email: 'info@essen.example', website: 'https://essen.example' };
    await publish('crm', client(1, 'Königlich Essen', more));
    for (const q of ['köni', 'KONIGLICH', 'essen köni', 'brandenb', 'info@essen', 'essen.example'])
      expect([q, await titles(q)]).toEqual([q, ['Königlich Essen']]);
    const [found] = (await find('koni')).records;
    expect(found).toMatchObject({ module: 'clients', record_id: 1, title: 'Königlich Essen', subtitle: 'Brandenburg' });
    expect(marked(found!)).toBe('[Köni]glich Essen');
    expect(marked((await find('essen branden')).records[0]!)).toBe('Königlich [Essen] · [Branden]burg');
    expect(await titles('niglich')).toEqual([]);
  });

  test('finds the whole number of a document first, without its dashes and by its digits', async () => {
    await publish(
      'billing',
      invoice(2, 'INV-000421'),
      invoice(3, 'INV-000420', { data: { found_names: ['INV-000042 GmbH'] } }),
      invoice(1, 'INV-000042', { data: { found_names: ['Café Ümlaut'] } }),
    );
    for (const q of ['INV-000042', 'inv 000042', 'inv000042', '42', 'inv–000042'])
      expect([q, (await titles(q))[0]]).toEqual([q, 'INV-000042']);
    expect((await find('cafe uml')).records).toMatchObject([{ title: 'INV-000042', subtitle: 'Café Ümlaut' }]);
    expect(await titles('INV-000043')).toEqual([]);
  });

  test('puts titles before other texts, whole words before beginnings, and names before similar ones', async () => {
    await publish('work', task(1, 'Call back', 'about the harbour'), task(2, 'Harbourmaster'), task(3, 'The harbour'));
    await publish('crm', client(9, 'Harbuor Foods'));
    expect(await titles('harbour')).toEqual(['The harbour', 'Harbourmaster', 'Call back', 'Harbuor Foods']);
    const scores = (await find('harbour')).records.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  test('forgives one typing error in words of five letters, and none in shorter ones and in numbers', async () => {
    await publish('crm', client(1, 'Fenstein Imports'), client(2, 'Koln Handel'), client(3, 'Depot 12345'));
    for (const q of ['fenstien', 'fenstin', 'fensteinn', 'xenstein', 'fenstein improts'])
      expect([q, await titles(q)]).toEqual([q, ['Fenstein Imports']]);
    for (const q of ['kolm', 'fensstien', 'depot 12346']) expect([q, await titles(q)]).toEqual([q, []]);
  });

  test('finds phone numbers in all forms, and Chinese and Japanese words within texts', async () => {
    await publish('crm', client(1, '東京貿易株式会社', { phone: '+49 (0)30 901820-55' }));
    for (const q of ['貿易', '東京', '株式会社', '+49 30 90182055', '030 901820', '004930901820'])
      expect([q, await titles(q)]).toEqual([q, ['東京貿易株式会社']]);
    expect(marked((await find('貿易')).records[0]!)).toBe('東京[貿易]株式会社');
  });

  test('shows the text of HTML, not its markup', async () => {
    const content = '<p>Bring your <b>passport</b> &amp; a pen.</p><p onclick="secretive()">See you.</p>';
    await publish('content', page(1, 'Visits', content, ['all_members']));
    expect(marked((await find('passport')).records[0]!)).toBe('Bring your [passport] & a pen. See you.');
    for (const q of ['onclick', 'secretive']) expect([q, await titles(q)]).toEqual([q, []]);
  });

  test('is limited to modules and a number of records, and says if there are more', async () => {
    await publish('work', ...[1, 2, 3].map((id) => task(id, `Ship ${id}`)));
    await publish('crm', client(1, 'Ship Ltd'));
    expect((await find('ship', { modules: 'tasks', limit: 2 })).meta).toEqual({ has_more: true });
    expect((await find('ship', { modules: 'tasks', limit: 3 })).meta).toEqual({ has_more: false });
    expect(await titles('ship', { modules: 'clients,leads' })).toEqual(['Ship Ltd']);
  });

  test.each([
    [{ q: '' }, 'q'],
    [{ q: '   ' }, 'q'],
    [{}, 'q'],
    [{ q: 'word '.repeat(1000) }, 'q'],
    [{ q: 'a', modules: 'nothing' }, 'modules'],
    [{ q: 'a', modules: 'clients,items' }, 'modules'],
    [{ q: 'a', limit: 0 }, 'limit'],
    [{ q: 'a', limit: 51 }, 'limit'],
  ])('rejects %j and names %s', async (request, field) => {
    const found = activity.call('Search/Find', request, { caller: administrator });
    await expect(found).rejects.toMatchObject({ code: 'validation_failed', violations: [{ field }] });
  });

  test.each(['.*', '^', '$where', '(', '[a', '\\', '-', '...', '%', '😀', '{"$gt":""}', `${' '.repeat(150)}x`])(
    'takes %j literally',
    async (q) => {
      await publish('crm', client(1, 'Acme'));
      expect(await titles(q)).toEqual([]);
    },
  );
});

describe('the index', () => {
  const of = (version: number, action: string, title: string) => client(1, title, {}, { version, action });

  test('follows updates, deletions and restorations', async () => {
    await publish('crm', of(1, 'created', 'Alpha'));
    await publish('crm', of(2, 'updated', 'Bravo'));
    expect([await titles('alpha'), await titles('bravo')]).toEqual([[], ['Bravo']]);
    await publish('crm', of(3, 'deleted', 'Bravo'));
    expect(await titles('bravo')).toEqual([]);
    await publish('crm', of(4, 'restored', 'Bravo'));
    expect(await titles('bravo')).toEqual(['Bravo']);
  });

  test('is the state after the latest change in whatever order events arrive, and however often', async () => {
    const changes = [
      of(1, 'created', 'Alpha'),
      of(2, 'updated', 'Bravo'),
      of(3, 'deleted', 'Bravo'),
      of(4, 'restored', 'Delta'),
    ];
    await publish('crm', changes[2]!);
    await publish('crm', changes[3]!, changes[1]!, changes[0]!, changes[2]!);
    const marker = client(99, 'Marker');
    await publish('crm', marker);
    expect([await titles('alpha'), await titles('bravo'), await titles('delta')]).toEqual([[], [], ['Delta']]);
  });

  test('has a record within a second', async () => {
    const begun = performance.now();
    await publishers.get('crm')!.publish(client(5, 'Quickly'));
    await eventually(async () => (await titles('quickly')).length === 1);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  test('has no texts of a record that is deleted', async () => {
    await publish('crm', of(1, 'created', 'Forgotten'), of(2, 'deleted', 'Forgotten'));
    expect(JSON.stringify(await entries().find().toArray())).not.toMatch(/forgotten/i);
  });
});

describe('a caller', () => {
  const own = (...modules: string[]) => Object.fromEntries(modules.map((module) => [`${module}.view`, 'own' as const]));
  const all = (...modules: string[]) => Object.fromEntries(modules.map((module) => [`${module}.view`, 'all' as const]));

  test('finds the own records within the scope own, also after the owner has changed', async () => {
    await publish('crm', client(1, 'Shared Name', {}, { owners: [7] }), client(2, 'Shared Name', {}, { owners: [8] }));
    const ids = async (caller: Caller) => (await find('shared', { caller })).records.map(({ record_id }) => record_id);
    expect(await ids(staff(7, own('clients')))).toEqual([1]);
    expect((await ids(staff(7, all('clients')))).sort()).toEqual([1, 2]);
    expect(await ids(staff(7, all('tasks')))).toEqual([]);
    expect(await ids(staff(7, {}))).toEqual([]);
    await publish('crm', client(1, 'Shared Name', {}, { owners: [8], version: 2, action: 'updated' }));
    expect(await ids(staff(7, own('clients')))).toEqual([]);
    expect((await ids(staff(8, own('clients')))).sort()).toEqual([1, 2]);
  });

  test('finds the messages of which the caller is a participant, administrators included', async () => {
    await publish('content', message(1, 'Salary', 'between us', [7, 8]));
    expect(await titles('salary')).toEqual([]);
    expect(await titles('between', { caller: staff(7, all('messages')) })).toEqual(['Salary']);
    expect(await titles('between', { caller: staff(8, own('messages')) })).toEqual(['Salary']);
    expect(await titles('between', { caller: staff(9, all('messages')) })).toEqual([]);
    expect(await titles('between', { caller: staff(8, {}) })).toEqual([]);
  });

  test('finds a message without a subject by its text', async () => {
    await publish('content', message(1, '', 'Be there at nine\nand bring cake', [7]));
    expect((await find('cake', { caller: staff(7, all('messages')) })).records).toMatchObject([
      { title: 'Be there at nine' },
    ]);
  });

  test('of the portal finds the records of the own client', async () => {
    const shown = (client_id: number) => ({ data: { portal_client_id: client_id, found_names: ['Acme'] } });
    await publish(
      'billing',
      invoice(1, 'INV-1', shown(3)),
      invoice(2, 'INV-2', shown(4)),
      invoice(3, 'INV-3', shown(0)),
    );
    await publish('work', task(1, 'Acme task'));
    expect(await titles('acme', { caller: portalUser(3) })).toEqual(['INV-1']);
    expect(await titles('inv', { caller: portalUser(3) })).toEqual(['INV-1']);
  });

  test('of the portal finds nothing by texts for staff, neither as a hit nor in its fragments and score', async () => {
    const data = { portal_client_id: 3 };
    await publish('crm', client(3, 'Acme', { labels: ['insolvent soon'], city: 'Berlin' }, { data }));
    const asked = { caller: portalUser(3) };
    for (const q of ['insolvent', 'insolvant', 'acme insolvent', 'soon']) {
      expect([q, (await titles(q)).length]).toEqual([q, 1]);
      expect([q, await titles(q, asked)]).toEqual([q, []]);
    }
    const before = (await find('acme', asked)).records;
    expect(JSON.stringify(before)).not.toContain('insolvent');
    const updated = { data, version: 2, action: 'updated' };
    await publish('crm', client(3, 'Acme', { labels: ['acme'], city: 'Berlin' }, updated));
    expect((await find('acme', asked)).records).toEqual(before);
  });

  test('finds pages that are shared with the caller, and all of them with the permission to update them', async () => {
    await publish(
      'content',
      page(1, 'Manual one', '', ['all_members']),
      page(2, 'Manual two', '', ['all_clients']),
      page(3, 'Manual three', '', [], { owners: [7] }),
    );
    const found = async (caller: Caller) => (await titles('manual', { caller })).sort();
    expect(await found(staff(7, all('pages')))).toEqual(['Manual one']);
    expect(await found(staff(7, { ...all('pages'), 'pages.update': 'own' }))).toEqual(['Manual one', 'Manual three']);
    expect(await found(staff(7, { ...all('pages'), 'pages.update': 'all' }))).toEqual([
      'Manual one',
      'Manual three',
      'Manual two',
    ]);
    expect(await found(portalUser(3))).toEqual(['Manual two']);
  });
});
