import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine: CHROMIUM, else where packages put it. @returns its path; undefined where there is none */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...CANDIDATES].find((file) => file !== '' && existsSync(file));
}

/** Starts the Chromium of this machine. @throws Error that says what to install */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium: apt-get install chromium, or set CHROMIUM to the path of one');
  const isRoot = process.getuid?.() === 0;
  return await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
}
