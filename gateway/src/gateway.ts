import { setTimeout as sleep } from 'node:timers/promises';
import { buildOpenApi, type Contract, loadContract, readSigner } from '@bms/contracts';
import { createLog, createShutdown, type Dependency, openHttpServer, type Shutdown } from '@bms/service-kit/process';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { type AppParts, createApp } from './app.ts';
import { type CallerTokens, createCallerTokens } from './auth/caller-tokens.ts';
import { IDENTITY } from './auth/identity.ts';
import { type Authentication, openAuthentication } from './auth/open.ts';
import type { GatewayConfig } from './config.ts';
import { drain, listen } from './http/listen.ts';
import { createMetrics, gauge } from './http/metrics.ts';
import { createReadiness } from './http/readiness.ts';
import { createHttpServer, refuse } from './http/server.ts';
import { limitDefinitions, refuseUnknownLimits } from './limits/definitions.ts';
import { createLimiter, type Limiter } from './limits/limiter.ts';
import { openRedis, type RedisLink } from './limits/redis-link.ts';
import { docsRoutes } from './openapi/docs-routes.ts';
import { compileRoutes } from './transcode/compile-routes.ts';
import { createRouter, type Router } from './transcode/router.ts';
import { createStreams } from './upload/streams.ts';
import { askHealth } from './upstreams/health.ts';
import { createUpstreams, type Upstreams } from './upstreams/upstreams.ts';

/** The list of all ended sessions, in bytes: a million ids. */
const MOST_ENDED_SESSIONS_BYTES = 64 * 1024 * 1024;

/** A gateway that takes requests. */
export interface RunningGateway {
  readonly port: number;
  /** The port of HTTP_ADDRESS; 0 where there is none. */
  readonly internalPort: number;
  /** /readyz says no, what is under way is answered, connections are closed. */
  stop(): Promise<void>;
}

/** What may be other than in production, and what to do when it cannot go on. */
export interface GatewayOptions {
  /** Another contract than that of protos/. */
  readonly contract?: Contract;
  readonly log?: Logger;
  /** Told when the gateway cannot go on. */
  readonly failed?: (error: unknown) => void;
}

/**
 * Starts a gateway. It takes requests at once; /readyz says when all it needs is there.
 * @throws ConfigError or Error naming the setting, rpc or limit at fault
 */
