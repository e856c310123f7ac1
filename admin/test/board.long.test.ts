import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { become, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
let lead: number;

beforeAll(async () => {
  panel = await startPanel();
  lead = await panel.create('/api/leads', { company_name: 'Blue Bottle', value: 250_000 });
  await panel.create('/api/leads', { company_name: 'Simons bistro', value: 50_000 });
  page = await panel.adminPage({ locale: 'en-US', viewport: { width: 1920, height: 900 } });
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: 'Board' }).click();
  await card().waitFor();
});
afterAll(() => panel?.stop());

const column = (name: string): Locator => page.getByRole('region', { name, exact: true });
/** The card; only once its last move is complete, it can be moved. */
const card = (): Locator => page.getByRole('group', { name: 'Blue Bottle' });
const statusOf = async (): Promise<unknown> =>
  ((await panel.http.send('GET', `/api/leads/${lead}`)).body as { record: { status: string } }).record.status;

/** Drags the card with the mouse, and drops it once the column has noticed it. */
async function drag(to: string): Promise<void> {
  const from = (await card().boundingBox())!;
  const [x, y] = [from.x + from.width - 20, from.y + from.height - 10];
  await become('the lifted card', async () => {
    await page.mouse.up();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 20, y, { steps: 3 });
    return await page.locator('.board-card.lifted').isVisible();
  });
  const target = (await column(to).boundingBox())!;
  await page.mouse.move(target.x + target.width / 2, target.y + 60, { steps: 5 });
  await page.locator(`.board-column:is([data-over=true], [data-closed=true])[aria-label="${to}"]`).waitFor();
  await page.mouse.up();
}

