import type { Page, Response } from 'playwright-core';

/** The faults of a page that no customer should see. */
export interface Watched {
  readonly problems: string[];
  /** Checks the open page once it is idle. */
  look(): Promise<void>;
}

/** Texts of missing values, and of users and records without a name. */
const BAD_TEXT = /undefined|\bNaN\b|\[object |(?:^|\s)#\d+\b|You may not/;

/** Returns true for the expected 401 of a page without a session. */
const isOpening = (answer: Response): boolean => answer.status() === 401 && answer.url().endsWith('/api/auth/me');

/** Collects failed calls, console errors, texts of missing values and content wider than the window. */
export function watch(page: Page): Watched {
  const problems: string[] = [];
  const note = (problem: string): void => void problems.push(`${new URL(page.url()).pathname}: ${problem}`);
  page.on('pageerror', (error) => note(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 400 && !isOpening(answer)) note(`${answer.status()} ${answer.url()}`);
  });
  page.on('console', (message) => {
    // Failed calls are collected by their responses.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) note(message.text());
  });
  const look = async (): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await page.locator('.MuiCircularProgress-root, .MuiLinearProgress-root').first().waitFor({ state: 'detached' });
    // biome-ignore lint/performance/useDomNodeTextContent: words of neighbouring elements must stay apart
    const text = await page.locator('body').innerText();
    const bad = BAD_TEXT.exec(text);
    if (bad) note(`"${text.slice(Math.max(0, bad.index - 40), bad.index + 40)}"`);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (tooWide > 1) note(`${tooWide} pixels too wide`);
  };
  return { problems, look };
}
