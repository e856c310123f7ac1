/* Made from protos/ by packages/client/scripts/generate.ts; changes here are lost. */


export type ClientOptions = {
    baseUrl: string;
};

/**
 * An announcement, as it is sent and shown.
 */
export type Announcement = {
    /**
     * The id of the announcement.
     */
    id: number;
    /**
     * What it is about.
     */
    title: string;
    /**
     * What it says.
     */
    description: string;
    /**
     * The first day (UTC) on which those whom it is shared with see it; at once where there is none.
     */
    start_date: string | null;
    /**
     * The last day (UTC) on which they see it, not before the first; for good where there is none.
     */
    end_date: string | null;
    /**
     * Who sees it: `all_members` (the staff), `all_clients` (users of the portal), `role:<id>` (staff with that role), `user:<id>`.
     */
    share_with: Array<string>;
    /**
     * Whether the caller has marked it as read.
     */
    read: boolean;
    /**
     * The user who created the announcement.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An announcement, as it is sent and shown.
 */
export type AnnouncementCreate = {
    /**
     * What it is about.
     */
    title: string;
    /**
     * What it says.
     */
    description?: string | null;
    /**
     * The first day (UTC) on which those whom it is shared with see it; at once where there is none.
     */
    start_date?: string | null;
    /**
     * The last day (UTC) on which they see it, not before the first; for good where there is none.
     */
    end_date?: string | null;
    /**
     * Who sees it: `all_members` (the staff), `all_clients` (users of the portal), `role:<id>` (staff with that role), `user:<id>`.
     */
    share_with?: Array<string> | null;
};

/**
 * An announcement, as it is sent and shown.
 */
export type AnnouncementPatch = {
    /**
     * The id of the announcement.
     */
    readonly id?: number;
    /**
     * What it is about.
     */
    title?: string;
    /**
     * What it says.
     */
    description?: string | null;
    /**
     * The first day (UTC) on which those whom it is shared with see it; at once where there is none.
     */
    start_date?: string | null;
    /**
     * The last day (UTC) on which they see it, not before the first; for good where there is none.
     */
    end_date?: string | null;
    /**
     * Who sees it: `all_members` (the staff), `all_clients` (users of the portal), `role:<id>` (staff with that role), `user:<id>`.
     */
    share_with?: Array<string> | null;
    /**
     * Whether the caller has marked it as read.
     */
    readonly read?: boolean;
    /**
     * The user who created the announcement.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An announcement, as it is sent and shown.
 */
export type AnnouncementReplace = {
    /**
     * The id of the announcement.
     */
    readonly id?: number;
    /**
     * What it is about.
     */
    title: string;
    /**
     * What it says.
     */
    description?: string | null;
    /**
     * The first day (UTC) on which those whom it is shared with see it; at once where there is none.
     */
    start_date?: string | null;
    /**
     * The last day (UTC) on which they see it, not before the first; for good where there is none.
     */
    end_date?: string | null;
    /**
     * Who sees it: `all_members` (the staff), `all_clients` (users of the portal), `role:<id>` (staff with that role), `user:<id>`.
     */
    share_with?: Array<string> | null;
    /**
     * Whether the caller has marked it as read.
     */
    readonly read?: boolean;
    /**
     * The user who created the announcement.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An announcement in a list.
 */
export type AnnouncementListItem = {
    /**
     * The id of the announcement.
     */
    id: number;
    /**
     * What it is about.
     */
    title: string;
    /**
     * What it says.
     */
    description: string;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * Whether the caller has marked it as read.
     */
    read: boolean;
};

/**
 * An announcement in full.
 */
export type AnnouncementResponse = {
    /**
     * The announcement.
     */
    record: Announcement;
};

/**
 * An API key, as it is sent and shown; never the key itself.
 */
export type ApiKey = {
    /**
     * The id of the key.
     */
    id: number;
    /**
     * What the key is for.
     */
    name: string;
    /**
     * The role that says what the key may do: never more than that, nor more than the administrator who made it.
     */
    role_id: number;
    /**
     * When the key stops to be valid: a moment to come; null if never.
     */
    expires_at: string | null;
    /**
     * How the key begins.
     */
    prefix: string;
    /**
     * When the key was last used, to the minute; null if never.
     */
    last_used_at: string | null;
    /**
     * The administrator who made the key, and as whom it acts.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An API key, as it is sent and shown; never the key itself.
 */
export type ApiKeyCreate = {
    /**
     * What the key is for.
     */
    name: string;
    /**
     * The role that says what the key may do: never more than that, nor more than the administrator who made it.
     */
    role_id: number;
    /**
     * When the key stops to be valid: a moment to come; null if never.
     */
    expires_at?: string | null;
};

/**
 * An API key that was made.
 */
export type ApiKeyCreated = {
    /**
     * What is kept of it.
     */
    record: ApiKey;
    /**
     * The key itself, to be sent as a token. Nobody sees it again.
     */
    key: string;
};

/**
 * An API key in a list.
 */
export type ApiKeyListItem = {
    /**
     * The id of the key.
     */
    id: number;
    /**
     * What the key is for.
     */
    name: string;
    /**
     * How the key begins.
     */
    prefix: string;
    /**
     * The role that says what the key may do.
     */
    role_id: number;
    /**
     * When the key stops to be valid; null if never.
     */
    expires_at: string | null;
    /**
     * When the key was last used, to the minute; null if never.
     */
    last_used_at: string | null;
    /**
     * The administrator who made the key, and as whom it acts.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * An API key in full.
 */
export type ApiKeyResponse = {
    /**
     * The API key.
     */
    record: ApiKey;
};

/**
 * What happened to a record.
 */
export type AuditEntry = {
    /**
     * The id of the entry.
     */
    id: number;
    /**
     * The module of the record.
     */
    module: string;
    /**
     * The id of the record.
     */
    record_id: number;
    /**
     * What named the record to a person then.
     */
    title: string;
    /**
     * What happened to it.
     */
    action: 'created' | 'updated' | 'deleted' | 'restored';
    /**
     * The user who did it, of an API key the administrator whom it acts for; null where a service did it by itself.
     */
    user_id: number | null;
    /**
     * The API key that it was done with; null for none.
     */
    api_key_id: number | null;
    /**
     * The fields that changed; of a new record those that are set.
     */
    changes: Array<AuditedChange>;
    /**
     * When it happened.
     */
    occurred_at: string;
    /**
     * The request that it was done by; empty where there was none.
     */
    request_id: string;
};

/**
 * A field before and after.
 */
export type AuditedChange = {
    /**
     * The name of the field.
     */
    field: string;
    /**
     * Its value before, as the record showed it; null if it was not set. Long ones are cut texts.
     */
    before: unknown;
    /**
     * Its value after.
     */
    after: unknown;
};

/**
 * Where to authorize.
 */
export type AuthorizeResponse = {
    /**
     * The address at the provider to lead the person to. From there the browser comes back to the configured address with `code` and `state`.
     */
    url: string;
};

/**
 * A new password.
 */
export type ChangePasswordRequest = {
    /**
     * The code from the mail: one from a reset is good for 60 minutes, one from an invitation for 72 hours, both once.
     */
    code: string;
    /**
     * The new password: 12 to 128 characters, not among the commonest.
     */
    password: string;
    /**
     * The same once more.
     */
    retype_password: string;
};

/**
 * A step of a task.
 */
export type ChecklistItem = {
    /**
     * What the step is.
     */
    title: string;
    /**
     * Whether it has been taken.
     */
    is_checked: boolean;
};

/**
 * A step of a task.
 */
export type ChecklistItemCreate = {
    /**
     * What the step is.
     */
    title: string;
    /**
     * Whether it has been taken.
     */
    is_checked?: boolean | null;
};

/**
 * A step of a task.
 */
export type ChecklistItemReplace = {
    /**
     * What the step is.
     */
    title: string;
    /**
     * Whether it has been taken.
     */
    is_checked?: boolean | null;
};

/**
 * A checklist template, as it is sent and shown.
 */
export type ChecklistTemplate = {
    /**
     * The id of the template.
     */
    id: number;
    /**
     * Its name.
     */
    title: string;
    /**
     * The items that a task gets.
     */
    items: Array<ChecklistTemplateItem>;
    /**
     * Its place among the others: lower comes first.
     */
    sort: number;
    /**
     * How many items it has.
     */
    item_count: number;
    /**
     * The user who created the template.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A checklist template, as it is sent and shown.
 */
export type ChecklistTemplateCreate = {
    /**
     * Its name.
     */
    title: string;
    /**
     * The items that a task gets.
     */
    items?: Array<ChecklistTemplateItemCreate> | null;
    /**
     * Its place among the others: lower comes first.
     */
    sort?: number | null;
};

/**
 * A checklist template, as it is sent and shown.
 */
export type ChecklistTemplatePatch = {
    /**
     * The id of the template.
     */
    readonly id?: number;
    /**
     * Its name.
     */
    title?: string;
    /**
     * The items that a task gets.
     */
    items?: Array<ChecklistTemplateItemReplace> | null;
    /**
     * Its place among the others: lower comes first.
     */
    sort?: number | null;
    /**
     * How many items it has.
     */
    readonly item_count?: number;
    /**
     * The user who created the template.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A checklist template, as it is sent and shown.
 */
export type ChecklistTemplateReplace = {
    /**
     * The id of the template.
     */
    readonly id?: number;
    /**
     * Its name.
     */
    title: string;
    /**
     * The items that a task gets.
     */
    items?: Array<ChecklistTemplateItemReplace> | null;
    /**
     * Its place among the others: lower comes first.
     */
    sort?: number | null;
    /**
     * How many items it has.
     */
    readonly item_count?: number;
    /**
     * The user who created the template.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An item of a checklist template.
 */
export type ChecklistTemplateItem = {
    /**
     * What the step is.
     */
    title: string;
};

/**
 * An item of a checklist template.
 */
export type ChecklistTemplateItemCreate = {
    /**
     * What the step is.
     */
    title: string;
};

/**
 * An item of a checklist template.
 */
export type ChecklistTemplateItemReplace = {
    /**
     * What the step is.
     */
    title: string;
};

/**
 * A checklist template in a list.
 */
export type ChecklistTemplateListItem = {
    /**
     * The id of the template.
     */
    id: number;
    /**
     * Its name.
     */
    title: string;
    /**
     * How many items it has.
     */
    item_count: number;
    /**
     * Its place among the others: lower comes first.
     */
    sort: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A checklist template in full.
 */
export type ChecklistTemplateResponse = {
    /**
     * The checklist template.
     */
    record: ChecklistTemplate;
};

/**
 * A client, as it is sent and shown.
 */
export type Client = {
    /**
     * The id of the client.
     */
    id: number;
    /**
     * The name of the company or person.
     */
    company_name: string;
    /**
     * Whether it is an organization or a person.
     */
    type: 'organization' | 'person';
    /**
     * Street and number.
     */
    address: string;
    /**
     * The city.
     */
    city: string;
    /**
     * The state or region.
     */
    state: string;
    /**
     * The postal code.
     */
    zip: string;
    /**
     * The country.
     */
    country: string;
    /**
     * A phone number, kept as it is sent.
     */
    phone: string;
    /**
     * The address of its web site.
     */
    website: string;
    /**
     * The currency that it is billed in (ISO 4217).
     */
    currency: string;
    /**
     * The symbol of that currency.
     */
    currency_symbol: string;
    /**
     * The VAT number.
     */
    vat_number: string;
    /**
     * The groups that it belongs to: integers, comma-separated.
     */
    group_ids: string;
    /**
     * Words to find it by.
     */
    labels: Array<string>;
    /**
     * The user who looks after the client; the caller by default.
     */
    owner_id: number;
    /**
     * Whether the client is active.
     */
    status: 'active' | 'inactive';
    /**
     * The user who created the client.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_date: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A client, as it is sent and shown.
 */
export type ClientCreate = {
    /**
     * The name of the company or person.
     */
    company_name: string;
    /**
     * Whether it is an organization or a person.
     */
    type: 'organization' | 'person';
    /**
     * Street and number.
     */
    address?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The state or region.
     */
    state?: string | null;
    /**
     * The postal code.
     */
    zip?: string | null;
    /**
     * The country.
     */
    country?: string | null;
    /**
     * A phone number, kept as it is sent.
     */
    phone?: string | null;
    /**
     * The address of its web site.
     */
    website?: string | null;
    /**
     * The currency that it is billed in (ISO 4217).
     */
    currency?: string | null;
    /**
     * The VAT number.
     */
    vat_number?: string | null;
    /**
     * The groups that it belongs to: integers, comma-separated.
     */
    group_ids?: string | null;
    /**
     * Words to find it by.
     */
    labels?: Array<string> | null;
    /**
     * The user who looks after the client; the caller by default.
     */
    owner_id?: number | null;
    /**
     * Whether the client is active.
     */
    status?: 'active' | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * A client, as it is sent and shown.
 */
export type ClientPatch = {
    /**
     * The id of the client.
     */
    readonly id?: number;
    /**
     * The name of the company or person.
     */
    company_name?: string;
    /**
     * Whether it is an organization or a person.
     */
    type?: 'organization' | 'person';
    /**
     * Street and number.
     */
    address?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The state or region.
     */
    state?: string | null;
    /**
     * The postal code.
     */
    zip?: string | null;
    /**
     * The country.
     */
    country?: string | null;
    /**
     * A phone number, kept as it is sent.
     */
    phone?: string | null;
    /**
     * The address of its web site.
     */
    website?: string | null;
    /**
     * The currency that it is billed in (ISO 4217).
     */
    currency?: string | null;
    /**
     * The symbol of that currency.
     */
    readonly currency_symbol?: string;
    /**
     * The VAT number.
     */
    vat_number?: string | null;
    /**
     * The groups that it belongs to: integers, comma-separated.
     */
    group_ids?: string | null;
    /**
     * Words to find it by.
     */
    labels?: Array<string> | null;
    /**
     * The user who looks after the client; the caller by default.
     */
    owner_id?: number | null;
    /**
     * Whether the client is active.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
    /**
     * The user who created the client.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_date?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A client that was created, in short.
 */
export type ClientCreated = {
    /**
     * The id of the client.
     */
    id: number;
    /**
     * The name of the company or person.
     */
    company_name: string;
    /**
     * Whether it is an organization or a person.
     */
    type: string;
    /**
     * The phone number, as it was sent.
     */
    phone: string;
    /**
     * The city.
     */
    city: string;
    /**
     * The day of its creation (UTC).
     */
    created_date: string;
};

/**
 * The answer to a create.
 */
export type ClientCreatedResponse = {
    /**
     * The new client.
     */
    record: ClientCreated;
};

/**
 * A client in a list.
 */
export type ClientListItem = {
    /**
     * The id of the client.
     */
    id: number;
    /**
     * The name of the company or person.
     */
    company_name: string;
    /**
     * Whether it is an organization or a person.
     */
    type: string;
    /**
     * The phone number, as it was sent.
     */
    phone: string;
    /**
     * The city.
     */
    city: string;
    /**
     * The country.
     */
    country: string;
    /**
     * The day of its creation (UTC).
     */
    created_date: string;
    /**
     * Whether the client is active.
     */
    status: string;
};

/**
 * A client in full.
 */
export type ClientResponse = {
    /**
     * The client.
     */
    record: Client;
    /**
     * The values of its custom fields, by key.
     */
    custom_fields: {
        [key: string]: string;
    };
};

/**
 * A contract, as it is sent and shown.
 */
export type Contract = {
    /**
     * The number of the contract.
     */
    id: number;
    /**
     * What it is about.
     */
    title: string;
    /**
     * The client with whom it is made.
     */
    client_id: number;
    /**
     * Its date.
     */
    contract_date: string | null;
    /**
     * The last day on which it is in force.
     */
    valid_until: string | null;
    /**
     * What is agreed.
     */
    content: string;
    /**
     * What is delivered under it, if that has a price.
     */
    items: Array<Line>;
    /**
     * Anything to say about it.
     */
    note: string;
    /**
     * Where it stands: a draft is sent, and then accepted or declined.
     */
    status: 'draft' | 'sent' | 'accepted' | 'declined';
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    total: number;
    /**
     * The user who created it.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A contract, as it is sent and shown.
 */
export type ContractCreate = {
    /**
     * What it is about.
     */
    title: string;
    /**
     * The client with whom it is made.
     */
    client_id: number;
    /**
     * Its date.
     */
    contract_date?: string | null;
    /**
     * The last day on which it is in force.
     */
    valid_until?: string | null;
    /**
     * What is agreed.
     */
    content?: string | null;
    /**
     * What is delivered under it, if that has a price.
     */
    items?: Array<LineCreate> | null;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands: a draft is sent, and then accepted or declined.
     */
    status?: 'draft' | null;
};

/**
 * A contract, as it is sent and shown.
 */
export type ContractPatch = {
    /**
     * The number of the contract.
     */
    readonly id?: number;
    /**
     * What it is about.
     */
    title?: string;
    /**
     * The client with whom it is made.
     */
    client_id?: number;
    /**
     * Its date.
     */
    contract_date?: string | null;
    /**
     * The last day on which it is in force.
     */
    valid_until?: string | null;
    /**
     * What is agreed.
     */
    content?: string | null;
    /**
     * What is delivered under it, if that has a price.
     */
    items?: Array<LineReplace> | null;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands: a draft is sent, and then accepted or declined.
     */
    status?: 'draft' | 'sent' | 'accepted' | 'declined' | null;
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    readonly total?: number;
    /**
     * The user who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A contract, as it is sent and shown.
 */
export type ContractReplace = {
    /**
     * The number of the contract.
     */
    readonly id?: number;
    /**
     * What it is about.
     */
    title: string;
    /**
     * The client with whom it is made.
     */
    client_id: number;
    /**
     * Its date.
     */
    contract_date?: string | null;
    /**
     * The last day on which it is in force.
     */
    valid_until?: string | null;
    /**
     * What is agreed.
     */
    content?: string | null;
    /**
     * What is delivered under it, if that has a price.
     */
    items?: Array<LineReplace> | null;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands: a draft is sent, and then accepted or declined.
     */
    status?: 'draft' | 'sent' | 'accepted' | 'declined' | null;
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    readonly total?: number;
    /**
     * The user who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * The answer to a change.
 */
export type ContractChangedResponse = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * What was done, for a person.
     */
    message: string;
    /**
     * The contract afterwards.
     */
    record: Contract;
};

/**
 * A contract in full.
 */
export type ContractResponse = {
    /**
     * The contract.
     */
    record: Contract;
};

/**
 * A custom field, as it is sent and shown.
 */
export type CustomField = {
    /**
     * The id of the custom field.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * The name that its values have in `custom_fields`: `field_` and its id.
     */
    key: string;
    /**
     * The kind of record that has it; fixed once a value was given.
     */
    related_to: 'clients' | 'leads' | 'estimates' | 'orders';
    /**
     * What its values are; fixed once a value was given. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox
     * `0` or `1`, of a multi_select the chosen options with commas between them.
     */
    field_type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /**
     * What there is to choose from; needed for select and multi_select.
     */
    options: Array<string>;
    /**
     * Whether a value must be there whenever `custom_fields` is sent.
     */
    required: boolean;
    /**
     * A hint to show where no value is.
     */
    placeholder: string;
    /**
     * Its place among the others; the smallest first.
     */
    sort: number;
    /**
     * The user who created the custom field.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A custom field, as it is sent and shown.
 */
export type CustomFieldCreate = {
    /**
     * What it is called.
     */
    title: string;
    /**
     * The kind of record that has it; fixed once a value was given.
     */
    related_to: 'clients' | 'leads' | 'estimates' | 'orders';
    /**
     * What its values are; fixed once a value was given. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox
     * `0` or `1`, of a multi_select the chosen options with commas between them.
     */
    field_type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /**
     * What there is to choose from; needed for select and multi_select.
     */
    options?: Array<string> | null;
    /**
     * Whether a value must be there whenever `custom_fields` is sent.
     */
    required?: boolean | null;
    /**
     * A hint to show where no value is.
     */
    placeholder?: string | null;
    /**
     * Its place among the others; the smallest first.
     */
    sort?: number | null;
};

/**
 * A custom field, as it is sent and shown.
 */
export type CustomFieldPatch = {
    /**
     * The id of the custom field.
     */
    readonly id?: number;
    /**
     * What it is called.
     */
    title?: string;
    /**
     * The name that its values have in `custom_fields`: `field_` and its id.
     */
    readonly key?: string;
    /**
     * The kind of record that has it; fixed once a value was given.
     */
    related_to?: 'clients' | 'leads' | 'estimates' | 'orders';
    /**
     * What its values are; fixed once a value was given. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox
     * `0` or `1`, of a multi_select the chosen options with commas between them.
     */
    field_type?: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /**
     * What there is to choose from; needed for select and multi_select.
     */
    options?: Array<string> | null;
    /**
     * Whether a value must be there whenever `custom_fields` is sent.
     */
    required?: boolean | null;
    /**
     * A hint to show where no value is.
     */
    placeholder?: string | null;
    /**
     * Its place among the others; the smallest first.
     */
    sort?: number | null;
    /**
     * The user who created the custom field.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A custom field, as it is sent and shown.
 */
export type CustomFieldReplace = {
    /**
     * The id of the custom field.
     */
    readonly id?: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * The name that its values have in `custom_fields`: `field_` and its id.
     */
    readonly key?: string;
    /**
     * The kind of record that has it; fixed once a value was given.
     */
    related_to: 'clients' | 'leads' | 'estimates' | 'orders';
    /**
     * What its values are; fixed once a value was given. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox
     * `0` or `1`, of a multi_select the chosen options with commas between them.
     */
    field_type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /**
     * What there is to choose from; needed for select and multi_select.
     */
    options?: Array<string> | null;
    /**
     * Whether a value must be there whenever `custom_fields` is sent.
     */
    required?: boolean | null;
    /**
     * A hint to show where no value is.
     */
    placeholder?: string | null;
    /**
     * Its place among the others; the smallest first.
     */
    sort?: number | null;
    /**
     * The user who created the custom field.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A custom field in a list.
 */
export type CustomFieldListItem = {
    /**
     * The id of the custom field.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * The name that its values have in `custom_fields`.
     */
    key: string;
    /**
     * The kind of record that has it.
     */
    related_to: string;
    /**
     * What its values are.
     */
    field_type: string;
    /**
     * What there is to choose from.
     */
    options: Array<string>;
    /**
     * Whether a value must be there.
     */
    required: boolean;
    /**
     * A hint to show where no value is.
     */
    placeholder: string;
    /**
     * Its place among the others; the smallest first.
     */
    sort: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A custom field in full.
 */
export type CustomFieldResponse = {
    /**
     * The custom field.
     */
    record: CustomField;
};

/**
 * A dead letter.
 */
export type DeadLetter = {
    /**
     * The id of the dead letter.
     */
    id: number;
    /**
     * The consumer that gave up: the service, and which of its consumers.
     */
    consumer: string;
    /**
     * The type of the event; empty for one without.
     */
    event_type: string;
    /**
     * The event.
     */
    event: ParkedEvent;
    /**
     * What the last attempt failed with.
     */
    error: string;
    /**
     * How often it was tried.
     */
    attempts: number;
    /**
     * When the last attempt failed.
     */
    failed_at: string;
    /**
     * The day on which it became known here (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * What was asked for.
 */
export type DeadLetterDecided = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * What was done, for a person.
     */
    message: string;
    /**
     * The dead letter, as it is before that.
     */
    record: DeadLetter;
};

/**
 * A dead letter in a list.
 */
export type DeadLetterListItem = {
    /**
     * The id of the dead letter.
     */
    id: number;
    /**
     * The consumer that gave up: the service, and which of its consumers.
     */
    consumer: string;
    /**
     * The type of the event; empty for one without.
     */
    event_type: string;
    /**
     * What the last attempt failed with.
     */
    error: string;
    /**
     * How often it was tried.
     */
    attempts: number;
    /**
     * When the last attempt failed.
     */
    failed_at: string;
};

/**
 * A dead letter in full.
 */
export type DeadLetterResponse = {
    /**
     * The dead letter.
     */
    record: DeadLetter;
};

/**
 * A deleted record, in short.
 */
export type DeletedRecord = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * When it was deleted.
     */
    deleted_at: string;
    /**
     * The user who deleted it.
     */
    deleted_by: number;
};

/**
 * What was asked for.
 */
export type DeliveryReplayed = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * What was done, for a person.
     */
    message: string;
    /**
     * The delivery, about to be sent.
     */
    record: WebhookDelivery;
};

/**
 * The answer of an operation that has nothing to show but that it was done.
 */
export type Done = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * What was done, for a person.
     */
    message: string;
};

/**
 * An estimate, as it is sent and shown.
 */
export type Estimate = {
    /**
     * The id of the estimate.
     */
    id: number;
    /**
     * Its number: `EST-` and its id, in six digits or more.
     */
    estimate_number: string;
    /**
     * The client who is offered it.
     */
    client_id: number;
    /**
     * Its date; today (UTC) by default.
     */
    estimate_date: string;
    /**
     * The last day (UTC) on which it can be accepted.
     */
    valid_until: string | null;
    /**
     * The lines.
     */
    items: Array<Line>;
    /**
     * Anything to say about it.
     */
    note: string;
    /**
     * Where it stands. It moves by send, accept, decline and reopen.
     */
    status: 'draft' | 'sent' | 'accepted' | 'declined';
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    total: number;
    /**
     * The request that it answers.
     */
    estimate_request_id: number | null;
    /**
     * The user who created it.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An estimate, as it is sent and shown.
 */
export type EstimateCreate = {
    /**
     * The client who is offered it.
     */
    client_id: number;
    /**
     * Its date; today (UTC) by default.
     */
    estimate_date?: string | null;
    /**
     * The last day (UTC) on which it can be accepted.
     */
    valid_until?: string | null;
    /**
     * The lines.
     */
    items: Array<LineCreate>;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * The request that it answers.
     */
    estimate_request_id?: number | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * An estimate, as it is sent and shown.
 */
export type EstimatePatch = {
    /**
     * The id of the estimate.
     */
    readonly id?: number;
    /**
     * Its number: `EST-` and its id, in six digits or more.
     */
    readonly estimate_number?: string;
    /**
     * The client who is offered it.
     */
    client_id?: number;
    /**
     * Its date; today (UTC) by default.
     */
    estimate_date?: string | null;
    /**
     * The last day (UTC) on which it can be accepted.
     */
    valid_until?: string | null;
    /**
     * The lines.
     */
    items?: Array<LineReplace>;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands. It moves by send, accept, decline and reopen.
     */
    readonly status?: '' | 'draft' | 'sent' | 'accepted' | 'declined';
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    readonly total?: number;
    /**
     * The request that it answers.
     */
    estimate_request_id?: number | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
    /**
     * The user who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An estimate, as it is sent and shown.
 */
export type EstimateReplace = {
    /**
     * The id of the estimate.
     */
    readonly id?: number;
    /**
     * Its number: `EST-` and its id, in six digits or more.
     */
    readonly estimate_number?: string;
    /**
     * The client who is offered it.
     */
    client_id: number;
    /**
     * Its date; today (UTC) by default.
     */
    estimate_date?: string | null;
    /**
     * The last day (UTC) on which it can be accepted.
     */
    valid_until?: string | null;
    /**
     * The lines.
     */
    items: Array<LineReplace>;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands. It moves by send, accept, decline and reopen.
     */
    readonly status?: '' | 'draft' | 'sent' | 'accepted' | 'declined';
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    readonly total?: number;
    /**
     * The request that it answers.
     */
    estimate_request_id?: number | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
    /**
     * The user who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * The answer of an action.
 */
export type EstimateActionResponse = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * What was done, for a person.
     */
    message: string;
    /**
     * The estimate afterwards.
     */
    record: Estimate;
};

/**
 * One answer of a form that was filled in.
 */
export type EstimateAnswer = {
    /**
     * The field of the form.
     */
    field_id: number;
    /**
     * What was asked.
     */
    title: string;
    /**
     * What was answered.
     */
    value: string;
};

/**
 * One answer of a form that was filled in.
 */
export type EstimateAnswerReplace = {
    /**
     * The field of the form.
     */
    field_id?: number | null;
    /**
     * What was asked.
     */
    title?: string | null;
    /**
     * What was answered.
     */
    value?: string | null;
};

/**
 * An estimate form, as it is sent and shown.
 */
export type EstimateForm = {
    /**
     * The id of the estimate form.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * What it is for, for whoever fills it in.
     */
    description: string;
    /**
     * Whether it may be filled in.
     */
    status: 'active' | 'inactive';
    /**
     * The user who gets its requests.
     */
    assigned_to: number | null;
    /**
     * What is asked.
     */
    fields: Array<EstimateFormField>;
    /**
     * The user who created the estimate form; 0 for the one of a fresh system.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An estimate form, as it is sent and shown.
 */
export type EstimateFormCreate = {
    /**
     * What it is called.
     */
    title: string;
    /**
     * What it is for, for whoever fills it in.
     */
    description?: string | null;
    /**
     * Whether it may be filled in.
     */
    status?: 'active' | null;
    /**
     * The user who gets its requests.
     */
    assigned_to?: number | null;
    /**
     * What is asked.
     */
    fields?: Array<EstimateFormFieldCreate> | null;
};

/**
 * An estimate form, as it is sent and shown.
 */
export type EstimateFormPatch = {
    /**
     * The id of the estimate form.
     */
    readonly id?: number;
    /**
     * What it is called.
     */
    title?: string;
    /**
     * What it is for, for whoever fills it in.
     */
    description?: string | null;
    /**
     * Whether it may be filled in.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * The user who gets its requests.
     */
    assigned_to?: number | null;
    /**
     * What is asked.
     */
    fields?: Array<EstimateFormFieldReplace> | null;
    /**
     * The user who created the estimate form; 0 for the one of a fresh system.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An estimate form, as it is sent and shown.
 */
export type EstimateFormReplace = {
    /**
     * The id of the estimate form.
     */
    readonly id?: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * What it is for, for whoever fills it in.
     */
    description?: string | null;
    /**
     * Whether it may be filled in.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * The user who gets its requests.
     */
    assigned_to?: number | null;
    /**
     * What is asked.
     */
    fields?: Array<EstimateFormFieldReplace> | null;
    /**
     * The user who created the estimate form; 0 for the one of a fresh system.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A field of an estimate form, as it is sent and shown to administrators.
 */
export type EstimateFormField = {
    /**
     * The id of the field, which it keeps; sent in a change, it says which field this is.
     */
    id: number;
    /**
     * What is asked.
     */
    title: string;
    /**
     * What its values are. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox `0` or `1`, of a multi_select the
     * chosen options with commas between them.
     */
    field_type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /**
     * Whether a request must have a value.
     */
    required: boolean;
    /**
     * What there is to choose from; needed for select and multi_select.
     */
    options: Array<string>;
    /**
     * A hint to show where no value is.
     */
    placeholder: string;
    /**
     * Its place among the others; the smallest first.
     */
    sort: number;
    /**
     * The field of a lead that gets the value; empty for none.
     */
    maps_to: 'company_name' | 'phone' | 'website' | 'address' | 'city' | 'country' | '';
};

/**
 * A field of an estimate form, as it is sent and shown to administrators.
 */
export type EstimateFormFieldCreate = {
    /**
     * What is asked.
     */
    title: string;
    /**
     * What its values are. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox `0` or `1`, of a multi_select the
     * chosen options with commas between them.
     */
    field_type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /**
     * Whether a request must have a value.
     */
    required?: boolean | null;
    /**
     * What there is to choose from; needed for select and multi_select.
     */
    options?: Array<string> | null;
    /**
     * A hint to show where no value is.
     */
    placeholder?: string | null;
    /**
     * Its place among the others; the smallest first.
     */
    sort?: number | null;
    /**
     * The field of a lead that gets the value; empty for none.
     */
    maps_to?: '' | 'company_name' | 'phone' | 'website' | 'address' | 'city' | 'country' | null;
};

/**
 * A field of an estimate form, as it is sent and shown to administrators.
 */
export type EstimateFormFieldReplace = {
    /**
     * The id of the field, which it keeps; sent in a change, it says which field this is.
     */
    readonly id?: number;
    /**
     * What is asked.
     */
    title: string;
    /**
     * What its values are. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox `0` or `1`, of a multi_select the
     * chosen options with commas between them.
     */
    field_type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /**
     * Whether a request must have a value.
     */
    required?: boolean | null;
    /**
     * What there is to choose from; needed for select and multi_select.
     */
    options?: Array<string> | null;
    /**
     * A hint to show where no value is.
     */
    placeholder?: string | null;
    /**
     * Its place among the others; the smallest first.
     */
    sort?: number | null;
    /**
     * The field of a lead that gets the value; empty for none.
     */
    maps_to?: '' | 'company_name' | 'phone' | 'website' | 'address' | 'city' | 'country' | null;
};

/**
 * An estimate form in a list.
 */
export type EstimateFormListItem = {
    /**
     * The id of the estimate form.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * Whether it may be filled in.
     */
    status: string;
    /**
     * The user who gets its requests.
     */
    assigned_to: number | null;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * An estimate form in full.
 */
export type EstimateFormResponse = {
    /**
     * The estimate form.
     */
    record: EstimateForm;
};

/**
 * An estimate in a list.
 */
export type EstimateListItem = {
    /**
     * The id of the estimate.
     */
    id: number;
    /**
     * Its number.
     */
    estimate_number: string;
    /**
     * The client who is offered it.
     */
    client_id: number;
    /**
     * Its date.
     */
    estimate_date: string;
    /**
     * The last day on which it can be accepted.
     */
    valid_until: string | null;
    /**
     * Where it stands.
     */
    status: string;
    /**
     * What it comes to, in the unit of the rates.
     */
    total: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * An estimate request, as it is sent and shown.
 */
export type EstimateRequest = {
    /**
     * The id of the estimate request.
     */
    id: number;
    /**
     * The form that is filled in. Set when the record is created; it does not change.
     */
    form_id: number;
    /**
     * The values of the form's fields, by key. Set when the record is created; it does not change.
     */
    values: {
        [key: string]: string;
    };
    /**
     * The client who asks. Users of the portal ask for their own client. Set when the record is created; it does not change.
     */
    client_id: number | null;
    /**
     * Where it stands: new becomes processing, processing and hold become each other, estimated or cancelled.
     */
    status: 'new' | 'processing' | 'hold' | 'estimated' | 'cancelled';
    /**
     * The user who has it; that of the form to begin with.
     */
    assigned_to: number | null;
    /**
     * What the form was called.
     */
    form_title: string;
    /**
     * The company, as the form was told; empty if it was not.
     */
    company_name: string;
    /**
     * What was asked and answered, as the form was then, in its order.
     */
    answers: Array<EstimateAnswer>;
    /**
     * The user who asked.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An estimate request, as it is sent and shown.
 */
export type EstimateRequestCreate = {
    /**
     * The form that is filled in. Set when the record is created; it does not change.
     */
    form_id: number;
    /**
     * The values of the form's fields, by key. Set when the record is created; it does not change.
     */
    values?: {
        [key: string]: string | null;
    } | null;
    /**
     * The client who asks. Users of the portal ask for their own client. Set when the record is created; it does not change.
     */
    client_id?: number | null;
    /**
     * Where it stands: new becomes processing, processing and hold become each other, estimated or cancelled.
     */
    status?: 'new' | null;
    /**
     * The user who has it; that of the form to begin with.
     */
    assigned_to?: number | null;
};

/**
 * What may change of an estimate request: where it stands, and who has it.
 */
export type EstimateRequestChangesPatch = {
    /**
     * The id of the estimate request.
     */
    readonly id?: number;
    /**
     * The form that was filled in.
     */
    readonly form_id?: number;
    /**
     * The values of the form's fields, by key.
     */
    readonly values?: {
        [key: string]: string | null;
    };
    /**
     * The client who asks.
     */
    readonly client_id?: number | null;
    /**
     * Where it stands: new becomes processing, processing and hold become each other, estimated or cancelled.
     */
    status?: '' | 'new' | 'processing' | 'hold' | 'estimated' | 'cancelled' | null;
    /**
     * The user who has it.
     */
    assigned_to?: number | null;
    /**
     * What the form was called.
     */
    readonly form_title?: string;
    /**
     * The company, as the form was told.
     */
    readonly company_name?: string;
    /**
     * What was asked and answered.
     */
    readonly answers?: Array<EstimateAnswerReplace>;
    /**
     * The user who asked.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An estimate request in a list.
 */
export type EstimateRequestListItem = {
    /**
     * The id of the estimate request.
     */
    id: number;
    /**
     * The form that was filled in.
     */
    form_id: number;
    /**
     * What the form was called then.
     */
    form_title: string;
    /**
     * The company, as the form was told; empty if it was not.
     */
    company_name: string;
    /**
     * The client who asks.
     */
    client_id: number | null;
    /**
     * Where it stands.
     */
    status: string;
    /**
     * The user who has it.
     */
    assigned_to: number | null;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * An estimate request in full.
 */
export type EstimateRequestResponse = {
    /**
     * The estimate request.
     */
    record: EstimateRequest;
};

/**
 * An estimate in full.
 */
export type EstimateResponse = {
    /**
     * The estimate.
     */
    record: Estimate;
    /**
     * The values of its custom fields, by key.
     */
    custom_fields: {
        [key: string]: string;
    };
};

/**
 * What is known of a file.
 */
export type File = {
    /**
     * The id of the file.
     */
    id: number;
    /**
     * What it is called.
     */
    file_name: string;
    /**
     * What it is, by its content and not by what the sender says.
     */
    mime_type: string;
    /**
     * How many bytes it has.
     */
    size: number;
    /**
     * The SHA-256 of its bytes, in hexadecimal digits.
     */
    sha256: string;
    /**
     * The folder that holds it; null in the root.
     */
    folder_id: number | null;
    /**
     * The client whom it belongs to.
     */
    client_id: number | null;
    /**
     * Whether the users of the client see it in the portal.
     */
    share_with_client: boolean;
    /**
     * The user who uploaded it.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * What is known of a file, alone.
 */
export type FileResponse = {
    /**
     * The file.
     */
    record: File;
};

/**
 * A folder, as it is sent and shown.
 */
export type Folder = {
    /**
     * The id of the folder.
     */
    id: number;
    /**
     * What it is called; unique among the folders beside it, ignoring case.
     */
    title: string;
    /**
     * The folder that holds it; null in the root.
     */
    parent_id: number | null;
    /**
     * The client whom it belongs to.
     */
    client_id: number | null;
    /**
     * The user who created the folder.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A folder, as it is sent and shown.
 */
export type FolderCreate = {
    /**
     * What it is called; unique among the folders beside it, ignoring case.
     */
    title: string;
    /**
     * The folder that holds it; null in the root.
     */
    parent_id?: number | null;
    /**
     * The client whom it belongs to.
     */
    client_id?: number | null;
};

/**
 * A folder, as it is sent and shown.
 */
export type FolderPatch = {
    /**
     * The id of the folder.
     */
    readonly id?: number;
    /**
     * What it is called; unique among the folders beside it, ignoring case.
     */
    title?: string;
    /**
     * The folder that holds it; null in the root.
     */
    parent_id?: number | null;
    /**
     * The client whom it belongs to.
     */
    client_id?: number | null;
    /**
     * The user who created the folder.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A folder, as it is sent and shown.
 */
export type FolderReplace = {
    /**
     * The id of the folder.
     */
    readonly id?: number;
    /**
     * What it is called; unique among the folders beside it, ignoring case.
     */
    title: string;
    /**
     * The folder that holds it; null in the root.
     */
    parent_id?: number | null;
    /**
     * The client whom it belongs to.
     */
    client_id?: number | null;
    /**
     * The user who created the folder.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A folder or a file in a list.
 */
export type FolderEntry = {
    /**
     * The id of the folder or file.
     */
    id: number;
    /**
     * Whether it is a folder or a file.
     */
    kind: 'folder' | 'file';
    /**
     * The title of the folder, or the name of the file.
     */
    title: string;
    /**
     * The folder that holds it; null in the root.
     */
    folder_id: number | null;
    /**
     * The client whom it belongs to.
     */
    client_id: number | null;
    /**
     * The name of the file; empty for a folder.
     */
    file_name: string;
    /**
     * What the file is, by its content; empty for a folder.
     */
    mime_type: string;
    /**
     * How many bytes the file has; 0 for a folder.
     */
    size: number;
    /**
     * Whether the users of the client see the file in the portal.
     */
    share_with_client: boolean;
    /**
     * The user who created the folder or uploaded the file.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A folder in full.
 */
export type FolderResponse = {
    /**
     * The folder.
     */
    record: Folder;
};

/**
 * A field of a form, for whoever fills it in.
 */
export type FormField = {
    /**
     * The id of the field; a request has its value as `field_<id>`.
     */
    id: number;
    /**
     * What is asked.
     */
    title: string;
    /**
     * What its values are, e.g. text, select or date.
     */
    field_type: string;
    /**
     * Whether a value must be there.
     */
    required: boolean;
    /**
     * What there is to choose from.
     */
    options: Array<string>;
    /**
     * A hint to show where no value is.
     */
    placeholder: string;
    /**
     * Its place among the others; the smallest first.
     */
    sort: number;
};

/**
 * One permission of a role.
 */
export type Grant = {
    /**
     * The module, e.g. "clients".
     */
    module: 'announcements' | 'checklist_templates' | 'clients' | 'connections' | 'contracts' | 'custom_fields' | 'estimate_requests' | 'estimates' | 'event_tracker' | 'files' | 'invoices' | 'item_categories' | 'items' | 'leads' | 'left_menus' | 'messages' | 'orders' | 'pages' | 'project_statuses' | 'tasks' | 'team' | 'team_members';
    /**
     * What may be done there.
     */
    action: 'view' | 'create' | 'update' | 'delete';
    /**
     * With which records: none, the user's own, or all. For create, own is as good as all.
     */
    scope: 'none' | 'own' | 'all';
};

/**
 * One permission of a role.
 */
export type GrantCreate = {
    /**
     * The module, e.g. "clients".
     */
    module: 'announcements' | 'checklist_templates' | 'clients' | 'connections' | 'contracts' | 'custom_fields' | 'estimate_requests' | 'estimates' | 'event_tracker' | 'files' | 'invoices' | 'item_categories' | 'items' | 'leads' | 'left_menus' | 'messages' | 'orders' | 'pages' | 'project_statuses' | 'tasks' | 'team' | 'team_members';
    /**
     * What may be done there.
     */
    action: 'view' | 'create' | 'update' | 'delete';
    /**
     * With which records: none, the user's own, or all. For create, own is as good as all.
     */
    scope: 'none' | 'own' | 'all';
};

/**
 * One permission of a role.
 */
export type GrantReplace = {
    /**
     * The module, e.g. "clients".
     */
    module: 'announcements' | 'checklist_templates' | 'clients' | 'connections' | 'contracts' | 'custom_fields' | 'estimate_requests' | 'estimates' | 'event_tracker' | 'files' | 'invoices' | 'item_categories' | 'items' | 'leads' | 'left_menus' | 'messages' | 'orders' | 'pages' | 'project_statuses' | 'tasks' | 'team' | 'team_members';
    /**
     * What may be done there.
     */
    action: 'view' | 'create' | 'update' | 'delete';
    /**
     * With which records: none, the user's own, or all. For create, own is as good as all.
     */
    scope: 'none' | 'own' | 'all';
};

/**
 * An invoice, as it is sent and shown.
 */
export type Invoice = {
    /**
     * The id of the invoice.
     */
    id: number;
    /**
     * Its number, `INV-000001` upward: unique, without gaps, and never given again.
     */
    invoice_number: string;
    /**
     * The client who owes it.
     */
    client_id: number;
    /**
     * Where it stands. It moves by send, cancel and payments.
     */
    status: 'draft' | 'sent' | 'partially_paid' | 'paid' | 'cancelled';
    /**
     * The lines.
     */
    items: Array<Line>;
    /**
     * The day by which it is to be paid.
     */
    due_date: string;
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    total: number;
    /**
     * What has been paid.
     */
    paid: number;
    /**
     * What is still owed.
     */
    balance: number;
    /**
     * The payments, the first one first.
     */
    payments: Array<Payment>;
    /**
     * Whether it is sent, not fully paid, and its due date has passed (UTC).
     */
    overdue: boolean;
    /**
     * The order that it came from.
     */
    order_id: number | null;
    /**
     * The user who created it.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An invoice, as it is sent and shown.
 */
export type InvoiceCreate = {
    /**
     * The client who owes it.
     */
    client_id: number;
    /**
     * Where it stands. It moves by send, cancel and payments.
     */
    status?: 'draft' | null;
    /**
     * The lines.
     */
    items: Array<LineCreate>;
    /**
     * The day by which it is to be paid.
     */
    due_date: string;
};

/**
 * An invoice, as it is sent and shown.
 */
export type InvoicePatch = {
    /**
     * The id of the invoice.
     */
    readonly id?: number;
    /**
     * Its number, `INV-000001` upward: unique, without gaps, and never given again.
     */
    readonly invoice_number?: string;
    /**
     * The client who owes it.
     */
    client_id?: number;
    /**
     * Where it stands. It moves by send, cancel and payments.
     */
    status?: 'draft' | 'sent' | 'partially_paid' | 'paid' | 'cancelled' | null;
    /**
     * The lines.
     */
    items?: Array<LineReplace>;
    /**
     * The day by which it is to be paid.
     */
    due_date?: string;
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    readonly total?: number;
    /**
     * What has been paid.
     */
    readonly paid?: number;
    /**
     * What is still owed.
     */
    readonly balance?: number;
    /**
     * The payments, the first one first.
     */
    readonly payments?: Array<PaymentReplace>;
    /**
     * Whether it is sent, not fully paid, and its due date has passed (UTC).
     */
    readonly overdue?: boolean;
    /**
     * The order that it came from.
     */
    readonly order_id?: number | null;
    /**
     * The user who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An invoice, as it is sent and shown.
 */
export type InvoiceReplace = {
    /**
     * The id of the invoice.
     */
    readonly id?: number;
    /**
     * Its number, `INV-000001` upward: unique, without gaps, and never given again.
     */
    readonly invoice_number?: string;
    /**
     * The client who owes it.
     */
    client_id: number;
    /**
     * Where it stands. It moves by send, cancel and payments.
     */
    status?: 'draft' | 'sent' | 'partially_paid' | 'paid' | 'cancelled' | null;
    /**
     * The lines.
     */
    items: Array<LineReplace>;
    /**
     * The day by which it is to be paid.
     */
    due_date: string;
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    readonly total?: number;
    /**
     * What has been paid.
     */
    readonly paid?: number;
    /**
     * What is still owed.
     */
    readonly balance?: number;
    /**
     * The payments, the first one first.
     */
    readonly payments?: Array<PaymentReplace>;
    /**
     * Whether it is sent, not fully paid, and its due date has passed (UTC).
     */
    readonly overdue?: boolean;
    /**
     * The order that it came from.
     */
    readonly order_id?: number | null;
    /**
     * The user who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * The answer of an action.
 */
export type InvoiceActionResponse = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * What was done, for a person.
     */
    message: string;
    /**
     * The invoice afterwards.
     */
    record: Invoice;
};

/**
 * An invoice that was created, in short.
 */
export type InvoiceCreated = {
    /**
     * The id of the invoice.
     */
    id: number;
    /**
     * Its number.
     */
    invoice_number: string;
    /**
     * The client who owes it.
     */
    client_id: number;
    /**
     * Where it stands.
     */
    status: string;
    /**
     * What is to be paid, in the unit of the rates.
     */
    total: number;
    /**
     * The day by which it is to be paid.
     */
    due_date: string;
};

/**
 * The answer to a create.
 */
export type InvoiceCreatedResponse = {
    /**
     * The new invoice.
     */
    record: InvoiceCreated;
};

/**
 * An invoice in a list.
 */
export type InvoiceListItem = {
    /**
     * The id of the invoice.
     */
    id: number;
    /**
     * Its number.
     */
    invoice_number: string;
    /**
     * The client who owes it.
     */
    client_id: number;
    /**
     * Where it stands.
     */
    status: string;
    /**
     * What is to be paid, in the unit of the rates.
     */
    total: number;
    /**
     * The day by which it is to be paid.
     */
    due_date: string;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * An invoice in full.
 */
export type InvoiceResponse = {
    /**
     * The invoice.
     */
    record: Invoice;
};

/**
 * An item, as it is sent and shown.
 */
export type Item = {
    /**
     * The id of the item.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * What it is, for a person.
     */
    description: string;
    /**
     * What one of it is.
     */
    unit_type: string;
    /**
     * The price of one, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    rate: number;
    /**
     * Its category.
     */
    category_id: number | null;
    /**
     * The user who created it.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An item, as it is sent and shown.
 */
export type ItemCreate = {
    /**
     * What it is called.
     */
    title: string;
    /**
     * What it is, for a person.
     */
    description?: string | null;
    /**
     * What one of it is.
     */
    unit_type?: string | null;
    /**
     * The price of one, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    rate: number;
    /**
     * Its category.
     */
    category_id?: number | null;
};

/**
 * An item, as it is sent and shown.
 */
export type ItemPatch = {
    /**
     * The id of the item.
     */
    readonly id?: number;
    /**
     * What it is called.
     */
    title?: string;
    /**
     * What it is, for a person.
     */
    description?: string | null;
    /**
     * What one of it is.
     */
    unit_type?: string | null;
    /**
     * The price of one, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    rate?: number;
    /**
     * Its category.
     */
    category_id?: number | null;
    /**
     * The user who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An item, as it is sent and shown.
 */
export type ItemReplace = {
    /**
     * The id of the item.
     */
    readonly id?: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * What it is, for a person.
     */
    description?: string | null;
    /**
     * What one of it is.
     */
    unit_type?: string | null;
    /**
     * The price of one, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    rate: number;
    /**
     * Its category.
     */
    category_id?: number | null;
    /**
     * The user who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An item category, as it is sent and shown.
 */
export type ItemCategory = {
    /**
     * The id of the category.
     */
    id: number;
    /**
     * What it is called; no two categories have the same title, whatever its case.
     */
    title: string;
    /**
     * What belongs to it, for a person.
     */
    description: string;
    /**
     * Its place among the others: smaller numbers come first.
     */
    sort: number;
    /**
     * The user who created it.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An item category, as it is sent and shown.
 */
export type ItemCategoryCreate = {
    /**
     * What it is called; no two categories have the same title, whatever its case.
     */
    title: string;
    /**
     * What belongs to it, for a person.
     */
    description?: string | null;
    /**
     * Its place among the others: smaller numbers come first.
     */
    sort?: number | null;
};

/**
 * An item category, as it is sent and shown.
 */
export type ItemCategoryPatch = {
    /**
     * The id of the category.
     */
    readonly id?: number;
    /**
     * What it is called; no two categories have the same title, whatever its case.
     */
    title?: string;
    /**
     * What belongs to it, for a person.
     */
    description?: string | null;
    /**
     * Its place among the others: smaller numbers come first.
     */
    sort?: number | null;
    /**
     * The user who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An item category, as it is sent and shown.
 */
export type ItemCategoryReplace = {
    /**
     * The id of the category.
     */
    readonly id?: number;
    /**
     * What it is called; no two categories have the same title, whatever its case.
     */
    title: string;
    /**
     * What belongs to it, for a person.
     */
    description?: string | null;
    /**
     * Its place among the others: smaller numbers come first.
     */
    sort?: number | null;
    /**
     * The user who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An item category in a list.
 */
export type ItemCategoryListItem = {
    /**
     * The id of the category.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * Its place among the others: smaller numbers come first.
     */
    sort: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * An item category in full.
 */
export type ItemCategoryResponse = {
    /**
     * The item category.
     */
    record: ItemCategory;
};

/**
 * An item in a list.
 */
export type ItemListItem = {
    /**
     * The id of the item.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * What one of it is.
     */
    unit_type: string;
    /**
     * The price of one. At most 4 decimals and 15 digits.
     */
    rate: number;
    /**
     * Its category.
     */
    category_id: number | null;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * An item in full.
 */
export type ItemResponse = {
    /**
     * The item.
     */
    record: Item;
};

/**
 * A lead, as it is sent and shown.
 */
export type Lead = {
    /**
     * The id of the lead.
     */
    id: number;
    /**
     * The name of the company or person.
     */
    company_name: string;
    /**
     * Whether it is an organization or a person.
     */
    type: 'organization' | 'person';
    /**
     * Street and number.
     */
    address: string;
    /**
     * The city.
     */
    city: string;
    /**
     * The state or region.
     */
    state: string;
    /**
     * The postal code.
     */
    zip: string;
    /**
     * The country.
     */
    country: string;
    /**
     * A phone number, kept as it is sent.
     */
    phone: string;
    /**
     * The address of its web site.
     */
    website: string;
    /**
     * Where it stands. new, qualified, discussion and negotiation become each other or lost, which needs `lost_reason`; a lead that is lost may be
     * new again; it is won by convert.
     */
    status: 'new' | 'qualified' | 'discussion' | 'negotiation' | 'won' | 'lost';
    /**
     * Where the business knows it from.
     */
    source: string;
    /**
     * The user who looks after the lead; the caller by default.
     */
    owner_id: number;
    /**
     * What it may be worth, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    value: number | null;
    /**
     * Why it was lost; only of a lead that is lost.
     */
    lost_reason: string;
    /**
     * The client that it became.
     */
    converted_client_id: number | null;
    /**
     * The estimate request that it came from.
     */
    estimate_request_id: number | null;
    /**
     * The user who created the lead; 0 where nobody did.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A lead, as it is sent and shown.
 */
export type LeadCreate = {
    /**
     * The name of the company or person.
     */
    company_name: string;
    /**
     * Whether it is an organization or a person.
     */
    type?: 'organization' | 'person' | null;
    /**
     * Street and number.
     */
    address?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The state or region.
     */
    state?: string | null;
    /**
     * The postal code.
     */
    zip?: string | null;
    /**
     * The country.
     */
    country?: string | null;
    /**
     * A phone number, kept as it is sent.
     */
    phone?: string | null;
    /**
     * The address of its web site.
     */
    website?: string | null;
    /**
     * Where it stands. new, qualified, discussion and negotiation become each other or lost, which needs `lost_reason`; a lead that is lost may be
     * new again; it is won by convert.
     */
    status?: 'new' | null;
    /**
     * Where the business knows it from.
     */
    source?: string | null;
    /**
     * The user who looks after the lead; the caller by default.
     */
    owner_id?: number | null;
    /**
     * What it may be worth, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    value?: number | null;
    /**
     * Why it was lost; only of a lead that is lost.
     */
    lost_reason?: string | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * A lead, as it is sent and shown.
 */
export type LeadPatch = {
    /**
     * The id of the lead.
     */
    readonly id?: number;
    /**
     * The name of the company or person.
     */
    company_name?: string;
    /**
     * Whether it is an organization or a person.
     */
    type?: 'organization' | 'person' | null;
    /**
     * Street and number.
     */
    address?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The state or region.
     */
    state?: string | null;
    /**
     * The postal code.
     */
    zip?: string | null;
    /**
     * The country.
     */
    country?: string | null;
    /**
     * A phone number, kept as it is sent.
     */
    phone?: string | null;
    /**
     * The address of its web site.
     */
    website?: string | null;
    /**
     * Where it stands. new, qualified, discussion and negotiation become each other or lost, which needs `lost_reason`; a lead that is lost may be
     * new again; it is won by convert.
     */
    status?: 'new' | 'qualified' | 'discussion' | 'negotiation' | 'won' | 'lost' | null;
    /**
     * Where the business knows it from.
     */
    source?: string | null;
    /**
     * The user who looks after the lead; the caller by default.
     */
    owner_id?: number | null;
    /**
     * What it may be worth, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    value?: number | null;
    /**
     * Why it was lost; only of a lead that is lost.
     */
    lost_reason?: string | null;
    /**
     * The client that it became.
     */
    readonly converted_client_id?: number | null;
    /**
     * The estimate request that it came from.
     */
    readonly estimate_request_id?: number | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
    /**
     * The user who created the lead; 0 where nobody did.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A lead, as it is sent and shown.
 */
export type LeadReplace = {
    /**
     * The id of the lead.
     */
    readonly id?: number;
    /**
     * The name of the company or person.
     */
    company_name: string;
    /**
     * Whether it is an organization or a person.
     */
    type?: 'organization' | 'person' | null;
    /**
     * Street and number.
     */
    address?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The state or region.
     */
    state?: string | null;
    /**
     * The postal code.
     */
    zip?: string | null;
    /**
     * The country.
     */
    country?: string | null;
    /**
     * A phone number, kept as it is sent.
     */
    phone?: string | null;
    /**
     * The address of its web site.
     */
    website?: string | null;
    /**
     * Where it stands. new, qualified, discussion and negotiation become each other or lost, which needs `lost_reason`; a lead that is lost may be
     * new again; it is won by convert.
     */
    status?: 'new' | 'qualified' | 'discussion' | 'negotiation' | 'won' | 'lost' | null;
    /**
     * Where the business knows it from.
     */
    source?: string | null;
    /**
     * The user who looks after the lead; the caller by default.
     */
    owner_id?: number | null;
    /**
     * What it may be worth, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    value?: number | null;
    /**
     * Why it was lost; only of a lead that is lost.
     */
    lost_reason?: string | null;
    /**
     * The client that it became.
     */
    readonly converted_client_id?: number | null;
    /**
     * The estimate request that it came from.
     */
    readonly estimate_request_id?: number | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
    /**
     * The user who created the lead; 0 where nobody did.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A lead in a list.
 */
export type LeadListItem = {
    /**
     * The id of the lead.
     */
    id: number;
    /**
     * The name of the company or person.
     */
    company_name: string;
    /**
     * Whether it is an organization or a person.
     */
    type: string;
    /**
     * The phone number, as it was sent.
     */
    phone: string;
    /**
     * The city.
     */
    city: string;
    /**
     * The country.
     */
    country: string;
    /**
     * Where it stands.
     */
    status: string;
    /**
     * Where the business knows it from.
     */
    source: string;
    /**
     * The user who looks after it.
     */
    owner_id: number;
    /**
     * What it may be worth, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    value: number | null;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A lead in full.
 */
export type LeadResponse = {
    /**
     * The lead.
     */
    record: Lead;
    /**
     * The values of its custom fields, by key.
     */
    custom_fields: {
        [key: string]: string;
    };
};

/**
 * All that is in a menu.
 */
export type LeftMenu = {
    /**
     * Its items, in their order. A menu without any is made by clearing it.
     */
    items: Array<LeftMenuEntry>;
};

/**
 * An item of a menu that is replaced.
 */
export type LeftMenuEntry = {
    /**
     * The item of the menu that it was; without one it is new.
     */
    id?: number | null;
    /**
     * What it is called.
     */
    title: string;
    /**
     * Where it leads: a path of the app, or an address that begins with http:// or https://.
     */
    url: string;
    /**
     * The name of its picture.
     */
    icon?: string | null;
    /**
     * The item that it stands under: one that is sent before it.
     */
    parent_id?: number | null;
    /**
     * Whether it opens in a tab of its own.
     */
    open_in_new_tab?: boolean | null;
};

/**
 * An item of a menu, as it is sent and shown.
 */
export type LeftMenuItem = {
    /**
     * The id of the item.
     */
    id: number;
    /**
     * The menu that it is in: the caller's own, that of all staff, or that of the portal.
     */
    type: 'user' | 'default' | 'client';
    /**
     * What it is called.
     */
    title: string;
    /**
     * Where it leads: a path of the app, or an address that begins with http:// or https://.
     */
    url: string;
    /**
     * The name of its picture.
     */
    icon: string;
    /**
     * The item of the same menu that it stands under.
     */
    parent_id: number | null;
    /**
     * Its place among the others; the smallest first.
     */
    sort: number;
    /**
     * Whether it opens in a tab of its own.
     */
    open_in_new_tab: boolean;
    /**
     * The user who added it.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An item of a menu, as it is sent and shown.
 */
export type LeftMenuItemCreate = {
    /**
     * The menu that it is in: the caller's own, that of all staff, or that of the portal.
     */
    type?: 'user' | 'default' | 'client' | null;
    /**
     * What it is called.
     */
    title: string;
    /**
     * Where it leads: a path of the app, or an address that begins with http:// or https://.
     */
    url: string;
    /**
     * The name of its picture.
     */
    icon?: string | null;
    /**
     * The item of the same menu that it stands under.
     */
    parent_id?: number | null;
    /**
     * Its place among the others; the smallest first.
     */
    sort?: number | null;
    /**
     * Whether it opens in a tab of its own.
     */
    open_in_new_tab?: boolean | null;
};

/**
 * A menu item.
 */
export type LeftMenuResponse = {
    /**
     * The item.
     */
    record: LeftMenuItem;
};

/**
 * A line: what is sold, how much of it and for how much.
 */
export type Line = {
    /**
     * The item that it sells; it supplies a title and a rate that are left out.
     */
    item_id: number | null;
    /**
     * What is sold; needed without an item.
     */
    title: string;
    /**
     * How much of it, above 0. At most 3 decimals and 15 digits.
     */
    quantity: number;
    /**
     * The price of one, in the unit of all amounts (such as cents); needed without an item. At most 4 decimals and 15 digits.
     */
    rate: number | null;
    /**
     * Quantity times rate, exact. At most 7 decimals.
     */
    total: number;
};

/**
 * A line: what is sold, how much of it and for how much.
 */
export type LineCreate = {
    /**
     * The item that it sells; it supplies a title and a rate that are left out.
     */
    item_id?: number | null;
    /**
     * What is sold; needed without an item.
     */
    title?: string | null;
    /**
     * How much of it, above 0. At most 3 decimals and 15 digits.
     */
    quantity: number;
    /**
     * The price of one, in the unit of all amounts (such as cents); needed without an item. At most 4 decimals and 15 digits.
     */
    rate?: number | null;
};

/**
 * A line: what is sold, how much of it and for how much.
 */
export type LineReplace = {
    /**
     * The item that it sells; it supplies a title and a rate that are left out.
     */
    item_id?: number | null;
    /**
     * What is sold; needed without an item.
     */
    title?: string | null;
    /**
     * How much of it, above 0. At most 3 decimals and 15 digits.
     */
    quantity: number;
    /**
     * The price of one, in the unit of all amounts (such as cents); needed without an item. At most 4 decimals and 15 digits.
     */
    rate?: number | null;
    /**
     * Quantity times rate, exact. At most 7 decimals.
     */
    readonly total?: number;
};

/**
 * A page of announcements.
 */
export type ListAnnouncementsResponse = {
    /**
     * The announcements of this page.
     */
    records: Array<AnnouncementListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of API keys.
 */
export type ListApiKeysResponse = {
    /**
     * The API keys of this page.
     */
    records: Array<ApiKeyListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of the audit log.
 */
export type ListAuditLogResponse = {
    /**
     * The entries of this page.
     */
    records: Array<AuditEntry>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of checklist templates.
 */
export type ListChecklistTemplatesResponse = {
    /**
     * The checklist templates of this page.
     */
    records: Array<ChecklistTemplateListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of clients.
 */
export type ListClientsResponse = {
    /**
     * The clients of this page.
     */
    records: Array<ClientListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of custom fields.
 */
export type ListCustomFieldsResponse = {
    /**
     * The custom fields of this page.
     */
    records: Array<CustomFieldListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of dead letters.
 */
export type ListDeadLettersResponse = {
    /**
     * The dead letters of this page.
     */
    records: Array<DeadLetterListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of deleted records, the last deleted first.
 */
export type ListDeletedResponse = {
    /**
     * The deleted records of this page.
     */
    records: Array<DeletedRecord>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of deliveries.
 */
export type ListDeliveriesResponse = {
    /**
     * The deliveries of this page.
     */
    records: Array<WebhookDelivery>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of estimate forms.
 */
export type ListEstimateFormsResponse = {
    /**
     * The estimate forms of this page.
     */
    records: Array<EstimateFormListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of estimate requests.
 */
export type ListEstimateRequestsResponse = {
    /**
     * The estimate requests of this page.
     */
    records: Array<EstimateRequestListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of estimates.
 */
export type ListEstimatesResponse = {
    /**
     * The estimates of this page.
     */
    records: Array<EstimateListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * The folders and files of a folder.
 */
export type ListFolderResponse = {
    /**
     * The folders and files.
     */
    records: Array<FolderEntry>;
};

/**
 * The fields of a form.
 */
export type ListFormFieldsResponse = {
    /**
     * The fields, in the order in which they are asked.
     */
    records: Array<FormField>;
};

/**
 * A page of invoices.
 */
export type ListInvoicesResponse = {
    /**
     * The invoices of this page.
     */
    records: Array<InvoiceListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of item categories.
 */
export type ListItemCategoriesResponse = {
    /**
     * The item categories of this page.
     */
    records: Array<ItemCategoryListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of items.
 */
export type ListItemsResponse = {
    /**
     * The items of this page.
     */
    records: Array<ItemListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of leads.
 */
export type ListLeadsResponse = {
    /**
     * The leads of this page.
     */
    records: Array<LeadListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * Menu items.
 */
export type ListLeftMenusResponse = {
    /**
     * The items.
     */
    records: Array<LeftMenuItem>;
};

/**
 * A page of messages.
 */
export type ListMessagesResponse = {
    /**
     * The messages of this page.
     */
    records: Array<MessageListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * Where a list stands.
 */
export type ListMeta = {
    /**
     * How many records there are for this query on all pages.
     */
    total: number;
    /**
     * This page, from 1.
     */
    current_page: number;
    /**
     * The most records a page has.
     */
    per_page: number;
};

/**
 * The forms that may be filled in.
 */
export type ListOfferedFormsResponse = {
    /**
     * The forms.
     */
    records: Array<OfferedFormListItem>;
};

/**
 * A page of orders.
 */
export type ListOrdersResponse = {
    /**
     * The orders of this page.
     */
    records: Array<OrderListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of pages.
 */
export type ListPagesResponse = {
    /**
     * The pages of this page.
     */
    records: Array<PageListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of portal users.
 */
export type ListPortalUsersResponse = {
    /**
     * The portal users of this page.
     */
    records: Array<PortalUserListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of project statuses.
 */
export type ListProjectStatusesResponse = {
    /**
     * The project statuses of this page.
     */
    records: Array<ProjectStatusListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of roles.
 */
export type ListRolesResponse = {
    /**
     * The roles of this page.
     */
    records: Array<RoleListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of tasks.
 */
export type ListTasksResponse = {
    /**
     * The tasks of this page.
     */
    records: Array<TaskListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of project team members.
 */
export type ListTeamMembersResponse = {
    /**
     * The members of this page.
     */
    records: Array<TeamMemberListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of team members.
 */
export type ListTeamResponse = {
    /**
     * The members of this page.
     */
    records: Array<TeamListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * A page of webhooks.
 */
export type ListWebhooksResponse = {
    /**
     * The webhooks of this page.
     */
    records: Array<WebhookListItem>;
    /**
     * Where the page stands.
     */
    meta: ListMeta;
};

/**
 * The one pair of credentials or the other; if both are complete the email wins.
 */
export type LoginRequest = {
    /**
     * The email address of the account.
     */
    email?: string | null;
    /**
     * The password of the account.
     */
    password?: string | null;
    /**
     * The phone number of the account (E.164).
     */
    phone?: string | null;
    /**
     * The one-time password that was sent to the phone.
     */
    otp?: string | null;
    /**
     * Where the client app goes next: a path of this origin, or an address on the configured allow-list.
     */
    redirect?: string | null;
};

/**
 * A new session.
 */
export type LoginResponse = {
    /**
     * The session token.
     */
    token: string;
    /**
     * The account that signed in.
     */
    user: SignedInUser;
    /**
     * Where the client app goes next, when the one that was sent is allowed.
     */
    redirect?: string;
};

/**
 * A message, as it is sent and shown.
 */
export type Message = {
    /**
     * The id of the message.
     */
    id: number;
    /**
     * Who sent it; null for the system.
     */
    from_user_id: number | null;
    /**
     * Who gets it: an active user. Set when the record is created; it does not change.
     */
    to_user_id: number;
    /**
     * What it is about.
     */
    subject: string;
    /**
     * What it says.
     */
    message: string;
    /**
     * The message that it answers, in which the caller takes part. Set when the record is created; it does not change.
     */
    parent_id: number | null;
    /**
     * Whether its recipient has opened it.
     */
    status: 'unread' | 'read';
    /**
     * The moment at which it was sent.
     */
    sent_at: string;
    /**
     * The moment at which its recipient opened it first; null before that.
     */
    read_at: string | null;
    /**
     * The user who sent the message; 0 for the system.
     */
    created_by: number;
    /**
     * The day on which it was sent (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A message, as it is sent and shown.
 */
export type MessageCreate = {
    /**
     * Who gets it: an active user. Set when the record is created; it does not change.
     */
    to_user_id: number;
    /**
     * What it is about.
     */
    subject?: string | null;
    /**
     * What it says.
     */
    message: string;
    /**
     * The message that it answers, in which the caller takes part. Set when the record is created; it does not change.
     */
    parent_id?: number | null;
};

/**
 * A message, as it is sent and shown.
 */
export type MessagePatch = {
    /**
     * The id of the message.
     */
    readonly id?: number;
    /**
     * Who sent it; null for the system.
     */
    readonly from_user_id?: number | null;
    /**
     * Who gets it: an active user. Set when the record is created; it does not change.
     */
    readonly to_user_id?: number;
    /**
     * What it is about.
     */
    subject?: string | null;
    /**
     * What it says.
     */
    message?: string;
    /**
     * The message that it answers, in which the caller takes part. Set when the record is created; it does not change.
     */
    readonly parent_id?: number | null;
    /**
     * Whether its recipient has opened it.
     */
    readonly status?: '' | 'unread' | 'read';
    /**
     * The moment at which it was sent.
     */
    readonly sent_at?: string;
    /**
     * The moment at which its recipient opened it first; null before that.
     */
    readonly read_at?: string | null;
    /**
     * The user who sent the message; 0 for the system.
     */
    readonly created_by?: number;
    /**
     * The day on which it was sent (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A message, as it is sent and shown.
 */
export type MessageReplace = {
    /**
     * The id of the message.
     */
    readonly id?: number;
    /**
     * Who sent it; null for the system.
     */
    readonly from_user_id?: number | null;
    /**
     * Who gets it: an active user. Set when the record is created; it does not change.
     */
    readonly to_user_id?: number;
    /**
     * What it is about.
     */
    subject?: string | null;
    /**
     * What it says.
     */
    message: string;
    /**
     * The message that it answers, in which the caller takes part. Set when the record is created; it does not change.
     */
    readonly parent_id?: number | null;
    /**
     * Whether its recipient has opened it.
     */
    readonly status?: '' | 'unread' | 'read';
    /**
     * The moment at which it was sent.
     */
    readonly sent_at?: string;
    /**
     * The moment at which its recipient opened it first; null before that.
     */
    readonly read_at?: string | null;
    /**
     * The user who sent the message; 0 for the system.
     */
    readonly created_by?: number;
    /**
     * The day on which it was sent (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A message in a list.
 */
export type MessageListItem = {
    /**
     * The id of the message.
     */
    id: number;
    /**
     * Who sent it; null for the system.
     */
    from_user_id: number | null;
    /**
     * Who gets it.
     */
    to_user_id: number;
    /**
     * What it is about.
     */
    subject: string;
    /**
     * The message that it answers.
     */
    parent_id: number | null;
    /**
     * Whether its recipient has opened it.
     */
    status: string;
    /**
     * The moment at which it was sent.
     */
    sent_at: string;
    /**
     * The day on which it was sent (UTC).
     */
    created_at: string;
};

/**
 * A message in full.
 */
export type MessageResponse = {
    /**
     * The message.
     */
    record: Message;
};

/**
 * A form that may be filled in.
 */
export type OfferedForm = {
    /**
     * The id of the form.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * What it is for.
     */
    description: string;
    /**
     * The user who created the form; 0 for the one of a fresh system.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A form that may be filled in, in a list.
 */
export type OfferedFormListItem = {
    /**
     * The id of the form.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * What it is for.
     */
    description: string;
};

/**
 * A form that may be filled in, alone.
 */
export type OfferedFormResponse = {
    /**
     * The form.
     */
    record: OfferedForm;
};

/**
 * An order, as it is sent and shown.
 */
export type Order = {
    /**
     * The id of the order.
     */
    id: number;
    /**
     * The client who ordered.
     */
    client_id: number;
    /**
     * Its date; today (UTC) by default.
     */
    order_date: string;
    /**
     * The lines.
     */
    items: Array<Line>;
    /**
     * Anything to say about it.
     */
    note: string;
    /**
     * Where it stands: new, processing, confirmed, completed, one after the other; any but a completed one may be cancelled.
     */
    status: 'new' | 'processing' | 'confirmed' | 'completed' | 'cancelled';
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    total: number;
    /**
     * The estimate that it came from.
     */
    estimate_id: number | null;
    /**
     * The user who created it; of an order that came from an estimate, the one who created that.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An order, as it is sent and shown.
 */
export type OrderCreate = {
    /**
     * The client who ordered.
     */
    client_id: number;
    /**
     * Its date; today (UTC) by default.
     */
    order_date?: string | null;
    /**
     * The lines.
     */
    items: Array<LineCreate>;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands: new, processing, confirmed, completed, one after the other; any but a completed one may be cancelled.
     */
    status?: 'new' | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * An order, as it is sent and shown.
 */
export type OrderPatch = {
    /**
     * The id of the order.
     */
    readonly id?: number;
    /**
     * The client who ordered.
     */
    client_id?: number;
    /**
     * Its date; today (UTC) by default.
     */
    order_date?: string | null;
    /**
     * The lines.
     */
    items?: Array<LineReplace>;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands: new, processing, confirmed, completed, one after the other; any but a completed one may be cancelled.
     */
    status?: 'new' | 'processing' | 'confirmed' | 'completed' | 'cancelled' | null;
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    readonly total?: number;
    /**
     * The estimate that it came from.
     */
    readonly estimate_id?: number | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
    /**
     * The user who created it; of an order that came from an estimate, the one who created that.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An order, as it is sent and shown.
 */
export type OrderReplace = {
    /**
     * The id of the order.
     */
    readonly id?: number;
    /**
     * The client who ordered.
     */
    client_id: number;
    /**
     * Its date; today (UTC) by default.
     */
    order_date?: string | null;
    /**
     * The lines.
     */
    items: Array<LineReplace>;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands: new, processing, confirmed, completed, one after the other; any but a completed one may be cancelled.
     */
    status?: 'new' | 'processing' | 'confirmed' | 'completed' | 'cancelled' | null;
    /**
     * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
     */
    readonly total?: number;
    /**
     * The estimate that it came from.
     */
    readonly estimate_id?: number | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
    /**
     * The user who created it; of an order that came from an estimate, the one who created that.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * An order in a list.
 */
export type OrderListItem = {
    /**
     * The id of the order.
     */
    id: number;
    /**
     * The client who ordered.
     */
    client_id: number;
    /**
     * Its date.
     */
    order_date: string;
    /**
     * Where it stands.
     */
    status: string;
    /**
     * What it comes to, in the unit of the rates.
     */
    total: number;
    /**
     * The estimate that it came from.
     */
    estimate_id: number | null;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * An order in full.
 */
export type OrderResponse = {
    /**
     * The order.
     */
    record: Order;
    /**
     * The values of its custom fields, by key.
     */
    custom_fields: {
        [key: string]: string;
    };
};

/**
 * A page, as it is sent and shown.
 */
export type Page = {
    /**
     * The id of the page.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * Its name in addresses; no two pages have the same. Made from the title where none is sent, and kept when the title changes.
     */
    slug: string;
    /**
     * What it says, as HTML. Only what is harmless in a browser is kept: no scripts, no styles, no frames, no forms.
     */
    content: string;
    /**
     * Whether it is shown; one that is inactive is seen by those only who may update it.
     */
    status: 'active' | 'inactive';
    /**
     * Who reads it: staff and users of the portal (`public`), or one of the two.
     */
    visibility: 'public' | 'staff' | 'clients';
    /**
     * The user who created the page.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A page, as it is sent and shown.
 */
export type PageCreate = {
    /**
     * What it is called.
     */
    title: string;
    /**
     * Its name in addresses; no two pages have the same. Made from the title where none is sent, and kept when the title changes.
     */
    slug?: string | null;
    /**
     * What it says, as HTML. Only what is harmless in a browser is kept: no scripts, no styles, no frames, no forms.
     */
    content?: string | null;
    /**
     * Whether it is shown; one that is inactive is seen by those only who may update it.
     */
    status?: 'active' | null;
    /**
     * Who reads it: staff and users of the portal (`public`), or one of the two.
     */
    visibility?: 'public' | 'staff' | 'clients' | null;
};

/**
 * A page, as it is sent and shown.
 */
export type PagePatch = {
    /**
     * The id of the page.
     */
    readonly id?: number;
    /**
     * What it is called.
     */
    title?: string;
    /**
     * Its name in addresses; no two pages have the same. Made from the title where none is sent, and kept when the title changes.
     */
    slug?: string | null;
    /**
     * What it says, as HTML. Only what is harmless in a browser is kept: no scripts, no styles, no frames, no forms.
     */
    content?: string | null;
    /**
     * Whether it is shown; one that is inactive is seen by those only who may update it.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * Who reads it: staff and users of the portal (`public`), or one of the two.
     */
    visibility?: 'public' | 'staff' | 'clients' | null;
    /**
     * The user who created the page.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A page, as it is sent and shown.
 */
export type PageReplace = {
    /**
     * The id of the page.
     */
    readonly id?: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * Its name in addresses; no two pages have the same. Made from the title where none is sent, and kept when the title changes.
     */
    slug?: string | null;
    /**
     * What it says, as HTML. Only what is harmless in a browser is kept: no scripts, no styles, no frames, no forms.
     */
    content?: string | null;
    /**
     * Whether it is shown; one that is inactive is seen by those only who may update it.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * Who reads it: staff and users of the portal (`public`), or one of the two.
     */
    visibility?: 'public' | 'staff' | 'clients' | null;
    /**
     * The user who created the page.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A page in a list.
 */
export type PageListItem = {
    /**
     * The id of the page.
     */
    id: number;
    /**
     * What it is called.
     */
    title: string;
    /**
     * Its name in addresses.
     */
    slug: string;
    /**
     * Whether it is shown.
     */
    status: string;
    /**
     * Who reads it.
     */
    visibility: string;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A page in full.
 */
export type PageResponse = {
    /**
     * The page.
     */
    record: Page;
};

/**
 * An event as it came.
 */
export type ParkedEvent = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The service that it came from; empty for one that does not say.
     */
    service: string;
    /**
     * The subject that it came on.
     */
    subject: string;
    /**
     * When it happened; empty for one that does not say.
     */
    occurred_at: string;
    /**
     * What it says, as JSON text; empty where that is unreadable.
     */
    data: string;
};

/**
 * A payment of an invoice.
 */
export type Payment = {
    /**
     * The id of the payment.
     */
    id: number;
    /**
     * How much was paid, in the unit of the total.
     */
    amount: number;
    /**
     * The day it was paid; today (UTC) by default.
     */
    paid_on: string;
    /**
     * How it was paid.
     */
    method: string;
    /**
     * Anything to remember about it.
     */
    note: string;
    /**
     * The user who entered it.
     */
    created_by: number;
    /**
     * The day it was entered (UTC).
     */
    created_at: string;
};

/**
 * A payment of an invoice.
 */
export type PaymentCreate = {
    /**
     * How much was paid, in the unit of the total.
     */
    amount: number;
    /**
     * The day it was paid; today (UTC) by default.
     */
    paid_on?: string | null;
    /**
     * How it was paid.
     */
    method?: string | null;
    /**
     * Anything to remember about it.
     */
    note?: string | null;
};

/**
 * A payment of an invoice.
 */
export type PaymentReplace = {
    /**
     * The id of the payment.
     */
    readonly id?: number;
    /**
     * How much was paid, in the unit of the total.
     */
    amount: number;
    /**
     * The day it was paid; today (UTC) by default.
     */
    paid_on?: string | null;
    /**
     * How it was paid.
     */
    method?: string | null;
    /**
     * Anything to remember about it.
     */
    note?: string | null;
    /**
     * The user who entered it.
     */
    readonly created_by?: number;
    /**
     * The day it was entered (UTC).
     */
    readonly created_at?: string;
};

/**
 * What the caller may do.
 */
export type PermissionsResponse = {
    /**
     * 1 for an administrator, who may do everything, else 0.
     */
    is_admin: number;
    /**
     * What the caller's role allows; what is not there is forbidden. Users of the portal have none: they may do what the contract says.
     */
    records: Array<Grant>;
};

/**
 * A portal user, as it is sent and shown.
 */
export type PortalUser = {
    /**
     * The id of the user.
     */
    id: number;
    /**
     * The client whose records the user sees.
     */
    client_id: number;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone: string;
    /**
     * Whether the account is active. Making it inactive ends its sessions; so does deleting its client, for as long as that is deleted.
     */
    status: 'active' | 'inactive';
    /**
     * Whether the user gets mails about what happens, such as a new invoice. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications: boolean;
    /**
     * The user who created the account.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A portal user, as it is sent and shown.
 */
export type PortalUserCreate = {
    /**
     * The client whose records the user sees.
     */
    client_id: number;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone?: string | null;
    /**
     * Whether the account is active. Making it inactive ends its sessions; so does deleting its client, for as long as that is deleted.
     */
    status?: 'active' | null;
    /**
     * Whether the user gets mails about what happens, such as a new invoice. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications?: boolean | null;
};

/**
 * A portal user, as it is sent and shown.
 */
export type PortalUserPatch = {
    /**
     * The id of the user.
     */
    readonly id?: number;
    /**
     * The client whose records the user sees.
     */
    client_id?: number;
    /**
     * The first name.
     */
    first_name?: string;
    /**
     * The last name.
     */
    last_name?: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email?: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone?: string | null;
    /**
     * Whether the account is active. Making it inactive ends its sessions; so does deleting its client, for as long as that is deleted.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * Whether the user gets mails about what happens, such as a new invoice. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications?: boolean | null;
    /**
     * The user who created the account.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A portal user, as it is sent and shown.
 */
export type PortalUserReplace = {
    /**
     * The id of the user.
     */
    readonly id?: number;
    /**
     * The client whose records the user sees.
     */
    client_id: number;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone?: string | null;
    /**
     * Whether the account is active. Making it inactive ends its sessions; so does deleting its client, for as long as that is deleted.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * Whether the user gets mails about what happens, such as a new invoice. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications?: boolean | null;
    /**
     * The user who created the account.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A portal user in a list.
 */
export type PortalUserListItem = {
    /**
     * The id of the user.
     */
    id: number;
    /**
     * The client whose records the user sees.
     */
    client_id: number;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address.
     */
    email: string;
    /**
     * The phone number (E.164), or empty.
     */
    phone: string;
    /**
     * Whether the account is active.
     */
    status: string;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A portal user in full.
 */
export type PortalUserResponse = {
    /**
     * The portal user.
     */
    record: PortalUser;
};

/**
 * What users choose for themselves.
 */
export type Preferences = {
    /**
     * Whether mails are wanted about what happens, such as being put on a task or a new invoice. Codes and invitations come all the same.
     */
    email_notifications: boolean;
};

/**
 * What users choose for themselves.
 */
export type PreferencesPatch = {
    /**
     * Whether mails are wanted about what happens, such as being put on a task or a new invoice. Codes and invitations come all the same.
     */
    email_notifications?: boolean | null;
};

/**
 * What the caller has chosen.
 */
export type PreferencesResponse = {
    /**
     * The caller's preferences.
     */
    record: Preferences;
};

/**
 * The caller's own account.
 */
export type Profile = {
    /**
     * The id of the user.
     */
    id: number;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address.
     */
    email: string;
    /**
     * "staff" or "client" (a user of the portal).
     */
    user_type: 'staff' | 'client';
    /**
     * 1 for an administrator, else 0.
     */
    is_admin: number;
    /**
     * Whether the account is active.
     */
    status: 'active' | 'inactive';
    /**
     * The role; 0 for administrators and users of the portal.
     */
    role_id: number;
    /**
     * The job title.
     */
    job_title: string;
    /**
     * The phone number (E.164), or empty.
     */
    phone: string;
    /**
     * The address of a picture.
     */
    image: string | null;
    /**
     * The language of the user, e.g. "en".
     */
    language: string;
    /**
     * The day of the account's creation (UTC).
     */
    created_at: string;
};

/**
 * A project status, as it is sent and shown.
 */
export type ProjectStatus = {
    /**
     * The id of the status.
     */
    id: number;
    /**
     * Its name.
     */
    title: string;
    /**
     * The name that programs know it by: made from the first title, unique, and the same whatever the title becomes.
     */
    key_name: string;
    /**
     * Its color, as #rrggbb.
     */
    color: string;
    /**
     * The name of its icon.
     */
    icon: string;
    /**
     * Its place among the others: lower comes first.
     */
    sort: number;
    /**
     * What it means for the project.
     */
    category: 'open' | 'on_hold' | 'done' | 'cancelled';
    /**
     * Whether every system starts with it, so that it cannot be deleted.
     */
    is_built_in: boolean;
    /**
     * The user who created the status; 0 for those that the system starts with.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A project status, as it is sent and shown.
 */
export type ProjectStatusCreate = {
    /**
     * Its name.
     */
    title: string;
    /**
     * Its color, as #rrggbb.
     */
    color?: string | null;
    /**
     * The name of its icon.
     */
    icon?: string | null;
    /**
     * Its place among the others: lower comes first.
     */
    sort?: number | null;
    /**
     * What it means for the project.
     */
    category?: 'open' | 'on_hold' | 'done' | 'cancelled' | null;
};

/**
 * A project status, as it is sent and shown.
 */
export type ProjectStatusPatch = {
    /**
     * The id of the status.
     */
    readonly id?: number;
    /**
     * Its name.
     */
    title?: string;
    /**
     * The name that programs know it by: made from the first title, unique, and the same whatever the title becomes.
     */
    readonly key_name?: string;
    /**
     * Its color, as #rrggbb.
     */
    color?: string | null;
    /**
     * The name of its icon.
     */
    icon?: string | null;
    /**
     * Its place among the others: lower comes first.
     */
    sort?: number | null;
    /**
     * What it means for the project.
     */
    category?: 'open' | 'on_hold' | 'done' | 'cancelled' | null;
    /**
     * Whether every system starts with it, so that it cannot be deleted.
     */
    readonly is_built_in?: boolean;
    /**
     * The user who created the status; 0 for those that the system starts with.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A project status, as it is sent and shown.
 */
export type ProjectStatusReplace = {
    /**
     * The id of the status.
     */
    readonly id?: number;
    /**
     * Its name.
     */
    title: string;
    /**
     * The name that programs know it by: made from the first title, unique, and the same whatever the title becomes.
     */
    readonly key_name?: string;
    /**
     * Its color, as #rrggbb.
     */
    color?: string | null;
    /**
     * The name of its icon.
     */
    icon?: string | null;
    /**
     * Its place among the others: lower comes first.
     */
    sort?: number | null;
    /**
     * What it means for the project.
     */
    category?: 'open' | 'on_hold' | 'done' | 'cancelled' | null;
    /**
     * Whether every system starts with it, so that it cannot be deleted.
     */
    readonly is_built_in?: boolean;
    /**
     * The user who created the status; 0 for those that the system starts with.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A project status in a list.
 */
export type ProjectStatusListItem = {
    /**
     * The id of the status.
     */
    id: number;
    /**
     * Its name.
     */
    title: string;
    /**
     * The name that programs know it by; unique.
     */
    key_name: string;
    /**
     * Its color, as #rrggbb.
     */
    color: string;
    /**
     * The name of its icon.
     */
    icon: string;
    /**
     * Its place among the others: lower comes first.
     */
    sort: number;
    /**
     * What it means for the project.
     */
    category: string;
    /**
     * Whether every system starts with it, so that it cannot be deleted.
     */
    is_built_in: boolean;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A project status in full.
 */
export type ProjectStatusResponse = {
    /**
     * The project status.
     */
    record: ProjectStatus;
};

/**
 * Whose password is to be set anew.
 */
export type RequestPasswordResetRequest = {
    /**
     * The email address of the account.
     */
    email: string;
};

/**
 * A role, as it is sent and shown.
 */
export type Role = {
    /**
     * The id of the role.
     */
    id: number;
    /**
     * The name of the role.
     */
    title: string;
    /**
     * What the role allows; what is not granted is forbidden.
     */
    grants: Array<Grant>;
    /**
     * The user who created the role; 0 for the roles of a fresh system.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A role, as it is sent and shown.
 */
export type RoleCreate = {
    /**
     * The name of the role.
     */
    title: string;
    /**
     * What the role allows; what is not granted is forbidden.
     */
    grants?: Array<GrantCreate> | null;
};

/**
 * A role, as it is sent and shown.
 */
export type RolePatch = {
    /**
     * The id of the role.
     */
    readonly id?: number;
    /**
     * The name of the role.
     */
    title?: string;
    /**
     * What the role allows; what is not granted is forbidden.
     */
    grants?: Array<GrantReplace> | null;
    /**
     * The user who created the role; 0 for the roles of a fresh system.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A role, as it is sent and shown.
 */
export type RoleReplace = {
    /**
     * The id of the role.
     */
    readonly id?: number;
    /**
     * The name of the role.
     */
    title: string;
    /**
     * What the role allows; what is not granted is forbidden.
     */
    grants?: Array<GrantReplace> | null;
    /**
     * The user who created the role; 0 for the roles of a fresh system.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A role in a list.
 */
export type RoleListItem = {
    /**
     * The id of the role.
     */
    id: number;
    /**
     * The name of the role.
     */
    title: string;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A role in full.
 */
export type RoleResponse = {
    /**
     * The role.
     */
    record: Role;
};

/**
 * Either `code` and `state`, as the provider sent them back, or the tokens themselves where a client app has them from elsewhere.
 */
export type SaveTokenRequest = {
    /**
     * The code that the provider sent back.
     */
    code?: string | null;
    /**
     * The state that came back with the code: good once, for whoever asked where to authorize.
     */
    state?: string | null;
    /**
     * A token that the provider gave out.
     */
    access_token?: string | null;
    /**
     * The token by which a new access token is had when that one has expired.
     */
    refresh_token?: string | null;
    /**
     * For how many seconds the access token is good; for ever, as far as is known, when left out.
     */
    expires_in?: number | null;
    /**
     * What the token allows, as the provider says it.
     */
    scope?: string | null;
};

/**
 * Where a one-time password goes.
 */
export type SendOtpRequest = {
    /**
     * The phone number with the country's code; spaces and punctuation are fine.
     */
    phone: string;
};

/**
 * The account that signed in.
 */
export type SignedInUser = {
    /**
     * The id of the user.
     */
    id: number;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address.
     */
    email: string;
    /**
     * "staff" or "client" (a user of the portal).
     */
    user_type: 'staff' | 'client';
    /**
     * 1 for an administrator, else 0.
     */
    is_admin: number;
    /**
     * Whether the account is active.
     */
    status: 'active' | 'inactive';
};

/**
 * A task, as it is sent and shown.
 */
export type Task = {
    /**
     * The id of the task.
     */
    id: number;
    /**
     * What there is to do, in short.
     */
    title: string;
    /**
     * What there is to do, at length.
     */
    description: string;
    /**
     * The project that it belongs to.
     */
    project_id: number | null;
    /**
     * The users who do it: active staff. Who becomes inactive is taken off the tasks that are open.
     */
    assigned_to: Array<number>;
    /**
     * How far it is; any status may follow any other. A task is open until it is done or cancelled.
     */
    status: 'not_started' | 'in_progress' | 'on_hold' | 'done' | 'cancelled';
    /**
     * How urgent it is.
     */
    priority: 'low' | 'medium' | 'high' | 'urgent';
    /**
     * The day on which it starts.
     */
    start_date: string | null;
    /**
     * The day by which it is to be done; not before the start.
     */
    deadline: string | null;
    /**
     * Words to find it by.
     */
    labels: Array<string>;
    /**
     * The steps that it takes.
     */
    checklist: Array<ChecklistItem>;
    /**
     * The template whose items were put at the end of the checklist when the task was made. Set when the record is created; it does not change.
     */
    checklist_template_id: number | null;
    /**
     * The user who created the task.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A task, as it is sent and shown.
 */
export type TaskCreate = {
    /**
     * What there is to do, in short.
     */
    title: string;
    /**
     * What there is to do, at length.
     */
    description?: string | null;
    /**
     * The project that it belongs to.
     */
    project_id?: number | null;
    /**
     * The users who do it: active staff. Who becomes inactive is taken off the tasks that are open.
     */
    assigned_to?: Array<number> | null;
    /**
     * How far it is; any status may follow any other. A task is open until it is done or cancelled.
     */
    status?: 'not_started' | null;
    /**
     * How urgent it is.
     */
    priority?: 'low' | 'medium' | 'high' | 'urgent' | null;
    /**
     * The day on which it starts.
     */
    start_date?: string | null;
    /**
     * The day by which it is to be done; not before the start.
     */
    deadline?: string | null;
    /**
     * Words to find it by.
     */
    labels?: Array<string> | null;
    /**
     * The steps that it takes.
     */
    checklist?: Array<ChecklistItemCreate> | null;
    /**
     * The template whose items were put at the end of the checklist when the task was made. Set when the record is created; it does not change.
     */
    checklist_template_id?: number | null;
};

/**
 * A task, as it is sent and shown.
 */
export type TaskPatch = {
    /**
     * The id of the task.
     */
    readonly id?: number;
    /**
     * What there is to do, in short.
     */
    title?: string;
    /**
     * What there is to do, at length.
     */
    description?: string | null;
    /**
     * The project that it belongs to.
     */
    project_id?: number | null;
    /**
     * The users who do it: active staff. Who becomes inactive is taken off the tasks that are open.
     */
    assigned_to?: Array<number> | null;
    /**
     * How far it is; any status may follow any other. A task is open until it is done or cancelled.
     */
    status?: 'not_started' | 'in_progress' | 'on_hold' | 'done' | 'cancelled' | null;
    /**
     * How urgent it is.
     */
    priority?: 'low' | 'medium' | 'high' | 'urgent' | null;
    /**
     * The day on which it starts.
     */
    start_date?: string | null;
    /**
     * The day by which it is to be done; not before the start.
     */
    deadline?: string | null;
    /**
     * Words to find it by.
     */
    labels?: Array<string> | null;
    /**
     * The steps that it takes.
     */
    checklist?: Array<ChecklistItemReplace> | null;
    /**
     * The template whose items were put at the end of the checklist when the task was made. Set when the record is created; it does not change.
     */
    readonly checklist_template_id?: number | null;
    /**
     * The user who created the task.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A task, as it is sent and shown.
 */
export type TaskReplace = {
    /**
     * The id of the task.
     */
    readonly id?: number;
    /**
     * What there is to do, in short.
     */
    title: string;
    /**
     * What there is to do, at length.
     */
    description?: string | null;
    /**
     * The project that it belongs to.
     */
    project_id?: number | null;
    /**
     * The users who do it: active staff. Who becomes inactive is taken off the tasks that are open.
     */
    assigned_to?: Array<number> | null;
    /**
     * How far it is; any status may follow any other. A task is open until it is done or cancelled.
     */
    status?: 'not_started' | 'in_progress' | 'on_hold' | 'done' | 'cancelled' | null;
    /**
     * How urgent it is.
     */
    priority?: 'low' | 'medium' | 'high' | 'urgent' | null;
    /**
     * The day on which it starts.
     */
    start_date?: string | null;
    /**
     * The day by which it is to be done; not before the start.
     */
    deadline?: string | null;
    /**
     * Words to find it by.
     */
    labels?: Array<string> | null;
    /**
     * The steps that it takes.
     */
    checklist?: Array<ChecklistItemReplace> | null;
    /**
     * The template whose items were put at the end of the checklist when the task was made. Set when the record is created; it does not change.
     */
    readonly checklist_template_id?: number | null;
    /**
     * The user who created the task.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A task that was created, in short.
 */
export type TaskCreated = {
    /**
     * The id of the task.
     */
    id: number;
    /**
     * What there is to do, in short.
     */
    title: string;
    /**
     * The project that it belongs to.
     */
    project_id: number | null;
    /**
     * The users who do it.
     */
    assigned_to: Array<number>;
    /**
     * How far it is.
     */
    status: string;
    /**
     * The day on which it starts.
     */
    start_date: string | null;
    /**
     * The day by which it is to be done.
     */
    deadline: string | null;
};

/**
 * The answer to a create.
 */
export type TaskCreatedResponse = {
    /**
     * The new task.
     */
    record: TaskCreated;
};

/**
 * A task in a list.
 */
export type TaskListItem = {
    /**
     * The id of the task.
     */
    id: number;
    /**
     * What there is to do, in short.
     */
    title: string;
    /**
     * What there is to do, at length.
     */
    description: string;
    /**
     * The project that it belongs to.
     */
    project_id: number | null;
    /**
     * The users who do it.
     */
    assigned_to: Array<number>;
    /**
     * How far it is.
     */
    status: string;
    /**
     * How urgent it is.
     */
    priority: string;
    /**
     * The day on which it starts.
     */
    start_date: string | null;
    /**
     * The day by which it is to be done.
     */
    deadline: string | null;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A task in full.
 */
export type TaskResponse = {
    /**
     * The task.
     */
    record: Task;
};

/**
 * A team member in a list.
 */
export type TeamListItem = {
    /**
     * The id of the user.
     */
    id: number;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address.
     */
    email: string;
    /**
     * The phone number (E.164), or empty.
     */
    phone: string;
    /**
     * The job title.
     */
    job_title: string;
    /**
     * The role; 0 for administrators.
     */
    role_id: number;
    /**
     * Whether the account is active.
     */
    status: string;
    /**
     * The address of a picture.
     */
    image: string | null;
    /**
     * 1 for an administrator, else 0.
     */
    is_admin: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A project team member in a list.
 */
export type TeamMemberListItem = {
    /**
     * The id of the membership.
     */
    id: number;
    /**
     * The project.
     */
    project_id: number;
    /**
     * The user.
     */
    user_id: number;
    /**
     * The name of the user.
     */
    user_name: string;
    /**
     * Whether the user leads the project.
     */
    is_leader: boolean;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * The server's time.
 */
export type TimeResponse = {
    /**
     * The moment (RFC 3339, UTC).
     */
    time: string;
    /**
     * The same in seconds since 1970.
     */
    timestamp: number;
    /**
     * Always "UTC".
     */
    timezone: string;
};

/**
 * An event, as it is sent and shown.
 */
export type TrackedEvent = {
    /**
     * The number of the event.
     */
    id: number;
    /**
     * Its id for whoever is to read it: 21 characters that may stand in an address.
     */
    random_id: string;
    /**
     * What happened.
     */
    name: string;
    /**
     * What it happened to, such as the name of a module.
     */
    context: string;
    /**
     * Which of them.
     */
    context_id: string;
    /**
     * Whatever else there is to say, by name: texts, numbers, true, false or null; as JSON at most 4 KB.
     */
    data: {
        [key: string]: string | number | boolean | null;
    };
    /**
     * When it happened; when it was sent, where nothing is sent.
     */
    occurred_at: string | null;
    /**
     * The user who sent it.
     */
    created_by: number;
    /**
     * The day on which it was sent (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * An event, as it is sent and shown.
 */
export type TrackedEventCreate = {
    /**
     * What happened.
     */
    name: string;
    /**
     * What it happened to, such as the name of a module.
     */
    context?: string | null;
    /**
     * Which of them.
     */
    context_id?: string | null;
    /**
     * Whatever else there is to say, by name: texts, numbers, true, false or null; as JSON at most 4 KB.
     */
    data?: {
        [key: string]: string | number | boolean | null;
    } | null;
    /**
     * When it happened; when it was sent, where nothing is sent.
     */
    occurred_at?: string | null;
};

/**
 * An event.
 */
export type TrackedEventResponse = {
    /**
     * The event.
     */
    record: TrackedEvent;
};

/**
 * The proof that the new phone is the caller's.
 */
export type VerifyPhoneChangeRequest = {
    /**
     * The new phone number, as it was given to have the one-time password sent.
     */
    phone: string;
    /**
     * The one-time password.
     */
    otp: string;
};

/**
 * A webhook, as it is sent and shown.
 */
export type Webhook = {
    /**
     * The id of the webhook.
     */
    id: number;
    /**
     * Where events are posted to: an address that everybody can reach.
     */
    url: string;
    /**
     * The types of events that it is told of, such as `client.created`; `*` is all.
     */
    events: Array<'*' | 'announcement.created' | 'announcement.published' | 'api_key.created' | 'api_key.revoked' | 'client.created' | 'client.deleted' | 'client.restored' | 'client.updated' | 'contract.accepted' | 'contract.sent' | 'estimate.accepted' | 'estimate.declined' | 'estimate.sent' | 'estimate_request.submitted' | 'estimate_request.updated' | 'file.created' | 'file.deleted' | 'file.restored' | 'folder.created' | 'folder.deleted' | 'folder.restored' | 'folder.updated' | 'invoice.created' | 'invoice.deleted' | 'invoice.overdue' | 'invoice.paid' | 'invoice.restored' | 'invoice.sent' | 'invoice.updated' | 'item.created' | 'item.deleted' | 'item.restored' | 'item.updated' | 'item_category.created' | 'item_category.deleted' | 'item_category.restored' | 'item_category.updated' | 'lead.converted' | 'lead.created' | 'lead.deleted' | 'lead.lost' | 'lead.restored' | 'lead.updated' | 'message.sent' | 'order.confirmed' | 'role.updated' | 'task.assigned' | 'task.reopened' | 'user.created' | 'user.deactivated' | 'user.updated'>;
    /**
     * Whether it is told. An address at which nothing has arrived for a day is switched off, and who created the webhook gets a mail.
     */
    active: boolean;
    /**
     * When it was switched off because nothing arrived; null if it was not.
     */
    switched_off_at: string | null;
    /**
     * The administrator who created it.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
    /**
     * Until when messages are signed with the secret before the present one, too; null if it has had no other.
     */
    previous_secret_until: string | null;
};

/**
 * A webhook, as it is sent and shown.
 */
export type WebhookCreate = {
    /**
     * Where events are posted to: an address that everybody can reach.
     */
    url: string;
    /**
     * The types of events that it is told of, such as `client.created`; `*` is all.
     */
    events: Array<'*' | 'announcement.created' | 'announcement.published' | 'api_key.created' | 'api_key.revoked' | 'client.created' | 'client.deleted' | 'client.restored' | 'client.updated' | 'contract.accepted' | 'contract.sent' | 'estimate.accepted' | 'estimate.declined' | 'estimate.sent' | 'estimate_request.submitted' | 'estimate_request.updated' | 'file.created' | 'file.deleted' | 'file.restored' | 'folder.created' | 'folder.deleted' | 'folder.restored' | 'folder.updated' | 'invoice.created' | 'invoice.deleted' | 'invoice.overdue' | 'invoice.paid' | 'invoice.restored' | 'invoice.sent' | 'invoice.updated' | 'item.created' | 'item.deleted' | 'item.restored' | 'item.updated' | 'item_category.created' | 'item_category.deleted' | 'item_category.restored' | 'item_category.updated' | 'lead.converted' | 'lead.created' | 'lead.deleted' | 'lead.lost' | 'lead.restored' | 'lead.updated' | 'message.sent' | 'order.confirmed' | 'role.updated' | 'task.assigned' | 'task.reopened' | 'user.created' | 'user.deactivated' | 'user.updated'>;
    /**
     * Whether it is told. An address at which nothing has arrived for a day is switched off, and who created the webhook gets a mail.
     */
    active?: boolean | null;
};

/**
 * A webhook, as it is sent and shown.
 */
export type WebhookPatch = {
    /**
     * The id of the webhook.
     */
    readonly id?: number;
    /**
     * Where events are posted to: an address that everybody can reach.
     */
    url?: string;
    /**
     * The types of events that it is told of, such as `client.created`; `*` is all.
     */
    events?: Array<'*' | 'announcement.created' | 'announcement.published' | 'api_key.created' | 'api_key.revoked' | 'client.created' | 'client.deleted' | 'client.restored' | 'client.updated' | 'contract.accepted' | 'contract.sent' | 'estimate.accepted' | 'estimate.declined' | 'estimate.sent' | 'estimate_request.submitted' | 'estimate_request.updated' | 'file.created' | 'file.deleted' | 'file.restored' | 'folder.created' | 'folder.deleted' | 'folder.restored' | 'folder.updated' | 'invoice.created' | 'invoice.deleted' | 'invoice.overdue' | 'invoice.paid' | 'invoice.restored' | 'invoice.sent' | 'invoice.updated' | 'item.created' | 'item.deleted' | 'item.restored' | 'item.updated' | 'item_category.created' | 'item_category.deleted' | 'item_category.restored' | 'item_category.updated' | 'lead.converted' | 'lead.created' | 'lead.deleted' | 'lead.lost' | 'lead.restored' | 'lead.updated' | 'message.sent' | 'order.confirmed' | 'role.updated' | 'task.assigned' | 'task.reopened' | 'user.created' | 'user.deactivated' | 'user.updated'>;
    /**
     * Whether it is told. An address at which nothing has arrived for a day is switched off, and who created the webhook gets a mail.
     */
    active?: boolean | null;
    /**
     * When it was switched off because nothing arrived; null if it was not.
     */
    readonly switched_off_at?: string | null;
    /**
     * The administrator who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
    /**
     * Until when messages are signed with the secret before the present one, too; null if it has had no other.
     */
    readonly previous_secret_until?: string | null;
};

/**
 * A webhook, as it is sent and shown.
 */
export type WebhookReplace = {
    /**
     * The id of the webhook.
     */
    readonly id?: number;
    /**
     * Where events are posted to: an address that everybody can reach.
     */
    url: string;
    /**
     * The types of events that it is told of, such as `client.created`; `*` is all.
     */
    events: Array<'*' | 'announcement.created' | 'announcement.published' | 'api_key.created' | 'api_key.revoked' | 'client.created' | 'client.deleted' | 'client.restored' | 'client.updated' | 'contract.accepted' | 'contract.sent' | 'estimate.accepted' | 'estimate.declined' | 'estimate.sent' | 'estimate_request.submitted' | 'estimate_request.updated' | 'file.created' | 'file.deleted' | 'file.restored' | 'folder.created' | 'folder.deleted' | 'folder.restored' | 'folder.updated' | 'invoice.created' | 'invoice.deleted' | 'invoice.overdue' | 'invoice.paid' | 'invoice.restored' | 'invoice.sent' | 'invoice.updated' | 'item.created' | 'item.deleted' | 'item.restored' | 'item.updated' | 'item_category.created' | 'item_category.deleted' | 'item_category.restored' | 'item_category.updated' | 'lead.converted' | 'lead.created' | 'lead.deleted' | 'lead.lost' | 'lead.restored' | 'lead.updated' | 'message.sent' | 'order.confirmed' | 'role.updated' | 'task.assigned' | 'task.reopened' | 'user.created' | 'user.deactivated' | 'user.updated'>;
    /**
     * Whether it is told. An address at which nothing has arrived for a day is switched off, and who created the webhook gets a mail.
     */
    active?: boolean | null;
    /**
     * When it was switched off because nothing arrived; null if it was not.
     */
    readonly switched_off_at?: string | null;
    /**
     * The administrator who created it.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
    /**
     * Until when messages are signed with the secret before the present one, too; null if it has had no other.
     */
    readonly previous_secret_until?: string | null;
};

/**
 * A webhook that was created.
 */
export type WebhookCreated = {
    /**
     * The webhook.
     */
    record: Webhook;
    /**
     * What its messages are signed with. Nobody sees it again.
     */
    secret: string;
};

/**
 * An event on its way to a webhook.
 */
export type WebhookDelivery = {
    /**
     * The id of the delivery.
     */
    id: number;
    /**
     * The id of the event, which is the `webhook-id` too.
     */
    event_id: string;
    /**
     * The type of the event.
     */
    type: string;
    /**
     * Whether it is still to arrive, has arrived, or was given up.
     */
    status: 'pending' | 'delivered' | 'failed';
    /**
     * How often it was sent.
     */
    attempts: number;
    /**
     * The HTTP status of the last answer; null where there was none.
     */
    response_status: number | null;
    /**
     * Why the last attempt failed; empty if it did not.
     */
    error: string;
    /**
     * When it is sent next; null if it is not.
     */
    next_attempt_at: string | null;
    /**
     * When the event happened.
     */
    occurred_at: string;
};

/**
 * A webhook in a list.
 */
export type WebhookListItem = {
    /**
     * The id of the webhook.
     */
    id: number;
    /**
     * Where events are posted to.
     */
    url: string;
    /**
     * The types of events that it is told of; `*` is all.
     */
    events: Array<string>;
    /**
     * Whether it is told.
     */
    active: boolean;
    /**
     * The administrator who created it.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
};

/**
 * A webhook in full.
 */
export type WebhookResponse = {
    /**
     * The webhook.
     */
    record: Webhook;
};

/**
 * A webhook that was given another secret.
 */
export type WebhookSecretRotated = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * What was done, for a person.
     */
    message: string;
    /**
     * The webhook.
     */
    record: Webhook;
    /**
     * What its messages are signed with. Nobody sees it again.
     */
    secret: string;
};

/**
 * A team member, as it is sent and shown.
 */
export type IdentityTeamMember = {
    /**
     * The id of the user.
     */
    id: number;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone: string;
    /**
     * The job title.
     */
    job_title: string;
    /**
     * The role, which says what the member may do; 0 for administrators, who may do everything.
     */
    role_id: number;
    /**
     * Whether the account is active. Making it inactive ends its sessions.
     */
    status: 'active' | 'inactive';
    /**
     * The language of the user, e.g. "en" or "pt-BR".
     */
    language: string;
    /**
     * The address of a picture: http(s) or a path.
     */
    image: string | null;
    /**
     * 1 for an administrator, else 0.
     */
    is_admin: number;
    /**
     * Whether the member gets mails about what happens, such as being put on a task. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications: boolean;
    /**
     * The user who created the account.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A team member, as it is sent and shown.
 */
export type IdentityTeamMemberCreate = {
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone?: string | null;
    /**
     * The job title.
     */
    job_title?: string | null;
    /**
     * The role, which says what the member may do; 0 for administrators, who may do everything.
     */
    role_id: number;
    /**
     * Whether the account is active. Making it inactive ends its sessions.
     */
    status?: 'active' | null;
    /**
     * The language of the user, e.g. "en" or "pt-BR".
     */
    language?: string | null;
    /**
     * The address of a picture: http(s) or a path.
     */
    image?: string | null;
    /**
     * 1 for an administrator, else 0.
     */
    is_admin?: number | null;
    /**
     * Whether the member gets mails about what happens, such as being put on a task. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications?: boolean | null;
};

/**
 * A team member, as it is sent and shown.
 */
export type IdentityTeamMemberPatch = {
    /**
     * The id of the user.
     */
    readonly id?: number;
    /**
     * The first name.
     */
    first_name?: string;
    /**
     * The last name.
     */
    last_name?: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email?: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone?: string | null;
    /**
     * The job title.
     */
    job_title?: string | null;
    /**
     * The role, which says what the member may do; 0 for administrators, who may do everything.
     */
    role_id?: number;
    /**
     * Whether the account is active. Making it inactive ends its sessions.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * The language of the user, e.g. "en" or "pt-BR".
     */
    language?: string | null;
    /**
     * The address of a picture: http(s) or a path.
     */
    image?: string | null;
    /**
     * 1 for an administrator, else 0.
     */
    is_admin?: number | null;
    /**
     * Whether the member gets mails about what happens, such as being put on a task. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications?: boolean | null;
    /**
     * The user who created the account.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A team member, as it is sent and shown.
 */
export type IdentityTeamMemberReplace = {
    /**
     * The id of the user.
     */
    readonly id?: number;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone?: string | null;
    /**
     * The job title.
     */
    job_title?: string | null;
    /**
     * The role, which says what the member may do; 0 for administrators, who may do everything.
     */
    role_id: number;
    /**
     * Whether the account is active. Making it inactive ends its sessions.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * The language of the user, e.g. "en" or "pt-BR".
     */
    language?: string | null;
    /**
     * The address of a picture: http(s) or a path.
     */
    image?: string | null;
    /**
     * 1 for an administrator, else 0.
     */
    is_admin?: number | null;
    /**
     * Whether the member gets mails about what happens, such as being put on a task. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications?: boolean | null;
    /**
     * The user who created the account.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A team member in full.
 */
export type IdentityTeamMemberResponse = {
    /**
     * The team member.
     */
    record: IdentityTeamMember;
};

/**
 * A project team member, as it is sent and shown. A user is once in a project.
 */
export type WorkTeamMember = {
    /**
     * The id of the membership.
     */
    id: number;
    /**
     * The project.
     */
    project_id: number;
    /**
     * The user: active staff. Who becomes inactive is taken off every project.
     */
    user_id: number;
    /**
     * The name of the user.
     */
    user_name: string;
    /**
     * Whether the user leads the project.
     */
    is_leader: boolean;
    /**
     * The user who created the membership.
     */
    created_by: number;
    /**
     * The day of its creation (UTC).
     */
    created_at: string;
    /**
     * The moment of its last change.
     */
    updated_at: string;
};

/**
 * A project team member, as it is sent and shown. A user is once in a project.
 */
export type WorkTeamMemberCreate = {
    /**
     * The project.
     */
    project_id: number;
    /**
     * The user: active staff. Who becomes inactive is taken off every project.
     */
    user_id: number;
    /**
     * Whether the user leads the project.
     */
    is_leader?: boolean | null;
};

/**
 * A project team member, as it is sent and shown. A user is once in a project.
 */
export type WorkTeamMemberPatch = {
    /**
     * The id of the membership.
     */
    readonly id?: number;
    /**
     * The project.
     */
    project_id?: number;
    /**
     * The user: active staff. Who becomes inactive is taken off every project.
     */
    user_id?: number;
    /**
     * The name of the user.
     */
    readonly user_name?: string;
    /**
     * Whether the user leads the project.
     */
    is_leader?: boolean | null;
    /**
     * The user who created the membership.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A project team member, as it is sent and shown. A user is once in a project.
 */
export type WorkTeamMemberReplace = {
    /**
     * The id of the membership.
     */
    readonly id?: number;
    /**
     * The project.
     */
    project_id: number;
    /**
     * The user: active staff. Who becomes inactive is taken off every project.
     */
    user_id: number;
    /**
     * The name of the user.
     */
    readonly user_name?: string;
    /**
     * Whether the user leads the project.
     */
    is_leader?: boolean | null;
    /**
     * The user who created the membership.
     */
    readonly created_by?: number;
    /**
     * The day of its creation (UTC).
     */
    readonly created_at?: string;
    /**
     * The moment of its last change.
     */
    readonly updated_at?: string;
};

/**
 * A project team member in full.
 */
export type WorkTeamMemberResponse = {
    /**
     * The project team member.
     */
    record: WorkTeamMember;
};

/**
 * Why a request failed (RFC 9457).
 */
export type Problem = {
    /**
     * The kind of the problem, as a name that never changes.
     */
    type: string;
    /**
     * The kind of the problem, for a person.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * What is wrong with this request, for a person.
     */
    detail: string;
    /**
     * Always false.
     */
    success: false;
    /**
     * The same as detail.
     */
    message: string;
    /**
     * The kind of the problem, for a program.
     */
    code: 'bad_request' | 'malformed_json' | 'too_deep' | 'unauthenticated' | 'invalid_credentials' | 'locked' | 'forbidden' | 'not_found' | 'unknown_path' | 'method_not_allowed' | 'already_answered' | 'version_mismatch' | 'too_large' | 'unsupported_media_type' | 'range_not_satisfiable' | 'validation_failed' | 'too_many_requests' | 'internal' | 'unavailable' | 'timeout';
    /**
     * The id under which the request is logged.
     */
    request_id: string;
    /**
     * The fields at fault, where the request was understood but is not valid.
     */
    errors?: Array<Violation>;
};

/**
 * A field that was sent and what is wrong with it.
 */
export type Violation = {
    /**
     * Where it stands, e.g. items[1].rate.
     */
    field: string;
    /**
     * What is wrong, for a program, e.g. required or too_long.
     */
    code: string;
    /**
     * What is wrong, for a person.
     */
    message: string;
};

/**
 * An announcement, as it is sent and shown.
 */
export type AnnouncementPatchWritable = {
    /**
     * What it is about.
     */
    title?: string;
    /**
     * What it says.
     */
    description?: string | null;
    /**
     * The first day (UTC) on which those whom it is shared with see it; at once where there is none.
     */
    start_date?: string | null;
    /**
     * The last day (UTC) on which they see it, not before the first; for good where there is none.
     */
    end_date?: string | null;
    /**
     * Who sees it: `all_members` (the staff), `all_clients` (users of the portal), `role:<id>` (staff with that role), `user:<id>`.
     */
    share_with?: Array<string> | null;
};

/**
 * An announcement, as it is sent and shown.
 */
export type AnnouncementReplaceWritable = {
    /**
     * What it is about.
     */
    title: string;
    /**
     * What it says.
     */
    description?: string | null;
    /**
     * The first day (UTC) on which those whom it is shared with see it; at once where there is none.
     */
    start_date?: string | null;
    /**
     * The last day (UTC) on which they see it, not before the first; for good where there is none.
     */
    end_date?: string | null;
    /**
     * Who sees it: `all_members` (the staff), `all_clients` (users of the portal), `role:<id>` (staff with that role), `user:<id>`.
     */
    share_with?: Array<string> | null;
};

/**
 * A checklist template, as it is sent and shown.
 */
export type ChecklistTemplatePatchWritable = {
    /**
     * Its name.
     */
    title?: string;
    /**
     * The items that a task gets.
     */
    items?: Array<ChecklistTemplateItemReplace> | null;
    /**
     * Its place among the others: lower comes first.
     */
    sort?: number | null;
};

/**
 * A checklist template, as it is sent and shown.
 */
export type ChecklistTemplateReplaceWritable = {
    /**
     * Its name.
     */
    title: string;
    /**
     * The items that a task gets.
     */
    items?: Array<ChecklistTemplateItemReplace> | null;
    /**
     * Its place among the others: lower comes first.
     */
    sort?: number | null;
};

/**
 * A client, as it is sent and shown.
 */
export type ClientPatchWritable = {
    /**
     * The name of the company or person.
     */
    company_name?: string;
    /**
     * Whether it is an organization or a person.
     */
    type?: 'organization' | 'person';
    /**
     * Street and number.
     */
    address?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The state or region.
     */
    state?: string | null;
    /**
     * The postal code.
     */
    zip?: string | null;
    /**
     * The country.
     */
    country?: string | null;
    /**
     * A phone number, kept as it is sent.
     */
    phone?: string | null;
    /**
     * The address of its web site.
     */
    website?: string | null;
    /**
     * The currency that it is billed in (ISO 4217).
     */
    currency?: string | null;
    /**
     * The VAT number.
     */
    vat_number?: string | null;
    /**
     * The groups that it belongs to: integers, comma-separated.
     */
    group_ids?: string | null;
    /**
     * Words to find it by.
     */
    labels?: Array<string> | null;
    /**
     * The user who looks after the client; the caller by default.
     */
    owner_id?: number | null;
    /**
     * Whether the client is active.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * A contract, as it is sent and shown.
 */
export type ContractPatchWritable = {
    /**
     * What it is about.
     */
    title?: string;
    /**
     * The client with whom it is made.
     */
    client_id?: number;
    /**
     * Its date.
     */
    contract_date?: string | null;
    /**
     * The last day on which it is in force.
     */
    valid_until?: string | null;
    /**
     * What is agreed.
     */
    content?: string | null;
    /**
     * What is delivered under it, if that has a price.
     */
    items?: Array<LineReplaceWritable> | null;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands: a draft is sent, and then accepted or declined.
     */
    status?: 'draft' | 'sent' | 'accepted' | 'declined' | null;
};

/**
 * A contract, as it is sent and shown.
 */
export type ContractReplaceWritable = {
    /**
     * What it is about.
     */
    title: string;
    /**
     * The client with whom it is made.
     */
    client_id: number;
    /**
     * Its date.
     */
    contract_date?: string | null;
    /**
     * The last day on which it is in force.
     */
    valid_until?: string | null;
    /**
     * What is agreed.
     */
    content?: string | null;
    /**
     * What is delivered under it, if that has a price.
     */
    items?: Array<LineReplaceWritable> | null;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands: a draft is sent, and then accepted or declined.
     */
    status?: 'draft' | 'sent' | 'accepted' | 'declined' | null;
};

/**
 * A custom field, as it is sent and shown.
 */
export type CustomFieldPatchWritable = {
    /**
     * What it is called.
     */
    title?: string;
    /**
     * The kind of record that has it; fixed once a value was given.
     */
    related_to?: 'clients' | 'leads' | 'estimates' | 'orders';
    /**
     * What its values are; fixed once a value was given. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox
     * `0` or `1`, of a multi_select the chosen options with commas between them.
     */
    field_type?: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /**
     * What there is to choose from; needed for select and multi_select.
     */
    options?: Array<string> | null;
    /**
     * Whether a value must be there whenever `custom_fields` is sent.
     */
    required?: boolean | null;
    /**
     * A hint to show where no value is.
     */
    placeholder?: string | null;
    /**
     * Its place among the others; the smallest first.
     */
    sort?: number | null;
};

/**
 * A custom field, as it is sent and shown.
 */
export type CustomFieldReplaceWritable = {
    /**
     * What it is called.
     */
    title: string;
    /**
     * The kind of record that has it; fixed once a value was given.
     */
    related_to: 'clients' | 'leads' | 'estimates' | 'orders';
    /**
     * What its values are; fixed once a value was given. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox
     * `0` or `1`, of a multi_select the chosen options with commas between them.
     */
    field_type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /**
     * What there is to choose from; needed for select and multi_select.
     */
    options?: Array<string> | null;
    /**
     * Whether a value must be there whenever `custom_fields` is sent.
     */
    required?: boolean | null;
    /**
     * A hint to show where no value is.
     */
    placeholder?: string | null;
    /**
     * Its place among the others; the smallest first.
     */
    sort?: number | null;
};

/**
 * An estimate, as it is sent and shown.
 */
export type EstimatePatchWritable = {
    /**
     * The client who is offered it.
     */
    client_id?: number;
    /**
     * Its date; today (UTC) by default.
     */
    estimate_date?: string | null;
    /**
     * The last day (UTC) on which it can be accepted.
     */
    valid_until?: string | null;
    /**
     * The lines.
     */
    items?: Array<LineReplaceWritable>;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * The request that it answers.
     */
    estimate_request_id?: number | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * An estimate, as it is sent and shown.
 */
export type EstimateReplaceWritable = {
    /**
     * The client who is offered it.
     */
    client_id: number;
    /**
     * Its date; today (UTC) by default.
     */
    estimate_date?: string | null;
    /**
     * The last day (UTC) on which it can be accepted.
     */
    valid_until?: string | null;
    /**
     * The lines.
     */
    items: Array<LineReplaceWritable>;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * The request that it answers.
     */
    estimate_request_id?: number | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * An estimate form, as it is sent and shown.
 */
export type EstimateFormPatchWritable = {
    /**
     * What it is called.
     */
    title?: string;
    /**
     * What it is for, for whoever fills it in.
     */
    description?: string | null;
    /**
     * Whether it may be filled in.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * The user who gets its requests.
     */
    assigned_to?: number | null;
    /**
     * What is asked.
     */
    fields?: Array<EstimateFormFieldReplaceWritable> | null;
};

/**
 * An estimate form, as it is sent and shown.
 */
export type EstimateFormReplaceWritable = {
    /**
     * What it is called.
     */
    title: string;
    /**
     * What it is for, for whoever fills it in.
     */
    description?: string | null;
    /**
     * Whether it may be filled in.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * The user who gets its requests.
     */
    assigned_to?: number | null;
    /**
     * What is asked.
     */
    fields?: Array<EstimateFormFieldReplaceWritable> | null;
};

/**
 * A field of an estimate form, as it is sent and shown to administrators.
 */
export type EstimateFormFieldReplaceWritable = {
    /**
     * What is asked.
     */
    title: string;
    /**
     * What its values are. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox `0` or `1`, of a multi_select the
     * chosen options with commas between them.
     */
    field_type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /**
     * Whether a request must have a value.
     */
    required?: boolean | null;
    /**
     * What there is to choose from; needed for select and multi_select.
     */
    options?: Array<string> | null;
    /**
     * A hint to show where no value is.
     */
    placeholder?: string | null;
    /**
     * Its place among the others; the smallest first.
     */
    sort?: number | null;
    /**
     * The field of a lead that gets the value; empty for none.
     */
    maps_to?: '' | 'company_name' | 'phone' | 'website' | 'address' | 'city' | 'country' | null;
};

/**
 * What may change of an estimate request: where it stands, and who has it.
 */
export type EstimateRequestChangesPatchWritable = {
    /**
     * Where it stands: new becomes processing, processing and hold become each other, estimated or cancelled.
     */
    status?: '' | 'new' | 'processing' | 'hold' | 'estimated' | 'cancelled' | null;
    /**
     * The user who has it.
     */
    assigned_to?: number | null;
};

/**
 * A folder, as it is sent and shown.
 */
export type FolderPatchWritable = {
    /**
     * What it is called; unique among the folders beside it, ignoring case.
     */
    title?: string;
    /**
     * The folder that holds it; null in the root.
     */
    parent_id?: number | null;
    /**
     * The client whom it belongs to.
     */
    client_id?: number | null;
};

/**
 * A folder, as it is sent and shown.
 */
export type FolderReplaceWritable = {
    /**
     * What it is called; unique among the folders beside it, ignoring case.
     */
    title: string;
    /**
     * The folder that holds it; null in the root.
     */
    parent_id?: number | null;
    /**
     * The client whom it belongs to.
     */
    client_id?: number | null;
};

/**
 * An invoice, as it is sent and shown.
 */
export type InvoicePatchWritable = {
    /**
     * The client who owes it.
     */
    client_id?: number;
    /**
     * Where it stands. It moves by send, cancel and payments.
     */
    status?: 'draft' | 'sent' | 'partially_paid' | 'paid' | 'cancelled' | null;
    /**
     * The lines.
     */
    items?: Array<LineReplaceWritable>;
    /**
     * The day by which it is to be paid.
     */
    due_date?: string;
};

/**
 * An invoice, as it is sent and shown.
 */
export type InvoiceReplaceWritable = {
    /**
     * The client who owes it.
     */
    client_id: number;
    /**
     * Where it stands. It moves by send, cancel and payments.
     */
    status?: 'draft' | 'sent' | 'partially_paid' | 'paid' | 'cancelled' | null;
    /**
     * The lines.
     */
    items: Array<LineReplaceWritable>;
    /**
     * The day by which it is to be paid.
     */
    due_date: string;
};

/**
 * An item, as it is sent and shown.
 */
export type ItemPatchWritable = {
    /**
     * What it is called.
     */
    title?: string;
    /**
     * What it is, for a person.
     */
    description?: string | null;
    /**
     * What one of it is.
     */
    unit_type?: string | null;
    /**
     * The price of one, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    rate?: number;
    /**
     * Its category.
     */
    category_id?: number | null;
};

/**
 * An item, as it is sent and shown.
 */
export type ItemReplaceWritable = {
    /**
     * What it is called.
     */
    title: string;
    /**
     * What it is, for a person.
     */
    description?: string | null;
    /**
     * What one of it is.
     */
    unit_type?: string | null;
    /**
     * The price of one, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    rate: number;
    /**
     * Its category.
     */
    category_id?: number | null;
};

/**
 * An item category, as it is sent and shown.
 */
export type ItemCategoryPatchWritable = {
    /**
     * What it is called; no two categories have the same title, whatever its case.
     */
    title?: string;
    /**
     * What belongs to it, for a person.
     */
    description?: string | null;
    /**
     * Its place among the others: smaller numbers come first.
     */
    sort?: number | null;
};

/**
 * An item category, as it is sent and shown.
 */
export type ItemCategoryReplaceWritable = {
    /**
     * What it is called; no two categories have the same title, whatever its case.
     */
    title: string;
    /**
     * What belongs to it, for a person.
     */
    description?: string | null;
    /**
     * Its place among the others: smaller numbers come first.
     */
    sort?: number | null;
};

/**
 * A lead, as it is sent and shown.
 */
export type LeadPatchWritable = {
    /**
     * The name of the company or person.
     */
    company_name?: string;
    /**
     * Whether it is an organization or a person.
     */
    type?: 'organization' | 'person' | null;
    /**
     * Street and number.
     */
    address?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The state or region.
     */
    state?: string | null;
    /**
     * The postal code.
     */
    zip?: string | null;
    /**
     * The country.
     */
    country?: string | null;
    /**
     * A phone number, kept as it is sent.
     */
    phone?: string | null;
    /**
     * The address of its web site.
     */
    website?: string | null;
    /**
     * Where it stands. new, qualified, discussion and negotiation become each other or lost, which needs `lost_reason`; a lead that is lost may be
     * new again; it is won by convert.
     */
    status?: 'new' | 'qualified' | 'discussion' | 'negotiation' | 'won' | 'lost' | null;
    /**
     * Where the business knows it from.
     */
    source?: string | null;
    /**
     * The user who looks after the lead; the caller by default.
     */
    owner_id?: number | null;
    /**
     * What it may be worth, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    value?: number | null;
    /**
     * Why it was lost; only of a lead that is lost.
     */
    lost_reason?: string | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * A lead, as it is sent and shown.
 */
export type LeadReplaceWritable = {
    /**
     * The name of the company or person.
     */
    company_name: string;
    /**
     * Whether it is an organization or a person.
     */
    type?: 'organization' | 'person' | null;
    /**
     * Street and number.
     */
    address?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The state or region.
     */
    state?: string | null;
    /**
     * The postal code.
     */
    zip?: string | null;
    /**
     * The country.
     */
    country?: string | null;
    /**
     * A phone number, kept as it is sent.
     */
    phone?: string | null;
    /**
     * The address of its web site.
     */
    website?: string | null;
    /**
     * Where it stands. new, qualified, discussion and negotiation become each other or lost, which needs `lost_reason`; a lead that is lost may be
     * new again; it is won by convert.
     */
    status?: 'new' | 'qualified' | 'discussion' | 'negotiation' | 'won' | 'lost' | null;
    /**
     * Where the business knows it from.
     */
    source?: string | null;
    /**
     * The user who looks after the lead; the caller by default.
     */
    owner_id?: number | null;
    /**
     * What it may be worth, in the unit of all amounts (such as cents). At most 4 decimals and 15 digits.
     */
    value?: number | null;
    /**
     * Why it was lost; only of a lead that is lost.
     */
    lost_reason?: string | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * A line: what is sold, how much of it and for how much.
 */
export type LineReplaceWritable = {
    /**
     * The item that it sells; it supplies a title and a rate that are left out.
     */
    item_id?: number | null;
    /**
     * What is sold; needed without an item.
     */
    title?: string | null;
    /**
     * How much of it, above 0. At most 3 decimals and 15 digits.
     */
    quantity: number;
    /**
     * The price of one, in the unit of all amounts (such as cents); needed without an item. At most 4 decimals and 15 digits.
     */
    rate?: number | null;
};

/**
 * A message, as it is sent and shown.
 */
export type MessagePatchWritable = {
    /**
     * What it is about.
     */
    subject?: string | null;
    /**
     * What it says.
     */
    message?: string;
};

/**
 * A message, as it is sent and shown.
 */
export type MessageReplaceWritable = {
    /**
     * What it is about.
     */
    subject?: string | null;
    /**
     * What it says.
     */
    message: string;
};

/**
 * An order, as it is sent and shown.
 */
export type OrderPatchWritable = {
    /**
     * The client who ordered.
     */
    client_id?: number;
    /**
     * Its date; today (UTC) by default.
     */
    order_date?: string | null;
    /**
     * The lines.
     */
    items?: Array<LineReplaceWritable>;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands: new, processing, confirmed, completed, one after the other; any but a completed one may be cancelled.
     */
    status?: 'new' | 'processing' | 'confirmed' | 'completed' | 'cancelled' | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * An order, as it is sent and shown.
 */
export type OrderReplaceWritable = {
    /**
     * The client who ordered.
     */
    client_id: number;
    /**
     * Its date; today (UTC) by default.
     */
    order_date?: string | null;
    /**
     * The lines.
     */
    items: Array<LineReplaceWritable>;
    /**
     * Anything to say about it.
     */
    note?: string | null;
    /**
     * Where it stands: new, processing, confirmed, completed, one after the other; any but a completed one may be cancelled.
     */
    status?: 'new' | 'processing' | 'confirmed' | 'completed' | 'cancelled' | null;
    /**
     * The values of the custom fields, by key. Never answered as a member of the record.
     */
    custom_fields?: {
        [key: string]: string | null;
    } | null;
};

/**
 * A page, as it is sent and shown.
 */
export type PagePatchWritable = {
    /**
     * What it is called.
     */
    title?: string;
    /**
     * Its name in addresses; no two pages have the same. Made from the title where none is sent, and kept when the title changes.
     */
    slug?: string | null;
    /**
     * What it says, as HTML. Only what is harmless in a browser is kept: no scripts, no styles, no frames, no forms.
     */
    content?: string | null;
    /**
     * Whether it is shown; one that is inactive is seen by those only who may update it.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * Who reads it: staff and users of the portal (`public`), or one of the two.
     */
    visibility?: 'public' | 'staff' | 'clients' | null;
};

/**
 * A page, as it is sent and shown.
 */
export type PageReplaceWritable = {
    /**
     * What it is called.
     */
    title: string;
    /**
     * Its name in addresses; no two pages have the same. Made from the title where none is sent, and kept when the title changes.
     */
    slug?: string | null;
    /**
     * What it says, as HTML. Only what is harmless in a browser is kept: no scripts, no styles, no frames, no forms.
     */
    content?: string | null;
    /**
     * Whether it is shown; one that is inactive is seen by those only who may update it.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * Who reads it: staff and users of the portal (`public`), or one of the two.
     */
    visibility?: 'public' | 'staff' | 'clients' | null;
};

/**
 * A payment of an invoice.
 */
export type PaymentReplaceWritable = {
    /**
     * How much was paid, in the unit of the total.
     */
    amount: number;
    /**
     * The day it was paid; today (UTC) by default.
     */
    paid_on?: string | null;
    /**
     * How it was paid.
     */
    method?: string | null;
    /**
     * Anything to remember about it.
     */
    note?: string | null;
};

/**
 * A portal user, as it is sent and shown.
 */
export type PortalUserPatchWritable = {
    /**
     * The client whose records the user sees.
     */
    client_id?: number;
    /**
     * The first name.
     */
    first_name?: string;
    /**
     * The last name.
     */
    last_name?: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email?: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone?: string | null;
    /**
     * Whether the account is active. Making it inactive ends its sessions; so does deleting its client, for as long as that is deleted.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * Whether the user gets mails about what happens, such as a new invoice. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications?: boolean | null;
};

/**
 * A portal user, as it is sent and shown.
 */
export type PortalUserReplaceWritable = {
    /**
     * The client whose records the user sees.
     */
    client_id: number;
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone?: string | null;
    /**
     * Whether the account is active. Making it inactive ends its sessions; so does deleting its client, for as long as that is deleted.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * Whether the user gets mails about what happens, such as a new invoice. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications?: boolean | null;
};

/**
 * A project status, as it is sent and shown.
 */
export type ProjectStatusPatchWritable = {
    /**
     * Its name.
     */
    title?: string;
    /**
     * Its color, as #rrggbb.
     */
    color?: string | null;
    /**
     * The name of its icon.
     */
    icon?: string | null;
    /**
     * Its place among the others: lower comes first.
     */
    sort?: number | null;
    /**
     * What it means for the project.
     */
    category?: 'open' | 'on_hold' | 'done' | 'cancelled' | null;
};

/**
 * A project status, as it is sent and shown.
 */
export type ProjectStatusReplaceWritable = {
    /**
     * Its name.
     */
    title: string;
    /**
     * Its color, as #rrggbb.
     */
    color?: string | null;
    /**
     * The name of its icon.
     */
    icon?: string | null;
    /**
     * Its place among the others: lower comes first.
     */
    sort?: number | null;
    /**
     * What it means for the project.
     */
    category?: 'open' | 'on_hold' | 'done' | 'cancelled' | null;
};

/**
 * A role, as it is sent and shown.
 */
export type RolePatchWritable = {
    /**
     * The name of the role.
     */
    title?: string;
    /**
     * What the role allows; what is not granted is forbidden.
     */
    grants?: Array<GrantReplace> | null;
};

/**
 * A role, as it is sent and shown.
 */
export type RoleReplaceWritable = {
    /**
     * The name of the role.
     */
    title: string;
    /**
     * What the role allows; what is not granted is forbidden.
     */
    grants?: Array<GrantReplace> | null;
};

/**
 * A task, as it is sent and shown.
 */
export type TaskPatchWritable = {
    /**
     * What there is to do, in short.
     */
    title?: string;
    /**
     * What there is to do, at length.
     */
    description?: string | null;
    /**
     * The project that it belongs to.
     */
    project_id?: number | null;
    /**
     * The users who do it: active staff. Who becomes inactive is taken off the tasks that are open.
     */
    assigned_to?: Array<number> | null;
    /**
     * How far it is; any status may follow any other. A task is open until it is done or cancelled.
     */
    status?: 'not_started' | 'in_progress' | 'on_hold' | 'done' | 'cancelled' | null;
    /**
     * How urgent it is.
     */
    priority?: 'low' | 'medium' | 'high' | 'urgent' | null;
    /**
     * The day on which it starts.
     */
    start_date?: string | null;
    /**
     * The day by which it is to be done; not before the start.
     */
    deadline?: string | null;
    /**
     * Words to find it by.
     */
    labels?: Array<string> | null;
    /**
     * The steps that it takes.
     */
    checklist?: Array<ChecklistItemReplace> | null;
};

/**
 * A task, as it is sent and shown.
 */
export type TaskReplaceWritable = {
    /**
     * What there is to do, in short.
     */
    title: string;
    /**
     * What there is to do, at length.
     */
    description?: string | null;
    /**
     * The project that it belongs to.
     */
    project_id?: number | null;
    /**
     * The users who do it: active staff. Who becomes inactive is taken off the tasks that are open.
     */
    assigned_to?: Array<number> | null;
    /**
     * How far it is; any status may follow any other. A task is open until it is done or cancelled.
     */
    status?: 'not_started' | 'in_progress' | 'on_hold' | 'done' | 'cancelled' | null;
    /**
     * How urgent it is.
     */
    priority?: 'low' | 'medium' | 'high' | 'urgent' | null;
    /**
     * The day on which it starts.
     */
    start_date?: string | null;
    /**
     * The day by which it is to be done; not before the start.
     */
    deadline?: string | null;
    /**
     * Words to find it by.
     */
    labels?: Array<string> | null;
    /**
     * The steps that it takes.
     */
    checklist?: Array<ChecklistItemReplace> | null;
};

/**
 * A webhook, as it is sent and shown.
 */
export type WebhookPatchWritable = {
    /**
     * Where events are posted to: an address that everybody can reach.
     */
    url?: string;
    /**
     * The types of events that it is told of, such as `client.created`; `*` is all.
     */
    events?: Array<'*' | 'announcement.created' | 'announcement.published' | 'api_key.created' | 'api_key.revoked' | 'client.created' | 'client.deleted' | 'client.restored' | 'client.updated' | 'contract.accepted' | 'contract.sent' | 'estimate.accepted' | 'estimate.declined' | 'estimate.sent' | 'estimate_request.submitted' | 'estimate_request.updated' | 'file.created' | 'file.deleted' | 'file.restored' | 'folder.created' | 'folder.deleted' | 'folder.restored' | 'folder.updated' | 'invoice.created' | 'invoice.deleted' | 'invoice.overdue' | 'invoice.paid' | 'invoice.restored' | 'invoice.sent' | 'invoice.updated' | 'item.created' | 'item.deleted' | 'item.restored' | 'item.updated' | 'item_category.created' | 'item_category.deleted' | 'item_category.restored' | 'item_category.updated' | 'lead.converted' | 'lead.created' | 'lead.deleted' | 'lead.lost' | 'lead.restored' | 'lead.updated' | 'message.sent' | 'order.confirmed' | 'role.updated' | 'task.assigned' | 'task.reopened' | 'user.created' | 'user.deactivated' | 'user.updated'>;
    /**
     * Whether it is told. An address at which nothing has arrived for a day is switched off, and who created the webhook gets a mail.
     */
    active?: boolean | null;
};

/**
 * A webhook, as it is sent and shown.
 */
export type WebhookReplaceWritable = {
    /**
     * Where events are posted to: an address that everybody can reach.
     */
    url: string;
    /**
     * The types of events that it is told of, such as `client.created`; `*` is all.
     */
    events: Array<'*' | 'announcement.created' | 'announcement.published' | 'api_key.created' | 'api_key.revoked' | 'client.created' | 'client.deleted' | 'client.restored' | 'client.updated' | 'contract.accepted' | 'contract.sent' | 'estimate.accepted' | 'estimate.declined' | 'estimate.sent' | 'estimate_request.submitted' | 'estimate_request.updated' | 'file.created' | 'file.deleted' | 'file.restored' | 'folder.created' | 'folder.deleted' | 'folder.restored' | 'folder.updated' | 'invoice.created' | 'invoice.deleted' | 'invoice.overdue' | 'invoice.paid' | 'invoice.restored' | 'invoice.sent' | 'invoice.updated' | 'item.created' | 'item.deleted' | 'item.restored' | 'item.updated' | 'item_category.created' | 'item_category.deleted' | 'item_category.restored' | 'item_category.updated' | 'lead.converted' | 'lead.created' | 'lead.deleted' | 'lead.lost' | 'lead.restored' | 'lead.updated' | 'message.sent' | 'order.confirmed' | 'role.updated' | 'task.assigned' | 'task.reopened' | 'user.created' | 'user.deactivated' | 'user.updated'>;
    /**
     * Whether it is told. An address at which nothing has arrived for a day is switched off, and who created the webhook gets a mail.
     */
    active?: boolean | null;
};

/**
 * A team member, as it is sent and shown.
 */
export type IdentityTeamMemberPatchWritable = {
    /**
     * The first name.
     */
    first_name?: string;
    /**
     * The last name.
     */
    last_name?: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email?: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone?: string | null;
    /**
     * The job title.
     */
    job_title?: string | null;
    /**
     * The role, which says what the member may do; 0 for administrators, who may do everything.
     */
    role_id?: number;
    /**
     * Whether the account is active. Making it inactive ends its sessions.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * The language of the user, e.g. "en" or "pt-BR".
     */
    language?: string | null;
    /**
     * The address of a picture: http(s) or a path.
     */
    image?: string | null;
    /**
     * 1 for an administrator, else 0.
     */
    is_admin?: number | null;
    /**
     * Whether the member gets mails about what happens, such as being put on a task. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications?: boolean | null;
};

/**
 * A team member, as it is sent and shown.
 */
export type IdentityTeamMemberReplaceWritable = {
    /**
     * The first name.
     */
    first_name: string;
    /**
     * The last name.
     */
    last_name: string;
    /**
     * The email address to sign in with, kept in lower case; no two users have the same.
     */
    email: string;
    /**
     * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
     */
    phone?: string | null;
    /**
     * The job title.
     */
    job_title?: string | null;
    /**
     * The role, which says what the member may do; 0 for administrators, who may do everything.
     */
    role_id: number;
    /**
     * Whether the account is active. Making it inactive ends its sessions.
     */
    status?: 'active' | 'inactive' | null;
    /**
     * The language of the user, e.g. "en" or "pt-BR".
     */
    language?: string | null;
    /**
     * The address of a picture: http(s) or a path.
     */
    image?: string | null;
    /**
     * 1 for an administrator, else 0.
     */
    is_admin?: number | null;
    /**
     * Whether the member gets mails about what happens, such as being put on a task. Each sets it for themselves at /api/auth/preferences, too.
     */
    email_notifications?: boolean | null;
};

/**
 * A project team member, as it is sent and shown. A user is once in a project.
 */
export type WorkTeamMemberPatchWritable = {
    /**
     * The project.
     */
    project_id?: number;
    /**
     * The user: active staff. Who becomes inactive is taken off every project.
     */
    user_id?: number;
    /**
     * Whether the user leads the project.
     */
    is_leader?: boolean | null;
};

/**
 * A project team member, as it is sent and shown. A user is once in a project.
 */
export type WorkTeamMemberReplaceWritable = {
    /**
     * The project.
     */
    project_id: number;
    /**
     * The user: active staff. Who becomes inactive is taken off every project.
     */
    user_id: number;
    /**
     * Whether the user leads the project.
     */
    is_leader?: boolean | null;
};

/**
 * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
 */
export type RequestId = string;

/**
 * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
 */
export type IfMatch = string;

/**
 * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
 */
export type IdempotencyKey = string;

/**
 * The ETag of what the caller has: if it is still the same, the answer is 304 without a body.
 */
export type IfNoneMatch = string;

/**
 * The ETag of the bytes that the caller has a part of: if they are others, all are sent.
 */
export type IfRange = string;

/**
 * The bytes to send (RFC 9110).
 */
export type Range = string;

export type InvoicesListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'invoice_number' | '-invoice_number' | 'due_date' | '-due_date' | 'total' | '-total';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only invoices of that client.
         */
        client_id?: number;
        /**
         * Only invoices of that status.
         */
        status?: 'draft' | 'sent' | 'partially_paid' | 'paid' | 'cancelled';
        /**
         * Only invoices due on that day or later.
         */
        due_from?: string;
        /**
         * Only invoices due on that day or earlier.
         */
        due_to?: string;
        /**
         * Only invoices that are overdue, or only those that are not.
         */
        overdue?: boolean;
    };
    url: '/api/invoices';
};

export type InvoicesListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesListError = InvoicesListErrors[keyof InvoicesListErrors];

export type InvoicesListResponses = {
    /**
     * A page of invoices
     */
    200: ListInvoicesResponse;
};

export type InvoicesListResponse = InvoicesListResponses[keyof InvoicesListResponses];

export type InvoicesCreateData = {
    body: InvoiceCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/invoices';
};

export type InvoicesCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesCreateError = InvoicesCreateErrors[keyof InvoicesCreateErrors];

export type InvoicesCreateResponses = {
    /**
     * The answer to a create
     */
    201: InvoiceCreatedResponse;
};

export type InvoicesCreateResponse = InvoicesCreateResponses[keyof InvoicesCreateResponses];

export type InvoicesDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/invoices/{id}';
};

export type InvoicesDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesDeleteError = InvoicesDeleteErrors[keyof InvoicesDeleteErrors];

export type InvoicesDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type InvoicesDeleteResponse = InvoicesDeleteResponses[keyof InvoicesDeleteResponses];

export type InvoicesGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/invoices/{id}';
};

export type InvoicesGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesGetError = InvoicesGetErrors[keyof InvoicesGetErrors];

export type InvoicesGetResponses = {
    /**
     * An invoice in full
     */
    200: InvoiceResponse;
};

export type InvoicesGetResponse = InvoicesGetResponses[keyof InvoicesGetResponses];

export type InvoicesUpdateData = {
    body?: InvoicePatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the invoice.
         */
        id: number;
    };
    query?: never;
    url: '/api/invoices/{id}';
};

export type InvoicesUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesUpdateError = InvoicesUpdateErrors[keyof InvoicesUpdateErrors];

export type InvoicesUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type InvoicesUpdateResponse = InvoicesUpdateResponses[keyof InvoicesUpdateResponses];

export type InvoicesReplaceData = {
    body: InvoiceReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the invoice.
         */
        id: number;
    };
    query?: never;
    url: '/api/invoices/{id}';
};

export type InvoicesReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesReplaceError = InvoicesReplaceErrors[keyof InvoicesReplaceErrors];

export type InvoicesReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type InvoicesReplaceResponse = InvoicesReplaceResponses[keyof InvoicesReplaceResponses];

export type InvoicesSendData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/invoices/{id}/send';
};

export type InvoicesSendErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesSendError = InvoicesSendErrors[keyof InvoicesSendErrors];

export type InvoicesSendResponses = {
    /**
     * The answer of an action
     */
    200: InvoiceActionResponse;
};

export type InvoicesSendResponse = InvoicesSendResponses[keyof InvoicesSendResponses];

export type InvoicesCancelData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/invoices/{id}/cancel';
};

export type InvoicesCancelErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesCancelError = InvoicesCancelErrors[keyof InvoicesCancelErrors];

export type InvoicesCancelResponses = {
    /**
     * The answer of an action
     */
    200: InvoiceActionResponse;
};

export type InvoicesCancelResponse = InvoicesCancelResponses[keyof InvoicesCancelResponses];

export type InvoicesAddPaymentData = {
    body: PaymentCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the invoice.
         */
        id: number;
    };
    query?: never;
    url: '/api/invoices/{id}/payments';
};

export type InvoicesAddPaymentErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesAddPaymentError = InvoicesAddPaymentErrors[keyof InvoicesAddPaymentErrors];

export type InvoicesAddPaymentResponses = {
    /**
     * An invoice in full
     */
    201: InvoiceResponse;
};

export type InvoicesAddPaymentResponse = InvoicesAddPaymentResponses[keyof InvoicesAddPaymentResponses];

export type InvoicesListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/invoices';
};

export type InvoicesListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesListDeletedError = InvoicesListDeletedErrors[keyof InvoicesListDeletedErrors];

export type InvoicesListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type InvoicesListDeletedResponse = InvoicesListDeletedResponses[keyof InvoicesListDeletedResponses];

export type InvoicesRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/invoices/{id}/restore';
};

export type InvoicesRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type InvoicesRestoreError = InvoicesRestoreErrors[keyof InvoicesRestoreErrors];

export type InvoicesRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type InvoicesRestoreResponse = InvoicesRestoreResponses[keyof InvoicesRestoreResponses];

export type ItemCategoriesListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title' | 'sort' | '-sort';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
    };
    url: '/api/item-categories';
};

export type ItemCategoriesListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemCategoriesListError = ItemCategoriesListErrors[keyof ItemCategoriesListErrors];

export type ItemCategoriesListResponses = {
    /**
     * A page of item categories
     */
    200: ListItemCategoriesResponse;
};

export type ItemCategoriesListResponse = ItemCategoriesListResponses[keyof ItemCategoriesListResponses];

export type ItemCategoriesCreateData = {
    body: ItemCategoryCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/item-categories';
};

export type ItemCategoriesCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemCategoriesCreateError = ItemCategoriesCreateErrors[keyof ItemCategoriesCreateErrors];

export type ItemCategoriesCreateResponses = {
    /**
     * An item category in full
     */
    201: ItemCategoryResponse;
};

export type ItemCategoriesCreateResponse = ItemCategoriesCreateResponses[keyof ItemCategoriesCreateResponses];

export type ItemCategoriesDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/item-categories/{id}';
};

export type ItemCategoriesDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemCategoriesDeleteError = ItemCategoriesDeleteErrors[keyof ItemCategoriesDeleteErrors];

export type ItemCategoriesDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ItemCategoriesDeleteResponse = ItemCategoriesDeleteResponses[keyof ItemCategoriesDeleteResponses];

export type ItemCategoriesGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/item-categories/{id}';
};

export type ItemCategoriesGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemCategoriesGetError = ItemCategoriesGetErrors[keyof ItemCategoriesGetErrors];

export type ItemCategoriesGetResponses = {
    /**
     * An item category in full
     */
    200: ItemCategoryResponse;
};

export type ItemCategoriesGetResponse = ItemCategoriesGetResponses[keyof ItemCategoriesGetResponses];

export type ItemCategoriesUpdateData = {
    body?: ItemCategoryPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the category.
         */
        id: number;
    };
    query?: never;
    url: '/api/item-categories/{id}';
};

export type ItemCategoriesUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemCategoriesUpdateError = ItemCategoriesUpdateErrors[keyof ItemCategoriesUpdateErrors];

export type ItemCategoriesUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ItemCategoriesUpdateResponse = ItemCategoriesUpdateResponses[keyof ItemCategoriesUpdateResponses];

export type ItemCategoriesReplaceData = {
    body: ItemCategoryReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the category.
         */
        id: number;
    };
    query?: never;
    url: '/api/item-categories/{id}';
};

export type ItemCategoriesReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemCategoriesReplaceError = ItemCategoriesReplaceErrors[keyof ItemCategoriesReplaceErrors];

export type ItemCategoriesReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ItemCategoriesReplaceResponse = ItemCategoriesReplaceResponses[keyof ItemCategoriesReplaceResponses];

export type ItemCategoriesListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/item_categories';
};

export type ItemCategoriesListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemCategoriesListDeletedError = ItemCategoriesListDeletedErrors[keyof ItemCategoriesListDeletedErrors];

export type ItemCategoriesListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type ItemCategoriesListDeletedResponse = ItemCategoriesListDeletedResponses[keyof ItemCategoriesListDeletedResponses];

export type ItemCategoriesRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/item_categories/{id}/restore';
};

export type ItemCategoriesRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemCategoriesRestoreError = ItemCategoriesRestoreErrors[keyof ItemCategoriesRestoreErrors];

export type ItemCategoriesRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ItemCategoriesRestoreResponse = ItemCategoriesRestoreResponses[keyof ItemCategoriesRestoreResponses];

export type ItemsListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title' | 'rate' | '-rate';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only items of that category.
         */
        category_id?: number;
    };
    url: '/api/items';
};

export type ItemsListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemsListError = ItemsListErrors[keyof ItemsListErrors];

export type ItemsListResponses = {
    /**
     * A page of items
     */
    200: ListItemsResponse;
};

export type ItemsListResponse = ItemsListResponses[keyof ItemsListResponses];

export type ItemsCreateData = {
    body: ItemCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/items';
};

export type ItemsCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemsCreateError = ItemsCreateErrors[keyof ItemsCreateErrors];

export type ItemsCreateResponses = {
    /**
     * An item in full
     */
    201: ItemResponse;
};

export type ItemsCreateResponse = ItemsCreateResponses[keyof ItemsCreateResponses];

export type ItemsDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/items/{id}';
};

export type ItemsDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemsDeleteError = ItemsDeleteErrors[keyof ItemsDeleteErrors];

export type ItemsDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ItemsDeleteResponse = ItemsDeleteResponses[keyof ItemsDeleteResponses];

export type ItemsGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/items/{id}';
};

export type ItemsGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemsGetError = ItemsGetErrors[keyof ItemsGetErrors];

export type ItemsGetResponses = {
    /**
     * An item in full
     */
    200: ItemResponse;
};

export type ItemsGetResponse = ItemsGetResponses[keyof ItemsGetResponses];

export type ItemsUpdateData = {
    body?: ItemPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the item.
         */
        id: number;
    };
    query?: never;
    url: '/api/items/{id}';
};

export type ItemsUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemsUpdateError = ItemsUpdateErrors[keyof ItemsUpdateErrors];

export type ItemsUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ItemsUpdateResponse = ItemsUpdateResponses[keyof ItemsUpdateResponses];

export type ItemsReplaceData = {
    body: ItemReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the item.
         */
        id: number;
    };
    query?: never;
    url: '/api/items/{id}';
};

export type ItemsReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemsReplaceError = ItemsReplaceErrors[keyof ItemsReplaceErrors];

export type ItemsReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ItemsReplaceResponse = ItemsReplaceResponses[keyof ItemsReplaceResponses];

export type ItemsListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/items';
};

export type ItemsListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemsListDeletedError = ItemsListDeletedErrors[keyof ItemsListDeletedErrors];

export type ItemsListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type ItemsListDeletedResponse = ItemsListDeletedResponses[keyof ItemsListDeletedResponses];

export type ItemsRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/items/{id}/restore';
};

export type ItemsRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ItemsRestoreError = ItemsRestoreErrors[keyof ItemsRestoreErrors];

export type ItemsRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ItemsRestoreResponse = ItemsRestoreResponses[keyof ItemsRestoreResponses];

export type AnnouncementsListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only announcements that the caller has not read yet, or has read.
         */
        unread?: boolean;
    };
    url: '/api/announcements';
};

export type AnnouncementsListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AnnouncementsListError = AnnouncementsListErrors[keyof AnnouncementsListErrors];

export type AnnouncementsListResponses = {
    /**
     * A page of announcements
     */
    200: ListAnnouncementsResponse;
};

export type AnnouncementsListResponse = AnnouncementsListResponses[keyof AnnouncementsListResponses];

export type AnnouncementsCreateData = {
    body: AnnouncementCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/announcements';
};

export type AnnouncementsCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AnnouncementsCreateError = AnnouncementsCreateErrors[keyof AnnouncementsCreateErrors];

export type AnnouncementsCreateResponses = {
    /**
     * An announcement in full
     */
    201: AnnouncementResponse;
};

export type AnnouncementsCreateResponse = AnnouncementsCreateResponses[keyof AnnouncementsCreateResponses];

export type AnnouncementsDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/announcements/{id}';
};

export type AnnouncementsDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AnnouncementsDeleteError = AnnouncementsDeleteErrors[keyof AnnouncementsDeleteErrors];

export type AnnouncementsDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AnnouncementsDeleteResponse = AnnouncementsDeleteResponses[keyof AnnouncementsDeleteResponses];

export type AnnouncementsGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/announcements/{id}';
};

export type AnnouncementsGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AnnouncementsGetError = AnnouncementsGetErrors[keyof AnnouncementsGetErrors];

export type AnnouncementsGetResponses = {
    /**
     * An announcement in full
     */
    200: AnnouncementResponse;
};

export type AnnouncementsGetResponse = AnnouncementsGetResponses[keyof AnnouncementsGetResponses];

export type AnnouncementsUpdateData = {
    body?: AnnouncementPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the announcement.
         */
        id: number;
    };
    query?: never;
    url: '/api/announcements/{id}';
};

export type AnnouncementsUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AnnouncementsUpdateError = AnnouncementsUpdateErrors[keyof AnnouncementsUpdateErrors];

export type AnnouncementsUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AnnouncementsUpdateResponse = AnnouncementsUpdateResponses[keyof AnnouncementsUpdateResponses];

export type AnnouncementsReplaceData = {
    body: AnnouncementReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the announcement.
         */
        id: number;
    };
    query?: never;
    url: '/api/announcements/{id}';
};

export type AnnouncementsReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AnnouncementsReplaceError = AnnouncementsReplaceErrors[keyof AnnouncementsReplaceErrors];

export type AnnouncementsReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AnnouncementsReplaceResponse = AnnouncementsReplaceResponses[keyof AnnouncementsReplaceResponses];

export type AnnouncementsReadData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/announcements/{id}/read';
};

export type AnnouncementsReadErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AnnouncementsReadError = AnnouncementsReadErrors[keyof AnnouncementsReadErrors];

export type AnnouncementsReadResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AnnouncementsReadResponse = AnnouncementsReadResponses[keyof AnnouncementsReadResponses];

export type AnnouncementsListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/announcements';
};

export type AnnouncementsListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AnnouncementsListDeletedError = AnnouncementsListDeletedErrors[keyof AnnouncementsListDeletedErrors];

export type AnnouncementsListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type AnnouncementsListDeletedResponse = AnnouncementsListDeletedResponses[keyof AnnouncementsListDeletedResponses];

export type AnnouncementsRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/announcements/{id}/restore';
};

export type AnnouncementsRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AnnouncementsRestoreError = AnnouncementsRestoreErrors[keyof AnnouncementsRestoreErrors];

export type AnnouncementsRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AnnouncementsRestoreResponse = AnnouncementsRestoreResponses[keyof AnnouncementsRestoreResponses];

export type EventTrackerGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the event.
         */
        random_id: string;
    };
    query?: never;
    url: '/api/event-tracker/{random_id}';
};

export type EventTrackerGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EventTrackerGetError = EventTrackerGetErrors[keyof EventTrackerGetErrors];

export type EventTrackerGetResponses = {
    /**
     * An event
     */
    200: TrackedEventResponse;
};

export type EventTrackerGetResponse = EventTrackerGetResponses[keyof EventTrackerGetResponses];

export type EventTrackerCreateData = {
    body: TrackedEventCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/event-tracker';
};

export type EventTrackerCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EventTrackerCreateError = EventTrackerCreateErrors[keyof EventTrackerCreateErrors];

export type EventTrackerCreateResponses = {
    /**
     * An event
     */
    201: TrackedEventResponse;
};

export type EventTrackerCreateResponse = EventTrackerCreateResponses[keyof EventTrackerCreateResponses];

export type LeftMenusClearOwnData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/left-menus';
};

export type LeftMenusClearOwnErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeftMenusClearOwnError = LeftMenusClearOwnErrors[keyof LeftMenusClearOwnErrors];

export type LeftMenusClearOwnResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type LeftMenusClearOwnResponse = LeftMenusClearOwnResponses[keyof LeftMenusClearOwnResponses];

export type LeftMenusListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1; everything when neither page nor limit is sent.
         */
        page?: number;
        /**
         * How many records a page has, 20 by default; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title' | 'sort' | '-sort';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only items of that menu.
         */
        type?: 'user' | 'default' | 'client';
    };
    url: '/api/left-menus';
};

export type LeftMenusListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeftMenusListError = LeftMenusListErrors[keyof LeftMenusListErrors];

export type LeftMenusListResponses = {
    /**
     * Menu items
     */
    200: ListLeftMenusResponse;
};

export type LeftMenusListResponse = LeftMenusListResponses[keyof LeftMenusListResponses];

export type LeftMenusCreateData = {
    body: LeftMenuItemCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/left-menus';
};

export type LeftMenusCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeftMenusCreateError = LeftMenusCreateErrors[keyof LeftMenusCreateErrors];

export type LeftMenusCreateResponses = {
    /**
     * A menu item
     */
    201: LeftMenuResponse;
};

export type LeftMenusCreateResponse = LeftMenusCreateResponses[keyof LeftMenusCreateResponses];

export type LeftMenusDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The menu; of `user` the caller's own.
         */
        type: 'user' | 'default' | 'client';
    };
    query?: never;
    url: '/api/left-menus/{type}';
};

export type LeftMenusDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeftMenusDeleteError = LeftMenusDeleteErrors[keyof LeftMenusDeleteErrors];

export type LeftMenusDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type LeftMenusDeleteResponse = LeftMenusDeleteResponses[keyof LeftMenusDeleteResponses];

export type LeftMenusReplaceData = {
    body: LeftMenu;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The menu; of `user` the caller's own.
         */
        type: 'user' | 'default' | 'client';
    };
    query?: never;
    url: '/api/left-menus/{type}';
};

export type LeftMenusReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeftMenusReplaceError = LeftMenusReplaceErrors[keyof LeftMenusReplaceErrors];

export type LeftMenusReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type LeftMenusReplaceResponse = LeftMenusReplaceResponses[keyof LeftMenusReplaceResponses];

export type LeftMenusListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/left_menus';
};

export type LeftMenusListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeftMenusListDeletedError = LeftMenusListDeletedErrors[keyof LeftMenusListDeletedErrors];

export type LeftMenusListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type LeftMenusListDeletedResponse = LeftMenusListDeletedResponses[keyof LeftMenusListDeletedResponses];

export type LeftMenusRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/left_menus/{id}/restore';
};

export type LeftMenusRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeftMenusRestoreError = LeftMenusRestoreErrors[keyof LeftMenusRestoreErrors];

export type LeftMenusRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type LeftMenusRestoreResponse = LeftMenusRestoreResponses[keyof LeftMenusRestoreResponses];

export type MessagesListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'subject' | '-subject';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only messages to the caller (`inbox`) or from the caller (`sent`).
         */
        box?: 'inbox' | 'sent';
        /**
         * Only messages of that status.
         */
        status?: 'unread' | 'read';
    };
    url: '/api/messages';
};

export type MessagesListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type MessagesListError = MessagesListErrors[keyof MessagesListErrors];

export type MessagesListResponses = {
    /**
     * A page of messages
     */
    200: ListMessagesResponse;
};

export type MessagesListResponse = MessagesListResponses[keyof MessagesListResponses];

export type MessagesCreateData = {
    body: MessageCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/messages';
};

export type MessagesCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type MessagesCreateError = MessagesCreateErrors[keyof MessagesCreateErrors];

export type MessagesCreateResponses = {
    /**
     * A message in full
     */
    201: MessageResponse;
};

export type MessagesCreateResponse = MessagesCreateResponses[keyof MessagesCreateResponses];

export type MessagesDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/messages/{id}';
};

export type MessagesDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type MessagesDeleteError = MessagesDeleteErrors[keyof MessagesDeleteErrors];

export type MessagesDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type MessagesDeleteResponse = MessagesDeleteResponses[keyof MessagesDeleteResponses];

export type MessagesGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/messages/{id}';
};

export type MessagesGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type MessagesGetError = MessagesGetErrors[keyof MessagesGetErrors];

export type MessagesGetResponses = {
    /**
     * A message in full
     */
    200: MessageResponse;
};

export type MessagesGetResponse = MessagesGetResponses[keyof MessagesGetResponses];

export type MessagesUpdateData = {
    body?: MessagePatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the message.
         */
        id: number;
    };
    query?: never;
    url: '/api/messages/{id}';
};

export type MessagesUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type MessagesUpdateError = MessagesUpdateErrors[keyof MessagesUpdateErrors];

export type MessagesUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type MessagesUpdateResponse = MessagesUpdateResponses[keyof MessagesUpdateResponses];

export type MessagesReplaceData = {
    body: MessageReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the message.
         */
        id: number;
    };
    query?: never;
    url: '/api/messages/{id}';
};

export type MessagesReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type MessagesReplaceError = MessagesReplaceErrors[keyof MessagesReplaceErrors];

export type MessagesReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type MessagesReplaceResponse = MessagesReplaceResponses[keyof MessagesReplaceResponses];

export type PagesListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title' | 'slug' | '-slug';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only pages of that status.
         */
        status?: 'active' | 'inactive';
        /**
         * Only pages for these readers.
         */
        visibility?: 'public' | 'staff' | 'clients';
    };
    url: '/api/pages';
};

export type PagesListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PagesListError = PagesListErrors[keyof PagesListErrors];

export type PagesListResponses = {
    /**
     * A page of pages
     */
    200: ListPagesResponse;
};

export type PagesListResponse = PagesListResponses[keyof PagesListResponses];

export type PagesCreateData = {
    body: PageCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/pages';
};

export type PagesCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PagesCreateError = PagesCreateErrors[keyof PagesCreateErrors];

export type PagesCreateResponses = {
    /**
     * A page in full
     */
    201: PageResponse;
};

export type PagesCreateResponse = PagesCreateResponses[keyof PagesCreateResponses];

export type PagesDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/pages/{id}';
};

export type PagesDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PagesDeleteError = PagesDeleteErrors[keyof PagesDeleteErrors];

export type PagesDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type PagesDeleteResponse = PagesDeleteResponses[keyof PagesDeleteResponses];

export type PagesGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/pages/{id}';
};

export type PagesGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PagesGetError = PagesGetErrors[keyof PagesGetErrors];

export type PagesGetResponses = {
    /**
     * A page in full
     */
    200: PageResponse;
};

export type PagesGetResponse = PagesGetResponses[keyof PagesGetResponses];

export type PagesUpdateData = {
    body?: PagePatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the page.
         */
        id: number;
    };
    query?: never;
    url: '/api/pages/{id}';
};

export type PagesUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PagesUpdateError = PagesUpdateErrors[keyof PagesUpdateErrors];

export type PagesUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type PagesUpdateResponse = PagesUpdateResponses[keyof PagesUpdateResponses];

export type PagesReplaceData = {
    body: PageReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the page.
         */
        id: number;
    };
    query?: never;
    url: '/api/pages/{id}';
};

export type PagesReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PagesReplaceError = PagesReplaceErrors[keyof PagesReplaceErrors];

export type PagesReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type PagesReplaceResponse = PagesReplaceResponses[keyof PagesReplaceResponses];

export type PagesListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/pages';
};

export type PagesListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PagesListDeletedError = PagesListDeletedErrors[keyof PagesListDeletedErrors];

export type PagesListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type PagesListDeletedResponse = PagesListDeletedResponses[keyof PagesListDeletedResponses];

export type PagesRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/pages/{id}/restore';
};

export type PagesRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PagesRestoreError = PagesRestoreErrors[keyof PagesRestoreErrors];

export type PagesRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type PagesRestoreResponse = PagesRestoreResponses[keyof PagesRestoreResponses];

export type ClientsListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'created_date' | '-created_date' | 'company_name' | '-company_name' | 'city' | '-city' | 'country' | '-country';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only clients of that status.
         */
        status?: 'active' | 'inactive';
        /**
         * Only clients that this user owns.
         */
        owner_id?: number;
        /**
         * Only clients of that type.
         */
        type?: 'organization' | 'person';
        /**
         * Only clients in that country.
         */
        country?: string;
        /**
         * Only clients with that label.
         */
        label?: string;
        /**
         * Only clients in that group.
         */
        group_id?: number;
    };
    url: '/api/clients';
};

export type ClientsListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ClientsListError = ClientsListErrors[keyof ClientsListErrors];

export type ClientsListResponses = {
    /**
     * A page of clients
     */
    200: ListClientsResponse;
};

export type ClientsListResponse = ClientsListResponses[keyof ClientsListResponses];

export type ClientsCreateData = {
    body: ClientCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/clients';
};

export type ClientsCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ClientsCreateError = ClientsCreateErrors[keyof ClientsCreateErrors];

export type ClientsCreateResponses = {
    /**
     * The answer to a create
     */
    201: ClientCreatedResponse;
};

export type ClientsCreateResponse = ClientsCreateResponses[keyof ClientsCreateResponses];

export type ClientsDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/clients/{id}';
};

export type ClientsDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ClientsDeleteError = ClientsDeleteErrors[keyof ClientsDeleteErrors];

export type ClientsDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ClientsDeleteResponse = ClientsDeleteResponses[keyof ClientsDeleteResponses];

export type ClientsGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/clients/{id}';
};

export type ClientsGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ClientsGetError = ClientsGetErrors[keyof ClientsGetErrors];

export type ClientsGetResponses = {
    /**
     * A client in full
     */
    200: ClientResponse;
};

export type ClientsGetResponse = ClientsGetResponses[keyof ClientsGetResponses];

export type ClientsUpdateData = {
    body?: ClientPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the client.
         */
        id: number;
    };
    query?: never;
    url: '/api/clients/{id}';
};

export type ClientsUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ClientsUpdateError = ClientsUpdateErrors[keyof ClientsUpdateErrors];

export type ClientsUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ClientsUpdateResponse = ClientsUpdateResponses[keyof ClientsUpdateResponses];

export type ClientsPutData = {
    body?: ClientPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the client.
         */
        id: number;
    };
    query?: never;
    url: '/api/clients/{id}';
};

export type ClientsPutErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ClientsPutError = ClientsPutErrors[keyof ClientsPutErrors];

export type ClientsPutResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ClientsPutResponse = ClientsPutResponses[keyof ClientsPutResponses];

export type ClientsListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/clients';
};

export type ClientsListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ClientsListDeletedError = ClientsListDeletedErrors[keyof ClientsListDeletedErrors];

export type ClientsListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type ClientsListDeletedResponse = ClientsListDeletedResponses[keyof ClientsListDeletedResponses];

export type ClientsRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/clients/{id}/restore';
};

export type ClientsRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ClientsRestoreError = ClientsRestoreErrors[keyof ClientsRestoreErrors];

export type ClientsRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ClientsRestoreResponse = ClientsRestoreResponses[keyof ClientsRestoreResponses];

export type ContractsGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/contract/{id}';
};

export type ContractsGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ContractsGetError = ContractsGetErrors[keyof ContractsGetErrors];

export type ContractsGetResponses = {
    /**
     * A contract in full
     */
    200: ContractResponse;
};

export type ContractsGetResponse = ContractsGetResponses[keyof ContractsGetResponses];

export type ContractsUpdateData = {
    body?: ContractPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The number of the contract.
         */
        id: number;
    };
    query?: never;
    url: '/api/contract/{id}';
};

export type ContractsUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ContractsUpdateError = ContractsUpdateErrors[keyof ContractsUpdateErrors];

export type ContractsUpdateResponses = {
    /**
     * The answer to a change
     */
    200: ContractChangedResponse;
};

export type ContractsUpdateResponse = ContractsUpdateResponses[keyof ContractsUpdateResponses];

export type ContractsCreateData = {
    body: ContractCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The number that it gets.
         */
        id: number;
    };
    query?: never;
    url: '/api/contract/{id}';
};

export type ContractsCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ContractsCreateError = ContractsCreateErrors[keyof ContractsCreateErrors];

export type ContractsCreateResponses = {
    /**
     * A contract in full
     */
    201: ContractResponse;
};

export type ContractsCreateResponse = ContractsCreateResponses[keyof ContractsCreateResponses];

export type ContractsReplaceData = {
    body: ContractReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The number of the contract.
         */
        id: number;
    };
    query?: never;
    url: '/api/contract/{id}';
};

export type ContractsReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ContractsReplaceError = ContractsReplaceErrors[keyof ContractsReplaceErrors];

export type ContractsReplaceResponses = {
    /**
     * The answer to a change
     */
    200: ContractChangedResponse;
};

export type ContractsReplaceResponse = ContractsReplaceResponses[keyof ContractsReplaceResponses];

export type CustomFieldsListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title' | 'sort' | '-sort';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only fields of that kind of record.
         */
        related_to?: 'clients' | 'leads' | 'estimates' | 'orders';
    };
    url: '/api/custom-fields';
};

export type CustomFieldsListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type CustomFieldsListError = CustomFieldsListErrors[keyof CustomFieldsListErrors];

export type CustomFieldsListResponses = {
    /**
     * A page of custom fields
     */
    200: ListCustomFieldsResponse;
};

export type CustomFieldsListResponse = CustomFieldsListResponses[keyof CustomFieldsListResponses];

export type CustomFieldsCreateData = {
    body: CustomFieldCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/custom-fields';
};

export type CustomFieldsCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type CustomFieldsCreateError = CustomFieldsCreateErrors[keyof CustomFieldsCreateErrors];

export type CustomFieldsCreateResponses = {
    /**
     * A custom field in full
     */
    201: CustomFieldResponse;
};

export type CustomFieldsCreateResponse = CustomFieldsCreateResponses[keyof CustomFieldsCreateResponses];

export type CustomFieldsDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/custom-fields/{id}';
};

export type CustomFieldsDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type CustomFieldsDeleteError = CustomFieldsDeleteErrors[keyof CustomFieldsDeleteErrors];

export type CustomFieldsDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type CustomFieldsDeleteResponse = CustomFieldsDeleteResponses[keyof CustomFieldsDeleteResponses];

export type CustomFieldsGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/custom-fields/{id}';
};

export type CustomFieldsGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type CustomFieldsGetError = CustomFieldsGetErrors[keyof CustomFieldsGetErrors];

export type CustomFieldsGetResponses = {
    /**
     * A custom field in full
     */
    200: CustomFieldResponse;
};

export type CustomFieldsGetResponse = CustomFieldsGetResponses[keyof CustomFieldsGetResponses];

export type CustomFieldsUpdateData = {
    body?: CustomFieldPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the custom field.
         */
        id: number;
    };
    query?: never;
    url: '/api/custom-fields/{id}';
};

export type CustomFieldsUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type CustomFieldsUpdateError = CustomFieldsUpdateErrors[keyof CustomFieldsUpdateErrors];

export type CustomFieldsUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type CustomFieldsUpdateResponse = CustomFieldsUpdateResponses[keyof CustomFieldsUpdateResponses];

export type CustomFieldsReplaceData = {
    body: CustomFieldReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the custom field.
         */
        id: number;
    };
    query?: never;
    url: '/api/custom-fields/{id}';
};

export type CustomFieldsReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type CustomFieldsReplaceError = CustomFieldsReplaceErrors[keyof CustomFieldsReplaceErrors];

export type CustomFieldsReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type CustomFieldsReplaceResponse = CustomFieldsReplaceResponses[keyof CustomFieldsReplaceResponses];

export type CustomFieldsListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/custom_fields';
};

export type CustomFieldsListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type CustomFieldsListDeletedError = CustomFieldsListDeletedErrors[keyof CustomFieldsListDeletedErrors];

export type CustomFieldsListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type CustomFieldsListDeletedResponse = CustomFieldsListDeletedResponses[keyof CustomFieldsListDeletedResponses];

export type CustomFieldsRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/custom_fields/{id}/restore';
};

export type CustomFieldsRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type CustomFieldsRestoreError = CustomFieldsRestoreErrors[keyof CustomFieldsRestoreErrors];

export type CustomFieldsRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type CustomFieldsRestoreResponse = CustomFieldsRestoreResponses[keyof CustomFieldsRestoreResponses];

export type EstimateFormsListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only forms of that status.
         */
        status?: 'active' | 'inactive';
        /**
         * Only forms whose requests this user gets.
         */
        assigned_to?: number;
    };
    url: '/api/admin/estimate-forms';
};

export type EstimateFormsListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsListError = EstimateFormsListErrors[keyof EstimateFormsListErrors];

export type EstimateFormsListResponses = {
    /**
     * A page of estimate forms
     */
    200: ListEstimateFormsResponse;
};

export type EstimateFormsListResponse = EstimateFormsListResponses[keyof EstimateFormsListResponses];

export type EstimateFormsCreateData = {
    body: EstimateFormCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/estimate-forms';
};

export type EstimateFormsCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsCreateError = EstimateFormsCreateErrors[keyof EstimateFormsCreateErrors];

export type EstimateFormsCreateResponses = {
    /**
     * An estimate form in full
     */
    201: EstimateFormResponse;
};

export type EstimateFormsCreateResponse = EstimateFormsCreateResponses[keyof EstimateFormsCreateResponses];

export type EstimateFormsDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/estimate-forms/{id}';
};

export type EstimateFormsDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsDeleteError = EstimateFormsDeleteErrors[keyof EstimateFormsDeleteErrors];

export type EstimateFormsDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type EstimateFormsDeleteResponse = EstimateFormsDeleteResponses[keyof EstimateFormsDeleteResponses];

export type EstimateFormsGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/estimate-forms/{id}';
};

export type EstimateFormsGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsGetError = EstimateFormsGetErrors[keyof EstimateFormsGetErrors];

export type EstimateFormsGetResponses = {
    /**
     * An estimate form in full
     */
    200: EstimateFormResponse;
};

export type EstimateFormsGetResponse = EstimateFormsGetResponses[keyof EstimateFormsGetResponses];

export type EstimateFormsUpdateData = {
    body?: EstimateFormPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the estimate form.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/estimate-forms/{id}';
};

export type EstimateFormsUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsUpdateError = EstimateFormsUpdateErrors[keyof EstimateFormsUpdateErrors];

export type EstimateFormsUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type EstimateFormsUpdateResponse = EstimateFormsUpdateResponses[keyof EstimateFormsUpdateResponses];

export type EstimateFormsReplaceData = {
    body: EstimateFormReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the estimate form.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/estimate-forms/{id}';
};

export type EstimateFormsReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsReplaceError = EstimateFormsReplaceErrors[keyof EstimateFormsReplaceErrors];

export type EstimateFormsReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type EstimateFormsReplaceResponse = EstimateFormsReplaceResponses[keyof EstimateFormsReplaceResponses];

export type EstimateFormsListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/estimate_forms';
};

export type EstimateFormsListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsListDeletedError = EstimateFormsListDeletedErrors[keyof EstimateFormsListDeletedErrors];

export type EstimateFormsListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type EstimateFormsListDeletedResponse = EstimateFormsListDeletedResponses[keyof EstimateFormsListDeletedResponses];

export type EstimateFormsRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/estimate_forms/{id}/restore';
};

export type EstimateFormsRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsRestoreError = EstimateFormsRestoreErrors[keyof EstimateFormsRestoreErrors];

export type EstimateFormsRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type EstimateFormsRestoreResponse = EstimateFormsRestoreResponses[keyof EstimateFormsRestoreResponses];

export type EstimateFormsListOfferedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1; everything when neither page nor limit is sent.
         */
        page?: number;
        /**
         * How many records a page has, 20 by default; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
    };
    url: '/api/request_estimate/forms';
};

export type EstimateFormsListOfferedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsListOfferedError = EstimateFormsListOfferedErrors[keyof EstimateFormsListOfferedErrors];

export type EstimateFormsListOfferedResponses = {
    /**
     * The forms that may be filled in
     */
    200: ListOfferedFormsResponse;
};

export type EstimateFormsListOfferedResponse = EstimateFormsListOfferedResponses[keyof EstimateFormsListOfferedResponses];

export type EstimateFormsGetOfferedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/request_estimate/forms/{id}';
};

export type EstimateFormsGetOfferedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsGetOfferedError = EstimateFormsGetOfferedErrors[keyof EstimateFormsGetOfferedErrors];

export type EstimateFormsGetOfferedResponses = {
    /**
     * A form that may be filled in, alone
     */
    200: OfferedFormResponse;
};

export type EstimateFormsGetOfferedResponse = EstimateFormsGetOfferedResponses[keyof EstimateFormsGetOfferedResponses];

export type EstimateFormsListFieldsData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the form.
         */
        id: number;
    };
    query?: {
        /**
         * The page, from 1; all fields when neither page nor limit is sent.
         */
        page?: number;
        /**
         * How many fields a page has, 20 by default; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/request_estimate/forms/{id}/fields';
};

export type EstimateFormsListFieldsErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateFormsListFieldsError = EstimateFormsListFieldsErrors[keyof EstimateFormsListFieldsErrors];

export type EstimateFormsListFieldsResponses = {
    /**
     * The fields of a form
     */
    200: ListFormFieldsResponse;
};

export type EstimateFormsListFieldsResponse = EstimateFormsListFieldsResponses[keyof EstimateFormsListFieldsResponses];

export type EstimateRequestsListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'company_name' | '-company_name';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only requests of that status.
         */
        status?: 'new' | 'processing' | 'hold' | 'estimated' | 'cancelled';
        /**
         * Only requests by that form.
         */
        form_id?: number;
        /**
         * Only requests of that client.
         */
        client_id?: number;
        /**
         * Only requests that this user has.
         */
        assigned_to?: number;
    };
    url: '/api/request_estimate/requests';
};

export type EstimateRequestsListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateRequestsListError = EstimateRequestsListErrors[keyof EstimateRequestsListErrors];

export type EstimateRequestsListResponses = {
    /**
     * A page of estimate requests
     */
    200: ListEstimateRequestsResponse;
};

export type EstimateRequestsListResponse = EstimateRequestsListResponses[keyof EstimateRequestsListResponses];

export type EstimateRequestsCreateData = {
    body: EstimateRequestCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/request_estimate/requests';
};

export type EstimateRequestsCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateRequestsCreateError = EstimateRequestsCreateErrors[keyof EstimateRequestsCreateErrors];

export type EstimateRequestsCreateResponses = {
    /**
     * An estimate request in full
     */
    201: EstimateRequestResponse;
};

export type EstimateRequestsCreateResponse = EstimateRequestsCreateResponses[keyof EstimateRequestsCreateResponses];

export type EstimateRequestsGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/request_estimate/requests/{id}';
};

export type EstimateRequestsGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateRequestsGetError = EstimateRequestsGetErrors[keyof EstimateRequestsGetErrors];

export type EstimateRequestsGetResponses = {
    /**
     * An estimate request in full
     */
    200: EstimateRequestResponse;
};

export type EstimateRequestsGetResponse = EstimateRequestsGetResponses[keyof EstimateRequestsGetResponses];

export type EstimateRequestsUpdateData = {
    body?: EstimateRequestChangesPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the estimate request.
         */
        id: number;
    };
    query?: never;
    url: '/api/request_estimate/requests/{id}';
};

export type EstimateRequestsUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimateRequestsUpdateError = EstimateRequestsUpdateErrors[keyof EstimateRequestsUpdateErrors];

export type EstimateRequestsUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type EstimateRequestsUpdateResponse = EstimateRequestsUpdateResponses[keyof EstimateRequestsUpdateResponses];

export type EstimatesListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'estimate_date' | '-estimate_date' | 'valid_until' | '-valid_until' | 'total' | '-total';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only estimates for that client.
         */
        client_id?: number;
        /**
         * Only estimates of that status.
         */
        status?: 'draft' | 'sent' | 'accepted' | 'declined';
    };
    url: '/api/estimates';
};

export type EstimatesListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesListError = EstimatesListErrors[keyof EstimatesListErrors];

export type EstimatesListResponses = {
    /**
     * A page of estimates
     */
    200: ListEstimatesResponse;
};

export type EstimatesListResponse = EstimatesListResponses[keyof EstimatesListResponses];

export type EstimatesCreateData = {
    body: EstimateCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/estimates';
};

export type EstimatesCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesCreateError = EstimatesCreateErrors[keyof EstimatesCreateErrors];

export type EstimatesCreateResponses = {
    /**
     * An estimate in full
     */
    201: EstimateResponse;
};

export type EstimatesCreateResponse = EstimatesCreateResponses[keyof EstimatesCreateResponses];

export type EstimatesDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/estimates/{id}';
};

export type EstimatesDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesDeleteError = EstimatesDeleteErrors[keyof EstimatesDeleteErrors];

export type EstimatesDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type EstimatesDeleteResponse = EstimatesDeleteResponses[keyof EstimatesDeleteResponses];

export type EstimatesGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/estimates/{id}';
};

export type EstimatesGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesGetError = EstimatesGetErrors[keyof EstimatesGetErrors];

export type EstimatesGetResponses = {
    /**
     * An estimate in full
     */
    200: EstimateResponse;
};

export type EstimatesGetResponse = EstimatesGetResponses[keyof EstimatesGetResponses];

export type EstimatesUpdateData = {
    body?: EstimatePatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the estimate.
         */
        id: number;
    };
    query?: never;
    url: '/api/estimates/{id}';
};

export type EstimatesUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesUpdateError = EstimatesUpdateErrors[keyof EstimatesUpdateErrors];

export type EstimatesUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type EstimatesUpdateResponse = EstimatesUpdateResponses[keyof EstimatesUpdateResponses];

export type EstimatesReplaceData = {
    body: EstimateReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the estimate.
         */
        id: number;
    };
    query?: never;
    url: '/api/estimates/{id}';
};

export type EstimatesReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesReplaceError = EstimatesReplaceErrors[keyof EstimatesReplaceErrors];

export type EstimatesReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type EstimatesReplaceResponse = EstimatesReplaceResponses[keyof EstimatesReplaceResponses];

export type EstimatesSendData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/estimates/{id}/send';
};

export type EstimatesSendErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesSendError = EstimatesSendErrors[keyof EstimatesSendErrors];

export type EstimatesSendResponses = {
    /**
     * The answer of an action
     */
    200: EstimateActionResponse;
};

export type EstimatesSendResponse = EstimatesSendResponses[keyof EstimatesSendResponses];

export type EstimatesAcceptData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/estimates/{id}/accept';
};

export type EstimatesAcceptErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesAcceptError = EstimatesAcceptErrors[keyof EstimatesAcceptErrors];

export type EstimatesAcceptResponses = {
    /**
     * The answer of an action
     */
    200: EstimateActionResponse;
};

export type EstimatesAcceptResponse = EstimatesAcceptResponses[keyof EstimatesAcceptResponses];

export type EstimatesDeclineData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/estimates/{id}/decline';
};

export type EstimatesDeclineErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesDeclineError = EstimatesDeclineErrors[keyof EstimatesDeclineErrors];

export type EstimatesDeclineResponses = {
    /**
     * The answer of an action
     */
    200: EstimateActionResponse;
};

export type EstimatesDeclineResponse = EstimatesDeclineResponses[keyof EstimatesDeclineResponses];

export type EstimatesReopenData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/estimates/{id}/reopen';
};

export type EstimatesReopenErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesReopenError = EstimatesReopenErrors[keyof EstimatesReopenErrors];

export type EstimatesReopenResponses = {
    /**
     * The answer of an action
     */
    200: EstimateActionResponse;
};

export type EstimatesReopenResponse = EstimatesReopenResponses[keyof EstimatesReopenResponses];

export type EstimatesListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/estimates';
};

export type EstimatesListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesListDeletedError = EstimatesListDeletedErrors[keyof EstimatesListDeletedErrors];

export type EstimatesListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type EstimatesListDeletedResponse = EstimatesListDeletedResponses[keyof EstimatesListDeletedResponses];

export type EstimatesRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/estimates/{id}/restore';
};

export type EstimatesRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type EstimatesRestoreError = EstimatesRestoreErrors[keyof EstimatesRestoreErrors];

export type EstimatesRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type EstimatesRestoreResponse = EstimatesRestoreResponses[keyof EstimatesRestoreResponses];

export type LeadsListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'company_name' | '-company_name' | 'city' | '-city' | 'country' | '-country' | 'value' | '-value';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only leads of that status.
         */
        status?: 'new' | 'qualified' | 'discussion' | 'negotiation' | 'won' | 'lost';
        /**
         * Only leads from that source.
         */
        source?: string;
        /**
         * Only leads that this user looks after.
         */
        owner_id?: number;
        /**
         * Only the lead that came from that estimate request.
         */
        estimate_request_id?: number;
    };
    url: '/api/leads';
};

export type LeadsListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeadsListError = LeadsListErrors[keyof LeadsListErrors];

export type LeadsListResponses = {
    /**
     * A page of leads
     */
    200: ListLeadsResponse;
};

export type LeadsListResponse = LeadsListResponses[keyof LeadsListResponses];

export type LeadsCreateData = {
    body: LeadCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/leads';
};

export type LeadsCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeadsCreateError = LeadsCreateErrors[keyof LeadsCreateErrors];

export type LeadsCreateResponses = {
    /**
     * A lead in full
     */
    201: LeadResponse;
};

export type LeadsCreateResponse = LeadsCreateResponses[keyof LeadsCreateResponses];

export type LeadsDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/leads/{id}';
};

export type LeadsDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeadsDeleteError = LeadsDeleteErrors[keyof LeadsDeleteErrors];

export type LeadsDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type LeadsDeleteResponse = LeadsDeleteResponses[keyof LeadsDeleteResponses];

export type LeadsGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/leads/{id}';
};

export type LeadsGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeadsGetError = LeadsGetErrors[keyof LeadsGetErrors];

export type LeadsGetResponses = {
    /**
     * A lead in full
     */
    200: LeadResponse;
};

export type LeadsGetResponse = LeadsGetResponses[keyof LeadsGetResponses];

export type LeadsUpdateData = {
    body?: LeadPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the lead.
         */
        id: number;
    };
    query?: never;
    url: '/api/leads/{id}';
};

export type LeadsUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeadsUpdateError = LeadsUpdateErrors[keyof LeadsUpdateErrors];

export type LeadsUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type LeadsUpdateResponse = LeadsUpdateResponses[keyof LeadsUpdateResponses];

export type LeadsReplaceData = {
    body: LeadReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the lead.
         */
        id: number;
    };
    query?: never;
    url: '/api/leads/{id}';
};

export type LeadsReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeadsReplaceError = LeadsReplaceErrors[keyof LeadsReplaceErrors];

export type LeadsReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type LeadsReplaceResponse = LeadsReplaceResponses[keyof LeadsReplaceResponses];

export type LeadsConvertData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/leads/{id}/convert';
};

export type LeadsConvertErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeadsConvertError = LeadsConvertErrors[keyof LeadsConvertErrors];

export type LeadsConvertResponses = {
    /**
     * A client in full
     */
    201: ClientResponse;
};

export type LeadsConvertResponse = LeadsConvertResponses[keyof LeadsConvertResponses];

export type LeadsListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/leads';
};

export type LeadsListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeadsListDeletedError = LeadsListDeletedErrors[keyof LeadsListDeletedErrors];

export type LeadsListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type LeadsListDeletedResponse = LeadsListDeletedResponses[keyof LeadsListDeletedResponses];

export type LeadsRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/leads/{id}/restore';
};

export type LeadsRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LeadsRestoreError = LeadsRestoreErrors[keyof LeadsRestoreErrors];

export type LeadsRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type LeadsRestoreResponse = LeadsRestoreResponses[keyof LeadsRestoreResponses];

export type OrdersListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'order_date' | '-order_date' | 'total' | '-total';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only orders of that client.
         */
        client_id?: number;
        /**
         * Only orders of that status.
         */
        status?: 'new' | 'processing' | 'confirmed' | 'completed' | 'cancelled';
    };
    url: '/api/orders';
};

export type OrdersListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type OrdersListError = OrdersListErrors[keyof OrdersListErrors];

export type OrdersListResponses = {
    /**
     * A page of orders
     */
    200: ListOrdersResponse;
};

export type OrdersListResponse = OrdersListResponses[keyof OrdersListResponses];

export type OrdersCreateData = {
    body: OrderCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/orders';
};

export type OrdersCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type OrdersCreateError = OrdersCreateErrors[keyof OrdersCreateErrors];

export type OrdersCreateResponses = {
    /**
     * An order in full
     */
    201: OrderResponse;
};

export type OrdersCreateResponse = OrdersCreateResponses[keyof OrdersCreateResponses];

export type OrdersDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/orders/{id}';
};

export type OrdersDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type OrdersDeleteError = OrdersDeleteErrors[keyof OrdersDeleteErrors];

export type OrdersDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type OrdersDeleteResponse = OrdersDeleteResponses[keyof OrdersDeleteResponses];

export type OrdersGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/orders/{id}';
};

export type OrdersGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type OrdersGetError = OrdersGetErrors[keyof OrdersGetErrors];

export type OrdersGetResponses = {
    /**
     * An order in full
     */
    200: OrderResponse;
};

export type OrdersGetResponse = OrdersGetResponses[keyof OrdersGetResponses];

export type OrdersUpdateData = {
    body?: OrderPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the order.
         */
        id: number;
    };
    query?: never;
    url: '/api/orders/{id}';
};

