import type { Account } from '../../session/account.ts';

/** The values of a client that a form may ask for, by their names in the contract. */
export type KnownAnswers = Readonly<Record<string, string | undefined>>;

/** A client as the API returns it to its own users. */
export type Client = Readonly<Record<string, unknown>>;

/** The values of the client that are asked for. */
export const OF_CLIENT = ['company_name', 'email', 'phone', 'website', 'address', 'city', 'country'] as const;

/** Returns the answers that follow from the account and the client of a customer; the person comes first. */
export function knownAnswers({ first_name, last_name, email }: Account, client: Client = {}): KnownAnswers {
  const ofClient = OF_CLIENT.flatMap((name) => (client[name] ? [[name, String(client[name])]] : []));
  const contact_name = [first_name, last_name].filter(Boolean).join(' ');
  return { ...Object.fromEntries(ofClient), ...(contact_name && { contact_name }), ...(email && { email }) };
}
