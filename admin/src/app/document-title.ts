import { useEffect, useState } from 'react';

/** The element in which react-admin's pages render their title. */
const PLACE = '#react-admin-title';
export const SYSTEM = 'Business management';

/** Returns the title of the page, which is also that of the tab and of its history entry. @param system the name after it */
export function usePageTitle(system: string = SYSTEM): string {
  const [shown, setShown] = useState('');
  useEffect(() => {
    const place = document.querySelector(PLACE);
    if (!place) return;
    const take = (): void => {
      const title = place.textContent?.trim() ?? '';
      document.title = title ? `${title} · ${system}` : system;
      setShown(title);
    };
    const observer = new MutationObserver(take);
    observer.observe(place, { childList: true, characterData: true, subtree: true });
    take();
    return () => observer.disconnect();
  }, [system]);
  return shown;
}
