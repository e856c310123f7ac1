import type { Caller } from '@bms/contracts';
import { traceIdOf } from '@bms/telemetry';

/** The origin of a call, as far as it is known. */
interface CallOrigin {
  readonly rpc: string;
  readonly requestId: string;
  /** W3C Trace Context; empty if there is none. */
  readonly traceparent: string;
  /** Empty on internal calls. */
  readonly clientAddress: string;
  readonly caller?: Caller;
}

/** The fields by which the log lines of a call are found; those that are not known are left out. */
interface LogFields {
  readonly rpc: string;
  readonly requestId?: string;
  readonly traceId?: string;
  readonly userId?: number;
  readonly apiKeyId?: number;
  readonly scimTokenId?: number;
  readonly address?: string;
}

/** Returns the log fields of a call, which have the names of the gateway's access log. */
export function logFieldsOf({ rpc, requestId, traceparent, clientAddress, caller }: CallOrigin): LogFields {
  const traceId = traceIdOf(traceparent);
  return {
    rpc,
    ...(requestId && { requestId }),
    ...(traceId && { traceId }),
    ...(caller?.userId && { userId: caller.userId }),
    ...(caller?.apiKeyId && { apiKeyId: caller.apiKeyId }),
    ...(caller?.scimTokenId && { scimTokenId: caller.scimTokenId }),
    ...(clientAddress && { address: clientAddress }),
  };
}
