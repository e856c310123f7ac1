/** A field of the contract, with the rules that forms use; missing rules do not apply. */
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
  /** The only value that a create accepts. */
  readonly initial?: string;
  /** The legal transitions of a status field. */
  readonly moves?: readonly Move[];
  readonly defaultValue?: unknown;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly above?: number;
  readonly maximum?: number;
  readonly decimals?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  /** An amount in the smallest unit of the record's currency, else of the organization's. */
  readonly money?: boolean;
  /** The module of the record that the id refers to. */
  readonly references?: string;
  /** The id field of the record whose name this text is. */
  readonly nameOf?: string;
  /** The fields of an object. */
  readonly fields?: readonly Field[];
}

/** A transition from any of some statuses to any of others. */
export interface Move {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The operation that causes it, or the event that it follows from; missing for a change of the field itself. */
  readonly by?: string;
}

/**
 * The required permission: a grant, administrator, or any signed-in user. Portal users only have access if it says so.
 */
export type Access = Grant | 'administrator' | 'any';

export interface Grant {
  readonly module: string;
  readonly action: Action;
  readonly portal?: boolean;
}
/** The action of a permission: `view`, `create`, `update`, `delete`, or one that a policy declares. */
export type Action = string;

/** An operation on one record beyond CRUD, e.g. send. */
export interface Verb {
  readonly name: string;
  readonly path: string;
  readonly access: Access;
  /** The fields of its request. */
  readonly fields?: readonly Field[];
  /** The field of the request that takes the id of the record, if the path does not. */
  readonly subject?: string;
  /** The mail with which it sends the record; the fields of its request are then those of the mail. */
  readonly mail?: RecordMail;
}

/** The mail with which a record is sent. */
export interface RecordMail {
  /** The path of the mail: that with which the record was sent, or else the default. */
  readonly path: string;
  /** The path that lists the usual recipients. */
  readonly recipients: string;
  /** The permission to read both. */
  readonly access: Access;
}

/** A file of one record, e.g. its PDF. */
export interface Print {
  /** The name of the operation. */
  readonly name: string;
  readonly path: string;
  /** The media type. */
  readonly type: string;
  readonly access: Access;
}

/** A collection of records, as the contract describes it. */
export interface Resource {
  /** The module key, e.g. `clients`. */
  readonly name: string;
  readonly title: string;
  /** Path of the collection, e.g. `/api/clients`. */
  readonly path: string;
  /** The list is returned as a whole, without a total. */
  readonly isWhole?: boolean;
  /** The user who creates a record chooses its number. */
  readonly hasChosenId?: boolean;
  readonly sortable: readonly string[];
  readonly hasSearch?: boolean;
  readonly filters: readonly Field[];
  /** The members that a list only has if `include` names them. */
  readonly include?: readonly string[];
  /** Fields of a record in the list. */
  readonly columns: readonly Field[];
  /** Fields of a record in full. */
  readonly fields: readonly Field[];
  /** The available CRUD operations, with their required permissions. */
  readonly access: Readonly<Partial<Record<'list' | 'get' | 'create' | 'update' | 'delete', Access>>>;
  readonly verbs: readonly Verb[];
  readonly prints: readonly Print[];
}
