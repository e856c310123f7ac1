import type { Connection } from 'mongoose';
import type { RpcClient, RpcOptions } from '../rpc-client.ts';
import { type ListCase, resourceOf } from './cases.ts';
import { EXTERNAL_ID } from './records.ts';

/**
 * Gives one record of each list that has the filter an external id.
 * @param collections collection names by module, if they differ from the module
 */
export async function giveExternalIds(
  db: Connection,
  { call }: Pick<RpcClient, 'call'>,
  lists: readonly ListCase[],
  {
    collections = {},
    ...options
  }: RpcOptions & { readonly collections?: Readonly<Record<string, string>> | undefined },
): Promise<void> {
  for (const { rpc, query } of lists.filter((list) => list.rpc.request.field('external_id'))) {
    const { message } = await call<{ records: { id: number }[] }>(`${resourceOf(rpc)}/List`, query, options);
    const { module } = rpc.service;
    const key = `${resourceOf(rpc)}:${EXTERNAL_ID.source}:${EXTERNAL_ID.id}`;
    const first = { _id: message.records[0]!.id as never };
    await db.collection(collections[module] ?? module).updateOne(first, { $set: { external_keys: [key] } });
  }
}
