import { ApiError } from '@bms/contracts';
import { requestOrganizationDetails } from '@bms/document-mails';
import type { DocumentLanguage } from '@bms/documents';
import {
  type Call,
  contextKey,
  type Handler,
  type Kit,
  type Message,
  type RecordChange,
  type Resource,
  type StoredRecord,
  type Transaction,
} from '@bms/service-kit';
import type { DocumentInputs, FindClient } from './document-inputs.ts';
import { type SentDocuments, sentDocumentId } from './sent-documents.ts';
import { languageOf } from './to-printable.ts';

/** The inputs of a document that other services have, read before the transaction that sends it. */
type PreparedInputs = Pick<DocumentInputs, 'organization' | 'client'> & { readonly clientId: number };

/** Captures what a document shows in the transaction that sends it, so that no later change reaches it. */
export interface SentCapture {
  /**
   * Reads the organization and the client for a call that may send a document of the client.
   * @returns the language of the document; undefined if the organization or the client is unavailable
   */
  prepare(call: Call, clientId: number): Promise<DocumentLanguage | undefined>;
  /** Prepares a call for the record in its request, unless that was sent. */
  prepareStored(call: Call): Promise<void>;
  /** Prepares the calls of a handler for the record in their request. */
  readonly prepared: PrepareHandler;
  /** Returns the organization and the client that were read for a call; undefined if they were not. */
  partiesFor(call: Call, clientId: number): Pick<DocumentInputs, 'organization' | 'client'> | undefined;
  /** Stores the inputs of a record that a change sends; for the `follow` rule of its resource. */
  follow(change: RecordChange, tx: Transaction): Promise<void>;
}

interface CaptureDeps {
  readonly kit: Kit;
  readonly sent: SentDocuments;
  /** The statuses of records that have been sent. */
  readonly sentStatuses: readonly string[];
  readonly findClient: FindClient;
  /** Returns the resource, which is created with the rules that capture. */
  readonly resource: () => Resource;
  /** Returns a stored record as the API returns it. */
  readonly encode: (record: StoredRecord) => Message;
}

/**
 * Creates the capture of a resource's documents. A call whose organization or client is unavailable is not held up: the
 * event of the sending then stores the inputs.
 */
export function createSentCapture(deps: CaptureDeps): SentCapture {
  const { kit, sent, sentStatuses, findClient, resource, encode } = deps;
  const prepared = contextKey<PreparedInputs>('inputs of the document that is sent');
  const isSent = (record: StoredRecord | undefined) => sentStatuses.includes(String(record?.['status']));
  const prepare: SentCapture['prepare'] = async (call, clientId) => {
    try {
      const [organization, client] = await Promise.all([
        requestOrganizationDetails(kit, call),
        findClient(clientId, call),
      ]);
      call.context.set(prepared, { organization, client, clientId });
      return languageOf({ organization, client });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      call.log.warn({ code: error.code }, 'reading the data of a document before its sending failed');
      return undefined;
    }
  };
  const partiesFor: SentCapture['partiesFor'] = (call, clientId) => {
    const known = call.context.get(prepared);
    return known?.clientId === clientId ? known : undefined;
  };
  const prepareStored: SentCapture['prepareStored'] = async (call) => {
    const { id } = call.request as { readonly id: number };
    const found = await resource().model.findById(id, { client_id: 1, status: 1 }).lean();
    if (found && !isSent(found)) await prepare(call, Number(found['client_id']));
  };
  return {
    prepare,
    partiesFor,
    prepareStored,
    prepared: preparedHandler(prepareStored),
    follow: async ({ kind, before, after, call }, { session }) => {
      if (kind !== 'updated' || isSent(before) || !isSent(after)) return;
      const parties = partiesFor(call, Number(after['client_id']));
      if (!parties) return;
      const { organization, client } = parties;
      const record = { ...encode(after), client_name: client?.company_name ?? '' };
      const { name } = resource().definition;
      await sent.replace(
        { _id: sentDocumentId(name, after), version: after.version, inputs: { record, organization, client } },
        session,
      );
    },
  };
}

/** Wraps a handler so that its calls are prepared first, for the record in their request. */
export type PrepareHandler = <Request extends { readonly id: number }, Answer>(
  handler: Handler<Request, Answer>,
) => Handler<Request, Answer>;

/** Returns the wrapper of handlers. @param prepare reads what a call needs, before its transaction */
export const preparedHandler =
  (prepare: (call: Call) => Promise<void>): PrepareHandler =>
  (handler) =>
  async (call) => {
    await prepare(call);
    return handler(call);
  };
