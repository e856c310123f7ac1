import { isRaw } from '../openapi/traits.ts';
import type { FieldContract, HttpBinding, Rpc, Violation } from '../types.ts';
import { inputSchema } from './input-schema.ts';
import { fillDefaults } from './mask.ts';
import { bodyParts } from './parts.ts';
import { readQuery } from './query.ts';
import { checkBySchema } from './validator.ts';

/** The parts of a multipart form (RFC 7578), checked by the rules of the request. */
export interface TextForm {
  /** The name of the part that holds the bytes. */
  readonly bytes: string;
  /** What the text parts say, and every field at fault. */
  read(texts: URLSearchParams): { message: Record<string, unknown>; violations: Violation[] };
}

/**
 * Compiles how the text parts of an upload become fields of its request: written as parameters of a query are.
 * @throws Error where the request has no field for the bytes
 */
export function compileTextForm(rpc: Rpc, binding: HttpBinding): TextForm {
  const { message, fields } = bodyParts(rpc, binding)!;
  const bytes = fields.find((field) => isRaw(field.message));
  if (!bytes) throw new Error(`${rpc.path} takes a form, but ${message.name} has no google.api.HttpBody`);
  const texts = fields.filter((field) => field !== bytes);
  const parameters = new Map(texts.map((field) => [field.name, { field, parent: '' }]));
  const findFaults = checkBySchema(() => inputSchema(message, 'create', texts));
  return {
    bytes: bytes.name,
    read: (sent) => {
      const { values, violations } = readQuery(sent, parameters);
      const wrong = [...violations.map((violation) => asField(violation, texts)), ...findFaults(values)];
      fillDefaults(values, { ...message, fields: texts });
      return { message: values, violations: wrong };
    },
  };
}

/** A form has fields where a query has parameters. */
function asField(violation: Violation, known: readonly FieldContract[]): Violation {
  const { field } = violation;
  if (known.some(({ name }) => name === field)) return violation;
  return { field, code: 'unknown_field', message: `${field} is not a known field.` };
}
