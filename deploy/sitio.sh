#!/bin/sh
# Publishes a build with nginx, goes back to an earlier one and clears old ones (docs/publicar.md). A build carries
# this script with it, in deploy/.
#
# No answer mixes two versions: nginx reads configuration and pages from the version's own folder, which each reload
# names, and not through the link `actual`. Answers under way are finished from their own version.
# Each version has the hashed files of all versions, as hard links that take no space, so that open pages find theirs.
set -eu
umask 022

SITIO=${SITIO_DIR:-/var/www/sitio}
NGINX_DIR=${NGINX_DIR:-/etc/nginx}
SYSTEMD_DIR=${SYSTEMD_DIR:-/etc/systemd/system}
# Not called NGINX: in a variable of that name nginx itself looks for inherited sockets.
NGINX_COMMAND=${NGINX_COMMAND:-nginx}

VERSIONS=$SITIO/versiones
CURRENT=$SITIO/actual
COPIED=$NGINX_DIR/conf.d/sitio.conf
LOG=$SITIO/servidor.log
KEPT_DEFAULT=3
USAGE='Uso: sudo sh sitio.sh <orden>
  publicar [carpeta]   publica una construcción; sin carpeta, aquella en que está este archivo. En una máquina
                       de prueba, con --vista-previa, también una con datos de muestra
  volver [versión]     vuelve a la versión anterior, o a la que se nombra
  versiones            las que hay; la vigente lleva una flecha
  limpiar [cuántas]    borra las antiguas; quedan la vigente y las 3 últimas, o cuántas se diga
  configurar           pone en nginx la configuración de la versión vigente
  certificado          lo llama certbot: con el certificado nuevo, recarga nginx'

stop() {
  echo "$1" >&2
  exit 1
}

current_version() { [ ! -L "$CURRENT" ] || basename "$(readlink "$CURRENT")"; }
all_versions() { ls "$VERSIONS"; }
is_preview() { [ -f "$1/deploy/vista-previa.txt" ]; }

need_nginx() {
  command -v "${NGINX_COMMAND%% *}" >/dev/null || stop 'nginx no está instalado: sudo apt install nginx'
}

need_version() { [ -L "$CURRENT" ] || stop 'Todavía no hay nada publicado: se publica con sitio.sh publicar.'; }

# Versions are named by the time, so that they sort in order; in UTC, which has no summer time.
new_version() {
  now=$(date -u +%Y%m%d-%H%M%S)
  name=$now
  count=1
  while [ -e "$VERSIONS/$name" ]; do
    count=$((count + 1))
    name=$now-$count
  done
  echo "$name"
}

# Replaces the link in one step, so that it always exists.
point_at() {
  ln -sfn "$VERSIONS/$1" "$CURRENT.nuevo"
  mv -T "$CURRENT.nuevo" "$CURRENT"
}

point_back() {
  if [ -n "$1" ]; then point_at "$1"; else rm -f "$CURRENT"; fi
}

