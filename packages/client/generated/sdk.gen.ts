/* Made from protos/ by packages/client/scripts/generate.ts; changes here are lost. */


import { client } from './client.gen.ts';
import { type Client, type ClientMeta, formDataBodySerializer, type Options as Options2, type RequestResult, type ServerSentEventsResult, type TDataShape } from './client/index.ts';
import type { AccountChangePasswordData, AccountChangePasswordErrors, AccountChangePasswordResponses, AccountEndSessionData, AccountEndSessionErrors, AccountEndSessionResponses, AccountListSessionsData, AccountListSessionsErrors, AccountListSessionsResponses, AccountLoginData, AccountLoginErrors, AccountLoginResponses, AccountLogoutData, AccountLogoutErrors, AccountLogoutResponses, AccountMeData, AccountMeErrors, AccountMeResponses, AccountPermissionsData, AccountPermissionsErrors, AccountPermissionsResponses, AccountPreferencesData, AccountPreferencesErrors, AccountPreferencesResponses, AccountRequestPasswordResetData, AccountRequestPasswordResetErrors, AccountRequestPasswordResetResponses, AccountSendOtpData, AccountSendOtpErrors, AccountSendOtpResponses, AccountSendPhoneChangeOtpData, AccountSendPhoneChangeOtpErrors, AccountSendPhoneChangeOtpResponses, AccountSetPasswordData, AccountSetPasswordErrors, AccountSetPasswordResponses, AccountTimeData, AccountTimeErrors, AccountTimeResponses, AccountUndoChangeData, AccountUndoChangeErrors, AccountUndoChangeResponses, AccountUpdatePreferencesData, AccountUpdatePreferencesErrors, AccountUpdatePreferencesResponses, AccountUpdateProfileData, AccountUpdateProfileErrors, AccountUpdateProfileResponses, AccountVerifyPhoneChangeData, AccountVerifyPhoneChangeErrors, AccountVerifyPhoneChangeResponses, AnnouncementsCreateData, AnnouncementsCreateErrors, AnnouncementsCreateResponses, AnnouncementsDeleteData, AnnouncementsDeleteErrors, AnnouncementsDeleteResponses, AnnouncementsGetData, AnnouncementsGetErrors, AnnouncementsGetResponses, AnnouncementsListData, AnnouncementsListErrors, AnnouncementsListResponses, AnnouncementsReadData, AnnouncementsReadErrors, AnnouncementsReadResponses, AnnouncementsReplaceData, AnnouncementsReplaceErrors, AnnouncementsReplaceResponses, AnnouncementsUpdateData, AnnouncementsUpdateErrors, AnnouncementsUpdateResponses, ApiKeysCreateData, ApiKeysCreateErrors, ApiKeysCreateResponses, ApiKeysDeleteData, ApiKeysDeleteErrors, ApiKeysDeleteResponses, ApiKeysGetData, ApiKeysGetErrors, ApiKeysGetResponses, ApiKeysListData, ApiKeysListErrors, ApiKeysListResponses, AuditLogListData, AuditLogListErrors, AuditLogListResponses, ChecklistTemplatesCreateData, ChecklistTemplatesCreateErrors, ChecklistTemplatesCreateResponses, ChecklistTemplatesDeleteData, ChecklistTemplatesDeleteErrors, ChecklistTemplatesDeleteResponses, ChecklistTemplatesGetData, ChecklistTemplatesGetErrors, ChecklistTemplatesGetResponses, ChecklistTemplatesListData, ChecklistTemplatesListErrors, ChecklistTemplatesListResponses, ChecklistTemplatesReplaceData, ChecklistTemplatesReplaceErrors, ChecklistTemplatesReplaceResponses, ChecklistTemplatesUpdateData, ChecklistTemplatesUpdateErrors, ChecklistTemplatesUpdateResponses, ClientsCreateData, ClientsCreateErrors, ClientsCreateResponses, ClientsDeleteData, ClientsDeleteErrors, ClientsDeleteResponses, ClientsGetData, ClientsGetErrors, ClientsGetResponses, ClientsListData, ClientsListErrors, ClientsListResponses, ClientsPutData, ClientsPutErrors, ClientsPutResponses, ClientsUpdateData, ClientsUpdateErrors, ClientsUpdateResponses, ConnectionsAuthorizeCalendarData, ConnectionsAuthorizeCalendarErrors, ConnectionsAuthorizeCalendarResponses, ConnectionsAuthorizeDriveData, ConnectionsAuthorizeDriveErrors, ConnectionsAuthorizeDriveResponses, ConnectionsAuthorizeOwnCalendarData, ConnectionsAuthorizeOwnCalendarErrors, ConnectionsAuthorizeOwnCalendarResponses, ConnectionsSaveCalendarTokenData, ConnectionsSaveCalendarTokenErrors, ConnectionsSaveCalendarTokenResponses, ConnectionsSaveDriveTokenData, ConnectionsSaveDriveTokenErrors, ConnectionsSaveDriveTokenResponses, ConnectionsSaveOwnCalendarTokenData, ConnectionsSaveOwnCalendarTokenErrors, ConnectionsSaveOwnCalendarTokenResponses, ContactsCreateData, ContactsCreateErrors, ContactsCreateResponses, ContactsDeleteData, ContactsDeleteErrors, ContactsDeleteResponses, ContactsGetData, ContactsGetErrors, ContactsGetResponses, ContactsListData, ContactsListErrors, ContactsListResponses, ContactsReplaceData, ContactsReplaceErrors, ContactsReplaceResponses, ContactsUpdateData, ContactsUpdateErrors, ContactsUpdateResponses, ContractsCreateData, ContractsCreateErrors, ContractsCreateResponses, ContractsGetData, ContractsGetErrors, ContractsGetResponses, ContractsListData, ContractsListErrors, ContractsListRecipientsData, ContractsListRecipientsErrors, ContractsListRecipientsResponses, ContractsListResponses, ContractsReplaceData, ContractsReplaceErrors, ContractsReplaceResponses, ContractsUpdateData, ContractsUpdateErrors, ContractsUpdateResponses, CustomFieldsCreateData, CustomFieldsCreateErrors, CustomFieldsCreateResponses, CustomFieldsDeleteData, CustomFieldsDeleteErrors, CustomFieldsDeleteResponses, CustomFieldsGetData, CustomFieldsGetErrors, CustomFieldsGetResponses, CustomFieldsListData, CustomFieldsListErrors, CustomFieldsListResponses, CustomFieldsReplaceData, CustomFieldsReplaceErrors, CustomFieldsReplaceResponses, CustomFieldsUpdateData, CustomFieldsUpdateErrors, CustomFieldsUpdateResponses, DeadLettersDeleteData, DeadLettersDeleteErrors, DeadLettersDeleteResponses, DeadLettersGetData, DeadLettersGetErrors, DeadLettersGetResponses, DeadLettersListData, DeadLettersListErrors, DeadLettersListResponses, DeadLettersReplayAllData, DeadLettersReplayAllErrors, DeadLettersReplayAllResponses, DeadLettersReplayData, DeadLettersReplayErrors, DeadLettersReplayResponses, DeletedRecordsListData, DeletedRecordsListErrors, DeletedRecordsListResponses, DeletedRecordsRestoreData, DeletedRecordsRestoreErrors, DeletedRecordsRestoreResponses, EstimateFormsCreateData, EstimateFormsCreateErrors, EstimateFormsCreateResponses, EstimateFormsDeleteData, EstimateFormsDeleteErrors, EstimateFormsDeleteResponses, EstimateFormsGetData, EstimateFormsGetErrors, EstimateFormsGetOfferedData, EstimateFormsGetOfferedErrors, EstimateFormsGetOfferedResponses, EstimateFormsGetResponses, EstimateFormsListData, EstimateFormsListErrors, EstimateFormsListFieldsData, EstimateFormsListFieldsErrors, EstimateFormsListFieldsResponses, EstimateFormsListOfferedData, EstimateFormsListOfferedErrors, EstimateFormsListOfferedResponses, EstimateFormsListResponses, EstimateFormsReplaceData, EstimateFormsReplaceErrors, EstimateFormsReplaceResponses, EstimateFormsUpdateData, EstimateFormsUpdateErrors, EstimateFormsUpdateResponses, EstimateRequestsCreateData, EstimateRequestsCreateErrors, EstimateRequestsCreateResponses, EstimateRequestsGetData, EstimateRequestsGetErrors, EstimateRequestsGetResponses, EstimateRequestsListData, EstimateRequestsListErrors, EstimateRequestsListResponses, EstimateRequestsUpdateData, EstimateRequestsUpdateErrors, EstimateRequestsUpdateResponses, EstimatesAcceptData, EstimatesAcceptErrors, EstimatesAcceptResponses, EstimatesCreateData, EstimatesCreateErrors, EstimatesCreateResponses, EstimatesDeclineData, EstimatesDeclineErrors, EstimatesDeclineResponses, EstimatesDeleteData, EstimatesDeleteErrors, EstimatesDeleteResponses, EstimatesGetData, EstimatesGetErrors, EstimatesGetResponses, EstimatesListData, EstimatesListErrors, EstimatesListRecipientsData, EstimatesListRecipientsErrors, EstimatesListRecipientsResponses, EstimatesListResponses, EstimatesReopenData, EstimatesReopenErrors, EstimatesReopenResponses, EstimatesReplaceData, EstimatesReplaceErrors, EstimatesReplaceResponses, EstimatesSendData, EstimatesSendErrors, EstimatesSendResponses, EstimatesUpdateData, EstimatesUpdateErrors, EstimatesUpdateResponses, EventTrackerCreateData, EventTrackerCreateErrors, EventTrackerCreateResponses, EventTrackerGetData, EventTrackerGetErrors, EventTrackerGetResponses, FilesDeleteData, FilesDeleteErrors, FilesDeleteResponses, FilesDownloadData, FilesDownloadErrors, FilesDownloadResponses, FilesGetData, FilesGetErrors, FilesGetResponses, FilesUploadData, FilesUploadErrors, FilesUploadResponses, FoldersCreateData, FoldersCreateErrors, FoldersCreateResponses, FoldersDeleteData, FoldersDeleteErrors, FoldersDeleteResponses, FoldersGetData, FoldersGetErrors, FoldersGetResponses, FoldersListData, FoldersListErrors, FoldersListResponses, FoldersReplaceData, FoldersReplaceErrors, FoldersReplaceResponses, FoldersUpdateData, FoldersUpdateErrors, FoldersUpdateResponses, GatewayDocsData, GatewayDocsErrors, GatewayDocsResponses, GatewayGuideData, GatewayGuideErrors, GatewayGuideResponses, GatewayLiveData, GatewayLiveErrors, GatewayLiveResponses, GatewayReadyData, GatewayReadyErrors, GatewayReadyResponses, InvoicesAddPaymentData, InvoicesAddPaymentErrors, InvoicesAddPaymentResponses, InvoicesBalancesData, InvoicesBalancesErrors, InvoicesBalancesResponses, InvoicesCancelData, InvoicesCancelErrors, InvoicesCancelResponses, InvoicesCreateData, InvoicesCreateErrors, InvoicesCreateResponses, InvoicesDeleteData, InvoicesDeleteErrors, InvoicesDeleteResponses, InvoicesGetData, InvoicesGetErrors, InvoicesGetResponses, InvoicesListData, InvoicesListErrors, InvoicesListRecipientsData, InvoicesListRecipientsErrors, InvoicesListRecipientsResponses, InvoicesListResponses, InvoicesReplaceData, InvoicesReplaceErrors, InvoicesReplaceResponses, InvoicesSendData, InvoicesSendErrors, InvoicesSendResponses, InvoicesUpdateData, InvoicesUpdateErrors, InvoicesUpdateResponses, ItemCategoriesCreateData, ItemCategoriesCreateErrors, ItemCategoriesCreateResponses, ItemCategoriesDeleteData, ItemCategoriesDeleteErrors, ItemCategoriesDeleteResponses, ItemCategoriesGetData, ItemCategoriesGetErrors, ItemCategoriesGetResponses, ItemCategoriesListData, ItemCategoriesListErrors, ItemCategoriesListResponses, ItemCategoriesReplaceData, ItemCategoriesReplaceErrors, ItemCategoriesReplaceResponses, ItemCategoriesUpdateData, ItemCategoriesUpdateErrors, ItemCategoriesUpdateResponses, ItemsCreateData, ItemsCreateErrors, ItemsCreateResponses, ItemsDeleteData, ItemsDeleteErrors, ItemsDeleteResponses, ItemsGetData, ItemsGetErrors, ItemsGetResponses, ItemsListData, ItemsListErrors, ItemsListResponses, ItemsReplaceData, ItemsReplaceErrors, ItemsReplaceResponses, ItemsUpdateData, ItemsUpdateErrors, ItemsUpdateResponses, LeadsConvertData, LeadsConvertErrors, LeadsConvertResponses, LeadsCreateData, LeadsCreateErrors, LeadsCreateResponses, LeadsDeleteData, LeadsDeleteErrors, LeadsDeleteResponses, LeadsGetData, LeadsGetErrors, LeadsGetResponses, LeadsListData, LeadsListErrors, LeadsListResponses, LeadsReplaceData, LeadsReplaceErrors, LeadsReplaceResponses, LeadsUpdateData, LeadsUpdateErrors, LeadsUpdateResponses, LeftMenusClearOwnData, LeftMenusClearOwnErrors, LeftMenusClearOwnResponses, LeftMenusCreateData, LeftMenusCreateErrors, LeftMenusCreateResponses, LeftMenusDeleteData, LeftMenusDeleteErrors, LeftMenusDeleteResponses, LeftMenusListData, LeftMenusListErrors, LeftMenusListResponses, LeftMenusReplaceData, LeftMenusReplaceErrors, LeftMenusReplaceResponses, LiveFollowData, LiveFollowErrors, LiveFollowResponse, LiveFollowResponses, MessagesCreateData, MessagesCreateErrors, MessagesCreateResponses, MessagesDeleteData, MessagesDeleteErrors, MessagesDeleteResponses, MessagesGetData, MessagesGetErrors, MessagesGetResponses, MessagesListData, MessagesListErrors, MessagesListRecipientsData, MessagesListRecipientsErrors, MessagesListRecipientsResponses, MessagesListResponses, MessagesReplaceData, MessagesReplaceErrors, MessagesReplaceResponses, MessagesUpdateData, MessagesUpdateErrors, MessagesUpdateResponses, OrdersCreateData, OrdersCreateErrors, OrdersCreateResponses, OrdersDeleteData, OrdersDeleteErrors, OrdersDeleteResponses, OrdersGetData, OrdersGetErrors, OrdersGetResponses, OrdersListData, OrdersListErrors, OrdersListResponses, OrdersReplaceData, OrdersReplaceErrors, OrdersReplaceResponses, OrdersUpdateData, OrdersUpdateErrors, OrdersUpdateResponses, OrganizationGetData, OrganizationGetErrors, OrganizationGetResponses, OrganizationReplaceData, OrganizationReplaceErrors, OrganizationReplaceResponses, OrganizationShowData, OrganizationShowErrors, OrganizationShowResponses, OrganizationUpdateData, OrganizationUpdateErrors, OrganizationUpdateResponses, PagesCreateData, PagesCreateErrors, PagesCreateResponses, PagesDeleteData, PagesDeleteErrors, PagesDeleteResponses, PagesGetData, PagesGetErrors, PagesGetResponses, PagesListData, PagesListErrors, PagesListResponses, PagesReplaceData, PagesReplaceErrors, PagesReplaceResponses, PagesUpdateData, PagesUpdateErrors, PagesUpdateResponses, PortalUsersCreateData, PortalUsersCreateErrors, PortalUsersCreateResponses, PortalUsersDeleteData, PortalUsersDeleteErrors, PortalUsersDeleteResponses, PortalUsersGetData, PortalUsersGetErrors, PortalUsersGetResponses, PortalUsersListData, PortalUsersListErrors, PortalUsersListResponses, PortalUsersReplaceData, PortalUsersReplaceErrors, PortalUsersReplaceResponses, PortalUsersUpdateData, PortalUsersUpdateErrors, PortalUsersUpdateResponses, ProjectStatusesCreateData, ProjectStatusesCreateErrors, ProjectStatusesCreateResponses, ProjectStatusesDeleteData, ProjectStatusesDeleteErrors, ProjectStatusesDeleteResponses, ProjectStatusesGetData, ProjectStatusesGetErrors, ProjectStatusesGetResponses, ProjectStatusesListData, ProjectStatusesListErrors, ProjectStatusesListResponses, ProjectStatusesReplaceData, ProjectStatusesReplaceErrors, ProjectStatusesReplaceResponses, ProjectStatusesUpdateData, ProjectStatusesUpdateErrors, ProjectStatusesUpdateResponses, RolesCreateData, RolesCreateErrors, RolesCreateResponses, RolesDeleteData, RolesDeleteErrors, RolesDeleteResponses, RolesGetData, RolesGetErrors, RolesGetResponses, RolesListData, RolesListErrors, RolesListResponses, RolesReplaceData, RolesReplaceErrors, RolesReplaceResponses, RolesUpdateData, RolesUpdateErrors, RolesUpdateResponses, TasksCreateData, TasksCreateErrors, TasksCreateResponses, TasksDeleteData, TasksDeleteErrors, TasksDeleteResponses, TasksGetData, TasksGetErrors, TasksGetResponses, TasksListData, TasksListErrors, TasksListResponses, TasksReplaceData, TasksReplaceErrors, TasksReplaceResponses, TasksUpdateData, TasksUpdateErrors, TasksUpdateResponses, TeamCreateData, TeamCreateErrors, TeamCreateResponses, TeamDeleteData, TeamDeleteErrors, TeamDeleteResponses, TeamGetData, TeamGetErrors, TeamGetResponses, TeamListData, TeamListErrors, TeamListResponses, TeamMembersCreateData, TeamMembersCreateErrors, TeamMembersCreateResponses, TeamMembersDeleteData, TeamMembersDeleteErrors, TeamMembersDeleteResponses, TeamMembersGetData, TeamMembersGetErrors, TeamMembersGetResponses, TeamMembersListData, TeamMembersListErrors, TeamMembersListResponses, TeamMembersReplaceData, TeamMembersReplaceErrors, TeamMembersReplaceResponses, TeamMembersUpdateData, TeamMembersUpdateErrors, TeamMembersUpdateResponses, TeamReplaceData, TeamReplaceErrors, TeamReplaceResponses, TeamUpdateData, TeamUpdateErrors, TeamUpdateResponses, WebhooksCreateData, WebhooksCreateErrors, WebhooksCreateResponses, WebhooksDeleteData, WebhooksDeleteErrors, WebhooksDeleteResponses, WebhooksGetData, WebhooksGetErrors, WebhooksGetResponses, WebhooksListData, WebhooksListDeliveriesData, WebhooksListDeliveriesErrors, WebhooksListDeliveriesResponses, WebhooksListErrors, WebhooksListResponses, WebhooksReplaceData, WebhooksReplaceErrors, WebhooksReplaceResponses, WebhooksReplayDeliveryData, WebhooksReplayDeliveryErrors, WebhooksReplayDeliveryResponses, WebhooksRotateSecretData, WebhooksRotateSecretErrors, WebhooksRotateSecretResponses, WebhooksTakeOverData, WebhooksTakeOverErrors, WebhooksTakeOverResponses, WebhooksUpdateData, WebhooksUpdateErrors, WebhooksUpdateResponses } from './types.gen.ts';

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

