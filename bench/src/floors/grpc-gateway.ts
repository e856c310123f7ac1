/** A floor: Express calls a gRPC service, one unary call a request. */
import { credentials, type ServiceError } from '@grpc/grpc-js';
import express, { type Response } from 'express';
import { Clients } from './contract.ts';

interface Page {
  readonly records: readonly object[];
  readonly total: number;
}

const clients = new Clients(process.env['GRPC_ADDRESS'] ?? '', credentials.createInsecure());
const app = express();
app.use(express.json());

/** Calls the service and answers with what `bodyOf` makes of the message. */
function call<T>(response: Response, name: string, request: object, bodyOf: (message: T) => object, status = 200) {
  clients[name]!(request, (error: ServiceError | null, message: T) => {
    if (error) response.status(500).json({ error: error.message });
    else response.status(status).json(bodyOf(message));
  });
}

app.get('/api/clients', ({ query }, response) => {
  const [page, limit] = [Number(query['page'] ?? 1), Number(query['limit'] ?? 20)];
  const meta = { current_page: page, per_page: limit };
  call<Page>(response, 'List', { page, limit }, ({ records, total }) => ({ records, meta: { total, ...meta } }));
});
app.get('/api/clients/:id', ({ params }, response) =>
  call(response, 'Get', { id: Number(params.id) }, (record) => ({ record })),
);
app.post('/api/clients', ({ body }, response) => call(response, 'Create', body, (record) => ({ record }), 201));
app.listen(Number(process.env['PORT']), '127.0.0.1');
