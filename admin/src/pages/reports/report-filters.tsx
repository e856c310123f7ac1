import { Box } from '@mui/material';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { DateInput, Form, ReferenceInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ReferencePicker } from '../../fields/reference-picker.tsx';
import type { ReportView } from './definitions.ts';

/** The chosen days (YYYY-MM-DD) and the chosen client; empty if the default applies. */
export interface ReportFilter {
  readonly from: string;
  readonly to: string;
  readonly client_id: string;
}

interface ReportFiltersProps {
  readonly view: ReportView;
  readonly filter: ReportFilter;
  /** True if the user may choose a client. */
  readonly hasClients: boolean;
  readonly onChange: (filter: ReportFilter) => void;
}

const BY_NAME = { field: 'company_name', order: 'ASC' } as const;

/** The inputs of a report: its period and its client. They start with `filter`; another one needs another key. */
export function ReportFilters({ view, filter, hasClients, onChange }: ReportFiltersProps): ReactElement {
  // Changes of the inputs return as `filter`. The form would be reset to them while the user is already on the next input.
  const [values] = useState({ ...filter, client_id: filter.client_id ? Number(filter.client_id) : null });
  const common = { helperText: false as const, size: 'small' as const };
  return (
    <Form defaultValues={values}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          px: 2,
          py: 1,
          gridTemplateColumns: { xs: '1fr 1fr', md: '180px 180px minmax(0, 360px)' },
          '& .MuiFormControl-root': { m: 0, width: '100%' },
        }}
      >
        {view.hasPeriod && <DateInput source="from" label="From" {...common} />}
        <DateInput source="to" label={view.hasPeriod ? 'To' : 'On'} {...common} />
        {hasClients && (
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <ReferenceInput source="client_id" reference="clients" sort={BY_NAME} perPage={50}>
              <ReferencePicker label="Client" filterToQuery={bySearch} {...common} />
            </ReferenceInput>
          </Box>
        )}
        <Changes onChange={onChange} />
      </Box>
    </Form>
  );
}

const bySearch = (q: string): { q?: string } => (q ? { q } : {});

/** Reports changes of the inputs; days that are not complete yet count as empty. */
function Changes({ onChange }: Pick<ReportFiltersProps, 'onChange'>): null {
  const { from, to, client_id } = useWatch() as Record<string, unknown>;
  const text = JSON.stringify({ from: from ?? '', to: to ?? '', client_id: String(client_id ?? '') });
  const known = useRef(text);
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    onChange(JSON.parse(text) as ReportFilter);
  }, [text, onChange]);
  return null;
}
