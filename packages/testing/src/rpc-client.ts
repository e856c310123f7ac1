import { ApiError, type Caller, type Contract, callerOfClaims, readSigner } from '@bms/contracts';
import {
  callRpc,
  createCallerTokens,
  metadataOf,
  methodOf,
  openConnection,
  type UnexpectedError,
  unexpectedErrors,
} from '@bms/rpc';
import type { LocalSecrets } from './secrets.ts';

/** Channel options of a test, which differ from those between services. */
const CHANNEL = {
  // No pings: a busy test process answers late.
  'grpc.keepalive_time_ms': -1,
  // Connects with the next call after the service was restarted; round_robin rejects calls until its own next attempt.
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ pick_first: {} }] }),
};

/** The default deadline in milliseconds: longer than any call on a busy machine, shorter than a test's timeout. */
const DEADLINE_MS = 120_000;

/** An administrator with a session; the default caller. */
export const administrator: Caller = callerOfClaims({ kind: 'user', uid: 1, typ: 'staff', adm: true });

/** Creates a staff caller with these grants, e.g. `{'tasks.view': 'own'}`. */
export function staff(userId: number, grants: Caller['grants']): Caller {
  return { ...callerOfClaims({ kind: 'user', uid: userId, typ: 'staff', rol: 1 }), grants };
}

/** Creates a portal user of a client. */
export function portalUser(clientId: number, userId = 900): Caller {
  return callerOfClaims({ kind: 'user', uid: userId, typ: 'client', cid: clientId });
}

/** The response of a call. */
export interface Answered<Answer> {
  readonly message: Answer;
  /** The version that a gateway would return as ETag. */
  readonly etag: number | undefined;
}

export interface RpcOptions {
  readonly caller?: Caller;
  /** Additional or overridden metadata. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly deadlineMs?: number;
}

/** Calls the rpcs of one service as a gateway does. */
export interface RpcClient {
  /**
   * Calls an rpc, e.g. `Clients/Get`.
   * @throws ApiError; the `cause` of an internal error is that of the service, if it runs in this process
   */
  call<Answer = Record<string, unknown>>(
    rpc: string,
    message?: object,
    options?: RpcOptions,
  ): Promise<Answered<Answer>>;
  close(): void;
}

/**
 * Connects to a service as a gateway.
 * @param service its name, e.g. `crm`
 * @param target its gRPC target, e.g. `127.0.0.1:50051`
 */
export function connectRpc(service: string, target: string, contract: Contract, secrets: LocalSecrets): RpcClient {
  const connection = openConnection(target, { channel: CHANNEL, isUnary: true });
  const tokens = createCallerTokens(readSigner(secrets.signingKey('gateway')));
  const causes = collectCauses();
  return {
    call: async <Answer>(rpc: string, message: object = {}, options: RpcOptions = {}) => {
      const { caller = administrator, headers = {}, deadlineMs = DEADLINE_MS } = options;
      const method = methodOf<Answer>(contract, contract.rpc(`/bms.${service}.${rpc}`));
      const metadata = metadataOf({ callerToken: tokens(caller, service) });
      for (const [name, value] of Object.entries(headers)) metadata.set(name, value);
      const called = callRpc(connection, method, message, { metadata, deadline: Date.now() + deadlineMs });
      const answered = await called.catch((error: unknown) => causes.explain(error, `/bms.${service}.${rpc}`));
      return { message: answered.message, etag: answered.version };
    },
    close: () => {
      causes.end();
      connection.close();
    },
  };
}

/** Collects the causes of the internal errors of the services in this process. */
function collectCauses() {
  const latest = new Map<string, unknown>();
  const note = (message: unknown): void => {
    const { rpc, error } = message as UnexpectedError;
    latest.set(rpc, error);
  };
  unexpectedErrors.subscribe(note);
  return {
    /** Throws the error of a call, an internal one with its cause, which jest prints. */
    explain: (error: unknown, rpc: string): never => {
      if (error instanceof ApiError && error.code === 'internal') error.cause ??= latest.get(rpc);
      throw error;
    },
    end: () => unexpectedErrors.unsubscribe(note),
  };
}

interface ErrorLike {
  readonly code: string;
  readonly violations: readonly { readonly field: string; readonly code: string }[];
}

/**
 * Returns the violations of a rejected call, e.g. `items[1].title required`; its error code if it has none; nothing if
 * the call succeeds.
 */
export const errorsOf = (call: Promise<unknown>): Promise<string[]> =>
  call.then(
    () => [],
    ({ code, violations }: ErrorLike) =>
      violations.length > 0 ? violations.map((violation) => `${violation.field} ${violation.code}`) : [code],
  );
