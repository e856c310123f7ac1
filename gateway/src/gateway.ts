import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type Caller,
  type CallerSigner,
  type Contract,
  createPathTree,
  describeApi,
  loadContract,
  readSigner,
  signDelegation,
} from '@bms/contracts';
import { type CallerTokens, createCallerTokens, createProcessTls, type ProcessTls } from '@bms/rpc';
import {
  assertPublicUrl,
  ConfigError,
  createCallObserver,
  createLog,
  createShutdown,
  type Dependency,
  readTlsFiles,
  type Shutdown,
} from '@bms/service-kit/process';
import { SlowLog, startTracing } from '@bms/telemetry';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { mcpRoute } from './agents/mcp-route.ts';
import { type AppDeps, createApp } from './app.ts';
import { IDENTITY } from './auth/identity.ts';
import { type Authentication, openAuthentication } from './auth/open.ts';
import { batchRoute } from './batch/batch-route.ts';
import type { GatewayConfig } from './config.ts';
import { startDelegatedCalls } from './delegated/delegated-calls.ts';
import { createRequestLog } from './http/access-log.ts';
import type { Connections } from './http/connections.ts';
import type { Router } from './http/context.ts';
import { serveInternally, serveMetrics, servesMetrics } from './http/internal-servers.ts';
import { drain, listen } from './http/listen.ts';
import { countRejections, createMetrics, gauge, type RequestMetrics } from './http/metrics.ts';
import { createProcessReport } from './http/process-report.ts';
import { createReadiness, type ReadinessPage } from './http/readiness.ts';
import { createHttpServer, type HttpServer, rejectRequest } from './http/server.ts';
import type { SlowRequestLog } from './http/slow-requests.ts';
import { exposeState } from './http/state-metrics.ts';
import { assertLimitsDefined, limitDefinitions } from './limits/definitions.ts';
import { createLimiter, type Limiter } from './limits/limiter.ts';
import { openRedis, type RedisLink } from './limits/redis-link.ts';
import { docsRoutes } from './openapi/docs-routes.ts';
import { createBrowserCookie } from './panel/browser-cookie.ts';
import { createSessionCookie, type SessionCookie } from './panel/session-cookie.ts';
import { compileSurfaces } from './surfaces/compile-surfaces.ts';
import { limitExports } from './tables/export-limits.ts';
import { compileRoutes } from './transcode/compile-routes.ts';
import { createStreams } from './upload/streams.ts';
import { askHealth } from './upstreams/channels.ts';
import { createUpstreams, type Upstreams } from './upstreams/upstreams.ts';

/** Size limit of the list of ended sessions, in bytes: about a million ids. */
const MAX_ENDED_SESSIONS_BYTES = 64 * 1024 * 1024;

/** Default directory of the panel's build, the same relative to the gateway in a checkout and in the image. */
const BUILT_PANEL = fileURLToPath(new URL('../../admin/dist', import.meta.url));

/** A running gateway. */
export interface RunningGateway {
  readonly port: number;
  /** The port of HTTP_ADDRESS; 0 if it is not set. */
  readonly internalPort: number;
  /** The port of METRICS_ADDRESS; 0 if it is not set. */
  readonly metricsPort: number;
  /** Shuts down: /readyz fails, requests in progress are completed, then connections are closed. */
  stop(): Promise<void>;
}

/** Options for running a gateway inside another process. */
export interface GatewayOptions {
  /** A contract other than that of protos/. */
  readonly contract?: Contract;
  readonly log?: Logger;
  /** Called on a fatal error. */
  readonly failed?: (error: unknown) => void;
}

/**
 * Starts a gateway. It accepts requests at once; /readyz succeeds when all dependencies are available.
 * @throws ConfigError naming the invalid setting; Error for an incomplete contract
 */
