import type { ModelDefinition } from '@bms/service-kit';
import { type mongo, Schema } from 'mongoose';

/** The tokens of a connection, encrypted so that only identity can read them. */
export interface Connection {
  /** `drive`, `calendar`, or `calendar-<user id>` for the calendar of a user. */
  _id: string;
  /** The tokens, encrypted for this connection. */
  sealed: mongo.Binary;
  /** The expiry of the access token; null if unknown. */
  expires_at: Date | null;
  /** The user who connected it last. */
  connected_by: number;
  /** The time at which the user connected it; absent in connections of older versions. */
  connected_at?: Date;
  /** Incremented with every new token. */
  version: number;
}

/** A pending authorization of a user who was redirected to a provider. */
export interface Authorization {
  /** The digest of the state. */
  _id: string;
  /** The connection to authorize. */
  connection: string;
  user_id: number;
  /** The PKCE verifier, encrypted for this authorization. */
  sealed: mongo.Binary;
  expires_at: Date;
}

export const CONNECTIONS = 'connections';
export const AUTHORIZATIONS = 'connection_authorizations';

export const connectionModels: readonly ModelDefinition[] = [
  {
    name: CONNECTIONS,
    schema: new Schema<Connection>(
      {
        _id: { type: String, required: true },
        sealed: { type: Schema.Types.Buffer, required: true },
        expires_at: Date,
        connected_by: { type: Number, required: true },
        connected_at: Date,
        version: { type: Number, required: true },
      },
      { versionKey: false },
    ),
  },
  {
    name: AUTHORIZATIONS,
    schema: new Schema<Authorization>(
      {
        _id: { type: String, required: true },
        connection: { type: String, required: true },
        user_id: { type: Number, required: true },
        sealed: { type: Schema.Types.Buffer, required: true },
        expires_at: { type: Date, required: true },
      },
      { versionKey: false },
    ).index({ expires_at: 1 }, { expireAfterSeconds: 0 }),
  },
];
