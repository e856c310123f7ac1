import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '@bms/contracts';
import type { Request } from 'express';
import type { GatewayResponse, Middleware } from '../http/context.ts';

/** URL path of the panel. */
const BASE = '/admin';
/** URL path of the portal: the same page, which shows portal users what is theirs. */
const PORTAL = '/portal';
/** Beginning of the paths of links to documents, which have a page of their own in the build. */
const DOCUMENTS = '/d/';
/** Path of a file in the build; the pattern rules out path traversal. */
const FILE = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/;
/** File that browsers request at the root for any page. */
const FAVICON = 'favicon.ico';
/** Directory of files whose names change with their content. */
const HASHED = 'assets/';
/** Placeholder in the page for the nonce of its styles. */
const NONCE = '__CSP_NONCE__';
const FOREVER = 'public, max-age=31536000, immutable';
/** Encodings of the files compressed at build time, the smallest first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the panel under /admin: the files of its build, and its page for every other path, for client-side routing. Serves
 * the page under /portal, too, where mails lead portal users.
 * Redirects browsers from the root to the panel; other clients get the 404 of an unknown path. Serves the favicon at
 * the root, and under /d the page by which recipients open documents.
 * @param dir directory of the build; it may not exist yet
 */
export function servePanel(dir: string): Middleware {
  return async (request, response, next) => {
    const target = request.url.split('?', 1)[0]!;
    if (target === '/' && isBrowser(request)) return redirectToPanel(response);
    if (target === `/${FAVICON}` && (request.method === 'GET' || request.method === 'HEAD'))
      return await sendFile(request, response, dir, FAVICON);
    if (target === BASE || target === PORTAL) return response.redirect(308, `${target}/`);
    const isDocument = target.startsWith(DOCUMENTS);
    const isPortal = target.startsWith(`${PORTAL}/`);
    if (!isDocument && !isPortal && !target.startsWith(`${BASE}/`)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return rejectMethod(response);
    if (isDocument) return await sendPage(response, dir, 'document.html');
    if (isPortal) return await sendPage(response, dir, 'index.html');
    const file = target.slice(BASE.length + 1);
    if (FILE.test(file)) return await sendFile(request, response, dir, file);
    return await sendPage(response, dir, 'index.html');
  };
}

const isBrowser = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && request.accepts(['json', 'html']) === 'html';

function redirectToPanel(response: GatewayResponse): void {
  response.vary('Accept');
  response.redirect(302, `${BASE}/`);
}

function rejectMethod(response: GatewayResponse): never {
  response.setHeader('Allow', 'GET, HEAD');
  throw new ApiError('method_not_allowed');
}

async function sendFile(request: Request, response: GatewayResponse, dir: string, file: string): Promise<void> {
  if (!existsSync(path.join(dir, file))) throw new ApiError('unknown_path');
  const [encoding, suffix] = encodingFor(request, path.join(dir, file));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', file.startsWith(HASHED) ? FOREVER : 'no-cache');
  response.type(path.extname(file));
  await new Promise<void>((resolve, reject) => {
    response.sendFile(`${file}${suffix}`, { root: dir, cacheControl: false, acceptRanges: false }, (error) =>
      error && !response.headersSent ? reject(error) : resolve(),
    );
  });
}

function encodingFor(request: Request, file: string): readonly [string, string] {
  const there = ENCODINGS.filter(([, suffix]) => existsSync(`${file}${suffix}`));
  const best = request.acceptsEncodings(there.map(([name]) => name));
  return there.find(([name]) => name === best) ?? ['', ''];
}

async function sendPage(response: GatewayResponse, dir: string, file: string): Promise<void> {
  const html = await readFile(path.join(dir, file), 'utf8').catch(() => undefined);
  const nonce = randomBytes(16).toString('base64');
  const body = Buffer.from(html?.replaceAll(NONCE, nonce) ?? NOT_BUILT);
  response.statusCode = html === undefined ? 503 : 200;
  response.setHeader('Content-Security-Policy', policy(nonce));
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/**
 * Content security policy of the page: resources and requests of its own origin only. Styles created by scripts carry
 * the nonce; scripts have none.
 */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Previews of PDFs.
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<title>Not built yet</title></head><body><p>The panel is not built yet. This page reloads every few seconds.</p></body></html>
`;
