import type { Request } from 'express';
import type { GatewayResponse } from '../http/context.ts';
import type { Asset } from './assets.ts';

/** Cache-Control of assets that never need revalidation: their URL changes with their content. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Cache-Control of assets that are revalidated on each use, with 304 when unchanged. */
export const ASK_AGAIN = 'no-cache';

/** Sends an asset, gzipped if the client accepts it, or 304 if the client has the current version. */
export async function sendAsset(
  request: Request,
  response: GatewayResponse,
  asset: Asset,
  caching: string,
): Promise<void> {
  const compresses = request.acceptsEncodings('gzip') === 'gzip';
  response.vary('Accept-Encoding');
  response.setHeader('Cache-Control', caching);
  response.setHeader('ETag', tagOf(asset, compresses));
  if (holds(request, asset)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const { plain, gzipped } = await asset.content();
  const body = compresses ? gzipped : plain;
  if (compresses) response.setHeader('Content-Encoding', 'gzip');
  response.statusCode = 200;
  response.setHeader('Content-Type', asset.type);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/** Returns the entity tag; the compressed representation has its own (RFC 9110, 8.8.3). */
const tagOf = ({ version }: Asset, compresses: boolean): string => `"${version}${compresses ? '-gzip' : ''}"`;

/** True if If-None-Match names either representation, by weak comparison (RFC 9110, 13.1.2). */
function holds({ headers }: Request, asset: Asset): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tagOf(asset, true)) || tags.includes(tagOf(asset, false));
}
