"""Where a request that fits the document may be refused for its form all the same, since JSON Schema cannot say why: each with the
operations, the code and the field that it is for. Whatever is refused elsewhere is a fault of the document."""

import re
import unicodedata
from typing import NamedTuple

# Codes of a 422 that say that the form is wrong. When one of them answers a request that fits the document, the document is
# not true. All other codes depend on what is stored (taken, in_use, illegal_move, ...), which no schema can tell.
FORM_CODES = {
    "required", "wrong_type", "unknown_field", "unknown_parameter", "read_only", "not_allowed", "invalid_format", "too_short",
    "too_long", "out_of_range", "too_precise", "too_few", "too_many", "duplicate", "repeated",
}  # fmt: skip


class Allowance(NamedTuple):
    """Regular expressions for the operation, the code and the field, and why no schema can say it."""

    operation: str
    code: str
    field: str
    reason: str


SALES = r"(POST|PUT|PATCH) /api/(estimates|orders|contract|invoices|recurring-invoices|credit-notes)(/\{id\})?"
ITEMS = r"(POST|PUT|PATCH) /api/items(/\{id\})?"
RECURRING = r"(POST|PUT|PATCH) /api/recurring-invoices(/\{id\})?"
ORGANIZATION = "(PUT|PATCH) /api/admin/organization"
CLIENTS = r"(POST|PUT|PATCH) /api/clients(/\{id\})?"
CUSTOM_FIELDS = r"(POST|PUT|PATCH) /api/(clients|leads|estimates|orders)(/\{id\})?"
FORMS = r"(POST|PUT|PATCH) /api/admin/estimate-forms(/\{id\})?"
PROVIDERS = r"(POST|PUT|PATCH) /api/admin/identity-providers(/\{id\})?"
TOKENS = r"POST /api/extsvc-api/(drive|calendar|calendar/own)/token"

