import { invalid } from '@bms/contracts';
import {
  anyToAny,
  createResource,
  crud,
  listDeleted,
  type Message,
  restore,
  type ServiceModule,
  type StoredRecord,
} from '@bms/service-kit';
import { cleanHtml } from './clean-html.ts';
import { pages } from './pages.model.ts';
import { slugOf } from './slug.ts';

export const pagesModule: ServiceModule = {
  service: pages.service,
  models: pages.models,
  setup: (kit) => {
    const model = kit.db.model<StoredRecord>(pages.name);
    const longest = kit.contract.message('bms.content.Page').field('content')!.rules.maxLength;
    const resource = createResource(kit, pages, {
      prepare: (sent) => withCleanContent(sent, longest),
      states: { status: anyToAny('active', 'inactive') },
      derived: (page, tx) => slugOf(model, page, tx),
    });
    return { ...crud(resource), ListDeleted: listDeleted(resource), Restore: restore(resource) };
  },
};

/**
 * What is stored is clean, so that whoever shows it need not think of it.
 * @throws ApiError validation_failed where it grew too long by that: it could not be sent back as it is shown
 */
function withCleanContent(sent: Message, longest: number): Message {
  if (!sent['content']) return sent;
  const content = cleanHtml(String(sent['content']));
  if ([...content].length <= longest) return { ...sent, content };
  const message = `content must have at most ${longest} characters, also when characters such as & are written as entities.`;
  throw invalid({ field: 'content', code: 'too_long', message });
}
