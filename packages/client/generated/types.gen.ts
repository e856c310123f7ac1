/* Made from protos/ by packages/client/scripts/generate.ts; changes here are lost. */


export type ClientOptions = {
    baseUrl: string;
};

export type Webhooks = ReceiveInvoiceWebhookRequest | ReceiveItemWebhookRequest | ReceiveItemCategoryWebhookRequest | ReceiveAnnouncementWebhookRequest | ReceiveMessageWebhookRequest | ReceiveClientWebhookRequest | ReceiveContactWebhookRequest | ReceiveOrderWebhookRequest | ReceiveEstimateWebhookRequest | ReceiveContractWebhookRequest | ReceiveLeadWebhookRequest | ReceiveEstimateRequestWebhookRequest | ReceiveFolderWebhookRequest | ReceiveFileWebhookRequest | ReceiveUserWebhookRequest | ReceiveOrganizationWebhookRequest | ReceiveRoleWebhookRequest | ReceiveApiKeyWebhookRequest | ReceiveTaskWebhookRequest;

/**
 * An announcement.
 */
export type Announcement = {
    /**
     * The id of the announcement.
     */
    id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * The text.
     */
    description: string;
    /**
     * The first day (UTC) on which the audience sees it; immediately if not set.
     */
    start_date: string | null;
    /**
     * The last day (UTC) on which the audience sees it, not before start_date; no end if not set.
     */
    end_date: string | null;
    /**
     * The audience: `all_members` (staff), `all_clients` (portal users), `role:<id>` (staff with that role), `user:<id>`.
     */
    share_with: Array<string>;
    /**
     * True if the caller has marked the announcement as read.
     */
    read: boolean;
    /**
     * The user who created the announcement.
     */
    created_by: number;
    /**
     * The name of that user; empty if a service created it.
     */
    created_by_name: string;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type AnnouncementCreate = {
    title: string;
    description?: string | null;
    start_date?: string | null;
    end_date?: string | null;
    /**
     * Default: `["all_members"]`.
     */
    share_with?: Array<string> | null;
};

/**
 * An announcement.
 */
export type AnnouncementEvent = {
    id: number;
    /**
     * The version of the announcement after the change.
     */
    version: number;
    title: string;
    share_with: Array<string>;
    start_date: string;
    end_date: string;
    created_by: number;
};

/**
 * An announcement in a list.
 */
export type AnnouncementListItem = {
    id: number;
    title: string;
    description: string;
    created_at: string;
    read: boolean;
};

export type AnnouncementReplace = AnnouncementUpdate;

/**
 * The announcement.
 */
export type AnnouncementResponse = {
    record: Announcement;
};

export type AnnouncementUpdate = {
    readonly id?: number;
    title?: string;
    description?: string | null;
    start_date?: string | null;
    end_date?: string | null;
    share_with?: Array<string> | null;
    readonly read?: boolean;
    readonly created_by?: number;
    readonly created_by_name?: string;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * An API key, without the secret key.
 */
export type ApiKey = {
    /**
     * The id of the key.
     */
    id: number;
    /**
     * The purpose of the key.
     */
    name: string;
    /**
     * The role that limits the permissions of the key. The key never has more permissions than its creator.
     */
    role_id: number;
    /**
     * The expiry time, in the future; null if the key does not expire.
     */
    expires_at: string | null;
    /**
     * The first characters of the key.
     */
    prefix: string;
    /**
     * The time of the last use, to the minute; null if never used.
     */
    last_used_at: string | null;
    /**
     * The administrator who created the key and for whom it acts.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type ApiKeyCreate = {
    name: string;
    role_id: number;
    expires_at?: string | null;
};

/**
 * The created API key.
 */
export type ApiKeyCreated = {
    record: ApiKey;
    /**
     * The secret key, to be sent as a bearer token. It is returned only once.
     */
    key: string;
};

/**
 * An API key, without the key itself.
 */
export type ApiKeyEvent = {
    id: number;
    /**
     * The administrator that the key acts for.
     */
    user_id: number;
    name: string;
    role_id: number;
};

/**
 * An API key in a list.
 */
export type ApiKeyListItem = {
    id: number;
    name: string;
    prefix: string;
    role_id: number;
    expires_at: string | null;
    last_used_at: string | null;
    created_by: number;
    created_at: string;
};

/**
 * The API key.
 */
export type ApiKeyResponse = {
    record: ApiKey;
};

/**
 * An entry of the audit log.
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
     * The id of the record. In the module `account`, the id of the user; 0 if no account matches.
     */
    record_id: number;
    /**
     * The title of the record at that time.
     */
    title: string;
    action: AuditEntryAction;
    /**
     * The user who made the change; for an API key, the administrator it acts for. Null if a service made it, or if nobody was signed in.
     */
    user_id: number | null;
    /**
     * The API key used; null if none.
     */
    api_key_id: number | null;
    /**
     * The changed fields; for a new record, the fields that were set.
     */
    changes: Array<AuditedChange>;
    /**
     * The time of the event.
     */
    occurred_at: string;
    /**
     * The id of the request; empty if there was none.
     */
    request_id: string;
    /**
     * The IP address of the client app; only set in the module `account`.
     */
    address: string;
};

/**
 * The change made to the record.
 */
export type AuditEntryAction = 'created' | 'updated' | 'deleted' | 'restored' | 'signed_in' | 'sign_in_failed' | 'locked' | 'password_changed' | 'change_undone';

/**
 * The change of a field.
 */
export type AuditedChange = {
    /**
     * The name of the field.
     */
    field: string;
    /**
     * The previous value; null if it was not set. Long values are truncated text.
     */
    before: unknown;
    /**
     * The new value.
     */
    after: unknown;
};

/**
 * The authorization URL.
 */
export type AuthorizeResponse = {
    /**
     * The URL at the provider to which the user is sent. The provider redirects the browser to the configured address with `code` and `state`.
     */
    url: string;
};

/**
 * A new password.
 */
export type ChangePasswordRequest = {
    /**
     * The code from the email. Valid once, for 60 minutes after a reset request or 72 hours after an invitation.
     */
    code: string;
    /**
     * The new password: 12 to 128 characters, not a common password.
     */
    password: string;
    /**
     * The new password again.
     */
    retype_password: string;
};

/**
 * An item of the checklist of a task.
 */
export type ChecklistItem = {
    /**
     * The title of the item.
     */
    title: string;
    /**
     * True if the item is done.
     */
    is_checked: boolean;
};

export type ChecklistItemCreate = {
    title: string;
    is_checked?: boolean | null;
};

export type ChecklistItemReplace = {
    title: string;
    is_checked?: boolean | null;
};

/**
 * A checklist template.
 */
export type ChecklistTemplate = {
    /**
     * The id of the template.
     */
    id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * The checklist items.
     */
    items: Array<ChecklistTemplateItem>;
    /**
     * The sort position; lower numbers come first.
     */
    sort: number;
    /**
     * The number of items.
     */
    item_count: number;
    /**
     * The user who created the template.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type ChecklistTemplateCreate = {
    title: string;
    items?: Array<ChecklistTemplateItemCreate> | null;
    /**
     * Default: `0`.
     */
    sort?: number | null;
};

/**
 * An item of a checklist template.
 */
export type ChecklistTemplateItem = {
    /**
     * The title of the item.
     */
    title: string;
};

export type ChecklistTemplateItemCreate = {
    title: string;
};

export type ChecklistTemplateItemReplace = {
    title: string;
};

/**
 * A checklist template in a list.
 */
export type ChecklistTemplateListItem = {
    id: number;
    title: string;
    item_count: number;
    sort: number;
    created_at: string;
};

export type ChecklistTemplateReplace = ChecklistTemplateUpdate;

/**
 * The checklist template.
 */
export type ChecklistTemplateResponse = {
    record: ChecklistTemplate;
};

export type ChecklistTemplateUpdate = {
    readonly id?: number;
    title?: string;
    items?: Array<ChecklistTemplateItemReplace> | null;
    sort?: number | null;
    readonly item_count?: number;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * A client.
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
    type: ClientType;
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
     * The phone number, stored as sent.
     */
    phone: string;
    /**
     * The email address for invoices, estimates and contracts.
     */
    email: string;
    /**
     * The website URL.
     */
    website: string;
    /**
     * The currency (ISO 4217) of its estimates, orders, contracts and invoices; that of the organization if empty.
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
     * The ids of its groups, comma-separated.
     */
    group_ids: string;
    /**
     * Labels for searching and filtering.
     */
    labels: Array<string>;
    /**
     * The owner of the client; defaults to the caller.
     */
    owner_id: number;
    /**
     * The name of the owner.
     */
    owner_name: string;
    status: ClientStatus;
    /**
     * The user who created the client.
     */
    created_by: number;
    /**
     * The name of that user; empty if a service created it.
     */
    created_by_name: string;
    /**
     * The creation date (UTC).
     */
    created_date: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type ClientCreate = {
    company_name: string;
    type: ClientType;
    address?: string | null;
    city?: string | null;
    state?: string | null;
    zip?: string | null;
    country?: string | null;
    phone?: string | null;
    email?: string | null;
    website?: string | null;
    currency?: string | null;
    vat_number?: string | null;
    group_ids?: string | null;
    labels?: Array<string> | null;
    owner_id?: number | null;
    /**
     * Default: `"active"`.
     */
    status?: 'active' | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: ClientCustomFieldsEntries | null;
};

/**
 * A summary of the created client.
 */
export type ClientCreated = {
    id: number;
    company_name: string;
    type: ClientType;
    phone: string;
    city: string;
    created_date: string;
};

/**
 * The created record.
 */
export type ClientCreatedResponse = {
    record: ClientCreated;
};

export type ClientCustomFieldsEntries = {
    [key: string]: string | null;
};

/**
 * A client.
 */
export type ClientEvent = {
    id: number;
    /**
     * The version of the client after the change.
     */
    version: number;
    /**
     * The name of the company or person.
     */
    name: string;
    status: string;
    owner_id: number;
    created_by: number;
    currency: string;
    email: string;
};

/**
 * A client in a list.
 */
export type ClientListItem = {
    id: number;
    company_name: string;
    type: ClientType;
    phone: string;
    city: string;
    country: string;
    created_date: string;
    status: ClientStatus;
};

/**
 * The client.
 */
export type ClientResponse = {
    record: Client;
    /**
     * The custom field values, by key.
     */
    custom_fields: {
        [key: string]: string;
    };
};

/**
 * The status: active or inactive.
 */
export type ClientStatus = 'active' | 'inactive';

/**
 * The type of the record: an organization or a person.
 */
export type ClientType = 'organization' | 'person';

export type ClientUpdate = {
    readonly id?: number;
    company_name?: string;
    type?: ClientType;
    address?: string | null;
    city?: string | null;
    state?: string | null;
    zip?: string | null;
    country?: string | null;
    phone?: string | null;
    email?: string | null;
    website?: string | null;
    currency?: string | null;
    readonly currency_symbol?: string;
    vat_number?: string | null;
    group_ids?: string | null;
    labels?: Array<string> | null;
    owner_id?: number | null;
    readonly owner_name?: string;
    status?: ClientStatus | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: ClientCustomFieldsEntries | null;
    readonly created_by?: number;
    readonly created_by_name?: string;
    readonly created_date?: string;
    readonly updated_at?: string;
};

/**
 * A contact.
 */
export type Contact = {
    /**
     * The id of the contact.
     */
    id: number;
    /**
     * The client, as in the path.
     */
    client_id: number;
    /**
     * First and last name.
     */
    name: string;
    /**
     * The email address; required if gets_documents is true.
     */
    email: string;
    /**
     * The phone number, stored as sent.
     */
    phone: string;
    /**
     * The person's position at the client.
     */
    position: string;
    /**
     * True if the contact receives the client's invoices, estimates and contracts by email.
     */
    gets_documents: boolean;
    /**
     * The user who created the contact.
     */
    created_by: number;
    /**
     * The name of that user; empty if a service created it.
     */
    created_by_name: string;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type ContactCreate = {
    name: string;
    email?: string | null;
    phone?: string | null;
    position?: string | null;
    gets_documents?: boolean | null;
};

/**
 * A contact of a client.
 */
export type ContactEvent = {
    id: number;
    /**
     * The version of the contact after the change.
     */
    version: number;
    client_id: number;
    name: string;
    email: string;
    gets_documents: boolean;
    created_by: number;
};

/**
 * A contact in a list.
 */
export type ContactListItem = {
    id: number;
    client_id: number;
    name: string;
    email: string;
    phone: string;
    position: string;
    gets_documents: boolean;
    created_at: string;
};

export type ContactReplace = ContactUpdate;

/**
 * The contact.
 */
export type ContactResponse = {
    record: Contact;
};

export type ContactUpdate = {
    readonly id?: number;
    readonly client_id?: number;
    name?: string;
    email?: string | null;
    phone?: string | null;
    position?: string | null;
    gets_documents?: boolean | null;
    readonly created_by?: number;
    readonly created_by_name?: string;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * A contract.
 */
export type Contract = {
    /**
     * The number of the contract.
     */
    id: number;
    /**
     * The subject of the contract.
     */
    title: string;
    /**
     * The client.
     */
    client_id: number;
    /**
     * The name of that client.
     */
    client_name: string;
    /**
     * The date of the contract.
     */
    contract_date: string | null;
    /**
     * The last day on which the contract is in force.
     */
    valid_until: string | null;
    /**
     * The text of the contract.
     */
    content: string;
    /**
     * The line items, if the contract has priced deliverables.
     */
    items: Array<Line>;
    /**
     * A note.
     */
    note: string;
    status: ContractStatus;
    /**
     * The sum of all line totals, rounded half up once, in the smallest unit of `currency` (cents for EUR).
     */
    total: number;
    /**
     * The currency (ISO 4217) of all amounts; defaults to that of the client, then of the organization. Can only be set on creation.
     */
    currency: string;
    /**
     * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. An amount of 137875 is EUR 1,378.75.
     */
    currency_decimals: number;
    /**
     * The user who created it.
     */
    created_by: number;
    /**
     * The name of that user; empty if a service created it.
     */
    created_by_name: string;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

/**
 * The updated contract.
 */
export type ContractChangedResponse = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message.
     */
    message: string;
    record: Contract;
    /**
     * The recipients of the email, each address once, if the update sent the contract; otherwise empty.
     */
    recipients: Array<DocumentRecipient>;
};

export type ContractCreate = {
    title: string;
    client_id: number;
    contract_date?: string | null;
    valid_until?: string | null;
    content?: string | null;
    items?: Array<LineCreate> | null;
    note?: string | null;
    /**
     * Default: `"draft"`.
     */
    status?: 'draft' | null;
    currency?: string | null;
};

/**
 * A contract whose status changed.
 */
export type ContractEvent = {
    id: number;
    /**
     * The version of the contract after the change.
     */
    version: number;
    title: string;
    client_id: number;
    /**
     * The owner of the client.
     */
    owner_id: number;
    created_by: number;
};

/**
 * A contract in a list.
 */
export type ContractListItem = {
    id: number;
    title: string;
    client_id: number;
    client_name: string;
    contract_date: string | null;
    valid_until: string | null;
    status: ContractStatus;
    total: number;
    created_at: string;
    currency?: string;
};

export type ContractReplace = ContractUpdate;

/**
 * The contract.
 */
export type ContractResponse = {
    record: Contract;
};

/**
 * The status. A draft is sent, then accepted or declined.
 */
export type ContractStatus = 'draft' | 'sent' | 'accepted' | 'declined';

export type ContractUpdate = {
    readonly id?: number;
    title?: string;
    client_id?: number;
    readonly client_name?: string;
    contract_date?: string | null;
    valid_until?: string | null;
    content?: string | null;
    items?: Array<LineReplace> | null;
    note?: string | null;
    status?: ContractStatus | null;
    readonly total?: number;
    readonly currency?: string;
    readonly currency_decimals?: number;
    readonly created_by?: number;
    readonly created_by_name?: string;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * A custom field.
 */
export type CustomField = {
    /**
     * The id of the custom field.
     */
    id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * The key of its values in `custom_fields`: `field_` followed by its id.
     */
    key: string;
    related_to: CustomFieldRelatedTo;
    field_type: CustomFieldType;
    /**
     * The options; required for select and multi_select.
     */
    options: Array<string>;
    /**
     * True if a value is required whenever `custom_fields` is sent.
     */
    required: boolean;
    /**
     * The placeholder text.
     */
    placeholder: string;
    /**
     * The sort position; lower numbers come first.
     */
    sort: number;
    /**
     * True if portal users can see its values.
     */
    show_in_portal: boolean;
    /**
     * The user who created the custom field.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type CustomFieldCreate = {
    title: string;
    related_to: CustomFieldRelatedTo;
    field_type: CustomFieldType;
    options?: Array<string> | null;
    required?: boolean | null;
    placeholder?: string | null;
    sort?: number | null;
    show_in_portal?: boolean | null;
};

/**
 * A custom field in a list.
 */
export type CustomFieldListItem = {
    id: number;
    title: string;
    key: string;
    related_to: CustomFieldRelatedTo;
    field_type: CustomFieldType;
    options: Array<string>;
    required: boolean;
    placeholder: string;
    sort: number;
    show_in_portal: boolean;
    created_at: string;
};

/**
 * The kind of record that has the field. Cannot be changed once the field has values.
 */
export type CustomFieldRelatedTo = 'clients' | 'leads' | 'estimates' | 'orders';

export type CustomFieldReplace = CustomFieldUpdate;

/**
 * The custom field.
 */
export type CustomFieldResponse = {
    record: CustomField;
};

/**
 * The type of its values. Cannot be changed once the field has values. Values are strings: numbers in digits, dates as YYYY-MM-DD, checkboxes as `0` or `1`,
 * multi_select as comma-separated options.
 */
export type CustomFieldType = 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';

export type CustomFieldUpdate = {
    readonly id?: number;
    title?: string;
    readonly key?: string;
    related_to?: CustomFieldRelatedTo;
    field_type?: CustomFieldType;
    options?: Array<string> | null;
    required?: boolean | null;
    placeholder?: string | null;
    sort?: number | null;
    show_in_portal?: boolean | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
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
     * The consumer: the service and the name of its consumer.
     */
    consumer: string;
    /**
     * The type of the event; empty if it has none.
     */
    event_type: string;
    event: ParkedEvent;
    /**
     * The error of the last attempt.
     */
    error: string;
    /**
     * The number of attempts.
     */
    attempts: number;
    /**
     * The time of the last attempt.
     */
    failed_at: string;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

/**
 * The result of the request.
 */
export type DeadLetterDecided = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message.
     */
    message: string;
    record: DeadLetter;
};

/**
 * A dead letter in a list.
 */
export type DeadLetterListItem = {
    id: number;
    consumer: string;
    event_type: string;
    error: string;
    attempts: number;
    failed_at: string;
};

/**
 * The dead letter.
 */
export type DeadLetterResponse = {
    record: DeadLetter;
};

/**
 * The number of replayed dead letters.
 */
export type DeadLettersReplayed = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message.
     */
    message: string;
    /**
     * The number of events that are replayed.
     */
    count: number;
    /**
     * The number of remaining dead letters that match the filters; another call replays them.
     */
    remaining: number;
};

/**
 * A deleted record.
 */
export type DeletedRecord = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * The time of deletion.
     */
    deleted_at: string;
    /**
     * The user who deleted it.
     */
    deleted_by: number;
};

/**
 * The result of the request.
 */
export type DeliveryReplayed = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message.
     */
    message: string;
    record: WebhookDelivery;
};

/**
 * A recipient of emails about a document.
 */
export type DocumentRecipient = {
    /**
     * The name of the person or client.
     */
    name: string;
    /**
     * The email address.
     */
    email: string;
};

/**
 * The recipients of a document.
 */
export type DocumentRecipientsResponse = {
    records: Array<DocumentRecipient>;
};

/**
 * The result of an operation that returns no record.
 */
export type Done = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message.
     */
    message: string;
};

/**
 * An estimate.
 */
export type Estimate = {
    /**
     * The id of the estimate.
     */
    id: number;
    /**
     * The estimate number: `EST-` followed by the id, padded to at least six digits.
     */
    estimate_number: string;
    /**
     * The client.
     */
    client_id: number;
    /**
     * The name of that client.
     */
    client_name: string;
    /**
     * The date of the estimate; defaults to today (UTC).
     */
    estimate_date: string;
    /**
     * The last day (UTC) on which the estimate can be accepted.
     */
    valid_until: string | null;
    /**
     * The lines.
     */
    items: Array<Line>;
    /**
     * A note.
     */
    note: string;
    status: EstimateStatus;
    /**
     * The sum of all line totals, rounded half up once, in the smallest unit of `currency` (cents for EUR).
     */
    total: number;
    /**
     * The currency (ISO 4217) of all amounts; defaults to that of the client, then of the organization. Can only be set on creation.
     */
    currency: string;
    /**
     * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. An amount of 137875 is EUR 1,378.75.
     */
    currency_decimals: number;
    /**
     * The estimate request that it answers.
     */
    estimate_request_id: number | null;
    /**
     * The user who created it.
     */
    created_by: number;
    /**
     * The name of that user; empty if a service created it.
     */
    created_by_name: string;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

/**
 * The result of the action.
 */
export type EstimateActionResponse = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message.
     */
    message: string;
    record: Estimate;
};

/**
 * An answer in a submitted form.
 */
export type EstimateAnswer = {
    /**
     * The field of the form.
     */
    field_id: number;
    /**
     * The question.
     */
    title: string;
    /**
     * The answer.
     */
    value: string;
};

/**
 * The contact data given in the form; a field is empty if it was not given.
 */
export type EstimateContact = {
    /**
     * The name of the company or person.
     */
    company_name: string;
    /**
     * The phone number.
     */
    phone: string;
    /**
     * The website URL.
     */
    website: string;
    /**
     * Street and number.
     */
    address: string;
    /**
     * The city.
     */
    city: string;
    /**
     * The country.
     */
    country: string;
};

export type EstimateCreate = {
    client_id: number;
    estimate_date?: string | null;
    valid_until?: string | null;
    items: Array<LineCreate>;
    note?: string | null;
    currency?: string | null;
    estimate_request_id?: number | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: EstimateCustomFieldsEntries | null;
};

export type EstimateCustomFieldsEntries = {
    [key: string]: string | null;
};

/**
 * An estimate whose status changed.
 */
export type EstimateEvent = {
    id: number;
    /**
     * The version of the estimate after the change.
     */
    version: number;
    estimate_number: string;
    client_id: number;
    total: number;
    valid_until: string;
    /**
     * The owner of the client.
     */
    owner_id: number;
    created_by: number;
    currency: string;
};

/**
 * An answer, possibly truncated.
 */
export type EstimateExcerpt = {
    /**
     * The question.
     */
    title: string;
    /**
     * The answer, possibly truncated.
     */
    value: string;
};

/**
 * An estimate form.
 */
export type EstimateForm = {
    /**
     * The id of the estimate form.
     */
    id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * A description for the users who fill in the form.
     */
    description: string;
    status: EstimateFormStatus;
    /**
     * The user to whom its requests are assigned.
     */
    assigned_to: number | null;
    /**
     * The fields of the form.
     */
    fields: Array<EstimateFormField>;
    /**
     * The user who created the form; 0 for the preinstalled form.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type EstimateFormCreate = {
    title: string;
    description?: string | null;
    /**
     * Default: `"active"`.
     */
    status?: 'active' | null;
    assigned_to?: number | null;
    fields?: Array<EstimateFormFieldCreate> | null;
};

/**
 * A field of an estimate form.
 */
export type EstimateFormField = {
    /**
     * The id of the field; send it in an update to identify the field.
     */
    id: number;
    /**
     * The question.
     */
    title: string;
    field_type: EstimateFormFieldType;
    /**
     * True if a value is required.
     */
    required: boolean;
    /**
     * The options; required for select and multi_select.
     */
    options: Array<string>;
    /**
     * The placeholder text.
     */
    placeholder: string;
    /**
     * The sort position; lower numbers come first.
     */
    sort: number;
    maps_to: EstimateFormFieldMapsTo;
};

export type EstimateFormFieldCreate = {
    title: string;
    field_type: EstimateFormFieldType;
    required?: boolean | null;
    options?: Array<string> | null;
    placeholder?: string | null;
    sort?: number | null;
    maps_to?: EstimateFormFieldMapsTo | null;
};

/**
 * The lead field that receives the value; empty for none.
 */
export type EstimateFormFieldMapsTo = 'company_name' | 'phone' | 'website' | 'address' | 'city' | 'country' | '';

export type EstimateFormFieldReplace = {
    readonly id?: number;
    title: string;
    field_type: EstimateFormFieldType;
    required?: boolean | null;
    options?: Array<string> | null;
    placeholder?: string | null;
    sort?: number | null;
    maps_to?: EstimateFormFieldMapsTo | null;
};

/**
 * The type of its values. Values are strings: numbers in digits, dates as YYYY-MM-DD, checkboxes as `0` or `1`, multi_select as comma-separated options.
 */
export type EstimateFormFieldType = 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';

/**
 * An estimate form in a list.
 */
export type EstimateFormListItem = {
    id: number;
    title: string;
    status: EstimateFormStatus;
    assigned_to: number | null;
    created_at: string;
};

export type EstimateFormReplace = EstimateFormUpdate;

/**
 * The estimate form.
 */
export type EstimateFormResponse = {
    record: EstimateForm;
};

/**
 * The status: only an active form can be submitted.
 */
export type EstimateFormStatus = 'active' | 'inactive';

export type EstimateFormUpdate = {
    readonly id?: number;
    title?: string;
    description?: string | null;
    status?: EstimateFormStatus | null;
    assigned_to?: number | null;
    fields?: Array<EstimateFormFieldReplace> | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * An estimate in a list.
 */
export type EstimateListItem = {
    id: number;
    estimate_number: string;
    client_id: number;
    client_name: string;
    estimate_date: string;
    valid_until: string | null;
    status: EstimateStatus;
    total: number;
    currency: string;
    created_at: string;
};

export type EstimateReplace = EstimateUpdate;

/**
 * An estimate request.
 */
export type EstimateRequest = {
    /**
     * The id of the estimate request.
     */
    id: number;
    /**
     * The form. Can only be set on creation.
     */
    form_id: number;
    /**
     * The values of the form fields, by key. Can only be set on creation.
     */
    values: {
        [key: string]: string;
    };
    /**
     * The requesting client. Portal users submit requests for their own client. Can only be set on creation.
     */
    client_id: number | null;
    /**
     * The name of that client.
     */
    client_name: string;
    status: EstimateRequestStatus;
    /**
     * The assignee; initially the user of the form.
     */
    assigned_to: number | null;
    /**
     * The name of the assignee.
     */
    assigned_to_name: string;
    /**
     * The title of the form.
     */
    form_title: string;
    /**
     * The company name given in the form; empty if none.
     */
    company_name: string;
    /**
     * The questions and answers, in the order of the form at submission.
     */
    answers: Array<EstimateAnswer>;
    /**
     * The user who submitted the request.
     */
    created_by: number;
    /**
     * The name of that user; empty if a service created it.
     */
    created_by_name: string;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

/**
 * The fields of an estimate request that can be changed: status and assignee.
 */
export type EstimateRequestChanges = {
    /**
     * The id of the estimate request.
     */
    readonly id?: number;
    /**
     * The form.
     */
    readonly form_id?: number;
    /**
     * The values of the form fields, by key.
     */
    readonly values?: {
        [key: string]: string;
    };
    /**
     * The requesting client.
     */
    readonly client_id?: number | null;
    /**
     * The name of that client.
     */
    readonly client_name?: string;
    /**
     * The status. new can become processing; processing and hold can become each other, estimated or cancelled.
     */
    status?: EstimateRequestStatus | '' | null;
    /**
     * The assignee.
     */
    assigned_to?: number | null;
    /**
     * The name of the assignee.
     */
    readonly assigned_to_name?: string;
    /**
     * The title of the form.
     */
    readonly form_title?: string;
    /**
     * The company name given in the form.
     */
    readonly company_name?: string;
    /**
     * The answers.
     */
    readonly answers?: Array<EstimateAnswer>;
    /**
     * The user who submitted the request.
     */
    readonly created_by?: number;
    /**
     * The name of that user; empty if a service created it.
     */
    readonly created_by_name?: string;
    /**
     * The creation date (UTC).
     */
    readonly created_at?: string;
    /**
     * The time of the last update.
     */
    readonly updated_at?: string;
};

export type EstimateRequestCreate = {
    form_id: number;
    values?: EstimateRequestValuesEntries | null;
    client_id?: number | null;
    /**
     * Default: `"new"`.
     */
    status?: 'new' | null;
    assigned_to?: number | null;
};

/**
 * An estimate request.
 */
export type EstimateRequestEvent = {
    id: number;
    /**
     * The version of the estimate request after the change.
     */
    version: number;
    form_id: number;
    form_title: string;
    client_id: number;
    assigned_to: number;
    status: string;
    contact: EstimateContact;
    answers: Array<EstimateExcerpt>;
    created_by: number;
};

/**
 * An estimate request in a list.
 */
export type EstimateRequestListItem = {
    id: number;
    form_id: number;
    form_title: string;
    company_name: string;
    client_id: number | null;
    client_name: string;
    status: EstimateRequestStatus;
    assigned_to: number | null;
    assigned_to_name: string;
    created_at: string;
};

/**
 * The estimate request.
 */
export type EstimateRequestResponse = {
    record: EstimateRequest;
};

/**
 * The status. new can become processing; processing and hold can become each other, estimated or cancelled.
 */
export type EstimateRequestStatus = 'new' | 'processing' | 'hold' | 'estimated' | 'cancelled';

export type EstimateRequestValuesEntries = {
    [key: string]: string | null;
};

/**
 * The estimate.
 */
export type EstimateResponse = {
    record: Estimate;
    /**
     * The custom field values, by key.
     */
    custom_fields: {
        [key: string]: string;
    };
};

/**
 * The result of sending.
 */
export type EstimateSentResponse = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message, with a warning if no email is sent.
     */
    message: string;
    record: Estimate;
    /**
     * The recipients of the email, each address once.
     */
    recipients: Array<DocumentRecipient>;
};

/**
 * The status, changed by send, accept, decline and reopen.
 */
export type EstimateStatus = 'draft' | 'sent' | 'accepted' | 'declined';

export type EstimateUpdate = {
    readonly id?: number;
    readonly estimate_number?: string;
    client_id?: number;
    readonly client_name?: string;
    estimate_date?: string | null;
    valid_until?: string | null;
    items?: Array<LineReplace>;
    note?: string | null;
    readonly status?: EstimateStatus;
    readonly total?: number;
    readonly currency?: string;
    readonly currency_decimals?: number;
    estimate_request_id?: number | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: EstimateCustomFieldsEntries | null;
    readonly created_by?: number;
    readonly created_by_name?: string;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * The metadata of a file.
 */
export type File = {
    /**
     * The id of the file.
     */
    id: number;
    /**
     * The file name.
     */
    file_name: string;
    /**
     * The media type, detected from the content.
     */
    mime_type: string;
    /**
     * The size in bytes.
     */
    size: number;
    /**
     * The SHA-256 hash of the content, in hexadecimal.
     */
    sha256: string;
    /**
     * The parent folder; null in the root.
     */
    folder_id: number | null;
    /**
     * The client that it belongs to.
     */
    client_id: number | null;
    /**
     * The name of that client.
     */
    client_name: string;
    /**
     * True if the client's portal users can see the file.
     */
    share_with_client: boolean;
    /**
     * The user who uploaded the file.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

/**
 * A file, without its content.
 */
export type FileEvent = {
    id: number;
    /**
     * The version of the file after the change.
     */
    version: number;
    file_name: string;
    mime_type: string;
    size: number;
    folder_id: number;
    client_id: number;
    share_with_client: boolean;
    created_by: number;
};

/**
 * The metadata of the file.
 */
export type FileResponse = {
    record: File;
};

/**
 * A folder.
 */
export type Folder = {
    /**
     * The id of the folder.
     */
    id: number;
    /**
     * The title; unique within the parent folder, ignoring case.
     */
    title: string;
    /**
     * The parent folder; null in the root.
     */
    parent_id: number | null;
    /**
     * The client that it belongs to.
     */
    client_id: number | null;
    /**
     * The user who created the folder.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type FolderCreate = {
    title: string;
    parent_id?: number | null;
    client_id?: number | null;
};

/**
 * A folder or a file in a list.
 */
export type FolderEntry = {
    /**
     * The id of the folder or file.
     */
    id: number;
    kind: FolderEntryKind;
    /**
     * The title of the folder, or the name of the file.
     */
    title: string;
    /**
     * The parent folder; null in the root.
     */
    folder_id: number | null;
    /**
     * The client that it belongs to.
     */
    client_id: number | null;
    /**
     * The name of that client.
     */
    client_name: string;
    /**
     * The name of the file; empty for a folder.
     */
    file_name: string;
    /**
     * The media type of the file, detected from its content; empty for a folder.
     */
    mime_type: string;
    /**
     * The size of the file in bytes; 0 for a folder.
     */
    size: number;
    /**
     * True if the client's portal users can see the file.
     */
    share_with_client: boolean;
    /**
     * The user who created the folder or uploaded the file.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
};

/**
 * The kind of the entry: a folder or a file.
 */
export type FolderEntryKind = 'folder' | 'file';

/**
 * A folder of the file manager.
 */
export type FolderEvent = {
    id: number;
    /**
     * The version of the folder after the change.
     */
    version: number;
    title: string;
    parent_id: number;
    client_id: number;
    created_by: number;
};

export type FolderReplace = FolderUpdate;

/**
 * The folder.
 */
export type FolderResponse = {
    record: Folder;
};

export type FolderUpdate = {
    readonly id?: number;
    title?: string;
    parent_id?: number | null;
    client_id?: number | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * A field of an active form.
 */
export type FormField = {
    /**
     * The id of the field; a request sends its value as `field_<id>`.
     */
    id: number;
    /**
     * The question.
     */
    title: string;
    /**
     * The type of its values, such as text, select or date.
     */
    field_type: string;
    /**
     * True if a value is required.
     */
    required: boolean;
    /**
     * The options.
     */
    options: Array<string>;
    /**
     * The placeholder text.
     */
    placeholder: string;
    /**
     * The sort position; lower numbers come first.
     */
    sort: number;
};

/**
 * A permission of a role.
 */
export type Grant = {
    module: GrantModule;
    action: GrantAction;
    scope: GrantScope;
};

/**
 * The permitted action.
 */
export type GrantAction = 'view' | 'create' | 'update' | 'delete';

export type GrantCreate = {
    module: GrantModule;
    action: GrantAction;
    scope: GrantScope;
};

/**
 * The module, e.g. "clients".
 */
export type GrantModule = 'announcements' | 'checklist_templates' | 'clients' | 'connections' | 'contracts' | 'custom_fields' | 'estimate_requests' | 'estimates' | 'event_tracker' | 'files' | 'invoices' | 'item_categories' | 'items' | 'leads' | 'left_menus' | 'messages' | 'orders' | 'pages' | 'project_statuses' | 'tasks' | 'team' | 'team_members';

export type GrantReplace = {
    module: GrantModule;
    action: GrantAction;
    scope: GrantScope;
};

/**
 * The records it applies to: none, the user's own, or all. For create, own and all are equivalent.
 */
export type GrantScope = 'none' | 'own' | 'all';

/**
 * An invoice.
 */
export type Invoice = {
    /**
     * The id of the invoice.
     */
    id: number;
    /**
     * The invoice number, starting at `INV-000001`: unique, without gaps and never reused.
     */
    invoice_number: string;
    /**
     * The client.
     */
    client_id: number;
    /**
     * The name of that client.
     */
    client_name: string;
    status: InvoiceStatus;
    /**
     * The lines.
     */
    items: Array<Line>;
    /**
     * The due date.
     */
    due_date: string;
    /**
     * The sum of all line totals, rounded half up once, in the smallest unit of `currency` (cents for EUR).
     */
    total: number;
    /**
     * The currency (ISO 4217) of all amounts; defaults to that of the order, then of the client, then of the organization. Can only be set on creation.
     */
    currency: string;
    /**
     * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. An amount of 137875 is EUR 1,378.75.
     */
    currency_decimals: number;
    /**
     * The amount paid, in the smallest unit of `currency`.
     */
    paid: number;
    /**
     * The balance due, in the smallest unit of `currency`.
     */
    balance: number;
    /**
     * The payments, oldest first.
     */
    payments: Array<Payment>;
    /**
     * True if the invoice is sent, not fully paid and past its due date (UTC).
     */
    overdue: boolean;
    /**
     * The order that the invoice was created from.
     */
    order_id: number | null;
    /**
     * The user who created it.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

/**
 * The result of the action.
 */
export type InvoiceActionResponse = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message.
     */
    message: string;
    record: Invoice;
};

/**
 * The balances in one currency.
 */
export type InvoiceBalance = {
    /**
     * The currency (ISO 4217).
     */
    currency: string;
    /**
     * Decimals of the currency (ISO 4217).
     */
    currency_decimals: number;
    /**
     * The number of sent and partially paid invoices.
     */
    count: number;
    /**
     * The sum of their balances, in the smallest unit of the currency.
     */
    balance: number;
    /**
     * The number of overdue invoices.
     */
    overdue_count: number;
    /**
     * The sum of their overdue balances, in the smallest unit of the currency.
     */
    overdue_balance: number;
};

/**
 * The balances by currency.
 */
export type InvoiceBalancesResponse = {
    records: Array<InvoiceBalance>;
};

export type InvoiceCreate = {
    client_id: number;
    /**
     * Default: `"draft"`.
     */
    status?: 'draft' | null;
    items: Array<LineCreate>;
    due_date: string;
    currency?: string | null;
};

/**
 * A summary of the created invoice.
 */
export type InvoiceCreated = {
    id: number;
    invoice_number: string;
    client_id: number;
    status: InvoiceStatus;
    total: number;
    due_date: string;
};

/**
 * The created record.
 */
export type InvoiceCreatedResponse = {
    record: InvoiceCreated;
};

/**
 * A summary of an invoice.
 */
export type InvoiceEvent = {
    id: number;
    /**
     * The version of the invoice after the change.
     */
    version: number;
    invoice_number: string;
    client_id: number;
    status: string;
    total: number;
    paid: number;
    due_date: string;
    order_id: number;
    /**
     * The owner of the client; 0 if there is none.
     */
    owner_id: number;
    created_by: number;
    currency: string;
};

/**
 * Additional fields to include in the records.
 */
export type InvoiceInclude = 'currency' | 'client_name' | 'balance';

/**
 * An invoice in a list.
 */
export type InvoiceListItem = {
    id: number;
    invoice_number: string;
    client_id: number;
    status: InvoiceStatus;
    total: number;
    due_date: string;
    created_at: string;
    currency?: string;
    client_name?: string;
    balance?: number;
};

export type InvoiceReplace = InvoiceUpdate;

/**
 * The invoice.
 */
export type InvoiceResponse = {
    record: Invoice;
};

/**
 * The result of sending.
 */
export type InvoiceSentResponse = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message, with a warning if no email is sent.
     */
    message: string;
    record: Invoice;
    /**
     * The recipients of the email, each address once.
     */
    recipients: Array<DocumentRecipient>;
};

/**
 * The status, changed by send, cancel and payments.
 */
export type InvoiceStatus = 'draft' | 'sent' | 'partially_paid' | 'paid' | 'cancelled';

export type InvoiceUpdate = {
    readonly id?: number;
    readonly invoice_number?: string;
    client_id?: number;
    readonly client_name?: string;
    status?: InvoiceStatus | null;
    items?: Array<LineReplace>;
    due_date?: string;
    readonly total?: number;
    readonly currency?: string;
    readonly currency_decimals?: number;
    readonly paid?: number;
    readonly balance?: number;
    readonly payments?: Array<Payment>;
    readonly overdue?: boolean;
    readonly order_id?: number | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * An item.
 */
export type Item = {
    /**
     * The id of the item.
     */
    id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * The description.
     */
    description: string;
    /**
     * The unit of sale.
     */
    unit_type: string;
    /**
     * The unit price, in the smallest unit of the organization's currency: 1800 is EUR 18.00. At most 4 decimals and 15 digits.
     */
    rate: number;
    /**
     * The category.
     */
    category_id: number | null;
    /**
     * The user who created it.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

/**
 * An item category.
 */
export type ItemCategory = {
    /**
     * The id of the category.
     */
    id: number;
    /**
     * The title; unique, ignoring case.
     */
    title: string;
    /**
     * The description.
     */
    description: string;
    /**
     * The sort position; lower numbers come first.
     */
    sort: number;
    /**
     * The user who created it.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type ItemCategoryCreate = {
    title: string;
    description?: string | null;
    sort?: number | null;
};

/**
 * An item category.
 */
export type ItemCategoryEvent = {
    id: number;
    /**
     * The version of the category after the change.
     */
    version: number;
    title: string;
    created_by: number;
};

/**
 * An item category in a list.
 */
export type ItemCategoryListItem = {
    id: number;
    title: string;
    sort: number;
    created_at: string;
};

export type ItemCategoryReplace = ItemCategoryUpdate;

/**
 * The item category.
 */
export type ItemCategoryResponse = {
    record: ItemCategory;
};

export type ItemCategoryUpdate = {
    readonly id?: number;
    title?: string;
    description?: string | null;
    sort?: number | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

export type ItemCreate = {
    title: string;
    description?: string | null;
    unit_type?: string | null;
    rate: number;
    category_id?: number | null;
};

/**
 * An item.
 */
export type ItemEvent = {
    id: number;
    /**
     * The version of the item after the change.
     */
    version: number;
    title: string;
    rate: string;
    category_id: number;
    created_by: number;
};

/**
 * An item in a list.
 */
export type ItemListItem = {
    id: number;
    title: string;
    unit_type: string;
    rate: number;
    category_id: number | null;
    created_at: string;
};

export type ItemReplace = ItemUpdate;

/**
 * The item.
 */
export type ItemResponse = {
    record: Item;
};

export type ItemUpdate = {
    readonly id?: number;
    title?: string;
    description?: string | null;
    unit_type?: string | null;
    rate?: number;
    category_id?: number | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * A lead.
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
    type: LeadType;
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
     * The phone number, stored as sent.
     */
    phone: string;
    /**
     * The website URL.
     */
    website: string;
    status: LeadStatus;
    /**
     * The source of the lead.
     */
    source: string;
    /**
     * The owner of the lead; defaults to the caller.
     */
    owner_id: number;
    /**
     * The expected value, in the smallest unit of `currency`: 250000 is EUR 2,500.00. At most 4 decimals and 15 digits.
     */
    value: number | null;
    /**
     * Why the lead was lost; only for lost leads.
     */
    lost_reason: string;
    /**
     * The client created from the lead.
     */
    converted_client_id: number | null;
    /**
     * The estimate request that the lead was created from.
     */
    estimate_request_id: number | null;
    /**
     * The currency (ISO 4217) of the value, which is that of the organization.
     */
    currency: string;
    /**
     * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD.
     */
    currency_decimals: number;
    /**
     * The user who created the lead; 0 if a service created it.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type LeadCreate = {
    company_name: string;
    /**
     * Default: `"organization"`.
     */
    type?: LeadType | null;
    address?: string | null;
    city?: string | null;
    state?: string | null;
    zip?: string | null;
    country?: string | null;
    phone?: string | null;
    website?: string | null;
    /**
     * Default: `"new"`.
     */
    status?: 'new' | null;
    source?: string | null;
    owner_id?: number | null;
    value?: number | null;
    lost_reason?: string | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: LeadCustomFieldsEntries | null;
};

export type LeadCustomFieldsEntries = {
    [key: string]: string | null;
};

/**
 * A lead.
 */
export type LeadEvent = {
    id: number;
    /**
     * The version of the lead after the change.
     */
    version: number;
    /**
     * The name of the company or person.
     */
    name: string;
    status: string;
    source: string;
    lost_reason: string;
    converted_client_id: number;
    owner_id: number;
    created_by: number;
};

/**
 * A lead in a list.
 */
export type LeadListItem = {
    id: number;
    company_name: string;
    type: LeadType;
    phone: string;
    city: string;
    country: string;
    status: LeadStatus;
    source: string;
    owner_id: number;
    value: number | null;
    created_at: string;
};

export type LeadReplace = LeadUpdate;

/**
 * The lead.
 */
export type LeadResponse = {
    record: Lead;
    /**
     * The custom field values, by key.
     */
    custom_fields: {
        [key: string]: string;
    };
};

/**
 * The status. new, qualified, discussion and negotiation can become each other or lost, which requires `lost_reason`. lost can become new. A lead becomes won
 * by convert.
 */
export type LeadStatus = 'new' | 'qualified' | 'discussion' | 'negotiation' | 'won' | 'lost';

/**
 * The type of the record: an organization or a person.
 */
export type LeadType = 'organization' | 'person';

export type LeadUpdate = {
    readonly id?: number;
    company_name?: string;
    type?: LeadType | null;
    address?: string | null;
    city?: string | null;
    state?: string | null;
    zip?: string | null;
    country?: string | null;
    phone?: string | null;
    website?: string | null;
    status?: LeadStatus | null;
    source?: string | null;
    owner_id?: number | null;
    value?: number | null;
    lost_reason?: string | null;
    readonly converted_client_id?: number | null;
    readonly estimate_request_id?: number | null;
    readonly currency?: string;
    readonly currency_decimals?: number;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: LeadCustomFieldsEntries | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * The items of a menu.
 */
export type LeftMenu = {
    /**
     * The items in order. To remove all items, clear the menu instead.
     */
    items: Array<LeftMenuEntry>;
};

/**
 * An item in a replaced menu.
 */
export type LeftMenuEntry = {
    /**
     * The id of an existing item of the menu; omit it for a new item.
     */
    id?: number | null;
    /**
     * The title.
     */
    title: string;
    /**
     * The target: a path in the app, or a URL that starts with http:// or https://.
     */
    url: string;
    /**
     * The icon name.
     */
    icon?: string | null;
    /**
     * The parent item, which must come earlier in the list.
     */
    parent_id?: number | null;
    /**
     * True if the link opens in a new tab.
     */
    open_in_new_tab?: boolean | null;
};

/**
 * An item of a menu.
 */
export type LeftMenuItem = {
    /**
     * The id of the item.
     */
    id: number;
    type: LeftMenuItemType;
    /**
     * The title.
     */
    title: string;
    /**
     * The target: a path in the app, or a URL that starts with http:// or https://.
     */
    url: string;
    /**
     * The icon name.
     */
    icon: string;
    /**
     * The parent item in the same menu.
     */
    parent_id: number | null;
    /**
     * The sort position; lower numbers come first.
     */
    sort: number;
    /**
     * True if the link opens in a new tab.
     */
    open_in_new_tab: boolean;
    /**
     * The user who added the item.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type LeftMenuItemCreate = {
    /**
     * Default: `"user"`.
     */
    type?: LeftMenuItemType | null;
    title: string;
    url: string;
    icon?: string | null;
    parent_id?: number | null;
    sort?: number | null;
    open_in_new_tab?: boolean | null;
};

/**
 * The menu: the caller's own (`user`), of all staff (`default`) or of the portal (`client`).
 */
export type LeftMenuItemType = 'user' | 'default' | 'client';

/**
 * A menu item.
 */
export type LeftMenuResponse = {
    record: LeftMenuItem;
};

/**
 * A line item: what is sold, its quantity and its price.
 */
export type Line = {
    /**
     * The item sold. It supplies the title and the rate if they are omitted.
     */
    item_id: number | null;
    /**
     * The title; required without an item.
     */
    title: string;
    /**
     * The quantity, greater than 0. At most 3 decimals and 15 digits.
     */
    quantity: number;
    /**
     * The unit price, in the smallest unit of the document's currency: 100 is EUR 1.00, 12.5 is EUR 0.125. Required without an item. At most 4 decimals and 15 digits.
     */
    rate: number | null;
    /**
     * Quantity times rate, unrounded, in the smallest unit of the document's currency. At most 7 decimals.
     */
    total: number;
};

export type LineCreate = {
    item_id?: number | null;
    title?: string | null;
    quantity: number;
    rate?: number | null;
};

export type LineReplace = {
    item_id?: number | null;
    title?: string | null;
    quantity: number;
    rate?: number | null;
    readonly total?: number;
};

/**
 * A page of announcements.
 */
export type ListAnnouncementsResponse = {
    records: Array<AnnouncementListItem>;
    meta: ListMeta;
};

/**
 * A page of API keys.
 */
export type ListApiKeysResponse = {
    records: Array<ApiKeyListItem>;
    meta: ListMeta;
};

/**
 * A page of audit log entries.
 */
export type ListAuditLogResponse = {
    records: Array<AuditEntry>;
    meta: ListMeta;
};

/**
 * A page of checklist templates.
 */
export type ListChecklistTemplatesResponse = {
    records: Array<ChecklistTemplateListItem>;
    meta: ListMeta;
};

/**
 * A page of clients.
 */
export type ListClientsResponse = {
    records: Array<ClientListItem>;
    meta: ListMeta;
};

/**
 * A page of contacts.
 */
export type ListContactsResponse = {
    records: Array<ContactListItem>;
    meta: ListMeta;
};

/**
 * A page of contracts.
 */
export type ListContractsResponse = {
    records: Array<ContractListItem>;
    meta: ListMeta;
};

/**
 * A page of custom fields.
 */
export type ListCustomFieldsResponse = {
    records: Array<CustomFieldListItem>;
    meta: ListMeta;
};

/**
 * A page of dead letters.
 */
export type ListDeadLettersResponse = {
    records: Array<DeadLetterListItem>;
    meta: ListMeta;
};

/**
 * A page of deleted records, most recently deleted first.
 */
export type ListDeletedResponse = {
    records: Array<DeletedRecord>;
    meta: ListMeta;
};

/**
 * A page of deliveries.
 */
export type ListDeliveriesResponse = {
    records: Array<WebhookDelivery>;
    meta: ListMeta;
};

/**
 * A page of estimate forms.
 */
export type ListEstimateFormsResponse = {
    records: Array<EstimateFormListItem>;
    meta: ListMeta;
};

/**
 * A page of estimate requests.
 */
export type ListEstimateRequestsResponse = {
    records: Array<EstimateRequestListItem>;
    meta: ListMeta;
};

/**
 * A page of estimates.
 */
export type ListEstimatesResponse = {
    records: Array<EstimateListItem>;
    meta: ListMeta;
};

/**
 * The contents of a folder.
 */
export type ListFolderResponse = {
    records: Array<FolderEntry>;
};

/**
 * The fields of a form.
 */
export type ListFormFieldsResponse = {
    records: Array<FormField>;
};

/**
 * A page of invoices.
 */
export type ListInvoicesResponse = {
    records: Array<InvoiceListItem>;
    meta: ListMeta;
};

/**
 * A page of item categories.
 */
export type ListItemCategoriesResponse = {
    records: Array<ItemCategoryListItem>;
    meta: ListMeta;
};

/**
 * A page of items.
 */
export type ListItemsResponse = {
    records: Array<ItemListItem>;
    meta: ListMeta;
};

/**
 * A page of leads.
 */
export type ListLeadsResponse = {
    records: Array<LeadListItem>;
    meta: ListMeta;
};

/**
 * Menu items.
 */
export type ListLeftMenusResponse = {
    records: Array<LeftMenuItem>;
};

/**
 * A page of messages.
 */
export type ListMessagesResponse = {
    records: Array<MessageListItem>;
    meta: ListMeta;
};

/**
 * Pagination details of a list.
 */
export type ListMeta = {
    /**
     * The total number of matching records on all pages.
     */
    total: number;
    /**
     * The page number, starting at 1.
     */
    current_page: number;
    /**
     * The maximum number of records per page.
     */
    per_page: number;
};

/**
 * Active forms.
 */
export type ListOfferedFormsResponse = {
    records: Array<OfferedFormListItem>;
};

/**
 * A page of orders.
 */
export type ListOrdersResponse = {
    records: Array<OrderListItem>;
    meta: ListMeta;
};

/**
 * A page of pages.
 */
export type ListPagesResponse = {
    records: Array<PageListItem>;
    meta: ListMeta;
};

/**
 * A page of portal users.
 */
export type ListPortalUsersResponse = {
    records: Array<PortalUserListItem>;
    meta: ListMeta;
};

/**
 * A page of project statuses.
 */
export type ListProjectStatusesResponse = {
    records: Array<ProjectStatusListItem>;
    meta: ListMeta;
};

/**
 * A page of recipients.
 */
export type ListRecipientsResponse = {
    records: Array<Recipient>;
    meta: ListMeta;
};

/**
 * A page of roles.
 */
export type ListRolesResponse = {
    records: Array<RoleListItem>;
    meta: ListMeta;
};

/**
 * A page of the caller's sessions.
 */
export type ListSessionsResponse = {
    records: Array<OwnSession>;
    meta: ListMeta;
};

/**
 * A page of tasks.
 */
export type ListTasksResponse = {
    records: Array<TaskListItem>;
    meta: ListMeta;
};

/**
 * A page of project team members.
 */
export type ListTeamMembersResponse = {
    records: Array<ProjectTeamMemberListItem>;
    meta: ListMeta;
};

/**
 * A page of team members.
 */
export type ListTeamResponse = {
    records: Array<TeamListItem>;
    meta: ListMeta;
};

/**
 * A page of webhooks.
 */
export type ListWebhooksResponse = {
    records: Array<WebhookListItem>;
    meta: ListMeta;
};

/**
 * The data of an event in the stream.
 */
export type LiveEvent = {
    /**
     * The id of the entry of the audit log.
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
    action: LiveEventAction;
    /**
     * The user who made the change; null if a service made it.
     */
    user_id: number | null;
    /**
     * The time of the change.
     */
    occurred_at: string;
};

/**
 * The change made to the record.
 */
export type LiveEventAction = 'created' | 'updated' | 'deleted' | 'restored';

/**
 * Credentials: email and password, or phone and one-time password. If both pairs are complete, email and password are used.
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
     * The address to continue at after sign-in: a path on this origin, or a URL on the configured allow-list.
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
    user: SignedInUser;
    /**
     * The address to continue at, if the requested redirect is allowed.
     */
    redirect?: string;
};

/**
 * A message.
 */
export type Message = {
    /**
     * The id of the message.
     */
    id: number;
    /**
     * The sender; null for the system.
     */
    from_user_id: number | null;
    /**
     * The name of the sender; empty for the system.
     */
    from_user_name: string;
    /**
     * The recipient, an active user. Can only be set on creation.
     */
    to_user_id: number;
    /**
     * The name of the recipient.
     */
    to_user_name: string;
    /**
     * The subject.
     */
    subject: string;
    /**
     * The text of the message.
     */
    message: string;
    /**
     * The message that it replies to; the caller must be its sender or recipient. Can only be set on creation.
     */
    parent_id: number | null;
    status: MessageStatus;
    /**
     * The time at which the message was sent.
     */
    sent_at: string;
    /**
     * The time at which the recipient first read the message; null if unread.
     */
    read_at: string | null;
    /**
     * The user who sent the message; 0 for the system.
     */
    created_by: number;
    /**
     * The date on which it was sent (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

/**
 * Only messages to the caller (`inbox`) or from the caller (`sent`).
 */
export type MessageBox = 'inbox' | 'sent';

export type MessageCreate = {
    to_user_id: number;
    subject?: string | null;
    message: string;
    parent_id?: number | null;
};

/**
 * A message, without its subject and text.
 */
export type MessageEvent = {
    id: number;
    /**
     * The version of the message after the change.
     */
    version: number;
    from_user_id: number;
    to_user_id: number;
    parent_id: number;
};

/**
 * A message in a list.
 */
export type MessageListItem = {
    id: number;
    from_user_id: number | null;
    from_user_name: string;
    to_user_id: number;
    to_user_name: string;
    subject: string;
    parent_id: number | null;
    status: MessageStatus;
    sent_at: string;
    created_at: string;
};

export type MessageReplace = MessageUpdate;

/**
 * The message.
 */
export type MessageResponse = {
    record: Message;
};

/**
 * The status: unread, or read by the recipient.
 */
export type MessageStatus = 'unread' | 'read';

export type MessageUpdate = {
    readonly id?: number;
    readonly from_user_id?: number | null;
    readonly from_user_name?: string;
    readonly to_user_id?: number;
    readonly to_user_name?: string;
    subject?: string | null;
    message?: string;
    readonly parent_id?: number | null;
    readonly status?: MessageStatus;
    readonly sent_at?: string;
    readonly read_at?: string | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * An active form.
 */
export type OfferedForm = {
    /**
     * The id of the form.
     */
    id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * The description.
     */
    description: string;
    /**
     * The user who created the form; 0 for the preinstalled form.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

/**
 * An active form in a list.
 */
export type OfferedFormListItem = {
    id: number;
    title: string;
    description: string;
};

/**
 * The form.
 */
export type OfferedFormResponse = {
    record: OfferedForm;
};

/**
 * An order.
 */
export type Order = {
    /**
     * The id of the order.
     */
    id: number;
    /**
     * The client.
     */
    client_id: number;
    /**
     * The name of that client.
     */
    client_name: string;
    /**
     * The date of the order; defaults to today (UTC).
     */
    order_date: string;
    /**
     * The lines.
     */
    items: Array<Line>;
    /**
     * A note.
     */
    note: string;
    status: OrderStatus;
    /**
     * The sum of all line totals, rounded half up once, in the smallest unit of `currency` (cents for EUR).
     */
    total: number;
    /**
     * The currency (ISO 4217) of all amounts; defaults to that of the client, then of the organization. Can only be set on creation.
     */
    currency: string;
    /**
     * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. An amount of 137875 is EUR 1,378.75.
     */
    currency_decimals: number;
    /**
     * The estimate that the order was created from.
     */
    estimate_id: number | null;
    /**
     * The user who created the order, or the estimate that it was created from.
     */
    created_by: number;
    /**
     * The name of that user; empty if a service created it.
     */
    created_by_name: string;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type OrderCreate = {
    client_id: number;
    order_date?: string | null;
    items: Array<LineCreate>;
    note?: string | null;
    /**
     * Default: `"new"`.
     */
    status?: 'new' | null;
    currency?: string | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: OrderCustomFieldsEntries | null;
};

export type OrderCustomFieldsEntries = {
    [key: string]: string | null;
};

/**
 * A confirmed order with its lines.
 */
export type OrderEvent = {
    id: number;
    /**
     * The version of the order after the change.
     */
    version: number;
    client_id: number;
    items: Array<OrderLine>;
    total: number;
    /**
     * The owner of the client.
     */
    owner_id: number;
    created_by: number;
    currency: string;
};

/**
 * A line of an order, with the values supplied by its item.
 */
export type OrderLine = {
    /**
     * The item sold; 0 if there is none.
     */
    item_id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * The quantity, as a decimal.
     */
    quantity: string;
    /**
     * The unit price as a decimal, in the smallest unit of the order's currency.
     */
    rate: string;
};

/**
 * An order in a list.
 */
export type OrderListItem = {
    id: number;
    client_id: number;
    client_name: string;
    order_date: string;
    status: OrderStatus;
    total: number;
    currency: string;
    estimate_id: number | null;
    created_at: string;
};

export type OrderReplace = OrderUpdate;

/**
 * The order.
 */
export type OrderResponse = {
    record: Order;
    /**
     * The custom field values, by key.
     */
    custom_fields: {
        [key: string]: string;
    };
};

/**
 * The status: new, processing, confirmed and completed, in this order. Every order that is not completed can be cancelled.
 */
export type OrderStatus = 'new' | 'processing' | 'confirmed' | 'completed' | 'cancelled';

export type OrderUpdate = {
    readonly id?: number;
    client_id?: number;
    readonly client_name?: string;
    order_date?: string | null;
    items?: Array<LineReplace>;
    note?: string | null;
    status?: OrderStatus | null;
    readonly total?: number;
    readonly currency?: string;
    readonly currency_decimals?: number;
    readonly estimate_id?: number | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: OrderCustomFieldsEntries | null;
    readonly created_by?: number;
    readonly created_by_name?: string;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * The organization.
 */
export type OrganizationEvent = {
    /**
     * The id of the record; always 1.
     */
    id: number;
    /**
     * The version of the record after the change.
     */
    version: number;
    /**
     * The name of the business.
     */
    name: string;
    /**
     * The currency (ISO 4217) of documents of clients without a currency.
     */
    currency: string;
    /**
     * The locale (BCP 47) for formatting amounts and dates.
     */
    locale: string;
    /**
     * The time zone (IANA name).
     */
    time_zone: string;
};

/**
 * The organization.
 */
export type OrganizationRecord = {
    /**
     * The id of the record; always 1.
     */
    id: number;
    /**
     * The name of the business, as shown in emails and documents.
     */
    name: string;
    /**
     * Street and number.
     */
    address: string;
    /**
     * The postal code.
     */
    zip: string;
    /**
     * The city.
     */
    city: string;
    /**
     * The country.
     */
    country: string;
    /**
     * The VAT identification number.
     */
    vat_number: string;
    /**
     * The company registration number.
     */
    registration_number: string;
    /**
     * The contact email address for clients.
     */
    email: string;
    /**
     * The phone number.
     */
    phone: string;
    /**
     * The website URL.
     */
    website: string;
    /**
     * The IBAN of the account that clients pay to.
     */
    iban: string;
    /**
     * The BIC of the bank.
     */
    bic: string;
    /**
     * The image file of the logo.
     */
    logo_file_id: number | null;
    /**
     * The currency (ISO 4217) of items, leads, and documents of clients without a currency.
     */
    currency: string;
    /**
     * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. An amount of 137875 is EUR 1,378.75.
     */
    currency_decimals: number;
    /**
     * The locale (BCP 47) for formatting amounts and dates.
     */
    locale: string;
    /**
     * The time zone (IANA name).
     */
    time_zone: string;
    /**
     * The user who created the record; 0 for the system.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type OrganizationRecordReplace = OrganizationRecordUpdate;

export type OrganizationRecordUpdate = {
    readonly id?: number;
    name?: string;
    address?: string | null;
    zip?: string | null;
    city?: string | null;
    country?: string | null;
    vat_number?: string | null;
    registration_number?: string | null;
    email?: string | null;
    phone?: string | null;
    website?: string | null;
    iban?: string | null;
    bic?: string | null;
    logo_file_id?: number | null;
    currency?: string;
    readonly currency_decimals?: number;
    locale?: string | null;
    time_zone?: string | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * The organization.
 */
export type OrganizationResponse = {
    record: OrganizationRecord;
};

/**
 * A summary of the organization.
 */
export type OrganizationSummary = {
    /**
     * The name of the business.
     */
    name: string;
    /**
     * The currency (ISO 4217) of items, leads, and documents of clients without a currency.
     */
    currency: string;
    /**
     * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. An amount of 137875 is EUR 1,378.75.
     */
    currency_decimals: number;
    /**
     * The locale (BCP 47) for formatting amounts and dates.
     */
    locale: string;
    /**
     * The time zone (IANA name).
     */
    time_zone: string;
    /**
     * The image file of the logo.
     */
    logo_file_id: number | null;
};

/**
 * A summary of the organization.
 */
export type OrganizationSummaryResponse = {
    record: OrganizationSummary;
};

/**
 * The part of an account that its user can change.
 */
export type OwnProfile = {
    /**
     * The first name.
     */
    first_name?: string;
    /**
     * The last name.
     */
    last_name?: string | null;
    /**
     * The job title.
     */
    job_title?: string | null;
    /**
     * The language of the user, such as "en" or "pt-BR".
     */
    language?: string | null;
    /**
     * The picture, as an http(s) URL or a path.
     */
    image?: string | null;
};

/**
 * A session of the caller.
 */
export type OwnSession = {
    /**
     * The id of the session.
     */
    id: number;
    /**
     * The time of the sign-in (RFC 3339, UTC).
     */
    created_at: string;
    /**
     * The time of the last use, accurate to five minutes.
     */
    last_used_at: string;
    /**
     * The IP address of the sign-in; empty if it was not recorded.
     */
    address: string;
    /**
     * The User-Agent header of the sign-in, at most 500 characters; empty if none was sent.
     */
    user_agent: string;
    /**
     * True if this is the session of the current request.
     */
    current: boolean;
};

/**
 * A page.
 */
export type Page = {
    /**
     * The id of the page.
     */
    id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * The unique name in URLs. Derived from the title if omitted, and kept when the title changes.
     */
    slug: string;
    /**
     * The content as HTML. Unsafe markup such as scripts, styles, frames and forms is removed.
     */
    content: string;
    status: PageStatus;
    visibility: PageVisibility;
    /**
     * The user who created the page.
     */
    created_by: number;
    /**
     * The name of that user; empty if a service created it.
     */
    created_by_name: string;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type PageCreate = {
    title: string;
    slug?: string | null;
    content?: string | null;
    /**
     * Default: `"active"`.
     */
    status?: 'active' | null;
    /**
     * Default: `"public"`.
     */
    visibility?: PageVisibility | null;
};

/**
 * A page in a list.
 */
export type PageListItem = {
    id: number;
    title: string;
    slug: string;
    status: PageStatus;
    visibility: PageVisibility;
    created_at: string;
};

export type PageReplace = PageUpdate;

/**
 * The page.
 */
export type PageResponse = {
    record: Page;
};

/**
 * The status: active (published) or inactive. Inactive pages are visible only to callers who may update them.
 */
export type PageStatus = 'active' | 'inactive';

export type PageUpdate = {
    readonly id?: number;
    title?: string;
    slug?: string | null;
    content?: string | null;
    status?: PageStatus | null;
    visibility?: PageVisibility | null;
    readonly created_by?: number;
    readonly created_by_name?: string;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * The audience of the page: staff and portal users (`public`), or only one of the two.
 */
export type PageVisibility = 'public' | 'staff' | 'clients';

/**
 * The event of a dead letter.
 */
export type ParkedEvent = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The service that published the event; empty if unknown.
     */
    service: string;
    /**
     * The subject on which it was published.
     */
    subject: string;
    /**
     * The time of the event; empty if unknown.
     */
    occurred_at: string;
    /**
     * The data of the event as JSON text; empty if unreadable.
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
     * The amount, in the smallest unit of the invoice's currency: 10050 is EUR 100.50.
     */
    amount: number;
    /**
     * The payment date; defaults to today (UTC).
     */
    paid_on: string;
    /**
     * The payment method.
     */
    method: string;
    /**
     * A note.
     */
    note: string;
    /**
     * The user who entered it.
     */
    created_by: number;
    /**
     * The date on which it was entered (UTC).
     */
    created_at: string;
};

export type PaymentCreate = {
    amount: number;
    paid_on?: string | null;
    method?: string | null;
    note?: string | null;
};

/**
 * The caller's permissions.
 */
export type PermissionsResponse = {
    /**
     * 1 for an administrator, who has all permissions; otherwise 0.
     */
    is_admin: number;
    records: Array<Grant>;
};

/**
 * A portal user.
 */
export type PortalUser = {
    /**
     * The id of the user.
     */
    id: number;
    /**
     * The client whose records the user can access.
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
     * The email address to sign in with, stored in lower case. It must be unique among users.
     */
    email: string;
    /**
     * The phone number to sign in with, including the country code; returned as E.164. It must be unique among users.
     */
    phone: string;
    status: PortalUserStatus;
    /**
     * True if the user receives email notifications, for example about a new invoice. Users can change this at /api/auth/preferences.
     */
    email_notifications: boolean;
    /**
     * The user who created the account.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type PortalUserCreate = {
    client_id: number;
    first_name: string;
    last_name: string;
    email: string;
    phone?: string | null;
    /**
     * Default: `"active"`.
     */
    status?: 'active' | null;
    /**
     * Default: `true`.
     */
    email_notifications?: boolean | null;
};

/**
 * A portal user in a list.
 */
export type PortalUserListItem = {
    id: number;
    client_id: number;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    status: PortalUserStatus;
    created_at: string;
};

export type PortalUserReplace = PortalUserUpdate;

/**
 * The portal user.
 */
export type PortalUserResponse = {
    record: PortalUser;
};

/**
 * The status: active or inactive. Deactivating the account ends its sessions. Portal users of a deleted client cannot sign in.
 */
export type PortalUserStatus = 'active' | 'inactive';

export type PortalUserUpdate = {
    readonly id?: number;
    client_id?: number;
    first_name?: string;
    last_name?: string;
    email?: string;
    phone?: string | null;
    status?: PortalUserStatus | null;
    email_notifications?: boolean | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * The preferences of a user.
 */
export type Preferences = {
    /**
     * True to receive email notifications, for example about new tasks or invoices. Codes and invitations are always sent.
     */
    email_notifications: boolean;
};

/**
 * The caller's preferences.
 */
export type PreferencesResponse = {
    record: Preferences;
};

export type PreferencesUpdate = {
    email_notifications?: boolean | null;
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
    user_type: SignedInUserType;
    /**
     * 1 for an administrator, otherwise 0.
     */
    is_admin: number;
    status: SignedInUserStatus;
    /**
     * The role; 0 for administrators and portal users.
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
     * The URL of a picture.
     */
    image: string | null;
    /**
     * The language of the user, such as "en".
     */
    language: string;
    /**
     * The creation date of the account (UTC).
     */
    created_at: string;
};

/**
 * A project status.
 */
export type ProjectStatus = {
    /**
     * The id of the status.
     */
    id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * The unique key for programs. Derived from the initial title and never changed.
     */
    key_name: string;
    /**
     * The color, as #rrggbb.
     */
    color: string;
    /**
     * The icon name.
     */
    icon: string;
    /**
     * The sort position; lower numbers come first.
     */
    sort: number;
    category: ProjectStatusCategory;
    /**
     * True if the status is built in and cannot be deleted.
     */
    is_built_in: boolean;
    /**
     * The user who created the status; 0 for built-in statuses.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

/**
 * The category of the status: its meaning for a project.
 */
export type ProjectStatusCategory = 'open' | 'on_hold' | 'done' | 'cancelled';

export type ProjectStatusCreate = {
    title: string;
    color?: string | null;
    icon?: string | null;
    /**
     * Default: `0`.
     */
    sort?: number | null;
    /**
     * Default: `"open"`.
     */
    category?: ProjectStatusCategory | null;
};

/**
 * A project status in a list.
 */
export type ProjectStatusListItem = {
    id: number;
    title: string;
    key_name: string;
    color: string;
    icon: string;
    sort: number;
    category: ProjectStatusCategory;
    is_built_in: boolean;
    created_at: string;
};

export type ProjectStatusReplace = ProjectStatusUpdate;

/**
 * The project status.
 */
export type ProjectStatusResponse = {
    record: ProjectStatus;
};

export type ProjectStatusUpdate = {
    readonly id?: number;
    title?: string;
    readonly key_name?: string;
    color?: string | null;
    icon?: string | null;
    sort?: number | null;
    category?: ProjectStatusCategory | null;
    readonly is_built_in?: boolean;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * A project team member. A user can be a member of a project only once.
 */
export type ProjectTeamMember = {
    /**
     * The id of the membership.
     */
    id: number;
    /**
     * The project.
     */
    project_id: number;
    /**
     * The user, who must be active staff. Deactivated users are removed from all projects.
     */
    user_id: number;
    /**
     * The name of the user.
     */
    user_name: string;
    /**
     * True if the user leads the project.
     */
    is_leader: boolean;
    /**
     * The user who created the membership.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type ProjectTeamMemberCreate = {
    project_id: number;
    user_id: number;
    /**
     * Default: `false`.
     */
    is_leader?: boolean | null;
};

/**
 * A project team member in a list.
 */
export type ProjectTeamMemberListItem = {
    id: number;
    project_id: number;
    user_id: number;
    user_name: string;
    is_leader: boolean;
    created_at: string;
};

export type ProjectTeamMemberReplace = ProjectTeamMemberUpdate;

/**
 * The project team member.
 */
export type ProjectTeamMemberResponse = {
    record: ProjectTeamMember;
};

export type ProjectTeamMemberUpdate = {
    readonly id?: number;
    project_id?: number;
    user_id?: number;
    readonly user_name?: string;
    is_leader?: boolean | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * A user to whom the caller can write.
 */
export type Recipient = {
    /**
     * The id of the user, for `to_user_id`.
     */
    id: number;
    /**
     * First and last name.
     */
    name: string;
    user_type: RecipientUserType;
    /**
     * The job title of a staff member.
     */
    job_title: string;
    /**
     * The client of a portal user; null for staff.
     */
    client_id: number | null;
    /**
     * The name of that client.
     */
    client_name: string;
};

/**
 * `staff`, or `client` for a portal user.
 */
export type RecipientUserType = 'staff' | 'client';

/**
 * The dead letters to replay; all if no filter is set.
 */
export type ReplayDeadLettersRequest = {
    /**
     * Only dead letters of this consumer.
     */
    consumer?: string | null;
    /**
     * Only events of this type.
     */
    event_type?: string | null;
    /**
     * Only dead letters whose last attempt failed at or after this time.
     */
    failed_from?: string | null;
    /**
     * Only dead letters whose last attempt failed at or before this time.
     */
    failed_to?: string | null;
};

/**
 * A request for a password reset.
 */
export type RequestPasswordResetRequest = {
    /**
     * The email address of the account.
     */
    email: string;
};

/**
 * A role.
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
     * The permissions of the role; everything else is forbidden.
     */
    grants: Array<Grant>;
    /**
     * The user who created the role; 0 for preinstalled roles.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type RoleCreate = {
    title: string;
    grants?: Array<GrantCreate> | null;
};

/**
 * A role whose grants changed.
 */
export type RoleEvent = {
    id: number;
    /**
     * The version of the role after the change.
     */
    version: number;
};

/**
 * A role in a list.
 */
export type RoleListItem = {
    id: number;
    title: string;
    created_at: string;
};

export type RoleReplace = RoleUpdate;

/**
 * The role.
 */
export type RoleResponse = {
    record: Role;
};

export type RoleUpdate = {
    readonly id?: number;
    title?: string;
    grants?: Array<GrantReplace> | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * Either `code` and `state` as returned by the provider, or tokens that the client app obtained itself.
 */
export type SaveTokenRequest = {
    /**
     * The authorization code returned by the provider.
     */
    code?: string | null;
    /**
     * The state returned with the code. Valid once, for the user who requested the authorization URL.
     */
    state?: string | null;
    /**
     * The access token issued by the provider.
     */
    access_token?: string | null;
    /**
     * The refresh token issued by the provider.
     */
    refresh_token?: string | null;
    /**
     * The lifetime of the access token in seconds; omit it if the token does not expire.
     */
    expires_in?: number | null;
    /**
     * The scope granted by the provider.
     */
    scope?: string | null;
};

/**
 * The recipient of a one-time password.
 */
export type SendOtpRequest = {
    /**
     * The phone number with country code; spaces and punctuation are allowed.
     */
    phone: string;
};

/**
 * A change of the caller's password.
 */
export type SetPasswordRequest = {
    /**
     * The current password. A wrong password counts as a failed sign-in.
     */
    current_password: string;
    /**
     * The new password: 12 to 128 characters, not a common password.
     */
    password: string;
    /**
     * The new password again.
     */
    retype_password: string;
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
    user_type: SignedInUserType;
    /**
     * 1 for an administrator, otherwise 0.
     */
    is_admin: number;
    status: SignedInUserStatus;
};

/**
 * The status: active or inactive.
 */
export type SignedInUserStatus = 'active' | 'inactive';

/**
 * "staff" or "client" (a portal user).
 */
export type SignedInUserType = 'staff' | 'client';

/**
 * A task.
 */
export type Task = {
    /**
     * The id of the task.
     */
    id: number;
    /**
     * The title.
     */
    title: string;
    /**
     * The description.
     */
    description: string;
    /**
     * The project.
     */
    project_id: number | null;
    /**
     * The assignees, who must be active staff. Deactivated users are unassigned from open tasks.
     */
    assigned_to: Array<number>;
    status: TaskStatus;
    priority: TaskPriority;
    /**
     * The start date.
     */
    start_date: string | null;
    /**
     * The deadline, not before the start date.
     */
    deadline: string | null;
    /**
     * Labels for searching and filtering.
     */
    labels: Array<string>;
    /**
     * The checklist.
     */
    checklist: Array<ChecklistItem>;
    /**
     * The template whose items are appended to the checklist on creation. Can only be set on creation.
     */
    checklist_template_id: number | null;
    /**
     * The user who created the task.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type TaskCreate = {
    title: string;
    description?: string | null;
    project_id?: number | null;
    assigned_to?: Array<number> | null;
    /**
     * Default: `"not_started"`.
     */
    status?: 'not_started' | null;
    /**
     * Default: `"medium"`.
     */
    priority?: TaskPriority | null;
    start_date?: string | null;
    deadline?: string | null;
    labels?: Array<string> | null;
    checklist?: Array<ChecklistItemCreate> | null;
    checklist_template_id?: number | null;
};

/**
 * A summary of the created task.
 */
export type TaskCreated = {
    id: number;
    title: string;
    project_id: number | null;
    assigned_to: Array<number>;
    status: TaskStatus;
    start_date: string | null;
    deadline: string | null;
};

/**
 * The created record.
 */
export type TaskCreatedResponse = {
    record: TaskCreated;
};

/**
 * A task.
 */
export type TaskEvent = {
    id: number;
    /**
     * The version of the task after the change.
     */
    version: number;
    title: string;
    project_id: number;
    deadline: string;
    assigned_to: Array<number>;
    /**
     * The new assignees, who are notified.
     */
    recipients: Array<number>;
    /**
     * The user who made the change; 0 if a service made it.
     */
    changed_by: number;
};

/**
 * A task in a list.
 */
export type TaskListItem = {
    id: number;
    title: string;
    description: string;
    project_id: number | null;
    assigned_to: Array<number>;
    status: TaskStatus;
    priority: TaskPriority;
    start_date: string | null;
    deadline: string | null;
    created_at: string;
};

/**
 * The priority.
 */
export type TaskPriority = 'low' | 'medium' | 'high' | 'urgent';

export type TaskReplace = TaskUpdate;

/**
 * The task.
 */
export type TaskResponse = {
    record: Task;
};

/**
 * The status. It can change to any other. A task is open until it is done or cancelled.
 */
export type TaskStatus = 'not_started' | 'in_progress' | 'on_hold' | 'done' | 'cancelled';

export type TaskUpdate = {
    readonly id?: number;
    title?: string;
    description?: string | null;
    project_id?: number | null;
    assigned_to?: Array<number> | null;
    status?: TaskStatus | null;
    priority?: TaskPriority | null;
    start_date?: string | null;
    deadline?: string | null;
    labels?: Array<string> | null;
    checklist?: Array<ChecklistItemReplace> | null;
    readonly checklist_template_id?: number | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
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
     * The status: active or inactive.
     */
    status: TeamMemberStatus;
    /**
     * The URL of a picture.
     */
    image: string | null;
    /**
     * 1 for an administrator, otherwise 0.
     */
    is_admin: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
};

/**
 * A team member.
 */
export type TeamMember = {
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
     * The email address to sign in with, stored in lower case. It must be unique among users.
     */
    email: string;
    /**
     * The phone number to sign in with, including the country code; returned as E.164. It must be unique among users.
     */
    phone: string;
    /**
     * The job title.
     */
    job_title: string;
    /**
     * The role that grants the member's permissions; 0 for administrators, who have all permissions.
     */
    role_id: number;
    status: TeamMemberStatus;
    /**
     * The language of the user, such as "en" or "pt-BR".
     */
    language: string;
    /**
     * The picture, as an http(s) URL or a path.
     */
    image: string | null;
    /**
     * 1 for an administrator, otherwise 0.
     */
    is_admin: number;
    /**
     * True if the member receives email notifications, for example about a new task. Members can change this at /api/auth/preferences.
     */
    email_notifications: boolean;
    /**
     * The user who created the account.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type TeamMemberCreate = {
    first_name: string;
    last_name: string;
    email: string;
    phone?: string | null;
    job_title?: string | null;
    role_id: number;
    /**
     * Default: `"active"`.
     */
    status?: 'active' | null;
    /**
     * Default: `"en"`.
     */
    language?: string | null;
    image?: string | null;
    is_admin?: number | null;
    /**
     * Default: `true`.
     */
    email_notifications?: boolean | null;
};

export type TeamMemberReplace = TeamMemberUpdate;

/**
 * The team member.
 */
export type TeamMemberResponse = {
    record: TeamMember;
};

/**
 * The status: active or inactive. Deactivating the account ends its sessions.
 */
export type TeamMemberStatus = 'active' | 'inactive';

export type TeamMemberUpdate = {
    readonly id?: number;
    first_name?: string;
    last_name?: string;
    email?: string;
    phone?: string | null;
    job_title?: string | null;
    role_id?: number;
    status?: TeamMemberStatus | null;
    language?: string | null;
    image?: string | null;
    is_admin?: number | null;
    email_notifications?: boolean | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
};

/**
 * The server's time.
 */
export type TimeResponse = {
    /**
     * The current time (RFC 3339, UTC).
     */
    time: string;
    /**
     * The current time in seconds since 1970 (Unix time).
     */
    timestamp: number;
    /**
     * Always "UTC".
     */
    timezone: string;
};

/**
 * The tracked event.
 */
export type TrackedEvent = {
    /**
     * The numeric id of the event.
     */
    id: number;
    /**
     * The public id of the event: 21 URL-safe characters.
     */
    random_id: string;
    /**
     * The name of the event.
     */
    name: string;
    /**
     * The context of the event, such as the name of a module.
     */
    context: string;
    /**
     * The id within the context.
     */
    context_id: string;
    /**
     * Additional data by name: strings, numbers, booleans or null, at most 4 KB as JSON.
     */
    data: {
        [key: string]: unknown;
    };
    /**
     * The time of the event; defaults to the time of the request.
     */
    occurred_at: string | null;
    /**
     * The user who sent it.
     */
    created_by: number;
    /**
     * The date on which it was sent (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
};

export type TrackedEventCreate = {
    name: string;
    context?: string | null;
    context_id?: string | null;
    data?: TrackedEventDataEntries | null;
    occurred_at?: string | null;
};

export type TrackedEventDataEntries = {
    [key: string]: unknown;
};

/**
 * The tracked event.
 */
export type TrackedEventResponse = {
    record: TrackedEvent;
};

/**
 * The change to undo.
 */
export type UndoChangeRequest = {
    /**
     * The code from the link in the notification. Valid once, for 72 hours.
     */
    code: string;
};

/**
 * An account.
 */
export type UserEvent = {
    /**
     * The id of the user.
     */
    id: number;
    /**
     * The version of the account after the change.
     */
    version: number;
    /**
     * First and last name.
     */
    name: string;
    /**
     * "active" or "inactive".
     */
    status: string;
    /**
     * "staff" or "client" (a portal user).
     */
    user_type: string;
    /**
     * True if the user is an administrator.
     */
    is_admin: boolean;
    /**
     * The role; 0 for administrators and portal users.
     */
    role_id: number;
    /**
     * The client of a portal user; otherwise 0.
     */
    client_id: number;
};

/**
 * Verification of a new phone number.
 */
export type VerifyPhoneChangeRequest = {
    /**
     * The new phone number, as sent when requesting the one-time password.
     */
    phone: string;
    /**
     * The one-time password.
     */
    otp: string;
};

/**
 * A webhook.
 */
export type Webhook = {
    /**
     * The id of the webhook.
     */
    id: number;
    /**
     * The URL that receives events; it must be publicly reachable.
     */
    url: string;
    /**
     * The event types that it receives, such as `client.created`; `*` for all.
     */
    events: Array<WebhookEvents>;
    /**
     * True if the webhook receives events. It is disabled if no delivery succeeds for a day; its owner is notified by email.
     */
    active: boolean;
    /**
     * The time at which it was disabled because deliveries failed; null if it was not.
     */
    switched_off_at: string | null;
    /**
     * The administrator who created it.
     */
    created_by: number;
    /**
     * The creation date (UTC).
     */
    created_at: string;
    /**
     * The time of the last update.
     */
    updated_at: string;
    /**
     * The time until which messages are also signed with the previous secret; null if there is none.
     */
    previous_secret_until: string | null;
    /**
     * The administrator responsible for the webhook: its creator, or the one who last took it over.
     */
    owner_id: number;
    /**
     * Why the webhook is paused: its owner is inactive, deleted or no longer an administrator. Null if it is not paused. Events are kept for 30 days and sent
     * once an administrator takes the webhook over.
     */
    paused_reason: WebhookPausedReason | null;
};

export type WebhookCreate = {
    url: string;
    events: Array<WebhookEvents>;
    /**
     * Default: `true`.
     */
    active?: boolean | null;
};

/**
 * The created webhook.
 */
export type WebhookCreated = {
    record: Webhook;
    /**
     * The secret that signs its messages. It is returned only once.
     */
    secret: string;
};

/**
 * The delivery of an event to a webhook.
 */
export type WebhookDelivery = {
    /**
     * The id of the delivery.
     */
    id: number;
    /**
     * The id of the event, sent as `webhook-id`.
     */
    event_id: string;
    /**
     * The type of the event.
     */
    type: string;
    status: WebhookDeliveryStatus;
    /**
     * The number of attempts.
     */
    attempts: number;
    /**
     * The HTTP status of the last response; null if there was none.
     */
    response_status: number | null;
    /**
     * The error of the last attempt; empty if it succeeded.
     */
    error: string;
    /**
     * The time of the next attempt; null if there is none.
     */
    next_attempt_at: string | null;
    /**
     * The time of the event.
     */
    occurred_at: string;
};

/**
 * The state of the delivery: pending, succeeded or failed for good.
 */
export type WebhookDeliveryStatus = 'pending' | 'delivered' | 'failed';

/**
 * The event types that it receives, such as `client.created`; `*` for all.
 */
export type WebhookEvents = '*' | 'announcement.created' | 'announcement.published' | 'api_key.created' | 'api_key.revoked' | 'client.created' | 'client.deleted' | 'client.restored' | 'client.updated' | 'contact.created' | 'contact.deleted' | 'contact.restored' | 'contact.updated' | 'contract.accepted' | 'contract.sent' | 'estimate.accepted' | 'estimate.declined' | 'estimate.sent' | 'estimate_request.submitted' | 'estimate_request.updated' | 'file.created' | 'file.deleted' | 'file.restored' | 'folder.created' | 'folder.deleted' | 'folder.restored' | 'folder.updated' | 'invoice.created' | 'invoice.deleted' | 'invoice.overdue' | 'invoice.paid' | 'invoice.restored' | 'invoice.sent' | 'invoice.updated' | 'item.created' | 'item.deleted' | 'item.restored' | 'item.updated' | 'item_category.created' | 'item_category.deleted' | 'item_category.restored' | 'item_category.updated' | 'lead.converted' | 'lead.created' | 'lead.deleted' | 'lead.lost' | 'lead.restored' | 'lead.updated' | 'message.sent' | 'order.confirmed' | 'organization.updated' | 'role.updated' | 'task.assigned' | 'task.reopened' | 'user.created' | 'user.deactivated' | 'user.updated';

/**
 * A webhook in a list.
 */
export type WebhookListItem = {
    id: number;
    url: string;
    events: Array<WebhookEvents>;
    active: boolean;
    created_by: number;
    created_at: string;
    owner_id: number;
    paused_reason: WebhookPausedReason | null;
};

/**
 * Why the webhook is paused: its owner is inactive, deleted or no longer an administrator. Null if it is not paused. Events are kept for 30 days and sent
 * once an administrator takes the webhook over.
 */
export type WebhookPausedReason = 'owner_inactive' | 'owner_demoted' | 'owner_deleted';

export type WebhookReplace = WebhookUpdate;

/**
 * The webhook.
 */
export type WebhookResponse = {
    record: Webhook;
};

/**
 * The webhook with its new secret.
 */
export type WebhookSecretRotated = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message.
     */
    message: string;
    record: Webhook;
    /**
     * The secret that signs its messages. It is returned only once.
     */
    secret: string;
};

/**
 * The webhook with its new owner.
 */
export type WebhookTakenOver = {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * A human-readable message.
     */
    message: string;
    record: Webhook;
};

export type WebhookUpdate = {
    readonly id?: number;
    url?: string;
    events?: Array<WebhookEvents>;
    active?: boolean | null;
    readonly switched_off_at?: string | null;
    readonly created_by?: number;
    readonly created_at?: string;
    readonly updated_at?: string;
    readonly previous_secret_until?: string | null;
    readonly owner_id?: number;
    readonly paused_reason?: WebhookPausedReason | null;
};

/**
 * A module whose deleted records can be restored.
 */
export type DeletedModule = 'announcements' | 'checklist_templates' | 'clients' | 'contacts' | 'custom_fields' | 'estimate_forms' | 'estimates' | 'files' | 'folders' | 'invoices' | 'item_categories' | 'items' | 'leads' | 'left_menus' | 'orders' | 'pages' | 'portal_users' | 'project_statuses' | 'roles' | 'tasks' | 'team' | 'team_members' | 'webhooks';

export type InvoiceWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'invoice.created' | 'invoice.updated' | 'invoice.deleted' | 'invoice.restored' | 'invoice.sent' | 'invoice.paid' | 'invoice.overdue';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: InvoiceEvent;
};

export type ItemWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'item.created' | 'item.updated' | 'item.deleted' | 'item.restored';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: ItemEvent;
};

export type ItemCategoryWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'item_category.created' | 'item_category.updated' | 'item_category.deleted' | 'item_category.restored';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: ItemCategoryEvent;
};

export type AnnouncementWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'announcement.created' | 'announcement.published';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: AnnouncementEvent;
};

export type MessageWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'message.sent';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: MessageEvent;
};

export type ClientWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'client.created' | 'client.updated' | 'client.deleted' | 'client.restored';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: ClientEvent;
};

export type ContactWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'contact.created' | 'contact.updated' | 'contact.deleted' | 'contact.restored';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: ContactEvent;
};

export type OrderWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'order.confirmed';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: OrderEvent;
};

export type EstimateWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'estimate.sent' | 'estimate.accepted' | 'estimate.declined';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: EstimateEvent;
};

export type ContractWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'contract.sent' | 'contract.accepted';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: ContractEvent;
};

export type LeadWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'lead.created' | 'lead.updated' | 'lead.lost' | 'lead.converted' | 'lead.deleted' | 'lead.restored';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: LeadEvent;
};

export type EstimateRequestWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'estimate_request.submitted' | 'estimate_request.updated';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: EstimateRequestEvent;
};

export type FolderWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'folder.created' | 'folder.updated' | 'folder.deleted' | 'folder.restored';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: FolderEvent;
};

export type FileWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'file.created' | 'file.deleted' | 'file.restored';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: FileEvent;
};

export type UserWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'user.created' | 'user.updated' | 'user.deactivated';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: UserEvent;
};

export type OrganizationWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'organization.updated';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: OrganizationEvent;
};

export type RoleWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'role.updated';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: RoleEvent;
};

export type ApiKeyWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'api_key.created' | 'api_key.revoked';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: ApiKeyEvent;
};

export type TaskWebhook = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * The event type.
     */
    type: 'task.assigned' | 'task.reopened';
    /**
     * The time of the event.
     */
    occurred_at: string;
    data: TaskEvent;
};

/**
 * The machine-readable error code.
 */
export type ErrorCode = 'bad_request' | 'malformed_json' | 'too_deep' | 'unauthenticated' | 'invalid_credentials' | 'locked' | 'forbidden' | 'not_found' | 'unknown_path' | 'method_not_allowed' | 'already_answered' | 'version_mismatch' | 'too_large' | 'unsupported_media_type' | 'range_not_satisfiable' | 'validation_failed' | 'too_many_requests' | 'internal' | 'unavailable' | 'timeout';

/**
 * The machine-readable code of a validation error. More codes may be added. `required`: the value is missing or empty. `wrong_type`: the value has the wrong JSON type. `unknown_field`: the body has an unknown field. `unknown_parameter`: the query has an unknown parameter. `read_only`: the field is set by the server. `not_allowed`: the value is not one of the allowed values. `invalid_format`: the value does not have the required format. `invalid_text`: the value contains characters that are not allowed. `invalid_value`: the value does not match the definition of the field. `too_short`: the value has too few characters. `too_long`: the value has too many characters. `too_common`: the password is too common. `out_of_range`: the value is out of range. `too_precise`: the number has too many digits. `too_few`: there are too few entries. `too_many`: there are too many entries. `duplicate`: an entry occurs more than once. `repeated`: the parameter was sent more than once. `unknown_reference`: the record does not exist or is not accessible. `taken`: another record has this value. `locked`: the field cannot be changed in this state. `fixed`: the field cannot be changed once it is in use. `illegal_move`: the status transition is not allowed. `changed`: the value has changed since it was read. `idempotency_key_reused`: the key was used for a different request. `invalid_code`: the code is invalid, used or expired. `invalid_state`: the state is invalid, used or expired. `wrong_password`: the current password is not correct. `mismatch`: the two values differ. `expired`: the date has passed. `before_start`: the date is before the start. `inactive`: the record is inactive. `in_use`: other records refer to it. `built_in`: the record is built in. `cycle`: the folder would contain itself. `not_empty`: the folder is not empty. `not_draft`: only drafts can be deleted. `not_lost`: the lead is not lost. `already_read`: the message has been read. `open_invoices`: the client has open invoices. `above_balance`: the amount exceeds the balance. `last_administrator`: the user is the last active administrator.
 */
export type ViolationCode = string;

/**
 * Why a request failed (RFC 9457).
 */
export type Problem = {
    /**
     * The type of the error, as a stable URN.
     */
    type: string;
    /**
     * A human-readable title of the error type.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * A human-readable explanation of this error.
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
    code: ErrorCode;
    /**
     * The id of the request in the logs.
     */
    request_id: string;
    /**
     * The invalid fields, if validation failed.
     */
    errors?: Array<Violation>;
};

/**
 * A validation error of a field.
 */
export type Violation = {
    /**
     * The path of the field, such as items[1].rate.
     */
    field: string;
    code: ViolationCode;
    /**
     * A human-readable explanation.
     */
    message: string;
};

export type AnnouncementReplaceWritable = AnnouncementUpdateWritable;

export type AnnouncementUpdateWritable = {
    title?: string;
    description?: string | null;
    start_date?: string | null;
    end_date?: string | null;
    share_with?: Array<string> | null;
};

export type ChecklistTemplateReplaceWritable = ChecklistTemplateUpdateWritable;

export type ChecklistTemplateUpdateWritable = {
    title?: string;
    items?: Array<ChecklistTemplateItemReplace> | null;
    sort?: number | null;
};

export type ClientUpdateWritable = {
    company_name?: string;
    type?: ClientType;
    address?: string | null;
    city?: string | null;
    state?: string | null;
    zip?: string | null;
    country?: string | null;
    phone?: string | null;
    email?: string | null;
    website?: string | null;
    currency?: string | null;
    vat_number?: string | null;
    group_ids?: string | null;
    labels?: Array<string> | null;
    owner_id?: number | null;
    status?: ClientStatus | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: ClientCustomFieldsEntries | null;
};

export type ContactReplaceWritable = ContactUpdateWritable;

export type ContactUpdateWritable = {
    name?: string;
    email?: string | null;
    phone?: string | null;
    position?: string | null;
    gets_documents?: boolean | null;
};

export type ContractReplaceWritable = ContractUpdateWritable;

export type ContractUpdateWritable = {
    title?: string;
    client_id?: number;
    contract_date?: string | null;
    valid_until?: string | null;
    content?: string | null;
    items?: Array<LineReplaceWritable> | null;
    note?: string | null;
    status?: ContractStatus | null;
};

export type CustomFieldReplaceWritable = CustomFieldUpdateWritable;

export type CustomFieldUpdateWritable = {
    title?: string;
    related_to?: CustomFieldRelatedTo;
    field_type?: CustomFieldType;
    options?: Array<string> | null;
    required?: boolean | null;
    placeholder?: string | null;
    sort?: number | null;
    show_in_portal?: boolean | null;
};

export type EstimateFormFieldReplaceWritable = {
    title: string;
    field_type: EstimateFormFieldType;
    required?: boolean | null;
    options?: Array<string> | null;
    placeholder?: string | null;
    sort?: number | null;
    maps_to?: EstimateFormFieldMapsTo | null;
};

export type EstimateFormReplaceWritable = EstimateFormUpdateWritable;

export type EstimateFormUpdateWritable = {
    title?: string;
    description?: string | null;
    status?: EstimateFormStatus | null;
    assigned_to?: number | null;
    fields?: Array<EstimateFormFieldReplaceWritable> | null;
};

export type EstimateReplaceWritable = EstimateUpdateWritable;

/**
 * The fields of an estimate request that can be changed: status and assignee.
 */
export type EstimateRequestChangesWritable = {
    /**
     * The status. new can become processing; processing and hold can become each other, estimated or cancelled.
     */
    status?: EstimateRequestStatus | '' | null;
    /**
     * The assignee.
     */
    assigned_to?: number | null;
};

export type EstimateUpdateWritable = {
    client_id?: number;
    estimate_date?: string | null;
    valid_until?: string | null;
    items?: Array<LineReplaceWritable>;
    note?: string | null;
    estimate_request_id?: number | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: EstimateCustomFieldsEntries | null;
};

export type FolderReplaceWritable = FolderUpdateWritable;

export type FolderUpdateWritable = {
    title?: string;
    parent_id?: number | null;
    client_id?: number | null;
};

export type InvoiceReplaceWritable = InvoiceUpdateWritable;

export type InvoiceUpdateWritable = {
    client_id?: number;
    status?: InvoiceStatus | null;
    items?: Array<LineReplaceWritable>;
    due_date?: string;
};

export type ItemCategoryReplaceWritable = ItemCategoryUpdateWritable;

export type ItemCategoryUpdateWritable = {
    title?: string;
    description?: string | null;
    sort?: number | null;
};

export type ItemReplaceWritable = ItemUpdateWritable;

export type ItemUpdateWritable = {
    title?: string;
    description?: string | null;
    unit_type?: string | null;
    rate?: number;
    category_id?: number | null;
};

export type LeadReplaceWritable = LeadUpdateWritable;

export type LeadUpdateWritable = {
    company_name?: string;
    type?: LeadType | null;
    address?: string | null;
    city?: string | null;
    state?: string | null;
    zip?: string | null;
    country?: string | null;
    phone?: string | null;
    website?: string | null;
    status?: LeadStatus | null;
    source?: string | null;
    owner_id?: number | null;
    value?: number | null;
    lost_reason?: string | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: LeadCustomFieldsEntries | null;
};

export type LineReplaceWritable = {
    item_id?: number | null;
    title?: string | null;
    quantity: number;
    rate?: number | null;
};

export type MessageReplaceWritable = MessageUpdateWritable;

export type MessageUpdateWritable = {
    subject?: string | null;
    message?: string;
};

export type OrderReplaceWritable = OrderUpdateWritable;

export type OrderUpdateWritable = {
    client_id?: number;
    order_date?: string | null;
    items?: Array<LineReplaceWritable>;
    note?: string | null;
    status?: OrderStatus | null;
    /**
     * The custom field values, by key. Not returned as part of the record.
     */
    custom_fields?: OrderCustomFieldsEntries | null;
};

export type OrganizationRecordReplaceWritable = OrganizationRecordUpdateWritable;

export type OrganizationRecordUpdateWritable = {
    name?: string;
    address?: string | null;
    zip?: string | null;
    city?: string | null;
    country?: string | null;
    vat_number?: string | null;
    registration_number?: string | null;
    email?: string | null;
    phone?: string | null;
    website?: string | null;
    iban?: string | null;
    bic?: string | null;
    logo_file_id?: number | null;
    currency?: string;
    locale?: string | null;
    time_zone?: string | null;
};

export type PageReplaceWritable = PageUpdateWritable;

export type PageUpdateWritable = {
    title?: string;
    slug?: string | null;
    content?: string | null;
    status?: PageStatus | null;
    visibility?: PageVisibility | null;
};

export type PortalUserReplaceWritable = PortalUserUpdateWritable;

export type PortalUserUpdateWritable = {
    client_id?: number;
    first_name?: string;
    last_name?: string;
    email?: string;
    phone?: string | null;
    status?: PortalUserStatus | null;
    email_notifications?: boolean | null;
};

export type ProjectStatusReplaceWritable = ProjectStatusUpdateWritable;

export type ProjectStatusUpdateWritable = {
    title?: string;
    color?: string | null;
    icon?: string | null;
    sort?: number | null;
    category?: ProjectStatusCategory | null;
};

export type ProjectTeamMemberReplaceWritable = ProjectTeamMemberUpdateWritable;

export type ProjectTeamMemberUpdateWritable = {
    project_id?: number;
    user_id?: number;
    is_leader?: boolean | null;
};

export type RoleReplaceWritable = RoleUpdateWritable;

export type RoleUpdateWritable = {
    title?: string;
    grants?: Array<GrantReplace> | null;
};

export type TaskReplaceWritable = TaskUpdateWritable;

export type TaskUpdateWritable = {
    title?: string;
    description?: string | null;
    project_id?: number | null;
    assigned_to?: Array<number> | null;
    status?: TaskStatus | null;
    priority?: TaskPriority | null;
    start_date?: string | null;
    deadline?: string | null;
    labels?: Array<string> | null;
    checklist?: Array<ChecklistItemReplace> | null;
};

export type TeamMemberReplaceWritable = TeamMemberUpdateWritable;

export type TeamMemberUpdateWritable = {
    first_name?: string;
    last_name?: string;
    email?: string;
    phone?: string | null;
    job_title?: string | null;
    role_id?: number;
    status?: TeamMemberStatus | null;
    language?: string | null;
    image?: string | null;
    is_admin?: number | null;
    email_notifications?: boolean | null;
};

export type WebhookReplaceWritable = WebhookUpdateWritable;

export type WebhookUpdateWritable = {
    url?: string;
    events?: Array<WebhookEvents>;
    active?: boolean | null;
};

/**
 * The page number, starting at 1.
 */
export type PagePage = number;

/**
 * The number of records per page. Values above 100 are treated as 100.
 */
export type PageLimit = number;

/**
 * The id of the record.
 */
export type RecordId = number;

/**
 * The page number, starting at 1.
 */
export type ListPage = number;

/**
 * The number of records per page. Values above 100 are treated as 100.
 */
export type ListLimit = number;

/**
 * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
 */
export type ListSearch = string;

/**
 * Only records created on or after this date (UTC).
 */
export type ListCreatedFrom = string;

/**
 * Only records created on or before this date (UTC).
 */
export type ListCreatedTo = string;

/**
 * Only records with these ids that the caller can access.
 */
export type ListIds = Array<number>;

/**
 * The page number, starting at 1. Without page and limit, all records are returned.
 */
export type WholeListPage = number;

/**
 * The number of records per page, 20 by default. Values above 100 are treated as 100.
 */
export type WholeListLimit = number;

/**
 * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
 */
export type WholeListSearch = string;

/**
 * Only records created on or after this date (UTC).
 */
export type WholeListCreatedFrom = string;

/**
 * Only records created on or before this date (UTC).
 */
export type WholeListCreatedTo = string;

/**
 * Only records with these ids that the caller can access.
 */
export type WholeListIds = Array<number>;

/**
 * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
 */
export type IfMatch = string;

/**
 * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
 */
export type IdempotencyKey = string;

/**
 * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
 */
export type IfNoneMatch = string;

/**
 * The ETag of the content that the caller has in part. If the content has changed, all of it is sent.
 */
export type IfRange = string;

/**
 * The id of the last event received. The stream resumes after it, up to a few minutes back.
 */
export type LastEventId = string;

/**
 * The range of bytes to send (RFC 9110).
 */
export type Range = string;

export type AccountLoginData = {
    body?: LoginRequest;
    path?: never;
    query?: never;
    url: '/api/auth/login';
};

export type AccountLoginErrors = {
    /**
     * Invalid credentials; Account locked
     */
    401: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
    path?: never;
    query?: never;
    url: '/api/auth/me';
};

export type AccountMeErrors = {
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
    path?: never;
    query?: never;
    url: '/api/auth/permissions';
};

export type AccountPermissionsErrors = {
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountPermissionsError = AccountPermissionsErrors[keyof AccountPermissionsErrors];

export type AccountPermissionsResponses = {
    /**
     * The caller's permissions
     */
    200: PermissionsResponse;
};

export type AccountPermissionsResponse = AccountPermissionsResponses[keyof AccountPermissionsResponses];

export type AccountLogoutData = {
    body?: never;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/logout';
};

export type AccountLogoutErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountLogoutError = AccountLogoutErrors[keyof AccountLogoutErrors];

export type AccountLogoutResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountLogoutResponse = AccountLogoutResponses[keyof AccountLogoutResponses];

export type AccountSendOtpData = {
    body: SendOtpRequest;
    path?: never;
    query?: never;
    url: '/api/auth/send-otp';
};

export type AccountSendOtpErrors = {
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountSendOtpError = AccountSendOtpErrors[keyof AccountSendOtpErrors];

export type AccountSendOtpResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountSendOtpResponse = AccountSendOtpResponses[keyof AccountSendOtpResponses];

export type AccountRequestPasswordResetData = {
    body: RequestPasswordResetRequest;
    path?: never;
    query?: never;
    url: '/api/auth/request-reset-password';
};

export type AccountRequestPasswordResetErrors = {
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountRequestPasswordResetError = AccountRequestPasswordResetErrors[keyof AccountRequestPasswordResetErrors];

export type AccountRequestPasswordResetResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountRequestPasswordResetResponse = AccountRequestPasswordResetResponses[keyof AccountRequestPasswordResetResponses];

export type AccountChangePasswordData = {
    body: ChangePasswordRequest;
    path?: never;
    query?: never;
    url: '/api/auth/change-password';
};

export type AccountChangePasswordErrors = {
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountChangePasswordError = AccountChangePasswordErrors[keyof AccountChangePasswordErrors];

export type AccountChangePasswordResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountChangePasswordResponse = AccountChangePasswordResponses[keyof AccountChangePasswordResponses];

export type AccountUndoChangeData = {
    body: UndoChangeRequest;
    path?: never;
    query?: never;
    url: '/api/auth/undo-change';
};

export type AccountUndoChangeErrors = {
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountUndoChangeError = AccountUndoChangeErrors[keyof AccountUndoChangeErrors];

export type AccountUndoChangeResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountUndoChangeResponse = AccountUndoChangeResponses[keyof AccountUndoChangeResponses];

export type AccountSendPhoneChangeOtpData = {
    body: SendOtpRequest;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/phone/change/send-otp';
};

export type AccountSendPhoneChangeOtpErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountSendPhoneChangeOtpError = AccountSendPhoneChangeOtpErrors[keyof AccountSendPhoneChangeOtpErrors];

export type AccountSendPhoneChangeOtpResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountSendPhoneChangeOtpResponse = AccountSendPhoneChangeOtpResponses[keyof AccountSendPhoneChangeOtpResponses];

export type AccountVerifyPhoneChangeData = {
    body: VerifyPhoneChangeRequest;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/phone/change/verify-otp';
};

export type AccountVerifyPhoneChangeErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountVerifyPhoneChangeError = AccountVerifyPhoneChangeErrors[keyof AccountVerifyPhoneChangeErrors];

export type AccountVerifyPhoneChangeResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountVerifyPhoneChangeResponse = AccountVerifyPhoneChangeResponses[keyof AccountVerifyPhoneChangeResponses];

export type AccountPreferencesData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/preferences';
};

export type AccountPreferencesErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountPreferencesError = AccountPreferencesErrors[keyof AccountPreferencesErrors];

export type AccountPreferencesResponses = {
    /**
     * The caller's preferences
     */
    200: PreferencesResponse;
};

export type AccountPreferencesResponse = AccountPreferencesResponses[keyof AccountPreferencesResponses];

export type AccountUpdatePreferencesData = {
    body?: PreferencesUpdate;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/preferences';
};

export type AccountUpdatePreferencesErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountUpdatePreferencesError = AccountUpdatePreferencesErrors[keyof AccountUpdatePreferencesErrors];

export type AccountUpdatePreferencesResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountUpdatePreferencesResponse = AccountUpdatePreferencesResponses[keyof AccountUpdatePreferencesResponses];

export type AccountUpdateProfileData = {
    body?: OwnProfile;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/profile';
};

export type AccountUpdateProfileErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountUpdateProfileError = AccountUpdateProfileErrors[keyof AccountUpdateProfileErrors];

export type AccountUpdateProfileResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountUpdateProfileResponse = AccountUpdateProfileResponses[keyof AccountUpdateProfileResponses];

export type AccountSetPasswordData = {
    body: SetPasswordRequest;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/auth/password';
};

export type AccountSetPasswordErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountSetPasswordError = AccountSetPasswordErrors[keyof AccountSetPasswordErrors];

export type AccountSetPasswordResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountSetPasswordResponse = AccountSetPasswordResponses[keyof AccountSetPasswordResponses];

export type AccountListSessionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
    };
    url: '/api/auth/sessions';
};

export type AccountListSessionsErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountListSessionsError = AccountListSessionsErrors[keyof AccountListSessionsErrors];

export type AccountListSessionsResponses = {
    /**
     * A page of the caller's sessions
     */
    200: ListSessionsResponse;
};

export type AccountListSessionsResponse = AccountListSessionsResponses[keyof AccountListSessionsResponses];

export type AccountEndSessionData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
    url: '/api/auth/sessions/{id}';
};

export type AccountEndSessionErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountEndSessionError = AccountEndSessionErrors[keyof AccountEndSessionErrors];

export type AccountEndSessionResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AccountEndSessionResponse = AccountEndSessionResponses[keyof AccountEndSessionResponses];

export type AccountTimeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/time';
};

export type AccountTimeErrors = {
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AccountTimeError = AccountTimeErrors[keyof AccountTimeErrors];

export type AccountTimeResponses = {
    /**
     * The server's time
     */
    200: TimeResponse;
};

export type AccountTimeResponse = AccountTimeResponses[keyof AccountTimeResponses];

export type AnnouncementsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only announcements that the caller has not read, or only those the caller has read.
         */
        unread?: boolean;
    };
    url: '/api/announcements';
};

export type AnnouncementsListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/announcements';
};

export type AnnouncementsCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AnnouncementsCreateError = AnnouncementsCreateErrors[keyof AnnouncementsCreateErrors];

export type AnnouncementsCreateResponses = {
    /**
     * The announcement
     */
    201: AnnouncementResponse;
};

export type AnnouncementsCreateResponse = AnnouncementsCreateResponses[keyof AnnouncementsCreateResponses];

export type AnnouncementsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AnnouncementsDeleteError = AnnouncementsDeleteErrors[keyof AnnouncementsDeleteErrors];

export type AnnouncementsDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AnnouncementsDeleteResponse = AnnouncementsDeleteResponses[keyof AnnouncementsDeleteResponses];

export type AnnouncementsGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AnnouncementsGetError = AnnouncementsGetErrors[keyof AnnouncementsGetErrors];

export type AnnouncementsGetResponses = {
    /**
     * The announcement
     */
    200: AnnouncementResponse;
};

export type AnnouncementsGetResponse = AnnouncementsGetResponses[keyof AnnouncementsGetResponses];

export type AnnouncementsUpdateData = {
    body?: AnnouncementUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type AnnouncementsUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AnnouncementsUpdateError = AnnouncementsUpdateErrors[keyof AnnouncementsUpdateErrors];

export type AnnouncementsUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AnnouncementsUpdateResponse = AnnouncementsUpdateResponses[keyof AnnouncementsUpdateResponses];

export type AnnouncementsReplaceData = {
    body: AnnouncementReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type AnnouncementsReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AnnouncementsReplaceError = AnnouncementsReplaceErrors[keyof AnnouncementsReplaceErrors];

export type AnnouncementsReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AnnouncementsReplaceResponse = AnnouncementsReplaceResponses[keyof AnnouncementsReplaceResponses];

export type AnnouncementsReadData = {
    body?: never;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AnnouncementsReadError = AnnouncementsReadErrors[keyof AnnouncementsReadErrors];

export type AnnouncementsReadResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type AnnouncementsReadResponse = AnnouncementsReadResponses[keyof AnnouncementsReadResponses];

export type DeletedRecordsListData = {
    body?: never;
    path: {
        /**
         * The module of the record.
         */
        module: DeletedModule;
    };
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
    };
    url: '/api/admin/deleted/{module}';
};

export type DeletedRecordsListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type DeletedRecordsListError = DeletedRecordsListErrors[keyof DeletedRecordsListErrors];

export type DeletedRecordsListResponses = {
    /**
     * A page of deleted records, most recently deleted first
     */
    200: ListDeletedResponse;
};

export type DeletedRecordsListResponse = DeletedRecordsListResponses[keyof DeletedRecordsListResponses];

export type DeletedRecordsRestoreData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The module of the record.
         */
        module: DeletedModule;
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/admin/deleted/{module}/{id}/restore';
};

export type DeletedRecordsRestoreErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type DeletedRecordsRestoreError = DeletedRecordsRestoreErrors[keyof DeletedRecordsRestoreErrors];

export type DeletedRecordsRestoreResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type DeletedRecordsRestoreResponse = DeletedRecordsRestoreResponses[keyof DeletedRecordsRestoreResponses];

export type ChecklistTemplatesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
    };
    url: '/api/checklist-templates';
};

export type ChecklistTemplatesListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/checklist-templates';
};

export type ChecklistTemplatesCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ChecklistTemplatesCreateError = ChecklistTemplatesCreateErrors[keyof ChecklistTemplatesCreateErrors];

export type ChecklistTemplatesCreateResponses = {
    /**
     * The checklist template
     */
    201: ChecklistTemplateResponse;
};

export type ChecklistTemplatesCreateResponse = ChecklistTemplatesCreateResponses[keyof ChecklistTemplatesCreateResponses];

export type ChecklistTemplatesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ChecklistTemplatesDeleteError = ChecklistTemplatesDeleteErrors[keyof ChecklistTemplatesDeleteErrors];

export type ChecklistTemplatesDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ChecklistTemplatesDeleteResponse = ChecklistTemplatesDeleteResponses[keyof ChecklistTemplatesDeleteResponses];

export type ChecklistTemplatesGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ChecklistTemplatesGetError = ChecklistTemplatesGetErrors[keyof ChecklistTemplatesGetErrors];

export type ChecklistTemplatesGetResponses = {
    /**
     * The checklist template
     */
    200: ChecklistTemplateResponse;
};

export type ChecklistTemplatesGetResponse = ChecklistTemplatesGetResponses[keyof ChecklistTemplatesGetResponses];

export type ChecklistTemplatesUpdateData = {
    body?: ChecklistTemplateUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type ChecklistTemplatesUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ChecklistTemplatesUpdateError = ChecklistTemplatesUpdateErrors[keyof ChecklistTemplatesUpdateErrors];

export type ChecklistTemplatesUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ChecklistTemplatesUpdateResponse = ChecklistTemplatesUpdateResponses[keyof ChecklistTemplatesUpdateResponses];

export type ChecklistTemplatesReplaceData = {
    body: ChecklistTemplateReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type ChecklistTemplatesReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ChecklistTemplatesReplaceError = ChecklistTemplatesReplaceErrors[keyof ChecklistTemplatesReplaceErrors];

export type ChecklistTemplatesReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ChecklistTemplatesReplaceResponse = ChecklistTemplatesReplaceResponses[keyof ChecklistTemplatesReplaceResponses];

export type ClientsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only clients with this status. Any value other than "active" and "inactive" matches nothing.
         */
        status?: string;
        /**
         * Only clients that this user owns.
         */
        owner_id?: number;
        /**
         * Only clients of this type.
         */
        type?: ClientType;
        /**
         * Only clients in this country.
         */
        country?: string;
        /**
         * Only clients with this label.
         */
        label?: string;
        /**
         * Only clients in this group.
         */
        group_id?: number;
    };
    url: '/api/clients';
};

export type ClientsListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/clients';
};

