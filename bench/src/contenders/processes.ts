import { freePort, type RunningProcess, startProcess, untilListening } from '@bms/backing-services';

/** The programs of a contender: a gateway that listens to HTTP and, if there is one, a gRPC service behind it. */
export interface NodePrograms {
  /** The main file of the gateway, relative to the folder. */
  readonly gateway: string;
  /** The main file of the service, relative to the folder. */
  readonly service?: string;
  readonly dir: string;
  /** The environment of all programs, besides PORT, GRPC_ADDRESS and NODE_ENV. */
  readonly env: Readonly<Record<string, string>>;
}

/** The started programs of a contender. */
export interface StartedPrograms {
  readonly url: string;
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/**
 * Starts programs with this Node in production mode, the service first; they do not outlive this process.
 * @throws Error with the last output of a program that does not listen
 */
export async function startPrograms({ gateway, service, dir, env }: NodePrograms): Promise<StartedPrograms> {
  const [port, grpcPort] = [await freePort(), await freePort()];
  const shared = { ...env, PORT: String(port), GRPC_ADDRESS: `127.0.0.1:${grpcPort}` };
  const running: RunningProcess[] = [];
  if (service) running.push(await startNode(dir, [service], shared, grpcPort));
  running.push(await startNode(dir, [gateway], shared, port));
  return {
    url: `http://127.0.0.1:${port}`,
    pids: running.map(({ pid }) => pid),
    stop: async () => void (await Promise.all(running.map((process) => process.stop()))),
  };
}

async function startNode(
  dir: string,
  program: readonly string[],
  env: Readonly<Record<string, string>>,
  port: number,
): Promise<RunningProcess> {
  const running = await startProcess({
    file: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', ...program],
    cwd: dir,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
  });
  running.unref();
  await untilListening(running, port);
  return running;
}
