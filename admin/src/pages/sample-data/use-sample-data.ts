import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { hasResource, hasRoute, resourceNamed } from '../../contract/contract.ts';
import { http } from '../../services.ts';
import { useToday } from '../../session/use-session.ts';
import {
  addSamples,
  type FailedSample,
  type FoundSample,
  findSamples,
  type OfferedKind,
  removeSamples,
} from './sample-data.ts';
import { type SampleKind, samplesOn } from './samples.ts';

/** The sample records of the system, with what can be done about them. */
export interface SampleData {
  /** Undefined until they are known. */
  readonly found: readonly FoundSample[] | undefined;
  /** The number of sample records that do not exist. */
  readonly missing: number;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  /** Those that could not be added or removed last. */
  readonly failed: readonly FailedSample[];
  readonly isBusy: boolean;
  readonly add: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Returns the sample records of the system. @param userId the signed-in user, who gets the tasks */
export function useSampleData(userId: number): SampleData {
  const kinds = offeredOf(samplesOn(useToday(), userId));
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [failed, setFailed] = useState<readonly FailedSample[]>([]);
  const [isBusy, setBusy] = useState(false);
  const query = useQuery({ queryKey: ['sample-data'], queryFn: () => findSamples(http, kinds), staleTime: 0 });
  const run = async (change: typeof addSamples): Promise<void> => {
    setBusy(true);
    try {
      setFailed(await change(http, kinds));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      // Every page may have shown them.
      await queryClient.invalidateQueries();
      setBusy(false);
    }
  };
  const total = kinds.reduce((sum, { samples }) => sum + samples.length, 0);
  return {
    found: query.data,
    missing: total - (query.data?.length ?? 0),
    error: query.error,
    refetch: query.refetch,
    failed,
    isBusy,
    add: () => run(addSamples),
    remove: () => run(removeSamples),
  };
}

/** Returns the kinds whose modules are installed. */
function offeredOf(kinds: readonly SampleKind[]): OfferedKind[] {
  return kinds
    .filter(({ resource }) => hasResource(resource) && hasRoute(`POST ${resourceNamed(resource).path}/bulk`))
    .map((kind) => ({ ...kind, path: resourceNamed(kind.resource).path }));
}