export async function startGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<RunningGateway> {
  const contract = options.contract ?? loadContract();
  const log = options.log ?? createLog('gateway', config.log.level, contract);
  const shutdown = createShutdown(log);
  try {
    return await startParts({ config, contract, log, shutdown, failed: options.failed ?? (() => {}) });
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

interface Start {
  readonly config: GatewayConfig;
  readonly contract: Contract;
  readonly log: Logger;
  readonly shutdown: Shutdown;
  readonly failed: (error: unknown) => void;
}

async function startParts(start: Start): Promise<RunningGateway> {
  const { config, log, shutdown } = start;
  const callerTokens = createCallerTokens(readSigner(config.signingKey));
  const upstreams = createUpstreams(config.upstreams.targets, config.upstreams.channels);
  shutdown.add('the channels to the services', upstreams.close);
  const authentication = authenticationOf(start, upstreams, callerTokens);
  shutdown.add('the news', authentication.close);
  const redis = openRedis(config.redis.url, log);
  shutdown.add('Redis', () => redis.close());
  const limiter = limiterOf(start, redis);
  const router = routerOf(start, upstreams, callerTokens, authentication);
  const readiness = createReadiness(() => dependenciesOf(upstreams, redis, authentication));
  const metrics = createMetrics();
  gauge(
    metrics.registry,
    'bms_limits_counted_locally',
    'Whether this gateway counts limits for itself because Redis is away: 1 or 0.',
    () => (redis.up ? 0 : 1),
  );

  const pages = { readiness: readiness.read, registry: servesMetrics(config) ? metrics.registry : undefined };
  const callerOf = authentication.callerOf;
  const port = await serve(start, { log, metrics, pages, router, limiter, callerOf, ...appSettings(config) });
  const internalPort = await serveInternally(start, readiness.read, metrics.registry);
  shutdown.add('readiness', async () => {
    readiness.retire();
    await sleep(config.shutdown.delayMs);
  });
  log.info({ port, internalPort }, 'gateway takes requests');
  return { port, internalPort, stop: shutdown.run };
}

function authenticationOf(
  { config, contract, log, failed }: Start,
  upstreams: Upstreams,
  callerTokens: CallerTokens,
): Authentication {
  const identity = upstreams.own(IDENTITY, { 'grpc.max_receive_message_length': MOST_ENDED_SESSIONS_BYTES });
  return openAuthentication({ contract, identity, callerTokens, natsUrl: config.nats.url, log, failed });
}

function limiterOf({ config, contract }: Start, redis: RedisLink): Limiter {
  const definitions = limitDefinitions(config.limits);
  refuseUnknownLimits(contract.rpcs, definitions);
  return createLimiter(definitions, redis);
}

function routerOf(
  { config, contract }: Start,
  upstreams: Upstreams,
  callerTokens: CallerTokens,
  authentication: Authentication,
): Router {
  const routes = compileRoutes({
    contract,
    channelsOf: upstreams.of,
    callerTokens,
    deadlineMs: config.upstreams.deadlineMs,
    maxBodyBytes: config.body.maxBytes,
    maxUploadBytes: config.body.maxUploadBytes,
    endSession: authentication.endSession,
    streamOf: createStreams({
      targets: config.upstreams.httpTargets,
      callerTokens,
      idleTimeoutMs: config.connections.idleTimeoutMs,
    }),
  });
  const about = { title: 'Business management', version: '1', serverUrl: config.publicUrl };
  return createRouter([...routes, ...docsRoutes(buildOpenApi(contract, about))]);
}

function dependenciesOf(upstreams: Upstreams, redis: RedisLink, authentication: Authentication): Dependency[] {
  const says = (name: string, is: () => boolean): Dependency => ({
    name,
    check: async () => {
      if (!is()) throw new Error(`${name} is away`);
    },
  });
  return [
    ...[...upstreams.inUse].map(([name, channels]) => ({ name, check: () => askHealth(channels) })),
    { name: 'redis', check: () => redis.ping() },
    says('nats', () => authentication.hasNews),
    says('ended_sessions', () => authentication.isLoaded),
  ];
}

const servesMetrics = (config: GatewayConfig): boolean =>
  config.internal.address === undefined && config.environment !== 'production';

const appSettings = ({
  proxies,
  cors,
  body,
}: GatewayConfig): Pick<AppParts, 'trustedProxies' | 'corsOrigins' | 'bodyTimeoutMs'> => ({
  trustedProxies: proxies.trusted,
  corsOrigins: cors.origins,
  bodyTimeoutMs: body.timeoutMs,
});

async function serve({ config, shutdown }: Start, parts: AppParts): Promise<number> {
  const app = createApp(parts);
  // Express passes over every step, the last one too, when it cannot read the target of a request.
  const server = createHttpServer(config.connections, (request, response) =>
    app(request as Request, response as Response, () => refuse(response, 400)),
  );
  const port = await listen(server, config.listen.host, config.listen.port);
  shutdown.add('the HTTP server', () => drain(server, config.shutdown.graceMs));
  return port;
}

async function serveInternally(
  { config, shutdown }: Start,
  ...pages: [Parameters<typeof openHttpServer>[1], Parameters<typeof openHttpServer>[2]]
): Promise<number> {
  if (config.internal.address === undefined) return 0;
  const server = await openHttpServer(config.internal.address, ...pages);
  shutdown.add('the internal HTTP server', server.close);
  return server.port;
}
