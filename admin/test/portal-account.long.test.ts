import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seriousBarriersOf } from './support/accessibility.ts';
import { ACCENT, ACCENT_COLOR, acceptInvitation, followMail, groundOf, PASSWORD } from './support/customer.ts';
import { become, enter, startPanel, type TestedPanel } from './support/panel.ts';
import { type Watched, watch } from './support/watched.ts';

let panel: TestedPanel;
beforeAll(async () => {
  panel = await startPanel();
  const organization = { name: 'Northwind Traders', accent_color: ACCENT_COLOR };
  await panel.http.send('PATCH', '/api/admin/organization', organization);
});
afterAll(() => panel?.stop());

describe.each([
  ['a desktop', { width: 1280, height: 900 }, 'philip'],
  ['a phone', { width: 390, height: 844 }, 'maria'],
])('the account of a customer on %s', (_device, viewport, name) => {
  const email = `${name}@example.com`;
  let page: Page;
  let watched: Watched;

  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await page.locator('#main-content h1:not(:empty)').waitFor();
    await watched.look();
  };

  beforeAll(async () => {
    page = await panel.page({ viewport });
    watched = watch(page);
    const client_id = await panel.create('/api/clients', { company_name: `Company of ${name}`, type: 'organization' });
    await panel.create('/api/admin/portal-users', { client_id, first_name: name, last_name: 'Cramer', email });
    await acceptInvitation(panel, page, email);
    const items = [{ title: 'Delivery', quantity: 1, rate: 990 }];
    const invoice = await panel.create('/api/invoices', { client_id, due_date: '2999-12-31', items });
    await panel.http.send('POST', `/api/invoices/${invoice}/send`);
  });

  test('changes the own name and the password, and ends another session', async () => {
    await open('/admin/profile');
    await page.getByLabel('Last name').fill('Miller');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    const another = await panel.page();
    await enter(another, email, PASSWORD);
    await another.context().close();
    await open('/admin/sessions');
    await page.getByText('This browser').waitFor();
    const others = page.getByRole('list', { name: 'Sessions' }).getByRole('button', { name: /^Sign out/ });
    const before = await others.count();
    expect(before).toBeGreaterThan(0);
    await others.first().click();
    await become('the end of the session', async () => (await others.count()) === before - 1);
    await open('/admin/password');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password, at least 12 characters').fill(`${PASSWORD}!`);
    await page.getByLabel('New password again').fill(`${PASSWORD}!`);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed.').waitFor();
    await open('/admin/preferences');
    await page.getByRole('switch', { name: 'Mail me about what happens' }).click();
    await page.getByText('Saved.').waitFor();
    expect(watched.problems).toEqual([]);
  });

  test('signs in by a link of a mail, which opening alone does not use up', async () => {
    const other = await panel.page({ viewport });
    await other.goto('/portal/');
    await other.getByRole('heading', { name: 'Sign in to Northwind Traders' }).waitFor();
    await become(
      'the color of the seller',
      async () => (await groundOf(other.getByRole('button', { name: 'Sign in', exact: true }))) === ACCENT,
    );
    await other.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await other.getByLabel('Email of your account').fill(email);
    await other.getByRole('button', { name: 'Email me the link' }).click();
    await other.getByText('If there is a customer account with this address, a link is on its way.').waitFor();
    const link = await panel.inbox.linkTo(email, '/sign-in?code=');
    for (const _opened of ['by a mail filter', 'by the customer']) {
      await other.goto('about:blank');
      await other.goto(link);
      await other.getByRole('button', { name: 'Sign in' }).waitFor();
    }
    expect(await seriousBarriersOf(other)).toEqual([]);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('region', { name: 'What you owe in EUR' }).waitFor();
    expect(await seriousBarriersOf(other)).toEqual([]);
    await other.context().close();
  });

  test('undoes the change of the password by the link of the notice', async () => {
    await followMail(panel, page, email, '/undo-change?code=');
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    expect(watched.problems).toEqual([]);
  });
});
