import { type ClientSession, type Connection as Database, mongo } from 'mongoose';
import type { Sealer } from '../sealing/sealer.ts';
import { CONNECTIONS, type Connection } from './connection.model.ts';

/** What a provider gave out for a connection. */
export interface Tokens {
  readonly accessToken: string;
  /** Empty where there is none. */
  readonly refreshToken: string;
  /** What they allow, as the provider says it. */
  readonly scope: string;
  /** When the access token is good no longer; undefined where that is not known. */
  readonly expiresAt: Date | undefined;
}

/** Tokens as they are kept. */
export interface KeptTokens extends Tokens {
  readonly version: number;
}

type Secrets = Pick<Tokens, 'accessToken' | 'refreshToken' | 'scope'>;

/** The connection to a user's own calendar. */
export const ownCalendar = (userId: number): string => `calendar-${userId}`;

/** Keeps the tokens of a connection, sealed, in place of those that it had. @param userId who connected it */
export async function keepTokens(
  db: Database,
  sealer: Sealer,
  kept: { readonly connection: string; readonly userId: number; readonly tokens: Tokens },
  session: ClientSession,
): Promise<void> {
  const change = {
    $set: { ...sealedTokens(sealer, kept.connection, kept.tokens), connected_by: kept.userId },
    $inc: { version: 1 },
  };
  await connections(db).updateOne({ _id: kept.connection }, change, { upsert: true, session });
}

/** Keeps tokens that were had for older ones, unless there are others by now. @returns whether they were kept */
export async function renewTokens(
  db: Database,
  sealer: Sealer,
  connection: string,
  version: number,
  tokens: Tokens,
): Promise<boolean> {
  const change = { $set: sealedTokens(sealer, connection, tokens), $inc: { version: 1 } };
  return (await connections(db).updateOne({ _id: connection, version }, change)).matchedCount === 1;
}

/** The tokens of a connection; undefined where nothing is connected. */
export async function findTokens(db: Database, sealer: Sealer, connection: string): Promise<KeptTokens | undefined> {
  const found = await connections(db).findOne({ _id: connection });
  if (!found) return undefined;
  const secrets = JSON.parse(sealer.open('connection', connection, found.sealed.buffer)) as Secrets;
  return { ...secrets, expiresAt: found.expires_at ?? undefined, version: found.version };
}

/** Ends a connection whose tokens are of that version. */
export async function dropTokens(db: Database, connection: string, version: number): Promise<void> {
  await connections(db).deleteOne({ _id: connection, version });
}

/** Forgets the tokens of a user's own calendar. */
export async function dropOwnCalendar(db: Database, userId: number, session: ClientSession): Promise<void> {
  await connections(db).deleteOne({ _id: ownCalendar(userId) }, { session });
}

/** The collection of connections, their tokens sealed. */
export const connections = (db: Database): mongo.Collection<Connection> => db.collection<Connection>(CONNECTIONS);

function sealedTokens(sealer: Sealer, connection: string, tokens: Tokens) {
  const { accessToken, refreshToken, scope, expiresAt } = tokens;
  const secrets: Secrets = { accessToken, refreshToken, scope };
  const sealed = new mongo.Binary(sealer.seal('connection', connection, JSON.stringify(secrets)));
  return { sealed, expires_at: expiresAt ?? null, refreshing_until: null };
}
