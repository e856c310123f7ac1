/** What a process needs that only listens, e.g. a gateway: nothing here loads the database driver. */
export { type EventCatalogue, type EventCodec, findType } from './catalogue/catalogue.ts';
export { loadEventCatalogue } from './catalogue/load-catalogue.ts';
export { connectNats, type NatsLink } from './nats/connect.ts';
export { type NewsOptions, type NewsSubscription, subscribeNews } from './news/subscribe-news.ts';
export { EventConfigError, type ReceivedEvent } from './types.ts';
