import { returnsFile } from '../answers/shape-answer.ts';
import type { SchemaObject } from '../requests/input-schema.ts';
import type { HttpBinding, Rpc } from '../types.ts';
import { acceptsIdempotencyKey, changesRecord, isPublic } from './traits.ts';

/**
 * Builds an optional header; the docs page leaves its example out of requests until the reader enables it (Scalar's
 * `x-disabled`).
 */
const parameter = (name: string, description: string, { examples, ...schema }: HeaderSchema): SchemaObject => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...schema },
  examples: { example: { value: examples[0], 'x-disabled': true } },
});

interface HeaderSchema extends SchemaObject {
  readonly examples: readonly [string];
}

/** Any (`*`), or a list of entity tags (RFC 9110, 8.8.3). */
const ENTITY_TAGS = '^(\\*|(W/)?"[!#-~]*"( *, *(W/)?"[!#-~]*")*)$';
/** ASCII without the surrounding white space, which is not part of a field value (RFC 9110, 5.5). */
const PRINTABLE = '^[!-~]([ -~]*[!-~])?$';

/** Request headers, by component name. */
export const headerParameters = {
  IfMatch: parameter(
    'If-Match',
    'The ETag of the record as it was read. If the record has changed since, the request fails with 412.',
    { pattern: ENTITY_TAGS, examples: ['"3"'] },
  ),
  IdempotencyKey: parameter(
    'Idempotency-Key',
    'Makes retries safe: a request with the same key and body within 72 hours returns the first response without repeating the operation. The same key with a different body fails with 422.',
    { pattern: PRINTABLE, maxLength: 255, examples: ['0b6f7c1e-4c1d-4a8e-9a55-1f6d1d9e7b7a'] },
  ),
  IfNoneMatch: parameter(
    'If-None-Match',
    'The ETag of the version that the caller has. If it is still current, the response is 304 without a body.',
    { examples: ['"Zb1vC8yY3iQJ0m2nD5kF7w"'] },
  ),
  IfRange: parameter(
    'If-Range',
    'The ETag of the content that the caller has in part. If the content has changed, all of it is sent.',
    {
      examples: ['"Zb1vC8yY3iQJ0m2nD5kF7w"'],
    },
  ),
  LastEventId: parameter(
    'Last-Event-ID',
    'The id of the last event received. The stream resumes after it, up to a few minutes back.',
    { examples: ['7444928365110296577'] },
  ),
  Range: parameter('Range', 'The range of bytes to send (RFC 9110).', { examples: ['bytes=0-1023'] }),
};

