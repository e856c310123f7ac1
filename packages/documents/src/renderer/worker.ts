import { move } from 'piscina';
import type { PrintableDocument } from '../printable-document.ts';
import type { RenderTask } from './tasks.ts';

/**
 * Renders a document in a worker thread. The libraries are loaded with the first task that needs them.
 * @returns the bytes of the file
 */
export default async function render(task: RenderTask): Promise<Uint8Array> {
  const bytes =
    task.kind === 'pdf' ? await renderPdf(task) : Buffer.from(await writeXml(task.document, task.format), 'utf8');
  // A copy that owns its memory: a Buffer may share that of others, which cannot be transferred.
  return move(new Uint8Array(bytes)) as Uint8Array;
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
