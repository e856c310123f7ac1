import type { ReactElement } from 'react';
import type { Formats } from './formats.ts';
import type { SharedDocument } from './shared-document.ts';
import { fill, type Texts } from './texts.ts';

interface TotalsProps {
  readonly shared: SharedDocument;
  readonly texts: Texts;
  readonly formats: Formats;
}

/**
 * The totals of a document: only the total, unless it has taxes, a discount, deposits, fees or payments, or something is
 * withheld. Those after the total are followed by the balance, which is a refund below 0.
 */
export function Totals({ shared, texts, formats: { money, date } }: TotalsProps): ReactElement {
  const { subtotal, discount_total, taxes, total, withheld, deposits, fees, settled, balance } = shared;
  const due = withheld.reduce((left, { amount }) => left - amount, total);
  const deposited = deposits.reduce((sum, deposit) => sum + deposit.total, 0);
  const isPlain = taxes.length === 0 && discount_total === 0;
  const withoutTax = shared.prices_include_tax && taxes.length > 0 ? texts.withoutTax : '';
  return (
    <dl className="totals" aria-label={texts.total}>
      {!isPlain && <Row label={texts.subtotal} about={withoutTax} amount={money(subtotal)} />}
      {discount_total > 0 && <Row label={texts.discount} about={withoutTax} amount={money(-discount_total)} />}
      {taxes.map(({ title, rate, base, amount }) => (
        <Row
          key={`${title} ${rate}`}
          label={title}
          about={fill(texts.onBase, { base: money(base) })}
          amount={money(amount)}
        />
      ))}
      <Row className="total" label={texts.total} amount={money(total)} />
      {withheld.map(({ title, rate, amount }) => (
        <Row key={`${title} ${rate}`} label={fill(texts.withheld, { title })} amount={money(-amount)} />
      ))}
      {withheld.length > 0 && <Row className="total" label={texts.amountDue} amount={money(due)} />}
      {deposits.map((deposit) => (
        <Row
          key={deposit.number}
          label={fill(texts.deposit, { number: deposit.number })}
          about={deposit.date ? date(deposit.date) : ''}
          amount={money(-deposit.total)}
        />
      ))}
      {fees > 0 && <Row label={texts.fees} amount={money(fees)} />}
      {settled > deposited && <Row label={texts.settled} amount={money(deposited - settled)} />}
      {(settled > 0 || fees > 0) && (
        <Row className="total" label={balance < 0 ? texts.refund : texts.balance} amount={money(balance)} />
      )}
    </dl>
  );
}

interface RowProps {
  readonly label: string;
  readonly about?: string;
  readonly amount: string;
  readonly className?: string;
}

const Row = ({ label, about, amount, className }: RowProps): ReactElement => (
  <div className={className}>
    <dt>
      {label} {about && <span className="about">{about}</span>}
    </dt>
    <dd>{amount}</dd>
  </div>
);
