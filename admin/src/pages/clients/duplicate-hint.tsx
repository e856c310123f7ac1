import { Alert, Link } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BASE } from '../../app/base.ts';
import { http } from '../../services.ts';
import { type Duplicate, reasonsText } from './duplicates-card.tsx';

/** The fields of a client by which others are found that are probably the same. */
const COMPARED = ['company_name', 'email', 'phone', 'vat_number'] as const;
/** The pause in typing after which the values are compared, in milliseconds. */
const PAUSE_MS = 400;
/** The number of letters of a name from which on it is compared. */
const MIN_LETTERS = 3;
const MAX_SHOWN = 3;

/** Names the clients that a new one with the values of the form would duplicate. */
export function DuplicateHint(): ReactElement | null {
  const typed = useWatch({ name: [...COMPARED] });
  const query = useSettled(queryOf(typed));
  const { data = [] } = useQuery({
    queryKey: ['clients', 'duplicates', query],
    queryFn: async ({ signal }) =>
      (await http<{ records: readonly Duplicate[] }>('GET', `/api/clients/duplicates?${query}`, { signal })).body
        .records,
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  if (query === '' || data.length === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ width: '100%' }}>
      There may be such a client already:{' '}
      {data.slice(0, MAX_SHOWN).map(({ reasons, clients: [client] }, index) => (
        <span key={client!.id}>
          {index > 0 && ', '}
          <Link href={`${BASE}/clients/${client!.id}`} target="_blank" rel="noopener">
            {client!.company_name}
          </Link>{' '}
          ({reasonsText(reasons)})
        </span>
      ))}
    </Alert>
  );
}

/** Returns the values to compare as a query string; empty if there are none. */
function queryOf(values: readonly unknown[]): string {
  const set = COMPARED.map((name, index) => [name, String(values[index] ?? '').trim()] as const);
  const compared = set.filter(([name, value]) => value.length >= (name === 'company_name' ? MIN_LETTERS : 1));
  return new URLSearchParams(compared.map(([name, value]) => [name, value])).toString();
}

/** Returns a value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
