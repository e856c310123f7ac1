/** The columns of the lines in an editor: title, quantity, price, taxes if there are any, amount and buttons. */
export const LINE_COLUMNS = (hasTaxes: boolean): string =>
  ['minmax(0, 1fr)', '76px', '112px', ...(hasTaxes ? ['104px'] : []), 'minmax(84px, auto)', '56px'].join(' ');

/** A row of these columns; on a phone, the fields are two by two. */
export const LINE_ROW = { display: 'grid', width: '100%', columnGap: 0.75, rowGap: 1, alignItems: 'start' };
