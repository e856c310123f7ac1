import { ApiError } from '@bms/contracts';
import type { Readiness } from '@bms/service-kit/process';
import type { Registry } from '@prometheus-io/client';
import type { Request } from 'express';
import type { Reply, Step } from './exchange.ts';

/** What the platform around the gateway asks it. */
export interface Pages {
  readonly readiness: () => Promise<Readiness>;
  /** Where /metrics is served on the gateway's own port; undefined where it is not. */
  readonly registry: Registry | undefined;
}

/** Answers /livez, /readyz and, where it is asked for, /metrics; without limits, since a probe must not run into one. */
export function servePages({ readiness, registry }: Pages): Step {
  const pages: Record<string, (reply: Reply) => Promise<void>> = {
    '/livez': async (reply) => send(reply, 200, JSON_TYPE, '{"live":true}'),
    '/readyz': async (reply) => {
      const read = await readiness();
      send(reply, read.ready ? 200 : 503, JSON_TYPE, JSON.stringify(read));
    },
    ...(registry && { '/metrics': async (reply) => send(reply, 200, registry.contentType, await registry.metrics()) }),
  };
  return (request, reply, next) => {
    const path = request.url.split('?', 1)[0]!;
    if (!Object.hasOwn(pages, path)) return next();
    return request.method === 'GET' || request.method === 'HEAD' ? pages[path]!(reply) : refuseVerb(request, reply);
  };
}

/** RFC 9110, 15.5.6: 405 names the verbs there are, and OPTIONS asks for them. */
function refuseVerb({ method }: Request, reply: Reply): void {
  reply.setHeader('Allow', 'GET, HEAD, OPTIONS');
  if (method !== 'OPTIONS') throw new ApiError('method_not_allowed');
  reply.statusCode = 204;
  reply.end();
}

const JSON_TYPE = 'application/json; charset=utf-8';

function send(reply: Reply, status: number, type: string, body: string): void {
  reply.statusCode = status;
  reply.setHeader('Content-Type', type);
  reply.setHeader('Cache-Control', 'no-store');
  reply.setHeader('Content-Length', Buffer.byteLength(body));
  reply.end(body);
}
