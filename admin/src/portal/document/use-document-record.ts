import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { http } from '../../services.ts';
import { PORTAL } from '../use-records.ts';

/** The members of a record that its document does not show. */
const BESIDE = ['payments', 'custom_fields'] as const;

/** Returns the record of a document; undefined until it is known, and if its document shows all of it. */
export function useDocumentRecord(resource: string, id: string): RaRecord | undefined {
  const of = resourceNamed(resource);
  const { data } = useQuery({
    queryKey: [PORTAL, 'record', resource, id],
    queryFn: async ({ signal }) => {
      const { body } = await http<{ record: RaRecord; custom_fields?: object }>('GET', `${of.path}/${id}`, { signal });
      return { custom_fields: body.custom_fields, ...body.record };
    },
    enabled: BESIDE.some((name) => fieldOf(of, name)),
  });
  return data;
}
