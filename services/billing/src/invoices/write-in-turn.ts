import type { Kit, Resource } from '@bms/service-kit';
import type { Invoice } from './invoices.model.ts';

/**
 * Returns the resource with writes that run one after another while `isContended` returns true. Transactions that number
 * invoices write the same counter: at once, those of a process would conflict and be repeated many times.
 */
export function writeInTurn(resource: Resource<Invoice>, isContended: () => boolean): Resource<Invoice> {
  const { kit } = resource;
  let last: Promise<unknown> = Promise.resolve();
  const write: Kit['write'] = (call, work) => {
    if (!isContended()) return kit.write(call, work);
    const written = last.then(() => kit.write(call, work));
    last = written.catch(() => undefined);
    return written;
  };
  return { ...resource, kit: { ...kit, write } };
}
