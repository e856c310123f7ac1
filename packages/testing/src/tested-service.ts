import { randomBytes } from 'node:crypto';
import { findServices, freePort, serviceEnvironment } from '@bms/backing-services';
import { type Contract, loadContract } from '@bms/contracts';
import { startNats } from './backing-services.ts';
import { root, startService } from './processes.ts';
import { connectRpc, type RpcClient } from './rpc-client.ts';
import { localSecrets } from './secrets.ts';
import { serviceMongoUrl } from './shared-mongo.ts';

/** A service in its own process, with its own database and NATS. */
export interface TestedService extends Pick<RpcClient, 'call'> {
  readonly contract: Contract;
  stop(): Promise<void>;
}

/** Starts a service, e.g. `crm`. Other services are unavailable, so the test must not depend on them. */
export async function startTestedService(name: string): Promise<TestedService> {
  const source = (await findServices(root)).find((service) => service.name === name);
  if (!source) throw new Error(`there is no services/${name}`);
  const contract = loadContract();
  const secrets = localSecrets(name);
  const nats = await startNats();
  const ports = { grpc: await freePort(), http: await freePort() };
  const around = {
    nodeEnv: 'test',
    logLevel: 'warn',
    port: await freePort(),
    redisUrl: 'redis://127.0.0.1:9',
    smtpUrl: 'smtp://127.0.0.1:9',
    adminEmail: 'admin@example.com',
    adminPassword: randomBytes(15).toString('base64url'),
    services: { [name]: ports },
    trustedKeys: secrets.trustedKeys,
  };
  const own = {
    signingKey: secrets.signingKey(name),
    natsUrl: nats.url,
    mongodbUrl: await serviceMongoUrl(name),
    secret: () => randomBytes(32).toString('base64'),
  };
  const running = await startService(name, serviceEnvironment(source, around, own), ports);
  const { call, close } = connectRpc(name, running.target, contract, secrets);
  return {
    contract,
    call,
    stop: async () => {
      close();
      await running.stop();
      await nats.stop();
    },
  };
}
