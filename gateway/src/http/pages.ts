import { ApiError } from '@bms/contracts';
import type { Readiness } from '@bms/service-kit/process';
import type { Registry } from '@prometheus-io/client';
import type { Request } from 'express';
import type { Reply, Step } from './exchange.ts';

/** Data for the health and metrics endpoints. */
export interface Pages {
  readonly readiness: () => Promise<Readiness>;
  /** Registry of /metrics on the public port; undefined if that port does not serve it. */
  readonly registry: Registry | undefined;
}

const HEALTH_PATHS = ['/livez', '/readyz', '/metrics'];

/** Returns true for a health or metrics path, which is served even while the connection limits are reached. */
export const isHealthPath = (url: string | undefined): boolean => HEALTH_PATHS.includes(url?.split('?', 1)[0] ?? '');

/**
 * Serves /livez, /readyz and, with a registry, /metrics. They are not rate limited, so that a probe never fails for
 * that reason.
 */
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

/** Answers other methods: OPTIONS with 204, the rest with 405 and the allowed methods (RFC 9110, 15.5.6). */
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
