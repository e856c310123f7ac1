import { ApiError, type Contract, createCallerVerifier, toGrpcError } from '@bms/contracts';
import { Metadata, Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js';

/**
 * The handlers of a stub, by rpc, e.g. `Items/Lookup`. They may add headers, such as `etag`, to the response. An ApiError
 * is returned as is, any other error as internal.
 */
export type StubHandlers = Readonly<Record<string, (request: never, headers: Metadata) => object | Promise<object>>>;

/** A stub of a service: a server that implements some of its rpcs, for tests that do not start the service itself. */
export interface ServiceStub {
  /** The gRPC target. */
  readonly target: string;
  close(): void;
}

type StubCall = ServerUnaryCall<never, object>;

/**
 * Starts a stub of a service. Callers need a valid caller token, as for the real service.
 * @param service its name, e.g. `billing`
 */
export async function startServiceStub(
  contract: Contract,
  service: string,
  trustedKeys: string,
  handlers: StubHandlers,
): Promise<ServiceStub> {
  const verify = createCallerVerifier(trustedKeys, service);
  const server = new Server();
  for (const resource of new Set(Object.keys(handlers).map((rpc) => rpc.split('/')[0]!))) {
    const definition = contract.definition(`bms.${service}.${resource}`);
    const methods = Object.keys(definition).map((name) => [name, answering(handlers[`${resource}/${name}`], verify)]);
    server.addService(definition, Object.fromEntries(methods));
  }
  const port = await new Promise<number>((resolve, reject) => {
    const bound = (error: Error | null, port: number) => (error ? reject(error) : resolve(port));
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), bound);
  });
  return { target: `127.0.0.1:${port}`, close: () => server.forceShutdown() };
}

function answering(handler: StubHandlers[string] | undefined, verify: (token: string) => unknown) {
  return async (call: StubCall, answer: sendUnaryData<object>) => {
    const { metadata, request } = call;
    const headers = new Metadata();
    try {
      verify(String(metadata.get('authorization')[0]).replace('Bearer ', ''));
      if (!handler) throw new Error('the stub has no handler for this rpc');
      const message = await handler(request, headers);
      call.sendMetadata(headers);
      answer(null, message);
    } catch (error) {
      answer(toGrpcError(error instanceof ApiError ? error : new ApiError('internal', String(error))));
    }
  };
}
