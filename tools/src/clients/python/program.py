"""Uses the API through the client that openapi-python-client made; prints `ok <step>` for each step."""

import datetime
import io
import os

from bms_client import AuthenticatedClient, Client
from bms_client.api.account import account_login
from bms_client.api.clients import clients_create, clients_get, clients_list, clients_update
from bms_client.api.file_manager import files_download, files_upload
from bms_client.api.invoices import invoices_add_payment, invoices_create, invoices_get, invoices_send
from bms_client.models import (
    ClientCreate,
    ClientType,
    ClientUpdate,
    FilesUploadBody,
    InvoiceCreate,
    InvoiceStatus,
    LineCreate,
    LoginRequest,
    PaymentCreate,
)
from bms_client.types import File

RATE = 16777217
URL = os.environ["API_URL"]


def check(step, is_right, seen):
    if not is_right:
        raise SystemExit(f"{step}: {seen}")
    print(f"ok {step}", flush=True)


login = LoginRequest(email=os.environ["API_EMAIL"], password=os.environ["API_PASSWORD"])
session = account_login.sync(client=Client(base_url=URL), body=login)
check("sign in", session.token != "", session)
client = AuthenticatedClient(base_url=URL, token=session.token)

made = clients_create.sync(client=client, body=ClientCreate(company_name="Python & Söhne", type_=ClientType.ORGANIZATION))
check("create", made.record.company_name == "Python & Söhne", made)
id = made.record.id

found = clients_list.sync(client=client, search="python sohne", limit=5)
check("list", id in [one.id for one in found.records] and found.meta.total >= 1, found)

clients_update.sync(id, client=client, body=ClientUpdate(city="Köln"))
shown = clients_get.sync(id, client=client)
check("update", shown.record.city == "Köln", shown)

line = LineCreate(title="Consulting", quantity=1, rate=RATE)
invoice = invoices_create.sync(
    client=client, body=InvoiceCreate(client_id=id, items=[line], due_date=datetime.date(2099, 12, 31))
)
check("invoice", invoice.record.total == RATE, invoice)

number = invoice.record.id
invoices_send.sync(number, client=client)
invoices_add_payment.sync(number, client=client, body=PaymentCreate(amount=RATE))
shown = invoices_get.sync(number, client=client, expand="client")
paid = shown.record
check("payment", (paid.status, paid.paid, paid.balance) == (InvoiceStatus.PAID, RATE, 0), paid)
owing = shown.expanded.clients[str(id)]
check("expand", owing.company_name == "Python & Söhne", shown.expanded)

content = b"Offer\x00\xff\n"
form = FilesUploadBody(file=File(payload=io.BytesIO(content), file_name="offer.bin", mime_type="application/octet-stream"))
file = files_upload.sync(client=client, body=form)
check("upload", file.record.size == len(content), file)

bytes_of = files_download.sync(file.record.id, client=client).payload.read()
check("download", bytes_of == content, bytes_of)
