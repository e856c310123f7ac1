import type { ListRecipientsRequest, ListRecipientsResponse, Recipient } from '@bms/contracts/types/content';
import type { MessageRecipientsResponse } from '@bms/contracts/types/identity';
import type { Clients } from '@bms/projections';
import { type Call, compilePopulateNames, type Handler, type Kit, pageOf } from '@bms/service-kit';

const RECIPIENTS = '/bms.identity.Directory/Recipients';

/** Lists the users that the caller may write to, from the accounts of identity. */
export function listRecipients(kit: Kit, clients: Clients): Handler<ListRecipientsRequest, ListRecipientsResponse> {
  const fillNames = compilePopulateNames(kit.contract.message('bms.content.Recipient'), kit.names);
  return async (call) => {
    const { list, search = '', ids } = call.request;
    const { number: page, size: limit } = pageOf(list ?? {});
    if (call.emptyFilters.length > 0) return { records: [], meta: { total: 0, current_page: page, per_page: limit } };
    const isPortal = call.caller.userType === 'client';
    const asked = {
      page,
      limit,
      search,
      ids,
      staff_only: isPortal,
      first_id: isPortal ? await ownerOf(kit, clients, call) : 0,
      except_id: call.caller.userId,
    };
    const { recipients, total } = await kit.request(RECIPIENTS, asked, call);
    const hidden = await hiddenClients(kit, recipients, call);
    const records = recipients.map(({ client_id, ...account }) => ({
      ...account,
      ...(client_id > 0 && !hidden.has(client_id) && { client_id }),
      client_name: '',
    })) as readonly Recipient[];
    return { records: [...(await fillNames(records, call))], meta: { total, current_page: page, per_page: limit } };
  };
}

/** Returns the clients of the recipients that the caller may not view. */
async function hiddenClients(
  kit: Kit,
  recipients: MessageRecipientsResponse['recipients'],
  call: Call,
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(recipients.map(({ client_id }) => client_id).filter((id) => id > 0))];
  return new Set(ids.length > 0 ? await kit.references.lookup('clients')(ids, call) : []);
}

/** Returns the user responsible for the caller's client; 0 if unknown. */
async function ownerOf(kit: Kit, clients: Clients, call: Call): Promise<number> {
  const { clientId } = call.caller;
  // Creates the projection if it is missing.
  await kit.names.lookup('clients')([clientId], call);
  return (await clients.find(clientId))?.owner_id ?? 0;
}
