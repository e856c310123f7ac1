import { callerOfClaims } from '@bms/contracts';
import type { Call, Kit } from '@bms/service-kit';

/** A call that stands for what identity does by itself, such as making what a fresh system has. */
export function ownCall(kit: Kit): Call {
  return {
    rpc: kit.contract.rpc('/bms.identity.Team/Create'),
    request: {},
    mask: [],
    caller: callerOfClaims({ kind: 'service' }),
    requestId: '',
    traceparent: '',
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
