import type { Field, Resource } from '../../contract/types.ts';

/** Returns the fields that a column can have the values of. */
export const columnFields = ({ fields }: Resource): readonly Field[] =>
  fields.filter(({ readOnly, type, map }) => !readOnly && !map && type !== 'object');

/** Returns the fields that every record needs and that no column has. */
export const missingFields = (resource: Resource, mapping: Readonly<Record<string, unknown>>): readonly Field[] => {
  const mapped = new Set(Object.values(mapping));
  return columnFields(resource).filter(({ name, required }) => required && !mapped.has(name));
};

/** Returns the fields by which existing records can be found: those that the list can be filtered by. */
export const matchFields = (resource: Resource): readonly Field[] =>
  columnFields(resource).filter(
    ({ name, allowed, references, type }) =>
      type === 'string' && !allowed && !references && resource.filters.some((filter) => filter.name === name),
  );
