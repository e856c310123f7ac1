import { setTimeout as sleep } from 'node:timers/promises';
import type { RpcPath } from '@bms/contracts/types/rpcs';
import { type StartedNats, startNats } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';
import type { ServiceModule } from '../../index.ts';

let nats: StartedNats;
let other: TestedService;
beforeAll(async () => {
  nats = await startNats({ streamsOf: ['stock'] });
  other = await startTested([widgetsModule()], { NATS_URL: nats.url });
});
afterAll(async () => {
  await other?.stop();
  await nats?.stop();
});

test('at the stop, an effect in progress can still call other services', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: requested, resolve: note } = Promise.withResolvers<unknown>();
  const widgets = widgetsModule();
  const follower: ServiceModule = {
    ...widgets,
    setup: ({ kit }) => {
      const list = () => kit.request('/bms.stock.Widgets/List' as RpcPath, {});
      const askOther = async (): Promise<void> => {
        await list();
        begin();
        await released;
        note(await list().catch((error: unknown) => error));
      };
      kit.consume({ name: 'followers', from: 'stock', effects: { 'widget.created': askOther } as never });
      return widgets.setup({ kit });
    },
  };
  const UPSTREAMS = `stock=127.0.0.1:${other.running.grpcPort}`;
  const tested = await startTested([follower], { ...other.env, UPSTREAMS }, other.secrets);
  await tested.call('Widgets/Create', { widget: { title: 'followed' } });
  await begun;
  const stopping = tested.stop();
  // All that stops before the events does so within this time.
  await sleep(500);
  release();
  expect(await requested).toMatchObject({ meta: { total: 1 } });
  await stopping;
});
