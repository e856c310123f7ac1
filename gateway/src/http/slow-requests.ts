import type { ProcessReport } from '@bms/service-kit/process';
import { type MadeCall, type MadeCalls, type SlowLog, traceIdOf } from '@bms/telemetry';
import { status as grpcStatus } from '@grpc/grpc-js';
import { type GatewayResponse, type RequestContext, templateOf } from './context.ts';

/** A request that took longer than the threshold. It holds no path, query, body or credential. */
interface KeptRequest {
  readonly startedAtMs: number;
  /** Its start on the monotonic clock, in milliseconds. */
  readonly start: number;
  readonly durationMs: number;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
  readonly traceId: string;
  readonly calls: MadeCalls | undefined;
}

/** The last slow requests of this gateway. */
export type SlowRequestLog = SlowLog<KeptRequest>;

/** The measurement of a request that has ended. */
interface Measured {
  /** Its start on the monotonic clock, in milliseconds. */
  readonly start: number;
  readonly ms: number;
  readonly status: number;
}

/**
 * Adds a request of the API to the log, unless its bytes are streamed: how long an upload, a download or an event stream
 * takes depends on the client.
 */
export function noteSlowRequest(
  log: SlowRequestLog,
  method: string,
  response: GatewayResponse,
  { start, ms, status }: Measured,
): void {
  const { match, requestId, traceparent, calls }: Partial<RequestContext> = response.locals;
  if (!match || match.route.body?.kind === 'stream') return;
  log.add({
    startedAtMs: Date.now() - ms,
    start,
    durationMs: ms,
    method,
    route: templateOf(response),
    status,
    requestId: requestId ?? '',
    traceId: traceIdOf(traceparent) ?? '',
    calls,
  });
}

/** Returns the slow requests for the report of this process, newest first. */
export const reportedRequests = (log: SlowRequestLog): ProcessReport['slowRequests'] =>
  log.newest().map(({ start, calls, ...request }) => ({
    ...request,
    calls: (calls?.list() ?? []).map((call) => reportedCall(call, start)),
  }));

const reportedCall = ({ rpc, start, ms, code }: MadeCall, requestStart: number) => ({
  name: rpc,
  offsetMs: start - requestStart,
  durationMs: ms,
  status: grpcStatus[code] ?? String(code),
});
