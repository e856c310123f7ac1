import { expect, test } from '@jest/globals';
import { arranged, type RecordAction } from './record-action.ts';

const labels = (actions: readonly RecordAction[]): string[] => actions.map(({ label }) => label);

test('up to four actions are buttons, the most common next step first', () => {
  const { buttons, menu } = arranged([
    { label: 'Links' },
    { label: 'PDF', isOften: true },
    { label: 'Send', isMain: true },
  ]);
  expect(labels(buttons)).toEqual(['Send', 'PDF', 'Links']);
  expect(menu).toEqual([]);
});

test('further actions are in the menu, in their order', () => {
  const all = ['XML', 'Links', 'Apply credit', 'Remind', 'Write off'].map((label) => ({ label }));
  const { buttons, menu } = arranged([...all, { label: 'PDF', isOften: true }]);
  expect(labels(buttons)).toEqual(['PDF', 'XML', 'Links', 'Apply credit']);
  expect(labels(menu)).toEqual(['Remind', 'Write off']);
});

test('a dangerous action is in the menu, last, also if it is the only one', () => {
  const { buttons, menu } = arranged([{ label: 'Delete', isDangerous: true }]);
  expect(buttons).toEqual([]);
  expect(labels(menu)).toEqual(['Delete']);
});
