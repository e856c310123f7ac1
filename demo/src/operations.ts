import { countOperations } from '@bms/testing';
import type { Api } from './api.ts';

/** How many operations the service offers, by its own document. @throws Error where one is gone that clients rely on */
export async function showOperations(api: Api): Promise<void> {
  const document = await api.get<{ paths: Record<string, object> }>('/api/docs');
  const { fixed, added, missing } = countOperations(document);
  if (missing.length > 0) throw new Error(`the document lacks ${missing.join(', ')}`);
  console.log(`Operations: ${fixed} fixed, ${added} added`);
}
