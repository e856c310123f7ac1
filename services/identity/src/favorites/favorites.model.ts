import type { Favorite } from '@bms/contracts/types/identity';
import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The favorites of a user, oldest first. */
export interface StoredFavorites {
  /** The id of the user. */
  _id: number;
  records: Favorite[];
}

export const FAVORITES = 'favorites';

const record = new Schema<Favorite>(
  { module: { type: String, required: true }, record_id: { type: Number, required: true } },
  { _id: false },
);

export const favoritesModel: ModelDefinition = {
  name: FAVORITES,
  schema: new Schema<StoredFavorites>(
    { _id: { type: Number, required: true }, records: [record] },
    { versionKey: false },
  ),
};
