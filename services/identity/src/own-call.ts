import { type Call, ownCall as callOf, type Kit } from '@bms/service-kit';

/** A call that stands for what identity does by itself, such as making what a fresh system has. */
export const ownCall = (kit: Kit): Call => callOf(kit, { rpc: '/bms.identity.Team/Create' });
