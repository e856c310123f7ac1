/** Exports for processes without a database; they do not load the database driver. */
export { createShutdown, type Shutdown } from './boot/shutdown.ts';
export { assertNoLocalSecrets } from './config/local-secrets.ts';
export { type Config, ConfigError, printSettingsIfAsked, readSettings, setting } from './config/settings.ts';
export { upstreams } from './config/upstreams.ts';
export { openHttpServer } from './health/http-server.ts';
export { type Dependency, type Readiness, readReadiness } from './health/readiness.ts';
export { createLog } from './logging/create-log.ts';
export { compilePermission } from './server/permission.ts';
