import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { installedAs, installOneOf, mayInstall } from './debian.mjs'

/**
 * The engines other than Chromium. `files` finds the programs that an engine needs, the browser first.
 *
 * @typedef {{ packages: string[], files: () => (string | undefined)[] }} Found
 * @satisfies {Record<string, Found>}
 */
const others = {
  Firefox: { packages: ['firefox-esr'], files: () => [installedAs('firefox-esr', 'firefox')] },
  WebKitGTK: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: () => [inLibraries('webkit2gtk-4.1/MiniBrowser'), installedAs('WebKitWebDriver'), installedAs('Xvfb')],
  },
  // Debian 12 has a version of the engine that Safari 16 uses.
  'WPE WebKit': {
    packages: ['wpewebkit-driver', 'cog', 'xvfb'],
    files: () => [installedAs('cog'), installedAs('WPEWebDriver'), installedAs('Xvfb')],
  },
}

/** @typedef {'Chromium' | keyof typeof others} EngineName */

export const engineNames = /** @type {EngineName[]} */ (['Chromium', ...Object.keys(others)])

/**
 * Finds a file in a subfolder of `/usr/lib`, whose name depends on the processor architecture.
 *
 * @param {string} file
 */
function inLibraries(file) {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return folders.map((folder) => path.join('/usr/lib', folder, file)).find((found) => existsSync(found))
}

const isWhole = (/** @type {Found} */ { files }) => files().every((file) => file !== undefined && existsSync(file))

/**
 * Returns the path of the installed browser of each engine. As root on Debian, missing browsers are installed first. Prints the names of
 * the engines without a browser. Chromium is missing in the result if it is the one that Playwright installs.
 *
 * @returns {Partial<Record<EngineName, string>>}
 */
export function findEngines() {
  /** @type {Partial<Record<EngineName, string>>} */
  const found = {}
  const chromium = findChromium()
  if (chromium) found.Chromium = chromium
  for (const [name, engine] of Object.entries(others)) {
    if (!isWhole(engine) && mayInstall()) installOneOf([engine.packages])
    const [browser] = engine.files()
    if (isWhole(engine) && browser) found[/** @type {EngineName} */ (name)] = browser
    else console.log(`${name}: not tried here, because ${engine.packages.join(', ')} are not installed`)
  }
  return found
}
