import { fieldOf } from '../contract/contract.ts';
import type { Field, Resource } from '../contract/types.ts';
import { AMOUNT_FIELDS } from '../fields/document/document-amounts.ts';
import type { View } from './view.ts';

export type Mode = 'create' | 'edit';

/**
 * Returns the fields of a form in rows: those of the view, then the remaining ones. Fields of which a create accepts a
 * single value are left out, and those that are edited together with the lines of a document.
 */
export function rowsOf(view: View, resource: Resource, mode: Mode): Field[][] {
  const withLines = resource.fields.some(isLines) ? AMOUNT_FIELDS : [];
  // Maps, such as the ids of other systems, are written by programs.
  const maps = resource.fields.filter(({ map }) => map).map(({ name }) => name);
  const hidden = new Set([...(view.hidden ?? []), ...(view.left ?? []), ...maps, ...withLines]);
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

/** Returns the names of all fields in a form. */
export function namesIn(view: View, resource: Resource, mode: Mode): string[] {
  const names = rowsOf(view, resource, mode).flatMap((row) => row.map(({ name }) => name));
  const ownId = mode === 'create' && resource.hasChosenId ? ['id'] : [];
  return [...names, ...ownId, 'custom_fields', ...(hasAmountFields(resource) ? AMOUNT_FIELDS : [])];
}

/** Returns true if the discount of a document can be set; a credit note takes that of its invoice. */
export function hasAmountFields(resource: Resource): boolean {
  const fields = AMOUNT_FIELDS.map((name) => fieldOf(resource, name));
  return resource.fields.some(isLines) && fields.every((field) => field && !field.readOnly);
}

/** Returns true for the lines of a document. */
export const isLines = ({ fields = [] }: Field): boolean =>
  ['quantity', 'rate'].every((name) => fields.some((one) => one.name === name));
