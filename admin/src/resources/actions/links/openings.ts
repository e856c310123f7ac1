import { formatTimestamp } from '../../../fields/dates.ts';
import type { DocumentLink } from './use-links.ts';

/** Returns how often and when a document was opened by links, e.g. "Opened twice, last Nov 30, 2026, 10:32 AM". */
export function openingsOf(links: readonly Pick<DocumentLink, 'open_count' | 'last_opened_at'>[]): string {
  const count = links.reduce((sum, { open_count }) => sum + open_count, 0);
  // Instants of one format are in the order of their texts.
  const last = links
    .map(({ last_opened_at }) => last_opened_at ?? '')
    .sort()
    .at(-1);
  if (!last) return 'Not opened yet';
  return `Opened ${TIMES[count] ?? `${count} times`}, last ${formatTimestamp(last)}`;
}

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };
