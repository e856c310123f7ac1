import { useDroppable } from '@dnd-kit/core';
import { Link as TextLink } from '@mui/material';
import type { ReactElement } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { filteredList } from '../../app/base.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { wordsOf } from '../../contract/labels.ts';
import { isAmount } from '../../fields/columns.tsx';
import { moneyText } from '../../fields/money.ts';
import { StatusChip } from '../../fields/status-chip.tsx';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import type { View } from '../view.ts';
import { BoardCard } from './board-card.tsx';
import { sumOf } from './columns.ts';

/** The number of records that a column shows; the list has the others. */
const SHOWN = 50;

interface BoardColumnProps {
  readonly view: View;
  readonly status: string;
  /** A record whose move is not confirmed yet: it is shown in its new column already. */
  readonly moving: { readonly record: RaRecord; readonly to: string } | undefined;
  readonly canMove: boolean;
  /** False while a record is lifted that cannot be moved here. */
  readonly isOpen: boolean;
}

/** The records of one status, with their number and the sum of their amounts. */
export function BoardColumn({ view, status, moving, canMove, isOpen }: BoardColumnProps): ReactElement {
  const resource = resourceNamed(view.name);
  const { locale, currency } = useOrganizationMoney();
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: !isOpen });
  const query = useGetList(view.name, {
    filter: { status },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
  });
  const { data = [], total = 0, error, refetch } = query;
  // Until the list is read again, it has records that were moved.
  const others = data.filter((one) => one.id !== moving?.record.id && one['status'] === status);
  const records = moving?.to === status ? [moving.record, ...others] : others;
  const amount = view.columns.find((name) => isAmount(resource, name));
  const sum = sumOf(amount, records, total, currency);
  return (
    <section
      ref={setNodeRef}
      aria-label={wordsOf(status)}
      className="board-column"
      data-over={isOver && isOpen}
      data-closed={!isOpen}
    >
      <header>
        <h2>
          <StatusChip status={status} />
        </h2>
        <span className="board-count">{total.toLocaleString(locale)}</span>
        {sum && <span className="board-sum">{moneyText(sum.amount, { currency: sum.currency, locale })}</span>}
      </header>
      {error && <FailureNote error={error} onRetry={refetch} />}
      <ul>
        {records.map((record) => (
          <BoardCard key={record.id} view={view} record={record} canMove={canMove && record !== moving?.record} />
        ))}
      </ul>
      {total > data.length && data.length > 0 && (
        <TextLink component={Link} to={filteredList(view.name, { status })} variant="caption">
          All {total.toLocaleString(locale)}
        </TextLink>
      )}
    </section>
  );
}
