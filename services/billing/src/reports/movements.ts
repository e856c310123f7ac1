/** A kind of movement that invoices hold as a list, such as their payments. */
interface MovementKind {
  readonly kind: string;
  /** The list of the invoice. */
  readonly list: string;
  /** The field of its entries with the day; entries without one do not count. */
  readonly day: string;
  /** The field of its entries with the amount; entries without one do not count. */
  readonly amount: string;
  /** 1 if a positive amount increases the balance of the client, -1 if it reduces it. */
  readonly sign: 1 | -1;
}

/** The lists of movements that invoices hold. Those of credit notes are read from the credit notes. */
const MOVEMENT_KINDS: readonly MovementKind[] = [
  { kind: 'reminder_fee', list: 'reminders', day: 'reminded_on', amount: 'fee', sign: 1 },
  { kind: 'fee_waiver', list: 'reminders', day: 'waived_on', amount: 'fee', sign: -1 },
  { kind: 'payment', list: 'payments', day: 'paid_on', amount: 'amount', sign: -1 },
  { kind: 'payment_void', list: 'payments', day: 'voided_on', amount: 'amount', sign: 1 },
  { kind: 'refund', list: 'refunds', day: 'refunded_on', amount: 'amount', sign: 1 },
  { kind: 'transfer', list: 'transfers', day: 'transferred_on', amount: 'amount', sign: 1 },
];

/** A movement that an invoice has at most once. */
interface SingleMovement {
  readonly kind: string;
  /** The field of the amount, which reduces the balance. */
  readonly field: string;
  /** The expression of the day. */
  readonly day: string;
}

/** A write-off counts as far as it was not paid later. Taxes are withheld and deposits offset when the invoice is sent. */
const SINGLE_MOVEMENTS: readonly SingleMovement[] = [
  { kind: 'withholding', field: 'withheld_total', day: '$sent_on' },
  { kind: 'deposit', field: 'deposited', day: '$sent_on' },
  { kind: 'write_off', field: 'written_off', day: '$write_off.written_off_on' },
];

/** The order of the kinds within a day. */
export const KIND_ORDER: readonly string[] = [
  ...['invoice', 'deposit', 'credit_note', 'withholding'],
  ...MOVEMENT_KINDS.map(({ kind }) => kind),
  'write_off',
];

/** Returns the expression of the movements of an invoice, without the invoice itself and its credit notes. */
export const movementsOfInvoice = (): object => ({
  $concatArrays: [...MOVEMENT_KINDS.map(movementsOfKind), ...SINGLE_MOVEMENTS.map(movementsOfSingle)],
});

function movementsOfSingle({ kind, field, day }: SingleMovement): object {
  const movement = { kind: { $literal: kind }, on: day, amount: { $multiply: [-1, `$${field}`] } };
  return { $cond: [{ $gt: [`$${field}`, 0] }, [movement], []] };
}

function movementsOfKind({ kind, list, day, amount, sign }: MovementKind): object {
  const [on, value] = [`$$entry.${day}`, { $ifNull: [`$$entry.${amount}`, 0] }];
  const entries = { input: { $ifNull: [`$${list}`, []] }, as: 'entry' };
  const counted = { $filter: { ...entries, cond: { $and: [{ $gt: [on, null] }, { $ne: [value, 0] }] } } };
  const movement = { kind: { $literal: kind }, on, amount: { $multiply: [sign, value] } };
  return { $map: { input: counted, as: 'entry', in: movement } };
}

/** Returns the expression of the sum of an invoice's movements before a day. */
export function sumOfMovementsBefore(day: Date): object {
  const earlier = { $filter: { input: movementsOfInvoice(), as: 'one', cond: { $lt: ['$$one.on', day] } } };
  return { $sum: { $map: { input: earlier, as: 'one', in: '$$one.amount' } } };
}

/**
 * Returns the conditions that an invoice was settled by a movement on a day or later. A fee settles an invoice that was
 * overpaid before.
 */
export const movedFrom = (day: Date): object[] => [
  ...MOVEMENT_KINDS.map(({ list, day: field }) => ({ [`${list}.${field}`]: { $gte: day } })),
  { 'write_off.written_off_on': { $gte: day } },
];

/** Returns the conditions that an invoice has a movement from a day on and before another. */
export const movedWithin = (from: Date, after: Date): object[] => [
  ...MOVEMENT_KINDS.map(({ list, day }) => ({ [`${list}.${day}`]: { $gte: from, $lt: after } })),
  { 'write_off.written_off_on': { $gte: from, $lt: after } },
];
