"""Checks a SCIM server with scim2-tester and prints the results as JSON."""

import json
import os
import sys

from httpx2 import Client
from scim2_client.engines.httpx2 import SyncSCIMClient
from scim2_tester import check_server

http = Client(
    base_url=os.environ["SCIM_URL"],
    headers={"Authorization": f"Bearer {os.environ['SCIM_TOKEN']}"},
    timeout=60,
)
results = check_server(SyncSCIMClient(http))
json.dump(
    [
        {
            "title": result.title,
            "resource_type": result.resource_type,
            "status": result.status.name,
            "reason": result.reason or "",
        }
        for result in results
    ],
    sys.stdout,
)
