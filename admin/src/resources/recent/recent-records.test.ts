import { describe, expect, test } from '@jest/globals';
import { openRecentRecords } from './recent-records.ts';

/** A storage of a browser. */
function storage(texts = new Map<string, string>()) {
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  };
}

const blocked = (): never => {
  throw new Error('access to the storage is denied');
};

describe('recent records', () => {
  test('are listed once each, the latest first', () => {
    const kept = storage();
    const recent = openRecentRecords(7, () => kept);
    for (const id of [1, 2, 1]) recent.note({ module: 'clients', id });
    recent.note({ module: 'leads', id: 1 });
    expect(openRecentRecords(7, () => kept).list()).toEqual([
      { module: 'leads', id: 1 },
      { module: 'clients', id: 1 },
      { module: 'clients', id: 2 },
    ]);
  });

  test('are those of the user, not of who used the browser before', () => {
    const kept = storage();
    openRecentRecords(7, () => kept).note({ module: 'clients', id: 1 });
    expect(openRecentRecords(8, () => kept).list()).toEqual([]);
  });

  test('are the latest twelve', () => {
    const kept = storage();
    const recent = openRecentRecords(7, () => kept);
    for (let id = 1; id <= 13; id++) recent.note({ module: 'clients', id });
    expect(recent.list().map(({ id }) => id)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  test.each(['{', '{}', 'null', '["clients", 7, "<b>/1", "clients/x"]'])(
    'are none of what is stored wrong: %s',
    (text) => {
      const kept = storage(new Map([['bms-recent-7', text]]));
      expect(openRecentRecords(7, () => kept).list()).toEqual([]);
    },
  );

  test('are none where the storage is blocked', () => {
    const recent = openRecentRecords(7, blocked);
    recent.note({ module: 'clients', id: 1 });
    expect(recent.list()).toEqual([]);
  });
});
