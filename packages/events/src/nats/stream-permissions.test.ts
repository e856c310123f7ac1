import { fileURLToPath } from 'node:url';
import { findGateway, findServices, type ProcessSource } from '@bms/backing-services';
import { type StartedNats, startNats } from '@bms/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { AckPolicy, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { publishers } from '../contract/catalogue.ts';
import { loadEventCatalogue } from '../contract/load-catalogue.ts';
import { readNatsAddress } from './connect.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const services = publishers(loadEventCatalogue());
/** Time limit of a request; the server answers none that it rejects, and tells the connection why. */
const TIMEOUT_MS = 1000;

let server: StartedNats;
let sources: readonly ProcessSource[];
let owner: { nats: NatsConnection; manager: JetStreamManager };
const connections: NatsConnection[] = [];

beforeAll(async () => {
  sources = [await findGateway(root), ...(await findServices(root))];
  server = await startNats({ processes: sources });
  const nats = await connect(readNatsAddress(server.url));
  owner = { nats, manager: await jetstreamManager(nats) };
  await owner.manager.consumers.add('BMS_CRM', {
    durable_name: 'content_clients',
    ack_policy: AckPolicy.Explicit,
    filter_subject: 'bms.crm.client.*.*',
  });
});
afterAll(async () => {
  await owner?.nats.close();
  await server?.stop();
});
afterEach(async () => {
  for (const connection of connections.splice(0)) await connection.close();
});

interface Attacker {
  readonly manager: JetStreamManager;
  readonly nats: NatsConnection;
  /** Sends a request. @returns the reason of the server, or the answer */
  request(subject: string, body?: object): Promise<string>;
}

/** Connects as a process does, with the permissions of its NATS user. */
async function as(process: string): Promise<Attacker> {
  const nats = await connect({ ...readNatsAddress(server.urlOf(process)), inboxPrefix: `_INBOX_${process}` });
  connections.push(nats);
  const manager = await jetstreamManager(nats, { checkAPI: false, timeout: TIMEOUT_MS });
  return {
    nats,
    manager,
    request: (subject, body = {}) =>
      nats.request(subject, JSON.stringify(body), { timeout: TIMEOUT_MS }).then(
        (answer) => answer.string(),
        (error: Error) => [error.message, (error.cause as Error | undefined)?.message].join(' '),
      ),
  };
}

const DENIED = /permissions violation/i;
/** Matches a request that the server rejects for the permissions of the user. */
const rejected = (asked: Promise<unknown>) =>
  expect(
    asked.catch((error: Error) => [error.message, (error.cause as Error | undefined)?.message].join(' ')),
  ).resolves.toMatch(DENIED);

/** Returns the number of messages in a stream. */
const messagesIn = async (stream: string): Promise<number> => (await owner.manager.streams.info(stream)).state.messages;

describe('a service cannot forge the events of another', () => {
  test('by republishing its own stream on the subjects of the other (STREAM.UPDATE)', async () => {
    const { config } = await owner.manager.streams.info('BMS_BILLING');
    const { manager, nats } = await as('billing');
    const republish = { src: 'bms.billing.>', dest: 'bms.crm.client.deleted.1' };
    await rejected(manager.streams.update('BMS_BILLING', { ...config, republish }));
    nats.publish('bms.billing.invoice.sent.1', 'forged');
    await nats.flush();
    expect(await messagesIn('BMS_CRM')).toBe(0);
    expect((await owner.manager.streams.info('BMS_BILLING')).config.republish).toBeUndefined();
  });

  test('by a new stream that republishes, sources or mirrors (STREAM.CREATE)', async () => {
    const { manager } = await as('billing');
    const republish = { src: 'bms.billing.>', dest: 'bms.crm.client.deleted.1' };
    await rejected(manager.streams.add({ name: 'BMS_BILLING', subjects: ['bms.billing.>'], republish }));
    await rejected(manager.streams.add({ name: 'THEFT', sources: [{ name: 'BMS_CRM' }] }));
    await rejected(manager.streams.add({ name: 'THEFT', mirror: { name: 'BMS_CRM' } }));
    await rejected(manager.streams.add({ name: 'KV_theft', subjects: ['$KV.theft.>'] }));
    await rejected(manager.streams.add({ name: 'OBJ_theft', subjects: ['$O.theft.>'] }));
  });

  test('by a consumer that delivers to a subject of the other', async () => {
    const { manager, nats } = await as('billing');
    nats.publish('bms.billing.invoice.sent.2', 'forged');
    await nats.flush();
    const push = { deliver_subject: 'bms.crm.client.deleted.1', ack_policy: AckPolicy.None };
    await rejected(manager.consumers.add('BMS_BILLING', { durable_name: 'billing_push', ...push }));
    await rejected(manager.consumers.add('BMS_BILLING', { name: 'ephemeral', ...push }));
  });
});

