import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Caller, Rpc } from '@bms/contracts';
import type { Logger } from 'pino';
import type { HttpExchange, StreamCall } from '../call.ts';
import { CallContext } from '../call-context.ts';
import { logFieldsOf } from '../log-fields.ts';

/** Dependencies of an HTTP call. */
interface StreamCallDeps {
  readonly rpc: Rpc;
  readonly request: unknown;
  readonly caller: Caller;
  readonly http: HttpExchange;
  readonly requestId: string;
  readonly log: Logger;
}

/** Returns a header that occurs once; the headers that a service trusts are set by the gateway. */
const headerOf = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? '');

/** Returns the request id set by the gateway, or a new one if there is none. */
export const requestIdOf = ({ request }: HttpExchange): string =>
  headerOf(request.headers, 'x-request-id') || randomUUID();

/** Creates the call of an HTTP request. It has no deadline: it may continue as long as bytes are transferred. */
export function createStreamCall({ rpc, caller, http, requestId, log, request }: StreamCallDeps): StreamCall {
  const { headers } = http.request;
  const [traceparent, clientAddress] = [headerOf(headers, 'traceparent'), headerOf(headers, 'x-client-address')];
  const controller = new AbortController();
  http.response.once('close', () => http.response.writableFinished || controller.abort());
  let version: number | undefined;
  let isReplayed = false;
  let whole = request;
  return {
    rpc,
    get request() {
      return whole;
    },
    addToRequest: (members) => {
      whole = { ...(whole as object), ...members };
    },
    mask: [],
    caller,
    requestId,
    traceparent,
    clientAddress,
    userAgent: '',
    origin: '',
    delegation: headerOf(headers, 'x-delegation'),
    browserKey: '',
    signal: controller.signal,
    deadline: Number.POSITIVE_INFINITY,
    isDryRun: false,
    wantsActions: false,
    asOf: undefined,
    ifMatch: undefined,
    idempotencyKey: http.request.method === 'POST' ? headerOf(headers, 'idempotency-key') || undefined : undefined,
    emptyFilters: [],
    severalIds: new Map(),
    scan: undefined,
    log: log.child(logFieldsOf({ rpc: rpc.path, requestId, traceparent, clientAddress, caller })),
    context: new CallContext(),
    http,
    get version() {
      return version;
    },
    setVersion: (set) => {
      version = set;
    },
    get isReplayed() {
      return isReplayed;
    },
    markReplayed: () => {
      isReplayed = true;
    },
  };
}
