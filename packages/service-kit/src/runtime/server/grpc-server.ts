import type { Contract } from '@bms/contracts';
import { addServices, type CallServer, createCallServer, type Implementation, MAX_MESSAGE_BYTES } from '@bms/rpc';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { HealthImplementation } from 'grpc-health-check';
import type { ServedService } from './handlers.ts';
import { type RpcDeps, serveRpc } from './serve-rpc.ts';

export interface GrpcServer {
  /** Opens the port and returns it. @param address `host:port`, port 0 for a free one */
  open(address: string): Promise<number>;
  /** Stops accepting calls and waits at most `graceMs` milliseconds for calls in progress, which are then cancelled. */
  close(graceMs: number): Promise<void>;
}

/**
 * Creates the server with all rpcs of `served`, as unary calls and over streams, and the health service; the port is not
 * open yet.
 * @param credentials those for TLS; plain text by default
 */
export function createGrpcServer(
  served: readonly ServedService[],
  definition: Contract['definition'],
  health: HealthImplementation,
  deps: RpcDeps,
  credentials: ServerCredentials = ServerCredentials.createInsecure(),
): GrpcServer {
  const server = new Server({
    'grpc.max_concurrent_streams': 1000,
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
  });
  health.addToServer(server);
  const implementations = served.map((service) => implement(service, definition, deps));
  addServices(server, implementations);
  const calls = createCallServer(implementations);
  calls.addTo(server);
  return {
    open: (address) => bind(server, address, credentials),
    close: (graceMs) => drain(server, calls, graceMs),
  };
}

function implement(
  { contract, handlers }: ServedService,
  definition: Contract['definition'],
  deps: RpcDeps,
): Implementation {
  const entries = [...handlers].map(([rpc, handler]) => [rpc.name, serveRpc(rpc, handler, deps)]);
  return [definition(contract.name), Object.fromEntries(entries)];
}

function bind(server: Server, address: string, credentials: ServerCredentials): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(address, credentials, (error, port) => (error ? reject(error) : resolve(port)));
  });
}

function drain(server: Server, calls: CallServer, graceMs: number): Promise<void> {
  calls.drain();
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.forceShutdown(), graceMs);
    server.tryShutdown(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}
