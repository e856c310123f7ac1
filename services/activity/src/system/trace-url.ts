import { z } from 'zod';

const PLACEHOLDER = '{trace_id}';

/** The schema of TRACE_URL: an http or https address with the placeholder `{trace_id}`. */
export const traceUrlTemplate = z
  .string()
  .refine(isTemplate, `is not an http:// or https:// address with ${PLACEHOLDER}`)
  .optional();

function isTemplate(text: string): boolean {
  const url = URL.parse(text.replaceAll(PLACEHOLDER, '0'));
  return text.includes(PLACEHOLDER) && (url?.protocol === 'https:' || url?.protocol === 'http:');
}

/** Returns the address of a trace; empty without a template or a trace id. */
export const traceUrlOf = (template: string | undefined, traceId: string): string =>
  template && traceId ? template.replaceAll(PLACEHOLDER, traceId) : '';
