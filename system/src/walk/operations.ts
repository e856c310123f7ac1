import type { Action, Contract, HttpBinding, Rpc } from '@bms/contracts';

/** One verb on one path of the contract. */
export interface Operation {
  readonly rpc: Rpc;
  readonly binding: HttpBinding;
  /** For the name of a test, e.g. `PATCH /api/clients/{id}`. */
  readonly title: string;
}

/** Every operation of the contract: a new rpc is walked without anybody remembering it. */
export function operationsOf(contract: Contract): Operation[] {
  return contract.rpcs.flatMap((rpc) =>
    rpc.bindings.map((binding) => ({ rpc, binding, title: `${binding.method} ${binding.path}` })),
  );
}

/** Whether the operation is about one record that is there already. */
export const hasVariable = ({ binding }: Operation): boolean => binding.segments.some((part) => 'variable' in part);

/** Whether the operation makes a record, under a number that the path may say. */
export const isCreate = ({ rpc, binding }: Operation): boolean => rpc.name === 'Create' && binding.method === 'POST';

/** Whether the operation is about a record that no operation makes, such as an event that a service gave up on: a walk finds none. */
export const isOnFoundling = (operation: Operation): boolean =>
  hasVariable(operation) && operation.rpc.service.module !== '' && !operation.rpc.service.rpcs.some(makesRecords);

/** Whether the operation is about something that comes to a record by itself, such as a delivery of a webhook: a new record has none. */
export const isOnPart = ({ binding }: Operation): boolean =>
  binding.segments.filter((segment) => 'variable' in segment).length > 1;

const makesRecords = ({ name }: Rpc): boolean => ['Create', 'Upload'].includes(name);

/** The grants that a walker needs for every module that the contract's policies name. */
export function grantsFor(contract: Contract, scopes: Partial<Record<Action, 'own' | 'all'>>) {
  const modules = new Set(
    contract.rpcs.flatMap(({ policy }) => (policy.access.kind === 'permission' ? [policy.access.module] : [])),
  );
  return [...modules].flatMap((module) => Object.entries(scopes).map(([action, scope]) => ({ module, action, scope })));
}
