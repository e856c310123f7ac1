/** A condition of a query of MongoDB. */
export type Condition = Record<string, unknown>;

/** An attribute as filters and sorts read it in the database. */
export interface FilterAttribute {
  readonly type: 'string' | 'boolean' | 'dateTime';
  /** True if texts are compared with regard to case. */
  readonly caseExact?: boolean;
  /** The expression of its value, e.g. `$first_name`. */
  readonly value: unknown;
  /** Returns the condition for an equal value that an index answers; without it, values are compared by the expression. */
  readonly equals?: (value: string) => Condition | Promise<Condition>;
  /** True if only `eq` is possible, since the value is stored in other records. */
  readonly onlyEquals?: boolean;
}

/** The attributes of a resource type by their paths in the spelling of the schema, e.g. `name.givenName`. */
export type FilterAttributes = ReadonlyMap<string, FilterAttribute>;

/** The text of a field of MongoDB; empty if it is absent. */
export const textOf = (field: string) => ({ $ifNull: [field, ''] });

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
