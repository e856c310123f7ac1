import type { ModelDefinition } from '@bms/service-kit';
import { type mongo, Schema } from 'mongoose';

/** The tokens of a connection, readable for nobody but identity. */
export interface Connection {
  /** `drive`, `calendar`, or `calendar-<user id>` for a user's own. */
  _id: string;
  /** Tokens, sealed for this connection. */
  sealed: mongo.Binary;
  /** When the access token is good no longer; null where that is not known. */
  expires_at: Date | null;
  /** Who connected it last. */
  connected_by: number;
  /** Rises with every new token, so that one which was had for older ones does not take their place. */
  version: number;
  /** Until then a process is about to have a new access token. */
  refreshing_until: Date | null;
}

/** A person who was led to a provider and has not come back yet. */
export interface Authorization {
  /** The digest of the state. */
  _id: string;
  /** The connection that it is for. */
  connection: string;
  user_id: number;
  /** The PKCE verifier, sealed for this authorization. */
  sealed: mongo.Binary;
  expires_at: Date;
}

/** The names of the collections. */
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
        version: { type: Number, required: true },
        refreshing_until: Date,
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
