/* Made from protos/ by packages/client/scripts/generate.ts; changes here are lost. */


import { client } from './client.gen.ts';
import { type Client, type ClientMeta, formDataBodySerializer, type Options as Options2, type RequestResult, type ServerSentEventsResult, type TDataShape } from './client/index.ts';
import type { AccountChangePasswordData, AccountChangePasswordErrors, AccountChangePasswordResponses, AccountLoginData, AccountLoginErrors, AccountLoginResponses, AccountLogoutData, AccountLogoutErrors, AccountLogoutResponses, AccountMeData, AccountMeErrors, AccountMeResponses, AccountPermissionsData, AccountPermissionsErrors, AccountPermissionsResponses, AccountPreferencesData, AccountPreferencesErrors, AccountPreferencesResponses, AccountRequestPasswordResetData, AccountRequestPasswordResetErrors, AccountRequestPasswordResetResponses, AccountSendOtpData, AccountSendOtpErrors, AccountSendOtpResponses, AccountSendPhoneChangeOtpData, AccountSendPhoneChangeOtpErrors, AccountSendPhoneChangeOtpResponses, AccountTimeData, AccountTimeErrors, AccountTimeResponses, AccountUpdatePreferencesData, AccountUpdatePreferencesErrors, AccountUpdatePreferencesResponses, AccountVerifyPhoneChangeData, AccountVerifyPhoneChangeErrors, AccountVerifyPhoneChangeResponses, AnnouncementsCreateData, AnnouncementsCreateErrors, AnnouncementsCreateResponses, AnnouncementsDeleteData, AnnouncementsDeleteErrors, AnnouncementsDeleteResponses, AnnouncementsGetData, AnnouncementsGetErrors, AnnouncementsGetResponses, AnnouncementsListData, AnnouncementsListDeletedData, AnnouncementsListDeletedErrors, AnnouncementsListDeletedResponses, AnnouncementsListErrors, AnnouncementsListResponses, AnnouncementsReadData, AnnouncementsReadErrors, AnnouncementsReadResponses, AnnouncementsReplaceData, AnnouncementsReplaceErrors, AnnouncementsReplaceResponses, AnnouncementsRestoreData, AnnouncementsRestoreErrors, AnnouncementsRestoreResponses, AnnouncementsUpdateData, AnnouncementsUpdateErrors, AnnouncementsUpdateResponses, ApiKeysCreateData, ApiKeysCreateErrors, ApiKeysCreateResponses, ApiKeysDeleteData, ApiKeysDeleteErrors, ApiKeysDeleteResponses, ApiKeysGetData, ApiKeysGetErrors, ApiKeysGetResponses, ApiKeysListData, ApiKeysListErrors, ApiKeysListResponses, AuditLogListData, AuditLogListErrors, AuditLogListResponses, ChecklistTemplatesCreateData, ChecklistTemplatesCreateErrors, ChecklistTemplatesCreateResponses, ChecklistTemplatesDeleteData, ChecklistTemplatesDeleteErrors, ChecklistTemplatesDeleteResponses, ChecklistTemplatesGetData, ChecklistTemplatesGetErrors, ChecklistTemplatesGetResponses, ChecklistTemplatesListData, ChecklistTemplatesListDeletedData, ChecklistTemplatesListDeletedErrors, ChecklistTemplatesListDeletedResponses, ChecklistTemplatesListErrors, ChecklistTemplatesListResponses, ChecklistTemplatesReplaceData, ChecklistTemplatesReplaceErrors, ChecklistTemplatesReplaceResponses, ChecklistTemplatesRestoreData, ChecklistTemplatesRestoreErrors, ChecklistTemplatesRestoreResponses, ChecklistTemplatesUpdateData, ChecklistTemplatesUpdateErrors, ChecklistTemplatesUpdateResponses, ClientsCreateData, ClientsCreateErrors, ClientsCreateResponses, ClientsDeleteData, ClientsDeleteErrors, ClientsDeleteResponses, ClientsGetData, ClientsGetErrors, ClientsGetResponses, ClientsListData, ClientsListDeletedData, ClientsListDeletedErrors, ClientsListDeletedResponses, ClientsListErrors, ClientsListResponses, ClientsPutData, ClientsPutErrors, ClientsPutResponses, ClientsRestoreData, ClientsRestoreErrors, ClientsRestoreResponses, ClientsUpdateData, ClientsUpdateErrors, ClientsUpdateResponses, ConnectionsAuthorizeCalendarData, ConnectionsAuthorizeCalendarErrors, ConnectionsAuthorizeCalendarResponses, ConnectionsAuthorizeDriveData, ConnectionsAuthorizeDriveErrors, ConnectionsAuthorizeDriveResponses, ConnectionsAuthorizeOwnCalendarData, ConnectionsAuthorizeOwnCalendarErrors, ConnectionsAuthorizeOwnCalendarResponses, ConnectionsSaveCalendarTokenData, ConnectionsSaveCalendarTokenErrors, ConnectionsSaveCalendarTokenResponses, ConnectionsSaveDriveTokenData, ConnectionsSaveDriveTokenErrors, ConnectionsSaveDriveTokenResponses, ConnectionsSaveOwnCalendarTokenData, ConnectionsSaveOwnCalendarTokenErrors, ConnectionsSaveOwnCalendarTokenResponses, ContractsCreateData, ContractsCreateErrors, ContractsCreateResponses, ContractsGetData, ContractsGetErrors, ContractsGetResponses, ContractsReplaceData, ContractsReplaceErrors, ContractsReplaceResponses, ContractsUpdateData, ContractsUpdateErrors, ContractsUpdateResponses, CustomFieldsCreateData, CustomFieldsCreateErrors, CustomFieldsCreateResponses, CustomFieldsDeleteData, CustomFieldsDeleteErrors, CustomFieldsDeleteResponses, CustomFieldsGetData, CustomFieldsGetErrors, CustomFieldsGetResponses, CustomFieldsListData, CustomFieldsListDeletedData, CustomFieldsListDeletedErrors, CustomFieldsListDeletedResponses, CustomFieldsListErrors, CustomFieldsListResponses, CustomFieldsReplaceData, CustomFieldsReplaceErrors, CustomFieldsReplaceResponses, CustomFieldsRestoreData, CustomFieldsRestoreErrors, CustomFieldsRestoreResponses, CustomFieldsUpdateData, CustomFieldsUpdateErrors, CustomFieldsUpdateResponses, DeadLettersDeleteData, DeadLettersDeleteErrors, DeadLettersDeleteResponses, DeadLettersGetData, DeadLettersGetErrors, DeadLettersGetResponses, DeadLettersListData, DeadLettersListErrors, DeadLettersListResponses, DeadLettersReplayData, DeadLettersReplayErrors, DeadLettersReplayResponses, EstimateFormsCreateData, EstimateFormsCreateErrors, EstimateFormsCreateResponses, EstimateFormsDeleteData, EstimateFormsDeleteErrors, EstimateFormsDeleteResponses, EstimateFormsGetData, EstimateFormsGetErrors, EstimateFormsGetOfferedData, EstimateFormsGetOfferedErrors, EstimateFormsGetOfferedResponses, EstimateFormsGetResponses, EstimateFormsListData, EstimateFormsListDeletedData, EstimateFormsListDeletedErrors, EstimateFormsListDeletedResponses, EstimateFormsListErrors, EstimateFormsListFieldsData, EstimateFormsListFieldsErrors, EstimateFormsListFieldsResponses, EstimateFormsListOfferedData, EstimateFormsListOfferedErrors, EstimateFormsListOfferedResponses, EstimateFormsListResponses, EstimateFormsReplaceData, EstimateFormsReplaceErrors, EstimateFormsReplaceResponses, EstimateFormsRestoreData, EstimateFormsRestoreErrors, EstimateFormsRestoreResponses, EstimateFormsUpdateData, EstimateFormsUpdateErrors, EstimateFormsUpdateResponses, EstimateRequestsCreateData, EstimateRequestsCreateErrors, EstimateRequestsCreateResponses, EstimateRequestsGetData, EstimateRequestsGetErrors, EstimateRequestsGetResponses, EstimateRequestsListData, EstimateRequestsListErrors, EstimateRequestsListResponses, EstimateRequestsUpdateData, EstimateRequestsUpdateErrors, EstimateRequestsUpdateResponses, EstimatesAcceptData, EstimatesAcceptErrors, EstimatesAcceptResponses, EstimatesCreateData, EstimatesCreateErrors, EstimatesCreateResponses, EstimatesDeclineData, EstimatesDeclineErrors, EstimatesDeclineResponses, EstimatesDeleteData, EstimatesDeleteErrors, EstimatesDeleteResponses, EstimatesGetData, EstimatesGetErrors, EstimatesGetResponses, EstimatesListData, EstimatesListDeletedData, EstimatesListDeletedErrors, EstimatesListDeletedResponses, EstimatesListErrors, EstimatesListResponses, EstimatesReopenData, EstimatesReopenErrors, EstimatesReopenResponses, EstimatesReplaceData, EstimatesReplaceErrors, EstimatesReplaceResponses, EstimatesRestoreData, EstimatesRestoreErrors, EstimatesRestoreResponses, EstimatesSendData, EstimatesSendErrors, EstimatesSendResponses, EstimatesUpdateData, EstimatesUpdateErrors, EstimatesUpdateResponses, EventTrackerCreateData, EventTrackerCreateErrors, EventTrackerCreateResponses, EventTrackerGetData, EventTrackerGetErrors, EventTrackerGetResponses, FilesDeleteData, FilesDeleteErrors, FilesDeleteResponses, FilesDownloadData, FilesDownloadErrors, FilesDownloadResponses, FilesGetData, FilesGetErrors, FilesGetResponses, FilesListDeletedData, FilesListDeletedErrors, FilesListDeletedResponses, FilesRestoreData, FilesRestoreErrors, FilesRestoreResponses, FilesUploadData, FilesUploadErrors, FilesUploadResponses, FoldersCreateData, FoldersCreateErrors, FoldersCreateResponses, FoldersDeleteData, FoldersDeleteErrors, FoldersDeleteResponses, FoldersGetData, FoldersGetErrors, FoldersGetResponses, FoldersListData, FoldersListDeletedData, FoldersListDeletedErrors, FoldersListDeletedResponses, FoldersListErrors, FoldersListResponses, FoldersReplaceData, FoldersReplaceErrors, FoldersReplaceResponses, FoldersRestoreData, FoldersRestoreErrors, FoldersRestoreResponses, FoldersUpdateData, FoldersUpdateErrors, FoldersUpdateResponses, GatewayDocsData, GatewayDocsErrors, GatewayDocsResponses, GatewayGuideData, GatewayGuideErrors, GatewayGuideResponses, GatewayLiveData, GatewayLiveErrors, GatewayLiveResponses, GatewayReadyData, GatewayReadyErrors, GatewayReadyResponses, InvoicesAddPaymentData, InvoicesAddPaymentErrors, InvoicesAddPaymentResponses, InvoicesCancelData, InvoicesCancelErrors, InvoicesCancelResponses, InvoicesCreateData, InvoicesCreateErrors, InvoicesCreateResponses, InvoicesDeleteData, InvoicesDeleteErrors, InvoicesDeleteResponses, InvoicesGetData, InvoicesGetErrors, InvoicesGetResponses, InvoicesListData, InvoicesListDeletedData, InvoicesListDeletedErrors, InvoicesListDeletedResponses, InvoicesListErrors, InvoicesListResponses, InvoicesReplaceData, InvoicesReplaceErrors, InvoicesReplaceResponses, InvoicesRestoreData, InvoicesRestoreErrors, InvoicesRestoreResponses, InvoicesSendData, InvoicesSendErrors, InvoicesSendResponses, InvoicesUpdateData, InvoicesUpdateErrors, InvoicesUpdateResponses, ItemCategoriesCreateData, ItemCategoriesCreateErrors, ItemCategoriesCreateResponses, ItemCategoriesDeleteData, ItemCategoriesDeleteErrors, ItemCategoriesDeleteResponses, ItemCategoriesGetData, ItemCategoriesGetErrors, ItemCategoriesGetResponses, ItemCategoriesListData, ItemCategoriesListDeletedData, ItemCategoriesListDeletedErrors, ItemCategoriesListDeletedResponses, ItemCategoriesListErrors, ItemCategoriesListResponses, ItemCategoriesReplaceData, ItemCategoriesReplaceErrors, ItemCategoriesReplaceResponses, ItemCategoriesRestoreData, ItemCategoriesRestoreErrors, ItemCategoriesRestoreResponses, ItemCategoriesUpdateData, ItemCategoriesUpdateErrors, ItemCategoriesUpdateResponses, ItemsCreateData, ItemsCreateErrors, ItemsCreateResponses, ItemsDeleteData, ItemsDeleteErrors, ItemsDeleteResponses, ItemsGetData, ItemsGetErrors, ItemsGetResponses, ItemsListData, ItemsListDeletedData, ItemsListDeletedErrors, ItemsListDeletedResponses, ItemsListErrors, ItemsListResponses, ItemsReplaceData, ItemsReplaceErrors, ItemsReplaceResponses, ItemsRestoreData, ItemsRestoreErrors, ItemsRestoreResponses, ItemsUpdateData, ItemsUpdateErrors, ItemsUpdateResponses, LeadsConvertData, LeadsConvertErrors, LeadsConvertResponses, LeadsCreateData, LeadsCreateErrors, LeadsCreateResponses, LeadsDeleteData, LeadsDeleteErrors, LeadsDeleteResponses, LeadsGetData, LeadsGetErrors, LeadsGetResponses, LeadsListData, LeadsListDeletedData, LeadsListDeletedErrors, LeadsListDeletedResponses, LeadsListErrors, LeadsListResponses, LeadsReplaceData, LeadsReplaceErrors, LeadsReplaceResponses, LeadsRestoreData, LeadsRestoreErrors, LeadsRestoreResponses, LeadsUpdateData, LeadsUpdateErrors, LeadsUpdateResponses, LeftMenusClearOwnData, LeftMenusClearOwnErrors, LeftMenusClearOwnResponses, LeftMenusCreateData, LeftMenusCreateErrors, LeftMenusCreateResponses, LeftMenusDeleteData, LeftMenusDeleteErrors, LeftMenusDeleteResponses, LeftMenusListData, LeftMenusListDeletedData, LeftMenusListDeletedErrors, LeftMenusListDeletedResponses, LeftMenusListErrors, LeftMenusListResponses, LeftMenusReplaceData, LeftMenusReplaceErrors, LeftMenusReplaceResponses, LeftMenusRestoreData, LeftMenusRestoreErrors, LeftMenusRestoreResponses, LiveFollowData, LiveFollowErrors, LiveFollowResponse, LiveFollowResponses, MessagesCreateData, MessagesCreateErrors, MessagesCreateResponses, MessagesDeleteData, MessagesDeleteErrors, MessagesDeleteResponses, MessagesGetData, MessagesGetErrors, MessagesGetResponses, MessagesListData, MessagesListErrors, MessagesListResponses, MessagesReplaceData, MessagesReplaceErrors, MessagesReplaceResponses, MessagesUpdateData, MessagesUpdateErrors, MessagesUpdateResponses, OrdersCreateData, OrdersCreateErrors, OrdersCreateResponses, OrdersDeleteData, OrdersDeleteErrors, OrdersDeleteResponses, OrdersGetData, OrdersGetErrors, OrdersGetResponses, OrdersListData, OrdersListDeletedData, OrdersListDeletedErrors, OrdersListDeletedResponses, OrdersListErrors, OrdersListResponses, OrdersReplaceData, OrdersReplaceErrors, OrdersReplaceResponses, OrdersRestoreData, OrdersRestoreErrors, OrdersRestoreResponses, OrdersUpdateData, OrdersUpdateErrors, OrdersUpdateResponses, PagesCreateData, PagesCreateErrors, PagesCreateResponses, PagesDeleteData, PagesDeleteErrors, PagesDeleteResponses, PagesGetData, PagesGetErrors, PagesGetResponses, PagesListData, PagesListDeletedData, PagesListDeletedErrors, PagesListDeletedResponses, PagesListErrors, PagesListResponses, PagesReplaceData, PagesReplaceErrors, PagesReplaceResponses, PagesRestoreData, PagesRestoreErrors, PagesRestoreResponses, PagesUpdateData, PagesUpdateErrors, PagesUpdateResponses, PortalUsersCreateData, PortalUsersCreateErrors, PortalUsersCreateResponses, PortalUsersDeleteData, PortalUsersDeleteErrors, PortalUsersDeleteResponses, PortalUsersGetData, PortalUsersGetErrors, PortalUsersGetResponses, PortalUsersListData, PortalUsersListDeletedData, PortalUsersListDeletedErrors, PortalUsersListDeletedResponses, PortalUsersListErrors, PortalUsersListResponses, PortalUsersReplaceData, PortalUsersReplaceErrors, PortalUsersReplaceResponses, PortalUsersRestoreData, PortalUsersRestoreErrors, PortalUsersRestoreResponses, PortalUsersUpdateData, PortalUsersUpdateErrors, PortalUsersUpdateResponses, ProjectStatusesCreateData, ProjectStatusesCreateErrors, ProjectStatusesCreateResponses, ProjectStatusesDeleteData, ProjectStatusesDeleteErrors, ProjectStatusesDeleteResponses, ProjectStatusesGetData, ProjectStatusesGetErrors, ProjectStatusesGetResponses, ProjectStatusesListData, ProjectStatusesListDeletedData, ProjectStatusesListDeletedErrors, ProjectStatusesListDeletedResponses, ProjectStatusesListErrors, ProjectStatusesListResponses, ProjectStatusesReplaceData, ProjectStatusesReplaceErrors, ProjectStatusesReplaceResponses, ProjectStatusesRestoreData, ProjectStatusesRestoreErrors, ProjectStatusesRestoreResponses, ProjectStatusesUpdateData, ProjectStatusesUpdateErrors, ProjectStatusesUpdateResponses, RolesCreateData, RolesCreateErrors, RolesCreateResponses, RolesDeleteData, RolesDeleteErrors, RolesDeleteResponses, RolesGetData, RolesGetErrors, RolesGetResponses, RolesListData, RolesListDeletedData, RolesListDeletedErrors, RolesListDeletedResponses, RolesListErrors, RolesListResponses, RolesReplaceData, RolesReplaceErrors, RolesReplaceResponses, RolesRestoreData, RolesRestoreErrors, RolesRestoreResponses, RolesUpdateData, RolesUpdateErrors, RolesUpdateResponses, TasksCreateData, TasksCreateErrors, TasksCreateResponses, TasksDeleteData, TasksDeleteErrors, TasksDeleteResponses, TasksGetData, TasksGetErrors, TasksGetResponses, TasksListData, TasksListDeletedData, TasksListDeletedErrors, TasksListDeletedResponses, TasksListErrors, TasksListResponses, TasksReplaceData, TasksReplaceErrors, TasksReplaceResponses, TasksRestoreData, TasksRestoreErrors, TasksRestoreResponses, TasksUpdateData, TasksUpdateErrors, TasksUpdateResponses, TeamCreateData, TeamCreateErrors, TeamCreateResponses, TeamDeleteData, TeamDeleteErrors, TeamDeleteResponses, TeamGetData, TeamGetErrors, TeamGetResponses, TeamListData, TeamListDeletedData, TeamListDeletedErrors, TeamListDeletedResponses, TeamListErrors, TeamListResponses, TeamMembersCreateData, TeamMembersCreateErrors, TeamMembersCreateResponses, TeamMembersDeleteData, TeamMembersDeleteErrors, TeamMembersDeleteResponses, TeamMembersGetData, TeamMembersGetErrors, TeamMembersGetResponses, TeamMembersListData, TeamMembersListDeletedData, TeamMembersListDeletedErrors, TeamMembersListDeletedResponses, TeamMembersListErrors, TeamMembersListResponses, TeamMembersReplaceData, TeamMembersReplaceErrors, TeamMembersReplaceResponses, TeamMembersRestoreData, TeamMembersRestoreErrors, TeamMembersRestoreResponses, TeamMembersUpdateData, TeamMembersUpdateErrors, TeamMembersUpdateResponses, TeamReplaceData, TeamReplaceErrors, TeamReplaceResponses, TeamRestoreData, TeamRestoreErrors, TeamRestoreResponses, TeamUpdateData, TeamUpdateErrors, TeamUpdateResponses, WebhooksCreateData, WebhooksCreateErrors, WebhooksCreateResponses, WebhooksDeleteData, WebhooksDeleteErrors, WebhooksDeleteResponses, WebhooksGetData, WebhooksGetErrors, WebhooksGetResponses, WebhooksListData, WebhooksListDeletedData, WebhooksListDeletedErrors, WebhooksListDeletedResponses, WebhooksListDeliveriesData, WebhooksListDeliveriesErrors, WebhooksListDeliveriesResponses, WebhooksListErrors, WebhooksListResponses, WebhooksReplaceData, WebhooksReplaceErrors, WebhooksReplaceResponses, WebhooksReplayDeliveryData, WebhooksReplayDeliveryErrors, WebhooksReplayDeliveryResponses, WebhooksRestoreData, WebhooksRestoreErrors, WebhooksRestoreResponses, WebhooksRotateSecretData, WebhooksRotateSecretErrors, WebhooksRotateSecretResponses, WebhooksUpdateData, WebhooksUpdateErrors, WebhooksUpdateResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

class HeyApiClient {
    protected client: Client;
    
    constructor(args?: {
        client?: Client;
    }) {
        this.client = args?.client ?? client;
    }
}

class HeyApiRegistry<T> {
    private readonly defaultKey = 'default';
    
    private readonly instances: Map<string, T> = new Map();
    
    get(key?: string): T {
        const instance = this.instances.get(key ?? this.defaultKey);
        if (!instance) {
            throw new Error(`No SDK client found. Create one with "new Bms()" to fix this error.`);
        }
        return instance;
    }
    
    set(value: T, key?: string): void {
        this.instances.set(key ?? this.defaultKey, value);
    }
}

export class Invoices extends HeyApiClient {
    /**
     * List invoices
     *
     * Needs the permission `invoices.view`. Portal users may call it for what is their client's.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<InvoicesListData, ThrowOnError>): RequestResult<InvoicesListResponses, InvoicesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<InvoicesListResponses, InvoicesListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices',
            ...options
        });
    }
    
    /**
     * Create an invoice
     *
     * It gets the next number; numbers have no gaps and are never given again.
     *
     * Needs the permission `invoices.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<InvoicesCreateData, ThrowOnError>): RequestResult<InvoicesCreateResponses, InvoicesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<InvoicesCreateResponses, InvoicesCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a draft
     *
     * It keeps its number, and can be restored.
     *
     * Needs the permission `invoices.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<InvoicesDeleteData, ThrowOnError>): RequestResult<InvoicesDeleteResponses, InvoicesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<InvoicesDeleteResponses, InvoicesDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}',
            ...options
        });
    }
    
    /**
     * Get an invoice with its lines and payments
     *
     * Needs the permission `invoices.view`. Portal users may call it for what is their client's.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<InvoicesGetData, ThrowOnError>): RequestResult<InvoicesGetResponses, InvoicesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<InvoicesGetResponses, InvoicesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}',
            ...options
        });
    }
    
    /**
     * Change an invoice: everything of a draft, only the due date of one that is sent
     *
     * Needs the permission `invoices.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<InvoicesUpdateData, ThrowOnError>): RequestResult<InvoicesUpdateResponses, InvoicesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<InvoicesUpdateResponses, InvoicesUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change an invoice: everything of a draft, only the due date of one that is sent
     *
     * Needs the permission `invoices.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<InvoicesReplaceData, ThrowOnError>): RequestResult<InvoicesReplaceResponses, InvoicesReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<InvoicesReplaceResponses, InvoicesReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Send a draft to the client
     *
     * One with nothing to pay is paid by that.
     *
     * Needs the permission `invoices.update`. Safe to repeat with an `Idempotency-Key`.
     */
    public send<ThrowOnError extends boolean = true>(options: Options<InvoicesSendData, ThrowOnError>): RequestResult<InvoicesSendResponses, InvoicesSendErrors, ThrowOnError> {
        return (options.client ?? this.client).post<InvoicesSendResponses, InvoicesSendErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}/send',
            ...options
        });
    }
    
    /**
     * Cancel a draft, or an invoice that is sent and of which nothing is paid
     *
     * Needs the permission `invoices.update`. Safe to repeat with an `Idempotency-Key`.
     */
    public cancel<ThrowOnError extends boolean = true>(options: Options<InvoicesCancelData, ThrowOnError>): RequestResult<InvoicesCancelResponses, InvoicesCancelErrors, ThrowOnError> {
        return (options.client ?? this.client).post<InvoicesCancelResponses, InvoicesCancelErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}/cancel',
            ...options
        });
    }
    
    /**
     * Add a payment to an invoice that is sent; never more than what is still owed
     *
     * Needs the permission `invoices.update`. Safe to repeat with an `Idempotency-Key`.
     */
    public addPayment<ThrowOnError extends boolean = true>(options: Options<InvoicesAddPaymentData, ThrowOnError>): RequestResult<InvoicesAddPaymentResponses, InvoicesAddPaymentErrors, ThrowOnError> {
        return (options.client ?? this.client).post<InvoicesAddPaymentResponses, InvoicesAddPaymentErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}/payments',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted invoices, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<InvoicesListDeletedData, ThrowOnError>): RequestResult<InvoicesListDeletedResponses, InvoicesListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<InvoicesListDeletedResponses, InvoicesListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/invoices',
            ...options
        });
    }
    
    /**
     * Bring a deleted invoice back as it was
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<InvoicesRestoreData, ThrowOnError>): RequestResult<InvoicesRestoreResponses, InvoicesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<InvoicesRestoreResponses, InvoicesRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/invoices/{id}/restore',
            ...options
        });
    }
}

export class ItemCategories extends HeyApiClient {
    /**
     * List item categories
     *
     * Needs the permission `item_categories.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ItemCategoriesListData, ThrowOnError>): RequestResult<ItemCategoriesListResponses, ItemCategoriesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ItemCategoriesListResponses, ItemCategoriesListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/item-categories',
            ...options
        });
    }
    
    /**
     * Create an item category
     *
     * Needs the permission `item_categories.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<ItemCategoriesCreateData, ThrowOnError>): RequestResult<ItemCategoriesCreateResponses, ItemCategoriesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ItemCategoriesCreateResponses, ItemCategoriesCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/item-categories',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete an item category that no item has
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `item_categories.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<ItemCategoriesDeleteData, ThrowOnError>): RequestResult<ItemCategoriesDeleteResponses, ItemCategoriesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ItemCategoriesDeleteResponses, ItemCategoriesDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/item-categories/{id}',
            ...options
        });
    }
    
    /**
     * Get an item category
     *
     * Needs the permission `item_categories.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ItemCategoriesGetData, ThrowOnError>): RequestResult<ItemCategoriesGetResponses, ItemCategoriesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ItemCategoriesGetResponses, ItemCategoriesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/item-categories/{id}',
            ...options
        });
    }
    
    /**
     * Change an item category
     *
     * Needs the permission `item_categories.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<ItemCategoriesUpdateData, ThrowOnError>): RequestResult<ItemCategoriesUpdateResponses, ItemCategoriesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<ItemCategoriesUpdateResponses, ItemCategoriesUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/item-categories/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change an item category
     *
     * Needs the permission `item_categories.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<ItemCategoriesReplaceData, ThrowOnError>): RequestResult<ItemCategoriesReplaceResponses, ItemCategoriesReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ItemCategoriesReplaceResponses, ItemCategoriesReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/item-categories/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted item categories, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<ItemCategoriesListDeletedData, ThrowOnError>): RequestResult<ItemCategoriesListDeletedResponses, ItemCategoriesListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ItemCategoriesListDeletedResponses, ItemCategoriesListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/item_categories',
            ...options
        });
    }
    
    /**
     * Bring a deleted item category back as it was
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<ItemCategoriesRestoreData, ThrowOnError>): RequestResult<ItemCategoriesRestoreResponses, ItemCategoriesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ItemCategoriesRestoreResponses, ItemCategoriesRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/item_categories/{id}/restore',
            ...options
        });
    }
}

export class Items extends HeyApiClient {
    /**
     * List items
     *
     * Needs the permission `items.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ItemsListData, ThrowOnError>): RequestResult<ItemsListResponses, ItemsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ItemsListResponses, ItemsListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/items',
            ...options
        });
    }
    
    /**
     * Create an item
     *
     * Needs the permission `items.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<ItemsCreateData, ThrowOnError>): RequestResult<ItemsCreateResponses, ItemsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ItemsCreateResponses, ItemsCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/items',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete an item; lines that have it stay as they are
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `items.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<ItemsDeleteData, ThrowOnError>): RequestResult<ItemsDeleteResponses, ItemsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ItemsDeleteResponses, ItemsDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/items/{id}',
            ...options
        });
    }
    
    /**
     * Get an item
     *
     * Needs the permission `items.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ItemsGetData, ThrowOnError>): RequestResult<ItemsGetResponses, ItemsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ItemsGetResponses, ItemsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/items/{id}',
            ...options
        });
    }
    
    /**
     * Change an item
     *
     * Lines that have its title and rate keep them.
     *
     * Needs the permission `items.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<ItemsUpdateData, ThrowOnError>): RequestResult<ItemsUpdateResponses, ItemsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<ItemsUpdateResponses, ItemsUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/items/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change an item
     *
     * Lines that have its title and rate keep them.
     *
     * Needs the permission `items.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<ItemsReplaceData, ThrowOnError>): RequestResult<ItemsReplaceResponses, ItemsReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ItemsReplaceResponses, ItemsReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/items/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted items, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<ItemsListDeletedData, ThrowOnError>): RequestResult<ItemsListDeletedResponses, ItemsListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ItemsListDeletedResponses, ItemsListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/items',
            ...options
        });
    }
    
    /**
     * Bring a deleted item back as it was
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<ItemsRestoreData, ThrowOnError>): RequestResult<ItemsRestoreResponses, ItemsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ItemsRestoreResponses, ItemsRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/items/{id}/restore',
            ...options
        });
    }
}

export class Announcements extends HeyApiClient {
    /**
     * List announcements
     *
     * Needs the permission `announcements.view`. Portal users may call it for what is their client's.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<AnnouncementsListData, ThrowOnError>): RequestResult<AnnouncementsListResponses, AnnouncementsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AnnouncementsListResponses, AnnouncementsListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/announcements',
            ...options
        });
    }
    
    /**
     * Create an announcement
     *
     * Those whom it is shared with are told.
     *
     * Needs the permission `announcements.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<AnnouncementsCreateData, ThrowOnError>): RequestResult<AnnouncementsCreateResponses, AnnouncementsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AnnouncementsCreateResponses, AnnouncementsCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/announcements',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete an announcement
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `announcements.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<AnnouncementsDeleteData, ThrowOnError>): RequestResult<AnnouncementsDeleteResponses, AnnouncementsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<AnnouncementsDeleteResponses, AnnouncementsDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/announcements/{id}',
            ...options
        });
    }
    
    /**
     * Get an announcement
     *
     * That does not mark it as read.
     *
     * Needs the permission `announcements.view`. Portal users may call it for what is their client's.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<AnnouncementsGetData, ThrowOnError>): RequestResult<AnnouncementsGetResponses, AnnouncementsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<AnnouncementsGetResponses, AnnouncementsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/announcements/{id}',
            ...options
        });
    }
    
    /**
     * Change an announcement
     *
     * Needs the permission `announcements.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<AnnouncementsUpdateData, ThrowOnError>): RequestResult<AnnouncementsUpdateResponses, AnnouncementsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<AnnouncementsUpdateResponses, AnnouncementsUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/announcements/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change an announcement
     *
     * Needs the permission `announcements.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<AnnouncementsReplaceData, ThrowOnError>): RequestResult<AnnouncementsReplaceResponses, AnnouncementsReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<AnnouncementsReplaceResponses, AnnouncementsReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/announcements/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Mark an announcement as read by the caller
     *
     * Doing it again changes nothing.
     *
     * Needs the permission `announcements.view`. Portal users may call it for what is their client's. Safe to repeat with an `Idempotency-Key`.
     */
    public read<ThrowOnError extends boolean = true>(options: Options<AnnouncementsReadData, ThrowOnError>): RequestResult<AnnouncementsReadResponses, AnnouncementsReadErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AnnouncementsReadResponses, AnnouncementsReadErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/announcements/{id}/read',
            ...options
        });
    }
    
    /**
     * List deleted announcements, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<AnnouncementsListDeletedData, ThrowOnError>): RequestResult<AnnouncementsListDeletedResponses, AnnouncementsListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AnnouncementsListDeletedResponses, AnnouncementsListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/announcements',
            ...options
        });
    }
    
    /**
     * Bring a deleted announcement back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<AnnouncementsRestoreData, ThrowOnError>): RequestResult<AnnouncementsRestoreResponses, AnnouncementsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AnnouncementsRestoreResponses, AnnouncementsRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/announcements/{id}/restore',
            ...options
        });
    }
}

export class EventTracker extends HeyApiClient {
    /**
     * Get a tracked event
     *
     * Needs a token, and no permission.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<EventTrackerGetData, ThrowOnError>): RequestResult<EventTrackerGetResponses, EventTrackerGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EventTrackerGetResponses, EventTrackerGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/event-tracker/{random_id}',
            ...options
        });
    }
    
    /**
     * Track an event
     *
     * Needs the permission `event_tracker.create`. Portal users may call it for what is their client's. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<EventTrackerCreateData, ThrowOnError>): RequestResult<EventTrackerCreateResponses, EventTrackerCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventTrackerCreateResponses, EventTrackerCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/event-tracker',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class LeftMenus extends HeyApiClient {
    /**
     * Clear the caller's own menu
     *
     * It is fine when there is nothing to clear.
     *
     * Needs the permission `left_menus.delete`.
     */
    public clearOwn<ThrowOnError extends boolean = true>(options?: Options<LeftMenusClearOwnData, ThrowOnError>): RequestResult<LeftMenusClearOwnResponses, LeftMenusClearOwnErrors, ThrowOnError> {
        return (options?.client ?? this.client).delete<LeftMenusClearOwnResponses, LeftMenusClearOwnErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/left-menus',
            ...options
        });
    }
    
    /**
     * List the menu items that the caller may see
     *
     * Without page and limit: all of them, up to 1,000.
     *
     * Needs the permission `left_menus.view`. Portal users may call it for what is their client's.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<LeftMenusListData, ThrowOnError>): RequestResult<LeftMenusListResponses, LeftMenusListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<LeftMenusListResponses, LeftMenusListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/left-menus',
            ...options
        });
    }
    
    /**
     * Add an item to a menu
     *
     * Needs the permission `left_menus.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<LeftMenusCreateData, ThrowOnError>): RequestResult<LeftMenusCreateResponses, LeftMenusCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<LeftMenusCreateResponses, LeftMenusCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/left-menus',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Clear a menu: all its items are deleted
     *
     * It is fine when there is nothing to clear.
     *
     * Needs the permission `left_menus.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<LeftMenusDeleteData, ThrowOnError>): RequestResult<LeftMenusDeleteResponses, LeftMenusDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<LeftMenusDeleteResponses, LeftMenusDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/left-menus/{type}',
            ...options
        });
    }
    
    /**
     * Replace a menu: its items become those that are sent, in that order
     *
     * An item that is sent with its id stays the same item; those of
     * the menu that are not sent are deleted.
     *
     * Needs the permission `left_menus.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<LeftMenusReplaceData, ThrowOnError>): RequestResult<LeftMenusReplaceResponses, LeftMenusReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<LeftMenusReplaceResponses, LeftMenusReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/left-menus/{type}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted menu items, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<LeftMenusListDeletedData, ThrowOnError>): RequestResult<LeftMenusListDeletedResponses, LeftMenusListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<LeftMenusListDeletedResponses, LeftMenusListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/left_menus',
            ...options
        });
    }
    
    /**
     * Bring a deleted menu item back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<LeftMenusRestoreData, ThrowOnError>): RequestResult<LeftMenusRestoreResponses, LeftMenusRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<LeftMenusRestoreResponses, LeftMenusRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/left_menus/{id}/restore',
            ...options
        });
    }
}

export class Messages extends HeyApiClient {
    /**
     * List the messages that the caller takes part in
     *
     * Needs the permission `messages.view`. Portal users may call it for what is their client's.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<MessagesListData, ThrowOnError>): RequestResult<MessagesListResponses, MessagesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<MessagesListResponses, MessagesListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/messages',
            ...options
        });
    }
    
    /**
     * Send a message
     *
     * Users of the portal write to staff only.
     *
     * Needs the permission `messages.create`. Portal users may call it for what is their client's. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<MessagesCreateData, ThrowOnError>): RequestResult<MessagesCreateResponses, MessagesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<MessagesCreateResponses, MessagesCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/messages',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Hide a message from the caller
     *
     * Whoever else takes part in it keeps it.
     *
     * Needs the permission `messages.delete`. Portal users may call it for what is their client's.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<MessagesDeleteData, ThrowOnError>): RequestResult<MessagesDeleteResponses, MessagesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<MessagesDeleteResponses, MessagesDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/messages/{id}',
            ...options
        });
    }
    
    /**
     * Get a message
     *
     * Once its recipient has got it, it is read.
     *
     * Needs the permission `messages.view`. Portal users may call it for what is their client's.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<MessagesGetData, ThrowOnError>): RequestResult<MessagesGetResponses, MessagesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<MessagesGetResponses, MessagesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/messages/{id}',
            ...options
        });
    }
    
    /**
     * Change a message that the caller sent and the recipient has not read yet
     *
     * Needs the permission `messages.update`. Portal users may call it for what is their client's.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<MessagesUpdateData, ThrowOnError>): RequestResult<MessagesUpdateResponses, MessagesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<MessagesUpdateResponses, MessagesUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/messages/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a message that the caller sent and the recipient has not read yet
     *
     * Needs the permission `messages.update`. Portal users may call it for what is their client's.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<MessagesReplaceData, ThrowOnError>): RequestResult<MessagesReplaceResponses, MessagesReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<MessagesReplaceResponses, MessagesReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/messages/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Pages extends HeyApiClient {
    /**
     * List pages
     *
     * Needs the permission `pages.view`. Portal users may call it for what is their client's.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<PagesListData, ThrowOnError>): RequestResult<PagesListResponses, PagesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<PagesListResponses, PagesListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/pages',
            ...options
        });
    }
    
    /**
     * Create a page
     *
     * Needs the permission `pages.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<PagesCreateData, ThrowOnError>): RequestResult<PagesCreateResponses, PagesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PagesCreateResponses, PagesCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/pages',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a page
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `pages.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<PagesDeleteData, ThrowOnError>): RequestResult<PagesDeleteResponses, PagesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<PagesDeleteResponses, PagesDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/pages/{id}',
            ...options
        });
    }
    
    /**
     * Get a page
     *
     * Needs the permission `pages.view`. Portal users may call it for what is their client's.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<PagesGetData, ThrowOnError>): RequestResult<PagesGetResponses, PagesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<PagesGetResponses, PagesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/pages/{id}',
            ...options
        });
    }
    
    /**
     * Change a page
     *
     * Needs the permission `pages.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<PagesUpdateData, ThrowOnError>): RequestResult<PagesUpdateResponses, PagesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<PagesUpdateResponses, PagesUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/pages/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a page
     *
     * Needs the permission `pages.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<PagesReplaceData, ThrowOnError>): RequestResult<PagesReplaceResponses, PagesReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<PagesReplaceResponses, PagesReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/pages/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted pages, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<PagesListDeletedData, ThrowOnError>): RequestResult<PagesListDeletedResponses, PagesListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<PagesListDeletedResponses, PagesListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/pages',
            ...options
        });
    }
    
    /**
     * Bring a deleted page back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<PagesRestoreData, ThrowOnError>): RequestResult<PagesRestoreResponses, PagesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PagesRestoreResponses, PagesRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/pages/{id}/restore',
            ...options
        });
    }
}

export class Clients extends HeyApiClient {
    /**
     * List clients
     *
     * Needs the permission `clients.view`. Portal users may call it for what is their client's.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ClientsListData, ThrowOnError>): RequestResult<ClientsListResponses, ClientsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ClientsListResponses, ClientsListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients',
            ...options
        });
    }
    
    /**
     * Create a client
     *
     * Needs the permission `clients.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<ClientsCreateData, ThrowOnError>): RequestResult<ClientsCreateResponses, ClientsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ClientsCreateResponses, ClientsCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a client
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `clients.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<ClientsDeleteData, ThrowOnError>): RequestResult<ClientsDeleteResponses, ClientsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ClientsDeleteResponses, ClientsDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{id}',
            ...options
        });
    }
    
    /**
     * Get a client
     *
     * Needs the permission `clients.view`. Portal users may call it for what is their client's.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ClientsGetData, ThrowOnError>): RequestResult<ClientsGetResponses, ClientsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ClientsGetResponses, ClientsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{id}',
            ...options
        });
    }
    
    /**
     * Change a client
     *
     * PUT and PATCH both change only the fields that are sent.
     *
     * Needs the permission `clients.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<ClientsUpdateData, ThrowOnError>): RequestResult<ClientsUpdateResponses, ClientsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<ClientsUpdateResponses, ClientsUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a client
     *
     * PUT and PATCH both change only the fields that are sent.
     *
     * Needs the permission `clients.update`.
     */
    public put<ThrowOnError extends boolean = true>(options: Options<ClientsPutData, ThrowOnError>): RequestResult<ClientsPutResponses, ClientsPutErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ClientsPutResponses, ClientsPutErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted clients, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<ClientsListDeletedData, ThrowOnError>): RequestResult<ClientsListDeletedResponses, ClientsListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ClientsListDeletedResponses, ClientsListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/clients',
            ...options
        });
    }
    
    /**
     * Bring a deleted client back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<ClientsRestoreData, ThrowOnError>): RequestResult<ClientsRestoreResponses, ClientsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ClientsRestoreResponses, ClientsRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/clients/{id}/restore',
            ...options
        });
    }
}

export class Contracts extends HeyApiClient {
    /**
     * Get a contract
     *
     * Needs the permission `contracts.view`. Portal users may call it for what is their client's.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ContractsGetData, ThrowOnError>): RequestResult<ContractsGetResponses, ContractsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ContractsGetResponses, ContractsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/contract/{id}',
            ...options
        });
    }
    
    /**
     * Change a contract
     *
     * One that is accepted is locked.
     *
     * Needs the permission `contracts.update`. Portal users may call it for what is their client's.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<ContractsUpdateData, ThrowOnError>): RequestResult<ContractsUpdateResponses, ContractsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<ContractsUpdateResponses, ContractsUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/contract/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Create a contract under the number in the path, which no other contract may have
     *
     * Needs the permission `contracts.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<ContractsCreateData, ThrowOnError>): RequestResult<ContractsCreateResponses, ContractsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ContractsCreateResponses, ContractsCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/contract/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a contract
     *
     * One that is accepted is locked.
     *
     * Needs the permission `contracts.update`. Portal users may call it for what is their client's.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<ContractsReplaceData, ThrowOnError>): RequestResult<ContractsReplaceResponses, ContractsReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ContractsReplaceResponses, ContractsReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/contract/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class CustomFields extends HeyApiClient {
    /**
     * List custom fields
     *
     * Needs the permission `custom_fields.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<CustomFieldsListData, ThrowOnError>): RequestResult<CustomFieldsListResponses, CustomFieldsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<CustomFieldsListResponses, CustomFieldsListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/custom-fields',
            ...options
        });
    }
    
    /**
     * Create a custom field
     *
     * Needs the permission `custom_fields.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<CustomFieldsCreateData, ThrowOnError>): RequestResult<CustomFieldsCreateResponses, CustomFieldsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CustomFieldsCreateResponses, CustomFieldsCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/custom-fields',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a custom field
     *
     * Its values are no longer shown; they come back with it if it is restored within 30 days.
     *
     * Needs the permission `custom_fields.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<CustomFieldsDeleteData, ThrowOnError>): RequestResult<CustomFieldsDeleteResponses, CustomFieldsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<CustomFieldsDeleteResponses, CustomFieldsDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/custom-fields/{id}',
            ...options
        });
    }
    
    /**
     * Get a custom field
     *
     * Needs the permission `custom_fields.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<CustomFieldsGetData, ThrowOnError>): RequestResult<CustomFieldsGetResponses, CustomFieldsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<CustomFieldsGetResponses, CustomFieldsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/custom-fields/{id}',
            ...options
        });
    }
    
    /**
     * Change a custom field
     *
     * What it belongs to and its type are fixed once a value was given.
     *
     * Needs the permission `custom_fields.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<CustomFieldsUpdateData, ThrowOnError>): RequestResult<CustomFieldsUpdateResponses, CustomFieldsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<CustomFieldsUpdateResponses, CustomFieldsUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/custom-fields/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a custom field
     *
     * What it belongs to and its type are fixed once a value was given.
     *
     * Needs the permission `custom_fields.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<CustomFieldsReplaceData, ThrowOnError>): RequestResult<CustomFieldsReplaceResponses, CustomFieldsReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<CustomFieldsReplaceResponses, CustomFieldsReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/custom-fields/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted custom fields
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<CustomFieldsListDeletedData, ThrowOnError>): RequestResult<CustomFieldsListDeletedResponses, CustomFieldsListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<CustomFieldsListDeletedResponses, CustomFieldsListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/custom_fields',
            ...options
        });
    }
    
    /**
     * Bring a deleted custom field back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<CustomFieldsRestoreData, ThrowOnError>): RequestResult<CustomFieldsRestoreResponses, CustomFieldsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CustomFieldsRestoreResponses, CustomFieldsRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/custom_fields/{id}/restore',
            ...options
        });
    }
}

export class EstimateForms extends HeyApiClient {
    /**
     * List estimate forms
     *
     * Only for administrators in a session: an API key is refused.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<EstimateFormsListData, ThrowOnError>): RequestResult<EstimateFormsListResponses, EstimateFormsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EstimateFormsListResponses, EstimateFormsListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/estimate-forms',
            ...options
        });
    }
    
    /**
     * Create an estimate form
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<EstimateFormsCreateData, ThrowOnError>): RequestResult<EstimateFormsCreateResponses, EstimateFormsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimateFormsCreateResponses, EstimateFormsCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/estimate-forms',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete an estimate form
     *
     * It can be restored for 30 days.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<EstimateFormsDeleteData, ThrowOnError>): RequestResult<EstimateFormsDeleteResponses, EstimateFormsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<EstimateFormsDeleteResponses, EstimateFormsDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/estimate-forms/{id}',
            ...options
        });
    }
    
    /**
     * Get an estimate form
     *
     * Only for administrators in a session: an API key is refused.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<EstimateFormsGetData, ThrowOnError>): RequestResult<EstimateFormsGetResponses, EstimateFormsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EstimateFormsGetResponses, EstimateFormsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/estimate-forms/{id}',
            ...options
        });
    }
    
    /**
     * Change an estimate form
     *
     * A field that is sent with its id, or without one under the title that it had, stays the same field.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<EstimateFormsUpdateData, ThrowOnError>): RequestResult<EstimateFormsUpdateResponses, EstimateFormsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<EstimateFormsUpdateResponses, EstimateFormsUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/estimate-forms/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change an estimate form
     *
     * A field that is sent with its id, or without one under the title that it had, stays the same field.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<EstimateFormsReplaceData, ThrowOnError>): RequestResult<EstimateFormsReplaceResponses, EstimateFormsReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<EstimateFormsReplaceResponses, EstimateFormsReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/estimate-forms/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted estimate forms, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<EstimateFormsListDeletedData, ThrowOnError>): RequestResult<EstimateFormsListDeletedResponses, EstimateFormsListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EstimateFormsListDeletedResponses, EstimateFormsListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/estimate_forms',
            ...options
        });
    }
    
    /**
     * Bring a deleted estimate form back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<EstimateFormsRestoreData, ThrowOnError>): RequestResult<EstimateFormsRestoreResponses, EstimateFormsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimateFormsRestoreResponses, EstimateFormsRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/estimate_forms/{id}/restore',
            ...options
        });
    }
    
    /**
     * List the forms that may be filled in
     *
     * Without page and limit: all of them, up to 1,000.
     *
     * Needs a token, and no permission.
     */
    public listOffered<ThrowOnError extends boolean = true>(options?: Options<EstimateFormsListOfferedData, ThrowOnError>): RequestResult<EstimateFormsListOfferedResponses, EstimateFormsListOfferedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EstimateFormsListOfferedResponses, EstimateFormsListOfferedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/forms',
            ...options
        });
    }
    
    /**
     * Get a form that may be filled in
     *
     * One that is inactive is not found.
     *
     * Needs a token, and no permission.
     */
    public getOffered<ThrowOnError extends boolean = true>(options: Options<EstimateFormsGetOfferedData, ThrowOnError>): RequestResult<EstimateFormsGetOfferedResponses, EstimateFormsGetOfferedErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EstimateFormsGetOfferedResponses, EstimateFormsGetOfferedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/forms/{id}',
            ...options
        });
    }
    
    /**
     * List the fields of a form that may be filled in, in the order in which they are asked
     *
     * A request has their values as `field_<id>`.
     *
     * Needs a token, and no permission.
     */
    public listFields<ThrowOnError extends boolean = true>(options: Options<EstimateFormsListFieldsData, ThrowOnError>): RequestResult<EstimateFormsListFieldsResponses, EstimateFormsListFieldsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EstimateFormsListFieldsResponses, EstimateFormsListFieldsErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/forms/{id}/fields',
            ...options
        });
    }
}

