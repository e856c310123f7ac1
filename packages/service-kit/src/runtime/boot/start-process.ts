import { setTimeout as sleep } from 'node:timers/promises';
import { type Contract, loadContract, type ProtoSource } from '@bms/contracts';
import { type Events, type Job, startScheduler } from '@bms/events';
import { createProcessTls } from '@bms/rpc';
import { startTracing } from '@bms/telemetry';
import type { Registry } from '@prometheus-io/client';
import { HealthImplementation } from 'grpc-health-check';
import type { Connection } from 'mongoose';
import { type ServiceConfig, serviceSettings } from '../config/service-settings.ts';
import { assertNoLocalSecrets, type Config, readSettings, type SettingsTree } from '../config/settings.ts';
import { readTlsFiles } from '../config/tls-settings.ts';
import { createLog } from '../create-log.ts';
import { connectDatabase } from '../database/connect.ts';
import { buildIndexes, registerModels } from '../database/indexes.ts';
import { createPoolMetrics, type PoolMetrics } from '../database/pool-metrics.ts';
import { exposeLastBackup } from '../health/backup-age.ts';
import { createHealthReport, databaseDependency, eventsDependency } from '../health/health-report.ts';
import { openHttpServer, openMetricsServer } from '../health/http-server.ts';
import { createMetrics, exposeCaches } from '../health/metrics.ts';
import { exposeBuild, exposeReadiness } from '../health/state-metrics.ts';
import { applyMigrations } from '../migrations/apply-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import type { ModelDefinition, Module, Runtime } from '../module.ts';
import { createServiceReport, type ServiceReport } from '../report/service-report.ts';
import type { BulkWrites } from '../server/bulk/bulk-handler.ts';
import { createCallerReader } from '../server/callers.ts';
import { createGrpcServer } from '../server/grpc-server.ts';
import { setUpModules } from '../server/handlers.ts';
import type { RpcDeps } from '../server/serve-rpc.ts';
import { answerNotReady, createStreams } from '../streams/serve-streams.ts';
import { prepareEvents, startEvents } from './events.ts';
import { createRuntime, openRequests } from './open-runtime.ts';
import { createShutdown } from './shutdown.ts';
import type { Start } from './start.ts';

/** The description of a service. */
export interface ProcessOptions<Kit extends Runtime, Settings extends SettingsTree, Shared> {
  /** The name of the process, e.g. `crm`: the segment after `bms.` of the gRPC services it serves. */
  readonly name: string;
  /** Settings besides those common to all services. */
  readonly settings?: Settings;
  /** Opens what the modules share: once at start, after the indexes are built and before the first module is set up. */
  readonly setup: (kit: Kit, config: Config<Settings> & ServiceConfig) => Promise<Shared> | Shared;
  /** The modules, one for each gRPC service that the contract assigns to this process. */
  readonly modules: readonly Module<Shared>[];
  /** All migrations of the service, in the order in which they are made. */
  readonly migrations?: readonly Migration[];
  /** The address of the service's package.json, whose `bms.consumes` lists its consumers; undefined accepts all. */
  readonly manifest?: URL;
  /** Overrides the contract in protos/; for tests. */
  readonly protos?: ProtoSource;
  /** The contract, if the caller has already loaded it. */
  readonly contract?: Contract;
  /** Called on a fatal error after the start; the process should exit. */
  readonly onFatal?: (error: Error) => void;
}

/** Creates the kit that the modules are set up with; the layer above the runtime implements it. */
export interface KitFactory<Kit extends Runtime> {
  /** The collections of the kit itself, besides those of the modules. */
  readonly models: readonly ModelDefinition[];
  /** Creates the kit of a process, once its database is open. */
  create(runtime: Runtime, events: Pick<Events, 'outbox' | 'notify' | 'catalogue'>): Promise<CreatedKit<Kit>>;
}

/** The time that a shutdown takes at most after the calls in progress: for jobs, events and connections. */
const REST_TIMEOUT_MS = 15_000;

/** A kit with the functions that the process calls. */
export interface CreatedKit<Kit extends Runtime> extends Pick<RpcDeps, 'answerOnce'>, BulkWrites {
  readonly kit: Kit;
  /** Completes the kit after the modules are set up, before the port opens. */
  prepare(): Promise<void>;
}

