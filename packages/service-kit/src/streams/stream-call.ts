import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Caller, Rpc } from '@bms/contracts';
import type { Logger } from 'pino';
import type { HttpExchange, StreamCall } from '../types.ts';

/** What a call on the HTTP side is made of. */
interface CallParts {
  readonly rpc: Rpc;
  readonly request: unknown;
  readonly caller: Caller;
  readonly http: HttpExchange;
  readonly requestId: string;
  readonly log: Logger;
}

/** A header that stands once in a request; the gateway sets those that a service believes. */
const headerOf = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? '');

/** The id that the gateway gave a request, or a new one for whoever calls without. */
export const requestIdOf = ({ request }: HttpExchange): string =>
  headerOf(request.headers, 'x-request-id') || randomUUID();

/** A call on the HTTP side in the terms of a handler. It has no deadline: as long as bytes move it may go on. */
export function createStreamCall({ rpc, caller, http, requestId, log, request }: CallParts): StreamCall {
  const { headers } = http.request;
  const controller = new AbortController();
  http.response.once('close', () => http.response.writableFinished || controller.abort());
  let version: number | undefined;
  return {
    rpc,
    request,
    mask: [],
    caller,
    requestId,
    traceparent: headerOf(headers, 'traceparent'),
    clientAddress: headerOf(headers, 'x-client-address'),
    signal: controller.signal,
    deadline: Number.POSITIVE_INFINITY,
    ifMatch: undefined,
    idempotencyKey: undefined,
    log: log.child({ requestId, rpc: rpc.path, userId: caller.userId }),
    http,
    get version() {
      return version;
    },
    setVersion: (set) => {
      version = set;
    },
  };
}
