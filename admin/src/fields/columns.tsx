import { Chip } from '@mui/material';
import type { ReactElement } from 'react';
import {
  BooleanField,
  DateField,
  EmailField,
  FunctionField,
  NumberField,
  type RaRecord,
  ReferenceArrayField,
  ReferenceField,
  TextField,
  UrlField,
} from 'react-admin';
import { fieldOf, referenceOf } from '../contract/contract.ts';
import { wordsOf } from '../contract/labels.ts';
import type { Field, Resource } from '../contract/types.ts';
import { titleOf } from '../resources/views.ts';

type Colour = 'default' | 'success' | 'warning' | 'error' | 'info';

/** Words for where something stands, by what they mean to a person. */
const COLOURS: Readonly<Record<string, Colour>> = {
  active: 'success',
  done: 'success',
  paid: 'success',
  accepted: 'success',
  won: 'success',
  completed: 'success',
  delivered: 'success',
  estimated: 'success',
  sent: 'info',
  confirmed: 'info',
  processing: 'info',
  in_progress: 'info',
  negotiation: 'info',
  pending: 'info',
  unread: 'info',
  partially_paid: 'warning',
  on_hold: 'warning',
  hold: 'warning',
  high: 'warning',
  declined: 'error',
  lost: 'error',
  urgent: 'error',
  failed: 'error',
};

/** Words of the contract as a label; those that stand for a state have a colour, and always the word. */
export function Word({ value }: { readonly value: unknown }): ReactElement | null {
  if (typeof value !== 'string' || value === '') return null;
  return <Chip label={wordsOf(value)} size="small" variant="outlined" color={COLOURS[value] ?? 'default'} />;
}

const STATES = new Set(['status', 'action', 'priority', 'type', 'field_type', 'related_to', 'category', 'visibility']);
const NO_WRAP = { whiteSpace: 'nowrap' };
export const CALENDAR = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Shows a field of the record at hand. */
export function FieldValue({ resource, name }: { readonly resource: Resource; readonly name: string }): ReactElement {
  const field = fieldOf(resource, name);
  const target = referenceOf(resource, name);
  if (target) return <Reference field={field} name={name} target={target} />;
  if (STATES.has(name))
    return <FunctionField source={name} render={(record: RaRecord) => <Word value={record[name]} />} />;
  return <Plain field={field} name={name} />;
}

/** Whether a field is a number to compare with those above and below it. */
export function isAmount(resource: Resource, name: string): boolean {
  const { type, list } = fieldOf(resource, name) ?? {};
  return type === 'number' || (type === 'integer' && !list && AMOUNTS.has(name));
}

const AMOUNTS = new Set(['total', 'value', 'attempts', 'paid', 'balance', 'amount']);

interface ReferenceProps {
  readonly field: Field | undefined;
  readonly name: string;
  readonly target: string;
}

function Reference({ field, name, target }: ReferenceProps): ReactElement {
  if (field?.list) return <ReferenceArrayField source={name} reference={target} />;
  const shown = (
    <ReferenceField source={name} reference={target} emptyText="">
      <FunctionField render={(record: RaRecord) => titleOf(target, record)} />
    </ReferenceField>
  );
  // Integers of the contract are never null where they are no `optional`: 0 names no record.
  return <FunctionField source={name} render={(record: RaRecord) => (record[name] === 0 ? null : shown)} />;
}

function Plain({ field, name }: { readonly field: Field | undefined; readonly name: string }): ReactElement {
  if (field?.list) return <FunctionField source={name} render={(record: RaRecord) => listText(record[name])} />;
  if (field?.type === 'boolean' || name === 'is_admin') return <BooleanField source={name} looseValue />;
  if (field?.type === 'integer' || field?.type === 'number')
    return name === 'id' ? <TextField source={name} /> : <NumberField source={name} />;
  if (field?.format === 'date') return <DateField source={name} options={CALENDAR} sx={NO_WRAP} />;
  if (field?.format === 'date_time') return <DateField source={name} showTime options={MOMENT} sx={NO_WRAP} />;
  if (field?.format === 'email' || name === 'email') return <EmailField source={name} />;
  if (field?.format === 'uri') return <UrlField source={name} />;
  return <TextField source={name} />;
}

const listText = (values: unknown): string => (Array.isArray(values) ? values.map(entryText).join(', ') : '');

/** An entry of a list, by its title where it is more than a value. */
function entryText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  return String((entry as Readonly<Record<string, unknown>>)['title'] ?? '');
}
