import { join } from 'node:path';
import { type GrpcOptions, Transport } from '@nestjs/microservices';

/** Options of the gRPC transport, the same for the service and its client. */
export function grpcOptions(url: string): GrpcOptions {
  return {
    transport: Transport.GRPC,
    options: {
      package: 'clients',
      protoPath: join(import.meta.dirname, '../clients.proto'),
      url,
      loader: { keepCase: true, defaults: true, arrays: true },
    },
  };
}
