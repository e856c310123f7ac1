import { ApiError, type Caller } from '@bms/contracts';
import {
  type Call,
  compileAnswer,
  type EncodedAnswer,
  type Handler,
  type Resource,
  removeRecord,
  type Transaction,
} from '@bms/service-kit';
import { type MenuItem, menuOf } from './left-menus.model.ts';

/** Rejects changes of shared menus by callers who are not administrators. @throws ApiError forbidden */
export function assertMayEdit(type: unknown, { isAdmin }: Caller): void {
  if (type !== 'user' && !isAdmin) throw new ApiError('forbidden', 'Only administrators can change this menu.');
}

/** Returns the items of a menu as read in the transaction; of the menu `user`, those of the caller. */
export const itemsOf = (
  { model }: Resource<MenuItem>,
  type: string,
  { caller }: Call,
  { session }: Transaction,
): Promise<MenuItem[]> => model.find(menuOf(type, caller.userId)).session(session).lean().exec();

/** Deletes all items of a menu; they can be restored individually. */
export function clear<Request, const Name extends string>(
  resource: Resource<MenuItem>,
  rpc: Name,
  typeOf: (request: Request) => string,
): Handler<Request, EncodedAnswer<Name>> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  return (call: Call<Request>) => {
    const type = typeOf(call.request);
    assertMayEdit(type, call.caller);
    return resource.kit.write(call, async (tx) => {
      const items = await itemsOf(resource, type, call, tx);
      for (const item of items) await removeRecord(resource, item, call, tx);
      return answer({}, items.length > 0 ? 'Cleared.' : 'The menu is already empty.');
    });
  };
}
