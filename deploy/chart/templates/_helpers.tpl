{{/* Name of the application, in labels. */}}
{{- define "bms.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{/*
Prefix of all names: the release, or the release and the chart. A long one ends with a hash of the whole, since the names
of two releases may differ only after what fits.
*/}}
{{- define "bms.fullname" -}}
{{- $name := include "bms.name" . -}}
{{- $full := printf "%s-%s" .Release.Name $name -}}
{{- if .Values.fullnameOverride -}}
{{- $full = .Values.fullnameOverride -}}
{{- else if contains $name .Release.Name -}}
{{- $full = .Release.Name -}}
{{- end -}}
{{- if gt (len $full) 40 -}}
{{- printf "%s-%s" ($full | trunc 31 | trimSuffix "-") ($full | sha256sum | trunc 8) -}}
{{- else -}}
{{- $full -}}
{{- end -}}
{{- end -}}

{{/* Names of all processes as JSON: {"names": ["gateway", ...]}. */}}
{{- define "bms.processes" -}}
{{- dict "names" (concat (list "gateway") (keys .Values.services | sortAlpha)) | toJson -}}
{{- end -}}

{{/*
Values of one process as JSON, those of `defaults` included: its name, its full name and what the templates derive.
In: root, name; withoutCertificate for a Job that runs before the release, and so before its certificate exists.
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
{{- if and $root.Values.certificates.enabled (not .withoutCertificate) -}}
{{- $_ := set $process "tls" true -}}
{{- $files := dict "TLS_CERT_FILE" "/etc/bms/tls/tls.crt" "TLS_KEY_FILE" "/etc/bms/tls/tls.key" "TLS_CA_FILE" "/etc/bms/tls/ca.crt" -}}
{{- $_ := set $process "settings" (mergeOverwrite $files $process.settings) -}}
{{- $volume := dict "name" "certificate" "secret" (dict "secretName" (printf "%s-certificate" $process.fullname)) -}}
{{- $_ := set $process "extraVolumes" (append $process.extraVolumes $volume) -}}
{{- $_ := set $process "extraVolumeMounts" (append $process.extraVolumeMounts (dict "name" "certificate" "mountPath" "/etc/bms/tls" "readOnly" true)) -}}
{{- end -}}
{{- if gt (int $process.autoscaling.minReplicas) (int $process.autoscaling.maxReplicas) -}}
{{- fail (printf "%s: autoscaling.minReplicas %d is above autoscaling.maxReplicas %d" $name (int $process.autoscaling.minReplicas) (int $process.autoscaling.maxReplicas)) -}}
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
