export interface MessageContract {
  /** Full name, e.g. `bms.crm.Client`. */
  readonly name: string;
  readonly comment: string;
  readonly fields: readonly FieldContract[];
  /** Returns the field of that name; undefined if there is none. */
  field(name: string): FieldContract | undefined;
}

export type ScalarType = 'string' | 'int32' | 'int64' | 'double' | 'bool' | 'bytes';

export interface FieldContract {
  readonly name: string;
  readonly comment: string;
  /** Type of the value, of each entry of a list, or of each value of a map. */
  readonly type: ScalarType | 'message';
  /** Message type, if `type` is `message`. */
  readonly message?: MessageContract;
  readonly repeated: boolean;
  /** True for a map with string keys. */
  readonly map: boolean;
  /** True if declared `optional`: unset is null in JSON. */
  readonly nullable: boolean;
  /** True if declared `deprecated`: it works, and the document says that it may go. */
  readonly deprecated: boolean;
  readonly rules: Rules;
}

/** Validation rules of a field; protos/bms/api/rules.proto defines their meaning. */
export interface Rules {
  readonly required: boolean;
  readonly readOnly: boolean;
  /** True if the value is computed whenever the record is read, and is not stored. */
  readonly computed: boolean;
  readonly createOnly: boolean;
  readonly writeOnly: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly format:
    | ''
    | 'date'
    | 'date_time'
    | 'date_bound'
    | 'email'
    | 'uri'
    | 'phone'
    | 'currency'
    | 'country'
    | 'iban'
    | 'bic'
    | 'vat_number'
    | 'buyer_reference'
    | 'address_scheme'
    | 'slug'
    | 'id_list';
  /** The kind of text whose spaces, line ends and format characters are removed before it is validated. */
  readonly normalize: '' | 'email' | 'phone' | 'code';
  readonly pattern: string;
  /** The pattern in words, following "must be" in messages. */
  readonly patternText: string;
  readonly allowed: readonly string[];
  /** True if `allowed` are names that the contract uses elsewhere, such as those of its events. */
  readonly hasNames: boolean;
  /** True if the parameter may have several values, separated by commas: filters of lists by an id or by `allowed` values. */
  readonly several: boolean;
  /** Default value in the field's JSON type; undefined if there is none. */
  readonly defaultValue?: JsonValue;
  readonly initial: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly above?: number;
  /** Maximum number of decimals; if set, the field is a decimal: a string on the wire and a number in JSON. */
  readonly decimals?: number;
  readonly minItems: number;
  readonly maxItems: number;
  readonly uniqueItems: boolean;
  readonly keyPattern: string;
  readonly putKeeps: boolean;
  readonly inline: boolean;
  readonly sortable: readonly string[];
  /** The sort that a list must offer to have this parameter; empty if every list has it. */
  readonly needsSort: string;
  /** Stored name; defaults to the name of the field. */
  readonly storedAs: string;
  /** Example in the field's JSON type; undefined if there is none. */
  readonly example?: JsonValue;
  readonly sensitive: boolean;
  readonly omitEmpty: boolean;
  /** True if a response omits the unset member and shows the empty text as null. */
  readonly omitUnset: boolean;
  /** True if an empty query parameter has the empty text as its value. */
  readonly takesEmpty: boolean;
  /** Query parameters that cannot be sent together with this one. */
  readonly excludes: readonly string[];
  /** Module of the record that the id refers to; empty if the field is not a reference. */
  readonly references: string;
  /**
   * Source of a name: `field` of the same message holds the id of a record of `module`. Undefined if the field is not
   * such a name.
   */
  readonly nameOf?: { readonly module: string; readonly field: string } | undefined;
  /** True if the field is removed from responses to portal users. */
  readonly staffOnly: boolean;
  /** True for JSON text on the wire whose parsed value is in the response; in a request it is an object. */
  readonly json: boolean;
  /** True for a map whose values are JSON text on the wire, and strings, numbers, booleans or null in JSON. */
  readonly scalar: boolean;
  /** True if the text may contain tabs and line breaks. */
  readonly multiline: boolean;
  /** True for an amount in minor units of a currency: that of the record, else that of the organization. */
  readonly money: boolean;
  /** True for ids of records in other systems, by source: of a record, or in the filter of a list. */
  readonly externalIds: boolean;
  /** The part that the field has in the search across modules; empty if records are not found by it. */
  readonly search: '' | 'title' | 'number' | 'subtitle' | 'text' | 'html' | 'phone';
  /** State transitions of the field; empty if it holds no state. */
  readonly moves: readonly Move[];
}

/** A state transition, from any of the states in `from` to any of those in `to`. */
export interface Move {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Name of an rpc of the service or type of an event; empty for a change of the field itself. */
  readonly by: string;
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
