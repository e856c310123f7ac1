import { countOperations } from '@bms/testing';
import type { Api } from './api.ts';

/**
 * Prints the number of operations in the OpenAPI document. @throws Error if an operation that clients rely on is
 * missing
 */
export async function showOperations(api: Api): Promise<void> {
  const document = await api.get<{ paths: Record<string, object> }>('/api/docs');
  const { fixed, added, missing } = countOperations(document);
  if (missing.length > 0) throw new Error(`the document lacks ${missing.join(', ')}`);
  console.log(`Operations: ${fixed} fixed, ${added} added`);
}
