import type { Contract } from '../types.ts';
import type { Schemas } from './schemas.ts';
import type { SharedComponents } from './shared-components.ts';

/** The shared components that operations refer to. */
export interface Components {
  readonly schemas: Schemas;
  readonly parameters: SharedComponents;
  readonly responses: SharedComponents;
  /** Returns a message of the contract by its name. */
  readonly message: Contract['message'];
}