export class EstimateRequests extends HeyApiClient {
    /**
     * List estimate requests
     *
     * Needs the permission `estimate_requests.view`. Portal users may call it for what is their client's.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<EstimateRequestsListData, ThrowOnError>): RequestResult<EstimateRequestsListResponses, EstimateRequestsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EstimateRequestsListResponses, EstimateRequestsListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/requests',
            ...options
        });
    }
    
    /**
     * Ask for an estimate by filling in a form
     *
     * The user of the form gets it; without a client it becomes a lead as well.
     *
     * Needs the permission `estimate_requests.create`. Portal users may call it for what is their client's. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<EstimateRequestsCreateData, ThrowOnError>): RequestResult<EstimateRequestsCreateResponses, EstimateRequestsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimateRequestsCreateResponses, EstimateRequestsCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/requests',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get an estimate request with its answers
     *
     * Needs the permission `estimate_requests.view`. Portal users may call it for what is their client's.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<EstimateRequestsGetData, ThrowOnError>): RequestResult<EstimateRequestsGetResponses, EstimateRequestsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EstimateRequestsGetResponses, EstimateRequestsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/requests/{id}',
            ...options
        });
    }
    
    /**
     * Move an estimate request on, or give it to another user
     *
     * What was asked does not change.
     *
     * Needs the permission `estimate_requests.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<EstimateRequestsUpdateData, ThrowOnError>): RequestResult<EstimateRequestsUpdateResponses, EstimateRequestsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<EstimateRequestsUpdateResponses, EstimateRequestsUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/requests/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Estimates extends HeyApiClient {
    /**
     * List estimates
     *
     * Needs the permission `estimates.view`. Portal users may call it for what is their client's.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<EstimatesListData, ThrowOnError>): RequestResult<EstimatesListResponses, EstimatesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EstimatesListResponses, EstimatesListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates',
            ...options
        });
    }
    
    /**
     * Create an estimate, as a draft
     *
     * Needs the permission `estimates.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<EstimatesCreateData, ThrowOnError>): RequestResult<EstimatesCreateResponses, EstimatesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimatesCreateResponses, EstimatesCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete an estimate that is a draft or declined
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `estimates.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<EstimatesDeleteData, ThrowOnError>): RequestResult<EstimatesDeleteResponses, EstimatesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<EstimatesDeleteResponses, EstimatesDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}',
            ...options
        });
    }
    
    /**
     * Get an estimate with its lines
     *
     * Needs the permission `estimates.view`. Portal users may call it for what is their client's.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<EstimatesGetData, ThrowOnError>): RequestResult<EstimatesGetResponses, EstimatesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EstimatesGetResponses, EstimatesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}',
            ...options
        });
    }
    
    /**
     * Change an estimate
     *
     * Its client and its lines are locked once it is sent.
     *
     * Needs the permission `estimates.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<EstimatesUpdateData, ThrowOnError>): RequestResult<EstimatesUpdateResponses, EstimatesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<EstimatesUpdateResponses, EstimatesUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change an estimate
     *
     * Its client and its lines are locked once it is sent.
     *
     * Needs the permission `estimates.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<EstimatesReplaceData, ThrowOnError>): RequestResult<EstimatesReplaceResponses, EstimatesReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<EstimatesReplaceResponses, EstimatesReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Send a draft to the client
     *
     * Needs the permission `estimates.update`. Safe to repeat with an `Idempotency-Key`.
     */
    public send<ThrowOnError extends boolean = true>(options: Options<EstimatesSendData, ThrowOnError>): RequestResult<EstimatesSendResponses, EstimatesSendErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimatesSendResponses, EstimatesSendErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}/send',
            ...options
        });
    }
    
    /**
     * Accept an estimate that is sent, up to the day until which it is valid (UTC)
     *
     * It becomes an order.
     *
     * Needs the permission `estimates.update`. Portal users may call it for what is their client's. Safe to repeat with an `Idempotency-Key`.
     */
    public accept<ThrowOnError extends boolean = true>(options: Options<EstimatesAcceptData, ThrowOnError>): RequestResult<EstimatesAcceptResponses, EstimatesAcceptErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimatesAcceptResponses, EstimatesAcceptErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}/accept',
            ...options
        });
    }
    
    /**
     * Decline an estimate that is sent
     *
     * Needs the permission `estimates.update`. Portal users may call it for what is their client's. Safe to repeat with an `Idempotency-Key`.
     */
    public decline<ThrowOnError extends boolean = true>(options: Options<EstimatesDeclineData, ThrowOnError>): RequestResult<EstimatesDeclineResponses, EstimatesDeclineErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimatesDeclineResponses, EstimatesDeclineErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}/decline',
            ...options
        });
    }
    
    /**
     * Make a draft again of an estimate that was declined
     *
     * Needs the permission `estimates.update`. Safe to repeat with an `Idempotency-Key`.
     */
    public reopen<ThrowOnError extends boolean = true>(options: Options<EstimatesReopenData, ThrowOnError>): RequestResult<EstimatesReopenResponses, EstimatesReopenErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimatesReopenResponses, EstimatesReopenErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}/reopen',
            ...options
        });
    }
    
    /**
     * List deleted estimates, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<EstimatesListDeletedData, ThrowOnError>): RequestResult<EstimatesListDeletedResponses, EstimatesListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EstimatesListDeletedResponses, EstimatesListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/estimates',
            ...options
        });
    }
    
    /**
     * Bring a deleted estimate back as it was
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<EstimatesRestoreData, ThrowOnError>): RequestResult<EstimatesRestoreResponses, EstimatesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimatesRestoreResponses, EstimatesRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/estimates/{id}/restore',
            ...options
        });
    }
}

export class Leads extends HeyApiClient {
    /**
     * List leads
     *
     * Needs the permission `leads.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<LeadsListData, ThrowOnError>): RequestResult<LeadsListResponses, LeadsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<LeadsListResponses, LeadsListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/leads',
            ...options
        });
    }
    
    /**
     * Create a lead
     *
     * Needs the permission `leads.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<LeadsCreateData, ThrowOnError>): RequestResult<LeadsCreateResponses, LeadsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<LeadsCreateResponses, LeadsCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/leads',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a lead
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `leads.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<LeadsDeleteData, ThrowOnError>): RequestResult<LeadsDeleteResponses, LeadsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<LeadsDeleteResponses, LeadsDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/leads/{id}',
            ...options
        });
    }
    
    /**
     * Get a lead
     *
     * Needs the permission `leads.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<LeadsGetData, ThrowOnError>): RequestResult<LeadsGetResponses, LeadsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<LeadsGetResponses, LeadsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/leads/{id}',
            ...options
        });
    }
    
    /**
     * Change a lead
     *
     * One that is won is locked.
     *
     * Needs the permission `leads.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<LeadsUpdateData, ThrowOnError>): RequestResult<LeadsUpdateResponses, LeadsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<LeadsUpdateResponses, LeadsUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/leads/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a lead
     *
     * One that is won is locked.
     *
     * Needs the permission `leads.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<LeadsReplaceData, ThrowOnError>): RequestResult<LeadsReplaceResponses, LeadsReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<LeadsReplaceResponses, LeadsReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/leads/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Make a lead a client
     *
     * The client gets the contact fields of the lead, its owner, and the values of those custom fields that clients have
     * by the same title and type; the lead is won, and locked from then on. Not for a lead that is lost.
     *
     * Needs the permission `leads.update`. Safe to repeat with an `Idempotency-Key`.
     */
    public convert<ThrowOnError extends boolean = true>(options: Options<LeadsConvertData, ThrowOnError>): RequestResult<LeadsConvertResponses, LeadsConvertErrors, ThrowOnError> {
        return (options.client ?? this.client).post<LeadsConvertResponses, LeadsConvertErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/leads/{id}/convert',
            ...options
        });
    }
    
    /**
     * List deleted leads, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<LeadsListDeletedData, ThrowOnError>): RequestResult<LeadsListDeletedResponses, LeadsListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<LeadsListDeletedResponses, LeadsListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/leads',
            ...options
        });
    }
    
    /**
     * Bring a deleted lead back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<LeadsRestoreData, ThrowOnError>): RequestResult<LeadsRestoreResponses, LeadsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<LeadsRestoreResponses, LeadsRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/leads/{id}/restore',
            ...options
        });
    }
}

export class Orders extends HeyApiClient {
    /**
     * List orders
     *
     * Needs the permission `orders.view`. Portal users may call it for what is their client's.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<OrdersListData, ThrowOnError>): RequestResult<OrdersListResponses, OrdersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<OrdersListResponses, OrdersListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/orders',
            ...options
        });
    }
    
    /**
     * Create an order
     *
     * Needs the permission `orders.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<OrdersCreateData, ThrowOnError>): RequestResult<OrdersCreateResponses, OrdersCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<OrdersCreateResponses, OrdersCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/orders',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete an order
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `orders.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<OrdersDeleteData, ThrowOnError>): RequestResult<OrdersDeleteResponses, OrdersDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<OrdersDeleteResponses, OrdersDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/orders/{id}',
            ...options
        });
    }
    
    /**
     * Get an order with its lines
     *
     * Needs the permission `orders.view`. Portal users may call it for what is their client's.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<OrdersGetData, ThrowOnError>): RequestResult<OrdersGetResponses, OrdersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OrdersGetResponses, OrdersGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/orders/{id}',
            ...options
        });
    }
    
    /**
     * Change an order
     *
     * Its client and its lines are locked once it is confirmed.
     *
     * Needs the permission `orders.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<OrdersUpdateData, ThrowOnError>): RequestResult<OrdersUpdateResponses, OrdersUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<OrdersUpdateResponses, OrdersUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/orders/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change an order
     *
     * Its client and its lines are locked once it is confirmed.
     *
     * Needs the permission `orders.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<OrdersReplaceData, ThrowOnError>): RequestResult<OrdersReplaceResponses, OrdersReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<OrdersReplaceResponses, OrdersReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/orders/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted orders, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<OrdersListDeletedData, ThrowOnError>): RequestResult<OrdersListDeletedResponses, OrdersListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<OrdersListDeletedResponses, OrdersListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/orders',
            ...options
        });
    }
    
    /**
     * Bring a deleted order back as it was
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<OrdersRestoreData, ThrowOnError>): RequestResult<OrdersRestoreResponses, OrdersRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<OrdersRestoreResponses, OrdersRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/orders/{id}/restore',
            ...options
        });
    }
}

export class Files extends HeyApiClient {
    /**
     * Delete a file
     *
     * It can be restored for 30 days; then its bytes are removed.
     *
     * Needs the permission `files.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<FilesDeleteData, ThrowOnError>): RequestResult<FilesDeleteResponses, FilesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<FilesDeleteResponses, FilesDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/files/{id}',
            ...options
        });
    }
    
    /**
     * Get what is known of a file
     *
     * Needs the permission `files.view`. Portal users may call it for what is their client's.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<FilesGetData, ThrowOnError>): RequestResult<FilesGetResponses, FilesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<FilesGetResponses, FilesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/files/{id}',
            ...options
        });
    }
    
    /**
     * Upload a file
     *
     * Its bytes are stored as they come; it may take any time as long as they keep coming. The file is there when, and only when, all of them
     * are. Of the name, folders, control characters and marks of direction are left out, and 255 characters are kept.
     *
     * Needs the permission `files.create`.
     */
    public upload<ThrowOnError extends boolean = true>(options: Options<FilesUploadData, ThrowOnError>): RequestResult<FilesUploadResponses, FilesUploadErrors, ThrowOnError> {
        return (options.client ?? this.client).post<FilesUploadResponses, FilesUploadErrors, ThrowOnError>({
            ...formDataBodySerializer,
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/files',
            ...options,
            headers: {
                'Content-Type': null,
                ...options.headers
            }
        });
    }
    
    /**
     * Download a file, or a part of it
     *
     * It comes as an attachment that no browser runs; its ETag is that of the bytes.
     *
     * Needs the permission `files.view`. Portal users may call it for what is their client's.
     */
    public download<ThrowOnError extends boolean = true>(options: Options<FilesDownloadData, ThrowOnError>): RequestResult<FilesDownloadResponses, FilesDownloadErrors, ThrowOnError> {
        return (options.client ?? this.client).get<FilesDownloadResponses, FilesDownloadErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/files/{id}/download',
            ...options
        });
    }
    
    /**
     * List deleted files, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<FilesListDeletedData, ThrowOnError>): RequestResult<FilesListDeletedResponses, FilesListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<FilesListDeletedResponses, FilesListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/files',
            ...options
        });
    }
    
    /**
     * Bring a deleted file back
     *
     * One that was deleted with its folder comes back with the folder.
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<FilesRestoreData, ThrowOnError>): RequestResult<FilesRestoreResponses, FilesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<FilesRestoreResponses, FilesRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/files/{id}/restore',
            ...options
        });
    }
}

export class Folders extends HeyApiClient {
    /**
     * List the folders and files of a folder
     *
     * Without page and limit: all of them, up to 1,000. Users of the portal see no folders: the root shows them every
     * file of their client that is shared with it.
     *
     * Needs the permission `files.view`. Portal users may call it for what is their client's.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<FoldersListData, ThrowOnError>): RequestResult<FoldersListResponses, FoldersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<FoldersListResponses, FoldersListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager',
            ...options
        });
    }
    
    /**
     * Delete a folder
     *
     * One that is not empty needs `recursive`, and goes with everything in it, at most 5,000 folders and files. It can be restored for 30 days,
     * and what was deleted with it comes back with it.
     *
     * Needs the permission `files.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<FoldersDeleteData, ThrowOnError>): RequestResult<FoldersDeleteResponses, FoldersDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<FoldersDeleteResponses, FoldersDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/folders/{id}',
            ...options
        });
    }
    
    /**
     * Get a folder
     *
     * Needs the permission `files.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<FoldersGetData, ThrowOnError>): RequestResult<FoldersGetResponses, FoldersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<FoldersGetResponses, FoldersGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/folders/{id}',
            ...options
        });
    }
    
    /**
     * Change or move a folder
     *
     * A folder cannot be moved into itself or into a folder that it holds.
     *
     * Needs the permission `files.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<FoldersUpdateData, ThrowOnError>): RequestResult<FoldersUpdateResponses, FoldersUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<FoldersUpdateResponses, FoldersUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/folders/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change or move a folder
     *
     * A folder cannot be moved into itself or into a folder that it holds.
     *
     * Needs the permission `files.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<FoldersReplaceData, ThrowOnError>): RequestResult<FoldersReplaceResponses, FoldersReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<FoldersReplaceResponses, FoldersReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/folders/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Create a folder
     *
     * Its title is unique among the folders beside it, ignoring case.
     *
     * Needs the permission `files.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<FoldersCreateData, ThrowOnError>): RequestResult<FoldersCreateResponses, FoldersCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<FoldersCreateResponses, FoldersCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/folders',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted folders, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<FoldersListDeletedData, ThrowOnError>): RequestResult<FoldersListDeletedResponses, FoldersListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<FoldersListDeletedResponses, FoldersListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/folders',
            ...options
        });
    }
    
    /**
     * Bring a deleted folder back, with what was deleted with it
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<FoldersRestoreData, ThrowOnError>): RequestResult<FoldersRestoreResponses, FoldersRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<FoldersRestoreResponses, FoldersRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/folders/{id}/restore',
            ...options
        });
    }
}

export class Account extends HeyApiClient {
    /**
     * Sign in by email and password, or by phone and one-time password
     *
     * Needs no token. Counted by the limit `login`.
     */
    public login<ThrowOnError extends boolean = true>(options?: Options<AccountLoginData, ThrowOnError>): RequestResult<AccountLoginResponses, AccountLoginErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<AccountLoginResponses, AccountLoginErrors, ThrowOnError>({
            url: '/api/auth/login',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers
            }
        });
    }
    
    /**
     * Show the caller's own account
     *
     * Needs a token, and no permission.
     */
    public me<ThrowOnError extends boolean = true>(options?: Options<AccountMeData, ThrowOnError>): RequestResult<AccountMeResponses, AccountMeErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AccountMeResponses, AccountMeErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/me',
            ...options
        });
    }
    
    /**
     * Tell what the caller may do, so that an app shows nothing that would be refused
     *
     * Needs a token, and no permission.
     */
    public permissions<ThrowOnError extends boolean = true>(options?: Options<AccountPermissionsData, ThrowOnError>): RequestResult<AccountPermissionsResponses, AccountPermissionsErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AccountPermissionsResponses, AccountPermissionsErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/permissions',
            ...options
        });
    }
    
    /**
     * Sign out: this token is dead at once, others live
     *
     * Needs a session: an API key is refused. The token is dead afterwards. Safe to repeat with an `Idempotency-Key`.
     */
    public logout<ThrowOnError extends boolean = true>(options?: Options<AccountLogoutData, ThrowOnError>): RequestResult<AccountLogoutResponses, AccountLogoutErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<AccountLogoutResponses, AccountLogoutErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/logout',
            ...options
        });
    }
    
    /**
     * Have a one-time password sent to a phone, to sign in with
     *
     * The answer is the same whether or not there is such an account.
     *
     * Needs no token. Counted by the limit `otp`.
     */
    public sendOtp<ThrowOnError extends boolean = true>(options: Options<AccountSendOtpData, ThrowOnError>): RequestResult<AccountSendOtpResponses, AccountSendOtpErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AccountSendOtpResponses, AccountSendOtpErrors, ThrowOnError>({
            url: '/api/auth/send-otp',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Have a code mailed with which a new password can be set
     *
     * The answer is the same whether or not there is such an account.
     *
     * Needs no token. Counted by the limit `recovery`.
     */
    public requestPasswordReset<ThrowOnError extends boolean = true>(options: Options<AccountRequestPasswordResetData, ThrowOnError>): RequestResult<AccountRequestPasswordResetResponses, AccountRequestPasswordResetErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AccountRequestPasswordResetResponses, AccountRequestPasswordResetErrors, ThrowOnError>({
            url: '/api/auth/request-reset-password',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Set a new password with a code from a reset or invitation mail
     *
     * It ends every session of the user.
     *
     * Needs no token. Counted by the limit `recovery`.
     */
    public changePassword<ThrowOnError extends boolean = true>(options: Options<AccountChangePasswordData, ThrowOnError>): RequestResult<AccountChangePasswordResponses, AccountChangePasswordErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AccountChangePasswordResponses, AccountChangePasswordErrors, ThrowOnError>({
            url: '/api/auth/change-password',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Have a one-time password sent to the phone that is to be the caller's new one
     *
     * Needs a session: an API key is refused. Counted by the limit `otp`. Safe to repeat with an `Idempotency-Key`.
     */
    public sendPhoneChangeOtp<ThrowOnError extends boolean = true>(options: Options<AccountSendPhoneChangeOtpData, ThrowOnError>): RequestResult<AccountSendPhoneChangeOtpResponses, AccountSendPhoneChangeOtpErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AccountSendPhoneChangeOtpResponses, AccountSendPhoneChangeOtpErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/phone/change/send-otp',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Make that phone the caller's, proven by the one-time password
     *
     * Needs a session: an API key is refused. Counted by the limit `phone_verify`. Safe to repeat with an `Idempotency-Key`.
     */
    public verifyPhoneChange<ThrowOnError extends boolean = true>(options: Options<AccountVerifyPhoneChangeData, ThrowOnError>): RequestResult<AccountVerifyPhoneChangeResponses, AccountVerifyPhoneChangeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AccountVerifyPhoneChangeResponses, AccountVerifyPhoneChangeErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/phone/change/verify-otp',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Show what the caller has chosen for themselves
     *
     * Needs a session: an API key is refused.
     */
    public preferences<ThrowOnError extends boolean = true>(options?: Options<AccountPreferencesData, ThrowOnError>): RequestResult<AccountPreferencesResponses, AccountPreferencesErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AccountPreferencesResponses, AccountPreferencesErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/preferences',
            ...options
        });
    }
    
    /**
     * Choose for oneself
     *
     * Only the fields that are sent change.
     *
     * Needs a session: an API key is refused.
     */
    public updatePreferences<ThrowOnError extends boolean = true>(options?: Options<AccountUpdatePreferencesData, ThrowOnError>): RequestResult<AccountUpdatePreferencesResponses, AccountUpdatePreferencesErrors, ThrowOnError> {
        return (options?.client ?? this.client).patch<AccountUpdatePreferencesResponses, AccountUpdatePreferencesErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/preferences',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers
            }
        });
    }
    
    /**
     * Tell the server's time
     *
     * Needs no token.
     */
    public time<ThrowOnError extends boolean = true>(options?: Options<AccountTimeData, ThrowOnError>): RequestResult<AccountTimeResponses, AccountTimeErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AccountTimeResponses, AccountTimeErrors, ThrowOnError>({ url: '/api/time', ...options });
    }
}

