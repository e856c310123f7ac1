import { ApiError, loadContract, toGrpcError } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { Metadata, Server, ServerCredentials } from '@grpc/grpc-js';
import { afterEach, beforeEach } from '@jest/globals';
import { type Answered, callRpc, methodOf } from '../src/client.ts';
import { type Connection, openConnection } from '../src/connection.ts';
import { addServices, type CallServer, createCallServer, type Implementation } from '../src/streams/call-server.ts';
import type { UnaryCall } from '../src/streams/streamed-call.ts';

const contract = loadContract();
export const method = methodOf<{ title: string }>(contract, contract.rpc('/bms.content.Pages/Create'));
const definition = contract.definition('bms.content.Pages') as unknown as Implementation[0];

type Call = UnaryCall<{ page: { title: string; content: string } }>;
type Handle = (call: Call) => Promise<string>;

/** A service with one rpc, which returns a title. */
interface Instance {
  readonly port: number;
  /** The calls that arrived, and over what. */
  readonly seen: { title: string; isStreamed: boolean; call: Call }[];
  readonly calls: CallServer;
  kill(): void;
  /** Shuts down after the calls in progress; resolves when all connections are closed. */
  stop(): Promise<void>;
}

const opened: { close(): void }[] = [];

/** The handler of the rpc at all instances; it returns the title of the request unless a test replaces it. */
export const rpc: { handle: Handle } = { handle: async () => '' };

/** Resets the handler before each test, and closes the connections and instances after it. */
export function setUpInstances(): void {
  beforeEach(() => {
    rpc.handle = async ({ request }) => request.page.title;
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });
}

/** Starts an instance. @param port 0 for a free one */
export async function start(port = 0, servesStreams = true): Promise<Instance> {
  const seen: Instance['seen'] = [];
  const create: Implementation[1][string] = (call: Call, respond) => {
    seen.push({ title: call.request.page.title, isStreamed: 'id' in call, call });
    rpc.handle(call).then(
      (title) => respond(null, { record: title === 'no message' ? 5 : { title } }),
      (error) => respond(error instanceof ApiError ? toGrpcError(error) : error),
    );
  };
  const implementations: Implementation[] = [[definition, { Create: create }]];
  const server = new Server();
  addServices(server, implementations);
  const calls = createCallServer(implementations);
  if (servesStreams) calls.addTo(server);
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, open) =>
      error ? reject(error) : resolve(open),
    );
  });
  opened.push({ close: () => server.forceShutdown() });
  const stop = (): Promise<void> => {
    calls.drain();
    return new Promise((resolve) => server.tryShutdown(() => resolve()));
  };
  return { port: bound, seen, calls, kill: () => server.forceShutdown(), stop };
}

/** Connects to instances on this machine. */
export function connect(...instances: Pick<Instance, 'port'>[]): Connection {
  const connection = openConnection(`ipv4:${instances.map(({ port }) => `127.0.0.1:${port}`).join(',')}`);
  opened.push(connection);
  return connection;
}

interface Options {
  readonly timeoutMs?: number;
  readonly content?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onStart?: (cancel: () => void) => void;
}

/** Calls the rpc. */
export function create(
  connection: Connection,
  title: string,
  options: Options = {},
): Promise<Answered<{ title: string }>> {
  const { timeoutMs = 20_000, content = '', headers = {}, onStart } = options;
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(headers)) metadata.set(name, value);
  const deadline = Date.now() + timeoutMs;
  return callRpc(connection, method, { page: { title, content } }, { metadata, deadline, ...(onStart && { onStart }) });
}

export const titleOf = ({ message }: Answered<{ title: string }>): string =>
  (message as unknown as { record: { title: string } }).record.title;

/** Calls until the calls go over streams to so many instances. */
export async function openStreams(connection: Connection, instances: readonly Instance[]): Promise<void> {
  await eventually(async () => {
    await create(connection, 'first');
    return instances.every(({ seen }) => seen.at(-1)?.isStreamed);
  });
  for (const { seen } of instances) seen.splice(0);
}

export const codeOf = (error: unknown): string => (error as ApiError).code;
