/** Calls before all others, e.g. for the organization on the documents. */
export const FIRST: readonly string[] = [
  'PUT /api/admin/organization',
  'PATCH /api/auth/profile',
  'GET /api/request_estimate/forms/{id}/fields',
  // The preinstalled form then has no required fields.
  'PUT /api/admin/estimate-forms/{id}',
  // The example of a file is in the first folder.
  'POST /api/file-manager/folders',
];

/** Creates that follow all other events, so that few are delivered. */
export const LAST: readonly string[] = ['POST /api/admin/webhooks'];

/**
 * Calls in order, after each of which the writes without an example are tried: they bring the records to the states that
 * other calls need.
 */
export const STEPS: readonly string[] = [
  'POST /api/estimates/{id}/send',
  'POST /api/estimates/{id}/links',
  'POST /api/estimates/{id}/accept',
  'POST /api/contract/{id}/send',
  'POST /api/leads/{id}/convert',
  'POST /api/public-forms/{token}',
  'POST /api/invoices/{id}/send',
  'POST /api/invoices/{id}/checkout',
  'POST /api/invoices/{id}/links',
  'GET /api/reports/receivables',
  'GET /api/reports/taxes',
  'GET /api/invoices/balances',
  'POST /api/invoices/{id}/payments',
  'GET /api/invoices/{id}',
  'POST /api/credit-notes/{id}/issue',
  'GET /api/invoices/credits',
  'POST /api/invoices/{id}/refunds',
  'POST /api/recurring-invoices/{id}/pause',
  'POST /api/team/{id}/send-invitation',
  'POST /api/admin/portal-users/{id}/send-invitation',
  'POST /api/auth/favorites',
  'POST /api/auth/login',
  'POST /api/auth/refresh',
  'POST /api/auth/request-reset-password',
  'POST /api/auth/change-password',
  'POST /api/auth/sign-in-link',
  'POST /api/auth/sign-in-link/verify',
  'POST /api/invoices/deposits',
];

/** Calls in order after all others: what they change, or show, is in no other example. */
export const ENDING: readonly string[] = [
  'GET /api/imports/{id}/errors',
  // Its event is delivered to the webhook.
  'POST /api/clients',
  'GET /api/admin/webhooks/{id}/deliveries',
  'POST /api/admin/webhooks/{id}/deliveries/{delivery_id}/replay',
  'GET /api/admin/dead-letters',
  'GET /api/admin/dead-letters/{id}',
  'POST /api/admin/dead-letters/{id}/replay',
  'POST /api/admin/dead-letters/replay',
  'DELETE /api/admin/dead-letters/{id}',
  'GET /api/auth/permissions',
  'POST /api/admin/identity-providers/{id}/test',
  'POST /api/auth/passkey/options',
  'POST /api/auth/factors',
  'POST /api/auth/factors/{id}/confirm',
  'GET /api/auth/factors',
  'POST /api/auth/recovery-codes',
  'DELETE /api/auth/factors/{id}',
  'POST /api/auth/sso/logout',
];

/** The call after all details were read: its record is listed among the deleted ones, and restored. */
export const DELETION = 'DELETE /api/tasks/{id}';

/** Queries of lists that are empty or long without them, by operation. */
export const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/admin/audit-log': '?limit=1',
  // Changes of several services come in any order.
  'GET /api/timeline': '?limit=1',
  'GET /api/changes': '?cursor={cursor}',
  'GET /api/clients/duplicates': '?company_name=Alfred%20Futterkiste',
  'GET /api/team/names': '?ids=1',
};

/** Reads that differ from run to run: measured values. */
export const MEASURED: readonly string[] = ['GET /api/admin/system'];
