import { useMemo } from 'react';
import { type RaRecord, useGetList, useRecordContext } from 'react-admin';
import { useLookUp } from '../../session/use-session.ts';
import { keptTaxes, type ShownTax } from './document-amounts.ts';

/** The number of taxes that can be chosen; more are not needed in practice. */
const MAX_TAXES = 100;

const NO_TAXES: readonly ShownTax[] = [];
const NO_RECORD = {};

/** The taxes that lines can have. */
export interface Taxes {
  /** The current taxes; none if the user may not list them. */
  readonly current: readonly ShownTax[];
  /** Those of the current record, as they were when its lines were last changed. */
  readonly kept: readonly ShownTax[];
  /** The tax of new lines. */
  readonly defaultId: number | undefined;
  /** False until the current taxes are loaded. */
  readonly isLoaded: boolean;
}

/** Loads the taxes, as they are when an editor opens: the service computes with those, too. */
export function useTaxes(): Taxes {
  const enabled = useLookUp()('taxes');
  const pagination = { page: 1, perPage: MAX_TAXES };
  const { data } = useGetList(
    'taxes',
    { pagination, sort: { field: 'title', order: 'ASC' } },
    { enabled, staleTime: 0 },
  );
  const record = useRecordContext() ?? NO_RECORD;
  return useMemo(
    () => ({
      current: data?.map(shownTax) ?? NO_TAXES,
      kept: keptTaxes(record),
      defaultId: data?.find((tax) => tax['is_default'])?.id as number | undefined,
      isLoaded: data !== undefined,
    }),
    [data, record],
  );
}

const shownTax = ({ id, title, rate }: RaRecord): ShownTax => ({ tax_id: Number(id), title, rate });