export type OrdersUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type OrdersUpdateError = OrdersUpdateErrors[keyof OrdersUpdateErrors];

export type OrdersUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type OrdersUpdateResponse = OrdersUpdateResponses[keyof OrdersUpdateResponses];

export type OrdersReplaceData = {
    body: OrderReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the order.
         */
        id: number;
    };
    query?: never;
    url: '/api/orders/{id}';
};

export type OrdersReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type OrdersReplaceError = OrdersReplaceErrors[keyof OrdersReplaceErrors];

export type OrdersReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type OrdersReplaceResponse = OrdersReplaceResponses[keyof OrdersReplaceResponses];

export type OrdersListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/orders';
};

export type OrdersListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type OrdersListDeletedError = OrdersListDeletedErrors[keyof OrdersListDeletedErrors];

export type OrdersListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type OrdersListDeletedResponse = OrdersListDeletedResponses[keyof OrdersListDeletedResponses];

export type OrdersRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/orders/{id}/restore';
};

export type OrdersRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type OrdersRestoreError = OrdersRestoreErrors[keyof OrdersRestoreErrors];

export type OrdersRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type OrdersRestoreResponse = OrdersRestoreResponses[keyof OrdersRestoreResponses];

export type FilesDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/file-manager/files/{id}';
};

