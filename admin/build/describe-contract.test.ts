import { loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import { describeContract } from './describe-contract.ts';

const described = describeContract(loadContract());
const resource = (name: string) => described.resources.find((one) => one.name === name)!;

test('a resource has its operations, filters and fields with their rules', () => {
  const invoices = resource('invoices');
  expect(invoices).toMatchObject({ path: '/api/invoices', hasSearch: true });
  expect(invoices.access.update).toEqual({ module: 'invoices', action: 'update' });
  expect(invoices.filters.map(({ name }) => name)).toContain('overdue');
  expect(invoices.fields.find(({ name }) => name === 'client_id')).toMatchObject({
    required: true,
    references: 'clients',
  });
  expect(invoices.fields.find(({ name }) => name === 'total')).toMatchObject({ readOnly: true });
});

test('an action has its path and its input fields', () => {
  const verbs = resource('invoices').verbs;
  expect(verbs.find(({ name }) => name === 'Send')).toMatchObject({ path: '/api/invoices/{id}/send' });
  expect(verbs.find(({ name }) => name === 'AddPayment')!.fields!.map(({ name }) => name)).toContain('amount');
});

test('an operation that creates another record for one belongs to the page of that one', () => {
  const deposit = resource('orders').verbs.find(({ name }) => name === 'CreateDeposit')!;
  expect(deposit).toMatchObject({ path: '/api/invoices/deposits', subject: 'order_id' });
  expect(deposit.access).toEqual({ module: 'invoices', action: 'create' });
  expect(deposit.fields!.map(({ name }) => name)).toEqual(['percent', 'amount', 'due_date']);
  const created = described.resources.flatMap(({ verbs }) => verbs.filter(({ subject }) => subject));
  expect(created).toEqual([deposit]);
});

test('a file of a record has its path and media type', () => {
  expect(resource('invoices').prints).toMatchObject([
    { name: 'Pdf', path: '/api/invoices/{id}/pdf', type: 'application/pdf' },
    { name: 'Xml', path: '/api/invoices/{id}/xml', type: 'application/xml' },
  ]);
  expect(resource('clients').prints).toEqual([]);
});

test('a status has its legal moves', () => {
  const moves = (name: string) => resource(name).fields.find(({ name }) => name === 'status')!.moves;
  expect(moves('orders')).toContainEqual({ from: ['new'], to: ['processing', 'cancelled'] });
  expect(moves('estimates')).toContainEqual({ from: ['draft'], to: ['sent'], by: 'Send' });
});

test('the callers of an operation are described: grants, administrators, portal users', () => {
  expect(resource('roles').access.list).toBe('administrator');
  expect(resource('clients').access.list).toEqual({ module: 'clients', action: 'view', portal: true });
});

test('every kind of deleted records has its path, and every module its name', () => {
  expect(described.deleted).toContainEqual({ name: 'clients', title: 'Clients', path: '/api/admin/deleted/clients' });
  expect(described.modules).toEqual(expect.arrayContaining(['clients', 'external_mail', 'invoices', 'team']));
});

test('records without a list can be read by their id', () => {
  expect(resource('files').path).toBe('/api/file-manager/files');
  expect(resource('files').access.list).toBeUndefined();
});

test('a resource whose records are created under a chosen id says so', () => {
  expect(resource('contracts')).toMatchObject({ path: '/api/contract', hasChosenId: true });
  expect(Object.keys(resource('contracts').access).sort()).toEqual(['create', 'get', 'list', 'update']);
  expect(resource('clients').hasChosenId).toBeUndefined();
});
