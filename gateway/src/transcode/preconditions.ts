import { ApiError, invalid } from '@bms/contracts';
import type { Request } from 'express';
import type { GatewayResponse } from '../http/context.ts';

/** Matches one entity tag of a list (RFC 9110, 8.8.3) with its separator. */
const TAG = /\s*(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"\s*(?:,|$)/y;
/** A version that no record has: only the service can answer 412, since 404 and 403 take precedence. */
const NO_VERSION = '0';
/** Maximum number of entity tags; the header is forwarded with the call. */
const MAX_TAGS = 50;

/**
 * Returns the versions that the caller expects, from If-Match (RFC 9110, 13.1.1), comma-separated. Weak tags, and tags
 * that this API never issued, match nothing.
 * @returns undefined if any version is accepted
 * @throws ApiError bad_request for a value that is not a list of at most 50 entity tags
 */
export function expectedVersions(ifMatch: string | undefined): string | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const tags = entityTags(ifMatch, 'If-Match');
  const versions = tags.filter(({ isWeak, tag }) => !isWeak && /^[1-9]\d{0,14}$/.test(tag)).map(({ tag }) => tag);
  return versions.length > 0 ? versions.join(',') : NO_VERSION;
}

/**
 * Returns true when a GET or HEAD names the version in If-None-Match (RFC 9110, 13.1.2: weak comparison), so that the
 * response is 304. A value that is not a list of entity tags is ignored.
 * @param current the entity tag of the response without quotes; undefined if it has none
 */
export function isUnmodified({ method, headers }: Request, current: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (current === undefined || known === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
  if (known.trim() === '*') return true;
  return readTags(known)?.some(({ tag }) => tag === current) ?? false;
}

/** Request headers that identify the caller: another one must not get a response that a cache keeps of this one. */
const CREDENTIALS = 'Authorization, X-Auth-Token, Cookie';

/** Lets the caches of the client alone keep a response with an entity tag; they ask each time whether it is current. */
export function allowRevalidation(response: GatewayResponse): void {
  response.setHeader('Cache-Control', 'private, no-cache');
  response.vary(CREDENTIALS);
}

/** Sends 304: the headers of the response without its content (RFC 9110, 15.4.5). */
export function sendUnmodified(response: GatewayResponse): void {
  response.statusCode = 304;
  allowRevalidation(response);
  response.end();
}

interface EntityTag {
  readonly tag: string;
  readonly isWeak: boolean;
}

function entityTags(list: string, header: string): readonly EntityTag[] {
  const tags = readTags(list);
  if (tags && tags.length <= MAX_TAGS) return tags;
  throw new ApiError('bad_request', `${header} must be * or a list of at most ${MAX_TAGS} entity tags such as "3".`);
}

function readTags(list: string): EntityTag[] | undefined {
  const tags: EntityTag[] = [];
  TAG.lastIndex = 0;
  do {
    const found = TAG.exec(list);
    if (!found) return undefined;
    tags.push({ tag: found[2]!, isWeak: found[1] !== undefined });
  } while (TAG.lastIndex < list.length);
  return tags;
}

const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Characters allowed in gRPC metadata: printable ASCII. */
const KEY = /^[\x20-\x7e]{1,255}$/;

/**
 * Validates an Idempotency-Key. @throws ApiError validation_failed naming the header when it is not 1 to 255 characters
 * of ASCII
 */
export function checkedIdempotencyKey(key: string | undefined): string | undefined {
  if (key === undefined || KEY.test(key)) return key;
  const message = `${IDEMPOTENCY_KEY} must be 1 to 255 printable ASCII characters.`;
  throw invalid({ field: IDEMPOTENCY_KEY, code: 'invalid_format', message });
}
