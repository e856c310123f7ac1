export { runService } from './boot/run-service.ts';
export { type RunningService, type ServiceOptions, startService } from './boot/start-service.ts';
export { refuseLocalSecrets } from './config/local-secrets.ts';
export { type ServiceConfig, serviceSettings } from './config/service-settings.ts';
export {
  type Config,
  ConfigError,
  describeSettings,
  readSettings,
  type Setting,
  type SettingDescription,
  type SettingsTree,
  setting,
} from './config/settings.ts';
export { createLog } from './logging/create-log.ts';
export type * from './types.ts';
