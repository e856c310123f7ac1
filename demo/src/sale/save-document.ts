import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openInvoiceValidator } from '@bms/backing-services';
import type { Scenario } from './scenario.ts';

/** A sent invoice or credit note. */
export interface SavedDocument {
  readonly id: number;
  readonly number: string;
  /** The functions of the client for its type. */
  readonly of: 'invoices' | 'creditNotes';
}

/**
 * Saves the PDFs of documents, which contain the electronic invoices (Factur-X), and validates them in one run of the
 * validator.
 */
export async function saveDocuments(
  scenario: Scenario,
  documents: readonly SavedDocument[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const saved = [];
  for (const document of documents) saved.push(await saveDocument(scenario, document, folder));
  const verdicts = await verdictsOf(saved.map(({ file }) => file));
  for (const { which, file, isNew } of saved)
    scenario.show({ what: 'PDF and Factur-X validated', which, detail: verdicts(file), isNew });
}

async function saveDocument({ api, show }: Scenario, { id, number: which, of }: SavedDocument, folder: string) {
  const file = path.resolve(folder, `${which}.pdf`);
  const isNew = !existsSync(file);
  const { data } = await api.call[of].pdf({ path: { id }, parseAs: 'arrayBuffer' });
  const bytes = Buffer.from(data as unknown as ArrayBuffer);
  await writeFile(file, bytes);
  show({ what: 'PDF with Factur-X saved', which, detail: `${file} (${bytes.length} bytes)`, isNew });
  return { which, file, isNew };
}

/**
 * Returns a function with the verdict of the validator on a file; without Java or Maven, the reason why there is none.
 * @throws Error for a file that is not valid
 */
async function verdictsOf(files: readonly string[]): Promise<(file: string) => string> {
  const validator = await openInvoiceValidator().catch((error: Error) => error);
  if (validator instanceof Error) return () => `skipped: ${validator.message.split('\n')[0]}`;
  const verdicts = await validator.validate([...files]);
  return (file) => {
    const verdict = verdicts.get(file);
    if (verdict?.isValid) return 'valid: PDF/A-3a (veraPDF) and EN 16931 (Mustang), 0 errors';
    throw new Error(`${file} is not valid: ${verdict?.errors.join('; ')}`);
  };
}
