import type { SlowCall, SlowRequest } from '@bms/contracts/types/activity';
import type { ProcessReport } from '@bms/service-kit';

/** The maximum number of slow requests that are returned. */
const MAX_REQUESTS = 50;

type ReportedRequest = ProcessReport['slowRequests'][number];
type ReportedWork = ProcessReport['slowWork'][number] & { readonly service: string };

/** Options of the list of slow requests. */
export interface JoinOptions {
  /** The route of requests that are left out. */
  readonly ownRoute: string;
  /** Returns the address of a trace; empty if there is none. */
  readonly traceUrl: (traceId: string) => string;
}

/**
 * Returns the last slow requests of all gateways, newest first, each with its calls and with the slow work that services
 * recorded in the same trace.
 */
export function joinCalls(reports: readonly ProcessReport[], { ownRoute, traceUrl }: JoinOptions): SlowRequest[] {
  const work = workByTrace(reports);
  return reports
    .flatMap(({ service, slowRequests }) => slowRequests.map((request) => ({ ...request, service })))
    .filter(({ route }) => route !== ownRoute)
    .sort((one, other) => other.startedAtMs - one.startedAtMs)
    .slice(0, MAX_REQUESTS)
    .map((request) => ({
      started_at: new Date(request.startedAtMs).toISOString(),
      duration_ms: rounded(request.durationMs),
      method: request.method,
      route: request.route,
      status: request.status,
      request_id: request.requestId,
      trace_id: request.traceId,
      trace_url: traceUrl(request.traceId),
      calls: callsOf(request, request.service, work.get(request.traceId) ?? []),
    }));
}

function workByTrace(reports: readonly ProcessReport[]): Map<string, ReportedWork[]> {
  const all = reports.flatMap(({ service, slowWork }) => slowWork.map((work) => ({ ...work, service })));
  return Map.groupBy(
    all.filter(({ traceId }) => traceId !== ''),
    ({ traceId }) => traceId,
  );
}

function callsOf(request: ReportedRequest, gateway: string, work: readonly ReportedWork[]): SlowCall[] {
  const own = request.calls.map((call) => ({ ...call, service: gateway, kind: 'called' as const }));
  // A client may send one trace id with many requests.
  const others = work
    .filter(({ requestId }) => requestId === '' || requestId === request.requestId)
    .map((one) => ({ ...one, offsetMs: one.startedAtMs - request.startedAtMs }));
  return [...own, ...others]
    .sort((one, other) => one.offsetMs - other.offsetMs)
    .map(({ service, kind, name, offsetMs, durationMs, status }) => ({
      service,
      kind,
      name: name.replace(/^\//, ''),
      offset_ms: rounded(offsetMs),
      duration_ms: rounded(durationMs),
      status,
    }));
}

/** Rounds milliseconds to one decimal place. */
const rounded = (ms: number): number => Math.round(ms * 10) / 10;
