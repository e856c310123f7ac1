import { type CallObserver, textOf } from '@bms/rpc';
import { type SlowWork, type SlowWorkLog, traceIdOf } from '@bms/telemetry';
import { type Metadata, status } from '@grpc/grpc-js';

/**
 * Describes a slow call that has just ended.
 * @param path the path of the rpc, e.g. `/bms.crm.Clients/Get`
 * @param metadata the metadata of the call, which names its request and its trace
 */
export function slowCallOf(
  kind: 'called' | 'served',
  path: string,
  code: status,
  durationMs: number,
  metadata: Metadata,
): SlowWork {
  return {
    kind,
    name: path,
    startedAtMs: Date.now() - durationMs,
    durationMs,
    status: status[code],
    requestId: textOf(metadata, 'x-request-id') ?? '',
    traceId: traceIdOf(textOf(metadata, 'traceparent')) ?? '',
  };
}

/** Creates an observer that also adds the calls that take longer than the threshold of a log to it. */
export function noteSlowCalls(observe: CallObserver, slowWork: SlowWorkLog): CallObserver {
  return (path, code, seconds, metadata) => {
    observe(path, code, seconds, metadata);
    const ms = seconds * 1000;
    if (metadata && slowWork.isSlow(ms)) slowWork.add(slowCallOf('called', path, code, ms, metadata));
  };
}
