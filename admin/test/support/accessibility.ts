import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Waits until nothing is loading and animations have ended, so that final colours and positions are checked. */
export async function settle(page: Page): Promise<void> {
  await page.locator('.MuiCircularProgress-root, .MuiLinearProgress-root').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** A violation of an accessibility rule. */
interface Barrier {
  readonly impact: string | undefined;
  /** The name of the rule and the beginning of the first element. */
  readonly text: string;
}

/**
 * Returns the accessibility violations that axe finds, once the page is still.
 * @param part selector of the part of the page to check; all of it by default
 */
async function findBarriers(page: Page, part?: string): Promise<Barrier[]> {
  await settle(page);
  // Pages without frames do not need the second page on which axe otherwise merges the results.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, impact, nodes }) => ({
    impact: impact ?? undefined,
    text: `${id}: ${nodes[0]?.html.slice(0, 200)}`,
  }));
}

/** Returns the texts of all violations. */
export const barriersOf = async (page: Page, part?: string): Promise<string[]> =>
  (await findBarriers(page, part)).map(({ text }) => text);

/** Returns the texts of the serious and critical violations. */
export const seriousBarriersOf = async (page: Page): Promise<string[]> =>
  (await findBarriers(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ text }) => text);
