import type { MessageInput } from '@bms/contracts/types/content';
import type { Users } from '@bms/projections';
import {
  createResource,
  crud,
  defineModule,
  get,
  type HandlerOf,
  type Kit,
  type RecordEvents,
  type Resource,
  recordEvent,
  type Sent,
} from '@bms/service-kit';
import type { Content } from '../setup.ts';
import { invoiceNotifications, requestNotifications } from './from-system.ts';
import { hide } from './hide.ts';
import { listRecipients } from './list-recipients.ts';
import { messages, type StoredMessage } from './messages.model.ts';
import { assertStaffRecipient, visibility } from './rules.ts';

export const messagesModule = defineModule({
  service: messages.service,
  models: messages.models,
  setup: ({ kit, users, clients }: Content) => {
    addressees(kit, users);
    const resource = messageResource(kit, users);
    kit.consume({ name: 'invoices', from: 'billing', effects: invoiceNotifications(resource, clients) });
    kit.consume({
      name: 'estimate_requests',
      from: 'crm',
      effects: { 'estimate_request.submitted': requestNotifications(resource) },
    });
    return {
      ...crud(resource),
      Get: open(resource),
      Delete: hide(resource),
      ListRecipients: listRecipients(kit, clients),
    };
  },
});

/** Allows any active user as a recipient, not only staff. */
function addressees(kit: Kit, users: Users): void {
  kit.references.provide('users', async (ids, call) => {
    const found = await users.find(ids, call);
    return ids.filter((id) => found.get(id)?.status !== 'active');
  });
}

function messageResource(kit: Kit, users: Users): Resource<StoredMessage> {
  return createResource(kit, messages, {
    defaults: ({ caller }) => ({ status: 'unread', ...(caller.userId > 0 && { from_user_id: caller.userId }) }),
    prepare: async (sent: Sent<MessageInput>, call, isNew) => {
      if (isNew) await assertStaffRecipient(users, sent, call);
    },
    compute: visibility,
    events: ({ kind, after }) => (kind === 'created' ? [recordEvent(messages, event, 'sent', after)] : []),
  });
}

const event: RecordEvents<StoredMessage, 'message'> = {
  message: 'bms.content.MessageEvent',
  resource: 'message',
  module: 'messages',
  data: ({ _id: id, version, from_user_id = 0, to_user_id, parent_id = 0 }) => ({
    id,
    version,
    from_user_id,
    to_user_id,
    parent_id,
  }),
};

/** Returns a message and marks it as read if the caller is its recipient. */
function open(resource: Resource<StoredMessage>): HandlerOf<'/bms.content.Messages/Get'> {
  const show = get(resource);
  return async (call) => {
    await markRead(resource, call.request.id, call.caller.userId);
    return show(call);
  };
}

/** A single statement checks and writes, so a concurrent change by the sender is ordered before or after it. */
async function markRead({ model }: Resource<StoredMessage>, _id: number, userId: number): Promise<void> {
  const unread = { _id, to_user_id: userId, visible_to: userId, status: 'unread' };
  const now = new Date();
  await model.updateOne(unread, { $set: { status: 'read', read_at: now, updated_at: now }, $inc: { version: 1 } });
}
