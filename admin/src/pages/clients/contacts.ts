/** A person at a client. */
export interface Contact {
  readonly id: number;
  readonly client_id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly position: string;
  readonly gets_documents: boolean;
}

/** Returns the path of the contacts of a client. */
export const contactsPath = (clientId: unknown): string => `/api/clients/${clientId}/contacts`;
