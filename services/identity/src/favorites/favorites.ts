import { invalid } from '@bms/contracts';
import type { Favorite } from '@bms/contracts/types/identity';
import type { Call, Kit } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import { FAVORITES, type StoredFavorites } from './favorites.model.ts';

/** The maximum number of a user's favorites, as in the contract. */
const MAX_FAVORITES = 100;

/** Lists the caller's favorites, oldest first. */
export const listFavorites = async ({ db }: Kit, { caller }: Call): Promise<{ records: Favorite[] }> => ({
  records: await favoritesOf(db, caller.userId),
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
    const records = changed(await favoritesOf(kit.db, userId, session), { module, record_id });
    const options = { session, upsert: true };
    await collection(kit.db).updateOne({ _id: userId }, { $set: { records: [...records] } }, options);
    return { success: true, message: 'Saved.', records };
  });
}

async function favoritesOf(db: Kit['db'], userId: number, session?: mongo.ClientSession): Promise<Favorite[]> {
  return (await collection(db).findOne({ _id: userId }, { session }))?.records ?? [];
}

const collection = (db: Kit['db']) => db.collection<StoredFavorites>(FAVORITES);
