import { create } from './create.ts';
import { listDeleted, restore } from './deleted.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import type { Resource } from './resource.ts';
import { update } from './update.ts';

/**
 * The handlers of the standard operations; no interface, which would not do as a record of handlers. `ListDeleted` and
 * `Restore` are missing if the contract lacks them.
 */
export type CrudHandlers = {
  readonly List: ReturnType<typeof list<'List'>>;
  readonly Get: ReturnType<typeof get<'Get'>>;
  readonly Create: ReturnType<typeof create<'Create'>>;
  readonly Update: ReturnType<typeof update<'Update'>>;
  readonly Delete: ReturnType<typeof remove<'Delete'>>;
  readonly ListDeleted: ReturnType<typeof listDeleted>;
  readonly Restore: ReturnType<typeof restore<'Restore'>>;
};

/**
 * Creates the handlers of the standard operations of a resource; a module may override or extend them. `ListDeleted` and
 * `Restore` are among them if the contract has them.
 */
export function crud(resource: Resource): CrudHandlers {
  return {
    List: list(resource),
    Get: get(resource),
    Create: create(resource),
    Update: update(resource),
    Delete: remove(resource),
    ...(hasRpc(resource, 'ListDeleted') && { ListDeleted: listDeleted(resource) }),
    ...(hasRpc(resource, 'Restore') && { Restore: restore(resource) }),
  } as CrudHandlers;
}

function hasRpc({ kit, definition }: Resource, name: string): boolean {
  return kit.contract.services.get(definition.service)?.rpcs.some((rpc) => rpc.name === name) ?? false;
}
