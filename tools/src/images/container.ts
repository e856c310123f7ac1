import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { checkReady, until } from '@bms/backing-services';

const run = promisify(execFile);

/** Seconds after which a container that does not stop is killed. */
const STOP_SECONDS = 20;

/** A container of an image, as an operator would restrict it. */
export interface ContainerSettings {
  /** Program that runs it. */
  readonly runner: 'docker' | 'podman';
  readonly image: string;
  /** Unique on this machine. */
  readonly name: string;
  /** Environment on top of the image's. */
  readonly env: Readonly<Record<string, string>>;
  /** Folder of the secrets, mounted read-only at /secrets; it contains `env`. */
  readonly secretsDir: string;
}

/** A started container. */
export interface Container {
  readonly name: string;
  /** Polls /readyz. @returns the time since the start in milliseconds @throws Error with the last output in the end */
  untilReady(baseUrl: string): Promise<number>;
  /** Sends SIGTERM to process 1. @returns its exit code and the time that it took in milliseconds */
  stop(): Promise<{ exitCode: number; ms: number }>;
  /** Returns the last lines of its output. */
  output(): Promise<string>;
  /** Removes the container, killing it if it runs. */
  remove(): Promise<void>;
}

/**
 * Starts a container without capabilities, without any writable file and without privileges to gain, in the network of
 * this machine.
 */
export async function startContainer(settings: ContainerSettings): Promise<Container> {
  const { runner, name } = settings;
  const since = performance.now();
  await run(runner, ['run', ...restrictions(settings), settings.image, ...command]);
  const output = async (): Promise<string> => {
    const { stdout, stderr } = await run(runner, ['logs', '--tail=20', name]);
    return stdout + stderr;
  };
  return {
    name,
    output,
    async untilReady(baseUrl) {
      try {
        await until(name, () => checkReady(baseUrl), { pauseMs: 50 });
      } catch (error) {
        throw new Error(`${name} is not ready: ${await output()}`, { cause: error });
      }
      return performance.now() - since;
    },
    async stop() {
      const stopping = performance.now();
      await run(runner, ['stop', `--time=${STOP_SECONDS}`, name]);
      const { stdout } = await run(runner, ['inspect', '--format={{.State.ExitCode}}', name]);
      return { exitCode: Number(stdout), ms: performance.now() - stopping };
    },
    remove: async () => void (await run(runner, ['rm', '--force', name])),
  };
}

/** The command of docker-compose.yml. */
const command = ['node', '--env-file=/secrets/env', '--enable-source-maps', 'src/main.js'];

function restrictions({ runner, name, env, secretsDir }: ContainerSettings): string[] {
  return [
    '--detach',
    `--name=${name}`,
    '--network=host',
    '--read-only',
    // Podman would mount writable file systems on /tmp and others; Docker does not.
    ...(runner === 'podman' ? ['--read-only-tmpfs=false'] : []),
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    `--volume=${secretsDir}:/secrets:ro`,
    ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
  ];
}
