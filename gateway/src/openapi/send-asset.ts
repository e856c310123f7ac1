import type { Request } from 'express';
import type { Reply } from '../http/exchange.ts';
import type { Asset } from './assets.ts';

/** What a browser may load without asking again: its address changes with its content. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** What a browser asks for again, which costs a 304 when nothing has changed. */
export const ASK_AGAIN = 'no-cache';

/** Answers with an asset, compressed once for all, or with 304 to who has it. */
export async function sendAsset(request: Request, reply: Reply, asset: Asset, caching: string): Promise<void> {
  const compresses = request.acceptsEncodings('gzip') === 'gzip';
  reply.vary('Accept-Encoding');
  reply.setHeader('Cache-Control', caching);
  reply.setHeader('ETag', tagOf(asset, compresses));
  if (holds(request, asset)) {
    reply.statusCode = 304;
    reply.end();
    return;
  }
  const { plain, gzipped } = await asset.content();
  const body = compresses ? gzipped : plain;
  if (compresses) reply.setHeader('Content-Encoding', 'gzip');
  reply.statusCode = 200;
  reply.setHeader('Content-Type', asset.type);
  reply.setHeader('Content-Length', body.length);
  reply.end(body);
}

/** Other bytes are another representation, and have another tag (RFC 9110, 8.8.3). */
const tagOf = ({ version }: Asset, compresses: boolean): string => `"${version}${compresses ? '-gzip' : ''}"`;

/** Whether If-None-Match names the content in either form; it compares weakly (RFC 9110, 13.1.2). */
function holds({ headers }: Request, asset: Asset): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tagOf(asset, true)) || tags.includes(tagOf(asset, false));
}
