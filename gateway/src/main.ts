import {
  assertNoLocalSecrets,
  ConfigError,
  checkSettingsIfAsked,
  collectGarbage,
  printSettingsIfAsked,
  readSettings,
} from '@bms/service-kit/process';
import { gatewaySettings } from './config.ts';
import { type RunningGateway, startGateway } from './gateway.ts';

let running: RunningGateway | undefined;

async function stop(): Promise<void> {
  await running?.stop();
  process.exit(0);
}

/** Exits with an error. A ConfigError is printed as one line, any other error with its stack. */
function fail(error: unknown): void {
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`gateway: ${text}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  process.title = 'bms-gateway';
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    if (checkSettingsIfAsked(gatewaySettings)) return;
    assertNoLocalSecrets(process.env);
    running = await startGateway(readSettings(gatewaySettings, process.env), { failed: fail });
    collectGarbage();
  } catch (error) {
    fail(error);
  }
}

if (!printSettingsIfAsked(gatewaySettings)) await start();
