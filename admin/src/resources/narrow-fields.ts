import { fieldOf } from '../contract/contract.ts';
import type { Resource } from '../contract/types.ts';
import type { View } from './view.ts';

/** The fields that a list on a phone shows of a record, beside its title. */
interface NarrowFields {
  readonly about?: string;
  readonly amount?: string;
  readonly state?: string;
  readonly date?: string;
}

const CREATED = ['created_at', 'created_date'];

/**
 * Chooses the fields: the first amount and the first date among the columns (else the day of creation), the status, and
 * the field that the view names, or the first other column.
 */
export function narrowFields(
  view: View,
  resource: Resource,
  isAmount: (resource: Resource, name: string) => boolean,
): NarrowFields {
  const columns = view.columns.slice(1);
  const listed = resource.columns.map(({ name }) => name);
  const isDate = (name: string): boolean => /^date/.test(fieldOf(resource, name)?.format ?? '');
  const amount = columns.find((name) => isAmount(resource, name));
  const date = columns.find(isDate) ?? CREATED.find((name) => listed.includes(name));
  const other = view.narrow?.[1];
  const state = listed.includes('status') ? 'status' : other === date ? undefined : other;
  const taken = new Set([amount, date, state]);
  const about = [...(view.narrow ?? []), ...columns].find((name) => !taken.has(name));
  return { about, amount, date, state };
}
