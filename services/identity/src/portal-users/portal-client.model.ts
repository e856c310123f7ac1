import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The state of a client that has portal users. */
export interface PortalClient {
  /** The id of the client. */
  _id: number;
  /** True if the client was deleted and has not been restored. */
  closed: boolean;
  /** Incremented by every transaction that depends on `closed`, so that it conflicts with one that changes it. */
  taken: number;
}

export const PORTAL_CLIENTS = 'portal_clients';

export const portalClientModel: ModelDefinition = {
  name: PORTAL_CLIENTS,
  schema: new Schema<PortalClient>({ _id: Number, closed: Boolean, taken: Number }, { versionKey: false }),
};
