import type { Locator, Page } from 'playwright-core';
import { enter, type TestedPanel } from './panel.ts';

export const PASSWORD = 'a fine password to sign in';
/** The colour of the seller. */
export const ACCENT_COLOR = '#86198f';
/** ACCENT_COLOR as browsers compute it. */
export const ACCENT = 'rgb(134, 25, 143)';

/** Returns the background of an element, as browsers compute it. */
export const groundOf = (shown: Locator): Promise<string> =>
  shown.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Opens the page of the newest matching link in the mails to an address. */
export async function followMail({ inbox }: TestedPanel, page: Page, email: string, part: string): Promise<void> {
  const link = await inbox.linkTo(email, part);
  // A link to the open page would only change the fragment.
  await page.goto('about:blank');
  await page.goto(link);
}

/** Chooses the password by the link of the invitation, and signs in. */
export async function acceptInvitation(panel: TestedPanel, page: Page, email: string): Promise<void> {
  await followMail(panel, page, email, '/change-password?code=');
  await page.getByLabel('New password, at least 12 characters').fill(PASSWORD);
  await page.getByLabel('New password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Your password is set').waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enter(page, email, PASSWORD);
  await page.getByRole('heading', { name: 'Nothing to pay' }).waitFor();
}