ALLOWANCES = [
    Allowance(
        r"POST /api/auth/(send-otp|phone/change/(send-otp|verify-otp))|(POST|PUT|PATCH) /api/(team|admin/portal-users)(/\{id\})?",
        "invalid_format",
        "phone",
        "how many digits there are depends on the country",
    ),
    Allowance(r"(GET|POST|PUT|PATCH) /api/.+", "invalid_format", "currency", "the codes are for ISO 4217 to say"),
    Allowance(ORGANIZATION, "invalid_format", "iban|bic|vat_number", "they have check digits, and formats of their countries"),
    Allowance(r"(POST|PUT|PATCH) /api/.+", "invalid_format", "country_code", "the codes are for ISO 3166 to say"),
    Allowance(r"(POST|PUT|PATCH) /api/.+", "invalid_format", "buyer_reference", "a Leitweg-ID has check digits"),
    Allowance(r"(POST|PUT|PATCH) /api/.+", "invalid_format", r"electronic_address\.scheme", "the codes are for the list to say"),
    Allowance(CLIENTS, "invalid_format|required", "vat_number", "follows from country_code and reverse_charge"),
    Allowance(CLIENTS, "required", "tax_exemption_reason", "only together with tax_exempt"),
    Allowance(r"(POST|PUT|PATCH) /api/taxes(/\{id\})?", "out_of_range", "rate", "0 except in one category, below 0 of withholding taxes"),
    Allowance(ORGANIZATION, "invalid_format|not_allowed", "locale|time_zone", "the names are for BCP 47 and IANA to say"),
    Allowance("POST /api/auth/login", "required", "email|password|phone|otp", "either pair signs in, both members of it"),
    Allowance("POST /api/auth/second-factor", "required", "code|credential", "follows from type"),
    Allowance(TOKENS, "required|not_allowed", "access_token|code|state", "either a token, or a code with its state"),
    Allowance(r"(POST|PUT|PATCH) /api/team(/\{id\})?", "not_allowed", "role_id", "not together with is_admin"),
    Allowance(PROVIDERS, "not_allowed", r"issuer|redirect_uris\[\d+\]", "no address on the inside, and only those of native apps"),
    Allowance(PROVIDERS, "required", "default_role_id|domains|client_secret", "follow from create_accounts and issuer"),
    Allowance(r"POST /api/admin/identity-providers/\{id\}/unlink", "unknown_reference", "user_id", "the account has signed in with the provider"),
    Allowance(r"POST /api/admin/identity-providers/\{id\}/test", "unreachable", "issuer", "the provider is on another machine"),
    Allowance(r"GET /api/auth/sso/\{provider\}/start", "not_allowed|required|excluded", "return_to|redirect_uri|code_challenge", "paths of the panel, and addresses of the provider record"),
    Allowance(r"GET /api/auth/sso/\{provider\}/frontchannel-logout", "not_allowed", "iss", "the issuer of the provider"),
    Allowance(ORGANIZATION, "required|not_allowed|sso_unproven", "password_sign_in|break_glass_user_id", "an administrator has signed in with a provider"),
    Allowance("POST /api/auth/favorites", "too_many", "record_id", "a hundred in all"),
    Allowance("POST /api/event-tracker", "too_long", "data", "bytes of a whole object"),
    Allowance(
        "POST /api/imports",
        "not_allowed|unknown_field|wrong_type|invalid_format|required|duplicate|too_many",
        r"(module|mapping|defaults|match_by|file)(\..*)?",
        "what is imported is a CSV file, and names modules of the contract and their fields",
    ),
    Allowance("POST /api/admin/(api-keys|scim-tokens)(/[^/]+/rotate)?", "out_of_range", "expires_at", "after now"),
    Allowance(r"(POST|PUT|PATCH) /api/clients/\{client_id\}/notes(/\{id\})?", "out_of_range", "happened_at", "not after now"),
    Allowance(r"POST /api/[a-z-]+/\{id\}/links", "out_of_range", "expires_at", "after now"),
    Allowance(r"(POST|PUT|PATCH) /api/admin/webhooks(/\{id\})?", "not_allowed", "url", "no address on the inside"),
    Allowance(r"(PUT|PATCH) /api/leads/\{id\}", "required", "lost_reason", "only together with the status lost"),
    Allowance(r"(PUT|PATCH) /api/tasks/\{id\}", "not_allowed", "checklist_template_id", "may be the stored one"),
    Allowance(CUSTOM_FIELDS, "unknown_field|required", r"custom_fields\..*", "the fields are records"),
    Allowance(
        r"POST /api/request_estimate/requests|POST /api/public-forms/\{token\}",
        "unknown_field|required|too_long",
        r"values\..*",
        "the fields are those of the form",
    ),
    Allowance(
        r"(POST|PUT|PATCH) /api/custom-fields(/\{id\})?",
        "required|not_allowed",
        r"options(\[\d+\])?",
        "follow from field_type",
    ),
    Allowance(FORMS, "required|not_allowed", r"fields\[\d+\]\.options(\[\d+\])?", "follow from field_type"),
    Allowance(FORMS, "duplicate", r"fields\[\d+\]\.(id|maps_to)", "entries differ in one member"),
    Allowance(
        r"(POST|PUT|PATCH) /api/admin/roles(/\{id\})?",
        "duplicate",
        r"grants\[\d+\]",
        "entries differ in module and action",
    ),
    Allowance(ITEMS, "duplicate|invalid_format", r"prices\[\d+\]\.currency", "one price in each currency of ISO 4217"),
    Allowance(SALES, "required", r"items\[\d+\]\.(title|rate)", "an item_id supplies them"),
    Allowance(SALES, "too_many", r"items\[\d+\]\.tax_ids", "which taxes withhold, and do not count, is stored"),
    Allowance(SALES, "out_of_range", "items", "the sum of all lines is a safe integer, and at most that of a credited invoice"),
    Allowance(SALES, "out_of_range|excluded", r"(items\[\d+\]\.)?discount_amount", "at most its base, and one kind of discount"),
    Allowance(ORGANIZATION, "out_of_range", r"reminders\[\d+\]\.days_after_due", "each step is later than the one before"),
    Allowance(
        r"(PUT|PATCH) /api/invoices/\{id\}|POST /api/invoices/\{id\}/send",
        "required|not_allowed",
        r"(client|organization)\.\w+",
        "the VAT numbers that a tax needs are stored",
    ),
    Allowance("POST /api/invoices/deposits", "required", "percent", "either percent or amount"),
    Allowance(RECURRING, "out_of_range", "starts_on|ends_on", "from today, in this order"),
    Allowance(r"GET /api/reports/\w+", "out_of_range", "from", "at most the last day"),
    Allowance("GET /api/.+", "not_allowed|too_many", "fields|expand", "members and references of the record, up to 10 references"),
    Allowance("GET /api/.+", "excluded", "amounts|bom", "only of tables"),
    Allowance("GET /api/.+", "not_allowed|repeated", "sort", "each field once, and only some of them with cursor"),
    Allowance("(GET|POST|PUT|PATCH) /api/.+", "too_short", r"external_ids?\..+|external_id", "a text of invisible characters is empty"),
    Allowance("GET /api/.+", "invalid_format|not_allowed", "cursor", "only one that an answer of the same list had"),
    Allowance("GET /api/.+", "invalid_format", r"\w+_(from|to)", "how many days there are depends on the month"),
    Allowance(
        r"GET /api/(invoices|credit-notes)/\{id\}/xml",
        "required|not_allowed",
        r"id|status|currency|items|buyer_reference|(organization|client|items\[\d+\])\.\w+",
        "what an electronic invoice states is stored, also that it was sent",
    ),
    Allowance("GET /api/reports/statement", "required", "client_id", "of staff only"),
]


