import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Download, Page } from 'playwright-core';
import { act, choose, enter, save, send, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
/** Another user in another browser. */
let other: Page;
beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage();
  await inviteOlga();
  other = await panel.page();
  await enter(other, OLGA.email, PASSWORD);
});
afterAll(() => panel?.stop());

const OLGA = { first_name: 'Olga', last_name: 'Other', email: 'olga@example.com' };
const PASSWORD = 'a fine password to sign in';

async function inviteOlga(): Promise<void> {
  const roles = await panel.http.send('GET', '/api/admin/roles?search=Member');
  const [role] = (roles.body as { records: { id: number }[] }).records;
  const { status } = await panel.http.send('POST', '/api/team', { ...OLGA, role_id: role!.id });
  expect(status).toBe(201);
  const code = await panel.inbox.codeTo(OLGA.email);
  await panel.http.send('POST', '/api/auth/change-password', { code, password: PASSWORD, retype_password: PASSWORD });
}

const MB = 1_000_000;
const UNHINDERED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Records the upload progress that the page shows, in percent, as `seen`. */
const keepProgress = (on: Page): Promise<void> =>
  on.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = (): void =>
      document
        .querySelectorAll('[role=progressbar][aria-valuenow]')
        .forEach((bar) => void seen.push(Number(bar.getAttribute('aria-valuenow'))));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

