import type { Handler } from '../types.ts';
import { create } from './create.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import type { Resource } from './resource.ts';
import { update } from './update.ts';

/** Creates the handlers of the five standard operations of a resource; a module may override or extend them. */
export function crud(resource: Resource): Record<'List' | 'Get' | 'Create' | 'Update' | 'Delete', Handler> {
  return {
    List: list(resource),
    Get: get(resource),
    Create: create(resource),
    Update: update(resource),
    Delete: remove(resource),
  };
}