/** Response headers, by component name. */
export const answerHeaders = {
  RequestId: {
    description: 'The id of the request in all logs.',
    required: true,
    schema: { type: 'string', examples: ['7f4c1d2e9a35'] },
  },
  ETag: {
    description: 'The version of the record, for If-Match.',
    schema: { type: 'string', examples: ['"3"'] },
  },
  Location: {
    description: 'The path of the created record.',
    schema: { type: 'string', examples: ['/api/clients/7'] },
  },
  IdempotentReplayed: {
    description: 'This is the stored response to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  },
  DocumentTag: {
    description: 'Identifies the content, for If-None-Match.',
    schema: { type: 'string', examples: ['"Zb1vC8yY3iQJ0m2nD5kF7w"'] },
  },
  RateLimit: {
    description: 'The remaining requests (r) and the seconds until the limit resets (t).',
    schema: { type: 'string', examples: ['"default";r=1199;t=60'] },
  },
  RateLimitPolicy: {
    description: 'The limit: the number of requests (q) per window in seconds (w).',
    schema: { type: 'string', examples: ['"default";q=1200;w=60'] },
  },
  RetryAfter: {
    description: 'The number of seconds to wait before retrying.',
    schema: { type: 'integer', format: 'int32', minimum: 0, examples: [2] },
  },
  Authenticate: {
    description: 'The authentication scheme (RFC 9110).',
    schema: { type: 'string', const: 'Bearer' },
  },
  ContentDisposition: {
    description: 'The file name.',
    schema: { type: 'string', examples: ['attachment; filename="offer.pdf"'] },
  },
  ContentRange: {
    description: 'The range of bytes and the total size.',
    schema: { type: 'string', examples: ['bytes 0-1023/146515'] },
  },
  AcceptRanges: { description: 'Range requests are supported.', schema: { type: 'string', const: 'bytes' } },
} satisfies Record<string, SchemaObject>;

type AnswerHeader = keyof typeof answerHeaders;

const names: Record<AnswerHeader, string> = {
  RequestId: 'X-Request-Id',
  ETag: 'ETag',
  Location: 'Location',
  IdempotentReplayed: 'Idempotent-Replayed',
  DocumentTag: 'ETag',
  RateLimit: 'RateLimit',
  RateLimitPolicy: 'RateLimit-Policy',
  RetryAfter: 'Retry-After',
  Authenticate: 'WWW-Authenticate',
  ContentDisposition: 'Content-Disposition',
  ContentRange: 'Content-Range',
  AcceptRanges: 'Accept-Ranges',
};

/** Returns references to response headers. The headers of every response are documented once, with the failures. */
export const answerHeaderRefs = (...headers: AnswerHeader[]): Record<string, SchemaObject> =>
  Object.fromEntries(headers.map((name) => [names[name], { $ref: `#/components/headers/${name}` }]));

/** Headers that any response may have. */
export const GENERAL_HEADERS = ['RequestId', 'RateLimit', 'RateLimitPolicy', 'IdempotentReplayed'] as const;

/** Returns references to the request headers of a route. */
export function headerParameterRefs(rpc: Rpc, binding: HttpBinding): SchemaObject[] {
  const isDownload = rpc.policy.stream === 'download';
  const taken: [boolean, keyof typeof headerParameters][] = [
    [rpc.policy.stream === 'events', 'LastEventId'],
    [changesRecord(rpc, binding) || isDownload, 'IfMatch'],
    [acceptsIdempotencyKey(rpc, binding), 'IdempotencyKey'],
    [isDownload || returnsFile(rpc) || isConditional(rpc, binding) || isTaggedList(rpc, binding), 'IfNoneMatch'],
    [isDownload, 'IfRange'],
    [isDownload, 'Range'],
  ];
  return taken.flatMap(([is, name]) => (is ? [headerParameterRef(name)] : []));
}

/** True if a route shows one record with its version, so that it supports If-None-Match. */
export const isConditional = (rpc: Rpc, binding: HttpBinding): boolean =>
  binding.method === 'GET' && rpc.policy.stream === '' && showsVersion(rpc, binding);

/** True for a list whose response has the hash of its content as ETag: one that is only JSON. */
export const isTaggedList = ({ policy, response }: Rpc, { method }: HttpBinding): boolean =>
  method === 'GET' &&
  policy.stream === '' &&
  policy.csv === '' &&
  !policy.secret &&
  policy.access.kind !== 'public' &&
  response.field('records')?.repeated === true;

const headerParameterRef = (name: keyof typeof headerParameters): SchemaObject => ({
  $ref: `#/components/parameters/${name}`,
});

/** True if the response of a route has the version of one record, because it shows, creates or changes it. */
export function showsVersion(rpc: Rpc, binding: HttpBinding): boolean {
  const shows = rpc.policy.success === 201 || showsRecord(rpc, binding) || changesRecord(rpc, binding);
  return shows && binding.method !== 'DELETE' && !isPublic(rpc);
}

/** True if a response has a record. A part of one that is read below its path, such as its mail, has no version. */
const showsRecord = ({ response }: Rpc, { method, path }: HttpBinding): boolean =>
  response.field('record') !== undefined && !(method === 'GET' && /\}\/[^{}]+$/.test(path));
