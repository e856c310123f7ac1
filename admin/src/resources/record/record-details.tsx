import { Box, Button, CardContent, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import type { Field } from '../../contract/types.ts';
import { FieldValue } from '../../fields/columns.tsx';
import { CustomFieldsText } from '../../fields/custom-fields-input.tsx';
import { LinesTable } from '../../fields/document/lines-table.tsx';
import { isLines, rowsOf } from '../form-rows.ts';
import { useLegible } from '../use-legible.ts';
import type { View } from '../view.ts';
import { labelIn } from '../views.ts';
import { EditableValue, type InPlace } from './editable-value.tsx';

interface RecordDetailsProps {
  readonly view: View;
  /** The editing in place of its values, if the user may change the record. */
  readonly inPlace?: InPlace;
  /** True if the status is one of the values; else it is shown elsewhere. */
  readonly hasStatus?: boolean;
  /** True if its lines and long texts are shown elsewhere. */
  readonly isOnPaper?: boolean;
}

/** A record as text. Fields without a value are left out, unless the user wants to fill them in. */
export function RecordDetails({
  view,
  inPlace,
  hasStatus = false,
  isOnPaper = false,
}: RecordDetailsProps): ReactElement | null {
  const record = useRecordContext();
  const resource = resourceNamed(view.name);
  const isLegible = useLegible(resource, record);
  const [hasEmpty, setHasEmpty] = useState(false);
  if (!record) return null;
  const isWide = ({ name }: Field): boolean => [...(view.longTexts ?? []), ...(view.html ?? [])].includes(name);
  const fields = rowsOf(view, resource, 'edit')
    .flat()
    .filter((field) => (field.name !== 'status' || hasStatus) && !(isOnPaper && (isLines(field) || isWide(field))));
  const isOpen = (field: Field): boolean => inPlace !== undefined && !isLines(field) && inPlace.isOpen(field);
  const filled = fields.filter(({ name }) => isLegible(name));
  const empty = fields.filter((field) => !isLegible(field.name) && isOpen(field));
  const shown = hasEmpty ? fields.filter((field) => filled.includes(field) || empty.includes(field)) : filled;
  const value = (field: Field): ReactElement =>
    isOpen(field) ? (
      <EditableValue view={view} field={field} inPlace={inPlace!}>
        <Value view={view} field={field} />
      </EditableValue>
    ) : (
      <Value view={view} field={field} />
    );
  return (
    <CardContent>
      <dl className="properties">
        {shown
          .filter((field) => !isLines(field) && !isWide(field))
          .map((field) => (
            <div key={field.name} className="property">
              <dt>{labelIn(view, field.name)}</dt>
              <dd>{value(field)}</dd>
            </div>
          ))}
        {resource.fields.some(({ name }) => name === 'custom_fields') && <CustomFieldsText relatedTo={view.name} />}
      </dl>
      {empty.length > 0 && (
        <Button size="small" variant="text" onClick={() => setHasEmpty(!hasEmpty)} sx={{ ml: -1, mt: 0.5 }}>
          {hasEmpty ? 'Hide empty fields' : `Show ${empty.length} empty fields`}
        </Button>
      )}
      {shown.filter(isLines).map(({ name }) => (
        <LinesTable key={name} lines={record[name]} record={record} />
      ))}
      <dl className="texts">
        {shown.filter(isWide).map((field) => (
          <div key={field.name}>
            <dt>{labelIn(view, field.name)}</dt>
            <dd>{value(field)}</dd>
          </div>
        ))}
      </dl>
    </CardContent>
  );
}

function Value({ view, field: { name } }: { readonly view: View; readonly field: Field }): ReactElement {
  const record = useRecordContext();
  if (view.html?.includes(name)) return <HtmlText html={record?.[name] ?? ''} />;
  if (view.longTexts?.includes(name))
    return (
      <Typography component="span" variant="body1">
        {record?.[name]}
      </Typography>
    );
  return <FieldValue resource={resourceNamed(view.name)} name={name} />;
}

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
