import type { Rpc } from '@bms/contracts';
import type { HistoryRequest, HistoryResponse } from '@bms/contracts/types/api';
import type { Handler } from '../../module.ts';
import type { ReadCurrent } from './current-record.ts';
import type { Histories } from './histories.ts';
import { portalOf } from './versions.ts';

/** The maximum number of versions of a page. */
const MAX_LIMIT = 100;

/**
 * Creates the handler of the rpc History of a service.
 * @see docs/adr/0231-history-of-records.md
 */
export function createHistoryHandler(
  { service }: Rpc,
  readCurrent: ReadCurrent,
  histories: Histories,
): Handler<HistoryRequest & Record<string, unknown>, HistoryResponse> {
  const { fields } = service.rpcs.find(({ name }) => name === 'Get')!.response.field('record')!.message!;
  const forPortal = new Set(fields.filter(({ rules }) => !rules.staffOnly && !rules.writeOnly).map(({ name }) => name));
  return async (call) => {
    const { list, ...path } = call.request;
    const { id } = await readCurrent(call, path);
    const viewer = portalOf(call.caller);
    const page = { page: list?.page ?? 1, limit: Math.min(list?.limit ?? 20, MAX_LIMIT) };
    const request = { module: service.module, record_id: id, list: page, ...viewer };
    const answer = await histories.versions().list(request, call);
    if (call.caller.userType !== 'client') return answer;
    const records = answer.records.map((version) => ({
      ...version,
      changes: version.changes.filter(({ field }) => forPortal.has(field)),
    }));
    return { ...answer, records };
  };
}
