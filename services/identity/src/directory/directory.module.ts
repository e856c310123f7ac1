import type {
  ClientRecipientsResponse,
  DirectoryOrganization,
  DirectoryRole,
  DirectoryUser,
  DocumentRecipientsRequest,
  ListUsersRequest,
  MessageRecipientsRequest,
  NotificationRecipientsRequest,
  RolesRequest,
  UsersRequest,
  ViewersRequest,
} from '@bms/contracts/types/identity';
import { type Call, defineModule, type Handler } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { organizationSettings, readOrganization } from '../organization/organization.model.ts';
import type { Documents } from '../recipients/documents.ts';
import { findNotificationRecipients } from '../recipients/notification-recipients.ts';
import { findViewers } from '../recipients/viewers.ts';
import { ROLES, type Role } from '../roles/role.model.ts';
import type { Identity } from '../setup.ts';
import { directoryUserOf } from '../users/accounts.ts';
import { canonicalEmail } from '../users/find-user.ts';
import { USERS, type User } from '../users/user.model.ts';
import { findRecipients } from './find-recipients.ts';

const PAGE_SIZE = 500;

/** The module with the account and role data that other services may read. */
export const directoryModule = defineModule({
  service: 'bms.identity.Directory',
  setup: ({ kit: { db }, documents }: Identity) => {
    return {
      Users: async (call: Call<UsersRequest>) => ({ users: await findUsers(db, call.request.ids) }),
      Roles: async (call: Call<RolesRequest>) => ({ roles: await findRoles(db, call.request.ids) }),
      Organization: () => showOrganization(db),
      Recipients: (call: Call<MessageRecipientsRequest>) => findRecipients(db, call.request),
      DocumentRecipients: documentRecipients(documents),
      NotificationRecipients: (call: Call<NotificationRecipientsRequest>) =>
        findNotificationRecipients(db, documents, call.request),
      Viewers: (call: Call<ViewersRequest>) => findViewers(db, call.request),
      List: async (call: Call<ListUsersRequest>) => ({ users: await pageOfUsers(db, call.request.page) }),
    };
  },
});

function documentRecipients(documents: Documents): Handler<DocumentRecipientsRequest, ClientRecipientsResponse> {
  return async (call) => {
    const { client_id, addresses } = call.request;
    const isLookup = addresses.length > 0;
    await documents.refresh(client_id, call, isLookup);
    const recipients = await documents.recipientsOf(client_id);
    const known = isLookup ? await documents.addressesOf(client_id) : new Set<string>();
    return {
      records: recipients.map(({ name, email }) => ({ name, email })),
      known: addresses.filter((address) => known.has(canonicalEmail(address))),
    };
  };
}

async function findUsers(db: Connection, ids: readonly number[]): Promise<DirectoryUser[]> {
  const found = db.collection<User>(USERS).find({ _id: { $in: [...new Set(ids)] } });
  return (await found.toArray()).map(directoryUserOf);
}

async function findRoles(db: Connection, ids: readonly number[]): Promise<DirectoryRole[]> {
  const found = db.collection<Role>(ROLES).find({ _id: { $in: [...new Set(ids)] } });
  return (await found.toArray()).map(({ _id, title }) => ({ id: _id, title }));
}

async function showOrganization(db: Connection): Promise<DirectoryOrganization> {
  const organization = await readOrganization(db);
  return { version: organization.version, ...organizationSettings(organization) };
}

async function pageOfUsers(db: Connection, page: number): Promise<DirectoryUser[]> {
  const found = db.collection<User>(USERS).find().sort({ _id: 1 });
  return (
    await found
      .skip((page - 1) * PAGE_SIZE)
      .limit(PAGE_SIZE)
      .toArray()
  ).map(directoryUserOf);
}
