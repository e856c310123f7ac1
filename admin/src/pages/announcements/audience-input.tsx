import { type ReactElement, useState } from 'react';
import { AutocompleteArrayInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { resourceNamed } from '../../contract/contract.ts';
import { titleOf } from '../../resources/views.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';

/** The input for the audience of an announcement: everybody, a role, or individual users, by name. */
export function AudienceInput({ source }: { readonly source: string }): ReactElement {
  const [q, setQ] = useState('');
  const chosen = (useWatch({ name: source }) ?? []) as readonly string[];
  const known = useKnown(q, chosen);
  // Ids whose names the user cannot see are kept.
  const others = chosen.filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, name: id }));
  return (
    <AutocompleteArrayInput
      source={source}
      label="For"
      choices={[...known, ...others]}
      setFilter={setQ}
      helperText="All members where nobody is named"
      fullWidth
      size="small"
    />
  );
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

const EVERYBODY: readonly Choice[] = [
  { id: 'all_members', name: 'All members' },
  { id: 'all_clients', name: 'All clients' },
];

const MAX_CHOICES = 100;

/** Returns the choices: of many users those that match the search, and those that are chosen already. */
function useKnown(q: string, chosen: readonly string[]): readonly Choice[] {
  const roles = useNamed('roles', '');
  const people = useNamed('team', q);
  const everybody = useNamed('team', '');
  const found = new Map([...EVERYBODY, ...roles, ...everybody, ...people].map((one) => [one.id, one]));
  return [...found.values()].filter(({ id, name }) => chosen.includes(id) || matches(name, q));
}

const matches = (name: string, q: string): boolean => name.toLowerCase().includes(q.toLowerCase());

const WORDS = { roles: 'role', team: 'user' } as const;

/** Returns the records of a resource as choices; none if the user may not list them. */
function useNamed(resource: keyof typeof WORDS, q: string): Choice[] {
  const session = useSession();
  const enabled = session !== undefined && may(session, resourceNamed(resource).access.list);
  const params = { pagination: { page: 1, perPage: MAX_CHOICES }, filter: q ? { q } : {} };
  const { data = [] } = useGetList(resource, params, { enabled });
  return data.map((record) => ({ id: `${WORDS[resource]}:${record.id}`, name: titleOf(resource, record) }));
}
