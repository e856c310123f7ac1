import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RaThemeOptions } from 'react-admin';
import { openAccent } from './accent.ts';
import { createPanelTheme } from './theme.ts';

const accent = openAccent(() => window.localStorage);

/** Returns the themes of both modes in the accent of the organization. */
export function useThemes(): { readonly light: RaThemeOptions; readonly dark: RaThemeOptions } {
  const colour = useSyncExternalStore(accent.subscribe, accent.current);
  return useMemo(
    () => ({ light: createPanelTheme('light', colour), dark: createPanelTheme('dark', colour) }),
    [colour],
  );
}

/** Shows the pages in an accent from now on. @param colour undefined while it is unknown */
export function useAccent(colour: string | undefined): void {
  useEffect(() => {
    if (colour) accent.set(colour);
  }, [colour]);
}
