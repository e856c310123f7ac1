import type { Contract } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import type { User } from '@bms/projections';
import { startPublisher, startServiceStub, testOrganization } from '@bms/testing';

type Known = User & { readonly id: number; readonly version: number };

/** A stub of identity: stores users, returns them in its directory, and publishes real events of them. */
export interface TestedIdentity {
  /** gRPC target. */
  readonly target: string;
  /** The organization that it returns. */
  readonly organization: { time_zone: string };
  /** The ids that were requested, in order. */
  readonly asked: number[];
  /** Stores a user without publishing an event; active staff by default. */
  has(id: number, user?: Partial<User>): Known;
  /** Changes a user and publishes the event, e.g. `user.updated`. */
  publish(type: string, id: number, user?: Partial<User>): Promise<void>;
  /** Publishes the event of a stored version of a user, which may not be the current one. */
  publishLate(type: string, user: Known): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the stub of identity. */
export async function startIdentity(contract: Contract, trustedKeys: string, natsUrl: string): Promise<TestedIdentity> {
  const users = new Map<number, Known>();
  const asked: number[] = [];
  const organization = { ...testOrganization };
  const directory = await startServiceStub(contract, 'identity', trustedKeys, {
    'Directory/Users': ({ ids }: { ids: number[] }) => {
      asked.push(...ids);
      return { users: ids.flatMap((id) => users.get(id) ?? []) };
    },
    'Directory/Organization': () => organization,
  });
  const publisher = await startPublisher('identity', natsUrl);
  const has: TestedIdentity['has'] = (id, user = {}) => {
    const before = users.get(id) ?? { version: 0, name: `User ${id}`, status: 'active', user_type: 'staff' };
    const known = { ...before, ...user, id, version: before.version + 1 };
    users.set(id, known);
    return known;
  };
  return {
    target: directory.target,
    organization,
    asked,
    has,
    publish: (type, id, user) => publisher.publish(userEvent(type, has(id, user))),
    publishLate: (type, user) => publisher.publish(userEvent(type, user)),
    stop: async () => {
      directory.close();
      await publisher.stop();
    },
  };
}

function userEvent(type: string, user: Known): DomainEvent {
  const { id, version } = user;
  const data = { ...user, is_admin: false, role_id: 1, client_id: 0 };
  return { message: 'bms.identity.UserEvent', type, recordId: id, version, data };
}
