import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { inSentence } from '../../contract/labels.ts';
import type { Field } from '../../contract/types.ts';
import { http } from '../../services.ts';
import { UNDO_MS, Undoable } from '../undoable.tsx';
import type { View } from '../view.ts';
import { labelIn } from '../views.ts';
import {
  type BulkAnswer,
  type BulkItem,
  changeItems,
  type Failed,
  outcomeOf,
  undoItems,
  type Values,
} from './bulk-change.ts';

/** A change of several records at once. */
export interface BulkChange {
  /** The records that are not changed yet. */
  readonly left: readonly RaRecord[];
  /** The names of further fields that the service asks for. */
  readonly asked: readonly string[];
  /** The records that cannot be changed. */
  readonly failed: readonly Failed[];
  /** Changes the records that are left. */
  readonly change: (values: Values) => Promise<void>;
}

/** Returns the change of one field of selected records, with an undo. @param onDone called when all are changed */
export function useBulkChange(view: View, field: Field, records: readonly RaRecord[], onDone: () => void): BulkChange {
  const resource = resourceNamed(view.name);
  const [left, setLeft] = useState(records);
  const [asked, ask] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const { onUnselectItems } = useListContext();
  const queryClient = useQueryClient();
  const notify = useNotify();

  const send = async (items: readonly BulkItem[]): Promise<BulkAnswer> => {
    const { body } = await http<BulkAnswer>('POST', `${resource.path}/bulk`, { body: { items } });
    await queryClient.invalidateQueries({ queryKey: [view.name, 'getList'] });
    return body;
  };
  const offerUndo = (changed: readonly RaRecord[]): void => {
    const kind = inSentence(changed.length === 1 ? view.one : view.many);
    const message = `${labelIn(view, field.name)} of ${changed.length} ${kind} changed.`;
    const undo = () => void send(undoItems(field, changed));
    notify(<Undoable message={message} onUndo={undo} />, { type: 'info', autoHideDuration: UNDO_MS });
  };
  const isMissing = (name: string): boolean =>
    name !== field.name && !asked.includes(name) && fieldOf(resource, name)?.readOnly !== true;
  const change = async (values: Values): Promise<void> => {
    const before = await readValues(resource.path, field, left);
    const outcome = outcomeOf(before, await send(changeItems(field, before, values)));
    if (outcome.changed.length > 0) offerUndo(outcome.changed);
    if (outcome.failed.length === 0) {
      onUnselectItems();
      onDone();
      return;
    }
    const missing = [...new Set(outcome.failed.flatMap(({ fields }) => fields))].filter(isMissing);
    setLeft(outcome.failed.map(({ record }) => record));
    if (missing.length > 0) ask([...asked, ...missing]);
    else setFailed(outcome.failed);
  };
  return {
    left,
    asked,
    failed,
    change: (values) => change(values).catch((error: Error) => notify(error.message, { type: 'error' })),
  };
}

/** Returns the records with the current value of the field, which lists may lack. */
async function readValues(path: string, field: Field, records: readonly RaRecord[]): Promise<RaRecord[]> {
  const query = { ids: records.map(({ id }) => id).join(), fields: `id,${field.name}`, limit: records.length };
  const { body } = await http<{ records: readonly RaRecord[] }>('GET', path, { query });
  const current = new Map(body.records.map((record) => [record.id, record[field.name]]));
  return records.map((record) => ({ ...record, [field.name]: current.get(record.id) ?? record[field.name] }));
}
