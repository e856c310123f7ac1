import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  checkReady,
  findGateway,
  findServices,
  freePort,
  type ProcessSource,
  sourceCommand,
  until,
} from '@bms/backing-services';
import { type StartedPart, start } from './started.ts';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A process of the project, started from its sources. */
export interface StartedProcess extends StartedPart {
  /** The gRPC target, e.g. `127.0.0.1:40123`; empty for the gateway. */
  readonly target: string;
  /**
   * Starts it again with the code of another checkout or build, on the same ports with the same settings and data;
   * kills it first if it runs. Resolves when it is ready.
   */
  restartFrom(root: string): Promise<void>;
}

/** The ports of a service; free ports by default. */
export interface ServiceOptions {
  readonly grpc?: number;
  readonly http?: number;
  /** The checkout, or the folder of a build; by default this checkout. */
  readonly root?: string;
}

/**
 * Starts a service, e.g. `crm`, and waits until it is ready.
 * @param env its settings except the addresses; of the test's own environment, only PATH is inherited.
 * @throws Error with its last output if it does not become ready.
 */
export async function startService(
  name: string,
  env: Readonly<Record<string, string>>,
  options: ServiceOptions = {},
): Promise<StartedProcess> {
  const find = async (from: string): Promise<ProcessSource> => {
    const source = (await findServices(from)).find((service) => service.name === name);
    if (!source) throw new Error(`there is no ${join('services', name)}`);
    return source;
  };
  const source = await find(options.root ?? root);
  const grpc = options.grpc ?? (await freePort());
  const http = options.http ?? (await freePort());
  const settings: Record<string, string> = {
    GRPC_ADDRESS: `127.0.0.1:${grpc}`,
    HTTP_ADDRESS: `127.0.0.1:${http}`,
    ...env,
  };
  // With TLS, the test must trust the authority: see tls.setDefaultCACertificates.
  const url = `${settings['TLS_CERT_FILE'] ? 'https' : 'http'}://127.0.0.1:${http}`;
  return { ...(await startSource(source, url, settings, find)), target: `127.0.0.1:${grpc}` };
}

/**
 * Starts a gateway and waits until it is ready, which requires all its upstreams.
 * @param env its settings except HOST and PORT.
 * @param from the checkout, or the folder of a build
 * @throws Error with its last output if it does not become ready.
 */
export async function startGateway(
  env: Readonly<Record<string, string>>,
  from: string = root,
): Promise<StartedProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, ...env };
  return { ...(await startSource(await findGateway(from), url, settings, findGateway)), target: '' };
}

async function startSource(
  first: ProcessSource,
  url: string,
  settings: Record<string, string>,
  find: (root: string) => Promise<ProcessSource>,
): Promise<Omit<StartedProcess, 'target'>> {
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', ...settings };
  let source = first;
  const part = await start({
    url,
    port: Number(new URL(url).port),
    command: () => sourceCommand(source, env),
    ready: (running) => until(source.name, () => checkReady(url), { process: running }),
    removeData: async () => {},
  });
  const restartFrom = async (from: string): Promise<void> => {
    source = await find(from);
    await part.restart();
  };
  return { ...part, restartFrom };
}

/** Makes the production build of the panel in a folder. @throws Error with the output of the build */
export async function buildPanel(outDir: string): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', 'node_modules/vite/bin/vite.js', 'build', '--outDir', outDir];
  // Jest's NODE_ENV would create a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: join(root, 'admin'), env });
}
