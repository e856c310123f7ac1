import { loadContract } from '@bms/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeContract } from '../build/describe-contract.ts';
import { seriousBarriersOf, settle } from './support/accessibility.ts';
import { navLink, startPanel, type TestedPanel } from './support/panel.ts';

/** The maximum size of the first load of a page, compressed, with everything it needs. */
const MAX_BYTES = 400 * 1024;

let panel: TestedPanel;
const paths: string[] = [
  '/admin/',
  '/admin/reports',
  '/admin/reports?report=revenue',
  '/admin/files',
  '/admin/deleted',
  '/admin/system',
  '/admin/organization',
  '/admin/settings',
  '/admin/profile',
  '/admin/password',
  '/admin/sessions',
  '/admin/preferences',
];

beforeAll(async () => {
  panel = await startPanel();
  const { body } = await panel.http.send('POST', '/api/clients', { company_name: 'Seen', type: 'person' });
  const client_id = (body as { record: { id: number } }).record.id;
  const items = [{ title: 'Advice', quantity: 1, rate: 10 }];
  const invoice = await panel.http.send('POST', '/api/invoices', { client_id, items, due_date: '2030-01-01' });
  const { id } = (invoice.body as { record: { id: number } }).record;
  const lead = await panel.create('/api/leads', { company_name: 'Seen', value: 100 });
  paths.push(
    `/admin/clients/${client_id}`,
    `/admin/invoices/${id}`,
    `/admin/invoices/${id}?edit`,
    `/admin/leads/${lead}`,
  );
  paths.push('/admin/leads?board', '/admin/calendar', '/admin/imports?module=clients');
  for (const { name, access } of describeContract(loadContract()).resources.filter(isShown)) {
    paths.push(`/admin/${name}`);
    if (access.create) paths.push(`/admin/${name}/create`);
  }
});
afterAll(() => panel?.stop());

/** Returns true for collections with a page; those below another record have none. */
const isShown = ({ name }: { readonly name: string }): boolean =>
  [
    'clients',
    'leads',
    'estimates',
    'orders',
    'contracts',
    'invoices',
    'tasks',
    'items',
    'taxes',
    'messages',
    'announcements',
    'team',
    'roles',
    'api_keys',
    'scim_tokens',
    'portal_users',
    'estimate_forms',
    'estimate_requests',
    'left_menus',
    'custom_fields',
  ].includes(name);

/** Opens a page and waits until it is stable. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.locator('#main-content h1:not(:empty)').waitFor();
  await settle(page);
}

/** Returns the horizontal overflow in pixels; waits for the layout to follow the window size. */
async function pixelsTooWide(page: Page): Promise<number> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const end = Date.now() + 60_000; Date.now() < end; await page.waitForTimeout(50)) {
    if ((await measure()) <= 1) return 0;
  }
  return measure();
}

/** The number of tabs that visit pages at once, which wait more than they compute. */
const TABS = 3;

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 800 };
const SMALLEST = { width: 320, height: 800 };

/** A colour scheme with the window sizes in which a page is checked; axe checks the first. */
interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly sizes: readonly (typeof WIDE)[];
}

const LIGHT: Look = { colorScheme: 'light', sizes: [WIDE] };
const DARK: Look = { colorScheme: 'dark', sizes: [NARROW, SMALLEST] };

async function show(page: Page, { colorScheme, sizes }: Look): Promise<void> {
  await page.setViewportSize(sizes[0]!);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Returns the faults of the open page in the look that it has: accessibility and width. */
async function faultsIn(page: Page, { colorScheme, sizes }: Look): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    const tooWide = await pixelsTooWide(page);
    if (tooWide > 0) faults.push(`${tooWide} pixels too wide for ${size.width}`);
    if (index === 0) faults.push(...(await seriousBarriersOf(page)).map((barrier) => `${colorScheme}: ${barrier}`));
  }
  return faults;
}

/** Returns the faults of the open page in both looks, of which it has the first: a change of the look renders it anew. */
async function faultsOf(page: Page, [first, second]: readonly [Look, Look]): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  const isTitled = headings.length === 1 && headings[0]?.trim() !== '';
  const faults = isTitled ? [] : [`has ${headings.length} main headings`];
  faults.push(...(await faultsIn(page, first)));
  await show(page, second);
  await settle(page);
  return [...faults, ...(await faultsIn(page, second))];
}

test('every page is accessible, wide and light as well as narrow and dark: no serious axe finding, no overflow, no failed request', async () => {
  const problems: string[] = [];
  const waiting = [...paths];
  const visit = async (): Promise<void> => {
    const page = await panel.adminPage({ viewport: WIDE });
    page.on('pageerror', (error) => void problems.push(error.message));
    page.on('response', (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`));
    let looks: readonly [Look, Look] = [LIGHT, DARK];
    await show(page, looks[0]);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await open(page, path);
      problems.push(...(await faultsOf(page, looks)).map((fault) => `${path}: ${fault}`));
      looks = [looks[1], looks[0]];
    }
  };
  await Promise.all(Array.from({ length: TABS }, visit));
  expect([...new Set(problems)]).toEqual([]);
}, 900_000);

test('on a phone a long name wraps, and the menu is closed after a reload', async () => {
  const company_name = `${'Donaudampfschifffahrt'.repeat(4)} GmbH`;
  await panel.http.send('POST', '/api/clients', { company_name, type: 'organization' });
  const page = await panel.adminPage({ viewport: NARROW });
  for (const path of ['/admin/', '/admin/clients?filter={}']) {
    await open(page, path);
    const name = page.getByText(company_name).first();
    const { right, width } = await name.evaluate((element) => ({
      right: element.getBoundingClientRect().right,
      width: innerWidth,
    }));
    expect(right).toBeLessThan(width);
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await navLink(page, 'Leads').waitFor();
  await page.reload();
  await page.locator('#main-content h1:not(:empty)').waitFor();
  expect(await navLink(page, 'Leads').count()).toBe(0);
});

test('the first load takes less than 400 KB, and asks for the session a few times at most', async () => {
  const page = await panel.page();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(asked.filter((path) => path === '/api/auth/me').length).toBeLessThanOrEqual(3);
});

test('the text that is shown while a page loads leaves the page at the top', async () => {
  const page = await panel.page();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/admin/');
  await page.getByText('Loading…').waitFor();
  expect(await page.evaluate(() => document.body.getBoundingClientRect().top)).toBe(0);
});

test('everything can be reached by keyboard: the skip link comes first, a list opens with Enter', async () => {
  const page = await panel.adminPage();
  await open(page, '/admin/clients');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip to content/i);
  await page.getByRole('textbox', { name: 'Search' }).focus();
  await page.keyboard.type('seen');
  await page.getByRole('cell', { name: 'Seen' }).waitFor();
});
