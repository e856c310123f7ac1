"""A PUT or PATCH may hold what the server sets as long as it is what is stored, so that reading, editing and sending back works. To
schemathesis `readOnly` members are never sent, so that it takes this for bad input that was accepted."""

import requests


def is_sent_back(case, response):
    """Whether every server-set member of the body is what the record shows; it is read again to see that."""
    request = response.request
    shown = requests.get(request.url.split("?")[0], headers={"Authorization": request.headers["Authorization"]}, timeout=20)
    if shown.status_code != 200:
        return False
    record = shown.json()
    return is_shown(case, body_schema(case), case.body, {**record, **record.get("record", {})})


def body_schema(case):
    return case.operation.definition.raw["requestBody"]["content"]["application/json"]["schema"]


def is_shown(case, schema, sent, shown):
    """Compares the server-set members of an object, or of each object of a list."""
    if isinstance(sent, list) and isinstance(shown, list):
        return len(sent) == len(shown) and all(is_shown(case, schema["items"], *pair) for pair in zip(sent, shown))
    if not isinstance(sent, dict) or not isinstance(shown, dict):
        return True
    members = resolved(case, schema).get("properties", {})
    return all(
        value == shown.get(name) if members[name].get("readOnly") else is_shown(case, members[name], value, shown.get(name))
        for name, value in sent.items()
        if name in members
    )


def resolved(case, schema):
    if "$ref" not in schema:
        return schema
    return case.operation.schema.raw_schema["components"]["schemas"][schema["$ref"].split("/")[-1]]
