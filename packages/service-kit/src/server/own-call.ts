import { callerOfClaims } from '@bms/contracts';
import type { Call } from '../call.ts';
import type { Kit } from '../types.ts';

/** The cause of a call made by the service itself. */
interface OwnCause {
  /** The rpc that the work belongs to, e.g. `/bms.billing.Invoices/Create`. */
  readonly rpc: string;
  /** The id of the user on whose behalf the work is done; 0 (no user) by default. */
  readonly userId?: number;
  /** The request id of the call or event that caused it. */
  readonly requestId?: string;
  readonly traceparent?: string;
}

/** Creates a call for work that the service does by itself, such as the effects of an event. It has no deadline. */
export function ownCall(
  kit: Pick<Kit, 'contract' | 'log'>,
  { rpc, userId = 0, requestId = '', traceparent = '' }: OwnCause,
): Call {
  return {
    rpc: kit.contract.rpc(rpc),
    request: {},
    mask: [],
    caller: { ...callerOfClaims({ kind: 'service' }), userId },
    requestId,
    traceparent,
    clientAddress: '',
    userAgent: '',
    signal: new AbortController().signal,
    deadline: Number.POSITIVE_INFINITY,
    ifMatch: undefined,
    idempotencyKey: undefined,
    log: kit.log,
    version: undefined,
    setVersion: () => undefined,
    markReplayed: () => undefined,
  };
}
