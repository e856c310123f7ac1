import type { Caller } from '@bms/contracts';
import type { Call } from '../call.ts';
import { ItemCall } from './bulk/item-call.ts';

/** The parts of a call that a call made for it has for itself. */
interface MadeCall {
  /** The rpc whose work is done. */
  readonly rpc: Call['rpc'];
  readonly request?: Record<string, unknown>;
  readonly caller: Caller;
}

/** The call of another rpc of the service, as part of a call. */
class CallAs extends ItemCall {
  readonly #caller: Caller;

  constructor(outer: Call, { rpc, request = {}, caller }: MadeCall) {
    super(outer, { rpc, request, ifMatch: undefined, idempotencyKey: undefined });
    this.#caller = caller;
  }

  override get caller(): Caller {
    return this.#caller;
  }
}

/**
 * Creates the call of another rpc of the service, whose work is part of a call that has checked the access itself, e.g. the
 * creation of an account by a directory. Events and audit entries have its caller.
 */
export const callAs = (outer: Call, made: MadeCall): Call => new CallAs(outer, made);
