import type { MessageContract, ServiceContract } from '@bms/contracts';
import { bodyMessage, MAKERS } from './samples.ts';

/** Types that name a client and do not belong to its owner: entries of the file manager, and leads, which have their own. */
const NOT_OF_CLIENTS: readonly string[] = ['folders', 'files', 'leads'];

const namesClient = (message: MessageContract | undefined): boolean =>
  message?.fields.some(({ rules }) => rules.references === 'clients') ?? false;

/** True if the records of a service name a client, and so belong to its owner. */
export function isOfClient({ module, rpcs }: ServiceContract): boolean {
  const maker = rpcs.find(({ name }) => MAKERS.includes(name));
  const access = rpcs.find(({ name }) => name === 'Get')?.policy.access;
  if (!maker || access?.kind !== 'permission' || NOT_OF_CLIENTS.includes(module)) return false;
  return namesClient(bodyMessage(maker, maker.bindings[0]!)) || namesClient(maker.request);
}
