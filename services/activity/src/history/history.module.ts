import type { GetVersionRequest, ListVersionsRequest } from '@bms/contracts/types/activity';
import { defineModule, type HandlerOf } from '@bms/service-kit';
import type { Activity } from '../setup.ts';
import { createGetFormer } from './former-state.ts';
import { listVersions } from './list-versions.ts';

/** The module of the history of records. @see docs/adr/0231-history-of-records.md */
export const historyModule = defineModule({
  service: 'bms.activity.History',
  setup: ({ kit, config: { auditLogDays } }: Activity) => {
    const getFormer = createGetFormer(kit.db, auditLogDays);
    // For the records of this process, such as webhooks.
    kit.histories.storeIn({
      list: (request) => listVersions(kit.db, request as ListVersionsRequest),
      get: (request) => getFormer(request as GetVersionRequest),
    });
    const list: HandlerOf<'/bms.activity.History/ListVersions'> = ({ request }) => listVersions(kit.db, request);
    const get: HandlerOf<'/bms.activity.History/GetVersion'> = ({ request }) => getFormer(request);
    return { ListVersions: list, GetVersion: get };
  },
});
