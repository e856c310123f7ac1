import {
  type Call,
  compileAnswer,
  createResource,
  type HandlersOf,
  type Kit,
  list,
  loadForView,
  ownCall,
  pageOf,
} from '@bms/service-kit';
import { estimateForms, inOrder, OFFERED } from './estimate-forms.model.ts';

type FieldsRequest = { id: number; page?: number; limit?: number };

/** Returns the handlers of forms for any signed-in user: active forms only, without their administrative fields. */
export function offeredForms(
  kit: Kit,
): Pick<HandlersOf<'bms.crm.EstimateForms'>, 'ListOffered' | 'GetOffered' | 'ListFields'> {
  // Their answers have no snippet.
  const offered = createResource(kit, { ...estimateForms, baseFilter: OFFERED }, { computed: { snippet: () => '' } });
  const listAll = list(offered, 'ListOffered');
  const showForm = compileAnswer(offered, offered.rpc('GetOffered'));
  const showFields = compileAnswer(offered, offered.rpc('ListFields'));
  const load = (call: Call<{ id: number }>) => loadForView(offered, asService(kit, call), call.request.id);
  return {
    ListOffered: (call: Parameters<typeof listAll>[0]) => listAll(asService(kit, call)),
    GetOffered: async (call: Call<{ id: number }>) => {
      const form = await load(call);
      call.setVersion(form.version);
      return showForm(form);
    },
    ListFields: async (call: Call<FieldsRequest>) => {
      const { number, size } = pageOf(call.request, false);
      const fields = inOrder(await load(call));
      return showFields({ records: fields.slice((number - 1) * size, number * size) });
    },
  };
}

/** Replaces the caller by the service itself, since no role grants the permission to read the offered forms. */
export function asService<Request>(kit: Kit, { rpc, request, signal, deadline }: Call<Request>): Call<Request> {
  return ownCall(kit, { rpc: rpc.path, request, signal, deadline });
}
