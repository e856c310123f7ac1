import { plusDays } from '../../fields/dates.ts';
import type { Balance } from '../../resources/use-balances.ts';

/** The unpaid amount of an age. */
export interface Age {
  readonly label: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** The filter of the list of its invoices. */
  readonly filter: Readonly<Record<string, string | boolean>>;
  /** The colour of its bar: warmer with the age. */
  readonly colour: string;
}

/** Splits the balance of unpaid invoices by age, as the report of receivables does. @param today YYYY-MM-DD */
export function agesOf(balance: Balance, today: string): Age[] {
  const before = (days: number): string => plusDays(today, -days);
  const late = (first: number, last: number): Age['filter'] => ({
    unpaid: true,
    due_from: before(last),
    due_to: before(first),
  });
  const notDue = balance.balance - balance.overdue_balance;
  return [
    { label: 'Not due yet', amount: notDue, filter: { unpaid: true, due_from: today }, colour: 'primary.main' },
    { label: '1–30 days late', amount: balance.overdue_1_30, filter: late(1, 30), colour: 'var(--warning-dot)' },
    { label: '31–60 days late', amount: balance.overdue_31_60, filter: late(31, 60), colour: 'var(--warning-dot)' },
    { label: '61–90 days late', amount: balance.overdue_61_90, filter: late(61, 90), colour: 'var(--danger-dot)' },
    {
      label: 'Over 90 days late',
      amount: balance.overdue_over_90,
      filter: { unpaid: true, due_to: before(91) },
      colour: 'var(--danger-dot)',
    },
  ];
}
