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
  /** The payment term of its invoices in days; unset if that of the organization applies. */
  readonly due_days?: number;
  /** True if the client is exempt from tax. */
  readonly tax_exempt?: boolean;
  /** True if the client owes the tax. */
  readonly reverse_charge?: boolean;
}

/** Maps a client event to the projection. */
export const publishedClient = ({ name, ...client }: ClientEvent): Client => ({ name, ...sharedFields(client) });

/** Maps a response of crm to the projection. */
export const shownClient = ({ company_name: name, ...client }: ShownClient): Client => ({
  name,
  ...sharedFields(client),
});

function sharedFields({
  status,
  owner_id,
  email,
  currency,
  due_days,
  tax_exempt,
  reverse_charge,
}: Pick<
  ShownClient,
  'status' | 'owner_id' | 'email' | 'currency' | 'due_days' | 'tax_exempt' | 'reverse_charge'
>): Omit<Client, 'name'> {
  return {
    status,
    owner_id,
    email,
    currency,
    ...(typeof due_days === 'number' && { due_days }),
    ...(tax_exempt && { tax_exempt }),
    ...(reverse_charge && { reverse_charge }),
  };
}
