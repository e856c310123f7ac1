import {
  type Contract,
  type HttpBinding,
  isStandard,
  permissionsOf,
  type Rpc,
  type StandardAction,
} from '@bms/contracts';

/** One method on one path of the contract. */
export interface Operation {
  readonly rpc: Rpc;
  readonly binding: HttpBinding;
  /** Title for test names, e.g. `PATCH /api/clients/{id}`. */
  readonly title: string;
}

/** Returns every operation of the contract, so that new rpcs are covered automatically. */
export function operationsOf(contract: Contract): Operation[] {
  return contract.rpcs.flatMap((rpc) =>
    rpc.bindings.map((binding) => ({ rpc, binding, title: `${binding.method} ${binding.path}` })),
  );
}

/** True if the operation is on one existing record. */
export const hasVariable = ({ binding }: Operation): boolean => binding.segments.some((part) => 'variable' in part);

/** True if the operation creates a record, optionally with an id from the path. */
export const isCreate = ({ rpc, binding }: Operation): boolean => rpc.name === 'Create' && binding.method === 'POST';

/** True for a custom action of a module, which may be rejected only because of a new record's state. */
export const isAction = (operation: Operation): boolean =>
  operation.binding.method === 'POST' && !isCreate(operation) && operation.rpc.policy.stream === '';

/** True if the rpc returns an electronic invoice, which is 422 for samples: they lack data of the organization. */
export const isElectronicInvoice = ({ policy }: Rpc): boolean => policy.produces.includes('application/xml');

/** True if the path has a secret token instead of an id, e.g. that of a link; the example is no valid one. */
const isByToken = (operation: Operation): boolean =>
  operation.rpc.policy.access.kind === 'public' && hasVariable(operation);

/**
 * True if no operation creates the record, e.g. an event that a service gave up on, or if the path has a secret token; a
 * test run has none.
 */
export const isOnUncreatedRecord = (operation: Operation): boolean =>
  isByToken(operation) ||
  (hasVariable(operation) &&
    operation.rpc.service.module !== '' &&
    !(operation.rpc.service.module in MADE_BY_ACTIONS) &&
    !operation.rpc.service.rpcs.some(makesRecords));

/** The records that actions on an invoice make, by module: the rpcs to call, and the member of the last response. */
export const MADE_BY_ACTIONS: Readonly<Record<string, { readonly rpcs: readonly string[]; readonly member: string }>> =
  {
    payments: { rpcs: ['AddPayment'], member: 'payment' },
    refunds: { rpcs: ['AddPayment', 'AddRefund'], member: 'refund' },
  };

/**
 * True if the operation is on a part that a record gets automatically, e.g. a webhook delivery; a new record has none.
 */
export const isOnSubrecord = (operation: Operation): boolean =>
  variablesOf(operation).length > parentsOf(operation).length + 1;

const variablesOf = ({ binding }: Pick<Operation, 'binding'>): string[] =>
  binding.segments.flatMap((segment) => ('variable' in segment ? [segment.variable] : []));

/** Returns the path parameters that name parent records, with their modules, e.g. the client of a contact. */
export function parentsOf({ rpc, binding }: Pick<Operation, 'rpc' | 'binding'>): { name: string; module: string }[] {
  return variablesOf({ binding }).flatMap((name) => {
    const module = rpc.request.field(name)?.rules.references ?? '';
    return module === '' ? [] : [{ name, module }];
  });
}

const makesRecords = ({ name }: Rpc): boolean => ['Create', 'Upload'].includes(name);

/** Parameters that an operation needs: a search its words, and of staff a statement of account its client. */
const NEEDED_QUERIES: Readonly<Record<string, string>> = {
  '/bms.billing.Reports/Statement': '?client_id=1',
  '/bms.activity.Search/Find': '?q=alfreds',
};

/** Returns the query that an operation needs; empty for most. */
export const neededQuery = ({ rpc }: Operation): string => NEEDED_QUERIES[rpc.path] ?? '';

/**
 * Returns grants for every module that the contract's policies name. Actions of its own, such as `approve`, have the scope
 * of an update.
 */
export function grantsFor(contract: Contract, scopes: Partial<Record<StandardAction, 'own' | 'all'>>) {
  return [...permissionsOf(contract)].flatMap(([module, actions]) =>
    actions.flatMap((action) => {
      const scope = isStandard(action) ? scopes[action] : scopes.update;
      return scope ? [{ module, action, scope }] : [];
    }),
  );
}
