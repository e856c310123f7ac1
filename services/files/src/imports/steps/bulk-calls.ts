import type { DelegatedAnswer, DelegatedCall } from '@bms/contracts/types/api';
import type { ImportRow } from '../stored.ts';
import type { ItemResult } from './bulk-results.ts';
import { type StepInput, variablesFor } from './step.ts';
import type { Wire } from './wire.ts';

/** A write of a bulk, see bms.api.BulkItem. */
export type Item = Readonly<Record<string, unknown>>;

/** The number of attempts after which a row that needs an unavailable service has an error: some 15 minutes. */
const MAX_ROW_ATTEMPTS = 20;

/** Returns the bulks that write rows, one for each parent; none without rows. @param itemOf the write of a row */
export const bulksOf = (
  { module, wire }: StepInput,
  rows: readonly ImportRow[],
  itemOf: (row: ImportRow) => Item,
  options: NonNullable<Parameters<Wire['call']>[2]>,
): DelegatedCall[] =>
  byParent(rows).map(([parent, own]) => {
    const message = { ...variablesFor(module, own[0]!), items: own.map(itemOf), atomic: false };
    const key = options.key && parent > 0 ? `${options.key}:${parent}` : options.key;
    return wire.call(module.bulk, message, { ...options, ...(key && { key }) });
  });

/** Returns the results of the bulks of rows, in the order of the rows, or the code of an error of all. */
export function resultsOf(
  { module, wire, job }: StepInput,
  rows: readonly ImportRow[],
  answers: readonly DelegatedAnswer[],
): { readonly results: ReadonlyMap<ImportRow, ItemResult> } | { readonly reason: string } {
  const results = new Map<ImportRow, ItemResult>();
  // A trial that was not made has no answers.
  if (answers.length === 0) return { results };
  for (const [index, [parent, own]] of byParent(rows).entries()) {
    const { error_code, error_message, response } = answers[index]!;
    const isParentGone = parent > 0 && error_code === 'not_found';
    if (error_code && !isParentGone) return { reason: error_code };
    const made = isParentGone
      ? own.map(() => goneResult(error_code, error_message))
      : (wire.read(module.bulk, response) as unknown as { results: readonly ItemResult[] }).results;
    for (const [at, row] of own.entries()) results.set(row, made[at]!);
  }
  // A record can depend on an unavailable service, while others do not. The writes that were made are replayed.
  const isUnavailable =
    job.attempts < MAX_ROW_ATTEMPTS && [...results.values()].some(({ status }) => status === 503 || status === 504);
  return isUnavailable ? { reason: 'unavailable' } : { results };
}

/** Groups rows by their parent, in the order of their first rows; 0 stands for none. */
function byParent(rows: readonly ImportRow[]): [parent: number, rows: readonly ImportRow[]][] {
  const groups = new Map<number, ImportRow[]>();
  for (const row of rows) {
    const parent = row.parent_id ?? 0;
    const group = groups.get(parent) ?? [];
    group.push(row);
    groups.set(parent, group);
  }
  return [...groups];
}

/** Returns the result of a row whose parent was deleted meanwhile. */
const goneResult = (code: string, detail: string): ItemResult => ({
  status: 404,
  id: 0,
  etag: '',
  problem: JSON.stringify({ code, detail }),
});
