import { ApiError, type Contract, fromGrpcError, type Rpc } from '@bms/contracts';
import type { Client, ClientUnaryCall, Metadata, ServiceError } from '@grpc/grpc-js';
import type { Channels } from './channels.ts';

export type Message = Record<string, unknown>;

/** A response of a service in its wire format. */
export interface Answered {
  readonly message: Message;
  /** The version of the record; undefined if the response has none. */
  readonly version: string | undefined;
  /** True if the response is that of an earlier call with the same Idempotency-Key. */
  readonly isReplayed: boolean;
}

/** Options of a call. */
export interface CallOptions {
  readonly metadata: Metadata;
  /** Deadline of the call, in milliseconds. */
  readonly deadlineMs: number;
  /** Called with a function that cancels the call. */
  readonly onStart?: (cancel: () => void) => void;
}

/** Calls one rpc of a service. */
export type CallRpc = (message: Message, options: CallOptions) => Promise<Answered>;

interface Method {
  readonly path: string;
  readonly requestSerialize: (message: Message) => Buffer;
  readonly responseDeserialize: (bytes: Buffer) => Message;
}

/**
 * Prepares the calls of an rpc.
 * @returns a function that throws the ApiError of the service; unavailable, timeout or too_large if the call itself
 * fails
 */
export function prepareCall(contract: Contract, rpc: Rpc, channels: Channels): CallRpc {
  const method: Method = contract.packageDefinition[rpc.service.name]![rpc.name]!;
  return async (message, options) => {
    const deadline = Date.now() + options.deadlineMs;
    const client = channels.ready() ?? (await channels.connect());
    if (!client) throw new ApiError('unavailable');
    return await send(client, method, message, deadline, options);
  };
}

function send(
  client: Client,
  method: Method,
  message: Message,
  deadline: number,
  options: CallOptions,
): Promise<Answered> {
  const { path, requestSerialize, responseDeserialize } = method;
  return new Promise((resolve, reject) => {
    let version: string | undefined;
    let isReplayed = false;
    const call: ClientUnaryCall = client.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      message,
      options.metadata,
      { deadline },
      (error: ServiceError | null, answer?: Message) => {
        if (error) reject(fromGrpcError(error));
        else resolve({ message: answer!, version, isReplayed });
      },
    );
    call.once('metadata', (metadata: Metadata) => {
      version = metadata.get('etag')[0]?.toString();
      isReplayed = metadata.get('idempotent-replayed').length > 0;
    });
    options.onStart?.(() => call.cancel());
  });
}
