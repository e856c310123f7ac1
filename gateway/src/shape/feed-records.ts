import { compileSelections, isReadById, type Rpc, type Selected } from '@bms/contracts';
import type { Message } from '@bms/rpc';
import { compileReadDetails, type DetailsDeps, type DetailsRequest, type ReadDetails } from './read-details.ts';

/** The actions after which a change has no record. */
const ENDED = new Set<unknown>(['deleted', 'removed']);

/** Adds the record to each entry of an answer. */
export type AddRecords = (answer: Message, request: DetailsRequest) => Promise<Message>;

/**
 * Compiles the parameter `fields` of a feed of changes. A record is read once, however many changes it has; one that the
 * caller may not see any more, and one that cannot be read by its id alone, is left out.
 * @returns a function that reads the parameter; it throws ApiError validation_failed naming `fields`
 */
export function compileFeedRecords(
  rpcs: readonly Rpc[],
  deps: DetailsDeps,
): (fields: string, isForPortal: boolean, modules: unknown) => AddRecords {
  const details = rpcs.filter(({ name, shape }) => name === 'Get' && shape !== undefined);
  const select = compileSelections(new Map(details.map((get) => [get.service.module, get])));
  const readers = new Map(
    details
      .filter(isReadById)
      .map((get) => [get.service.module, compileReadDetails(get, ['not_found', 'forbidden'], deps)]),
  );
  return (fields, isForPortal, modules) => {
    const selected = select(fields, isForPortal, namesIn(modules));
    return async (answer, request) => {
      const entries = answer['records'] as Message[];
      const records = await readRecords(entries, readers, selected, request);
      return { ...answer, records: entries.map((entry) => withRecord(entry, records)) };
    };
  };
}

/** Returns the names in a list; undefined for an empty one. */
function namesIn(list: unknown): ReadonlySet<string> | undefined {
  return typeof list === 'string' ? new Set(list.split(',').map((name) => name.trim())) : undefined;
}

/** Records by module and id. */
type Records = ReadonlyMap<unknown, ReadonlyMap<unknown, Message>>;

function withRecord(entry: Message, records: Records): Message {
  const { module, record_id: id, action } = entry;
  const record = ENDED.has(action) ? undefined : records.get(module)?.get(id);
  return record ? { ...entry, record } : entry;
}

async function readRecords(
  entries: readonly Message[],
  readers: ReadonlyMap<string, ReadDetails>,
  selected: (module: string) => Selected | undefined,
  request: DetailsRequest,
): Promise<Records> {
  const current = entries.filter(({ action }) => !ENDED.has(action));
  const byModule = Map.groupBy(current, ({ module }) => String(module));
  const read = [...byModule].map(async ([module, changes]) => {
    const ids = [...new Set(changes.map(({ record_id: id }) => id))];
    const messages = ids.map((id) => ({ id }));
    const details = (await readers.get(module)?.(messages, request, selected(module)?.hasActions('list'))) ?? [];
    const records = details.flatMap((detail, at) =>
      detail ? [[ids[at], selected(module)!.ofList(detail.answer, detail.tag) as Message] as const] : [],
    );
    return [module, new Map(records)] as const;
  });
  return new Map(await Promise.all(read));
}
