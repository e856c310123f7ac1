import { channel } from 'node:diagnostics_channel';

/** An error that the service did not expect: its caller only learns that there was one. */
export interface UnexpectedError {
  /** The path of the rpc, e.g. `/bms.crm.Clients/Get`. */
  readonly rpc: string;
  readonly error: unknown;
}

/** Receives an UnexpectedError for each call of this process that fails with an internal error, for tests. */
export const unexpectedErrors = channel('bms.rpc.unexpected-error');
