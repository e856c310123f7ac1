"""What schemathesis is told beside the OpenAPI document. It imports this file by SCHEMATHESIS_HOOKS; the rest of the environment
is set in run.ts."""

import atexit
import collections
import datetime
import json
import os
import re
import threading
import urllib.parse

import schemathesis
from hypothesis import strategies
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.core.parameters import ParameterLocation
from schemathesis.openapi.checks import RejectedPositiveData

from allowances import reasons_of
from sent_back import body_schema, is_sent_back, members_of, remember

ENTITY_TAGS = re.compile(r'\*|(W/)?"[!#-~]*"( *, *(W/)?"[!#-~]*")*')
# What the coverage phase fills in, in every request, where the pattern of a header needs more than letters and digits.
FILLER = "0"
NO_ID = "999999999"
# Whoever changes these accounts and roles saws off the branch that the run sits on.
PROTECTED = {
    "/api/team/{id}": set(os.environ["FUZZ_USERS"].split(",")),
    "/api/admin/roles/{id}": set(os.environ["FUZZ_ROLES"].split(",")),
}

# Years before 1900 are rejected, which `format: date` and `format: date-time` cannot say.
schemathesis.openapi.format("date", strategies.dates(min_value=datetime.date(1900, 1, 1)).map(str))
OFFSETS = [datetime.timezone(datetime.timedelta(minutes=minutes)) for minutes in (0, 330, -480)]
# A day from either end of the range, since the offset counts.
TIMES = strategies.datetimes(datetime.datetime(1900, 1, 2), datetime.datetime(9999, 12, 30), timezones=strategies.sampled_from(OFFSETS))
schemathesis.openapi.format("date-time", TIMES.map(datetime.datetime.isoformat))

# One of these is the session that the run has its token from.
OWN_SESSIONS = ("/api/auth/sessions/{id}",)

# A form that can be filled in, with its answers.
ANSWERED_FORM = json.loads(os.environ["FUZZ_FORM"])


class Counted:
    """How many requests were answered, by phase and kind of status, and what was allowed; written when the run ends."""

    def __init__(self):
        self.lock = threading.Lock()
        self.answers = collections.Counter()
        self.allowed = collections.Counter()
        self.turns = collections.Counter()

    def answered(self, phase, status):
        with self.lock:
            self.answers[f"{phase} {status // 100}xx"] += 1

    def allows(self, reasons):
        with self.lock:
            self.allowed.update(set(reasons))

    def turn(self, name):
        with self.lock:
            self.turns[name] += 1
            return self.turns[name]

    def write(self):
        with open(os.environ["FUZZ_COUNTS"], "w", encoding="utf-8") as file:
            json.dump({"answers": self.answers, "allowed": self.allowed}, file)


counted = Counted()
atexit.register(counted.write)


@schemathesis.hook
def before_call(context, case, kwargs):
    if case.meta is None:
        return
    protect(case)
    leave_out_tables(case)
    remember(case)
    # A header that is no text is never sent, and what raises for it ends a round of sequences.
    case.headers.update({name: str(value) for name, value in case.headers.items() if not isinstance(value, (str, bytes))})
    if case.headers.get("If-Match") == FILLER:
        del case.headers["If-Match"]
    if not case.meta.is_negative_at(ParameterLocation.HEADER):
        loosen_headers(case)
    if case.meta.generation.mode.is_positive:
        leave_out_no_records(case)
        # What follows in a sequence counts on the effect of what came before.
        if case.meta.phase.name.value == "stateful":
            (case.query or {}).pop("dry_run", None)
        if isinstance(case.body, dict):
            go_further(case)


def protect(case):
    """Turns a change of what the run needs into one of a record that is not there."""
    record = str((case.path_parameters or {}).get("id", ""))
    is_protected = case.path in OWN_SESSIONS or urllib.parse.unquote(record) in PROTECTED.get(case.path, ())
    if case.method.upper() != "GET" and is_protected:
        case.path_parameters["id"] = NO_ID


def leave_out_tables(case):
    """The document has no media types of tables for lists, since generators would type every list as a text, too."""
    if not case.path.startswith("/api/reports/") and (case.query or {}).get("format") in ("csv", "xlsx"):
        del case.query["format"]


def loosen_headers(case):
    """Lets most requests go further than to a version that has passed (412) and a key that was used (422)."""
    tag = case.headers.get("If-Match")
    if tag is not None and (not ENTITY_TAGS.fullmatch(str(tag)) or counted.turn("If-Match") % 4):
        del case.headers["If-Match"]
    key = case.headers.get("Idempotency-Key")
    if key is not None and counted.turn(f"key {key}") > 1 and counted.turn("Idempotency-Key") % 4:
        case.headers["Idempotency-Key"] = f"fuzz-{counted.turn('made')}"


def leave_out_no_records(case):
    """Sequences fill in what another answer had, whatever the document says of it: an administrator has the role 0, which is none."""
    for name in [name for name, value in (case.query or {}).items() if name.endswith("_id") and value == 0]:
        del case.query[name]


def go_further(case):
    """Every other time puts in what no generated value meets: a password, the answers to a form; leaves out what may be left out."""
    operation = f"{case.method.upper()} {case.path}"
    if operation == "POST /api/auth/login" and {"email", "password"} <= case.body.keys():
        known = {"email": os.environ["FUZZ_EMAIL"], "password": os.environ["FUZZ_PASSWORD"]}
    elif operation == "POST /api/request_estimate/requests":
        known = ANSWERED_FORM
    elif operation == "POST /api/estimates" and "estimate_request_id" in case.body:
        known = {"estimate_request_id": None}
    else:
        return
    if counted.turn(operation) % 2:
        case.body = {**case.body, **known}


@schemathesis.hook
def after_call(context, case, response):
    counted.answered(case.meta.phase.name.value if case.meta else "credentials", response.status_code)


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Whether a failure is one: what is stored decides, too, whether a request is refused."""
    reasons = None
    if isinstance(failure, AcceptedNegativeData) and is_not_to_be_sent(failure) and is_sent_back(case):
        reasons = ["PUT, PATCH: what the server sets may be sent back as it is stored"]
    if isinstance(failure, AcceptedNegativeData) and has_empty_moment_or_number(case, body_schema(case), case.body):
        reasons = ["an empty text for an optional date or number counts as null"]
    if isinstance(failure, RejectedPositiveData) and response.status_code == 422:
        reasons = reasons_of(case, response)
    if reasons is not None:
        counted.allows(reasons)
    return reasons is None


def has_empty_moment_or_number(case, schema, sent):
    """Whether a member anywhere in a body is the empty text, and is documented as a date, a timestamp or a number."""
    if isinstance(sent, list):
        return any(has_empty_moment_or_number(case, schema.get("items", {}), entry) for entry in sent)
    if not isinstance(sent, dict):
        return False
    return any(
        is_moment_or_number(member) if value == "" else has_empty_moment_or_number(case, member, value)
        for _, value, member in members_of(case, schema, sent)
    )


def is_moment_or_number(schema):
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    return schema.get("format") in ("date", "date-time") or bool({"integer", "number"} & set(types))


def is_not_to_be_sent(failure):
    return failure.message.endswith(": Value is not allowed")
