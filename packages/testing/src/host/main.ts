/**
 * The main file of a process that several services and a gateway share, see startHost. They are the real ones, each with
 * its own settings, database and ports, and call each other over gRPC; they share what V8 has compiled.
 */
import { loadContract } from '@bms/contracts';
import { startService } from '@bms/service-kit';
import { readSettings } from '@bms/service-kit/process';
import { root } from '../processes.ts';
import { HOSTED, type HostedSettings } from './hosted.ts';

process.title = 'bms-host';

const contract = loadContract();

// A folder of services is found at run time, so the compiler does not know its modules.
const load = async (path: string) => (await import(`${root}/${path}`)) as Record<string, unknown>;

async function runService(name: string, env: NodeJS.ProcessEnv): Promise<void> {
  const options = (await load(`services/${name}/src/service.ts`))[`${name}Service`];
  await startService({ ...(options as Parameters<typeof startService>[0]), contract, onFatal: fail }, env);
}

async function runGateway(env: NodeJS.ProcessEnv): Promise<void> {
  const [{ gatewaySettings }, { startGateway }] = await Promise.all([
    load('gateway/src/config.ts'),
    load('gateway/src/gateway.ts'),
  ]);
  const start = startGateway as (config: unknown, options: { failed: typeof fail }) => Promise<unknown>;
  await start(readSettings(gatewaySettings as Parameters<typeof readSettings>[0], env), { failed: fail });
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

const { gateway, ...services } = JSON.parse(process.env[HOSTED] ?? '{}') as HostedSettings;
const running = Object.entries(services).map(([name, env]) => runService(name, env));
await Promise.all([...running, ...(gateway ? [runGateway(gateway)] : [])]).catch(fail);
