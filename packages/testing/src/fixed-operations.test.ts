import { describeApi, loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import { countOperations, fixedOperations } from './fixed-operations.ts';

test('120 operations are fixed, each once', () => {
  expect([fixedOperations.length, new Set(fixedOperations).size]).toEqual([120, 120]);
});

test('creates return 201, except six that existing clients expect with 200', () => {
  const { paths } = describeApi(loadContract(), 'https://bms.test');
  const successOf = (path: string) => Object.keys(paths[path]!['post']!['responses'] as object)[0];
  const created = ['/api/clients', '/api/tasks', '/api/invoices', '/api/orders', '/api/leads', '/api/custom-fields'];
  const fixed = [
    '/api/file-manager/folders',
    '/api/file-manager/files',
    '/api/request_estimate/requests',
    '/api/contract/{id}',
    '/api/left-menus',
    '/api/event-tracker',
  ];
  expect([created.map(successOf), fixed.map(successOf)]).toEqual([created.map(() => '201'), fixed.map(() => '200')]);
});

test('the document has every fixed operation', () => {
  const { fixed, missing } = countOperations(describeApi(loadContract(), 'https://bms.test'));
  expect([missing, fixed]).toEqual([[], 120]);
});
