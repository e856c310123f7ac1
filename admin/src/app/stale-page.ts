/** When this page last loaded itself anew, in the tab's own memory. */
const KEY = 'bms.reloaded';
/** Sooner than that it would be again for the same reason, in milliseconds. */
const AGAIN = 60_000;

/**
 * A page that was open while the panel was replaced asks for parts that are not there any more. It is loaded anew then, at
 * the place where it is going.
 */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