export type FilesDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FilesDeleteError = FilesDeleteErrors[keyof FilesDeleteErrors];

export type FilesDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type FilesDeleteResponse = FilesDeleteResponses[keyof FilesDeleteResponses];

export type FilesGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/file-manager/files/{id}';
};

export type FilesGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FilesGetError = FilesGetErrors[keyof FilesGetErrors];

export type FilesGetResponses = {
    /**
     * What is known of a file, alone
     */
    200: FileResponse;
};

export type FilesGetResponse = FilesGetResponses[keyof FilesGetResponses];

export type FilesUploadData = {
    body: {
        /**
         * The bytes, with the name of the file.
         */
        file: Blob | File;
        /**
         * The folder that is to hold it; the root by default.
         */
        folder_id?: number;
        /**
         * The client whom it belongs to.
         */
        client_id?: number;
        /**
         * Whether the users of the client see it in the portal.
         */
        share_with_client?: boolean;
    };
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/file-manager/files';
};

export type FilesUploadErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FilesUploadError = FilesUploadErrors[keyof FilesUploadErrors];

export type FilesUploadResponses = {
    /**
     * What is known of a file, alone
     */
    201: FileResponse;
};

export type FilesUploadResponse = FilesUploadResponses[keyof FilesUploadResponses];

