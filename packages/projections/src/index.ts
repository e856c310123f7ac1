export { type ClientEffects, followDeletions } from './client-effects.ts';
export {
  type ClientNames,
  clientNameSources,
  clientNames,
  createNamedByClient,
  type NamedByClient,
  namesOfClient,
} from './client-names.ts';
export { type Clients, type OwnerFollower, openClients } from './clients.ts';
export { type Closing, closeWithClient } from './close-with-client.ts';
export { isActiveStaff, type User } from './directory.ts';
export {
  openUsers,
  type UserAccess,
  type UserEffects,
  type Users,
} from './users.ts';
