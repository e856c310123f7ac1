import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  ApiError,
  type Caller,
  type Contract,
  compileRequestSchema,
  createPathTree,
  errorCatalogue,
  type HttpBinding,
  type PathTree,
  type RequestSchema,
  type Rpc,
} from '@bms/contracts';
import { isTracing } from '@bms/telemetry';
import { status } from '@grpc/grpc-js';
import type { Logger } from 'pino';
import type { HttpExchange, StreamCall } from '../call.ts';
import { toApiError } from '../database/errors.ts';
import type { RpcMetrics } from '../health/metrics.ts';
import type { StreamHandler } from '../module.ts';
import type { ServedService } from '../server/handlers.ts';
import { compilePermission } from '../server/permission.ts';
import { compileSend, sendProblem } from './send.ts';
import { createStreamCall, requestIdOf } from './stream-call.ts';
import { traceStream } from './trace-stream.ts';

/** The request pipeline dependencies, shared by all streams of a process. */
interface StreamDeps {
  readonly contract: Contract;
  /** Returns the caller of the Authorization header. @throws ApiError unauthenticated */
  readonly readCaller: (authorization: string | undefined) => Caller;
  readonly log: Logger;
  readonly metrics: RpcMetrics;
}

/** The compiled pipeline of a stream. */
interface Served {
  readonly permit: (caller: Caller) => void;
  readonly form: RequestSchema;
  readonly handle: (call: StreamCall) => Promise<object | undefined>;
  readonly send: ReturnType<typeof compileSend>;
  readonly observe: () => (code: status) => void;
}

/** An HTTP binding with the compiled pipeline of its rpc. */
interface StreamRoute extends Pick<HttpBinding, 'method' | 'path' | 'segments'> {
  readonly rpc: Rpc;
  readonly served: Served;
}

/** The uploads, downloads and event streams of a process. */
export interface Streams {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Rejects new requests, ends event streams and waits at most `graceMs` milliseconds for the other requests, which are
   * then aborted.
   */
  close(graceMs: number): Promise<void>;
}

/**
 * Creates the HTTP handler of all rpcs with `stream`: caller, permission, binding of path and query, handler, response,
 * as for gRPC. The handler reads the body itself.
 */
export function createStreams(services: readonly ServedService[], deps: StreamDeps): Streams {
  const routes = createPathTree(
    services.flatMap(({ streams }) => [...streams].flatMap(([rpc, handler]) => compileRoutes(rpc, handler, deps))),
  );
  const active = new Set<ServerResponse>();
  const endless = new Set<ServerResponse>();
  let closing = false;
  return {
    handle: (request, response) => {
      const http = { request, response };
      if (closing) return void sendProblem(http, new ApiError('unavailable'), requestIdOf(http));
      active.add(response);
      response.once('close', () => {
        active.delete(response);
        endless.delete(response);
      });
      if (isTracing()) traceStream(http, (setRoute) => answer(http, routes, deps, endless, setRoute));
      else void answer(http, routes, deps, endless);
    },
    close: async (graceMs) => {
      closing = true;
      // They would never end; the client reconnects to another replica.
      for (const response of endless) response.end();
      const cut = setTimeout(() => {
        for (const response of active) response.destroy();
      }, graceMs);
      await Promise.all([...active].map((response) => new Promise((resolve) => response.once('close', resolve))));
      clearTimeout(cut);
    },
  };
}

function compileRoutes(rpc: Rpc, handler: StreamHandler, { contract, metrics }: StreamDeps): StreamRoute[] {
  const common = {
    permit: compilePermission(rpc),
    handle: handler as Served['handle'],
    observe: metrics.forRpc(rpc.path),
  };
  return rpc.bindings.map((binding) => {
    const served = { ...common, form: compileRequestSchema(rpc, binding), send: compileSend(contract, rpc, binding) };
    const { method, path, segments } = binding;
    return { method, path, segments, rpc, served };
  });
}

async function answer(
  http: HttpExchange,
  routes: PathTree<StreamRoute>,
  { readCaller, log }: StreamDeps,
  endless: Set<ServerResponse>,
  setRoute?: (route: string) => void,
): Promise<void> {
  const requestId = requestIdOf(http);
  let end: (code: status) => void = () => {};
  try {
    const url = URL.parse(http.request.url ?? '', 'http://service');
    if (!url) throw new ApiError('unknown_path');
    const { route, params } = routes.find(http.request.method ?? '', url.pathname);
    const { rpc, served } = route;
    setRoute?.(route.path);
    end = served.observe();
    const caller = readCaller(http.request.headers.authorization);
    served.permit(caller);
    const request = served.form.bind({ params, query: url.searchParams });
    if (rpc.policy.stream === 'events') {
      if (http.request.method === 'HEAD') return sendEventHeaders(http, end);
      endless.add(http.response);
    }
    const call = createStreamCall({ rpc, caller, http, requestId, log, request });
    const handled = served.handle(call);
    const message = await (rpc.policy.stream === 'upload' ? handled : withFirstByteTimeout(handled, http));
    if (message) served.send(call, message);
    end(status.OK);
  } catch (thrown) {
    end(await rejectRequest(http, thrown, requestId, log));
  }
}

/** HEAD of an event stream has the headers of GET and ends at once (RFC 9110, 9.3.2). */
function sendEventHeaders({ response }: HttpExchange, end: (code: status) => void): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' }).end();
  end(status.OK);
}

/** The timeout until the first byte of a download, e.g. while the database hangs, in milliseconds. */
const FIRST_BYTE_TIMEOUT_MS = 8000;

/**
 * Waits for a handler that writes the response itself.
 * @throws ApiError unavailable if the headers are not sent in time; the later result of the handler is ignored
 */
async function withFirstByteTimeout<Message>(handled: Promise<Message>, { response }: HttpExchange): Promise<Message> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    if (!response.headersSent) timeout.reject(new ApiError('unavailable', undefined, { retryAfter: 5 }));
  }, FIRST_BYTE_TIMEOUT_MS);
  handled.catch(() => {});
  return await Promise.race([handled, timeout.promise]).finally(() => clearTimeout(timer));
}

/** Sends the error of a request, unless the client has disconnected. @returns the gRPC status for the metrics */
async function rejectRequest(http: HttpExchange, thrown: unknown, requestId: string, log: Logger): Promise<status> {
  if (http.response.destroyed) return status.CANCELLED;
  const own = log.child({ requestId, path: http.request.url });
  const error: ApiError = toApiError(thrown, own);
  own.debug({ code: error.code, violations: error.violations }, 'a stream was refused');
  await sendProblem(http, error, requestId);
  return errorCatalogue[error.code].grpc;
}

/** The Retry-After value in seconds: the usual duration of a start. */
const RETRY_AFTER = 2;

/** Responds to every request with 503 (RFC 9457) during the start: a 404 would mean that the file does not exist. */
export const answerNotReady: RequestListener = (request, response) => {
  const http = { request, response };
  const error = new ApiError('unavailable', 'The service is starting. Try again in a few seconds.', {
    retryAfter: RETRY_AFTER,
  });
  void sendProblem(http, error, requestIdOf(http));
};
