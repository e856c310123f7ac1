import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { until } from '@bms/parts';
import { type Http, type Inbox, openInbox, type StartedSystem, signIn, startSystem, tempDir } from '@bms/testing';
import { startBrowser } from '@bms/testing/browser';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const admin = fileURLToPath(new URL('../..', import.meta.url));

/** A whole system with the panel as it is built, and a browser. */
export interface TestedPanel {
  readonly url: string;
  readonly system: StartedSystem;
  readonly inbox: Inbox;
  /** The administrator as a client app. */
  readonly http: Http;
  /** A browser of its own, signed in to nothing. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** A page on which the administrator has signed in. */
  adminPage(options?: BrowserContextOptions): Promise<Page>;
  stop(): Promise<void>;
}

export async function startPanel(): Promise<TestedPanel> {
  const [dir, inbox] = await Promise.all([tempDir(), openInbox()]);
  const panelDir = `${dir.path}/panel`;
  await build(panelDir);
  const gatewaySettings = { PANEL_DIR: panelDir, LIMITS: 'recovery=1000/60,login=1000/60' };
  const system = await startSystem({ smtpUrl: inbox.url, gatewaySettings });
  // Last, since nobody would end it if something before failed.
  const browser = await startBrowser();
  const { url } = system.gateways[0]!;
  const { email, password } = system.admin;
  const page = (options?: BrowserContextOptions): Promise<Page> => newPage(browser, url, options);
  return {
    url,
    system,
    inbox,
    http: await signIn(url, email, password),
    page,
    adminPage: async (options) => {
      const opened = await page(options);
      await enter(opened, email, password);
      return opened;
    },
    stop: async () => {
      await browser.close();
      await system.stop();
      await Promise.all([inbox.close(), dir.remove()]);
    },
  };
}

async function build(outDir: string): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', 'node_modules/vite/bin/vite.js', 'build', '--outDir', outDir];
  // Jest's own NODE_ENV would make a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: admin, env });
}

async function newPage(browser: Browser, url: string, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...options });
  const page = await context.newPage();
  // A machine that is busy may take its time.
  page.setDefaultTimeout(30_000);
  return page;
}

/** Signs in on the page that is open, else on the first one. */
export async function enter(page: Page, email: string, password: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/admin/');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('#main-content').waitFor();
}

/** Chooses from a field with suggestions. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label, exact: true });
  await input.click();
  await input.fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

/** Saves, and waits until it is said. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.MuiSnackbar-root').getByText('Saved.').first().waitFor();
}

/** Waits, as a person does, until something is so. */
export const become = (what: string, is: () => Promise<boolean>): Promise<void> =>
  until(
    what,
    async () => {
      if (!(await is())) throw new Error('not yet');
    },
    { timeoutMs: 30_000 },
  );
