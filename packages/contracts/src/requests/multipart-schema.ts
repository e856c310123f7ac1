import type { Violation } from '../errors/violation.ts';
import { isRaw } from '../openapi/traits.ts';
import type { FieldContract, HttpBinding, Rpc } from '../types.ts';
import { inputSchema } from './input-schema.ts';
import { applyDefaults } from './mask.ts';
import { compileNormalization } from './normalize-pasted.ts';
import { FORM_BOOLEANS, readQuery } from './query.ts';
import { bodyParts } from './request-fields.ts';
import { compileCleanTexts, oneEach } from './texts.ts';
import { checkBySchema } from './validator.ts';

/** The request schema of a multipart form (RFC 7578). */
export interface MultipartSchema {
  /** Name of the part with the bytes. */
  readonly bytes: string;
  /** Binds the text parts to the message, with every violation. */
  read(texts: URLSearchParams): { message: Record<string, unknown>; violations: Violation[] };
}

/**
 * Compiles the schema of the text parts of an upload. Values are written as in a query; booleans may also be `True`,
 * `False`, `on` or `off`.
 * @throws Error if the request has no field for the bytes
 */
export function compileMultipartSchema(rpc: Rpc, binding: HttpBinding): MultipartSchema {
  const { message, fields } = bodyParts(rpc, binding)!;
  const bytes = fields.find((field) => isRaw(field.message));
  if (!bytes) throw new Error(`${rpc.path} takes a form, but ${message.name} has no google.api.HttpBody`);
  const texts = fields.filter((field) => field !== bytes);
  const parameters = new Map(texts.map((field) => [field.name, { field, parent: '' }]));
  const normalize = compileNormalization(texts);
  const findFaults = checkBySchema(() => inputSchema(message, 'create', texts));
  const cleanTexts = compileCleanTexts({ fields: texts }, 'create');
  return {
    bytes: bytes.name,
    read: (sent) => {
      const { values, violations } = readQuery(sent, parameters, FORM_BOOLEANS);
      normalize(values);
      const reordered = cleanTexts(values);
      const unknown = violations.map((violation) => asField(violation, texts));
      const wrong = oneEach([...unknown, ...findFaults(values), ...reordered]);
      applyDefaults(values, { ...message, fields: texts });
      return { message: values, violations: wrong };
    },
  };
}

/** Reports an unknown part as an unknown field instead of an unknown parameter. */
function asField(violation: Violation, known: readonly FieldContract[]): Violation {
  const { field } = violation;
  if (known.some(({ name }) => name === field)) return violation;
  return { field, code: 'unknown_field', message: `${field} is not a known field.` };
}
