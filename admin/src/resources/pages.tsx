import { type ComponentType, lazy, type ReactElement } from 'react';
import { hasRoute, resourceNamed } from '../contract/contract.ts';
import { useSession } from '../session/use-session.ts';
import type { View } from './view.ts';

/** The pages of a resource, as react-admin takes them. */
export interface Pages {
  readonly list?: ComponentType;
  readonly create?: ComponentType;
  readonly edit?: ComponentType;
}

// The sign-in and the start page need neither tables nor inputs, so these are loaded on demand.
const ListPage = lazy(async () => ({ default: (await import('./list-page.tsx')).ListPage }));
const CreatePage = lazy(async () => ({ default: (await import('./create-page.tsx')).CreatePage }));
const RecordPage = lazy(async () => ({ default: (await import('./record/record-page.tsx')).RecordPage }));

const DocumentPage = lazy(async () => ({
  default: (await import('../portal/document/document-page.tsx')).DocumentPage,
}));

/** Custom pages of resources, instead of the generated ones. */
const own: Readonly<Record<string, Pages>> = {
  roles: {
    create: lazy(async () => ({ default: (await import('../pages/roles/role-pages.tsx')).RoleCreate })),
    edit: lazy(async () => ({ default: (await import('../pages/roles/role-pages.tsx')).RoleEdit })),
  },
  clients: {
    create: lazy(async () => ({ default: (await import('../pages/clients/client-pages.tsx')).ClientCreate })),
    edit: lazy(async () => ({ default: (await import('../pages/clients/client-pages.tsx')).ClientPage })),
  },
  messages: {
    list: lazy(async () => ({ default: (await import('../pages/messages/inbox-page.tsx')).InboxPage })),
    create: lazy(async () => ({ default: (await import('../pages/messages/message-pages.tsx')).MessageCreate })),
    edit: lazy(async () => ({ default: (await import('../pages/messages/message-pages.tsx')).MessagePage })),
  },
  announcements: {
    list: lazy(async () => ({
      default: (await import('../pages/announcements/announcement-pages.tsx')).AnnouncementsPage,
    })),
    create: lazy(async () => ({
      default: (await import('../pages/announcements/announcement-pages.tsx')).AnnouncementCreate,
    })),
    edit: lazy(async () => ({
      default: (await import('../pages/announcements/announcement-pages.tsx')).AnnouncementEdit,
    })),
  },
  estimate_forms: {
    edit: lazy(async () => ({ default: (await import('../pages/estimate-forms/form-edit.tsx')).FormEdit })),
  },
  estimate_requests: {
    create: lazy(async () => ({ default: (await import('../pages/requests/request-create.tsx')).RequestCreate })),
  },
  left_menus: {
    list: lazy(async () => ({ default: (await import('../pages/menus/menus-page.tsx')).MenusPage })),
  },
  credit_notes: {
    create: lazy(async () => ({
      default: (await import('../pages/credit-notes/credit-note-pages.tsx')).CreditNoteCreate,
    })),
    edit: lazy(async () => ({ default: (await import('../pages/credit-notes/credit-note-pages.tsx')).CreditNoteEdit })),
  },
  invoices: {
    create: lazy(async () => ({ default: (await import('../pages/invoices/invoice-create.tsx')).InvoiceCreate })),
  },
  audit_log: {
    list: lazy(async () => ({ default: (await import('../pages/audit/audit-log-page.tsx')).AuditLogPage })),
  },
  api_keys: {
    create: lazy(async () => ({ default: (await import('../pages/keys/create-with-secret.tsx')).KeyCreate })),
    edit: lazy(async () => ({ default: (await import('../pages/keys/key-page.tsx')).KeyPage })),
  },
  scim_tokens: {
    list: lazy(async () => ({
      default: (await import('../pages/provisioning/provisioning-page.tsx')).ProvisioningPage,
    })),
    create: lazy(async () => ({
      default: (await import('../pages/provisioning/provisioning-page.tsx')).ProvisioningTokenCreate,
    })),
  },
  dead_letters: {
    list: lazy(async () => ({
      default: (await import('../pages/dead-letters/dead-letters-page.tsx')).DeadLettersPage,
    })),
    edit: lazy(async () => ({ default: (await import('../pages/dead-letters/dead-letter-page.tsx')).DeadLetterPage })),
  },
  identity_providers: {
    edit: lazy(async () => ({
      default: (await import('../pages/identity-providers/provider-page.tsx')).ProviderPage,
    })),
  },
  webhooks: {
    edit: lazy(async () => ({ default: (await import('../pages/webhooks/webhook-pages.tsx')).WebhookEdit })),
    create: lazy(async () => ({ default: (await import('../pages/webhooks/webhook-pages.tsx')).WebhookCreate })),
  },
};

/** Custom pages of customers, instead of those of the staff. */
const ofPortal: Readonly<Record<string, Pages>> = {
  messages: {
    list: lazy(async () => ({ default: (await import('../portal/conversation/messages-page.tsx')).MessagesPage })),
  },
};

/** Returns the pages of a resource. Customers read its documents as on paper, if the contract has them. */
export function viewPages(view: View): Pages {
  const { access, path } = resourceNamed(view.name);
  const staff: Pages = {
    list: () => <ListPage view={view} />,
    ...(access.create && !view.noCreate && { create: () => <CreatePage view={view} /> }),
    ...(access.get && { edit: () => <RecordPage view={view} /> }),
    ...own[view.name],
  };
  const hasDocument = hasRoute(`GET ${path}/{id}/document`);
  const portal: Pages = { ...(hasDocument && { edit: () => <DocumentPage view={view} /> }), ...ofPortal[view.name] };
  return {
    ...staff,
    ...Object.fromEntries(
      Object.entries(portal).map(([name, Page]) => [name, eachOf(staff[name as keyof Pages]!, Page)]),
    ),
  };
}

/** Returns the page that is one for the staff and another one for customers. */
function eachOf(Staff: ComponentType, Portal: ComponentType): ComponentType {
  return function Page(): ReactElement {
    return useSession()?.account.user_type === 'client' ? <Portal /> : <Staff />;
  };
}
