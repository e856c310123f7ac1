import { fileURLToPath } from 'node:url';
import { type Contract, loadContract } from '@bms/contracts';
import { readSettings } from '@bms/service-kit/process';
import { eventually, localSecrets, type StartedPart, startNats, startRedis } from '@bms/testing';
import { pino } from 'pino';
import { gatewaySettings } from '../../src/config.ts';
import { type RunningGateway, startGateway } from '../../src/gateway.ts';
import { billHandlers } from './bills.ts';
import { boxHandlers } from './boxes.ts';
import { echoHandlers } from './echo.ts';
import { feedHandlers } from './feed.ts';
import { type GrpcService, serveGrpc } from './grpc-service.ts';
import { startIdentity, type TestIdentity } from './identity.ts';

const echoProtos = fileURLToPath(new URL('../conformance/protos', import.meta.url));

/** A gateway in the test's process. */
export interface TestGateway extends RunningGateway {
  readonly url: string;
  /** Lines of its log. */
  readonly lines: Record<string, unknown>[];
}

/**
 * Returns the number of times that gateways lost or regained NATS. They resolve all callers again then; on a busy
 * machine, the answer to one of their frequent pings may come too late.
 */
export const natsChangesOf = (gateways: readonly TestGateway[]): number =>
  gateways.flatMap(({ lines }) => lines).filter(({ msg }) => /^NATS (disconnected|reconnected)/.test(String(msg)))
    .length;

/** Environment of gateways: real Redis and NATS, a stub service, and sessions. */
export interface TestEnvironment {
  readonly contract: Contract;
  readonly redis: StartedPart;
  readonly nats: StartedPart;
  readonly echo: GrpcService;
  readonly identity: TestIdentity;
  /** Value of TRUSTED_KEYS for services. */
  readonly trustedKeys: string;
  /** Value of SIGNING_KEY for gateways. */
  readonly signingKey: string;
  /** Starts a gateway and waits until it is ready. */
  gateway(env?: Readonly<Record<string, string>>): Promise<TestGateway>;
  /** Starts a gateway without waiting for readiness. */
  gatewayUnready(env?: Readonly<Record<string, string>>): Promise<TestGateway>;
  stop(): Promise<void>;
}

export interface EnvironmentOptions {
  /** Folder of the contract; by default that of the conformance tests. */
  readonly protoDir?: string;
  /** True by default. */
  readonly servesStreams?: boolean;
}

export async function startEnvironment(options: EnvironmentOptions = {}): Promise<TestEnvironment> {
  const { protoDir = echoProtos, servesStreams = true } = options;
  const contract = loadContract({ protoDirs: [protoDir] });
  const secrets = localSecrets();
  const [redis, nats] = await Promise.all([startRedis(), startNats()]);
  const identity = await startIdentity(contract, secrets.trustedKeys);
  const echo = await serveGrpc(
    contract,
    'echo',
    secrets.trustedKeys,
    { ...echoHandlers, ...boxHandlers, ...feedHandlers, ...billHandlers },
    servesStreams,
  );
  const running: RunningGateway[] = [];

  const gatewayUnready = async (env: Readonly<Record<string, string>> = {}): Promise<TestGateway> => {
    const settings = {
      PORT: '0',
      LOG_LEVEL: 'info',
      UPSTREAMS: `echo=${echo.target},identity=${identity.target}`,
      REDIS_URL: redis.url,
      NATS_URL: nats.url,
      SIGNING_KEY: secrets.signingKey('gateway'),
      LIMITS: 'default=1000000/60',
      SHUTDOWN_IDLE_MS: '0',
      ...env,
    };
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: settings.LOG_LEVEL }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const gateway = await startGateway(readSettings(gatewaySettings, settings), { contract, log });
    running.push(gateway);
    return { ...gateway, url: `http://127.0.0.1:${gateway.port}`, lines };
  };
  return {
    contract,
    redis,
    nats,
    echo,
    identity,
    trustedKeys: secrets.trustedKeys,
    signingKey: secrets.signingKey('gateway'),
    gatewayUnready,
    gateway: async (env) => {
      const gateway = await gatewayUnready(env);
      await eventually(async () => (await fetch(`${gateway.url}/readyz`)).status === 200);
      return gateway;
    },
    stop: async () => {
      await Promise.all(running.map((gateway) => gateway.stop()));
      echo.kill();
      identity.kill();
      await Promise.all([redis.stop(), nats.stop()]);
    },
  };
}
