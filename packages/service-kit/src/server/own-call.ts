import { callerOfClaims } from '@bms/contracts';
import type { Call, Kit } from '../types.ts';

/** What an own call is about. */
interface OwnCause {
  /** The rpc whose work it does, e.g. `/bms.billing.Invoices/Create`. */
  readonly rpc: string;
  /** The user for whom it is done; nobody by default. */
  readonly userId?: number;
  /** Where the call or event comes from that it follows. */
  readonly requestId?: string;
  readonly traceparent?: string;
}

/** A call that stands for what a service does by itself, such as what follows from an event. It waits as long as it takes. */
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
    signal: new AbortController().signal,
    deadline: Number.POSITIVE_INFINITY,
    ifMatch: undefined,
    idempotencyKey: undefined,
    log: kit.log,
    version: undefined,
    setVersion: () => undefined,
  };
}
