import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The first has no window: it takes two thirds of the CPU time of a whole browser for the same pages. */
const CANDIDATES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds Chromium on this machine: the setting CHROMIUM, else the paths of common packages.
 * @returns its path; undefined if there is none
 */
export function findBrowser(): string | undefined {
  const installed = CANDIDATES.map((name) => `/usr/bin/${name}`);
  return [process.env['CHROMIUM'] ?? '', ...installed].find((file) => file !== '' && existsSync(file));
}

/** Pages that live for seconds end before their optimized code pays: compiling it takes an eighth of the CPU time of the tests. */
const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev';

/** Starts Chromium. @throws Error with installation instructions if there is none */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('no Chromium: apt-get install chromium-headless-shell, or set CHROMIUM to the path of one');
  const isRoot = process.getuid?.() === 0;
  return await chromium.launch({ executablePath, args: [UNOPTIMIZED, ...(isRoot ? ['--no-sandbox'] : [])] });
}
