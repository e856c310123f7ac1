import type { Handler } from '../types.ts';
import { create } from './create.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import type { Resource } from './resource.ts';
import { update } from './update.ts';

/** The five operations of a resource; a module spreads them and puts its own in their place or beside them. */
export function crud(resource: Resource): Record<'List' | 'Get' | 'Create' | 'Update' | 'Delete', Handler> {
  return {
    List: list(resource),
    Get: get(resource),
    Create: create(resource),
    Update: update(resource),
    Delete: remove(resource),
  };
}
