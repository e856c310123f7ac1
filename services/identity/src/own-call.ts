import { type Call, ownCall as callOf, type Kit } from '@bms/service-kit';

/** Creates a call of identity itself, e.g. to create the initial records. */
export const ownCall = (kit: Kit): Call => callOf(kit, { rpc: '/bms.identity.Team/Create' });
