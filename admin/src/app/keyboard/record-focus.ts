/** Opens the form of the record of the page. */
export const editRecord = (): void => document.querySelector<HTMLElement>('[data-action=Edit]')?.click();

/** Opens the menu with the further actions on the record of the page. */
export const openMenu = (): void => document.querySelector<HTMLElement>('[data-more]')?.click();
