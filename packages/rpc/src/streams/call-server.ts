import { randomUUID } from 'node:crypto';
import {
  type handleUnaryCall,
  Metadata,
  type MethodDefinition,
  type Server,
  type ServerDuplexStream,
  type ServiceDefinition,
  status,
} from '@grpc/grpc-js';
import { FrameWriter } from './frame-writer.ts';
import { type AnswerFrame, type CallFrame, type Decoded, INSTANCE_HEADER, openMethod } from './frames.ts';
import { StreamedCall, type UnaryHandler } from './streamed-call.ts';

/**
 * The maximum size of a response, in bytes: the default of grpc-js for a message, less the other fields of its frame. The
 * caller would end the stream, with all of its calls, for a larger frame.
 */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024 - 1024;

// biome-ignore lint/suspicious/noExplicitAny: each handler has its own types of messages, as in grpc-js.
type AnyHandler = UnaryHandler<any, object>;
type Stream = ServerDuplexStream<Decoded<CallFrame>[], AnswerFrame[]>;

/** Serves rpcs over streams, with the handlers that also serve them as unary calls. */
export interface CallServer {
  /** Adds the method that opens streams to a server. */
  addTo(server: Server): void;
  /** Asks the callers to use other streams. Calls in progress are answered, then the streams end. */
  drain(): void;
}

interface ServedMethod {
  readonly definition: MethodDefinition<object, object>;
  readonly handle: AnyHandler;
}

/** A gRPC service with a handler for each rpc by name. */
export type Implementation = readonly [ServiceDefinition, Readonly<Record<string, AnyHandler>>];

/** Adds the services to a server, for unary calls. */
export function addServices(server: Server, implementations: readonly Implementation[]): void {
  for (const [service, handlers] of implementations)
    server.addService(service, handlers as Readonly<Record<string, handleUnaryCall<object, object>>>);
}

/** Creates the server of streams of one process. */
export function createCallServer(implementations: readonly Implementation[]): CallServer {
  const methods = new Map(implementations.flatMap(methodsOf));
  const streams = new Set<ServerStream>();
  const instance = new Metadata();
  instance.set(INSTANCE_HEADER, randomUUID());
  let isDraining = false;

  const open = (grpc: Stream): void => {
    if (isDraining) {
      grpc.end();
      return;
    }
    grpc.sendMetadata(instance);
    const stream = new ServerStream(grpc, methods, () => streams.delete(stream));
    streams.add(stream);
  };
  return {
    addTo: (server) => void server.addService({ Open: openMethod as ServiceDefinition[string] }, { Open: open }),
    drain: () => {
      isDraining = true;
      for (const stream of streams) stream.drain();
    },
  };
}

function methodsOf([service, handlers]: Implementation): [string, ServedMethod][] {
  return Object.entries(handlers).map(([name, handle]) => {
    const definition = service[name] as MethodDefinition<object, object>;
    return [definition.path, { definition, handle }];
  });
}

/** The calls of one stream. */
class ServerStream {
  readonly #grpc: Stream;
  readonly #methods: ReadonlyMap<string, ServedMethod>;
  readonly #writer: FrameWriter<AnswerFrame>;
  readonly #calls = new Map<number, StreamedCall>();
  #isEnding = false;

  constructor(grpc: Stream, methods: ReadonlyMap<string, ServedMethod>, onClose: () => void) {
    this.#grpc = grpc;
    this.#methods = methods;
    this.#writer = new FrameWriter(grpc);
    grpc.on('data', (frames: Decoded<CallFrame>[]) => frames.forEach(this.#receive));
    grpc.once('end', () => this.#end());
    grpc.once('cancelled', () => {
      this.#cancelAll();
      onClose();
    });
    // The caller is gone; `cancelled` follows.
    grpc.on('error', () => undefined);
    grpc.once('close', onClose);
  }

  drain(): void {
    this.#writer.write({ id: 0, draining: true });
  }

  readonly #receive = (frame: Decoded<CallFrame>): void => {
    if (frame.cancel) this.#cancel(frame.id);
    else this.#start(frame);
  };

  #start(frame: Decoded<CallFrame>): void {
    const method = this.#methods.get(frame.path);
    const call = method && readCall(frame, method.definition);
    if (call) this.#handle(method, call);
    else this.#reject(frame, method ? status.INTERNAL : status.UNIMPLEMENTED);
  }

  #reject({ id }: Decoded<CallFrame>, code: status): void {
    this.#writer.write({ id, status: code });
  }

  #handle({ definition, handle }: ServedMethod, call: StreamedCall): void {
    this.#calls.set(call.id, call);
    handle(call, (error, message) => {
      if (!this.#calls.delete(call.id)) return;
      this.#writer.write(error ? call.failure(error) : writeAnswer(call, definition, message!));
      this.#endIfIdle();
    });
  }

  #cancel(id: number): void {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    call?.cancel();
    this.#endIfIdle();
  }

  #cancelAll(): void {
    for (const id of [...this.#calls.keys()]) this.#cancel(id);
  }

  #end(): void {
    this.#isEnding = true;
    this.#endIfIdle();
  }

  #endIfIdle(): void {
    if (this.#isEnding && this.#calls.size === 0) this.#writer.end(() => this.#grpc.end());
  }
}

/** Returns the call of a frame; undefined if its bytes are no message of the type, or a header is not valid. */
function readCall(
  frame: Decoded<CallFrame>,
  { requestDeserialize }: MethodDefinition<object, object>,
): StreamedCall | undefined {
  try {
    return new StreamedCall(frame, requestDeserialize(frame.message));
  } catch {
    return undefined;
  }
}

/** Returns the frame of a response; of an error if it cannot be serialized, or is too large. */
function writeAnswer(
  call: StreamedCall,
  { responseSerialize }: MethodDefinition<object, object>,
  answer: object,
): AnswerFrame {
  try {
    const message = responseSerialize(answer);
    if (message.length <= MAX_ANSWER_BYTES) return call.success(message);
    // In the words of grpc-js, by which callers recognize it.
    const details = `Received message larger than max (${message.length} vs ${MAX_ANSWER_BYTES})`;
    return call.failure({ code: status.RESOURCE_EXHAUSTED, details });
  } catch (error) {
    return call.failure({ code: status.INTERNAL, details: `Error serializing response: ${error}` });
  }
}