describe('a board', () => {
  test('has the records by status, with their number and the sum of their amounts', async () => {
    await column('New').getByText('€3,000.00').waitFor();
    expect(await page.locator('.board-column').count()).toBe(6);
    expect(await barriersOf(page, '.board')).toEqual([]);
  });

  test('moves a card by the mouse, and back by the undo', async () => {
    await drag('Discussion');
    await column('Discussion').getByRole('group', { name: 'Blue Bottle' }).waitFor();
    await become('the status', async () => (await statusOf()) === 'discussion');
    await page.getByRole('button', { name: 'Undo' }).click();
    await column('New').getByRole('group', { name: 'Blue Bottle' }).waitFor();
    await become('the status', async () => (await statusOf()) === 'new');
  });

  test('moves a card by the keyboard, and says so', async () => {
    await card().focus();
    await page.keyboard.press('Space');
    await page.getByRole('status').filter({ hasText: 'Blue Bottle is lifted.' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('status').filter({ hasText: 'Blue Bottle is over qualified.' }).waitFor();
    await page.keyboard.press('Space');
    await column('Qualified').getByRole('group', { name: 'Blue Bottle' }).waitFor();
    await become('the status', async () => (await statusOf()) === 'qualified');
  });

  test('does not take a card that an operation moves', async () => {
    await drag('Won');
    await page.getByRole('status').filter({ hasText: 'Blue Bottle is back where it was.' }).waitFor();
    expect(await statusOf()).toBe('qualified');
  });

  test('asks for what a move needs, and the card stays where it was without it', async () => {
    await drag('Lost');
    const dialog = page.getByRole('dialog', { name: 'Set Blue Bottle to lost' });
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await dialog.waitFor({ state: 'detached' });
    await column('Qualified').getByRole('group', { name: 'Blue Bottle' }).waitFor();
    expect(await statusOf()).toBe('qualified');
    await drag('Lost');
    await dialog.getByText('It cannot be set back to qualified afterwards.').waitFor();
    await dialog.getByRole('button', { name: 'Set to lost' }).click();
    await dialog.getByLabel('Lost reason').fill('Too far away');
    await dialog.getByRole('button', { name: 'Set to lost' }).click();
    await column('Lost').getByRole('group', { name: 'Blue Bottle' }).waitFor();
  });
});

describe('the calendar', () => {
  let calendar: Page;
  let task: number;

  const record = async (path: string): Promise<Record<string, unknown>> =>
    ((await panel.http.send('GET', path)).body as { record: Record<string, unknown> }).record;
  const deadline = async (): Promise<unknown> => (await record(`/api/tasks/${task}`))['deadline'];
  const day = (date: string): Locator => calendar.locator('td', { has: calendar.locator(`time[datetime="${date}"]`) });
  const entryOn = (date: string, title: string): Locator => day(date).getByRole('link', { name: new RegExp(title) });
  /** An entry; only once its last move is complete, it can be moved. */
  const movable = (date: string, title: string): Locator =>
    day(date)
      .locator('li[data-movable=true]')
      .getByRole('link', { name: new RegExp(title) });

  /** Drags an entry with the mouse, and drops it once the day has noticed it. */
  async function drag(entry: Locator, to: string): Promise<void> {
    const { x, y, width, height } = (await entry.boundingBox())!;
    await calendar.mouse.move(x + width / 2, y + height / 2);
    await calendar.mouse.down();
    await calendar.mouse.move(x + width / 2 + 20, y + height / 2, { steps: 3 });
    await calendar.locator('.due-lifted').waitFor();
    const target = (await day(to).boundingBox())!;
    await calendar.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 });
    await day(to).and(calendar.locator('[data-over=true]')).waitFor();
    await calendar.mouse.up();
  }

  beforeAll(async () => {
    task = await panel.create('/api/tasks', { title: 'Roast the beans', deadline: '2031-05-14' });
    const client_id = await panel.create('/api/clients', { company_name: 'Blue Bottle', type: 'organization' });
    const items = [{ title: 'Beans', quantity: 1, rate: 1000 }];
    const invoice = await panel.create('/api/invoices', { client_id, due_date: '2031-05-20', items });
    await panel.http.send('POST', `/api/invoices/${invoice}/send`, {});
    // In another zone than that of the machine, a day that is computed as an instant is another day.
    calendar = await panel.adminPage({
      locale: 'en-US',
      timezoneId: 'Pacific/Auckland',
      viewport: { width: 1280, height: 1200 },
    });
    await calendar.goto('/admin/calendar?month=2031-05');
    await entryOn('2031-05-14', 'Roast the beans').waitFor();
  });

  test('moves an entry to the day where the mouse drops it, and back by the undo', async () => {
    await drag(movable('2031-05-14', 'Roast the beans'), '2031-05-22');
    await entryOn('2031-05-22', 'Roast the beans').waitFor();
    await become('the deadline', async () => (await deadline()) === '2031-05-22');
    expect(new URL(calendar.url()).pathname).toBe('/admin/calendar');
    await calendar.getByText('Roast the beans is due May 22, 2031.').waitFor();
    await calendar.getByRole('button', { name: 'Undo' }).click();
    await entryOn('2031-05-14', 'Roast the beans').waitFor();
    await become('the deadline', async () => (await deadline()) === '2031-05-14');
  });

  test('moves an entry by the keyboard, says so, and opens it by Enter', async () => {
    await movable('2031-05-14', 'Roast the beans').focus();
    await calendar.keyboard.press('Space');
    await calendar.getByRole('status').filter({ hasText: 'Roast the beans is over Wednesday, May 14' }).waitFor();
    await calendar.keyboard.press('ArrowDown');
    await calendar.getByRole('status').filter({ hasText: 'over Wednesday, May 21' }).waitFor();
    await calendar.keyboard.press('ArrowRight');
    await calendar.getByRole('status').filter({ hasText: 'over Thursday, May 22' }).waitFor();
    await calendar.keyboard.press('Space');
    await become('the deadline', async () => (await deadline()) === '2031-05-22');
    expect(await barriersOf(calendar, '.calendar')).toEqual([]);
    await movable('2031-05-22', 'Roast the beans').focus();
    await calendar.keyboard.press('Enter');
    await calendar.getByRole('heading', { name: /Roast the beans/ }).waitFor();
  });

  test('puts back an entry whose day is rejected, and says why', async () => {
    await calendar.goto('/admin/calendar?month=2031-05');
    await panel.http.send('PATCH', `/api/tasks/${task}`, { start_date: '2031-05-20' });
    await drag(movable('2031-05-22', 'Roast the beans'), '2031-05-12');
    await calendar.getByRole('alert').filter({ hasText: 'must not be before' }).waitFor();
    await entryOn('2031-05-22', 'Roast the beans').waitFor();
    expect(await deadline()).toBe('2031-05-22');
  });

  test('moves the due date of an invoice that was sent, but no task that is done', async () => {
    await drag(movable('2031-05-20', 'Blue Bottle|INV'), '2031-05-27');
    await entryOn('2031-05-27', 'INV').waitFor();
    await panel.http.send('PATCH', `/api/tasks/${task}`, { status: 'done' });
    await calendar.goto('/admin/calendar?month=2031-05');
    await entryOn('2031-05-22', 'Roast the beans').waitFor();
    expect(await day('2031-05-22').locator('li').getAttribute('data-movable')).toBe('false');
  });
});