export class Account extends HeyApiClient {
    /**
     * Sign in
     *
     * Send either email and password, or phone and one-time password.
     *
     * No token required. Rate limit: `login`.
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
     * Get the caller's account
     *
     * Requires a token, but no permission.
     */
    public me<ThrowOnError extends boolean = true>(options?: Options<AccountMeData, ThrowOnError>): RequestResult<AccountMeResponses, AccountMeErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AccountMeResponses, AccountMeErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/me',
            ...options
        });
    }
    
    /**
     * Get the caller's permissions
     *
     * A client app can use them to hide actions that the caller may not perform.
     *
     * Requires a token, but no permission.
     */
    public permissions<ThrowOnError extends boolean = true>(options?: Options<AccountPermissionsData, ThrowOnError>): RequestResult<AccountPermissionsResponses, AccountPermissionsErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AccountPermissionsResponses, AccountPermissionsErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/permissions',
            ...options
        });
    }
    
    /**
     * Sign out
     *
     * The session ends immediately; other sessions of the user continue.
     *
     * Requires a session; API keys are rejected. The token becomes invalid.
     */
    public logout<ThrowOnError extends boolean = true>(options?: Options<AccountLogoutData, ThrowOnError>): RequestResult<AccountLogoutResponses, AccountLogoutErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<AccountLogoutResponses, AccountLogoutErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/logout',
            ...options
        });
    }
    
    /**
     * Send a one-time password for sign-in
     *
     * The response is the same whether or not the account exists.
     *
     * No token required. Rate limit: `otp`.
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
     * Request a password reset
     *
     * A code is sent by email. The response is the same whether or not the account exists.
     *
     * No token required. Rate limit: `recovery`.
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
     * Set a password with a reset or invitation code
     *
     * This ends all sessions of the user.
     *
     * No token required. Rate limit: `recovery`.
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
     * Undo a change of credentials
     *
     * Takes the code from the notification about the change. Restores email, phone and password to their values before the change,
     * including later changes, and ends all sessions of the user.
     *
     * No token required. Rate limit: `recovery`.
     */
    public undoChange<ThrowOnError extends boolean = true>(options: Options<AccountUndoChangeData, ThrowOnError>): RequestResult<AccountUndoChangeResponses, AccountUndoChangeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AccountUndoChangeResponses, AccountUndoChangeErrors, ThrowOnError>({
            url: '/api/auth/undo-change',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Send a one-time password to the caller's new phone
     *
     * Requires a session; API keys are rejected. Rate limit: `otp`.
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
     * Verify the caller's new phone
     *
     * Takes the one-time password that was sent to it.
     *
     * Requires a session; API keys are rejected. Rate limit: `phone_verify`.
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
     * Get the caller's preferences
     *
     * Requires a session; API keys are rejected.
     */
    public preferences<ThrowOnError extends boolean = true>(options?: Options<AccountPreferencesData, ThrowOnError>): RequestResult<AccountPreferencesResponses, AccountPreferencesErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AccountPreferencesResponses, AccountPreferencesErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/preferences',
            ...options
        });
    }
    
    /**
     * Update the caller's preferences
     *
     * Only the fields that are sent are changed.
     *
     * Requires a session; API keys are rejected.
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
     * Update the caller's profile
     *
     * Only the fields that are sent are changed. GET /api/auth/me returns them.
     *
     * Requires a session; API keys are rejected.
     */
    public updateProfile<ThrowOnError extends boolean = true>(options?: Options<AccountUpdateProfileData, ThrowOnError>): RequestResult<AccountUpdateProfileResponses, AccountUpdateProfileErrors, ThrowOnError> {
        return (options?.client ?? this.client).patch<AccountUpdateProfileResponses, AccountUpdateProfileErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/profile',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers
            }
        });
    }
    
    /**
     * Change the caller's password
     *
     * Requires the current password. Ends the caller's other sessions.
     *
     * Requires a session; API keys are rejected. Rate limit: `recovery`.
     */
    public setPassword<ThrowOnError extends boolean = true>(options: Options<AccountSetPasswordData, ThrowOnError>): RequestResult<AccountSetPasswordResponses, AccountSetPasswordErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AccountSetPasswordResponses, AccountSetPasswordErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/password',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List the caller's active sessions
     *
     * Newest first.
     *
     * Requires a session; API keys are rejected.
     */
    public listSessions<ThrowOnError extends boolean = true>(options?: Options<AccountListSessionsData, ThrowOnError>): RequestResult<AccountListSessionsResponses, AccountListSessionsErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AccountListSessionsResponses, AccountListSessionsErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/sessions',
            ...options
        });
    }
    
    /**
     * End one of the caller's sessions
     *
     * Its token is rejected within a second.
     *
     * Requires a session; API keys are rejected.
     */
    public endSession<ThrowOnError extends boolean = true>(options: Options<AccountEndSessionData, ThrowOnError>): RequestResult<AccountEndSessionResponses, AccountEndSessionErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<AccountEndSessionResponses, AccountEndSessionErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/auth/sessions/{id}',
            ...options
        });
    }
    
    /**
     * Get the server time
     *
     * No token required.
     */
    public time<ThrowOnError extends boolean = true>(options?: Options<AccountTimeData, ThrowOnError>): RequestResult<AccountTimeResponses, AccountTimeErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AccountTimeResponses, AccountTimeErrors, ThrowOnError>({ url: '/api/time', ...options });
    }
}

