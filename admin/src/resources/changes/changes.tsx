import { Box, Link as MuiLink, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { type RaRecord, useGetManyAggregate, useRecordContext } from 'react-admin';
import { fieldOf, hasResource, referenceOf, resourceNamed } from '../../contract/contract.ts';
import type { Field } from '../../contract/types.ts';
import { amountText, moneyText } from '../../fields/money.ts';
import { useKnownCurrency, useOrganizationMoney } from '../../fields/use-money.tsx';
import { labelIn, titleOf, viewOf } from '../views.ts';
import { type AmountText, differenceOf, isNothing, textOf } from './change-text.ts';

interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The number of changes that an entry shows until it is expanded. */
const SHOWN = 4;
const MAX_CHARACTERS = 80;

/** The changed fields of a record, one line each: before and after. */
export function Changes(): ReactElement | null {
  const entry = useRecordContext();
  const [isOpen, setOpen] = useState(false);
  const changes = ((entry?.['changes'] ?? []) as Change[]).filter(saysSomething(entry));
  if (!entry || changes.length === 0) return null;
  const shown = isOpen ? changes : changes.slice(0, SHOWN);
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {shown.map((change) => (
        <ChangeLine key={change.field} module={entry['module']} change={change} />
      ))}
      {changes.length > shown.length && (
        <li>
          <MuiLink component="button" type="button" variant="body2" onClick={() => setOpen(true)}>
            {changes.length - shown.length} more
          </MuiLink>
        </li>
      )}
    </Box>
  );
}

/** Returns true if a field of a new record is worth a line: not empty and not false. */
const saysSomething =
  (entry: RaRecord | undefined) =>
  ({ after }: Change): boolean =>
    entry?.['action'] !== 'created' || (!isNothing(after) && after !== false && after !== 0);

function ChangeLine({ module, change }: { readonly module: string; readonly change: Change }): ReactElement {
  const { field: name } = change;
  const resource = hasResource(module) ? resourceNamed(module) : undefined;
  const field = resource && fieldOf(resource, name);
  const target = resource && referenceOf(resource, name);
  const label = labelIn(viewOf(module), name);
  const [before, after] = differenceOf(change.before, change.after);
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      <Change field={field} target={target} before={before} after={after} />
    </Typography>
  );
}

interface ChangeProps {
  readonly field: Field | undefined;
  readonly target: string | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

/** The previous and the new value. Of a confidential record, only the field is known. */
function Change({ field, target, before, after }: ChangeProps): ReactElement {
  const value = (of: unknown): ReactElement => <Value field={field} target={target} value={of} />;
  if (isNothing(before)) return isNothing(after) ? <span>changed</span> : value(after);
  return (
    <>
      {value(before)} → {value(after)}
    </>
  );
}

function Value({ field, target, value }: Omit<ChangeProps, 'before' | 'after'> & { readonly value: unknown }) {
  const amount = useAmountText();
  const ids = target === undefined ? [] : idsOf(value);
  if (target !== undefined && ids.length > 0) return <Names target={target} ids={ids} />;
  const text = target === undefined ? textOf(field, value, amount) : '';
  const isLong = text.length > MAX_CHARACTERS;
  return <span title={isLong ? text : undefined}>{isLong ? `${text.slice(0, MAX_CHARACTERS)}…` : text || 'none'}</span>;
}

/**
 * Returns the format of amounts, in the currency of the record: that of its page, that which the entry sets, or that which
 * the record has now. Without a currency if the record can no longer be read.
 */
function useAmountText(): AmountText {
  const organization = useOrganizationMoney();
  const within = useKnownCurrency();
  const entry = useRecordContext();
  const module = String(entry?.['module']);
  const changes = (entry?.['changes'] ?? []) as readonly Change[];
  const set = changes.find(({ field }) => field === 'currency')?.after;
  const known = within ?? (typeof set === 'string' && set ? set : undefined);
  const hasOwn = hasResource(module) && fieldOf(resourceNamed(module), 'currency') !== undefined;
  const enabled = known === undefined && hasOwn && changes.some(({ field }) => hasAmounts(module, field));
  const { data } = useGetManyAggregate(module, { ids: [entry?.['record_id']] }, { enabled });
  const currency = known ?? (hasOwn ? data?.[0]?.['currency'] : organization.currency);
  return (amount) =>
    currency ? moneyText(amount, { currency, locale: organization.locale }) : amountText(amount, organization);
}

/** True for an amount, and for a list of records with amounts. */
function hasAmounts(module: string, name: string): boolean {
  const field = fieldOf(resourceNamed(module), name);
  return field?.money === true || (field?.fields ?? []).some(({ money }) => money);
}

const idsOf = (value: unknown): number[] =>
  [value].flat().filter((id): id is number => typeof id === 'number' && id > 0);

/** The names of records with links to them; all of a page are fetched by one request for each kind. */
function Names({ target, ids }: { readonly target: string; readonly ids: readonly number[] }): ReactElement {
  const { data } = useGetManyAggregate(target, { ids: [...ids] });
  const nameOf = (id: number): string => {
    const record = data?.find((one) => one?.id === id);
    return record ? titleOf(target, record) : '…';
  };
  return <span>{ids.map(nameOf).join(', ')}</span>;
}
