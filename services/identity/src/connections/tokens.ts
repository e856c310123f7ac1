import type { Encryption } from '@bms/mail';
import { type ClientSession, type Connection as Database, mongo } from 'mongoose';
import { CONNECTIONS, type Connection } from './connection.model.ts';

/** The tokens that a provider issued for a connection. */
export interface Tokens {
  readonly accessToken: string;
  /** Empty if there is none. */
  readonly refreshToken: string;
  /** The granted scope, as returned by the provider. */
  readonly scope: string;
  /** The expiry of the access token; undefined if unknown. */
  readonly expiresAt: Date | undefined;
}

type Secrets = Pick<Tokens, 'accessToken' | 'refreshToken' | 'scope'>;

/** Returns the name of the connection to a user's calendar. */
export const ownCalendar = (userId: number): string => `calendar-${userId}`;

/** Stores the tokens of a connection encrypted, replacing earlier ones. @param userId the user who connected it */
export async function storeTokens(
  db: Database,
  encryption: Encryption,
  kept: { readonly connection: string; readonly userId: number; readonly tokens: Tokens },
  session: ClientSession,
): Promise<void> {
  const change = {
    $set: {
      ...encryptTokens(encryption, kept.connection, kept.tokens),
      connected_by: kept.userId,
      connected_at: new Date(),
    },
    $inc: { version: 1 },
  };
  await connections(db).updateOne({ _id: kept.connection }, change, { upsert: true, session });
}

/** Deletes the tokens of a user's calendar. */
export async function dropOwnCalendar(db: Database, userId: number, session: ClientSession): Promise<void> {
  await connections(db).deleteOne({ _id: ownCalendar(userId) }, { session });
}

/** Returns the collection of connections, with encrypted tokens. */
const connections = (db: Database): mongo.Collection<Connection> => db.collection<Connection>(CONNECTIONS);

function encryptTokens(encryption: Encryption, connection: string, tokens: Tokens) {
  const { accessToken, refreshToken, scope, expiresAt } = tokens;
  const secrets: Secrets = { accessToken, refreshToken, scope };
  const sealed = new mongo.Binary(encryption.encrypt('connection', connection, JSON.stringify(secrets)));
  return { sealed, expires_at: expiresAt ?? null };
}