export type ClientsCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ClientsCreateError = ClientsCreateErrors[keyof ClientsCreateErrors];

export type ClientsCreateResponses = {
    /**
     * The created record
     */
    201: ClientCreatedResponse;
};

export type ClientsCreateResponse = ClientsCreateResponses[keyof ClientsCreateResponses];

export type ClientsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ClientsDeleteError = ClientsDeleteErrors[keyof ClientsDeleteErrors];

export type ClientsDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ClientsDeleteResponse = ClientsDeleteResponses[keyof ClientsDeleteResponses];

export type ClientsGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ClientsGetError = ClientsGetErrors[keyof ClientsGetErrors];

export type ClientsGetResponses = {
    /**
     * The client
     */
    200: ClientResponse;
};

export type ClientsGetResponse = ClientsGetResponses[keyof ClientsGetResponses];

export type ClientsUpdateData = {
    body?: ClientUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type ClientsUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ClientsUpdateError = ClientsUpdateErrors[keyof ClientsUpdateErrors];

export type ClientsUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ClientsUpdateResponse = ClientsUpdateResponses[keyof ClientsUpdateResponses];

export type ClientsPutData = {
    body?: ClientUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type ClientsPutErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ClientsPutError = ClientsPutErrors[keyof ClientsPutErrors];

export type ClientsPutResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ClientsPutResponse = ClientsPutResponses[keyof ClientsPutResponses];

export type ConnectionsAuthorizeDriveData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/extsvc-api/drive/authorize';
};

export type ConnectionsAuthorizeDriveErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ConnectionsAuthorizeDriveError = ConnectionsAuthorizeDriveErrors[keyof ConnectionsAuthorizeDriveErrors];

export type ConnectionsAuthorizeDriveResponses = {
    /**
     * The authorization URL
     */
    200: AuthorizeResponse;
};

export type ConnectionsAuthorizeDriveResponse = ConnectionsAuthorizeDriveResponses[keyof ConnectionsAuthorizeDriveResponses];

export type ConnectionsSaveDriveTokenData = {
    body?: SaveTokenRequest;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/extsvc-api/drive/token';
};

export type ConnectionsSaveDriveTokenErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ConnectionsSaveDriveTokenError = ConnectionsSaveDriveTokenErrors[keyof ConnectionsSaveDriveTokenErrors];

export type ConnectionsSaveDriveTokenResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ConnectionsSaveDriveTokenResponse = ConnectionsSaveDriveTokenResponses[keyof ConnectionsSaveDriveTokenResponses];

export type ConnectionsAuthorizeCalendarData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/extsvc-api/calendar/authorize';
};

export type ConnectionsAuthorizeCalendarErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ConnectionsAuthorizeCalendarError = ConnectionsAuthorizeCalendarErrors[keyof ConnectionsAuthorizeCalendarErrors];

export type ConnectionsAuthorizeCalendarResponses = {
    /**
     * The authorization URL
     */
    200: AuthorizeResponse;
};

export type ConnectionsAuthorizeCalendarResponse = ConnectionsAuthorizeCalendarResponses[keyof ConnectionsAuthorizeCalendarResponses];

export type ConnectionsSaveCalendarTokenData = {
    body?: SaveTokenRequest;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/extsvc-api/calendar/token';
};

export type ConnectionsSaveCalendarTokenErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ConnectionsSaveCalendarTokenError = ConnectionsSaveCalendarTokenErrors[keyof ConnectionsSaveCalendarTokenErrors];

export type ConnectionsSaveCalendarTokenResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ConnectionsSaveCalendarTokenResponse = ConnectionsSaveCalendarTokenResponses[keyof ConnectionsSaveCalendarTokenResponses];

export type ConnectionsAuthorizeOwnCalendarData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/extsvc-api/calendar/own/authorize';
};

export type ConnectionsAuthorizeOwnCalendarErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ConnectionsAuthorizeOwnCalendarError = ConnectionsAuthorizeOwnCalendarErrors[keyof ConnectionsAuthorizeOwnCalendarErrors];

