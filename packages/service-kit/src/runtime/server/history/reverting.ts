import type { Rpc } from '@bms/contracts';
import { contextKey } from '../../call-context.ts';

/** The version to which an update reverts its record, for the audit log. */
export const REVERTED_TO = contextKey<number>('version reverted to');

/** The call to which the Idempotency-Key of an update belongs that another call makes. */
export const KEYED_CALL = contextKey<{ readonly rpc: Rpc; readonly request: unknown }>('call with the key');
