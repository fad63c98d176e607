import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { installedAs, installOneOf, mayInstall } from './debian.mjs'

/** Switches with which Chromium runs without a display, also as root, and sends no requests except those of the page. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Headless mode would round the widths of characters to whole pixels, which browsers with a display do not do.
  '--font-render-hinting=none',
]

/** Headless Shell comes first: it has the same engine and takes two thirds of the processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/**
 * Fonts with the same character widths as Arial and Times, which pages use as a fallback until the site's fonts have loaded.
 * They are installed separately, because no browser includes them.
 */
const fonts = { packageName: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' }

/**
 * Returns lists of the missing Debian packages, to be tried in order, because older Debian releases have no Headless Shell.
 *
 * @param {boolean} hasChromium
 */
function missingPackages(hasChromium) {
  const missingFonts = existsSync(fonts.folder) ? [] : [fonts.packageName]
  if (!hasChromium) return ['chromium-headless-shell', 'chromium'].map((name) => [name, ...missingFonts])
  return missingFonts.length > 0 ? [missingFonts] : []
}

/**
 * Returns the path of the Chromium for the browser tests: the path in `CHROMIUM_PATH`, or else the path of an installed one. As root
 * on Debian, a missing Chromium and the missing fonts are installed first. Without any of these, Playwright installs its own Chromium
 * and the result is undefined.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH || installedAs(...names)
  const ways = mayInstall() ? missingPackages(Boolean(found)) : []
  if (ways.length > 0) installOneOf(ways)
  const chromium = found || installedAs(...names)
  if (chromium) return chromium
  console.log('Installing the Chromium of Playwright')
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  } catch {
    throw new Error('No Chromium is here and none could be installed: install one, or name it in CHROMIUM_PATH.')
  }
  return undefined
}
