import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/**
 * Returns the path of the first of these programs that is installed in a folder on the PATH.
 *
 * @param {string[]} names
 * @returns {string | undefined}
 */
export function installedAs(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file))
}

/** Whether this process runs as root on Debian, so that it may install packages. */
export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/**
 * Tries to install these lists of Debian packages in order, and stops after the first one that succeeds.
 *
 * @param {string[][]} ways
 */
export function installOneOf(ways) {
  console.log(`Installing from Debian (less than a minute): ${ways[0]?.join(', ')}`)
  return aptGet('update') && ways.some((names) => aptGet('install', '-y', '--no-install-recommends', ...names))
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-q', ...args], { stdio: 'inherit', env }).status === 0
}