export type FilesDownloadData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * The ETag of what the caller has: if it is still the same, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
        /**
         * The ETag of the bytes that the caller has a part of: if they are others, all are sent.
         */
        'If-Range'?: string;
        /**
         * The bytes to send (RFC 9110).
         */
        Range?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/file-manager/files/{id}/download';
};

export type FilesDownloadErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * No such part
     */
    416: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FilesDownloadError = FilesDownloadErrors[keyof FilesDownloadErrors];

export type FilesDownloadResponses = {
    /**
     * Message that represents an arbitrary HTTP body
     */
    200: Blob | File;
    /**
     * The part that was asked for
     */
    206: Blob | File;
};

export type FilesDownloadResponse = FilesDownloadResponses[keyof FilesDownloadResponses];

export type FilesListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/files';
};

export type FilesListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FilesListDeletedError = FilesListDeletedErrors[keyof FilesListDeletedErrors];

export type FilesListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type FilesListDeletedResponse = FilesListDeletedResponses[keyof FilesListDeletedResponses];

export type FilesRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/files/{id}/restore';
};

export type FilesRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FilesRestoreError = FilesRestoreErrors[keyof FilesRestoreErrors];

export type FilesRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type FilesRestoreResponse = FilesRestoreResponses[keyof FilesRestoreResponses];

