import { ApiError, type Caller } from '@bms/contracts';
import type { RpcPath } from '@bms/contracts/types/rpcs';
import type { Call } from '../../runtime/call.ts';
import type { Kit } from '../kit.ts';
import { viewScope } from '../scope/view-scope.ts';
import type { Lookup } from './lookup.ts';

/** The codes of errors that make an id unknown. */
const UNKNOWN = new Set(['not_found', 'forbidden']);
const CLIENT = '/bms.crm.Clients/Get';

/** The members of a record that decide who may view it with the scope `own`. */
interface OwnedRecord {
  readonly created_by?: number;
  readonly owner_id?: number;
  readonly client_id?: number;
}

/**
 * Creates the lookup of records of another service, which is asked for each id: for references that are set too rarely for
 * a projection. The service asks as itself, so the lookup compares the scope of the caller: with `own`, the caller is the
 * creator, the owner, or the owner of the record's client. Ids that the caller may not view are unknown, and all are to
 * portal users, whose view depends on more.
 * @param get path of the rpc that gets one record, e.g. `/bms.crm.Clients/Get`
 * @see docs/adr/0186-scope-of-references.md
 */
export function remoteLookup(
  { request, contract }: Pick<Kit, 'request' | 'contract'>,
  get: Extract<RpcPath, `${string}/Get`>,
): Lookup {
  const { module } = contract.rpc(get).service;

  const find = async (path: typeof get, id: number, call: Call): Promise<OwnedRecord | undefined> => {
    try {
      return ((await request(path, { id }, call)) as { readonly record?: OwnedRecord }).record;
    } catch (error) {
      if (error instanceof ApiError && UNKNOWN.has(error.code)) return undefined;
      throw error;
    }
  };
  const isOwn = async ({ created_by, owner_id, client_id }: OwnedRecord, call: Call): Promise<boolean> => {
    const { userId } = call.caller;
    if (created_by === userId || owner_id === userId) return true;
    return client_id ? (await find(CLIENT, client_id, call))?.owner_id === userId : false;
  };
  const isVisible = async (id: number, call: Call): Promise<boolean> => {
    const record = await find(get, id, call);
    return record !== undefined && (seesAll(call.caller, module) || (await isOwn(record, call)));
  };
  return async (ids, call) => {
    if (!['own', 'all'].includes(viewScope(call.caller, module))) return [...ids];
    const visible = await Promise.all(ids.map((id) => isVisible(id, call)));
    return ids.filter((_id, index) => !visible[index]);
  };
}

const seesAll = (caller: Caller, module: string): boolean => viewScope(caller, module) === 'all';
