import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, headers as newHeaders } from '@nats-io/transport-node';

/** An external system that receives webhooks. */
export interface Endpoint {
  readonly url: string;
  /** The status of further responses. */
  status: number;
  close(): void;
}

/** Listens on a free port. */
export async function openEndpoint(): Promise<Endpoint> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(endpoint.status).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  const endpoint: Endpoint = { url: `http://127.0.0.1:${port}/business`, status: 204, close };
  return endpoint;
}

/** Publishes an undecodable event of crm, which every consumer of clients parks. */
export async function publishGarbage(natsUrl: string): Promise<void> {
  const { host, username, password } = new URL(natsUrl);
  const wire = await connect({ servers: host, user: username, pass: password });
  const id = randomUUID();
  const attributes = {
    'Nats-Msg-Id': id,
    'ce-specversion': '1.0',
    'ce-id': id,
    'ce-source': '/bms/crm',
    'ce-type': 'client.updated',
    'ce-subject': '999999',
    'ce-time': new Date().toISOString(),
    'ce-dataschema': 'bms.crm.ClientEvent',
    'ce-recordversion': '1',
  };
  const headers = newHeaders();
  for (const [name, value] of Object.entries(attributes)) headers.set(name, value);
  wire.publish('bms.crm.client.updated.999999', Uint8Array.of(255, 255, 255), { headers });
  await wire.flush();
  await wire.close();
}
