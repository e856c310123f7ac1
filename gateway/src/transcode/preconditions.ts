import { ApiError, invalid } from '@bms/contracts';

/** One entity tag of a list (RFC 9110, 8.8.3) with what separates it from the next. */
const TAG = /\s*(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"\s*(?:,|$)/y;
/** A version that no record has: a tag that is none of ours matches nothing, which only the service may say (404, 403 first). */
const NO_VERSION = '0';

/**
 * The version that the caller expects, from If-Match (RFC 9110, 13.1.1). Versions only grow, so of several the newest is
 * the only one that can be current; weak tags never match.
 * @returns undefined where any version will do
 * @throws ApiError bad_request for what is no list of entity tags
 */
export function expectedVersion(ifMatch: string | undefined): string | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const versions = strongTags(ifMatch).filter((tag) => /^[1-9]\d{0,14}$/.test(tag));
  return versions.reduce((newest, version) => (Number(version) > Number(newest) ? version : newest), NO_VERSION);
}

function strongTags(list: string): string[] {
  const tags: string[] = [];
  TAG.lastIndex = 0;
  do {
    const found = TAG.exec(list);
    if (!found) throw new ApiError('bad_request', 'If-Match must be * or a list of entity tags such as "3".');
    if (!found[1]) tags.push(found[2]!);
  } while (TAG.lastIndex < list.length);
  return tags;
}

const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** What gRPC metadata can carry: printable ASCII. */
const KEY = /^[\x20-\x7e]{1,255}$/;

/** @throws ApiError validation_failed naming the header when it is not 1 to 255 characters of ASCII */
export function checkedIdempotencyKey(key: string | undefined): string | undefined {
  if (key === undefined || KEY.test(key)) return key;
  const message = `${IDEMPOTENCY_KEY} must be 1 to 255 printable ASCII characters.`;
  throw invalid({ field: IDEMPOTENCY_KEY, code: 'invalid_format', message });
}
