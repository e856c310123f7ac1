import type { ClientEvent, Client as ShownClient } from '@bms/contracts/types/crm';

/** The projection of a crm client that other services store. */
export interface Client {
  /** The name of the company or person. */
  readonly name: string;
  /** `active` or `inactive`. */
  readonly status: string;
  /** The id of the user responsible for the client. */
  readonly owner_id: number;
  /** The email address for documents; empty for none, missing in projections created before the field existed. */
  readonly email?: string;
  /** ISO 4217; empty for the organization's currency, missing in projections created before the field existed. */
  readonly currency?: string;
}

/** Maps a client event to the projection. */
export const publishedClient = ({ name, status, owner_id, email, currency }: ClientEvent): Client => ({
  name,
  status,
  owner_id,
  email,
  currency,
});

/** Maps a response of crm to the projection. */
export const shownClient = ({ company_name: name, status, owner_id, email, currency }: ShownClient): Client => ({
  name,
  status,
  owner_id,
  email,
  currency,
});
