import { fileURLToPath } from 'node:url';
import { type GrpcObject, loadPackageDefinition, type ServiceClientConstructor } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

const definition = loadSync(fileURLToPath(new URL('records.proto', import.meta.url)), {
  keepCase: true,
  defaults: true,
});

/** The client constructor of the gRPC service, with its definition. */
export const Clients = (loadPackageDefinition(definition)['floor'] as GrpcObject)[
  'Clients'
] as ServiceClientConstructor;
