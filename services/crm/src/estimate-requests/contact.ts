import { type Contract, hasFormat, type Violation } from '@bms/contracts';
import type { FormField } from '../estimate-forms/estimate-forms.model.ts';
import { type FieldValues, keyOf } from '../fields/check-values.ts';

/** The contact of a request by the fields of a lead; fields without an answer are absent. */
export type Contact = Readonly<Record<string, string>>;

/** Returns the answers that map to fields of a lead. */
export function contactOf(fields: readonly FormField[], values: FieldValues): Contact {
  const answers = fields.flatMap(({ maps_to, field_id }) => {
    const value = values[keyOf(field_id)]?.trim();
    return maps_to && value ? [[maps_to, value]] : [];
  });
  return Object.fromEntries(answers);
}

/**
 * Returns a violation for each answer that its field of a lead cannot have: it is too long, or no email address. The lead
 * could not be created, or not be saved again.
 */
export function wrongForLead(fields: readonly FormField[], values: FieldValues, contract: Contract): Violation[] {
  const lead = contract.message('bms.crm.Lead');
  return fields.flatMap(({ maps_to, field_id, title }) => {
    const { maxLength: longest, format } = lead.field(maps_to)?.rules ?? {};
    const key = keyOf(field_id);
    const [field, value] = [`values.${key}`, values[key] ?? ''];
    if (longest !== undefined && [...value].length > longest)
      return [{ field, code: 'too_long', message: `${title} must have at most ${longest} characters.` }];
    if (format === 'email' && value !== '' && !hasFormat(format, value.trim()))
      return [{ field, code: 'invalid_format', message: `${title} must be an email address.` }];
    return [];
  });
}
