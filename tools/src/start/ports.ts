import { createServer } from 'node:net';
import { freePort } from '@bms/backing-services';
import { UserError } from '../console/say.ts';
import { readJson, writeJson } from './json-file.ts';

/** Assigns each name a port on loopback: the previous one if it is free, else another. */
export async function choosePorts(file: string, names: readonly string[]): Promise<Record<string, number>> {
  const before = (await readJson<Record<string, number>>(file)) ?? {};
  const chosen = { ...before };
  const taken = new Set<number>();
  for (const name of names) {
    const port = await freePortBut(taken, before[name]);
    taken.add(port);
    chosen[name] = port;
  }
  await writeJson(file, chosen);
  return chosen;
}

async function freePortBut(taken: ReadonlySet<number>, wanted: number | undefined): Promise<number> {
  const port = await (wanted && !taken.has(wanted) ? freePort(wanted) : freePort());
  return taken.has(port) ? freePortBut(taken, undefined) : port;
}

/** Checks that the gateway can listen on `port`. @throws UserError when it cannot */
export async function checkGatewayPort(port: number): Promise<void> {
  const problem = await tryListening(port);
  if (!problem) return;
  const why = problem === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${problem})`;
  const other = port < 65_535 ? port + 1 : port - 1;
  throw new UserError(`Port ${port} ${why}: stop what uses it, or choose another with PORT=${other} npm start`);
}

function tryListening(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
