import { expect, test } from '@jest/globals';
import { createUnsavedChanges } from './unsaved-changes.ts';

const form = (isSaving = false) => {
  const made = { isSaving, resets: 0, reset: () => void made.resets++ };
  return made;
};

test('unsaved changes last until every form that has some is saved', () => {
  const unsaved = createUnsavedChanges();
  const [saveOne, saveOther] = [unsaved.add(form()), unsaved.add(form(true))];
  expect([unsaved.hasAny, unsaved.isSaving]).toEqual([true, true]);
  saveOther();
  expect([unsaved.hasAny, unsaved.isSaving]).toEqual([true, false]);
  saveOne();
  expect(unsaved.hasAny).toBe(false);
});

test('discarding unsaved changes undoes them, and subscribers are notified', () => {
  const unsaved = createUnsavedChanges();
  const seen: boolean[] = [];
  const unsubscribe = unsaved.subscribe(() => void seen.push(unsaved.hasAny));
  const edited = form();
  const remove = unsaved.add(edited);
  unsaved.discard();
  unsubscribe();
  remove();
  expect([seen, edited.resets]).toEqual([[true, false], 1]);
});
