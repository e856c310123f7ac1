import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasRoute } from '../contract/contract.ts';
import { followEvents } from './live-feed.ts';

/**
 * Changes within that time in milliseconds share one refresh, so that an import does not cause a request for each
 * record.
 */
const TOGETHER_MS = 1000;

/** Reads queries again on events of the live feed. @param name the first part of their keys */
export function useLiveQueries(name: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasRoute('GET /api/events')) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      timer = undefined;
      void queryClient.invalidateQueries({ queryKey: [name] });
    };
    const soon = (): void => {
      timer ??= setTimeout(refresh, TOGETHER_MS);
    };
    const feed = followEvents(() => new EventSource('/api/events'), soon);
    return () => {
      clearTimeout(timer);
      feed.close();
    };
  }, [name, queryClient]);
}
