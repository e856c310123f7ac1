{{/* Image of a process. In: root, process. */}}
{{- define "bms.image" -}}
{{- $image := .root.Values.image -}}
{{- if .process.image -}}
{{- .process.image -}}
{{- else -}}
{{- with $image.registry }}{{ . }}/{{ end -}}
{{- printf "%s%s:%s" $image.prefix .process.name (default .root.Chart.AppVersion $image.tag) -}}
{{- end -}}
{{- end -}}

{{/* Text of a setting: a template if it is text; numbers without an exponent. In: root, value. */}}
{{- define "bms.text" -}}
{{- if kindIs "string" .value -}}{{- tpl .value .root -}}{{- else -}}{{- toJson .value -}}{{- end -}}
{{- end -}}

{{/* Address at which a port listens; an IPv6 address has brackets. In: root, port. */}}
{{- define "bms.listen" -}}
{{- $address := .root.Values.listenAddress -}}
{{- printf "%s:%d" (ternary (printf "[%s]" $address) $address (contains ":" $address)) (int .port) -}}
{{- end -}}

{{/* Environment of a process. In: root, process. */}}
{{- define "bms.env" -}}
{{- $root := .root -}}
{{- $process := .process -}}
{{- $prefix := include "bms.fullname" $root -}}
{{- $env := dict "NODE_ENV" "production" "LOG_LEVEL" $root.Values.logLevel "HTTP_ADDRESS" (include "bms.listen" (dict "root" $root "port" 9090)) -}}
{{- $upstreams := list -}}
{{- $http := list -}}
{{- range $process.calls -}}
{{- $upstreams = append $upstreams (printf "%s=%s-%s:50051" . $prefix .) -}}
{{- if (index $root.Values.services .).http -}}{{- $http = append $http (printf "%s=%s-%s-http:9090" . $prefix .) -}}{{- end -}}
{{- end -}}
{{- $_ := set $env "UPSTREAMS" (join "," $upstreams) -}}
{{- if $process.isGateway -}}
{{- $_ := set $env "HOST" $root.Values.listenAddress -}}
{{- $_ := set $env "PORT" "8080" -}}
{{- $_ := set $env "UPSTREAMS_HTTP" (join "," $http) -}}
{{- else -}}
{{- $_ := set $env "GRPC_ADDRESS" (include "bms.listen" (dict "root" $root "port" 50051)) -}}
{{- end -}}
{{- if ne (int $root.Values.metrics.port) 9090 -}}
{{- $_ := set $env "METRICS_ADDRESS" (include "bms.listen" (dict "root" $root "port" (int $root.Values.metrics.port))) -}}
{{- end -}}
{{- if $root.Values.extraCaCerts.existingConfigMap -}}
{{- $_ := set $env "NODE_EXTRA_CA_CERTS" (printf "/etc/bms/ca/%s" $root.Values.extraCaCerts.key) -}}
{{- end -}}
{{- with $root.Values.telemetry.otlpEndpoint -}}
{{- $_ := set $env "OTEL_EXPORTER_OTLP_ENDPOINT" . -}}
{{- end -}}
{{- range $name, $value := $process.settings -}}
{{- $_ := set $env $name (include "bms.text" (dict "root" $root "value" $value)) -}}
{{- end -}}
{{- range $name := keys $env | sortAlpha }}
- name: {{ $name }}
  value: {{ index $env $name | quote }}
{{- end }}
{{- range $name := concat $process.secretKeys $process.optionalSecretKeys | uniq }}
{{- /* A setting that is read from a file needs no key. */}}
{{- if not (hasKey $env (printf "%s_FILE" $name)) }}
{{- $ref := default dict (index $process.secretRefs $name) }}
- name: {{ $name }}
  valueFrom:
    secretKeyRef:
      name: {{ default $process.existingSecret $ref.name }}
      key: {{ default $name $ref.key }}
      {{- if not (has $name $process.secretKeys) }}
      optional: true
      {{- end }}
{{- end }}
{{- end }}
{{- with $process.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* Container of a process without its ports and probes. In: root, process. */}}
{{- define "bms.container" -}}
name: {{ .process.name }}
image: {{ include "bms.image" . | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  privileged: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
env:
  {{- include "bms.env" . | trim | nindent 2 }}
resources:
  {{- toYaml .process.resources | nindent 2 }}
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  {{- if .root.Values.extraCaCerts.existingConfigMap }}
  - { name: ca, mountPath: /etc/bms/ca, readOnly: true }
  {{- end }}
  {{- with .process.extraVolumeMounts }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end -}}

{{/* Secrets for pulling images, given as names or objects. In: root. */}}
{{- define "bms.imagePullSecrets" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ if kindIs "string" . }}{{ . }}{{ else }}{{ .name }}{{ end }}
  {{- end }}
{{- end }}
{{- end -}}

{{/* Pod of a process without its containers. In: root, process, serviceAccount. */}}
{{- define "bms.pod" -}}
serviceAccountName: {{ .serviceAccount }}
automountServiceAccountToken: false
enableServiceLinks: false
{{- include "bms.imagePullSecrets" .root }}
securityContext:
  runAsNonRoot: true
  {{- /* Without them, the platform assigns ids, as OpenShift does. */}}
  {{- with .root.Values.podSecurity.runAsUser }}
  runAsUser: {{ int64 . }}
  {{- end }}
  {{- with .root.Values.podSecurity.runAsGroup }}
  runAsGroup: {{ int64 . }}
  fsGroup: {{ int64 . }}
  {{- end }}
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: tmp
    emptyDir: { sizeLimit: {{ .root.Values.podSecurity.tmpSize }} }
  {{- if .root.Values.extraCaCerts.existingConfigMap }}
  - name: ca
    configMap: { name: {{ .root.Values.extraCaCerts.existingConfigMap }} }
  {{- end }}
  {{- with .process.extraVolumes }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with .process.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .process.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .process.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .process.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{/*
Probes of a process. Being alive depends on nothing else: a restart mends no database.
A service starts and is ready by its gRPC health, which follows its database. A gateway starts once all it needs answers,
and stays ready while parts are unavailable, since it serves the routes of the others (docs/adr/0201-kubernetes-probes.md).
In: process.
*/}}
{{- define "bms.probes" -}}
{{- $period := 2 -}}
{{- $health := "grpc: { port: 50051 }" -}}
{{- $scheme := "HTTP" -}}
{{- if and .process.tls (not .process.isGateway) -}}
{{- $scheme = "HTTPS" -}}
{{- $health = "httpGet: { path: /readyz, port: http, scheme: HTTPS }" -}}
{{- end -}}
startupProbe:
  {{- if .process.isGateway }}
  httpGet: { path: /readyz, port: internal }
  {{- else }}
  {{ $health }}
  {{- end }}
  periodSeconds: {{ $period }}
  timeoutSeconds: 3
  failureThreshold: {{ max 1 (div (int .process.startupSeconds) $period) }}
readinessProbe:
  {{- if .process.isGateway }}
  httpGet: { path: /livez, port: internal }
  {{- else }}
  {{ $health }}
  {{- end }}
  periodSeconds: 5
  timeoutSeconds: 3
  failureThreshold: 2
livenessProbe:
  httpGet: { path: /livez, port: {{ ternary "internal" "http" .process.isGateway }}, scheme: {{ $scheme }} }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
{{- end -}}
