import type { ScimContext } from './context.ts';
import type { FilterAttributes } from './filter/filter-attributes.ts';
import type { Operation } from './patch/read-operations.ts';
import type { Json } from './protocol/request.ts';
import type { Choice } from './schema/choose-attributes.ts';
import type { Schema } from './schema/schema.ts';

/** A type of resources (RFC 7643, 6). The writes throw ScimError and ApiError. */
export interface ResourceType {
  readonly schema: Schema;
  /** The first segment of the paths, e.g. `Users`. */
  readonly endpoint: 'Users' | 'Groups';
  readonly collection: string;
  /** The condition of all records of the type. */
  readonly base: Record<string, unknown>;
  /** True if a PATCH answers 204, since its resources are large. */
  readonly isPatchedSilently: boolean;
  filterAttributes(context: ScimContext): FilterAttributes;
  /** Returns the resources of ids, in their order; those that do not exist are left out. */
  show(context: ScimContext, ids: readonly number[], choice: Choice): Promise<Json[]>;
  /** Creates a resource. @returns its id */
  create(context: ScimContext, body: Json): Promise<number>;
  replace(context: ScimContext, id: number, body: Json, ifMatch: string): Promise<void>;
  patch(context: ScimContext, id: number, operations: readonly Operation[], ifMatch: string): Promise<void>;
  remove(context: ScimContext, id: number, ifMatch: string): Promise<void>;
}
