/** Entry point for processes that only subscribe to notifications, e.g. a gateway: it does not load the database driver. */

export { subscribedSubjects } from './contract/names.ts';
export { connectNats, type NatsLink, type NatsServer } from './nats/connect.ts';
export { EventConfigError } from './types.ts';