export class ApiKeys extends HeyApiClient {
    /**
     * List API keys
     *
     * Only for administrators in a session: an API key is refused.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ApiKeysListData, ThrowOnError>): RequestResult<ApiKeysListResponses, ApiKeysListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ApiKeysListResponses, ApiKeysListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/api-keys',
            ...options
        });
    }
    
    /**
     * Make an API key
     *
     * This answer is the only one that shows it: only its hash is kept.
     *
     * Only for administrators in a session: an API key is refused. The answer holds a secret that is shown once: a repeated `Idempotency-Key` is 409.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<ApiKeysCreateData, ThrowOnError>): RequestResult<ApiKeysCreateResponses, ApiKeysCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ApiKeysCreateResponses, ApiKeysCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/api-keys',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Revoke an API key: within a second it is dead everywhere, for good
     *
     * Only for administrators in a session: an API key is refused.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<ApiKeysDeleteData, ThrowOnError>): RequestResult<ApiKeysDeleteResponses, ApiKeysDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ApiKeysDeleteResponses, ApiKeysDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/api-keys/{id}',
            ...options
        });
    }
    
    /**
     * Get an API key, without the key itself
     *
     * Only for administrators in a session: an API key is refused.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ApiKeysGetData, ThrowOnError>): RequestResult<ApiKeysGetResponses, ApiKeysGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ApiKeysGetResponses, ApiKeysGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/api-keys/{id}',
            ...options
        });
    }
}

export class AuditLog extends HeyApiClient {
    /**
     * List the audit log
     *
     * The newest entries come first; an entry appears within seconds of what it tells.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<AuditLogListData, ThrowOnError>): RequestResult<AuditLogListResponses, AuditLogListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AuditLogListResponses, AuditLogListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/audit-log',
            ...options
        });
    }
}

export class Connections extends HeyApiClient {
    /**
     * Tell where an administrator authorizes the drive of the organization
     *
     * The address is good once, for 10 minutes.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public authorizeDrive<ThrowOnError extends boolean = true>(options?: Options<ConnectionsAuthorizeDriveData, ThrowOnError>): RequestResult<ConnectionsAuthorizeDriveResponses, ConnectionsAuthorizeDriveErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ConnectionsAuthorizeDriveResponses, ConnectionsAuthorizeDriveErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/extsvc-api/drive/authorize',
            ...options
        });
    }
    
    /**
     * Save the token of the organization's drive, in place of an earlier one
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public saveDriveToken<ThrowOnError extends boolean = true>(options?: Options<ConnectionsSaveDriveTokenData, ThrowOnError>): RequestResult<ConnectionsSaveDriveTokenResponses, ConnectionsSaveDriveTokenErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<ConnectionsSaveDriveTokenResponses, ConnectionsSaveDriveTokenErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/extsvc-api/drive/token',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers
            }
        });
    }
    
    /**
     * Tell where an administrator authorizes the calendar of the organization
     *
     * The address is good once, for 10 minutes.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public authorizeCalendar<ThrowOnError extends boolean = true>(options?: Options<ConnectionsAuthorizeCalendarData, ThrowOnError>): RequestResult<ConnectionsAuthorizeCalendarResponses, ConnectionsAuthorizeCalendarErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ConnectionsAuthorizeCalendarResponses, ConnectionsAuthorizeCalendarErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/extsvc-api/calendar/authorize',
            ...options
        });
    }
    
    /**
     * Save the token of the organization's calendar, in place of an earlier one
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public saveCalendarToken<ThrowOnError extends boolean = true>(options?: Options<ConnectionsSaveCalendarTokenData, ThrowOnError>): RequestResult<ConnectionsSaveCalendarTokenResponses, ConnectionsSaveCalendarTokenErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<ConnectionsSaveCalendarTokenResponses, ConnectionsSaveCalendarTokenErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/extsvc-api/calendar/token',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers
            }
        });
    }
    
    /**
     * Tell where the caller authorizes a calendar of their own
     *
     * The address is good once, for 10 minutes.
     *
     * Needs the permission `connections.create`.
     */
    public authorizeOwnCalendar<ThrowOnError extends boolean = true>(options?: Options<ConnectionsAuthorizeOwnCalendarData, ThrowOnError>): RequestResult<ConnectionsAuthorizeOwnCalendarResponses, ConnectionsAuthorizeOwnCalendarErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ConnectionsAuthorizeOwnCalendarResponses, ConnectionsAuthorizeOwnCalendarErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/extsvc-api/calendar/own/authorize',
            ...options
        });
    }
    
    /**
     * Save the token of the caller's own calendar, in place of an earlier one
     *
     * Needs the permission `connections.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public saveOwnCalendarToken<ThrowOnError extends boolean = true>(options?: Options<ConnectionsSaveOwnCalendarTokenData, ThrowOnError>): RequestResult<ConnectionsSaveOwnCalendarTokenResponses, ConnectionsSaveOwnCalendarTokenErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<ConnectionsSaveOwnCalendarTokenResponses, ConnectionsSaveOwnCalendarTokenErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/extsvc-api/calendar/own/token',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers
            }
        });
    }
}

export class DeadLetters extends HeyApiClient {
    /**
     * List dead letters
     *
     * Only for administrators in a session: an API key is refused.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<DeadLettersListData, ThrowOnError>): RequestResult<DeadLettersListResponses, DeadLettersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<DeadLettersListResponses, DeadLettersListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/dead-letters',
            ...options
        });
    }
    
    /**
     * Throw the event away: it never has its effect
     *
     * Only for administrators in a session: an API key is refused.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<DeadLettersDeleteData, ThrowOnError>): RequestResult<DeadLettersDeleteResponses, DeadLettersDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<DeadLettersDeleteResponses, DeadLettersDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/dead-letters/{id}',
            ...options
        });
    }
    
    /**
     * Get a dead letter, with the event
     *
     * Only for administrators in a session: an API key is refused.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<DeadLettersGetData, ThrowOnError>): RequestResult<DeadLettersGetResponses, DeadLettersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<DeadLettersGetResponses, DeadLettersGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/dead-letters/{id}',
            ...options
        });
    }
    
    /**
     * Have the consumer try the event again
     *
     * If it has its effect, the dead letter goes; else its attempts rise and its error is the new one.
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public replay<ThrowOnError extends boolean = true>(options: Options<DeadLettersReplayData, ThrowOnError>): RequestResult<DeadLettersReplayResponses, DeadLettersReplayErrors, ThrowOnError> {
        return (options.client ?? this.client).post<DeadLettersReplayResponses, DeadLettersReplayErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/dead-letters/{id}/replay',
            ...options
        });
    }
}

export class Live extends HeyApiClient {
    /**
     * Follow what happens to the records that the caller may see
     *
     * Server-sent events: the `data` of each is JSON `{id, module, record_id, action, user_id,
     * occurred_at}`, `action` being created, updated, deleted or restored and `user_id` null where a service did it; no values of fields. A header `Last-Event-ID`
     * goes on where an earlier stream ended, for some minutes back; an event named `missed` says that more has happened since than can be told, so that what is
     * shown has to be read again. Lines that are no events come every 15 seconds. The stream ends with the session or key, and when the rights of the caller
     * change; whoever comes again follows with the new ones. Of messages only those are told who take part, of announcements and pages those who may change them.
     *
     * Needs a token, and no permission.
     */
    public follow<ThrowOnError extends boolean = true>(options?: Options<LiveFollowData, ThrowOnError, LiveFollowResponse>): Promise<ServerSentEventsResult<LiveFollowResponses>> {
        return (options?.client ?? this.client).sse.get<LiveFollowResponses, LiveFollowErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/events',
            ...options
        });
    }
}

