import type { Contract } from '../types.ts';
import type { Schemas } from './schemas.ts';
import type { SharedParts } from './shared-parts.ts';

/** The shared components that operations refer to. */
export interface Components {
  readonly schemas: Schemas;
  readonly parameters: SharedParts;
  readonly responses: SharedParts;
  /** Returns a message of the contract by its name. */
  readonly message: Contract['message'];
}
