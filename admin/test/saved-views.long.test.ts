import { hire, PASSWORD } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { become, navLink, startPanel, type TestedPanel } from './support/panel.ts';

const PHONE = { width: 390, height: 844 };

let panel: TestedPanel;
let page: Page;

beforeAll(async () => {
  panel = await startPanel();
  for (const [title, priority] of [
    ['Call back', 'high'],
    ['Order tea', 'low'],
    ['Order milk', 'high'],
  ])
    await panel.create('/api/tasks', { title, priority });
  page = await panel.adminPage();
});
afterAll(() => panel?.stop());

interface StoredView {
  readonly id: number;
  readonly title: string;
  readonly query: string;
  readonly is_shared: boolean;
  readonly columns: readonly string[];
}

async function stored(): Promise<StoredView[]> {
  const { status, body } = await panel.http.send('GET', '/api/views?module=tasks&sort=id');
  if (status !== 200) throw new Error(`the views were not listed: ${status} ${JSON.stringify(body)}`);
  return (body as { records: StoredView[] }).records;
}
const queries = async () => (await stored()).map(({ title, query }) => [title, query]);
const saveInApi = (view: object): Promise<number> => panel.create('/api/views', { module: 'tasks', ...view });

beforeEach(async () => {
  for (const { id } of await stored()) await panel.http.send('DELETE', `/api/views/${id}`);
});