/** Clicks the file in the list; retried if the list moves during the click while uploads appear and disappear. */
async function beginDownload(name: string, tries = 3): Promise<Download> {
  const begun = page.waitForEvent('download', { timeout: 10_000 });
  const [download] = await Promise.all([
    begun.catch((error: unknown) => {
      if (tries === 1) throw error;
    }),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  return download ?? beginDownload(name, tries - 1);
}

/** Returns the content of the file that is downloaded by a click in the list. */
async function downloaded(name: string): Promise<Buffer> {
  const download = await beginDownload(name);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('messages', () => {
  test('are an inbox: what is sent is unread to the other until it is opened, and can be answered', async () => {
    await page.goto('/admin/messages/create');
    await choose(page, 'To', 'Olga Other');
    await page.getByLabel('Subject').fill('Lunch on Friday');
    await page.getByRole('textbox', { name: 'Message' }).fill('At noon?\nIn the yard.');
    await send(page);

    await other.goto('/admin/messages');
    const row = other.getByRole('list', { name: 'Messages' }).getByRole('link', { name: /Lunch on Friday/ });
    await row.getByRole('img', { name: 'Unread' }).waitFor();
    await row.click();
    await other.getByText('At noon?').waitFor();
    await other.getByRole('link', { name: 'Messages' }).last().click();
    await row.getByRole('img', { name: 'Read', exact: true }).waitFor();

    await row.click();
    await other.getByRole('link', { name: 'Answer' }).click();
    await other.getByRole('textbox', { name: 'Message' }).fill('I shall be there.');
    await send(other);
    await page.goto('/admin/messages');
    const answer = page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: /Re: Lunch on Friday/ });
    await answer.getByRole('img', { name: 'Unread' }).waitFor();
    await page.getByRole('tab', { name: 'Sent' }).click();
    await page.getByRole('list', { name: 'Sent' }).getByText('Lunch on Friday', { exact: true }).waitFor();
  });
});

describe('announcements', () => {
  test('are marked as new to each person until that person has read them', async () => {
    await page.goto('/admin/announcements/create');
    await page.getByLabel('Title').fill('The lift works again');
    await save(page);
    await other.goto('/admin/announcements');
    const card = other.getByRole('listitem').filter({ hasText: 'The lift works again' });
    await card.getByText('new', { exact: true }).waitFor();
    await other.getByRole('button', { name: 'Mark as read: The lift works again' }).click();
    await card.getByText('new', { exact: true }).waitFor({ state: 'detached' });
    await other.reload();
    await card.waitFor();
    expect(await card.getByText('new', { exact: true }).count()).toBe(0);
    await page.goto('/admin/announcements');
    await page.getByRole('listitem').filter({ hasText: 'The lift works again' }).getByText('new').waitFor();
  });
});

describe('menus', () => {
  const items = async (): Promise<unknown[]> => {
    const { body } = await panel.http.send('GET', '/api/left-menus?type=default&sort=sort');
    return (body as { records: { title: string }[] }).records.map(({ title }) => title);
  };

  test('are edited as a whole, reordered and cleared', async () => {
    await page.goto('/admin/left_menus?menu=default');
    for (const [at, title] of ['Invoices', 'Handbook'].entries()) {
      await page.getByRole('button', { name: 'Add an item' }).click();
      await page.getByLabel('Title').nth(at).fill(title);
    }
    await page.getByLabel('Leads to').nth(0).fill('/invoices');
    await page.getByLabel('Leads to').nth(1).fill('handbook');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('This is not in the expected form').waitFor();
    await page.getByLabel('Leads to').nth(1).fill('https://example.com/handbook');
    await save(page);
    expect(await items()).toEqual(['Invoices', 'Handbook']);

    await page.reload();
    await page.getByRole('button', { name: 'Move down' }).first().click();
    await save(page);
    expect(await items()).toEqual(['Handbook', 'Invoices']);
    await page.getByRole('button', { name: 'Clear the menu' }).click();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByText('The menu is empty now.').waitFor();
    expect(await items()).toEqual([]);
  });
});

describe('estimate requests', () => {
  test('are submitted with a form, with errors at the fields, and processed', async () => {
    await page.goto('/admin/estimate_requests/create');
    await page.getByLabel('Company').fill('Königlich Essen');
    await page.getByLabel('Email').fill('no address');
    await page.getByLabel('What do you need?').fill('Forty chairs.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const field = page.locator('.MuiFormControl-root').filter({ has: page.getByLabel('Email') });
    await field.locator('.Mui-error').filter({ hasText: /email/i }).first().waitFor();
    await page.getByLabel('Email').fill('chef@koeniglich.example');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.waitForURL(/estimate_requests\/\d+$/);
    await page.getByText('Forty chairs.').waitFor();

    await page.getByRole('button', { name: 'Set to processing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Set to processing' }).click();
    await act(page, 'Edit');
    await choose(page, 'Assigned to', 'Olga Other');
    await save(page);
    await act(page, 'Write an estimate');
    await page.waitForURL(/estimates\/create/);
  });
});

describe('files', () => {
  test('are organized in folders, uploaded with the file dialog, and downloaded', async () => {
    await page.goto('/admin/files');
    await page.getByRole('button', { name: 'New folder' }).click();
    await page.getByLabel('Name').fill('Offers');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('link', { name: 'Offers' }).click();
    // Until the folder is open, files are uploaded into the one before.
    await page.getByRole('navigation', { name: 'Folder' }).getByRole('link', { name: 'Offers' }).waitFor();
    const files = [{ name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('What we offer.') }];
    await page.getByLabel('Files to upload').setInputFiles(files);
    await page.getByText('Done').waitFor();
    expect((await downloaded('offer.txt')).toString()).toBe('What we offer.');
  });

  test('are renamed, and moved to another folder and back, as folders are', async () => {
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const inList = (title: string) =>
      page.getByRole('list', { name: 'Folders and files' }).getByRole('link', { name: title, exact: true });
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await page.goto('/admin/files');
    await button('New folder').click();
    await name.fill('Archive');
    await button('Create').click();
    await inList('Offers').click();
    await button('Rename offer.txt').click();
    await name.fill('../offer.txt');
    await button('Rename').click();
    await dialog.getByText(/must be a file name/i).waitFor();
    await name.fill('last offer.txt');
    await button('Rename').click();
    await inList('last offer.txt').waitFor();
    expect((await downloaded('last offer.txt')).toString()).toBe('What we offer.');

    await button('Move last offer.txt').click();
    expect(await button('Move here').isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'All files' }).click();
    await dialog.getByRole('button', { name: 'Archive' }).click();
    await dialog.getByText('No folders in here.').waitFor();
    await button('Move here').click();
    await page.getByText('Nothing here yet.').waitFor();

    // A folder moves with its content, and is not offered as its own target.
    await page.goto('/admin/files');
    await button('Move Archive').click();
    await dialog.getByRole('button', { name: 'Offers' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Archive' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Offers' }).click();
    await button('Move here').click();
    await inList('Archive').waitFor({ state: 'detached' });
    await inList('Offers').click();
    await inList('Archive').click();
    await inList('last offer.txt').waitFor();
    await button('Move last offer.txt').click();
    await dialog.getByRole('button', { name: 'All files' }).click();
    await button('Move here').click();
    await page.getByText('Nothing here yet.').waitFor();
    await page.goto('/admin/files');
    await inList('last offer.txt').waitFor();
  });

  test('are uploaded by drag and drop with progress, and downloaded unchanged', async () => {
    await page.goto('/admin/files');
    await page.getByRole('button', { name: 'Upload' }).waitFor();
    const bytes = randomBytes(2 * MB);
    await keepProgress(page);
    const dropped = await page.evaluateHandle((data) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))], 'measured.bin'));
      return transfer;
    }, bytes.toString('base64'));
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', { ...UNHINDERED, uploadThroughput: MB / 2 });
    await page.getByRole('button', { name: 'Upload' }).dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('Done').waitFor();
    await network.send('Network.emulateNetworkConditions', UNHINDERED);
    await network.detach();
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.some((percent) => percent > 0 && percent < 100)).toBe(true);
    expect((await downloaded('measured.bin')).equals(bytes)).toBe(true);
  });
});
