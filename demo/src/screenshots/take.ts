import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '@bms/backing-services';
import { buildPanel, type StartedSystem, startInbox, startSystem, tempDir } from '@bms/testing';
import { startBrowser } from '@bms/testing/browser';
import type { Page } from 'playwright-core';
import { type Api, createApi } from '../api.ts';
import { importCompany } from '../company.ts';
import { readOrders } from '../northwind.ts';
import { runSaleScenario } from '../sale/sale-scenario.ts';
import { createBusyWeek } from './busy-week.ts';
import { PICTURES } from './pictures.ts';

/** The number of Northwind orders to import; the pictures show only the latest records. */
const ORDERS = 40;
const VIEW = { viewport: { width: 1120, height: 720 }, locale: 'en-US', timezoneId: 'UTC' } as const;
const TIMEOUT_MS = 60_000;

/**
 * Takes all pictures of the documentation, with a system, data and a build of the panel that are removed afterwards.
 * @param folder the folder of the PNG files
 * @returns the names of the files
 */
export async function takeScreenshots(folder: string): Promise<string[]> {
  const [build, documents] = await Promise.all([tempDir(), tempDir()]);
  try {
    await buildPanel(build.path);
    return await withSystem(build.path, async ({ gateways, admin }) => {
      const { url } = gateways[0]!;
      const { token } = await createApi(url).post<{ token: string }>('/api/auth/login', admin);
      const api = createApi(url, token);
      const items = await importCompany(api, readOrders().slice(-ORDERS));
      await runSaleScenario(api, items, documents.path);
      return picturePages({ url, api, items, ...admin }, folder);
    });
  } finally {
    await Promise.all([build.remove(), documents.remove()]);
  }
}

/** Starts a system that serves a build of the panel, for the time of one action. */
async function withSystem<Result>(panel: string, act: (system: StartedSystem) => Promise<Result>): Promise<Result> {
  const inbox = await startInbox();
  try {
    const gatewaySettings = { PANEL_DIR: panel, LIMITS: 'default=100000/60' };
    const system = await startSystem({ smtpUrl: inbox.url, gatewaySettings });
    return await act(system).finally(() => system.stop());
  } finally {
    await inbox.stop();
  }
}

interface Seller {
  readonly url: string;
  readonly api: Api;
  readonly items: ReadonlyMap<string, number>;
  readonly email: string;
  readonly password: string;
}

async function picturePages({ url, api, items, email, password }: Seller, folder: string): Promise<string[]> {
  const records = await createBusyWeek(api, items);
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ baseURL: url, reducedMotion: 'reduce', colorScheme: 'light', ...VIEW });
    page.setDefaultTimeout(TIMEOUT_MS);
    await signIn(page, email, password);
    const files: string[] = [];
    for (const [name, show] of Object.entries(PICTURES)) {
      await show({ page, api, records });
      const file = `${name}.png`;
      await writeFile(path.join(folder, file), await pictureOf(page));
      files.push(file);
    }
    return files;
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/admin/');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('#main-content').waitFor();
}

/** Takes the picture of the top of the page, once nothing loads and two pictures in a row are equal. */
async function pictureOf(page: Page): Promise<Buffer> {
  // A click may have scrolled to its button.
  await page.evaluate('scrollTo(0, 0)');
  // The title is no button: nothing is highlighted below the pointer.
  await page.mouse.move(VIEW.viewport.width / 2, 4);
  await page.locator('[role=progressbar], .MuiSkeleton-root').first().waitFor({ state: 'detached' });
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let latest = await take();
  await until(
    'a page that does not change',
    async () => {
      const before = latest;
      latest = await take();
      if (!latest.equals(before)) throw new Error('it still changes');
    },
    { timeoutMs: TIMEOUT_MS, pauseMs: 200 },
  );
  return latest;
}
