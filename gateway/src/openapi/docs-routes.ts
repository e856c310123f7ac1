import { hash } from 'node:crypto';
import type { OpenApiDocument } from '@bms/contracts';
import type { Request } from 'express';
import type { Answer, Reply } from '../http/exchange.ts';
import { DEFAULT_LIMIT } from '../limits/definitions.ts';
import type { Route } from '../transcode/routes.ts';
import { type Asset, ownScript, scalarBundle } from './assets.ts';
import { DOCS_PATH } from './document.ts';
import { PAGE_POLICY, type PageAddresses, pageHtml, pageScript } from './page.ts';

/** The document as JSON and, to a browser, as an interactive page that loads nothing from elsewhere. */
export function docsRoutes(document: OpenApiDocument): Route[] {
  const bundle = scalarBundle();
  const addresses: PageAddresses = {
    document: DOCS_PATH,
    bundle: `${DOCS_PATH}/scalar-${bundle.version}.js`,
    script: `${DOCS_PATH}/page.js`,
  };
  const { title } = document.info as { title: string };
  return [
    publicRoute(DOCS_PATH, answerDocs(JSON.stringify(document), pageHtml(title, addresses))),
    publicRoute(addresses.bundle, answerAsset(bundle, 'public, max-age=31536000, immutable')),
    publicRoute(addresses.script, answerAsset(ownScript(pageScript(addresses)), 'no-cache')),
  ];
}

function publicRoute(path: string, answer: Answer): Route {
  const segments = path
    .slice(1)
    .split('/')
    .map((literal) => ({ literal }));
  const open = { access: { kind: 'public' as const }, permit: () => {}, limit: DEFAULT_LIMIT, secret: false };
  return { method: 'GET', path, segments, ...open, answer };
}

function answerDocs(json: string, html: string): Answer {
  const etag = `"${hash('sha256', json, 'base64url').slice(0, 22)}"`;
  return (request, reply) => {
    reply.setHeader('Vary', 'Accept');
    reply.setHeader('Cache-Control', 'no-cache');
    if (request.accepts(['json', 'html']) === 'html') {
      reply.setHeader('Content-Security-Policy', PAGE_POLICY);
      send(reply, 'text/html; charset=utf-8', Buffer.from(html));
    } else if (request.headers['if-none-match'] === etag) {
      reply.statusCode = 304;
      reply.end();
    } else {
      reply.setHeader('ETag', etag);
      send(reply, 'application/json; charset=utf-8', Buffer.from(json));
    }
  };
}

function answerAsset(asset: Asset, caching: string): Answer {
  return async (request: Request, reply: Reply) => {
    const { plain, gzipped } = await asset.content();
    const compresses = request.acceptsEncodings('gzip') === 'gzip';
    reply.setHeader('Vary', 'Accept-Encoding');
    reply.setHeader('Cache-Control', caching);
    if (compresses) reply.setHeader('Content-Encoding', 'gzip');
    send(reply, asset.type, compresses ? gzipped : plain);
  };
}

function send(reply: Reply, type: string, body: Buffer): void {
  reply.statusCode = 200;
  reply.setHeader('Content-Type', type);
  reply.setHeader('Content-Length', body.length);
  reply.end(body);
}
