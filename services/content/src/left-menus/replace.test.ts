import { type Call, createResource, type RunningService, type ServiceModule, startService } from '@bms/service-kit';
import { connectRpc, type RpcClient } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract, startEnvironment, type TestEnvironment } from '../../test/harness.ts';
import { modules } from '../modules.ts';
import { setup } from '../setup.ts';
import { leftMenus } from './left-menus.model.ts';
import { leftMenusModule } from './left-menus.module.ts';
import { replace } from './replace.ts';

/** The calls that the rules of the menu were checked with. */
const checked: Pick<Call, 'requestId' | 'traceparent' | 'request'>[] = [];

let environment: TestEnvironment;
let running: RunningService;
let rpc: RpcClient;

/** The module of menus, with a rule that keeps the call of each change. */
const observed: ServiceModule = {
  ...leftMenusModule,
  setup: async ({ kit }) => {
    const resource = createResource(kit, leftMenus, {
      assert: ({ call: { requestId, traceparent, request } }) => void checked.push({ requestId, traceparent, request }),
    });
    return { ...(await leftMenusModule.setup({ kit })), Replace: replace(resource) };
  },
};

beforeAll(async () => {
  environment = await startEnvironment();
  const { env, secrets } = environment;
  const all = modules.map((module) => (module.service === leftMenus.service ? observed : module));
  const addresses = { GRPC_ADDRESS: '127.0.0.1:0', HTTP_ADDRESS: '127.0.0.1:0' };
  running = await startService({ name: 'content', setup, modules: all, contract }, { ...addresses, ...env });
  rpc = connectRpc('content', `127.0.0.1:${running.grpcPort}`, contract, secrets);
});
afterAll(async () => {
  rpc?.close();
  await running?.stop();
  environment?.stubs.stop();
});

test('replacing a menu passes the whole call to the rules for a changed item, and sets no version', async () => {
  const item = { type: 'user', title: 'Mine', url: '/x' };
  const { message } = await rpc.call<{ record: { id: number } }>('LeftMenus/Create', { item });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const { id } = message.record;
  const request = { type: 'user', menu: { items: [{ id, title: 'Other', url: '/x' }] } };
  const headers = { 'x-request-id': 'request-1', traceparent };
  const { etag } = await rpc.call('LeftMenus/Replace', request, { headers });
  expect(checked).toMatchObject([{ requestId: 'request-1', traceparent, request: { type: 'user' } }]);
  expect(etag).toBeUndefined();
});
