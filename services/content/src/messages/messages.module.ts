import {
  createResource,
  crud,
  type Kit,
  type OpenUsers,
  openClients,
  type Resource,
  recordEvent,
  type ServiceModule,
  type StoredRecord,
  type Users,
} from '@bms/service-kit';
import { invoiceNews, requestNews } from './from-system.ts';
import { hide } from './hide.ts';
import { messages } from './messages.model.ts';
import { open } from './open.ts';
import { refuseBetweenClients, refuseChange, refuseForeignParent, visibility } from './rules.ts';

/** @param openUsers how users are known, as other modules of the service know them */
export const messagesModule = (openUsers: OpenUsers): ServiceModule => ({
  service: messages.service,
  models: messages.models,
  setup: async (kit) => {
    const users = await openUsers(kit);
    addressees(kit, users);
    const resource = messageResource(kit, users);
    kit.consume({ name: 'invoices', from: 'billing', effects: invoiceNews(resource, await openClients(kit)) });
    kit.consume({
      name: 'estimate_requests',
      from: 'crm',
      effects: { 'estimate_request.submitted': requestNews(resource) },
    });
    return { ...crud(resource), Get: open(resource), Delete: hide(resource) };
  },
});

/** A message may be to anybody who is active, not only to staff. */
function addressees(kit: Kit, users: Users): void {
  kit.references.provide('users', async (ids, call) => {
    const found = await users.find(ids, call);
    return ids.filter((id) => found.get(id)?.status !== 'active');
  });
}

function messageResource(kit: Kit, users: Users): Resource {
  const model = kit.db.model<StoredRecord>(messages.name);
  return createResource(kit, messages, {
    defaults: ({ caller }) => ({ status: 'unread', ...(caller.userId > 0 && { from_user_id: caller.userId }) }),
    prepare: async (sent, call, before) => {
      if (!before) await refuseBetweenClients(users, sent, call);
      return sent;
    },
    derived: visibility,
    check: async (change, tx) => {
      refuseChange(change);
      await refuseForeignParent(model, change, tx);
    },
    events: ({ kind, after }) => (kind === 'created' ? [recordEvent(messages, told, 'sent', after)] : []),
  });
}

const told = {
  message: 'bms.content.MessageEvent',
  resource: 'message',
  module: 'messages',
  data: ({ _id: id, version, from_user_id = 0, to_user_id, subject = '', parent_id = 0 }: StoredRecord) => ({
    id,
    version,
    from_user_id,
    to_user_id,
    subject,
    parent_id,
  }),
};
