/**
 * A floor: a gRPC service that reads records from memory. A create also inserts its record into MongoDB, since a write
 * that is lost with its process is comparable to nothing.
 */
import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js';
import { createConnection } from 'mongoose';
import { Clients } from './contract.ts';

type Fields = Record<string, unknown>;

const connection = await createConnection(process.env['MONGODB_URL'] ?? '').asPromise();
const stored = connection.collection<{ _id: number } & Fields>('clients');
const records: Fields[] = [];

const server = new Server();
server.addService(Clients.service, {
  List: ({ request }: ServerUnaryCall<{ page: number; limit: number }, object>, done: sendUnaryData<object>) => {
    const end = records.length - (request.page - 1) * request.limit;
    const found = records.slice(Math.max(0, end - request.limit), end).reverse();
    done(null, { records: found, total: records.length });
  },
  Get: ({ request }: ServerUnaryCall<{ id: number }, object>, done: sendUnaryData<object>) =>
    done(null, records[request.id - 1] ?? {}),
  Create: ({ request }: ServerUnaryCall<Fields, object>, done: sendUnaryData<object>) => {
    const id = records.length + 1;
    records.push({ ...request, id });
    stored.insertOne({ ...request, _id: id }).then(
      () => done(null, { id }),
      (error) => done(error),
    );
  },
});
server.bindAsync(process.env['GRPC_ADDRESS'] ?? '', ServerCredentials.createInsecure(), () => {});
