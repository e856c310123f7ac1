import type { SystemState } from '@bms/contracts/types/activity';
import { defineModule, type Handler } from '@bms/service-kit';
import type { Activity } from '../setup.ts';
import { describeConsumers, describeDeadLetters, describeProcesses } from './describe-system.ts';
import { joinCalls } from './join-calls.ts';
import { KnownProcesses } from './known-processes.ts';
import { traceUrlOf } from './trace-url.ts';

const SERVICE = 'bms.activity.System';
const GATEWAY = 'gateway';

/**
 * The module of the state of the system. It is collected for each request and not stored.
 * @see docs/adr/0207-reports-of-processes.md
 */
export const systemModule = defineModule({
  service: SERVICE,
  setup: ({ kit: { contract, collectReports }, config: { traceUrl } }: Activity) => {
    const services = [...contract.services.values()].map(({ owner }) => owner);
    const known = new KnownProcesses(new Set([...services, GATEWAY]));
    const ownRoute = contract.rpc(`/${SERVICE}/Get`).bindings[0]!.path;
    const get: Handler<object, SystemState> = async () => {
      const { reports, isComplete } = await collectReports((answered) => known.areAll(answered));
      const now = new Date();
      // Without NATS, it is unknown which of the others run.
      const silent = isComplete ? known.record(reports, now.getTime()) : [];
      return {
        collected_at: now.toISOString(),
        is_complete: isComplete,
        processes: describeProcesses(reports, silent, now),
        consumers: describeConsumers(reports),
        dead_letters: describeDeadLetters(reports),
        slow_requests: joinCalls(reports, { ownRoute, traceUrl: (traceId) => traceUrlOf(traceUrl, traceId) }),
      };
    };
    return { Get: get };
  },
});
