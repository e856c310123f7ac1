import { fieldOf } from '../contract/contract.ts';
import type { Field, Resource } from '../contract/types.ts';
import type { View } from './view.ts';

export type Mode = 'create' | 'edit';

/**
 * Returns the fields of a form in rows: those of the view, then the remaining ones. Fields of which a create accepts a
 * single value are left out.
 */
export function rowsOf(view: View, resource: Resource, mode: Mode): Field[][] {
  const hidden = new Set([...(view.hidden ?? []), ...(view.left ?? []), 'custom_fields']);
  const isShown = (field: Field | undefined): field is Field =>
    field !== undefined &&
    !field.readOnly &&
    !hidden.has(field.name) &&
    !(mode === 'create' && field.initial !== undefined);
  const named = new Set(view.rows?.flat());
  const rows = (view.rows ?? []).map((row) => row.map((name) => fieldOf(resource, name)).filter(isShown));
  const rest = resource.fields.filter((field) => isShown(field) && !named.has(field.name)).map((field) => [field]);
  return [...rows, ...rest].filter((row) => row.length > 0);
}
