import { describe, expect, test } from '@jest/globals';
import { loadEventCatalogue } from './contract/load-catalogue.ts';
import { eventsPage } from './docs.ts';

const catalogue = loadEventCatalogue();

describe('the page about events', () => {
  test('names every type of event, and every message and field has a comment', () => {
    const page = eventsPage(catalogue);
    for (const { type, message } of catalogue.types) {
      expect(page).toContain(`| \`${type}\` |`);
      expect([message.comment, ...message.fields.map((field) => field.comment)]).not.toContain('');
    }
  });
});
