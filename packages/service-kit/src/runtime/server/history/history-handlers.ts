import type { Contract, ServiceContract } from '@bms/contracts';
import type { Call } from '../../call.ts';
import type { Handler, Handlers } from '../../module.ts';
import { type AnyHandler, compileReadCurrent, type ReadCurrent } from './current-record.ts';
import { compileReadFormer, type ReadFormer } from './former-record.ts';
import type { Histories } from './histories.ts';
import { createHistoryHandler } from './history-handler.ts';
import { createRevertHandler } from './revert-handler.ts';

/** Dependencies of the histories of a service. */
export interface HistoryDeps {
  readonly contract: Pick<Contract, 'definition'>;
  readonly histories: Histories;
}

/**
 * Returns the handlers of History and Revert of a service, and that of Get with former states; none if the contract has no
 * History.
 * @param handlers those of the service
 * @see docs/adr/0231-history-of-records.md
 */
export function historyHandlers({ name, rpcs }: ServiceContract, handlers: Handlers, deps: HistoryDeps): Handlers {
  const history = rpcs.find(({ policy }) => policy.history);
  const get = rpcs.find((rpc) => rpc.name === 'Get');
  if (!history || !get) return {};
  const { contract, histories } = deps;
  const handle = handlers[get.name] as unknown as AnyHandler;
  const readCurrent = compileReadCurrent(get, handle, () => histories.sourceOf(name));
  const readFormer = compileReadFormer(get, deps);
  const revert = rpcs.find(({ policy }) => policy.revert);
  const update = handlers['Update'] as unknown as AnyHandler;
  return {
    [get.name]: withPast(handle, readCurrent, readFormer) as Handler,
    [history.name]: createHistoryHandler(history, readCurrent, histories),
    ...(revert && { [revert.name]: createRevertHandler(revert, { contract, readCurrent, readFormer, update }) }),
  };
}

/**
 * Adds former states to the handler of a detail: a call with `as_of` or `as_of_version` first gets the current record, so
 * that it has the errors of the detail, and then returns the former one, without version and actions.
 * @see docs/adr/0231-history-of-records.md
 */
function withPast(handle: AnyHandler, readCurrent: ReadCurrent, readFormer: ReadFormer): AnyHandler {
  return async (call: Call<Record<string, unknown>>) => {
    const { asOf, request } = call;
    if (!asOf) return handle(call);
    return readFormer(call, asOf, await readCurrent(call, request));
  };
}
