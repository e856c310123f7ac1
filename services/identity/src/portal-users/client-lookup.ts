import { ApiError } from '@bms/contracts';
import type { Call, Kit, Lookup } from '@bms/service-kit';

const GET = '/bms.crm.Clients/Get';

/** Looks clients up at crm: portal users are made too seldom for copies to be worth their keep. */
export function clientLookup({ request }: Pick<Kit, 'request'>): Lookup {
  const isMissing = async (id: number, call: Call): Promise<boolean> => {
    try {
      await request(GET, { id }, call);
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