export async function startGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<RunningGateway> {
  const contract = options.contract ?? loadContract();
  const log = options.log ?? createLog('gateway', config.log.level, contract);
  const requestLog = options.log ?? createRequestLog(config.log.level);
  const shutdown = createShutdown(log);
  try {
    if (config.environment === 'production') assertPublicUrl(config.publicUrl, log);
    const tlsFiles = readTlsFiles(config.tls);
    const tls = tlsFiles && createProcessTls(tlsFiles);
    const onWarning = (reason: string) => log.warn({ reason }, 'traces are not sent');
    const tracing = await startTracing({ process: 'gateway', settings: config.tracing, onWarning });
    shutdown.add('the traces', tracing.stop);
    return await startAll({ config, contract, log, requestLog, shutdown, tls, failed: options.failed ?? (() => {}) });
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

/** Dependencies of the startup functions. */
interface Start {
  readonly config: GatewayConfig;
  readonly contract: Contract;
  readonly log: Logger;
  readonly requestLog: Logger;
  readonly shutdown: Shutdown;
  /** Mutual TLS with the services; undefined for plain text. */
  readonly tls: ProcessTls | undefined;
  readonly failed: (error: unknown) => void;
}

async function startAll(start: Start): Promise<RunningGateway> {
  const { log, requestLog, shutdown } = start;
  const signer = signerOf(start.config);
  const callerTokens = createCallerTokens(signer);
  const metrics = createMetrics();
  const upstreams = connectUpstreams(start, metrics);
  const authentication = authenticationOf(start, upstreams, callerTokens);
  const redis = connectRedis(start);
  const readiness = createReadiness(() => dependenciesOf(upstreams, redis, authentication));
  exposeState(metrics.registry, { redis, authentication, readiness });
  const slowRequests: SlowRequestLog = new SlowLog(start.config.slow.requestMs);
  const report = createProcessReport(readiness, slowRequests);
  authentication.answerReports(report.read);
  shutdown.add('the report', report.stop);
  const sessionCookie = createSessionCookie(start.config.publicUrl);
  const limiter = limiterOf(start, redis, metrics);
  const { port, connections } = await serve(start, {
    ...appSettings(start.config),
    log,
    requestLog,
    metrics,
    slowRequests,
    pages: { readiness: readiness.read, registry: servesMetrics(start.config) ? metrics.registry : undefined },
    router: routerOf(start, { upstreams, signer, callerTokens, authentication, sessionCookie, limiter }),
    limiter,
    callerOf: authentication.callerOf,
    sessionCookie,
  });
  const { deadlineMs } = start.config.upstreams;
  const access = { upstreams, signer, callerTokens, authentication };
  shutdown.add(
    'the delegated calls',
    startDelegatedCalls({ contract: start.contract, deadlineMs, ...access }, log).close,
  );
  const internalPort = await serveInternally(start, readiness, metrics);
  const metricsPort = await serveMetrics(start, metrics);
  gauge(metrics.registry, 'bms_http_connections', 'Open connections of clients.', () => connections.count);
  shutdown.add('readiness', () => retire(start, readiness, connections));
  log.info({ port, internalPort, metricsPort }, 'gateway is ready');
  return { port, internalPort, metricsPort, stop: shutdown.run };
}

function signerOf({ signingKey }: GatewayConfig): CallerSigner {
  try {
    return readSigner(signingKey);
  } catch (error) {
    throw new ConfigError(`setting SIGNING_KEY: ${error instanceof Error ? error.message : error}`);
  }
}

function connectUpstreams({ config, tls, shutdown }: Start, { registry }: RequestMetrics): Upstreams {
  const { targets, channels } = config.upstreams;
  const upstreams = createUpstreams(targets, channels, {
    credentials: tls?.client,
    observe: createCallObserver(registry),
  });
  shutdown.add('the channels to the services', upstreams.close);
  return upstreams;
}

function authenticationOf(start: Start, upstreams: Upstreams, callerTokens: CallerTokens): Authentication {
  const { config, contract, tls, log, failed, shutdown } = start;
  const identity = upstreams.own(IDENTITY, {
    channel: { 'grpc.max_receive_message_length': MAX_ENDED_SESSIONS_BYTES },
    isUnary: true,
  });
  const nats = { url: config.nats.url, tls: tls?.files };
  const { identityTimeoutMs } = config.upstreams;
  const authentication = openAuthentication({ contract, identity, callerTokens, identityTimeoutMs, nats, log, failed });
  shutdown.add('the notifications', authentication.close);
  return authentication;
}

function connectRedis({ config, tls, log, shutdown }: Start): RedisLink {
  const redis = openRedis(config.redis.url, config.redis.answerMs, log, tls?.files);
  shutdown.add('Redis', () => redis.close());
  return redis;
}

function limiterOf({ config, contract }: Start, redis: RedisLink, { registry }: RequestMetrics): Limiter {
  const definitions = limitDefinitions(config.limits);
  assertLimitsDefined(contract.rpcs, definitions);
  return createLimiter(definitions, redis, countRejections(registry, definitions.keys()));
}

/** Dependencies of the routes. */
interface RouterDeps {
  readonly upstreams: Upstreams;
  readonly signer: CallerSigner;
  readonly callerTokens: CallerTokens;
  readonly authentication: Authentication;
  readonly sessionCookie: SessionCookie;
  readonly limiter: Limiter;
}

function routerOf({ config, contract, tls }: Start, deps: RouterDeps): Router {
  const { upstreams, signer, callerTokens, authentication, sessionCookie, limiter } = deps;
  const delegationOf = (caller: Caller, service: string) => signDelegation(signer, caller, service);
  const { idleTimeoutMs, maxEventStreams, maxExports } = config.connections;
  const routes = compileRoutes({
    contract,
    channelsOf: upstreams.of,
    bulkChannelsOf: upstreams.ofBulk,
    admitExport: limitExports(limiter, maxExports),
    callerTokens,
    delegationOf,
    deadlineMs: config.upstreams.deadlineMs,
    maxBodyBytes: config.body.maxBytes,
    maxUploadBytes: config.body.maxUploadBytes,
    sessions: { endSession: authentication.endSession, cookie: sessionCookie },
    navigation: { session: sessionCookie, browser: createBrowserCookie(config.publicUrl) },
    streamOf: createStreams({
      targets: config.upstreams.httpTargets,
      callerTokens,
      delegationOf,
      tls,
      idleTimeoutMs,
      minUploadRate: config.body.minUploadRate,
      maxEventStreams,
    }),
  });
  const surfaces = compileSurfaces({
    contract,
    channelsOf: upstreams.ofBulk,
    callerTokens,
    deadlineMs: config.upstreams.deadlineMs,
    maxBodyBytes: config.body.maxBytes,
  });
  const document = describeApi(contract, config.publicUrl);
  const own = [batchRoute(document, routes), mcpRoute(document, routes), ...docsRoutes(document)];
  return createPathTree([...routes, ...surfaces, ...own]);
}

function dependenciesOf(upstreams: Upstreams, redis: RedisLink, authentication: Authentication): Dependency[] {
  const holds = (name: string, is: () => boolean): Dependency => ({
    name,
    check: async () => {
      if (!is()) throw new Error(`${name} is not connected`);
    },
  });
  return [
    ...[...upstreams.inUse].map(([name, channels]) => ({ name, check: () => askHealth(channels) })),
    { name: 'redis', check: () => redis.ping() },
    holds('nats', () => authentication.isSubscribed),
    holds('ended_sessions', () => authentication.isLoaded),
  ];
}

type AppSettings = Pick<AppDeps, 'trustedProxies' | 'corsOrigins' | 'bodyTimeoutMs' | 'panelDir'>;

const appSettings = ({ proxies, cors, body, panel }: GatewayConfig): AppSettings => ({
  panelDir: panel.dir ?? BUILT_PANEL,
  trustedProxies: proxies.trusted,
  corsOrigins: cors.origins,
  bodyTimeoutMs: body.timeoutMs,
});

async function serve({ config, log, shutdown }: Start, deps: AppDeps): Promise<HttpServer & { port: number }> {
  const app = createApp(deps);
  const { maxConnections, maxPerAddress } = config.connections;
  const isTrusted: (address: string, hop: number) => boolean = app.get('trust proxy fn');
  const limits = { maxConnections, maxPerAddress, isProxy: (address: string) => isTrusted(address, 0) };
  // Express skips all middleware, including the error handler, when it cannot parse the target of a request.
  const http = createHttpServer(config.connections, limits, log, (request, response) =>
    app(request as Request, response as Response, () => rejectRequest(response, 400)),
  );
  const port = await listen(http.server, config.listen.host, config.listen.port);
  shutdown.add('the HTTP server', () => drain(http.server, config.shutdown.idleMs, config.shutdown.graceMs));
  return { ...http, port };
}

async function retire({ config }: Start, readiness: ReadinessPage, connections: Connections): Promise<void> {
  readiness.retire();
  connections.retire();
  await sleep(config.shutdown.delayMs);
}
