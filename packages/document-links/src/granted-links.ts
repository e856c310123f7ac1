import type { GrantedAccessRequest, GrantedAccessResponse } from '@bms/contracts/types/api';
import { accessKey, type Handler, MAX_GRANTED, type Resource, trust } from '@bms/service-kit';
import { linkCollection } from './link.model.ts';

/** Creates the handler that lists the valid links that a user has created, newest first. */
export function listGrantedLinks({
  kit,
  definition,
  model,
}: Resource): Handler<GrantedAccessRequest, GrantedAccessResponse> {
  const links = linkCollection(kit.db, definition);
  return async ({ request: { user_id: created_by } }) => {
    const live = { created_by, revoked_at: { $exists: false }, expires_at: { $gt: new Date() } };
    const found = await links.find(live).sort({ _id: -1 }).limit(MAX_GRANTED).toArray();
    const ids = [...new Set(found.map(({ document_id }) => document_id))];
    const documents = await model.find(trust({ _id: { $in: ids } }), { [definition.title]: 1 }).lean();
    const titles = new Map(documents.map((document) => [document._id, String(document[definition.title] ?? '')]));
    const records = found.flatMap(({ _id, document_id, created_at }) => {
      const title = titles.get(document_id);
      if (title === undefined) return [];
      const key = accessKey(definition.name, _id);
      return [{ key, kind: 'document_link', title, created_at: created_at.toISOString() }];
    });
    return { records };
  };
}
