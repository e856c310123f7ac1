import { Skeleton } from '@mui/material';
import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { titleOf, viewOf } from '../../resources/views.ts';
import { useToday } from '../../session/use-session.ts';
import { dayText } from '../days.ts';
import { StateChip } from '../state-chip.tsx';
import { useRecords } from '../use-records.ts';
import type { ListedInvoice } from './owed.ts';

const SHOWN = 5;
const NEWEST = { limit: SHOWN, sort: '-id' };

/** The latest invoices and orders; estimates that wait for an answer are beside them. */
export function DocumentsCard({ invoices }: { readonly invoices: readonly ListedInvoice[] | undefined }): ReactElement {
  const orders = useRecords<RaRecord>('orders', NEWEST);
  const of = (kind: string, records: readonly RaRecord[] = []) => records.map((record) => ({ kind, record }));
  const latest = [...of('invoices', invoices), ...of('orders', orders.data?.records)]
    .toSorted((one, other) => String(other.record['created_at']).localeCompare(String(one.record['created_at'])))
    .slice(0, SHOWN);
  const isKnown = invoices !== undefined || orders.data !== undefined;
  return (
    <section className="portal-card" aria-labelledby="documents">
      <div className="portal-row">
        <h2 id="documents">Documents</h2>
        <Link className="end portal-sub" to={`${BASE}/invoices`}>
          All invoices
        </Link>
      </div>
      {!isKnown && <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />}
      {isKnown && latest.length === 0 && <p className="portal-sub">Your invoices and orders will be here.</p>}
      {latest.length > 0 && (
        <ul className="portal-list">
          {latest.map(({ kind, record }) => (
            <DocumentRow key={`${kind}-${record.id}`} kind={kind} record={record} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DocumentRow({ kind, record }: { readonly kind: string; readonly record: RaRecord }): ReactElement {
  const { currency, locale } = useOrganizationMoney();
  const today = useToday();
  const view = viewOf(kind)!;
  const state = view.state?.(record, today) ?? record['status'];
  return (
    <li>
      <Link to={`${BASE}/${kind}/${record.id}`}>
        <span className="grow">
          {titleOf(kind, record)}
          <br />
          <span className="portal-sub">{`${view.one}, ${dayText(record['created_at'], today)}`}</span>
        </span>
        <span className="end">
          <span>{moneyText(record['total'], { currency: record['currency'] || currency, locale })}</span>
          <StateChip status={String(state)} />
        </span>
      </Link>
    </li>
  );
}
