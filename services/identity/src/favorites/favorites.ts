import { invalid } from '@bms/contracts';
import type { Favorite } from '@bms/contracts/types/identity';
import type { Call, Kit } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import { FAVORITES, type StoredFavorites } from './favorites.model.ts';

/** The maximum number of a user's favorites, as in the contract. */
const MAX_FAVORITES = 100;

/** Lists the caller's favorites, oldest first. */
export const listFavorites = async (kit: Kit, { caller }: Call): Promise<{ records: Favorite[] }> => ({
  records: await favoritesOf(kit, caller.userId),
});

/** Adds a favorite of the caller. @throws ApiError validation_failed if the caller has 100 others */
export const addFavorite = (kit: Kit, call: Call<Favorite>) =>
  change(kit, call, (records, sent) => {
    if (records.some(isSame(sent))) return records;
    if (records.length >= MAX_FAVORITES) throw invalid(TOO_MANY);
    return [...records, sent];
  });

/** Removes a favorite of the caller. */
export const removeFavorite = (kit: Kit, call: Call<Favorite>) =>
  change(kit, call, (records, sent) => records.filter((record) => !isSame(sent)(record)));

const TOO_MANY = {
  field: 'record_id',
  code: 'too_many',
  message: `You have ${MAX_FAVORITES} favorites, which is the most. Remove one first.`,
} as const;

const isSame =
  (sent: Favorite) =>
  ({ module, record_id }: Favorite): boolean =>
    module === sent.module && record_id === sent.record_id;

type Change = (records: readonly Favorite[], sent: Favorite) => readonly Favorite[];

/** Changes the caller's favorites in a transaction, so that none of two changes at a time is lost. */
function change(kit: Kit, call: Call<Favorite>, changed: Change) {
  const { module, record_id } = call.request;
  const { userId } = call.caller;
  return kit.write(call, async ({ session }) => {
    const records = changed(await favoritesOf(kit, userId, session), { module, record_id });
    const options = { session, upsert: true };
    await collection(kit.db).updateOne({ _id: userId }, { $set: { records: [...records] } }, options);
    return { success: true, message: 'Saved.', records };
  });
}

/** Returns the favorites of a user; of records that were merged into others, those that remain. */
async function favoritesOf(kit: Kit, userId: number, session?: mongo.ClientSession): Promise<Favorite[]> {
  const stored = (await collection(kit.db).findOne({ _id: userId }, { session }))?.records ?? [];
  const modules = Map.groupBy(stored, ({ module }) => module);
  const remaining = new Map<string, ReadonlyMap<number, number>>();
  for (const [module, records] of modules) {
    const ids = records.map(({ record_id }) => record_id);
    remaining.set(module, await kit.merges.find(module, ids, session));
  }
  const favorites: Favorite[] = [];
  for (const { module, record_id } of stored) {
    const favorite = { module, record_id: remaining.get(module)?.get(record_id) ?? record_id };
    if (!favorites.some(isSame(favorite))) favorites.push(favorite);
  }
  return favorites;
}

const collection = (db: Kit['db']) => db.collection<StoredFavorites>(FAVORITES);
