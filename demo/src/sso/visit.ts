import { startBrowser } from '@bms/testing/browser';
import type { Page } from 'playwright-core';

/** A browser of one person. */
export interface BrowserVisit {
  /** Opens a path on a page that keeps the cookies of the others. */
  open(path: string): Promise<Page>;
  close(): Promise<void>;
}

/** Opens Chromium. @param baseURL the address of the system @throws Error if there is no browser */
export async function openVisit(baseURL: string): Promise<BrowserVisit> {
  const browser = await startBrowser();
  const context = await browser.newContext({ baseURL });
  return {
    open: async (path) => {
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    close: () => browser.close(),
  };
}