export class Announcements extends HeyApiClient {
    /**
     * List announcements
     *
     * Requires the permission `announcements.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<AnnouncementsListData, ThrowOnError>): RequestResult<AnnouncementsListResponses, AnnouncementsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AnnouncementsListResponses, AnnouncementsListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/announcements',
            ...options
        });
    }
    
    /**
     * Create an announcement
     *
     * Its audience is notified.
     *
     * Requires the permission `announcements.create`.
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
     * Requires the permission `announcements.delete`.
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
     * This does not mark it as read.
     *
     * Requires the permission `announcements.view`. Portal users can call it for their own client.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<AnnouncementsGetData, ThrowOnError>): RequestResult<AnnouncementsGetResponses, AnnouncementsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<AnnouncementsGetResponses, AnnouncementsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/announcements/{id}',
            ...options
        });
    }
    
    /**
     * Update an announcement
     *
     * Requires the permission `announcements.update`.
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
     * Replace an announcement
     *
     * Requires the permission `announcements.update`.
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
     * Mark an announcement as read
     *
     * Repeating the call has no effect.
     *
     * Requires the permission `announcements.view`. Portal users can call it for their own client.
     */
    public read<ThrowOnError extends boolean = true>(options: Options<AnnouncementsReadData, ThrowOnError>): RequestResult<AnnouncementsReadResponses, AnnouncementsReadErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AnnouncementsReadResponses, AnnouncementsReadErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/announcements/{id}/read',
            ...options
        });
    }
}

export class DeletedRecords extends HeyApiClient {
    /**
     * List the deleted records of a module
     *
     * Requires an administrator session; API keys are rejected.
     */
    public list<ThrowOnError extends boolean = true>(options: Options<DeletedRecordsListData, ThrowOnError>): RequestResult<DeletedRecordsListResponses, DeletedRecordsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<DeletedRecordsListResponses, DeletedRecordsListErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/{module}',
            ...options
        });
    }
    
    /**
     * Restore a deleted record
     *
     * Requires an administrator session; API keys are rejected.
     */
    public restore<ThrowOnError extends boolean = true>(options: Options<DeletedRecordsRestoreData, ThrowOnError>): RequestResult<DeletedRecordsRestoreResponses, DeletedRecordsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<DeletedRecordsRestoreResponses, DeletedRecordsRestoreErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/deleted/{module}/{id}/restore',
            ...options
        });
    }
}

