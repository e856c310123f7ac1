import { invalid } from '@bms/contracts';
import type { RecordModel, Resource, StoredValues } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import type { ChecklistTemplate } from '../checklist-templates/checklist-templates.model.ts';
import type { Task } from './tasks.model.ts';

/**
 * Returns the checklist of a task; that of a new one ends with the items of its template.
 * @throws ApiError validation_failed if it would be too long
 */
export async function checklistOf(
  task: StoredValues<Task>,
  templates: RecordModel<ChecklistTemplate>,
  longest: number,
  session: ClientSession,
): Promise<StoredValues<Task>> {
  const isNew = task.version === undefined;
  if (!isNew || task.checklist_template_id === undefined) return {};
  const template = await templates.findById(task.checklist_template_id).session(session).lean();
  const items = (template?.items ?? []).map(({ title }) => ({ title, is_checked: false }));
  const checklist = [...(task.checklist ?? []), ...items];
  if (checklist.length <= longest) return { checklist };
  const message = `checklist must have at most ${longest} items; with those of the template it would have ${checklist.length}.`;
  throw invalid({ field: 'checklist', code: 'too_many', message });
}

/** Returns the maximum number of items that the contract allows. */
export const longestChecklist = ({ record }: Pick<Resource<Task>, 'record'>): number =>
  record.field('checklist')!.rules.maxItems;
