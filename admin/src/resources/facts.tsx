import { Box, Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import { labelOf } from '../contract/labels.ts';
import type { Field } from '../contract/types.ts';
import { FieldValue } from '../fields/columns.tsx';
import { http } from '../services.ts';
import type { View } from './view.ts';

interface FactsProps {
  readonly view: View;
  /** The width of the screen from which they stand beside the form, not below it. */
  readonly from: 'lg' | 'xl';
  /** What comes below them. */
  readonly more?: ReactElement;
}

/** What the service says of a record, beside what people fill in. */
export function Facts({ view, from, more }: FactsProps): ReactElement | null {
  const record = useRecordContext();
  if (!record) return null;
  const resource = resourceNamed(view.name);
  const isFact = ({ name, readOnly }: Field): boolean =>
    (readOnly === true || (view.hidden ?? []).includes(name)) && name !== 'id' && name !== 'status';
  const facts = resource.fields.filter((field) => isFact(field) && !isEmpty(record[field.name]));
  const plain = facts.filter(({ type, map }) => type !== 'object' && !map);
  const lists = facts.filter(({ type, list }) => type === 'object' && list);
  return (
    <Box sx={{ width: { xs: '100%', [from]: more ? 480 : 300 }, flexShrink: 0 }}>
      <Card>
        <CardContent component="dl" sx={{ m: 0 }}>
          {plain.map(({ name }) => (
            <Typography
              key={name}
              component="div"
              variant="body2"
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}
            >
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {view.labels?.[name] ?? labelOf(name)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
                <FieldValue resource={resource} name={name} />
              </Typography>
            </Typography>
          ))}
        </CardContent>
        {facts
          .filter(({ map }) => map)
          .map(({ name }) => (
            <Answers key={name} values={record[name]} formId={record['form_id']} />
          ))}
        {facts
          .filter(({ type, list }) => type === 'object' && !list)
          .map(({ name }) => (
            <Raw key={name} name={name} value={record[name]} />
          ))}
        {lists.map((field) => (
          <Entries key={field.name} field={field} values={record[field.name]} />
        ))}
      </Card>
      {more}
    </Box>
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

interface EntriesProps {
  readonly field: Field;
  readonly values: readonly Readonly<Record<string, unknown>>[];
}

/** A list of objects, such as the payments of an invoice. */
function Entries({ field, values }: EntriesProps): ReactElement {
  const columns = (field.fields ?? []).filter(({ name }) => !['id', 'created_by', 'created_at'].includes(name));
  const used = columns.filter(({ name }) => values.some((value) => !isEmpty(value[name])));
  return (
    <Table size="small" aria-label={labelOf(field.name)}>
      <TableHead>
        <TableRow>
          {used.map(({ name }) => (
            <TableCell key={name}>{labelOf(name)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {values.map((value, at) => (
          <TableRow key={String(value['id'] ?? at)}>
            {used.map(({ name }) => (
              <TableCell key={name}>{String(value[name] ?? '')}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface AnswersProps {
  readonly values: Readonly<Record<string, string>>;
  readonly formId: number;
}
interface FormFields {
  readonly records: readonly { readonly id: number; readonly title: string }[];
}

/** What somebody filled into a form, under the titles of its fields. */
function Answers({ values, formId }: AnswersProps): ReactElement {
  const path = `/api/request_estimate/forms/${formId}/fields`;
  const { data } = useQuery({
    queryKey: ['form-fields', formId],
    queryFn: async () => (await http<FormFields>('GET', path)).body.records,
  });
  const titleOf = (key: string): string => data?.find(({ id }) => key === `field_${id}`)?.title ?? key;
  return (
    <CardContent component="dl" sx={{ m: 0 }}>
      {Object.entries(values).map(([key, value]) => (
        <Typography key={key} component="div" variant="body2" sx={{ mb: 1 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {titleOf(key)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
            {value}
          </Typography>
        </Typography>
      ))}
    </CardContent>
  );
}

/** An object, such as the event of a dead letter, as it is. */
function Raw({ name, value }: { readonly name: string; readonly value: unknown }): ReactElement {
  return (
    <CardContent>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {labelOf(name)}
      </Typography>
      <Typography
        component="pre"
        variant="body2"
        sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
      >
        {JSON.stringify(value, null, 2)}
      </Typography>
    </CardContent>
  );
}
