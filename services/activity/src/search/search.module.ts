import { invalid } from '@bms/contracts';
import { defineModule, type HandlerOf, type Kit, wordsOf } from '@bms/service-kit';
import { namesOf } from '../changes/module-names.ts';
import { fillJob, fillModel } from './fill.ts';
import { followRecords } from './follow.ts';
import { createMongoIndex, findUsedWords } from './mongo-index.ts';
import { knownWordModel, openNearWords, purgeWords } from './near-words.ts';
import { createReindex, createStorePage } from './reindex.ts';
import { ENTRIES, type SearchEntry, searchEntryModel } from './search-entry.model.ts';
import type { SearchIndex } from './search-index.ts';
import { type SearchedModule, searchedModules } from './searched-modules.ts';

const DEFAULT_LIMIT = 20;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** The module of the search across modules. @see docs/adr/0227-search.md */
export const searchModule = defineModule({
  service: 'bms.activity.Search',
  models: [searchEntryModel, knownWordModel, fillModel],
  setup: ({ kit }) => {
    const { db } = kit;
    const modules = searchedModules(kit.contract);
    const index = createMongoIndex(db, openNearWords(db));
    const storePage = createStorePage(kit, index);
    followRecords(kit, modules, index, createReindex(storePage));
    kit.schedule(fillJob({ db, modules, index, storePage }));
    kit.schedule(purgeJob(kit));
    return { Find: find(modules, index) };
  },
});

/** @throws ApiError validation_failed for a search without words, or a module that is not searched */
function find(
  modules: ReadonlyMap<string, SearchedModule>,
  index: SearchIndex,
): HandlerOf<'/bms.activity.Search/Find'> {
  return async ({ request, caller }) => {
    const { q, limit = DEFAULT_LIMIT } = request;
    if (wordsOf(q).length === 0) throw invalid({ field: 'q', code: 'required', message: 'q must have a word.' });
    const only = namesOf(request.modules, new Set(modules.keys()), 'no module that is searched');
    const searched = [...modules.values()].filter(({ module }) => only?.has(module) ?? true);
    const { records, hasMore } = await index.find({ text: q, modules: searched, limit, caller });
    return { records: [...records], meta: { has_more: hasMore } };
  };
}

function purgeJob({ db }: Kit) {
  const entries = db.collection<SearchEntry>(ENTRIES);
  return {
    name: 'unused search words',
    intervalMs: WEEK_MS,
    run: ({ signal }: { readonly signal: AbortSignal }) =>
      purgeWords(db, (words) => findUsedWords(entries, words), signal),
  };
}
