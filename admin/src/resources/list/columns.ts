import type { Field, Resource } from '../../contract/types.ts';
import type { View } from '../view.ts';

/** Fields that say nothing by themselves. */
const PARTS = new Set(['currency_decimals', 'currency_symbol']);

/** Returns the names of the fields that can be columns of a list: those of the view, then the other short ones. */
export function columnChoices(
  view: Pick<View, 'columns' | 'longTexts' | 'html' | 'left'>,
  resource: Resource,
): string[] {
  const left = new Set([...PARTS, ...(view.longTexts ?? []), ...(view.html ?? []), ...(view.left ?? [])]);
  const isShort = ({ name, type, map, writeOnly, nameOf }: Field): boolean =>
    type !== 'object' && !map && !writeOnly && !nameOf && !left.has(name);
  const others = [...resource.fields, ...resource.columns].filter(isShort).map(({ name }) => name);
  return [...new Set([...view.columns, ...others])];
}

/** Returns the columns of a list in the order of the choices: the chosen ones, of which one is the name of the record. */
export const chosenColumns = (choices: readonly string[], named: string, chosen: readonly string[]): string[] =>
  choices.filter((name) => name === named || chosen.includes(name));

/** Returns the members that a list requests for its columns (`fields`); undefined if its items have them anyway. */
export function requestedFields(resource: Resource, columns: readonly string[]): string[] | undefined {
  const listed = resource.columns.map(({ name }) => name);
  const further = columns.filter((name) => !listed.includes(name));
  return further.length > 0 ? [...new Set(['id', ...listed, ...further])] : undefined;
}