describe('a service cannot read the stream of another that it does not consume', () => {
  test('by adding it as a source of its own stream (STREAM.UPDATE)', async () => {
    const { config } = await owner.manager.streams.info('BMS_FILES');
    const { manager } = await as('files');
    await rejected(manager.streams.update('BMS_FILES', { ...config, sources: [{ name: 'BMS_BILLING' }] }));
    expect((await owner.manager.streams.info('BMS_FILES')).config.sources).toBeUndefined();
  });

  test.each([
    ['STREAM.MSG.GET.BMS_BILLING', { seq: 1 }],
    ['DIRECT.GET.BMS_BILLING', { seq: 1 }],
    ['DIRECT.GET.BMS_BILLING.bms.billing.invoice.sent.2', {}],
    ['STREAM.SNAPSHOT.BMS_BILLING', { deliver_subject: '_INBOX_files.a' }],
    ['STREAM.INFO.BMS_BILLING', { subjects_filter: '>' }],
    ['STREAM.LIST', {}],
    ['STREAM.NAMES', {}],
    ['CONSUMER.LIST.BMS_BILLING', {}],
    ['CONSUMER.CREATE.BMS_BILLING', { stream_name: 'BMS_BILLING', config: {} }],
    ['CONSUMER.DURABLE.CREATE.BMS_BILLING.files_theft', { stream_name: 'BMS_BILLING', config: {} }],
    ['CONSUMER.CREATE.BMS_BILLING.files_clients', { stream_name: 'BMS_BILLING', config: { name: 'files_clients' } }],
  ])('by $JS.API.%s', async (request, body) => {
    const { request: ask } = await as('files');
    expect(await ask(`$JS.API.${request}`, body)).toMatch(DENIED);
  });
});

describe('a service cannot use the consumers of others', () => {
  test.each(['CONSUMER.MSG.NEXT', 'CONSUMER.INFO', 'CONSUMER.DELETE', 'CONSUMER.PAUSE', 'CONSUMER.RESET'])(
    'by %s on a stream that it consumes',
    async (request) => {
      const { request: ask } = await as('billing');
      expect(await ask(`$JS.API.${request}.BMS_CRM.content_clients`, { batch: 1, no_wait: true })).toMatch(DENIED);
    },
  );

  test('by changing their filters or acknowledging their events', async () => {
    const { manager, nats } = await as('billing');
    await rejected(manager.consumers.update('BMS_CRM', 'content_clients', { filter_subject: 'bms.crm.lead.>' }));
    const subject = '$JS.ACK.BMS_CRM.content_clients.1.1.1.1.1';
    const reports = nats.status()[Symbol.asyncIterator]();
    nats.publish(subject);
    const { value: status } = await reports.next();
    expect(status.type === 'error' && status.error.message).toMatch(DENIED);
  });

  test('but its own, with its filter only', async () => {
    const { manager } = await as('billing');
    const own = { durable_name: 'billing_orders', ack_policy: AckPolicy.Explicit };
    await rejected(manager.consumers.add('BMS_CRM', { ...own, filter_subject: 'bms.crm.lead.>' }));
    await rejected(manager.consumers.add('BMS_CRM', { ...own, filter_subject: 'bms.crm.order.>' }));
    await rejected(manager.consumers.add('BMS_CRM', own));
    const allowed = { ...own, filter_subject: 'bms.crm.order.confirmed.*' };
    expect((await manager.consumers.add('BMS_CRM', allowed)).name).toBe('billing_orders');
    // The filter in the subject must be that of the body.
    const { request: ask } = await as('billing');
    const body = { stream_name: 'BMS_CRM', config: { ...own, name: 'billing_orders', filter_subject: 'bms.crm.>' } };
    const answer = await ask('$JS.API.CONSUMER.CREATE.BMS_CRM.billing_orders.bms.crm.order.confirmed.*', body);
    expect(JSON.parse(answer).error.err_code).toBe(10131);
  });
});

test.each(services)('%s can neither delete, purge nor seal its own stream, nor delete a message', async (service) => {
  const stream = `BMS_${service.toUpperCase()}`;
  const { request: ask } = await as(service);
  const requests = ['STREAM.DELETE', 'STREAM.PURGE', 'STREAM.UPDATE', 'STREAM.MSG.DELETE', 'STREAM.RESTORE'];
  for (const request of requests) expect(await ask(`$JS.API.${request}.${stream}`)).toMatch(DENIED);
});
