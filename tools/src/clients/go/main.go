// Uses the API through the client that oapi-codegen made; prints `ok <step>` for each step.
package main

import (
	"bytes"
	"context"
	"fmt"
	"mime/multipart"
	"net/http"
	"os"
	"time"

	openapi_types "github.com/oapi-codegen/runtime/types"
)

const rate = 16777217

func check(step string, isRight bool, err error, seen any) {
	if err != nil || !isRight {
		fmt.Printf("%s: %v %+v\n", step, err, seen)
		os.Exit(1)
	}
	fmt.Println("ok", step)
}

func text(value string) *string { return &value }

func main() {
	ctx := context.Background()
	url := os.Getenv("API_URL")
	public, err := NewClientWithResponses(url)
	if err != nil {
		panic(err)
	}
	login := LoginRequest{Email: text(os.Getenv("API_EMAIL")), Password: text(os.Getenv("API_PASSWORD"))}
	session, err := public.AccountLoginWithResponse(ctx, login)
	check("sign in", err == nil && session.JSON200 != nil, err, session)

	withToken := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+session.JSON200.Token)
		return nil
	}
	api, _ := NewClientWithResponses(url, WithRequestEditorFn(withToken))

	made, err := api.ClientsCreateWithResponse(ctx, nil, ClientCreate{CompanyName: "Go & Söhne", Type: ClientTypeOrganization})
	check("create", err == nil && made.JSON201 != nil, err, made)
	id := made.JSON201.Record.Id

	found, err := api.ClientsListWithResponse(ctx, &ClientsListParams{Search: text("go sohne")})
	isFound := false
	if err == nil && found.JSON200 != nil {
		for _, one := range found.JSON200.Records {
			isFound = isFound || one.Id == id
		}
	}
	check("list", isFound, err, found)

	_, err = api.ClientsUpdateWithResponse(ctx, id, nil, ClientUpdate{City: text("Köln")})
	check("update sent", err == nil, err, id)
	shown, err := api.ClientsGetWithResponse(ctx, id, nil)
	check("update", err == nil && shown.JSON200 != nil && shown.JSON200.Record.City == "Köln", err, shown)

	price := float64(rate)
	due := openapi_types.Date{Time: time.Date(2099, 12, 31, 0, 0, 0, 0, time.UTC)}
	lines := []LineCreate{{Title: text("Consulting"), Quantity: 1, Rate: &price}}
	invoice, err := api.InvoicesCreateWithResponse(ctx, nil, InvoiceCreate{ClientId: id, Items: lines, DueDate: due})
	check("invoice", err == nil && invoice.JSON201 != nil && invoice.JSON201.Record.Total == rate, err, invoice)

	number := invoice.JSON201.Record.Id
	_, err = api.InvoicesSendWithResponse(ctx, number, nil, InvoicesSendJSONRequestBody{})
	check("invoice sent", err == nil, err, number)
	_, err = api.InvoicesAddPaymentWithResponse(ctx, number, nil, PaymentCreate{Amount: rate})
	check("payment sent", err == nil, err, number)
	paid, err := api.InvoicesGetWithResponse(ctx, number, &InvoicesGetParams{Expand: text("client")})
	isPaid := err == nil && paid.JSON200 != nil && paid.JSON200.Record.Status == InvoiceStatusPaid
	check("payment", isPaid && paid.JSON200.Record.Paid == rate && paid.JSON200.Record.Balance == 0, err, paid)
	expanded := paid.JSON200.Expanded
	check("expand", expanded != nil && expanded.Clients != nil && (*expanded.Clients)[fmt.Sprint(id)].CompanyName == "Go & Söhne", err, paid)

	content := []byte("Offer\x00\xff\n")
	var form bytes.Buffer
	parts := multipart.NewWriter(&form)
	part, _ := parts.CreateFormFile("file", "offer.bin")
	_, _ = part.Write(content)
	_ = parts.Close()
	file, err := api.FilesUploadWithBodyWithResponse(ctx, parts.FormDataContentType(), &form)
	check("upload", err == nil && file.JSON200 != nil && file.JSON200.Record.Size == int64(len(content)), err, file)

	download, err := api.FilesDownloadWithResponse(ctx, file.JSON200.Record.Id, nil)
	check("download", err == nil && bytes.Equal(download.Body, content), err, download)
}
