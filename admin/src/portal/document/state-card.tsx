import { Alert } from '@mui/material';
import type { ReactElement } from 'react';
import { resourceNamed } from '../../contract/contract.ts';
import type { SharedDocument } from '../../document/shared-document.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import type { View } from '../../resources/view.ts';
import { useToday } from '../../session/use-session.ts';
import { AnswerButtons } from '../answers/answer-buttons.tsx';
import { isInTime, possibleAnswers } from '../answers/possible-answers.ts';
import { WaysToPay } from '../payment/ways-to-pay.tsx';
import { StateChip } from '../state-chip.tsx';
import { stateText } from './state-text.ts';

interface StateCardProps {
  readonly view: View;
  readonly id: string;
  readonly shared: SharedDocument;
  /** True if the customer returns from the payment provider. */
  readonly isPaying: boolean;
}

/** The state of a document in words, with the next step: an answer or a payment. */
export function StateCard({ view, id, shared, isPaying }: StateCardProps): ReactElement {
  const { locale } = useOrganizationMoney();
  const today = useToday();
  const { kind, status, total, balance, payment, due_date, number, title } = shared;
  const money = (amount: number): string => moneyText(amount, { currency: shared.currency, locale });
  const resource = resourceNamed(view.name);
  const answers = isInTime(shared.valid_until, today) ? possibleAnswers(resource, view, { id, status }) : [];
  const isLate = payment !== null && due_date !== null && due_date < today;
  const paidShare = kind === 'invoice' && total > 0 && payment ? Math.max(0, Math.min(1, 1 - balance / total)) : 0;
  return (
    <section className="portal-card" aria-label="State">
      <div className="portal-row">
        {total > 0 && <span className="state-amount">{money(payment ? balance : total)}</span>}
        <span className="end">
          <StateChip status={isLate ? 'overdue' : status} />
        </span>
      </div>
      <p className="state-text">{stateText(shared, money, today)}</p>
      {paidShare > 0 && (
        <div className="meter" role="img" aria-label={`${Math.round(paidShare * 100)} % paid`}>
          <i style={{ inlineSize: `${paidShare * 100}%` }} />
        </div>
      )}
      {answers.length > 0 && <AnswerButtons answers={answers} name={title || number} total={money(total)} />}
      {isPaying && payment && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Your payment is being confirmed. This page shows it once it has arrived.
        </Alert>
      )}
      {!isPaying && payment && (
        <div className="state-ways">
          <WaysToPay
            payment={payment}
            amount={money(payment.amount)}
            checkoutPath={`${resource.path}/${id}/checkout`}
          />
        </div>
      )}
    </section>
  );
}
