import { EventEmitter } from 'node:events';
import { DETAILS_TRAILER } from '@bms/contracts';
import { Metadata, type StatusObject, type sendUnaryData, status } from '@grpc/grpc-js';
import type { AnswerFrame, CallFrame, Decoded } from './frames.ts';

/** A unary call as its handler sees it, whichever way it arrived. */
export interface UnaryCall<Request> {
  readonly request: Request;
  readonly metadata: Metadata;
  /** True after the caller cancelled the call, its deadline passed or its connection closed; `cancelled` is emitted then. */
  readonly cancelled: boolean;
  /** In milliseconds since the Unix epoch. */
  getDeadline(): Date | number;
  /** Sets the metadata of the response. */
  sendMetadata(metadata: Metadata): void;
  once(event: 'cancelled', listener: () => void): unknown;
}

/** A handler of unary calls, for grpc-js and for streams. */
export type UnaryHandler<Request, Answer> = (call: UnaryCall<Request>, respond: sendUnaryData<Answer>) => void;

/** A call that arrived over a stream. */
export class StreamedCall extends EventEmitter implements UnaryCall<object> {
  readonly id: number;
  readonly request: object;
  readonly metadata = new Metadata();
  cancelled = false;
  #headers: Record<string, string> | undefined;
  readonly #deadline: number;

  constructor({ id, headers, timeoutMs }: Decoded<CallFrame>, request: object) {
    super();
    this.id = id;
    this.request = request;
    this.#deadline = Date.now() + timeoutMs;
    for (const [name, value] of Object.entries(headers)) this.metadata.set(name, value);
  }

  getDeadline(): number {
    return this.#deadline;
  }

  sendMetadata(metadata: Metadata): void {
    this.#headers = metadata.getMap() as Record<string, string>;
  }

  cancel(): void {
    this.cancelled = true;
    this.emit('cancelled');
  }

  /** Returns the frame of a successful response. */
  success(message: Buffer): AnswerFrame {
    return { id: this.id, ...(this.#headers && { headers: this.#headers }), message };
  }

  /** Returns the frame of an error; like grpc-js, one without a code is UNKNOWN. */
  failure({ code, details, message, metadata }: Partial<StatusObject> & { message?: string }): AnswerFrame {
    const [errorDetails] = metadata?.get(DETAILS_TRAILER) ?? [];
    return {
      id: this.id,
      status: code ?? status.UNKNOWN,
      details: details ?? message ?? '',
      ...(Buffer.isBuffer(errorDetails) && { errorDetails }),
    };
  }
}
