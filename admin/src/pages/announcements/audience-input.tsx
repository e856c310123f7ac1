import { type ReactElement, useState } from 'react';
import { AutocompleteArrayInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { resourceNamed } from '../../contract/contract.ts';
import { titleOf } from '../../resources/views.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';

/** Whom an announcement is for: all, those of a role, or some people, by their names. */
export function AudienceInput({ source }: { readonly source: string }): ReactElement {
  const [q, setQ] = useState('');
  const chosen = (useWatch({ name: source }) ?? []) as readonly string[];
  const known = useKnown(q, chosen);
  // What has no name for this person stays as it is.
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

const MOST = 100;

/** Who can be chosen: of many people those whom the search finds, and those who are chosen already. */
function useKnown(q: string, chosen: readonly string[]): readonly Choice[] {
  const roles = useNamed('roles', '');
  const people = useNamed('team', q);
  const everybody = useNamed('team', '');
  const found = new Map([...EVERYBODY, ...roles, ...everybody, ...people].map((one) => [one.id, one]));
  return [...found.values()].filter(({ id, name }) => chosen.includes(id) || matches(name, q));
}

const matches = (name: string, q: string): boolean => name.toLowerCase().includes(q.toLowerCase());

const WORDS = { roles: 'role', team: 'user' } as const;

/** The records of a resource by name, as an announcement names them; none where the person may not list them. */
function useNamed(resource: keyof typeof WORDS, q: string): Choice[] {
  const session = useSession();
  const enabled = session !== undefined && may(session, resourceNamed(resource).access.list);
  const params = { pagination: { page: 1, perPage: MOST }, filter: q ? { q } : {} };
  const { data = [] } = useGetList(resource, params, { enabled });
  return data.map((record) => ({ id: `${WORDS[resource]}:${record.id}`, name: titleOf(resource, record) }));
}
