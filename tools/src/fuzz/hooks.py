"""What schemathesis is told beside the OpenAPI document. It imports this file by SCHEMATHESIS_HOOKS; the rest of the environment
is set in accounts.ts and run.ts."""

import atexit
import collections
import json
import os
import re
import threading
import urllib.parse

import schemathesis
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.core.parameters import ParameterLocation
from schemathesis.openapi.checks import RejectedPositiveData

ENTITY_TAGS = re.compile(r'\*|(W/)?"[!#-~]*"( *, *(W/)?"[!#-~]*")*')
# What the coverage phase fills in, in every request, where the pattern of a header needs more than letters and digits.
FILLER = "0"
NO_ID = "999999999"
# Whoever changes these accounts and roles saws off the branch that the run sits on.
PROTECTED = {
    "/api/team/{id}": set(os.environ["FUZZ_USERS"].split(",")),
    "/api/admin/roles/{id}": set(os.environ["FUZZ_ROLES"].split(",")),
}
# Codes of a 422 that say that the form is wrong. When one of them answers a request that fits the document, the document is
# not true. All other codes depend on what is stored (taken, in_use, illegal_move, ...), which no schema can tell.
FORM_CODES = {
    "required", "wrong_type", "unknown_field", "unknown_parameter", "read_only", "not_allowed", "invalid_format", "too_short",
    "too_long", "out_of_range", "too_precise", "too_few", "too_many", "duplicate", "repeated",
}  # fmt: skip
# The same codes where they follow from other members or from what is stored: code, field, and the reason.
BEYOND_SCHEMAS = [
    (r"invalid_format", r"phone", "which numbers there are changes from year to year"),
    (r"required", r"email|password|phone|otp", "one pair of the two signs in"),
    (r"required|not_allowed", r"access_token|code|state", "either a token or a code with its state"),
    (r"not_allowed", r"role_id", "an administrator has none"),
    (r"too_long", r"data", "4 KB as JSON"),
    (r"out_of_range", r"expires_at", "a moment to come"),
    (r"required|not_allowed|unknown_field|invalid_format|too_long", r"(values|custom_fields)\..*", "fields are records too"),
    (r"required", r"lost_reason", "only where the status becomes lost"),
    (r"required|not_allowed", r"(fields\[\d+\]\.)?options(\[\d+\])?", "only some types of field have options"),
    (r"duplicate", r"fields\[\d+\]\.(id|maps_to)|grants\[\d+\]", "only these members of the entries must differ"),
    (r"required", r"items\[\d+\]\.(title|rate)", "an item_id supplies them"),
    (r"out_of_range", r"items|items\[\d+\]|total", "the sum of all lines is bounded, too"),
    (r"not_allowed", r"grants\[\d+\]\.module", "the modules are those of all services"),
    (r"not_allowed", r"events\[\d+\]", "the events are those of all services"),
    (r"not_allowed", r"url", "a webhook goes to no address on the inside, which no pattern can tell"),
    (r"not_allowed", r"checklist_template_id", "only in a create"),
    (r"read_only", r".*", "sent back by PUT and PATCH as it is stored"),
    (r"too_precise", r".*", "15 digits in all, whatever stands before the point; multipleOf is inexact for doubles"),
]


class Counted:
    """How many requests were answered, by phase and kind of status; written when the run ends."""

    def __init__(self):
        self.lock = threading.Lock()
        self.answers = collections.Counter()
        self.turns = collections.Counter()

    def answered(self, phase, status):
        with self.lock:
            self.answers[f"{phase} {status // 100}xx"] += 1

    def turn(self, name):
        with self.lock:
            self.turns[name] += 1
            return self.turns[name]

    def write(self):
        with open(os.environ["FUZZ_COUNTS"], "w", encoding="utf-8") as file:
            json.dump(self.answers, file)


counted = Counted()
atexit.register(counted.write)


@schemathesis.hook
def before_call(context, case, kwargs):
    if case.meta is None:
        return
    protect(case)
    if case.headers.get("If-Match") == FILLER:
        del case.headers["If-Match"]
    if not case.meta.is_negative_at(ParameterLocation.HEADER):
        loosen_headers(case)
    if case.path == "/api/auth/login" and case.meta.generation.mode.is_positive:
        sign_in(case)


def protect(case):
    """Turns a change of what the run needs into one of a record that is not there."""
    record = str((case.path_parameters or {}).get("id", ""))
    if case.method.upper() != "GET" and urllib.parse.unquote(record) in PROTECTED.get(case.path, ()):
        case.path_parameters["id"] = NO_ID


def loosen_headers(case):
    """Lets most requests go further than to a version that has passed (412) and a key that was used (422)."""
    tag = case.headers.get("If-Match")
    if tag is not None and (not ENTITY_TAGS.fullmatch(str(tag)) or counted.turn("If-Match") % 4):
        del case.headers["If-Match"]
    key = case.headers.get("Idempotency-Key")
    if key is not None and counted.turn(f"key {key}") > 1 and counted.turn("Idempotency-Key") % 4:
        case.headers["Idempotency-Key"] = f"fuzz-{counted.turn('made')}"


def sign_in(case):
    """No generated password is right; every other one is made so."""
    if isinstance(case.body, dict) and {"email", "password"} <= case.body.keys() and counted.turn("login") % 2:
        case.body = {**case.body, "email": os.environ["FUZZ_EMAIL"], "password": os.environ["FUZZ_PASSWORD"]}


@schemathesis.hook
def after_call(context, case, response):
    counted.answered(case.meta.phase.name.value if case.meta else "credentials", response.status_code)


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Whether a failure is one: what is stored decides, too, whether a request is refused."""
    if isinstance(failure, AcceptedNegativeData):
        return not sends_back(failure, case)
    return not (isinstance(failure, RejectedPositiveData) and response.status_code == 422 and is_of_state(response))


def sends_back(failure, case):
    """A change may hold what the server sets, as it is stored; to schemathesis `readOnly` members are never sent."""
    return case.method.upper() in ("PUT", "PATCH") and failure.message.endswith(": Value is not allowed")


def is_of_state(response):
    violations = response.json().get("errors", [])
    return bool(violations) and all(
        violation["code"] not in FORM_CODES or is_beyond_schemas(violation) for violation in violations
    )


def is_beyond_schemas(violation):
    return any(
        re.fullmatch(code, violation["code"]) and re.fullmatch(field, violation["field"])
        for code, field, _ in BEYOND_SCHEMAS
    )
