import { ApiError } from '@bms/contracts';
import type { RpcPath } from '@bms/contracts/types/rpcs';
import type { Call } from '../../runtime/call.ts';
import type { Kit } from '../kit.ts';
import type { Lookup } from './lookup.ts';

/** The codes of errors that make an id unknown to the caller. */
const UNKNOWN = new Set(['not_found', 'forbidden']);

/**
 * Creates the lookup of records of another service, which is asked for each id as the caller: for references that are set
 * too rarely for a projection. Ids that the caller may not view are unknown.
 * @param get path of the rpc that gets one record, e.g. `/bms.crm.Clients/Get`
 */
export function remoteLookup({ request }: Pick<Kit, 'request'>, get: Extract<RpcPath, `${string}/Get`>): Lookup {
  const isMissing = async (id: number, call: Call): Promise<boolean> => {
    try {
      await request(get, { id }, call);
      return false;
    } catch (error) {
      if (error instanceof ApiError && UNKNOWN.has(error.code)) return true;
      throw error;
    }
  };
  return async (ids, call) => {
    const missing = await Promise.all(ids.map((id) => isMissing(id, call)));
    return ids.filter((_id, index) => missing[index]);
  };
}
