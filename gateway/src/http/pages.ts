import { ApiError } from '@bms/contracts';
import type { Readiness } from '@bms/service-kit/process';
import type { Registry } from '@prometheus-io/client';
import type { Request } from 'express';
import type { GatewayResponse, Middleware } from './context.ts';

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
export function servePages({ readiness, registry }: Pages): Middleware {
  const pages: Record<string, (response: GatewayResponse) => Promise<void>> = {
    '/livez': async (response) => send(response, 200, JSON_TYPE, '{"live":true}'),
    '/readyz': async (response) => {
      const read = await readiness();
      send(response, read.ready ? 200 : 503, JSON_TYPE, JSON.stringify(read));
    },
    ...(registry && {
      '/metrics': async (response) => send(response, 200, registry.contentType, await registry.metrics()),
    }),
  };
  return (request, response, next) => {
    const path = request.url.split('?', 1)[0]!;
    if (!Object.hasOwn(pages, path)) return next();
    return request.method === 'GET' || request.method === 'HEAD'
      ? pages[path]!(response)
      : assertReadMethod(request, response);
  };
}

/** Answers other methods: OPTIONS with 204, the rest with 405 and the allowed methods (RFC 9110, 15.5.6). */
function assertReadMethod({ method }: Request, response: GatewayResponse): void {
  response.setHeader('Allow', 'GET, HEAD, OPTIONS');
  if (method !== 'OPTIONS') throw new ApiError('method_not_allowed');
  response.statusCode = 204;
  response.end();
}

const JSON_TYPE = 'application/json; charset=utf-8';

function send(response: GatewayResponse, status: number, type: string, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}
