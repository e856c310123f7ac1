import ClientsIcon from '@mui/icons-material/Business';
import ContractIcon from '@mui/icons-material/Handshake';
import RequestIcon from '@mui/icons-material/MarkunreadMailbox';
import EstimateIcon from '@mui/icons-material/RequestQuote';
import OrderIcon from '@mui/icons-material/ShoppingCart';
import LeadIcon from '@mui/icons-material/TrendingUp';
import type { View } from '../view.ts';
import { is } from './states.ts';

const addressRows = [['address'], ['zip', 'city'], ['state', 'country']];

/** From a lead to an order. */
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
      ['phone', 'website'],
      ...addressRows,
      ['currency', 'vat_number'],
      ['owner_id', 'status'],
      ['labels', 'group_ids'],
    ],
    help: { group_ids: 'Numbers, separated by commas', currency: 'Three letters, such as EUR' },
    filters: ['status', 'type'],
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
        when: ({ status }) => status !== 'won' && status !== 'lost',
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
    next: {
      label: 'Write an estimate',
      resource: 'estimates',
      from: ({ id, client_id, status }) =>
        status === 'estimated' || status === 'cancelled'
          ? undefined
          : { estimate_request_id: id, ...(client_id && { client_id }) },
    },
    filters: ['status', 'assigned_to'],
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
    rows: [['client_id'], ['estimate_date', 'valid_until'], ['items'], ['note']],
    hidden: ['status', 'estimate_request_id'],
    deletable: is('draft', 'declined'),
    filters: ['status'],
    longTexts: ['note'],
    verbs: {
      Send: {
        label: 'Send to the client',
        when: is('draft'),
        done: 'Sent.',
        isMain: true,
        question: 'The client gets a mail. The lines cannot be changed afterwards.',
      },
      Accept: {
        label: 'Accept',
        when: is('sent'),
        done: 'Accepted. An order is on its way.',
        isMain: true,
        question: 'Accept this estimate for the client? It becomes an order.',
      },
      Decline: {
        label: 'Decline',
        when: is('sent'),
        done: 'Declined.',
        question: 'Decline this estimate for the client?',
      },
      Reopen: { label: 'Reopen', when: is('declined'), done: 'It is a draft again.', isMain: true },
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
    title: ({ id }) => `Order ${id}`,
    columns: ['id', 'client_id', 'status', 'total', 'order_date'],
    rows: [['client_id', 'order_date'], ['status'], ['items'], ['note']],
    filters: ['status'],
    longTexts: ['note'],
    open: ({ status }) => (status === 'new' || status === 'processing' ? undefined : ['status', 'note']),
    empty: 'No orders yet. They come from accepted estimates, or you make one here.',
  },
  {
    name: 'contracts',
    one: 'Contract',
    many: 'Contracts',
    group: 'Sales',
    icon: ContractIcon,
    title: ({ title, id }) => String(title ?? `#${id}`),
    columns: ['id', 'title'],
    rows: [['title', 'client_id'], ['contract_date', 'valid_until'], ['status'], ['content'], ['items'], ['note']],
    longTexts: ['content', 'note'],
    empty: 'No contracts yet.',
    locked: ({ status }) => (status === 'accepted' ? 'This contract is accepted and stays as it is.' : undefined),
  },
];
