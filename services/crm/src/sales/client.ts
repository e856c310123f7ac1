import { invalid } from '@bms/contracts';
import type { TaxStatus } from '@bms/document-lines';
import { namesOfClient } from '@bms/projections';
import {
  createRecordLocks,
  type Kit,
  type RecordLocks,
  type RecordWith,
  recordModel,
  type StoredValues,
  unknownReference,
} from '@bms/service-kit';
import { type ClientSession, trusted } from 'mongoose';
import { type Client, clients } from '../clients/clients.model.ts';
import type { Estimate } from '../estimates/estimates.model.ts';
import type { Order } from '../orders/orders.model.ts';
import type { ClientPart } from '../parts-of-clients/part.ts';

/** A record of a sale: an estimate, an order or a contract, with the fields that they have in common. */
export type SalesRecord = RecordWith<
  Pick<
    Estimate,
    | 'client_id'
    | 'owner_id'
    | 'client_names'
    | 'items'
    | 'currency'
    | 'subtotal'
    | 'discount_total'
    | 'taxes'
    | 'total'
    | 'withheld'
    | 'withheld_total'
    | 'estimate_date'
  > &
    Pick<Estimate, 'discount_percent' | 'discount_amount' | 'prices_include_tax'> &
    Pick<Order, 'order_date'> & { status: Estimate['status'] | Order['status'] }
>;

type Database = Pick<Kit, 'db'>;

/** A record that belongs to a client. */
type OfClient = Pick<SalesRecord, 'client_id'>;

/** The fields of a client that its sales records depend on. */
type KeptClient = Pick<Client, '_id' | 'company_name' | 'owner_id' | 'created_by' | 'currency'>;

/** The fields of a client that decide which taxes its records can have. */
type TaxedClient = Pick<Client, '_id' | 'tax_exempt' | 'reverse_charge'>;

/** The clients of sales records. */
export interface ClientsOfSales {
  /** Returns the client of a record and locks it until the transaction ends; undefined if it was deleted. */
  findKept(record: OfClient, session: ClientSession): Promise<KeptClient | undefined>;
  /** As findKept. @throws ApiError validation_failed if the client was deleted */
  keep(record: OfClient, session: ClientSession): Promise<KeptClient>;
  /** Returns the user responsible for the client of a record; of a deleted client, the last one. */
  ownerOf(
    record: Partial<Pick<SalesRecord, 'client_id' | 'owner_id'>>,
    session: ClientSession,
  ): Promise<number | undefined>;
  /** Returns the owner and the creator of the client of a part; of a deleted client, those that the part has. */
  ownersOf(
    part: Partial<Pick<ClientPart, 'client_id' | 'owner_id' | 'client_created_by'>>,
    session: ClientSession,
  ): Promise<Pick<ClientPart, 'owner_id' | 'client_created_by'>>;
  /**
   * Returns the user responsible for the client of a sales record, and the names of the client if they changed.
   * @param sentStatuses the statuses of records that were sent
   */
  fieldsFor(
    record: StoredValues<SalesRecord>,
    session: ClientSession,
    sentStatuses: readonly string[],
  ): Promise<StoredValues<SalesRecord>>;
  /** Returns the names of clients by id; deleted ones are left out. */
  namesOf(ids: readonly number[]): Promise<Map<number, string>>;
  /** Returns the currency of a client; undefined if there is no such client. */
  currencyOf(clientId: number): Promise<string | undefined>;
  /** Returns the tax status of a client; undefined if it was deleted. */
  taxStatusOf(clientId: number, session: ClientSession): Promise<TaxStatus | undefined>;
}

/** Creates the shared lock of clients: records made for a client depend on its existence and its owner. */
export const clientLocks = ({ db }: Database): RecordLocks => createRecordLocks(db, clients.name);

/** Opens the clients of this service for its estimates, orders and contracts. */
export function clientsOfSales(kit: Database): ClientsOfSales {
  const model = recordModel(kit.db, clients);
  const { lockShared } = clientLocks(kit);
  const find = (client_id: number | undefined, session: ClientSession) =>
    model
      .findById(client_id, { company_name: 1, owner_id: 1, created_by: 1, currency: 1 })
      .session(session)
      .lean<KeptClient>();
  const findKept: ClientsOfSales['findKept'] = async ({ client_id }, session) => {
    await lockShared(client_id, session);
    return (await find(client_id, session)) ?? undefined;
  };
  return {
    findKept,
    keep: async (record, session) => {
      const client = await findKept(record, session);
      if (client) return client;
      throw invalid(unknownReference('client_id', record.client_id));
    },
    ownerOf: async ({ client_id, owner_id }, session) => (await find(client_id, session))?.owner_id ?? owner_id,
    ownersOf: async ({ client_id, owner_id, client_created_by }, session) => {
      const client = await find(client_id, session);
      const [owner, creator] = client ? [client.owner_id, client.created_by] : [owner_id, client_created_by];
      return {
        ...(owner !== undefined && { owner_id: owner }),
        ...(creator !== undefined && { client_created_by: creator }),
      };
    },
    fieldsFor: async (record, session, sentStatuses) => {
      const client = await find(record.client_id, session);
      return {
        owner_id: client?.owner_id ?? record.owner_id,
        ...namesOfClient(record, client?.company_name, sentStatuses),
      };
    },
    namesOf: async (ids) => {
      const found = await model.find({ _id: trusted({ $in: [...ids] }) }, { company_name: 1 }).lean();
      return new Map(found.map(({ _id, company_name }) => [_id, company_name]));
    },
    currencyOf: async (id) => (await model.findById(id, { currency: 1 }).lean<KeptClient>())?.currency,
    taxStatusOf: async (id, session) => {
      const found = model.findById(id, { tax_exempt: 1, reverse_charge: 1 }).session(session);
      return (await found.lean<TaxedClient>()) ?? undefined;
    },
  };
}
