import { createResource, crud, defineModule, type ResourceRules } from '@bms/service-kit';
import { keyOf } from '../fields/check-values.ts';
import { checkDefinition } from './check-definition.ts';
import { type CustomField, customFields } from './custom-fields.model.ts';

/** The rules of custom fields that the contract does not state. */
const rules: ResourceRules<CustomField> = {
  computed: { key: ({ _id }) => keyOf(_id) },
  assert: checkDefinition,
};

export const customFieldsModule = defineModule({
  service: customFields.service,
  models: customFields.models,
  setup: ({ kit }) => {
    const resource = createResource(kit, customFields, rules);
    return crud(resource);
  },
});
