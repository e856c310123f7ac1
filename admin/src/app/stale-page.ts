/** The key of the time of the last reload, in the session storage of the tab. */
const KEY = 'bms.reloaded';
/** The minimum time between reloads in milliseconds, to prevent a loop. */
const AGAIN = 60_000;

/**
 * Reloads a page that was open while the panel was deployed and whose chunks no longer exist, at the target of its
 * navigation.
 */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
