import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { installedAs, installOneOf, mayInstall } from './debian.mjs'

/** Switches for a Chromium without a display, also as root, that sends no requests of its own. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Glyph widths as on real screens; headless mode would round them to whole pixels.
  '--font-render-hinting=none',
]

/** Headless Shell comes first: the same engine with two thirds of the processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Metric-compatible with Arial and Times, the fallbacks until the site's fonts have loaded; no browser includes them. */
const fonts = { packageName: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' }

/**
 * Missing Debian packages, as alternative lists: older Debian releases have no Headless Shell.
 *
 * @param {boolean} hasChromium
 */
function missingPackages(hasChromium) {
  const missingFonts = existsSync(fonts.folder) ? [] : [fonts.packageName]
  if (!hasChromium) return ['chromium-headless-shell', 'chromium'].map((name) => [name, ...missingFonts])
  return missingFonts.length > 0 ? [missingFonts] : []
}

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else Debian's package (as root on Debian it
 * is installed now, with the fonts for the tests). Undefined means Playwright's own, which is installed now.
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
