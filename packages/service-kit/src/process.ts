/** Exports for processes without a database; they do not load the database driver. */
export { collectGarbage } from './runtime/boot/collect-garbage.ts';
export { createShutdown, type Shutdown } from './runtime/boot/shutdown.ts';
export { assertPublicUrl } from './runtime/config/public-url.ts';
export { upstreams } from './runtime/config/service-settings.ts';
export {
  assertNoLocalSecrets,
  type Config,
  ConfigError,
  checkSettingsIfAsked,
  printSettingsIfAsked,
  readSettings,
  setting,
} from './runtime/config/settings.ts';
export { metricsSettings, slowSettings, tracingSettings } from './runtime/config/telemetry-settings.ts';
export { readTlsFiles, tlsSettings } from './runtime/config/tls-settings.ts';
export { createLog } from './runtime/create-log.ts';
export { openHttpServer, openMetricsServer } from './runtime/health/http-server.ts';
export { type CacheCounts, collectNodeMetrics, createCallObserver, exposeCaches } from './runtime/health/metrics.ts';
export { type Dependency, type Readiness, readReadiness } from './runtime/health/readiness.ts';
export { exposeBuild, exposeReadiness } from './runtime/health/state-metrics.ts';
export { type EventLoopDelay, measureEventLoopDelay } from './runtime/report/event-loop-delay.ts';
export { type ProcessReport, processReport, readReport } from './runtime/report/process-report.ts';
export { compilePermission } from './runtime/server/permission.ts';
