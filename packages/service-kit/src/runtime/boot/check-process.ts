import { loadContract } from '@bms/contracts';
import { createConnection } from 'mongoose';
import { assertNoLocalSecrets, type SettingsTree } from '../config/settings.ts';
import { declaredIndexes, registerModels } from '../database/indexes.ts';
import type { Runtime } from '../module.ts';
import { type KitFactory, modelsOf, type ProcessOptions, readConfig } from './start-process.ts';

/**
 * Handles the command line option `--check`: reads the settings and the models without connecting to anything, and prints
 * the indexes that the models declare as JSON, by collection. `npx bms doctor` uses it.
 * @returns true if the option was given
 * @throws ConfigError for a missing or invalid setting
 */
export function checkIfAsked<Kit extends Runtime, Settings extends SettingsTree, Shared>(
  options: ProcessOptions<Kit, Settings, Shared>,
  kitFactory: KitFactory<Kit>,
  args: readonly string[] = process.argv.slice(2),
): boolean {
  if (!args.includes('--check')) return false;
  assertNoLocalSecrets(process.env);
  readConfig(options.settings, process.env);
  const models = modelsOf(kitFactory, options.modules);
  const db = createConnection();
  registerModels(db, models, options.contract ?? loadContract(options.protos));
  process.stdout.write(`${JSON.stringify({ indexes: declaredIndexes(db) })}\n`);
  return true;
}
