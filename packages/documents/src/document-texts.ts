import type { PrintableDocument } from './printable-document.ts';

/** A text of a document with its field in the API, such as `client.company_name`. */
export interface DocumentText {
  readonly field: string;
  readonly text: string;
}

/** The names of a document's members in the API, where they differ. */
const FIELDS: Readonly<Record<string, string>> = { lines: 'items', seller: 'organization', buyer: 'client' };

/** Returns the texts of a document, also those of its lines and parties. */
export function textsOfDocument(document: PrintableDocument): DocumentText[] {
  return Object.entries(document).flatMap(([name, value]) => textsOf(value, FIELDS[name] ?? name));
}

function textsOf(value: unknown, field: string): DocumentText[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, `${field}[${index}]`));
  return Object.entries(value).flatMap(([name, member]) =>
    textsOf(member, `${field}.${field === 'client' && name === 'name' ? 'company_name' : name}`),
  );
}
