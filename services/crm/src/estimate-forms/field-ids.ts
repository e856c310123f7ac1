import { invalid, type Violation } from '@bms/contracts';
import type { Kit, Message, ResourceRules } from '@bms/service-kit';
import type { EstimateForm, FormField } from './estimate-forms.model.ts';

/** A field as it is sent; the id is 0 where none is. */
type SentField = Message & { id?: number; title: string };

/**
 * Gives the fields of a form their ids. A field that is sent with its id is that field; one without is the field that has had
 * its title, if there is one, and else a new one.
 * @returns what stands as `prepare` among the rules of forms; it throws ApiError validation_failed naming each field with an
 * id that is none of the form's, or is there twice
 */
export function identifyFields({ nextId }: Pick<Kit, 'nextId'>): NonNullable<ResourceRules['prepare']> {
  return async (sent, { mask }, before) => {
    if (before && !mask.includes('fields')) return sent;
    const fields = (sent['fields'] ?? []) as SentField[];
    const known = (before as EstimateForm | undefined)?.fields ?? [];
    refuseForeign(fields, known);
    const claimed = new Set(fields.map(({ id }) => id));
    const free = new Map(known.filter(({ field_id }) => !claimed.has(field_id)).map(byTitle));
    const identified: Message[] = [];
    for (const field of fields) {
      const id = field.id || takeOut(free, field.title) || (await nextId('estimate_form_fields'));
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

function refuseForeign(fields: readonly SentField[], known: readonly FormField[]): void {
  const seen = new Set<number>();
  const violations = fields.flatMap(({ id = 0 }, index): Violation[] => {
    const field = `fields[${index}].id`;
    if (id === 0) return [];
    if (seen.has(id)) return [{ field, code: 'duplicate', message: `${field} is that of another field.` }];
    seen.add(id);
    if (known.some(({ field_id }) => field_id === id)) return [];
    return [
      {
        field,
        code: 'unknown_reference',
        message: `${field}: the form has no such field; leave the id out of a new one.`,
      },
    ];
  });
  if (violations.length > 0) throw invalid(...violations);
}
