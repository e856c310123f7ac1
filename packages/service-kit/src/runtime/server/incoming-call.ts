import type { Caller, Rpc } from '@bms/contracts';
import { MASK_FIELD } from '@bms/contracts';
import type { UnaryCall } from '@bms/rpc';
import type { Logger } from 'pino';
import type { AsOf, Call, Scan } from '../call.ts';
import { CallContext } from '../call-context.ts';
import { logFieldsOf } from '../log-fields.ts';

export type Message = Record<string, unknown>;
export type GrpcCall = UnaryCall<Message>;

/** A unary call in the form that handlers use. Rarely used values are created lazily. */
export class IncomingCall implements Call<Message> {
  readonly rpc: Rpc;
  readonly caller: Caller;
  readonly mask: readonly string[];
  /** The version set by the handler; undefined if it set none. */
  version: number | undefined;
  /** True if the response is a replay of an earlier call with the same Idempotency-Key. */
  isReplayed = false;
  readonly #grpc: GrpcCall;
  readonly #parentLog: Logger;
  #log: Logger | undefined;
  #context: CallContext | undefined;
  #controller: AbortController | undefined;

  constructor(rpc: Rpc, grpc: GrpcCall, caller: Caller, log: Logger) {
    this.rpc = rpc;
    this.caller = caller;
    this.#grpc = grpc;
    this.#parentLog = log;
    this.mask = maskOf(grpc.request);
  }

  get request(): Message {
    return this.#grpc.request;
  }

  get requestId(): string {
    return this.#header('x-request-id') ?? '';
  }

  get traceparent(): string {
    return this.#header('traceparent') ?? '';
  }

  get clientAddress(): string {
    return this.#header('x-client-address') ?? '';
  }

  get userAgent(): string {
    return this.#header('x-client-user-agent') ?? '';
  }

  get origin(): string {
    return this.#header('x-client-origin') ?? '';
  }

  get delegation(): string {
    return this.#header('x-delegation') ?? '';
  }

  get browserKey(): string {
    return this.#header('x-browser-key') ?? '';
  }

  get idempotencyKey(): string | undefined {
    return this.#header('idempotency-key');
  }

  get isDryRun(): boolean {
    return this.#header('x-dry-run') === 'true';
  }

  get wantsActions(): boolean {
    return this.#header('x-wants-actions') === 'true';
  }

  get asOf(): AsOf | undefined {
    const [version, instant] = [this.#header('x-as-of-version'), this.#header('x-as-of')];
    if (version !== undefined) return { version: Number(version) };
    return instant === undefined ? undefined : { instant: new Date(instant) };
  }

  get ifMatch(): readonly number[] | undefined {
    return this.#header('if-match')?.split(',').map(Number);
  }

  get emptyFilters(): readonly string[] {
    return this.#header('x-empty-filters')?.split(',') ?? [];
  }

  get severalIds(): ReadonlyMap<string, readonly number[]> {
    const text = this.#header('x-several-ids');
    return text === undefined ? NO_IDS : readSeveralIds(text);
  }

  get scan(): Scan | undefined {
    const [size, after = ''] = this.#header('x-scan')?.split(' ') ?? [];
    return size === undefined ? undefined : { size: Number(size), after };
  }

  get deadline(): number {
    return Number(this.#grpc.getDeadline());
  }

  get signal(): AbortSignal {
    this.#controller ??= this.#watch();
    return this.#controller.signal;
  }

  get log(): Logger {
    const { rpc, requestId, traceparent, clientAddress, caller } = this;
    this.#log ??= this.#parentLog.child(logFieldsOf({ rpc: rpc.path, requestId, traceparent, clientAddress, caller }));
    return this.#log;
  }

  get context(): CallContext {
    this.#context ??= new CallContext();
    return this.#context;
  }

  setVersion(version: number): void {
    this.version = version;
  }

  markReplayed(): void {
    this.isReplayed = true;
  }

  #header(name: string): string | undefined {
    const [value] = this.#grpc.metadata.get(name);
    return value === undefined || value === '' ? undefined : String(value);
  }

  #watch(): AbortController {
    const controller = new AbortController();
    if (this.#grpc.cancelled) controller.abort();
    else this.#grpc.once('cancelled', () => controller.abort());
    return controller;
  }
}

function maskOf(request: Message): readonly string[] {
  const mask = request[MASK_FIELD] as { paths?: string[] } | null | undefined;
  return mask?.paths ?? [];
}

const NO_IDS: ReadonlyMap<string, readonly number[]> = new Map();

/** Reads `client_id=1,2;owner_id=3,4`. */
function readSeveralIds(text: string): ReadonlyMap<string, readonly number[]> {
  return new Map(
    text.split(';').map((filter) => {
      const [name = '', ids = ''] = filter.split('=');
      return [name, ids.split(',').map(Number).filter(Number.isSafeInteger)] as const;
    }),
  );
}
