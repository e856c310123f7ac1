import { useEffect } from 'react';

/** Where react-admin's pages put their title. */
const PLACE = '#react-admin-title';
const SYSTEM = 'Business management';

/** Calls the tab and the entry in the browser's history as the page is called. */
export function useDocumentTitle(): void {
  useEffect(() => {
    const place = document.querySelector(PLACE);
    if (!place) return;
    const take = (): void => {
      const title = place.textContent?.trim();
      document.title = title ? `${title} · ${SYSTEM}` : SYSTEM;
    };
    const observer = new MutationObserver(take);
    observer.observe(place, { childList: true, characterData: true, subtree: true });
    take();
    return () => observer.disconnect();
  }, []);
}