export type FoldersListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1; everything when neither page nor limit is sent.
         */
        page?: number;
        /**
         * How many records a page has, 20 by default; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * The folder that holds them. Without it the root; with `search`, every folder.
         */
        folder_id?: number;
    };
    url: '/api/file-manager';
};

export type FoldersListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FoldersListError = FoldersListErrors[keyof FoldersListErrors];

export type FoldersListResponses = {
    /**
     * The folders and files of a folder
     */
    200: ListFolderResponse;
};

export type FoldersListResponse = FoldersListResponses[keyof FoldersListResponses];

export type FoldersDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the folder.
         */
        id: number;
    };
    query?: {
        /**
         * Whether everything in it is deleted with it.
         */
        recursive?: boolean;
    };
    url: '/api/file-manager/folders/{id}';
};

export type FoldersDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FoldersDeleteError = FoldersDeleteErrors[keyof FoldersDeleteErrors];

export type FoldersDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type FoldersDeleteResponse = FoldersDeleteResponses[keyof FoldersDeleteResponses];

export type FoldersGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/file-manager/folders/{id}';
};

export type FoldersGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FoldersGetError = FoldersGetErrors[keyof FoldersGetErrors];

export type FoldersGetResponses = {
    /**
     * A folder in full
     */
    200: FolderResponse;
};

