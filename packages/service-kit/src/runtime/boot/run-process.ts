import { serviceSettings } from '../config/service-settings.ts';
import { ConfigError, printSettingsIfAsked, type SettingsTree } from '../config/settings.ts';
import type { Runtime } from '../module.ts';
import { checkIfAsked } from './check-process.ts';
import { collectGarbage } from './collect-garbage.ts';
import { migrateProcess } from './migrate-process.ts';
import { type KitFactory, type ProcessOptions, type RunningProcess, startProcess } from './start-process.ts';

/** The timeout of a shutdown before the process accepts calls, in milliseconds. */
const START_ABORTED_MS = 25_000;

/** The command line option of a process that makes the pending migrations instead of serving calls. */
const MIGRATE = '--migrate';

/**
 * Runs a service as a process titled `bms-<name>`. SIGTERM and SIGINT shut it down gracefully. A missing setting is
 * reported as one line on stderr with exit code 1. With the option `--migrate`, the process only brings its database up to
 * date and ends with code 0.
 */
export async function runProcess<Kit extends Runtime, Settings extends SettingsTree, Shared>(
  options: ProcessOptions<Kit, Settings, Shared>,
  kitFactory: KitFactory<Kit>,
): Promise<void> {
  if (printSettingsIfAsked({ ...serviceSettings, ...options.settings })) return;
  process.title = `bms-${options.name}`;
  const aborted = new AbortController();
  let running: RunningProcess<Kit> | undefined;
  const stop = async () => {
    aborted.abort();
    setTimeout(() => process.exit(1), running?.stopTimeoutMs ?? START_ABORTED_MS).unref();
    await running?.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const end = (error: Error) => {
    process.stderr.write(`${options.name}: ${explain(error)}\n`);
    process.exit(1);
  };
  try {
    if (checkIfAsked(options, kitFactory)) return;
    if (process.argv.includes(MIGRATE)) {
      await migrateProcess(options, kitFactory, process.env, aborted.signal);
      process.exit(0);
    }
    running = await startProcess({ ...options, onFatal: end }, kitFactory, process.env, aborted.signal);
    collectGarbage();
  } catch (error) {
    if (aborted.signal.aborted) return;
    end(error as Error);
  }
}

function explain(error: Error): string {
  return error instanceof ConfigError ? error.message : (error.stack ?? error.message);
}
