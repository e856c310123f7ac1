import { anyToAny, createResource, crud, listDeleted, restore, type ServiceModule } from '@bms/service-kit';
import { onceModel } from '../once/once.ts';
import { ownRecords } from '../references/own-records.ts';
import { checkForm } from './check-form.ts';
import { estimateForms, OFFERED } from './estimate-forms.model.ts';
import { identifyFields } from './field-ids.ts';
import { ensureGeneralRequest } from './general-request.ts';
import { offeredForms } from './offered.ts';

export const estimateFormsModule: ServiceModule = {
  service: estimateForms.service,
  models: [...estimateForms.models, onceModel],
  setup: async (kit) => {
    const resource = createResource(kit, estimateForms, {
      states: { status: anyToAny('active', 'inactive') },
      prepare: identifyFields(kit),
      check: checkForm,
    });
    kit.references.provide('estimate_forms', ownRecords(resource, OFFERED));
    await ensureGeneralRequest(kit, resource);
    return {
      ...crud(resource),
      ...offeredForms(kit),
      ListDeleted: listDeleted(resource),
      Restore: restore(resource),
    };
  },
};
