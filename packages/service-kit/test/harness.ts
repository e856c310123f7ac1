import { fileURLToPath } from 'node:url';
import { loadContract } from '@bms/contracts';
import { connectRpc, type LocalSecrets, localSecrets, type RpcClient, serviceMongoUrl } from '@bms/testing';
import {
  type Kit,
  type OpenOrganization,
  type RunningService,
  type ServiceModule,
  startService,
} from '../src/index.ts';

/** The test contract of this package. */
export const protos = { protoDirs: [fileURLToPath(new URL('./protos', import.meta.url))] };
const contract = loadContract(protos);

/** The `stock` service with the given modules on its own database, and a client that calls it as a gateway. */
export interface TestedService extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  readonly secrets: LocalSecrets;
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

/** Returns the settings of the service except its database. */
export const settingsOf = (secrets: LocalSecrets = localSecrets('stock')) => ({
  GRPC_ADDRESS: '127.0.0.1:0',
  HTTP_ADDRESS: '127.0.0.1:0',
  NATS_URL: 'nats://127.0.0.1:4222',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  SIGNING_KEY: secrets.signingKey('stock'),
  TRUSTED_KEYS: secrets.trustedKeys,
});

/**
 * Starts the service under test; `env` overrides its settings. With the settings and secrets of another instance, it is
 * a replica of it.
 */
export async function startTested(
  modules: readonly ServiceModule[],
  env: Record<string, string> = {},
  secrets: LocalSecrets = localSecrets('stock'),
  openOrganization?: OpenOrganization,
): Promise<TestedService> {
  const settings = {
    ...settingsOf(secrets),
    MONGODB_URL: env['MONGODB_URL'] ?? (await serviceMongoUrl('stock')),
    ...env,
  };
  const running = await startService(
    { name: 'stock', setup: (kit: Kit) => ({ kit }), modules, protos, openOrganization },
    settings,
  );
  const { call, close } = connectRpc('stock', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, secrets, env: settings, call, stop };
}
