import { ApiError } from '@bms/contracts';
import type { RpcPath } from '@bms/contracts/types/rpcs';
import type { Call, Kit, Lookup } from '@bms/service-kit';

/**
 * Creates a look-up that asks the owning service for each id: for references that are set too rarely for a projection.
 * @param get path of the rpc that gets one record, e.g. `/bms.crm.Clients/Get`
 */
export function remoteLookup({ request }: Pick<Kit, 'request'>, get: Extract<RpcPath, `${string}/Get`>): Lookup {
  const isMissing = async (id: number, call: Call): Promise<boolean> => {
    try {
      await request(get, { id }, call);
      return false;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return true;
      throw error;
    }
  };
  return async (ids, call) => {
    const missing = await Promise.all(ids.map((id) => isMissing(id, call)));
    return ids.filter((_id, index) => missing[index]);
  };
}
