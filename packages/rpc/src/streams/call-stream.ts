import { ApiError } from '@bms/contracts';
import { type Client, type ClientDuplexStream, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { FrameWriter } from './frame-writer.ts';
import { type AnswerFrame, type CallFrame, type Decoded, INSTANCE_HEADER, openMethod } from './frames.ts';

/** The maximum number of calls in progress on a stream. */
const MAX_CALLS = 1000;

/** Time limit for a service to accept a stream, in milliseconds. */
const OPEN_TIMEOUT_MS = 1000;

/** Receives the outcome of a call: the frame of its response, or an error of the call itself. */
export type Settle = (outcome: Decoded<AnswerFrame> | ApiError) => void;

/** A call to be sent over a stream. */
export interface OutgoingCall {
  readonly path: string;
  readonly message: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** In milliseconds since the Unix epoch. */
  readonly deadline: number;
}

interface Pending {
  readonly settle: Settle;
  readonly timer: NodeJS.Timeout;
}

type Stream = ClientDuplexStream<CallFrame[], Decoded<AnswerFrame>[]>;

/** The reason why a stream was not opened. */
export type OpenFailure = 'unimplemented' | 'unavailable';

/**
 * Opens a stream to an instance of a service.
 * @param onClose called when the stream takes no further calls
 * @returns the stream, or the reason why there is none
 */
export function openCallStream(
  client: Client,
  onClose: (stream: CallStream) => void,
): Promise<CallStream | OpenFailure> {
  const { path, requestSerialize, responseDeserialize } = openMethod;
  const grpc: Stream = client.makeBidiStreamRequest(path, requestSerialize, responseDeserialize, new Metadata());
  return new Promise((resolve) => {
    const timer = setTimeout(() => grpc.cancel(), OPEN_TIMEOUT_MS);
    grpc.once('metadata', (headers: Metadata) => {
      clearTimeout(timer);
      const [instance] = headers.get(INSTANCE_HEADER);
      // The trailers of an error may arrive as headers.
      if (instance !== undefined) resolve(new CallStream(grpc, String(instance), onClose));
    });
    grpc.on('error', ({ code }: ServiceError) => {
      clearTimeout(timer);
      resolve(code === status.UNIMPLEMENTED ? 'unimplemented' : 'unavailable');
    });
    grpc.once('end', () => resolve('unavailable'));
    // Without a reader, neither `end` nor `error` is emitted.
    grpc.resume();
  });
}

/** A stream to one instance of a service. */
export class CallStream {
  /** Identifies the process at the other end. */
  readonly instance: string;
  readonly #grpc: Stream;
  readonly #writer: FrameWriter<CallFrame>;
  readonly #pending = new Map<number, Pending>();
  readonly #onClose: (stream: CallStream) => void;
  #lastId = 0;
  #isEnding = false;

  constructor(grpc: Stream, instance: string, onClose: (stream: CallStream) => void) {
    this.#grpc = grpc;
    this.instance = instance;
    this.#onClose = onClose;
    this.#writer = new FrameWriter(grpc);
    grpc.on('data', (frames: Decoded<AnswerFrame>[]) => frames.forEach(this.#receive));
    grpc.once('error', () => this.#break());
    grpc.once('end', () => this.#break());
  }

  /** True if the maximum number of calls is in progress. */
  get isFull(): boolean {
    return this.#pending.size >= MAX_CALLS;
  }

  /** Starts a call. @returns a function that cancels it */
  start({ path, message, headers, deadline }: OutgoingCall, settle: Settle): () => void {
    const id = this.#nextId();
    const timeoutMs = Math.max(0, Math.ceil(deadline - Date.now()));
    const timer = setTimeout(() => this.#giveUp(id, 'timeout'), timeoutMs);
    this.#pending.set(id, { settle, timer });
    this.#writer.write({ id, path, timeoutMs, headers, message });
    return () => this.#giveUp(id, 'unavailable');
  }

  /** Takes no further calls; the stream ends after those in progress. */
  end(): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#onClose(this);
    this.#endIfIdle();
  }

  /** Ids are unique among the calls in progress. */
  #nextId(): number {
    do this.#lastId = (this.#lastId % 0xffffffff) + 1;
    while (this.#pending.has(this.#lastId));
    return this.#lastId;
  }

  readonly #receive = (frame: Decoded<AnswerFrame>): void => {
    if (frame.draining) this.end();
    else this.#settle(frame.id, frame);
  };

  #giveUp(id: number, code: 'timeout' | 'unavailable'): void {
    if (!this.#pending.has(id)) return;
    // A service that was frozen need not start calls that nobody waits for.
    if (!this.#writer.withdraw(id)) this.#writer.write({ id, cancel: true });
    this.#settle(id, new ApiError(code));
  }

  #settle(id: number, outcome: Decoded<AnswerFrame> | ApiError): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.#pending.delete(id);
    pending.settle(outcome);
    this.#endIfIdle();
  }

  /** The connection is lost: whether the service executed the calls in progress is unknown. */
  #break(): void {
    this.end();
    for (const id of [...this.#pending.keys()]) this.#settle(id, new ApiError('unavailable'));
  }

  #endIfIdle(): void {
    if (this.#isEnding && this.#pending.size === 0) this.#writer.end(() => this.#grpc.end());
  }
}
