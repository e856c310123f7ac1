import { fileURLToPath } from 'node:url';
import { loadContract } from '@bms/contracts';
import { connectRpc, type LocalSecrets, localSecrets, type RpcClient, testMongoUserUrl } from '@bms/testing';
import { type RunningService, type ServiceModule, startService } from '../src/index.ts';

/** The made-up contract of this package's tests. */
const protos = { protoDirs: [fileURLToPath(new URL('./protos', import.meta.url))] };
const contract = loadContract(protos);

/** The `stock` service with the given modules, on a database of its own, and a way to call it as a gateway does. */
export interface TestedService extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  readonly secrets: LocalSecrets;
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the service under test; `env` overrides its settings. The settings and secrets of another one make it a copy of that. */
export async function startTested(
  modules: readonly ServiceModule[],
  env: Record<string, string> = {},
  secrets: LocalSecrets = localSecrets('stock'),
): Promise<TestedService> {
  const settings = {
    GRPC_ADDRESS: '127.0.0.1:0',
    HTTP_ADDRESS: '127.0.0.1:0',
    NATS_URL: 'nats://127.0.0.1:4222',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    MONGODB_URL: env['MONGODB_URL'] ?? (await testMongoUserUrl('stock')),
    SIGNING_KEY: secrets.signingKey('stock'),
    TRUSTED_KEYS: secrets.trustedKeys,
    ...env,
  };
  const running = await startService({ name: 'stock', modules: () => modules, protos }, settings);
  const { call, close } = connectRpc('stock', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, secrets, env: settings, call, stop };
}
