import type { GrantedAccessRequest, GrantedAccessResponse } from '@bms/contracts/types/api';
import { accessKey, type Handler, type Kit, MAX_GRANTED } from '@bms/service-kit';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/** Creates the handler that lists the active webhooks that a user has created or owns, newest first. */
export const listGrantedWebhooks =
  ({ db }: Kit): Handler<GrantedAccessRequest, GrantedAccessResponse> =>
  async ({ request: { user_id } }) => {
    const granted = { active: true, $or: [{ created_by: user_id }, { owner_id: user_id }] };
    const found = db.collection<Webhook>(WEBHOOKS).find(granted).sort({ _id: -1 }).limit(MAX_GRANTED);
    const records = (await found.toArray()).map(({ _id, url, created_at }) => ({
      key: accessKey(WEBHOOKS, _id),
      kind: 'webhook',
      title: url,
      created_at: created_at.toISOString(),
    }));
    return { records };
  };
