import { MASK_FIELD } from '@bms/contracts';
import type { Message } from '../../records/crud/resource.ts';
import type { Call } from '../../runtime/call.ts';
import { completeLines, type ItemLookup, type SentLine } from './complete-lines.ts';
import { linesOf, type WithLines } from './stored-lines.ts';

/** The field that holds the lines. */
const FIELD = 'items';

/** Completes the lines of a request from the items; `before` is the record to be changed, undefined for a new one. */
type NormalizeLines = (sent: Message, call: Call, before: WithLines | undefined) => Promise<Message>;

/** Creates the `normalize` rule of records with lines, which fills in omitted values from the items. */
export function normalizeLines(lookup: ItemLookup): NormalizeLines {
  return async (sent, call, before) => {
    const isChange = call.rpc.request.field(MASK_FIELD) !== undefined;
    const lines = (sent[FIELD] ?? []) as SentLine[];
    if (lines.length === 0 || (isChange && !call.mask.includes(FIELD))) return sent;
    const sources = { lookup, call, before: before ? linesOf(before) : [], field: FIELD };
    return { ...sent, [FIELD]: await completeLines(lines, sources) };
  };
}
