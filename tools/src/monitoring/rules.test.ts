import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readAlerts } from './rules.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const RUNBOOK = 'docs/operations/runbook.md';

/** Returns the anchors of the headings of a page, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^##+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

describe('every alert', () => {
  test('names a section of the runbook, and every section of the runbook an alert', async () => {
    const alerts = await readAlerts(root);
    const anchors = anchorsOf(await readFile(join(root, RUNBOOK), 'utf8'));
    const named = alerts.map(({ annotations }) => annotations['runbook_url']!);
    expect(named.toSorted()).toEqual(anchors.map((anchor) => `${RUNBOOK}#${anchor}`).sort());
  });

  test('has a severity, a summary, a description and a name of its own', async () => {
    const alerts = await readAlerts(root);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    for (const { alert, labels, annotations } of alerts) {
      expect({ alert, severity: labels['severity'] }).toEqual({
        alert,
        severity: expect.stringMatching(/^(critical|warning)$/),
      });
      expect(Object.keys(annotations)).toEqual(['summary', 'description', 'runbook_url']);
    }
  });

  test('has a unit test in which it fires, and one in which it does not', async () => {
    const text = await readFile(join(root, 'deploy/monitoring/rules.test.yaml'), 'utf8');
    const names = (parse(text) as { tests: { name: string }[] }).tests.map(({ name }) => name);
    for (const { alert } of await readAlerts(root))
      expect(names).toEqual(expect.arrayContaining([`${alert} fires`, `${alert} does not fire`]));
  });
});
