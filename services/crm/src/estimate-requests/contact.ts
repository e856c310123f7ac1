import type { Contract, Violation } from '@bms/contracts';
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
 * Returns a violation for each answer that exceeds the length of its field of a lead, since the lead could not be
 * created.
 */
export function tooLongForLead(fields: readonly FormField[], values: FieldValues, contract: Contract): Violation[] {
  const lead = contract.message('bms.crm.Lead');
  return fields.flatMap(({ maps_to, field_id, title }) => {
    const longest = lead.field(maps_to)?.rules.maxLength;
    const key = keyOf(field_id);
    if (longest === undefined || [...(values[key] ?? '')].length <= longest) return [];
    return [{ field: `values.${key}`, code: 'too_long', message: `${title} must have at most ${longest} characters.` }];
  });
}
