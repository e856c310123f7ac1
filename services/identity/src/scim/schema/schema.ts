/** An attribute as a schema describes it (RFC 7643, 7). */
export interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex' | 'reference' | 'dateTime';
  readonly multiValued: boolean;
  readonly description: string;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: 'readOnly' | 'readWrite' | 'immutable';
  readonly returned: 'always' | 'default';
  readonly uniqueness: 'none' | 'server';
  readonly canonicalValues?: readonly string[];
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly Attribute[];
  /** True for an attribute that is accepted, and neither returned nor described: there is no more than one value. */
  readonly isHidden?: boolean;
}

/** The schema of a resource type. */
export interface Schema {
  readonly id: string;
  readonly name: 'User' | 'Group';
  readonly description: string;
  readonly attributes: readonly Attribute[];
}

type Options = Partial<Omit<Attribute, 'name' | 'description'>>;

/** Describes an attribute: by default a single text that clients may write. */
export const attribute = (name: string, description: string, options: Options = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...options,
});

const readOnly = { mutability: 'readOnly' } as const;

/** The attributes that all resources have (RFC 7643, 3.1), which schemas do not list. */
const COMMON: readonly Attribute[] = [
  attribute('schemas', 'The schemas of the resource.', { ...readOnly, multiValued: true, returned: 'always' }),
  attribute('id', 'The id of the resource.', { ...readOnly, caseExact: true, returned: 'always' }),
  attribute('externalId', 'The id of the resource in the directory.', { caseExact: true }),
  attribute('meta', 'The metadata of the resource.', {
    ...readOnly,
    type: 'complex',
    subAttributes: [
      attribute('resourceType', 'The type of the resource.', readOnly),
      attribute('created', 'When the resource was created.', { ...readOnly, type: 'dateTime' }),
      attribute('lastModified', 'When the resource was last changed.', { ...readOnly, type: 'dateTime' }),
      attribute('location', 'The address of the resource.', { ...readOnly, type: 'reference' }),
      attribute('version', 'The entity tag of the resource.', readOnly),
    ],
  }),
];

/** Returns attributes as they are described. */
export const described = (attributes: readonly Attribute[]): Attribute[] =>
  attributes
    .filter(({ isHidden }) => !isHidden)
    .map((one) => (one.subAttributes ? { ...one, subAttributes: described(one.subAttributes) } : one));

const sameName = (name: string) => (known: Attribute) => known.name.toLowerCase() === name.toLowerCase();

/** Returns the attribute of a resource by its name, without regard to case; undefined if there is none. */
export const findAttribute = ({ attributes }: Schema, name: string): Attribute | undefined =>
  attributes.find(sameName(name)) ?? COMMON.find(sameName(name));

/** Returns the part of a complex attribute by its name, without regard to case; undefined if there is none. */
export const findSubAttribute = ({ subAttributes = [] }: Attribute, name: string): Attribute | undefined =>
  subAttributes.find(sameName(name));
