import type { Lookup, LookupRequest, Parent } from '../columns/parent.ts';
import type { LineErrors } from '../row-errors.ts';
import { NOTHING, reject, type Step, type StepInput, valid } from './step.ts';

type Listed = Readonly<Record<string, unknown>> & { readonly id: number };

/** The answer of a list. */
interface Answer {
  readonly records: readonly Listed[];
  readonly meta: { readonly total: number };
}

/** The records that a value names. */
interface Found {
  readonly ids: readonly number[];
  /** False if there are more records than could be compared. */
  readonly areAll: boolean;
}

/** Finds the parents of rows, each once. A row whose value names none, or several, is not written. */
export const findParents: Step = {
  calls: (input) => {
    const { parent, requests } = planOf(input);
    return requests.map(({ message }) => input.wire.call(parent.list, message));
  },
  apply: (input, answers) => {
    const { job, chunk, wire } = input;
    const { parent, lookup, requests } = planOf(input);
    const found = new Map<string, Found>();
    for (const [index, { values }] of requests.entries()) {
      const { error_code, response } = answers[index]!;
      if (error_code) return { ...NOTHING, reason: error_code };
      const { records, meta } = wire.read(parent.list, response) as unknown as Answer;
      const areAll = Number(meta.total) <= records.length;
      for (const value of values) {
        const ids = records.filter((record) => lookup.matches(record, value)).map(({ id }) => Number(id));
        found.set(value, { ids, areAll });
      }
    }
    const errors: LineErrors[] = [];
    for (const row of valid(chunk.rows)) {
      const value = row.parent ?? '';
      const { ids, areAll } = found.get(value) ?? { ids: [], areAll: true };
      if (ids.length === 1) row.parent_id = ids[0];
      else errors.push(reject(row, job, job.parent_by!, ...faultOf(parent, value, ids.length > 1 || !areAll)));
    }
    return { counts: { failed: errors.length }, errors };
  },
};

/** The look-ups of a chunk. */
interface Plan {
  readonly parent: Parent;
  readonly lookup: Lookup;
  readonly requests: readonly LookupRequest[];
}

function planOf({ job, chunk, module }: StepInput): Plan {
  const parent = module.parent!;
  const lookup = parent.lookup(job.parent_by!)!;
  const values = [...new Set(valid(chunk.rows).map((row) => row.parent ?? ''))];
  return { parent, lookup, requests: lookup.requests(values) };
}

/** Returns the code and the message; records that the caller may not see are like those that do not exist. */
function faultOf({ list }: Parent, value: string, areSeveral: boolean): [code: string, message: string] {
  const records = list.service.module;
  if (areSeveral) return ['ambiguous', `Several ${records} are ${value}, or like it. Name one by its id.`];
  return ['not_found', `None of the ${records} is ${value}. Create it first, or correct the cell.`];
}