export class PortalUsers extends HeyApiClient {
    /**
     * List portal users
     *
     * Only for administrators in a session: an API key is refused.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<PortalUsersListData, ThrowOnError>): RequestResult<PortalUsersListResponses, PortalUsersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<PortalUsersListResponses, PortalUsersListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/portal-users',
            ...options
        });
    }
    
    /**
     * Create a portal user, who gets an invitation by mail
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<PortalUsersCreateData, ThrowOnError>): RequestResult<PortalUsersCreateResponses, PortalUsersCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PortalUsersCreateResponses, PortalUsersCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/portal-users',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a portal user, whose sessions end
     *
     * The portal user can be restored for 30 days.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<PortalUsersDeleteData, ThrowOnError>): RequestResult<PortalUsersDeleteResponses, PortalUsersDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<PortalUsersDeleteResponses, PortalUsersDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/portal-users/{id}',
            ...options
        });
    }
    
    /**
     * Get a portal user
     *
     * Only for administrators in a session: an API key is refused.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<PortalUsersGetData, ThrowOnError>): RequestResult<PortalUsersGetResponses, PortalUsersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<PortalUsersGetResponses, PortalUsersGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/portal-users/{id}',
            ...options
        });
    }
    
    /**
     * Change a portal user
     *
     * Only for administrators in a session: an API key is refused.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<PortalUsersUpdateData, ThrowOnError>): RequestResult<PortalUsersUpdateResponses, PortalUsersUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<PortalUsersUpdateResponses, PortalUsersUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/portal-users/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a portal user
     *
     * Only for administrators in a session: an API key is refused.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<PortalUsersReplaceData, ThrowOnError>): RequestResult<PortalUsersReplaceResponses, PortalUsersReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<PortalUsersReplaceResponses, PortalUsersReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/portal-users/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted portal users
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<PortalUsersListDeletedData, ThrowOnError>): RequestResult<PortalUsersListDeletedResponses, PortalUsersListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<PortalUsersListDeletedResponses, PortalUsersListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/portal_users',
            ...options
        });
    }
    
    /**
     * Bring a deleted portal user back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<PortalUsersRestoreData, ThrowOnError>): RequestResult<PortalUsersRestoreResponses, PortalUsersRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PortalUsersRestoreResponses, PortalUsersRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/portal_users/{id}/restore',
            ...options
        });
    }
}

export class Roles extends HeyApiClient {
    /**
     * List roles
     *
     * Only for administrators in a session: an API key is refused.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<RolesListData, ThrowOnError>): RequestResult<RolesListResponses, RolesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<RolesListResponses, RolesListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/roles',
            ...options
        });
    }
    
    /**
     * Create a role
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<RolesCreateData, ThrowOnError>): RequestResult<RolesCreateResponses, RolesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RolesCreateResponses, RolesCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/roles',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a role that nobody has
     *
     * It can be restored for 30 days.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<RolesDeleteData, ThrowOnError>): RequestResult<RolesDeleteResponses, RolesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<RolesDeleteResponses, RolesDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/roles/{id}',
            ...options
        });
    }
    
    /**
     * Get a role with its grants
     *
     * Only for administrators in a session: an API key is refused.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<RolesGetData, ThrowOnError>): RequestResult<RolesGetResponses, RolesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<RolesGetResponses, RolesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/roles/{id}',
            ...options
        });
    }
    
    /**
     * Change a role
     *
     * Whoever has it may do at once what it then allows.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<RolesUpdateData, ThrowOnError>): RequestResult<RolesUpdateResponses, RolesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<RolesUpdateResponses, RolesUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/roles/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a role
     *
     * Whoever has it may do at once what it then allows.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<RolesReplaceData, ThrowOnError>): RequestResult<RolesReplaceResponses, RolesReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<RolesReplaceResponses, RolesReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/roles/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted roles
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<RolesListDeletedData, ThrowOnError>): RequestResult<RolesListDeletedResponses, RolesListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<RolesListDeletedResponses, RolesListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/roles',
            ...options
        });
    }
    
    /**
     * Bring a deleted role back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<RolesRestoreData, ThrowOnError>): RequestResult<RolesRestoreResponses, RolesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RolesRestoreResponses, RolesRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/roles/{id}/restore',
            ...options
        });
    }
}

export class Team extends HeyApiClient {
    /**
     * List team members
     *
     * Needs the permission `team.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<TeamListData, ThrowOnError>): RequestResult<TeamListResponses, TeamListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TeamListResponses, TeamListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team',
            ...options
        });
    }
    
    /**
     * Create a team member, who gets an invitation by mail
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<TeamCreateData, ThrowOnError>): RequestResult<TeamCreateResponses, TeamCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TeamCreateResponses, TeamCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a team member, whose sessions end
     *
     * The member can be restored for 30 days.
     *
     * Needs the permission `team.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<TeamDeleteData, ThrowOnError>): RequestResult<TeamDeleteResponses, TeamDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<TeamDeleteResponses, TeamDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team/{id}',
            ...options
        });
    }
    
    /**
     * Get a team member
     *
     * Needs the permission `team.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<TeamGetData, ThrowOnError>): RequestResult<TeamGetResponses, TeamGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TeamGetResponses, TeamGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team/{id}',
            ...options
        });
    }
    
    /**
     * Change a team member
     *
     * Only administrators change email, phone, role_id and is_admin, and anything of an administrator.
     *
     * Needs the permission `team.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<TeamUpdateData, ThrowOnError>): RequestResult<TeamUpdateResponses, TeamUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<TeamUpdateResponses, TeamUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a team member
     *
     * Only administrators change email, phone, role_id and is_admin, and anything of an administrator.
     *
     * Needs the permission `team.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<TeamReplaceData, ThrowOnError>): RequestResult<TeamReplaceResponses, TeamReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<TeamReplaceResponses, TeamReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted team members
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<TeamListDeletedData, ThrowOnError>): RequestResult<TeamListDeletedResponses, TeamListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TeamListDeletedResponses, TeamListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/team',
            ...options
        });
    }
    
    /**
     * Bring a deleted team member back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<TeamRestoreData, ThrowOnError>): RequestResult<TeamRestoreResponses, TeamRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TeamRestoreResponses, TeamRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/team/{id}/restore',
            ...options
        });
    }
}

export class Webhooks extends HeyApiClient {
    /**
     * List webhooks
     *
     * Only for administrators in a session: an API key is refused.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<WebhooksListData, ThrowOnError>): RequestResult<WebhooksListResponses, WebhooksListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<WebhooksListResponses, WebhooksListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks',
            ...options
        });
    }
    
    /**
     * Create a webhook
     *
     * It is told what happens from now on. This answer is the only one that shows the secret.
     *
     * Only for administrators in a session: an API key is refused. The answer holds a secret that is shown once: a repeated `Idempotency-Key` is 409.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<WebhooksCreateData, ThrowOnError>): RequestResult<WebhooksCreateResponses, WebhooksCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksCreateResponses, WebhooksCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a webhook
     *
     * It can be restored for 30 days.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<WebhooksDeleteData, ThrowOnError>): RequestResult<WebhooksDeleteResponses, WebhooksDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<WebhooksDeleteResponses, WebhooksDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}',
            ...options
        });
    }
    
    /**
     * Get a webhook, without its secret
     *
     * Only for administrators in a session: an API key is refused.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<WebhooksGetData, ThrowOnError>): RequestResult<WebhooksGetResponses, WebhooksGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WebhooksGetResponses, WebhooksGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}',
            ...options
        });
    }
    
    /**
     * Change a webhook
     *
     * Its secret stays; rotate-secret gives it another one.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<WebhooksUpdateData, ThrowOnError>): RequestResult<WebhooksUpdateResponses, WebhooksUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<WebhooksUpdateResponses, WebhooksUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a webhook
     *
     * Its secret stays; rotate-secret gives it another one.
     *
     * Only for administrators in a session: an API key is refused.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<WebhooksReplaceData, ThrowOnError>): RequestResult<WebhooksReplaceResponses, WebhooksReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<WebhooksReplaceResponses, WebhooksReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Give a webhook another secret
     *
     * This answer is the only one that shows it. For 24 hours each message carries two signatures, separated by a space: one
     * made with the new secret and one with the secret before, so that receivers can change over at leisure.
     *
     * Only for administrators in a session: an API key is refused. The answer holds a secret that is shown once: a repeated `Idempotency-Key` is 409.
     */
    public rotateSecret<ThrowOnError extends boolean = true>(options: Options<WebhooksRotateSecretData, ThrowOnError>): RequestResult<WebhooksRotateSecretResponses, WebhooksRotateSecretErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksRotateSecretResponses, WebhooksRotateSecretErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}/rotate-secret',
            ...options
        });
    }
    
    /**
     * List deleted webhooks
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<WebhooksListDeletedData, ThrowOnError>): RequestResult<WebhooksListDeletedResponses, WebhooksListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<WebhooksListDeletedResponses, WebhooksListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/webhooks',
            ...options
        });
    }
    
    /**
     * Bring a deleted webhook back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<WebhooksRestoreData, ThrowOnError>): RequestResult<WebhooksRestoreResponses, WebhooksRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksRestoreResponses, WebhooksRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/webhooks/{id}/restore',
            ...options
        });
    }
    
    /**
     * List what a webhook was sent in the last 30 days, the newest first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeliveries<ThrowOnError extends boolean = true>(options: Options<WebhooksListDeliveriesData, ThrowOnError>): RequestResult<WebhooksListDeliveriesResponses, WebhooksListDeliveriesErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WebhooksListDeliveriesResponses, WebhooksListDeliveriesErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}/deliveries',
            ...options
        });
    }
    
    /**
     * Send an event again, whether it has arrived or not, as if it were new
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public replayDelivery<ThrowOnError extends boolean = true>(options: Options<WebhooksReplayDeliveryData, ThrowOnError>): RequestResult<WebhooksReplayDeliveryResponses, WebhooksReplayDeliveryErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksReplayDeliveryResponses, WebhooksReplayDeliveryErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}/deliveries/{delivery_id}/replay',
            ...options
        });
    }
}

export class ChecklistTemplates extends HeyApiClient {
    /**
     * List checklist templates
     *
     * Needs the permission `checklist_templates.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ChecklistTemplatesListData, ThrowOnError>): RequestResult<ChecklistTemplatesListResponses, ChecklistTemplatesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ChecklistTemplatesListResponses, ChecklistTemplatesListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/checklist-templates',
            ...options
        });
    }
    
    /**
     * Create a checklist template
     *
     * Needs the permission `checklist_templates.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<ChecklistTemplatesCreateData, ThrowOnError>): RequestResult<ChecklistTemplatesCreateResponses, ChecklistTemplatesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ChecklistTemplatesCreateResponses, ChecklistTemplatesCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/checklist-templates',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a checklist template
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `checklist_templates.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<ChecklistTemplatesDeleteData, ThrowOnError>): RequestResult<ChecklistTemplatesDeleteResponses, ChecklistTemplatesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ChecklistTemplatesDeleteResponses, ChecklistTemplatesDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/checklist-templates/{id}',
            ...options
        });
    }
    
    /**
     * Get a checklist template
     *
     * Needs the permission `checklist_templates.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ChecklistTemplatesGetData, ThrowOnError>): RequestResult<ChecklistTemplatesGetResponses, ChecklistTemplatesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ChecklistTemplatesGetResponses, ChecklistTemplatesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/checklist-templates/{id}',
            ...options
        });
    }
    
    /**
     * Change a checklist template
     *
     * Tasks that were made with it keep their checklists.
     *
     * Needs the permission `checklist_templates.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<ChecklistTemplatesUpdateData, ThrowOnError>): RequestResult<ChecklistTemplatesUpdateResponses, ChecklistTemplatesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<ChecklistTemplatesUpdateResponses, ChecklistTemplatesUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/checklist-templates/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a checklist template
     *
     * Tasks that were made with it keep their checklists.
     *
     * Needs the permission `checklist_templates.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<ChecklistTemplatesReplaceData, ThrowOnError>): RequestResult<ChecklistTemplatesReplaceResponses, ChecklistTemplatesReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ChecklistTemplatesReplaceResponses, ChecklistTemplatesReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/checklist-templates/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted checklist templates, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<ChecklistTemplatesListDeletedData, ThrowOnError>): RequestResult<ChecklistTemplatesListDeletedResponses, ChecklistTemplatesListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ChecklistTemplatesListDeletedResponses, ChecklistTemplatesListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/checklist_templates',
            ...options
        });
    }
    
    /**
     * Bring a deleted checklist template back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<ChecklistTemplatesRestoreData, ThrowOnError>): RequestResult<ChecklistTemplatesRestoreResponses, ChecklistTemplatesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ChecklistTemplatesRestoreResponses, ChecklistTemplatesRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/checklist_templates/{id}/restore',
            ...options
        });
    }
}

export class ProjectStatuses extends HeyApiClient {
    /**
     * List project statuses
     *
     * Needs the permission `project_statuses.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ProjectStatusesListData, ThrowOnError>): RequestResult<ProjectStatusesListResponses, ProjectStatusesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ProjectStatusesListResponses, ProjectStatusesListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/project-statuses',
            ...options
        });
    }
    
    /**
     * Create a project status
     *
     * Needs the permission `project_statuses.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<ProjectStatusesCreateData, ThrowOnError>): RequestResult<ProjectStatusesCreateResponses, ProjectStatusesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ProjectStatusesCreateResponses, ProjectStatusesCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/project-statuses',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a project status; those that every system starts with cannot be deleted
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `project_statuses.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<ProjectStatusesDeleteData, ThrowOnError>): RequestResult<ProjectStatusesDeleteResponses, ProjectStatusesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ProjectStatusesDeleteResponses, ProjectStatusesDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/project-statuses/{id}',
            ...options
        });
    }
    
    /**
     * Get a project status
     *
     * Needs the permission `project_statuses.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ProjectStatusesGetData, ThrowOnError>): RequestResult<ProjectStatusesGetResponses, ProjectStatusesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ProjectStatusesGetResponses, ProjectStatusesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/project-statuses/{id}',
            ...options
        });
    }
    
    /**
     * Change a project status
     *
     * Its key stays.
     *
     * Needs the permission `project_statuses.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<ProjectStatusesUpdateData, ThrowOnError>): RequestResult<ProjectStatusesUpdateResponses, ProjectStatusesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<ProjectStatusesUpdateResponses, ProjectStatusesUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/project-statuses/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a project status
     *
     * Its key stays.
     *
     * Needs the permission `project_statuses.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<ProjectStatusesReplaceData, ThrowOnError>): RequestResult<ProjectStatusesReplaceResponses, ProjectStatusesReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ProjectStatusesReplaceResponses, ProjectStatusesReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/project-statuses/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted project statuses, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<ProjectStatusesListDeletedData, ThrowOnError>): RequestResult<ProjectStatusesListDeletedResponses, ProjectStatusesListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ProjectStatusesListDeletedResponses, ProjectStatusesListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/project_statuses',
            ...options
        });
    }
    
    /**
     * Bring a deleted project status back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<ProjectStatusesRestoreData, ThrowOnError>): RequestResult<ProjectStatusesRestoreResponses, ProjectStatusesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ProjectStatusesRestoreResponses, ProjectStatusesRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/project_statuses/{id}/restore',
            ...options
        });
    }
}

export class Tasks extends HeyApiClient {
    /**
     * List tasks
     *
     * Needs the permission `tasks.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<TasksListData, ThrowOnError>): RequestResult<TasksListResponses, TasksListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TasksListResponses, TasksListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/tasks',
            ...options
        });
    }
    
    /**
     * Create a task
     *
     * Whoever it is assigned to is told.
     *
     * Needs the permission `tasks.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<TasksCreateData, ThrowOnError>): RequestResult<TasksCreateResponses, TasksCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TasksCreateResponses, TasksCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/tasks',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a task
     *
     * It can be restored for 30 days.
     *
     * Needs the permission `tasks.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<TasksDeleteData, ThrowOnError>): RequestResult<TasksDeleteResponses, TasksDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<TasksDeleteResponses, TasksDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/tasks/{id}',
            ...options
        });
    }
    
    /**
     * Get a task
     *
     * Needs the permission `tasks.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<TasksGetData, ThrowOnError>): RequestResult<TasksGetResponses, TasksGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TasksGetResponses, TasksGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/tasks/{id}',
            ...options
        });
    }
    
    /**
     * Change a task
     *
     * Whoever it is newly assigned to is told.
     *
     * Needs the permission `tasks.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<TasksUpdateData, ThrowOnError>): RequestResult<TasksUpdateResponses, TasksUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<TasksUpdateResponses, TasksUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/tasks/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a task
     *
     * Whoever it is newly assigned to is told.
     *
     * Needs the permission `tasks.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<TasksReplaceData, ThrowOnError>): RequestResult<TasksReplaceResponses, TasksReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<TasksReplaceResponses, TasksReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/tasks/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted tasks, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<TasksListDeletedData, ThrowOnError>): RequestResult<TasksListDeletedResponses, TasksListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TasksListDeletedResponses, TasksListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/tasks',
            ...options
        });
    }
    
    /**
     * Bring a deleted task back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<TasksRestoreData, ThrowOnError>): RequestResult<TasksRestoreResponses, TasksRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TasksRestoreResponses, TasksRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/tasks/{id}/restore',
            ...options
        });
    }
}

export class TeamMembers extends HeyApiClient {
    /**
     * List project team members
     *
     * Needs the permission `team_members.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<TeamMembersListData, ThrowOnError>): RequestResult<TeamMembersListResponses, TeamMembersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TeamMembersListResponses, TeamMembersListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team_members',
            ...options
        });
    }
    
    /**
     * Put a user on a project
     *
     * Needs the permission `team_members.create`. Safe to repeat with an `Idempotency-Key`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<TeamMembersCreateData, ThrowOnError>): RequestResult<TeamMembersCreateResponses, TeamMembersCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TeamMembersCreateResponses, TeamMembersCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team_members',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Take a user off a project
     *
     * It can be undone for 30 days.
     *
     * Needs the permission `team_members.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<TeamMembersDeleteData, ThrowOnError>): RequestResult<TeamMembersDeleteResponses, TeamMembersDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<TeamMembersDeleteResponses, TeamMembersDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team_members/{id}',
            ...options
        });
    }
    
    /**
     * Get a project team member
     *
     * Needs the permission `team_members.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<TeamMembersGetData, ThrowOnError>): RequestResult<TeamMembersGetResponses, TeamMembersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TeamMembersGetResponses, TeamMembersGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team_members/{id}',
            ...options
        });
    }
    
    /**
     * Change a project team member
     *
     * Needs the permission `team_members.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<TeamMembersUpdateData, ThrowOnError>): RequestResult<TeamMembersUpdateResponses, TeamMembersUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<TeamMembersUpdateResponses, TeamMembersUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team_members/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change a project team member
     *
     * Needs the permission `team_members.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<TeamMembersReplaceData, ThrowOnError>): RequestResult<TeamMembersReplaceResponses, TeamMembersReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<TeamMembersReplaceResponses, TeamMembersReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team_members/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List deleted project team members, the last deleted first
     *
     * Only for administrators in a session: an API key is refused.
     */
    public listDeleted<ThrowOnError extends boolean = true>(options?: Options<TeamMembersListDeletedData, ThrowOnError>): RequestResult<TeamMembersListDeletedResponses, TeamMembersListDeletedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TeamMembersListDeletedResponses, TeamMembersListDeletedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/team_members',
            ...options
        });
    }
    
    /**
     * Bring a deleted project team member back
     *
     * Only for administrators in a session: an API key is refused. Safe to repeat with an `Idempotency-Key`.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<TeamMembersRestoreData, ThrowOnError>): RequestResult<TeamMembersRestoreResponses, TeamMembersRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TeamMembersRestoreResponses, TeamMembersRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/team_members/{id}/restore',
            ...options
        });
    }
}

export class Gateway extends HeyApiClient {
    /**
     * Show this document
     *
     * As JSON; to a browser (`Accept: text/html`) as an interactive page. Needs no token.
     */
    public docs<ThrowOnError extends boolean = true>(options?: Options<GatewayDocsData, ThrowOnError>): RequestResult<GatewayDocsResponses, GatewayDocsErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<GatewayDocsResponses, GatewayDocsErrors, ThrowOnError>({ url: '/api/docs', ...options });
    }
    
    /**
     * Show a short guide to the API for language models
     *
     * What the service is, its conventions and every operation in a line (llmstxt.org). Needs no token.
     */
    public guide<ThrowOnError extends boolean = true>(options?: Options<GatewayGuideData, ThrowOnError>): RequestResult<GatewayGuideResponses, GatewayGuideErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<GatewayGuideResponses, GatewayGuideErrors, ThrowOnError>({ url: '/llms.txt', ...options });
    }
    
    /**
     * Tell whether the process lives
     *
     * It looks at nothing else. Needs no token and counts for no limit.
     */
    public live<ThrowOnError extends boolean = true>(options?: Options<GatewayLiveData, ThrowOnError>): RequestResult<GatewayLiveResponses, GatewayLiveErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<GatewayLiveResponses, GatewayLiveErrors, ThrowOnError>({ url: '/livez', ...options });
    }
    
    /**
     * Tell whether every part answers
     *
     * Asks every part, at most 1.5 seconds. Needs no token and counts for no limit.
     */
    public ready<ThrowOnError extends boolean = true>(options?: Options<GatewayReadyData, ThrowOnError>): RequestResult<GatewayReadyResponses, GatewayReadyErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<GatewayReadyResponses, GatewayReadyErrors, ThrowOnError>({ url: '/readyz', ...options });
    }
}

