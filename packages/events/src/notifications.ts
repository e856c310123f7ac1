/** Entry point for processes that only subscribe, e.g. a gateway: it does not load the database driver. */
export { type EventCatalogue, type EventCodec, findType } from './catalogue/catalogue.ts';
export { loadEventCatalogue } from './catalogue/load-catalogue.ts';
export { readNatsAddress } from './nats/address.ts';
export { connectNats, type NatsLink } from './nats/connect.ts';
export {
  type NotificationOptions,
  type NotificationSubscription,
  subscribeNotifications,
} from './notifications/subscribe.ts';
export { EventConfigError, type ReceivedEvent } from './types.ts';
