import type { Contract, ServiceContract } from '@bms/contracts';
import type { Handler, Handlers } from '../../module.ts';
import { type AnyHandler, compileReadCurrent } from './current-record.ts';
import { compileReadFormer } from './former-record.ts';
import type { Histories } from './histories.ts';
import { createHistoryHandler } from './history-handler.ts';
import { withPast } from './past-detail.ts';
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