export class Bms extends HeyApiClient {
    public static readonly __registry: HeyApiRegistry<Bms> = new HeyApiRegistry<Bms>();
    
    constructor(args?: {
        client?: Client;
        key?: string;
    }) {
        super(args);
        Bms.__registry.set(this, args?.key);
    }
    
    private _invoices?: Invoices;
    get invoices(): Invoices {
        return this._invoices ??= new Invoices({ client: this.client });
    }
    
    private _itemCategories?: ItemCategories;
    get itemCategories(): ItemCategories {
        return this._itemCategories ??= new ItemCategories({ client: this.client });
    }
    
    private _items?: Items;
    get items(): Items {
        return this._items ??= new Items({ client: this.client });
    }
    
    private _announcements?: Announcements;
    get announcements(): Announcements {
        return this._announcements ??= new Announcements({ client: this.client });
    }
    
    private _eventTracker?: EventTracker;
    get eventTracker(): EventTracker {
        return this._eventTracker ??= new EventTracker({ client: this.client });
    }
    
    private _leftMenus?: LeftMenus;
    get leftMenus(): LeftMenus {
        return this._leftMenus ??= new LeftMenus({ client: this.client });
    }
    
    private _messages?: Messages;
    get messages(): Messages {
        return this._messages ??= new Messages({ client: this.client });
    }
    
