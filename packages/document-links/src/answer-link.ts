import { invalid } from '@bms/contracts';
import type { SharedDocumentResponse } from '@bms/contracts/types/api';
import {
  type Call,
  changeRecord,
  type Decide,
  type Handler,
  ownCall,
  type RecordWith,
  type Resource,
} from '@bms/service-kit';
import type { DocumentLinks } from './document-links.ts';
import type { ShareDocument } from './shared-document.ts';

/** The answer of a recipient as stored in the document (`bms.api.DocumentAnswer`). */
interface StoredAnswer {
  answer: string;
  name: string;
  note: string;
  answered_at?: Date;
  address: string;
  user_agent: string;
  link_id: number;
}

/** A document that its recipient can accept or decline. */
export type AnsweredRecord = RecordWith<{ client_id: number; status: string; answer?: StoredAnswer }>;

interface AnswerLink {
  readonly token: string;
  readonly name: string;
  readonly note: string;
}

/** An answer that recipients can give. */
export interface PossibleAnswer<T extends AnsweredRecord> {
  /** The status that it leads to. */
  readonly status: 'accepted' | 'declined';
  /** The rpc by which signed-in callers give the same answer; its rules and effects apply. */
  readonly rpc: string;
  /** Reads what the answer needs of other services, before the transaction. */
  prepare?(record: T, call: Call): Promise<void>;
  /** Returns the changes of the document. */
  readonly decide: Decide<T>;
}

/**
 * Creates the handler that accepts or declines a document by a link. Status, evidence and events are committed together.
 * Of two concurrent answers the second one finds the document answered.
 * @throws ApiError not_found without a valid link; validation_failed if the document is not sent
 */
export function answerByLink<T extends AnsweredRecord>(
  resource: Resource<T>,
  links: DocumentLinks<NoInfer<T>>,
  share: ShareDocument<NoInfer<T>>,
  { status, rpc, prepare, decide }: PossibleAnswer<NoInfer<T>>,
): Handler<AnswerLink, SharedDocumentResponse> {
  const { kit } = resource;
  return async (call) => {
    const { request, requestId, traceparent, signal, deadline } = call;
    const { token, name, note } = request;
    const own = ownCall(kit, { rpc: resource.rpc(rpc).path, requestId, traceparent, signal, deadline });
    if (prepare) await prepare((await links.open(token)).record, own);
    const answered = await kit.write(own, async (tx) => {
      const { link, record } = await links.open(token, tx.session);
      if (record.status !== 'sent') throw notOpen(record.status);
      const changes = await decide(record, own, tx);
      const evidence: StoredAnswer = {
        answer: status,
        name: name.trim(),
        note,
        answered_at: new Date(),
        address: call.clientAddress,
        user_agent: call.userAgent,
        link_id: link._id,
      };
      return changeRecord(resource, record, { ...changes, answer: evidence }, own, tx);
    });
    return { record: await share(answered, call) };
  };
}

const notOpen = (status: string) =>
  invalid({
    field: 'status',
    code: 'illegal_move',
    message: `Only a sent document can be answered; this one is ${status}.`,
  });
