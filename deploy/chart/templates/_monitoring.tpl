{{/*
"true" if /metrics of the services is served over TLS: on a port of its own it never is.
In: root.
*/}}
{{- define "bms.metricsTls" -}}
{{- if and (or .Values.defaults.tls .Values.certificates.enabled) (eq (int .Values.metrics.port) 9090) -}}true{{- end -}}
{{- end -}}

{{/*
Alerts of a file, about the namespace of the release alone: beside a healthy environment, another one may be down.
In: root, path.
*/}}
{{- define "bms.rules" -}}
{{- $namespace := printf "namespace=%q" .root.Release.Namespace -}}
{{- $rules := .root.Files.Get .path | replace "namespace=\"bms\"" $namespace -}}
{{- with .root.Values.prometheusRule.runbookUrl -}}
{{- $rules = $rules | replace "docs/operations/runbook.md" . -}}
{{- else -}}
{{- $rules = $rules | replace "runbook_url:" "runbook:" -}}
{{- end -}}
{{- $rules | fromYaml | toYaml -}}
{{- end -}}
