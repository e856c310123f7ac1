import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { freePort, until } from '@bms/backing-services';
import {
  buildPanel,
  describeOnFailure,
  type Http,
  type Inbox,
  type SharedSystem,
  type StartedSystem,
  type SystemOptions,
  shareSystem,
  signIn,
  startInbox,
  startSystem,
  stopShared,
  tempDir,
} from '@bms/testing';
import { startBrowser } from '@bms/testing/browser';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { passOn } from './pass-on.ts';

/** A complete system with the production build of the panel, and a browser. */
export interface TestedPanel {
  readonly url: string;
  /** The public address that the services know, with a host name, which passkeys need. */
  readonly publicUrl: string;
  readonly system: StartedSystem;
  readonly inbox: Inbox;
  /** An HTTP client signed in as the administrator. */
  readonly http: Http;
  /** Creates a record as the administrator. @returns its id @throws Error with the response if it is rejected */
  create(path: string, body: object): Promise<number>;
  /** Opens a page in a new browser context without a session. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** Opens an empty page whose context has the session of the administrator. */
  adminPage(options?: BrowserContextOptions): Promise<Page>;
  stop(): Promise<void>;
}

/** The number of characters that a failure shows of the texts of a page. */
const MAX_TEXT = 600;
/** The browser of all test files of the process. */
let browser: Promise<Browser> | undefined;
const sharedSystem = shareSystem(systemOptions);
/** The port of the public address: the services know it before the gateway has a port. */
const publicPort = await freePort();
const publicUrl = `http://localhost:${publicPort}`;

async function systemOptions(): Promise<SystemOptions> {
  return {
    // Tests kill or freeze these.
    apart: ['activity', 'crm'],
    gatewaySettings: { PANEL_DIR: await buildOnce(), LIMITS: 'recovery=1000/60,login=1000/60' },
    serviceSettings: { PUBLIC_URL: publicUrl, SSO_ALLOW_HTTP: 'true', SSO_ALLOW_PRIVATE_ADDRESSES: 'true' },
  };
}

/**
 * Opens the panel of the system that all test files share, with the data of a new system.
 * @param serviceSettings additional settings of all services, with which a system of its own is started
 */
export async function startPanel(serviceSettings?: Readonly<Record<string, string>>): Promise<TestedPanel> {
  const { system, inbox, stop } = await (serviceSettings ? ownSystem(serviceSettings) : shared());
  const contexts = new Set<BrowserContext>();
  const { url } = system.gateways[0]!;
  const { email, password } = system.admin;
  const page = async (options?: BrowserContextOptions): Promise<Page> => {
    const opened = await newPage(await sharedBrowser(), url, options);
    contexts.add(opened.context());
    return opened;
  };
  const http = await signIn(url, email, password);
  return {
    url,
    publicUrl,
    system,
    inbox,
    http,
    create: async (path, body) => {
      const { status, body: answer } = await http.send('POST', path, body);
      if (status >= 300) throw new Error(`POST ${path}: ${status} ${JSON.stringify(answer)}`);
      return (answer as { record: { id: number } }).record.id;
    },
    page,
    adminPage: async (options) => {
      const opened = await page(options);
      await getSession(opened.context(), email, password);
      return opened;
    },
    stop: async () => {
      await Promise.all([...contexts].map((context) => context.close()));
      await stop();
    },
  };
}

interface StoppableSystem extends Pick<SharedSystem, 'system' | 'inbox'> {
  stop(): Promise<void>;
}

/** Set once the public address leads to the shared system. */
let published: Promise<void> | undefined;

async function shared(): Promise<StoppableSystem> {
  const opened = await sharedSystem();
  published ??= publish(opened.system.gateways[0]!.url);
  await published;
  return { ...opened, stop: async () => undefined };
}

/** Opens the public address of the shared system. */
async function publish(gatewayUrl: string): Promise<void> {
  const server = passOn(gatewayUrl);
  await once(server.listen(publicPort, '127.0.0.1'), 'listening');
  stopShared.push(async () => {
    server.closeAllConnections();
    server.close();
  });
}

async function ownSystem(serviceSettings: Readonly<Record<string, string>>): Promise<StoppableSystem> {
  const [options, inbox] = await Promise.all([systemOptions(), startInbox()]);
  const settings = { ...options.serviceSettings, ...serviceSettings };
  const system = await startSystem({ ...options, smtpUrl: inbox.url, serviceSettings: settings });
  const stop = async (): Promise<void> => {
    await system.stop();
    await inbox.stop();
  };
  return { system, inbox, stop };
}