export class ChecklistTemplates extends HeyApiClient {
    /**
     * List checklist templates
     *
     * Requires the permission `checklist_templates.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ChecklistTemplatesListData, ThrowOnError>): RequestResult<ChecklistTemplatesListResponses, ChecklistTemplatesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ChecklistTemplatesListResponses, ChecklistTemplatesListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/checklist-templates',
            ...options
        });
    }
    
    /**
     * Create a checklist template
     *
     * Requires the permission `checklist_templates.create`.
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
     * Requires the permission `checklist_templates.delete`.
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
     * Requires the permission `checklist_templates.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ChecklistTemplatesGetData, ThrowOnError>): RequestResult<ChecklistTemplatesGetResponses, ChecklistTemplatesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ChecklistTemplatesGetResponses, ChecklistTemplatesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/checklist-templates/{id}',
            ...options
        });
    }
    
    /**
     * Update a checklist template
     *
     * Existing tasks keep their checklists.
     *
     * Requires the permission `checklist_templates.update`.
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
     * Replace a checklist template
     *
     * Existing tasks keep their checklists.
     *
     * Requires the permission `checklist_templates.update`.
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
}

export class Clients extends HeyApiClient {
    /**
     * List clients
     *
     * Requires the permission `clients.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ClientsListData, ThrowOnError>): RequestResult<ClientsListResponses, ClientsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ClientsListResponses, ClientsListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients',
            ...options
        });
    }
    
    /**
     * Create a client
     *
     * Requires the permission `clients.create`.
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
     * Requires the permission `clients.delete`.
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
     * Requires the permission `clients.view`. Portal users can call it for their own client.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ClientsGetData, ThrowOnError>): RequestResult<ClientsGetResponses, ClientsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ClientsGetResponses, ClientsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{id}',
            ...options
        });
    }
    
    /**
     * Update a client
     *
     * PUT and PATCH both change only the fields that are sent.
     *
     * Requires the permission `clients.update`.
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
     * Update a client (same as PATCH)
     *
     * PUT and PATCH both change only the fields that are sent.
     *
     * Requires the permission `clients.update`.
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
}

export class Connections extends HeyApiClient {
    /**
     * Get the authorization URL of the organization's drive
     *
     * It is valid once, for 10 minutes.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public authorizeDrive<ThrowOnError extends boolean = true>(options?: Options<ConnectionsAuthorizeDriveData, ThrowOnError>): RequestResult<ConnectionsAuthorizeDriveResponses, ConnectionsAuthorizeDriveErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ConnectionsAuthorizeDriveResponses, ConnectionsAuthorizeDriveErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/extsvc-api/drive/authorize',
            ...options
        });
    }
    
    /**
     * Save the token of the organization's drive
     *
     * It replaces an earlier token.
     *
     * Requires an administrator session; API keys are rejected.
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
     * Get the authorization URL of the organization's calendar
     *
     * It is valid once, for 10 minutes.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public authorizeCalendar<ThrowOnError extends boolean = true>(options?: Options<ConnectionsAuthorizeCalendarData, ThrowOnError>): RequestResult<ConnectionsAuthorizeCalendarResponses, ConnectionsAuthorizeCalendarErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ConnectionsAuthorizeCalendarResponses, ConnectionsAuthorizeCalendarErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/extsvc-api/calendar/authorize',
            ...options
        });
    }
    
    /**
     * Save the token of the organization's calendar
     *
     * It replaces an earlier token.
     *
     * Requires an administrator session; API keys are rejected.
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
     * Get the authorization URL of the caller's calendar
     *
     * It is valid once, for 10 minutes. API keys have no calendar and get 403.
     *
     * Requires the permission `connections.create`.
     */
    public authorizeOwnCalendar<ThrowOnError extends boolean = true>(options?: Options<ConnectionsAuthorizeOwnCalendarData, ThrowOnError>): RequestResult<ConnectionsAuthorizeOwnCalendarResponses, ConnectionsAuthorizeOwnCalendarErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ConnectionsAuthorizeOwnCalendarResponses, ConnectionsAuthorizeOwnCalendarErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/extsvc-api/calendar/own/authorize',
            ...options
        });
    }
    
    /**
     * Save the token of the caller's calendar
     *
     * It replaces an earlier token. API keys have no calendar and get 403.
     *
     * Requires the permission `connections.create`.
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

export class Contacts extends HeyApiClient {
    /**
     * List the contacts of a client
     *
     * Requires the permission `clients.view`.
     */
    public list<ThrowOnError extends boolean = true>(options: Options<ContactsListData, ThrowOnError>): RequestResult<ContactsListResponses, ContactsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ContactsListResponses, ContactsListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{client_id}/contacts',
            ...options
        });
    }
    
    /**
     * Create a contact
     *
     * A client can have at most 100 contacts.
     *
     * Requires the permission `clients.update`.
     */
    public create<ThrowOnError extends boolean = true>(options: Options<ContactsCreateData, ThrowOnError>): RequestResult<ContactsCreateResponses, ContactsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ContactsCreateResponses, ContactsCreateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{client_id}/contacts',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a contact
     *
     * It can be restored for 30 days. Contacts are also deleted and restored together with their client.
     *
     * Requires the permission `clients.update`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<ContactsDeleteData, ThrowOnError>): RequestResult<ContactsDeleteResponses, ContactsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ContactsDeleteResponses, ContactsDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{client_id}/contacts/{id}',
            ...options
        });
    }
    
    /**
     * Get a contact
     *
     * Requires the permission `clients.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ContactsGetData, ThrowOnError>): RequestResult<ContactsGetResponses, ContactsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ContactsGetResponses, ContactsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{client_id}/contacts/{id}',
            ...options
        });
    }
    
    /**
     * Update a contact
     *
     * Requires the permission `clients.update`.
     */
    public update<ThrowOnError extends boolean = true>(options: Options<ContactsUpdateData, ThrowOnError>): RequestResult<ContactsUpdateResponses, ContactsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<ContactsUpdateResponses, ContactsUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{client_id}/contacts/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Replace a contact
     *
     * Requires the permission `clients.update`.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<ContactsReplaceData, ThrowOnError>): RequestResult<ContactsReplaceResponses, ContactsReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ContactsReplaceResponses, ContactsReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/clients/{client_id}/contacts/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Contracts extends HeyApiClient {
    /**
     * List contracts
     *
     * Portal users see their client's contracts, except drafts.
     *
     * Requires the permission `contracts.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ContractsListData, ThrowOnError>): RequestResult<ContractsListResponses, ContractsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ContractsListResponses, ContractsListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/contract',
            ...options
        });
    }
    
    /**
     * Get a contract
     *
     * Requires the permission `contracts.view`. Portal users can call it for their own client.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ContractsGetData, ThrowOnError>): RequestResult<ContractsGetResponses, ContractsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ContractsGetResponses, ContractsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/contract/{id}',
            ...options
        });
    }
    
    /**
     * Update a contract
     *
     * Accepted contracts are locked.
     *
     * Requires the permission `contracts.update`. Portal users can call it for their own client.
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
     * Create a contract
     *
     * Its number is the id in the path and must be unique.
     *
     * Requires the permission `contracts.create`.
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
     * Replace a contract
     *
     * Accepted contracts are locked.
     *
     * Requires the permission `contracts.update`. Portal users can call it for their own client.
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
    
    /**
     * List the email recipients of a contract
     *
     * They are the portal users of the client, its email address, and its contacts with gets_documents.
     *
     * Requires the permission `contracts.view`.
     */
    public listRecipients<ThrowOnError extends boolean = true>(options: Options<ContractsListRecipientsData, ThrowOnError>): RequestResult<ContractsListRecipientsResponses, ContractsListRecipientsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ContractsListRecipientsResponses, ContractsListRecipientsErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/contract/{id}/recipients',
            ...options
        });
    }
}

export class CustomFields extends HeyApiClient {
    /**
     * List custom fields
     *
     * Portal users see those that are shown in the portal.
     *
     * Requires the permission `custom_fields.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<CustomFieldsListData, ThrowOnError>): RequestResult<CustomFieldsListResponses, CustomFieldsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<CustomFieldsListResponses, CustomFieldsListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/custom-fields',
            ...options
        });
    }
    
    /**
     * Create a custom field
     *
     * Requires the permission `custom_fields.create`.
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
     * Its values are hidden. It can be restored with its values for 30 days.
     *
     * Requires the permission `custom_fields.delete`.
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
     * Requires the permission `custom_fields.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<CustomFieldsGetData, ThrowOnError>): RequestResult<CustomFieldsGetResponses, CustomFieldsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<CustomFieldsGetResponses, CustomFieldsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/custom-fields/{id}',
            ...options
        });
    }
    
    /**
     * Update a custom field
     *
     * related_to and field_type cannot be changed once the field has values.
     *
     * Requires the permission `custom_fields.update`.
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
     * Replace a custom field
     *
     * related_to and field_type cannot be changed once the field has values.
     *
     * Requires the permission `custom_fields.update`.
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
}

export class EstimateForms extends HeyApiClient {
    /**
     * List estimate forms
     *
     * Requires an administrator session; API keys are rejected.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<EstimateFormsListData, ThrowOnError>): RequestResult<EstimateFormsListResponses, EstimateFormsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EstimateFormsListResponses, EstimateFormsListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/estimate-forms',
            ...options
        });
    }
    
    /**
     * Create an estimate form
     *
     * Requires an administrator session; API keys are rejected.
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
     * Requires an administrator session; API keys are rejected.
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
     * Requires an administrator session; API keys are rejected.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<EstimateFormsGetData, ThrowOnError>): RequestResult<EstimateFormsGetResponses, EstimateFormsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EstimateFormsGetResponses, EstimateFormsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/estimate-forms/{id}',
            ...options
        });
    }
    
    /**
     * Update an estimate form
     *
     * Fields are matched by id, or by title if no id is sent.
     *
     * Requires an administrator session; API keys are rejected.
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
     * Replace an estimate form
     *
     * Fields are matched by id, or by title if no id is sent.
     *
     * Requires an administrator session; API keys are rejected.
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
     * List active estimate forms
     *
     * Without page and limit, all forms are returned, up to 1,000.
     *
     * Requires a token, but no permission.
     */
    public listOffered<ThrowOnError extends boolean = true>(options?: Options<EstimateFormsListOfferedData, ThrowOnError>): RequestResult<EstimateFormsListOfferedResponses, EstimateFormsListOfferedErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EstimateFormsListOfferedResponses, EstimateFormsListOfferedErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/forms',
            ...options
        });
    }
    
    /**
     * Get an active estimate form
     *
     * Inactive forms are not found.
     *
     * Requires a token, but no permission.
     */
    public getOffered<ThrowOnError extends boolean = true>(options: Options<EstimateFormsGetOfferedData, ThrowOnError>): RequestResult<EstimateFormsGetOfferedResponses, EstimateFormsGetOfferedErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EstimateFormsGetOfferedResponses, EstimateFormsGetOfferedErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/forms/{id}',
            ...options
        });
    }
    
    /**
     * List the fields of an active estimate form
     *
     * They are returned in display order. A request sends their values as `field_<id>`.
     *
     * Requires a token, but no permission.
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
     * Requires the permission `estimate_requests.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<EstimateRequestsListData, ThrowOnError>): RequestResult<EstimateRequestsListResponses, EstimateRequestsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EstimateRequestsListResponses, EstimateRequestsListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/requests',
            ...options
        });
    }
    
    /**
     * Submit an estimate request
     *
     * It is assigned to the user of the form. If it has no client, a lead is created as well.
     *
     * Requires the permission `estimate_requests.create`. Portal users can call it for their own client.
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
     * Requires the permission `estimate_requests.view`. Portal users can call it for their own client.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<EstimateRequestsGetData, ThrowOnError>): RequestResult<EstimateRequestsGetResponses, EstimateRequestsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EstimateRequestsGetResponses, EstimateRequestsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/request_estimate/requests/{id}',
            ...options
        });
    }
    
    /**
     * Update an estimate request
     *
     * Only its status and assignee can be changed.
     *
     * Requires the permission `estimate_requests.update`.
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
     * Requires the permission `estimates.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<EstimatesListData, ThrowOnError>): RequestResult<EstimatesListResponses, EstimatesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EstimatesListResponses, EstimatesListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates',
            ...options
        });
    }
    
    /**
     * Create an estimate
     *
     * It starts as a draft.
     *
     * Requires the permission `estimates.create`.
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
     * Delete an estimate
     *
     * Only draft and declined estimates can be deleted. They can be restored for 30 days.
     *
     * Requires the permission `estimates.delete`.
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
     * Requires the permission `estimates.view`. Portal users can call it for their own client.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<EstimatesGetData, ThrowOnError>): RequestResult<EstimatesGetResponses, EstimatesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EstimatesGetResponses, EstimatesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}',
            ...options
        });
    }
    
    /**
     * Update an estimate
     *
     * Its client and lines are locked once it is sent.
     *
     * Requires the permission `estimates.update`.
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
     * Replace an estimate
     *
     * Its client and lines are locked once it is sent.
     *
     * Requires the permission `estimates.update`.
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
     * Send a draft estimate to the client
     *
     * Requires the permission `estimates.update`.
     */
    public send<ThrowOnError extends boolean = true>(options: Options<EstimatesSendData, ThrowOnError>): RequestResult<EstimatesSendResponses, EstimatesSendErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimatesSendResponses, EstimatesSendErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}/send',
            ...options
        });
    }
    
    /**
     * List the email recipients of an estimate
     *
     * They are the portal users of the client, its email address, and its contacts with gets_documents.
     *
     * Requires the permission `estimates.view`.
     */
    public listRecipients<ThrowOnError extends boolean = true>(options: Options<EstimatesListRecipientsData, ThrowOnError>): RequestResult<EstimatesListRecipientsResponses, EstimatesListRecipientsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EstimatesListRecipientsResponses, EstimatesListRecipientsErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}/recipients',
            ...options
        });
    }
    
    /**
     * Accept an estimate
     *
     * It must be sent and still valid (UTC). An order is created from it.
     *
     * Requires the permission `estimates.update`. Portal users can call it for their own client.
     */
    public accept<ThrowOnError extends boolean = true>(options: Options<EstimatesAcceptData, ThrowOnError>): RequestResult<EstimatesAcceptResponses, EstimatesAcceptErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimatesAcceptResponses, EstimatesAcceptErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}/accept',
            ...options
        });
    }
    
    /**
     * Decline an estimate
     *
     * It must be sent.
     *
     * Requires the permission `estimates.update`. Portal users can call it for their own client.
     */
    public decline<ThrowOnError extends boolean = true>(options: Options<EstimatesDeclineData, ThrowOnError>): RequestResult<EstimatesDeclineResponses, EstimatesDeclineErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimatesDeclineResponses, EstimatesDeclineErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}/decline',
            ...options
        });
    }
    
    /**
     * Reopen a declined estimate
     *
     * It becomes a draft again.
     *
     * Requires the permission `estimates.update`.
     */
    public reopen<ThrowOnError extends boolean = true>(options: Options<EstimatesReopenData, ThrowOnError>): RequestResult<EstimatesReopenResponses, EstimatesReopenErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EstimatesReopenResponses, EstimatesReopenErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/estimates/{id}/reopen',
            ...options
        });
    }
}

