import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadEventCatalogue } from '@bms/events';
import { type Inbox, type StartedSystem, startInbox, startPublisher, startStripe, stripeSettings } from '@bms/testing';
import { startOidcProvider } from '@bms/testing/oidc-provider';

const PUBLIC_URL = 'https://bms.example.com';
/** The address of the provider's sign-in, which the links to it name; nothing is sent there. */
const AUTHORIZE_URL = 'https://accounts.google.com/o/oauth2/v2/auth';
/** The addresses in the examples of the contract: of a webhook, and of an identity provider. */
const HOOK = 'https://example.com/hooks/business';
const ISSUER = 'https://login.example.com/realms/northwind';

/** The mailbox and the servers on this machine that the system of the examples calls. */
export interface Surroundings {
  readonly inbox: Inbox;
  readonly settings: Readonly<Record<string, string>>;
  /** The addresses that stand for those in the examples, by those. */
  readonly addresses: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/** Starts a mailbox, a receiver of webhooks, an identity provider and a payment provider. */
export async function startSurroundings(): Promise<Surroundings> {
  const [inbox, receiver, provider, stripe] = await Promise.all([
    startInbox(),
    startReceiver(),
    startOidcProvider({ origin: PUBLIC_URL, key: 'northwind' }, {}),
    startStripe(),
  ]);
  return {
    inbox,
    settings: {
      ...stripeSettings,
      PUBLIC_URL,
      STRIPE_API_URL: stripe.url,
      SSO_ALLOW_PRIVATE_ADDRESSES: 'true',
      WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: 'true',
      DRIVE_AUTHORIZE_URL: AUTHORIZE_URL,
      CALENDAR_AUTHORIZE_URL: AUTHORIZE_URL,
    },
    addresses: new Map([
      [HOOK, `${receiver.url}/hooks/business`],
      [ISSUER, provider.issuer],
    ]),
    stop: async () => void (await Promise.all([inbox.stop(), receiver.stop(), provider.stop(), stripe.stop()])),
  };
}

/** Starts a server that answers 204 to all requests. */
async function startReceiver() {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: async () => void server.close() };
}

/**
 * Publishes, as billing would, that its consumer of clients has given up on a change of client 1.
 * @param untilListed waits until the system has stored it
 */
export async function parkEvent({ mongo, nats }: StartedSystem, untilListed: () => Promise<unknown>): Promise<void> {
  const schema = 'bms.crm.ClientEvent';
  const client = { id: 1, version: 2, name: 'Alfreds Futterkiste', status: 'active', owner_id: 1, created_by: 1 };
  const event_id = '0197a1de-7a54-7a5e-8f0c-3d1a4c6b9e21';
  const time = '2026-01-31T09:30:00.000Z';
  const billing = await startPublisher('billing', nats.urlOf('billing'), mongo.urlOf('stub_of_billing'));
  await billing.publish({
    message: 'bms.api.DeadLetter',
    type: 'dead_letter.parked',
    recordId: `billing_clients-${event_id}`,
    version: 1,
    data: {
      ...{ id: `billing_clients-${event_id}`, consumer: 'billing_clients', event_id, event_type: 'client.updated' },
      subject: 'bms.crm.client.updated.1',
      headers: { 'ce-source': '/bms/crm', 'ce-time': time, 'ce-dataschema': schema },
      data: loadEventCatalogue().encode(schema, client),
      ...{ error: 'Error: the database did not answer', attempts: 8, failed_at: time },
    },
  });
  await untilListed().finally(billing.stop);
}
