import { ApiError, type CallerSigner, type Contract, callerOfClaims, type ErrorCode } from '@bms/contracts';
import type { RequestOf, ResponseOf, RpcPath } from '@bms/contracts/types/rpcs';
import {
  type Connection,
  type ConnectionOptions,
  callRpc,
  createCallerTokens,
  metadataOf,
  methodOf,
  openConnection,
} from '@bms/rpc';
import type { Call } from './call.ts';

/** The default timeout of a call to another service, in milliseconds. */
const TIMEOUT_MS = 5000;
const serviceCaller = callerOfClaims({ kind: 'service' });

/** A response with the record version that its rpc set. */
export interface Versioned<Answer> {
  readonly answer: Answer;
  readonly version: number | undefined;
}

/**
 * Calls an rpc of another service as this service (caller kind `service`), within the deadline of the current call.
 * @param path e.g. `/bms.identity.Directory/Users`
 * @throws ApiError as thrown by that service; unavailable if it is not reachable or has no address (setting UPSTREAMS)
 */
export type Request = <Path extends RpcPath>(
  path: Path,
  message: RequestOf<Path>,
  within?: Call,
) => Promise<ResponseOf<Path>>;

/** A client for the rpcs of other services. */
export interface Requests {
  readonly request: Request;
  /** Like `request`, with the record version of the response; undefined if the rpc sets none. */
  requestVersioned<Path extends RpcPath>(
    path: Path,
    message: RequestOf<Path>,
    within?: Call,
  ): Promise<Versioned<ResponseOf<Path>>>;
  close(): void;
}

/** The options of calls to other services. */
interface RequestsOptions extends Pick<ConnectionOptions, 'credentials' | 'observe'> {
  /** The maximum duration of a call in milliseconds, regardless of the deadline of the current call. */
  readonly timeoutMs?: number;
}

/**
 * Creates the client for other services: it sends the caller token of this service, and the request id, trace and
 * deadline of the current call.
 * @param targets gRPC targets by service name, e.g. `{identity: '127.0.0.1:50051'}`
 * @param options those of all connections
 */
export function createRequests(
  contract: Contract,
  signer: CallerSigner,
  targets: Record<string, string>,
  { timeoutMs = TIMEOUT_MS, ...options }: RequestsOptions = {},
): Requests {
  const connections = new Map<string, Connection>();
  const tokens = createCallerTokens(signer);

  function connectionTo(owner: string): Connection {
    const target = targets[owner];
    if (!target) throw new ApiError('unavailable', `The setting UPSTREAMS has no address for ${owner}.`);
    const connection = connections.get(owner) ?? openConnection(target, options);
    connections.set(owner, connection);
    return connection;
  }

  const requestVersioned: Requests['requestVersioned'] = async <Path extends RpcPath>(
    path: Path,
    message: RequestOf<Path>,
    within?: Call,
  ) => {
    const rpc = contract.rpc(path);
    const { owner } = rpc.service;
    const { requestId, traceparent, deadline = Infinity } = within ?? {};
    const sent = await callRpc(connectionTo(owner), methodOf<ResponseOf<Path>>(contract, rpc), message, {
      metadata: metadataOf({ callerToken: tokens(serviceCaller, owner), requestId, traceparent }),
      deadline: Math.min(Date.now() + timeoutMs, deadline),
    });
    return { answer: sent.message, version: sent.version };
  };

  return {
    requestVersioned,
    request: async (path, message, within) => (await requestVersioned(path, message, within)).answer,
    close: () => {
      for (const connection of connections.values()) connection.close();
    },
  };
}

/**
 * Returns the result of a request; undefined if it fails with one of these codes, by default because the record does not
 * exist. @throws any other error of the request
 */
export async function ifFound<Result>(
  requested: Promise<Result>,
  codes: readonly ErrorCode[] = ['not_found'],
): Promise<Result | undefined> {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof ApiError && codes.includes(error.code)) return undefined;
    throw error;
  }
}