export class EventTracker extends HeyApiClient {
    /**
     * Get a tracked event
     *
     * Requires a token, but no permission.
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
     * Requires the permission `event_tracker.create`. Portal users can call it for their own client.
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

export class Files extends HeyApiClient {
    /**
     * Delete a file
     *
     * It can be restored for 30 days; then its content is removed.
     *
     * Requires the permission `files.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<FilesDeleteData, ThrowOnError>): RequestResult<FilesDeleteResponses, FilesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<FilesDeleteResponses, FilesDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/files/{id}',
            ...options
        });
    }
    
    /**
     * Get the metadata of a file
     *
     * Requires the permission `files.view`. Portal users can call it for their own client.
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
     * There is no time limit as long as data keeps arriving. The file exists only once it is stored completely. Folders, control characters and
     * text direction marks are removed from its name, which is truncated to 255 characters.
     *
     * Requires the permission `files.create`.
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
     * Download a file
     *
     * Supports range requests. The file is sent as an attachment, and its ETag identifies the content.
     *
     * Requires the permission `files.view`. Portal users can call it for their own client.
     */
    public download<ThrowOnError extends boolean = true>(options: Options<FilesDownloadData, ThrowOnError>): RequestResult<FilesDownloadResponses, FilesDownloadErrors, ThrowOnError> {
        return (options.client ?? this.client).get<FilesDownloadResponses, FilesDownloadErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/files/{id}/download',
            ...options
        });
    }
}

export class Folders extends HeyApiClient {
    /**
     * List the contents of a folder
     *
     * Without page and limit, all folders and files are returned, up to 1,000. Portal users see no folders; for them the root
     * lists all files shared with their client.
     *
     * Requires the permission `files.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<FoldersListData, ThrowOnError>): RequestResult<FoldersListResponses, FoldersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<FoldersListResponses, FoldersListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager',
            ...options
        });
    }
    
    /**
     * Delete a folder
     *
     * A folder that is not empty requires `recursive`, which also deletes its contents, at most 5,000 folders and files. It can be restored with
     * its contents for 30 days.
     *
     * Requires the permission `files.delete`.
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
     * Requires the permission `files.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<FoldersGetData, ThrowOnError>): RequestResult<FoldersGetResponses, FoldersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<FoldersGetResponses, FoldersGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/file-manager/folders/{id}',
            ...options
        });
    }
    
    /**
     * Update or move a folder
     *
     * A folder cannot be moved into itself or into one of its subfolders.
     *
     * Requires the permission `files.update`.
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
     * Replace or move a folder
     *
     * A folder cannot be moved into itself or into one of its subfolders.
     *
     * Requires the permission `files.update`.
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
     * Its title must be unique within the parent folder, ignoring case.
     *
     * Requires the permission `files.create`.
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
}

export class Invoices extends HeyApiClient {
    /**
     * List invoices
     *
     * Requires the permission `invoices.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<InvoicesListData, ThrowOnError>): RequestResult<InvoicesListResponses, InvoicesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<InvoicesListResponses, InvoicesListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices',
            ...options
        });
    }
    
    /**
     * Create an invoice
     *
     * It gets the next number; numbers have no gaps and are never reused.
     *
     * Requires the permission `invoices.create`.
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
     * Delete a draft invoice
     *
     * It keeps its number and can be restored.
     *
     * Requires the permission `invoices.delete`.
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
     * Requires the permission `invoices.view`. Portal users can call it for their own client.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<InvoicesGetData, ThrowOnError>): RequestResult<InvoicesGetResponses, InvoicesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<InvoicesGetResponses, InvoicesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}',
            ...options
        });
    }
    
    /**
     * Update an invoice
     *
     * All fields of a draft can be changed; of a sent invoice, only the due date.
     *
     * Requires the permission `invoices.update`.
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
     * Replace an invoice
     *
     * All fields of a draft can be changed; of a sent invoice, only the due date.
     *
     * Requires the permission `invoices.update`.
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
     * Send a draft invoice to the client
     *
     * An invoice with a total of 0 becomes paid.
     *
     * Requires the permission `invoices.update`.
     */
    public send<ThrowOnError extends boolean = true>(options: Options<InvoicesSendData, ThrowOnError>): RequestResult<InvoicesSendResponses, InvoicesSendErrors, ThrowOnError> {
        return (options.client ?? this.client).post<InvoicesSendResponses, InvoicesSendErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}/send',
            ...options
        });
    }
    
    /**
     * List the email recipients of an invoice
     *
     * They are the portal users of the client, its email address, and its contacts with gets_documents.
     *
     * Requires the permission `invoices.view`.
     */
    public listRecipients<ThrowOnError extends boolean = true>(options: Options<InvoicesListRecipientsData, ThrowOnError>): RequestResult<InvoicesListRecipientsResponses, InvoicesListRecipientsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<InvoicesListRecipientsResponses, InvoicesListRecipientsErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}/recipients',
            ...options
        });
    }
    
    /**
     * Cancel an invoice
     *
     * It must be a draft, or sent without payments.
     *
     * Requires the permission `invoices.update`.
     */
    public cancel<ThrowOnError extends boolean = true>(options: Options<InvoicesCancelData, ThrowOnError>): RequestResult<InvoicesCancelResponses, InvoicesCancelErrors, ThrowOnError> {
        return (options.client ?? this.client).post<InvoicesCancelResponses, InvoicesCancelErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/{id}/cancel',
            ...options
        });
    }
    
    /**
     * Add a payment to an invoice
     *
     * The invoice must be sent or partially_paid. The amount must not exceed the balance.
     *
     * Requires the permission `invoices.update`.
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
     * Get open and overdue balances by currency
     *
     * They cover sent and partially paid invoices.
     *
     * Requires the permission `invoices.view`. Portal users can call it for their own client.
     */
    public balances<ThrowOnError extends boolean = true>(options?: Options<InvoicesBalancesData, ThrowOnError>): RequestResult<InvoicesBalancesResponses, InvoicesBalancesErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<InvoicesBalancesResponses, InvoicesBalancesErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/invoices/balances',
            ...options
        });
    }
}

