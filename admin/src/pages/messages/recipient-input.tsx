import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { AutocompleteInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { labelOf } from '../../contract/labels.ts';
import { http } from '../../services.ts';

/** A user that can be written to. */
interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly user_type: string;
  readonly job_title: string;
  readonly client_name: string;
}

const PATH = '/api/messages/recipients';
const MAX_RECIPIENTS = 50;

/** The input for the recipient of a message, among the users that can be written to. */
export function RecipientInput(): ReactElement {
  const [search, setSearch] = useState('');
  const chosen = useWatch({ name: 'to_user_id' }) as number | undefined;
  const found = useRecipients({ search, limit: MAX_RECIPIENTS });
  const known = found.data?.some(({ id }) => id === chosen) ?? true;
  const named = useRecipients({ ids: chosen ? String(chosen) : '' }, Boolean(chosen) && !known);
  const choices = [...(known ? [] : (named.data ?? [])), ...(found.data ?? [])];
  return (
    <AutocompleteInput
      source="to_user_id"
      label={labelOf('to_user_id')}
      choices={choices}
      isPending={found.isPending}
      optionText={describe}
      inputText={describe}
      matchSuggestion={() => true}
      setFilter={setSearch}
      filterToQuery={bySearch}
      validate={required('Please choose a person')}
      helperText={false}
      fullWidth
      size="small"
    />
  );
}

const bySearch = (q: string): { q: string } => ({ q });

/** Returns "Nancy Davolio, Sales Representative", or "Philip Cramer, Königlich Essen". */
const describe = ({ name, job_title, client_name }: Recipient): string =>
  [name, job_title || client_name].filter(Boolean).join(', ');

const useRecipients = (query: Readonly<Record<string, string | number>>, enabled = true) =>
  useQuery({
    queryKey: ['recipients', query],
    queryFn: async ({ signal }) =>
      (await http<{ records: readonly Recipient[] }>('GET', PATH, { query, signal })).body.records,
    placeholderData: keepPreviousData,
    enabled,
  });
