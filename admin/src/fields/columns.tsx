import { Link as TextLink } from '@mui/material';
import type { MouseEvent, ReactElement } from 'react';
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
import { Link } from 'react-router-dom';
import { BASE } from '../app/base.ts';
import { fieldOf, nameFieldOf, referenceOf } from '../contract/contract.ts';
import { readable, wordsOf } from '../contract/labels.ts';
import type { Field, Resource } from '../contract/types.ts';
import { titleOf, viewOf } from '../resources/views.ts';
import { useLookUp, useToday } from '../session/use-session.ts';
import { nameOfCode } from './code-choices.ts';
import { StatusChip } from './status-chip.tsx';
import { MoneyField, useOrganizationMoney } from './use-money.tsx';

/** The fields whose words are statuses, and those whose words are not. */
const STATES = new Set(['status', 'priority']);
const WORDS = new Set(['action', 'type', 'field_type', 'related_to', 'category', 'visibility', 'method']);
const NO_WRAP = { whiteSpace: 'nowrap' };
export const CALENDAR = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const DATE_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The field of the current record. */
export function FieldValue({ resource, name }: { readonly resource: Resource; readonly name: string }): ReactElement {
  const field = fieldOf(resource, name);
  const target = referenceOf(resource, name);
  if (target) return <Reference field={field} name={name} target={target} nameField={nameFieldOf(resource, name)} />;
  if (STATES.has(name)) return <Status resource={resource} name={name} />;
  if (WORDS.has(name))
    return <FunctionField source={name} render={(record: RaRecord) => wordsOf(record[name] ?? '')} />;
  return <Plain field={field} name={name} />;
}

/** The status of the current record, or the state that the view shows instead. */
function Status({ resource, name }: { readonly resource: Resource; readonly name: string }): ReactElement {
  const today = useToday();
  const stateOf = (record: RaRecord): unknown =>
    (name === 'status' && viewOf(resource.name)?.state?.(record, today)) || record[name];
  return <FunctionField source={name} render={(record: RaRecord) => <StatusChip status={stateOf(record)} />} />;
}

/** Returns true if a field is a number to compare with those in other rows. */
export function isAmount(resource: Resource, name: string): boolean {
  const { type, list, money } = fieldOf(resource, name) ?? {};
  return money === true || type === 'number' || (type === 'integer' && !list && AMOUNTS.has(name));
}

const AMOUNTS = new Set(['attempts']);

interface ReferenceProps {
  readonly field: Field | undefined;
  readonly name: string;
  readonly target: string;
  /** The response field with the name of the record. */
  readonly nameField: string | undefined;
}

/** The name of another record: from the response, else looked up if the user may do so. */
function Reference({ field, name, target, nameField }: ReferenceProps): ReactElement {
  const mayLookUp = useLookUp()(target);
  const lookedUp = mayLookUp ? <LookedUp field={field} name={name} target={target} /> : null;
  if (!nameField) return <FunctionField source={name} render={() => lookedUp} />;
  const path = mayLookUp && target !== PEOPLE ? `${BASE}/${target}` : undefined;
  const show = (record: RaRecord): ReactElement | null =>
    typeof record[nameField] === 'string' ? (
      <Named name={record[nameField]} path={path && `${path}/${record[name]}`} />
    ) : (
      lookedUp
    );
  return <FunctionField source={name} render={show} />;
}

/** An id of a user may be that of a customer or of a deleted account, which have no page in the team. */
const PEOPLE = 'team';

const memberPath = ({ id, email }: RaRecord): string | false => email !== undefined && `${BASE}/${PEOPLE}/${id}`;

function Named({ name, path }: { readonly name: string; readonly path: string | undefined }): ReactElement {
  if (!path || name === '') return <span>{name}</span>;
  return (
    <TextLink component={Link} to={path} variant="body2" onClick={(event: MouseEvent) => event.stopPropagation()}>
      {name}
    </TextLink>
  );
}

type LookedUpProps = Omit<ReferenceProps, 'nameField'>;

function LookedUp({ field, name, target }: LookedUpProps): ReactElement {
  if (field?.list) return <ReferenceArrayField source={name} reference={target} />;
  const shown = (
    <ReferenceField source={name} reference={target} emptyText="" {...(target === PEOPLE && { link: memberPath })}>
      <FunctionField render={(record: RaRecord) => titleOf(target, record)} />
    </ReferenceField>
  );
  // Integers of the contract are never null unless they are `optional`: 0 refers to no record.
  return <FunctionField source={name} render={(record: RaRecord) => (record[name] === 0 ? null : shown)} />;
}

function Plain({ field, name }: { readonly field: Field | undefined; readonly name: string }): ReactElement {
  if (name === 'source') return <FunctionField source={name} render={(record: RaRecord) => readable(record[name])} />;
  if (field?.list) return <FunctionField source={name} render={(record: RaRecord) => listText(record[name])} />;
  if (field?.map) return <FunctionField source={name} render={(record: RaRecord) => mapText(record[name])} />;
  if (field?.type === 'object')
    return <FunctionField source={name} render={(record: RaRecord) => membersText(record[name])} />;
  if (field?.money) return <MoneyField source={name} />;
  if (field?.type === 'boolean' || name === 'is_admin') return <BooleanField source={name} looseValue />;
  if (field?.type === 'integer' || field?.type === 'number')
    return name === 'id' ? <TextField source={name} /> : <NumberField source={name} />;
  if (field?.format === 'date') return <DateField source={name} options={CALENDAR} sx={NO_WRAP} />;
  if (field?.format === 'date_time') return <DateField source={name} showTime options={DATE_TIME} sx={NO_WRAP} />;
  if (field && (field.format === 'country' || name === 'language')) return <CodeText field={field} />;
  if (field?.format === 'email' || name === 'email') return <EmailField source={name} />;
  if (field?.format === 'uri') return <UrlField source={name} />;
  return <TextField source={name} />;
}

/** The name of the code of a country or a language. */
function CodeText({ field }: { readonly field: Field }): ReactElement {
  const { locale } = useOrganizationMoney();
  const show = (record: RaRecord): string => nameOfCode(field, record[field.name] ?? '', locale) ?? record[field.name];
  return <FunctionField source={field.name} render={show} />;
}

const listText = (values: unknown): string => (Array.isArray(values) ? values.map(entryText).join(', ') : '');

/** Returns the members of an object in one line, such as the scheme and the identifier of an electronic address. */
const membersText = (value: unknown): string =>
  Object.values(value ?? {})
    .filter((member) => ['string', 'number'].includes(typeof member))
    .join(' ');

/** Returns the entries of a map in one line, such as the ids of a record in other systems. */
const mapText = (value: unknown): string =>
  Object.entries(value ?? {})
    .map(([key, member]) => `${key}: ${member}`)
    .join(', ');

/** Returns the text of an entry of a list: of an object its title, of a discount for early payment its terms. */
function entryText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  if ('percent' in entry && 'days' in entry) return `${entry.percent} % within ${entry.days} days`;
  return String((entry as Readonly<Record<string, unknown>>)['title'] ?? '');
}
