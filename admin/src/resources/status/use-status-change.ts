import { useState } from 'react';
import { type RaRecord, useUpdate } from 'react-admin';
import type { FieldErrors } from '../../api/problem.ts';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { mayBecome } from '../../contract/moves.ts';
import { leaving } from '../../services.ts';
import { useFailure } from '../save-failure.tsx';
import type { View } from '../view.ts';

/** A change of a status about which the user is asked. */
export interface AskedChange {
  readonly record: RaRecord;
  readonly status: string;
  /** The fields that the service asks for with it, such as the reason of a lost lead. */
  readonly fields: readonly string[];
  /** True if the record cannot return to its present status. */
  readonly isFinal: boolean;
}

/** Changes the statuses of records. */
export interface StatusChange {
  readonly asked: AskedChange | undefined;
  /**
   * Begins the change of a record to a status: at once, unless there is something to ask.
   * @returns true if the record has the status now
   */
  begin(record: RaRecord, status: string): Promise<boolean>;
  /** Makes the change with further values. @returns the errors of these values, if any */
  change(values: object): Promise<FieldErrors | undefined>;
  close(): void;
}

/**
 * Returns the changes of statuses. One that cannot be taken back is asked about.
 * @param onChanged called after a change, with the record as it was before; the change waits for it
 */
export function useStatusChange(view: View, onChanged?: (before: RaRecord, status: string) => unknown): StatusChange {
  const resource = resourceNamed(view.name);
  const [asked, ask] = useState<AskedChange>();
  const [update] = useUpdate();
  const explain = useFailure();
  const names = resource.fields.filter(({ name, readOnly }) => !readOnly && name !== 'status').map(({ name }) => name);

  /** Returns the errors of fields; undefined after success. */
  const save = async (record: RaRecord, status: string, values: object): Promise<FieldErrors | undefined> => {
    const params = { id: record.id, data: { ...record, ...values, status }, previousData: record };
    try {
      await update(view.name, params, { mutationMode: 'pessimistic', returnPromise: true });
      ask(undefined);
      await onChanged?.(record, status);
      return undefined;
    } catch (error) {
      return explain(names, error);
    }
  };
  const fieldsOf = (errors: FieldErrors): string[] => Object.keys(errors).filter((name) => fieldOf(resource, name));

  return {
    asked,
    begin: async (record, status) => {
      if (!(await leaving.ask())) return false;
      const isFinal = !mayBecome(resource, status, String(record['status']));
      if (isFinal) {
        ask({ record, status, fields: [], isFinal });
        return false;
      }
      const errors = await save(record, status, {});
      const fields = fieldsOf(errors ?? {});
      if (fields.length > 0) ask({ record, status, fields, isFinal });
      return errors === undefined;
    },
    change: async (values) => {
      if (!asked) return undefined;
      const errors = await save(asked.record, asked.status, values);
      const fields = fieldsOf(errors ?? {}).filter((name) => !asked.fields.includes(name));
      if (fields.length > 0) ask({ ...asked, fields: [...asked.fields, ...fields] });
      return errors;
    },
    close: () => ask(undefined),
  };
}
