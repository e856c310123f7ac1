import { plusDays } from '../../fields/dates.ts';

/** Returns the id of a sample record; undefined if there is none, e.g. since its kind is not installed. */
export type IdOf = (resource: string, key: string) => number | undefined;

/** A sample record. */
export interface Sample {
  /** Unique among those of its kind: its id in the source `sample`. */
  readonly key: string;
  readonly title: string;
  readonly values: (idOf: IdOf) => Readonly<Record<string, unknown>>;
  /** The change after its creation: a new record is in the first status. */
  readonly change?: { readonly status: string; readonly lost_reason?: string };
}

/** The sample records of a resource. */
export interface SampleKind {
  readonly resource: string;
  /** The field with the title; undefined if such records have none. */
  readonly titleField?: string;
  readonly samples: readonly Sample[];
}

/** Addresses of the domain that is reserved for examples (RFC 2606): no mail reaches anyone. */
const at = (name: string): string => `${name}@example.com`;

/**
 * Returns the sample records, in an order in which each refers to earlier ones only. There are no invoices: these would take
 * numbers of a series without gaps.
 * @param today YYYY-MM-DD, which due dates follow from
 * @param userId the user who has the tasks
 */
export function samplesOn(today: string, userId: number): readonly SampleKind[] {
  const inDays = (days: number): string => plusDays(today, days);
  return [
    { resource: 'clients', titleField: 'company_name', samples: CLIENTS },
    { resource: 'items', titleField: 'title', samples: ITEMS },
    { resource: 'leads', titleField: 'company_name', samples: leads(inDays) },
    { resource: 'estimates', samples: estimates(inDays) },
    { resource: 'tasks', titleField: 'title', samples: tasks(inDays, userId) },
  ];
}

type InDays = (days: number) => string;

const CLIENTS: readonly Sample[] = [
  {
    key: 'harbour-tea',
    title: '[Sample] Harbour Tea House',
    values: () => ({
      type: 'organization',
      address: 'Quay Street 12',
      zip: '4001',
      city: 'Stavanger',
      country: 'Norway',
      country_code: 'NO',
      email: at('orders.harbour'),
      labels: ['sample'],
    }),
  },
  {
    key: 'linden-bakery',
    title: '[Sample] Linden Bakery',
    values: () => ({
      type: 'organization',
      address: 'Lindenallee 4',
      zip: '50968',
      city: 'Köln',
      country: 'Germany',
      country_code: 'DE',
      email: at('office.linden'),
      labels: ['sample'],
    }),
  },
  {
    key: 'ines-castro',
    title: '[Sample] Inês Castro',
    values: () => ({
      type: 'person',
      city: 'Porto',
      country: 'Portugal',
      country_code: 'PT',
      email: at('ines.castro'),
      labels: ['sample'],
    }),
  },
];

const ITEMS: readonly Sample[] = [
  { key: 'green-tea', title: '[Sample] Green tea, 1 kg', values: () => ({ unit_type: 'kg', rate: 4200 }) },
  { key: 'coffee', title: '[Sample] Coffee beans, 1 kg', values: () => ({ unit_type: 'kg', rate: 2850 }) },
  { key: 'tasting', title: '[Sample] Tasting on site', values: () => ({ unit_type: 'hours', rate: 9000 }) },
];

const leads = (inDays: InDays): readonly Sample[] => [
  {
    key: 'hotel',
    title: '[Sample] Hotel Fjordblick',
    values: () => ({
      city: 'Bergen',
      country: 'Norway',
      contact_name: 'Sunniva Dahl',
      email: at('sunniva.dahl'),
      source: 'Trade fair',
      value: 480_000,
      next_step: 'Send an estimate for the breakfast room',
      next_step_on: inDays(2),
    }),
    change: { status: 'negotiation' },
  },
  {
    key: 'cafe',
    title: '[Sample] Café Mistral',
    values: () => ({
      city: 'Marseille',
      country: 'France',
      contact_name: 'Léo Garnier',
      email: at('leo.garnier'),
      source: 'Website',
      value: 120_000,
      next_step: 'Call about the tasting',
      next_step_on: inDays(1),
    }),
    change: { status: 'qualified' },
  },
  {
    key: 'canteen',
    title: '[Sample] Canteen of the Old Mill',
    values: () => ({
      city: 'Leeds',
      country: 'United Kingdom',
      contact_name: 'Priya Nair',
      email: at('priya.nair'),
      source: 'Recommendation',
      value: 260_000,
    }),
  },
  {
    key: 'florist',
    title: '[Sample] Florist Verde',
    values: () => ({
      city: 'Bologna',
      country: 'Italy',
      source: 'Website',
      value: 60_000,
    }),
    change: { status: 'lost', lost_reason: 'Buys from a neighbour' },
  },
];

const estimates = (inDays: InDays): readonly Sample[] => [
  {
    key: 'spring-offer',
    title: 'Tea and a tasting for Harbour Tea House',
    values: (idOf) => ({
      client_id: idOf('clients', 'harbour-tea'),
      valid_until: inDays(30),
      items: [
        { item_id: idOf('items', 'green-tea'), title: '[Sample] Green tea, 1 kg', quantity: 20, rate: 4200 },
        { item_id: idOf('items', 'tasting'), title: '[Sample] Tasting on site', quantity: 2, rate: 9000 },
      ],
    }),
  },
  {
    key: 'coffee-offer',
    title: 'Coffee for Linden Bakery',
    values: (idOf) => ({
      client_id: idOf('clients', 'linden-bakery'),
      valid_until: inDays(21),
      items: [{ item_id: idOf('items', 'coffee'), title: '[Sample] Coffee beans, 1 kg', quantity: 35, rate: 2850 }],
    }),
  },
];

const tasks = (inDays: InDays, userId: number): readonly Sample[] => [
  {
    key: 'offer',
    title: '[Sample] Check the spring offer with the warehouse',
    values: (idOf) => ({
      estimate_id: idOf('estimates', 'spring-offer'),
      deadline: inDays(3),
      priority: 'high',
      assigned_to: [userId],
      labels: ['sample'],
    }),
    change: { status: 'in_progress' },
  },
  {
    key: 'visit',
    title: '[Sample] Visit Linden Bakery',
    values: (idOf) => ({
      client_id: idOf('clients', 'linden-bakery'),
      deadline: inDays(8),
      assigned_to: [userId],
      labels: ['sample'],
    }),
  },
  {
    key: 'thanks',
    title: '[Sample] Thank Inês Castro for the recommendation',
    values: (idOf) => ({
      client_id: idOf('clients', 'ines-castro'),
      assigned_to: [userId],
      labels: ['sample'],
    }),
    change: { status: 'done' },
  },
];
