const shorterThan = (length) => (value) => value.length <= length;
const optional = (length) => ({ type: String, options: shorterThan(length) });

/** Adds the validator of clients, and sets who created them. @param Parse the global of Cloud Code */
export function defineCloudCode(Parse) {
  Parse.Cloud.beforeSave(
    'Client',
    ({ object, user }) => {
      if (object.existed() || !user) return;
      object.set('owner_id', user.id);
      object.set('created_by', user.id);
    },
    {
      requireUser: true,
      fields: {
        company_name: { type: String, required: true, options: shorterThan(255) },
        type: { type: String, required: true, options: ['organization', 'person'] },
        address: optional(1000),
        city: optional(255),
        state: optional(255),
        zip: optional(40),
        country: optional(255),
        phone: optional(60),
        email: optional(254),
        website: optional(1000),
        currency: optional(3),
        vat_number: optional(60),
      },
    },
  );
}
