import { Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import { labelOf, wordsOf } from '../../contract/labels.ts';
import type { Field } from '../../contract/types.ts';
import { CALENDAR, FieldValue } from '../../fields/columns.tsx';
import { TOTAL_FIELDS } from '../../fields/document/document-amounts.ts';
import { type Money, moneyText } from '../../fields/money.ts';
import { useMoney } from '../../fields/use-money.tsx';
import { SentMail } from '../actions/mail/sent-mail.tsx';
import { isLines } from '../form-rows.ts';
import { isEmpty, useLegible } from '../use-legible.ts';
import type { View } from '../view.ts';
import { labelIn } from '../views.ts';

/** The facts about a record that follow from its history or are computed: its fields that are not in the form. */
export function Facts({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  const resource = resourceNamed(view.name);
  const isLegible = useLegible(resource, record);
  if (!record) return null;
  const withLines = resource.fields.some(isLines) ? TOTAL_FIELDS : [];
  const left = new Set<string>(['id', 'status', 'currency_decimals', ...withLines, ...(view.left ?? [])]);
  const isDetail = ({ name, readOnly }: Field): boolean =>
    (readOnly === true || (view.hidden ?? []).includes(name)) && !left.has(name);
  const details = resource.fields.filter((field) => isDetail(field) && !field.nameOf && isLegible(field.name));
  const plain = details.filter(({ type }) => type !== 'object');
  const lists = details.filter(({ type, list }) => type === 'object' && list);
  const [answers, tables] = [lists.filter(isAnswers), lists.filter((field) => !isAnswers(field))];
  return (
    <>
      <Card>
        {plain.length > 0 && (
          <CardContent component="dl" className="facts">
            {plain.map(({ name }) => (
              <div key={name} className="fact">
                <dt>{labelIn(view, name)}</dt>
                <dd>
                  <FieldValue resource={resource} name={name} />
                </dd>
              </div>
            ))}
          </CardContent>
        )}
        {answers.map(({ name }) => (
          <Answers key={name} answers={record[name]} />
        ))}
        {details
          .filter(({ type, list }) => type === 'object' && !list)
          .map((field) =>
            field.fields?.length ? (
              <Parts key={field.name} field={field} value={record[field.name]} />
            ) : (
              <Raw key={field.name} name={field.name} value={record[field.name]} />
            ),
          )}
        {tables.map((field) => (
          <Entries key={field.name} field={field} values={record[field.name]} />
        ))}
      </Card>
      <SentMail view={view} />
    </>
  );
}

interface EntriesProps {
  readonly field: Field;
  readonly values: readonly Readonly<Record<string, unknown>>[];
}

function entryText({ type, format, allowed, money }: Field, value: unknown, written: Money): string {
  if (money) return moneyText(value, written);
  if (typeof value === 'number' && type !== 'string') return value.toLocaleString();
  const text = String(value ?? '');
  if (format === 'date') return new Date(text).toLocaleDateString(undefined, CALENDAR);
  if (format === 'date_time') return new Date(text).toLocaleString();
  return allowed ? wordsOf(text) : text;
}

/** A list of objects, such as the payments of an invoice. */
function Entries({ field, values }: EntriesProps): ReactElement {
  const written = useMoney();
  const columns = (field.fields ?? []).filter(({ name }) => !['id', 'created_by', 'created_at'].includes(name));
  const used = columns.filter(({ name }) => values.some((value) => !isEmpty(value[name])));
  return (
    <Table size="small">
      <caption style={{ captionSide: 'top' }}>{labelOf(field.name)}</caption>
      <TableHead>
        <TableRow>
          {used.map(({ name, money }) => (
            <TableCell key={name} align={money ? 'right' : undefined}>
              {labelOf(name)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {values.map((value, at) => (
          <TableRow key={String(value['id'] ?? at)}>
            {used.map((one) => (
              <TableCell key={one.name} align={one.money ? 'right' : undefined}>
                {entryText(one, value[one.name], written)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface Answer {
  readonly title: string;
  readonly value: string;
}

/** Returns true for a list of questions with their answers. */
const isAnswers = ({ fields = [] }: Field): boolean =>
  ['title', 'value'].every((name) => fields.some((one) => one.name === name));

/** The answers of a submitted form, each below its question. */
function Answers({ answers }: { readonly answers: readonly Answer[] }): ReactElement {
  return (
    <CardContent component="dl" sx={{ m: 0 }}>
      {answers.map(({ title, value }) => (
        <Typography key={title} component="div" variant="body2" sx={{ mb: 1 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Typography>
      ))}
    </CardContent>
  );
}

interface PartsProps {
  readonly field: Field;
  readonly value: Readonly<Record<string, unknown>>;
}

/** An object by its fields, such as the answer to an estimate. */
function Parts({ field, value }: PartsProps): ReactElement {
  const written = useMoney();
  const used = (field.fields ?? []).filter(({ name }) => !isEmpty(value[name]));
  return (
    <CardContent component="dl" aria-label={labelOf(field.name)} sx={{ m: 0 }}>
      {used.map((one) => (
        <Typography key={one.name} component="div" variant="body2" sx={{ mb: 1 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {labelOf(one.name)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {entryText(one, value[one.name], written)}
          </Typography>
        </Typography>
      ))}
    </CardContent>
  );
}

/** An object as JSON, such as the event of a dead letter. */
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