# A write by external id, whose record has the rules of a PATCH.
EXTERNAL = re.compile(r"/external/\{source\}/\{external_id\}$")

NULL = "a link that the tool infers from a response carries its null as the parameter None"
DECIMALS = "the decimals of a number are in its description; multipleOf is inexact for doubles"
INVISIBLE = "a text of invisible characters is empty; what white space is depends on the dialect of a pattern"


def reasons_of(case, response):
    """Why a request that fits the document may be refused with these violations; None where it may not."""
    problem = response.json()
    if problem["code"] == "bulk_failed":
        return ["POST bulk: the records of items are documented by the single writes"]
    violations = problem.get("errors", [])
    reasons = [reason_of(case, violation) for violation in violations if violation["code"] in FORM_CODES]
    return None if not violations or None in reasons else reasons


def reason_of(case, violation):
    code, field = violation["code"], violation["field"]
    if code == "too_precise":
        return DECIMALS
    if code == "wrong_type" and field in (case.query or {}) and str(case.query[field]) == "None":
        return NULL
    if code == "required" and is_invisible(sent_at(case, field)):
        return INVISIBLE
    operation = f"{case.method.upper()} {case.path}"
    if EXTERNAL.search(operation):
        if code in ("required", "read_only", "not_allowed"):
            return "PUT external: whether the record exists decides between POST and PATCH"
        operation = EXTERNAL.sub("/{id}", operation)
    for allowance in ALLOWANCES:
        if all(re.fullmatch(*pair) for pair in zip(allowance[:3], (operation, code, field))):
            return f"{allowance.operation} {allowance.field}: {allowance.reason}"
    return None


def sent_at(case, field):
    """The value in the body that a path such as `items[1].rate` names; None where nothing is sent."""
    value = case.body
    for step in re.findall(r"[^.\[\]]+", field):
        if isinstance(value, list):
            value = value[int(step)]
        elif isinstance(value, dict):
            value = value.get(step)
        else:
            return None
    return value


def is_invisible(value):
    """Whether a value is a text of separators, control and format characters only."""
    return isinstance(value, str) and value != "" and all(unicodedata.category(char)[0] in "ZC" for char in value)