export class ItemCategories extends HeyApiClient {
    /**
     * List item categories
     *
     * Requires the permission `item_categories.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ItemCategoriesListData, ThrowOnError>): RequestResult<ItemCategoriesListResponses, ItemCategoriesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ItemCategoriesListResponses, ItemCategoriesListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/item-categories',
            ...options
        });
    }
    
    /**
     * Create an item category
     *
     * Requires the permission `item_categories.create`.
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
     * Delete an item category
     *
     * No item may be in it. It can be restored for 30 days.
     *
     * Requires the permission `item_categories.delete`.
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
     * Requires the permission `item_categories.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ItemCategoriesGetData, ThrowOnError>): RequestResult<ItemCategoriesGetResponses, ItemCategoriesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ItemCategoriesGetResponses, ItemCategoriesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/item-categories/{id}',
            ...options
        });
    }
    
    /**
     * Update an item category
     *
     * Requires the permission `item_categories.update`.
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
     * Replace an item category
     *
     * Requires the permission `item_categories.update`.
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
}

export class Items extends HeyApiClient {
    /**
     * List items
     *
     * Requires the permission `items.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ItemsListData, ThrowOnError>): RequestResult<ItemsListResponses, ItemsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ItemsListResponses, ItemsListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/items',
            ...options
        });
    }
    
    /**
     * Create an item
     *
     * Requires the permission `items.create`.
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
     * Delete an item
     *
     * Existing lines are not changed. It can be restored for 30 days.
     *
     * Requires the permission `items.delete`.
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
     * Requires the permission `items.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ItemsGetData, ThrowOnError>): RequestResult<ItemsGetResponses, ItemsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ItemsGetResponses, ItemsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/items/{id}',
            ...options
        });
    }
    
    /**
     * Update an item
     *
     * Existing lines keep their title and rate.
     *
     * Requires the permission `items.update`.
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
     * Replace an item
     *
     * Existing lines keep their title and rate.
     *
     * Requires the permission `items.update`.
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
}

export class Leads extends HeyApiClient {
    /**
     * List leads
     *
     * Requires the permission `leads.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<LeadsListData, ThrowOnError>): RequestResult<LeadsListResponses, LeadsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<LeadsListResponses, LeadsListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/leads',
            ...options
        });
    }
    
    /**
     * Create a lead
     *
     * Requires the permission `leads.create`.
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
     * Requires the permission `leads.delete`.
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
     * Requires the permission `leads.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<LeadsGetData, ThrowOnError>): RequestResult<LeadsGetResponses, LeadsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<LeadsGetResponses, LeadsGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/leads/{id}',
            ...options
        });
    }
    
    /**
     * Update a lead
     *
     * Won leads are locked.
     *
     * Requires the permission `leads.update`.
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
     * Replace a lead
     *
     * Won leads are locked.
     *
     * Requires the permission `leads.update`.
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
     * Convert a lead to a client
     *
     * The client takes over the contact fields and the owner of the lead, and the values of custom fields that clients have with the
     * same title and type. The lead becomes won and is locked. Lost leads cannot be converted.
     *
     * Requires the permission `leads.update`.
     */
    public convert<ThrowOnError extends boolean = true>(options: Options<LeadsConvertData, ThrowOnError>): RequestResult<LeadsConvertResponses, LeadsConvertErrors, ThrowOnError> {
        return (options.client ?? this.client).post<LeadsConvertResponses, LeadsConvertErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/leads/{id}/convert',
            ...options
        });
    }
}

export class LeftMenus extends HeyApiClient {
    /**
     * Clear the caller's menu
     *
     * Succeeds even if the menu is empty.
     *
     * Requires the permission `left_menus.delete`.
     */
    public clearOwn<ThrowOnError extends boolean = true>(options?: Options<LeftMenusClearOwnData, ThrowOnError>): RequestResult<LeftMenusClearOwnResponses, LeftMenusClearOwnErrors, ThrowOnError> {
        return (options?.client ?? this.client).delete<LeftMenusClearOwnResponses, LeftMenusClearOwnErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/left-menus',
            ...options
        });
    }
    
    /**
     * List menu items
     *
     * Without page and limit, all items that the caller can access are returned, up to 1,000.
     *
     * Requires the permission `left_menus.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<LeftMenusListData, ThrowOnError>): RequestResult<LeftMenusListResponses, LeftMenusListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<LeftMenusListResponses, LeftMenusListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/left-menus',
            ...options
        });
    }
    
    /**
     * Add an item to a menu
     *
     * Requires the permission `left_menus.create`.
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
     * Clear a menu
     *
     * All its items are deleted. Succeeds even if the menu is empty.
     *
     * Requires the permission `left_menus.delete`.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<LeftMenusDeleteData, ThrowOnError>): RequestResult<LeftMenusDeleteResponses, LeftMenusDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<LeftMenusDeleteResponses, LeftMenusDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/left-menus/{type}',
            ...options
        });
    }
    
    /**
     * Replace the items of a menu
     *
     * The menu then has the items that are sent, in that order. Items sent with an id are kept; items that are not sent are deleted.
     *
     * Requires the permission `left_menus.update`.
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
}

export class Live extends HeyApiClient {
    /**
     * Stream changes to records
     *
     * Server-sent events about records that the caller can access. The `data` of each event is JSON `{id, module, record_id, action,
     * user_id, occurred_at}`; `action` is created, updated, deleted or restored, and `user_id` is null for changes by a service. Field values are not included.
     * Send `Last-Event-ID` to resume an earlier stream, up to a few minutes back. An event named `missed` means that events were lost and the client must reload
     * its data. Comment lines are sent every 15 seconds to keep the connection open. The stream ends when the session or API key ends or the caller's permissions
     * change; the client should then reconnect. Events about messages are sent to the sender and the recipient only, events about announcements and pages to
     * callers who may update them.
     *
     * Requires a token, but no permission.
     */
    public follow<ThrowOnError extends boolean = true>(options?: Options<LiveFollowData, ThrowOnError, LiveFollowResponse>): Promise<ServerSentEventsResult<LiveFollowResponses>> {
        return (options?.client ?? this.client).sse.get<LiveFollowResponses, LiveFollowErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/events',
            ...options
        });
    }
}

export class Messages extends HeyApiClient {
    /**
     * List the caller's messages
     *
     * Requires the permission `messages.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<MessagesListData, ThrowOnError>): RequestResult<MessagesListResponses, MessagesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<MessagesListResponses, MessagesListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/messages',
            ...options
        });
    }
    
    /**
     * Send a message
     *
     * Portal users can write to staff only.
     *
     * Requires the permission `messages.create`. Portal users can call it for their own client.
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
     * List possible message recipients
     *
     * Ordered by name. Staff can write to staff and portal users; portal users can write to staff, with the owner of their
     * client listed first. The caller is omitted unless listed in `ids`.
     *
     * Requires the permission `messages.create`. Portal users can call it for their own client.
     */
    public listRecipients<ThrowOnError extends boolean = true>(options?: Options<MessagesListRecipientsData, ThrowOnError>): RequestResult<MessagesListRecipientsResponses, MessagesListRecipientsErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<MessagesListRecipientsResponses, MessagesListRecipientsErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/messages/recipients',
            ...options
        });
    }
    
    /**
     * Delete a message for the caller
     *
     * The other participant keeps it.
     *
     * Requires the permission `messages.delete`. Portal users can call it for their own client.
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
     * It is marked as read when its recipient gets it.
     *
     * Requires the permission `messages.view`. Portal users can call it for their own client.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<MessagesGetData, ThrowOnError>): RequestResult<MessagesGetResponses, MessagesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<MessagesGetResponses, MessagesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/messages/{id}',
            ...options
        });
    }
    
    /**
     * Update a message
     *
     * Only the sender can change it, until the recipient has read it.
     *
     * Requires the permission `messages.update`. Portal users can call it for their own client.
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
     * Replace a message
     *
     * Only the sender can change it, until the recipient has read it.
     *
     * Requires the permission `messages.update`. Portal users can call it for their own client.
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

export class Orders extends HeyApiClient {
    /**
     * List orders
     *
     * Requires the permission `orders.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<OrdersListData, ThrowOnError>): RequestResult<OrdersListResponses, OrdersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<OrdersListResponses, OrdersListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/orders',
            ...options
        });
    }
    
    /**
     * Create an order
     *
     * Requires the permission `orders.create`.
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
     * Requires the permission `orders.delete`.
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
     * Requires the permission `orders.view`. Portal users can call it for their own client.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<OrdersGetData, ThrowOnError>): RequestResult<OrdersGetResponses, OrdersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OrdersGetResponses, OrdersGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/orders/{id}',
            ...options
        });
    }
    
    /**
     * Update an order
     *
     * Its client and lines are locked once it is confirmed.
     *
     * Requires the permission `orders.update`.
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
     * Replace an order
     *
     * Its client and lines are locked once it is confirmed.
     *
     * Requires the permission `orders.update`.
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
}

export class Organization extends HeyApiClient {
    /**
     * Get the organization
     *
     * Requires an administrator session; API keys are rejected.
     */
    public get<ThrowOnError extends boolean = true>(options?: Options<OrganizationGetData, ThrowOnError>): RequestResult<OrganizationGetResponses, OrganizationGetErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<OrganizationGetResponses, OrganizationGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/organization',
            ...options
        });
    }
    
    /**
     * Update the organization
     *
     * A new currency applies to new documents of clients without a currency; existing documents keep theirs.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public update<ThrowOnError extends boolean = true>(options?: Options<OrganizationUpdateData, ThrowOnError>): RequestResult<OrganizationUpdateResponses, OrganizationUpdateErrors, ThrowOnError> {
        return (options?.client ?? this.client).patch<OrganizationUpdateResponses, OrganizationUpdateErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/organization',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers
            }
        });
    }
    
    /**
     * Replace the organization
     *
     * A new currency applies to new documents of clients without a currency; existing documents keep theirs.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public replace<ThrowOnError extends boolean = true>(options: Options<OrganizationReplaceData, ThrowOnError>): RequestResult<OrganizationReplaceResponses, OrganizationReplaceErrors, ThrowOnError> {
        return (options.client ?? this.client).put<OrganizationReplaceResponses, OrganizationReplaceErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/organization',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get a summary of the organization
     *
     * Contains what every caller needs to format amounts and dates: name, currency, locale, time zone and logo.
     *
     * Requires a token, but no permission.
     */
    public show<ThrowOnError extends boolean = true>(options?: Options<OrganizationShowData, ThrowOnError>): RequestResult<OrganizationShowResponses, OrganizationShowErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<OrganizationShowResponses, OrganizationShowErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/organization',
            ...options
        });
    }
}

