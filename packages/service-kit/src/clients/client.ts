import type { ClientEvent, Client as ShownClient } from '@bms/contracts/types/crm';

/** What a service keeps of a client of crm. */
export interface Client {
  /** The name of the company or person. */
  readonly name: string;
  /** `active` or `inactive`. */
  readonly status: string;
  /** The user who looks after the client. */
  readonly owner_id: number;
}

/** The client that an event tells of. */
export const toldClient = ({ name, status, owner_id }: ClientEvent): Client => ({ name, status, owner_id });

/** The client that crm shows. */
export const shownClient = ({ company_name: name, status, owner_id }: ShownClient): Client => ({
  name,
  status,
  owner_id,
});
