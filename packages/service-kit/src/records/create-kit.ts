import type { Contract } from '@bms/contracts';
import type { Registry } from '@prometheus-io/client';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Requests } from '../runtime/requests.ts';
import type { Kit } from './kit.ts';
import { createIds } from './numbers/ids.ts';
import type { Names } from './references/names.ts';
import type { References } from './references/references.ts';
import { createTotals } from './totals/totals.ts';

interface KitDeps {
  service: string;
  contract: Contract;
  db: Connection;
  log: Logger;
  metrics: Registry;
  requests: Requests;
  references: References;
  names: Names;
  write: Kit['write'];
  groupCommit: Kit['groupCommit'];
  consume: Kit['consume'];
  schedule: Kit['schedule'];
  onShutdown: Kit['onShutdown'];
}

/** Creates the kit that is passed to the modules. */
export function createKit({ requests, ...deps }: KitDeps): Kit {
  return {
    ...deps,
    nextId: createIds(deps.db),
    totals: createTotals(deps.db, deps.schedule),
    request: requests.request,
  };
}