export class Pages extends HeyApiClient {
    /**
     * List pages
     *
     * Requires the permission `pages.view`. Portal users can call it for their own client.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<PagesListData, ThrowOnError>): RequestResult<PagesListResponses, PagesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<PagesListResponses, PagesListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/pages',
            ...options
        });
    }
    
    /**
     * Create a page
     *
     * Requires the permission `pages.create`.
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
     * Requires the permission `pages.delete`.
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
     * Requires the permission `pages.view`. Portal users can call it for their own client.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<PagesGetData, ThrowOnError>): RequestResult<PagesGetResponses, PagesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<PagesGetResponses, PagesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/pages/{id}',
            ...options
        });
    }
    
    /**
     * Update a page
     *
     * Requires the permission `pages.update`.
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
     * Replace a page
     *
     * Requires the permission `pages.update`.
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
}

export class ProjectStatuses extends HeyApiClient {
    /**
     * List project statuses
     *
     * Requires the permission `project_statuses.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ProjectStatusesListData, ThrowOnError>): RequestResult<ProjectStatusesListResponses, ProjectStatusesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ProjectStatusesListResponses, ProjectStatusesListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/project-statuses',
            ...options
        });
    }
    
    /**
     * Create a project status
     *
     * Requires the permission `project_statuses.create`.
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
     * Delete a project status
     *
     * Built-in statuses cannot be deleted. It can be restored for 30 days.
     *
     * Requires the permission `project_statuses.delete`.
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
     * Requires the permission `project_statuses.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<ProjectStatusesGetData, ThrowOnError>): RequestResult<ProjectStatusesGetResponses, ProjectStatusesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ProjectStatusesGetResponses, ProjectStatusesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/project-statuses/{id}',
            ...options
        });
    }
    
    /**
     * Update a project status
     *
     * Its key cannot be changed.
     *
     * Requires the permission `project_statuses.update`.
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
     * Replace a project status
     *
     * Its key cannot be changed.
     *
     * Requires the permission `project_statuses.update`.
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
}

export class TeamMembers extends HeyApiClient {
    /**
     * List project team members
     *
     * Requires the permission `team_members.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<TeamMembersListData, ThrowOnError>): RequestResult<TeamMembersListResponses, TeamMembersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TeamMembersListResponses, TeamMembersListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team_members',
            ...options
        });
    }
    
    /**
     * Add a user to a project
     *
     * Requires the permission `team_members.create`.
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
     * Remove a user from a project
     *
     * The membership can be restored for 30 days.
     *
     * Requires the permission `team_members.delete`.
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
     * Requires the permission `team_members.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<TeamMembersGetData, ThrowOnError>): RequestResult<TeamMembersGetResponses, TeamMembersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TeamMembersGetResponses, TeamMembersGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team_members/{id}',
            ...options
        });
    }
    
    /**
     * Update a project team member
     *
     * Requires the permission `team_members.update`.
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
     * Replace a project team member
     *
     * Requires the permission `team_members.update`.
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
}

export class Tasks extends HeyApiClient {
    /**
     * List tasks
     *
     * Requires the permission `tasks.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<TasksListData, ThrowOnError>): RequestResult<TasksListResponses, TasksListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TasksListResponses, TasksListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/tasks',
            ...options
        });
    }
    
    /**
     * Create a task
     *
     * Its assignees are notified.
     *
     * Requires the permission `tasks.create`.
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
     * Requires the permission `tasks.delete`.
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
     * Requires the permission `tasks.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<TasksGetData, ThrowOnError>): RequestResult<TasksGetResponses, TasksGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TasksGetResponses, TasksGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/tasks/{id}',
            ...options
        });
    }
    
    /**
     * Update a task
     *
     * New assignees are notified.
     *
     * Requires the permission `tasks.update`.
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
     * Replace a task
     *
     * New assignees are notified.
     *
     * Requires the permission `tasks.update`.
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
}

export class Team extends HeyApiClient {
    /**
     * List team members
     *
     * Requires the permission `team.view`.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<TeamListData, ThrowOnError>): RequestResult<TeamListResponses, TeamListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TeamListResponses, TeamListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team',
            ...options
        });
    }
    
    /**
     * Create a team member
     *
     * An invitation is sent by email.
     *
     * Requires an administrator session; API keys are rejected.
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
     * Delete a team member
     *
     * Their sessions end. They can be restored for 30 days.
     *
     * Requires the permission `team.delete`.
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
     * Requires the permission `team.view`.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<TeamGetData, ThrowOnError>): RequestResult<TeamGetResponses, TeamGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TeamGetResponses, TeamGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/team/{id}',
            ...options
        });
    }
    
    /**
     * Update a team member
     *
     * Only administrators can change email, phone, role_id and is_admin, or any field of an administrator.
     *
     * Requires the permission `team.update`.
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
     * Replace a team member
     *
     * Only administrators can change email, phone, role_id and is_admin, or any field of an administrator.
     *
     * Requires the permission `team.update`.
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
}

export class ApiKeys extends HeyApiClient {
    /**
     * List API keys
     *
     * Requires an administrator session; API keys are rejected.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<ApiKeysListData, ThrowOnError>): RequestResult<ApiKeysListResponses, ApiKeysListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ApiKeysListResponses, ApiKeysListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/api-keys',
            ...options
        });
    }
    
    /**
     * Create an API key
     *
     * This response is the only one that includes the secret key; only its hash is stored.
     *
     * Requires an administrator session; API keys are rejected. The response contains a secret that is returned only once; a repeated `Idempotency-Key` fails with 409.
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
     * Revoke an API key
     *
     * It stops working within a second and cannot be restored.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<ApiKeysDeleteData, ThrowOnError>): RequestResult<ApiKeysDeleteResponses, ApiKeysDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ApiKeysDeleteResponses, ApiKeysDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/api-keys/{id}',
            ...options
        });
    }
    
    /**
     * Get an API key
     *
     * The response does not include the secret key.
     *
     * Requires an administrator session; API keys are rejected.
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
     * List audit log entries
     *
     * Newest first. Entries appear within seconds of the change.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<AuditLogListData, ThrowOnError>): RequestResult<AuditLogListResponses, AuditLogListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AuditLogListResponses, AuditLogListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/audit-log',
            ...options
        });
    }
}

export class DeadLetters extends HeyApiClient {
    /**
     * List dead letters
     *
     * Requires an administrator session; API keys are rejected.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<DeadLettersListData, ThrowOnError>): RequestResult<DeadLettersListResponses, DeadLettersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<DeadLettersListResponses, DeadLettersListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/dead-letters',
            ...options
        });
    }
    
    /**
     * Discard a dead letter
     *
     * Its event is never processed.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<DeadLettersDeleteData, ThrowOnError>): RequestResult<DeadLettersDeleteResponses, DeadLettersDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<DeadLettersDeleteResponses, DeadLettersDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/dead-letters/{id}',
            ...options
        });
    }
    
    /**
     * Get a dead letter with its event
     *
     * Requires an administrator session; API keys are rejected.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<DeadLettersGetData, ThrowOnError>): RequestResult<DeadLettersGetResponses, DeadLettersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<DeadLettersGetResponses, DeadLettersGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/dead-letters/{id}',
            ...options
        });
    }
    
    /**
     * Replay a dead letter
     *
     * The consumer processes the event again. On success the dead letter is removed; otherwise its attempts and error are updated.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public replay<ThrowOnError extends boolean = true>(options: Options<DeadLettersReplayData, ThrowOnError>): RequestResult<DeadLettersReplayResponses, DeadLettersReplayErrors, ThrowOnError> {
        return (options.client ?? this.client).post<DeadLettersReplayResponses, DeadLettersReplayErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/dead-letters/{id}/replay',
            ...options
        });
    }
    
    /**
     * Replay all dead letters that match the filters
     *
     * Oldest first, at most 10,000 per call; the response says how many remain. Dead letters whose event is
     * processed successfully are removed.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public replayAll<ThrowOnError extends boolean = true>(options?: Options<DeadLettersReplayAllData, ThrowOnError>): RequestResult<DeadLettersReplayAllResponses, DeadLettersReplayAllErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<DeadLettersReplayAllResponses, DeadLettersReplayAllErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/dead-letters/replay',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options?.headers
            }
        });
    }
}

export class PortalUsers extends HeyApiClient {
    /**
     * List portal users
     *
     * Requires an administrator session; API keys are rejected.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<PortalUsersListData, ThrowOnError>): RequestResult<PortalUsersListResponses, PortalUsersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<PortalUsersListResponses, PortalUsersListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/portal-users',
            ...options
        });
    }
    
    /**
     * Create a portal user
     *
     * An invitation is sent by email.
     *
     * Requires an administrator session; API keys are rejected.
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
     * Delete a portal user
     *
     * Their sessions end. They can be restored for 30 days.
     *
     * Requires an administrator session; API keys are rejected.
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
     * Requires an administrator session; API keys are rejected.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<PortalUsersGetData, ThrowOnError>): RequestResult<PortalUsersGetResponses, PortalUsersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<PortalUsersGetResponses, PortalUsersGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/portal-users/{id}',
            ...options
        });
    }
    
    /**
     * Update a portal user
     *
     * Requires an administrator session; API keys are rejected.
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
     * Replace a portal user
     *
     * Requires an administrator session; API keys are rejected.
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
}

export class Roles extends HeyApiClient {
    /**
     * List roles
     *
     * Requires an administrator session; API keys are rejected.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<RolesListData, ThrowOnError>): RequestResult<RolesListResponses, RolesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<RolesListResponses, RolesListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/roles',
            ...options
        });
    }
    
    /**
     * Create a role
     *
     * Requires an administrator session; API keys are rejected.
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
     * Delete a role
     *
     * It must not be assigned to anyone. It can be restored for 30 days.
     *
     * Requires an administrator session; API keys are rejected.
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
     * Requires an administrator session; API keys are rejected.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<RolesGetData, ThrowOnError>): RequestResult<RolesGetResponses, RolesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<RolesGetResponses, RolesGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/roles/{id}',
            ...options
        });
    }
    
    /**
     * Update a role
     *
     * New permissions take effect immediately for everyone with the role.
     *
     * Requires an administrator session; API keys are rejected.
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
     * Replace a role
     *
     * New permissions take effect immediately for everyone with the role.
     *
     * Requires an administrator session; API keys are rejected.
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
}

export class Webhooks extends HeyApiClient {
    /**
     * List webhooks
     *
     * Requires an administrator session; API keys are rejected.
     */
    public list<ThrowOnError extends boolean = true>(options?: Options<WebhooksListData, ThrowOnError>): RequestResult<WebhooksListResponses, WebhooksListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<WebhooksListResponses, WebhooksListErrors, ThrowOnError>({
            querySerializer: { parameters: { ids: { array: { explode: false } } } },
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks',
            ...options
        });
    }
    
    /**
     * Create a webhook
     *
     * It receives events from now on. This response is the only one that includes the secret.
     *
     * Requires an administrator session; API keys are rejected. The response contains a secret that is returned only once; a repeated `Idempotency-Key` fails with 409.
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
     * Requires an administrator session; API keys are rejected.
     */
    public delete<ThrowOnError extends boolean = true>(options: Options<WebhooksDeleteData, ThrowOnError>): RequestResult<WebhooksDeleteResponses, WebhooksDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<WebhooksDeleteResponses, WebhooksDeleteErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}',
            ...options
        });
    }
    
    /**
     * Get a webhook
     *
     * The response does not include its secret.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public get<ThrowOnError extends boolean = true>(options: Options<WebhooksGetData, ThrowOnError>): RequestResult<WebhooksGetResponses, WebhooksGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WebhooksGetResponses, WebhooksGetErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}',
            ...options
        });
    }
    
    /**
     * Update a webhook
     *
     * The secret is not changed; use rotate-secret for that.
     *
     * Requires an administrator session; API keys are rejected.
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
     * Replace a webhook
     *
     * The secret is not changed; use rotate-secret for that.
     *
     * Requires an administrator session; API keys are rejected.
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
     * Rotate the secret of a webhook
     *
     * This response is the only one that includes the new secret. For 24 hours each message carries two signatures, separated by
     * a space: one for the new secret and one for the previous secret.
     *
     * Requires an administrator session; API keys are rejected. The response contains a secret that is returned only once; a repeated `Idempotency-Key` fails with 409.
     */
    public rotateSecret<ThrowOnError extends boolean = true>(options: Options<WebhooksRotateSecretData, ThrowOnError>): RequestResult<WebhooksRotateSecretResponses, WebhooksRotateSecretErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksRotateSecretResponses, WebhooksRotateSecretErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}/rotate-secret',
            ...options
        });
    }
    
    /**
     * Take over a webhook
     *
     * The caller becomes its owner. A webhook that is paused because its owner is gone resumes and delivers the events that it missed.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public takeOver<ThrowOnError extends boolean = true>(options: Options<WebhooksTakeOverData, ThrowOnError>): RequestResult<WebhooksTakeOverResponses, WebhooksTakeOverErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksTakeOverResponses, WebhooksTakeOverErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}/take-over',
            ...options
        });
    }
    
    /**
     * List the deliveries of a webhook
     *
     * Covers the last 30 days, newest first.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public listDeliveries<ThrowOnError extends boolean = true>(options: Options<WebhooksListDeliveriesData, ThrowOnError>): RequestResult<WebhooksListDeliveriesResponses, WebhooksListDeliveriesErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WebhooksListDeliveriesResponses, WebhooksListDeliveriesErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}/deliveries',
            ...options
        });
    }
    
    /**
     * Resend a delivery
     *
     * The event is sent again, whether or not it was delivered before.
     *
     * Requires an administrator session; API keys are rejected.
     */
    public replayDelivery<ThrowOnError extends boolean = true>(options: Options<WebhooksReplayDeliveryData, ThrowOnError>): RequestResult<WebhooksReplayDeliveryResponses, WebhooksReplayDeliveryErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksReplayDeliveryResponses, WebhooksReplayDeliveryErrors, ThrowOnError>({
            security: [{ scheme: 'bearer', type: 'http' }, { name: 'X-Auth-Token', type: 'apiKey' }],
            url: '/api/admin/webhooks/{id}/deliveries/{delivery_id}/replay',
            ...options
        });
    }
}

