import type { Transaction } from '@bms/service-kit';
import { noticeTo } from '../sending/notices.ts';
import type { Identity } from '../setup.ts';
import { hasProvenEmail, type User } from '../users/user.model.ts';

/** The maximum number of devices of earlier sign-ins stored for an account. */
const MAX_KNOWN = 20;

/** The origin of a sign-in. */
interface DeviceUse {
  /** See deviceOf. */
  readonly device: string;
  /** The client's IP address. */
  readonly address: string;
}

/** Returns the devices that a user has signed in with, after a sign-in with another one, latest first. */
export function withDevice({ known_devices = [] }: Pick<User, 'known_devices'>, device: string): string[] {
  return [device, ...known_devices.filter((other) => other !== device)].slice(0, MAX_KNOWN);
}

/**
 * Mails a user about a sign-in with a browser or program that the account has not been used with, in its transaction. The
 * first sign-in, also to an account of an older version, is not reported; nor is another address alone, which changes with
 * every network. An email address that has not proven its ownership gets no notice: it may be a stranger's.
 */
export async function notifyOfDevice(
  { messages }: Pick<Identity, 'messages'>,
  user: User,
  { device, address }: DeviceUse,
  tx: Transaction,
): Promise<void> {
  const { known_devices = [] } = user;
  if (known_devices.length === 0 || known_devices.includes(device) || !hasProvenEmail(user)) return;
  const isPortal = user.user_type === 'client';
  await messages.add([noticeTo(user, { kind: 'new_device', isPortal, device, address })], tx);
}