function sharedBrowser(): Promise<Browser> {
  browser ??= startBrowser().then((started) => {
    stopShared.push(() => started.close());
    return started;
  });
  return browser;
}

/** The folder of the production build, which all test files of a process share. */
let built: Promise<string> | undefined;

/** Builds the panel for the first caller; the folder is removed when the process exits. */
function buildOnce(): Promise<string> {
  built ??= tempDir().then(async ({ path }) => {
    process.once('exit', () => rmSync(path, { recursive: true, force: true }));
    await buildPanel(path);
    return path;
  });
  return built;
}

async function newPage(browser: Browser, url: string, options?: BrowserContextOptions): Promise<Page> {
  // Without animations, a page is still sooner, and paints fewer frames.
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  // Allows for a busy machine.
  page.setDefaultTimeout(180_000);
  page.once(
    'close',
    describeOnFailure(() => stateOf(page)),
  );
  return page;
}

/** Returns the address and the texts of a page, those of open dialogs and menus first. */
async function stateOf(page: Page): Promise<string> {
  const [modals, content] = await Promise.all(
    ['.MuiModal-root', '#main-content'].map((part) => page.locator(part).allInnerTexts()),
  );
  const texts = [...modals!.map((text) => `Open: ${text}`), ...content!].map((text) => text.replaceAll(/\s+/g, ' '));
  return [`Page: ${page.url()}`, ...texts.map((text) => text.slice(0, MAX_TEXT))].join('\n');
}

/** Signs in as the form does, which takes a page less. */
async function getSession(context: BrowserContext, email: string, password: string): Promise<void> {
  const options = { data: { email, password }, headers: { 'X-Session': 'cookie' } };
  const response = await context.request.post('/api/auth/login', options);
  if (!response.ok()) throw new Error(`the sign-in was rejected: ${response.status()}`);
}

/** Signs in on the open page, or else on the first one. */
export async function enter(page: Page, email: string, password: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/admin/');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('#main-content').waitFor();
}

/** Returns the link to a page in the navigation. */
export const navLink = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Confirms a change of credentials with the password. */
export async function confirmPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** Chooses an option of an autocomplete. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label, exact: true });
  await input.click();
  await input.fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

/** Chooses an action on the record of the page, by its button or in the menu, as soon as it is offered. */
export async function act(page: Page, name: string): Promise<void> {
  const button = page.locator(`[data-action="${name}"]`);
  const menu = page.getByRole('button', { name: 'More actions' });
  const item = page.getByRole('menuitem', { name, exact: true });
  await become(`the action ${name}`, async () => {
    const isButton = await button.isVisible();
    if (isButton) await button.click();
    if (isButton || !(await menu.isVisible())) return isButton;
    await menu.click();
    const isItem = await item.isVisible();
    if (isItem) await item.click();
    else await closeMenu(page);
    return isItem;
  });
}

/** Closes the open menu: a key that comes before the menu has the focus would go to the page, so the menu gets it. */
async function closeMenu(page: Page): Promise<void> {
  const menu = page.getByRole('menu');
  await become('closed menu', async () => {
    if ((await menu.count()) === 0) return true;
    // It may close by itself, with the actions that it offers.
    await menu.press('Escape', { timeout: 1000 }).catch(() => undefined);
    return false;
  });
}

/** Returns the names of all actions on the record of the page. */
export async function actions(page: Page): Promise<string[]> {
  const menu = page.getByRole('button', { name: 'More actions' });
  const buttons = await page.locator('[data-action]').allTextContents();
  if (!(await menu.isVisible())) return buttons;
  await menu.click();
  const inMenu = await page.getByRole('menuitem').allTextContents();
  await closeMenu(page);
  return [...buttons, ...inMenu];
}

/** Saves, and waits for the response and the confirmation. That of an earlier save may still be on the page. */
export async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.ok() && response.request().method() !== 'GET');
  await Promise.all([saved, page.getByRole('button', { name: 'Save', exact: true }).click()]);
  await page.locator('.MuiSnackbar-root').getByText('Saved.').first().waitFor();
}

/** Sends a message or a request, and waits for the confirmation. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .locator('.MuiSnackbar-root')
    .getByText(/[Ss]ent\./)
    .first()
    .waitFor();
}

/** Waits until a condition holds. */
export const become = (what: string, is: () => Promise<boolean>): Promise<void> =>
  until(what, async () => {
    if (!(await is())) throw new Error('not yet');
  });
