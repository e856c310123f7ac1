import { ApiError, type Contract } from '@bms/contracts';
import { startPublisher, startServiceStub } from '@bms/testing';

/** Stubs of the services whose records tasks are about; crm also publishes real events. */
export interface TestedRelated {
  /** gRPC targets for the setting UPSTREAMS. */
  readonly upstreams: string;
  /** Publishes that a lead was converted to a client. */
  convert(lead: number, client: number): Promise<void>;
  stop(): Promise<void>;
}

/** A user, and the ids of the records that are the user's own: as their maker, owner, or the owner of their client. */
export const OF_USER = { id: 7, created: 61, owned: 62, client: 63 } as const;

/** Starts the stubs. Each service has records with the ids 1 to 99 of each kind. */
export async function startRelated(contract: Contract, trustedKeys: string, natsUrl: string): Promise<TestedRelated> {
  const get = ({ id }: { id: number }) => {
    if (id > 99) throw new ApiError('not_found');
    const record = {
      id,
      created_by: id === OF_USER.created ? OF_USER.id : 1,
      owner_id: id === OF_USER.owned ? OF_USER.id : 1,
    };
    return { record: { ...record, client_id: id === OF_USER.client ? OF_USER.owned : 50 } };
  };
  const crm = await startServiceStub(contract, 'crm', trustedKeys, {
    'Clients/Get': get,
    'Leads/Get': get,
    'Estimates/Get': get,
    'Orders/Get': get,
    'Contracts/Get': get,
  });
  const billing = await startServiceStub(contract, 'billing', trustedKeys, { 'Invoices/Get': get });
  const publisher = await startPublisher('crm', natsUrl);
  return {
    upstreams: `crm=${crm.target},billing=${billing.target}`,
    convert: (id, converted_client_id) => {
      const data = { id, version: 2, status: 'won', converted_client_id };
      return publisher.publish({
        message: 'bms.crm.LeadEvent',
        type: 'lead.converted',
        recordId: id,
        version: 2,
        data,
      });
    },
    stop: async () => {
      crm.close();
      billing.close();
      await publisher.stop();
    },
  };
}
