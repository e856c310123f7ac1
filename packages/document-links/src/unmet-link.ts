import type { Violation } from '@bms/contracts';
import type { OperationContext } from '@bms/service-kit';

/** The precondition of a link to a document: its client may see it. */
export function unmetLink(
  { status }: { readonly status: string },
  { isVisibleToClient }: OperationContext,
): Violation | undefined {
  if (isVisibleToClient()) return undefined;
  const message = `A document needs to be sent before it gets links; it is ${status}.`;
  return { field: 'status', code: 'not_sent', message };
}