export type FoldersGetResponse = FoldersGetResponses[keyof FoldersGetResponses];

export type FoldersUpdateData = {
    body?: FolderPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the folder.
         */
        id: number;
    };
    query?: never;
    url: '/api/file-manager/folders/{id}';
};

export type FoldersUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FoldersUpdateError = FoldersUpdateErrors[keyof FoldersUpdateErrors];

export type FoldersUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type FoldersUpdateResponse = FoldersUpdateResponses[keyof FoldersUpdateResponses];

export type FoldersReplaceData = {
    body: FolderReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the folder.
         */
        id: number;
    };
    query?: never;
    url: '/api/file-manager/folders/{id}';
};

export type FoldersReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FoldersReplaceError = FoldersReplaceErrors[keyof FoldersReplaceErrors];

export type FoldersReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type FoldersReplaceResponse = FoldersReplaceResponses[keyof FoldersReplaceResponses];

export type FoldersCreateData = {
    body: FolderCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/file-manager/folders';
};

export type FoldersCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FoldersCreateError = FoldersCreateErrors[keyof FoldersCreateErrors];

export type FoldersCreateResponses = {
    /**
     * A folder in full
     */
    201: FolderResponse;
};

export type FoldersCreateResponse = FoldersCreateResponses[keyof FoldersCreateResponses];

