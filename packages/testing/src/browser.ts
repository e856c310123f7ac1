import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds Chromium on this machine: the setting CHROMIUM, else the paths of common packages.
 * @returns its path; undefined if there is none
 */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...CANDIDATES].find((file) => file !== '' && existsSync(file));
}

/** Starts Chromium. @throws Error with installation instructions if there is none */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium: apt-get install chromium, or set CHROMIUM to the path of one');
  const isRoot = process.getuid?.() === 0;
  return await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
}
