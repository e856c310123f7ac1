import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { resources } from '../contract/contract.ts';
import { labelOf } from '../contract/labels.ts';
import type { Resource } from '../contract/types.ts';
import { viewOf } from '../resources/views.ts';

/** What is said after something was done. */
const SHORT = { created: 'Saved.', updated: 'Saved.', deleted: 'Deleted.' };

/** react-admin's words and those of the resources: names of fields come from the contract. */
export const i18nProvider = polyglotI18nProvider(() => messages(), 'en', undefined, { allowMissing: true });

function messages(): TranslationMessages {
  const notification = { ...englishMessages.ra.notification, ...SHORT };
  // The theme gives the input that marks a row its name.
  const ra = { ...englishMessages.ra, notification, action: { ...englishMessages.ra.action, select_row: '' } };
  return { ...englishMessages, ra, resources: Object.fromEntries(resources.map((one) => [one.name, wordsFor(one)])) };
}

function wordsFor(resource: Resource) {
  const view = viewOf(resource.name);
  const names = [...resource.fields, ...resource.columns, ...resource.filters].map(({ name }) => name);
  return {
    name: `${view?.one ?? resource.title} |||| ${view?.many ?? resource.title}`,
    fields: Object.fromEntries(names.map((name) => [name, view?.labels?.[name] ?? labelOf(name)])),
    empty: view?.empty ?? 'There is nothing here yet.',
    invite: '',
  };
}