export type FoldersListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/folders';
};

export type FoldersListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FoldersListDeletedError = FoldersListDeletedErrors[keyof FoldersListDeletedErrors];

export type FoldersListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type FoldersListDeletedResponse = FoldersListDeletedResponses[keyof FoldersListDeletedResponses];

export type FoldersRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/folders/{id}/restore';
};

export type FoldersRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type FoldersRestoreError = FoldersRestoreErrors[keyof FoldersRestoreErrors];

export type FoldersRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type FoldersRestoreResponse = FoldersRestoreResponses[keyof FoldersRestoreResponses];

export type AccountLoginData = {
    body?: LoginRequest;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/login';
};

export type AccountLoginErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Wrong credentials; Locked
     */
    401: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountLoginError = AccountLoginErrors[keyof AccountLoginErrors];

export type AccountLoginResponses = {
    /**
     * A new session
     */
    200: LoginResponse;
};

export type AccountLoginResponse = AccountLoginResponses[keyof AccountLoginResponses];

export type AccountMeData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/me';
};

export type AccountMeErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountMeError = AccountMeErrors[keyof AccountMeErrors];

export type AccountMeResponses = {
    /**
     * The caller's own account
     */
    200: Profile;
};

export type AccountMeResponse = AccountMeResponses[keyof AccountMeResponses];

export type AccountPermissionsData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/permissions';
};

export type AccountPermissionsErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountPermissionsError = AccountPermissionsErrors[keyof AccountPermissionsErrors];

export type AccountPermissionsResponses = {
    /**
     * What the caller may do
     */
    200: PermissionsResponse;
};

export type AccountPermissionsResponse = AccountPermissionsResponses[keyof AccountPermissionsResponses];

export type AccountLogoutData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/logout';
};

export type AccountLogoutErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountLogoutError = AccountLogoutErrors[keyof AccountLogoutErrors];

export type AccountLogoutResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AccountLogoutResponse = AccountLogoutResponses[keyof AccountLogoutResponses];

export type AccountSendOtpData = {
    body: SendOtpRequest;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/send-otp';
};

export type AccountSendOtpErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountSendOtpError = AccountSendOtpErrors[keyof AccountSendOtpErrors];

export type AccountSendOtpResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AccountSendOtpResponse = AccountSendOtpResponses[keyof AccountSendOtpResponses];

export type AccountRequestPasswordResetData = {
    body: RequestPasswordResetRequest;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/request-reset-password';
};

export type AccountRequestPasswordResetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountRequestPasswordResetError = AccountRequestPasswordResetErrors[keyof AccountRequestPasswordResetErrors];

export type AccountRequestPasswordResetResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AccountRequestPasswordResetResponse = AccountRequestPasswordResetResponses[keyof AccountRequestPasswordResetResponses];

export type AccountChangePasswordData = {
    body: ChangePasswordRequest;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/change-password';
};

export type AccountChangePasswordErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountChangePasswordError = AccountChangePasswordErrors[keyof AccountChangePasswordErrors];

export type AccountChangePasswordResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AccountChangePasswordResponse = AccountChangePasswordResponses[keyof AccountChangePasswordResponses];

export type AccountSendPhoneChangeOtpData = {
    body: SendOtpRequest;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/phone/change/send-otp';
};

export type AccountSendPhoneChangeOtpErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountSendPhoneChangeOtpError = AccountSendPhoneChangeOtpErrors[keyof AccountSendPhoneChangeOtpErrors];

export type AccountSendPhoneChangeOtpResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AccountSendPhoneChangeOtpResponse = AccountSendPhoneChangeOtpResponses[keyof AccountSendPhoneChangeOtpResponses];

export type AccountVerifyPhoneChangeData = {
    body: VerifyPhoneChangeRequest;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/phone/change/verify-otp';
};

export type AccountVerifyPhoneChangeErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountVerifyPhoneChangeError = AccountVerifyPhoneChangeErrors[keyof AccountVerifyPhoneChangeErrors];

export type AccountVerifyPhoneChangeResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AccountVerifyPhoneChangeResponse = AccountVerifyPhoneChangeResponses[keyof AccountVerifyPhoneChangeResponses];

export type AccountPreferencesData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/preferences';
};

export type AccountPreferencesErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountPreferencesError = AccountPreferencesErrors[keyof AccountPreferencesErrors];

export type AccountPreferencesResponses = {
    /**
     * What the caller has chosen
     */
    200: PreferencesResponse;
};

export type AccountPreferencesResponse = AccountPreferencesResponses[keyof AccountPreferencesResponses];

export type AccountUpdatePreferencesData = {
    body?: PreferencesPatch;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/preferences';
};

export type AccountUpdatePreferencesErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountUpdatePreferencesError = AccountUpdatePreferencesErrors[keyof AccountUpdatePreferencesErrors];

export type AccountUpdatePreferencesResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type AccountUpdatePreferencesResponse = AccountUpdatePreferencesResponses[keyof AccountUpdatePreferencesResponses];

export type AccountTimeData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/time';
};

export type AccountTimeErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AccountTimeError = AccountTimeErrors[keyof AccountTimeErrors];

export type AccountTimeResponses = {
    /**
     * The server's time
     */
    200: TimeResponse;
};

export type AccountTimeResponse = AccountTimeResponses[keyof AccountTimeResponses];

export type ApiKeysListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'name' | '-name' | 'expires_at' | '-expires_at';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only keys with that role.
         */
        role_id?: number;
        /**
         * Only keys that this administrator made.
         */
        created_by?: number;
    };
    url: '/api/admin/api-keys';
};

export type ApiKeysListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ApiKeysListError = ApiKeysListErrors[keyof ApiKeysListErrors];

export type ApiKeysListResponses = {
    /**
     * A page of API keys
     */
    200: ListApiKeysResponse;
};

export type ApiKeysListResponse = ApiKeysListResponses[keyof ApiKeysListResponses];

export type ApiKeysCreateData = {
    body: ApiKeyCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/api-keys';
};

export type ApiKeysCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Already answered
     */
    409: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ApiKeysCreateError = ApiKeysCreateErrors[keyof ApiKeysCreateErrors];

export type ApiKeysCreateResponses = {
    /**
     * An API key that was made
     */
    201: ApiKeyCreated;
};

export type ApiKeysCreateResponse = ApiKeysCreateResponses[keyof ApiKeysCreateResponses];

export type ApiKeysDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/api-keys/{id}';
};

export type ApiKeysDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ApiKeysDeleteError = ApiKeysDeleteErrors[keyof ApiKeysDeleteErrors];

export type ApiKeysDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ApiKeysDeleteResponse = ApiKeysDeleteResponses[keyof ApiKeysDeleteResponses];

export type ApiKeysGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/api-keys/{id}';
};

export type ApiKeysGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ApiKeysGetError = ApiKeysGetErrors[keyof ApiKeysGetErrors];

export type ApiKeysGetResponses = {
    /**
     * An API key in full
     */
    200: ApiKeyResponse;
};

export type ApiKeysGetResponse = ApiKeysGetResponses[keyof ApiKeysGetResponses];

export type AuditLogListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'occurred_at' | '-occurred_at';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only records of that module.
         */
        module?: string;
        /**
         * Only records with that id.
         */
        record_id?: number;
        /**
         * Only what that user did.
         */
        user_id?: number;
        /**
         * Only what was done with that API key.
         */
        api_key_id?: number;
        /**
         * Only what was done in that way.
         */
        action?: 'created' | 'updated' | 'deleted' | 'restored';
    };
    url: '/api/admin/audit-log';
};

export type AuditLogListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type AuditLogListError = AuditLogListErrors[keyof AuditLogListErrors];

export type AuditLogListResponses = {
    /**
     * A page of the audit log
     */
    200: ListAuditLogResponse;
};

export type AuditLogListResponse = AuditLogListResponses[keyof AuditLogListResponses];

export type ConnectionsAuthorizeDriveData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/extsvc-api/drive/authorize';
};

export type ConnectionsAuthorizeDriveErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ConnectionsAuthorizeDriveError = ConnectionsAuthorizeDriveErrors[keyof ConnectionsAuthorizeDriveErrors];

export type ConnectionsAuthorizeDriveResponses = {
    /**
     * Where to authorize
     */
    200: AuthorizeResponse;
};

export type ConnectionsAuthorizeDriveResponse = ConnectionsAuthorizeDriveResponses[keyof ConnectionsAuthorizeDriveResponses];

export type ConnectionsSaveDriveTokenData = {
    body?: SaveTokenRequest;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/extsvc-api/drive/token';
};

export type ConnectionsSaveDriveTokenErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ConnectionsSaveDriveTokenError = ConnectionsSaveDriveTokenErrors[keyof ConnectionsSaveDriveTokenErrors];

export type ConnectionsSaveDriveTokenResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ConnectionsSaveDriveTokenResponse = ConnectionsSaveDriveTokenResponses[keyof ConnectionsSaveDriveTokenResponses];

export type ConnectionsAuthorizeCalendarData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/extsvc-api/calendar/authorize';
};

export type ConnectionsAuthorizeCalendarErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ConnectionsAuthorizeCalendarError = ConnectionsAuthorizeCalendarErrors[keyof ConnectionsAuthorizeCalendarErrors];

export type ConnectionsAuthorizeCalendarResponses = {
    /**
     * Where to authorize
     */
    200: AuthorizeResponse;
};

export type ConnectionsAuthorizeCalendarResponse = ConnectionsAuthorizeCalendarResponses[keyof ConnectionsAuthorizeCalendarResponses];

export type ConnectionsSaveCalendarTokenData = {
    body?: SaveTokenRequest;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/extsvc-api/calendar/token';
};

export type ConnectionsSaveCalendarTokenErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ConnectionsSaveCalendarTokenError = ConnectionsSaveCalendarTokenErrors[keyof ConnectionsSaveCalendarTokenErrors];

export type ConnectionsSaveCalendarTokenResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ConnectionsSaveCalendarTokenResponse = ConnectionsSaveCalendarTokenResponses[keyof ConnectionsSaveCalendarTokenResponses];

export type ConnectionsAuthorizeOwnCalendarData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/extsvc-api/calendar/own/authorize';
};

export type ConnectionsAuthorizeOwnCalendarErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ConnectionsAuthorizeOwnCalendarError = ConnectionsAuthorizeOwnCalendarErrors[keyof ConnectionsAuthorizeOwnCalendarErrors];

export type ConnectionsAuthorizeOwnCalendarResponses = {
    /**
     * Where to authorize
     */
    200: AuthorizeResponse;
};

export type ConnectionsAuthorizeOwnCalendarResponse = ConnectionsAuthorizeOwnCalendarResponses[keyof ConnectionsAuthorizeOwnCalendarResponses];

export type ConnectionsSaveOwnCalendarTokenData = {
    body?: SaveTokenRequest;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/extsvc-api/calendar/own/token';
};

export type ConnectionsSaveOwnCalendarTokenErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ConnectionsSaveOwnCalendarTokenError = ConnectionsSaveOwnCalendarTokenErrors[keyof ConnectionsSaveOwnCalendarTokenErrors];

export type ConnectionsSaveOwnCalendarTokenResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ConnectionsSaveOwnCalendarTokenResponse = ConnectionsSaveOwnCalendarTokenResponses[keyof ConnectionsSaveOwnCalendarTokenResponses];

export type DeadLettersListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'failed_at' | '-failed_at' | 'attempts' | '-attempts';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only those of that consumer.
         */
        consumer?: string;
        /**
         * Only events of that type.
         */
        event_type?: string;
    };
    url: '/api/admin/dead-letters';
};

export type DeadLettersListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type DeadLettersListError = DeadLettersListErrors[keyof DeadLettersListErrors];

export type DeadLettersListResponses = {
    /**
     * A page of dead letters
     */
    200: ListDeadLettersResponse;
};

export type DeadLettersListResponse = DeadLettersListResponses[keyof DeadLettersListResponses];

export type DeadLettersDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/dead-letters/{id}';
};

export type DeadLettersDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type DeadLettersDeleteError = DeadLettersDeleteErrors[keyof DeadLettersDeleteErrors];

export type DeadLettersDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type DeadLettersDeleteResponse = DeadLettersDeleteResponses[keyof DeadLettersDeleteResponses];

export type DeadLettersGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/dead-letters/{id}';
};

export type DeadLettersGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type DeadLettersGetError = DeadLettersGetErrors[keyof DeadLettersGetErrors];

export type DeadLettersGetResponses = {
    /**
     * A dead letter in full
     */
    200: DeadLetterResponse;
};

export type DeadLettersGetResponse = DeadLettersGetResponses[keyof DeadLettersGetResponses];

export type DeadLettersReplayData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/dead-letters/{id}/replay';
};

export type DeadLettersReplayErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type DeadLettersReplayError = DeadLettersReplayErrors[keyof DeadLettersReplayErrors];

export type DeadLettersReplayResponses = {
    /**
     * What was asked for
     */
    200: DeadLetterDecided;
};

export type DeadLettersReplayResponse = DeadLettersReplayResponses[keyof DeadLettersReplayResponses];

export type LiveFollowData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/events';
};

export type LiveFollowErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type LiveFollowError = LiveFollowErrors[keyof LiveFollowErrors];

export type LiveFollowResponses = {
    /**
     * Message that represents an arbitrary HTTP body
     */
    200: string;
};

export type LiveFollowResponse = LiveFollowResponses[keyof LiveFollowResponses];

export type PortalUsersListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'first_name' | '-first_name' | 'last_name' | '-last_name' | 'email' | '-email';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only the portal users of that client.
         */
        client_id?: number;
        /**
         * Only portal users of that status.
         */
        status?: 'active' | 'inactive';
    };
    url: '/api/admin/portal-users';
};

