import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resourceNamed } from '../../contract/contract.ts';
import { http } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { PORTAL, useRecords } from '../use-records.ts';

/** A message between the customer and a member of the staff. */
export interface Message {
  readonly id: number;
  readonly from_user_id: number;
  readonly from_user_name: string;
  readonly to_user_id: number;
  readonly subject: string;
  readonly message: string;
  readonly status: string;
  /** RFC 3339 */
  readonly sent_at: string;
}

/** The conversation of a customer with all members of the staff. */
export interface Conversation {
  /** The messages, the oldest first; undefined until they are known. */
  readonly messages: readonly Message[] | undefined;
  readonly error: Error | null;
  readonly isOwn: (message: Message) => boolean;
  /** Sends a message. @param key the same one until the text changes, so that a repetition sends nothing twice */
  readonly send: (text: string, key: string) => Promise<void>;
}

const RESOURCE = 'messages';

/**
 * Returns the conversation with the staff, or the part of it that names a document. An answer goes to the person who wrote
 * last, and a first message to the person in charge of the client.
 * @param about the number of the document
 * @param limit the number of messages
 */
export function useConversation(limit: number, about?: string): Conversation {
  const userId = useSession()?.account.id ?? 0;
  const query = { sender: 'user', include: 'message', sort: '-id', limit, search: about };
  const { data, error } = useRecords<Message>(RESOURCE, query);
  const queryClient = useQueryClient();
  const isOwn = ({ from_user_id }: Message): boolean => from_user_id === userId;
  const unread = (data?.records ?? []).filter((one) => one.status === 'unread' && !isOwn(one)).map(({ id }) => id);
  useMarkedAsRead(unread);
  const send = async (text: string, key: string): Promise<void> => {
    const last = data?.records.find((one) => !isOwn(one));
    const to_user_id = await recipientOf(last?.from_user_id);
    const isReply = last !== undefined && last.from_user_id === to_user_id;
    const subject = about ?? (isReply ? replySubject(last.subject) : '');
    const body = { to_user_id, subject, message: text, ...(isReply && { parent_id: last.id }) };
    await http('POST', resourceNamed(RESOURCE).path, { body, headers: { 'Idempotency-Key': key } });
    await queryClient.invalidateQueries({ queryKey: [PORTAL, RESOURCE] });
  };
  return { messages: data?.records.toReversed(), error, isOwn, send };
}

const replySubject = (subject: string): string =>
  subject === '' || subject.startsWith('Re: ') ? subject : `Re: ${subject}`;

/** Marks received messages as read, since the conversation shows their texts. */
function useMarkedAsRead(ids: readonly number[]): void {
  const queryClient = useQueryClient();
  const all = ids.join();
  useEffect(() => {
    if (all === '') return;
    const { path } = resourceNamed(RESOURCE);
    void Promise.allSettled(all.split(',').map((id) => http('GET', `${path}/${id}`))).then(() =>
      queryClient.invalidateQueries({ queryKey: [RESOURCE] }),
    );
  }, [all, queryClient]);
}

interface Recipients {
  readonly records: readonly { readonly id: number }[];
}

/** Returns the person that a message goes to: who wrote last, if still there, else the one in charge of the client. */
async function recipientOf(lastSender: number | undefined): Promise<number> {
  const ask = async (query: object) => {
    const { body } = await http<Recipients>('GET', '/api/messages/recipients', { query: { ...query, limit: 1 } });
    return body.records[0]?.id;
  };
  const found = (lastSender && (await ask({ ids: lastSender }))) ?? (await ask({}));
  if (!found) throw new Error('Nobody can be written to at the moment.');
  return found;
}
