import type { Contract, FieldContract, Rpc } from '@bms/contracts';
import type { RpcPath } from '@bms/contracts/types/rpcs';

type Members = Record<string, unknown>;

/** A field by which records are found. */
export interface SearchedField {
  readonly name: string;
  readonly search: Exclude<FieldContract['rules']['search'], ''>;
  readonly staffOnly: boolean;
}

/** A module that the search covers, by the contract. */
export interface SearchedModule {
  readonly module: string;
  /** The module whose grants control access to its records. */
  readonly grantedModule: string;
  /** The process that has the records. */
  readonly service: string;
  /** The rpc that lists them. */
  readonly list: RpcPath;
  readonly fields: readonly SearchedField[];
  /** True if portal users can get records. */
  readonly inPortal: boolean;
  /** True if API keys can get records. */
  readonly forApiKeys: boolean;
  /** True if records belong to a client. */
  readonly ofClients: boolean;
  /** Reads a record from its wire format. */
  read(bytes: Uint8Array): Members;
}

/** Returns the modules whose service has the rpc ListForSearch, by name. */
export function searchedModules(contract: Contract): ReadonlyMap<string, SearchedModule> {
  const lists = contract.rpcs.filter(({ policy }) => policy.forSearch);
  return new Map(lists.map((list) => [list.service.module, searchedModule(contract, list)]));
}

function searchedModule(contract: Contract, list: Rpc): SearchedModule {
  const { service } = list;
  const get = service.rpcs.find(({ name }) => name === 'Get');
  const access = get?.policy.access;
  const record = get?.response.field('record')?.message;
  if (!get || !record || access?.kind !== 'permission')
    throw new Error(`${service.name} has ${list.name}, but no Get with a permission and a record`);
  const { responseDeserialize } = contract.definition(service.name)[get.name]!;
  return {
    module: service.module,
    grantedModule: access.module,
    service: service.owner,
    list: list.path as RpcPath,
    fields: record.fields.flatMap(({ name, rules: { search, staffOnly } }) =>
      search === '' ? [] : [{ name, search, staffOnly }],
    ),
    inPortal: get.policy.portal,
    forApiKeys: !get.policy.noApiKeys,
    ofClients: record.field('client_id') !== undefined,
    read: (bytes) => (responseDeserialize(Buffer.from(bytes)) as { record?: Members }).record ?? {},
  };
}
