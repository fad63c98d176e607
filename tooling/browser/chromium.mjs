import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { installedAs, installOneOf, mayInstall } from './debian.mjs'

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

/** As wide as Arial and Times, in which pages are read until the faces of the site have come; no browser brings them. */
const fonts = { packageName: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' }

/**
 * What Debian has and this machine lacks, in each of the ways to install it: older Debian has no Chromium without windows.
 *
 * @param {boolean} hasChromium
 */
function missingPackages(hasChromium) {
  const missingFonts = existsSync(fonts.folder) ? [] : [fonts.packageName]
  if (!hasChromium) return ['chromium-headless-shell', 'chromium'].map((name) => [name, ...missingFonts])
  return missingFonts.length > 0 ? [missingFonts] : []
}

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else Debian's package (installed now
 * when this is root on Debian, as are the fonts that the tests read in). Undefined means Playwright's own, which is installed now.
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