export type PortalUsersListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PortalUsersListError = PortalUsersListErrors[keyof PortalUsersListErrors];

export type PortalUsersListResponses = {
    /**
     * A page of portal users
     */
    200: ListPortalUsersResponse;
};

export type PortalUsersListResponse = PortalUsersListResponses[keyof PortalUsersListResponses];

export type PortalUsersCreateData = {
    body: PortalUserCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/portal-users';
};

export type PortalUsersCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PortalUsersCreateError = PortalUsersCreateErrors[keyof PortalUsersCreateErrors];

export type PortalUsersCreateResponses = {
    /**
     * A portal user in full
     */
    201: PortalUserResponse;
};

export type PortalUsersCreateResponse = PortalUsersCreateResponses[keyof PortalUsersCreateResponses];

export type PortalUsersDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/portal-users/{id}';
};

export type PortalUsersDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PortalUsersDeleteError = PortalUsersDeleteErrors[keyof PortalUsersDeleteErrors];

export type PortalUsersDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type PortalUsersDeleteResponse = PortalUsersDeleteResponses[keyof PortalUsersDeleteResponses];

export type PortalUsersGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/portal-users/{id}';
};

export type PortalUsersGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PortalUsersGetError = PortalUsersGetErrors[keyof PortalUsersGetErrors];

export type PortalUsersGetResponses = {
    /**
     * A portal user in full
     */
    200: PortalUserResponse;
};

export type PortalUsersGetResponse = PortalUsersGetResponses[keyof PortalUsersGetResponses];

export type PortalUsersUpdateData = {
    body?: PortalUserPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the user.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/portal-users/{id}';
};

export type PortalUsersUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PortalUsersUpdateError = PortalUsersUpdateErrors[keyof PortalUsersUpdateErrors];

export type PortalUsersUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type PortalUsersUpdateResponse = PortalUsersUpdateResponses[keyof PortalUsersUpdateResponses];

export type PortalUsersReplaceData = {
    body: PortalUserReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the user.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/portal-users/{id}';
};

export type PortalUsersReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PortalUsersReplaceError = PortalUsersReplaceErrors[keyof PortalUsersReplaceErrors];

export type PortalUsersReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type PortalUsersReplaceResponse = PortalUsersReplaceResponses[keyof PortalUsersReplaceResponses];

export type PortalUsersListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/portal_users';
};

export type PortalUsersListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PortalUsersListDeletedError = PortalUsersListDeletedErrors[keyof PortalUsersListDeletedErrors];

export type PortalUsersListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type PortalUsersListDeletedResponse = PortalUsersListDeletedResponses[keyof PortalUsersListDeletedResponses];

export type PortalUsersRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/portal_users/{id}/restore';
};

export type PortalUsersRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type PortalUsersRestoreError = PortalUsersRestoreErrors[keyof PortalUsersRestoreErrors];

export type PortalUsersRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type PortalUsersRestoreResponse = PortalUsersRestoreResponses[keyof PortalUsersRestoreResponses];

export type RolesListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
    };
    url: '/api/admin/roles';
};

export type RolesListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type RolesListError = RolesListErrors[keyof RolesListErrors];

export type RolesListResponses = {
    /**
     * A page of roles
     */
    200: ListRolesResponse;
};

export type RolesListResponse = RolesListResponses[keyof RolesListResponses];

export type RolesCreateData = {
    body: RoleCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/roles';
};

export type RolesCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type RolesCreateError = RolesCreateErrors[keyof RolesCreateErrors];

export type RolesCreateResponses = {
    /**
     * A role in full
     */
    201: RoleResponse;
};

export type RolesCreateResponse = RolesCreateResponses[keyof RolesCreateResponses];

export type RolesDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/roles/{id}';
};

export type RolesDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type RolesDeleteError = RolesDeleteErrors[keyof RolesDeleteErrors];

export type RolesDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type RolesDeleteResponse = RolesDeleteResponses[keyof RolesDeleteResponses];

export type RolesGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/roles/{id}';
};

export type RolesGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type RolesGetError = RolesGetErrors[keyof RolesGetErrors];

export type RolesGetResponses = {
    /**
     * A role in full
     */
    200: RoleResponse;
};

export type RolesGetResponse = RolesGetResponses[keyof RolesGetResponses];

export type RolesUpdateData = {
    body?: RolePatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the role.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/roles/{id}';
};

export type RolesUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type RolesUpdateError = RolesUpdateErrors[keyof RolesUpdateErrors];

export type RolesUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type RolesUpdateResponse = RolesUpdateResponses[keyof RolesUpdateResponses];

export type RolesReplaceData = {
    body: RoleReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the role.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/roles/{id}';
};

export type RolesReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type RolesReplaceError = RolesReplaceErrors[keyof RolesReplaceErrors];

export type RolesReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type RolesReplaceResponse = RolesReplaceResponses[keyof RolesReplaceResponses];

export type RolesListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/roles';
};

export type RolesListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type RolesListDeletedError = RolesListDeletedErrors[keyof RolesListDeletedErrors];

export type RolesListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type RolesListDeletedResponse = RolesListDeletedResponses[keyof RolesListDeletedResponses];

export type RolesRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/roles/{id}/restore';
};

export type RolesRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type RolesRestoreError = RolesRestoreErrors[keyof RolesRestoreErrors];

export type RolesRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type RolesRestoreResponse = RolesRestoreResponses[keyof RolesRestoreResponses];

export type TeamListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'first_name' | '-first_name' | 'last_name' | '-last_name' | 'email' | '-email';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only members of that status.
         */
        status?: 'active' | 'inactive';
        /**
         * Only members with that role.
         */
        role_id?: number;
    };
    url: '/api/team';
};

export type TeamListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamListError = TeamListErrors[keyof TeamListErrors];

export type TeamListResponses = {
    /**
     * A page of team members
     */
    200: ListTeamResponse;
};

export type TeamListResponse = TeamListResponses[keyof TeamListResponses];

export type TeamCreateData = {
    body: IdentityTeamMemberCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/team';
};

export type TeamCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamCreateError = TeamCreateErrors[keyof TeamCreateErrors];

export type TeamCreateResponses = {
    /**
     * A team member in full
     */
    201: IdentityTeamMemberResponse;
};

export type TeamCreateResponse = TeamCreateResponses[keyof TeamCreateResponses];

export type TeamDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/team/{id}';
};

export type TeamDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamDeleteError = TeamDeleteErrors[keyof TeamDeleteErrors];

export type TeamDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TeamDeleteResponse = TeamDeleteResponses[keyof TeamDeleteResponses];

export type TeamGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/team/{id}';
};

export type TeamGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamGetError = TeamGetErrors[keyof TeamGetErrors];

export type TeamGetResponses = {
    /**
     * A team member in full
     */
    200: IdentityTeamMemberResponse;
};

export type TeamGetResponse = TeamGetResponses[keyof TeamGetResponses];

export type TeamUpdateData = {
    body?: IdentityTeamMemberPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the user.
         */
        id: number;
    };
    query?: never;
    url: '/api/team/{id}';
};

export type TeamUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamUpdateError = TeamUpdateErrors[keyof TeamUpdateErrors];

export type TeamUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TeamUpdateResponse = TeamUpdateResponses[keyof TeamUpdateResponses];

export type TeamReplaceData = {
    body: IdentityTeamMemberReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the user.
         */
        id: number;
    };
    query?: never;
    url: '/api/team/{id}';
};

export type TeamReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamReplaceError = TeamReplaceErrors[keyof TeamReplaceErrors];

export type TeamReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TeamReplaceResponse = TeamReplaceResponses[keyof TeamReplaceResponses];

export type TeamListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/team';
};

export type TeamListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamListDeletedError = TeamListDeletedErrors[keyof TeamListDeletedErrors];

export type TeamListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type TeamListDeletedResponse = TeamListDeletedResponses[keyof TeamListDeletedResponses];

export type TeamRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/team/{id}/restore';
};

export type TeamRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamRestoreError = TeamRestoreErrors[keyof TeamRestoreErrors];

export type TeamRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TeamRestoreResponse = TeamRestoreResponses[keyof TeamRestoreResponses];

export type WebhooksListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'url' | '-url';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only those that are told, or are not.
         */
        active?: boolean;
    };
    url: '/api/admin/webhooks';
};

export type WebhooksListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksListError = WebhooksListErrors[keyof WebhooksListErrors];

export type WebhooksListResponses = {
    /**
     * A page of webhooks
     */
    200: ListWebhooksResponse;
};

export type WebhooksListResponse = WebhooksListResponses[keyof WebhooksListResponses];

export type WebhooksCreateData = {
    body: WebhookCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/webhooks';
};

export type WebhooksCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Already answered
     */
    409: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksCreateError = WebhooksCreateErrors[keyof WebhooksCreateErrors];

export type WebhooksCreateResponses = {
    /**
     * A webhook that was created
     */
    201: WebhookCreated;
};

export type WebhooksCreateResponse = WebhooksCreateResponses[keyof WebhooksCreateResponses];

export type WebhooksDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/webhooks/{id}';
};

export type WebhooksDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksDeleteError = WebhooksDeleteErrors[keyof WebhooksDeleteErrors];

export type WebhooksDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type WebhooksDeleteResponse = WebhooksDeleteResponses[keyof WebhooksDeleteResponses];

export type WebhooksGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/webhooks/{id}';
};

export type WebhooksGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksGetError = WebhooksGetErrors[keyof WebhooksGetErrors];

export type WebhooksGetResponses = {
    /**
     * A webhook in full
     */
    200: WebhookResponse;
};

export type WebhooksGetResponse = WebhooksGetResponses[keyof WebhooksGetResponses];

export type WebhooksUpdateData = {
    body?: WebhookPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the webhook.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/webhooks/{id}';
};

export type WebhooksUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksUpdateError = WebhooksUpdateErrors[keyof WebhooksUpdateErrors];

export type WebhooksUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type WebhooksUpdateResponse = WebhooksUpdateResponses[keyof WebhooksUpdateResponses];

export type WebhooksReplaceData = {
    body: WebhookReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the webhook.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/webhooks/{id}';
};

export type WebhooksReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksReplaceError = WebhooksReplaceErrors[keyof WebhooksReplaceErrors];

export type WebhooksReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type WebhooksReplaceResponse = WebhooksReplaceResponses[keyof WebhooksReplaceResponses];

export type WebhooksRotateSecretData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/webhooks/{id}/rotate-secret';
};

export type WebhooksRotateSecretErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Already answered
     */
    409: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksRotateSecretError = WebhooksRotateSecretErrors[keyof WebhooksRotateSecretErrors];

export type WebhooksRotateSecretResponses = {
    /**
     * A webhook that was given another secret
     */
    200: WebhookSecretRotated;
};

export type WebhooksRotateSecretResponse = WebhooksRotateSecretResponses[keyof WebhooksRotateSecretResponses];

export type WebhooksListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/webhooks';
};

export type WebhooksListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksListDeletedError = WebhooksListDeletedErrors[keyof WebhooksListDeletedErrors];

export type WebhooksListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type WebhooksListDeletedResponse = WebhooksListDeletedResponses[keyof WebhooksListDeletedResponses];

export type WebhooksRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/webhooks/{id}/restore';
};

export type WebhooksRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksRestoreError = WebhooksRestoreErrors[keyof WebhooksRestoreErrors];

export type WebhooksRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type WebhooksRestoreResponse = WebhooksRestoreResponses[keyof WebhooksRestoreResponses];

export type WebhooksListDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the webhook.
         */
        id: number;
    };
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Only those that stand so.
         */
        status?: 'pending' | 'delivered' | 'failed';
        /**
         * Only events of that type.
         */
        type?: string;
    };
    url: '/api/admin/webhooks/{id}/deliveries';
};

export type WebhooksListDeliveriesErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksListDeliveriesError = WebhooksListDeliveriesErrors[keyof WebhooksListDeliveriesErrors];

export type WebhooksListDeliveriesResponses = {
    /**
     * A page of deliveries
     */
    200: ListDeliveriesResponse;
};

export type WebhooksListDeliveriesResponse = WebhooksListDeliveriesResponses[keyof WebhooksListDeliveriesResponses];

export type WebhooksReplayDeliveryData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the webhook.
         */
        id: number;
        /**
         * The id of the delivery.
         */
        delivery_id: number;
    };
    query?: never;
    url: '/api/admin/webhooks/{id}/deliveries/{delivery_id}/replay';
};

export type WebhooksReplayDeliveryErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type WebhooksReplayDeliveryError = WebhooksReplayDeliveryErrors[keyof WebhooksReplayDeliveryErrors];

export type WebhooksReplayDeliveryResponses = {
    /**
     * What was asked for
     */
    200: DeliveryReplayed;
};

export type WebhooksReplayDeliveryResponse = WebhooksReplayDeliveryResponses[keyof WebhooksReplayDeliveryResponses];

export type ChecklistTemplatesListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title' | 'sort' | '-sort';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
    };
    url: '/api/checklist-templates';
};

export type ChecklistTemplatesListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ChecklistTemplatesListError = ChecklistTemplatesListErrors[keyof ChecklistTemplatesListErrors];

export type ChecklistTemplatesListResponses = {
    /**
     * A page of checklist templates
     */
    200: ListChecklistTemplatesResponse;
};

export type ChecklistTemplatesListResponse = ChecklistTemplatesListResponses[keyof ChecklistTemplatesListResponses];

export type ChecklistTemplatesCreateData = {
    body: ChecklistTemplateCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/checklist-templates';
};

export type ChecklistTemplatesCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ChecklistTemplatesCreateError = ChecklistTemplatesCreateErrors[keyof ChecklistTemplatesCreateErrors];

export type ChecklistTemplatesCreateResponses = {
    /**
     * A checklist template in full
     */
    201: ChecklistTemplateResponse;
};

export type ChecklistTemplatesCreateResponse = ChecklistTemplatesCreateResponses[keyof ChecklistTemplatesCreateResponses];

export type ChecklistTemplatesDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/checklist-templates/{id}';
};

export type ChecklistTemplatesDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ChecklistTemplatesDeleteError = ChecklistTemplatesDeleteErrors[keyof ChecklistTemplatesDeleteErrors];

export type ChecklistTemplatesDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ChecklistTemplatesDeleteResponse = ChecklistTemplatesDeleteResponses[keyof ChecklistTemplatesDeleteResponses];

export type ChecklistTemplatesGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/checklist-templates/{id}';
};

export type ChecklistTemplatesGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ChecklistTemplatesGetError = ChecklistTemplatesGetErrors[keyof ChecklistTemplatesGetErrors];

export type ChecklistTemplatesGetResponses = {
    /**
     * A checklist template in full
     */
    200: ChecklistTemplateResponse;
};

export type ChecklistTemplatesGetResponse = ChecklistTemplatesGetResponses[keyof ChecklistTemplatesGetResponses];

export type ChecklistTemplatesUpdateData = {
    body?: ChecklistTemplatePatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the template.
         */
        id: number;
    };
    query?: never;
    url: '/api/checklist-templates/{id}';
};

export type ChecklistTemplatesUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ChecklistTemplatesUpdateError = ChecklistTemplatesUpdateErrors[keyof ChecklistTemplatesUpdateErrors];

export type ChecklistTemplatesUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ChecklistTemplatesUpdateResponse = ChecklistTemplatesUpdateResponses[keyof ChecklistTemplatesUpdateResponses];

export type ChecklistTemplatesReplaceData = {
    body: ChecklistTemplateReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the template.
         */
        id: number;
    };
    query?: never;
    url: '/api/checklist-templates/{id}';
};

export type ChecklistTemplatesReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ChecklistTemplatesReplaceError = ChecklistTemplatesReplaceErrors[keyof ChecklistTemplatesReplaceErrors];

export type ChecklistTemplatesReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ChecklistTemplatesReplaceResponse = ChecklistTemplatesReplaceResponses[keyof ChecklistTemplatesReplaceResponses];

export type ChecklistTemplatesListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/checklist_templates';
};

export type ChecklistTemplatesListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ChecklistTemplatesListDeletedError = ChecklistTemplatesListDeletedErrors[keyof ChecklistTemplatesListDeletedErrors];

export type ChecklistTemplatesListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type ChecklistTemplatesListDeletedResponse = ChecklistTemplatesListDeletedResponses[keyof ChecklistTemplatesListDeletedResponses];

export type ChecklistTemplatesRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/checklist_templates/{id}/restore';
};

export type ChecklistTemplatesRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ChecklistTemplatesRestoreError = ChecklistTemplatesRestoreErrors[keyof ChecklistTemplatesRestoreErrors];

export type ChecklistTemplatesRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ChecklistTemplatesRestoreResponse = ChecklistTemplatesRestoreResponses[keyof ChecklistTemplatesRestoreResponses];

export type ProjectStatusesListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title' | 'sort' | '-sort';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
    };
    url: '/api/project-statuses';
};

export type ProjectStatusesListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ProjectStatusesListError = ProjectStatusesListErrors[keyof ProjectStatusesListErrors];

export type ProjectStatusesListResponses = {
    /**
     * A page of project statuses
     */
    200: ListProjectStatusesResponse;
};

export type ProjectStatusesListResponse = ProjectStatusesListResponses[keyof ProjectStatusesListResponses];

export type ProjectStatusesCreateData = {
    body: ProjectStatusCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/project-statuses';
};

export type ProjectStatusesCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ProjectStatusesCreateError = ProjectStatusesCreateErrors[keyof ProjectStatusesCreateErrors];

export type ProjectStatusesCreateResponses = {
    /**
     * A project status in full
     */
    201: ProjectStatusResponse;
};

export type ProjectStatusesCreateResponse = ProjectStatusesCreateResponses[keyof ProjectStatusesCreateResponses];

export type ProjectStatusesDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/project-statuses/{id}';
};

export type ProjectStatusesDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ProjectStatusesDeleteError = ProjectStatusesDeleteErrors[keyof ProjectStatusesDeleteErrors];

export type ProjectStatusesDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ProjectStatusesDeleteResponse = ProjectStatusesDeleteResponses[keyof ProjectStatusesDeleteResponses];

export type ProjectStatusesGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/project-statuses/{id}';
};

export type ProjectStatusesGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ProjectStatusesGetError = ProjectStatusesGetErrors[keyof ProjectStatusesGetErrors];

export type ProjectStatusesGetResponses = {
    /**
     * A project status in full
     */
    200: ProjectStatusResponse;
};

export type ProjectStatusesGetResponse = ProjectStatusesGetResponses[keyof ProjectStatusesGetResponses];

export type ProjectStatusesUpdateData = {
    body?: ProjectStatusPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the status.
         */
        id: number;
    };
    query?: never;
    url: '/api/project-statuses/{id}';
};

export type ProjectStatusesUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ProjectStatusesUpdateError = ProjectStatusesUpdateErrors[keyof ProjectStatusesUpdateErrors];

export type ProjectStatusesUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ProjectStatusesUpdateResponse = ProjectStatusesUpdateResponses[keyof ProjectStatusesUpdateResponses];

export type ProjectStatusesReplaceData = {
    body: ProjectStatusReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the status.
         */
        id: number;
    };
    query?: never;
    url: '/api/project-statuses/{id}';
};

export type ProjectStatusesReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ProjectStatusesReplaceError = ProjectStatusesReplaceErrors[keyof ProjectStatusesReplaceErrors];

export type ProjectStatusesReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ProjectStatusesReplaceResponse = ProjectStatusesReplaceResponses[keyof ProjectStatusesReplaceResponses];

export type ProjectStatusesListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/project_statuses';
};

export type ProjectStatusesListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ProjectStatusesListDeletedError = ProjectStatusesListDeletedErrors[keyof ProjectStatusesListDeletedErrors];

export type ProjectStatusesListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type ProjectStatusesListDeletedResponse = ProjectStatusesListDeletedResponses[keyof ProjectStatusesListDeletedResponses];

export type ProjectStatusesRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/project_statuses/{id}/restore';
};

export type ProjectStatusesRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type ProjectStatusesRestoreError = ProjectStatusesRestoreErrors[keyof ProjectStatusesRestoreErrors];

export type ProjectStatusesRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type ProjectStatusesRestoreResponse = ProjectStatusesRestoreResponses[keyof ProjectStatusesRestoreResponses];

export type TasksListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'title' | '-title' | 'start_date' | '-start_date' | 'deadline' | '-deadline';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only tasks of that project.
         */
        project_id?: number;
        /**
         * Only tasks that are assigned to that user.
         */
        assigned_to?: number;
        /**
         * Only tasks of that status.
         */
        status?: 'not_started' | 'in_progress' | 'on_hold' | 'done' | 'cancelled';
        /**
         * Only tasks of that priority.
         */
        priority?: 'low' | 'medium' | 'high' | 'urgent';
        /**
         * Only tasks with that label.
         */
        label?: string;
        /**
         * Only tasks whose deadline is that day (UTC) or later.
         */
        deadline_from?: string;
        /**
         * Only tasks whose deadline is that day (UTC) or earlier.
         */
        deadline_to?: string;
        /**
         * Only tasks that are (or are not) overdue: the deadline is before today (UTC), and the task is neither done nor cancelled.
         */
        overdue?: boolean;
    };
    url: '/api/tasks';
};

export type TasksListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TasksListError = TasksListErrors[keyof TasksListErrors];

export type TasksListResponses = {
    /**
     * A page of tasks
     */
    200: ListTasksResponse;
};

export type TasksListResponse = TasksListResponses[keyof TasksListResponses];

export type TasksCreateData = {
    body: TaskCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/tasks';
};

export type TasksCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TasksCreateError = TasksCreateErrors[keyof TasksCreateErrors];

export type TasksCreateResponses = {
    /**
     * The answer to a create
     */
    201: TaskCreatedResponse;
};

export type TasksCreateResponse = TasksCreateResponses[keyof TasksCreateResponses];

export type TasksDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/tasks/{id}';
};

export type TasksDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TasksDeleteError = TasksDeleteErrors[keyof TasksDeleteErrors];

export type TasksDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TasksDeleteResponse = TasksDeleteResponses[keyof TasksDeleteResponses];

export type TasksGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/tasks/{id}';
};

export type TasksGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TasksGetError = TasksGetErrors[keyof TasksGetErrors];

export type TasksGetResponses = {
    /**
     * A task in full
     */
    200: TaskResponse;
};

export type TasksGetResponse = TasksGetResponses[keyof TasksGetResponses];

export type TasksUpdateData = {
    body?: TaskPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the task.
         */
        id: number;
    };
    query?: never;
    url: '/api/tasks/{id}';
};

export type TasksUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TasksUpdateError = TasksUpdateErrors[keyof TasksUpdateErrors];

export type TasksUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TasksUpdateResponse = TasksUpdateResponses[keyof TasksUpdateResponses];

export type TasksReplaceData = {
    body: TaskReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the task.
         */
        id: number;
    };
    query?: never;
    url: '/api/tasks/{id}';
};

export type TasksReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TasksReplaceError = TasksReplaceErrors[keyof TasksReplaceErrors];

export type TasksReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TasksReplaceResponse = TasksReplaceResponses[keyof TasksReplaceResponses];

export type TasksListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/tasks';
};

export type TasksListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TasksListDeletedError = TasksListDeletedErrors[keyof TasksListDeletedErrors];

export type TasksListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type TasksListDeletedResponse = TasksListDeletedResponses[keyof TasksListDeletedResponses];

export type TasksRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/tasks/{id}/restore';
};

export type TasksRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TasksRestoreError = TasksRestoreErrors[keyof TasksRestoreErrors];

export type TasksRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TasksRestoreResponse = TasksRestoreResponses[keyof TasksRestoreResponses];

export type TeamMembersListData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
        /**
         * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
         */
        search?: string;
        /**
         * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
         */
        sort?: 'id' | '-id' | 'created_at' | '-created_at' | 'user_name' | '-user_name';
        /**
         * Only records created on that day (UTC) or later.
         */
        created_from?: string;
        /**
         * Only records created on that day (UTC) or earlier.
         */
        created_to?: string;
        /**
         * Only members of that project.
         */
        project_id?: number;
        /**
         * Only memberships of that user.
         */
        user_id?: number;
    };
    url: '/api/team_members';
};

export type TeamMembersListErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamMembersListError = TeamMembersListErrors[keyof TeamMembersListErrors];

export type TeamMembersListResponses = {
    /**
     * A page of project team members
     */
    200: ListTeamMembersResponse;
};

export type TeamMembersListResponse = TeamMembersListResponses[keyof TeamMembersListResponses];

export type TeamMembersCreateData = {
    body: WorkTeamMemberCreate;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/team_members';
};

export type TeamMembersCreateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamMembersCreateError = TeamMembersCreateErrors[keyof TeamMembersCreateErrors];

export type TeamMembersCreateResponses = {
    /**
     * A project team member in full
     */
    201: WorkTeamMemberResponse;
};

export type TeamMembersCreateResponse = TeamMembersCreateResponses[keyof TeamMembersCreateResponses];

export type TeamMembersDeleteData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/team_members/{id}';
};

export type TeamMembersDeleteErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamMembersDeleteError = TeamMembersDeleteErrors[keyof TeamMembersDeleteErrors];

export type TeamMembersDeleteResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TeamMembersDeleteResponse = TeamMembersDeleteResponses[keyof TeamMembersDeleteResponses];

export type TeamMembersGetData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/team_members/{id}';
};

export type TeamMembersGetErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamMembersGetError = TeamMembersGetErrors[keyof TeamMembersGetErrors];

export type TeamMembersGetResponses = {
    /**
     * A project team member in full
     */
    200: WorkTeamMemberResponse;
};

export type TeamMembersGetResponse = TeamMembersGetResponses[keyof TeamMembersGetResponses];

export type TeamMembersUpdateData = {
    body?: WorkTeamMemberPatchWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the membership.
         */
        id: number;
    };
    query?: never;
    url: '/api/team_members/{id}';
};

export type TeamMembersUpdateErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamMembersUpdateError = TeamMembersUpdateErrors[keyof TeamMembersUpdateErrors];

export type TeamMembersUpdateResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TeamMembersUpdateResponse = TeamMembersUpdateResponses[keyof TeamMembersUpdateResponses];

export type TeamMembersReplaceData = {
    body: WorkTeamMemberReplaceWritable;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the membership.
         */
        id: number;
    };
    query?: never;
    url: '/api/team_members/{id}';
};

export type TeamMembersReplaceErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Too large
     */
    413: Problem;
    /**
     * Unsupported media type
     */
    415: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamMembersReplaceError = TeamMembersReplaceErrors[keyof TeamMembersReplaceErrors];

export type TeamMembersReplaceResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TeamMembersReplaceResponse = TeamMembersReplaceResponses[keyof TeamMembersReplaceResponses];

export type TeamMembersListDeletedData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * The page, from 1.
         */
        page?: number;
        /**
         * How many records a page has; more than 100 means 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/team_members';
};

export type TeamMembersListDeletedErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamMembersListDeletedError = TeamMembersListDeletedErrors[keyof TeamMembersListDeletedErrors];

export type TeamMembersListDeletedResponses = {
    /**
     * A page of deleted records, the last deleted first
     */
    200: ListDeletedResponse;
};

export type TeamMembersListDeletedResponse = TeamMembersListDeletedResponses[keyof TeamMembersListDeletedResponses];

export type TeamMembersRestoreData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
        /**
         * The ETag of the record as it was read: if it has changed since, nothing is done and the answer is 412.
         */
        'If-Match'?: string;
        /**
         * Makes a repeat safe: the same key with the same body within 24 hours gets the first answer again, and nothing is done twice. The same key with another body is 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/team_members/{id}/restore';
};

export type TeamMembersRestoreErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Not signed in
     */
    401: Problem;
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Changed meanwhile
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
    /**
     * Unavailable
     */
    503: Problem;
    /**
     * Timed out
     */
    504: Problem;
};

export type TeamMembersRestoreError = TeamMembersRestoreErrors[keyof TeamMembersRestoreErrors];

export type TeamMembersRestoreResponses = {
    /**
     * The answer of an operation that has nothing to show but that it was done
     */
    200: Done;
};

export type TeamMembersRestoreResponse = TeamMembersRestoreResponses[keyof TeamMembersRestoreResponses];

export type GatewayDocsData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/docs';
};

export type GatewayDocsErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
};

export type GatewayDocsError = GatewayDocsErrors[keyof GatewayDocsErrors];

export type GatewayDocsResponses = {
    /**
     * An OpenAPI 3.1 document.
     */
    200: {
        /**
         * The version of OpenAPI.
         */
        openapi: string;
        /**
         * What the document says of itself.
         */
        info: {
            [key: string]: unknown;
        };
        /**
         * The operations, by path and verb.
         */
        paths: {
            [key: string]: unknown;
        };
    };
};

export type GatewayDocsResponse = GatewayDocsResponses[keyof GatewayDocsResponses];

export type GatewayGuideData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/llms.txt';
};

export type GatewayGuideErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Too many requests
     */
    429: Problem;
    /**
     * Internal error
     */
    500: Problem;
};

export type GatewayGuideError = GatewayGuideErrors[keyof GatewayGuideErrors];

export type GatewayGuideResponses = {
    /**
     * Markdown.
     */
    200: string;
};

export type GatewayGuideResponse = GatewayGuideResponses[keyof GatewayGuideResponses];

export type GatewayLiveData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/livez';
};

export type GatewayLiveErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
};

export type GatewayLiveError = GatewayLiveErrors[keyof GatewayLiveErrors];

export type GatewayLiveResponses = {
    /**
     * That the process lives.
     */
    200: {
        /**
         * Always true.
         */
        live: true;
    };
};

export type GatewayLiveResponse = GatewayLiveResponses[keyof GatewayLiveResponses];

export type GatewayReadyData = {
    body?: never;
    headers?: {
        /**
         * An id under which this request is logged everywhere; made where none is sent that has 1 to 128 characters out of letters, digits and `._:/+=@-`.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/readyz';
};

export type GatewayReadyErrors = {
    /**
     * Bad request; Malformed JSON; Nested too deeply
     */
    400: Problem;
    /**
     * Whether the gateway can do its work.
     */
    503: {
        /**
         * Whether every part that is needed answers.
         */
        ready: boolean;
        /**
         * Each part by name.
         */
        parts: {
            [key: string]: 'up' | 'away';
        };
    };
};

export type GatewayReadyError = GatewayReadyErrors[keyof GatewayReadyErrors];

export type GatewayReadyResponses = {
    /**
     * Whether the gateway can do its work.
     */
    200: {
        /**
         * Whether every part that is needed answers.
         */
        ready: boolean;
        /**
         * Each part by name.
         */
        parts: {
            [key: string]: 'up' | 'away';
        };
    };
};

export type GatewayReadyResponse = GatewayReadyResponses[keyof GatewayReadyResponses];
