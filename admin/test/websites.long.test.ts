import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { save, startPanel, type TestedPanel } from './support/panel.ts';
import { openWebsite, type Website } from './support/website.ts';

let panel: TestedPanel;
let website: Website;
let other: Website;
/** The id and the snippet of the form. */
let form: number;
let snippet: string;

beforeAll(async () => {
  [panel, website, other] = await Promise.all([startPanel(), openWebsite(), openWebsite()]);
  form = await panel.create('/api/admin/estimate-forms', {
    title: 'Ask for an offer',
    description: 'We answer within a day.',
    fields: [
      { title: 'Company', field_type: 'text', required: true, maps_to: 'company_name', sort: 1 },
      { title: 'Email', field_type: 'email', maps_to: 'email', sort: 2 },
      { title: 'Sizes', field_type: 'multi_select', options: ['S', 'L'], sort: 3 },
      { title: 'Call me', field_type: 'checkbox', sort: 4 },
    ],
  });
});
afterAll(async () => {
  website?.close();
  other?.close();
  await panel?.stop();
});

interface Listed {
  readonly records: readonly Readonly<Record<string, unknown>>[];
}
const recordsOf = async (path: string) => ((await panel.http.send('GET', path)).body as Listed).records;
const requestsOf = (company: string) =>
  recordsOf(`/api/request_estimate/requests?form_id=${form}&search=${encodeURIComponent(company)}`);
const status = (page: Page) => page.getByRole('status');

/** Opens the page of a website with the form, whose styles show every input. */
async function visit({ origin }: Website): Promise<Page> {
  const page = await panel.page({ baseURL: origin });
  await page.goto('/');
  await page.locator('form > *').first().waitFor();
  return page;
}

test('an administrator adds a website to a form and gets the snippet for it', async () => {
  const page = await panel.adminPage();
  await page.goto(`/admin/estimate_forms/${form}`);
  await page.getByText('Add a website to the form and save it.').waitFor();
  const websites = page.getByLabel('Websites');
  await websites.fill(`${website.origin}/contact`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`${website.origin}/contact: Must be an origin`).waitFor();
  await websites.press('Backspace');
  await websites.fill(website.origin);
  await page.keyboard.press('Enter');
  await save(page);
  const shown = page.getByRole('region', { name: 'Snippet' });
  await shown.waitFor();
  expect(await page.getByRole('list', { name: 'Websites' }).textContent()).toBe(website.origin);
  expect(await barriersOf(page, '#main-content')).toEqual([]);
  // The services of a test do not know the port of its gateway.
  snippet = (await shown.textContent())!.replace(/'http[^']+(?=\/api\/public-forms\/)/, `'${panel.url}`);
  expect(snippet).toContain(`'${panel.url}/api/public-forms/`);
  website.html =
    other.html = `<!doctype html><title>Site</title><style>form input { display: block !important }</style>${snippet}`;
});

describe('a visitor of the website', () => {
  test('sees the form without the trap, and a double click makes one request and one lead', async () => {
    const page = await visit(website);
    expect(await page.getByRole('heading').textContent()).toBe('Ask for an offer');
    expect(await page.locator('input[name=homepage]').isVisible()).toBe(false);
    await page.getByLabel('Company').fill('Königlich Essen');
    await page.getByLabel('Email').fill('info@koeniglich.example');
    await page.getByLabel('Sizes').selectOption(['S', 'L']);
    await page.getByLabel('Call me').check();
    await page.getByRole('button', { name: 'Send' }).dblclick();
    await status(page).getByText('Thank you.').waitFor();
    expect(await page.getByLabel('Company').inputValue()).toBe('');
    const requests = await requestsOf('Königlich Essen');
    expect(requests).toHaveLength(1);
    const path = `/api/request_estimate/requests/${requests[0]!['id']}`;
    const { record } = (await panel.http.send('GET', path)).body as { record: { answers: { value: string }[] } };
    expect(record.answers.map(({ value }) => value)).toEqual([
      'Königlich Essen',
      'info@koeniglich.example',
      'S,L',
      '1',
    ]);
    await eventually(async () => (await recordsOf('/api/leads?email=info@koeniglich.example')).length === 1);
  });

  test('keeps the answers that were rejected, and sees which one is wrong', async () => {
    const page = await visit(website);
    const company = page.getByLabel('Company');
    await company.fill('x'.repeat(300));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForFunction(() => document.querySelector('input')?.validationMessage);
    const message = await company.evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(message).toMatch(/^Company must be text of at most 255 characters/);
    expect(await company.inputValue()).toBe('x'.repeat(300));
    await company.fill('Corrected');
    await page.getByRole('button', { name: 'Send' }).click();
    await status(page).getByText('Thank you.').waitFor();
    expect(await requestsOf('Corrected')).toHaveLength(1);
  });

  test('sends again after a lost response, and the request is stored once', async () => {
    const page = await visit(website);
    let lost = 0;
    await page.route('**/api/public-forms/*', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await page.getByLabel('Company').fill('Sent Twice');
    await page.getByRole('button', { name: 'Send' }).click();
    await status(page).getByText('Your answers could not be sent.').waitFor();
    expect(await page.getByLabel('Company').inputValue()).toBe('Sent Twice');
    await page.getByRole('button', { name: 'Send' }).click();
    await status(page).getByText('Thank you.').waitFor();
    expect(await requestsOf('Sent Twice')).toHaveLength(1);
  });
});

test('a website that the form does not allow shows that it is not available', async () => {
  const page = await visit(other);
  await page.getByText('This form is not available at the moment.').waitFor();
  const sent = await page.evaluate(
    async (url) =>
      fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }).then(
        ({ status: code }) => String(code),
        () => 'blocked',
      ),
    /'(http[^']+\/api\/public-forms\/[^']+)'/.exec(snippet)![1]!,
  );
  expect(sent).toBe('blocked');
});
