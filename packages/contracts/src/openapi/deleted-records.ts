import type { SchemaObject } from '../requests/input-schema.ts';
import type { Contract, Rpc } from '../types.ts';
import type { OperationObject } from './operation.ts';
import { isOnDeleted, PREFIX } from './restored-response.ts';

/** Tag of the operations on deleted records. */
export const deletedTag = {
  name: 'Deleted records',
  description: 'Deleted records of all modules. They can be restored for 30 days.',
};

/** Name of the schema of the modules whose deleted records can be restored. */
export const DELETED_MODULE = 'DeletedModule';

/** Returns the path as documented: `/api/admin/deleted/clients/{id}/restore` with the module as a parameter. */
export const documentedPath = (path: string): string =>
  path.startsWith(PREFIX) ? path.replace(/^(\/api\/admin\/deleted\/)\w+/, '$1{module}') : path;

/** Builds the schema of the module names; undefined if no module has such routes. */
export function deletedModuleSchema(contract: Contract): SchemaObject | undefined {
  const paths = contract.rpcs.flatMap(({ bindings }) => bindings.filter(isOnDeleted).map(({ path }) => path));
  const modules = [...new Set(paths.map((path) => path.slice(PREFIX.length).split('/')[0]!))].sort();
  if (modules.length === 0) return undefined;
  return { type: 'string', description: 'A module whose deleted records can be restored.', enum: modules };
}

/** Converts the operation of one module to that of all modules. */
export function forAllModules(rpc: Rpc, operation: OperationObject): OperationObject {
  const name = rpc.name.replace('Deleted', '');
  const parameter = {
    name: 'module',
    in: 'path',
    required: true,
    description: 'The module of the record.',
    schema: { $ref: `#/components/schemas/${DELETED_MODULE}` },
  };
  return {
    ...operation,
    operationId: `deletedRecords.${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    tags: [deletedTag.name],
    summary: name === 'List' ? 'List the deleted records of a module' : 'Restore a deleted record',
    parameters: [parameter, ...operation.parameters],
  };
}