    private _pages?: Pages;
    get pages(): Pages {
        return this._pages ??= new Pages({ client: this.client });
    }
    
    private _clients?: Clients;
    get clients(): Clients {
        return this._clients ??= new Clients({ client: this.client });
    }
    
    private _contracts?: Contracts;
    get contracts(): Contracts {
        return this._contracts ??= new Contracts({ client: this.client });
    }
    
    private _customFields?: CustomFields;
    get customFields(): CustomFields {
        return this._customFields ??= new CustomFields({ client: this.client });
    }
    
    private _estimateForms?: EstimateForms;
    get estimateForms(): EstimateForms {
        return this._estimateForms ??= new EstimateForms({ client: this.client });
    }
    
    private _estimateRequests?: EstimateRequests;
    get estimateRequests(): EstimateRequests {
        return this._estimateRequests ??= new EstimateRequests({ client: this.client });
    }
    
    private _estimates?: Estimates;
    get estimates(): Estimates {
        return this._estimates ??= new Estimates({ client: this.client });
    }
    
    private _leads?: Leads;
    get leads(): Leads {
        return this._leads ??= new Leads({ client: this.client });
    }
    
    private _orders?: Orders;
    get orders(): Orders {
        return this._orders ??= new Orders({ client: this.client });
    }
    
