import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage({ locale: 'en-US' });
});
afterAll(() => panel?.stop());

/** The directory of pictures, to look at: none by default. */
const pictures = process.env['PICTURES'];

const client = (company_name: string, more: object) =>
  panel.create('/api/clients', { company_name, type: 'organization', ...more });

test('a duplicate is merged into the client of the page, with the chosen values', async () => {
  const items = [{ title: 'Chai', quantity: 1, rate: 1800 }];
  const id = await client('Wartian Herkku', { phone: '981-443655', city: 'Oulu' });
  const other = await client('Wartian Herku', { phone: '981-443656', email: 'info@wartian.example', city: 'Helsinki' });
  await panel.create('/api/estimates', { client_id: other, items });
  await panel.create(`/api/clients/${other}/contacts`, { name: 'Pirkko Koskitalo' });
  await panel.create(`/api/clients/${other}/notes`, { text: 'Pays late.' });
  await page.goto(`/admin/clients/${id}`);
  const card = page.getByRole('region', { name: 'Possible duplicates' });
  await card.getByText('same name').waitFor();
  await card.getByRole('button', { name: 'Merge Wartian Herku' }).click();
  const dialog = page.getByRole('dialog', {
    name: `Merge Wartian Herku (number ${other}) into Wartian Herkku (number ${id})?`,
  });
  await dialog.getByText('contacts (1), estimates (1), notes (1)').waitFor();
  await dialog.getByText('Email: info@wartian.example').waitFor();
  await dialog.getByRole('radiogroup', { name: 'Phone' }).getByLabel('981-443656').check();
  for (const [name, width] of Object.entries({ wide: 1280, phone: 390 })) {
    await page.setViewportSize({ width, height: 844 });
    // The layout of the new width follows after the resize.
    await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, {
      timeout: 20_000,
    });
    if (pictures) await page.screenshot({ path: `${pictures}/merge-${name}.png` });
  }
  await dialog.getByRole('button', { name: 'Merge clients' }).click();
  await dialog.waitFor({ state: 'detached' });
  await card.waitFor({ state: 'detached' });
  const { body } = await panel.http.send('GET', `/api/clients/${id}`);
  expect(body).toMatchObject({
    record: { company_name: 'Wartian Herkku', phone: '981-443656', city: 'Oulu', email: 'info@wartian.example' },
  });
  expect((await panel.http.send('GET', `/api/clients/${other}`)).body).toMatchObject({ merged_into: id });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText('created note Pays late.').waitFor();
  await timeline.getByRole('link', { name: 'Wartian Herkku' }).first().waitFor();
});

test('a call is written down as a note, which the timeline has as well', async () => {
  const id = await client('Blondel père et fils', {});
  await page.goto(`/admin/clients/${id}`);
  await page.getByRole('button', { name: 'Add a note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a note' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Wants a sample of the green tea.');
  await dialog.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Call' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByText('Wants a sample of the green tea.').waitFor();
  await notes.getByText(/^Call · /).waitFor();
  await page.getByRole('region', { name: 'Timeline' }).getByText('created note Wants a sample').waitFor();
});

test('a client that is not the same is kept apart, and not suggested again', async () => {
  const id = await client('Suprêmes délices', {});
  const other = await client('Supremes delice', {});
  await page.goto(`/admin/clients/${id}`);
  const card = page.getByRole('region', { name: 'Possible duplicates' });
  await card.getByRole('button', { name: 'Keep Supremes delice apart' }).click();
  await card.waitFor({ state: 'detached' });
  const { body } = await panel.http.send('GET', `/api/clients/duplicates?id=${other}`);
  expect(body).toMatchObject({ records: [] });
});
