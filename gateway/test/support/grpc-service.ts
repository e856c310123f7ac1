import { ApiError, type Caller, type Contract, createCallerVerifier, type Rpc, toGrpcError } from '@bms/contracts';
import { addServices, createCallServer, type Implementation, type UnaryCall } from '@bms/rpc';
import { Metadata, Server, ServerCredentials, type sendUnaryData } from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';

export type Message = Record<string, unknown>;

/** A call as received by the service. */
export interface Seen {
  readonly rpc: string;
  readonly message: Message;
  readonly headers: Readonly<Record<string, string>>;
  readonly caller: Caller;
  /** True for a call over a stream, false for a unary call. */
  readonly isStreamed: boolean;
}

/** Response of a handler: a message, and the version of its record if it has one. */
export interface Answered {
  readonly message: Message;
  readonly version?: number;
  /** True if the response is that of an earlier call with the same Idempotency-Key. */
  readonly isReplayed?: boolean;
}

/** Handlers by the name of an rpc, or by its path for one of several with that name. */
export type Handlers = Record<string, (seen: Seen, call: UnaryCall<Message>) => Promise<Answered> | Answered>;

/** A gRPC server in the test's process, with the real error encoding and caller token verification. */
export interface GrpcService {
  readonly target: string;
  /** All calls, in order of arrival. */
  readonly seen: Seen[];
  /** Stops the server and closes its connections at once. */
  kill(): void;
  /** Serves again on the same port. */
  restart(): Promise<void>;
  setServing(serving: boolean): void;
}

/**
 * Serves the gRPC services of the contract that belong to `owner`.
 * @param servesStreams false for a service that serves unary calls only
 */
export async function serveGrpc(
  contract: Contract,
  owner: string,
  trustedKeys: string,
  handlers: Handlers,
  servesStreams = true,
): Promise<GrpcService> {
  const verify = createCallerVerifier(trustedKeys, owner);
  const seen: Seen[] = [];
  const health = new HealthImplementation({ '': 'SERVING' });
  let server: Server;
  let port = 0;

  const handle =
    ({ name, path }: Rpc) =>
    (call: UnaryCall<Message>, respond: sendUnaryData<Message>) => {
      Promise.resolve()
        .then(async () => {
          const headers = Object.fromEntries(
            Object.entries(call.metadata.getMap()).map(([key, value]) => [key, String(value)]),
          );
          const { caller } = verify((headers['authorization'] ?? '').replace('Bearer ', ''));
          const one = { rpc: name, message: call.request, headers, caller, isStreamed: 'id' in call };
          seen.push(one);
          const { message, version, isReplayed } = await (handlers[path] ?? handlers[name]!)(one, call);
          const metadata = new Metadata();
          if (version !== undefined) metadata.set('etag', String(version));
          if (isReplayed) metadata.set('idempotent-replayed', 'true');
          call.sendMetadata(metadata);
          respond(null, message);
        })
        .catch((error: unknown) => respond(error instanceof ApiError ? toGrpcError(error) : (error as Error)));
    };

  const implementations = [...contract.services.values()]
    .filter((service) => service.owner === owner)
    .map((service): Implementation => {
      const definition = contract.definition(service.name);
      return [definition, Object.fromEntries(service.rpcs.map((rpc) => [rpc.name, handle(rpc)]))];
    });

  const start = async (): Promise<void> => {
    server = new Server();
    addServices(server, implementations);
    if (servesStreams) createCallServer(implementations).addTo(server);
    health.addToServer(server);
    port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      );
    });
  };
  await start();
  return {
    target: `127.0.0.1:${port}`,
    seen,
    kill: () => server.forceShutdown(),
    restart: start,
    setServing: (serving) => health.setStatus('', serving ? 'SERVING' : 'NOT_SERVING'),
  };
}
