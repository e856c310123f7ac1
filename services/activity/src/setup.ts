import { createEncryption, type Encryption } from '@bms/mail';
import type { Kit } from '@bms/service-kit';
import { type ActivityConfig, assertProduction } from './config.ts';
import { followTail, type Tail } from './live/tail.ts';
import { createNotifier, type Notifier, startNotificationSender } from './notifications/notifier.ts';
import { consumeNotifiedEvents } from './notifications/start.ts';

/** The parts that the modules of activity share. */
export interface Activity {
  readonly kit: Kit;
  readonly config: ActivityConfig;
  readonly encryption: Encryption;
  readonly notifier: Notifier;
  /** The changes of the audit log as they are committed. */
  readonly tail: Tail;
}

/**
 * Opens what the modules of activity share, and starts to send notifications.
 * @see docs/adr/0196-activity-as-a-service.md
 */
export async function setup(kit: Kit, config: ActivityConfig): Promise<Activity> {
  assertProduction(config, kit.log);
  const encryption = createEncryption(config.secrets.encryption);
  const deps = { kit, encryption, organization: kit.organization };
  startNotificationSender(deps, config.mail);
  const notifier = createNotifier(deps);
  consumeNotifiedEvents(kit, notifier);
  const tail = await followTail(kit);
  kit.onShutdown(tail.stop);
  return { kit, config, encryption, notifier, tail };
}