export type ConnectionsAuthorizeOwnCalendarResponses = {
    /**
     * The authorization URL
     */
    200: AuthorizeResponse;
};

export type ConnectionsAuthorizeOwnCalendarResponse = ConnectionsAuthorizeOwnCalendarResponses[keyof ConnectionsAuthorizeOwnCalendarResponses];

export type ConnectionsSaveOwnCalendarTokenData = {
    body?: SaveTokenRequest;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/extsvc-api/calendar/own/token';
};

export type ConnectionsSaveOwnCalendarTokenErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ConnectionsSaveOwnCalendarTokenError = ConnectionsSaveOwnCalendarTokenErrors[keyof ConnectionsSaveOwnCalendarTokenErrors];

export type ConnectionsSaveOwnCalendarTokenResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ConnectionsSaveOwnCalendarTokenResponse = ConnectionsSaveOwnCalendarTokenResponses[keyof ConnectionsSaveOwnCalendarTokenResponses];

export type ContactsListData = {
    body?: never;
    path: {
        /**
         * The client.
         */
        client_id: number;
    };
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only contacts who receive documents by email, or only those who do not.
         */
        gets_documents?: boolean;
    };
    url: '/api/clients/{client_id}/contacts';
};

export type ContactsListErrors = {
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContactsListError = ContactsListErrors[keyof ContactsListErrors];

export type ContactsListResponses = {
    /**
     * A page of contacts
     */
    200: ListContactsResponse;
};

export type ContactsListResponse = ContactsListResponses[keyof ContactsListResponses];

export type ContactsCreateData = {
    body: ContactCreate;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The client.
         */
        client_id: number;
    };
    query?: never;
    url: '/api/clients/{client_id}/contacts';
};

