import type { Page } from 'playwright-core';
import type { Api } from '../api.ts';
import type { BusyWeek } from './busy-week.ts';

/** The panel on which a picture is taken. */
export interface Scene {
  readonly page: Page;
  readonly api: Api;
  readonly records: BusyWeek;
}

/** Opens the page of a picture; resolves when its content is there. */
type Show = (scene: Scene) => Promise<void>;

/** A file of another system, with an error in its third row. */
const CLIENTS = [
  'Firma;Typ;Straße;PLZ;Ort;E-Mail',
  'Königlich Essen;organization;Maubelstr. 90;14776;Brandenburg;post@essen.example',
  'Lehmanns Marktstand;organization;Magazinweg 7;60528;Frankfurt a.M.;markt@lehmanns.example',
  'Morgenstern Gesundkost;organization;Heerstr. 22;04179;Leipzig;morgenstern',
].join('\n');

/** The pictures in docs/screenshots by name, without `.png`. */
export const PICTURES: Readonly<Record<string, Show>> = {
  start: async ({ page }) => {
    await page.goto('/admin/');
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of ['Health', 'My tasks', 'What happened'])
      await card(name).getByRole('listitem').first().waitFor();
    for (const name of ['Unpaid invoices', 'Leads']) {
      await card(name).getByRole('link').first().waitFor();
      await card(name).getByText('…').first().waitFor({ state: 'detached' });
    }
  },
  client: async ({ page, records }) => {
    await page.goto(`/admin/clients/${records.client}`);
    for (const name of ['Unpaid invoices', 'Details', 'Orders', 'History'])
      await page.getByRole('region', { name, exact: true }).waitFor();
  },
  import: async ({ page }) => {
    await page.goto('/admin/imports?module=clients');
    const file = { name: 'Kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(CLIENTS, 'latin1') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('table', { name: 'Rows with errors' }).getByRole('row').nth(1).waitFor();
  },
  invoice: async ({ page, records }) => {
    await page.goto(`/admin/invoices/${records.invoice}?edit`);
    await page.getByRole('button', { name: 'Send to the client' }).waitFor();
    await page
      .getByText(/^Total/)
      .first()
      .waitFor();
  },
  role: async ({ page, records }) => {
    await page.goto(`/admin/roles/${records.role}`);
    const table = page.getByRole('table', { name: 'What the role allows' });
    await table.getByRole('row', { name: /^Announcements/ }).waitFor();
  },
  'two-editors': async ({ page, api, records }) => {
    await page.goto(`/admin/clients/${records.client}?edit`);
    await page.getByRole('textbox', { name: 'City', exact: true }).fill('Oslo');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('+47 22 01 23 45');
    await api.patch(`/api/clients/${records.client}`, { city: 'Trondheim', zip: '7010' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').getByRole('cell', { name: 'Trondheim' }).waitFor();
  },
};
