import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '@bms/contracts';
import parseRange from 'range-parser';
import type { ByteRange } from '../storage/storage.ts';

/** The validators that the conditions of a request are compared with. */
export interface Representation {
  /** A strong entity tag, quotes included. */
  readonly etag: string;
  readonly lastModified: Date;
  readonly size: number;
}

const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim());
const secondsOf = (date: Date | number): number => Math.floor(Number(date) / 1000);

/** Returns true unless If-Match names other bytes only (RFC 9110, 13.1.1). */
export function isExpected({ 'if-match': expected }: IncomingHttpHeaders, { etag }: Representation): boolean {
  return expected === undefined || expected.trim() === '*' || tagsOf(expected).includes(etag);
}

/** Returns true if the client has the current bytes already (RFC 9110, 13.1.2 and 13.1.3). */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, lastModified }: Representation): boolean {
  const { 'if-none-match': known, 'if-modified-since': since } = headers;
  if (known !== undefined) return tagsOf(known).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  return since !== undefined && secondsOf(lastModified) <= secondsOf(Date.parse(since));
}

/**
 * Returns the requested range; undefined for the whole file, which also answers several ranges that do not touch (RFC
 * 9110, 14.2 leaves that to the server).
 * @throws ApiError range_not_satisfiable
 */
export function partOf(headers: IncomingHttpHeaders, of: Representation): ByteRange | undefined {
  const { range } = headers;
  if (range === undefined || !isStillSame(headers['if-range']?.toString(), of)) return undefined;
  if (of.size === 0 && /^bytes=-0*[1-9]\d*$/i.test(range.trim())) return undefined;
  const parts = parseRange(of.size, fitSuffixes(range, of.size), { combine: true });
  if (parts === -1) throw new ApiError('range_not_satisfiable');
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return undefined;
  return parts[0];
}

/** A suffix range, such as the `-500` of `bytes=-500`. */
const SUFFIX = /(?<=[=,]\s*)-(\d+)/g;

/** Replaces suffixes longer than the file with the whole file (RFC 9110, 14.1.2), which range-parser calls unsatisfiable. */
const fitSuffixes = (range: string, size: number): string =>
  range.replace(SUFFIX, (suffix, length: string) => (Number(length) > size ? '0-' : suffix));

/** Evaluates If-Range (RFC 9110, 13.1.5): a range of changed bytes is useless to a client with the earlier ones. */
function isStillSame(ifRange: string | undefined, { etag, lastModified }: Representation): boolean {
  if (ifRange === undefined) return true;
  return ifRange.includes('"') ? ifRange.trim() === etag : secondsOf(Date.parse(ifRange)) === secondsOf(lastModified);
}
