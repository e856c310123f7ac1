import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pageOf } from '../../resources/parts.ts';
import { http } from '../../services.ts';

/** A record that the search found. */
export interface FoundRecord {
  readonly module: string;
  readonly record_id: number;
  readonly title: string;
  readonly subtitle: string;
  /** Its client, if it has one. */
  readonly client_id?: number | null;
  readonly fragments: readonly { readonly text: string; readonly match: boolean }[];
}

/** The number of records that the search reads; those without a page are left out. */
const LIMIT = 20;
const SHOWN = 8;
/** The pause in typing, in milliseconds, after which a search begins. */
const PAUSE_MS = 150;

const hasPage = (record: FoundRecord): boolean => pageOf(record) !== undefined;

/** The records that match a text, best first. Those of an earlier text are marked, since Enter must not open them. */
export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  readonly isCurrent: boolean;
  readonly error: Error | null;
}

/** Searches the records of all modules that the user may see. */
export function useFoundRecords(text: string): FoundRecords {
  const words = useSettled(text.trim());
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['search', words],
    queryFn: async ({ signal }) => {
      const query = { q: words, limit: LIMIT };
      const { body } = await http<{ records: readonly FoundRecord[] }>('GET', '/api/search', { query, signal });
      return body.records.filter(hasPage).slice(0, SHOWN);
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const isCurrent = words === text.trim() && !isPlaceholderData;
  return { records: (text.trim() && data) || [], isCurrent, error };
}

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
