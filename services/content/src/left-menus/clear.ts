import { ApiError, type Caller } from '@bms/contracts';
import { type Call, compileAnswer, type Handler, type Resource, type StoredRecord } from '@bms/service-kit';
import { menuOf } from './left-menus.model.ts';

/** The menus that are everybody's are made by administrators. @throws ApiError forbidden */
export function refuseShared(type: unknown, { isAdmin }: Caller): void {
  if (type !== 'user' && !isAdmin) throw new ApiError('forbidden');
}

/** Deletes all items of a menu; they can be restored one by one. */
export function clear<Request>(
  resource: Resource,
  rpc: string,
  typeOf: (request: Request) => string,
): Handler<Request> {
  const { kit, model, deleted } = resource;
  const answer = compileAnswer(resource, resource.rpc(rpc));
  return (call: Call<Request>) => {
    const type = typeOf(call.request);
    refuseShared(type, call.caller);
    const { userId } = call.caller;
    return kit.write(call, async ({ session }) => {
      const items = await model.find(menuOf(type, userId)).session(session).lean<StoredRecord[]>();
      const deletion = { deleted_at: new Date(), deleted_by: userId };
      const hidden = items.map((item) => ({ ...item, version: item.version + 1, ...deletion }));
      if (hidden.length > 0) await deleted.insertMany(hidden, { session });
      if (hidden.length > 0) await model.deleteMany(menuOf(type, userId), { session });
      return answer({}, items.length > 0 ? 'Cleared.' : 'There was nothing to clear.');
    });
  };
}
