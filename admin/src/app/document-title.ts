import { useEffect } from 'react';

/** The element in which react-admin's pages render their title. */
const PLACE = '#react-admin-title';
const SYSTEM = 'Business management';

/** Sets the title of the tab, and of its history entry, to that of the page. */
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
