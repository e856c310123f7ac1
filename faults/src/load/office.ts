import type { Writer } from './writer.ts';

/** Writes a record of each of the other services: an item, a task, an announcement and a file. */
export async function runOffice({ api, ledger }: Writer, name: string): Promise<void> {
  const item = { title: `Item ${name}`, rate: 1800 };
  const { data: created } = await api.items.create({ body: item });
  ledger.acknowledge(`/api/items/${created.record.id}`, item);
  const task = { title: `Task ${name}`, description: 'Pack the tea.' };
  const { data: opened } = await api.tasks.create({ body: task });
  ledger.acknowledge(`/api/tasks/${opened.record.id}`, task);
  await api.tasks.update({ path: { id: opened.record.id }, body: { description: 'Pack the tea twice.' } });
  ledger.acknowledge(`/api/tasks/${opened.record.id}`, { description: 'Pack the tea twice.' });
  const announcement = { title: `Announcement ${name}`, share_with: ['all_members'] };
  const { data: announced } = await api.announcements.create({ body: announcement });
  ledger.acknowledge(`/api/announcements/${announced.record.id}`, announcement);
  const file = new File([`The file ${name}\n`.repeat(100)], `${name}.txt`, { type: 'text/plain' });
  const { data: uploaded } = await api.files.upload({ body: { file } });
  ledger.acknowledge(`/api/file-manager/files/${uploaded.record.id}`, { file_name: file.name, size: file.size });
}