/** A service that accepts calls. */
export interface RunningProcess<Kit extends Runtime> {
  readonly grpcPort: number;
  readonly httpPort: number;
  /** The port of METRICS_ADDRESS; that of HTTP if it is not set. */
  readonly metricsPort: number;
  readonly kit: Kit;
  /** The time after which `stop` has not ended because a backing service does not respond, in milliseconds. */
  readonly stopTimeoutMs: number;
  /** Completes the calls in progress, stops the background work and closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts a service: settings, log, /livez, database, indexes, modules, then the gRPC port. If a step fails, the
 * components already started are stopped.
 * @param env the environment that the settings are read from
 * @param aborted aborts the wait for an unavailable database
 * @throws ConfigError for a missing or invalid setting; Error if the contract and the modules do not match
 */
export async function startProcess<Kit extends Runtime, Settings extends SettingsTree, Shared>(
  options: ProcessOptions<Kit, Settings, Shared>,
  kitFactory: KitFactory<Kit>,
  env: NodeJS.ProcessEnv = process.env,
  aborted: AbortSignal = new AbortController().signal,
): Promise<RunningProcess<Kit>> {
  const { start, config } = prepareStart(options, env, aborted);
  try {
    const onWarning = (reason: string) => start.log.warn({ reason }, 'traces are not sent');
    const tracing = await startTracing({ process: start.name, settings: start.config.tracing, onWarning });
    start.shutdown.add('the traces', tracing.stop);
    return await startComponents(start, kitFactory, {
      modules: options.modules,
      setup: (kit) => options.setup(kit, config),
    });
  } catch (error) {
    await start.shutdown.run();
    throw error;
  }
}

/** Reads the settings and the contract of a process. @throws ConfigError for a missing or invalid setting */
export function prepareStart<Kit extends Runtime, Settings extends SettingsTree, Shared>(
  { name, protos, manifest, migrations = [], ...options }: ProcessOptions<Kit, Settings, Shared>,
  env: NodeJS.ProcessEnv,
  aborted: AbortSignal,
): { start: Start; config: Config<Settings> & ServiceConfig } {
  assertNoLocalSecrets(env);
  const config = readConfig(options.settings, env);
  const contract = options.contract ?? loadContract(protos);
  const log = createLog(name, config.log.level, contract);
  const onFatal = options.onFatal ?? ((error: Error) => log.fatal({ err: error }, 'fatal error'));
  const tlsFiles = readTlsFiles(config.tls);
  const tls = tlsFiles && createProcessTls(tlsFiles);
  const start = {
    name,
    config,
    contract,
    protos,
    migrations,
    manifest,
    tls,
    log,
    shutdown: createShutdown(log),
    aborted,
    onFatal,
  };
  return { start, config };
}

/** Returns the models of a service: those of the kit and of its modules. */
export function modelsOf<Kit extends Runtime>(
  kitFactory: KitFactory<Kit>,
  modules: readonly Pick<Module<never>, 'models'>[],
): ModelDefinition[] {
  return [...kitFactory.models, ...modules.flatMap((module) => module.models ?? [])];
}

/** Reads the settings of a service. @throws ConfigError naming every missing or invalid setting */
export function readConfig<Settings extends SettingsTree>(own: Settings | undefined, env: NodeJS.ProcessEnv) {
  return readSettings({ ...serviceSettings, ...own }, env) as unknown as Config<Settings> & ServiceConfig;
}

async function startComponents<Kit extends Runtime, Shared>(
  start: Start,
  kitFactory: KitFactory<Kit>,
  { modules, setup }: { readonly modules: readonly Module<Shared>[]; setup(kit: Kit): Promise<Shared> | Shared },
): Promise<RunningProcess<Kit>> {
  const { config, contract, tls, log, shutdown, name } = start;
  const metrics = createMetrics();
  const health = createHealthReport();
  const { address, idleTimeoutMs } = config.http;
  const { registry } = metrics;
  const isApart = config.metrics.address !== undefined;
  const http = await openHttpServer(address, health.readiness, isApart ? undefined : registry, idleTimeoutMs, tls);
  http.serve(answerNotReady);
  shutdown.add('the HTTP server', http.close);
  const metricsPort = await serveMetrics(start, registry, http.port);
  const pools = createPoolMetrics(registry);

  const db = await openDatabase(start, modelsOf(kitFactory, modules), pools);
  const report = createServiceReport(name, health, config.slow.requestMs);
  shutdown.add('the report', report.stop);
  const requests = openRequests(start, { metrics, report });
  const events = await openEvents(start, db, pools, registry, report);
  report.follow(events);
  health.follow(events);
  health.dependencies.push(databaseDependency(db), eventsDependency(events));
  exposeReadiness(registry, health.latest);
  exposeLastBackup(registry, db);
  if (start.manifest) exposeBuild(registry, start.manifest);
  const jobs: Job[] = [];
  const runtime = createRuntime(start, { db, requests, events, metrics, report, jobs });
  const { kit, prepare, answerOnce, ...writes } = await kitFactory.create(runtime, events);
  const served = await setUpModules(kit, modules, await setup(kit), { contract, log, answerOnce, ...writes });
  await prepare();

  const grpcHealth = new HealthImplementation();
  const { read: readCaller, counts } = createCallerReader(config.callers.trustedKeys, name);
  exposeCaches(registry, { caller_tokens: counts });
  const streams = createStreams(served, { contract, readCaller, log, metrics });
  http.serve(streams.handle);
  const rpcDeps = { readCaller, log, metrics, slowWork: report.slowWork, answerOnce };
  const server = createGrpcServer(served, contract.definition, grpcHealth, rpcDeps, tls?.server);
  const grpcPort = await server.open(config.grpc.address);
  const { delayMs, graceMs } = config.shutdown;
  // At the same time: each may take all of the grace period.
  shutdown.add('the calls', async () => void (await Promise.all([server.close(graceMs), streams.close(graceMs)])));

  health.open(
    grpcHealth,
    modules.map(({ service }) => service),
  );
  startEvents(events, start.onFatal);
  if (jobs.length > 0) shutdown.add('the jobs', startScheduler({ connection: db, log, jobs }).stop);
  shutdown.add('the health report', async () => {
    health.close();
    http.retire();
    await sleep(delayMs);
  });
  log.info({ grpcPort, httpPort: http.port, metricsPort }, `${name} is ready`);
  const stopTimeoutMs = delayMs + graceMs + REST_TIMEOUT_MS;
  return { grpcPort, httpPort: http.port, metricsPort, kit, stopTimeoutMs, stop: shutdown.run };
}

/** Opens METRICS_ADDRESS, if it is set. @returns the port of /metrics */
async function serveMetrics({ config, shutdown }: Start, registry: Registry, httpPort: number): Promise<number> {
  if (config.metrics.address === undefined) return httpPort;
  const server = await openMetricsServer(config.metrics.address, registry);
  shutdown.add('the metrics', server.close);
  return server.port;
}

/** Connects to the database, makes the pending migrations and builds the indexes. @throws Error if a migration fails */
export async function openDatabase(
  start: Start,
  models: readonly ModelDefinition[],
  pools?: PoolMetrics,
): Promise<Connection> {
  const { name, config, contract, migrations, log, shutdown, aborted } = start;
  const db = await connectDatabase({ ...config.mongo, appName: `bms-${name}` }, log, aborted);
  shutdown.add('the database', () => db.close());
  pools?.follow('calls', db.getClient());
  registerModels(db, models, contract);
  await applyMigrations({ db, migrations, log, aborted });
  await buildIndexes(db, log, aborted);
  return db;
}

async function openEvents(
  start: Start,
  db: Connection,
  pools: PoolMetrics,
  metrics: Registry,
  { slowWork, read }: ServiceReport,
): Promise<Events> {
  const { name, config, protos, log, shutdown, onFatal, aborted } = start;
  const { url: natsUrl, effectsAtOnce } = config.nats;
  const background = await connectDatabase(
    { ...config.mongo, appName: `bms-${name}`, poolSize: config.mongo.backgroundPoolSize },
    log,
    aborted,
  );
  shutdown.add('the background connections to the database', () => background.close());
  pools.follow('background', background.getClient());
  const nats = { url: natsUrl, tls: start.tls?.files };
  const parts = { service: name, db, background, nats, effectsAtOnce };
  const report = async () => read();
  const events = await prepareEvents({ ...parts, protos, log, metrics, slowWork, report, onFatal });
  shutdown.add('the events', events.stop);
  return events;
}
