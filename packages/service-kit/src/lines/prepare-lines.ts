import { MASK_FIELD } from '@bms/contracts';
import type { ResourceRules } from '../crud/resource.ts';
import { completeLines, type ItemLookup, type SentLine } from './complete-lines.ts';
import { linesOf } from './stored-lines.ts';

/**
 * The rule of records that have lines: what a line leaves out comes from its item.
 * @param field the field that holds the lines
 * @returns what stands as `prepare` in the rules of a resource
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
