import type { Transaction } from '@bms/service-kit';
import Bowser from 'bowser';
import { noticeTo } from '../sending/notices.ts';
import type { Identity } from '../setup.ts';
import { hasProvenEmail, type User } from '../users/user.model.ts';

/** The name of a program that is not a browser, from its User-Agent: short, since it is shown in mails. */
const PROGRAM = /^[\w.-]{1,30}/;
/** The maximum number of devices of earlier sign-ins stored for an account. */
const MAX_KNOWN = 20;

/** The origin of a sign-in. */
interface DeviceUse {
  /** See deviceOf. */
  readonly device: string;
  /** The client's IP address. */
  readonly address: string;
}

/**
 * Returns the browser and the system of a sign-in, e.g. `Firefox on Linux` or `Safari on iPhone`. Versions are left out,
 * so that a device stays the same after an update.
 * @param userAgent the User-Agent header
 * @returns the name of the program for one that is not a browser; empty if there is none
 */
export function deviceOf(userAgent: string): string {
  const program = PROGRAM.exec(userAgent)?.[0] ?? '';
  if (program !== 'Mozilla') return program;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = platform.model ?? os.name;
  return [browser.name || program, system].filter(Boolean).join(' on ');
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
