import type { Query } from '../../api/http.ts';
import { SOURCE } from '../sample-data/sample-data.ts';

/** A step of setting up an organization. */
export interface FirstStep {
  readonly label: string;
  readonly help: string;
  /** The page where it is done, below the base path. */
  readonly to: string;
  /** A page besides, for those who are not ready for the step. */
  readonly more?: { readonly label: string; readonly to: string };
  /** The call whose response tells whether it is done. */
  readonly path: string;
  readonly query?: Query;
  readonly isDoneBy: (body: object) => boolean;
}

const ONE = { limit: 1 };

/** Returns true if the list has more records than a new system. */
const hasMoreThan =
  (count: number) =>
  (body: object): boolean =>
    ((body as { readonly meta?: { readonly total?: number } }).meta?.total ?? 0) > count;

const organization = (body: object) => (body as { readonly record: Readonly<Record<string, unknown>> }).record;

interface Listed {
  readonly external_ids?: Readonly<Record<string, string>>;
}

/** The last clients, more than there are samples. */
const clients = (body: object): readonly Listed[] => (body as { readonly records: readonly Listed[] }).records;

/** The steps in the order in which documents need them. */
export const FIRST_STEPS: readonly FirstStep[] = [
  {
    label: 'Write the address of your organization',
    help: 'It is on every document, with the VAT number and the bank account.',
    to: '/organization',
    path: '/api/admin/organization',
    isDoneBy: (body) => Boolean(organization(body)['address']) && Boolean(organization(body)['country']),
  },
  {
    label: 'Add a bank account',
    help: 'With an IBAN, invoices have a QR code to pay by.',
    to: '/organization',
    path: '/api/admin/organization',
    isDoneBy: (body) => Boolean(organization(body)['iban']),
  },
  {
    label: 'Add your logo',
    help: 'For documents, mails and the portal of your clients.',
    to: '/organization',
    path: '/api/admin/organization',
    isDoneBy: (body) => Boolean(organization(body)['logo_file_id']),
  },
  {
    label: 'Add a tax',
    help: 'The default tax is on every new line.',
    to: '/taxes/create',
    path: '/api/taxes',
    query: ONE,
    isDoneBy: hasMoreThan(0),
  },
  {
    label: 'Add your first client',
    help: 'Or bring many along from a file, by Import.',
    to: '/clients/create',
    more: { label: 'Look around with sample data first', to: '/sample-data' },
    path: '/api/clients',
    query: { sort: '-id', limit: 10, fields: 'id,external_ids' },
    isDoneBy: (body) => clients(body).some((client) => client.external_ids?.[SOURCE] === undefined),
  },
  {
    label: 'Send your first invoice',
    help: 'You see it as your client will before it goes out.',
    to: '/invoices/create',
    path: '/api/invoices',
    query: { ...ONE, status: 'sent,partially_paid,paid' },
    isDoneBy: hasMoreThan(0),
  },
  {
    label: 'Invite a colleague',
    help: 'With a role that says what they may see and do.',
    to: '/team/create',
    path: '/api/team',
    query: ONE,
    isDoneBy: hasMoreThan(1),
  },
];
