import { ApiError, invalid } from '@bms/contracts';
import {
  compileAnswer,
  create,
  createResource,
  defineModel,
  defineModule,
  type HandlerOf,
  type Message,
  type RecordOf,
  type Resource,
} from '@bms/service-kit';
import { nanoid } from 'nanoid';

/** The maximum size of `data` as JSON, in bytes. */
const LARGEST_DATA = 4096;

/** The model of the events that client apps record. */
const trackedEvents = defineModel('event_tracker', {
  service: 'bms.content.EventTracker',
  title: 'name',
  indexes: [[{ random_id: 1 }, { unique: true }]],
});

export const eventTrackerModule = defineModule({
  service: trackedEvents.service,
  models: trackedEvents.models,
  setup: ({ kit }) => {
    const resource = createResource(kit, trackedEvents, {
      defaults: () => ({ random_id: nanoid(), occurred_at: new Date() }),
      normalize: assertDataSize,
    });
    return { Get: find(resource), Create: create(resource) };
  },
});

/** @throws ApiError validation_failed naming `data` */
function assertDataSize(sent: Message): Message {
  if (sizeOf((sent['data'] ?? {}) as Readonly<Record<string, string>>) <= LARGEST_DATA) return sent;
  const message = `data must have at most ${LARGEST_DATA} bytes as JSON.`;
  throw invalid({ field: 'data', code: 'too_long', message });
}

/** Returns the size in bytes of a map as JSON; its values are JSON texts already. */
function sizeOf(data: Readonly<Record<string, string>>): number {
  const members = Object.entries(data).map(([key, text]) => `${JSON.stringify(key)}:${text}`);
  return Buffer.byteLength(`{${members.join()}}`);
}

/** Returns an event to any caller that knows its unguessable id. @throws ApiError not_found */
function find(resource: Resource<RecordOf<typeof trackedEvents>>): HandlerOf<'/bms.content.EventTracker/Get'> {
  const answer = compileAnswer(resource, resource.rpc('Get'));
  return async (call) => {
    const { random_id } = call.request;
    const event = await resource.model.findOne({ random_id }).lean();
    if (!event) throw new ApiError('not_found');
    call.setVersion(event.version);
    return answer(event);
  };
}
