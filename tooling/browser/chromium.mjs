import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Switches for a Chromium that runs without a display, as root too, and asks nothing of the outside world. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Glyphs are as wide as on the screens of people; without windows they would be rounded to whole pixels.
  '--font-render-hinting=none',
]

/** Chromium without its windows comes first: the same engine for two thirds of the processor's time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** @returns {string | undefined} */
function installedChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file))
}

function mayInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-q', ...args], { stdio: 'inherit', env }).status === 0
}

/**
 * Older Debian has no package of the first kind.
 *
 * @param {string[]} packages
 */
function installsOneOf(packages) {
  return packages.some((name) => aptGet('install', '-y', '--no-install-recommends', name))
}

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else Debian's package (installed now
 * when this is root on Debian). Undefined means Playwright's own, which is installed now.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH || installedChromium()
  if (found) return found
  if (mayInstallDebianPackages()) {
    console.log('Installing Chromium from Debian (about a minute)')
    if (aptGet('update') && installsOneOf(['chromium-headless-shell', 'chromium'])) return installedChromium()
  }
  console.log('Installing the Chromium of Playwright')
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  return undefined
}
