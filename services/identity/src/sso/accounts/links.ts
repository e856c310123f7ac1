import type { Encryption } from '@bms/mail';
import type { ClientSession, Connection } from 'mongoose';
import { ACCOUNT_LINKS, type AccountLink } from '../sso.models.ts';

/** A person at a provider. */
export interface Subject {
  readonly issuer: string;
  readonly sub: string;
}

const links = (db: Connection) => db.collection<AccountLink>(ACCOUNT_LINKS);

const idOf = (encryption: Encryption, { issuer, sub }: Subject): string =>
  encryption.digest('sso', `subject ${issuer} ${sub}`);

/** Returns the link of a person; undefined if there is none. */
export async function findLink(
  db: Connection,
  encryption: Encryption,
  subject: Subject,
): Promise<AccountLink | undefined> {
  return (await links(db).findOne({ _id: idOf(encryption, subject) })) ?? undefined;
}

/** Returns true if an account is linked to a person of an issuer. */
export async function isLinked(db: Connection, userId: number, issuer: string): Promise<boolean> {
  return (await links(db).findOne({ user_id: userId, issuer }, { projection: { _id: 1 } })) !== null;
}

/** Links an account to a person, or stores the use of the link. @returns true if the link is new */
export async function storeLink(
  db: Connection,
  encryption: Encryption,
  link: Subject & { readonly userId: number; readonly providerId: number },
  session: ClientSession,
): Promise<boolean> {
  const { issuer, sub, userId: user_id, providerId: provider_id } = link;
  const now = new Date();
  const { upsertedCount } = await links(db).updateOne(
    { _id: idOf(encryption, link), user_id },
    { $set: { provider_id, last_sign_in_at: now }, $setOnInsert: { issuer, sub, linked_at: now } },
    { upsert: true, session },
  );
  return upsertedCount === 1;
}

/** Removes the link of an account to an issuer. @returns false if there is none */
export async function removeLink(
  db: Connection,
  userId: number,
  issuer: string,
  session: ClientSession,
): Promise<boolean> {
  return (await links(db).deleteOne({ user_id: userId, issuer }, { session })).deletedCount === 1;
}
