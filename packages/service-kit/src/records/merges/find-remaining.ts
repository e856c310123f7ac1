import type { EventType } from '@bms/events';
import type { FindRemaining } from '../../runtime/server/merged/name-remaining.ts';
import type { Kit } from '../kit.ts';

/** The dependencies of the lookup. */
interface FindDeps extends Pick<Kit, 'merges' | 'references' | 'service'> {
  readonly types: readonly EventType[];
}

/** Creates the lookup of the service that owns the records; in other services, and of other modules, it finds none. */
export function createFindRemaining({ merges, references, service, types }: FindDeps): FindRemaining {
  const owned = new Set(types.filter((type) => type.service === service).map((type) => type.merges));
  return async (module, id, call) => {
    if (!owned.has(module)) return undefined;
    const into = (await merges.find(module, [id])).get(id);
    if (into === undefined) return undefined;
    const missing = await references.lookup(module)([into], call);
    return missing.length > 0 ? undefined : into;
  };
}
