import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { become, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;

beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage({ locale: 'en-US' });
});
afterAll(() => panel?.stop());

const CLIENTS = `Firma;Stadt;E-Mail;Gattung
Sieben Meere;Köln;post@meere.example;organization
Nordlicht;Kiel;unlesbar;organization
Blaue Flasche;Bremen;;organization
`;

const total = async (): Promise<number> => {
  const { body } = await panel.http.send('GET', '/api/clients?limit=1');
  return (body as { meta: { total: number } }).meta.total;
};
const choose = async (): Promise<void> => {
  const file = { name: 'Kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(CLIENTS, 'latin1') };
  await page.locator('input[type=file]').setInputFiles(file);
};
const figure = (label: string) =>
  page
    .getByRole('region', { name: 'Numbers' })
    .locator('div')
    .filter({ hasText: new RegExp(`^${label}`) })
    .last();

test('a file is checked before anything is stored, and says what is wrong in which row', async () => {
  await page.goto('/admin/clients');
  await page.getByRole('link', { name: 'Import', exact: true }).first().click();
  await choose();
  const columns = page.getByRole('table', { name: 'Columns' });
  await columns
    .getByRole('row', { name: /^Firma/ })
    .getByText('Company name')
    .waitFor();
  await page.getByRole('combobox', { name: 'Letters' }).getByText('Windows (Western Europe)').waitFor();
  // No column is recognised as the type, which every client needs.
  await columns.getByRole('combobox', { name: 'Gattung' }).click();
  await page.getByRole('option', { name: 'Type' }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Import 2 clients' }).waitFor();
  const errors = page.getByRole('table', { name: 'Rows with errors' });
  await errors.getByRole('row', { name: /^3 E-Mail Must be an email address\.$/ }).waitFor();
  expect(await total()).toBe(0);
});

test('the good rows are imported, and the others saved to be corrected', async () => {
  await page.getByRole('button', { name: 'Import 2 clients' }).click();
  await figure('New').filter({ hasText: '2' }).waitFor();
  await become('the clients', async () => (await total()) === 2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save these rows to correct them' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('to correct, Kunden.csv');
});

test('the same file is imported once more only after a question', async () => {
  await page.getByRole('link', { name: 'Import another file' }).click();
  await choose();
  const columns = page.getByRole('table', { name: 'Columns' });
  await columns.getByRole('combobox', { name: 'Gattung' }).click();
  await page.getByRole('option', { name: 'Type' }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Import 2 clients' }).click();
  await page.getByText('This file was imported before. Import it once more?').waitFor();
  expect(await total()).toBe(2);
});

test('an import is undone, except what was changed since', async () => {
  const { body } = await panel.http.send('GET', '/api/clients?search=blaue');
  const [{ id }] = (body as { records: [{ id: number }] }).records;
  await panel.http.send('PATCH', `/api/clients/${id}`, { city: 'Oldenburg' });
  await page.goto('/admin/imports');
  await page.getByRole('link', { name: 'Kunden.csv' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await figure('Left as they are').filter({ hasText: '1' }).waitFor();
  await page.getByRole('link', { name: 'Show the record' }).click();
  await page.getByRole('heading', { name: /Blaue Flasche/ }).waitFor();
  expect(await total()).toBe(1);
});

/** Chooses a file of people. */
async function choosePeople(csv: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'People.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
}

const contactsOf = async (id: number): Promise<string[]> => {
  const { body } = await panel.http.send('GET', `/api/clients/${id}/contacts?sort=id`);
  return (body as { records: { name: string }[] }).records.map(({ name }) => name);
};

const newClient = async (company_name: string): Promise<number> => {
  const { body } = await panel.http.send('POST', '/api/clients', { company_name, type: 'organization' });
  return (body as { record: { id: number } }).record.id;
};

test('people are imported to the companies that a column names, and a name that is unknown is an error', async () => {
  const id = await newClient('Polarstern');
  await page.goto('/admin/imports');
  await page.getByRole('combobox', { name: 'What is in the file' }).click();
  await page.getByRole('option', { name: 'Contacts' }).click();
  await choosePeople('Vorname,Nachname,Haus\nMia,Meer,polarstern\nTom,Tal,Sonnenschein\n');
  const errors = page.getByRole('table', { name: 'Rows with errors' });
  await errors
    .getByRole('row', { name: /^2 Client Is required: it says which record the row belongs to\.$/ })
    .waitFor();
  await page.getByRole('table', { name: 'Columns' }).getByRole('combobox', { name: 'Haus' }).click();
  await page.getByRole('option', { name: 'Client: company name' }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await errors.getByRole('row', { name: /^3 Haus None of the clients is Sonnenschein\./ }).waitFor();
  await page.getByRole('button', { name: 'Import 1 contact', exact: true }).click();
  await page.getByRole('link', { name: 'Show the clients' }).waitFor();
  expect(await contactsOf(id)).toEqual(['Mia Meer']);
});

test('people are imported from the page of their company', async () => {
  const id = await newClient('Morgenrot');
  await page.goto(`/admin/clients/${id}`);
  await page.getByRole('link', { name: 'Import: Contacts' }).click();
  await page.getByText('All contacts of the file are those of Morgenrot.').waitFor();
  await choosePeople('Name,Firma\nUte Ulm,Irgendwer\n');
  await page.getByText('All contacts of the file are those of Morgenrot.').waitFor();
  await page.getByRole('button', { name: 'Import 1 contact', exact: true }).click();
  await become('the contact', async () => (await contactsOf(id)).join() === 'Ute Ulm');
});
