import { runService } from '@bms/service-kit';
import { identitySettings } from './config.ts';
import { externalMail } from './migrations/2026-11-26-external-mail.ts';
import { statusBefore } from './migrations/2026-11-26-status-before.ts';
import { modules } from './modules.ts';
import { openOwnTimeZone } from './organization/own-time-zone.ts';

await runService({
  name: 'identity',
  manifest: new URL('../package.json', import.meta.url),
  settings: identitySettings,
  modules,
  migrations: [statusBefore, externalMail],
  openTimeZone: openOwnTimeZone,
});