export type ContactsCreateErrors = {
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContactsCreateError = ContactsCreateErrors[keyof ContactsCreateErrors];

export type ContactsCreateResponses = {
    /**
     * The contact
     */
    201: ContactResponse;
};

export type ContactsCreateResponse = ContactsCreateResponses[keyof ContactsCreateResponses];

export type ContactsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The client.
         */
        client_id: number;
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/clients/{client_id}/contacts/{id}';
};

export type ContactsDeleteErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContactsDeleteError = ContactsDeleteErrors[keyof ContactsDeleteErrors];

export type ContactsDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ContactsDeleteResponse = ContactsDeleteResponses[keyof ContactsDeleteResponses];

export type ContactsGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The client.
         */
        client_id: number;
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/clients/{client_id}/contacts/{id}';
};

export type ContactsGetErrors = {
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContactsGetError = ContactsGetErrors[keyof ContactsGetErrors];

export type ContactsGetResponses = {
    /**
     * The contact
     */
    200: ContactResponse;
};

export type ContactsGetResponse = ContactsGetResponses[keyof ContactsGetResponses];

export type ContactsUpdateData = {
    body?: ContactUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The client.
         */
        client_id: number;
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/clients/{client_id}/contacts/{id}';
};

export type ContactsUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContactsUpdateError = ContactsUpdateErrors[keyof ContactsUpdateErrors];

export type ContactsUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ContactsUpdateResponse = ContactsUpdateResponses[keyof ContactsUpdateResponses];

export type ContactsReplaceData = {
    body: ContactReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The client.
         */
        client_id: number;
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/clients/{client_id}/contacts/{id}';
};

export type ContactsReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContactsReplaceError = ContactsReplaceErrors[keyof ContactsReplaceErrors];

export type ContactsReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ContactsReplaceResponse = ContactsReplaceResponses[keyof ContactsReplaceResponses];

export type ContractsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only contracts with this client.
         */
        client_id?: number;
        /**
         * Only contracts with this status.
         */
        status?: ContractStatus;
        /**
         * Only contracts dated on or after this day.
         */
        contract_date_from?: string;
        /**
         * Only contracts dated on or before this day.
         */
        contract_date_to?: string;
        /**
         * Only contracts valid until this day or later.
         */
        valid_until_from?: string;
        /**
         * Only contracts valid until this day or earlier.
         */
        valid_until_to?: string;
        /**
         * Members that the records have beside their usual ones.
         */
        include?: Array<'currency'>;
    };
    url: '/api/contract';
};

