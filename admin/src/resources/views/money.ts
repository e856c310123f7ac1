import CreditNoteIcon from '@mui/icons-material/AssignmentReturn';
import RecurringIcon from '@mui/icons-material/Autorenew';
import CategoryIcon from '@mui/icons-material/Category';
import ItemIcon from '@mui/icons-material/Inventory2';
import PaymentIcon from '@mui/icons-material/Payments';
import TaxIcon from '@mui/icons-material/Percent';
import InvoiceIcon from '@mui/icons-material/ReceiptLong';
import RefundIcon from '@mui/icons-material/Undo';
import type { RaRecord } from 'react-admin';
import { type Creditable, creditLeft } from '../../pages/credit-notes/credit-left.ts';
import { is, type View } from '../view.ts';

/** Returns the state of an invoice beyond its status: credited in full, overdue, or with a refund due. */
function invoiceState(invoice: RaRecord, today: string): string | undefined {
  const { status, total, balance, due_date } = invoice;
  if (total > 0 && creditable(invoice) <= 0) return 'credited';
  if (is('sent', 'partially_paid')(invoice) && balance > 0 && due_date < today) return 'overdue';
  return status === 'paid' && balance < 0 ? 'refund_due' : undefined;
}

/** Returns what can be credited of an invoice; of one in a list, its total. */
const creditable = (invoice: RaRecord): number => creditLeft(invoice as Creditable);

/** Returns what can be refunded: the payments, or what is overpaid with the deposits of an order. */
const refundable = ({ paid = 0, refunded = 0, balance = 0 }: RaRecord): number =>
  Math.max(paid - refunded, -balance, 0);

