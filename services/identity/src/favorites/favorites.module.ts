import type { Favorite } from '@bms/contracts/types/identity';
import { type Call, defineModule } from '@bms/service-kit';
import type { Identity } from '../setup.ts';
import { favoritesModel } from './favorites.model.ts';
import { addFavorite, listFavorites, removeFavorite } from './favorites.ts';

/** The module of the records that users keep at hand. */
export const favoritesModule = defineModule({
  service: 'bms.identity.Favorites',
  models: [favoritesModel],
  setup: ({ kit }: Identity) => ({
    ListFavorites: (call: Call) => listFavorites(kit, call),
    AddFavorite: (call: Call<Favorite>) => addFavorite(kit, call),
    RemoveFavorite: (call: Call<Favorite>) => removeFavorite(kit, call),
  }),
});
