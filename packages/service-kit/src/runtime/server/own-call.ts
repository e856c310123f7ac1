import { callerOfClaims } from '@bms/contracts';
import type { Call } from '../call.ts';
import { CallContext } from '../call-context.ts';
import { logFieldsOf } from '../log-fields.ts';
import type { Runtime } from '../module.ts';

/** The cause of a call made by the service itself. */
interface OwnCause<Request> {
  /** The rpc that the work belongs to, e.g. `/bms.billing.Invoices/Create`. */
  readonly rpc: string;
  /** The id of the user on whose behalf the work is done; 0 (no user) by default. */
  readonly userId?: number;
  /** The request id of the call or event that caused it. */
  readonly requestId?: string;
  readonly traceparent?: string;
  /** An empty object by default. */
  readonly request?: Request;
  /** Never aborted by default. */
  readonly signal?: AbortSignal;
  /** The deadline in milliseconds since the Unix epoch; Infinity by default. */
  readonly deadline?: number;
}

/** Creates a call for work that the service does by itself, such as the effects of an event. */
export function ownCall<Request = unknown>(
  kit: Pick<Runtime, 'contract' | 'log'>,
  { rpc, userId = 0, requestId = '', traceparent = '', ...cause }: OwnCause<Request>,
): Call<Request> {
  const caller = { ...callerOfClaims({ kind: 'service' }), userId };
  return {
    rpc: kit.contract.rpc(rpc),
    request: cause.request ?? ({} as Request),
    mask: [],
    caller,
    requestId,
    traceparent,
    clientAddress: '',
    userAgent: '',
    origin: '',
    delegation: '',
    browserKey: '',
    signal: cause.signal ?? new AbortController().signal,
    deadline: cause.deadline ?? Number.POSITIVE_INFINITY,
    ifMatch: undefined,
    isDryRun: false,
    wantsActions: false,
    asOf: undefined,
    idempotencyKey: undefined,
    emptyFilters: [],
    severalIds: new Map(),
    scan: undefined,
    get log() {
      return kit.log.child(logFieldsOf({ rpc, requestId, traceparent, clientAddress: '', caller }));
    },
    context: new CallContext(),
    version: undefined,
    setVersion: () => undefined,
    markReplayed: () => undefined,
  };
}
