import { invalid, type Violation } from '@bms/contracts';
import { supplyPathsOf } from '@bms/document-lines';
import type { RecordChange, StoredValues } from '@bms/service-kit';
import type { Invoice } from '../invoices/invoices.model.ts';
import { indexFrom, occurrenceAt, periodAt, type RecurrenceRule } from './occurrences.ts';
import type { RecurringInvoice } from './recurring-invoices.model.ts';

/** The fields that the dates of the invoices depend on. */
const SCHEDULE = ['every', 'interval', 'starts_on', 'ends_on'] as const;

const DAY_MS = 24 * 3600 * 1000;

/** The position of a recurring invoice in its schedule. */
interface Position {
  /** The date of the next invoice; undefined after the last one. */
  readonly next_on: Date | undefined;
  readonly next_index: number;
}

/**
 * Asserts the dates of a schedule: a first invoice in the past would create all invoices since then at once.
 * @throws ApiError validation_failed naming starts_on or ends_on
 */
export function checkSchedule({ kind, changed, after }: RecordChange<RecurringInvoice>, today: Date): void {
  if (kind !== 'created' && kind !== 'updated') return;
  const { starts_on, ends_on } = ruleOf(after);
  const violations: Violation[] = [];
  if (changed.has('starts_on') && starts_on < today) {
    violations.push({ field: 'starts_on', code: 'out_of_range', message: 'starts_on must be today or later.' });
  }
  if (ends_on && ends_on < starts_on) {
    violations.push({ field: 'ends_on', code: 'out_of_range', message: 'ends_on must not be before starts_on.' });
  }
  if (violations.length > 0) throw invalid(...violations);
}

/** Asserts that lines have no days of supply: their invoices have periods. @throws ApiError validation_failed naming them */
export function assertNoSupply(record: RecurringInvoice): void {
  const violations = supplyPathsOf(record).map((field): Violation => {
    const message = `${field} must be empty: the invoices have the period from their day to the next one.`;
    return { field, code: 'not_allowed', message };
  });
  if (violations.length > 0) throw invalid(...violations);
}

/**
 * Returns the position after a change of the schedule: the first occurrence after the last invoice, and not in the past.
 * Undefined if the schedule did not change.
 */
export function positionAfterChange(
  record: StoredValues<RecurringInvoice>,
  changed: RecordChange<RecurringInvoice>['changed'],
  today: Date,
): Position | undefined {
  if (record.version !== undefined && !SCHEDULE.some((field) => changed.has(field))) return undefined;
  return nextPosition(record, today);
}

/** Returns the position at the first occurrence after the last invoice that is not in the past. */
export function nextPosition(record: StoredValues<RecurringInvoice>, today: Date): Position {
  const rule = ruleOf(record);
  const { last_on } = record;
  return positionAt(rule, indexFrom(rule, last_on && last_on >= today ? new Date(last_on.getTime() + DAY_MS) : today));
}

/** Returns the period of supply of the next invoice: from its day to the one before the invoice after it. */
export function nextPeriod(record: RecurringInvoice): Pick<StoredValues<Invoice>, 'supply_from' | 'supply_to'> {
  const { from, to } = periodAt(ruleOf(record), record.next_index ?? 0);
  return { supply_from: from, supply_to: to };
}

/** Returns the position after the next invoice. */
export function positionAfterNext(record: RecurringInvoice): Position {
  return positionAt(ruleOf(record), (record.next_index ?? 0) + 1);
}

const positionAt = (rule: RecurrenceRule, index: number): Position => ({
  next_on: occurrenceAt(rule, index),
  next_index: index,
});

function ruleOf({ every, interval, starts_on, ends_on }: StoredValues<RecurringInvoice>): RecurrenceRule {
  return { every: every!, interval: interval || 1, starts_on: starts_on!, ends_on: ends_on ?? undefined };
}
