import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { eventually, type StartedPart, startNats } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { log } from '../../test/world.ts';
import { EventConfigError } from '../types.ts';
import { connectNats, type NatsLink } from './connect.ts';

/** A server that gives its clients too little time to sign in. */
const LATE = `INFO {"server_id":"late","version":"2.10.0","headers":true,"max_payload":1048576,"auth_required":true}\r\n-ERR 'Authentication Timeout'\r\n`;

let nats: StartedPart;
let door: Server;
let link: NatsLink | undefined;
/** What answers the next connections; afterwards the last one does. */
let behind: (number | 'late')[];
let sockets: Socket[];
let ends: Error[];

beforeEach(async () => {
  nats = await startNats();
  sockets = [];
  ends = [];
  behind = [nats.port];
  door = createServer(answer).listen(0, '127.0.0.1');
  await once(door, 'listening');
});
afterEach(async () => {
  await link?.nats.close();
  link = undefined;
  door.close();
  cut();
  await nats.stop();
});

function answer(client: Socket): void {
  const target = behind.length > 1 ? behind.shift()! : behind[0]!;
  sockets.push(client.on('error', () => {}));
  if (target === 'late') return void client.end(LATE);
  const server = connect(target, '127.0.0.1').on('error', () => {});
  client.pipe(server).pipe(client);
}

/** Closes all connections. */
const cut = (): void => {
  for (const socket of sockets.splice(0)) socket.destroy();
};

async function open(): Promise<NatsLink> {
  const url = new URL(nats.url);
  url.port = String((door.address() as AddressInfo).port);
  link = await connectNats({ url: url.href, name: 'crm', log, signal: new AbortController().signal });
  link.onEnd((error) => ends.push(error));
  return link;
}

/** Replaces what answers, and closes the connections. */
function replaceBy(...targets: (number | 'late')[]): void {
  behind = targets;
  cut();
}

describe('a server that is too busy for sign-ins in time', () => {
  test('is asked again until the connection is back', async () => {
    const { up } = await open();
    replaceBy('late', 'late', 'late', nats.port);
    await eventually(up, (is) => !is);
    await eventually(up, Boolean);
    expect(ends).toEqual([]);
  });

  test('is asked again for the first connection', async () => {
    behind = ['late', 'late', nats.port];
    expect((await open()).up()).toBe(true);
  });
});

describe('a server that no longer accepts the user', () => {
  test('ends the connection with EventConfigError', async () => {
    const other = await startNats();
    const { nats: connection } = await open();
    replaceBy(other.port);
    await eventually(
      () => ends,
      (seen) => seen.length > 0,
    );
    expect(ends).toEqual([expect.any(EventConfigError)]);
    expect(connection.isClosed()).toBe(true);
    await other.stop();
  });

  test('is asked a second time, since its users may not be loaded yet', async () => {
    const other = await startNats();
    const { up } = await open();
    replaceBy(other.port, nats.port);
    await eventually(up, (is) => !is);
    await eventually(up, Boolean);
    expect(ends).toEqual([]);
    await other.stop();
  });
});
