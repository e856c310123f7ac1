import { useNotify, useTranslate } from 'react-admin';

/**
 * Returns the function that reports a saved record, with the markup that the service removed from its text.
 * @param created the name of the resource of a record that was created, whose view may have words for it
 */
export function useSavedNotice(created?: string): (saved: unknown) => void {
  const notify = useNotify();
  const translate = useTranslate();
  const done = created
    ? translate(`resources.${created}.notifications.created`, {
        _: translate('ra.notification.created', { smart_count: 1 }),
      })
    : 'Saved.';
  return (saved) => {
    const { removed = [] } = (saved ?? {}) as { readonly removed?: readonly string[] };
    if (removed.length === 0) notify(done, { type: 'info' });
    else
      notify(`${done} For safety, this was removed from the text: ${removed.join(', ')}.`, {
        type: 'warning',
        multiLine: true,
        autoHideDuration: 15_000,
      });
  };
}