export type ContractsListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContractsListError = ContractsListErrors[keyof ContractsListErrors];

export type ContractsListResponses = {
    /**
     * A page of contracts
     */
    200: ListContractsResponse;
};

export type ContractsListResponse = ContractsListResponses[keyof ContractsListResponses];

export type ContractsGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContractsGetError = ContractsGetErrors[keyof ContractsGetErrors];

export type ContractsGetResponses = {
    /**
     * The contract
     */
    200: ContractResponse;
};

export type ContractsGetResponse = ContractsGetResponses[keyof ContractsGetResponses];

export type ContractsUpdateData = {
    body?: ContractUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
    url: '/api/contract/{id}';
};

export type ContractsUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContractsUpdateError = ContractsUpdateErrors[keyof ContractsUpdateErrors];

export type ContractsUpdateResponses = {
    /**
     * The updated contract
     */
    200: ContractChangedResponse;
};

export type ContractsUpdateResponse = ContractsUpdateResponses[keyof ContractsUpdateResponses];

export type ContractsCreateData = {
    body: ContractCreate;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
    url: '/api/contract/{id}';
};

export type ContractsCreateErrors = {
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContractsCreateError = ContractsCreateErrors[keyof ContractsCreateErrors];

export type ContractsCreateResponses = {
    /**
     * The contract
     */
    200: ContractResponse;
};

export type ContractsCreateResponse = ContractsCreateResponses[keyof ContractsCreateResponses];

export type ContractsReplaceData = {
    body: ContractReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
    url: '/api/contract/{id}';
};

export type ContractsReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContractsReplaceError = ContractsReplaceErrors[keyof ContractsReplaceErrors];

export type ContractsReplaceResponses = {
    /**
     * The updated contract
     */
    200: ContractChangedResponse;
};

export type ContractsReplaceResponse = ContractsReplaceResponses[keyof ContractsReplaceResponses];

export type ContractsListRecipientsData = {
    body?: never;
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/contract/{id}/recipients';
};

export type ContractsListRecipientsErrors = {
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ContractsListRecipientsError = ContractsListRecipientsErrors[keyof ContractsListRecipientsErrors];

export type ContractsListRecipientsResponses = {
    /**
     * The recipients of a document
     */
    200: DocumentRecipientsResponse;
};

export type ContractsListRecipientsResponse = ContractsListRecipientsResponses[keyof ContractsListRecipientsResponses];

export type CustomFieldsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only fields of this kind of record.
         */
        related_to?: CustomFieldRelatedTo;
    };
    url: '/api/custom-fields';
};

export type CustomFieldsListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/custom-fields';
};

export type CustomFieldsCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type CustomFieldsCreateError = CustomFieldsCreateErrors[keyof CustomFieldsCreateErrors];

export type CustomFieldsCreateResponses = {
    /**
     * The custom field
     */
    201: CustomFieldResponse;
};

export type CustomFieldsCreateResponse = CustomFieldsCreateResponses[keyof CustomFieldsCreateResponses];

export type CustomFieldsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type CustomFieldsDeleteError = CustomFieldsDeleteErrors[keyof CustomFieldsDeleteErrors];

export type CustomFieldsDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type CustomFieldsDeleteResponse = CustomFieldsDeleteResponses[keyof CustomFieldsDeleteResponses];

export type CustomFieldsGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type CustomFieldsGetError = CustomFieldsGetErrors[keyof CustomFieldsGetErrors];

export type CustomFieldsGetResponses = {
    /**
     * The custom field
     */
    200: CustomFieldResponse;
};

export type CustomFieldsGetResponse = CustomFieldsGetResponses[keyof CustomFieldsGetResponses];

export type CustomFieldsUpdateData = {
    body?: CustomFieldUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type CustomFieldsUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type CustomFieldsUpdateError = CustomFieldsUpdateErrors[keyof CustomFieldsUpdateErrors];

export type CustomFieldsUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type CustomFieldsUpdateResponse = CustomFieldsUpdateResponses[keyof CustomFieldsUpdateResponses];

export type CustomFieldsReplaceData = {
    body: CustomFieldReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type CustomFieldsReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type CustomFieldsReplaceError = CustomFieldsReplaceErrors[keyof CustomFieldsReplaceErrors];

export type CustomFieldsReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type CustomFieldsReplaceResponse = CustomFieldsReplaceResponses[keyof CustomFieldsReplaceResponses];

export type EstimateFormsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only forms with this status.
         */
        status?: EstimateFormStatus;
        /**
         * Only forms whose requests are assigned to this user.
         */
        assigned_to?: number;
    };
    url: '/api/admin/estimate-forms';
};

export type EstimateFormsListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/estimate-forms';
};

export type EstimateFormsCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimateFormsCreateError = EstimateFormsCreateErrors[keyof EstimateFormsCreateErrors];

export type EstimateFormsCreateResponses = {
    /**
     * The estimate form
     */
    201: EstimateFormResponse;
};

export type EstimateFormsCreateResponse = EstimateFormsCreateResponses[keyof EstimateFormsCreateResponses];

export type EstimateFormsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimateFormsDeleteError = EstimateFormsDeleteErrors[keyof EstimateFormsDeleteErrors];

export type EstimateFormsDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type EstimateFormsDeleteResponse = EstimateFormsDeleteResponses[keyof EstimateFormsDeleteResponses];

export type EstimateFormsGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimateFormsGetError = EstimateFormsGetErrors[keyof EstimateFormsGetErrors];

export type EstimateFormsGetResponses = {
    /**
     * The estimate form
     */
    200: EstimateFormResponse;
};

export type EstimateFormsGetResponse = EstimateFormsGetResponses[keyof EstimateFormsGetResponses];

export type EstimateFormsUpdateData = {
    body?: EstimateFormUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type EstimateFormsUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimateFormsUpdateError = EstimateFormsUpdateErrors[keyof EstimateFormsUpdateErrors];

export type EstimateFormsUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type EstimateFormsUpdateResponse = EstimateFormsUpdateResponses[keyof EstimateFormsUpdateResponses];

export type EstimateFormsReplaceData = {
    body: EstimateFormReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type EstimateFormsReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimateFormsReplaceError = EstimateFormsReplaceErrors[keyof EstimateFormsReplaceErrors];

export type EstimateFormsReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type EstimateFormsReplaceResponse = EstimateFormsReplaceResponses[keyof EstimateFormsReplaceResponses];

export type EstimateFormsListOfferedData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1. Without page and limit, all records are returned.
         */
        page?: number;
        /**
         * The number of records per page, 20 by default. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
    };
    url: '/api/request_estimate/forms';
};

export type EstimateFormsListOfferedErrors = {
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimateFormsListOfferedError = EstimateFormsListOfferedErrors[keyof EstimateFormsListOfferedErrors];

export type EstimateFormsListOfferedResponses = {
    /**
     * Active forms
     */
    200: ListOfferedFormsResponse;
};

export type EstimateFormsListOfferedResponse = EstimateFormsListOfferedResponses[keyof EstimateFormsListOfferedResponses];

export type EstimateFormsGetOfferedData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimateFormsGetOfferedError = EstimateFormsGetOfferedErrors[keyof EstimateFormsGetOfferedErrors];

export type EstimateFormsGetOfferedResponses = {
    /**
     * The form
     */
    200: OfferedFormResponse;
};

export type EstimateFormsGetOfferedResponse = EstimateFormsGetOfferedResponses[keyof EstimateFormsGetOfferedResponses];

export type EstimateFormsListFieldsData = {
    body?: never;
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: {
        /**
         * The page number, starting at 1. Without page and limit, all fields are returned.
         */
        page?: number;
        /**
         * The number of fields per page, 20 by default. Values above 100 are treated as 100.
         */
        limit?: number;
    };
    url: '/api/request_estimate/forms/{id}/fields';
};

export type EstimateFormsListFieldsErrors = {
    /**
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only requests with this status.
         */
        status?: EstimateRequestStatus;
        /**
         * Only requests submitted with this form.
         */
        form_id?: number;
        /**
         * Only requests of this client.
         */
        client_id?: number;
        /**
         * Only requests assigned to this user.
         */
        assigned_to?: number;
    };
    url: '/api/request_estimate/requests';
};

export type EstimateRequestsListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/request_estimate/requests';
};

export type EstimateRequestsCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimateRequestsCreateError = EstimateRequestsCreateErrors[keyof EstimateRequestsCreateErrors];

export type EstimateRequestsCreateResponses = {
    /**
     * The estimate request
     */
    200: EstimateRequestResponse;
};

export type EstimateRequestsCreateResponse = EstimateRequestsCreateResponses[keyof EstimateRequestsCreateResponses];

export type EstimateRequestsGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimateRequestsGetError = EstimateRequestsGetErrors[keyof EstimateRequestsGetErrors];

export type EstimateRequestsGetResponses = {
    /**
     * The estimate request
     */
    200: EstimateRequestResponse;
};

export type EstimateRequestsGetResponse = EstimateRequestsGetResponses[keyof EstimateRequestsGetResponses];

export type EstimateRequestsUpdateData = {
    body?: EstimateRequestChangesWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
    url: '/api/request_estimate/requests/{id}';
};

export type EstimateRequestsUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimateRequestsUpdateError = EstimateRequestsUpdateErrors[keyof EstimateRequestsUpdateErrors];

export type EstimateRequestsUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type EstimateRequestsUpdateResponse = EstimateRequestsUpdateResponses[keyof EstimateRequestsUpdateResponses];

export type EstimatesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only estimates for this client.
         */
        client_id?: number;
        /**
         * Only estimates with this status.
         */
        status?: EstimateStatus;
    };
    url: '/api/estimates';
};

export type EstimatesListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/estimates';
};

export type EstimatesCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimatesCreateError = EstimatesCreateErrors[keyof EstimatesCreateErrors];

export type EstimatesCreateResponses = {
    /**
     * The estimate
     */
    201: EstimateResponse;
};

export type EstimatesCreateResponse = EstimatesCreateResponses[keyof EstimatesCreateResponses];

export type EstimatesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimatesDeleteError = EstimatesDeleteErrors[keyof EstimatesDeleteErrors];

export type EstimatesDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type EstimatesDeleteResponse = EstimatesDeleteResponses[keyof EstimatesDeleteResponses];

export type EstimatesGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimatesGetError = EstimatesGetErrors[keyof EstimatesGetErrors];

export type EstimatesGetResponses = {
    /**
     * The estimate
     */
    200: EstimateResponse;
};

export type EstimatesGetResponse = EstimatesGetResponses[keyof EstimatesGetResponses];

export type EstimatesUpdateData = {
    body?: EstimateUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type EstimatesUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimatesUpdateError = EstimatesUpdateErrors[keyof EstimatesUpdateErrors];

export type EstimatesUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type EstimatesUpdateResponse = EstimatesUpdateResponses[keyof EstimatesUpdateResponses];

export type EstimatesReplaceData = {
    body: EstimateReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type EstimatesReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimatesReplaceError = EstimatesReplaceErrors[keyof EstimatesReplaceErrors];

export type EstimatesReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type EstimatesReplaceResponse = EstimatesReplaceResponses[keyof EstimatesReplaceResponses];

export type EstimatesSendData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimatesSendError = EstimatesSendErrors[keyof EstimatesSendErrors];

export type EstimatesSendResponses = {
    /**
     * The result of sending
     */
    200: EstimateSentResponse;
};

export type EstimatesSendResponse = EstimatesSendResponses[keyof EstimatesSendResponses];

export type EstimatesListRecipientsData = {
    body?: never;
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/estimates/{id}/recipients';
};

export type EstimatesListRecipientsErrors = {
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimatesListRecipientsError = EstimatesListRecipientsErrors[keyof EstimatesListRecipientsErrors];

export type EstimatesListRecipientsResponses = {
    /**
     * The recipients of a document
     */
    200: DocumentRecipientsResponse;
};

export type EstimatesListRecipientsResponse = EstimatesListRecipientsResponses[keyof EstimatesListRecipientsResponses];

export type EstimatesAcceptData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimatesAcceptError = EstimatesAcceptErrors[keyof EstimatesAcceptErrors];

export type EstimatesAcceptResponses = {
    /**
     * The result of the action
     */
    200: EstimateActionResponse;
};

export type EstimatesAcceptResponse = EstimatesAcceptResponses[keyof EstimatesAcceptResponses];

export type EstimatesDeclineData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimatesDeclineError = EstimatesDeclineErrors[keyof EstimatesDeclineErrors];

export type EstimatesDeclineResponses = {
    /**
     * The result of the action
     */
    200: EstimateActionResponse;
};

export type EstimatesDeclineResponse = EstimatesDeclineResponses[keyof EstimatesDeclineResponses];

export type EstimatesReopenData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EstimatesReopenError = EstimatesReopenErrors[keyof EstimatesReopenErrors];

export type EstimatesReopenResponses = {
    /**
     * The result of the action
     */
    200: EstimateActionResponse;
};

export type EstimatesReopenResponse = EstimatesReopenResponses[keyof EstimatesReopenResponses];

export type EventTrackerGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * Not found
     */
    404: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EventTrackerGetError = EventTrackerGetErrors[keyof EventTrackerGetErrors];

export type EventTrackerGetResponses = {
    /**
     * The tracked event
     */
    200: TrackedEventResponse;
};

export type EventTrackerGetResponse = EventTrackerGetResponses[keyof EventTrackerGetResponses];

export type EventTrackerCreateData = {
    body: TrackedEventCreate;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/event-tracker';
};

export type EventTrackerCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type EventTrackerCreateError = EventTrackerCreateErrors[keyof EventTrackerCreateErrors];

export type EventTrackerCreateResponses = {
    /**
     * The tracked event
     */
    200: TrackedEventResponse;
};

export type EventTrackerCreateResponse = EventTrackerCreateResponses[keyof EventTrackerCreateResponses];

export type FilesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type FilesDeleteError = FilesDeleteErrors[keyof FilesDeleteErrors];

export type FilesDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type FilesDeleteResponse = FilesDeleteResponses[keyof FilesDeleteResponses];

export type FilesGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type FilesGetError = FilesGetErrors[keyof FilesGetErrors];

export type FilesGetResponses = {
    /**
     * The metadata of the file
     */
    200: FileResponse;
};

export type FilesGetResponse = FilesGetResponses[keyof FilesGetResponses];

export type FilesUploadData = {
    body: {
        /**
         * The content, with a file name.
         */
        file: Blob | File;
        /**
         * The parent folder; defaults to the root.
         */
        folder_id?: number;
        /**
         * The client that it belongs to.
         */
        client_id?: number;
        /**
         * True if the client's portal users can see the file.
         */
        share_with_client?: boolean;
    };
    path?: never;
    query?: never;
    url: '/api/file-manager/files';
};

export type FilesUploadErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type FilesUploadError = FilesUploadErrors[keyof FilesUploadErrors];

export type FilesUploadResponses = {
    /**
     * The metadata of the file
     */
    200: FileResponse;
};

export type FilesUploadResponse = FilesUploadResponses[keyof FilesUploadResponses];

export type FilesDownloadData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
        /**
         * The ETag of the content that the caller has in part. If the content has changed, all of it is sent.
         */
        'If-Range'?: string;
        /**
         * The range of bytes to send (RFC 9110).
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Range not satisfiable
     */
    416: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type FilesDownloadError = FilesDownloadErrors[keyof FilesDownloadErrors];

export type FilesDownloadResponses = {
    /**
     * The content of the file
     */
    200: Blob | File;
    /**
     * The requested range
     */
    206: Blob | File;
};

export type FilesDownloadResponse = FilesDownloadResponses[keyof FilesDownloadResponses];

export type FoldersListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1. Without page and limit, all records are returned.
         */
        page?: number;
        /**
         * The number of records per page, 20 by default. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * The parent folder. Without it, the root is listed, or with `search` all folders are searched.
         */
        folder_id?: number;
    };
    url: '/api/file-manager';
};

export type FoldersListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type FoldersListError = FoldersListErrors[keyof FoldersListErrors];

export type FoldersListResponses = {
    /**
     * The contents of a folder
     */
    200: ListFolderResponse;
};

export type FoldersListResponse = FoldersListResponses[keyof FoldersListResponses];

export type FoldersDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: {
        /**
         * True if the contents are deleted as well.
         */
        recursive?: boolean;
    };
    url: '/api/file-manager/folders/{id}';
};

