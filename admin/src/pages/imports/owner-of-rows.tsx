import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { referenceOf, resourceNamed } from '../../contract/contract.ts';
import { inSentence } from '../../contract/labels.ts';
import type { Resource } from '../../contract/types.ts';
import { kindOf, kindsOf } from '../../resources/parts.ts';
import { labelIn, titleOf, viewOf } from '../../resources/views.ts';
import { http } from '../../services.ts';

/** The record that all records of a resource belong to, whose id is in their path: the client of a contact. */
export interface Owner {
  /** The field with its id, e.g. `client_id`. */
  readonly field: string;
  /** Its resource. */
  readonly module: string;
}

/** Returns what the records of a resource belong to; undefined if they stand by themselves. */
export function ownerOf(resource: Resource): Owner | undefined {
  const field = /\{(\w+)\}/.exec(resource.path)?.[1];
  const module = field && referenceOf(resource, field);
  return field && module ? { field, module } : undefined;
}

/** Returns the fields of a column that says which record a row belongs to: by its name, email address or id. */
export function ownerFields(resource: Resource): readonly { readonly path: string; readonly label: string }[] {
  const owner = ownerOf(resource);
  if (!owner) return [];
  const { field, module } = owner;
  const [view, kind] = [viewOf(module), kindOf(module)];
  const names = [view?.title, 'email'].filter(
    (name): name is string => typeof name === 'string' && resourceNamed(module).fields.some((one) => one.name === name),
  );
  const prefix = field.replace(/_id$/, '');
  return [
    ...names.map((name) => ({ path: `${prefix}.${name}`, label: `${kind}: ${inSentence(labelIn(view, name))}` })),
    { path: field, label: `${kind}: number` },
  ];
}

/** The record that all rows of a file belong to. */
export function OwnerOfRows({ resource, id }: { readonly resource: Resource; readonly id: number }): ReactElement {
  const { module } = ownerOf(resource)!;
  const { data } = useQuery({
    queryKey: [module, 'owner of rows', id],
    queryFn: async ({ signal }) =>
      (await http<{ record: { id: number } }>('GET', `${resourceNamed(module).path}/${id}`, { signal })).body.record,
  });
  const name = data ? titleOf(module, data) : `#${id}`;
  return (
    <Alert severity="info">
      All {inSentence(kindsOf(resource.name) ?? resource.name)} of the file are those of{' '}
      <Link to={`${BASE}/${module}/${id}`}>{name}</Link>.
    </Alert>
  );
}
