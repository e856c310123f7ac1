import type { Readiness } from '@bms/service-kit/process';
import type { Registry } from '@prometheus-io/client';
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
    const isPage = Object.hasOwn(pages, path) && (request.method === 'GET' || request.method === 'HEAD');
    return isPage ? pages[path]!(reply) : next();
  };
}

const JSON_TYPE = 'application/json; charset=utf-8';

function send(reply: Reply, status: number, type: string, body: string): void {
  reply.statusCode = status;
  reply.setHeader('Content-Type', type);
  reply.setHeader('Cache-Control', 'no-store');
  reply.setHeader('Content-Length', Buffer.byteLength(body));
  reply.end(body);
}