export type FoldersDeleteErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type FoldersDeleteError = FoldersDeleteErrors[keyof FoldersDeleteErrors];

export type FoldersDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type FoldersDeleteResponse = FoldersDeleteResponses[keyof FoldersDeleteResponses];

export type FoldersGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type FoldersGetError = FoldersGetErrors[keyof FoldersGetErrors];

export type FoldersGetResponses = {
    /**
     * The folder
     */
    200: FolderResponse;
};

export type FoldersGetResponse = FoldersGetResponses[keyof FoldersGetResponses];

export type FoldersUpdateData = {
    body?: FolderUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
    url: '/api/file-manager/folders/{id}';
};

export type FoldersUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type FoldersUpdateError = FoldersUpdateErrors[keyof FoldersUpdateErrors];

export type FoldersUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type FoldersUpdateResponse = FoldersUpdateResponses[keyof FoldersUpdateResponses];

export type FoldersReplaceData = {
    body: FolderReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
    url: '/api/file-manager/folders/{id}';
};

export type FoldersReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type FoldersReplaceError = FoldersReplaceErrors[keyof FoldersReplaceErrors];

export type FoldersReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type FoldersReplaceResponse = FoldersReplaceResponses[keyof FoldersReplaceResponses];

export type FoldersCreateData = {
    body: FolderCreate;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/file-manager/folders';
};

export type FoldersCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type FoldersCreateError = FoldersCreateErrors[keyof FoldersCreateErrors];

export type FoldersCreateResponses = {
    /**
     * The folder
     */
    200: FolderResponse;
};

export type FoldersCreateResponse = FoldersCreateResponses[keyof FoldersCreateResponses];

export type InvoicesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only invoices of this client.
         */
        client_id?: number;
        /**
         * Only invoices with this status.
         */
        status?: InvoiceStatus;
        /**
         * Only invoices due on or after this day.
         */
        due_from?: string;
        /**
         * Only invoices due on or before this day.
         */
        due_to?: string;
        /**
         * Only overdue invoices, or only invoices that are not overdue.
         */
        overdue?: boolean;
        /**
         * Only invoices with an open balance (sent or partially_paid), or only the others.
         */
        unpaid?: boolean;
        /**
         * Additional fields to include in the records.
         */
        include?: Array<InvoiceInclude>;
    };
    url: '/api/invoices';
};

export type InvoicesListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/invoices';
};

export type InvoicesCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type InvoicesCreateError = InvoicesCreateErrors[keyof InvoicesCreateErrors];

export type InvoicesCreateResponses = {
    /**
     * The created record
     */
    201: InvoiceCreatedResponse;
};

export type InvoicesCreateResponse = InvoicesCreateResponses[keyof InvoicesCreateResponses];

export type InvoicesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type InvoicesDeleteError = InvoicesDeleteErrors[keyof InvoicesDeleteErrors];

export type InvoicesDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type InvoicesDeleteResponse = InvoicesDeleteResponses[keyof InvoicesDeleteResponses];

export type InvoicesGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type InvoicesGetError = InvoicesGetErrors[keyof InvoicesGetErrors];

export type InvoicesGetResponses = {
    /**
     * The invoice
     */
    200: InvoiceResponse;
};

export type InvoicesGetResponse = InvoicesGetResponses[keyof InvoicesGetResponses];

export type InvoicesUpdateData = {
    body?: InvoiceUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type InvoicesUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type InvoicesUpdateError = InvoicesUpdateErrors[keyof InvoicesUpdateErrors];

export type InvoicesUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type InvoicesUpdateResponse = InvoicesUpdateResponses[keyof InvoicesUpdateResponses];

export type InvoicesReplaceData = {
    body: InvoiceReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type InvoicesReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type InvoicesReplaceError = InvoicesReplaceErrors[keyof InvoicesReplaceErrors];

export type InvoicesReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type InvoicesReplaceResponse = InvoicesReplaceResponses[keyof InvoicesReplaceResponses];

export type InvoicesSendData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type InvoicesSendError = InvoicesSendErrors[keyof InvoicesSendErrors];

export type InvoicesSendResponses = {
    /**
     * The result of sending
     */
    200: InvoiceSentResponse;
};

export type InvoicesSendResponse = InvoicesSendResponses[keyof InvoicesSendResponses];

export type InvoicesListRecipientsData = {
    body?: never;
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: never;
    url: '/api/invoices/{id}/recipients';
};

export type InvoicesListRecipientsErrors = {
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type InvoicesListRecipientsError = InvoicesListRecipientsErrors[keyof InvoicesListRecipientsErrors];

export type InvoicesListRecipientsResponses = {
    /**
     * The recipients of a document
     */
    200: DocumentRecipientsResponse;
};

export type InvoicesListRecipientsResponse = InvoicesListRecipientsResponses[keyof InvoicesListRecipientsResponses];

export type InvoicesCancelData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type InvoicesCancelError = InvoicesCancelErrors[keyof InvoicesCancelErrors];

export type InvoicesCancelResponses = {
    /**
     * The result of the action
     */
    200: InvoiceActionResponse;
};

export type InvoicesCancelResponse = InvoicesCancelResponses[keyof InvoicesCancelResponses];

export type InvoicesAddPaymentData = {
    body: PaymentCreate;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
    url: '/api/invoices/{id}/payments';
};

export type InvoicesAddPaymentErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type InvoicesAddPaymentError = InvoicesAddPaymentErrors[keyof InvoicesAddPaymentErrors];

export type InvoicesAddPaymentResponses = {
    /**
     * The invoice
     */
    201: InvoiceResponse;
};

export type InvoicesAddPaymentResponse = InvoicesAddPaymentResponses[keyof InvoicesAddPaymentResponses];

export type InvoicesBalancesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only invoices of this client.
         */
        client_id?: number;
    };
    url: '/api/invoices/balances';
};

export type InvoicesBalancesErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type InvoicesBalancesError = InvoicesBalancesErrors[keyof InvoicesBalancesErrors];

export type InvoicesBalancesResponses = {
    /**
     * The balances by currency
     */
    200: InvoiceBalancesResponse;
};

export type InvoicesBalancesResponse = InvoicesBalancesResponses[keyof InvoicesBalancesResponses];

export type ItemCategoriesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
    };
    url: '/api/item-categories';
};

export type ItemCategoriesListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/item-categories';
};

export type ItemCategoriesCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ItemCategoriesCreateError = ItemCategoriesCreateErrors[keyof ItemCategoriesCreateErrors];

export type ItemCategoriesCreateResponses = {
    /**
     * The item category
     */
    201: ItemCategoryResponse;
};

export type ItemCategoriesCreateResponse = ItemCategoriesCreateResponses[keyof ItemCategoriesCreateResponses];

export type ItemCategoriesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ItemCategoriesDeleteError = ItemCategoriesDeleteErrors[keyof ItemCategoriesDeleteErrors];

export type ItemCategoriesDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ItemCategoriesDeleteResponse = ItemCategoriesDeleteResponses[keyof ItemCategoriesDeleteResponses];

export type ItemCategoriesGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ItemCategoriesGetError = ItemCategoriesGetErrors[keyof ItemCategoriesGetErrors];

export type ItemCategoriesGetResponses = {
    /**
     * The item category
     */
    200: ItemCategoryResponse;
};

export type ItemCategoriesGetResponse = ItemCategoriesGetResponses[keyof ItemCategoriesGetResponses];

export type ItemCategoriesUpdateData = {
    body?: ItemCategoryUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type ItemCategoriesUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ItemCategoriesUpdateError = ItemCategoriesUpdateErrors[keyof ItemCategoriesUpdateErrors];

export type ItemCategoriesUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ItemCategoriesUpdateResponse = ItemCategoriesUpdateResponses[keyof ItemCategoriesUpdateResponses];

export type ItemCategoriesReplaceData = {
    body: ItemCategoryReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type ItemCategoriesReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ItemCategoriesReplaceError = ItemCategoriesReplaceErrors[keyof ItemCategoriesReplaceErrors];

export type ItemCategoriesReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ItemCategoriesReplaceResponse = ItemCategoriesReplaceResponses[keyof ItemCategoriesReplaceResponses];

export type ItemsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only items of this category.
         */
        category_id?: number;
    };
    url: '/api/items';
};

export type ItemsListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/items';
};

export type ItemsCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ItemsCreateError = ItemsCreateErrors[keyof ItemsCreateErrors];

export type ItemsCreateResponses = {
    /**
     * The item
     */
    201: ItemResponse;
};

export type ItemsCreateResponse = ItemsCreateResponses[keyof ItemsCreateResponses];

export type ItemsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ItemsDeleteError = ItemsDeleteErrors[keyof ItemsDeleteErrors];

export type ItemsDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ItemsDeleteResponse = ItemsDeleteResponses[keyof ItemsDeleteResponses];

export type ItemsGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ItemsGetError = ItemsGetErrors[keyof ItemsGetErrors];

export type ItemsGetResponses = {
    /**
     * The item
     */
    200: ItemResponse;
};

export type ItemsGetResponse = ItemsGetResponses[keyof ItemsGetResponses];

export type ItemsUpdateData = {
    body?: ItemUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type ItemsUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ItemsUpdateError = ItemsUpdateErrors[keyof ItemsUpdateErrors];

export type ItemsUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ItemsUpdateResponse = ItemsUpdateResponses[keyof ItemsUpdateResponses];

export type ItemsReplaceData = {
    body: ItemReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type ItemsReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ItemsReplaceError = ItemsReplaceErrors[keyof ItemsReplaceErrors];

export type ItemsReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ItemsReplaceResponse = ItemsReplaceResponses[keyof ItemsReplaceResponses];

export type LeadsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only leads with this status.
         */
        status?: LeadStatus;
        /**
         * Only leads from this source.
         */
        source?: string;
        /**
         * Only leads owned by this user.
         */
        owner_id?: number;
        /**
         * Only the lead created from this estimate request.
         */
        estimate_request_id?: number;
    };
    url: '/api/leads';
};

export type LeadsListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/leads';
};

export type LeadsCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LeadsCreateError = LeadsCreateErrors[keyof LeadsCreateErrors];

export type LeadsCreateResponses = {
    /**
     * The lead
     */
    201: LeadResponse;
};

export type LeadsCreateResponse = LeadsCreateResponses[keyof LeadsCreateResponses];

export type LeadsDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LeadsDeleteError = LeadsDeleteErrors[keyof LeadsDeleteErrors];

export type LeadsDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type LeadsDeleteResponse = LeadsDeleteResponses[keyof LeadsDeleteResponses];

export type LeadsGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LeadsGetError = LeadsGetErrors[keyof LeadsGetErrors];

export type LeadsGetResponses = {
    /**
     * The lead
     */
    200: LeadResponse;
};

export type LeadsGetResponse = LeadsGetResponses[keyof LeadsGetResponses];

export type LeadsUpdateData = {
    body?: LeadUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type LeadsUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LeadsUpdateError = LeadsUpdateErrors[keyof LeadsUpdateErrors];

export type LeadsUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type LeadsUpdateResponse = LeadsUpdateResponses[keyof LeadsUpdateResponses];

export type LeadsReplaceData = {
    body: LeadReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type LeadsReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LeadsReplaceError = LeadsReplaceErrors[keyof LeadsReplaceErrors];

export type LeadsReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type LeadsReplaceResponse = LeadsReplaceResponses[keyof LeadsReplaceResponses];

export type LeadsConvertData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LeadsConvertError = LeadsConvertErrors[keyof LeadsConvertErrors];

export type LeadsConvertResponses = {
    /**
     * The client
     */
    201: ClientResponse;
};

export type LeadsConvertResponse = LeadsConvertResponses[keyof LeadsConvertResponses];

export type LeftMenusClearOwnData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/left-menus';
};

export type LeftMenusClearOwnErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LeftMenusClearOwnError = LeftMenusClearOwnErrors[keyof LeftMenusClearOwnErrors];

export type LeftMenusClearOwnResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type LeftMenusClearOwnResponse = LeftMenusClearOwnResponses[keyof LeftMenusClearOwnResponses];

export type LeftMenusListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1. Without page and limit, all records are returned.
         */
        page?: number;
        /**
         * The number of records per page, 20 by default. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only items of this menu.
         */
        type?: LeftMenuItemType;
    };
    url: '/api/left-menus';
};

export type LeftMenusListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/left-menus';
};

export type LeftMenusCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LeftMenusCreateError = LeftMenusCreateErrors[keyof LeftMenusCreateErrors];

export type LeftMenusCreateResponses = {
    /**
     * A menu item
     */
    200: LeftMenuResponse;
};

export type LeftMenusCreateResponse = LeftMenusCreateResponses[keyof LeftMenusCreateResponses];

export type LeftMenusDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * The menu; `user` is the caller's own.
         */
        type: LeftMenuItemType;
    };
    query?: never;
    url: '/api/left-menus/{type}';
};

export type LeftMenusDeleteErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LeftMenusDeleteError = LeftMenusDeleteErrors[keyof LeftMenusDeleteErrors];

export type LeftMenusDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type LeftMenusDeleteResponse = LeftMenusDeleteResponses[keyof LeftMenusDeleteResponses];

export type LeftMenusReplaceData = {
    body: LeftMenu;
    path: {
        /**
         * The menu; `user` is the caller's own.
         */
        type: LeftMenuItemType;
    };
    query?: never;
    url: '/api/left-menus/{type}';
};

export type LeftMenusReplaceErrors = {
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LeftMenusReplaceError = LeftMenusReplaceErrors[keyof LeftMenusReplaceErrors];

export type LeftMenusReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type LeftMenusReplaceResponse = LeftMenusReplaceResponses[keyof LeftMenusReplaceResponses];

export type LiveFollowData = {
    body?: never;
    headers?: {
        /**
         * The id of the last event received. The stream resumes after it, up to a few minutes back.
         */
        'Last-Event-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/events';
};

export type LiveFollowErrors = {
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type LiveFollowError = LiveFollowErrors[keyof LiveFollowErrors];

export type LiveFollowResponses = {
    /**
     * The stream of events
     */
    200: string;
};

export type LiveFollowResponse = LiveFollowResponses[keyof LiveFollowResponses];

export type MessagesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only messages to the caller (`inbox`) or from the caller (`sent`).
         */
        box?: MessageBox;
        /**
         * Only messages with this status.
         */
        status?: MessageStatus;
    };
    url: '/api/messages';
};

export type MessagesListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/messages';
};

export type MessagesCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type MessagesCreateError = MessagesCreateErrors[keyof MessagesCreateErrors];

export type MessagesCreateResponses = {
    /**
     * The message
     */
    201: MessageResponse;
};

export type MessagesCreateResponse = MessagesCreateResponses[keyof MessagesCreateResponses];

export type MessagesListRecipientsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the names must contain, ignoring case and accents.
         */
        search?: string;
        /**
         * Only users with these ids, comma-separated.
         */
        ids?: Array<number>;
    };
    url: '/api/messages/recipients';
};

export type MessagesListRecipientsErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type MessagesListRecipientsError = MessagesListRecipientsErrors[keyof MessagesListRecipientsErrors];

export type MessagesListRecipientsResponses = {
    /**
     * A page of recipients
     */
    200: ListRecipientsResponse;
};

export type MessagesListRecipientsResponse = MessagesListRecipientsResponses[keyof MessagesListRecipientsResponses];

export type MessagesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type MessagesDeleteError = MessagesDeleteErrors[keyof MessagesDeleteErrors];

export type MessagesDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type MessagesDeleteResponse = MessagesDeleteResponses[keyof MessagesDeleteResponses];

export type MessagesGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type MessagesGetError = MessagesGetErrors[keyof MessagesGetErrors];

export type MessagesGetResponses = {
    /**
     * The message
     */
    200: MessageResponse;
};

export type MessagesGetResponse = MessagesGetResponses[keyof MessagesGetResponses];

export type MessagesUpdateData = {
    body?: MessageUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type MessagesUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type MessagesUpdateError = MessagesUpdateErrors[keyof MessagesUpdateErrors];

export type MessagesUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type MessagesUpdateResponse = MessagesUpdateResponses[keyof MessagesUpdateResponses];

export type MessagesReplaceData = {
    body: MessageReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type MessagesReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type MessagesReplaceError = MessagesReplaceErrors[keyof MessagesReplaceErrors];

export type MessagesReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type MessagesReplaceResponse = MessagesReplaceResponses[keyof MessagesReplaceResponses];

export type OrdersListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only orders of this client.
         */
        client_id?: number;
        /**
         * Only orders with this status.
         */
        status?: OrderStatus;
    };
    url: '/api/orders';
};

export type OrdersListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/orders';
};

export type OrdersCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type OrdersCreateError = OrdersCreateErrors[keyof OrdersCreateErrors];

export type OrdersCreateResponses = {
    /**
     * The order
     */
    201: OrderResponse;
};

export type OrdersCreateResponse = OrdersCreateResponses[keyof OrdersCreateResponses];

export type OrdersDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type OrdersDeleteError = OrdersDeleteErrors[keyof OrdersDeleteErrors];

export type OrdersDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type OrdersDeleteResponse = OrdersDeleteResponses[keyof OrdersDeleteResponses];

export type OrdersGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type OrdersGetError = OrdersGetErrors[keyof OrdersGetErrors];

export type OrdersGetResponses = {
    /**
     * The order
     */
    200: OrderResponse;
};

export type OrdersGetResponse = OrdersGetResponses[keyof OrdersGetResponses];

export type OrdersUpdateData = {
    body?: OrderUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type OrdersUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type OrdersUpdateError = OrdersUpdateErrors[keyof OrdersUpdateErrors];

export type OrdersUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type OrdersUpdateResponse = OrdersUpdateResponses[keyof OrdersUpdateResponses];

export type OrdersReplaceData = {
    body: OrderReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type OrdersReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type OrdersReplaceError = OrdersReplaceErrors[keyof OrdersReplaceErrors];

export type OrdersReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type OrdersReplaceResponse = OrdersReplaceResponses[keyof OrdersReplaceResponses];

export type OrganizationGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/organization';
};

export type OrganizationGetErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type OrganizationGetError = OrganizationGetErrors[keyof OrganizationGetErrors];

export type OrganizationGetResponses = {
    /**
     * The organization
     */
    200: OrganizationResponse;
};

export type OrganizationGetResponse = OrganizationGetResponses[keyof OrganizationGetResponses];

export type OrganizationUpdateData = {
    body?: OrganizationRecordUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/organization';
};

export type OrganizationUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type OrganizationUpdateError = OrganizationUpdateErrors[keyof OrganizationUpdateErrors];

export type OrganizationUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type OrganizationUpdateResponse = OrganizationUpdateResponses[keyof OrganizationUpdateResponses];

export type OrganizationReplaceData = {
    body: OrganizationRecordReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/organization';
};

export type OrganizationReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type OrganizationReplaceError = OrganizationReplaceErrors[keyof OrganizationReplaceErrors];

export type OrganizationReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type OrganizationReplaceResponse = OrganizationReplaceResponses[keyof OrganizationReplaceResponses];

export type OrganizationShowData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/organization';
};

export type OrganizationShowErrors = {
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type OrganizationShowError = OrganizationShowErrors[keyof OrganizationShowErrors];

export type OrganizationShowResponses = {
    /**
     * A summary of the organization
     */
    200: OrganizationSummaryResponse;
};

export type OrganizationShowResponse = OrganizationShowResponses[keyof OrganizationShowResponses];

export type PagesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only pages with this status.
         */
        status?: PageStatus;
        /**
         * Only pages with this visibility.
         */
        visibility?: PageVisibility;
    };
    url: '/api/pages';
};

export type PagesListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/pages';
};

export type PagesCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type PagesCreateError = PagesCreateErrors[keyof PagesCreateErrors];

export type PagesCreateResponses = {
    /**
     * The page
     */
    201: PageResponse;
};

export type PagesCreateResponse = PagesCreateResponses[keyof PagesCreateResponses];

export type PagesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type PagesDeleteError = PagesDeleteErrors[keyof PagesDeleteErrors];

export type PagesDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type PagesDeleteResponse = PagesDeleteResponses[keyof PagesDeleteResponses];

export type PagesGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type PagesGetError = PagesGetErrors[keyof PagesGetErrors];

export type PagesGetResponses = {
    /**
     * The page
     */
    200: PageResponse;
};

export type PagesGetResponse = PagesGetResponses[keyof PagesGetResponses];

export type PagesUpdateData = {
    body?: PageUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type PagesUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type PagesUpdateError = PagesUpdateErrors[keyof PagesUpdateErrors];

export type PagesUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type PagesUpdateResponse = PagesUpdateResponses[keyof PagesUpdateResponses];

export type PagesReplaceData = {
    body: PageReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type PagesReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type PagesReplaceError = PagesReplaceErrors[keyof PagesReplaceErrors];

export type PagesReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type PagesReplaceResponse = PagesReplaceResponses[keyof PagesReplaceResponses];

export type ProjectStatusesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
    };
    url: '/api/project-statuses';
};

export type ProjectStatusesListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/project-statuses';
};

export type ProjectStatusesCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ProjectStatusesCreateError = ProjectStatusesCreateErrors[keyof ProjectStatusesCreateErrors];

export type ProjectStatusesCreateResponses = {
    /**
     * The project status
     */
    201: ProjectStatusResponse;
};

export type ProjectStatusesCreateResponse = ProjectStatusesCreateResponses[keyof ProjectStatusesCreateResponses];

export type ProjectStatusesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ProjectStatusesDeleteError = ProjectStatusesDeleteErrors[keyof ProjectStatusesDeleteErrors];

export type ProjectStatusesDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ProjectStatusesDeleteResponse = ProjectStatusesDeleteResponses[keyof ProjectStatusesDeleteResponses];

export type ProjectStatusesGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ProjectStatusesGetError = ProjectStatusesGetErrors[keyof ProjectStatusesGetErrors];

export type ProjectStatusesGetResponses = {
    /**
     * The project status
     */
    200: ProjectStatusResponse;
};

export type ProjectStatusesGetResponse = ProjectStatusesGetResponses[keyof ProjectStatusesGetResponses];

export type ProjectStatusesUpdateData = {
    body?: ProjectStatusUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type ProjectStatusesUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ProjectStatusesUpdateError = ProjectStatusesUpdateErrors[keyof ProjectStatusesUpdateErrors];

export type ProjectStatusesUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ProjectStatusesUpdateResponse = ProjectStatusesUpdateResponses[keyof ProjectStatusesUpdateResponses];

export type ProjectStatusesReplaceData = {
    body: ProjectStatusReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type ProjectStatusesReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ProjectStatusesReplaceError = ProjectStatusesReplaceErrors[keyof ProjectStatusesReplaceErrors];

export type ProjectStatusesReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ProjectStatusesReplaceResponse = ProjectStatusesReplaceResponses[keyof ProjectStatusesReplaceResponses];

export type TeamMembersListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only members of this project.
         */
        project_id?: number;
        /**
         * Only memberships of this user.
         */
        user_id?: number;
    };
    url: '/api/team_members';
};

export type TeamMembersListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
    body: ProjectTeamMemberCreate;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/team_members';
};

export type TeamMembersCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TeamMembersCreateError = TeamMembersCreateErrors[keyof TeamMembersCreateErrors];

export type TeamMembersCreateResponses = {
    /**
     * The project team member
     */
    201: ProjectTeamMemberResponse;
};

export type TeamMembersCreateResponse = TeamMembersCreateResponses[keyof TeamMembersCreateResponses];

