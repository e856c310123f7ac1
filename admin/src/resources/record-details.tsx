import { Box, CardContent, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import { labelOf } from '../contract/labels.ts';
import { FieldValue } from '../fields/columns.tsx';
import { CustomFieldsText } from '../fields/custom-fields-input.tsx';
import { LinesTable } from '../fields/document/lines-table.tsx';
import { isLines, rowsOf } from './form-rows.ts';
import { useLegible } from './use-legible.ts';
import type { View } from './view.ts';

/** A record as text, for users who may not change it. Fields without a value are left out. */
export function RecordDetails({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  const resource = resourceNamed(view.name);
  const isLegible = useLegible(resource, record);
  if (!record) return null;
  const fields = rowsOf(view, resource, 'edit')
    .flat()
    .filter(({ name }) => name !== 'status' && isLegible(name));
  const isWide = (name: string): boolean => [...(view.longTexts ?? []), ...(view.html ?? [])].includes(name);
  const short = fields.filter((field) => !isLines(field) && !isWide(field.name));
  return (
    <CardContent>
      <Box component="dl" sx={GRID}>
        {short.map(({ name }) => (
          <div key={name}>
            <Label view={view} name={name} />
            <Typography component="dd" variant="body2" sx={VALUE}>
              <FieldValue resource={resource} name={name} />
            </Typography>
          </div>
        ))}
        {resource.fields.some(({ name }) => name === 'custom_fields') && <CustomFieldsText relatedTo={view.name} />}
      </Box>
      {fields.filter(isLines).map(({ name }) => (
        <LinesTable key={name} lines={record[name]} record={record} />
      ))}
      <Box component="dl" sx={{ m: 0 }}>
        {fields
          .filter(({ name }) => isWide(name))
          .map(({ name }) => (
            <Box key={name} sx={{ mt: 2 }}>
              <Label view={view} name={name} />
              <Typography component="dd" variant="body1" sx={VALUE}>
                {view.html?.includes(name) ? <HtmlText html={record[name]} /> : record[name]}
              </Typography>
            </Box>
          ))}
      </Box>
    </CardContent>
  );
}

function Label({ view, name }: { readonly view: View; readonly name: string }): ReactElement {
  return (
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {view.labels?.[name] ?? labelOf(name)}
    </Typography>
  );
}

const VALUE = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };
const GRID = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
};

/**
 * Renders HTML that the service has sanitized; the page's Content-Security-Policy also forbids scripts and foreign
 * sources in it.
 */
function HtmlText({ html }: { readonly html: string }): ReactElement {
  const show = (element: HTMLElement | null): void => {
    if (element) element.innerHTML = html;
  };
  return <Box ref={show} sx={{ whiteSpace: 'normal', '& > :first-of-type': { mt: 0 } }} />;
}