/** The views of billing. */
export const money: readonly View[] = [
  {
    name: 'invoices',
    due: { field: 'due_date', from: 'due_from', to: 'due_to', filter: { unpaid: true } },
    one: 'Invoice',
    many: 'Invoices',
    group: 'Money',
    section: 'invoices',
    letter: 'i',
    icon: InvoiceIcon,
    title: ({ invoice_number, id }) => String(invoice_number ?? `#${id}`),
    columns: ['invoice_number', 'client_id', 'status', 'total', 'due_date', 'created_at'],
    rows: [
      ['client_id', 'due_date'],
      ['items'],
      ['note'],
      ['terms'],
      ['supply_date', 'supply_from', 'supply_to'],
      ['buyer_reference', 'purchase_order', 'contract_reference'],
      ['cash_discounts'],
      ['exchange_rate'],
    ],
    advanced: [
      ...['terms', 'supply_date', 'supply_from', 'supply_to', 'cash_discounts', 'exchange_rate'],
      ...['buyer_reference', 'purchase_order', 'contract_reference'],
    ],
    help: {
      buyer_reference: 'If other than that of the client',
      supply_date: 'One day, or a period',
      exchange_rate: 'If the currency is not your own',
    },
    longTexts: ['note', 'terms'],
    hidden: ['status', 'currency'],
    tabs: [
      { label: 'Draft', filter: { status: 'draft' } },
      { label: 'Unpaid', filter: { unpaid: true } },
      { label: 'Overdue', filter: { overdue: true } },
      { label: 'Paid', filter: { status: 'paid' } },
      { label: 'Cancelled', filter: { status: 'cancelled' } },
    ],
    deletable: is('draft'),
    verbs: {
      Send: {
        label: 'Send to the client',
        done: 'Sent.',
        isMain: true,
        question: 'Afterwards only the due date can be changed.',
      },
      AddPayment: {
        label: 'Add a payment',
        done: 'The payment is noted.',
        isMain: true,
        when: (invoice) => is('sent', 'partially_paid')(invoice) || Number(invoice['written_off']) > 0,
        begins: ({ balance, written_off }, today) => ({ amount: balance || written_off, paid_on: today }),
        max: ({ balance, written_off }, organization) =>
          organization?.overpayment === 'credit' ? Number.MAX_SAFE_INTEGER : balance + written_off,
        also: {
          label: 'Email the client a receipt',
          resource: 'payments',
          verb: 'SendReceipt',
          of: ({ payment }) => payment as RaRecord,
          failed: 'The receipt was not sent.',
        },
      },
      ApplyCredit: {
        label: 'Apply credit',
        done: 'The credit is applied.',
        question:
          'Pay this invoice with what other invoices of the client are overpaid by? Without an amount, as far as possible.',
        max: ({ balance }) => balance,
      },
      Remind: {
        label: 'Remind the client',
        done: 'The client is reminded.',
        question:
          'The client gets a mail that asks for the balance, with the fee of the next reminder if there is one.',
        when: ({ overdue }) => overdue === true,
      },
      AddRefund: {
        label: 'Add a refund',
        done: 'The refund is noted.',
        question: 'Note money that was paid back to the client. It increases the balance.',
        when: (invoice) => refundable(invoice) > 0,
        begins: (invoice, today) => ({ amount: refundable(invoice), refunded_on: today }),
        max: refundable,
      },
      WriteOff: {
        label: 'Write off',
        done: 'Written off.',
        begins: (_invoice, today) => ({ written_off_on: today }),
        question: 'Write off the balance, which the client will not pay? A payment can be added later all the same.',
      },
      Cancel: {
        label: 'Cancel the invoice',
        done: 'Cancelled.',
        // A draft is deleted.
        when: is('sent'),
        question:
          'A credit note of everything that is not credited yet is issued today, so that past reports stay as they are. No mail is sent; the credit note can be sent afterwards.',
      },
    },
    next: {
      label: 'Make a credit note',
      resource: 'credit_notes',
      from: (invoice) =>
        is('sent', 'partially_paid', 'paid')(invoice) && creditable(invoice) > 0
          ? { invoice_id: invoice.id }
          : undefined,
    },
    state: invoiceState,
    open: ({ status }) => (status === 'sent' || status === 'partially_paid' ? ['due_date'] : undefined),
    portal: { empty: 'No invoices yet.' },
    empty: 'No invoices yet. A confirmed order makes one by itself, or you make one here.',
    locked: ({ status }) =>
      status === 'paid' || status === 'cancelled' ? `This invoice is ${status} and stays as it is.` : undefined,
  },
  {
    name: 'credit_notes',
    one: 'Credit note',
    many: 'Credit notes',
    group: 'Money',
    section: 'invoices',
    place: 'more',
    icon: CreditNoteIcon,
    title: ({ credit_note_number, id }) => String(credit_note_number ?? `#${id}`),
    columns: ['credit_note_number', 'client_id', 'status', 'total', 'created_at'],
    rows: [['invoice_id'], ['reason'], ['items']],
    hidden: ['status'],
    longTexts: ['reason'],
    deletable: is('draft'),
    open: ({ status }) => (status === 'draft' ? ['reason', 'items'] : undefined),
    verbs: {
      Send: {
        label: 'Send to the client',
        done: 'Sent.',
        isMain: true,
        question: 'The credit note reduces the balance of its invoice, and cannot be changed afterwards.',
      },
      Issue: {
        label: 'Issue without a mail',
        done: 'Issued.',
        question:
          'The credit note reduces the balance of its invoice, and cannot be changed afterwards. No mail is sent.',
      },
    },
    portal: { columns: ['credit_note_number', 'status', 'total', 'created_at'], empty: 'No credit notes yet.' },
    empty: 'No credit notes yet. They correct invoices that were sent.',
    locked: ({ status }) => (status === 'draft' ? undefined : 'A credit note is final once it is issued.'),
  },
  {
    name: 'payments',
    one: 'Payment',
    many: 'Payments',
    group: 'Money',
    section: 'invoices',
    icon: PaymentIcon,
    title: ({ invoice_number, id }) => `Payment of ${invoice_number ?? `#${id}`}`,
    columns: ['paid_on', 'client_id', 'invoice_id', 'amount', 'method', 'status'],
    hidden: ['status'],
    left: ['invoice_number'],
    labels: {
      paid_on: 'Paid on',
      void_reason: 'Reason',
      voided_on: 'Voided on',
      voided_by: 'Voided by',
      receipt_sent_at: 'Receipt sent',
    },
    noCreate: true,
    verbs: {
      SendReceipt: {
        label: 'Email a receipt',
        done: 'The receipt is sent.',
        question: 'The client gets a mail that confirms the payment and names what is still open, with the invoice.',
      },
      Void: {
        label: 'Void the payment',
        done: 'Voided.',
        question:
          'Void a payment that did not come, such as a cheque that bounced, or that was entered by mistake? The invoice owes the amount again from today on; past reports stay as they are.',
      },
    },
    locked: () => 'A payment cannot be changed; it can be voided.',
    portal: { columns: ['paid_on', 'invoice_id', 'amount', 'method', 'status'], empty: 'No payments yet.' },
    empty: 'No payments yet. They are added to an invoice.',
  },
  {
    name: 'refunds',
    one: 'Refund',
    many: 'Refunds',
    group: 'Money',
    section: 'invoices',
    place: 'more',
    icon: RefundIcon,
    title: ({ invoice_number, id }) => `Refund of ${invoice_number ?? `#${id}`}`,
    columns: ['paid_on', 'client_id', 'invoice_id', 'amount', 'method'],
    hidden: ['status'],
    left: ['invoice_number'],
    labels: { paid_on: 'Refunded on' },
    noCreate: true,
    locked: () => 'A refund cannot be changed.',
    portal: { columns: ['paid_on', 'invoice_id', 'amount', 'method'], empty: 'No refunds yet.' },
    empty: 'No refunds yet. They are added to an invoice.',
  },
  {
    name: 'recurring_invoices',
    one: 'Recurring invoice',
    many: 'Recurring invoices',
    group: 'Money',
    place: 'more',
    icon: RecurringIcon,
    title: ({ id, client_name }) => `#${id} ${client_name ?? ''}`.trim(),
    columns: ['client_id', 'status', 'total', 'every', 'interval', 'next_on'],
    rows: [['client_id', 'currency'], ['every', 'interval'], ['starts_on', 'ends_on'], ['send', 'due_days'], ['items']],
    hidden: ['status', 'last_invoice_id'],
    labels: {
      every: 'Every',
      interval: 'Number of periods',
      next_on: 'Next invoice',
      last_on: 'Last invoice',
      send: 'Send to the client',
    },
    help: {
      interval: '2 with month is every second month',
      send: 'Otherwise each invoice is a draft that you send',
      due_days: 'Days until an invoice is due, if other than usual',
    },
    verbs: {
      Pause: { label: 'Pause', done: 'Paused.', question: 'No invoices are created until it is resumed.' },
      Resume: { label: 'Resume', done: 'Resumed.', isMain: true },
    },
    isForStaff: true,
    hasSupplyOfPeriod: true,
    empty: 'No recurring invoices yet. They create the same invoice every week, month, quarter or year.',
  },
  {
    name: 'items',
    one: 'Item',
    many: 'Items',
    group: 'Money',
    icon: ItemIcon,
    title: 'title',
    columns: ['title', 'rate', 'unit_type', 'category_id'],
    rows: [['title', 'category_id'], ['rate', 'unit_type'], ['prices'], ['description']],
    hidden: ['currency'],
    longTexts: ['description'],
    empty: 'No items yet. What you sell often is quick to put on an invoice from here.',
  },
  {
    name: 'item_categories',
    one: 'Item category',
    many: 'Item categories',
    group: 'Money',
    place: 'settings',
    icon: CategoryIcon,
    title: 'title',
    columns: ['title', 'sort', 'created_at'],
    sort: { field: 'sort', order: 'ASC' },
    longTexts: ['description'],
    empty: 'No categories yet.',
  },
  {
    name: 'taxes',
    one: 'Tax',
    many: 'Taxes',
    group: 'Money',
    place: 'settings',
    icon: TaxIcon,
    title: 'title',
    columns: ['title', 'rate', 'category', 'withholding', 'is_default'],
    rows: [['title'], ['rate', 'category'], ['withholding'], ['is_default']],
    labels: { rate: 'Rate in percent', withholding: 'Withheld by clients' },
    help: {
      title: 'Documents show it, such as VAT 19 %',
      withholding:
        'Clients keep it back and pay it to the tax office, such as IRPF or ritenuta. Its rate is below 0, such as -15.',
      is_default: 'New lines get this tax. At most one tax is the default.',
    },
    sort: { field: 'rate', order: 'DESC' },
    empty: 'No taxes yet. Lines of estimates, orders and invoices can have those that you add here.',
  },
];
