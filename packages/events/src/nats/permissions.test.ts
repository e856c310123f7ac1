import { fileURLToPath } from 'node:url';
import { findGateway, findServices } from '@bms/backing-services';
import { eventually, type StartedNats, startNats, testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect, createInbox, type NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { catalogue, clientEvent, commit, connectMongo, eventsOf } from '../../test/world.ts';
import { publishers } from '../contract/catalogue.ts';
import type { Events } from '../events.ts';
import { readNatsAddress } from './connect.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let server: StartedNats;
let everything: NatsConnection;
const passed: string[] = [];
const connections: NatsConnection[] = [];

beforeAll(async () => {
  server = await startNats({ processes: [await findGateway(root), ...(await findServices(root))] });
  everything = await connect(readNatsAddress(server.url));
  everything.subscribe('>', { callback: (_error, { subject }) => void passed.push(subject) });
  await everything.flush();
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await everything?.close();
  await server?.stop();
});

/** Connects as a process does. */
async function as(process: string): Promise<NatsConnection> {
  const inboxPrefix = `_INBOX_${process}`;
  const connection = await connect({ ...readNatsAddress(server.urlOf(process)), inboxPrefix });
  connections.push(connection);
  return connection;
}

/** Publishes as a process. @returns true if the server accepted the message */
async function publishes(process: string, subject: string): Promise<boolean> {
  const connection = await as(process);
  connection.publish(subject);
  await connection.flush();
  await everything.flush();
  return passed.includes(subject);
}

/** Subscribes as a process. @returns true if a message that was then published arrived */
async function receivesMessage(process: string, subject: string): Promise<boolean> {
  const connection = await as(process);
  let heard = false;
  connection.subscribe(subject, {
    callback: (error) => {
      heard = error === null;
    },
  });
  await connection.flush();
  everything.publish(subject);
  await everything.flush();
  await connection.flush();
  return heard;
}

const services = publishers(catalogue);

describe('NATS permissions:', () => {
  test.each(services)(
    '%s publishes its own events and notifications, and those of no other service',
    async (service) => {
      for (const other of services) {
        const isOwn = other === service;
        expect(await publishes(service, `bms.${other}.record.created.by_${service}`)).toBe(isOwn);
        expect(await publishes(service, `bms_news.${other}.record.created.by_${service}`)).toBe(isOwn);
      }
    },
  );

  test.each(services)(
    '%s can subscribe neither to events outside its consumers nor to replies to others',
    async (service) => {
      for (const subject of ['bms.identity.role.updated.1', 'bms_news.identity.role.updated.1', '_INBOX_gateway.a'])
        expect(await receivesMessage(service, subject)).toBe(false);
    },
  );

  test('the gateway receives only notifications about callers and publishes nothing', async () => {
    expect(await receivesMessage('gateway', 'bms.identity.session.revoked.a')).toBe(true);
    expect(await receivesMessage('gateway', 'bms_news.identity.user.updated.1')).toBe(true);
    expect(await receivesMessage('gateway', 'bms.crm.client.updated.1')).toBe(false);
    expect(await publishes('gateway', 'bms.identity.session.revoked.by_gateway')).toBe(false);
    expect(await publishes('gateway', '_INBOX_crm.a')).toBe(false);
  });

  test.each([...services, 'gateway'])(
    '%s is asked for its report, and may ask only if it is activity',
    async (process) => {
      expect(await receivesMessage(process, 'bms_system.report')).toBe(true);
      passed.length = 0;
      expect(await publishes(process, 'bms_system.report')).toBe(process === 'activity');
    },
  );

  test('the gateway responds once to the request for its report, although it may publish nothing', async () => {
    const [activity, gateway] = [await as('activity'), await as('gateway')];
    gateway.subscribe('bms_system.report', {
      callback: (_error, request) => void [request.respond('first'), request.respond('second')],
    });
    await gateway.flush();
    const answers: string[] = [];
    const reply = createInbox('_INBOX_activity');
    activity.subscribe(reply, { callback: (_error, answer) => void answers.push(answer.string()) });
    activity.publish('bms_system.report', '', { reply });
    await eventually(() => answers.length > 0);
    // The server has handled both responses, and then delivered what it let through.
    await gateway.flush();
    await activity.flush();
    expect(answers).toEqual(['first']);
  });
});

describe('with the NATS permissions', () => {
  let databases: Connection[];
  let running: Events[];
  afterAll(async () => {
    await Promise.all(running.map((events) => events.stop()));
    await Promise.all(databases.map((database) => database.close()));
  });

  test('an event goes from its service through the outbox to the consumer of another', async () => {
    databases = await Promise.all(['crm', 'billing'].map(async (name) => connectMongo(await testMongoUserUrl(name))));
    const crm = eventsOf('crm', databases[0]!, server.urlOf('crm'));
    const billing = eventsOf('billing', databases[1]!, server.urlOf('billing'));
    running = [crm, billing];
    const seen: string[] = [];
    billing.consume({
      name: 'clients',
      from: 'crm',
      effects: { 'client.created': async ({ recordId }) => void seen.push(String(recordId)) },
    });
    await Promise.all(running.map((events) => events.start()));
    await commit(databases[0]!, crm, clientEvent(7, 1));
    await eventually(
      () => seen,
      (ids) => ids.includes('7'),
    );
  });
});
