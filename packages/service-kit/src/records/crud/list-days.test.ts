import { eventually } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';
import { freshOrganization } from '../../index.ts';

interface Listed {
  records: { title: string; due_on?: string; created_at: string }[];
}

/** The instants of creation, which are the titles of the records too: around midnights, and in nights that lack an hour. */
const CREATED = [
  '2026-03-01T14:59:59.999Z',
  '2026-03-01T15:00:00.000Z',
  '2026-03-02T07:59:59.999Z',
  '2026-03-02T08:00:00.000Z',
  '2026-03-09T06:59:59.999Z',
  '2026-03-09T07:00:00.000Z',
  '2026-11-02T07:59:59.999Z',
  '2026-11-02T08:00:00.000Z',
];

let zone = 'UTC';
const current = () => ({ ...freshOrganization, time_zone: zone });
const zoned = { current, ready: async () => current() };
let tested: TestedService;
beforeAll(async () => {
  tested = await startTested([widgetsModule()], {}, undefined, async () => zoned);
  for (const [index, title] of CREATED.entries()) {
    const due_on = `2026-03-0${index + 1}`;
    await tested.call('Widgets/Create', { widget: { title, due_on } });
  }
  const widgets = tested.running.kit.db.collection('widgets');
  for (const title of CREATED) await widgets.updateOne({ title }, { $set: { created_at: new Date(title) } });
  await eventually(async () => (await list({})).length === CREATED.length);
});
afterAll(() => tested.stop());
beforeEach(() => {
  zone = 'UTC';
});

const list = async (query: object, filters: object = {}) => {
  const page = { sort: 'created_at', ...query };
  return (await tested.call<Listed>('Widgets/List', { list: page, ...filters })).message.records;
};
const created = async (query: object) => (await list(query)).map(({ title }) => title);

describe('the day of creation', () => {
  test.each([
    ['UTC', ['01', '01', '02', '02', '09', '09', '02', '02']],
    ['Asia/Tokyo', ['01', '02', '02', '02', '09', '09', '02', '02']],
    ['America/Los_Angeles', ['01', '01', '01', '02', '08', '09', '01', '02']],
  ])('is shown and filtered as that of %s', async (name, days) => {
    zone = name;
    const records = await list({});
    expect(records.map(({ created_at }) => created_at.slice(8))).toEqual(days);
    for (const { created_at } of records) {
      const sameDay = records.filter((record) => record.created_at === created_at).map(({ title }) => title);
      expect(await created({ created_from: created_at, created_to: created_at })).toEqual(sameDay);
    }
  });

  test('has 23 or 25 hours where summer time begins or ends', async () => {
    zone = 'America/Los_Angeles';
    expect(await created({ created_from: '2026-03-08', created_to: '2026-03-08' })).toEqual([CREATED[4]]);
    expect(await created({ created_from: '2026-11-01', created_to: '2026-11-01' })).toEqual([CREATED[6]]);
  });

  test('can be sent back as it is shown', async () => {
    zone = 'Asia/Tokyo';
    const [, second] = await list({});
    expect(second?.created_at).toBe('2026-03-02');
    const { _id: id } = (await tested.running.kit.db.collection('widgets').findOne({ title: second?.title }))!;
    const change = (created_at: string) =>
      tested.call('Widgets/Update', { id, widget: { created_at }, update_mask: { paths: ['created_at'] } });
    await change('2026-03-02');
    await expect(change('2026-03-01')).rejects.toMatchObject({ violations: [{ field: 'created_at' }] });
  });
});

describe('a timestamp', () => {
  test('bounds the instant of creation, included, in every time zone', async () => {
    for (const name of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      zone = name;
      expect(await created({ created_from: CREATED[1], created_to: CREATED[2] })).toEqual(CREATED.slice(1, 3));
      expect(await created({ created_to: '2026-03-01T15:59:59.999+01:00' })).toEqual(CREATED.slice(0, 1));
    }
  });

  test('bounds the days of a date by the day that contains it', async () => {
    const due = async (filters: object) => (await list({}, filters)).map(({ due_on }) => due_on);
    const bound = '2026-03-02T20:00:00Z';
    expect(await due({ due_from: bound, due_to: bound })).toEqual(['2026-03-02']);
    zone = 'Asia/Tokyo';
    expect(await due({ due_from: bound, due_to: bound })).toEqual(['2026-03-03']);
    zone = 'Pacific/Pago_Pago';
    expect(await due({ due_to: '2026-03-02T10:59:59Z' })).toEqual(['2026-03-01']);
  });

  test('bounds up to the last date that exists', async () => {
    zone = 'America/Los_Angeles';
    expect(await created({ created_from: '1900-01-01', created_to: '9999-12-31' })).toEqual(CREATED);
    const bound = '9999-12-31T23:59:59-12:00';
    expect(await list({ created_to: bound }, { due_to: bound })).toHaveLength(CREATED.length);
  });
});

test('a date that is stored as a day is the same in every time zone', async () => {
  for (const name of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
    zone = name;
    expect((await list({})).map(({ due_on }) => due_on)).toEqual(CREATED.map((_, index) => `2026-03-0${index + 1}`));
    expect(await list({}, { due_from: '2026-03-02', due_to: '2026-03-03' })).toHaveLength(2);
  }
});
