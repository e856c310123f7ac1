import { ApiError, type Caller, type Contract, createCallerVerifier, toGrpcError } from '@bms/contracts';
import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServiceDefinition,
  type sendUnaryData,
} from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';

export type Message = Record<string, unknown>;

/** A call as the service got it. */
export interface Seen {
  readonly rpc: string;
  readonly message: Message;
  readonly headers: Readonly<Record<string, string>>;
  readonly caller: Caller;
}

/** What a handler answers: a message, and the version of its record if it has one. */
export interface Answered {
  readonly message: Message;
  readonly version?: number;
}

export type Handlers = Record<
  string,
  (seen: Seen, call: ServerUnaryCall<Message, Message>) => Promise<Answered> | Answered
>;

/** A gRPC server in the test's process, with the real encoding of errors and the real check of caller tokens. */
export interface GrpcService {
  readonly target: string;
  /** Every call, the latest last. */
  readonly seen: Seen[];
  /** Ends it at once, connections and all. */
  kill(): void;
  /** Takes calls again on the same port. */
  restart(): Promise<void>;
  setServing(serving: boolean): void;
}

/** Serves the gRPC services of the contract that are `owner`'s. */
export async function serveGrpc(
  contract: Contract,
  owner: string,
  trustedKeys: string,
  handlers: Handlers,
): Promise<GrpcService> {
  const verify = createCallerVerifier(trustedKeys, owner);
  const seen: Seen[] = [];
  const health = new HealthImplementation({ '': 'SERVING' });
  let server: Server;
  let port = 0;

  const handle = (name: string) => (call: ServerUnaryCall<Message, Message>, respond: sendUnaryData<Message>) => {
    Promise.resolve()
      .then(async () => {
        const headers = Object.fromEntries(
          Object.entries(call.metadata.getMap()).map(([key, value]) => [key, String(value)]),
        );
        const { caller } = verify((headers['authorization'] ?? '').replace('Bearer ', ''));
        const one = { rpc: name, message: call.request, headers, caller };
        seen.push(one);
        const { message, version } = await handlers[name]!(one, call);
        if (version !== undefined) {
          const metadata = new Metadata();
          metadata.set('etag', String(version));
          call.sendMetadata(metadata);
        }
        respond(null, message);
      })
      .catch((error: unknown) => respond(error instanceof ApiError ? toGrpcError(error) : (error as Error)));
  };

  const start = async (): Promise<void> => {
    server = new Server();
    for (const service of contract.services.values()) {
      if (service.owner !== owner) continue;
      const definition = contract.packageDefinition[service.name] as unknown as ServiceDefinition;
      server.addService(definition, Object.fromEntries(service.rpcs.map((rpc) => [rpc.name, handle(rpc.name)])));
    }
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
