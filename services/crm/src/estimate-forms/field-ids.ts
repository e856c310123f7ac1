import { invalid, type Violation } from '@bms/contracts';
import type { Kit, Message, ResourceRules } from '@bms/service-kit';
import type { EstimateForm, FormField } from './estimate-forms.model.ts';

/** A field of a request; the id is 0 for a field without one. */
type SentField = Message & { id?: number; title: string };

/**
 * Assigns ids to the fields of a form. A field sent with an id keeps it; one without gets the id of the existing field
 * with the same title, or else a new id.
 * @returns the `normalize` rule of forms; it throws ApiError validation_failed naming each field whose id is not one of
 * the form's or occurs twice
 */
export function identifyFields({ nextId }: Pick<Kit, 'nextId'>): NonNullable<ResourceRules<EstimateForm>['normalize']> {
  return async (sent, call, before) => {
    if (before && !call.mask.includes('fields')) return sent;
    const fields = (sent['fields'] ?? []) as SentField[];
    const known = before?.fields ?? [];
    assertOwnFields(fields, known);
    const claimed = new Set(fields.map(({ id }) => id));
    const free = new Map(known.filter(({ field_id }) => !claimed.has(field_id)).map(byTitle));
    const identified: Message[] = [];
    for (const field of fields) {
      const id = field.id || takeOut(free, field.title) || (await nextId('estimate_form_fields', call));
      identified.push({ ...field, id });
    }
    return { ...sent, fields: identified };
  };
}

const byTitle = ({ title, field_id }: FormField) => [title, field_id] as const;

function takeOut(ids: Map<string, number>, title: string): number | undefined {
  const id = ids.get(title);
  ids.delete(title);
  return id;
}

function assertOwnFields(fields: readonly SentField[], known: readonly FormField[]): void {
  const seen = new Set<number>();
  const violations = fields.flatMap(({ id = 0 }, index): Violation[] => {
    const field = `fields[${index}].id`;
    if (id === 0) return [];
    if (seen.has(id)) return [{ field, code: 'duplicate', message: `${field} must be unique among the fields.` }];
    seen.add(id);
    if (known.some(({ field_id }) => field_id === id)) return [];
    return [
      {
        field,
        code: 'unknown_reference',
        message: `${field} must be the id of an existing field of the form; omit it for a new field.`,
      },
    ];
  });
  if (violations.length > 0) throw invalid(...violations);
}
