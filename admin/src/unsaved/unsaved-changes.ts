interface EditedForm {
  readonly isSaving: boolean;
  /** Undoes the edits. */
  reset(): void;
}

/** The forms with unsaved edits. */
export interface UnsavedChanges {
  /** True while any form has unsaved edits. */
  readonly hasAny: boolean;
  /** True while a form with edits is being saved. */
  readonly isSaving: boolean;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Registers a form with edits. @returns a function that removes it */
  add(form: EditedForm): () => void;
  /** Undoes all edits, since the user chose to discard them. */
  discard(): void;
}

export function createUnsavedChanges(): UnsavedChanges {
  const forms = new Set<EditedForm>();
  const listeners = new Set<() => void>();
  const publish = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    get hasAny() {
      return forms.size > 0;
    },
    get isSaving() {
      return [...forms].some(({ isSaving }) => isSaving);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (form) => {
      forms.add(form);
      publish();
      return () => {
        forms.delete(form);
        publish();
      };
    },
    discard: () => {
      const edited = [...forms];
      forms.clear();
      for (const { reset } of edited) reset();
      publish();
    },
  };
}
