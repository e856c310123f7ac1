{{/* Name of the application, in labels. */}}
{{- define "bms.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{/* Prefix of all names: the release, or the release and the chart. */}}
{{- define "bms.fullname" -}}
{{- $name := include "bms.name" . -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 40 | trimSuffix "-" -}}
{{- else if contains $name .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name $name | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* Names of all processes as JSON: {"names": ["gateway", ...]}. */}}
{{- define "bms.processes" -}}
{{- dict "names" (concat (list "gateway") (keys .Values.services | sortAlpha)) | toJson -}}
{{- end -}}

{{/*
Values of one process as JSON, those of `defaults` included: its name, its full name and what the templates derive.
In: root, name.
*/}}
{{- define "bms.process" -}}
{{- $root := .root -}}
{{- $name := .name -}}
{{- $isGateway := eq $name "gateway" -}}
{{- $own := $root.Values.gateway -}}
{{- if not $isGateway -}}{{- $own = index $root.Values.services $name -}}{{- end -}}
{{- $process := mergeOverwrite (deepCopy $root.Values.defaults) (deepCopy $own) -}}
{{- $fullname := include "bms.fullname" $root -}}
{{- $_ := set $process "name" $name -}}
{{- $_ := set $process "isGateway" $isGateway -}}
{{- $_ := set $process "fullname" (printf "%s-%s" $fullname $name) -}}
{{- if $isGateway -}}
{{- $_ := set $process "calls" (keys $root.Values.services | sortAlpha) -}}
{{- end -}}
{{- if not $process.existingSecret -}}
{{- $_ := set $process "existingSecret" (printf "%s-%s" $fullname $name) -}}
{{- end -}}
{{- if and $process.autoscaling.enabled $process.keda.enabled -}}
{{- fail (printf "%s: autoscaling.enabled and keda.enabled exclude each other: KEDA creates an autoscaler of its own" $name) -}}
{{- end -}}
{{- toJson $process -}}
{{- end -}}

{{/* Labels that select the pods of a process. In: root, name. */}}
{{- define "bms.selector" -}}
app.kubernetes.io/name: {{ include "bms.name" .root }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end -}}

{{/* Labels of an object of a process. In: root, name. */}}
{{- define "bms.labels" -}}
{{ include "bms.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" }}
{{- with .root.Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* Host of publicUrl. */}}
{{- define "bms.publicHost" -}}
{{- regexReplaceAll ":\\d+$" (urlParse .Values.publicUrl).host "" -}}
{{- end -}}
