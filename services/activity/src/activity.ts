import { createEncryption, type Encryption } from '@bms/mail';
import { type Kit, openOrganization } from '@bms/service-kit';
import { type ActivityConfig, assertProduction } from './config.ts';
import { createNotifier, type Notifier, startNotificationSender } from './notifications/notifier.ts';
import { consumeNotifiedEvents } from './notifications/start.ts';

/** The dependencies that the modules of activity share; created once per process. */
export interface Activity {
  readonly kit: Kit;
  readonly config: ActivityConfig;
  readonly encryption: Encryption;
  readonly notifier: Notifier;
}

/** Opens the Activity of a process, shared by its modules. */
export type OpenActivity = (kit: Kit) => Promise<Activity>;

/**
 * Opens the shared dependencies, and starts to send notifications.
 * @see docs/adr/0196-activity-as-a-service.md
 */
export async function openActivity(kit: Kit, config: ActivityConfig): Promise<Activity> {
  assertProduction(config, kit.log);
  const encryption = createEncryption(config.secrets.encryption);
  const deps = { kit, encryption, organization: await openOrganization(kit) };
  startNotificationSender(deps, config.mail);
  const notifier = createNotifier(deps);
  consumeNotifiedEvents(kit, notifier);
  return { kit, config, encryption, notifier };
}
