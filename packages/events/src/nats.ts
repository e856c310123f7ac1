/** Entry point for processes without events of their own, e.g. a gateway: it does not load the database driver. */

export { subscribedSubjects } from './contract/names.ts';
export { connectNats, type NatsLink, type NatsServer } from './nats/connect.ts';
export { answerReports } from './nats/reports.ts';
export { EventConfigError } from './types.ts';
