#!/bin/bash
# Follows docs/operations/server.md to the letter on a fresh Debian 12 in a container with systemd of its own: install, back up,
# upgrade under load, restore. As root on a Debian or Ubuntu with debootstrap and systemd-container, where ports 80, 443, 5432 and
# 8180 to 8192 are free, and after `pnpm artifacts`:
#   deploy/trial/trial.sh [folder of a Debian made by debootstrap, kept for the next trial]
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
root=$(readlink -f "$here/../..")
debian=${1:-/var/tmp/clairmemoire-trial}
work=$(mktemp --directory)

say() { printf '\n— %s\n' "$*"; }

if [ ! -e "$debian/sbin/init" ]; then
  say 'Making a Debian'
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates bookworm "$debian" http://deb.debian.org/debian >"$work/debootstrap.log"
fi

say 'Starting it'
# What is written goes to memory: the next trial finds a fresh Debian again.
systemd-nspawn --quiet --directory="$debian" --volatile=overlay --register=no --keep-unit --boot \
  --bind-ro="$here:/trial" --bind="$work:/exchange" </dev/null >"$work/boot.log" 2>&1 &
container=$!
inside() {
  nsenter --target="$(pgrep --parent "$container")" --all --root --wdns=/ \
    env --ignore-environment --chdir=/root HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
end() {
  inside systemctl poweroff >/dev/null 2>&1 || true
  wait "$container" || true
  rm -r "$work"
}
trap end EXIT
for try in $(seq 60); do
  if inside systemctl is-system-running 2>/dev/null | grep -qE 'running|degraded'; then break; fi
  sleep 1
done

# The commands of the document, those of one task in one shell.
commands() {
  awk -v task="$1" '$0 == "```sh " task { on = 1; next } /^```$/ { on = 0 } on' "$root/docs/operations/server.md" >"$work/$1.sh"
}
documented() {
  commands "$1"
  inside bash -euxo pipefail "/exchange/$1.sh"
}

# What a person does at the document: has the archive, has the names lead to the server, types, and has a certificate.
# It believes whom this machine believes.
mkdir "$work/ca"
cp /usr/local/share/ca-certificates/*.crt "$work/ca/" 2>/dev/null || true
inside bash -c 'cp /exchange/ca/* /usr/local/share/ca-certificates/ 2>/dev/null; update-ca-certificates >/dev/null'
commands pack
(cd "$root" && bash -euo pipefail "$work/pack.sh" && mv clairmemoire.tar.gz "$work/")
inside cp /exchange/clairmemoire.tar.gz /root/
inside cp --recursive /trial/person/. /usr/local/sbin/
inside bash -c 'echo 127.0.0.1 localhost clinique.fr clinic.com >>/etc/hosts'

say 'Installing'
documented install

say 'Somebody signs up, and a backup is made'
inside /trial/sign-up kept@exemple.example
documented backup

say 'Seen from outside'
inside /trial/seen-from-outside

say 'Upgrading, under load'
inside /opt/clairmemoire/node/bin/node /trial/load.mjs /exchange/stop >"$work/load" &
load=$!
sleep 5
documented upgrade
say 'A release that does not start changes nothing'
inside bash -ec 'cp --recursive /opt/clairmemoire/releases/second /opt/clairmemoire/releases/broken
  echo "process.exit(1)" >/opt/clairmemoire/releases/broken/backend/main.mjs
  if /opt/clairmemoire/bin/switch /opt/clairmemoire/releases/broken; then exit 1; fi
  test "$(systemctl is-enabled clairmemoire-site@blue clairmemoire-site@green | paste --serial --delimiters=,)" = disabled,enabled'
touch "$work/stop"
wait "$load" || { cat "$work/load"; exit 1; }
cat "$work/load"

say 'Somebody signs up after the last backup, which is restored beside an open connection'
inside /trial/sign-up lost@exemple.example
inside systemd-run --quiet --collect su --login postgres --command='psql --command="select pg_sleep(600)" clairmemoire'
connected="select 'connected' from pg_stat_activity where application_name = 'psql' and datname = 'clairmemoire'"
until inside su --login postgres --command="psql --command=\"$connected\"" | grep --quiet ' connected'; do sleep 1; done
documented restore
inside /trial/sign-up --known kept@exemple.example
inside /trial/sign-up --unknown lost@exemple.example
inside bash -c 'systemctl --failed --quiet && /opt/clairmemoire/bin/operate mails >/dev/null'
say 'Everything stands as the document says'
