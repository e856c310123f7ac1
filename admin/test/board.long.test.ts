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
