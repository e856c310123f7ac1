import type { Contract } from '@bms/contracts';
import { startOrganization, startPublisher, testOrganization } from '@bms/testing';

/** A stub of identity that returns the organization and publishes its changes. */
export interface TestedOrganization {
  /** gRPC target. */
  readonly target: string;
  /** Publishes that fields of the organization changed. */
  publish(changes: Readonly<Record<string, unknown>>): Promise<void>;
  /** Changes what documents show of the organization, without an event. */
  show(details: Readonly<Record<string, unknown>>): void;
  stop(): Promise<void>;
}

/** Starts the stub of identity. */
export async function startTestedOrganization(
  contract: Contract,
  trustedKeys: string,
  natsUrl: string,
): Promise<TestedOrganization> {
  let published: Readonly<Record<string, unknown>> = {};
  const stub = await startOrganization(contract, trustedKeys, () => published);
  const publisher = await startPublisher('identity', natsUrl);
  let version = testOrganization.version;
  return {
    target: stub.target,
    publish: async (changes) => {
      version += 1;
      published = { ...published, ...changes };
      const data = { ...testOrganization, ...changes, id: 1, version };
      const message = 'bms.identity.OrganizationEvent';
      await publisher.publish({ message, type: 'organization.updated', recordId: 1, version, data });
    },
    show: (details) => {
      published = { ...published, ...details };
    },
    stop: async () => {
      stub.close();
      await publisher.stop();
    },
  };
}
