import { type ErrorCode, errorCatalogue, problemType } from '../errors/catalogue.ts';
import type { Violation } from '../errors/violation.ts';
import { violationCodes } from '../errors/violation-codes.ts';
import type { SchemaObject } from '../requests/input-schema.ts';

const text = (description: string, more: SchemaObject = {}): SchemaObject => ({ type: 'string', description, ...more });

/** Schema of the body of every failure (RFC 9457), with the additional members that existing clients read. */
export const problemSchema: SchemaObject = {
  type: 'object',
  description: 'Why a request failed (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'success', 'message', 'code', 'request_id'],
  properties: {
    type: text('The type of the error, as a stable URN.', { format: 'uri' }),
    title: text('A human-readable title of the error type.'),
    status: { type: 'integer', format: 'int32', description: 'The HTTP status.' },
    detail: text('A human-readable explanation of this error.'),
    success: { type: 'boolean', const: false, description: 'Always false.' },
    message: text('The same as detail.'),
    code: { $ref: '#/components/schemas/ErrorCode' },
    request_id: text('The id of the request in the logs.'),
    errors: {
      type: 'array',
      description: 'The invalid fields, if validation failed.',
      items: { $ref: '#/components/schemas/Violation' },
    },
    conflicts: {
      type: 'array',
      description: 'With 412, the sent fields that differ from the record.',
      items: { $ref: '#/components/schemas/FieldConflict' },
    },
    challenge: text('With `second_factor_required`, the challenge of the sign-in.'),
    factors: {
      type: 'array',
      description: 'With `second_factor_required`, the types that the account can send, each once.',
      items: { $ref: '#/components/schemas/OfferedFactor' },
    },
    merged_into: {
      type: 'integer',
      format: 'int64',
      description: 'With 404, the record that this one was merged into.',
    },
    results: {
      type: 'array',
      description: 'With `bulk_failed`, the results of the items.',
      items: { type: 'object' },
    },
  },
};

/** Schema of a conflict. */
export const conflictSchema: SchemaObject = {
  type: 'object',
  description: 'A field whose value differs from that of the record.',
  required: ['field', 'yours', 'current'],
  properties: {
    field: text('The path of the field.'),
    yours: { description: 'The sent value.' },
    current: { description: 'The current value.' },
  },
};

/** Schema of a second factor of a sign-in. */
export const offeredFactorSchema: SchemaObject = {
  type: 'object',
  description: 'A type of second factor.',
  required: ['type'],
  properties: {
    type: text('The type.', { 'x-extensible-enum': ['totp', 'passkey', 'recovery_code'] }),
    options: {
      type: 'object',
      description: 'Of passkeys, the options of `navigator.credentials.get` (WebAuthn, as JSON).',
    },
  },
};

/** Schema of the error `code`. */
export const errorCodeSchema: SchemaObject = text('The machine-readable error code.', {
  enum: Object.keys(errorCatalogue),
});

/**
 * Schema of the violation codes. It is extensible, because rules are added; clients show the message of an unknown
 * code.
 */
export const violationCodeSchema: SchemaObject = text(
  `The machine-readable code of a validation error. More codes may be added. ${Object.entries(violationCodes)
    .map(([code, meaning]) => `\`${code}\`: ${meaning}.`)
    .join(' ')}`,
  { 'x-extensible-enum': Object.keys(violationCodes), examples: ['required'] },
);

/** Schema of a violation. */
export const violationSchema: SchemaObject = {
  type: 'object',
  description: 'A validation error of a field.',
  required: ['field', 'code', 'message'],
  properties: {
    field: text('The path of the field, such as items[1].rate.'),
    code: { $ref: '#/components/schemas/ViolationCode' },
    message: text('A human-readable explanation.'),
    allowed: { type: 'array', description: 'With `illegal_move`, the next states.', items: { type: 'string' } },
  },
};

const REQUEST_ID = '7f4c1d2e9a35';

/** Example details for errors whose detail the gateway computes. */
const details: Partial<Record<ErrorCode, string>> = {
  too_many_requests: 'Too many requests: 1200 are allowed in 60 seconds. Try again in 42 seconds.',
  internal: `${errorCatalogue.internal.detail} If it persists, report it with the request id ${REQUEST_ID}.`,
};

/** Example of a violation. */
export const exampleViolation: Violation = {
  field: 'items[1].quantity',
  code: 'required',
  message: 'items[1].quantity is required.',
};

/** Builds an example of a problem. @param errors violations of an invalid request */
export function problemExample(code: ErrorCode, errors: readonly Violation[] = []): SchemaObject {
  const { http, title, detail } = errorCatalogue[code];
  const said = errors[0]?.message ?? details[code] ?? detail;
  return {
    type: problemType(code),
    title,
    status: http,
    detail: said,
    success: false,
    message: said,
    code,
    request_id: REQUEST_ID,
    ...(errors.length > 0 && { errors }),
  };
}
