import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openInvoiceValidator } from '@bms/parts';
import type { Scenario } from './scenario.ts';

/**
 * Saves the PDF of a sent invoice or credit note, which contains the electronic invoice (Factur-X), and validates both.
 * @param of the functions of the client for its type
 */
export async function saveDocument(
  { api, show }: Scenario,
  { id, number: which }: { readonly id: number; readonly number: string },
  folder: string,
  of: 'invoices' | 'creditNotes' = 'invoices',
): Promise<void> {
  const file = path.resolve(folder, `${which}.pdf`);
  const isNew = !existsSync(file);
  const { data } = await api.call[of].pdf({ path: { id }, parseAs: 'arrayBuffer' });
  const bytes = Buffer.from(data as unknown as ArrayBuffer);
  await mkdir(folder, { recursive: true });
  await writeFile(file, bytes);
  show({ what: 'PDF with Factur-X saved', which, detail: `${file} (${bytes.length} bytes)`, isNew });
  show({ what: 'PDF and Factur-X validated', which, detail: await verdictOf(file), isNew });
}

/** Returns the verdict of the validator; without Java or Maven, the reason why there is none. */
async function verdictOf(file: string): Promise<string> {
  const validator = await openInvoiceValidator().catch((error: Error) => error);
  if (validator instanceof Error) return `skipped: ${validator.message.split('\n')[0]}`;
  const verdict = (await validator.validate([file])).get(file);
  if (verdict?.isValid) return 'valid: PDF/A-3a (veraPDF) and EN 16931 (Mustang), 0 errors';
  throw new Error(`${file} is not valid: ${verdict?.errors.join('; ')}`);
}
