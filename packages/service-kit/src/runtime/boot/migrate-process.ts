import type { SettingsTree } from '../config/settings.ts';
import type { Runtime } from '../module.ts';
import { type KitFactory, modelsOf, openDatabase, type ProcessOptions, prepareStart } from './start-process.ts';

/**
 * Makes the pending migrations of a service and builds its indexes, as startProcess does before it accepts calls, and
 * closes the database again.
 * @throws ConfigError for a missing or invalid setting; Error if a migration fails
 */
export async function migrateProcess<Kit extends Runtime, Settings extends SettingsTree, Shared>(
  options: ProcessOptions<Kit, Settings, Shared>,
  kitFactory: KitFactory<Kit>,
  env: NodeJS.ProcessEnv,
  aborted: AbortSignal,
): Promise<void> {
  const { start } = prepareStart(options, env, aborted);
  try {
    await openDatabase(start, modelsOf(kitFactory, options.modules));
    start.log.info('the database is up to date');
  } finally {
    await start.shutdown.run();
  }
}
