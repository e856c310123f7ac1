import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { useToday } from '../../session/use-session.ts';
import { dayText } from '../days.ts';

interface Payment {
  readonly id: number;
  readonly amount: number;
  readonly paid_on?: string;
  readonly refunded_on?: string;
  readonly method: string;
  readonly voided_on?: string | null;
}

interface Paid {
  readonly payments: readonly Payment[];
  readonly refunds: readonly Payment[];
}

interface PaymentsCardProps {
  readonly record: RaRecord | undefined;
  /** ISO 4217 */
  readonly currency: string;
}

/** The payments and refunds of a document; nothing if there are none. */
export function PaymentsCard({ record, currency }: PaymentsCardProps): ReactElement | null {
  const { locale } = useOrganizationMoney();
  const today = useToday();
  const rows = record ? rowsOf(record as unknown as Partial<Paid>) : [];
  if (rows.length === 0) return null;
  return (
    <section className="portal-card" aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      <ul className="portal-list">
        {rows.map(({ key, text, amount, day }) => (
          <li key={key}>
            <div className="row">
              <span className="grow">
                {text}
                <br />
                <span className="portal-sub">{dayText(day, today)}</span>
              </span>
              <span className="end">{moneyText(amount, { currency, locale })}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the payments and refunds, the latest first; payments that were voided do not count. */
const rowsOf = ({ payments = [], refunds = [] }: Partial<Paid>) =>
  [
    ...payments
      .filter(({ voided_on }) => !voided_on)
      .map(({ id, amount, paid_on = '', method }) => {
        const text = method ? `You paid by ${method.toLowerCase()}` : 'You paid';
        return { key: `payment-${id}`, text, amount, day: paid_on };
      }),
    ...refunds.map(({ id, amount, refunded_on, paid_on }) => {
      return { key: `refund-${id}`, text: 'Refunded to you', amount: -amount, day: refunded_on ?? paid_on ?? '' };
    }),
  ].toSorted((one, other) => other.day.localeCompare(one.day));
