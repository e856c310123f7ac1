import { type ErrorCode, errorCatalogue, problemType } from '../errors/catalogue.ts';
import type { Violation } from '../types.ts';
import type { SchemaObject } from './standard-schema.ts';

const text = (description: string, more: SchemaObject = {}): SchemaObject => ({ type: 'string', description, ...more });

/** The body of every failure (RFC 9457), with the members that clients of this API have always read. */
export const problemSchema: SchemaObject = {
  type: 'object',
  description: 'Why a request failed (RFC 9457).',
  additionalProperties: false,
  required: ['type', 'title', 'status', 'detail', 'success', 'message', 'code', 'request_id'],
  properties: {
    type: text('The kind of the problem, as a name that never changes.', { format: 'uri' }),
    title: text('The kind of the problem, for a person.'),
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: text('What is wrong with this request, for a person.'),
    success: { type: 'boolean', const: false, description: 'Always false.' },
    message: text('The same as detail.'),
    code: text('The kind of the problem, for a program.', { enum: Object.keys(errorCatalogue) }),
    request_id: text('The id under which the request is logged.'),
    errors: {
      type: 'array',
      description: 'The fields at fault, where the request was understood but is not valid.',
      items: { $ref: '#/components/schemas/Violation' },
    },
  },
};

/** A field at fault. */
export const violationSchema: SchemaObject = {
  type: 'object',
  description: 'A field that was sent and what is wrong with it.',
  additionalProperties: false,
  required: ['field', 'code', 'message'],
  properties: {
    field: text('Where it stands, e.g. items[1].rate.'),
    code: text('What is wrong, for a program, e.g. required or too_long.'),
    message: text('What is wrong, for a person.'),
  },
};

const REQUEST_ID = '7f4c1d2e9a35';

/** What is said where the gateway says more than the catalogue. */
const details: Partial<Record<ErrorCode, string>> = {
  too_many_requests: 'Too many requests: 1200 are allowed in 60 seconds; try again in 42.',
  internal: `${errorCatalogue.internal.detail} If it goes on, report it with the request id ${REQUEST_ID}.`,
};

/** A problem as the gateway answers it. @param errors what is wrong with a request that is not valid */
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