export type TeamMembersDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TeamMembersDeleteError = TeamMembersDeleteErrors[keyof TeamMembersDeleteErrors];

export type TeamMembersDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type TeamMembersDeleteResponse = TeamMembersDeleteResponses[keyof TeamMembersDeleteResponses];

export type TeamMembersGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TeamMembersGetError = TeamMembersGetErrors[keyof TeamMembersGetErrors];

export type TeamMembersGetResponses = {
    /**
     * The project team member
     */
    200: ProjectTeamMemberResponse;
};

export type TeamMembersGetResponse = TeamMembersGetResponses[keyof TeamMembersGetResponses];

export type TeamMembersUpdateData = {
    body?: ProjectTeamMemberUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type TeamMembersUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TeamMembersUpdateError = TeamMembersUpdateErrors[keyof TeamMembersUpdateErrors];

export type TeamMembersUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type TeamMembersUpdateResponse = TeamMembersUpdateResponses[keyof TeamMembersUpdateResponses];

export type TeamMembersReplaceData = {
    body: ProjectTeamMemberReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type TeamMembersReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TeamMembersReplaceError = TeamMembersReplaceErrors[keyof TeamMembersReplaceErrors];

export type TeamMembersReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type TeamMembersReplaceResponse = TeamMembersReplaceResponses[keyof TeamMembersReplaceResponses];

export type TasksListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only tasks of this project.
         */
        project_id?: number;
        /**
         * Only tasks assigned to this user.
         */
        assigned_to?: number;
        /**
         * Only tasks with this status.
         */
        status?: TaskStatus;
        /**
         * Only tasks with this priority.
         */
        priority?: TaskPriority;
        /**
         * Only tasks with this label.
         */
        label?: string;
        /**
         * Only tasks with a deadline on or after this day (UTC).
         */
        deadline_from?: string;
        /**
         * Only tasks with a deadline on or before this day (UTC).
         */
        deadline_to?: string;
        /**
         * Only tasks that are (or are not) overdue. A task is overdue if its deadline is before today (UTC) and it is neither done nor cancelled.
         */
        overdue?: boolean;
    };
    url: '/api/tasks';
};

export type TasksListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/tasks';
};

export type TasksCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TasksCreateError = TasksCreateErrors[keyof TasksCreateErrors];

export type TasksCreateResponses = {
    /**
     * The created record
     */
    201: TaskCreatedResponse;
};

export type TasksCreateResponse = TasksCreateResponses[keyof TasksCreateResponses];

export type TasksDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TasksDeleteError = TasksDeleteErrors[keyof TasksDeleteErrors];

export type TasksDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type TasksDeleteResponse = TasksDeleteResponses[keyof TasksDeleteResponses];

export type TasksGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TasksGetError = TasksGetErrors[keyof TasksGetErrors];

export type TasksGetResponses = {
    /**
     * The task
     */
    200: TaskResponse;
};

export type TasksGetResponse = TasksGetResponses[keyof TasksGetResponses];

export type TasksUpdateData = {
    body?: TaskUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type TasksUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TasksUpdateError = TasksUpdateErrors[keyof TasksUpdateErrors];

export type TasksUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type TasksUpdateResponse = TasksUpdateResponses[keyof TasksUpdateResponses];

export type TasksReplaceData = {
    body: TaskReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type TasksReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TasksReplaceError = TasksReplaceErrors[keyof TasksReplaceErrors];

export type TasksReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type TasksReplaceResponse = TasksReplaceResponses[keyof TasksReplaceResponses];

export type TeamListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only members with this status.
         */
        status?: TeamMemberStatus;
        /**
         * Only members with this role.
         */
        role_id?: number;
    };
    url: '/api/team';
};

export type TeamListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
    body: TeamMemberCreate;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/team';
};

export type TeamCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TeamCreateError = TeamCreateErrors[keyof TeamCreateErrors];

export type TeamCreateResponses = {
    /**
     * The team member
     */
    201: TeamMemberResponse;
};

export type TeamCreateResponse = TeamCreateResponses[keyof TeamCreateResponses];

export type TeamDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TeamDeleteError = TeamDeleteErrors[keyof TeamDeleteErrors];

export type TeamDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type TeamDeleteResponse = TeamDeleteResponses[keyof TeamDeleteResponses];

export type TeamGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TeamGetError = TeamGetErrors[keyof TeamGetErrors];

export type TeamGetResponses = {
    /**
     * The team member
     */
    200: TeamMemberResponse;
};

export type TeamGetResponse = TeamGetResponses[keyof TeamGetResponses];

export type TeamUpdateData = {
    body?: TeamMemberUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type TeamUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TeamUpdateError = TeamUpdateErrors[keyof TeamUpdateErrors];

export type TeamUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type TeamUpdateResponse = TeamUpdateResponses[keyof TeamUpdateResponses];

export type TeamReplaceData = {
    body: TeamMemberReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type TeamReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type TeamReplaceError = TeamReplaceErrors[keyof TeamReplaceErrors];

export type TeamReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type TeamReplaceResponse = TeamReplaceResponses[keyof TeamReplaceResponses];

export type ApiKeysListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only keys with this role.
         */
        role_id?: number;
        /**
         * Only keys created by this administrator.
         */
        created_by?: number;
    };
    url: '/api/admin/api-keys';
};

export type ApiKeysListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/api-keys';
};

export type ApiKeysCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Idempotency-Key already used
     */
    409: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ApiKeysCreateError = ApiKeysCreateErrors[keyof ApiKeysCreateErrors];

export type ApiKeysCreateResponses = {
    /**
     * The created API key
     */
    201: ApiKeyCreated;
};

export type ApiKeysCreateResponse = ApiKeysCreateResponses[keyof ApiKeysCreateResponses];

export type ApiKeysDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ApiKeysDeleteError = ApiKeysDeleteErrors[keyof ApiKeysDeleteErrors];

export type ApiKeysDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type ApiKeysDeleteResponse = ApiKeysDeleteResponses[keyof ApiKeysDeleteResponses];

export type ApiKeysGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type ApiKeysGetError = ApiKeysGetErrors[keyof ApiKeysGetErrors];

export type ApiKeysGetResponses = {
    /**
     * The API key
     */
    200: ApiKeyResponse;
};

export type ApiKeysGetResponse = ApiKeysGetResponses[keyof ApiKeysGetResponses];

export type AuditLogListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only records of this module.
         */
        module?: string;
        /**
         * Only records with this id.
         */
        record_id?: number;
        /**
         * Only changes made by this user.
         */
        user_id?: number;
        /**
         * Only changes made with this API key.
         */
        api_key_id?: number;
        /**
         * Only entries with this action.
         */
        action?: AuditEntryAction;
    };
    url: '/api/admin/audit-log';
};

export type AuditLogListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type AuditLogListError = AuditLogListErrors[keyof AuditLogListErrors];

export type AuditLogListResponses = {
    /**
     * A page of audit log entries
     */
    200: ListAuditLogResponse;
};

export type AuditLogListResponse = AuditLogListResponses[keyof AuditLogListResponses];

export type DeadLettersListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only dead letters of this consumer.
         */
        consumer?: string;
        /**
         * Only events of this type.
         */
        event_type?: string;
    };
    url: '/api/admin/dead-letters';
};

export type DeadLettersListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type DeadLettersDeleteError = DeadLettersDeleteErrors[keyof DeadLettersDeleteErrors];

export type DeadLettersDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type DeadLettersDeleteResponse = DeadLettersDeleteResponses[keyof DeadLettersDeleteResponses];

export type DeadLettersGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type DeadLettersGetError = DeadLettersGetErrors[keyof DeadLettersGetErrors];

export type DeadLettersGetResponses = {
    /**
     * The dead letter
     */
    200: DeadLetterResponse;
};

export type DeadLettersGetResponse = DeadLettersGetResponses[keyof DeadLettersGetResponses];

export type DeadLettersReplayData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type DeadLettersReplayError = DeadLettersReplayErrors[keyof DeadLettersReplayErrors];

export type DeadLettersReplayResponses = {
    /**
     * The result of the request
     */
    200: DeadLetterDecided;
};

export type DeadLettersReplayResponse = DeadLettersReplayResponses[keyof DeadLettersReplayResponses];

export type DeadLettersReplayAllData = {
    body?: ReplayDeadLettersRequest;
    headers?: {
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/dead-letters/replay';
};

export type DeadLettersReplayAllErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type DeadLettersReplayAllError = DeadLettersReplayAllErrors[keyof DeadLettersReplayAllErrors];

export type DeadLettersReplayAllResponses = {
    /**
     * The number of replayed dead letters
     */
    200: DeadLettersReplayed;
};

export type DeadLettersReplayAllResponse = DeadLettersReplayAllResponses[keyof DeadLettersReplayAllResponses];

export type PortalUsersListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only portal users of this client.
         */
        client_id?: number;
        /**
         * Only portal users with this status.
         */
        status?: PortalUserStatus;
    };
    url: '/api/admin/portal-users';
};

export type PortalUsersListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/portal-users';
};

export type PortalUsersCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type PortalUsersCreateError = PortalUsersCreateErrors[keyof PortalUsersCreateErrors];

export type PortalUsersCreateResponses = {
    /**
     * The portal user
     */
    201: PortalUserResponse;
};

export type PortalUsersCreateResponse = PortalUsersCreateResponses[keyof PortalUsersCreateResponses];

export type PortalUsersDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type PortalUsersDeleteError = PortalUsersDeleteErrors[keyof PortalUsersDeleteErrors];

export type PortalUsersDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type PortalUsersDeleteResponse = PortalUsersDeleteResponses[keyof PortalUsersDeleteResponses];

export type PortalUsersGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type PortalUsersGetError = PortalUsersGetErrors[keyof PortalUsersGetErrors];

export type PortalUsersGetResponses = {
    /**
     * The portal user
     */
    200: PortalUserResponse;
};

export type PortalUsersGetResponse = PortalUsersGetResponses[keyof PortalUsersGetResponses];

export type PortalUsersUpdateData = {
    body?: PortalUserUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type PortalUsersUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type PortalUsersUpdateError = PortalUsersUpdateErrors[keyof PortalUsersUpdateErrors];

export type PortalUsersUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type PortalUsersUpdateResponse = PortalUsersUpdateResponses[keyof PortalUsersUpdateResponses];

export type PortalUsersReplaceData = {
    body: PortalUserReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type PortalUsersReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type PortalUsersReplaceError = PortalUsersReplaceErrors[keyof PortalUsersReplaceErrors];

export type PortalUsersReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type PortalUsersReplaceResponse = PortalUsersReplaceResponses[keyof PortalUsersReplaceResponses];

export type RolesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
    };
    url: '/api/admin/roles';
};

export type RolesListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/roles';
};

export type RolesCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type RolesCreateError = RolesCreateErrors[keyof RolesCreateErrors];

export type RolesCreateResponses = {
    /**
     * The role
     */
    201: RoleResponse;
};

export type RolesCreateResponse = RolesCreateResponses[keyof RolesCreateResponses];

export type RolesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type RolesDeleteError = RolesDeleteErrors[keyof RolesDeleteErrors];

export type RolesDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type RolesDeleteResponse = RolesDeleteResponses[keyof RolesDeleteResponses];

export type RolesGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type RolesGetError = RolesGetErrors[keyof RolesGetErrors];

export type RolesGetResponses = {
    /**
     * The role
     */
    200: RoleResponse;
};

export type RolesGetResponse = RolesGetResponses[keyof RolesGetResponses];

export type RolesUpdateData = {
    body?: RoleUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type RolesUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type RolesUpdateError = RolesUpdateErrors[keyof RolesUpdateErrors];

export type RolesUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type RolesUpdateResponse = RolesUpdateResponses[keyof RolesUpdateResponses];

export type RolesReplaceData = {
    body: RoleReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type RolesReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type RolesReplaceError = RolesReplaceErrors[keyof RolesReplaceErrors];

export type RolesReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type RolesReplaceResponse = RolesReplaceResponses[keyof RolesReplaceResponses];

export type WebhooksListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
         */
        search?: string;
        /**
         * The field to sort by; prefix it with `-` for descending order.
         */
        sort?: string;
        /**
         * Only records created on or after this date (UTC).
         */
        created_from?: string;
        /**
         * Only records created on or before this date (UTC).
         */
        created_to?: string;
        /**
         * Only records with these ids that the caller can access.
         */
        ids?: Array<number>;
        /**
         * Only active webhooks, or only inactive ones.
         */
        active?: boolean;
    };
    url: '/api/admin/webhooks';
};

export type WebhooksListErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/admin/webhooks';
};

export type WebhooksCreateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Idempotency-Key already used
     */
    409: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type WebhooksCreateError = WebhooksCreateErrors[keyof WebhooksCreateErrors];

export type WebhooksCreateResponses = {
    /**
     * The created webhook
     */
    201: WebhookCreated;
};

export type WebhooksCreateResponse = WebhooksCreateResponses[keyof WebhooksCreateResponses];

export type WebhooksDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type WebhooksDeleteError = WebhooksDeleteErrors[keyof WebhooksDeleteErrors];

export type WebhooksDeleteResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type WebhooksDeleteResponse = WebhooksDeleteResponses[keyof WebhooksDeleteResponses];

export type WebhooksGetData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the caller has. If it is still current, the response is 304 without a body.
         */
        'If-None-Match'?: string;
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type WebhooksGetError = WebhooksGetErrors[keyof WebhooksGetErrors];

export type WebhooksGetResponses = {
    /**
     * The webhook
     */
    200: WebhookResponse;
};

export type WebhooksGetResponse = WebhooksGetResponses[keyof WebhooksGetResponses];

export type WebhooksUpdateData = {
    body?: WebhookUpdateWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type WebhooksUpdateErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type WebhooksUpdateError = WebhooksUpdateErrors[keyof WebhooksUpdateErrors];

export type WebhooksUpdateResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type WebhooksUpdateResponse = WebhooksUpdateResponses[keyof WebhooksUpdateResponses];

export type WebhooksReplaceData = {
    body: WebhookReplaceWritable;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
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

export type WebhooksReplaceErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type WebhooksReplaceError = WebhooksReplaceErrors[keyof WebhooksReplaceErrors];

export type WebhooksReplaceResponses = {
    /**
     * The result of an operation that returns no record
     */
    200: Done;
};

export type WebhooksReplaceResponse = WebhooksReplaceResponses[keyof WebhooksReplaceResponses];

export type WebhooksRotateSecretData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Idempotency-Key already used
     */
    409: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type WebhooksRotateSecretError = WebhooksRotateSecretErrors[keyof WebhooksRotateSecretErrors];

export type WebhooksRotateSecretResponses = {
    /**
     * The webhook with its new secret
     */
    200: WebhookSecretRotated;
};

export type WebhooksRotateSecretResponse = WebhooksRotateSecretResponses[keyof WebhooksRotateSecretResponses];

export type WebhooksTakeOverData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
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
    url: '/api/admin/webhooks/{id}/take-over';
};

export type WebhooksTakeOverErrors = {
    /**
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type WebhooksTakeOverError = WebhooksTakeOverErrors[keyof WebhooksTakeOverErrors];

export type WebhooksTakeOverResponses = {
    /**
     * The webhook with its new owner
     */
    200: WebhookTakenOver;
};

export type WebhooksTakeOverResponse = WebhooksTakeOverResponses[keyof WebhooksTakeOverResponses];

export type WebhooksListDeliveriesData = {
    body?: never;
    path: {
        /**
         * The id of the record.
         */
        id: number;
    };
    query?: {
        /**
         * The page number, starting at 1.
         */
        page?: number;
        /**
         * The number of records per page. Values above 100 are treated as 100.
         */
        limit?: number;
        /**
         * Only deliveries with this status.
         */
        status?: WebhookDeliveryStatus;
        /**
         * Only events of this type.
         */
        type?: string;
    };
    url: '/api/admin/webhooks/{id}/deliveries';
};

export type WebhooksListDeliveriesErrors = {
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
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
         * The ETag of the record as it was read. If the record has changed since, the request fails with 412.
         */
        'If-Match'?: string;
        /**
         * Makes retries safe: a request with the same key and body within 24 hours returns the first response without repeating the operation. The same key with a different body fails with 422.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the record.
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
     * Access denied
     */
    403: Problem;
    /**
     * Not found
     */
    404: Problem;
    /**
     * Version mismatch
     */
    412: Problem;
    /**
     * Validation failed
     */
    422: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type WebhooksReplayDeliveryError = WebhooksReplayDeliveryErrors[keyof WebhooksReplayDeliveryErrors];

export type WebhooksReplayDeliveryResponses = {
    /**
     * The result of the request
     */
    200: DeliveryReplayed;
};

export type WebhooksReplayDeliveryResponse = WebhooksReplayDeliveryResponses[keyof WebhooksReplayDeliveryResponses];

export type GatewayDocsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/docs';
};

export type GatewayDocsErrors = {
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    400: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type GatewayDocsError = GatewayDocsErrors[keyof GatewayDocsErrors];

export type GatewayDocsResponses = {
    /**
     * An OpenAPI 3.1 document.
     */
    200: {
        /**
         * The OpenAPI version.
         */
        openapi: string;
        /**
         * Metadata of the API.
         */
        info: {
            [key: string]: unknown;
        };
        /**
         * The operations, by path and method.
         */
        paths: {
            [key: string]: unknown;
        };
    };
};

export type GatewayDocsResponse = GatewayDocsResponses[keyof GatewayDocsResponses];

export type GatewayGuideData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/llms.txt';
};

export type GatewayGuideErrors = {
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    400: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
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
    path?: never;
    query?: never;
    url: '/livez';
};

export type GatewayLiveErrors = {
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    400: Problem;
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type GatewayLiveError = GatewayLiveErrors[keyof GatewayLiveErrors];

export type GatewayLiveResponses = {
    /**
     * The result of the liveness check.
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
    path?: never;
    query?: never;
    url: '/readyz';
};

export type GatewayReadyErrors = {
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    400: Problem;
    /**
     * The result of the readiness check.
     */
    503: {
        /**
         * Whether all required dependencies are available.
         */
        ready: boolean;
        /**
         * The state of each dependency, by name.
         */
        parts: {
            [key: string]: 'up' | 'away';
        };
    };
    /**
     * An error that any operation can return: 401 `unauthenticated`; 400 `bad_request`, `malformed_json`, `too_deep`; 413 `too_large`; 415 `unsupported_media_type`; 429 `too_many_requests`; 500 `internal`; 503 `unavailable`; 504 `timeout`. 401 has `WWW-Authenticate`; 429 and 503 have `Retry-After`.
     */
    default: Problem;
};

export type GatewayReadyError = GatewayReadyErrors[keyof GatewayReadyErrors];

export type GatewayReadyResponses = {
    /**
     * The result of the readiness check.
     */
    200: {
        /**
         * Whether all required dependencies are available.
         */
        ready: boolean;
        /**
         * The state of each dependency, by name.
         */
        parts: {
            [key: string]: 'up' | 'away';
        };
    };
};

export type GatewayReadyResponse = GatewayReadyResponses[keyof GatewayReadyResponses];

export type ReceiveInvoiceWebhookPayload = InvoiceWebhook;

export type ReceiveInvoiceWebhookRequest = {
    body: ReceiveInvoiceWebhookPayload;
    key: 'invoice';
    path?: never;
    query?: never;
};

export type ReceiveItemWebhookPayload = ItemWebhook;

export type ReceiveItemWebhookRequest = {
    body: ReceiveItemWebhookPayload;
    key: 'item';
    path?: never;
    query?: never;
};

export type ReceiveItemCategoryWebhookPayload = ItemCategoryWebhook;

export type ReceiveItemCategoryWebhookRequest = {
    body: ReceiveItemCategoryWebhookPayload;
    key: 'itemCategory';
    path?: never;
    query?: never;
};

export type ReceiveAnnouncementWebhookPayload = AnnouncementWebhook;

export type ReceiveAnnouncementWebhookRequest = {
    body: ReceiveAnnouncementWebhookPayload;
    key: 'announcement';
    path?: never;
    query?: never;
};

export type ReceiveMessageWebhookPayload = MessageWebhook;

export type ReceiveMessageWebhookRequest = {
    body: ReceiveMessageWebhookPayload;
    key: 'message';
    path?: never;
    query?: never;
};

export type ReceiveClientWebhookPayload = ClientWebhook;

export type ReceiveClientWebhookRequest = {
    body: ReceiveClientWebhookPayload;
    key: 'client';
    path?: never;
    query?: never;
};

export type ReceiveContactWebhookPayload = ContactWebhook;

export type ReceiveContactWebhookRequest = {
    body: ReceiveContactWebhookPayload;
    key: 'contact';
    path?: never;
    query?: never;
};

export type ReceiveOrderWebhookPayload = OrderWebhook;

export type ReceiveOrderWebhookRequest = {
    body: ReceiveOrderWebhookPayload;
    key: 'order';
    path?: never;
    query?: never;
};

export type ReceiveEstimateWebhookPayload = EstimateWebhook;

export type ReceiveEstimateWebhookRequest = {
    body: ReceiveEstimateWebhookPayload;
    key: 'estimate';
    path?: never;
    query?: never;
};

export type ReceiveContractWebhookPayload = ContractWebhook;

export type ReceiveContractWebhookRequest = {
    body: ReceiveContractWebhookPayload;
    key: 'contract';
    path?: never;
    query?: never;
};

export type ReceiveLeadWebhookPayload = LeadWebhook;

export type ReceiveLeadWebhookRequest = {
    body: ReceiveLeadWebhookPayload;
    key: 'lead';
    path?: never;
    query?: never;
};

export type ReceiveEstimateRequestWebhookPayload = EstimateRequestWebhook;

export type ReceiveEstimateRequestWebhookRequest = {
    body: ReceiveEstimateRequestWebhookPayload;
    key: 'estimateRequest';
    path?: never;
    query?: never;
};

export type ReceiveFolderWebhookPayload = FolderWebhook;

export type ReceiveFolderWebhookRequest = {
    body: ReceiveFolderWebhookPayload;
    key: 'folder';
    path?: never;
    query?: never;
};

export type ReceiveFileWebhookPayload = FileWebhook;

export type ReceiveFileWebhookRequest = {
    body: ReceiveFileWebhookPayload;
    key: 'file';
    path?: never;
    query?: never;
};

export type ReceiveUserWebhookPayload = UserWebhook;

export type ReceiveUserWebhookRequest = {
    body: ReceiveUserWebhookPayload;
    key: 'user';
    path?: never;
    query?: never;
};

export type ReceiveOrganizationWebhookPayload = OrganizationWebhook;

export type ReceiveOrganizationWebhookRequest = {
    body: ReceiveOrganizationWebhookPayload;
    key: 'organization';
    path?: never;
    query?: never;
};

export type ReceiveRoleWebhookPayload = RoleWebhook;

export type ReceiveRoleWebhookRequest = {
    body: ReceiveRoleWebhookPayload;
    key: 'role';
    path?: never;
    query?: never;
};

export type ReceiveApiKeyWebhookPayload = ApiKeyWebhook;

export type ReceiveApiKeyWebhookRequest = {
    body: ReceiveApiKeyWebhookPayload;
    key: 'apiKey';
    path?: never;
    query?: never;
};

export type ReceiveTaskWebhookPayload = TaskWebhook;

export type ReceiveTaskWebhookRequest = {
    body: ReceiveTaskWebhookPayload;
    key: 'task';
    path?: never;
    query?: never;
};
