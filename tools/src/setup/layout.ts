import {
  type Credentials,
  type DatabaseUser,
  NATS_SETUP_USER,
  type NatsUser,
  natsPermissions,
  natsSetupPermissions,
  type OAuthAddresses,
  type ProcessSource,
} from '@bms/backing-services';
import type { Secrets } from '../start/secrets.ts';

/** Addresses of the containers, as host:port. */
export interface Addresses {
  readonly mongo: string;
  readonly valkey: string;
  readonly nats: string;
  readonly smtp: string;
  readonly oauth: OAuthAddresses;
  /** Returns the gRPC address of a service. */
  service(name: string): string;
  /** Returns the HTTP address of a service, for uploads and downloads. */
  serviceHttp(name: string): string;
}

/** Addresses with the host names of docker-compose.yml. */
export const composeAddresses: Addresses = {
  mongo: 'mongo:27017',
  valkey: 'valkey:6379',
  nats: 'nats:4222',
  smtp: 'inbox:1025',
  // The user's browser connects from outside the container network.
  oauth: { authorizeUrl: 'http://127.0.0.1:1090/authorize', tokenUrl: 'http://oauth:1090/token' },
  service: (name) => `${name}:50051`,
  serviceHttp: (name) => `${name}:9090`,
};

/** Returns the credentials of the database administrator. */
export function rootOf(secrets: Secrets): Credentials {
  return { user: 'root', password: secrets.get('mongo/root') };
}

/** Returns the database user of a service. */
export function databaseUserOf(service: string, secrets: Secrets): DatabaseUser {
  return { user: service, password: secrets.get(`mongo/${service}`), database: `bms_${service}` };
}

/** Returns the NATS credentials of a process. */
export function natsLoginOf(process: string, secrets: Secrets): Credentials {
  return { user: process, password: secrets.get(`nats/${process}`) };
}

/** Returns the NATS users of a system with their permissions: one for each process, and one for the set-up. */
export function natsUsersOf(
  gateway: ProcessSource,
  services: readonly ProcessSource[],
  secrets: Secrets,
): readonly NatsUser[] {
  const processes = [gateway, ...services].map((source) => ({
    ...natsLoginOf(source.name, secrets),
    permissions: natsPermissions(source),
  }));
  const permissions = natsSetupPermissions(services.map(({ name }) => name));
  return [...processes, { ...natsLoginOf(NATS_SETUP_USER, secrets), permissions }];
}
