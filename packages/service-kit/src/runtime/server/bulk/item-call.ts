import { MASK_FIELD, type Rpc } from '@bms/contracts';
import { Call } from '../../call.ts';
import { CallContext } from '../../call-context.ts';

type Message = Record<string, unknown>;

/** The parts of a call that each item of a bulk has for itself. */
export interface OwnOfItem {
  readonly rpc: Rpc;
  readonly request: Message;
  readonly ifMatch: readonly number[] | undefined;
  readonly idempotencyKey: string | undefined;
}

/** The call of an item of a bulk: that of the single write, made by the caller of the bulk. */
export class ItemCall extends Call<Message> {
  version: number | undefined;
  isReplayed = false;
  readonly context = new CallContext();
  readonly mask: readonly string[];
  readonly rpc: Rpc;
  readonly request: Message;
  readonly ifMatch: readonly number[] | undefined;
  readonly idempotencyKey: string | undefined;
  readonly #bulk: Call;

  constructor(bulk: Call, { rpc, request, ifMatch, idempotencyKey }: OwnOfItem) {
    super();
    this.#bulk = bulk;
    this.rpc = rpc;
    this.request = request;
    this.ifMatch = ifMatch;
    this.idempotencyKey = idempotencyKey;
    this.mask = (request[MASK_FIELD] as { paths?: string[] } | null | undefined)?.paths ?? [];
  }

  get caller() {
    return this.#bulk.caller;
  }

  get requestId() {
    return this.#bulk.requestId;
  }

  get traceparent() {
    return this.#bulk.traceparent;
  }

  get clientAddress() {
    return this.#bulk.clientAddress;
  }

  get userAgent() {
    return this.#bulk.userAgent;
  }
  get origin() {
    return this.#bulk.origin;
  }

  get delegation() {
    return '';
  }

  get browserKey() {
    return '';
  }

  get signal() {
    return this.#bulk.signal;
  }

  get deadline() {
    return this.#bulk.deadline;
  }

  get isDryRun() {
    return this.#bulk.isDryRun;
  }

  get wantsActions() {
    return false;
  }

  get asOf(): undefined {
    return undefined;
  }

  get log() {
    return this.#bulk.log;
  }

  get emptyFilters(): readonly string[] {
    return [];
  }

  get severalIds(): ReadonlyMap<string, readonly number[]> {
    return new Map();
  }

  get scan(): undefined {
    return undefined;
  }

  setVersion(version: number): void {
    this.version = version;
  }

  markReplayed(): void {
    this.isReplayed = true;
  }
}