    private _files?: Files;
    get files(): Files {
        return this._files ??= new Files({ client: this.client });
    }
    
    private _folders?: Folders;
    get folders(): Folders {
        return this._folders ??= new Folders({ client: this.client });
    }
    
    private _account?: Account;
    get account(): Account {
        return this._account ??= new Account({ client: this.client });
    }
    
    private _apiKeys?: ApiKeys;
    get apiKeys(): ApiKeys {
        return this._apiKeys ??= new ApiKeys({ client: this.client });
    }
    
    private _auditLog?: AuditLog;
    get auditLog(): AuditLog {
        return this._auditLog ??= new AuditLog({ client: this.client });
    }
    
    private _connections?: Connections;
    get connections(): Connections {
        return this._connections ??= new Connections({ client: this.client });
    }
    
    private _deadLetters?: DeadLetters;
    get deadLetters(): DeadLetters {
        return this._deadLetters ??= new DeadLetters({ client: this.client });
    }
    
    private _live?: Live;
    get live(): Live {
        return this._live ??= new Live({ client: this.client });
    }
    
    private _portalUsers?: PortalUsers;
    get portalUsers(): PortalUsers {
        return this._portalUsers ??= new PortalUsers({ client: this.client });
    }
    
    private _roles?: Roles;
    get roles(): Roles {
        return this._roles ??= new Roles({ client: this.client });
    }
    
    private _team?: Team;
    get team(): Team {
        return this._team ??= new Team({ client: this.client });
    }
    
    private _webhooks?: Webhooks;
    get webhooks(): Webhooks {
        return this._webhooks ??= new Webhooks({ client: this.client });
    }
    
    private _checklistTemplates?: ChecklistTemplates;
    get checklistTemplates(): ChecklistTemplates {
        return this._checklistTemplates ??= new ChecklistTemplates({ client: this.client });
    }
    
    private _projectStatuses?: ProjectStatuses;
    get projectStatuses(): ProjectStatuses {
        return this._projectStatuses ??= new ProjectStatuses({ client: this.client });
    }
    
    private _tasks?: Tasks;
    get tasks(): Tasks {
        return this._tasks ??= new Tasks({ client: this.client });
    }
    
    private _teamMembers?: TeamMembers;
    get teamMembers(): TeamMembers {
        return this._teamMembers ??= new TeamMembers({ client: this.client });
    }
    
    private _gateway?: Gateway;
    get gateway(): Gateway {
        return this._gateway ??= new Gateway({ client: this.client });
    }
}
