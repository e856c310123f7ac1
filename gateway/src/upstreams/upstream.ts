import { ApiError, type Contract, fromGrpcError, type Rpc } from '@bms/contracts';
import type { Client, ClientUnaryCall, Metadata, ServiceError } from '@grpc/grpc-js';
import type { Channels } from './channels.ts';

export type Message = Record<string, unknown>;

/** An answer of a service, as it stands on the wire. */
export interface Answered {
  readonly message: Message;
  /** The version of the record; undefined where the answer has none. */
  readonly version: string | undefined;
}

/** How a call is made. */
export interface CallOptions {
  readonly metadata: Metadata;
  /** How long to wait for the answer, in milliseconds. */
  readonly deadlineMs: number;
  /** Handed a function that gives the call up. */
  readonly onStart?: (cancel: () => void) => void;
}

/** One rpc of a service, ready to be called. */
export type CallRpc = (message: Message, options: CallOptions) => Promise<Answered>;

interface Method {
  readonly path: string;
  readonly requestSerialize: (message: Message) => Buffer;
  readonly responseDeserialize: (bytes: Buffer) => Message;
}

/**
 * Prepares the calls of an rpc.
 * @returns a function that throws the ApiError the service threw; unavailable, timeout or too_large where it is the call
 * that failed
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
    const call: ClientUnaryCall = client.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      message,
      options.metadata,
      { deadline },
      (error: ServiceError | null, answer?: Message) => {
        if (error) reject(fromGrpcError(error));
        else resolve({ message: answer!, version });
      },
    );
    call.once('metadata', (metadata: Metadata) => {
      version = metadata.get('etag')[0]?.toString();
    });
    options.onStart?.(() => call.cancel());
  });
}
