import { ACTIONS, isDetail } from '@bms/contracts';
import type { EncodedAnswer } from '../../runtime/handlers-of.ts';
import type { Handler } from '../../runtime/module.ts';
import { compileActions } from '../actions/record-actions.ts';
import { compileAnswer } from './answer.ts';
import { showRecord } from './answer-change.ts';
import type { Resource } from './resource.ts';
import { shareLoads } from './share-loads.ts';

/** Creates the handler that returns one record with its version. */
export const get = <const Name extends string = 'Get'>(
  resource: Resource,
  rpc = 'Get' as Name,
): Handler<{ id: number }, EncodedAnswer<Name>> => getBy(resource, rpc, ({ id }) => id);

/** Like get, for a singleton record, whose path has no id. */
export const getOnly = <const Name extends string>(
  resource: Resource,
  rpc: Name,
  id: number,
): Handler<object, EncodedAnswer<Name>> => getBy(resource, rpc, () => id);

function getBy<Request, Name extends string>(
  resource: Resource,
  rpc: Name,
  idOf: (request: Request) => number,
): Handler<Request, EncodedAnswer<Name>> {
  const answer = compileAnswer(resource, resource.rpc(rpc));
  const actionsOf = isDetail(resource.rpc(rpc)) ? compileActions(resource) : undefined;
  const load = shareLoads(resource);
  return async (call) => {
    const record = await load(call, idOf(call.request));
    call.setVersion(record.version);
    const shown = await answer(await showRecord(resource, record, call), undefined, call);
    return call.wantsActions && actionsOf ? { ...shown, [ACTIONS]: actionsOf(record, call.caller) } : shown;
  };
}
