import { invalid } from '@bms/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';
import type { RecordChange, ServiceModule } from '../../index.ts';
import { createNumbering, sortableNumber } from './numbering.ts';

interface Created {
  record: { id: number; title: string; widget_number: string };
}

let format = 'W-{000000}';
let tested: TestedService;
let other: TestedService;
beforeAll(async () => {
  tested = await startTested([numbered()]);
  other = await startTested([numbered()], tested.env, tested.secrets);
});
afterAll(async () => {
  await other.stop();
  await tested.stop();
});

function numbered(): ServiceModule {
  const setup: ServiceModule['setup'] = ({ kit }) => {
    const numbers = createNumbering(kit.db, 'widgets', { field: 'widget_number', prefix: 'W-', format: () => format });
    return widgetsModule({ numbers, assert: rejectBad, compute: dawdle }).setup({ kit });
  };
  return { ...widgetsModule(), setup };
}

function rejectBad({ after }: RecordChange): void {
  if (after['title'] === 'bad') throw invalid({ field: 'title', code: 'bad', message: 'It is bad.' });
}

/** Delays the transaction of a widget called "late" by 400 ms. */
async function dawdle({ title }: Record<string, unknown>) {
  if (title === 'late') await new Promise((resolve) => setTimeout(resolve, 400));
  return {};
}

const create = (title: string, options: object = {}, service = tested) =>
  service.call<Created>('Widgets/Create', { widget: { title } }, options).then(({ message }) => message.record);
const collection = (name: string) => tested.running.kit.db.collection(name);

async function numbersInUse(): Promise<number[]> {
  const kept = [
    ...(await collection('widgets').find().toArray()),
    ...(await collection('widgets_deleted').find().toArray()),
  ];
  const numbers = kept.map(({ widget_number }) => String(widget_number)).filter((number) => /^W-\d{6}$/.test(number));
  return numbers.map((number) => Number(number.slice(2))).sort((a, b) => a - b);
}

async function expectNoGaps(): Promise<void> {
  const numbers = await numbersInUse();
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
}

describe('numbers', () => {
  test('begin with 1', async () => {
    expect((await create('first')).widget_number).toBe('W-000001');
  });

  test('have no gaps when many are created at once, in two processes', async () => {
    const made = await Promise.all(
      Array.from({ length: 400 }, (_, n) => create(`widget ${n}`, {}, n % 2 ? tested : other)),
    );
    expect(new Set(made.map(({ widget_number }) => widget_number)).size).toBe(400);
    await expectNoGaps();
  });

  test('are not used up by what is refused, and those beside it get theirs', async () => {
    const titles = Array.from({ length: 60 }, (_, n) => (n % 7 === 3 ? 'bad' : `good ${n}`));
    const results = await Promise.allSettled(titles.map((title) => create(title)));
    expect(results.map(({ status }) => status)).toEqual(titles.map((t) => (t === 'bad' ? 'rejected' : 'fulfilled')));
    await expectNoGaps();
  });

  test('are not used up by a call that nobody waits for any more', async () => {
    const late = create('late', { deadlineMs: 200 });
    const others = Promise.all(Array.from({ length: 20 }, (_, n) => create(`beside ${n}`)));
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
    await others;
    await create('afterwards');
    expect(await collection('widgets').countDocuments({ title: 'late' })).toBe(0);
    await expectNoGaps();
  });

  test('are never given again', async () => {
    const { id, widget_number } = await create('short-lived');
    await tested.call('Widgets/Delete', { id });
    expect((await create('next')).widget_number).not.toBe(widget_number);
    await expectNoGaps();
  });

  test('sort by value, also past their first digits', async () => {
    expect(['W-1000000', 'W-000009', 'W-999999'].map(sortableNumber).sort()).toEqual(
      ['W-000009', 'W-999999', 'W-1000000'].map(sortableNumber),
    );
  });
});

describe('numbers of a changed format', () => {
  const numberOf = async () => (await create('formatted')).widget_number;
  afterAll(() => {
    format = 'W-{000000}';
  });

  test('start a series at 1, and go on with a series that was used before', async () => {
    const first = await numberOf();
    format = 'W-2026-{000}';
    expect([await numberOf(), await numberOf()]).toEqual(['W-2026-001', 'W-2026-002']);
    format = '{000}';
    expect(await numberOf()).toBe('001');
    format = 'W-2026-{0}';
    expect(await numberOf()).toBe('W-2026-3');
    format = 'W-{000000}';
    expect(Number((await numberOf()).slice(2))).toBe(Number(first.slice(2)) + 1);
  });

  test('have no gaps in their series when many are created at once, in two processes', async () => {
    format = 'X.1/{0000}';
    const made = await Promise.all(Array.from({ length: 100 }, (_, n) => create(`x ${n}`, {}, n % 2 ? tested : other)));
    const numbers = made.map(({ widget_number }) => widget_number).sort();
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, n) => `X.1/${String(n + 1).padStart(4, '0')}`));
  });
});

describe('calls that are written together', () => {
  const keyed = (key: string, title = key) => create(title, { headers: { 'idempotency-key': key } });

  test('keep their Idempotency-Keys: fifty equal ones beside others make one record', async () => {
    const equal = Array.from({ length: 50 }, () => keyed('equal'));
    const distinct = Array.from({ length: 50 }, (_, n) => keyed(`distinct ${n}`));
    const same = await Promise.all(equal);
    expect(new Set(same.map(({ widget_number }) => widget_number)).size).toBe(1);
    expect(new Set((await Promise.all(distinct)).map(({ id }) => id)).size).toBe(50);
    expect(await keyed('distinct 7')).toEqual(await distinct[7]);
    await expectNoGaps();
  });

  test('each tell of their own record', async () => {
    const made = await Promise.all(Array.from({ length: 30 }, (_, n) => create(`told ${n}`)));
    const rows = await collection('outbox')
      .find({ record: { $in: made.map(({ id }) => `widget.${id}`) } })
      .toArray();
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(
      new Set(made.map(({ id }) => `bms.stock.widget.created.${id}`)),
    );
  });

  test('each get the version of their record', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => tested.call('Widgets/Create', { widget: { title: 'versioned' } })),
    );
    expect(answers.map(({ etag }) => etag)).toEqual([1, 1, 1, 1, 1]);
  });
});
