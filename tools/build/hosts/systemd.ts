import { SITE_FOLDER } from './hosted-site.ts'

/** The relay as a service: 500 MB at most, and everything that it does not use is shut to it. */
export function systemdUnit(port: number): string {
  return `[Unit]
Description=Sitio y receptor de consultas
After=network-online.target
Wants=network-online.target

[Service]
User=sitio
WorkingDirectory=/opt/sitio
# Where nginx looks for it (email.port in content/sitio.yaml).
Environment=PORT=${port} BUILD_DIR=${SITE_FOLDER}/actual
EnvironmentFile=/etc/sitio.env
# The project's own Node 24, whatever the machine's.
ExecStart=/opt/sitio/node_modules/node/bin/node server/main.ts
# It says when it is ready and that it runs; a minute of silence, and it is started anew.
Type=notify
NotifyAccess=all
WatchdogSec=60
Restart=always
RestartSec=2
TimeoutStopSec=30
MemoryMax=500M
TasksMax=64
StateDirectory=sitio
StateDirectoryMode=0700
UMask=0077
NoNewPrivileges=true
CapabilityBoundingSet=
AmbientCapabilities=
ProtectSystem=strict
ProtectHome=true
ProtectProc=invisible
ProcSubset=pid
ProtectClock=true
ProtectHostname=true
ProtectControlGroups=true
ProtectKernelLogs=true
ProtectKernelModules=true
ProtectKernelTunables=true
PrivateTmp=true
PrivateDevices=true
PrivateUsers=true
LockPersonality=true
RemoveIPC=true
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=true
RestrictRealtime=true
RestrictSUIDSGID=true
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
`
}
