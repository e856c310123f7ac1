import { invalid } from '@bms/contracts';
import type { PageInput } from '@bms/contracts/types/content';
import {
  createResource,
  crud,
  defineModule,
  type Handler,
  type Message,
  recordModel,
  type Sent,
} from '@bms/service-kit';
import { cleanHtml } from './clean-html.ts';
import { pages } from './pages.model.ts';
import { slugOf } from './slug.ts';

export const pagesModule = defineModule({
  service: pages.service,
  models: pages.models,
  setup: ({ kit }) => {
    const model = recordModel(kit.db, pages);
    const longest = kit.contract.message('bms.content.Page').field('content')!.rules.maxLength;
    const resource = createResource(kit, pages, {
      normalize: (sent: Sent<PageInput>) => withCleanContent(sent, longest),
      compute: (page, tx) => slugOf(model, page, tx),
    });
    const operations = crud(resource);
    return {
      ...operations,
      Create: withRemoved(operations.Create),
      Update: withRemoved(operations.Update),
    };
  },
});

/**
 * Sanitizes the content before it is stored, so that clients can render it as it is.
 * @throws ApiError validation_failed if sanitizing makes it too long, since it could not be sent back as returned
 */
function withCleanContent(sent: Sent<PageInput>, longest: number): Message {
  if (!sent.content) return sent;
  const content = cleanHtml(sent.content).html;
  if ([...content].length <= longest) return { ...sent, content };
  const message = `content must have at most ${longest} characters after characters such as & are encoded as HTML entities.`;
  throw invalid({ field: 'content', code: 'too_long', message });
}

/** Adds the elements and attributes that were removed from the content that was sent to the response. */
function withRemoved<Request, Answer extends Message>(
  handler: Handler<Request, Answer>,
): Handler<Request & { page?: PageInput | null }, Answer> {
  return async (call) => {
    const answer = await handler(call);
    return { ...answer, removed: cleanHtml(call.request.page?.content ?? '').removed };
  };
}
