{{/* Ingress rules of a process besides metrics. In: root, name, process. */}}
{{- define "bms.ingress" -}}
{{- $root := .root -}}
{{- $name := .name -}}
{{- if .process.isGateway -}}
- ports:
    - { protocol: TCP, port: 8080 }
  {{- with $root.Values.networkPolicy.gatewayClients }}
  from:
    {{- toYaml . | nindent 4 }}
    # The pod of helm test.
    - podSelector: { matchLabels: { bms/test-of: {{ include "bms.fullname" $root }} } }
  {{- end }}
{{- else -}}
- from:
    {{- range $caller := (include "bms.processes" $root | fromJson).names }}
    {{- $calls := (include "bms.process" (dict "root" $root "name" $caller) | fromJson).calls }}
    {{- if has $name $calls }}
    - podSelector:
        matchLabels:
          {{- include "bms.selector" (dict "root" $root "name" $caller) | nindent 10 }}
    {{- end }}
    {{- end }}
  ports:
    - { protocol: TCP, port: 50051 }
{{- if .process.http }}
- from:
    - podSelector:
        matchLabels:
          {{- include "bms.selector" (dict "root" $root "name" "gateway") | nindent 10 }}
  ports:
    - { protocol: TCP, port: 9090 }
{{- end }}
{{- end -}}
{{- end -}}

{{/* Egress rule to a destination of networkPolicy.egress. In: root, name. */}}
{{- define "bms.egress" -}}
{{- $rule := index .root.Values.networkPolicy.egress .name -}}
- ports:
    {{- range $rule.ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- if eq $.name "dns" }}
    - { protocol: UDP, port: {{ . }} }
    {{- end }}
    {{- end }}
  {{- with $rule.to }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}

{{/* Address families of a Service; those of the cluster by default. In: root. */}}
{{- define "bms.ipFamilies" -}}
{{- with .Values.ipFamilyPolicy -}}
ipFamilyPolicy: {{ . }}
{{- end }}
{{- with .Values.ipFamilies }}
ipFamilies: {{ toJson . }}
{{- end }}
{{- end -}}
