/** A call of an rpc, measured at its caller. */
export interface MadeCall {
  /** The path of the rpc, e.g. `/bms.crm.Clients/Get`. */
  readonly rpc: string;
  /** Its start on the monotonic clock, in milliseconds. */
  readonly start: number;
  /** Its duration, in milliseconds. */
  readonly ms: number;
  /** The code of its gRPC status. */
  readonly code: number;
}

/** The maximum number of calls that are kept for one request. */
const MAX_CALLS = 50;

/** The calls made for one request. */
export class MadeCalls {
  readonly #calls: MadeCall[] = [];

  /** Adds a call that has ended; those above the maximum are dropped. */
  add(call: MadeCall): void {
    if (this.#calls.length < MAX_CALLS) this.#calls.push(call);
  }

  list(): readonly MadeCall[] {
    return this.#calls;
  }
}
