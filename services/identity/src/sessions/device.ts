import Bowser from 'bowser';

/** The name of a program that is not a browser, from its User-Agent: short, since it is shown in mails. */
const PROGRAM = /^[\w.-]{1,30}/;

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
