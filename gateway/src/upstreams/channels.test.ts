import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@bms/testing';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { afterEach, expect, test } from '@jest/globals';
import { HealthImplementation } from 'grpc-health-check';
import { askHealth, Channels } from './channels.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Starts a gRPC server that reports its health as SERVING, by default on any free port. */
async function startServer(port = 0): Promise<{ readonly port: number; stop(): void }> {
  const server = new Server();
  new HealthImplementation({ '': 'SERVING' }).addToServer(server);
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, number) =>
      error ? reject(error) : resolve(number),
    );
  });
  const stop = () => server.forceShutdown();
  stops.push(stop);
  return { port: bound, stop };
}

function openChannels(port: number): Channels {
  const channels = new Channels(`127.0.0.1:${port}`, 1);
  stops.push(() => channels.close());
  return channels;
}

test('a health check does not wait for a service that was never connected', async () => {
  const { port, stop } = await startServer();
  stop();
  const channels = openChannels(port);
  const since = performance.now();
  for (let n = 0; n < 5; n++) await expect(askHealth(channels)).rejects.toThrow('no connection');
  expect(performance.now() - since).toBeLessThan(2000);
});

test('a health check finds a service that starts after the gateway', async () => {
  const { port, stop } = await startServer();
  stop();
  const channels = openChannels(port);
  await expect(askHealth(channels)).rejects.toThrow('no connection');
  await startServer(port);
  await eventually(() => askHealth(channels).then(() => true));
});

test('a health check waits for a service that was connected before and is restarted', async () => {
  const { port, stop } = await startServer();
  const channels = openChannels(port);
  await channels.connect();
  await askHealth(channels);
  stop();
  await eventually(() => channels.ready() === undefined);
  const checked = askHealth(channels);
  await sleep(100);
  await startServer(port);
  await checked;
});
