import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findServices, type RunningProcess } from '@bms/backing-services';
import { UserError } from '../console/say.ts';
import {
  chooseHostPorts,
  type HostPorts,
  hostAddresses,
  listenSettings,
  startHostServices,
} from '../setup/host-services.ts';
import { writeSecrets } from '../setup/write-secrets.ts';
import { openSecrets } from '../start/secrets.ts';
import { type Container, startContainer } from './container.ts';
import { documentProcesses, type RenderedFile, renderDocuments } from './documents.ts';
import type { EngineName } from './engine.ts';
import { imageOf } from './targets.ts';

/** The start and the stop of the container of a process. */
export interface ContainerStart {
  readonly name: string;
  /** Time from the start of the container until /readyz answers 200. */
  readonly readyMs: number;
  readonly exitCode: number;
  readonly stopMs: number;
}

/** The result of starting the images. */
export interface ImageStarts {
  readonly containers: readonly ContainerStart[];
  /** Status of a sign-in through the gateway; undefined without a gateway. */
  readonly signIn: number | undefined;
  /** Files rendered by crm and billing; empty unless all of `documentProcesses` are started. */
  readonly documents: readonly RenderedFile[];
}

/**
 * Starts the images of processes one after the other in containers, against mongod, Valkey and NATS on this machine,
 * signs in through the gateway and renders documents, then stops each container with SIGTERM.
 * @param names e.g. `crm`; the gateway is started last
 * @throws UserError if neither docker nor podman runs containers here; Error if a process does not become ready
 */
export async function startImages(
  root: string,
  engine: EngineName,
  names: readonly string[],
  tag: string,
): Promise<ImageStarts> {
  const runner = await findRunner(engine);
  const dir = await mkdtemp(join(tmpdir(), 'images-'));
  const started: RunningProcess[] = [];
  const containers: Container[] = [];
  try {
    const ports = await chooseHostPorts((await findServices(root)).map(({ name }) => name));
    const url = `http://127.0.0.1:${ports['gateway']}`;
    const credentials = await prepare({ root, dir, url, ports, started });
    const readyMs: number[] = [];
    const ordered = names.toSorted((a, b) => Number(a === 'gateway') - Number(b === 'gateway'));
    for (const name of ordered) {
      const container = await startContainer({
        runner,
        image: imageOf(name, tag),
        name: `bms-start-${name}-${process.pid}`,
        env: listenSettings(name, ports),
        secretsDir: join(dir, 'secrets', name),
      });
      containers.push(container);
      readyMs.push(await container.untilReady(`http://127.0.0.1:${ports[name === 'gateway' ? name : `${name}/http`]}`));
    }
    const hasSignIn = names.includes('gateway') && names.includes('identity');
    const signIn = hasSignIn ? await login(url, credentials) : undefined;
    const hasDocuments = documentProcesses.every((name) => names.includes(name));
    const token = hasDocuments ? signIn?.token : undefined;
    const documents = token ? await withOutput(containers, () => renderDocuments(url, token)) : [];
    const results: ContainerStart[] = [];
    for (const [i, container] of [...containers.entries()].toReversed()) {
      const { exitCode, ms } = await container.stop();
      results.unshift({ name: ordered[i]!, readyMs: readyMs[i]!, exitCode, stopMs: ms });
    }
    return { containers: results, signIn: signIn?.status, documents };
  } finally {
    await Promise.all(containers.map((container) => container.remove()));
    await Promise.all(started.map((running) => running.stop()));
    await rm(dir, { recursive: true, force: true });
  }
}

/** Runs `work`. @throws Error with the last output of the containers if it fails */
async function withOutput<T>(containers: readonly Container[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const outputs = await Promise.all(containers.map(async ({ name, output }) => `${name}:\n${await output()}`));
    throw new Error(`${(error as Error).message}\n${outputs.join('\n')}`, { cause: error });
  }
}

/** Buildah's images are in the store of podman. */
async function findRunner(engine: EngineName): Promise<'docker' | 'podman'> {
  const runner = engine === 'docker' ? 'docker' : 'podman';
  try {
    await promisify(execFile)(runner, ['info']);
  } catch (error) {
    throw new UserError(`${runner} does not run containers here: install it to start the images`, { cause: error });
  }
  return runner;
}

interface Preparation {
  readonly root: string;
  readonly dir: string;
  /** URL of the gateway. */
  readonly url: string;
  readonly ports: HostPorts;
  readonly started: RunningProcess[];
}

async function prepare({ root, dir, url, ports, started }: Preparation): Promise<{ email: string; password: string }> {
  const secretsDir = join(dir, 'secrets');
  await mkdir(secretsDir);
  const settings = { root, dir: secretsDir, publicUrl: url, adminEmail: 'admin@example.com', adminPassword: undefined };
  const credentials = await writeSecrets(settings, hostAddresses(ports));
  const secrets = await openSecrets(join(secretsDir, 'setup/secrets.json'));
  await startHostServices({ root, dir, ports, secrets, started: (running) => started.push(running) });
  return credentials;
}

/** Returns the status of the sign-in, and the session token if it succeeded. */
async function login(
  url: string,
  credentials: { email: string; password: string },
): Promise<{ status: number; token: string | undefined }> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(credentials) });
  const { token } = (await response.json()) as { token?: string };
  return { status: response.status, token };
}
