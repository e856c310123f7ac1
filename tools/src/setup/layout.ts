import type { Credentials, DatabaseUser, OAuthAddresses } from '@bms/parts';
import type { Secrets } from '../start/secrets.ts';

/** Where the containers find each other, as host:port. */
export interface Addresses {
  readonly mongo: string;
  readonly valkey: string;
  readonly nats: string;
  readonly smtp: string;
  readonly oauth: OAuthAddresses;
  /** Where a service takes calls. */
  service(name: string): string;
  /** Where its uploads and downloads go. */
  serviceHttp(name: string): string;
}

/** The names of docker-compose.yml. */
export const composeAddresses: Addresses = {
  mongo: 'mongo:27017',
  valkey: 'valkey:6379',
  nats: 'nats:4222',
  smtp: 'inbox:1025',
  // The browsers of people come from outside.
  oauth: { authorizeUrl: 'http://127.0.0.1:1090/authorize', tokenUrl: 'http://oauth:1090/token' },
  service: (name) => `${name}:50051`,
  serviceHttp: (name) => `${name}:9090`,
};

/** The administrator of the database server. */
export function rootOf(secrets: Secrets): Credentials {
  return { user: 'root', password: secrets.get('mongo/root') };
}

/** The database user of a service. */
export function databaseUserOf(service: string, secrets: Secrets): DatabaseUser {
  return { user: service, password: secrets.get(`mongo/${service}`), database: `bms_${service}` };
}

/** The NATS user of a process. */
export function natsLoginOf(process: string, secrets: Secrets): Credentials {
  return { user: process, password: secrets.get(`nats/${process}`) };
}
