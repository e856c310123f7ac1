import { move } from 'piscina';
import type { PrintableDocument } from '../printable-document.ts';
import type { RenderTask } from './renderer.ts';

/**
 * Renders a document in a worker thread. The libraries are loaded with the first task that needs them.
 * @returns the bytes of the file
 */
export default async function render(task: RenderTask): Promise<Uint8Array> {
  const bytes = await bytesOf(task);
  // A copy that owns its memory: a Buffer may share that of others, which cannot be transferred.
  return move(new Uint8Array(bytes)) as Uint8Array;
}

async function bytesOf(task: RenderTask): Promise<Uint8Array> {
  if (task.kind === 'pdf') return renderPdf(task);
  if (task.kind === 'xml') return Buffer.from(await writeXml(task.document, task.format));
  const { unprintableCharacters } = await import('../pdf/fonts/font-set.ts');
  return Buffer.from(JSON.stringify(await unprintableCharacters(task.document)));
}

async function renderPdf({ document, pageSize, embedXml }: RenderTask & { kind: 'pdf' }): Promise<Uint8Array> {
  const { renderPdf } = await import('../pdf/render-pdf.ts');
  const xml = embedXml ? await writeXml(document, 'factur-x') : undefined;
  return renderPdf(document, { pageSize, xml });
}

async function writeXml(
  document: PrintableDocument,
  format: (RenderTask & { kind: 'xml' })['format'],
): Promise<string> {
  const { renderXml } = await import('../e-invoice/render-xml.ts');
  return renderXml(document, format);
}
