"""A PUT or PATCH may hold what the server sets as long as it is what is stored, so that reading, editing and sending back works. To
schemathesis `readOnly` members are never sent, so that it takes this for bad input that was accepted."""

import os

import requests

URL = os.environ["FUZZ_URL"]
HEADERS = {}
# What the records showed before they were changed, by case.
BEFORE = {}


def remember(case):
    """Reads the record that a case is going to change, if it holds what the server sets."""
    if case.method.upper() not in ("PUT", "PATCH") or not holds_server_set(case, body_schema(case), case.body):
        return
    try:
        answer = read(case.formatted_path)
    except requests.RequestException:
        return  # a path that cannot be asked for has no record
    if answer.status_code == 200:
        record = answer.json()
        BEFORE[case.id] = {**record, **record.get("record", {})}


def read(path):
    answer = requests.get(URL + path, headers=HEADERS, timeout=20)
    if answer.status_code != 401:
        return answer
    sign_in()
    return requests.get(URL + path, headers=HEADERS, timeout=20)


def sign_in():
    account = {"email": os.environ["FUZZ_EMAIL"], "password": os.environ["FUZZ_PASSWORD"]}
    answer = requests.post(f"{URL}/api/auth/login", json=account, timeout=20)
    HEADERS["Authorization"] = f"Bearer {answer.json()['token']}"


def is_sent_back(case):
    """Whether every server-set member of the body is what the record showed before."""
    return case.id in BEFORE and is_shown(case, body_schema(case), case.body, BEFORE[case.id])


def is_shown(case, schema, sent, shown):
    """Compares the server-set members of an object, or of each object of a list."""
    if isinstance(sent, list):
        entries = shown if isinstance(shown, list) else []
        return len(sent) <= len(entries) and all(is_shown(case, schema["items"], *pair) for pair in zip(sent, entries))
    if not isinstance(sent, dict):
        return True
    known = shown if isinstance(shown, dict) else {}
    return all(
        value == known.get(name) if member.get("readOnly") else is_inner_shown(case, member, value, known.get(name))
        for name, value, member in members_of(case, schema, sent)
    )


def is_inner_shown(case, schema, sent, shown):
    return not holds_server_set(case, schema, sent) or is_shown(case, schema, sent, shown)


def holds_server_set(case, schema, sent):
    if isinstance(sent, list):
        return any(holds_server_set(case, schema.get("items", {}), entry) for entry in sent)
    return isinstance(sent, dict) and any(
        member.get("readOnly") or holds_server_set(case, member, value)
        for _, value, member in members_of(case, schema, sent)
    )


def members_of(case, schema, sent):
    members = resolved(case, schema).get("properties", {})
    return [(name, value, members[name]) for name, value in sent.items() if name in members]


def body_schema(case):
    content = case.operation.definition.raw.get("requestBody", {}).get("content", {})
    return content.get("application/json", {}).get("schema", {})


def resolved(case, schema):
    """The schema of an object: behind a reference, of what a PUT takes as a PATCH does, or beside null."""
    for part in schema.get("allOf", schema.get("anyOf", [])):
        if "$ref" in part:
            return resolved(case, part)
    if "$ref" not in schema:
        return schema
    return resolved(case, case.operation.schema.raw_schema["components"]["schemas"][schema["$ref"].split("/")[-1]])