export class Gateway extends HeyApiClient {
    /**
     * Get this document
     *
     * Returns JSON, or an interactive page if the request accepts `text/html`. No token required.
     */
    public docs<ThrowOnError extends boolean = true>(options?: Options<GatewayDocsData, ThrowOnError>): RequestResult<GatewayDocsResponses, GatewayDocsErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<GatewayDocsResponses, GatewayDocsErrors, ThrowOnError>({ url: '/api/docs', ...options });
    }
    
    /**
     * Get a short guide to the API for language models
     *
     * Describes the service, its conventions and each operation in one line (llmstxt.org). No token required.
     */
    public guide<ThrowOnError extends boolean = true>(options?: Options<GatewayGuideData, ThrowOnError>): RequestResult<GatewayGuideResponses, GatewayGuideErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<GatewayGuideResponses, GatewayGuideErrors, ThrowOnError>({ url: '/llms.txt', ...options });
    }
    
    /**
     * Check that the process is alive
     *
     * Does not check dependencies. No token required; not rate limited.
     */
    public live<ThrowOnError extends boolean = true>(options?: Options<GatewayLiveData, ThrowOnError>): RequestResult<GatewayLiveResponses, GatewayLiveErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<GatewayLiveResponses, GatewayLiveErrors, ThrowOnError>({ url: '/livez', ...options });
    }
    
    /**
     * Check that all dependencies are available
     *
     * Waits at most 1.5 seconds. No token required; not rate limited.
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
    
    private _account?: Account;
    get account(): Account {
        return this._account ??= new Account({ client: this.client });
    }
    
    private _announcements?: Announcements;
    get announcements(): Announcements {
        return this._announcements ??= new Announcements({ client: this.client });
    }
    
    private _deletedRecords?: DeletedRecords;
    get deletedRecords(): DeletedRecords {
        return this._deletedRecords ??= new DeletedRecords({ client: this.client });
    }
    
    private _checklistTemplates?: ChecklistTemplates;
    get checklistTemplates(): ChecklistTemplates {
        return this._checklistTemplates ??= new ChecklistTemplates({ client: this.client });
    }
    
    private _clients?: Clients;
    get clients(): Clients {
        return this._clients ??= new Clients({ client: this.client });
    }
    
    private _connections?: Connections;
    get connections(): Connections {
        return this._connections ??= new Connections({ client: this.client });
    }
    
    private _contacts?: Contacts;
    get contacts(): Contacts {
        return this._contacts ??= new Contacts({ client: this.client });
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
    
    private _eventTracker?: EventTracker;
    get eventTracker(): EventTracker {
        return this._eventTracker ??= new EventTracker({ client: this.client });
    }
    
    private _files?: Files;
    get files(): Files {
        return this._files ??= new Files({ client: this.client });
    }
    
    private _folders?: Folders;
    get folders(): Folders {
        return this._folders ??= new Folders({ client: this.client });
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
    
    private _leads?: Leads;
    get leads(): Leads {
        return this._leads ??= new Leads({ client: this.client });
    }
    
    private _leftMenus?: LeftMenus;
    get leftMenus(): LeftMenus {
        return this._leftMenus ??= new LeftMenus({ client: this.client });
    }
    
    private _live?: Live;
    get live(): Live {
        return this._live ??= new Live({ client: this.client });
    }
    
    private _messages?: Messages;
    get messages(): Messages {
        return this._messages ??= new Messages({ client: this.client });
    }
    
    private _orders?: Orders;
    get orders(): Orders {
        return this._orders ??= new Orders({ client: this.client });
    }
    
    private _organization?: Organization;
    get organization(): Organization {
        return this._organization ??= new Organization({ client: this.client });
    }
    
    private _pages?: Pages;
    get pages(): Pages {
        return this._pages ??= new Pages({ client: this.client });
    }
    
    private _projectStatuses?: ProjectStatuses;
    get projectStatuses(): ProjectStatuses {
        return this._projectStatuses ??= new ProjectStatuses({ client: this.client });
    }
    
    private _teamMembers?: TeamMembers;
    get teamMembers(): TeamMembers {
        return this._teamMembers ??= new TeamMembers({ client: this.client });
    }
    
    private _tasks?: Tasks;
    get tasks(): Tasks {
        return this._tasks ??= new Tasks({ client: this.client });
    }
    
    private _team?: Team;
    get team(): Team {
        return this._team ??= new Team({ client: this.client });
    }
    
    private _apiKeys?: ApiKeys;
    get apiKeys(): ApiKeys {
        return this._apiKeys ??= new ApiKeys({ client: this.client });
    }
    
    private _auditLog?: AuditLog;
    get auditLog(): AuditLog {
        return this._auditLog ??= new AuditLog({ client: this.client });
    }
    
    private _deadLetters?: DeadLetters;
    get deadLetters(): DeadLetters {
        return this._deadLetters ??= new DeadLetters({ client: this.client });
    }
    
    private _portalUsers?: PortalUsers;
    get portalUsers(): PortalUsers {
        return this._portalUsers ??= new PortalUsers({ client: this.client });
    }
    
    private _roles?: Roles;
    get roles(): Roles {
        return this._roles ??= new Roles({ client: this.client });
    }
    
    private _webhooks?: Webhooks;
    get webhooks(): Webhooks {
        return this._webhooks ??= new Webhooks({ client: this.client });
    }
    
    private _gateway?: Gateway;
    get gateway(): Gateway {
        return this._gateway ??= new Gateway({ client: this.client });
    }
}
