/** Returns the six standard operations of a module, e.g. `GET /api/clients`. */
const six = (base: string): string[] => [
  `GET ${base}`,
  `GET ${base}/{id}`,
  `POST ${base}`,
  `PUT ${base}/{id}`,
  `PATCH ${base}/{id}`,
  `DELETE ${base}/{id}`,
];

/** Returns the two OAuth operations of an external service: the authorization URL and the token callback. */
const connection = (base: string): string[] => [`GET ${base}/authorize`, `POST ${base}/token`];

/**
 * The 120 operations that existing clients rely on, besides the API document itself (GET /api/docs): none may be
 * removed or moved.
 */
export const fixedOperations: readonly string[] = [
  'POST /api/auth/login',
  'POST /api/auth/send-otp',
  'GET /api/auth/me',
  'POST /api/auth/logout',
  'POST /api/auth/request-reset-password',
  'POST /api/auth/change-password',
  'POST /api/auth/phone/change/send-otp',
  'POST /api/auth/phone/change/verify-otp',
  'GET /api/time',
  ...six('/api/clients'),
  'GET /api/tasks',
  'GET /api/tasks/{id}',
  'POST /api/tasks',
  'GET /api/invoices',
  'POST /api/invoices',
  'GET /api/announcements',
  'GET /api/announcements/{id}',
  'POST /api/announcements',
  'DELETE /api/announcements/{id}',
  'POST /api/announcements/{id}/read',
  ...six('/api/checklist-templates'),
  ...six('/api/project-statuses'),
  ...six('/api/team_members'),
  ...six('/api/item-categories'),
  ...six('/api/custom-fields'),
  ...six('/api/estimates'),
  ...six('/api/team'),
  ...six('/api/messages'),
  ...six('/api/orders'),
  ...six('/api/pages'),
  ...six('/api/leads'),
  'GET /api/file-manager',
  'POST /api/file-manager/folders',
  'GET /api/file-manager/folders/{id}',
  'PUT /api/file-manager/folders/{id}',
  'PATCH /api/file-manager/folders/{id}',
  'DELETE /api/file-manager/folders/{id}',
  'POST /api/file-manager/files',
  'GET /api/file-manager/files/{id}',
  'DELETE /api/file-manager/files/{id}',
  ...connection('/api/extsvc-api/drive'),
  ...connection('/api/extsvc-api/calendar'),
  ...connection('/api/extsvc-api/calendar/own'),
  'GET /api/request_estimate/forms',
  'GET /api/request_estimate/forms/{id}',
  'GET /api/request_estimate/forms/{id}/fields',
  'POST /api/request_estimate/requests',
  'GET /api/contract/{id}',
  'POST /api/contract/{id}',
  'PUT /api/contract/{id}',
  'PATCH /api/contract/{id}',
  'GET /api/left-menus',
  'POST /api/left-menus',
  'DELETE /api/left-menus',
  'DELETE /api/left-menus/{type}',
  'GET /api/event-tracker/{random_id}',
  'POST /api/event-tracker',
];

/** The operations of a document compared with the fixed ones. */
export interface OperationCounts {
  readonly fixed: number;
  /** The number of other operations under /api, without GET /api/docs. */
  readonly added: number;
  /** The fixed operations missing in the document. */
  readonly missing: readonly string[];
}

/**
 * Compares the operations of an API document with the fixed ones.
 * @param document an OpenAPI document, as returned by GET /api/docs
 */
export function countOperations(document: { readonly paths: Readonly<Record<string, object>> }): OperationCounts {
  const all = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/') && path !== '/api/docs')
    .flatMap(([path, item]) => Object.keys(item).map((verb) => `${verb.toUpperCase()} ${path}`));
  const missing = fixedOperations.filter((operation) => !all.includes(operation));
  const fixed = fixedOperations.length - missing.length;
  return { fixed, added: all.length - fixed, missing };
}
