import { serviceSettings } from '../config/service-settings.ts';
import { ConfigError, printSettingsIfAsked, type SettingsTree } from '../config/settings.ts';
import { type RunningService, type ServiceOptions, startService } from './start-service.ts';

/**
 * The shutdown timeout, in milliseconds: an unresponsive backing service must not block the exit. Orchestrators kill
 * after 30 s.
 */
const SHUTDOWN_TIMEOUT_MS = 25_000;

/**
 * Runs a service as a process titled `bms-<name>`; main.ts calls it. SIGTERM and SIGINT shut it down gracefully. A
 * missing setting is reported as one line on stderr with exit code 1.
 */
export async function runService<Settings extends SettingsTree>(options: ServiceOptions<Settings>): Promise<void> {
  if (printSettingsIfAsked({ ...serviceSettings, ...options.settings })) return;
  process.title = `bms-${options.name}`;
  const aborted = new AbortController();
  let running: RunningService | undefined;
  const stop = async () => {
    aborted.abort();
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
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
    running = await startService({ ...options, onFatal: end }, process.env, aborted.signal);
  } catch (error) {
    if (aborted.signal.aborted) return;
    end(error as Error);
  }
}

function explain(error: Error): string {
  return error instanceof ConfigError ? error.message : (error.stack ?? error.message);
}
