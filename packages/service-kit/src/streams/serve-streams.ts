import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, type Caller, type Contract, compileForm, errorCatalogue, type Form, type Rpc } from '@bms/contracts';
import { status } from '@grpc/grpc-js';
import type { Logger } from 'pino';
import type { RpcMetrics } from '../health/metrics.ts';
import { toApiError } from '../server/errors.ts';
import type { ServedService } from '../server/handlers.ts';
import { compilePermission } from '../server/permission.ts';
import type { HttpExchange, StreamCall, StreamHandler } from '../types.ts';
import { findRoute, type StreamRoute } from './find-route.ts';
import { compileSend, sendProblem } from './send.ts';
import { createStreamCall, requestIdOf } from './stream-call.ts';

/** What stands between a request and its handler; the same for every stream of a process. */
interface Surroundings {
  readonly contract: Contract;
  /** The caller by the Authorization header. @throws ApiError unauthenticated */
  readonly readCaller: (authorization: string | undefined) => Caller;
  readonly log: Logger;
  readonly metrics: RpcMetrics;
}

/** What is compiled for a stream, once. */
interface Served {
  readonly permit: (caller: Caller) => void;
  readonly form: Form;
  readonly handle: (call: StreamCall) => Promise<object | undefined>;
  readonly send: ReturnType<typeof compileSend>;
  readonly observe: () => (code: status) => void;
}

/** The uploads, downloads and event streams of a process. */
export interface Streams {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Takes no more, ends event streams and waits for the others under way, at most `graceMs`; then they are cut off. */
  close(graceMs: number): Promise<void>;
}

/**
 * Serves every rpc with `stream` on the HTTP side: caller, permission, form of path and query, handler, answer, as gRPC has
 * it for all others. The form of a body is the handler's.
 */
export function createStreams(services: readonly ServedService[], surroundings: Surroundings): Streams {
  const routes = services.flatMap(({ streams }) =>
    [...streams].flatMap(([rpc, handler]) => compileRoutes(rpc, handler, surroundings)),
  );
  const underWay = new Set<ServerResponse>();
  const endless = new Set<ServerResponse>();
  let closing = false;
  return {
    handle: (request, response) => {
      const http = { request, response };
      if (closing) return void sendProblem(http, new ApiError('unavailable'), requestIdOf(http));
      underWay.add(response);
      response.once('close', () => {
        underWay.delete(response);
        endless.delete(response);
      });
      void answer(http, routes, surroundings, endless);
    },
    close: async (graceMs) => {
      closing = true;
      // They would go on for ever; who listens comes again, and finds another copy.
      for (const response of endless) response.end();
      const cut = setTimeout(() => {
        for (const response of underWay) response.destroy();
      }, graceMs);
      await Promise.all([...underWay].map((response) => new Promise((resolve) => response.once('close', resolve))));
      clearTimeout(cut);
    },
  };
}

function compileRoutes(rpc: Rpc, handler: StreamHandler, { contract, metrics }: Surroundings): StreamRoute<Served>[] {
  const common = {
    permit: compilePermission(rpc),
    handle: handler as Served['handle'],
    send: compileSend(contract, rpc),
    observe: metrics.forRpc(rpc.path),
  };
  return rpc.bindings.map((binding) => ({ rpc, binding, served: { ...common, form: compileForm(rpc, binding) } }));
}

async function answer(
  http: HttpExchange,
  routes: readonly StreamRoute<Served>[],
  { readCaller, log }: Surroundings,
  endless: Set<ServerResponse>,
): Promise<void> {
  const requestId = requestIdOf(http);
  let end: (code: status) => void = () => {};
  try {
    const url = URL.parse(http.request.url ?? '', 'http://service');
    if (!url) throw new ApiError('unknown_path');
    const { route, params } = findRoute(routes, http.request.method ?? '', url.pathname);
    const { rpc, served } = route;
    end = served.observe();
    const caller = readCaller(http.request.headers.authorization);
    served.permit(caller);
    if (rpc.policy.stream === 'events') endless.add(http.response);
    const request = served.form.fill({ params, query: url.searchParams });
    const call = createStreamCall({ rpc, caller, http, requestId, log, request });
    const message = await served.handle(call);
    if (message) served.send(http, message, call.version);
    end(status.OK);
  } catch (thrown) {
    end(await refuse(http, thrown, requestId, log));
  }
}

/** What fails because the client has gone is nobody's fault, and nobody is there to be told. */
async function refuse(http: HttpExchange, thrown: unknown, requestId: string, log: Logger): Promise<status> {
  if (http.response.destroyed) return status.CANCELLED;
  const own = log.child({ requestId, path: http.request.url });
  const error: ApiError = toApiError(thrown, own);
  own.debug({ refusal: error.code, violations: error.violations }, 'a stream was refused');
  await sendProblem(http, error, requestId);
  return errorCatalogue[error.code].grpc;
}
