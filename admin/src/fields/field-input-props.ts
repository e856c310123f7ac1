import type { Field, Resource } from '../contract/types.ts';

/** The properties of an input for a field of the contract. */
export interface FieldInputProps {
  /** The resource of the field. Not called `resource`, which react-admin's filters set themselves. */
  readonly of: Resource;
  readonly field: Field;
  /** The path of its value, if not its name. */
  readonly source?: string;
  readonly label?: string;
  readonly help?: string;
  /** A multi-line text. */
  readonly isLong?: boolean;
  /** The maximum amount, in the smallest unit. */
  readonly max?: number;
  readonly isFilter?: boolean;
  readonly alwaysOn?: boolean;
  readonly disabled?: boolean;
}
