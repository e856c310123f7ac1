import type { ListForSearchRequest, ListForSearchResponse } from '@bms/contracts/types/api';
import { trusted } from 'mongoose';
import type { AnswerOf } from '../../runtime/handlers-of.ts';
import type { Handler } from '../../runtime/module.ts';
import type { BuildAuditEvent } from '../audit/record-change.ts';
import type { RecordDefinition } from '../model/definition.ts';
import type { RecordModel } from '../model/model.ts';
import { HIDDEN, type StoredFilter } from '../model/stored.ts';
import { remainingMs } from '../writes/deadline.ts';

/** The most records of one response. */
const MAX_RECORDS = 500;

/** The parts of a resource whose records are listed. */
interface Listed {
  readonly model: RecordModel;
  readonly definition: Pick<RecordDefinition, 'baseFilter'>;
  readonly auditEventOf: BuildAuditEvent | undefined;
}

/** Creates the handler that lists records in the order of their ids, each as the event of a change would have it. */
export const listForSearch =
  ({ model, definition, auditEventOf }: Listed): Handler<ListForSearchRequest, AnswerOf<ListForSearchResponse>> =>
  async (call) => {
    const { after, limit, client_id, ids } = call.request;
    const read_at = new Date().toISOString();
    const filter: StoredFilter = {
      ...definition.baseFilter,
      ...(client_id > 0 && { client_id }),
      _id: trusted({ $gt: after, ...(ids.length > 0 && { $in: [...ids] }) }),
    };
    const found = await model
      .find(filter, HIDDEN)
      .sort({ _id: 1 })
      .limit(limit || MAX_RECORDS)
      .lean()
      .maxTimeMS(remainingMs(call));
    const events = found.flatMap(
      (record) => auditEventOf?.({ kind: 'announced', before: undefined, after: record }, []) ?? [],
    );
    const records = events.map(({ data, module = '', owners = [] }) => ({
      change: data,
      granted_module: module,
      owners: [...owners],
    }));
    return { records, read_at };
  };