is_accepted() { $NGINX_COMMAND -t >"$LOG" 2>&1; }
refusal() { stop "nginx no acepta la configuración; el sitio sigue como estaba.
$(cat "$LOG")"; }

# What must be undone if the script ends early: by a refusal, Ctrl-C, a lost connection or a signal.
unfinished_version=
unfinished_switch=
unfinished_configuration=

undo() {
  trap '' INT TERM HUP
  [ -z "$unfinished_configuration" ] || configure_back
  [ -z "$unfinished_switch" ] || point_back "$before"
  [ -z "$unfinished_version" ] || rm -rf "$VERSIONS/$unfinished_version" "$VERSIONS/.$unfinished_version"
}
undo_unless_finished() {
  trap undo EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
}

# From here on signals are ignored: nginx reads the version that the link points to.
reload() {
  trap '' INT TERM HUP
  unfinished_version=
  unfinished_switch=
  unfinished_configuration=
  $NGINX_COMMAND -s reload 2>"$LOG" || stop "nginx no está en marcha: systemctl start nginx
$(cat "$LOG")"
}

# The first line of a build's configuration identifies its text.
stamp_of() { sed -n '1s/^# //p' "$1"; }
is_beginning() { [ -f "$COPIED" ] && stamp_of "$COPIED" | grep -q '^inicio '; }

warn_if_older() {
  [ -f "$1" ] && [ "$(stamp_of "$1")" != "$(stamp_of "$2")" ] || return 0
  echo "AVISO: $1 viene de una construcción anterior. Mira qué cambió:
  diff $1 $2
y toma lo nuevo: $3"
}

# Links the hashed files of the first version that the second lacks.
share_assets() { cp -Rln "$1/client/assets/." "$2/client/assets/"; }

# Copies a build into its version's folder; it and the other versions share their hashed files.
store() {
  staged=$VERSIONS/.$2
  rm -rf "$VERSIONS"/.[0-9]*
  cp -R "$1" "$staged"
  mkdir -p "$SITIO/acme"
  ls "$staged/client/assets" >"$staged/assets.txt"
  for other in $(all_versions); do
    share_assets "$VERSIONS/$other" "$staged"
    share_assets "$staged" "$VERSIONS/$other"
  done
  echo "root $VERSIONS/$2/client;" >"$staged/deploy/nginx/sitio/raiz.conf"
  [ ! -f "$staged/deploy/nginx/consultas.conf" ] ||
    cp "$staged/deploy/nginx/consultas.conf" "$staged/deploy/nginx/sitio/"
  chmod -R a+rX "$staged"
  mv "$staged" "$VERSIONS/$2"
}

# The configuration for nginx: until there is a certificate, only what is needed to get one.
meant_configuration() {
  ours=$CURRENT/deploy/nginx/sitio.conf
  certificate=$(sed -n 's/^ *ssl_certificate \(.*\);/\1/p' "$ours" | head -n 1)
  if [ -f "$certificate" ]; then echo "$ours"; else echo "$CURRENT/deploy/nginx/inicio.conf"; fi
}

ask_for_certificate() {
  names=$(sed -n 's/^ *server_name \(.*\);/\1/p' "$CURRENT/deploy/nginx/inicio.conf")
  domains=$(for name in $names; do printf ' -d %s' "$name"; done)
  echo "Falta el certificado. Con él, el sitio queda a la vista:
  certbot certonly --webroot -w $SITIO/acme$domains --deploy-hook 'sh $CURRENT/deploy/sitio.sh certificado'"
}

configure() {
  mkdir -p "$NGINX_DIR/conf.d"
  [ -e "$NGINX_DIR/sitio" ] || ln -sfn "$CURRENT/deploy/nginx/sitio" "$NGINX_DIR/sitio"
  rm -f "$COPIED.nuevo"
  cp "$(meant_configuration)" "$COPIED.nuevo"
  [ ! -f "$COPIED" ] || cp "$COPIED" "$COPIED.anterior"
  unfinished_configuration=yes
  mv "$COPIED.nuevo" "$COPIED"
  is_accepted || refusal
}
configure_back() {
  rm -f "$COPIED"
  [ ! -f "$COPIED.anterior" ] || mv "$COPIED.anterior" "$COPIED"
}

# Switches to a version if nginx accepts it; otherwise stays at the one before.
switch_to() {
  before=$(current_version)
  unfinished_switch=yes
  point_at "$1"
  if [ -f "$COPIED" ] && ! is_beginning; then is_accepted || refusal; else configure; fi
}

publish() {
  build=$(dirname "$0")/..
  takes_preview=
  for argument; do
    if [ "$argument" = --vista-previa ]; then takes_preview=yes; else build=$argument; fi
  done
  [ -f "$build/client/index.html" ] && [ -f "$build/deploy/nginx/sitio.conf" ] ||
    stop "No hay una construcción en $build: se hace con npm run build -- --publicar."
  [ -n "$takes_preview" ] || ! is_preview "$build" ||
    stop 'Es una vista previa, con datos de muestra: no se publica. La construcción que se publica se hace con
  npm run build -- --publicar
En una máquina de prueba: sitio.sh publicar --vista-previa'
  [ -z "$(find "$build/client" "$build/deploy" -type l | head -n 1)" ] ||
    stop "La construcción lleva enlaces, que podrían mostrar otros archivos de la máquina: no se publica.
$(find "$build/client" "$build/deploy" -type l)"
  mkdir -p "$VERSIONS"
  undo_unless_finished
  version=$(new_version)
  unfinished_version=$version
  store "$build" "$version"
  switch_to "$version"
  reload
  echo "Publicada $version."
  if is_beginning; then ask_for_certificate; fi
  is_beginning || warn_if_older "$COPIED" "$CURRENT/deploy/nginx/sitio.conf" "sh $CURRENT/deploy/sitio.sh configurar"
  unit=$CURRENT/deploy/systemd/sitio.service
  warn_if_older "$SYSTEMD_DIR/sitio.service" "$unit" \
    "cp $unit $SYSTEMD_DIR/ && systemctl daemon-reload && systemctl restart sitio"
}

go_back() {
  now=$(current_version)
  target=${1:-$(all_versions | sed "/^$now\$/,\$d" | tail -n 1)}
  [ -n "$target" ] || stop 'No hay una versión anterior a la vigente.'
  [ -d "$VERSIONS/$target" ] || stop "No hay tal versión. Hay: $(all_versions | tr '\n' ' ')"
  undo_unless_finished
  switch_to "$target"
  reload
  echo "Vigente: $target. Antes: $now."
}

list() {
  now=$(current_version)
  for version in $(all_versions); do
    arrow=
    note=
    [ "$version" != "$now" ] || arrow=' ←'
    ! is_preview "$VERSIONS/$version" || note=' (vista previa)'
    echo "$version$note$arrow"
  done
}

clear_old() {
  case ${1-0} in '' | *[!0-9]*) stop "limpiar: «$1» no es un número. $USAGE" ;; esac
  kept=$(expr "${1:-$KEPT_DEFAULT}" + 0 || true) # the shell would take «08» for octal
  now=$(current_version)
  others=$(all_versions | grep -vx "$now" || true)
  surplus=$(($(echo "$others" | grep -c . || true) - kept))
  [ "$surplus" -le 0 ] || for version in $(echo "$others" | head -n "$surplus"); do
    rm -r "${VERSIONS:?}/$version"
    echo "Borrada $version."
  done
  cat "$VERSIONS"/*/assets.txt | sort -u >"$SITIO/assets.vigentes"
  for version in $(all_versions); do
    for name in $(ls "$VERSIONS/$version/client/assets" | sort | comm -23 - "$SITIO/assets.vigentes"); do
      rm "$VERSIONS/$version/client/assets/$name"
    done
  done
  rm "$SITIO/assets.vigentes"
}

renew() {
  undo_unless_finished
  if is_beginning; then configure; else is_accepted || refusal; fi
  reload
  echo 'nginx usa el certificado nuevo.'
}

# Only one order at a time; the system releases the lock when the script ends, however it ends.
alone() {
  mkdir -p "$SITIO" 2>/dev/null && [ -w "$SITIO" ] || stop "No se puede escribir en $SITIO: falta sudo."
  exec 9>"$SITIO/.cerrojo"
  flock -n 9 || stop 'Ya hay otra orden en marcha.'
}

order=${1:-}
[ $# -eq 0 ] || shift
case $order in
publicar) need_nginx && alone && publish "$@" ;;
volver) need_version && need_nginx && alone && go_back "$@" ;;
versiones) need_version && list ;;
limpiar) need_version && alone && clear_old "$@" ;;
configurar) need_version && need_nginx && alone && undo_unless_finished && configure && reload ;;
certificado) need_version && need_nginx && alone && renew ;;
*) stop "$USAGE" ;;
esac
