import type { Condition, FilterAttribute } from './filter-attributes.ts';

/** Returns the function that finds records by a number in a field, which is sent as a text. */
export const idCondition =
  (field: string) =>
  (text: string): Condition => ({ [field]: /^[1-9]\d{0,15}$/.test(text) ? Number(text) : { $in: [] } });

/** Returns the attributes of `meta`. */
export const metaAttributes = (resourceType: string): [string, FilterAttribute][] => [
  ['meta.created', { type: 'dateTime', value: '$created_at' }],
  ['meta.lastModified', { type: 'dateTime', value: '$updated_at' }],
  ['meta.resourceType', { type: 'string', value: { $literal: resourceType } }],
];
