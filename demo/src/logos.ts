import { buffer } from 'node:stream/consumers';
import { PNG } from 'pngjs';
import type { Api } from './api.ts';
import { importRows } from './import.ts';
import type { Category } from './northwind.ts';

const SIDE = 96;
const CORNER = 'Logos';

/** A folder or file in a list. */
interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
}

/**
 * Uploads a logo for each category to its own folder in `Logos`; existing ones are skipped. Then downloads one and
 * compares it byte for byte.
 */
export async function importLogos(api: Api, categories: readonly Category[]): Promise<void> {
  const corner = await ensureFolder(api, CORNER);
  const ids = new Map<Category, number>();
  await importRows('logos', categories, async (category) => {
    const folder = await ensureFolder(api, category.categoryName, corner);
    const present = (await entriesOf(api, folder)).find(({ title }) => title === fileNameOf(category));
    ids.set(category, present?.id ?? (await upload(api, category, folder)));
    return present ? 'present' : 'created';
  });
  const [first] = categories;
  if (first) await compare(api, first, ids.get(first)!);
}

async function entriesOf(api: Api, folder_id?: number): Promise<readonly Entry[]> {
  const { data } = await api.call.folders.list({ query: folder_id === undefined ? {} : { folder_id } });
  return data.records;
}

/** Finds or creates a folder. @returns its id */
async function ensureFolder(api: Api, title: string, parent_id?: number): Promise<number> {
  const present = (await entriesOf(api, parent_id)).find((entry) => entry.kind === 'folder' && entry.title === title);
  if (present) return present.id;
  const body = { title, ...(parent_id !== undefined && { parent_id }) };
  return (await api.call.folders.create({ body })).data.record.id;
}

async function upload(api: Api, category: Category, folder_id: number): Promise<number> {
  const file = new File([new Uint8Array(drawLogo(category))], fileNameOf(category), { type: 'image/png' });
  return (await api.call.files.upload({ body: { file, folder_id } })).data.record.id;
}

async function compare(api: Api, category: Category, id: number): Promise<void> {
  const { data } = await api.call.files.download({ path: { id }, parseAs: 'stream' });
  const came = await buffer(data as unknown as ReadableStream<Uint8Array>);
  const same = came.equals(drawLogo(category));
  if (!same) throw new Error(`${fileNameOf(category)} came back as other bytes`);
  console.log(`  ${fileNameOf(category)} downloaded unchanged (${came.length} bytes)`);
}

const fileNameOf = ({ categoryName }: Category): string => `${categoryName.toLowerCase().replace(/[^a-z]+/g, '-')}.png`;

/** Draws a deterministic image: rings whose number and colour follow from the id of the category. */
function drawLogo({ categoryID }: Category): Buffer {
  const png = new PNG({ width: SIDE, height: SIDE });
  const number = Number(categoryID);
  const middle = (SIDE - 1) / 2;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const distance = Math.hypot(x - middle, y - middle) / middle;
      const isInk = distance < 1 && Math.floor(distance * (2 * number + 1)) % 2 === 0;
      const colour = isInk ? [(number * 67) % 256, (number * 139) % 256, (number * 29) % 256] : [255, 255, 255];
      png.data.set([...colour, 255], (y * SIDE + x) * 4);
    }
  }
  return PNG.sync.write(png);
}
