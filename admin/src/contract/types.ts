/** A field of the contract, with the rules that a form can make use of; what is not said does not hold. */
export interface Field {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object';
  /** A list of such values. */
  readonly list?: boolean;
  /** An object with such values. */
  readonly map?: boolean;
  readonly nullable?: boolean;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly format?: string;
  readonly allowed?: readonly string[];
  /** The only value that a create takes. */
  readonly initial?: string;
  readonly defaultValue?: unknown;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly above?: number;
  readonly maximum?: number;
  readonly decimals?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  /** Module of the record that the id names. */
  readonly references?: string;
  /** What the contract says of it. */
  readonly about?: string;
  /** The fields of an object. */
  readonly fields?: readonly Field[];
}

/** Who may: holders of a grant, or administrators, or anybody who is signed in. Users of the portal only where it says so. */
export type Access = Grant | 'administrator' | 'any';

export interface Grant {
  readonly module: string;
  readonly action: Action;
  readonly portal?: boolean;
}
export type Action = 'view' | 'create' | 'update' | 'delete';

/** An operation on one record beyond the usual ones, e.g. send. */
export interface Verb {
  readonly name: string;
  readonly path: string;
  readonly about: string;
  readonly access: Access;
  /** What it takes. */
  readonly fields?: readonly Field[];
}

/** A collection of records, as the contract describes it. */
export interface Resource {
  /** The module key, e.g. `clients`. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** Path of the collection, e.g. `/api/clients`. */
  readonly path: string;
  /** The list comes whole, without a total. */
  readonly isWhole?: boolean;
  readonly sortable: readonly string[];
  readonly hasSearch?: boolean;
  readonly filters: readonly Field[];
  /** Fields of a record in the list. */
  readonly columns: readonly Field[];
  /** Fields of a record in full. */
  readonly fields: readonly Field[];
  /** Which of the usual operations there are, and who may call them. */
  readonly access: Readonly<Partial<Record<'list' | 'get' | 'create' | 'update' | 'delete', Access>>>;
  readonly verbs: readonly Verb[];
}
