import { loadSync, type PackageDefinition } from '@grpc/proto-loader';
import { expect, test } from '@jest/globals';
import { bodyExample, loadContract } from '../index.ts';
import { locateProtos } from './proto-files.ts';

interface Wire {
  readonly path: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
  requestSerialize(message: object): Buffer;
  requestDeserialize(bytes: Buffer): object;
  responseDeserialize(bytes: Buffer): object;
}

const { includeDirs, files } = locateProtos({});
const options = { keepCase: true, longs: Number, enums: String, defaults: true, arrays: true, objects: true };
const usual: PackageDefinition = loadSync(files, { ...options, oneofs: false, includeDirs });
const contract = loadContract();

test('rpcs and messages are as everybody has them who reads the same files by @grpc/proto-loader', () => {
  const nothing = Buffer.alloc(0);
  const said = ({ path, requestStream, responseStream, ...wire }: Wire, bytes: Buffer) => [
    [path, requestStream, responseStream],
    wire.requestDeserialize(bytes),
    wire.responseDeserialize(nothing),
  ];
  for (const { service, name, request } of contract.rpcs) {
    const own: Wire = contract.packageDefinition[service.name]![name]!;
    const other = (usual[service.name] as unknown as Record<string, Wire>)[name]!;
    const message = bodyExample(request.fields, 'create') as object;
    const bytes = own.requestSerialize(message);
    expect(bytes.equals(other.requestSerialize(message))).toBe(true);
    expect(said(own, bytes)).toEqual(said(other, bytes));
  }
});
