import type { Contract, Rpc } from '@bms/contracts';
import type { DelegatedCall } from '@bms/contracts/types/api';

type Message = Record<string, unknown>;

/** Builds and reads calls that gateways make, in their wire format. */
export interface Wire {
  call(rpc: Rpc, message: Message, options?: { readonly key?: string; readonly isDryRun?: boolean }): DelegatedCall;
  read(rpc: Rpc, response: Uint8Array): Message;
}

/** Creates the conversion of the calls of a contract. */
export function createWire({ definition }: Pick<Contract, 'definition'>): Wire {
  const method = ({ service, name }: Rpc) => definition(service.name)[name]!;
  return {
    call: (rpc, message, { key = '', isDryRun = false } = {}) => ({
      rpc: rpc.path,
      request: method(rpc).requestSerialize(message),
      idempotency_key: key,
      dry_run: isDryRun,
    }),
    read: (rpc, response) => method(rpc).responseDeserialize(Buffer.from(response)) as Message,
  };
}
