/** A field of a request and its violation. */
export interface Violation {
  /** Path of the field, e.g. `items[1].rate`. */
  readonly field: string;
  /** Violation code, e.g. `required`, `too_long`, `unknown_field`. */
  readonly code: string;
  /** One sentence for people. */
  readonly message: string;
  /** The legal next states, of an illegal transition. */
  readonly allowed?: readonly string[];
}
