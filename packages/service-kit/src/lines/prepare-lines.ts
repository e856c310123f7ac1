import { MASK_FIELD } from '@bms/contracts';
import type { ResourceRules } from '../crud/resource.ts';
import { completeLines, type ItemLookup, type SentLine } from './complete-lines.ts';
import { linesOf } from './stored-lines.ts';

/**
 * Creates the `prepare` rule of records with lines, which fills in omitted values from the items.
 * @param field the field that holds the lines
 * @returns the `prepare` function for the rules of a resource
 */
export function prepareLines(lookup: ItemLookup, field = 'items'): NonNullable<ResourceRules['prepare']> {
  return async (sent, call, before) => {
    const isChange = call.rpc.request.field(MASK_FIELD) !== undefined;
    const lines = (sent[field] ?? []) as SentLine[];
    if (lines.length === 0 || (isChange && !call.mask.includes(field))) return sent;
    const sources = { lookup, call, before: before ? linesOf(before, field) : [], field };
    return { ...sent, [field]: await completeLines(lines, sources) };
  };
}
