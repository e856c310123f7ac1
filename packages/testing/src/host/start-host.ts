import { fileURLToPath } from 'node:url';
import { checkReady, compileCacheDir, until } from '@bms/backing-services';
import { root, type StartedProcess } from '../processes.ts';
import { type StartedPart, start } from '../started.ts';
import { HOSTED, type HostedSettings } from './hosted.ts';

/** A service or a gateway that shares a process with others. */
export interface Hosted {
  /** The name of the service, or `gateway`. */
  readonly name: string;
  /** Its settings, with its addresses. */
  readonly env: Readonly<Record<string, string>>;
  /** The base URL of its HTTP port. */
  readonly url: string;
  /** The gRPC target; empty for the gateway. */
  readonly target: string;
}

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/**
 * Starts services and a gateway in one process and waits until all are ready. It takes a third of the memory, and of the
 * CPU of a start, that a process for each takes.
 * @param common settings of the process itself, such as NODE_OPTIONS
 * @returns them by name; killing, freezing or restarting one does it to all
 * @throws Error with the last output if one does not become ready
 */
export async function startHost(
  hosted: readonly Hosted[],
  common: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, StartedProcess>> {
  const settings: HostedSettings = Object.fromEntries(hosted.map(({ name, env }) => [name, env]));
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: compileCacheDir,
    ...common,
    [HOSTED]: JSON.stringify(settings),
  };
  const args = ['--disable-warning=ExperimentalWarning', main];
  const part = await start({
    ...{ url: '', port: 0 },
    command: () => ({ file: process.execPath, args, cwd: root, env }),
    ready: async (running) => {
      for (const { name, url } of hosted) await until(name, () => checkReady(url), { process: running });
    },
    removeData: async () => {},
  });
  return new Map(hosted.map((one) => [one.name, memberOf(part, one)]));
}

const memberOf = (part: StartedPart, { name, url, target }: Hosted): StartedProcess => ({
  ...part,
  url,
  target,
  port: Number(new URL(url).port),
  restartFrom: () => Promise.reject(new Error(`${name} shares its process with others: start it apart`)),
});
