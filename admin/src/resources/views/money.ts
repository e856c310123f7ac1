import CategoryIcon from '@mui/icons-material/Category';
import ItemIcon from '@mui/icons-material/Inventory2';
import InvoiceIcon from '@mui/icons-material/ReceiptLong';
import { is, type View } from '../view.ts';

/** The views of billing. */
export const money: readonly View[] = [
  {
    name: 'invoices',
    one: 'Invoice',
    many: 'Invoices',
    group: 'Money',
    icon: InvoiceIcon,
    title: ({ invoice_number, id }) => String(invoice_number ?? `#${id}`),
    columns: ['invoice_number', 'client_id', 'status', 'total', 'due_date', 'created_at'],
    rows: [['client_id', 'due_date'], ['items']],
    hidden: ['status', 'currency'],
    deletable: is('draft'),
    filters: ['status', 'unpaid', 'overdue'],
    verbs: {
      Send: {
        label: 'Send to the client',
        done: 'Sent.',
        isMain: true,
        question: 'The client gets a mail. Afterwards only the due date can be changed.',
      },
      AddPayment: {
        label: 'Add a payment',
        done: 'The payment is noted.',
        isMain: true,
      },
      Cancel: {
        label: 'Cancel the invoice',
        done: 'Cancelled.',
        question: 'Cancel this invoice? It keeps its number and stays cancelled.',
      },
    },
    open: ({ status }) => (status === 'sent' || status === 'partially_paid' ? ['due_date'] : undefined),
    portal: { empty: 'No invoices yet.' },
    empty: 'No invoices yet. A confirmed order makes one by itself, or you make one here.',
    locked: ({ status }) =>
      status === 'paid' || status === 'cancelled' ? `This invoice is ${status} and stays as it is.` : undefined,
  },
  {
    name: 'items',
    one: 'Item',
    many: 'Items',
    group: 'Money',
    icon: ItemIcon,
    title: 'title',
    columns: ['title', 'rate', 'unit_type', 'category_id'],
    rows: [['title', 'category_id'], ['rate', 'unit_type'], ['description']],
    longTexts: ['description'],
    filters: ['category_id'],
    empty: 'No items yet. What you sell often is quick to put on an invoice from here.',
  },
  {
    name: 'item_categories',
    one: 'Item category',
    many: 'Item categories',
    group: 'Money',
    icon: CategoryIcon,
    title: 'title',
    columns: ['title', 'sort', 'created_at'],
    sort: { field: 'sort', order: 'ASC' },
    longTexts: ['description'],
    empty: 'No categories yet.',
  },
];
