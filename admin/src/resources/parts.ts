import { BASE } from '../app/base.ts';
import { hasResource, resourceNamed } from '../contract/contract.ts';
import { inSentence } from '../contract/labels.ts';
import { viewOf } from './views.ts';

/** The names of the records that the page of a client shows, since they have no page of their own. */
const PARTS: Readonly<Record<string, { readonly one: string; readonly many: string }>> = {
  contacts: { one: 'Contact', many: 'Contacts' },
  notes: { one: 'Note', many: 'Notes' },
};

/** A record as the search and the timeline name it. */
interface NamedRecord {
  readonly module: string;
  readonly record_id: number;
  /** Its client, if it has one. */
  readonly client_id?: number | null;
}

/** Returns the name of the records of a module, such as "Invoice"; undefined if the panel does not show them. */
export const kindOf = (module: string): string | undefined => viewOf(module)?.one ?? PARTS[module]?.one;

/** Returns the name of several records of a module, such as "Invoices"; undefined if the panel does not show them. */
export const kindsOf = (module: string): string | undefined => viewOf(module)?.many ?? PARTS[module]?.many;

/** Returns the name of the records of a module within a sentence. */
export const kindInSentence = (module: string): string => inSentence(kindOf(module) ?? module);

/** Returns the path of the page that shows a record; undefined if there is none. */
export function pageOf({ module, record_id, client_id }: NamedRecord): string | undefined {
  if (module in PARTS) return client_id ? `${BASE}/clients/${client_id}` : undefined;
  const hasPage = viewOf(module) && hasResource(module) && resourceNamed(module).access.get !== undefined;
  return hasPage ? `${BASE}/${module}/${record_id}` : undefined;
}
