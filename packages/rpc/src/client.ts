import { ApiError, type Contract, errorCatalogue, fromGrpcError, type Rpc } from '@bms/contracts';
import { isTracing, type MadeCalls } from '@bms/telemetry';
import {
  type Client,
  connectivityState,
  type Metadata,
  type MethodDefinition,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import type { Connection } from './connection.ts';
import type { CallStream } from './streams/call-stream.ts';
import { errorOfFrame } from './streams/frames.ts';
import { traceCall } from './tracing.ts';

export type Message = Record<string, unknown>;

/** The path of an rpc and the serialization of its messages. */
export type Method<Answer = Message> = Pick<
  MethodDefinition<object, Answer>,
  'path' | 'requestSerialize' | 'responseDeserialize'
>;

/** A response of a service in its wire format. */
export interface Answered<Answer = Message> {
  readonly message: Answer;
  /** The version of the record; undefined if the response has none. */
  readonly version: number | undefined;
  /** True if the response is that of an earlier call with the same Idempotency-Key. */
  readonly isReplayed: boolean;
}

/** Options of a call. */
export interface CallOptions {
  readonly metadata: Metadata;
  /** In milliseconds since the Unix epoch. */
  readonly deadline: number;
  /** The calls of the request that this call is made for; it is added at its end. */
  readonly calls?: MadeCalls | undefined;
  /** Called with a function that cancels the call. */
  readonly onStart?: (cancel: () => void) => void;
}

/** The maximum size of a request over a stream, in bytes: a larger one would delay the other calls of the stream. */
const MAX_STREAMED_BYTES = 256 * 1024;

/** Returns the method of an rpc of the contract. */
export function methodOf<Answer = Message>(contract: Contract, rpc: Rpc): Method<Answer> {
  return contract.definition(rpc.service.name)[rpc.name] as Method<Answer>;
}

/**
 * Calls an rpc: over an open stream of the connection, or as a unary call if there is none.
 * @throws ApiError of the service; unavailable, timeout or too_large if the call itself fails
 */
export function callRpc<Answer>(
  connection: Connection,
  method: Method<Answer>,
  message: object,
  options: CallOptions,
): Promise<Answered<Answer>> {
  const start = performance.now();
  const called = isTracing()
    ? traceCall(method.path, options.metadata, () => call(connection, method, message, options))
    : call(connection, method, message, options);
  if (connection.observe || options.calls) observeCall(connection, method.path, options, start, called);
  return called;
}

function observeCall(
  { observe }: Connection,
  path: string,
  { calls, metadata }: CallOptions,
  start: number,
  called: Promise<unknown>,
): void {
  const end = (code: status): void => {
    const ms = performance.now() - start;
    observe?.(path, code, ms / 1000, metadata);
    calls?.add({ rpc: path, start, ms, code });
  };
  called.then(
    () => end(status.OK),
    (error: unknown) => end(error instanceof ApiError ? errorCatalogue[error.code].grpc : status.UNKNOWN),
  );
}

function call<Answer>(
  { client, streams }: Connection,
  method: Method<Answer>,
  message: object,
  options: CallOptions,
): Promise<Answered<Answer>> {
  const stream = streams?.next();
  if (!stream) return callUnary(client, method, message, options);
  const bytes = method.requestSerialize(message);
  return bytes.length > MAX_STREAMED_BYTES
    ? callUnary(client, { ...method, requestSerialize: () => bytes }, message, options)
    : callStreamed(stream, method, bytes, options);
}

function callUnary<Answer>(
  client: Client,
  { path, requestSerialize, responseDeserialize }: Method<Answer>,
  message: object,
  { metadata, deadline, onStart }: CallOptions,
): Promise<Answered<Answer>> {
  // A closed channel throws an error without a status.
  if (client.getChannel().getConnectivityState(false) === connectivityState.SHUTDOWN)
    return Promise.reject(new ApiError('unavailable'));
  return new Promise((resolve, reject) => {
    let headers: Readonly<Record<string, unknown>> = {};
    const done = (error: ServiceError | null, answer?: Answer): void => {
      if (error) reject(fromGrpcError(error));
      else resolve(answered(answer as Answer, headers));
    };
    const call = client.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      message,
      metadata,
      { deadline },
      done,
    );
    call.once('metadata', (received: Metadata) => {
      headers = received.getMap();
    });
    onStart?.(() => call.cancel());
  });
}

function callStreamed<Answer>(
  stream: CallStream,
  { path, responseDeserialize }: Method<Answer>,
  message: Buffer,
  { metadata, deadline, onStart }: CallOptions,
): Promise<Answered<Answer>> {
  return new Promise((resolve, reject) => {
    const headers = metadata.getMap() as Record<string, string>;
    const cancel = stream.start({ path, message, headers, deadline }, (outcome) => {
      try {
        if (outcome instanceof ApiError) throw outcome;
        if (outcome.status !== status.OK) throw errorOfFrame(outcome);
        resolve(answered(responseDeserialize(outcome.message), outcome.headers));
      } catch (error) {
        reject(error instanceof ApiError ? error : new ApiError('internal'));
      }
    });
    onStart?.(cancel);
  });
}

function answered<Answer>(message: Answer, headers: Readonly<Record<string, unknown>>): Answered<Answer> {
  const etag = headers['etag'];
  return {
    message,
    version: etag === undefined ? undefined : Number(etag),
    isReplayed: headers['idempotent-replayed'] !== undefined,
  };
}
