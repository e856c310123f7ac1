import { invalid } from '@bms/contracts';
import type { EstimateRequestInput, PublicFormRequest, SubmitPublicFormRequest } from '@bms/contracts/types/crm';
import type { EffectHandlers } from '@bms/events';
import type { Users } from '@bms/projections';
import {
  type Call,
  create,
  createResource,
  defineModule,
  get,
  type Kit,
  list,
  type Message,
  type Resource,
  recordLookup,
  type Sent,
  type StoredValues,
  update,
} from '@bms/service-kit';
import { findPublicForm, publicFormOf } from '../public-forms/public-form.ts';
import { submitPublicForm } from '../public-forms/submit-public-form.ts';
import { clientsOfSales } from '../sales/client.ts';
import type { Crm } from '../setup.ts';
import { type EstimateRequest, estimateRequests } from './estimate-requests.model.ts';
import { requestEvents, SUBMITTED } from './events.ts';
import { submission } from './submit.ts';
import { leadOfRequest } from './to-lead.ts';

export const estimateRequestsModule = defineModule({
  service: estimateRequests.service,
  models: estimateRequests.models,
  setup: ({ kit, leads, users }: Crm) => {
    const resource = requestResource(kit, users);
    kit.references.provide('estimate_requests', recordLookup(resource));
    const effects: EffectHandlers = { [SUBMITTED]: leadOfRequest(leads) };
    kit.consume({ name: 'estimate_requests', from: kit.service, effects });
    return {
      List: list(resource),
      Get: get(resource),
      Create: create(resource),
      Update: update(resource),
      GetPublicForm: async (call: Call<PublicFormRequest>) => ({
        record: publicFormOf(await findPublicForm(kit.db, call.request.token, call)),
      }),
      SubmitPublicForm: (call: Call<SubmitPublicFormRequest>) => submitPublicForm(kit, resource, call),
    };
  },
});

function requestResource(kit: Kit, users: Users): Resource<EstimateRequest> {
  const clients = clientsOfSales(kit);
  return createResource(kit, estimateRequests, {
    normalize: forOwnClient,
    populate: async (created, session) => {
      for (const request of created) {
        const { client_id } = request;
        if (client_id) request.owner_id = (await clients.keep({ client_id }, session)).owner_id;
      }
    },
    compute: async (request, { session }, { changed, call }) => {
      if (isNew(request)) return submission(kit, users, request, call.caller.userId, session);
      if (!changed.has('client_id')) return {};
      const owner_id = await clients.ownerOf(request, session);
      return owner_id === undefined ? {} : { owner_id };
    },
    events: requestEvents,
  });
}

const isNew = ({ version }: StoredValues<EstimateRequest>): boolean => version === undefined;

/**
 * Sets the client of requests from portal users to their own, and rejects an assignee.
 * @throws ApiError validation_failed
 */
function forOwnClient(sent: Sent<EstimateRequestInput>, { caller }: Call, before: unknown): Message {
  if (before !== undefined || caller.userType !== 'client') return sent;
  if (sent.assigned_to != null) throw invalid(notAssigned);
  return { ...sent, client_id: caller.clientId };
}

const notAssigned = { field: 'assigned_to', code: 'not_allowed', message: 'Only staff can set assigned_to.' };