const tab = (name: string | RegExp, on = page) => on.getByRole('group', { name: 'Show' }).getByRole('button', { name });
const isChosen = async (name: string | RegExp, on = page) =>
  (await tab(name, on).getAttribute('aria-pressed')) === 'true';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const openTasks = (filter: object = {}, on = page) =>
  on.goto(`/admin/tasks?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const rows = (on = page) => on.locator('table tbody a[data-record]').allTextContents();

async function saveAs(title: string, opener: 'Save view' | 'Save as new'): Promise<void> {
  await button(opener).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await become('the view is chosen', () => isChosen(new RegExp(`^${title}`)));
}

describe('a saved view', () => {
  test('keeps filters, sort and columns, is a tab with its count, and stays chosen on the way back', async () => {
    await openTasks({ priority: 'high' });
    await page.getByRole('button', { name: 'Title' }).click();
    await become('tasks by title', async () => String(await rows()) === 'Call back,Order milk');
    await button('Columns').click();
    const menu = page.getByRole('dialog', { name: 'Columns' });
    await menu.getByLabel('Start date', { exact: true }).check();
    await page.keyboard.press('Escape');
    await saveAs('Urgent', 'Save view');
    await tab(/^Urgent\s*2$/).waitFor();
    const [view] = await stored();
    expect(view).toMatchObject({
      title: 'Urgent',
      query: expect.stringMatching(/^priority=high&sort=-?title$/),
      is_shared: false,
    });
    expect(view!.columns).toContain('start_date');
    await tab(/^All/).click();
    await become('all tasks', async () => (await rows()).length === 3);
    await tab(/^Urgent/).click();
    await page.getByRole('columnheader', { name: 'Start date' }).waitFor();
    await navLink(page, 'Clients').click();
    await page.waitForURL(/clients/);
    await navLink(page, 'Tasks').click();
    await become('the view is chosen again', () => isChosen(/^Urgent/));
    await become('its tasks', async () => String((await rows()).toSorted()) === 'Call back,Order milk');
  });

  test('is not overwritten by a new one, and is reset', async () => {
    await saveInApi({ title: 'Urgent', query: 'priority=high' });
    await openTasks();
    await tab(/^Urgent/).click();
    await become('the filter of the view', async () => (await rows()).length === 2);
    await page.getByRole('textbox', { name: 'Search' }).fill('milk');
    await become('the search', async () => (await rows()).length === 1);
    await button('Reset').click();
    await become('the filter of the view', async () => (await rows()).length === 2);
    await button('Reset').waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Search' }).fill('milk');
    await saveAs('Milk', 'Save as new');
    await tab(/^Milk\s*1$/).waitFor();
    expect(await queries()).toEqual([
      ['Urgent', 'priority=high'],
      ['Milk', 'priority=high&search=milk'],
    ]);
  });

  test('is changed by Save, with an undo, and a removed filter does not come back', async () => {
    await saveInApi({ title: 'Urgent milk', query: 'priority=high&search=milk' });
    await openTasks();
    await tab(/^Urgent milk/).click();
    await page.getByRole('button', { name: 'Remove Priority' }).click();
    await button('Save').click();
    await page.getByText('View saved.').waitFor();
    expect(await queries()).toEqual([['Urgent milk', 'search=milk']]);
    await page.reload();
    await become('the view without the filter', () => isChosen(/^Urgent milk/));
    expect(await page.getByRole('button', { name: 'Remove Priority' }).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Search' }).fill('tea');
    await button('Save').click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await become('the search before', async () => (await queries())[0]![1] === 'search=milk');
  });

  test('that another user changed meanwhile is not overwritten', async () => {
    const id = await saveInApi({ title: 'Urgent', query: 'priority=high' });
    await openTasks();
    await tab(/^Urgent/).click();
    await become('the view is chosen', () => isChosen(/^Urgent/));
    await page.getByRole('textbox', { name: 'Search' }).fill('milk');
    await panel.http.send('PATCH', `/api/views/${id}`, { query: 'priority=low' });
    await button('Save').click();
    await page.getByText(/changed this record in the meantime/).waitFor();
    expect(await queries()).toEqual([['Urgent', 'priority=low']]);
    await button('Reset').click();
    await become('the new state', async () => String(await rows()) === 'Order tea');
  });

  test('is renamed, shared and deleted, with an undo, by the keyboard', async () => {
    await saveInApi({ title: 'Urgent', query: 'priority=high' });
    await openTasks();
    await tab(/^Urgent/).focus();
    await page.keyboard.press('Enter');
    const choose = async (item: string): Promise<void> => {
      await page.getByRole('button', { name: /^Options of/ }).press('Enter');
      await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
    };
    await choose('Rename');
    await page.getByRole('textbox', { name: 'Title' }).fill('Important');
    await page.keyboard.press('Enter');
    await tab(/^Important/).waitFor();
    await choose('Share');
    await tab(/Shared.*Important/).waitFor();
    await choose('Delete view');
    await tab(/Important/).waitFor({ state: 'detached' });
    await become('all records', () => isChosen(/^All/));
    await page.getByRole('button', { name: 'Undo' }).click();
    await tab(/Important/).waitFor();
    expect(await stored()).toMatchObject([{ title: 'Important', is_shared: true }]);
  });

  test('that was deleted leaves its filters visible, to be removed', async () => {
    const id = await saveInApi({ title: 'Urgent', query: 'priority=high' });
    await panel.http.send('DELETE', `/api/views/${id}`);
    await openTasks({ view: id, priority: 'high' });
    await page.getByRole('button', { name: 'Remove Priority' }).waitFor();
    await become('the tasks of the filter', async () => (await rows()).length === 2);
    await page.getByRole('button', { name: 'Remove Priority' }).click();
    await become('all tasks', async () => (await rows()).length === 3);
  });

  test('names a filter that the list no longer has, and is mended by Save', async () => {
    await saveInApi({ title: 'Red', query: 'priority=high' });
    let isOld = true;
    await page.route(/\/api\/views\?/, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({
        response: answer,
        body: isOld ? text.replace('priority=high', 'colour=red&priority=high') : text,
      });
    });
    await openTasks();
    await tab(/^Red/).click();
    await page.getByText('This view filters by colour, which this list no longer has.').waitFor();
    await become('the tasks of the filter', async () => (await rows()).length === 2);
    isOld = false;
    await button('Save').click();
    await page.getByText('This view filters by colour').waitFor({ state: 'detached' });
    await page.unroute(/\/api\/views\?/);
  });

  test('shows the failure of a value that is not allowed any more, and its filter can be removed', async () => {
    await openTasks({ priority: 'huge' });
    await page
      .getByText(/Priority must be one of/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Remove Priority' }).click();
    await become('all tasks', async () => (await rows()).length === 3);
  });
});

test('a colleague opens a shared view by its address, and saves changes as a view of their own', async () => {
  const id = await saveInApi({ title: 'Urgent', query: 'priority=high', is_shared: true });
  const own = await saveInApi({ title: 'Only mine', query: 'priority=low' });
  const grants = ['view', 'create', 'update', 'delete'].map((action) => ({ module: 'views', action, scope: 'all' }));
  const tasks = { module: 'tasks', action: 'view', scope: 'all' };
  const { http } = await hire(panel.url, panel.http, panel.inbox, 'vera', [...grants, tasks]);
  const colleague = await panel.page();
  const login = { data: { email: 'vera@example.com', password: PASSWORD }, headers: { 'X-Session': 'cookie' } };
  await colleague.context().request.post('/api/auth/login', login);
  await openTasks({ view: id, priority: 'high' }, colleague);
  await become('the view of the address', () => isChosen(/Urgent/, colleague));
  await become('its tasks', async () => String((await rows(colleague)).toSorted()) === 'Call back,Order milk');
  expect(await tab(/Only mine/, colleague).count()).toBe(0);
  expect(await colleague.getByRole('button', { name: /^Options of/ }).count()).toBe(0);
  await colleague.getByRole('textbox', { name: 'Search' }).fill('milk');
  await colleague.getByRole('button', { name: 'Save as new' }).waitFor();
  expect(await colleague.getByRole('button', { name: /^Save( for everyone)?$/ }).count()).toBe(0);
  expect((await http.send('PATCH', `/api/views/${id}`, { title: 'Taken' })).status).toBe(403);
  // The address of a view that is not shared still has its filters.
  await openTasks({ view: own, priority: 'low' }, colleague);
  await become('the filter of the address', async () => String(await rows(colleague)) === 'Order tea');
  await colleague.context().close();
});

test('views are chosen and saved on a phone', async () => {
  await saveInApi({ title: 'Urgent', query: 'priority=high' });
  const phone = await panel.adminPage({ viewport: PHONE });
  await openTasks({}, phone);
  await tab(/^Urgent/, phone).click();
  await become('the view is chosen', () => isChosen(/^Urgent/, phone));
  await phone.getByRole('button', { name: 'Remove Priority' }).click();
  await phone.getByRole('button', { name: 'Save', exact: true }).waitFor();
  const [scrollWidth, clientWidth] = await phone.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await phone.context().close();
});
