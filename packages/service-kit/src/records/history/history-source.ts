import type { MessageContract } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { HistorySource } from '../../runtime/server/history/histories.ts';
import { storedName } from '../model/conversion.ts';
import type { RecordModel } from '../model/model.ts';
import type { DeletedRecord, StoredRecord } from '../model/stored.ts';
import type { Names } from '../references/names.ts';
import { compilePopulateNames } from '../references/populate-names.ts';

type Message = Record<string, unknown>;

/** The parts of a resource that its histories need. */
export interface HistoryParts {
  /** The message of the record. */
  readonly record: MessageContract;
  readonly names: Names;
  readonly deleted: RecordModel<DeletedRecord>;
  /** The rule of the module that shows a record to a caller. */
  readonly show: ((record: StoredRecord, call: Call) => Promise<StoredRecord> | StoredRecord) | undefined;
}

/** Creates the source of the histories of a resource. */
export function createHistorySource(parts: HistoryParts): HistorySource {
  return {
    complete: compileComplete(parts),
    findDeleted: async (id) => (await parts.deleted.findOne({ _id: id }, { version: 1 }).lean())?.version,
  };
}

/**
 * Compiles the completion of a former response: its values get their stored names, as the lookups of names and the rules of
 * the module expect, and the values that these set are taken over.
 */
function compileComplete({ record: message, names, show }: HistoryParts): HistorySource['complete'] {
  const fields = message.fields.map((field) => [field.name, storedName(field)] as const);
  const populateNames = compilePopulateNames(message, names);
  return async (answer, call) => {
    const { record, ...beside } = answer as { record: Message };
    const values = Object.fromEntries(fields.map(([name, as]) => [as, record[name]]));
    const stored: Message = { ...values, ...beside, _id: record['id'] };
    const [named] = (await populateNames([stored], call)) as unknown as readonly [StoredRecord];
    const shown: Message = show ? await show(named, call) : named;
    const changed = fields.filter(([, as]) => shown[as] !== stored[as]);
    return {
      ...Object.fromEntries(Object.keys(beside).map((name) => [name, shown[name]])),
      record: { ...record, ...Object.fromEntries(changed.map(([name, as]) => [name, shown[as]])) },
    };
  };
}
