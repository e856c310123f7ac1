import ClientsIcon from '@mui/icons-material/Business';
import ContractIcon from '@mui/icons-material/Handshake';
import RequestIcon from '@mui/icons-material/MarkunreadMailbox';
import EstimateIcon from '@mui/icons-material/RequestQuote';
import OrderIcon from '@mui/icons-material/ShoppingCart';
import LeadIcon from '@mui/icons-material/TrendingUp';
import { is, type View } from '../view.ts';

const addressRows = [['address'], ['zip', 'city'], ['state', 'country']];

/** The views of sales, from leads to orders. */
export const sales: readonly View[] = [
  {
    name: 'clients',
    one: 'Client',
    many: 'Clients',
    group: 'Sales',
    icon: ClientsIcon,
    title: 'company_name',
    columns: ['company_name', 'city', 'status', 'country', 'phone', 'type', 'created_date'],
    rows: [
      ['company_name', 'type'],
      ['email', 'phone'],
      ['website'],
      ...addressRows,
      ['currency', 'language'],
      ['due_days'],
      ['cash_discounts'],
      ['buyer_reference', 'purchase_order', 'contract_reference'],
      ['country_code', 'vat_number'],
      ['reverse_charge'],
      ['tax_exempt', 'tax_exemption_reason'],
      ['owner_id', 'status'],
      ['labels'],
    ],
    help: {
      email: 'Invoices, estimates and contracts go there',
      currency: 'If other than yours',
      language: 'Of documents and emails, if other than yours',
      country_code: 'For taxes and electronic invoices',
      due_days: 'If other than usual',
      buyer_reference: 'A Leitweg-ID or what they ask for',
    },
    labels: { country_code: 'Country of taxation', due_days: 'Days until an invoice is due' },
    // Groups are numbers of client apps without names; labels group clients in the panel.
    hidden: ['group_ids'],
    // Set by client apps; it follows from the VAT number or the email address.
    left: ['electronic_address'],
    filters: ['status', 'type'],
    portal: { many: 'Your company', one: 'Company', columns: ['company_name', 'city', 'country', 'phone'] },
    empty: 'No clients yet. They are the companies and people you work for.',
  },
  {
    name: 'leads',
    one: 'Lead',
    many: 'Leads',
    group: 'Sales',
    icon: LeadIcon,
    title: 'company_name',
    columns: ['company_name', 'value', 'status', 'source', 'owner_id', 'city', 'created_at'],
    rows: [
      ['company_name', 'type'],
      ['status', 'lost_reason'],
      ['value', 'source'],
      ['phone', 'website'],
      ...addressRows,
      ['owner_id'],
    ],
    help: { lost_reason: 'Needed when a lead is lost' },
    filters: ['status'],
    empty: 'No leads yet. Note down everyone who might become a client.',
    verbs: {
      Convert: {
        label: 'Make a client',
        done: 'The lead is a client now.',
        isMain: true,
        question: 'This makes a client from the lead and marks the lead as won. It cannot be taken back.',
        opens: 'clients',
      },
    },
    locked: ({ status }) => (status === 'won' ? 'This lead has become a client and stays as it is.' : undefined),
  },
  {
    name: 'estimate_requests',
    one: 'Estimate request',
    many: 'Estimate requests',
    group: 'Sales',
    icon: RequestIcon,
    title: ({ company_name, id }) => String(company_name || `Request ${id}`),
    columns: ['company_name', 'client_id', 'status', 'assigned_to', 'form_title', 'created_at'],
    narrow: ['form_title', 'status'],
    rows: [['status', 'assigned_to']],
    hidden: ['client_id'],
    left: ['form_id', 'values'],
    labels: { company_name: 'Company', form_title: 'Form' },
    creating: { label: 'Send', done: 'Thank you. Your request is sent.' },
    next: {
      label: 'Write an estimate',
      resource: 'estimates',
      from: ({ id, client_id, status }) =>
        status === 'estimated' || status === 'cancelled'
          ? undefined
          : { estimate_request_id: id, ...(client_id && { client_id }) },
    },
    filters: ['status', 'assigned_to'],
    portal: {
      columns: ['form_title', 'status', 'created_at'],
      narrow: ['status', 'created_at'],
      title: ({ form_title, id }) => `${form_title || 'Request'} ${id}`,
      empty: 'Ask for an estimate: tell us what you need, and we answer with what it costs.',
    },
    empty: 'Nobody has asked for an estimate yet.',
  },
  {
    name: 'estimates',
    one: 'Estimate',
    many: 'Estimates',
    group: 'Sales',
    icon: EstimateIcon,
    title: ({ estimate_number, id }) => String(estimate_number ?? `#${id}`),
    columns: ['estimate_number', 'client_id', 'status', 'total', 'estimate_date', 'valid_until'],
    rows: [['client_id'], ['estimate_date', 'valid_until'], ['items'], ['note'], ['terms']],
    hidden: ['status', 'estimate_request_id', 'currency'],
    deletable: is('draft', 'declined'),
    filters: ['status'],
    longTexts: ['note', 'terms'],
    verbs: {
      Send: {
        label: 'Send to the client',
        done: 'Sent.',
        isMain: true,
        question: 'The lines cannot be changed afterwards.',
      },
      Accept: {
        label: 'Accept',
        done: 'Accepted. An order is on its way.',
        isMain: true,
        question: 'Accept this estimate for the client? It becomes an order.',
      },
      Decline: {
        label: 'Decline',
        done: 'Declined.',
        question: 'Decline this estimate for the client?',
      },
      Reopen: { label: 'Reopen', done: 'It is a draft again.', isMain: true },
    },
    portal: {
      verbs: {
        Accept: {
          label: 'Accept',
          done: 'Accepted. Thank you! Your order is on its way.',
          isMain: true,
          question: 'Accept this estimate? It becomes an order.',
        },
        Decline: { label: 'Decline', done: 'Declined.', question: 'Decline this estimate?' },
      },
      empty: 'No estimates yet. You find here what we offer you.',
    },
    empty: 'No estimates yet. An estimate that is accepted becomes an order by itself.',
    locked: ({ status }) =>
      status === 'draft' ? undefined : 'An estimate that was sent cannot be changed. Once declined it can be reopened.',
  },
  {
    name: 'orders',
    one: 'Order',
    many: 'Orders',
    group: 'Sales',
    icon: OrderIcon,
    title: ({ order_number, id }) => String(order_number ?? `#${id}`),
    columns: ['order_number', 'client_id', 'status', 'total', 'order_date'],
    rows: [['client_id', 'order_date'], ['status'], ['items'], ['note'], ['terms']],
    hidden: ['currency'],
    filters: ['status'],
    longTexts: ['note', 'terms'],
    verbs: {
      CreateDeposit: {
        label: 'Make a deposit invoice',
        done: 'The deposit invoice is a draft.',
        question: 'It invoices a part of the order before the delivery: either a percentage, or an amount with taxes.',
        opens: 'invoices',
        when: is('new', 'processing', 'confirmed'),
        help: { due_date: 'If empty, it follows from the payment term' },
        max: ({ total }) => total,
      },
    },
    open: ({ status }) => (status === 'new' || status === 'processing' ? undefined : ['status', 'note']),
    portal: { empty: 'No orders yet. An estimate that you accept becomes one.' },
    empty: 'No orders yet. They come from accepted estimates, or you make one here.',
  },
  {
    name: 'contracts',
    one: 'Contract',
    many: 'Contracts',
    group: 'Sales',
    icon: ContractIcon,
    title: ({ title, id }) => String(title ?? `#${id}`),
    columns: ['id', 'title', 'client_id', 'status', 'total', 'contract_date', 'valid_until'],
    narrow: ['client_id', 'status'],
    help: { id: 'A number of your own that no other contract has; it cannot be changed later' },
    filters: ['status'],
    rows: [
      ['title', 'client_id'],
      ['contract_date', 'valid_until'],
      ['status'],
      ['content'],
      ['items'],
      ['note'],
      ['terms'],
    ],
    hidden: ['currency'],
    longTexts: ['content', 'note', 'terms'],
    verbs: {
      Send: {
        label: 'Send to the client',
        done: 'Sent.',
        isMain: true,
        question: 'The client can then accept or decline the contract. It cannot be changed afterwards.',
      },
    },
    portal: { empty: 'No contracts yet.' },
    answers: [
      {
        by: 'client',
        label: 'Accept',
        changes: { status: 'accepted' },
        question: 'Accept this contract? It cannot be changed afterwards.',
        isMain: true,
      },
      {
        by: 'client',
        label: 'Decline',
        changes: { status: 'declined' },
        question: 'Decline this contract?',
      },
    ],
    empty: 'No contracts yet. A contract says what you and a client have agreed on.',
    open: ({ status }) => (status === 'sent' ? ['status'] : undefined),
    locked: ({ status }) =>
      status === 'accepted' || status === 'declined' ? `This contract is ${status} and stays as it is.` : undefined,
  },
];
