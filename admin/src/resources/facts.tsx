import { Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import { labelOf } from '../contract/labels.ts';
import type { Field } from '../contract/types.ts';
import { FieldValue } from '../fields/columns.tsx';
import type { View } from './view.ts';

interface FactsProps {
  readonly view: View;
  /** The width of the screen from which they stand beside the form, not below it. */
  readonly from: 'lg' | 'xl';
}

/** What the service says of a record, beside what people fill in. */
export function Facts({ view, from }: FactsProps): ReactElement | null {
  const record = useRecordContext();
  if (!record) return null;
  const resource = resourceNamed(view.name);
  const isFact = ({ name, readOnly }: Field): boolean =>
    (readOnly === true || (view.hidden ?? []).includes(name)) && name !== 'id' && name !== 'status';
  const facts = resource.fields.filter((field) => isFact(field) && !isEmpty(record[field.name]));
  const plain = facts.filter(({ type }) => type !== 'object');
  const lists = facts.filter(({ type, list }) => type === 'object' && list);
  return (
    <Card sx={{ width: { xs: '100%', [from]: 300 }, flexShrink: 0, alignSelf: 'flex-start' }}>
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
      {lists.map((field) => (
        <Entries key={field.name} field={field} values={record[field.name]} />
      ))}
    </Card>
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
