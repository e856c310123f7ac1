/** The paper sizes of documents. */
export const pageSizes = ['A4', 'Letter'] as const;
export type PageSize = (typeof pageSizes)[number];

/** The geometry of a paper size, in points (1/72 inch) from the top left corner. */
export interface PageFormat {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** The top of the letterhead. */
  readonly top: number;
  /** The area that shows through the window of an envelope; `sender` is the top of the return address. */
  readonly address: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
    readonly sender: number;
  };
  /** The block of number and dates beside the address. */
  readonly meta: { readonly left: number; readonly top: number };
  /** The top of the title on the first page. */
  readonly body: number;
  /** The top of the content on further pages. */
  readonly continuation: number;
  /** The bottom of the content. */
  readonly bottom: number;
  /** The top of the footer. */
  readonly footer: number;
  /** The heights at which the sheet is folded. */
  readonly folds: readonly number[];
}

const mm = (millimetres: number): number => (millimetres * 72) / 25.4;
const inch = (inches: number): number => inches * 72;

/** DIN 5008 form B: address field 85 x 45 mm at 20/45 mm, of which the first 17.7 mm hold the return address. */
const a4: PageFormat = {
  width: mm(210),
  height: mm(297),
  left: mm(25),
  right: mm(190),
  top: mm(14),
  address: { left: mm(25), top: mm(62.7), width: mm(78), height: mm(27.3), sender: mm(56) },
  meta: { left: mm(120), top: mm(50) },
  body: mm(99),
  continuation: mm(20),
  bottom: mm(265),
  footer: mm(271),
  folds: [mm(105), mm(210)],
};

/**
 * US Letter, folded in thirds for a #10 envelope with a window of 4.5 x 1.125 inches, 7/8 inch from the left and 1/2 inch
 * from the bottom: the sheet may slip by an inch to the side and half an inch in height.
 */
const letter: PageFormat = {
  width: inch(8.5),
  height: inch(11),
  left: inch(0.9),
  right: inch(7.7),
  top: inch(0.55),
  address: { left: inch(0.9), top: inch(2.4), width: inch(3.4), height: inch(0.79), sender: inch(2.12) },
  meta: { left: inch(4.75), top: inch(2.05) },
  body: inch(3.95),
  continuation: inch(0.8),
  bottom: inch(9.72),
  footer: inch(9.98),
  folds: [inch(11 / 3), inch(22 / 3)],
};

const formats: Readonly<Record<PageSize, PageFormat>> = { A4: a4, Letter: letter };

export const pageFormatOf = (size: PageSize): PageFormat => formats[size];
