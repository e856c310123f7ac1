import type { HttpBinding, Rpc } from '../types.ts';
import type { SchemaObject } from './standard-schema.ts';
import { changesRecord, takesKey } from './traits.ts';

const parameter = (name: string, description: string, schema: SchemaObject): SchemaObject => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...schema },
});

/** Anything (`*`), or a list of entity tags (RFC 9110, 8.8.3). */
const ENTITY_TAGS = '^(\\*|(W/)?"[!#-~]*"( *, *(W/)?"[!#-~]*")*)$';
/** ASCII without the white space around a value, which is no part of it (RFC 9110, 5.5). */
const PRINTABLE = '^[!-~]([ -~]*[!-~])?$';

/** The headers that requests may have, by the name of the component. */
export const headerParameters = {
  RequestId: parameter(
    'X-Request-Id',
    'An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.',
    { examples: ['7f4c1d2e9a35'] },
  ),
  IfMatch: parameter(
    'If-Match',
    'The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.',
    { pattern: ENTITY_TAGS, examples: ['"3"'] },
  ),
  IdempotencyKey: parameter(
    'Idempotency-Key',
    'Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.',
    { pattern: PRINTABLE, maxLength: 255, examples: ['0b6f7c1e-4c1d-4a8e-9a55-1f6d1d9e7b7a'] },
  ),
  IfNoneMatch: parameter(
    'If-None-Match',
    'The ETag of what the caller has: if it is still the same, the answer is 304 without a body.',
    { examples: ['"Zb1vC8yY3iQJ0m2nD5kF7w"'] },
  ),
  IfRange: parameter(
    'If-Range',
    'The ETag of the bytes that the caller has a part of: if they are others, all are sent.',
    {
      examples: ['"Zb1vC8yY3iQJ0m2nD5kF7w"'],
    },
  ),
  Range: parameter('Range', 'The bytes to send (RFC 9110).', { examples: ['bytes=0-1023'] }),
};

/** The headers that answers may have, by the name of the component. */
export const answerHeaders = {
  RequestId: {
    description: 'The id under which this request is logged everywhere.',
    required: true,
    schema: { type: 'string', examples: ['7f4c1d2e9a35'] },
  },
  ETag: {
    description: 'The version of the record, for If-Match.',
    schema: { type: 'string', examples: ['"3"'] },
  },
  DocumentTag: {
    description: 'Changes when the content does; for If-None-Match.',
    schema: { type: 'string', examples: ['"Zb1vC8yY3iQJ0m2nD5kF7w"'] },
  },
  RateLimit: {
    description: 'What is left of the limit, and in how many seconds it starts anew.',
    schema: { type: 'string', examples: ['"default";r=1199;t=60'] },
  },
  RateLimitPolicy: {
    description: 'The limit: how many calls (q) in how many seconds (w).',
    schema: { type: 'string', examples: ['"default";q=1200;w=60'] },
  },
  RetryAfter: {
    description: 'Seconds after which to try again.',
    schema: { type: 'integer', minimum: 0, examples: [2] },
  },
  Authenticate: {
    description: 'How to sign in (RFC 9110).',
    schema: { type: 'string', const: 'Bearer' },
  },
  ContentDisposition: {
    description: 'The name to keep the file under.',
    schema: { type: 'string', examples: ['attachment; filename="offer.pdf"'] },
  },
  ContentRange: {
    description: 'Which bytes of how many these are.',
    schema: { type: 'string', examples: ['bytes 0-1023/146515'] },
  },
  AcceptRanges: { description: 'Parts of the file can be asked for.', schema: { type: 'string', const: 'bytes' } },
} satisfies Record<string, SchemaObject>;

type AnswerHeader = keyof typeof answerHeaders;

const names: Record<AnswerHeader, string> = {
  RequestId: 'X-Request-Id',
  ETag: 'ETag',
  DocumentTag: 'ETag',
  RateLimit: 'RateLimit',
  RateLimitPolicy: 'RateLimit-Policy',
  RetryAfter: 'Retry-After',
  Authenticate: 'WWW-Authenticate',
  ContentDisposition: 'Content-Disposition',
  ContentRange: 'Content-Range',
  AcceptRanges: 'Accept-Ranges',
};

/** References to headers of an answer; the request id and the limit are on every one. */
export function answerHeaderRefs(...more: AnswerHeader[]): Record<string, SchemaObject> {
  const all: AnswerHeader[] = ['RequestId', 'RateLimit', 'RateLimitPolicy', ...more];
  return Object.fromEntries(all.map((name) => [names[name], { $ref: `#/components/headers/${name}` }]));
}

/** References to the headers that a route takes. */
export function headerParameterRefs(rpc: Rpc, binding: HttpBinding): SchemaObject[] {
  const isDownload = rpc.policy.stream === 'download';
  const taken: [boolean, keyof typeof headerParameters][] = [
    [true, 'RequestId'],
    [changesRecord(rpc, binding) || isDownload, 'IfMatch'],
    [takesKey(rpc, binding), 'IdempotencyKey'],
    [isDownload, 'IfNoneMatch'],
    [isDownload, 'IfRange'],
    [isDownload, 'Range'],
  ];
  return taken.flatMap(([is, name]) => (is ? [headerParameterRef(name)] : []));
}

/** A reference to a header that requests may have. */
export const headerParameterRef = (name: keyof typeof headerParameters): SchemaObject => ({
  $ref: `#/components/parameters/${name}`,
});

/** Whether the answer of a route tells the version of one record: because it shows it, made it or changed it. */
export function showsVersion(rpc: Rpc, binding: HttpBinding): boolean {
  const shows = rpc.policy.success === 201 || rpc.response.field('record') !== undefined || changesRecord(rpc, binding);
  return shows && binding.method !== 'DELETE';
}
