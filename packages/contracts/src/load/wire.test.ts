import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { expect, test } from '@jest/globals';
import { loadContract } from './load-contract.ts';
import { locateProtos } from './proto-files.ts';

const { includeDirs, files } = locateProtos({});
const options = { keepCase: true, longs: Number, enums: String, defaults: true, arrays: true, objects: true } as const;
const reference = loadSync(files, { ...options, includeDirs });
const { packageDefinition } = loadContract();

/** Returns the names of the services that proto-loader reads. */
const servicesOf = () => Object.keys(reference).filter((name) => !('format' in reference[name]!));

test('defines the services of the contract as proto-loader does', () => {
  expect(Object.keys(packageDefinition).sort()).toEqual(servicesOf().sort());
  for (const name of servicesOf()) {
    const wanted = reference[name] as ServiceDefinition;
    expect(Object.keys(packageDefinition[name]!)).toEqual(Object.keys(wanted));
    for (const [method, { path, requestStream, responseStream, originalName }] of Object.entries(wanted))
      expect(packageDefinition[name]![method]).toMatchObject({ path, requestStream, responseStream, originalName });
  }
});

test('decodes an empty message of each method as proto-loader does', () => {
  for (const name of servicesOf())
    for (const [method, wanted] of Object.entries(reference[name] as ServiceDefinition)) {
      const own = packageDefinition[name]![method]!;
      expect(own.requestDeserialize(Buffer.of())).toEqual(wanted.requestDeserialize(Buffer.of()));
      expect(own.responseDeserialize(Buffer.of())).toEqual(wanted.responseDeserialize(Buffer.of()));
    }
});

test('encodes and decodes a record as proto-loader does', () => {
  const own = packageDefinition['bms.crm.Clients']!['Create']!;
  const wanted = (reference['bms.crm.Clients'] as ServiceDefinition)['Create']!;
  const message = { company_name: 'Müller', type: 'organization', group_ids: [3, 2 ** 40], labels: ['a'] };
  const bytes = own.requestSerialize(message);
  expect(bytes).toEqual(wanted.requestSerialize(message));
  expect(own.requestDeserialize(bytes)).toEqual(wanted.requestDeserialize(bytes));
  expect(Buffer.isBuffer(bytes)).toBe(true);
});
