import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of each page of a PDF. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  // The reader takes ownership of the bytes.
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false });
  return text;
}

/** A piece of text with its place in points from the bottom left corner of the page. */
export interface TextItem {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns where the texts of each page are. */
export async function textItemsOf(bytes: Uint8Array): Promise<TextItem[][]> {
  const pdf = await getDocumentProxy(bytes.slice());
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [
              {
                text: item.str,
                left: item.transform[4],
                right: item.transform[4] + item.width,
                bottom: item.transform[5],
              },
            ]
          : [],
      );
    }),
  );
}
