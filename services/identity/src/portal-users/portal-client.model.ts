import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** Whether a client that has portal users is there. */
export interface PortalClient {
  /** The id of the client. */
  _id: number;
  /** The client was deleted, and has not been restored. */
  closed: boolean;
  /** Raised by every transaction that goes by `closed`, so that it collides with one that changes it. */
  taken: number;
}

/** The name of the collection. */
export const PORTAL_CLIENTS = 'portal_clients';

export const portalClientModel: ModelDefinition = {
  name: PORTAL_CLIENTS,
  schema: new Schema<PortalClient>({ _id: Number, closed: Boolean, taken: Number }, { versionKey: false }),
};
